// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
//
// LogCursor alone, and LogFollower against a scripted server that filters sinceTime by whole
// seconds, as the real one does (rows 68 to 70 of the fault catalogue, kube-client §10.5).
#include "core/kube/stream/logcursor.h"
#include "core/kube/stream/logfollower.h"
#include "tests/kube/watchbench.h"

using namespace firesteel;
using namespace firesteel::test;
using kube::LogCursor;
using kube::LogFollower;
using kube::LogLine;
using kube::LogMark;
using std::chrono::milliseconds;
using Container = LogFollower::Container;

namespace {

constexpr qint64 Second = 1'000'000'000;
constexpr qint64 Start = 1'767'323'045 * Second; // 2026-01-02T03:04:05Z

/// A log line with its time, `ns` after Start.
QByteArray stamped(qint64 ns, const QByteArray &text)
{
    const QDateTime time = QDateTime::fromSecsSinceEpoch((Start + ns) / Second, QTimeZone::UTC);
    return time.toString(u"yyyy-MM-ddThh:mm:ss"_s).toLatin1() + '.' +
           QByteArray::number((Start + ns) % Second).rightJustified(9, '0') + "Z " + text + '\n';
}

QList<QByteArray> texts(const QList<LogLine> &lines)
{
    QList<QByteArray> list;
    QByteArray open;
    for (const LogLine &line : lines) {
        open += line.text;
        if (line.continued)
            continue;
        list.append(open);
        open.clear();
    }
    return list;
}

const net::HttpHeaders PlainText{{"Content-Type", "text/plain"}};

kube::LogTuning quickLog()
{
    kube::LogTuning t;
    t.waitingPoll = milliseconds(10'000);
    t.retryFirst = milliseconds(5);
    t.retryMax = milliseconds(20);
    t.silence = milliseconds(60'000);
    t.endGrace = milliseconds(20);
    t.batch = milliseconds(1);
    return t;
}

/// A follower in front of a server that has a log, and gives it out from sinceTime on.
struct Bench {
    explicit Bench(const kube::LogTuning &tuning = quickLog(), kube::LogRequest request = {})
        : proxy(WatchBench::authority()), http(proxy.endpoint(WatchBench::authority())),
          client(http, credentials, clock), follower(client, named(request), tuning)
    {
        client.setRetryDelay(milliseconds(5));
        proxy.setResponder([this](const SeenRequest &r) { return respond(r); });
        QObject::connect(&follower, &LogFollower::lines, &context,
                         [this](const QList<LogLine> &batch) {
                             lines += batch;
                             for (const LogLine &line : batch)
                                 story.append(QString::fromUtf8(line.text.left(20)));
                         });
        QObject::connect(&follower, &LogFollower::marked, &context, [this](const LogMark &mark) {
            static const char *names[] = {"<restarted>", "<gap>", "<reconnected>"};
            story.append(QString::fromLatin1(names[int(mark.kind)]));
        });
        QObject::connect(&follower, &LogFollower::finished, &context,
                         [this](const Result<> &r) { result = r; });
        QObject::connect(&follower, &LogFollower::phaseChanged, &context,
                         [this](LogFollower::Phase phase) { phases.append(phase); });
    }

    static kube::LogRequest named(kube::LogRequest request)
    {
        request.namespaceName = u"spark"_s;
        request.pod = u"d"_s;
        request.container = u"driver"_s;
        return request;
    }

    std::optional<Script> respond(const SeenRequest &request)
    {
        if (!request.target.startsWith("/api/v1/namespaces/spark/pods/d"))
            return {};
        if (!request.target.contains("/log?"))
            return pod.isEmpty() ? statusAnswer(404, u"NotFound"_s, {}, {{"name"_L1, "d"_L1}})
                                 : jsonAnswer(200, pod);
        queries.append(
            QUrlQuery(QString::fromUtf8(request.target.mid(request.target.indexOf('?') + 1))));
        if (answer) {
            if (auto script = answer(queries.constLast()))
                return script;
        }
        return Script().head(200, PlainText).chunk(from(queries.constLast())).gate("never");
    }

    /// The lines of `log` that the server gives for a query.
    [[nodiscard]] QByteArray from(const QUrlQuery &query) const
    {
        const QString since = query.queryItemValue(u"sinceTime"_s, QUrl::FullyDecoded);
        if (since.isEmpty())
            return log;
        QByteArray out;
        for (const QByteArray &line : log.split('\n')) {
            if (!line.isEmpty() && line.left(19) >= since.toLatin1().left(19))
                out += line + '\n';
        }
        return out;
    }

    void setPod(const QString &state, const QString &phase)
    {
        pod = podObject(u"d"_s, u"u"_s, u"1"_s);
        const QJsonObject body =
            state == u"terminated"_s ? QJsonObject{{"exitCode"_L1, 0}} : QJsonObject();
        pod.insert("spec"_L1, QJsonObject{{"restartPolicy"_L1, "Never"_L1},
                                          {"containers"_L1,
                                           QJsonArray{QJsonObject{{"name"_L1, "driver"_L1}}}}});
        pod.insert(
            "status"_L1,
            QJsonObject{{"phase"_L1, phase},
                        {"containerStatuses"_L1,
                         QJsonArray{QJsonObject{{"name"_L1, "driver"_L1},
                                                {"containerID"_L1, "c1"_L1},
                                                {"state"_L1, QJsonObject{{state, body}}}}}}});
    }

    QObject context;
    SystemClock clock;
    FaultProxy proxy;
    net::HttpClient http;
    kube::StaticCredentials credentials;
    kube::ApiClient client;
    LogFollower follower;

    QByteArray log;
    QJsonObject pod;
    std::function<std::optional<Script>(const QUrlQuery &)> answer;
    QList<QUrlQuery> queries;
    QList<LogLine> lines;
    QStringList story;
    QList<LogFollower::Phase> phases;
    std::optional<Result<>> result;
};

} // namespace

class TestLogFollower : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // ---- the cursor alone

    void linesAndTimes()
    {
        LogCursor cursor;
        cursor.begin();
        QList<LogLine> lines;
        cursor.feed("2026-01-02T03:04:05.000000001Z one\n2026-01-02T03:04:05.5+01:00 two words \r\n"
                    "no time at all\n2026-01-02T03:04:06Z \n2026-01-02T03:04:06Z",
                    lines);
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines.at(0), (LogLine{Start + 1, "one", false}));
        QCOMPARE(lines.at(1), (LogLine{Start - 3600 * Second + Second / 2, "two words \r", false}));
        QCOMPARE(lines.at(2), (LogLine{0, "no time at all", false}));
        QCOMPARE(lines.at(3), (LogLine{Start + Second, "", false}));
        cursor.finish(lines);
        QCOMPARE(lines.size(), 5);
        QCOMPARE(lines.at(4), (LogLine{Start + Second, "", false}));
        QCOMPARE(cursor.resumeSecond(),
                 Start / Second + 1 - 1); // a second of slack for lines out of order
    }

    void anyCutAnyResume_data()
    {
        QTest::addColumn<QByteArray>("log");
        QByteArray same;
        for (int i = 0; i < 1000; ++i)
            same += stamped(500, "tick"); // row 70, at its worst: one nanosecond
        QTest::newRow("70 a thousand identical lines") << same;
        QByteArray second;
        for (int i = 0; i < 1000; ++i)
            second += stamped(i, "tick");
        QTest::newRow("70 within one second") << second;
        QByteArray spread;
        for (int i = 0; i < 200; ++i)
            spread += stamped(i * Second / 7, "line " + QByteArray::number(i % 3));
        QTest::newRow("over many seconds") << spread;
        QByteArray disorder;
        for (int i = 0; i < 200; ++i)
            disorder += stamped(i * Second / 7 + (i % 2 ? -Second / 2 : 0), i % 2 ? "err" : "out");
        QTest::newRow("two streams out of order") << disorder;
        QTest::newRow("69 bytes of all kinds")
            << QByteArray(stamped(1, QByteArray("a\0\xff\xc3\x1b[31m\rb", 11)) + stamped(2, "") +
                          stamped(3, "\r"));
    }

    void anyCutAnyResume()
    {
        QFETCH(QByteArray, log);
        LogCursor whole;
        whole.begin();
        QList<LogLine> expected;
        whole.feed(log, expected);
        const qsizetype step = std::max<qsizetype>(1, log.size() / 97);
        for (qsizetype cut = 0; cut <= log.size(); cut += step) {
            LogCursor cursor;
            QList<LogLine> lines;
            qsizetype at = cut;
            cursor.begin();
            cursor.feed(QByteArrayView(log).first(at), lines);
            for (int again = 0; again < 3; ++again) { // cut three times, a little later each time
                const auto second = cursor.resumeSecond();
                QByteArray rest;
                for (const QByteArray &line : log.split('\n')) {
                    LogCursor probe; // parses the line's time
                    QList<LogLine> one;
                    probe.begin();
                    probe.feed(QByteArray(line + '\n'), one);
                    if (!line.isEmpty() &&
                        (!second || one.constFirst().timestampNs >= *second * Second))
                        rest += line + '\n';
                }
                at = again == 2 ? rest.size() : rest.size() * (again + 2) / 4;
                cursor.begin();
                cursor.feed(QByteArrayView(rest).first(at), lines);
                QVERIFY(!cursor.gapSuspected());
            }
            QCOMPARE(texts(lines), texts(expected));
        }
    }

    void veryLongLine() // row 69
    {
        const QByteArray text(1'000'000, 'x');
        const QByteArray log =
            stamped(1, "before") + stamped(2, text + "END") + stamped(3, "after");
        for (const qsizetype cut :
             {qsizetype(100), qsizetype(70'000), qsizetype(500'000), log.size()}) {
            LogCursor cursor(64 * 1024);
            QList<LogLine> lines;
            cursor.begin();
            for (qsizetype i = 0; i < cut; i += 10'000)
                cursor.feed(QByteArrayView(log).sliced(i, std::min<qsizetype>(10'000, cut - i)),
                            lines);
            for (const qsizetype upTo : {qsizetype(300'000), log.size()}) {
                cursor.begin();
                cursor.feed(QByteArrayView(log).first(upTo), lines);
            }
            for (const LogLine &line : std::as_const(lines))
                QVERIFY(line.text.size() <= 64 * 1024);
            QCOMPARE(texts(lines), (QList<QByteArray>{"before", text + "END", "after"}));
        }
    }

    void rotatedAway()
    {
        LogCursor cursor;
        QList<LogLine> lines;
        cursor.begin();
        cursor.feed(QByteArray(stamped(1, "a") + stamped(2, "b")), lines);
        cursor.begin();
        cursor.feed(stamped(5 * Second, "z"), lines);
        QVERIFY(cursor.gapSuspected());
        cursor.begin();
        cursor.feed(QByteArray(stamped(5 * Second, "z") + stamped(6 * Second, "zz")), lines);
        QVERIFY(!cursor.gapSuspected());
        QCOMPARE(texts(lines), (QList<QByteArray>{"a", "b", "z", "zz"}));
    }

    void sinceIsExact()
    {
        LogCursor cursor(1024, Start + 500);
        QList<LogLine> lines;
        cursor.begin();
        cursor.feed(
            QByteArray(stamped(499, "too early") + stamped(500, "now") + stamped(501, "later")),
            lines);
        QCOMPARE(texts(lines), (QList<QByteArray>{"now", "later"}));
    }

    void resumedTailStaysATail()
    {
        LogCursor cursor;
        QList<LogLine> lines;
        cursor.begin(true);
        cursor.feed(QByteArray(stamped(800, "c") + stamped(900, "d")), lines);
        cursor.begin(); // sinceTime gives the whole second
        cursor.feed(QByteArray(stamped(100, "a") + stamped(200, "b") + stamped(800, "c") +
                               stamped(900, "d") + stamped(1000, "e")),
                    lines);
        QVERIFY(!cursor.gapSuspected());
        QCOMPARE(texts(lines), (QList<QByteArray>{"c", "d", "e"}));
    }

    // ---- the follower

    void wholeLogOfAFinishedContainer()
    {
        kube::LogRequest request;
        request.follow = false;
        request.tailLines = 100;
        Bench bench(quickLog(), request);
        bench.answer = [](const QUrlQuery &) {
            return Script()
                .head(200, PlainText)
                .chunk(stamped(1, "a") + stamped(2, "b").chopped(1))
                .end();
        };
        bench.follower.start();
        QTRY_VERIFY(bench.result && *bench.result);
        QCOMPARE(bench.story, (QStringList{u"a"_s, u"b"_s}));
        const QUrlQuery query = bench.queries.constFirst();
        QCOMPARE(query.queryItemValue(u"timestamps"_s), u"true"_s);
        QCOMPARE(query.queryItemValue(u"tailLines"_s), u"100"_s);
        QCOMPARE(query.queryItemValue(u"container"_s), u"driver"_s);
        QVERIFY(!query.hasQueryItem(u"follow"_s));
        QVERIFY(!query.hasQueryItem(u"sinceTime"_s));
    }

    void cutAndResumed_data()
    {
        QTest::addColumn<Fault>("fault");
        QTest::newRow("RST") << Fault::Reset;
        QTest::newRow("FIN") << Fault::Cut;
    }

    void cutAndResumed()
    {
        QFETCH(Fault, fault);
        Bench bench;
        for (int i = 0; i < 300; ++i)
            bench.log += stamped(i * Second / 50, "line " + QByteArray::number(i));
        int round = 0;
        bench.answer = [&](const QUrlQuery &query) -> std::optional<Script> {
            const QByteArray rest = bench.from(query);
            if (++round > 6)
                return {};
            return Script().head(200, PlainText).chunk(rest.left(1000)).fault(fault);
        };
        bench.follower.setContainer(Container::Running, u"c1"_s);
        bench.follower.start();
        QTRY_COMPARE(bench.lines.size(), 300);
        for (int i = 0; i < 300; ++i)
            QCOMPARE(bench.lines.at(i).text, "line " + QByteArray::number(i));
        QCOMPARE(bench.story.count(u"<reconnected>"_s), 6);
        QCOMPARE(bench.story.count(u"<gap>"_s), 0);
        QVERIFY(bench.queries.constLast().queryItemValue(u"sinceTime"_s).endsWith(u'Z'));
    }

    void containerCreating() // row 68
    {
        Bench bench;
        bool started = false;
        bench.answer = [&](const QUrlQuery &) -> std::optional<Script> {
            if (started)
                return {};
            return statusAnswer(
                400, u"BadRequest"_s,
                u"container \"driver\" in pod \"d\" is waiting to start: ContainerCreating"_s);
        };
        bench.log = stamped(1, "hello");
        bench.follower.start();
        QTRY_COMPARE(bench.follower.phase(), LogFollower::Phase::Waiting);
        QCOMPARE(bench.queries.size(), 1); // it does not hammer
        started = true;
        bench.follower.setContainer(Container::Running, u"c1"_s);
        QTRY_COMPARE(bench.story, QStringList{u"hello"_s});
        QCOMPARE(bench.queries.size(), 2);
    }

    void noNodeYet()
    {
        Bench bench;
        bool scheduled = false;
        bench.answer = [&](const QUrlQuery &) -> std::optional<Script> {
            if (scheduled)
                return {};
            return Script().head(204, {}, false);
        };
        bench.log = stamped(1, "hello");
        bench.follower.start();
        QTRY_COMPARE(bench.follower.phase(), LogFollower::Phase::Waiting);
        QVERIFY(!bench.result);
        QCOMPARE(bench.queries.size(), 1);
        scheduled = true;
        bench.follower.setContainer(Container::Running, u"c1"_s);
        QTRY_COMPARE(bench.story, QStringList{u"hello"_s});
        QCOMPARE(bench.queries.size(), 2); // it did not hammer
        QVERIFY(!bench.phases.contains(LogFollower::Phase::Reconnecting));
    }

    void noNodeYetAndNobodyTells()
    {
        kube::LogTuning tuning = quickLog();
        tuning.waitingPoll = milliseconds(10);
        Bench bench(tuning);
        bench.answer = [&](const QUrlQuery &) -> std::optional<Script> {
            if (bench.queries.size() > 3)
                return {};
            return Script().head(204, {}, false);
        };
        bench.log = stamped(1, "hello");
        bench.follower.start();
        QTRY_COMPARE(bench.story, QStringList{u"hello"_s});
        QCOMPARE(bench.queries.size(), 4);
    }

    void noNodeEver_data()
    {
        QTest::addColumn<bool>("follow");
        QTest::addColumn<Container>("container");
        QTest::newRow("not followed") << false << Container::Unknown;
        QTest::newRow("ended already") << true << Container::Terminated;
        QTest::newRow("deleted already") << true << Container::Gone;
    }

    void noNodeEver()
    {
        QFETCH(bool, follow);
        QFETCH(Container, container);
        kube::LogRequest request;
        request.follow = follow;
        Bench bench(quickLog(), request);
        bench.answer = [](const QUrlQuery &) { return Script().head(204, {}, false); };
        bench.follower.setContainer(container, {});
        bench.follower.start();
        QTRY_VERIFY(bench.result);
        QVERIFY2(bench.result->has_value(), "an empty log is no failure");
        QVERIFY(bench.story.isEmpty());
        QCOMPARE(bench.queries.size(), 1);
    }

    void containerEnds()
    {
        Bench bench;
        bench.answer = [](const QUrlQuery &) {
            return Script()
                .head(200, PlainText)
                .chunk(stamped(1, "a"))
                .gate("end")
                .chunk("2026-01-02T03:04:06Z last")
                .end();
        };
        bench.follower.setContainer(Container::Running, u"c1"_s);
        bench.follower.start();
        QTRY_COMPARE(bench.story, QStringList{u"a"_s});
        bench.proxy.open("end");
        bench.follower.setContainer(Container::Terminated, u"c1"_s);
        QTRY_VERIFY(bench.result && *bench.result);
        QCOMPARE(bench.story, (QStringList{u"a"_s, u"last"_s})); // also without its line feed
        QCOMPARE(bench.queries.size(), 1);
    }

    void containerEndsAndNobodyTells()
    {
        Bench bench;
        bench.log = stamped(1, "a");
        bench.setPod(u"terminated"_s, u"Succeeded"_s);
        bench.answer = [&](const QUrlQuery &query) {
            return Script().head(200, PlainText).chunk(bench.from(query)).end();
        };
        bench.follower.start();
        QTRY_VERIFY(bench.result && *bench.result);
        QCOMPARE(bench.story.filter(u"a"_s).first(), u"a"_s);
        QCOMPARE(bench.lines.size(), 1);
    }

    void closedInOrderByABalancer() // row 68
    {
        Bench bench;
        bench.log = stamped(1, "a");
        bench.setPod(u"running"_s, u"Running"_s);
        int round = 0;
        bench.answer = [&](const QUrlQuery &query) -> std::optional<Script> {
            if (++round == 1)
                return Script().head(200, PlainText).chunk(bench.from(query)).end();
            bench.log += stamped(2, "b");
            return {};
        };
        bench.follower.setContainer(Container::Running, u"c1"_s);
        bench.follower.start();
        QTRY_COMPARE(bench.lines.size(), 2);
        QCOMPARE(texts(bench.lines), (QList<QByteArray>{"a", "b"}));
        QVERIFY(!bench.result);
    }

    void silentAfterRotation() // row 68
    {
        kube::LogTuning tuning = quickLog();
        tuning.silence = milliseconds(80);
        Bench bench(tuning);
        bench.log = stamped(1, "a");
        int round = 0;
        bench.answer = [&](const QUrlQuery &) -> std::optional<Script> {
            if (++round == 2)
                bench.log += stamped(3 * Second, "b");
            return {};
        };
        bench.follower.setContainer(Container::Running, u"c1"_s);
        bench.follower.start();
        QTRY_COMPARE(bench.lines.size(), 2);
        QVERIFY(bench.story.contains(u"<reconnected>"_s));
    }

    void restarted() // row 68
    {
        Bench bench;
        QByteArray second;
        bench.answer = [&](const QUrlQuery &) -> std::optional<Script> {
            if (bench.queries.size() == 1)
                return Script()
                    .head(200, PlainText)
                    .chunk(stamped(1, "first life"))
                    .gate("die")
                    .end();
            return Script()
                .head(200, PlainText)
                .chunk(stamped(9 * Second, "second life"))
                .gate("never");
        };
        bench.follower.setContainer(Container::Running, u"c1"_s);
        bench.follower.start();
        QTRY_COMPARE(bench.story, QStringList{u"first life"_s});
        bench.setPod(u"waiting"_s, u"Running"_s);
        bench.proxy.open("die");
        QTRY_COMPARE(bench.follower.phase(), LogFollower::Phase::Waiting);
        bench.follower.setContainer(Container::Running, u"c2"_s);
        QTRY_COMPARE(bench.lines.size(), 2);
        QCOMPARE(bench.story, (QStringList{u"first life"_s, u"<restarted>"_s, u"second life"_s}));
        QVERIFY(!bench.queries.at(1).hasQueryItem(u"sinceTime"_s));
    }

    void restartedInTheMiddleOfALine()
    {
        kube::LogRequest request;
        request.tailLines = 5;
        Bench bench(quickLog(), request);
        bench.answer = [&](const QUrlQuery &) -> std::optional<Script> {
            if (bench.queries.size() == 1)
                return Script()
                    .head(200, PlainText)
                    .chunk(stamped(1, "first life") + "2026-01-02T03:04:06Z last words")
                    .gate("die")
                    .end();
            return Script()
                .head(200, PlainText)
                .chunk(stamped(9 * Second, "second life"))
                .gate("die")
                .end();
        };
        bench.follower.setContainer(Container::Running, u"c1"_s);
        bench.follower.start();
        QTRY_COMPARE(bench.story, QStringList{u"first life"_s});
        bench.setPod(u"waiting"_s, u"Running"_s);
        bench.proxy.open("die");
        QTRY_COMPARE(bench.follower.phase(), LogFollower::Phase::Waiting);
        // The second life is over before anybody looks: its log is there all the same.
        bench.follower.setContainer(Container::Terminated, u"c2"_s);
        QTRY_VERIFY(bench.result && *bench.result);
        QCOMPARE(bench.story, (QStringList{u"first life"_s, u"last words"_s, u"<restarted>"_s,
                                           u"second life"_s}));
        QVERIFY(bench.queries.at(0).hasQueryItem(u"tailLines"_s));
        QVERIFY(!bench.queries.at(1).hasQueryItem(u"tailLines"_s)); // all of it is new
    }

    void restartedWhileCutOff()
    {
        Bench bench;
        bench.answer = [&](const QUrlQuery &query) -> std::optional<Script> {
            if (bench.queries.size() == 1)
                return Script()
                    .head(200, PlainText)
                    .chunk(stamped(1, "a"))
                    .gate("cut")
                    .fault(Fault::Reset);
            if (query.queryItemValue(u"previous"_s) == u"true"_s)
                return Script()
                    .head(200, PlainText)
                    .chunk(stamped(1, "a") + stamped(2, "last words"))
                    .end();
            return Script()
                .head(200, PlainText)
                .chunk(stamped(9 * Second, "second life"))
                .gate("never");
        };
        bench.follower.setContainer(Container::Running, u"c1"_s);
        bench.follower.start();
        QTRY_COMPARE(bench.story, QStringList{u"a"_s});
        bench.follower.setContainer(Container::Running, u"c2"_s); // seen before the stream's end
        bench.proxy.open("cut");
        QTRY_COMPARE(bench.lines.size(), 3);
        QCOMPARE(bench.story.filter(u"a"_s).size() >= 1, true);
        QCOMPARE(texts(bench.lines), (QList<QByteArray>{"a", "last words", "second life"}));
        QVERIFY(bench.story.indexOf(u"last words"_s) < bench.story.indexOf(u"<restarted>"_s));
    }

    void podDeleted() // row 68
    {
        Bench bench;
        bench.answer = [](const QUrlQuery &) {
            return Script()
                .head(200, PlainText)
                .chunk(stamped(1, "a"))
                .gate("die")
                .fault(Fault::Reset);
        };
        bench.follower.setContainer(Container::Running, u"c1"_s);
        bench.follower.start();
        QTRY_COMPARE(bench.story, QStringList{u"a"_s});
        bench.follower.setContainer(Container::Gone, {});
        bench.proxy.open("die");
        QTRY_VERIFY(bench.result && *bench.result);
        QCOMPARE(bench.lines.size(), 1);
    }

    void refusals_data()
    {
        QTest::addColumn<Script>("script");
        QTest::addColumn<Errc>("code");
        QTest::newRow("no rights")
            << statusAnswer(403, u"Forbidden"_s, u"User \"eve\" cannot get resource \"pods/log\""_s)
            << Errc::Forbidden;
        QTest::newRow("no pod") << statusAnswer(404, u"NotFound"_s, {}, {{"name"_L1, "d"_L1}})
                                << Errc::NotFound;
        QTest::newRow("no such container")
            << statusAnswer(400, u"BadRequest"_s, u"container x is not valid for pod d"_s)
            << Errc::BadRequest;
        QTest::newRow("no earlier instance")
            << statusAnswer(400, u"BadRequest"_s,
                            u"previous terminated container \"driver\" in pod \"d\" not found"_s)
            << Errc::BadRequest;
        QTest::newRow("not logged in")
            << statusAnswer(401, u"Unauthorized"_s) << Errc::Unauthorized;
        QTest::newRow("a portal") << Script::response(200, "<html>", "text/html")
                                  << Errc::NotKubernetes;
    }

    void refusals()
    {
        QFETCH(Script, script);
        QFETCH(Errc, code);
        Bench bench;
        bench.answer = [&script](const QUrlQuery &) { return script; };
        bench.follower.start();
        QTRY_VERIFY(bench.result);
        QVERIFY(!*bench.result);
        QCOMPARE(errcName(bench.result->error().code), errcName(code));
        QCOMPARE(bench.queries.size(), 1);
    }

    void kubeletAway()
    {
        Bench bench;
        bench.log = stamped(1, "a");
        bench.answer = [&](const QUrlQuery &) -> std::optional<Script> {
            if (bench.queries.size() <= 3)
                return Script::response(500, "dial tcp 10.0.0.1:10250: connect: connection refused",
                                        "text/plain");
            return {};
        };
        bench.follower.start();
        QTRY_COMPARE(bench.story, QStringList{u"a"_s});
        QCOMPARE(bench.queries.size(), 4);
    }

    void gatewayWithoutItsServer()
    {
        Bench bench;
        bench.log = stamped(1, "a");
        bench.answer = [&](const QUrlQuery &) -> std::optional<Script> {
            if (bench.queries.size() <= 2)
                return Script::response(502, "", "");
            return {};
        };
        bench.follower.start();
        QTRY_COMPARE(bench.story, QStringList{u"a"_s});
        QCOMPARE(bench.queries.size(), 3);
    }

    void retryAfterNothing()
    {
        kube::LogTuning tuning = quickLog();
        tuning.retryFirst = milliseconds(60'000);
        Bench bench(tuning);
        bench.answer = [](const QUrlQuery &) {
            return statusAnswer(503, u"ServiceUnavailable"_s, {}, {}, {{"Retry-After", "0"}});
        };
        bench.follower.start();
        QTRY_COMPARE(bench.follower.phase(), LogFollower::Phase::Reconnecting);
        for (int i = 0; i < 5; ++i) { // time for one that hammers
            bool answered = false;
            bench.client.rawGet("/version", &bench.context,
                                [&answered](const auto &) { answered = true; });
            QTRY_VERIFY(answered);
        }
        QCOMPARE(bench.queries.size(), 1);
    }

    void backlogWaitsForASlowReader() // row 69
    {
        Bench bench;
        QByteArray log;
        for (int i = 0; i < 100'000; ++i)
            log += stamped(i, "some words that make the line longer than it need be");
        bench.answer = [&](const QUrlQuery &) {
            return Script().head(200, PlainText).chunk(log).gate("never");
        };
        bench.follower.setPaused(true);
        bench.follower.start();
        QTRY_COMPARE(bench.queries.size(), 1);
        QCOMPARE(bench.lines.size(), 0);
        bench.follower.setPaused(false);
        QTRY_COMPARE_WITH_TIMEOUT(bench.lines.size(), 100'000, 20'000);
    }

    void stoppedInItsOwnSignal()
    {
        Bench bench;
        bench.log = stamped(1, "a") + stamped(2, "b");
        QObject::connect(&bench.follower, &LogFollower::lines, &bench.context,
                         [&bench] { bench.follower.stop(); });
        bench.follower.start();
        QTRY_COMPARE(bench.proxy.connectionsOpen(), 0);
        QVERIFY(!bench.result);
    }
};

QTEST_GUILESS_MAIN(TestLogFollower)
#include "tst_logfollower.moc"
