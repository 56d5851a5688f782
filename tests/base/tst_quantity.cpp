// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/quantity.h"

#include <QTest>

#include <limits>

using namespace firesteel;
using namespace Qt::StringLiterals;

class TestQuantity : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void parses_data();
    void parses();
    void refuses_data();
    void refuses();
    void compares();
    void roundsAndConverts();
    void jvmSizes_data();
    void jvmSizes();
    void badJvmSizes_data();
    void badJvmSizes();
};

void TestQuantity::parses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("milli");
    const auto row = [](const char *text, qint64 milli) {
        QTest::newRow(text) << QString::fromLatin1(text) << milli;
    };
    row("0", 0);
    row("1", 1000);
    row("+1", 1000);
    row("-1", -1000);
    row("500m", 500);
    row("1500m", 1500);
    row("0.5", 500);
    row(".5", 500);
    row("5.", 5000);
    row("1.25", 1250);
    row("0.0005", 1); // a fraction of a thousandth counts as one, as in Kubernetes
    row("1u", 1);
    row("1n", 1);
    row("1000u", 1);
    row("2500n", 1);
    row("1k", 1'000'000);
    row("1M", 1'000'000'000);
    row("1G", 1'000'000'000'000);
    row("1Ki", 1'024'000);
    row("1.5Gi", 1'610'612'736'000);
    row("2Gi", 2'147'483'648'000);
    row("128974848", 128'974'848'000);
    row("129e6", 129'000'000'000);
    row("129E6", 129'000'000'000);
    row("1e3", 1'000'000);
    row("1E3", 1'000'000);
    row("1e-3", 1);
    row("15e-1", 1500);
    row("9223372036854775.807", std::numeric_limits<qint64>::max());
    row("9223372036854775807m", std::numeric_limits<qint64>::max());
}

void TestQuantity::parses()
{
    QFETCH(QString, text);
    QFETCH(qint64, milli);
    const Result<Quantity> quantity = Quantity::parse(text);
    QVERIFY(quantity.has_value());
    QCOMPARE(quantity->milli(), milli);
}

void TestQuantity::refuses_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"",
                             "m",
                             "Gi",
                             ".",
                             "-",
                             "1 Gi",
                             " 1",
                             "1 ",
                             "1K",
                             "1gi",
                             "1GI",
                             "1GB",
                             "1mi",
                             "1.2.3",
                             "--1",
                             "1e",
                             "1e1.5",
                             "1ee1",
                             "0x10",
                             "1,5",
                             "e3",
                             "1e3m",
                             "1E",
                             "9223372036854775808",
                             "9223372036854775.808",
                             "8Ei",
                             "1e99",
                             "1e-99",
                             "99999999999999999999999999"})
        QTest::newRow(*text ? text : "(empty)") << QString::fromLatin1(text);
}

void TestQuantity::refuses()
{
    QFETCH(QString, text);
    const Result<Quantity> quantity = Quantity::parse(text);
    QVERIFY(!quantity.has_value());
    QCOMPARE(quantity.error().code, Errc::InvalidValue);
    QCOMPARE(quantity.error().context.value(u"value"_s), text);
}

void TestQuantity::compares()
{
    QCOMPARE(*Quantity::parse(u"1"), *Quantity::parse(u"1000m"));
    QCOMPARE(*Quantity::parse(u"1Ki"), *Quantity::parse(u"1024"));
    QVERIFY(*Quantity::parse(u"999m") < *Quantity::parse(u"1"));
    QVERIFY(*Quantity::parse(u"1Gi") > *Quantity::parse(u"1G"));
}

void TestQuantity::roundsAndConverts()
{
    QCOMPARE(Quantity::ofMilli(1000).rounded(), 1);
    QCOMPARE(Quantity::ofMilli(1001).rounded(), 2);
    QCOMPARE(Quantity::ofMilli(1).rounded(), 1);
    QCOMPARE(Quantity::ofMilli(-1500).rounded(), -1);
    QCOMPARE(Quantity::parse(u"1408Mi")->mebibytes(), 1408);
    QCOMPARE(Quantity::parse(u"1.5Gi")->mebibytes(), 1536);
    QCOMPARE(Quantity::parse(u"2097151")->mebibytes(), 1);
}

void TestQuantity::jvmSizes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("unit");
    QTest::addColumn<qint64>("value");
    const auto row = [](const char *text, ByteUnit unit, qint64 value) {
        QTest::addRow("%s in unit %d", text, static_cast<int>(unit))
            << QString::fromLatin1(text) << static_cast<int>(unit) << value;
    };
    row("512m", ByteUnit::MiB, 512);
    row("1g", ByteUnit::MiB, 1024);
    row("2G", ByteUnit::MiB, 2048);
    row("2gb", ByteUnit::MiB, 2048);
    row("1Tb", ByteUnit::GiB, 1024);
    row("1p", ByteUnit::TiB, 1024);
    row("1024", ByteUnit::MiB, 1024);
    row("1024", ByteUnit::Byte, 1024);
    row("1024b", ByteUnit::KiB, 1);
    row("1023k", ByteUnit::MiB, 0);
    row("2047k", ByteUnit::MiB, 1);
    row("1024k", ByteUnit::MiB, 1);
    row(" 10kb ", ByteUnit::Byte, 10240);
    row("-5m", ByteUnit::KiB, -5120);
    row("0", ByteUnit::PiB, 0);
    row("9223372036854775807", ByteUnit::Byte, std::numeric_limits<qint64>::max());
}

void TestQuantity::jvmSizes()
{
    QFETCH(QString, text);
    QFETCH(int, unit);
    QFETCH(qint64, value);
    const Result<qint64> size = parseJvmSize(text, static_cast<ByteUnit>(unit));
    QVERIFY(size.has_value());
    QCOMPARE(*size, value);
}

void TestQuantity::badJvmSizes_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"", " ", "m", "1.5g", "1 g", "1mib", "1bb", "1e3", "1x", "0x10", "--1",
                             "+1", "1m2", "9223372036854775808", "9000p", "99999999999999999999"})
        QTest::newRow(*text ? text : "(empty)") << QString::fromLatin1(text);
}

void TestQuantity::badJvmSizes()
{
    QFETCH(QString, text);
    QCOMPARE(parseJvmSize(text, ByteUnit::Byte).error_or(Error()).code, Errc::InvalidValue);
}

QTEST_GUILESS_MAIN(TestQuantity)
#include "tst_quantity.moc"
