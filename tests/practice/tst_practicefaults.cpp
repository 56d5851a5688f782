// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/practice/playedworld.h"
#include "tests/practice/practiceclient.h"

#include "core/net/websocket.h"

#include <QSslSocket>

using namespace firesteel;
using namespace std::chrono_literals;
using firesteel::test::PlayedWorld;
using firesteel::test::PracticeClient;
using namespace Qt::StringLiterals;

namespace {

const QByteArray maps = "/api/v1/namespaces/spark/configmaps";
const QByteArray pods = "/api/v1/namespaces/spark/pods";

/// Somebody with a TLS connection and bad manners.
class RawClient
{
public:
    explicit RawClient(const PracticeClient &client) : m_token(client.connection.auth.token)
    {
        socket.setPeerVerifyMode(QSslSocket::VerifyNone);
        socket.connectToHostEncrypted(u"127.0.0.1"_s, client.cluster.port());
        [[maybe_unused]] const bool open =
            QTest::qWaitFor([this] { return socket.isEncrypted(); }, 20'000);
    }

    void send(const QByteArray &bytes) { socket.write(bytes); }
    /// A whole head with the token; `more`: further fields, each with its line end.
    void ask(const QByteArray &method, const QByteArray &target, const QByteArray &more = {})
    {
        send(method + ' ' + target + " HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer " + m_token +
             "\r\n" + more + "\r\n");
    }
    /// All until the server closes or `enough` bytes have come.
    QByteArray answer(qsizetype enough = 1 << 30)
    {
        QByteArray all;
        [[maybe_unused]] const bool over = QTest::qWaitFor(
            [&] {
                all += socket.readAll();
                return all.size() >= enough || socket.state() == QAbstractSocket::UnconnectedState;
            },
            20'000);
        return all + socket.readAll();
    }

    QSslSocket socket;

private:
    QByteArray m_token;
};

QJsonObject bigMap(int number, int size)
{
    return {{u"metadata"_s, QJsonObject{{u"name"_s, QString(u"big-"_s + QString::number(number))}}},
            {u"data"_s, QJsonObject{{u"k"_s, QString(size, u'x')}}}};
}

} // namespace

/// A practice cluster under hands that are not careful with it: it answers or cuts off, and serves
/// the next one.
class TestPracticeFaults : public QObject
{
    Q_OBJECT

    static void stillServes(PracticeClient &client)
    {
        QCOMPARE(client.get("/readyz").body, QByteArray("ok"));
        QCOMPARE(client.get(pods).status, 200);
    }

private Q_SLOTS:
    void malformed_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("answer");
        const QByteArray head = "GET /version HTTP/1.1\r\nHost: x\r\n";
        QTest::newRow("no HTTP") << QByteArray("hello\r\n\r\n") << QByteArray("HTTP/1.1 400");
        QTest::newRow("binary") << QByteArray("\x16\x03\x01\x00\xff\xfe\x00\r\n\r\n", 11)
                                << QByteArray("HTTP/1.1 400");
        QTest::newRow("bad length")
            << QByteArray(head + "Content-Length: many\r\n\r\n") << QByteArray("HTTP/1.1 400");
        QTest::newRow("two lengths")
            << QByteArray(head + "Content-Length: 1\r\nContent-Length: 2\r\n\r\n")
            << QByteArray("HTTP/1.1 400");
        QTest::newRow("length and chunks")
            << QByteArray(head + "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n")
            << QByteArray("HTTP/1.1 400");
        QTest::newRow("bad chunk") << QByteArray(head + "Transfer-Encoding: chunked\r\n\r\nzz\r\n")
                                   << QByteArray("HTTP/1.1 400");
        QTest::newRow("endless field")
            << QByteArray(head + "X: " + QByteArray(2 << 20, 'x')) << QByteArray("HTTP/1.1 4");
    }
    void malformed()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, answer);
        PracticeClient client;
        RawClient raw(client);
        raw.send(bytes);
        const QByteArray got = raw.answer();
        QVERIFY2(got.startsWith(answer), got.left(200).constData());
        stillServes(client);
    }

    void targets_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<int>("status");
        QTest::newRow("percent") << QByteArray("/api/v1/namespaces/%zz/pods") << 200;
        QTest::newRow("NUL") << QByteArray("/api/v1/namespaces/spark/pods/%00") << 404;
        QTest::newRow("dots") << QByteArray("/api/v1/../../etc/passwd") << 404;
        QTest::newRow("long") << QByteArray("/api/v1/namespaces/spark/pods/") +
                                     QByteArray(60'000, 'a')
                              << 404;
        QTest::newRow("many parts")
            << QByteArray("/api/v1") + QByteArray("/x").repeated(5000) << 404;
        QTest::newRow("bad limit") << pods + "?limit=-1e9" << 400;
        QTest::newRow("bad continue") << pods + "?limit=1&continue=AAAA" << 400;
        QTest::newRow("bad selector") << pods + "?labelSelector=%28%28%28%2C%2C%3D" << 400;
        QTest::newRow("long selector")
            << pods + "?labelSelector=a+in+%28" + QByteArray("b%2C").repeated(5000) + "c%29" << 200;
    }
    void targets()
    {
        QFETCH(QByteArray, target);
        QFETCH(int, status);
        PracticeClient client;
        const auto reply = client.get(target);
        QVERIFY2(reply.over, "no answer");
        QCOMPARE(reply.status, status);
        stillServes(client);
    }

    void bodies_data()
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("status");
        const QByteArray json = "application/json";
        const QByteArray yaml = "application/yaml";
        QTest::newRow("deep") << json << QByteArray(200'000, '[') << 400;
        QTest::newRow("deep object") << json << QByteArray("{\"a\":").repeated(50'000) << 400;
        QTest::newRow("not UTF-8")
            << json << QByteArray("{\"metadata\":{\"name\":\"\xff\xfe\"}}") << 400;
        QTest::newRow("too big for an object")
            << json << QByteArray("{\"data\":{\"k\":\"" + QByteArray(4 << 20, 'x') + "\"}}") << 413;
        QTest::newRow("billion laughs")
            << yaml
            << QByteArray("a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c "
                          "[*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c]\n"
                          "e: &e [*d,*d,*d,*d,*d,*d,*d,*d,*d]\nf: [*e,*e,*e,*e,*e,*e,*e,*e,*e]\n")
            << 400;
        QTest::newRow("deep yaml") << yaml << QByteArray(20'000, '[') << 400;
        QTest::newRow("numbers as names")
            << json << QByteArray("{\"metadata\":{\"name\":7,\"labels\":3}}") << 422;
    }
    void bodies()
    {
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, body);
        QFETCH(int, status);
        PracticeClient client;
        const auto reply = client.ask("POST", maps, body, {{"Content-Type", type}});
        QVERIFY2(reply.over, "no answer");
        QVERIFY2(reply.status == status, reply.body.left(300).constData());
        stillServes(client);
    }

    /// More than the server takes at all.
    void hugeBody()
    {
        PracticeClient client;
        RawClient raw(client);
        raw.ask("POST", maps, "Content-Type: application/json\r\nContent-Length: 40000000\r\n");
        for (int i = 0; i < 40; ++i)
            raw.send(QByteArray(1'000'000, ' '));
        const QByteArray got = raw.answer();
        QVERIFY2(got.isEmpty() || got.startsWith("HTTP/1.1 413"), got.left(200).constData());
        stillServes(client);
    }

    void cutConnections()
    {
        PracticeClient client;
        QVERIFY(client
                    .post(pods, PlayedWorld::driverPod(
                                    {.mainClass = u"org.example.Sleep"_s, .withMap = false}))
                    .status == 201);
        const QList<QByteArray> targets{pods + "?watch=1", pods, maps,
                                        pods + "/pi-driver/log?follow=true"};
        for (int i = 0; i < 40; ++i) {
            RawClient raw(client);
            if (i % 3 == 0)
                raw.send("POST /api/v1/namespa");
            else
                raw.ask("GET", targets.at(i % targets.size()));
            if (i % 3 == 0 || i % 2 == 0) {
                raw.socket.flush();
                raw.socket.abort();
            } else {
                (void)raw.answer(1);
            }
        }
        client.cluster.advance(30s);
        stillServes(client);
    }

    /// Two hundred watches at once hear the same.
    void manyWatches()
    {
        PracticeClient client;
        std::vector<std::unique_ptr<RawClient>> watchers;
        for (int i = 0; i < 200; ++i) {
            watchers.push_back(std::make_unique<RawClient>(client));
            watchers.back()->ask("GET", maps + "?watch=1&fieldSelector=metadata.name%3Dbig-1");
        }
        for (const auto &one : watchers)
            QVERIFY(one->answer(10).startsWith("HTTP/1.1 200"));
        QCOMPARE(client.post(maps, bigMap(1, 10)).status, 201);
        for (const auto &one : watchers) {
            QByteArray heard;
            QVERIFY(QTest::qWaitFor(
                [&] {
                    heard += one->socket.readAll();
                    return heard.contains("ADDED");
                },
                20'000));
            one->socket.abort();
        }
        QCOMPARE(client.ask("DELETE", maps + "/big-1").status, 200);
        stillServes(client);
    }

    /// One that does not read does not fill the memory: its watch ends.
    void slowWatcher()
    {
        PracticeClient client;
        RawClient slow(client);
        slow.socket.setReadBufferSize(1 << 16);
        slow.ask(
            "GET",
            maps + "?watch=1&resourceVersion=" +
                client.get(maps).json()["metadata"_L1]["resourceVersion"_L1].toString().toLatin1(),
            "Connection: close\r\n");
        QVERIFY(QTest::qWaitFor([&] { return slow.socket.bytesAvailable() > 0; }, 20'000));
        constexpr int all = 60;
        for (int i = 0; i < all; ++i)
            QCOMPARE(client.post(maps, bigMap(i, 1'000'000)).status, 201);
        slow.socket.setReadBufferSize(0);
        const QByteArray got = slow.answer(qsizetype(all) * 1'100'000);
        QVERIFY(got.count("\"type\":\"ADDED\"") < all);
        QVERIFY(got.count("\"type\":\"ADDED\"") > 20);
        stillServes(client);
    }

    /// Nor does one that reads a long log slowly; it gets all of it.
    void slowLogReader()
    {
        PracticeClient client;
        constexpr int lines = 2000;
        const QString script = QString(u"echo "_s + QString(1200, u'y') + u';').repeated(lines);
        const QJsonObject container{{u"name"_s, u"c"_s},
                                    {u"image"_s, u"busybox:1"_s},
                                    {u"command"_s, QJsonArray{u"sh"_s, u"-c"_s, script}}};
        const auto made =
            client.post(pods, {{u"metadata"_s, QJsonObject{{u"name"_s, u"talks"_s}}},
                               {u"spec"_s, QJsonObject{{u"containers"_s, QJsonArray{container}},
                                                       {u"restartPolicy"_s, u"Never"_s}}}});
        QVERIFY2(made.status == 201, made.body.left(300).constData());
        client.cluster.advance(30s);
        RawClient slow(client);
        slow.socket.setReadBufferSize(1 << 15);
        slow.ask("GET", pods + "/talks/log?follow=true", "Connection: close\r\n");
        QVERIFY(QTest::qWaitFor([&] { return slow.socket.bytesAvailable() > 0; }, 20'000));
        stillServes(client);
        const QByteArray got = slow.answer();
        QCOMPARE(got.count(QByteArray(1200, 'y')), lines);
    }

    /// The port forward: what is no WebSocket, no HTTP, or far too much of it.
    void badForwards()
    {
        PracticeClient client;
        QCOMPARE(client
                     .post(pods, PlayedWorld::driverPod(
                                     {.mainClass = u"org.example.Sleep"_s, .withMap = false}))
                     .status,
                 201);
        QCOMPARE(client
                     .post(maps, {{u"metadata"_s, QJsonObject{{u"name"_s, u"pi-map"_s}}},
                                  {u"data"_s, QJsonObject{{u"spark.properties"_s, QString()}}}})
                     .status,
                 201);
        client.cluster.advance(20s);
        const auto opened = [&] {
            auto socket = std::make_unique<net::WebSocket>(client.connection.endpoint);
            net::WebSocketRequest request;
            request.target = pods + "/pi-driver/portforward?ports=4040";
            request.headers = {{"Authorization", "Bearer " + client.connection.auth.token}};
            request.protocols = {"v4.channel.k8s.io"};
            QSignalSpy open(socket.get(), &net::WebSocket::opened);
            socket->open(request);
            [[maybe_unused]] const bool fine = QTest::qWaitFor([&] { return !open.isEmpty(); });
            return socket;
        };
        const QList<QByteArray> messages{
            QByteArray("\x00nonsense\r\n\r\n", 13), QByteArray("\x07nobody", 7),
            QByteArray(1, '\0'),
            QByteArray(1, '\0') +
                QByteArray("GET /jobs/ HTTP/1.1\r\nHost: x\r\n\r\n").repeated(20'000)};
        for (const QByteArray &message : messages) {
            const auto socket = opened();
            QCOMPARE(socket->state(), net::WebSocket::State::Open);
            socket->setPaused(true);
            QVERIFY(socket->sendBinary(message));
            stillServes(client);
        }
        // A good one after all of them.
        const auto socket = opened();
        QSignalSpy received(socket.get(), &net::WebSocket::binaryReceived);
        QVERIFY(socket->sendBinary(QByteArray("\0GET /jobs/ HTTP/1.1\r\nHost: x\r\n\r\n", 33)));
        QTRY_VERIFY_WITH_TIMEOUT(
            std::ranges::any_of(received,
                                [](const QList<QVariant> &message) {
                                    return message.first().toByteArray().contains("Spark Jobs");
                                }),
            20'000);
    }
};

QTEST_GUILESS_MAIN(TestPracticeFaults)
#include "tst_practicefaults.moc"
