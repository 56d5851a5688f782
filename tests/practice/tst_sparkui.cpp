// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/player/sparkui.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>
#include <QTimeZone>
#include <QtTest/QTest>

using namespace firesteel::practice;
using namespace Qt::StringLiterals;

namespace {

const QDateTime now(QDate(2026, 1, 2), QTime(3, 4, 5), QTimeZone::UTC);

SparkModel model()
{
    SparkModel made;
    made.appId = u"spark-1"_s;
    made.name = u"orders <b>&</b>"_s;
    made.user = u"spark"_s;
    made.started = now.addSecs(-60);
    made.jobs = {{.id = 0,
                  .name = u"save at <script>.py:3"_s,
                  .stages = 2,
                  .submitted = now.addSecs(-50),
                  .completed = now.addSecs(-20),
                  .over = true,
                  .sql = true},
                 {.id = 1, .name = u"count"_s, .submitted = now.addSecs(-10)}};
    made.stages = {{.id = 0, .job = 0, .name = u"save"_s, .tasks = 8, .done = 8, .over = true},
                   {.id = 1, .job = 0, .name = u"save"_s, .tasks = 6, .done = 6, .over = true},
                   {.id = 2, .job = 1, .name = u"count"_s, .tasks = 4, .running = 2, .done = 1}};
    made.executors = {{.id = u"driver"_s, .address = u"d:7079"_s, .cores = 0},
                      {.id = u"1"_s, .address = u"10.42.0.7:35000"_s}};
    return made;
}

QStringList linksOf(const QByteArray &html)
{
    static const QRegularExpression href(u"(?:href|src)=\"([^\"]*)\""_s);
    QStringList list;
    auto it = href.globalMatch(QString::fromUtf8(html));
    while (it.hasNext())
        list.append(it.next().captured(1).replace(u"&amp;"_s, u"&"_s));
    return list;
}

} // namespace

class TestSparkUi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLinkLeadsSomewhere_data()
    {
        QTest::addColumn<QString>("base");
        QTest::addColumn<QByteArray>("context");
        QTest::addColumn<QString>("root");
        QTest::newRow("plain") << QString() << QByteArray() << QString();
        QTest::newRow("proxyBase") << u"/proxy/spark-1"_s << QByteArray() << u"/proxy/spark-1"_s;
        QTest::newRow("with a slash") << u"/etl/"_s << QByteArray() << u"/etl"_s;
        QTest::newRow("forwarded") << QString() << QByteArray("/gate") << u"/gate"_s;
        QTest::newRow("both") << u"/own"_s << QByteArray("/gate") << u"/own"_s;
    }
    void everyLinkLeadsSomewhere()
    {
        QFETCH(QString, base);
        QFETCH(QByteArray, context);
        QFETCH(QString, root);
        SparkModel one = model();
        if (!base.isEmpty())
            one.properties.insert(u"spark.ui.proxyBase"_s, base);
        QStringList left{root + u"/jobs/"_s};
        QSet<QString> seen;
        while (!left.isEmpty()) {
            const QString link = left.takeFirst();
            if (seen.contains(link))
                continue;
            seen.insert(link);
            QVERIFY2(link.startsWith(root + u'/'), qPrintable(link));
            const QByteArray target = link.mid(root.size()).toUtf8();
            const Program::Page page = sparkPage(one, {target, context}, now);
            QVERIFY2(page.status == 200 || page.status == 302, qPrintable(link));
            QVERIFY(!page.body.contains("<script"));
            left += linksOf(page.body);
        }
        for (const QString &wanted :
             {u"/stages/stage/?id=2&attempt=0"_s, u"/jobs/job/?id=0"_s, u"/SQL/execution/?id=0"_s,
              u"/executors/"_s, u"/environment/"_s, u"/storage/"_s, u"/static/webui.css"_s})
            QVERIFY2(seen.contains(root + wanted), qPrintable(wanted));
    }

    void redirects()
    {
        SparkModel one = model();
        QCOMPARE(sparkPage(one, {"/", {}}, now).location, QByteArray("/jobs/"));
        QCOMPARE(sparkPage(one, {"/SQL", {}}, now).location, QByteArray("/SQL/"));
        // The trap: links have the base, redirects have not …
        one.properties.insert(u"spark.ui.proxyBase"_s, u"/etl"_s);
        QCOMPARE(sparkPage(one, {"/", {}}, now).location, QByteArray("/jobs/"));
        // … but for those who set this.
        one.properties.insert(u"spark.ui.proxyRedirectUri"_s, u"https://gate.example"_s);
        QCOMPARE(sparkPage(one, {"/", {}}, now).location,
                 QByteArray("https://gate.example/etl/jobs/"));
    }

    void foreignTextIsText()
    {
        SparkModel one = model();
        one.properties.insert(u"spark.app.note"_s, u"<img src=x>\""_s);
        one.properties.insert(u"spark.ui.proxyBase"_s, u"/\"><script>x</script>"_s);
        for (const char *target : {"/jobs/", "/environment/", "/jobs/job/?id=0", "/SQL/",
                                   "/jobs/job/?id=%3Cscript%3E"}) {
            const QByteArray body = sparkPage(one, {target, {}}, now).body;
            QVERIFY2(!body.contains("<script") && !body.contains("<img") &&
                         !body.contains("<b>&</b>"),
                     body.constData());
        }
    }

    void unknownIds()
    {
        const SparkModel one = model();
        for (const char *target :
             {"/jobs/job/?id=99", "/stages/stage/?id=99", "/SQL/execution/?id=99",
              "/SQL/execution/?id=-1", "/jobs/job/"}) {
            const Program::Page page = sparkPage(one, {target, {}}, now);
            QCOMPARE(page.status, 200);
        }
        QVERIFY(sparkPage(one, {"/jobs/job/?id=99", {}}, now)
                    .body.contains("No information to display for job 99"));
        QCOMPARE(sparkPage(one, {"/nothing/", {}}, now).status, 404);
        QCOMPARE(sparkPage(one, {"/api/v1/nothing", {}}, now).status, 404);
    }

    void restDocuments()
    {
        const SparkModel one = model();
        const auto ask = [&](const QByteArray &part) {
            return QJsonDocument::fromJson(
                       sparkPage(one, {"/api/v1/applications/spark-1/" + part, {}}, now).body)
                .array();
        };
        QCOMPARE(ask("jobs").first()["status"_L1].toString(), u"RUNNING"_s);
        QCOMPARE(ask("stages").size(), 3);
        QCOMPARE(ask("allexecutors").size(), 2);
        const QJsonObject query = ask("sql").first().toObject();
        QCOMPARE(query["status"_L1].toString(), u"COMPLETED"_s);
        QCOMPARE(query["duration"_L1].toInteger(), 30'000);
        QCOMPARE(query["successJobIds"_L1].toArray(), QJsonArray{0});
    }
};

QTEST_GUILESS_MAIN(TestSparkUi)
#include "tst_sparkui.moc"
