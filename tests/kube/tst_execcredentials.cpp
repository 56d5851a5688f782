// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/api/client.h"
#include "core/kube/auth/credentials.h"
#include "core/kube/auth/execconsent.h"
#include "core/kube/auth/execplugin.h"
#include "core/net/httpclient.h"
#include "core/net/httpserver.h"
#include "tests/support/fakeclock.h"
#include "tests/support/testcertificates.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

using namespace firesteel;
using namespace firesteel::kube;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto kVersion = "client.authentication.k8s.io/v1";

net::HttpHeaders bearer(const QByteArray &token)
{
    return {{"Authorization", "Bearer " + token}};
}

QByteArray answerOf(const QJsonObject &status)
{
    return QJsonDocument(QJsonObject{{u"kind"_s, u"ExecCredential"_s},
                                     {u"apiVersion"_s, QString::fromLatin1(kVersion)},
                                     {u"status"_s, status}})
        .toJson();
}

QByteArray tokenAnswer(const QString &token, const QString &expires = {})
{
    QJsonObject status{{u"token"_s, token}};
    if (!expires.isEmpty())
        status.insert(u"expirationTimestamp"_s, expires);
    return answerOf(status);
}

/// What credentials answered, once they have.
struct Asked {
    std::optional<Result<net::HttpHeaders>> answer;
    [[nodiscard]] bool done() const { return answer.has_value(); }
    [[nodiscard]] Error error() const { return *answer ? Error() : answer->error(); }
    [[nodiscard]] QString reason() const { return error().context.value(u"reason"_s); }
};

} // namespace

class TestExecCredentials : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();

    void tokenAndSurroundings();
    void oneRunForAll();
    void renewedBeforeItsEnd();
    void renewedAfterRefusal();
    void sameAgainIsRefused();
    void expiredAnswerIsUsedOnce();
    void clientCertificateReachesTheServer();
    void answers_data();
    void answers();
    void wrongAnswers_data();
    void wrongAnswers();
    void programsThatFail_data();
    void programsThatFail();
    void secretsThatWereGiven();
    void hangs();
    void notThere();
    void cannotBeAsked_data();
    void cannotBeAsked();
    void consent();
    void consentIsExact();
    void shown();
    void goneKillsTheProgram();
    void sharedByThreads();
    void theNextTakesOver();
    void windowsProgram();
    void identityOfOthers();

private:
    [[nodiscard]] QString file(const QString &name) const { return m_dir->filePath(name); }
    void write(const QString &name, const QByteArray &text) const
    {
        QFile out(file(name));
        if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
            qFatal("cannot write a test file");
        out.close();
        out.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    [[nodiscard]] QByteArray content(const QString &name) const
    {
        QFile in(file(name));
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    [[nodiscard]] qsizetype runs() const { return content(u"runs"_s).count('\n'); }
    /// A plug-in of that shell script, which counts its runs.
    ExecPlugin plugin(const QByteArray &script)
    {
        write(u"plugin"_s, "#!/bin/sh\necho run >>'" + file(u"runs"_s).toUtf8() + "'\n" + script);
        ExecPlugin made;
        made.command = file(u"plugin"_s);
        made.file = file(u"config"_s);
        made.workingDirectory = m_dir->path();
        made.apiVersion = QString::fromLatin1(kVersion);
        return made;
    }
    /// One that prints the file "answer".
    ExecPlugin printing(const QByteArray &answer)
    {
        write(u"answer"_s, answer);
        return plugin("cat '" + file(u"answer"_s).toUtf8() + "'\n");
    }
    std::unique_ptr<Credentials> credentials(const ExecPlugin &plugin)
    {
        m_services->allow(consentKey(plugin));
        AuthSettings settings;
        settings.exec = plugin;
        return std::move(*makeCredentials(settings, m_clock, m_services));
    }
    static std::shared_ptr<Asked> ask(Credentials &from)
    {
        auto asked = std::make_shared<Asked>();
        from.headers(&from,
                     [asked](const Result<net::HttpHeaders> &headers) { asked->answer = headers; });
        return asked;
    }
    static std::shared_ptr<Asked> askNewer(Credentials &from, const net::HttpHeaders &refused)
    {
        auto asked = std::make_shared<Asked>();
        from.renew(refused, &from,
                   [asked](const Result<net::HttpHeaders> &headers) { asked->answer = headers; });
        return asked;
    }

    std::optional<QTemporaryDir> m_dir;
    test::FakeClock m_clock;
    std::shared_ptr<AuthServices> m_services;
};

#define COMPARE_ANSWER(asked, expected)                                                            \
    QTRY_VERIFY_WITH_TIMEOUT((asked)->done(), 20'000);                                             \
    QVERIFY2((asked)->answer->has_value(), qPrintable((asked)->reason()));                         \
    QCOMPARE(**(asked)->answer, expected)

void TestExecCredentials::init()
{
    QVERIFY(m_dir.emplace().isValid());
    AuthServices::Options options;
    options.environment = QProcessEnvironment::systemEnvironment();
    m_services = std::make_shared<AuthServices>(options);
}

void TestExecCredentials::cleanup()
{
    m_services.reset();
}

void TestExecCredentials::tokenAndSurroundings()
{
    ExecPlugin asked = printing(tokenAnswer(u"secret-1"_s));
    asked = plugin("printf %s \"$KUBERNETES_EXEC_INFO\" >info\nprintf %s \"$REGION\" >region\n"
                   "printf '[%s]' \"$@\" >arguments\ncat answer\n");
    asked.arguments = {u"get token"_s, u"$HOME"_s};
    asked.environment = {{u"REGION"_s, u"eu west"_s}};
    asked.provideClusterInfo = true;
    asked.clusterInfo = "{\"server\":\"https://a:6443\"}";
    const auto from = credentials(asked);
    QString waited;
    connect(from.get(), &Credentials::waitingFor, this,
            [&](const QString &whom) { waited += whom + u'|'; });
    const auto answer = ask(*from);
    QVERIFY(!answer->done());
    COMPARE_ANSWER(answer, bearer("secret-1"));
    QCOMPARE(waited, asked.command + u"||"_s);
    QCOMPARE(content(u"region"_s), "eu west");
    QCOMPARE(content(u"arguments"_s), "[get token][$HOME]");
    const QJsonObject info = QJsonDocument::fromJson(content(u"info"_s)).object();
    QCOMPARE(info[u"kind"_s].toString(), u"ExecCredential"_s);
    QCOMPARE(info[u"apiVersion"_s].toString(), asked.apiVersion);
    QCOMPARE(info[u"spec"_s][u"interactive"_s], QJsonValue(false));
    QCOMPARE(info[u"spec"_s][u"cluster"_s][u"server"_s].toString(), u"https://a:6443"_s);

    const auto again = ask(*from); // without an end it lasts until it is refused
    QVERIFY(again->done());
    m_clock.advance(1000h);
    QVERIFY(ask(*from)->done());
    QCOMPARE(runs(), 1);
}

void TestExecCredentials::oneRunForAll()
{
    const auto from = credentials(printing(tokenAnswer(u"t"_s)));
    QList<std::shared_ptr<Asked>> all;
    for (int i = 0; i < 20; ++i)
        all += ask(*from);
    for (const auto &one : all) {
        COMPARE_ANSWER(one, bearer("t"));
    }
    m_clock.advance(11s);
    write(u"answer"_s, tokenAnswer(u"u"_s));
    all.clear();
    for (int i = 0; i < 20; ++i)
        all += askNewer(*from, bearer("t"));
    for (const auto &one : all) {
        COMPARE_ANSWER(one, bearer("u"));
    }
    QCOMPARE(runs(), 2);
    QVERIFY(askNewer(*from, bearer("t"))->done()); // of an older refusal
    const auto other = credentials(plugin("cat answer\n"));
    QCOMPARE(ask(*other)->done(), true); // the same plug-in in another session
    QCOMPARE(runs(), 2);
}

void TestExecCredentials::renewedBeforeItsEnd()
{
    const auto from = credentials(
        printing(tokenAnswer(u"one"_s, m_clock.wall().addSecs(900).toString(Qt::ISODate))));
    COMPARE_ANSWER(ask(*from), bearer("one"));
    write(u"answer"_s, tokenAnswer(u"two"_s));
    m_clock.advance(839s);
    COMPARE_ANSWER(ask(*from), bearer("one"));
    m_clock.advance(1s); // 60 s before the end
    COMPARE_ANSWER(ask(*from), bearer("two"));
    QCOMPARE(runs(), 2);
}

void TestExecCredentials::renewedAfterRefusal()
{
    const auto from = credentials(printing(tokenAnswer(u"one"_s)));
    COMPARE_ANSWER(ask(*from), bearer("one"));
    m_clock.advance(1h);
    write(u"answer"_s, tokenAnswer(u"two"_s));
    COMPARE_ANSWER(askNewer(*from, bearer("one")), bearer("two"));
    QCOMPARE(runs(), 2);
}

void TestExecCredentials::sameAgainIsRefused()
{
    const auto from = credentials(printing(tokenAnswer(u"one"_s)));
    COMPARE_ANSWER(ask(*from), bearer("one"));
    const auto atOnce = askNewer(*from, bearer("one"));
    QVERIFY(atOnce->done()); // it is new: asking again would help nobody
    QCOMPARE(atOnce->error().code, Errc::Unauthorized);
    m_clock.advance(1h);
    const auto later = askNewer(*from, bearer("one"));
    QTRY_VERIFY(later->done());
    QCOMPARE(later->error().code, Errc::Unauthorized);
    QCOMPARE(runs(), 2);
}

void TestExecCredentials::expiredAnswerIsUsedOnce()
{
    const auto from = credentials(
        printing(tokenAnswer(u"old"_s, m_clock.wall().addSecs(-3600).toString(Qt::ISODate))));
    COMPARE_ANSWER(ask(*from), bearer("old"));
    COMPARE_ANSWER(ask(*from), bearer("old"));
    QCOMPARE(runs(), 1);
    const auto refused = askNewer(*from, bearer("old"));
    QVERIFY(refused->done());
    QCOMPARE(refused->error().code, Errc::ExecPluginFailed);
    QCOMPARE(refused->reason(), u"expired"_s);
    QVERIFY(refused->error().context.contains(u"expires"_s));
    m_clock.advance(10s);
    COMPARE_ANSWER(ask(*from), bearer("old"));
    QCOMPARE(runs(), 2);
}

void TestExecCredentials::clientCertificateReachesTheServer()
{
    const test::TestAuthority authority;
    net::HttpServer::Options options;
    options.tls = authority.server().serverConfiguration(authority.anchors());
    net::HttpServer server(options);
    QStringList users;
    server.setHandler([&](net::HttpExchange *exchange) {
        const auto chain = exchange->request().clientChain;
        users += chain.isEmpty() ? u"nobody"_s
                                 : chain[0].subjectInfo(QSslCertificate::CommonName).value(0);
        const bool known = users.last() != "old"_L1;
        exchange->respond(known ? 200 : 401, {{"Content-Type", "application/json"}},
                          known ? "{\"kind\":\"APIVersions\"}"
                                : "{\"kind\":\"Status\",\"reason\":\"Unauthorized\",\"code\":401}");
    });
    QVERIFY(server.listen(QHostAddress::LocalHost).has_value());
    const auto answer = [](const test::TestIdentity &identity) {
        return answerOf(
            {{u"clientCertificateData"_s, QString::fromLatin1(identity.certificatePem())},
             {u"clientKeyData"_s, QString::fromLatin1(identity.keyPem())}});
    };
    const auto from = credentials(printing(answer(authority.client(u"old"_s))));
    net::Endpoint endpoint;
    endpoint.host = u"127.0.0.1"_s;
    endpoint.port = server.port();
    endpoint.security.anchors = authority.anchors();
    net::HttpClient http(endpoint);
    ApiClient api(http, *from, m_clock);
    std::optional<Result<RawAnswer>> reply;
    const auto get = [&] {
        reply.reset();
        api.rawGet("/api", &api, [&](const Result<RawAnswer> &result) { reply = result; });
    };
    get();
    QTRY_VERIFY(reply);
    QVERIFY(!reply->has_value());
    QCOMPARE(reply->error().code, Errc::Unauthorized);
    QCOMPARE(users.first(), u"old"_s);

    write(u"answer"_s, answer(authority.client(u"new"_s)));
    users.clear();
    m_clock.advance(1h);
    get();
    QTRY_VERIFY(reply);
    QVERIFY2(reply->has_value(),
             qPrintable(reply->has_value() ? QString() : reply->error().detail));
    QCOMPARE(users.join(u' '), u"old new"_s); // refused, renewed, accepted
    QCOMPARE(runs(), 2);
}

void TestExecCredentials::answers_data()
{
    QTest::addColumn<QByteArray>("answer");
    const QByteArray plain = tokenAnswer(u"t"_s);
    const QString wide = QString::fromUtf8(plain);
    QTest::newRow("plain") << plain;
    QTest::newRow("byte order mark") << "\xef\xbb\xbf" + plain;
    QTest::newRow("CRLF") << QByteArray(plain).replace("\n", "\r\n");
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe") +
                                   QByteArray(reinterpret_cast<const char *>(wide.utf16()),
                                              wide.size() * 2);
    QTest::newRow("without a kind") << QByteArray(plain).replace("\"kind\"", "\"kin\"");
    QTest::newRow("nanoseconds") << tokenAnswer(u"t"_s, u"2030-01-01T00:00:00.123456789+02:00"_s);
}

void TestExecCredentials::answers()
{
    QFETCH(QByteArray, answer);
    const auto from = credentials(printing(answer));
    COMPARE_ANSWER(ask(*from), bearer("t"));
}

void TestExecCredentials::wrongAnswers_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QString>("reason");
    const test::TestAuthority authority;
    const QString certificate = QString::fromLatin1(authority.client(u"a"_s).certificatePem());
    const QString otherKey = QString::fromLatin1(authority.client(u"b"_s).keyPem());
    const auto pair = [](const QString &one, const QString &two) {
        return answerOf({{u"clientCertificateData"_s, one}, {u"clientKeyData"_s, two}});
    };
    QTest::newRow("nothing") << QByteArray() << u"not-json"_s;
    QTest::newRow("a banner") << "Please log in: token=abcdefgh\n" + tokenAnswer(u"hidden-1"_s)
                              << u"not-json"_s;
    QTest::newRow("a token alone") << QByteArray("ya29.hidden-1-0123456789012345") << u"not-json"_s;
    QTest::newRow("not JSON") << QByteArray("ok hidden-2 {") << u"not-json"_s;
    QTest::newRow("another kind") << QByteArray("{\"kind\":\"Status\"}") << u"answer-kind"_s;
    QTest::newRow("another version")
        << tokenAnswer(u"t"_s).replace("k8s.io/v1", "k8s.io/v1beta1") << u"answer-version"_s;
    QTest::newRow("no status") << QByteArray("{\"apiVersion\":\"client.authentication.k8s.io/v1\"}")
                               << u"no-status"_s;
    QTest::newRow("empty status") << answerOf({}) << u"no-status"_s;
    QTest::newRow("certificate alone") << pair(certificate, {}) << u"half-certificate"_s;
    QTest::newRow("key alone") << pair({}, otherKey) << u"half-certificate"_s;
    QTest::newRow("no certificate") << pair(u"x"_s, otherKey) << u"certificate"_s;
    QTest::newRow("key of another") << pair(certificate, otherKey) << u"key"_s;
    QTest::newRow("line end in the token") << tokenAnswer(u"a\nb"_s) << u"token"_s;
    QTest::newRow("no time") << tokenAnswer(u"t"_s, u"tomorrow"_s) << u"expiry"_s;
}

void TestExecCredentials::wrongAnswers()
{
    QFETCH(QByteArray, answer);
    QFETCH(QString, reason);
    const auto from = credentials(printing(answer));
    const auto asked = ask(*from);
    QTRY_VERIFY(asked->done());
    QCOMPARE(asked->error().code, Errc::ExecPluginFailed);
    QCOMPARE(asked->reason(), reason);
    QCOMPARE(asked->error().context.value(u"finding"_s), reason == "answer-version"_L1
                                                             ? u"exec-plugin-apiversion-missing"_s
                                                             : u"exec-plugin-failed"_s);
    const QString all =
        asked->error().detail + QStringList(asked->error().context.values()).join(u' ');
    QVERIFY2(!all.contains("hidden-1"_L1) && !all.contains("abcdefgh"_L1), qPrintable(all));
    if (QByteArray(QTest::currentDataTag()) == "a banner")
        QVERIFY(asked->error().context.value(u"excerpt"_s).startsWith("Please log in"_L1));
}

void TestExecCredentials::programsThatFail_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::newRow("exit 1") << QByteArray("exit 1\n") << u"exit"_s << u"code"_s << u"1"_s;
    QTest::newRow("signal") << QByteArray("kill -SEGV $$\n") << u"signal"_s << u"signal"_s
                            << u"11"_s;
    QTest::newRow("10 MB") << QByteArray("head -c 10000000 /dev/zero\n") << u"output"_s
                           << u"limit"_s << u"1048576"_s;
    QTest::newRow("says how to log in") << QByteArray("echo 'run: gcloud auth login' >&2; exit 2\n")
                                        << u"exit"_s << u"login"_s << u"gcloud auth login"_s;
}

void TestExecCredentials::programsThatFail()
{
    QFETCH(QByteArray, script);
    QFETCH(QString, reason);
    QFETCH(QString, key);
    QFETCH(QString, value);
    ExecPlugin asks =
        plugin("printf '\\033[31mno session\\033[0m password=hunter2hunter2\\n' >&2\n" + script);
    asks.installHint = u"get it\033[1m there"_s;
    const auto from = credentials(asks);
    const auto asked = ask(*from);
    QTRY_VERIFY_WITH_TIMEOUT(asked->done(), 20'000);
    const Error error = asked->error();
    QCOMPARE(error.code, Errc::ExecPluginFailed);
    QCOMPARE(asked->reason(), reason);
    QCOMPARE(error.context.value(key), value);
    QCOMPARE(error.context.value(u"hint"_s), u"get it there"_s);
    QVERIFY2(error.detail.startsWith("no session password=***"_L1), qPrintable(error.detail));
}

/// A program that says again what it was given.
void TestExecCredentials::secretsThatWereGiven()
{
    ExecPlugin asks =
        plugin("echo \"$1 $2 $3: $LOGIN_SECRET of $PROFILE, $TOKEN_FILE\" >&2\nexit 1\n");
    asks.arguments = {u"--client-secret=0paque-77Kz"_s, u"--password"_s, u"w0rt+81-kkW2"_s};
    asks.environment = {{u"LOGIN_SECRET"_s, u"pLm9-Vt3-xY4"_s},
                        {u"PROFILE"_s, u"production"_s},
                        {u"TOKEN_FILE"_s, u"/run/here"_s}};
    const auto from = credentials(asks);
    const auto asked = ask(*from);
    QTRY_VERIFY_WITH_TIMEOUT(asked->done(), 20'000);
    const Error error = asked->error();
    const QString all = error.detail + QStringList(error.context.values()).join(u' ');
    for (const auto secret : {"0paque"_L1, "w0rt"_L1, "pLm9"_L1})
        QVERIFY2(!all.contains(secret), qPrintable(all));
    QVERIFY2(error.detail.endsWith(": *** of production, /run/here"_L1), qPrintable(error.detail));
}

void TestExecCredentials::hangs()
{
    AuthServices::Options options;
    options.environment = QProcessEnvironment::systemEnvironment();
    options.programTimeout = 300ms;
    options.signInTimeout = 1h;
    m_services = std::make_shared<AuthServices>(options);
    const auto from = credentials(plugin("echo 'waiting' >&2\nsleep 600\n"));
    const auto asked = ask(*from);
    QTRY_VERIFY(asked->done());
    QCOMPARE(asked->reason(), u"timeout"_s);
    QCOMPARE(asked->error().detail, u"waiting"_s);

    ExecPlugin browser;
    browser.command = u"/usr/bin/kubelogin"_s;
    QCOMPARE(pluginRequest(browser, options).timeout, 1h);
    browser.command = u"/usr/bin/aws"_s;
    QCOMPARE(pluginRequest(browser, options).timeout, 300ms);
}

void TestExecCredentials::notThere()
{
    ExecPlugin asks = plugin("exit 0\n");
    asks.command = u"gke-gcloud-auth-plugin"_s;
    asks.installHint = u"install the SDK"_s;
    AuthServices::Options options;
    options.environment.insert(u"PATH"_s, u"/nowhere"_s);
    options.environment.insert(u"HOME"_s, m_dir->path());
    m_services = std::make_shared<AuthServices>(options); // without consent: nothing is run
    AuthSettings settings;
    settings.exec = asks;
    const auto from = std::move(*makeCredentials(settings, m_clock, m_services));
    const auto asked = ask(*from);
    QTRY_VERIFY(asked->done());
    const Error error = asked->error();
    QCOMPARE(error.code, Errc::ExecPluginFailed);
    QCOMPARE(error.context.value(u"finding"_s), u"exec-plugin-not-found"_s);
    QCOMPARE(error.context.value(u"program"_s), asks.command);
    QCOMPARE(error.context.value(u"hint"_s), u"install the SDK"_s);
    QVERIFY(!error.context.contains(u"found"_s));

    QVERIFY(QDir(m_dir->path()).mkpath(u"google-cloud-sdk/bin"_s));
    write(u"google-cloud-sdk/bin/gke-gcloud-auth-plugin"_s, "#!/bin/sh\n");
    const auto again = ask(*from);
    QTRY_VERIFY(again->done());
    QCOMPARE(again->error().context.value(u"found"_s),
             file(u"google-cloud-sdk/bin/gke-gcloud-auth-plugin"_s));
}

void TestExecCredentials::cannotBeAsked_data()
{
    QTest::addColumn<QString>("version");
    QTest::addColumn<bool>("always");
    QTest::addColumn<QString>("finding");
    QTest::addColumn<QString>("reason");
    QTest::newRow("v1alpha1") << u"client.authentication.k8s.io/v1alpha1"_s << false
                              << u"exec-plugin-apiversion-missing"_s << u"api-version"_s;
    QTest::newRow("no version") << u""_s << false << u"exec-plugin-apiversion-missing"_s
                                << u"api-version"_s;
    QTest::newRow("needs a terminal") << u"client.authentication.k8s.io/v1"_s << true
                                      << u"exec-plugin-failed"_s << u"interactive"_s;
}

void TestExecCredentials::cannotBeAsked()
{
    QFETCH(QString, version);
    QFETCH(bool, always);
    QFETCH(QString, finding);
    QFETCH(QString, reason);
    ExecPlugin asks = printing(tokenAnswer(u"t"_s));
    asks.apiVersion = version;
    if (always)
        asks.interactive = ExecPlugin::Interactive::Always;
    const auto from = credentials(asks);
    const auto asked = ask(*from);
    QTRY_VERIFY(asked->done());
    QCOMPARE(asked->error().context.value(u"finding"_s), finding);
    QCOMPARE(asked->reason(), reason);
    QCOMPARE(asked->error().context.value(u"command"_s), asks.command);
    QCOMPARE(runs(), 0);
}

void TestExecCredentials::consent()
{
    const ExecPlugin asks = printing(tokenAnswer(u"t"_s));
    AuthSettings settings;
    settings.exec = asks;
    const auto from = std::move(*makeCredentials(settings, m_clock, m_services));
    const auto asked = ask(*from);
    QTRY_VERIFY(asked->done());
    QCOMPARE(asked->error().code, Errc::ConsentMissing);
    QCOMPARE(asked->error().context.value(u"key"_s), consentKey(asks));
    QCOMPARE(asked->error().context.value(u"file"_s), asks.file);
    QCOMPARE(runs(), 0);
    m_services->allow(consentKey(asks));
    COMPARE_ANSWER(ask(*from), bearer("t"));
    m_services->setAllowed({});
    m_clock.advance(1h);
    const auto renewed = askNewer(*from, bearer("t"));
    QTRY_VERIFY(renewed->done());
    QCOMPARE(renewed->error().code, Errc::ConsentMissing);
    QCOMPARE(runs(), 1);
}

void TestExecCredentials::consentIsExact()
{
    ExecPlugin base;
    base.file = u"/home/a/config"_s;
    base.command = u"aws"_s;
    base.arguments = {u"eks"_s, u"get-token"_s};
    base.environment = {{u"AWS_PROFILE"_s, u"dev"_s}};
    QSet<QString> keys{consentKey(base)};
    const auto differs = [&](auto change) {
        ExecPlugin other = base;
        change(other);
        const QString key = consentKey(other);
        const bool isNew = !keys.contains(key);
        keys.insert(key);
        return isNew && key.size() == 64;
    };
    QVERIFY(differs([](ExecPlugin &p) { p.file = u"/tmp/config"_s; }));
    QVERIFY(differs([](ExecPlugin &p) { p.command = u"aws2"_s; }));
    QVERIFY(differs([](ExecPlugin &p) { p.arguments = {u"eks get-token"_s}; }));
    QVERIFY(differs([](ExecPlugin &p) { p.arguments += u""_s; }));
    QVERIFY(differs([](ExecPlugin &p) { p.environment[0].second = u"prod"_s; }));
    QVERIFY(differs([](ExecPlugin &p) { // moved from the environment into the arguments
        p.environment.clear();
        p.arguments += {u"AWS_PROFILE"_s, u"dev"_s};
    }));
    ExecPlugin same = base;
    same.installHint = u"x"_s;
    QVERIFY(keys.contains(consentKey(same)));
}

void TestExecCredentials::shown()
{
    ExecPlugin asks;
    asks.command = u"/opt/my tools/login"_s;
    asks.arguments = {u"--client-secret=abcdef123456"_s,
                      u"--password"_s,
                      u"hunter2"_s,
                      u"it's"_s,
                      u"--region"_s,
                      u"eu-1"_s};
    QCOMPARE(
        shownCommand(asks),
        u"'/opt/my tools/login' '--client-secret=***' --password *** 'it'\\''s' --region eu-1"_s);
}

void TestExecCredentials::goneKillsTheProgram()
{
    auto from = credentials(plugin("echo $$ >pid\nexec sleep 600\n"));
    const auto asked = ask(*from);
    QTRY_VERIFY(content(u"pid"_s).endsWith('\n'));
    const QString process = u"/proc/"_s + QString::fromLatin1(content(u"pid"_s).trimmed());
    QVERIFY(QFile::exists(process));
    from.reset();
    QTRY_VERIFY(!QFile::exists(process));
    QVERIFY(!asked->done());
}

void TestExecCredentials::sharedByThreads()
{
    const ExecPlugin asks = printing(tokenAnswer(u"t"_s));
    m_services->allow(consentKey(asks));
    AuthSettings settings;
    settings.exec = asks;
    constexpr int kThreads = 4;
    std::atomic<int> good = 0;
    std::vector<std::unique_ptr<QThread>> threads;
    for (int i = 0; i < kThreads; ++i) {
        threads.emplace_back(new QThread);
        auto *start = new Mailbox;
        start->moveToThread(threads.back().get());
        QThread *thread = threads.back().get();
        connect(thread, &QThread::finished, start, &QObject::deleteLater);
        start->post([&, start, thread] {
            Credentials *from = makeCredentials(settings, m_clock, m_services)->release();
            from->setParent(start);
            from->headers(start, [&good, thread](const Result<net::HttpHeaders> &headers) {
                if (headers && *headers == bearer("t"))
                    ++good;
                thread->quit();
            });
        });
    }
    for (const auto &thread : threads)
        thread->start();
    for (const auto &thread : threads)
        QVERIFY(thread->wait(20'000));
    QCOMPARE(good.load(), kThreads);
    QCOMPARE(runs(), 1);
}

void TestExecCredentials::theNextTakesOver()
{
    const ExecPlugin asks = plugin("if [ -e go ]; then cat answer; else exec sleep 600; fi\n");
    write(u"answer"_s, tokenAnswer(u"t"_s));
    auto first = credentials(asks);
    const auto second = credentials(asks);
    const auto lost = ask(*first);
    const auto asked = ask(*second);
    QTRY_COMPARE(runs(), 1);
    write(u"go"_s, {});
    first.reset(); // its program is killed
    COMPARE_ANSWER(asked, bearer("t"));
    QCOMPARE(runs(), 2);
    QVERIFY(!lost->done());
}

void TestExecCredentials::windowsProgram()
{
    ExecPlugin asks;
    asks.command = u"/mnt/c/tools/kubelogin.exe"_s;
    asks.environment = {{u"AAD_LOGIN"_s, u"devicecode"_s}};
    AuthServices::Options options;
    options.wsl.inside = true;
    const QString shared = pluginRequest(asks, options).environment.value(u"WSLENV"_s);
    QVERIFY2(shared.contains("KUBERNETES_EXEC_INFO"_L1) && shared.contains("AAD_LOGIN"_L1),
             qPrintable(shared));
    asks.command = u"/usr/bin/kubelogin"_s;
    QVERIFY(!pluginRequest(asks, options).environment.contains(u"WSLENV"_s));
}

void TestExecCredentials::identityOfOthers()
{
    ExecPlugin asks = printing(tokenAnswer(u"t"_s));
    m_services->allow(consentKey(asks));
    AuthSettings settings;
    settings.exec = asks;
    settings.impersonation = {u"jane"_s, u"7"_s, {u"a"_s, u"b"_s}, {{u"scopes"_s, {u"x"_s}}}};
    const auto from = std::move(*makeCredentials(settings, m_clock, m_services));
    COMPARE_ANSWER(ask(*from), bearer("t") + impersonationHeaders(settings.impersonation));

    settings.token = "fixed"; // what is fixed wins, and nothing is run
    const auto fixed = std::move(*makeCredentials(settings, m_clock, m_services));
    COMPARE_ANSWER(ask(*fixed), bearer("fixed") + impersonationHeaders(settings.impersonation));
    QCOMPARE(runs(), 1);

    settings.token.clear();
    const auto without = makeCredentials(settings, m_clock);
    QVERIFY(!without);
    QCOMPARE(without.error().code, Errc::ConfigUnsupported);
    QCOMPARE(without.error().context.value(u"key"_s), u"exec"_s);
}

QTEST_GUILESS_MAIN(TestExecCredentials)
#include "tst_execcredentials.moc"
