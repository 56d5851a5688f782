// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
//
// Rows 17 to 33 of the fault catalogue (kube-client §10.2), and of §10.3 and §10.4 those that a
// watch meets in HTTP: what the list and watch protocol may answer.
#include "tests/kube/watchbench.h"

using namespace firesteel;
using namespace firesteel::test;
using std::chrono::milliseconds;

namespace {

QByteArray added(const QString &name, const QString &version)
{
    return eventLine(u"ADDED"_s, name, u"uid-"_s + name, version);
}

QJsonObject versionTooLarge()
{
    return {{"causes"_L1, QJsonArray{QJsonObject{{"reason"_L1, "ResourceVersionTooLarge"_L1}}}}};
}

} // namespace

class TestFaultsProtocol : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void row_data()
    {
        QTest::addColumn<QList<Script>>("lists");
        QTest::addColumn<QList<Script>>("watches");
        QTest::addColumn<QString>("knowledge");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("listed"); // versions asked for
        QTest::addColumn<QStringList>("watched");
        const auto row = [](const char *name, const QList<Script> &lists,
                            const QList<Script> &watches, const QString &knowledge,
                            const QString &words, const QStringList &listed,
                            const QStringList &watched) {
            QTest::newRow(name) << lists << watches << knowledge << words << listed << watched;
        };
        const Script before =
            listAnswer({{u"a"_s, u"uid-a"_s, u"90"_s}, {u"b"_s, u"uid-b"_s, u"91"_s}}, u"100"_s);
        const Script later =
            listAnswer({{u"a"_s, u"uid-a"_s, u"90"_s}, {u"c"_s, u"uid-c"_s, u"150"_s}}, u"200"_s);
        const QString changes =
            u"+a +b +c -b?"_s; // b vanished in the gap: how it ended is not known
        const QString after = u"a:90 c:150"_s;
        const QString same = u"a:90 b:91 c:105"_s;
        const QStringList again{{}, u"100"_s};
        const QByteArray next = added(u"c"_s, u"105"_s);

        row("17 ERROR 410 in the stream", {before, later},
            {standing(errorLine(410, u"Expired"_s)), standing()}, after, changes, again,
            {u"100"_s, u"200"_s});
        row("17 ERROR 410 Gone of old servers", {before, later},
            {standing(errorLine(410, u"Gone"_s)), standing()}, after, changes, again,
            {u"100"_s, u"200"_s});
        row("18 HTTP 410 at the start", {before, later},
            {statusAnswer(410, u"Expired"_s), standing()}, after, changes, again,
            {u"100"_s, u"200"_s});
        row("17 and the version is too old for the list",
            {before, statusAnswer(410, u"Expired"_s), later},
            {standing(errorLine(410, u"Expired"_s)), standing()}, after, changes,
            {{}, u"100"_s, {}}, {u"100"_s, u"200"_s});
        row("20 ERROR 429", {before},
            {standing(errorLine(429, u"TooManyRequests"_s)), standing(next)}, same, u"+a +b +c"_s,
            {QString()}, {u"100"_s, u"100"_s});
        row("20 ERROR 500", {before, later},
            {standing(errorLine(500, u"InternalError"_s)), standing()}, after, changes, again,
            {u"100"_s, u"200"_s});
        row("20 ERROR 504", {before}, {standing(errorLine(504, u"Timeout"_s)), standing(next)},
            same, u"+a +b +c"_s, {QString()}, {u"100"_s, u"100"_s});
        row("20 HTTP 429 at the start", {before},
            {statusAnswer(429, u"TooManyRequests"_s), standing(next)}, same, u"+a +b +c"_s,
            {QString()}, {u"100"_s, u"100"_s});
        row("21 ERROR without a Status", {before, later},
            {standing(line(u"ERROR"_s, podObject(u"x"_s, u"u"_s, u"1"_s))), standing()}, after,
            changes, again, {u"100"_s, u"200"_s});
        row("23 version beyond a restored etcd", {before, later},
            {standing(errorLine(504, u"Timeout"_s, versionTooLarge())), standing()}, after, changes,
            {{}, {}}, {u"100"_s, u"200"_s});
        row("23 the same, at the list",
            {before, statusAnswer(504, u"Timeout"_s, {}, versionTooLarge()), later},
            {standing(errorLine(410, u"Expired"_s)), standing()}, after, changes,
            {{}, u"100"_s, {}}, {u"100"_s, u"200"_s});
        row("27 HTTP 503 at the start", {before},
            {statusAnswer(503, u"ServiceUnavailable"_s), standing(next)}, same, u"+a +b +c"_s,
            {QString()}, {u"100"_s, u"100"_s});
        row("46 redirected", {before, later},
            {Script::response(302, {}, "text/html", {{"Location", "https://127.0.0.1:1/login"}}),
             standing(next)},
            u"a:90 b:91 c:105"_s, u"+a +b +c"_s, {QString()}, {u"100"_s, u"100"_s});
        row("47 HTML instead of a watch", {before, later},
            {Script::response(200, "<html>log in</html>", "text/html"), standing()}, after, changes,
            again, {u"100"_s, u"200"_s});
        row("47 204 instead of a watch", {before, later}, {Script::response(204, {}), standing()},
            after, changes, again, {u"100"_s, u"200"_s});
        row("47 HTML instead of the first list",
            {Script::response(200, "<html>log in</html>", "text/html"), before}, {standing(next)},
            same, u"+a +b +c"_s, {{}, {}}, {u"100"_s});
        row("47 502 of a proxy",
            {Script::response(502, "<html>Bad Gateway</html>", "text/html"), before},
            {standing(next)}, same, u"+a +b +c"_s, {{}, {}}, {u"100"_s});
    }

    void row()
    {
        QFETCH(QList<Script>, lists);
        QFETCH(QList<Script>, watches);
        QFETCH(QString, knowledge);
        QFETCH(QString, words);
        QFETCH(QStringList, listed);
        QFETCH(QStringList, watched);
        kube::ReflectorTuning tuning = fastTuning();
        WatchBench bench(tuning);
        bench.lists = lists;
        bench.watches = watches;
        bench.reflector.start();
        QTRY_VERIFY_WITH_TIMEOUT(bench.knowledge() == knowledge &&
                                     bench.watchQueries.size() >= watched.size() && bench.live(),
                                 10'000);
        QCOMPARE(bench.words.join(u' '), words);
        QStringList versions;
        for (int i = 0; i < bench.listQueries.size(); ++i)
            versions.append(bench.listedFrom(i));
        QCOMPARE(versions, listed);
        versions.clear();
        for (int i = 0; i < bench.watchQueries.size(); ++i)
            versions.append(bench.watchedFrom(i));
        QCOMPARE(versions, watched);
        QCOMPARE(bench.syncs, 1);
        for (const SeenRequest &request : bench.proxy.requests())
            QVERIFY(!request.target.startsWith("/login"));
    }

    void row19_tokenExpiresOnPageThree()
    {
        WatchBench bench;
        bench.lists = {
            listAnswer({{u"a"_s, u"u1"_s, u"1"_s}}, u"100"_s, u"p2"_s),
            listAnswer({{u"b"_s, u"u2"_s, u"2"_s}}, u"100"_s, u"p3"_s),
            statusAnswer(410, u"Expired"_s),
            listAnswer({{u"a"_s, u"u1"_s, u"1"_s}, {u"c"_s, u"u3"_s, u"150"_s}}, u"200"_s)};
        bench.reflector.start();
        QTRY_VERIFY(bench.live());
        QCOMPARE(bench.knowledge(), u"a:1 c:150"_s);
        QCOMPARE(bench.listQueries.size(), 4);
        QCOMPARE(bench.listQueries.at(0).queryItemValue(u"limit"_s), u"500"_s);
        QVERIFY(!bench.listQueries.at(0).hasQueryItem(u"resourceVersion"_s));
        QCOMPARE(bench.listQueries.at(2).queryItemValue(u"continue"_s), u"p3"_s);
        QCOMPARE(bench.listQueries.at(2).queryItemValue(u"limit"_s), u"500"_s);
        QVERIFY(!bench.listQueries.at(3).hasQueryItem(u"limit"_s));
        QVERIFY(!bench.listQueries.at(3).hasQueryItem(u"continue"_s));
        QTRY_COMPARE(bench.watchedFrom(0), u"200"_s);
        // While loading the pages were shown under that mark.
        QCOMPARE(bench.states.constFirst().phase, kube::WatchState::Phase::Loading);
        QVERIFY(!bench.wasStale());
    }

    void row19_laterListsShowNoMixedPages()
    {
        WatchBench bench;
        bench.lists = {listAnswer({{u"a"_s, u"u1"_s, u"1"_s}}, u"100"_s),
                       listAnswer({{u"b"_s, u"u2"_s, u"2"_s}}, u"150"_s, u"p2"_s),
                       statusAnswer(410, u"Expired"_s),
                       listAnswer({{u"c"_s, u"u3"_s, u"150"_s}}, u"200"_s)};
        bench.watches = {standing(errorLine(410, u"Expired"_s)), standing()};
        bench.reflector.start();
        QTRY_COMPARE(bench.knowledge(), u"c:150"_s);
        QCOMPARE(bench.words.join(u' '), u"+a +c -a?"_s); // b was never shown
        QCOMPARE(bench.batches, 2);
    }

    void row22_watchesThatEndAtOnce()
    {
        kube::ReflectorTuning tuning = fastTuning();
        tuning.shortWatch = milliseconds(2000);
        tuning.backoffFirst = milliseconds(20);
        tuning.backoffMax = milliseconds(750);
        WatchBench bench(tuning);
        bench.lists = {listAnswer({{u"a"_s, u"u"_s, u"90"_s}}, u"100"_s)};
        bench.watches = {closing()};
        bench.reflector.start();
        // At 1/40 of the real pauses: what would be a minute is a second and a half.
        QTRY_VERIFY(bench.watchQueries.size() >= 3);
        QElapsedTimer time;
        time.start();
        QTRY_VERIFY(bench.listQueries.size() >= 2);
        QVERIFY(!bench.listQueries.at(1).hasQueryItem(u"resourceVersion"_s)); // the most recent
        const qsizetype before = bench.watchQueries.size();
        QTRY_VERIFY(bench.watchQueries.size() >= before + 2);
        QVERIFY2(time.elapsed() > 20 * 4, "no hot loop");
        QCOMPARE(bench.knowledge(), u"a:90"_s);
    }

    void row24_versionInTheFuture()
    {
        kube::ReflectorTuning tuning = fastTuning();
        tuning.silence = milliseconds(60);
        WatchBench bench(tuning);
        bench.lists = {listAnswer({{u"a"_s, u"u"_s, u"90"_s}}, u"99999"_s),
                       listAnswer({{u"b"_s, u"u"_s, u"91"_s}}, u"100"_s)};
        bench.watches = {standing(), standing(), standing(bookmark(u"101"_s))};
        bench.reflector.start();
        QTRY_COMPARE(bench.knowledge(), u"b:91"_s);
        QVERIFY(!bench.listQueries.at(1).hasQueryItem(u"resourceVersion"_s));
        QTRY_COMPARE(bench.watchedFrom(0), u"99999"_s);
        QTRY_COMPARE(bench.watchedFrom(1), u"99999"_s);
        QTRY_COMPARE(bench.watchedFrom(2), u"100"_s);
    }

    void row25_neverBackInTime()
    {
        WatchBench bench;
        bench.lists = {listAnswer({}, u"100"_s)};
        bench.watches = {standing(added(u"a"_s, u"150"_s) + errorLine(500, u"InternalError"_s)),
                         standing()};
        bench.reflector.start();
        QTRY_COMPARE(bench.listQueries.size(), 2);
        QCOMPARE(bench.listedFrom(1), u"150"_s);
        QCOMPARE(bench.listQueries.at(1).queryItemValue(u"resourceVersionMatch"_s),
                 u"NotOlderThan"_s);
    }

    void row26_retryAfter_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<int>("atLeast");
        QTest::newRow("seconds") << QByteArray("1") << 1000;
        QTest::newRow("date in the past") << QByteArray("Fri, 02 Jan 2026 03:04:05 GMT") << 0;
        QTest::newRow("now") << QByteArray("0") << 0;
    }

    void row26_retryAfter()
    {
        QFETCH(QByteArray, value);
        QFETCH(int, atLeast);
        WatchBench bench;
        bench.watches = {statusAnswer(429, u"TooManyRequests"_s, {}, {}, {{"Retry-After", value}}),
                         standing(added(u"a"_s, u"101"_s))};
        QElapsedTimer time;
        time.start();
        bench.reflector.start();
        QTRY_COMPARE(bench.knowledge(), u"a:101"_s);
        QVERIFY(time.elapsed() >= atLeast);
        QCOMPARE(bench.watchQueries.size(), 2);
        QCOMPARE(bench.listQueries.size(), 1);
    }

    void row27_manyWatchesAndOneProbe()
    {
        constexpr int Count = 30;
        WatchBench bench;
        bench.lists = {listAnswer({{u"a"_s, u"u"_s, u"90"_s}}, u"100"_s)};
        std::vector<std::unique_ptr<kube::Reflector>> reflectors;
        int live = 0;
        for (int i = 0; i < Count; ++i) {
            auto &r = reflectors.emplace_back(std::make_unique<kube::Reflector>(
                bench.client, kube::Selection{kube::resources::Pods, u"spark"_s, {}, {}},
                fastTuning()));
            r->start();
        }
        const auto countLive = [&] {
            live = 0;
            for (const auto &r : reflectors)
                live += r->state().phase == kube::WatchState::Phase::Live;
            return live;
        };
        QTRY_COMPARE_WITH_TIMEOUT(countLive(), Count, 30'000);
        QTRY_COMPARE_WITH_TIMEOUT(bench.watchQueries.size(), Count, 30'000);
        const int probes = bench.proxy.count("GET", "/version");
        QCOMPARE(probes, 0);
        bench.proxy.stopListening();
        bench.proxy.apply(Fault::Reset);
        QTRY_COMPARE(countLive(), 0);
        bench.watchQueries.clear();
        bench.proxy.listenAgain();
        QTRY_COMPARE_WITH_TIMEOUT(countLive(), Count, 30'000);
        QVERIFY2(bench.proxy.count("GET", "/version") - probes <= 2, "one asks for all");
        QVERIFY(bench.watchQueries.size() <= Count + 2);
        QCOMPARE(bench.listQueries.size(), Count);
    }

    void row30_typeIsGone()
    {
        kube::ReflectorTuning tuning = fastTuning();
        WatchBench bench(tuning);
        bench.lists = {listAnswer({{u"a"_s, u"u"_s, u"90"_s}}, u"100"_s),
                       statusAnswer(404, u"NotFound"_s), statusAnswer(404, u"NotFound"_s),
                       listAnswer({{u"b"_s, u"u2"_s, u"10"_s}}, u"20"_s)};
        bench.watches = {statusAnswer(404, u"NotFound"_s), standing()};
        bench.reflector.start();
        QTRY_VERIFY(bench.wasStale());
        const auto stale = std::ranges::find_if(bench.states, [](const kube::WatchState &s) {
            return s.phase == kube::WatchState::Phase::Stale;
        });
        QCOMPARE(stale->cause->code, Errc::ApiNotFound);
        QTRY_COMPARE(bench.knowledge(), u"b:10"_s);
        QTRY_VERIFY(bench.live());
        QCOMPARE(bench.listQueries.size(), 4);
    }

    void row31_rightsRevoked()
    {
        WatchBench bench;
        const QString words = u"pods is forbidden: User \"eve\" cannot list resource \"pods\""_s;
        const Script refused = statusAnswer(403, u"Forbidden"_s, words);
        bench.lists = {listAnswer({{u"a"_s, u"u"_s, u"90"_s}}, u"100"_s), refused, refused,
                       listAnswer({{u"a"_s, u"u"_s, u"91"_s}}, u"200"_s)};
        bench.watches = {refused, standing()};
        bench.reflector.start();
        QTRY_VERIFY(bench.wasStale());
        const auto stale = std::ranges::find_if(bench.states, [](const kube::WatchState &state) {
            return state.phase == kube::WatchState::Phase::Stale;
        });
        QCOMPARE(stale->cause->code, Errc::Forbidden);
        QCOMPARE(stale->cause->detail, words);
        QTRY_COMPARE(bench.knowledge(), u"a:91"_s);
        QTRY_VERIFY(bench.live());
        QCOMPARE(bench.words.join(u' '), u"+a ~a"_s); // the last that was known stayed
        QCOMPARE(bench.listQueries.size(), 4);
    }

    void row32_namespaceDeleted()
    {
        WatchBench bench;
        bench.lists = {listAnswer({{u"a"_s, u"u"_s, u"90"_s}}, u"100"_s)};
        bench.watches = {standing(eventLine(u"DELETED"_s, u"a"_s, u"u"_s, u"101"_s))};
        bench.proxy.once(
            "POST", "/api/v1/namespaces/spark/pods",
            statusAnswer(
                403, u"Forbidden"_s,
                u"pods \"d\" is forbidden: unable to create new content in namespace spark because it is being terminated"_s,
                {{"causes"_L1,
                  QJsonArray{QJsonObject{{"reason"_L1, "NamespaceTerminating"_L1}}}}}));
        bench.reflector.start();
        QTRY_COMPARE(bench.words.join(u' '), u"+a -a"_s);
        std::optional<Error> error;
        kube::CreateRequest request{
            kube::resources::Pods, u"spark"_s, podObject(u"d"_s, {}, {}), {}, {}};
        bench.client.create(request, &bench.context, [&error](const Result<kube::ObjectPtr> &made) {
            error = made ? Error() : made.error();
        });
        QTRY_VERIFY(error);
        QCOMPARE(error->code, Errc::NamespaceTerminating);
        QVERIFY(bench.live());
    }

    void row33_slowConsumer()
    {
        WatchBench bench;
        QByteArray lines;
        for (int i = 0; i < 20'000; ++i)
            lines += eventLine(u"MODIFIED"_s, u"p"_s, u"u"_s, QString::number(1000 + i));
        bench.watches = {watchHead().chunk(lines).fault(Fault::Cut),
                         standing(eventLine(u"MODIFIED"_s, u"p"_s, u"u"_s, u"90000"_s))};
        bench.reflector.setPaused(true);
        bench.reflector.start();
        QTRY_COMPARE(bench.watchQueries.size(), 1);
        QCOMPARE(bench.words.size(), 0);
        bench.reflector.setPaused(false);
        QTRY_COMPARE_WITH_TIMEOUT(bench.knowledge(), u"p:90000"_s, 20'000);
        QCOMPARE(bench.listQueries.size(), 1);
        QCOMPARE(bench.watchQueries.size(), 2);
    }

    void row53_credentialsExpireUnderAWatch()
    {
        class Renewing final : public kube::Credentials
        {
        public:
            void headers(QObject *, Ready ready) override { ready(current()); }
            void renew(const net::HttpHeaders &refused, QObject *, Ready ready) override
            {
                ++asked;
                if (refused == current()) {
                    ++renewals;
                    ++number;
                }
                ready(current());
            }
            net::HttpHeaders current() const
            {
                return {{"Authorization", "Bearer t" + QByteArray::number(number)}};
            }
            int number = 1;
            int asked = 0;
            int renewals = 0;
        } credentials;
        WatchBench bench;
        kube::ApiClient client(bench.http, credentials, bench.clock);
        kube::Reflector reflector(client, {kube::resources::Pods, u"spark"_s, {}, {}},
                                  fastTuning());
        int good = 1; // the token that the server takes
        QStringList tokens;
        QList<kube::WatchDelta> seen;
        QObject::connect(&reflector, &kube::Reflector::changed, &bench.context,
                         [&](const auto &deltas) { seen += deltas; });
        bench.proxy.setResponder([&](const SeenRequest &request) -> std::optional<Script> {
            if (request.header("Authorization") != "Bearer t" + QByteArray::number(good))
                return statusAnswer(401, u"Unauthorized"_s);
            if (!request.target.contains("watch=true"))
                return listAnswer({}, u"100"_s);
            tokens.append(QString::fromUtf8(request.header("Authorization")));
            if (tokens.size() == 1) {
                good = 2; // what was let in stays in until its end
                return closing(added(u"a"_s, u"101"_s));
            }
            return standing(added(u"b"_s, u"102"_s));
        });
        reflector.start();
        QTRY_COMPARE(seen.size(), 2);
        QCOMPARE(tokens, (QStringList{u"Bearer t1"_s, u"Bearer t2"_s}));
        QCOMPARE(credentials.renewals, 1);
        QCOMPARE(reflector.counters().lists, 1); // resumed, not listed anew
    }
};

QTEST_GUILESS_MAIN(TestFaultsProtocol)
#include "tst_faults_protocol.moc"
