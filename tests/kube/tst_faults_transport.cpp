// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
//
// Rows of the fault catalogue's §10.3 (kube-client) as a watch lives through them: cut, dead and
// sleeping connections. After each the Reflector has gone on from its version, and has lost and
// doubled nothing.
#include "tests/kube/watchbench.h"

using namespace firesteel;
using namespace firesteel::test;
using std::chrono::milliseconds;

namespace {

QByteArray added(const QString &name, const QString &version)
{
    return eventLine(u"ADDED"_s, name, u"uid-"_s + name, version);
}

} // namespace

class TestFaultsTransport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cut_data()
    {
        QTest::addColumn<Script>("first");
        const QByteArray a = added(u"a"_s, u"101"_s);
        const QByteArray b = added(u"b"_s, u"102"_s);
        QTest::newRow("34 RST in mid-stream")
            << watchHead().chunk(a).gate("go").fault(Fault::Reset);
        QTest::newRow("34 FIN without the last chunk")
            << watchHead().chunk(a).gate("go").fault(Fault::Close);
        QTest::newRow("34 end without close_notify")
            << watchHead().chunk(a).gate("go").fault(Fault::Cut);
        QTest::newRow("34 RST in the middle of a line")
            << watchHead().chunk(a + b.left(40)).gate("go").fault(Fault::Reset);
        QTest::newRow("34 cut in a chunk's size")
            << watchHead().chunk(a).send("1").gate("go").fault(Fault::Cut);
        QTest::newRow("36 balancer ends it in order") << watchHead().chunk(a).gate("go").end();
        QTest::newRow("36 balancer resets it")
            << watchHead().chunk(a).gate("go").fault(Fault::Reset);
        QTest::newRow("48 not chunked at all")
            << watchHead().chunk(a).gate("go").send("rubbish\r\n\r\n");
    }

    void cut()
    {
        QFETCH(Script, first);
        WatchBench bench;
        bench.watches = {first, standing(added(u"b"_s, u"102"_s))};
        bench.reflector.start();
        QTRY_COMPARE(bench.knowledge(), u"a:101"_s);
        bench.proxy.open("go");
        QTRY_COMPARE(bench.knowledge(), u"a:101 b:102"_s);
        QTRY_VERIFY(bench.live());
        QCOMPARE(bench.words.join(u' '), u"+a +b"_s);
        QCOMPARE(bench.listQueries.size(), 1);
        QCOMPARE(bench.watchQueries.size(), 2);
        QTRY_COMPARE(bench.watchedFrom(1), u"101"_s);
    }

    void listCut_data()
    {
        QTest::addColumn<Script>("first");
        const QByteArray body =
            data::toCompactJson(listObject({{u"a"_s, u"u"_s, u"1"_s}}, u"100"_s));
        const net::HttpHeaders type{{"Content-Type", "application/json"}};
        QTest::newRow("34 before the head") << Script().fault(Fault::Reset);
        QTest::newRow("34 in the body")
            << Script().head(200, type).chunk(body.left(30)).fault(Fault::Reset);
        QTest::newRow("34 body shorter than it said")
            << Script()
                   .head(200, {{"Content-Type", "application/json"},
                               {"Content-Length", QByteArray::number(body.size())}})
                   .send(body.left(30))
                   .fault(Fault::Close);
        QTest::newRow("48 gzip that is cut")
            << Script()
                   .head(200, {{"Content-Type", "application/json"}, {"Content-Encoding", "gzip"}})
                   .chunk(QByteArray::fromHex("1f8b08000000000000ff"))
                   .end();
        QTest::newRow("34 body that is no JSON")
            << Script().head(200, type).chunk(body.left(30)).end();
    }

    void listCut()
    {
        QFETCH(Script, first);
        WatchBench bench;
        bench.lists = {first, listAnswer({{u"a"_s, u"u"_s, u"1"_s}}, u"100"_s)};
        bench.reflector.start();
        QTRY_VERIFY(bench.live());
        QCOMPARE(bench.words.join(u' '), u"+a"_s);
        QCOMPARE(bench.listQueries.size(), 2);
        QCOMPARE(bench.syncs, 1);
        // The trouble was told while it was loading.
        QVERIFY(std::ranges::any_of(bench.states, [](const kube::WatchState &s) {
            return s.phase == kube::WatchState::Phase::Loading && s.cause;
        }));
    }

    void row35_peerVanishes()
    {
        kube::ReflectorTuning tuning = fastTuning();
        tuning.silence = milliseconds(150);
        WatchBench bench(tuning);
        bench.watches = {watchHead().chunk(added(u"a"_s, u"101"_s)).fault(Fault::Silence),
                         standing(added(u"b"_s, u"102"_s) + bookmark(u"110"_s))};
        bench.reflector.start();
        QTRY_COMPARE(bench.knowledge(), u"a:101"_s);
        const int connections = bench.proxy.connectionsSeen();
        QTRY_COMPARE(bench.knowledge(), u"a:101 b:102"_s);
        QVERIFY(bench.wasStale());
        QVERIFY(bench.proxy.connectionsSeen() > connections); // a fresh one
        QTRY_COMPARE(bench.watchedFrom(1), u"101"_s);
        QCOMPARE(bench.listQueries.size(), 1);
        QVERIFY(bench.reflector.counters().silences >= 1);
    }

    void pausedIsNotSilent() // row 33: the slow one is us
    {
        kube::ReflectorTuning tuning = fastTuning();
        tuning.silence = milliseconds(100);
        WatchBench bench(tuning);
        WatchBench other(tuning);
        bench.watches = {standing()};
        bench.reflector.setPaused(true);
        bench.reflector.start();
        QTRY_COMPARE(bench.watchQueries.size(), 1);
        other.reflector.start();
        QTRY_VERIFY(other.reflector.counters().silences >= 3);
        QCOMPARE(bench.reflector.counters().silences, 0);
        QCOMPARE(bench.watchQueries.size(), 1);
        bench.reflector.setPaused(false); // and the watchdog is back
        QTRY_VERIFY(bench.reflector.counters().silences >= 1);
    }

    void row36_idleTimeoutsInARow()
    {
        WatchBench bench;
        for (int i = 0; i < 6; ++i)
            bench.watches.append(watchHead()
                                     .chunk(bookmark(QString::number(110 + i)))
                                     .fault(i % 2 ? Fault::Cut : Fault::Reset));
        bench.watches.append(standing(added(u"a"_s, u"150"_s)));
        bench.reflector.start();
        QTRY_COMPARE(bench.knowledge(), u"a:150"_s);
        QCOMPARE(bench.listQueries.size(), 1);
        QCOMPARE(bench.watchQueries.size(), 7);
        QTRY_COMPARE(bench.watchedFrom(6), u"115"_s);
    }

    void row38_machineSlept()
    {
        WatchBench bench;
        bench.lists = {listAnswer({{u"a"_s, u"u"_s, u"90"_s}}, u"100"_s),
                       statusAnswer(410, u"Expired"_s),
                       listAnswer({{u"b"_s, u"u2"_s, u"5000"_s}}, u"6000"_s)};
        bench.watches = {standing(), statusAnswer(410, u"Expired"_s), standing()};
        bench.reflector.start();
        QTRY_COMPARE(bench.watchQueries.size(), 1);
        QTRY_VERIFY(bench.live());
        bench.clock.jump(std::chrono::hours(8));
        QTRY_COMPARE(bench.knowledge(), u"b:5000"_s);
        QTRY_VERIFY(bench.live());
        QCOMPARE(bench.words.join(u' '), u"+a +b -a?"_s);
        QVERIFY(bench.wasStale());
        QCOMPARE(bench.reflector.counters().silences, 0);
        QVERIFY(bench.watchQueries.size() <= 3 && bench.listQueries.size() <= 3); // no burst
    }

    void row39_clockIsSetBack()
    {
        WatchBench bench;
        bench.watches = {watchHead()
                             .chunk(added(u"a"_s, u"101"_s))
                             .gate("go")
                             .chunk(added(u"b"_s, u"102"_s))
                             .gate("never")};
        bench.reflector.start();
        QTRY_COMPARE(bench.knowledge(), u"a:101"_s);
        bench.clock.jump(-std::chrono::hours(24));
        const int before = bench.clock.looks();
        QTRY_VERIFY(bench.clock.looks() > before + 12); // several ticks
        bench.proxy.open("go");
        QTRY_COMPARE(bench.knowledge(), u"a:101 b:102"_s);
        QCOMPARE(bench.watchQueries.size(), 1);
        QVERIFY(bench.live());
    }

    void row41_networkGoesAndComesBack()
    {
        WatchBench bench;
        bench.watches = {standing(added(u"a"_s, u"101"_s)), standing(added(u"b"_s, u"102"_s))};
        bench.reflector.start();
        QTRY_COMPARE(bench.knowledge(), u"a:101"_s);
        bench.proxy.stopListening();
        bench.proxy.apply(Fault::Reset);
        QTRY_COMPARE(bench.reflector.state().phase, kube::WatchState::Phase::Stale);
        QVERIFY(bench.reflector.state().cause);
        QVERIFY(bench.reflector.state().since.isValid());
        QCOMPARE(bench.knowledge(), u"a:101"_s);
        bench.proxy.listenAgain();
        QTRY_COMPARE(bench.knowledge(), u"a:101 b:102"_s);
        QTRY_VERIFY(bench.live());
        QCOMPARE(bench.listQueries.size(), 1);
        QTRY_COMPARE(bench.watchedFrom(1), u"101"_s);
    }

    void row51_aGetAmongThirtyWatches()
    {
        WatchBench bench;
        std::vector<std::unique_ptr<kube::Reflector>> reflectors;
        for (int i = 0; i < 30; ++i) {
            reflectors.push_back(std::make_unique<kube::Reflector>(
                bench.client, kube::Selection{kube::resources::Pods, u"spark"_s, {}, {}},
                fastTuning()));
            reflectors.back()->start();
        }
        QTRY_COMPARE_WITH_TIMEOUT(bench.watchQueries.size(), 30, 30'000);
        bench.proxy.once("GET", "/api/v1/namespaces/spark/pods/a",
                         jsonAnswer(200, podObject(u"a"_s, u"u"_s, u"1"_s)));
        bool got = false;
        QElapsedTimer time;
        time.start();
        bench.client.get(
            {kube::resources::Pods, u"spark"_s, u"a"_s}, &bench.context,
            [&got](const Result<kube::ObjectPtr> &object) { got = object.has_value(); });
        QTRY_VERIFY(got);
        QVERIFY2(time.elapsed() < 1000, qPrintable(QString::number(time.elapsed())));
    }

    void stopMeansSilence()
    {
        WatchBench bench;
        bench.watches = {watchHead()
                             .chunk(added(u"a"_s, u"101"_s))
                             .gate("go")
                             .chunk(added(u"b"_s, u"102"_s))
                             .gate("never")};
        bench.reflector.start();
        QTRY_COMPARE(bench.knowledge(), u"a:101"_s);
        const qsizetype states = bench.states.size();
        bench.reflector.stop();
        bench.proxy.open("go");
        QTRY_COMPARE(bench.proxy.connectionsOpen() <= 1,
                     true); // the watch's is closed; one may be kept
        QCOMPARE(bench.states.size(), states);
        QCOMPARE(bench.words.join(u' '), u"+a"_s);
        bench.watches = {standing()};
        bench.reflector.start(); // begins anew
        QTRY_COMPARE(bench.syncs, 2);
    }

    void deletedInItsOwnSignal()
    {
        WatchBench bench;
        bench.lists = {listAnswer({{u"a"_s, u"u"_s, u"1"_s}}, u"100"_s)};
        auto *reflector = new kube::Reflector(
            bench.client, {kube::resources::Pods, u"spark"_s, {}, {}}, fastTuning());
        const QPointer<kube::Reflector> guard(reflector);
        QObject::connect(reflector, &kube::Reflector::changed, &bench.context,
                         [reflector] { delete reflector; });
        reflector->start();
        QTRY_VERIFY(!guard);
    }
};

QTEST_GUILESS_MAIN(TestFaultsTransport)
#include "tst_faults_transport.moc"
