// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
//
// Servers that say again what they were sent: nothing of it is left in an Error.
#include "core/kube/stream/portforward.h"
#include "core/kube/watch/watchdecoder.h"
#include "core/net/httpserver.h"
#include "core/net/websocket.h"
#include "tests/kube/watchbench.h"

#include <QTcpSocket>

using namespace firesteel;
using namespace firesteel::test;
using std::chrono::milliseconds;

namespace {

const QByteArray Token = "q7+Zx81/kkW2.pLm9~Vt3";
const QString Password = u"w0rt<&>\"77Kzö%xY4"_s;

/// One way to say who we are, and all that a server could make of it.
struct Shown {
    QByteArray header;
    QStringList secrets;
    QByteArray said; ///< as the server repeats it
};

Shown shownAs(bool basic)
{
    if (!basic)
        return {"Bearer " + Token, {QString::fromLatin1(Token)}, "Bearer " + Token};
    const QByteArray pair = QByteArray("anna:" + Password.toUtf8()).toBase64();
    return {"Basic " + pair,
            {Password, QString::fromLatin1(pair)},
            "Basic " + pair + " (anna:" + Password.toUtf8() + ')'};
}

/// Any six characters in a row of a secret, or of a form of it.
QString leak(const Error &error, const Shown &shown)
{
    const QString all = error.detail + u'\n' + QStringList(error.context.values()).join(u'\n');
    for (const QString &secret : shown.secrets) {
        for (const QString &form :
             {secret, QString::fromLatin1(net::percentEncoded(secret)), secret.toHtmlEscaped()}) {
            for (qsizetype at = 0; at + 6 <= form.size(); ++at) {
                if (all.contains(form.sliced(at, 6), Qt::CaseInsensitive))
                    return form.sliced(at, 6) + " in "_L1 + all;
            }
        }
    }
    return {};
}

QJsonObject statusSaying(int code, const QString &text)
{
    const QJsonArray causes{QJsonObject{{"field"_L1, text}, {"message"_L1, text}}};
    return statusObject(code, {}, u"cannot take "_s + text,
                        {{"name"_L1, text}, {"kind"_L1, text}, {"causes"_L1, causes}});
}

/// An answer that repeats `said`.
Script echo(const QByteArray &form, const QByteArray &said)
{
    const QString text = QString::fromUtf8(said);
    if (form == "status 403")
        return jsonAnswer(403, statusSaying(403, text));
    if (form == "status 401")
        return jsonAnswer(401, statusSaying(401, text));
    if (form == "text 502")
        return Script::response(502, "no upstream takes " + said, "text/plain");
    if (form == "encoded")
        return Script::response(502, "login?t=" + net::percentEncoded(text), "text/plain");
    if (form == "html 502")
        return Script::response(502, "<p>" + text.toHtmlEscaped().toUtf8() + "</p>", "text/html");
    if (form == "cut at the end")
        return Script::response(502, QByteArray(185, 'x') + ' ' + said, "text/plain");
    if (form == "cut before it is read")
        return Script::response(502, "<p>" + QByteArray(8170, ' ') + "</p> " + said + said,
                                "text/html");
    if (form == "rancher")
        return jsonAnswer(401, {{"type"_L1, "error"_L1}, {"message"_L1, text}});
    if (form == "redirected")
        return Script::response(302, {}, "text/html",
                                {{"Location", "https://login/" + net::percentEncoded(text)}});
    if (form == "reason phrase")
        return Script().send("HTTP/1.1 503 " + said + "\r\nContent-Length: 0\r\n\r\n");
    return Script::response(200, "hello " + said, "text/plain");
}

struct Bench {
    explicit Bench(bool basic)
        : shown(shownAs(basic)), proxy(WatchBench::authority()),
          http(proxy.endpoint(WatchBench::authority())),
          credentials({{"Authorization", shown.header}}), client(http, credentials, clock)
    {
        client.setRetryDelay(milliseconds(5));
    }

    Shown shown;
    QObject context;
    SystemClock clock;
    FaultProxy proxy;
    net::HttpClient http;
    kube::StaticCredentials credentials;
    kube::ApiClient client;
};

void bothCredentials()
{
    QTest::addColumn<bool>("basic");
    QTest::newRow("token") << false;
    QTest::newRow("basic") << true;
}

} // namespace

class TestSecretEchoes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answers_data()
    {
        QTest::addColumn<bool>("basic");
        QTest::addColumn<QByteArray>("form");
        for (const char *form :
             {"status 403", "status 401", "text 502", "encoded", "html 502", "cut at the end",
              "cut before it is read", "rancher", "redirected", "reason phrase", "no list"}) {
            QTest::addRow("%s, token", form) << false << QByteArray(form);
            QTest::addRow("%s, basic", form) << true << QByteArray(form);
        }
    }

    void answers()
    {
        QFETCH(bool, basic);
        QFETCH(QByteArray, form);
        Bench bench(basic);
        bench.proxy.always("", "", echo(form, bench.shown.said));
        QList<Error> errors;
        kube::ListRequest pods;
        pods.selection = {kube::resources::Pods, u"spark"_s, {}, {}};
        bench.client.listPage(pods, &bench.context, [&errors](const Result<kube::ListPage> &page) {
            errors.append(page ? Error() : page.error());
        });
        bench.client.post("/apis/authorization.k8s.io/v1/selfsubjectaccessreviews", {},
                          &bench.context, [&errors](const Result<QJsonObject> &answer) {
                              errors.append(answer ? Error() : answer.error());
                          });
        kube::ApiStream *stream =
            bench.client.openStream("/api/v1/pods?watch=true", "application/json", &bench.context);
        QObject::connect(stream, &kube::ApiStream::finished, &bench.context,
                         [&errors](const Result<> &result) {
                             errors.append(result ? Error() : result.error());
                         });
        QTRY_COMPARE(errors.size(), 3);
        QCOMPARE(bench.proxy.requests().constFirst().header("Authorization"), bench.shown.header);
        for (const Error &error : std::as_const(errors)) {
            QVERIFY(error.code != Errc::Internal);
            QCOMPARE(leak(error, bench.shown), QString());
        }
        if (form == "status 403")
            QVERIFY(errors.constFirst().detail.startsWith("cannot take B"_L1));
    }

    void warnings_data() { bothCredentials(); }
    void warnings()
    {
        QFETCH(bool, basic);
        Bench bench(basic);
        QByteArray said = bench.shown.said;
        said.replace('"', "\\\"");
        bench.proxy.always("", "",
                           Script::response(200, "{}", "application/json",
                                            {{"Warning", "299 - \"old: " + said + '"'}}));
        QStringList texts;
        QObject::connect(&bench.client, &kube::ApiClient::warning, &bench.context,
                         [&texts](const QString &text) { texts.append(text); });
        bench.client.rawGet("/version", &bench.context, [](const Result<kube::RawAnswer> &) {});
        QTRY_COMPARE(texts.size(), 1);
        QVERIFY(texts.constFirst().startsWith("old: "_L1));
        QCOMPARE(leak(Error(Errc::Internal, texts.constFirst()), bench.shown), QString());
    }

    void errorInAWatch_data() { bothCredentials(); }
    void errorInAWatch()
    {
        QFETCH(bool, basic);
        Bench bench(basic);
        const QJsonObject status = statusSaying(403, QString::fromUtf8(bench.shown.said));
        bench.proxy.setResponder([&](const SeenRequest &request) -> std::optional<Script> {
            return request.target.contains("watch=true") ? closing(line(u"ERROR"_s, status))
                                                         : listAnswer({}, u"100"_s);
        });
        kube::Reflector reflector(bench.client, {kube::resources::Pods, u"spark"_s, {}, {}},
                                  fastTuning());
        QList<Error> causes;
        QObject::connect(&reflector, &kube::Reflector::stateChanged, &bench.context,
                         [&causes](const kube::WatchState &state) {
                             if (state.cause)
                                 causes.append(*state.cause);
                         });
        reflector.start();
        QTRY_VERIFY(!causes.isEmpty());
        QCOMPARE(errcName(causes.constFirst().code), errcName(Errc::Forbidden));
        QVERIFY(causes.constFirst().detail.startsWith("cannot take "_L1));
        QCOMPARE(leak(causes.constFirst(), bench.shown), QString());
    }

    void portForward_data()
    {
        QTest::addColumn<bool>("basic");
        QTest::addColumn<QByteArray>("form");
        for (const char *form : {"refusal", "error channel"}) {
            QTest::addRow("%s, token", form) << false << QByteArray(form);
            QTest::addRow("%s, basic", form) << true << QByteArray(form);
        }
    }

    void portForward()
    {
        QFETCH(bool, basic);
        QFETCH(QByteArray, form);
        const Shown shown = shownAs(basic);
        net::HttpServer server({WatchBench::authority().server().serverConfiguration(), 16 << 20,
                                512, milliseconds(120'000)});
        QVERIFY(server.listen(QHostAddress(QHostAddress::LocalHost)));
        QObject context;
        server.setHandler([&](net::HttpExchange *exchange) {
            if (form == "refusal") {
                exchange->respond(
                    500, JsonType,
                    data::toCompactJson(statusSaying(500, QString::fromUtf8(shown.said))));
                return;
            }
            net::WebSocket *pod = exchange->upgrade("v4.channel.k8s.io", &context);
            if (!pod)
                return;
            const QByteArray port("\xc8\x0f"); // 4040
            pod->sendBinary(QByteArray(QByteArray(1, '\0') + port));
            pod->sendBinary(QByteArray('\x01' + port));
            pod->sendBinary(QByteArray('\x01' + QByteArray(2030, 'x') + ' ' + shown.said));
        });
        net::Endpoint endpoint;
        endpoint.host = u"127.0.0.1"_s;
        endpoint.port = server.port();
        endpoint.security.anchors = WatchBench::authority().anchors();
        SystemClock clock;
        net::HttpClient http(endpoint);
        kube::StaticCredentials credentials({{"Authorization", shown.header}});
        kube::ApiClient client(http, credentials, clock);
        kube::PortForward forward(client, {u"spark"_s, u"d"_s, u"uid-1"_s, 4040, 0, false}, {});
        quint16 local = 0;
        QList<Error> failures;
        QObject::connect(&forward, &kube::PortForward::listening, &context,
                         [&local](quint16 port) { local = port; });
        QObject::connect(&forward, &kube::PortForward::connectionFailed, &context,
                         [&failures](const Error &error) { failures.append(error); });
        forward.start();
        QTRY_VERIFY(local != 0);
        QTcpSocket socket;
        socket.connectToHost(QHostAddress(QHostAddress::LocalHost), local);
        QTRY_COMPARE(failures.size(), 1);
        QVERIFY(!failures.constFirst().detail.isEmpty());
        QCOMPARE(leak(failures.constFirst(), shown), QString());
    }
};

QTEST_GUILESS_MAIN(TestSecretEchoes)
#include "tst_secretechoes.moc"
