// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/data/rfc3339.h"

#include <QTest>

using namespace firesteel;
using namespace firesteel::data;
using namespace Qt::StringLiterals;

class TestRfc3339 : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void parses_data();
    void parses();
    void refuses_data();
    void refuses();
    void formats_data();
    void formats();
};

void TestRfc3339::parses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("nanoseconds");
    const auto row = [](const char *text, qint64 nanoseconds) {
        QTest::newRow(text) << QByteArray(text) << nanoseconds;
    };
    row("1970-01-01T00:00:00Z", 0);
    row("1970-01-01T00:00:00.000000001Z", 1);
    row("1970-01-01T00:00:00.5Z", 500'000'000);
    row("1970-01-01T00:00:00.1234567899Z", 123'456'789);
    row("1970-01-01t00:00:01z", 1'000'000'000);
    row("1970-01-01T01:00:00+01:00", 0);
    row("1969-12-31T19:30:00-04:30", 0);
    row("1969-12-31T23:59:59.999999999Z", -1);
    row("2026-02-28T23:59:60Z", 1'772'323'200'000'000'000);
    row("2026-03-01T00:00:00Z", 1'772'323'200'000'000'000);
    row("2024-02-29T12:34:56.123456Z", 1'709'210'096'123'456'000);
    row("2261-12-31T23:59:59.999999999Z", 9'214'646'399'999'999'999);
    row("1678-01-01T00:00:00Z", -9'214'560'000'000'000'000);
}

void TestRfc3339::parses()
{
    QFETCH(QByteArray, text);
    QFETCH(qint64, nanoseconds);
    const Result<Instant> instant = parseRfc3339(text);
    QVERIFY(instant.has_value());
    QCOMPARE(qint64(instant->time_since_epoch().count()), nanoseconds);
    QCOMPARE(*parseRfc3339(QStringView(QString::fromLatin1(text))), *instant);
}

void TestRfc3339::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : {"",
                             "2026",
                             "2026-01-02",
                             "2026-01-02T03:04:05",
                             "2026-01-02T03:04Z",
                             "2026-13-01T00:00:00Z",
                             "2026-02-29T00:00:00Z",
                             "2026-01-32T00:00:00Z",
                             "2026-01-02T24:00:00Z",
                             "2026-01-02T00:60:00Z",
                             "2026-01-02T00:00:61Z",
                             "2026-01-02T00:00:00.Z",
                             "2026-01-02T00:00:00+24:00",
                             "2026-01-02T00:00:00+0100",
                             "2026-01-02T00:00:00Z ",
                             " 2026-01-02T00:00:00Z",
                             "2026-1-2T00:00:00Z",
                             "+026-01-02T00:00:00Z",
                             "0000-01-01T00:00:00Z",
                             "9999-01-01T00:00:00Z",
                             "2026-00-10T00:00:00Z",
                             "\xd9\xa1"
                             "026-01-02T00:00:00Z"})
        QTest::newRow(*text ? text : "(empty)") << QByteArray(text);
}

void TestRfc3339::refuses()
{
    QFETCH(QByteArray, text);
    QCOMPARE(parseRfc3339(text).error_or(Error()).code, Errc::InvalidValue);
}

void TestRfc3339::formats_data()
{
    QTest::addColumn<qint64>("nanoseconds");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("epoch") << 0LL << -1 << QByteArray("1970-01-01T00:00:00Z");
    QTest::newRow("one") << 1LL << -1 << QByteArray("1970-01-01T00:00:00.000000001Z");
    QTest::newRow("trimmed") << 120'000'000LL << -1 << QByteArray("1970-01-01T00:00:00.12Z");
    QTest::newRow("six") << 123'456'789LL << 6 << QByteArray("1970-01-01T00:00:00.123456Z");
    QTest::newRow("none") << 999'999'999LL << 0 << QByteArray("1970-01-01T00:00:00Z");
    QTest::newRow("nine") << 0LL << 9 << QByteArray("1970-01-01T00:00:00.000000000Z");
    QTest::newRow("before") << -1LL << -1 << QByteArray("1969-12-31T23:59:59.999999999Z");
    QTest::newRow("leap day") << 1'709'210'096'000'000'000LL << 3
                              << QByteArray("2024-02-29T12:34:56.000Z");
}

void TestRfc3339::formats()
{
    QFETCH(qint64, nanoseconds);
    QFETCH(int, decimals);
    QFETCH(QByteArray, text);
    const Instant instant{std::chrono::nanoseconds(nanoseconds)};
    QCOMPARE(formatRfc3339(instant, decimals), text);
    if (decimals < 0)
        QCOMPARE(*parseRfc3339(text), instant);
}

QTEST_GUILESS_MAIN(TestRfc3339)
#include "tst_rfc3339.moc"
