// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/conf/catalogue.h"
#include "core/spark/conf/confreader.h"
#include "tests/spark/sparktest.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace firesteel;
using namespace firesteel::spark;
using namespace firesteel::test;

class TestSparkConf : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keepsOrder();
    void prefixes();
    void substitution_data();
    void substitution();
    void typed_data();
    void typed();
    void lists();
    void doubles_data();
    void doubles();
    void catalogue();
};

void TestSparkConf::keepsOrder()
{
    SparkConf conf{{u"b"_s, u"1"_s}, {u"a"_s, u"2"_s}};
    conf.set(u"b"_s, u"3"_s);
    conf.setIfMissing(u"a"_s, u"9"_s);
    conf.setIfMissing(u"c"_s, u"4"_s);
    QCOMPARE(conf.entries(),
             (QList<SparkConf::Entry>{{u"b"_s, u"3"_s}, {u"a"_s, u"2"_s}, {u"c"_s, u"4"_s}}));
    conf.remove(u"a"_s);
    conf.remove(u"z"_s);
    QCOMPARE(conf.size(), 2);
    QVERIFY(!conf.raw(u"a"_s));
    QCOMPARE(conf, (SparkConf{{u"c"_s, u"4"_s}, {u"b"_s, u"3"_s}})); // equal whatever the order
}

void TestSparkConf::prefixes()
{
    const SparkConf conf{{u"x.z"_s, u"1"_s}, {u"y.a"_s, u"2"_s}, {u"x.a.b"_s, u"3"_s}};
    QCOMPARE(conf.withPrefix(u"x."_s),
             (QList<SparkConf::Entry>{{u"a.b"_s, u"3"_s}, {u"z"_s, u"1"_s}}));
}

void TestSparkConf::substitution_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("result"); // null: a circular reference
    QTest::newRow("plain") << u"a$b{c}"_s << u"a$b{c}"_s;
    QTest::newRow("key") << u"<${spark.one}>"_s << u"<1>"_s;
    QTest::newRow("chain") << u"${spark.two}"_s << u"1+1"_s;
    QTest::newRow("default of a key") << u"${spark.kubernetes.namespace}"_s << u"default"_s;
    QTest::newRow("unknown key") << u"${spark.nothing}"_s << u"${spark.nothing}"_s;
    QTest::newRow("not Spark's") << u"${other}"_s << u"${other}"_s;
    QTest::newRow("variable") << u"${env:HOME}/x"_s << u"/home/bob/x"_s;
    QTest::newRow("unknown variable") << u"${env:NONE}"_s << u"${env:NONE}"_s;
    QTest::newRow("system property") << u"${system:user.home}"_s << u"${system:user.home}"_s;
    QTest::newRow("circle") << u"${spark.circle}"_s << QString();
    QTest::newRow("itself") << u"${spark.test}"_s << QString();
    QTest::newRow("same twice") << u"${spark.one}${spark.one}"_s << u"11"_s;
}

void TestSparkConf::substitution()
{
    QFETCH(QString, value);
    QFETCH(QString, result);
    const SparkConf conf{{u"spark.test"_s, value},
                         {u"spark.one"_s, u"1"_s},
                         {u"spark.two"_s, u"${spark.one}+${spark.one}"_s},
                         {u"spark.circle"_s, u"${spark.circle2}"_s},
                         {u"spark.circle2"_s, u"${spark.circle}"_s}};
    const QMap<QString, QString> environment{{u"HOME"_s, u"/home/bob"_s}};
    const auto text = ConfReader(conf, environment).text(u"spark.test"_s);
    if (result.isNull())
        QCOMPARE(problemOf(text), u"circular-reference"_s);
    else
        QCOMPARE(text.value().value(), result);
}

void TestSparkConf::typed_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("result"); // a number, or the problem
    const auto row = [](const char *type, const char *value, const char *result) {
        QTest::addRow("%s %s", type, value)
            << QString::fromLatin1(type) << QString::fromLatin1(value)
            << QString::fromLatin1(result);
    };
    row("integer", " 12 ", "12");
    row("integer", "-3", "-3");
    row("integer", "2147483647", "2147483647");
    row("integer", "2147483648", "not-an-integer");
    row("integer", "1.0", "not-an-integer");
    row("integer", "", "not-an-integer");
    row("number", "0.25", "0.25");
    row("number", "1e-3", "0.001");
    row("number", "x", "not-a-number");
    row("boolean", "TRUE", "1");
    row("boolean", " false ", "0");
    row("boolean", "yes", "not-a-boolean");
    row("mebibytes", "512", "512");
    row("mebibytes", "2g", "2048");
    row("mebibytes", "2GB", "2048");
    row("mebibytes", "1536k", "1");
    row("mebibytes", "1048576b", "1");
    row("mebibytes", "1t", "1048576");
    row("mebibytes", "1.5g", "not-a-size");
    row("mebibytes", "1gib", "not-a-size");
    row("mebibytes", "", "not-a-size");
    row("milliseconds", "10", "10");
    row("milliseconds", "2s", "2000");
    row("milliseconds", "1500us", "1");
    row("milliseconds", "1m", "60000");
    row("milliseconds", "1min", "60000");
    row("milliseconds", "1h", "3600000");
    row("milliseconds", "1d", "86400000");
    row("milliseconds", "1.5s", "not-a-time");
    row("milliseconds", "1w", "not-a-time");
    row("milliseconds", "9223372036854775807d", "not-a-time");
    row("seconds", "30", "30");
    row("seconds", "1999ms", "1");
    row("seconds", "-5s", "-5");
}

void TestSparkConf::typed()
{
    QFETCH(QString, type);
    QFETCH(QString, value);
    QFETCH(QString, result);
    const SparkConf conf{{u"spark.test"_s, value}};
    const QMap<QString, QString> none;
    const ConfReader reader(conf, none);
    const QString key = u"spark.test"_s;
    QString got;
    const auto take = [&got](const auto &read, auto text) {
        got = read ? text(**read) : problemOf(read);
    };
    const auto number = [](auto n) { return QString::number(n); };
    if (type == "integer"_L1)
        take(reader.integer(key), number);
    else if (type == "number"_L1)
        take(reader.number(key), number);
    else if (type == "mebibytes"_L1)
        take(reader.mebibytes(key), number);
    else if (type == "milliseconds"_L1)
        take(reader.milliseconds(key), [](auto d) { return QString::number(d.count()); });
    else if (type == "seconds"_L1)
        take(reader.seconds(key), [](auto d) { return QString::number(d.count()); });
    else if (const auto read = reader.boolean(key, false))
        got = QString::number(int(*read));
    else
        got = problemOf(read);
    QCOMPARE(got, result);
}

void TestSparkConf::lists()
{
    const SparkConf conf{{u"spark.l"_s, u" a, ,b ,,c"_s}, {u"spark.w"_s, u"No"_s}};
    const QMap<QString, QString> none;
    const ConfReader reader(conf, none);
    QCOMPARE(reader.list(u"spark.l"_s).value(), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
    QCOMPARE(reader.list(u"spark.none"_s).value(), QStringList());
    QCOMPARE(reader.oneOf(u"spark.none"_s, {u"Yes"_s, u"no"_s}).value(), u"Yes"_s);
    const auto wrong = reader.oneOf(u"spark.w"_s, {u"Yes"_s, u"no"_s}); // case counts
    QCOMPARE(problemOf(wrong), u"not-allowed"_s);
    QCOMPARE(wrong.error().context.value(u"allowed"_s), u"Yes, no"_s);
}

void TestSparkConf::doubles_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    QTest::newRow("tenth") << 0.1 << u"0.1"_s;
    QTest::newRow("whole") << 1.0 << u"1.0"_s;
    QTest::newRow("zero") << 0.0 << u"0.0"_s;
    QTest::newRow("small") << 1e-4 << u"1.0E-4"_s;
    QTest::newRow("smaller") << 1.25e-10 << u"1.25E-10"_s;
    QTest::newRow("limit") << 0.001 << u"0.001"_s;
    QTest::newRow("large") << 12345678.0 << u"1.2345678E7"_s;
    QTest::newRow("below") << 9999999.0 << u"9999999.0"_s;
}

void TestSparkConf::doubles()
{
    QFETCH(double, value);
    QFETCH(QString, text);
    QCOMPARE(javaDouble(value), text);
}

void TestSparkConf::catalogue()
{
    const Catalogue &all = Catalogue::standard();
    QVERIFY(all.settings().size() > 150);
    QSet<QString> keys;
    for (const Setting &setting : all.settings()) {
        QVERIFY2(!keys.contains(setting.key), qPrintable(setting.key));
        keys.insert(setting.key);
        QVERIFY2(setting.key.startsWith("spark."_L1) && setting.text.endsWith(u'.'),
                 qPrintable(setting.key));
        if (setting.support == SettingSupport::Refused)
            QVERIFY2(setting.submission, qPrintable(setting.key));
    }
    QCOMPARE(all.find(u"spark.kubernetes.driver.label.a.b/c"_s)->key,
             u"spark.kubernetes.driver.label.*"_s);
    QCOMPARE(all.find(u"spark.kubernetes.driver.volumes.nfs.n1.mount.path"_s)->type, u"string"_s);
    QCOMPARE(all.find(u"spark.kubernetes.driver.podTemplateFile"_s)->support,
             SettingSupport::Refused);
    QCOMPARE(all.find(u"spark.kubernetes.executor.podNamePrefix"_s)->support,
             SettingSupport::Forwarded);
    QVERIFY(!all.find(u"spark.kubernetes.driver.label"_s));
    QVERIFY(!all.find(u"spark.kubernetes.nothing"_s));
    QCOMPARE(all.defaultOf(u"spark.kubernetes.report.interval"_s), u"1s"_s);
    QVERIFY(!all.defaultOf(u"spark.kubernetes.context"_s));
}

QTEST_GUILESS_MAIN(TestSparkConf)
#include "tst_sparkconf.moc"
