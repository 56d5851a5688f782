// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/watch/reflectormachine.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace firesteel;
using namespace firesteel::kube;
using Phase = WatchState::Phase;
using ms = std::chrono::milliseconds;

namespace {

ObjectPtr object(const QString &name, const QString &uid, const QString &version)
{
    return makeObject(
        {{"metadata"_L1,
          QJsonObject{{"name"_L1, name}, {"uid"_L1, uid}, {"resourceVersion"_L1, version}}}},
        resources::Pods);
}

/// Drives a machine by hand and keeps what it asked for in words:
/// "list", "list rv=5", "list continue=x", "list whole", "watch 5", "abort", "+a", "~a", "-a",
/// "-a?" (end unknown),
/// "=a" (replaced), "loading", "live", "stale", "stale forbidden", "synced".
class Driver
{
public:
    explicit Driver(const ReflectorTuning &tuning = {}, double chance = 0)
        : machine(tuning, [chance] { return chance; })
    {}

    QStringList put(const ReflectorInput &input)
    {
        QStringList words;
        for (const ReflectorEffect &effect : machine.on(input, now))
            std::visit([&](const auto &e) { tell(e, words); }, effect);
        return words;
    }

    QStringList after(ms time, const ReflectorInput &input = input::Tick{})
    {
        now += time;
        return put(input);
    }

    /// Lets time pass, ticking whenever the machine asked for it.
    QStringList pass(ms time)
    {
        QStringList words;
        const ms end = now + time;
        while (wait && *wait <= end) {
            now = std::max(now, *wait);
            wait.reset();
            words += put(input::Tick{});
        }
        now = end;
        return words;
    }

    QStringList start(const QList<ObjectPtr> &items = {}, const QString &version = u"100"_s)
    {
        QStringList words = put(input::Start{});
        words += put(input::ListPage{items, version, {}, 0});
        return words;
    }

    QStringList error(Errc code, const QString &detail = {})
    {
        return put(input::ErrorEvent{Error(code, detail)});
    }

    QStringList event(input::Event::Type type, const ObjectPtr &what)
    {
        return put(input::Event{type, what});
    }

    void tell(const effect::List &e, QStringList &words)
    {
        ++lists;
        QString word = u"list"_s;
        if (!e.resourceVersion.isEmpty())
            word += u" rv="_s + e.resourceVersion;
        if (!e.continueToken.isEmpty())
            word += u" continue="_s + e.continueToken;
        if (e.limit == 0)
            word += u" whole"_s;
        words += word;
    }
    void tell(const effect::Watch &e, QStringList &words)
    {
        ++watches;
        timeout = e.timeout;
        words += u"watch "_s + e.resourceVersion;
    }
    void tell(const effect::Abort &, QStringList &words) { words += u"abort"_s; }
    void tell(const effect::Wait &e, QStringList &)
    {
        wait = wait && *wait > now ? std::min(*wait, e.until) : e.until;
    }
    void tell(const effect::Publish &e, QStringList &words)
    {
        for (const WatchDelta &d : e.deltas) {
            static const char signs[] = {'+', '~', '-', '='};
            words += QLatin1Char(signs[int(d.kind)]) + d.object->name +
                     (d.finalStateUnknown ? u"?"_s : QString());
            last = d;
        }
    }
    void tell(const effect::State &e, QStringList &words)
    {
        state = e;
        static const char *names[] = {"idle", "loading", "live", "stale"};
        QString word = QString::fromLatin1(names[int(e.phase)]);
        if (e.cause)
            word += u' ' + errcName(e.cause->code);
        words += word;
    }
    void tell(const effect::Synced &, QStringList &words) { words += u"synced"_s; }

    ReflectorMachine machine;
    ms now{1'000'000};
    std::optional<ms> wait;
    std::chrono::seconds timeout{0};
    effect::State state;
    WatchDelta last;
    int lists = 0;
    int watches = 0;
};

using Type = input::Event::Type;

} // namespace

class TestReflectorMachine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void firstListShowsPagesAsTheyCome()
    {
        Driver d;
        QCOMPARE(d.put(input::Start{}), (QStringList{u"list"_s, u"loading"_s}));
        QCOMPARE(d.put(input::ListPage{{object(u"a"_s, u"1"_s, u"5"_s)}, u"9"_s, u"next"_s, 2}),
                 (QStringList{u"+a"_s, u"list continue=next"_s, u"loading"_s}));
        QCOMPARE(d.state.loaded, 1);
        QCOMPARE(d.state.remaining, 2);
        QVERIFY(!d.machine.synced());
        QCOMPARE(d.put(input::ListPage{{object(u"b"_s, u"2"_s, u"3"_s)}, u"9"_s, {}, 0}),
                 (QStringList{u"+b"_s, u"watch 9"_s, u"live"_s, u"synced"_s}));
        QVERIFY(d.machine.synced());
        QVERIFY(d.timeout >= 300s && d.timeout <= 600s);
    }

    void emptyListIsSynced()
    {
        Driver d;
        QCOMPARE(d.start(),
                 (QStringList{u"list"_s, u"loading"_s, u"watch 100"_s, u"live"_s, u"synced"_s}));
    }

    void laterListsAreAtomic()
    {
        Driver d;
        d.start({object(u"a"_s, u"1"_s, u"5"_s), object(u"b"_s, u"2"_s, u"6"_s),
                 object(u"c"_s, u"3"_s, u"7"_s)});
        d.put(input::WatchOpened{});
        QCOMPARE(d.error(Errc::Expired), (QStringList{u"abort"_s}));
        QCOMPARE(d.pass(1s), (QStringList{u"list rv=100"_s}));
        QCOMPARE(d.put(input::ListPage{{object(u"a"_s, u"1"_s, u"5"_s)}, u"200"_s, u"n"_s, 2}),
                 (QStringList{u"list continue=n"_s}));
        // b has another uid, c is gone, d is new; a is as before
        QCOMPARE(d.put(input::ListPage{
                     {object(u"b"_s, u"20"_s, u"150"_s), object(u"d"_s, u"4"_s, u"160"_s)},
                     u"200"_s,
                     {},
                     0}),
                 (QStringList{u"=b?"_s, u"+d"_s, u"-c?"_s, u"watch 200"_s}));
        QCOMPARE(d.last.object->resourceVersion, u"7"_s); // the tombstone has the last known state
    }

    void eventsMoveTheVersion()
    {
        Driver d;
        d.start();
        d.put(input::WatchOpened{});
        QCOMPARE(d.event(Type::Added, object(u"a"_s, u"1"_s, u"101"_s)), QStringList{u"+a"_s});
        QCOMPARE(d.event(Type::Modified, object(u"a"_s, u"1"_s, u"102"_s)), QStringList{u"~a"_s});
        QCOMPARE(d.last.old->resourceVersion, u"101"_s);
        QCOMPARE(d.event(Type::Deleted, object(u"a"_s, u"1"_s, u"103"_s)), QStringList{u"-a"_s});
        QCOMPARE(d.last.object->resourceVersion, u"103"_s);
        QCOMPARE(d.put(input::Bookmark{u"150"_s}), QStringList{});
        QCOMPARE(d.machine.resourceVersion(), u"150"_s);
        d.now += 5min;
        QCOMPARE(d.put(input::StreamEnded{}), QStringList{u"watch 150"_s});
    }

    void oddButLegalEvents_data()
    {
        QTest::addColumn<int>("type");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("uid");
        QTest::addColumn<QString>("version");
        QTest::addColumn<QStringList>("words");
        const auto row = [](const char *name, Type type, const QString &who, const QString &uid,
                            const QString &version, const QStringList &words) {
            QTest::newRow(name) << int(type) << who << uid << version << words;
        };
        row("9: added, known", Type::Added, u"a"_s, u"1"_s, u"120"_s, {u"~a"_s});
        row("9: added, known, the same", Type::Added, u"a"_s, u"1"_s, u"50"_s, {});
        row("9: modified, unknown", Type::Modified, u"x"_s, u"9"_s, u"120"_s, {u"+x"_s});
        row("9: deleted, unknown", Type::Deleted, u"x"_s, u"9"_s, u"120"_s, {});
        row("10: version goes back", Type::Modified, u"a"_s, u"1"_s, u"40"_s, {u"~a"_s});
        row("11: another uid, modified", Type::Modified, u"a"_s, u"2"_s, u"120"_s, {u"=a?"_s});
        row("11: another uid, added", Type::Added, u"a"_s, u"2"_s, u"120"_s, {u"=a?"_s});
        row("11: end of an earlier namesake", Type::Deleted, u"a"_s, u"0"_s, u"120"_s, {});
    }

    void oddButLegalEvents()
    {
        QFETCH(int, type);
        QFETCH(QString, name);
        QFETCH(QString, uid);
        QFETCH(QString, version);
        QFETCH(QStringList, words);
        Driver d;
        d.start({object(u"a"_s, u"1"_s, u"50"_s)});
        d.put(input::WatchOpened{});
        QCOMPARE(d.event(Type(type), object(name, uid, version)), words);
        QCOMPARE(d.machine.resourceVersion(), version);
    }

    void bookmarkWithoutVersion() // row 13
    {
        Driver d;
        d.start();
        d.put(input::WatchOpened{});
        QCOMPARE(d.put(input::Bookmark{}), QStringList{});
        QCOMPARE(d.machine.resourceVersion(), u"100"_s);
        QVERIFY(d.machine.known().isEmpty());
    }

    void errorInStream_data()
    {
        QTest::addColumn<Errc>("code");
        QTest::addColumn<QString>("next");
        QTest::addColumn<int>("atMost"); // ms, without jitter
        QTest::newRow("17: expired") << Errc::Expired << u"list rv=100"_s << 1000;
        QTest::newRow("20: too many requests") << Errc::TooManyRequests << u"watch 100"_s << 800;
        QTest::newRow("20: internal error") << Errc::InternalServerError << u"list rv=100"_s << 800;
        QTest::newRow("20: timeout") << Errc::ServerTimeout << u"watch 100"_s << 800;
        QTest::newRow("21: no Status") << Errc::NotKubernetes << u"list rv=100"_s << 800;
        QTest::newRow("23: version too large")
            << Errc::ResourceVersionTooLarge << u"list"_s << 1000;
    }

    void errorInStream()
    {
        QFETCH(Errc, code);
        QFETCH(QString, next);
        QFETCH(int, atMost);
        Driver d;
        d.start();
        d.put(input::WatchOpened{});
        QCOMPARE(d.error(code), QStringList{u"abort"_s});
        QCOMPARE(d.pass(ms(atMost)), QStringList{next});
    }

    void errorInStreamNamesTheTime()
    {
        Driver d;
        d.start();
        d.put(input::WatchOpened{});
        Error error(Errc::TooManyRequests);
        error.retryAfter = 5s;
        d.put(input::ErrorEvent{error});
        QVERIFY(!d.pass(4900ms).contains(u"watch 100"_s));
        QVERIFY(d.pass(200ms).contains(u"watch 100"_s));
    }

    void watchRefused_data()
    {
        QTest::addColumn<Errc>("code");
        QTest::addColumn<QString>("next");
        QTest::addColumn<int>("notBefore");
        QTest::addColumn<int>("atMost");
        QTest::addColumn<QString>("state");
        QTest::newRow("18: 410") << Errc::Expired << u"list rv=100"_s << 0 << 1000 << QString();
        QTest::newRow("refused connection")
            << Errc::ConnectionRefused << u"watch 100"_s << 799 << 801 << QString();
        QTest::newRow("429") << Errc::TooManyRequests << u"watch 100"_s << 799 << 801 << QString();
        QTest::newRow("503") << Errc::ServiceUnavailable << u"watch 100"_s << 799 << 801
                             << QString();
        QTest::newRow("500") << Errc::InternalServerError << u"list rv=100"_s << 799 << 801
                             << QString();
        QTest::newRow("502 of a proxy")
            << Errc::NotKubernetes << u"list rv=100"_s << 799 << 801 << QString();
        QTest::newRow("bad version") << Errc::BadRequest << u"list"_s << 799 << 801 << QString();
        QTest::newRow("30: type gone") << Errc::ApiNotFound << u"list rv=100"_s << 59'000 << 60'000
                                       << u"stale api-not-found"_s;
        QTest::newRow("31: rights gone")
            << Errc::Forbidden << u"list rv=100"_s << 59'000 << 60'000 << u"stale forbidden"_s;
        QTest::newRow("unauthorized") << Errc::Unauthorized << u"list rv=100"_s << 59'000 << 60'000
                                      << u"stale unauthorized"_s;
        QTest::newRow("405") << Errc::MethodNotAllowed << u"list rv=100"_s << 29'000 << 30'000
                             << QString();
    }

    void watchRefused()
    {
        QFETCH(Errc, code);
        QFETCH(QString, next);
        QFETCH(int, notBefore);
        QFETCH(int, atMost);
        QFETCH(QString, state);
        Driver d;
        d.start();
        const QStringList words = d.put(input::WatchFailed{Error(code)});
        QCOMPARE(words, state.isEmpty() ? QStringList{} : QStringList{state});
        QVERIFY(!d.pass(ms(notBefore)).contains(next) || notBefore == 0);
        QCOMPARE(d.lists + d.watches, notBefore == 0 ? 3 : 2);
        d.pass(ms(atMost - notBefore));
        QCOMPARE(d.lists + d.watches, 3);
    }

    void revokedRightsComeBack() // row 31
    {
        Driver d;
        d.start({object(u"a"_s, u"1"_s, u"5"_s)});
        d.put(input::WatchOpened{});
        d.now += 5min;
        d.put(input::StreamEnded{});
        QCOMPARE(d.put(input::WatchFailed{Error(Errc::Forbidden)}),
                 QStringList{u"stale forbidden"_s});
        QCOMPARE(d.pass(60s), QStringList{u"list rv=100"_s});
        QCOMPARE(d.put(input::ListFailed{Error(Errc::Forbidden)}), QStringList{});
        QVERIFY(d.machine.known().size() == 1); // the last that was known stays
        QCOMPARE(d.pass(60s), QStringList{u"list rv=100"_s});
        // A list alone is no proof: the right to watch may be missing still.
        QCOMPARE(d.put(input::ListPage{{object(u"a"_s, u"1"_s, u"8"_s)}, u"200"_s, {}, 0}),
                 (QStringList{u"~a"_s, u"watch 200"_s}));
        d.put(input::WatchOpened{});
        QCOMPARE(d.pass(1s), QStringList{u"live"_s});
    }

    void listFailures_data()
    {
        QTest::addColumn<Errc>("code");
        QTest::addColumn<int>("pause");
        QTest::newRow("refused") << Errc::ConnectionRefused << 800;
        QTest::newRow("403") << Errc::Forbidden << 60'000;
        QTest::newRow("404") << Errc::ApiNotFound << 60'000;
        QTest::newRow("401") << Errc::Unauthorized << 60'000;
        QTest::newRow("29: 406") << Errc::UnsupportedMediaType << 800;
        QTest::newRow("500") << Errc::InternalServerError << 800;
        QTest::newRow("certificate") << Errc::TlsUntrusted << 800;
    }

    void listFailures()
    {
        QFETCH(Errc, code);
        QFETCH(int, pause);
        Driver d;
        d.put(input::Start{});
        QCOMPARE(d.put(input::ListFailed{Error(code)}),
                 QStringList{u"loading "_s + errcName(code)});
        QCOMPARE(d.pass(ms(pause - 1)), QStringList{});
        QCOMPARE(d.pass(1ms), QStringList{u"list"_s});
    }

    void expiredTokenLeadsToOneWholeList() // row 19
    {
        Driver d;
        d.put(input::Start{});
        d.put(input::ListPage{{object(u"a"_s, u"1"_s, u"5"_s)}, u"9"_s, u"p2"_s, 0});
        d.put(input::ListPage{{object(u"b"_s, u"2"_s, u"6"_s)}, u"9"_s, u"p3"_s, 0});
        QCOMPARE(d.put(input::ListFailed{Error(Errc::Expired)}), QStringList{u"list whole"_s});
        // b vanished in between
        QCOMPARE(
            d.put(input::ListPage{
                {object(u"a"_s, u"1"_s, u"5"_s), object(u"c"_s, u"3"_s, u"30"_s)}, u"40"_s, {}, 0}),
            (QStringList{u"+c"_s, u"-b?"_s, u"watch 40"_s, u"live"_s, u"synced"_s}));
        // the next list is paged again
        d.put(input::WatchOpened{});
        d.error(Errc::InternalServerError);
        QCOMPARE(d.pass(1s), QStringList{u"list rv=40"_s});
    }

    void expiredVersionOfAList() // row 23, 25
    {
        for (const Errc code : {Errc::Expired, Errc::ResourceVersionTooLarge}) {
            Driver d;
            d.start();
            d.put(input::WatchOpened{});
            d.error(Errc::InternalServerError);
            QCOMPARE(d.pass(1s), QStringList{u"list rv=100"_s});
            QCOMPARE(d.put(input::ListFailed{Error(code)}), QStringList{u"list"_s});
            QCOMPARE(d.put(input::ListFailed{Error(code)}), QStringList{}); // no loop: back-off now
        }
    }

    void repeatedExpiryBacksOff()
    {
        Driver d;
        d.start();
        for (int i = 0; i < 20; ++i) {
            d.put(input::WatchOpened{});
            d.error(Errc::Expired);
            while (d.machine.synced() && !d.pass(100ms).join(u' ').contains(u"list"_s)) {
            }
            d.put(input::ListPage{{}, u"100"_s, {}, 0});
        }
        QVERIFY(d.now - 1'000'000ms > 5min); // 20 rounds of a server that is out of its mind
    }

    void shortEmptyWatches() // row 22
    {
        Driver d;
        d.start();
        const auto requests = [&d] { return d.lists + d.watches; };
        const ms begin = d.now;
        QStringList all;
        while (d.now - begin < 1min) {
            d.put(input::WatchOpened{});
            d.now += 100ms;
            all += d.put(input::StreamEnded{});
            QStringList words;
            while (d.now - begin < 1min && !words.join(u' ').contains(u"watch"_s)) {
                words = d.pass(50ms);
                all += words;
                if (words.contains(u"list"_s)) {
                    words = d.put(input::ListPage{{}, u"100"_s, {}, 0});
                    all += words;
                }
            }
        }
        QVERIFY2(requests() <= 10, qPrintable(QString::number(requests())));
        QVERIFY(all.contains(
            u"list"_s)); // of the most recent state, not of the version that got no answer
    }

    void shortWatchWithEvents()
    {
        Driver d;
        d.start();
        d.put(input::WatchOpened{});
        d.event(Type::Added, object(u"a"_s, u"1"_s, u"101"_s));
        QCOMPARE(d.put(input::StreamEnded{}), QStringList{});
        QCOMPARE(d.pass(400ms), QStringList{u"watch 101"_s}); // no list
    }

    void backOffGrowsAndEnds()
    {
        Driver d;
        d.put(input::Start{});
        QList<qint64> pauses;
        for (int i = 0; i < 8; ++i) {
            d.put(input::ListFailed{Error(Errc::InternalServerError)});
            const ms before = d.now;
            while (!d.pass(10ms).contains(u"list"_s)) {
            }
            pauses.append(qRound64(double((d.now - before).count()) / 100.0) * 100);
        }
        QCOMPARE(pauses, (QList<qint64>{800, 1600, 3200, 6400, 12800, 25600, 30000, 30000}));
        // quiet for longer than two minutes: from the beginning
        d.now += 130s;
        d.put(input::ListFailed{Error(Errc::InternalServerError)});
        QCOMPARE(d.pass(810ms), QStringList{u"list"_s});
    }

    void backOffHasJitter()
    {
        Driver d({}, 0.999);
        d.put(input::Start{});
        d.put(input::ListFailed{Error(Errc::InternalServerError)});
        QCOMPARE(d.pass(1590ms), QStringList{});
        QCOMPARE(d.pass(10ms), QStringList{u"list"_s});
    }

    void unreachableServerIsAskedMoreOften()
    {
        Driver d({}, 0.999);
        d.start();
        d.put(input::WatchOpened{});
        d.now += 10min;
        d.put(input::StreamFailed{Error(Errc::ConnectionLost)});
        for (int i = 0; i < 20; ++i) {
            int seconds = 0;
            while (!d.pass(1s).contains(u"watch 100"_s))
                ++seconds;
            QVERIFY2(seconds <= 16, "a server that is back waits for us");
            d.put(input::WatchFailed{Error(Errc::ConnectionRefused)});
        }
        QCOMPARE(d.lists, 1);
    }

    void staleWithinFiveSecondsOfACut()
    {
        Driver d;
        d.start();
        d.put(input::WatchOpened{});
        d.now += 1min;
        d.put(input::Bytes{});
        d.now += 10s;
        QCOMPARE(d.put(input::StreamFailed{Error(Errc::ConnectionLost)}), QStringList{});
        QCOMPARE(d.pass(1s), QStringList{u"watch 100"_s});
        QCOMPARE(d.pass(1s), QStringList{u"stale connection-lost"_s});
        QCOMPARE(d.now - d.state.since, ms(12s)); // since the last that was heard
        d.put(input::WatchOpened{});
        QCOMPARE(d.pass(999ms), QStringList{});
        QCOMPARE(d.pass(1ms), QStringList{u"live"_s});
    }

    void shortGapIsNotWorthAWord()
    {
        Driver d;
        d.start();
        d.put(input::WatchOpened{});
        d.now += 5min;
        QCOMPARE(d.put(input::StreamEnded{}), QStringList{u"watch 100"_s});
        d.now += 1s;
        QCOMPARE(d.put(input::WatchOpened{}), QStringList{});
        QCOMPARE(d.pass(10s), QStringList{});
    }

    void eventAfterGapIsProofOfLife()
    {
        Driver d;
        d.start();
        d.put(input::WatchOpened{});
        d.put(input::StreamFailed{Error(Errc::ConnectionLost)});
        d.pass(3s);
        QCOMPARE(d.state.phase, Phase::Stale);
        QCOMPARE(d.put(input::WatchOpened{}), QStringList{});
        QCOMPARE(d.event(Type::Added, object(u"a"_s, u"1"_s, u"101"_s)),
                 (QStringList{u"+a"_s, u"live"_s}));
    }

    void idleLimitIsLearnt_data()
    {
        QTest::addColumn<QList<int>>("gaps"); // seconds of silence before each cut
        QTest::addColumn<bool>("inOrder");
        QTest::addColumn<int>("timeout");
        QTest::newRow("36 RST") << QList<int>{60, 60, 60} << false << 45;
        QTest::newRow("36 FIN") << QList<int>{60, 55, 62} << true << 47;
        QTest::newRow("not yet") << QList<int>{60, 60} << false << 300;
        QTest::newRow("chance") << QList<int>{60, 20, 45} << false << 300;
        QTest::newRow("busy watches") << QList<int>{3, 3, 3, 3} << false << 300;
    }

    void idleLimitIsLearnt()
    {
        QFETCH(QList<int>, gaps);
        QFETCH(bool, inOrder);
        QFETCH(int, timeout);
        Driver d;
        d.start();
        for (const int gap : gaps) {
            d.put(input::WatchOpened{});
            d.pass(20s);
            d.put(input::Bytes{});
            d.put(input::Bookmark{u"100"_s});
            d.pass(std::chrono::seconds(gap));
            QStringList words = inOrder ? d.put(input::StreamEnded{})
                                        : d.put(input::StreamFailed{Error(Errc::ConnectionLost)});
            while (!words.contains(u"watch 100"_s))
                words = d.pass(100ms);
        }
        QCOMPARE(d.timeout, std::chrono::seconds(timeout));
        QCOMPARE(d.lists, 1);
        if (timeout == 300)
            return;
        // From then on watches end before the limit, and that is no gap.
        d.put(input::WatchOpened{});
        d.pass(d.timeout);
        QCOMPARE(d.state.phase, Phase::Live);
        QCOMPARE(d.put(input::StreamEnded{}), QStringList{u"watch 100"_s});
        QCOMPARE(d.timeout, std::chrono::seconds(timeout));
    }

    void silentIdleLimitIsLearnt() // row 36: and not even told
    {
        Driver d;
        d.start();
        std::chrono::seconds before{1000};
        for (int i = 0; i < 12; ++i) {
            d.put(input::WatchOpened{});
            QStringList words;
            while (!words.contains(u"abort"_s))
                words = d.pass(1s);
            while (d.lists > 1 && words.contains(u"list"_s))
                words = d.put(input::ListPage{{}, u"100"_s, {}, 0});
            QVERIFY(d.timeout <= before || i < 3);
            before = d.timeout;
        }
        QVERIFY2(d.timeout < 30s, qPrintable(QString::number(d.timeout.count())));
        QVERIFY(d.timeout >= 10s);
    }

    void silenceIsNoticed() // row 35
    {
        Driver d;
        d.start();
        d.put(input::WatchOpened{});
        for (int i = 0; i < 5; ++i) {
            d.pass(60s);
            d.put(input::Bytes{});
            QCOMPARE(d.put(input::Bookmark{u"20%1"_s.arg(i)}), QStringList{});
        }
        QCOMPARE(d.pass(84s), QStringList{});
        QCOMPARE(d.pass(1s),
                 (QStringList{u"abort"_s, u"watch 204"_s, u"stale response-timeout"_s}));
        QVERIFY(d.now - d.state.since <= 90s);
        d.put(input::WatchOpened{});
        d.put(input::Bookmark{u"205"_s});
        QCOMPARE(d.state.phase, Phase::Live);
    }

    void serverWithoutBookmarks() // row 14
    {
        Driver d;
        d.start();
        QStringList words;
        // First the connection is suspected, then the version, then the server is known to be like
        // that.
        for (int i = 0; i < 3; ++i) {
            d.put(input::WatchOpened{});
            words = d.pass(85s);
            if (words.contains(u"list"_s))
                d.put(input::ListPage{{}, u"300"_s, {}, 0});
        }
        QCOMPARE(d.lists, 2);
        QCOMPARE(d.timeout, 60s);
        const int before = d.watches;
        for (int i = 0; i < 10; ++i) {
            d.put(input::WatchOpened{});
            d.pass(60s);
            QCOMPARE(d.state.phase, Phase::Live);
            QCOMPARE(d.put(input::StreamEnded{}), QStringList{u"watch 300"_s});
        }
        QCOMPARE(d.watches, before + 10);
        QCOMPARE(d.lists, 2);
        // in this mode silence is the end that does not come
        d.put(input::WatchOpened{});
        QCOMPARE(d.pass(74s), QStringList{});
        QVERIFY(d.pass(1s).contains(u"abort"_s));
    }

    void versionInTheFuture() // row 24: the watch stands, and nothing ever comes
    {
        Driver d;
        d.start();
        d.put(input::WatchOpened{});
        const ms begin = d.now;
        QVERIFY(d.pass(85s).contains(u"watch 100"_s));
        d.put(input::WatchOpened{});
        QVERIFY(d.pass(85s).contains(u"list"_s));
        QVERIFY(d.now - begin <= 3min);
        d.put(input::ListPage{{object(u"a"_s, u"1"_s, u"50"_s)}, u"60"_s, {}, 0});
        QCOMPARE(d.machine.resourceVersion(), u"60"_s);
    }

    void listWithoutVersionIsPolled() // row 15
    {
        Driver d;
        d.put(input::Start{});
        QCOMPARE(d.put(input::ListPage{{}, {}, {}, 0}), (QStringList{u"live"_s, u"synced"_s}));
        QCOMPARE(d.pass(30s), QStringList{u"list"_s});
        QCOMPARE(d.put(input::ListPage{{object(u"a"_s, u"1"_s, u"1"_s)}, {}, {}, 0}),
                 QStringList{u"+a"_s});
        QCOMPARE(d.pass(30s), QStringList{u"list"_s});
        QCOMPARE(d.watches, 0);
    }

    void oddEvents() // row 8
    {
        Driver d;
        d.start();
        d.put(input::WatchOpened{});
        QCOMPARE(d.put(input::OddEvent{}), QStringList{});
        QCOMPARE(d.put(input::OddEvent{}), QStringList{});
        d.event(Type::Added, object(u"a"_s, u"1"_s, u"101"_s));
        QCOMPARE(d.put(input::OddEvent{}), QStringList{});
        QCOMPARE(d.put(input::OddEvent{}), QStringList{});
        QCOMPARE(d.put(input::OddEvent{}), QStringList{u"abort"_s});
        QCOMPARE(d.pass(1s), QStringList{u"list rv=101"_s});
    }

    void brokenLine() // row 7
    {
        Driver d;
        d.start();
        d.put(input::WatchOpened{});
        QCOMPARE(d.put(input::BadLine{Error(Errc::NotJson)}), QStringList{u"abort"_s});
        QCOMPARE(d.pass(1s), QStringList{u"list rv=100"_s});
    }

    void lineBeyondTheCap() // row 4
    {
        Driver d;
        d.start();
        d.put(input::WatchOpened{});
        QCOMPARE(d.put(input::BadLine{Error(Errc::ResponseTooLarge)}), QStringList{u"abort"_s});
        QCOMPARE(d.pass(1s), QStringList{u"list rv=100"_s});
        QVERIFY(d.put(input::ListPage{{}, u"200"_s, {}, 0}).contains(u"watch 200"_s));
        d.put(input::WatchOpened{});
        d.put(input::BadLine{Error(Errc::ResponseTooLarge)});
        while (!d.pass(100ms).contains(u"list rv=200"_s)) {
        }
        d.put(input::ListPage{{}, u"300"_s, {}, 0}); // from now on lists alone
        QCOMPARE(d.watches, 2);
        QVERIFY(d.pass(31s).contains(u"list rv=300"_s));
        QCOMPARE(d.watches, 2);
    }

    void retryNow()
    {
        Driver d;
        d.put(input::Start{});
        d.put(input::ListFailed{Error(Errc::Forbidden)});
        QCOMPARE(d.put(input::RetryNow{}), QStringList{u"list"_s});
        QCOMPARE(d.put(input::RetryNow{}), QStringList{}); // it is on its way
    }

    void wake() // row 38
    {
        Driver d({}, 0.5);
        d.start({object(u"a"_s, u"1"_s, u"5"_s)});
        d.put(input::WatchOpened{});
        d.now += 8h;
        QCOMPARE(d.put(input::Wake{}), (QStringList{u"abort"_s, u"stale"_s}));
        QCOMPARE(d.pass(1400ms), QStringList{});
        QCOMPARE(d.pass(100ms), QStringList{u"watch 100"_s});
        d.put(input::WatchFailed{Error(Errc::Expired)});
        QVERIFY(d.pass(1s).contains(u"list rv=100"_s));
        QCOMPARE(d.put(input::ListFailed{Error(Errc::Expired)}), QStringList{u"list"_s});
        QCOMPARE(d.put(input::ListPage{{}, u"900"_s, {}, 0}),
                 (QStringList{u"-a?"_s, u"watch 900"_s, u"live"_s}));
    }

    void lateInputIsIgnored()
    {
        Driver d;
        d.start();
        d.put(input::WatchOpened{});
        d.error(Errc::Expired);
        QCOMPARE(d.event(Type::Added, object(u"a"_s, u"1"_s, u"101"_s)), QStringList{});
        QCOMPARE(d.put(input::StreamEnded{}), QStringList{});
        QCOMPARE(d.put(input::ListPage{{}, u"1"_s, {}, 0}), QStringList{});
        QCOMPARE(d.put(input::BadLine{}), QStringList{});
        QCOMPARE(d.put(input::WatchOpened{}), QStringList{});
    }
};

QTEST_GUILESS_MAIN(TestReflectorMachine)
#include "tst_reflectormachine.moc"
