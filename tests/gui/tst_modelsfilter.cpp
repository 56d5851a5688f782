// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/models/appfilter.h"
#include "tests/gui/appsfixture.h"

#include <QRandomGenerator>
#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::gui;
using namespace Qt::StringLiterals;
using firesteel::test::AppWorld;

class TestModelsFilter : public QObject
{
    Q_OBJECT

private:
    AppWorld m_world;

    QStringList shown(const AppFilter &filter, const AppSort &sort = {})
    {
        QList<AppFactsPtr> all;
        for (const auto &app : m_world.index.apps())
            all.append(makeFacts(app));
        QStringList names;
        for (const AppFactsPtr &facts : visibleOrder(all, filter, sort, AppWorld::now(), {}))
            names.append(facts->app->name);
        return names;
    }

private Q_SLOTS:
    void initTestCase()
    {
        using End = AppWorld::End;
        m_world.put({u"etl-orders"_s, u"a1"_s, 3, 600, 100, 2, u"spark"_s}, End::Failed);
        m_world.put({u"etl-items"_s, u"a2"_s, 1, 3 * 86'400, 7200, 4, u"spark"_s}, End::Succeeded);
        m_world.put({u"daily kpi"_s, u"a3"_s, 5, 7200, 0, 2, u"bi"_s}, End::Running);
        m_world.put({u"big-join"_s, u"a4"_s, 0, 60, 0, 12, u"spark-x"_s}, End::Waiting);
    }

    void grammar_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("names");
        const QStringList all{u"etl-orders"_s, u"big-join"_s, u"daily kpi"_s, u"etl-items"_s};
        const QString orders = u"etl-orders"_s;
        const QString items = u"etl-items"_s;
        const QString kpi = u"daily kpi"_s;
        const QString join = u"big-join"_s;
        QTest::newRow("empty") << u""_s << all;
        QTest::newRow("blanks") << u"   "_s << all;
        QTest::newRow("word") << u"etl"_s << QStringList{orders, items};
        QTest::newRow("two words") << u"etl items"_s << QStringList{items};
        QTest::newRow("case") << u"ETL"_s << QStringList{orders, items};
        QTest::newRow("quoted") << u"\"daily kpi\""_s << QStringList{kpi};
        QTest::newRow("quoted, key inside") << u"\"state:failed\""_s << QStringList{};
        QTest::newRow("word of a state") << u"running"_s << QStringList{kpi};
        QTest::newRow("word of a reason") << u"insufficient"_s << QStringList{join};
        QTest::newRow("word of a namespace") << u"spark-x"_s << QStringList{join};
        QTest::newRow("state") << u"state:failed"_s << QStringList{orders};
        QTest::newRow("states") << u"state:failed,running"_s << QStringList{orders, kpi};
        QTest::newRow("state, beginning") << u"state:succ"_s << QStringList{items};
        QTest::newRow("state with =") << u"state=failed"_s << QStringList{orders};
        QTest::newRow("not a state") << u"-state:succeeded,waiting"_s << QStringList{orders, kpi};
        QTest::newRow("not a word") << u"-etl"_s << QStringList{join, kpi};
        QTest::newRow("name") << u"name:orders"_s << QStringList{orders};
        QTest::newRow("name, quoted") << u"name:\"y k\""_s << QStringList{kpi};
        QTest::newRow("namespace") << u"ns:bi"_s << QStringList{kpi};
        QTest::newRow("namespace, long") << u"namespace:bi"_s << QStringList{kpi};
        QTest::newRow("id") << u"id:a4"_s << QStringList{join};
        QTest::newRow("node") << u"node:node-2"_s << QStringList{orders, kpi, items};
        QTest::newRow("image") << u"image:4.0.1"_s << all;
        QTest::newRow("age below") << u"age<1d"_s << QStringList{orders, join, kpi};
        QTest::newRow("age above") << u"age>1d"_s << QStringList{items};
        QTest::newRow("age, minutes") << u"age<5m"_s << QStringList{join};
        QTest::newRow("age with colon") << u"age:<5min"_s << QStringList{join};
        QTest::newRow("age, fraction") << u"age<0.5h"_s << QStringList{orders, join};
        QTest::newRow("executors") << u"executors>2"_s << QStringList{orders, kpi};
        QTest::newRow("executors, equal") << u"executors=1"_s << QStringList{items};
        QTest::newRow("executors, colon") << u"executors:5"_s << QStringList{kpi};
        QTest::newRow("executors, at most") << u"executors<=1"_s << QStringList{join, items};
        QTest::newRow("memory") << u"memory>=12Gi"_s << QStringList{join, kpi};
        QTest::newRow("memory as shown") << u"memory>=12GiB"_s << QStringList{join, kpi};
        QTest::newRow("memory of the JVM") << u"memory<10g"_s << QStringList{orders, items};
        QTest::newRow("duration") << u"duration>1h"_s << QStringList{kpi, items};
        QTest::newRow("all of them")
            << u"etl state:failed age<1d executors>2"_s << QStringList{orders};
        QTest::newRow("no key") << u"10:30"_s << QStringList{};
        QTest::newRow("unknown key is a word") << u"colour:red"_s << QStringList{};
        QTest::newRow("lone dash") << u"-"_s << all; // in the names or, of one, in the reason
    }
    void grammar()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, names);
        const AppFilter filter = AppFilter::parse(text);
        QVERIFY(filter.problems().isEmpty());
        QCOMPARE(shown(filter), names);
    }

    void problems_data()
    {
        using Kind = AppFilter::Problem::Kind;
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("position");
        QTest::newRow("state") << u"etl state:broken"_s << int(Kind::UnknownState) << 10;
        QTest::newRow("time") << u"age<soon"_s << int(Kind::NotATime) << 4;
        QTest::newRow("time without unit") << u"age<10"_s << int(Kind::NotATime) << 4;
        QTest::newRow("number") << u"executors>many"_s << int(Kind::NotANumber) << 10;
        QTest::newRow("size") << u"memory>big"_s << int(Kind::NotASize) << 7;
        QTest::newRow("missing") << u"state:"_s << int(Kind::MissingValue) << 0;
        QTest::newRow("missing, more") << u"age< etl"_s << int(Kind::MissingValue) << 0;
        QTest::newRow("quote") << u"\"etl"_s << int(Kind::UnclosedQuote) << 0;
    }
    void problems()
    {
        QFETCH(QString, text);
        QFETCH(int, kind);
        QFETCH(int, position);
        const AppFilter filter = AppFilter::parse(text);
        QCOMPARE(filter.problems().size(), 1);
        QCOMPARE(int(filter.problems().first().kind), kind);
        QCOMPARE(int(filter.problems().first().position), position);
        QVERIFY(!shown(filter).isEmpty()); // the rest of it counts
    }

    void anyTextIsTaken()
    {
        QRandomGenerator random(7);
        const QString alphabet = u"ab :<>=-\",0123dmst€\t"_s;
        for (int i = 0; i < 5000; ++i) {
            QString text;
            for (int j = random.bounded(24); j > 0; --j)
                text += alphabet[random.bounded(alphabet.size())];
            std::ignore = shown(AppFilter::parse(text));
        }
    }

    void orders()
    {
        using By = AppSort::By;
        const AppFilter none;
        QCOMPARE(shown(none, {By::Name, false}),
                 (QStringList{u"big-join"_s, u"daily kpi"_s, u"etl-items"_s, u"etl-orders"_s}));
        QCOMPARE(shown(none, {By::Executors, true}).first(), u"daily kpi"_s);
        // two of 8 GiB, two of 12: equal ones stand newest first
        QCOMPARE(shown(none, {By::Memory, false}),
                 (QStringList{u"etl-orders"_s, u"etl-items"_s, u"big-join"_s, u"daily kpi"_s}));
        QCOMPARE(shown(none, {By::Memory, true}),
                 (QStringList{u"big-join"_s, u"daily kpi"_s, u"etl-orders"_s, u"etl-items"_s}));
        QCOMPARE(shown(none, {By::Duration, true}).first(), u"daily kpi"_s);
        QCOMPARE(shown(none, {By::When, true}).first(), u"etl-items"_s);
    }

    void dependsOnTime()
    {
        QVERIFY(AppFilter::parse(u"age<1d"_s).dependsOnTime());
        QVERIFY(!AppFilter::parse(u"age state:failed"_s).dependsOnTime());
    }
};

QTEST_GUILESS_MAIN(TestModelsFilter)
#include "tst_modelsfilter.moc"
