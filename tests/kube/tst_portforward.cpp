// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
//
// PortForward against a server that speaks v4.channel.k8s.io as the kubelet does (rows 71 to 76 of
// the fault catalogue, kube-client §10.5).
#include "core/kube/stream/portforward.h"
#include "core/net/httpserver.h"
#include "core/net/websocket.h"
#include "tests/kube/watchbench.h"

#include <QTcpServer>
#include <QTcpSocket>

#include <sys/socket.h>

using namespace firesteel;
using namespace firesteel::test;
using std::chrono::milliseconds;

namespace {

constexpr quint16 Port = 4040;

QByteArray portFrame(char channel, int port = Port)
{
    return QByteArray(1, channel) + char(port & 0xff) + char(port >> 8);
}

QByteArray dataFrame(const QByteArray &payload)
{
    return QByteArray(1, '\0') + payload;
}

/// The client says that it sends no more; QTcpSocket itself cannot.
void endWriting(const QTcpSocket &local)
{
    ::shutdown(int(local.socketDescriptor()), SHUT_WR);
}

kube::ForwardTuning quickForward()
{
    kube::ForwardTuning t;
    t.linger = milliseconds(50);
    return t;
}

/// An API server that answers access reviews, and upgrades; what the pod says is up to the test.
struct Bench {
    explicit Bench(const kube::ForwardTuning &tuning = quickForward(), bool checkAccess = false)
        : server({WatchBench::authority().server().serverConfiguration(), 16 << 20, 512,
                  milliseconds(120'000)}),
          listening(server.listen(QHostAddress(QHostAddress::LocalHost))), http(endpoint()),
          client(http, credentials, clock),
          forward(client, {u"spark"_s, u"d"_s, u"uid-1"_s, Port, 0, checkAccess}, tuning)
    {
        server.setHandler([this](net::HttpExchange *exchange) { handle(exchange); });
        QObject::connect(&forward, &kube::PortForward::listening, &context,
                         [this](quint16 port) { localPort = port; });
        QObject::connect(&forward, &kube::PortForward::connectionFailed, &context,
                         [this](const Error &error) { failures.append(error); });
        QObject::connect(&forward, &kube::PortForward::stopped, &context,
                         [this](const Error &error) { stopped = error; });
        // An echo, unless the test says otherwise
        podOpened = [](net::WebSocket *pod) {
            pod->sendBinary(portFrame(0));
            pod->sendBinary(portFrame(1));
        };
        podReceived = [](net::WebSocket *pod, const QByteArray &data) {
            pod->sendBinary(dataFrame(data));
        };
    }

    net::Endpoint endpoint() const
    {
        net::Endpoint e;
        e.host = u"127.0.0.1"_s;
        e.port = server.port();
        e.security.anchors = WatchBench::authority().anchors();
        return e;
    }

    void handle(net::HttpExchange *exchange)
    {
        const QByteArray target = exchange->request().target;
        if (target.startsWith("/apis/authorization.k8s.io/")) {
            const QJsonObject review =
                data::parseObject(exchange->request().body).value_or(QJsonObject());
            const QString verb = review.value("spec"_L1)
                                     .toObject()
                                     .value("resourceAttributes"_L1)
                                     .toObject()
                                     .value("verb"_L1)
                                     .toString();
            asked.append(verb);
            const QJsonObject answer{
                {"status"_L1, QJsonObject{{"allowed"_L1, !denied.contains(verb)}}}};
            exchange->respond(201, JsonType, data::toCompactJson(answer));
            return;
        }
        targets.append(target);
        if (refuse != 0) {
            exchange->respond(refuse, JsonType,
                              data::toCompactJson(statusObject(refuse, {}, refusal)));
            return;
        }
        protocols = exchange->offeredProtocols();
        net::WebSocket *pod = exchange->upgrade(choose, &context);
        if (!pod)
            return;
        pods.append(pod);
        QObject::connect(pod, &net::WebSocket::binaryReceived, &context,
                         [this, pod](const QByteArray &message) {
                             if (message.startsWith('\0') && podReceived)
                                 podReceived(pod, message.sliced(1));
                             largest = std::max(largest, message.size());
                         });
        QObject::connect(pod, &net::WebSocket::closed, &context, [this, pod] {
            pods.removeOne(pod);
            pod->deleteLater();
        });
        podOpened(pod);
    }

    void start()
    {
        forward.start();
        QTRY_VERIFY(localPort != 0 || stopped);
    }

    std::unique_ptr<QTcpSocket> connectLocal() const
    {
        auto socket = std::make_unique<QTcpSocket>();
        socket->connectToHost(QHostAddress(QHostAddress::LocalHost), localPort);
        return socket;
    }

    QObject context;
    SystemClock clock;
    net::HttpServer server;
    Result<> listening;
    net::HttpClient http;
    kube::StaticCredentials credentials{net::HttpHeaders{{"Authorization", "Bearer one"}}};
    kube::ApiClient client;
    kube::PortForward forward;

    QStringList denied;
    QStringList asked;
    int refuse = 0;
    QString refusal;
    QByteArray choose = "v4.channel.k8s.io";
    std::function<void(net::WebSocket *)> podOpened;
    std::function<void(net::WebSocket *, const QByteArray &)> podReceived;
    QList<net::WebSocket *> pods;
    QList<QByteArray> targets;
    QList<QByteArray> protocols;
    qsizetype largest = 0;
    quint16 localPort = 0;
    QList<Error> failures;
    std::optional<Error> stopped;
};

} // namespace

class TestPortForward : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void echo()
    {
        Bench bench;
        bench.start();
        auto local = bench.connectLocal();
        local->write("hello");
        QTRY_COMPARE(local->bytesAvailable(), 5);
        QCOMPARE(local->readAll(), QByteArray("hello"));
        QCOMPARE(bench.targets.constFirst(),
                 QByteArray("/api/v1/namespaces/spark/pods/d/portforward?ports=4040"));
        QCOMPARE(bench.protocols, QList<QByteArray>{"v4.channel.k8s.io"});
        QCOMPARE(bench.forward.connectionCount(), 1);
        QCOMPARE(bench.forward.bytesIn(), 5);
        QCOMPARE(bench.forward.bytesOut(), 5);
        local->disconnectFromHost();
        QTRY_COMPARE(bench.forward.connectionCount(), 0);
        QTRY_VERIFY(bench.pods.isEmpty());
        QVERIFY(bench.failures.isEmpty());
    }

    void bothFamiliesOfLoopback()
    {
        Bench bench;
        bench.start();
        QTcpServer probe;
        if (!probe.listen(QHostAddress(QHostAddress::LocalHostIPv6)))
            return; // a machine without IPv6: one family is enough (row 76)
        QTcpSocket local;
        local.connectToHost(QHostAddress(QHostAddress::LocalHostIPv6), bench.localPort);
        local.write("six");
        QTRY_COMPARE(local.bytesAvailable(), 3);
    }

    void severalAtOnceAndLargeBodies()
    {
        Bench bench;
        bench.start();
        const QByteArray body(3'000'000, 'x');
        std::vector<std::unique_ptr<QTcpSocket>> sockets;
        QList<qint64> got(8, 0);
        for (int i = 0; i < 8; ++i) {
            sockets.push_back(bench.connectLocal());
            QTcpSocket *socket = sockets.back().get();
            QObject::connect(socket, &QTcpSocket::readyRead, &bench.context,
                             [&got, i, socket] { got[i] += socket->readAll().size(); });
            socket->write(body);
        }
        QTRY_COMPARE_WITH_TIMEOUT(got, QList<qint64>(8, body.size()), 30'000);
        QVERIFY(bench.largest <= 32 * 1024);
        QCOMPARE(bench.targets.size(), 8); // one WebSocket each
    }

    void frames_data()
    {
        QTest::addColumn<QList<QByteArray>>("frames");
        QTest::addColumn<QByteArray>("received");
        QTest::addColumn<QString>("failure");
        using F = QList<QByteArray>;
        const QByteArray data = QByteArray(1, '\0') + "ok";
        QTest::newRow("72 in order")
            << F{portFrame(0), portFrame(1), data} << QByteArray("ok") << QString();
        QTest::newRow("72 error frame first")
            << F{portFrame(1), portFrame(0), data} << QByteArray("ok") << QString();
        QTest::newRow("72 data before the error channel's head")
            << F{portFrame(0), data, portFrame(1)} << QByteArray("ok") << QString();
        QTest::newRow("72 port and data in one")
            << F{QByteArray(portFrame(0) + "ok"), portFrame(1)} << QByteArray("ok") << QString();
        QTest::newRow("72 port in two")
            << F{portFrame(0).first(2), QByteArray(1, '\0') + portFrame(0).sliced(2) + "ok"}
            << QByteArray("ok") << QString();
        QTest::newRow("empty frames")
            << F{QByteArray(1, '\0'), portFrame(0),     QByteArray(1, '\0'),
                 portFrame(1),        QByteArray(1, 1), data}
            << QByteArray("ok") << QString();
        QTest::newRow("72 wrong port")
            << F{portFrame(0, 4041), data} << QByteArray() << u"web-socket-protocol"_s;
        QTest::newRow("72 no head")
            << F{QByteArray(1, '\0') + "HTTP/1.1"} << QByteArray() << u"web-socket-protocol"_s;
        QTest::newRow("unknown channel") << F{portFrame(0), portFrame(1), QByteArray(1, 7) + "x"}
                                         << QByteArray() << u"web-socket-protocol"_s;
        QTest::newRow("71 nothing listens")
            << F{portFrame(0), portFrame(1),
                 QByteArray(1, 1) +
                     "failed to connect to localhost:4040: connect: connection refused"}
            << QByteArray() << u"connection-refused"_s;
    }

    void frames()
    {
        QFETCH(QList<QByteArray>, frames);
        QFETCH(QByteArray, received);
        QFETCH(QString, failure);
        Bench bench;
        bench.podOpened = [&frames](net::WebSocket *pod) {
            for (const QByteArray &frame : std::as_const(frames))
                pod->sendBinary(frame);
        };
        bench.start();
        auto local = bench.connectLocal();
        if (failure.isEmpty()) {
            QTRY_COMPARE(local->bytesAvailable(), received.size());
            QCOMPARE(local->readAll(), received);
            QVERIFY(bench.failures.isEmpty());
        } else {
            QTRY_COMPARE(bench.failures.size(), 1);
            QCOMPARE(QString(errcName(bench.failures.constFirst().code)), failure);
            QTRY_COMPARE(local->state(), QAbstractSocket::UnconnectedState);
        }
        QVERIFY(!bench.stopped); // the forward as such stays
        QCOMPARE(bench.forward.localPort(), bench.localPort);
    }

    void refusedUpgrade_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("message");
        QTest::addColumn<Errc>("code");
        QTest::newRow("73 forbidden")
            << 403 << u"User \"eve\" cannot create resource \"pods/portforward\""_s
            << Errc::Forbidden;
        QTest::newRow("73 bad request") << 400 << u"pod d is not running"_s << Errc::BadRequest;
        QTest::newRow("73 backend") << 500 << u"error dialing backend: dial tcp 10.0.0.1:10250"_s
                                    << Errc::InternalServerError;
        QTest::newRow("73 redirected") << 302 << QString() << Errc::Redirected;
        QTest::newRow("pod is gone") << 404 << u"pods \"d\" not found"_s << Errc::ApiNotFound;
        QTest::newRow("not logged in") << 401 << QString() << Errc::Unauthorized;
    }

    void refusedUpgrade()
    {
        QFETCH(int, status);
        QFETCH(QString, message);
        QFETCH(Errc, code);
        Bench bench;
        bench.refuse = status;
        bench.refusal = message;
        bench.start();
        auto local = bench.connectLocal();
        QTRY_COMPARE(bench.failures.size(), 1);
        QCOMPARE(errcName(bench.failures.constFirst().code), errcName(code));
        QTRY_COMPARE(local->state(), QAbstractSocket::UnconnectedState);
        bench.refuse = 0; // and the next one works
        auto next = bench.connectLocal();
        next->write("x");
        QTRY_COMPARE(next->bytesAvailable(), 1);
    }

    void noSubprotocol() // row 73
    {
        Bench bench;
        bench.choose.clear();
        bench.start();
        auto local = bench.connectLocal();
        QTRY_COMPARE(bench.failures.size(), 1);
        QCOMPARE(bench.failures.constFirst().code, Errc::WebSocketProtocol);
    }

    void accessIsAskedFirst()
    {
        Bench allowed(quickForward(), true);
        allowed.start();
        QCOMPARE(allowed.asked, (QStringList{u"get"_s, u"create"_s}));
        QVERIFY(allowed.localPort != 0);

        Bench noGet(quickForward(), true);
        noGet.denied = QStringList{u"get"_s};
        noGet.start();
        QVERIFY(noGet.stopped);
        QCOMPARE(noGet.stopped->code, Errc::Forbidden);
        QCOMPARE(noGet.stopped->context.value(u"verb"_s), u"get"_s);
        QCOMPARE(noGet.localPort, 0);

        // Servers before 1.35 do not ask for it: a hint only, for when they do
        Bench noCreate(quickForward(), true);
        noCreate.denied = QStringList{u"create"_s};
        noCreate.refuse = 403;
        noCreate.refusal = u"User \"eve\" cannot create resource"_s;
        noCreate.start();
        QVERIFY(noCreate.localPort != 0);
        auto local = noCreate.connectLocal();
        QTRY_COMPARE(noCreate.failures.size(), 1);
        QCOMPARE(noCreate.failures.constFirst().context.value(u"verb"_s), u"create"_s);
    }

    void podClosesFirst()
    {
        Bench bench;
        bench.podReceived = [](net::WebSocket *pod, const QByteArray &) {
            pod->sendBinary(dataFrame(QByteArray(20'000, 'y')));
            pod->close();
        };
        bench.start();
        auto local = bench.connectLocal();
        local->write("GET");
        QTRY_COMPARE(local->state(), QAbstractSocket::UnconnectedState);
        QCOMPARE(local->readAll().size(), 20'000);
        QVERIFY(bench.failures.isEmpty());
    }

    void podEndsWithAnError() // row 74: going away, broken
    {
        for (const int code : {1001, 1011}) {
            Bench bench;
            bench.podReceived = [code](net::WebSocket *pod, const QByteArray &) {
                pod->sendBinary(dataFrame("half"));
                pod->close(quint16(code), "enough");
            };
            bench.start();
            auto local = bench.connectLocal();
            local->write("GET");
            QTRY_COMPARE(bench.failures.size(), 1);
            QCOMPARE(bench.failures.constFirst().code, Errc::ConnectionLost);
            QCOMPARE(bench.failures.constFirst().context.value(u"closeCode"_s),
                     QString::number(code));
            QTRY_COMPARE(local->state(), QAbstractSocket::UnconnectedState);
        }
    }

    void halfClosedClientGetsTheRest()
    {
        Bench bench{kube::ForwardTuning()};
        QByteArray question;
        bench.podReceived = [&question](net::WebSocket *, const QByteArray &data) {
            question += data;
        };
        bench.start();
        auto local = bench.connectLocal();
        local->write("GET");
        QTRY_COMPARE(question, QByteArray("GET"));
        endWriting(*local);
        auto other = bench.connectLocal(); // by the time that it is served, the end was seen
        QTRY_COMPARE(bench.pods.size(), 2);
        QCOMPARE(bench.forward.connectionCount(), 2);
        const QByteArray body(3'000'000, 'y');
        qsizetype got = 0;
        QObject::connect(local.get(), &QTcpSocket::readyRead, &bench.context,
                         [&] { got += local->readAll().size(); });
        net::WebSocket *pod = bench.pods.constFirst();
        for (qsizetype at = 0; at < body.size(); at += 30'000)
            pod->sendBinary(dataFrame(body.sliced(at, 30'000)));
        pod->close();
        QTRY_COMPARE(local->state(), QAbstractSocket::UnconnectedState);
        QCOMPARE(got, body.size());
        QTRY_COMPARE(bench.forward.connectionCount(), 1);
        QVERIFY(bench.failures.isEmpty());
    }

    void halfClosedBeforeThePodIsReached()
    {
        Bench bench;
        bench.start();
        QTcpSocket local;
        local.connectToHost(QHostAddress(QHostAddress::LocalHost), bench.localPort);
        QVERIFY(local.waitForConnected());
        local.write("quick");
        QVERIFY(local.waitForBytesWritten());
        endWriting(local);
        QTRY_COMPARE(local.bytesAvailable(), 5);
        QTRY_COMPARE(bench.forward.connectionCount(), 0); // the echo never ends by itself
        QTRY_COMPARE(local.state(), QAbstractSocket::UnconnectedState);
        QTRY_VERIFY(bench.pods.isEmpty());
        QVERIFY(bench.failures.isEmpty());
    }

    void stoppedBeforeItBegan()
    {
        Bench bench;
        int times = 0;
        QObject::connect(&bench.forward, &kube::PortForward::listening, &bench.context,
                         [&times] { ++times; });
        bench.forward.start();
        bench.forward.stop();
        Bench other;
        other.start();
        QCOMPARE(times, 0);
        QCOMPARE(bench.forward.localPort(), 0);
        bench.forward.start();
        bench.forward.stop();
        bench.forward.start();
        QTRY_COMPARE(times, 1);
        Bench another;
        another.start();
        QCOMPARE(times, 1);
        QVERIFY(bench.forward.findChildren<QTcpServer *>().size() <= 2);
    }

    void socketCut() // row 74
    {
        Bench bench;
        bench.start();
        auto local = bench.connectLocal();
        local->write("x");
        QTRY_COMPARE(local->bytesAvailable(), 1);
        bench.pods.constFirst()->abort();
        QTRY_COMPARE(bench.failures.size(), 1);
        QCOMPARE(bench.failures.constFirst().code, Errc::ConnectionLost);
        QTRY_COMPARE(local->state(), QAbstractSocket::UnconnectedState);
        auto next = bench.connectLocal();
        next->write("y");
        QTRY_COMPARE(next->bytesAvailable(), 1);
    }

    void slowReaderStopsThePod()
    {
        Bench bench;
        constexpr qint64 Chunk = 30'000;
        constexpr int Count = 2000; // 60 MB
        int sent = 0;
        const auto pump = [&sent](net::WebSocket *pod) {
            while (sent < Count && pod->bytesToWrite() < 256 * 1024) {
                pod->sendBinary(dataFrame(QByteArray(Chunk, 'z')));
                ++sent;
            }
        };
        bench.podOpened = [&](net::WebSocket *pod) {
            pod->sendBinary(portFrame(0));
            pod->sendBinary(portFrame(1));
            if (bench.pods.size() > 1)
                return; // the others only echo
            QObject::connect(pod, &net::WebSocket::bytesWritten, &bench.context,
                             [&pump, pod] { pump(pod); });
            pump(pod);
        };
        bench.start();
        auto local = bench.connectLocal();
        local->setReadBufferSize(64 * 1024); // does not read
        const auto standsStill = [&] {       // while others talk
            const int before = sent;
            for (int i = 0; i < 5; ++i) {
                auto other = bench.connectLocal();
                other->write("x");
                if (!QTest::qWaitFor([&other] { return other->bytesAvailable() == 1; }))
                    return false;
            }
            return sent == before && sent > 0;
        };
        QTRY_VERIFY_WITH_TIMEOUT(standsStill(), 20'000);
        QVERIFY2(bench.forward.bytesIn() < 30'000'000,
                 qPrintable(QString::number(bench.forward.bytesIn())));
        qint64 got = 0;
        QObject::connect(local.get(), &QTcpSocket::readyRead, &bench.context,
                         [&] { got += local->readAll().size(); });
        got += local->readAll().size();
        QTRY_COMPARE_WITH_TIMEOUT(got, Chunk * Count, 30'000);
    }

    void browserAborts() // row 75
    {
        Bench bench;
        bench.podReceived = [](net::WebSocket *pod, const QByteArray &) {
            for (int i = 0; i < 100; ++i)
                pod->sendBinary(dataFrame(QByteArray(30'000, 'z')));
        };
        bench.start();
        const int before = bench.server.connectionCount();
        for (int i = 0; i < 30; ++i) {
            auto local = bench.connectLocal();
            local->write("x");
            QTRY_VERIFY(local->bytesAvailable() > 0);
            local->abort();
        }
        QTRY_COMPARE(bench.forward.connectionCount(), 0);
        QTRY_VERIFY(bench.pods.isEmpty());
        QTRY_VERIFY(bench.server.connectionCount() <= before + 1);
    }

    void podReplaced() // row 74
    {
        Bench bench;
        bench.start();
        auto local = bench.connectLocal();
        local->write("x");
        QTRY_COMPARE(local->bytesAvailable(), 1);
        bench.forward.setPod(u"uid-1"_s, true);
        QVERIFY(!bench.stopped);
        bench.forward.setPod(u"uid-2"_s, true);
        QVERIFY(bench.stopped);
        QCOMPARE(bench.stopped->code, Errc::NotFound);
        QTRY_COMPARE(local->state(), QAbstractSocket::UnconnectedState);
        QCOMPARE(bench.forward.localPort(), 0);
        QTRY_VERIFY(bench.pods.isEmpty());
    }

    void podNotRunning()
    {
        Bench bench;
        bench.start();
        bench.forward.setPod(u"uid-1"_s, false);
        auto local = bench.connectLocal();
        QTRY_COMPARE(bench.failures.size(), 1);
        QTRY_COMPARE(local->state(), QAbstractSocket::UnconnectedState);
        QCOMPARE(bench.targets.size(), 0);
    }

    void portTaken() // row 76
    {
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress(QHostAddress::LocalHost)));
        QTcpServer six;
        (void)six.listen(QHostAddress(QHostAddress::LocalHostIPv6), other.serverPort());
        Bench bench;
        kube::PortForward forward(bench.client,
                                  {u"spark"_s, u"d"_s, {}, Port, other.serverPort(), false});
        std::optional<Error> error;
        QObject::connect(&forward, &kube::PortForward::stopped, &bench.context,
                         [&error](const Error &e) { error = e; });
        forward.start();
        if (six.isListening()) {
            QTRY_VERIFY(error);
            QCOMPARE(error->code, Errc::InvalidValue);
            QCOMPARE(error->context.value(u"port"_s), QString::number(other.serverPort()));
        }
    }

    void noMoreThanTheCap()
    {
        kube::ForwardTuning tuning = quickForward();
        tuning.maxConnections = 3;
        Bench bench(tuning);
        bench.start();
        std::vector<std::unique_ptr<QTcpSocket>> sockets;
        for (int i = 0; i < 6; ++i) {
            sockets.push_back(bench.connectLocal());
            sockets.back()->write("x");
        }
        const auto served = [&] {
            return std::ranges::count_if(sockets,
                                         [](const auto &s) { return s->bytesAvailable() == 1; });
        };
        QTRY_COMPARE(served(), 3);
        QVERIFY(bench.forward.connectionCount() <= 3);
        for (const auto &socket : sockets) {
            if (socket->bytesAvailable() == 1)
                socket->abort();
        }
        QTRY_COMPARE(served(), 3); // those who waited
    }
};

QTEST_GUILESS_MAIN(TestPortForward)
#include "tst_portforward.moc"
