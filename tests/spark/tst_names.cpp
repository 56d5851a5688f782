// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/names.h"
#include "core/spark/version.h"
#include "tests/spark/sparktest.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace firesteel;
using namespace firesteel::spark;
using namespace firesteel::test;

class TestNames : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void uniqueIds();
    void prefixes_data();
    void prefixes();
    void labels_data();
    void labels();
    void executorPrefixes_data();
    void executorPrefixes();
    void hostNames_data();
    void hostNames();
    void versions_data();
    void versions();
};

void TestNames::uniqueIds()
{
    CountingIds ids;
    FakeClock clock;
    QCOMPARE(uniqueId(ids, clock), kUnique);
    clock.jump(-std::chrono::milliseconds(1767323045000) + std::chrono::milliseconds(0x12));
    QCOMPARE(uniqueId(ids, clock), u"00000212"_s); // no padding
    QCOMPARE(applicationId(ids).size(), 38);
    QCOMPARE(driverConfMapName(u"0a"_s), u"spark-drv-0a-conf-map"_s);
    QCOMPARE(driverConfMapName(QString(300, u'a')).size(), 253);
}

void TestNames::prefixes_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("prefix");
    QTest::newRow("plain") << u"spark-pi"_s << u"spark-pi-0a1b"_s;
    QTest::newRow("digit first") << u"123 ETL Job"_s << u"x23-etl-job-0a1b"_s;
    QTest::newRow("underscores") << u"_hello_"_s << u"hello-0a1b"_s;
    QTest::newRow("dashes alone") << u"------"_s << u"xa1b"_s;
    QTest::newRow("file") << u"pi.py"_s << u"pi-py-0a1b"_s;
    QTest::newRow("blanks around") << u"  Job\t"_s << u"job-0a1b"_s;
    QTest::newRow("not ASCII") << u"Za żółć 東京 🔥"_s << u"za-0a1b"_s;
    QTest::newRow("class") << u"com.example.Main"_s << u"com-example-main-0a1b"_s;
}

void TestNames::prefixes()
{
    QFETCH(QString, name);
    QFETCH(QString, prefix);
    QCOMPARE(resourceNamePrefix(name, u"0a1b"_s), prefix);
}

void TestNames::labels_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("label");
    QTest::newRow("mixed") << u" Job+Spark-Pi 2021"_s << u"job-spark-pi-2021"_s;
    QTest::newRow("cut before a dash") << QString(QString(62, u'a') + u"-aaa") << QString(62, u'a');
    QTest::newRow("leading dash") << u"_x"_s << u"x"_s;
    QTest::newRow("trailing dash") << u"x_"_s << u"x"_s;
    QTest::newRow("digit") << u"123 ETL Job"_s << u"123-etl-job"_s;
    QTest::newRow("file") << u"fit.R"_s << u"fit-r"_s;
}

void TestNames::labels()
{
    QFETCH(QString, name);
    QFETCH(QString, label);
    QCOMPARE(appNameLabel(name), label);
}

void TestNames::executorPrefixes_data()
{
    QTest::addColumn<QString>("prefix");
    QTest::addColumn<bool>("good");
    QTest::newRow("plain") << u"etl"_s << true;
    QTest::newRow("dots") << u"a.b-c.d1"_s << true;
    QTest::newRow("237") << QString(237, u'a') << true;
    QTest::newRow("238") << QString(238, u'a') << false;
    QTest::newRow("upper") << u"Etl"_s << false;
    QTest::newRow("dash last") << u"etl-"_s << false;
    QTest::newRow("empty label") << u"a..b"_s << false;
    QTest::newRow("line feed") << u"etl\n"_s << false;
    QTest::newRow("empty") << QString() << false;
}

void TestNames::executorPrefixes()
{
    QFETCH(QString, prefix);
    QFETCH(bool, good);
    QCOMPARE(isExecutorPrefix(prefix), good);
}

void TestNames::hostNames_data()
{
    QTest::addColumn<QString>("pod");
    QTest::addColumn<QString>("host");
    QTest::newRow("short") << u"etl-0a-exec-1"_s << u"etl-0a-exec-1"_s;
    QTest::newRow("long") << QString(QString(70, u'a') + u"-exec-1")
                          << QString(QString(56, u'a') + u"-exec-1");
    QTest::newRow("dash first") << QString(QString(20, u'b') + u'-' + QString(62, u'a'))
                                << QString(62, u'a');
    QTest::newRow("dots") << u"a.b"_s << u"a_b"_s;
}

void TestNames::hostNames()
{
    QFETCH(QString, pod);
    QFETCH(QString, host);
    QCOMPARE(executorHostName(pod), host);
}

void TestNames::versions_data()
{
    QTest::addColumn<QString>("image");
    QTest::addColumn<QString>("version"); // empty: the tag tells nothing
    QTest::newRow("plain") << u"apache/spark:4.1.1"_s << u"4.1.1"_s;
    QTest::newRow("suffix") << u"apache/spark:3.5.6-scala2.12-java17-ubuntu"_s << u"3.5.6"_s;
    QTest::newRow("port and digest")
        << u"r.example.com:5000/team/spark-py:v4.0.0@sha256:00"_s << u"4.0.0"_s;
    QTest::newRow("two numbers") << u"spark:3.5"_s << u"3.5"_s;
    QTest::newRow("own numbering") << u"team/etl:2.7.1"_s << QString();
    QTest::newRow("no tag") << u"apache/spark"_s << QString();
    QTest::newRow("word") << u"apache/spark:latest"_s << QString();
    QTest::newRow("placeholder") << u"apache/spark:{{SPARK_VERSION}}"_s << QString();
    QTest::newRow("four numbers") << u"spark:1.2.3.4"_s << QString();
}

void TestNames::versions()
{
    QFETCH(QString, image);
    QFETCH(QString, version);
    const auto found = SparkVersion::fromImage(image);
    QCOMPARE(found ? found->text() : QString(), version);
    if (version == "3.5.6"_L1) {
        QVERIFY(found->atLeast(3, 5));
        QVERIFY(!found->atLeast(4, 0));
    }
}

QTEST_GUILESS_MAIN(TestNames)
#include "tst_names.moc"
