// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/causes.h"
#include "core/base/causetexts.h"
#include "core/kube/api/client.h"
#include "core/kube/auth/credentials.h"
#include "core/kube/check/causeof.h"
#include "core/kube/config/discovery.h"
#include "core/kube/config/kubeconfig.h"
#include "core/kube/config/resolvedcontext.h"
#include "tests/kube/checkrig.h"
#include "tests/support/sourcedir.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QStringEncoder>
#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::test;
using namespace Qt::StringLiterals;
using kube::RungState;

namespace {

QString casesDir()
{
    return sourceDir() + u"/tests/kube/cases"_s;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QDateTime inDays(const QJsonObject &from, const QString &key, int otherwise)
{
    return QDateTime::currentDateTimeUtc().addDays(from.value(key).toInt(otherwise));
}

QStringList stringsOf(const QJsonValue &value)
{
    QStringList all;
    for (const QJsonValue &one : value.toArray())
        all.append(one.toString());
    return all;
}

/// One folder of tests/kube/cases, made alive.
class Case
{
public:
    explicit Case(const QString &name)
        : m_json(QJsonDocument::fromJson(contentOf(casesDir() + u'/' + name + u"/case.json"_s))
                     .object()),
          m_config(contentOf(casesDir() + u'/' + name + u"/kubeconfig.yaml"_s))
    {}

    [[nodiscard]] QString text(const QString &key) const { return m_json.value(key).toString(); }
    [[nodiscard]] bool is(const QString &key) const { return m_json.value(key).toBool(); }

    CheckRig rig;

    /// What the findings of the file say.
    [[nodiscard]] QList<Finding> ofConfig()
    {
        makeServer();
        const QProcessEnvironment env = writeConfig();
        kube::ConfigSurroundings around;
        around.env = env;
        around.wsl.inside = m_config.contains(":\\");
        around.now = QDateTime::currentDateTimeUtc();
        around.findProgram = [](const QString &) { return QString(); };
        return kube::effectiveKubeconfig({}, around).findings;
    }

    /// What the check finds on its way.
    [[nodiscard]] QList<Finding> ofLadder(QString *problem)
    {
        makeServer();
        const QProcessEnvironment env = writeConfig();
        const auto config = kube::loadKubeconfig({}, env);
        const auto context = config
                                 ? kube::resolve(*config, {}, env)
                                 : Result<kube::ResolvedContext>(std::unexpected(config.error()));
        if (!context) {
            *problem = QString(errcName(context.error().code)) + u' ' + context.error().detail;
            return {};
        }
        rig.request.endpoint = context->endpoint;
        rig.request.auth = context->auth;
        rig.request.namespaceName = context->namespaceName;
        rig.namespaces.append(context->namespaceName);
        rig.request.clusterHere = is(u"clusterHere"_s);
        rig.request.wsl = is(u"wsl"_s);
        makeWay();
        makeAnswers();
        if (!rig.climb()) {
            *problem = u"no end"_s;
            return {};
        }
        QList<Finding> all;
        for (const kube::RungResult &result : rig.ladder->results()) {
            if (result.state == RungState::Failed)
                return result.findings;
            all += result.findings;
        }
        return all;
    }

    /// What one refused call means.
    [[nodiscard]] QList<Finding> ofCall()
    {
        rig.serveWell();
        makeAnswers();
        net::HttpClient http(rig.request.endpoint);
        kube::StaticCredentials credentials({{"Authorization", "Bearer t"}});
        kube::ApiClient api(http, credentials, rig.clock);
        std::optional<Error> error;
        QObject context;
        api.post("/api/v1/namespaces/spark/pods", {}, &context,
                 [&error](const Result<QJsonObject> &result) {
                     error = result ? Error() : result.error();
                 });
        if (!QTest::qWaitFor([&error] { return error.has_value(); }))
            return {};
        kube::Situation situation;
        situation.endpoint = rig.request.endpoint;
        situation.namespaceName = u"spark"_s;
        situation.now = QDateTime::currentDateTimeUtc();
        if (text(u"actor"_s) == "driver"_L1)
            situation.actor = kube::Situation::Actor::Driver;
        return {kube::findingFor(*error, situation)};
    }

private:
    void makeServer()
    {
        const QJsonObject serve = m_json.value("serve"_L1).toObject();
        CertificateOptions options;
        options.commonName = serve.value("cn"_L1).toString(u"server"_s);
        options.organization = serve.value("organization"_L1).toString();
        options.dnsNames = stringsOf(serve.value("dns"_L1));
        options.addresses = stringsOf(serve.value("ip"_L1));
        options.notBefore = inDays(serve, u"from"_s, -1);
        if (serve.contains("fromHours"_L1))
            options.notBefore =
                QDateTime::currentDateTimeUtc().addSecs(serve.value("fromHours"_L1).toInt() * 3600);
        options.notAfter = inDays(serve, u"to"_s, 365);
        const QString name = serve.value("authority"_L1).toString(u"cluster-ca"_s);
        const TestAuthority root(serve.value("root"_L1).toString(name));
        const TestAuthority authority = serve.contains("root"_L1) ? root.intermediate(name) : root;
        TestIdentity identity = authority.issue(options);
        if (serve.value("sendRoot"_L1).toBool())
            identity.chain += root.anchors();
        if (serve.value("plain"_L1).toBool())
            rig.servePlain();
        else
            rig.serve(identity, {});
        m_trusted =
            m_json.contains("trust"_L1) ? TestAuthority(text(u"trust"_s)).pem() : root.pem();
    }

    /// Into the home folder of the rig; the environment that leads to it.
    QProcessEnvironment writeConfig()
    {
        const QJsonObject client = m_json.value("client"_L1).toObject();
        CertificateOptions options;
        options.commonName = u"system:admin"_s;
        options.notBefore = inDays(client, u"from"_s, -1);
        options.notAfter = inDays(client, u"to"_s, 365);
        const TestIdentity own = TestAuthority(u"client-ca"_s).issue(options);
        QByteArray config = m_config;
        config.replace("@CA@", m_trusted.toBase64());
        config.replace("@CERT@", own.certificatePem().toBase64());
        config.replace("@KEY@", own.keyPem().toBase64());
        if (text(u"encoding"_s) == "utf-16"_L1) {
            QStringEncoder encoder(QStringEncoder::Utf16LE, QStringConverter::Flag::WriteBom);
            const QString decoded = QString::fromUtf8(config);
            const QByteArray encoded = encoder.encode(decoded);
            config = encoded;
        }
        QProcessEnvironment env;
        env.insert(u"HOME"_s, rig.folder.path());
        QDir(rig.folder.path()).mkpath(u".kube"_s);
        const QString path = rig.folder.filePath(u".kube/config"_s);
        if (!m_config.isEmpty())
            write(path, config);
        if (m_json.contains("before"_L1)) {
            const QString before = rig.folder.filePath(u".kube/empty.yaml"_s);
            write(before, text(u"before"_s).toUtf8());
            env.insert(u"KUBECONFIG"_s, before + u':' + path);
        }
        return env;
    }

    static void write(const QString &path, const QByteArray &content)
    {
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(content);
    }

    /// The address in the file leads to the server on loopback, or nowhere.
    void makeWay()
    {
        if (m_json.contains("socksReply"_L1)) {
            QByteArray reply("\x05\x00\x00\x01\0\0\0\0\0\0", 10);
            reply[1] = char(m_json.value("socksReply"_L1).toInt());
            rig.through(net::Proxy::Kind::Socks5).refuseWith(reply);
        } else if (m_json.contains("refusal"_L1)) {
            rig.through(net::Proxy::Kind::Http).refuseWith(text(u"refusal"_s).toUtf8());
        } else {
            rig.through(net::Proxy::Kind::Socks5);
        }
    }

    void makeAnswers()
    {
        if (m_json.contains("answer"_L1)) {
            const QJsonObject status = m_json.value("answer"_L1).toObject();
            rig.always(
                "POST", "",
                Script::response(status.value("code"_L1).toInt(), QJsonDocument(status).toJson()));
        }
        if (m_json.contains("text"_L1))
            rig.always("POST", "",
                       Script::response(m_json.value("status"_L1).toInt(), text(u"text"_s).toUtf8(),
                                        "text/plain; charset=utf-8"));
        if (m_json.contains("dateHours"_L1)) {
            const QDateTime then = QDateTime::currentDateTimeUtc().addSecs(
                m_json.value("dateHours"_L1).toInt() * 3600);
            const QByteArray date =
                QLocale::c().toString(then, u"ddd, dd MMM yyyy HH:mm:ss"_s).toLatin1() + " GMT";
            rig.version(200, "{\"gitVersion\":\"v1.34.1\"}", "application/json", {{"Date", date}});
        }
    }

    QJsonObject m_json;
    QByteArray m_config;
    QByteArray m_trusted; ///< PEM of the authority in the kubeconfig
};

} // namespace

/// Connections that failed for people, each made again and named by the code that people run: see
/// tests/kube/cases.
class TestConnectionCases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cases_data();
    void cases();
    void allCategories();
};

void TestConnectionCases::cases_data()
{
    QTest::addColumn<QString>("name");
    const QStringList names = QDir(casesDir()).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << name;
}

void TestConnectionCases::cases()
{
    QFETCH(QString, name);
    Case given(name);
    const QString way = given.text(u"way"_s);
    const QString detail = given.text(u"detail"_s);
    QString problem;
    const QList<Finding> found = way == "config"_L1   ? given.ofConfig()
                                 : way == "ladder"_L1 ? given.ofLadder(&problem)
                                                      : given.ofCall();
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    QStringList details;
    for (const Finding &one : found)
        details.append(one.detail);
    const auto answer = std::ranges::find(found, detail, &Finding::detail);
    QVERIFY2(answer != found.end(), qPrintable(details.join(u", "_s)));
    // What is only worth knowing need not come first.
    if (!given.is(u"passes"_s))
        QVERIFY2(answer == found.begin(), qPrintable(details.join(u", "_s)));
    else
        QVERIFY(given.rig.ladder->passed());
    QCOMPARE(answer->cause, given.text(u"cause"_s));
    QCOMPARE(causeOf(answer->detail), answer->cause);
    const CauseWords words = causeWords(*answer);
    QVERIFY2(!words.explanation.isEmpty(), qPrintable(detail));
    QVERIFY2(!words.fixes.isEmpty(), qPrintable(detail));
    for (const QString &text : QStringList(words.explanation) + words.fixes)
        QVERIFY2(!text.contains(u'{'), qPrintable(text));
}

void TestConnectionCases::allCategories()
{
    QMap<QString, int> count;
    const QStringList names = QDir(casesDir()).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &name : names)
        ++count[Case(name).text(u"category"_s)];
    const QMap<QString, int> expected{
        {u"kubeconfig"_s, 8}, {u"auth"_s, 4}, {u"tls"_s, 9}, {u"connect"_s, 5}, {u"rbac"_s, 6}};
    QCOMPARE(count, expected);
}

QTEST_GUILESS_MAIN(TestConnectionCases)
#include "tst_connectioncases.moc"
