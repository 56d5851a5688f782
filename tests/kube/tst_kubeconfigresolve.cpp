// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/resolvedcontext.h"
#include "tests/support/testcertificates.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace firesteel;
using namespace firesteel::kube;
using namespace Qt::StringLiterals;

namespace {

/// One context "x" with these lines for its cluster and user.
QByteArray config(const QByteArray &cluster, const QByteArray &user = {})
{
    return "current-context: x\nclusters:\n- name: c\n  cluster:\n" + cluster +
           "users:\n- name: u\n  user:\n" + user +
           "contexts:\n- name: x\n  context: {cluster: c, user: u}\n";
}

const QByteArray kServer = "    server: https://192.0.2.1:6443\n";

QStringList slugs(const ResolvedContext &context)
{
    QStringList result;
    for (const ConfigNotice &notice : context.notices)
        result += notice.slug;
    return result;
}

} // namespace

class TestKubeconfigResolve : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();

    void everything();
    void dataInsteadOfFiles();
    void anonymous();
    void failures_data();
    void failures();
    void contextChoice_data();
    void contextChoice();
    void pluginsNextToOtherCredentials();
    void plugins();
    void identityServers();
    void windowsPathsWithinWsl();
    void plainHttp();
    void proxies();
    void partsOverContext();
    void partsLoseAgainstData();
    void partsAlone();
    void partsConflict();
    void serverNameBelongsToItsServer();
    void insecureOverride();
    void inCluster();
    void inClusterFailures();
    void errorsHoldNoSecrets();

private:
    QString path(const QString &name) const { return m_dir.filePath(name); }
    void write(const QString &name, const QByteArray &content) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write a test file");
    }
    [[nodiscard]] Kubeconfig parsed(const QByteArray &text) const
    {
        return parseKubeconfig(text, path(u"config"_s));
    }
    [[nodiscard]] Result<ResolvedContext> resolved(const QByteArray &text,
                                                   const ConnectionParts &parts = {}) const
    {
        return resolve(parsed(text), {}, m_env, parts);
    }

    QTemporaryDir m_dir;
    QProcessEnvironment m_env;
    test::TestAuthority m_authority{u"kube-ca"_s};
    test::TestAuthority m_other{u"other-ca"_s};
    test::TestIdentity m_client = m_authority.client(u"jane"_s, u"devs"_s);
    test::TestIdentity m_stranger = m_other.client(u"joe"_s);
};

void TestKubeconfigResolve::initTestCase()
{
    QVERIFY(m_dir.isValid());
    write(u"ca.crt"_s, m_authority.pem());
    write(u"other.crt"_s, m_other.pem());
    write(u"two.crt"_s, m_authority.pem() + "# the next one\n" + m_other.pem());
    write(u"damaged.crt"_s,
          m_authority.pem() + "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n");
    write(u"empty.crt"_s, {});
    write(u"jane.crt"_s, m_client.certificatePem());
    write(u"jane.key"_s, m_client.keyPem());
    write(u"joe.key"_s, m_stranger.keyPem());
    QVERIFY(QDir(m_dir.path()).mkdir(u"folder"_s));
}

void TestKubeconfigResolve::everything()
{
    const QByteArray text = config(
        "    server: https://kube.test/k8s/clusters/c-m-1/\n    certificate-authority: two.crt\n"
        "    tls-server-name: inner.test\n    disable-compression: true\n    proxy-url: "
        "http://joe:s%20p@proxy.test:3128\n",
        "    client-certificate: jane.crt\n    client-key: jane.key\n    token: abc\n    as: "
        "root\n");
    const Result<ResolvedContext> context =
        resolved(QByteArray(text).replace("user: u}", "user: u, namespace: spark}"));
    QVERIFY2(context.has_value(), qPrintable(context.error_or(Error()).detail));
    QCOMPARE(context->contextName, u"x"_s);
    QCOMPARE(context->clusterName, u"c"_s);
    QCOMPARE(context->userName, u"u"_s);
    QCOMPARE(context->namespaceName, u"spark"_s);
    QVERIFY(context->namespaceGiven);
    QVERIFY(!context->compress);
    QCOMPARE(context->materialFiles,
             (QStringList{path(u"two.crt"_s), path(u"jane.crt"_s), path(u"jane.key"_s)}));
    QCOMPARE(context->auth.token, "abc");
    QCOMPARE(context->auth.impersonation.user, u"root"_s);

    const net::Endpoint &endpoint = context->endpoint;
    QVERIFY(endpoint.tls);
    QCOMPARE(endpoint.host, u"kube.test"_s);
    QCOMPARE(endpoint.port, 443);
    QCOMPARE(endpoint.pathPrefix, "/k8s/clusters/c-m-1");
    QCOMPARE(endpoint.security.verifyName, u"inner.test"_s);
    QVERIFY(!endpoint.security.insecure);
    QCOMPARE(*endpoint.security.anchors, m_authority.anchors() + m_other.anchors());
    QCOMPARE(endpoint.security.clientChain, QList{m_client.certificate});
    QCOMPARE(endpoint.security.clientKey, m_client.key);
    QCOMPARE(endpoint.proxy,
             (net::Proxy{net::Proxy::Kind::Http, u"proxy.test"_s, 3128, u"joe"_s, u"s p"_s}));
}

void TestKubeconfigResolve::dataInsteadOfFiles()
{
    const Result<ResolvedContext> context = resolved(
        config(kServer + "    certificate-authority-data: " + m_authority.pem().toBase64() +
                   "\n    certificate-authority: missing.crt\n",
               "    client-certificate-data: " + m_client.certificatePem().toBase64() +
                   "\n    client-key-data: " + m_client.keyPem().toBase64() + "\n"));
    QVERIFY(context.has_value());
    QCOMPARE(*context->endpoint.security.anchors, m_authority.anchors());
    QCOMPARE(context->endpoint.security.clientKey, m_client.key);
    QVERIFY(context->materialFiles.isEmpty());
}

void TestKubeconfigResolve::anonymous()
{
    const Result<ResolvedContext> context = resolve(
        parsed("clusters:\n- name: c\n  cluster: {server: 'https://[fd00::1]:6443'}\ncontexts:\n- "
               "name: x\n  context: {cluster: c}\n"),
        u"x"_s, m_env);
    QVERIFY(context.has_value());
    QCOMPARE(context->endpoint.host, u"fd00::1"_s);
    QVERIFY(!context->endpoint.security.anchors); // the system's
    QCOMPARE(context->auth, AuthSettings());
    QCOMPARE(context->namespaceName, u"default"_s);
    QVERIFY(!context->namespaceGiven);
    QVERIFY(context->compress);
}

void TestKubeconfigResolve::failures_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("file"); ///< "path", within the folder
    const auto row = [](const char *name, const QByteArray &text, Errc code, const char *key,
                        const char *reason, const char *file = "config") {
        QTest::newRow(name) << text << static_cast<int>(code) << QString::fromLatin1(key)
                            << QString::fromLatin1(reason) << QString::fromLatin1(file);
    };
    const auto ca = [](const QByteArray &file) {
        return config(kServer + "    certificate-authority: " + file + "\n");
    };
    row("no server", config("    tls-server-name: a.test\n"), Errc::ConfigInvalid, "server",
        "empty");
    row("server with another scheme", config("    server: ftp://a\n"), Errc::ConfigInvalid,
        "server", "scheme");
    row("CA file missing", ca("missing.crt"), Errc::FileMissing, "certificate-authority", "",
        "missing.crt");
    row("CA file with ~", ca("~/ca.crt"), Errc::FileMissing, "certificate-authority", "tilde",
        "~/ca.crt");
    row("CA path of Windows", ca("'C:\\Users\\u\\ca.crt'"), Errc::FileMissing,
        "certificate-authority", "windows-path", "");
    row("CA file is a folder", ca("folder"), Errc::FileUnreadable, "certificate-authority",
        "not-regular", "folder");
    row("CA file empty", ca("empty.crt"), Errc::CertificateInvalid, "certificate-authority",
        "empty", "empty.crt");
    row("CA file damaged", ca("damaged.crt"), Errc::CertificateInvalid, "certificate-authority",
        "damaged", "damaged.crt");
    row("CA file is a key", ca("jane.key"), Errc::CertificateInvalid, "certificate-authority",
        "private-key", "jane.key");
    row("CA data is text", config(kServer + "    certificate-authority-data: aGVsbG8=\n"),
        Errc::CertificateInvalid, "certificate-authority", "other");
    row("client certificate missing",
        config(kServer, "    client-certificate: no.crt\n    client-key: jane.key\n"),
        Errc::FileMissing, "client-certificate", "", "no.crt");
    row("client key missing",
        config(kServer, "    client-certificate: jane.crt\n    client-key: no.key\n"),
        Errc::FileMissing, "client-key", "", "no.key");
    row("key of somebody else",
        config(kServer, "    client-certificate: jane.crt\n    client-key: joe.key\n"),
        Errc::KeyInvalid, "client-key", "mismatch", "joe.key");
    row("key is a certificate",
        config(kServer, "    client-certificate: jane.crt\n    client-key: jane.crt\n"),
        Errc::KeyInvalid, "client-key", "certificate", "jane.crt");
    row("certificate alone", config(kServer, "    client-certificate: jane.crt\n"),
        Errc::ConfigInvalid, "client-key", "missing");
    row("exec without a version", config(kServer, "    exec: {command: aws}\n"),
        Errc::ConfigUnsupported, "exec", "api-version");
    row("exec of an old version",
        config(kServer,
               "    exec: {apiVersion: client.authentication.k8s.io/v1alpha1, command: aws}\n"),
        Errc::ConfigUnsupported, "exec", "api-version");
    row("exec without a program",
        config(kServer, "    exec: {apiVersion: client.authentication.k8s.io/v1}\n"),
        Errc::ConfigInvalid, "exec", "missing");
    row("exec with an unknown mode",
        config(kServer, "    exec: {command: aws, interactiveMode: Sometimes}\n"),
        Errc::ConfigInvalid, "interactiveMode", "type");
    row("exec with a nameless variable",
        config(kServer, "    exec: {command: aws, env: [{value: x}]}\n"), Errc::ConfigInvalid,
        "env", "missing");
    row("auth-provider", config(kServer, "    auth-provider: {name: gcp}\n"),
        Errc::ConfigUnsupported, "auth-provider", "");
    row("oidc without issuer", config(kServer, "    auth-provider: {name: oidc}\n"),
        Errc::ConfigInvalid, "idp-issuer-url", "missing");
    row("oidc without client",
        config(kServer, "    auth-provider: {name: oidc, config: {idp-issuer-url: 'https://i'}}\n"),
        Errc::ConfigInvalid, "client-id", "missing");
    row("oidc CA missing",
        config(kServer, "    auth-provider: {name: oidc, config: {idp-issuer-url: 'https://i', "
                        "client-id: k, idp-certificate-authority: no.crt}}\n"),
        Errc::FileMissing, "idp-certificate-authority", "", "no.crt");
    row("data left out by kubectl",
        config(kServer + "    certificate-authority-data: DATA+OMITTED\n"), Errc::ConfigInvalid,
        "certificate-authority-data", "placeholder");
    row("token over http", config("    server: http://192.0.2.1\n", "    token: t\n"),
        Errc::ConfigInvalid, "server", "clear-text");
    row("https to the proxy", config(kServer + "    proxy-url: https://p:1\n"),
        Errc::ConfigUnsupported, "proxy-url", "https");
    row("proxy without scheme", config(kServer + "    proxy-url: p:3128\n"), Errc::ConfigInvalid,
        "proxy-url", "scheme");
    row("empty", "", Errc::ConfigEmpty, "", "");
    row("empty with a current context", "current-context: x\n", Errc::ConfigEmpty, "", "");
    row("no current context", "contexts:\n- name: x\n", Errc::ConfigInvalid, "current-context",
        "missing");
}

void TestKubeconfigResolve::failures()
{
    QFETCH(QByteArray, text);
    QFETCH(int, code);
    QFETCH(QString, key);
    QFETCH(QString, reason);
    QFETCH(QString, file);
    const Result<ResolvedContext> context = resolved(text);
    QVERIFY(!context.has_value());
    const Error &error = context.error();
    QCOMPARE(errcName(error.code), errcName(static_cast<Errc>(code)));
    QCOMPARE(error.context.value(u"key"_s), key);
    QCOMPARE(error.context.value(u"reason"_s), reason);
    if (!file.isEmpty())
        QCOMPARE(error.context.value(u"path"_s), path(file));
    if (file == u"config"_s && key != u"current-context"_s && !key.isEmpty()) {
        QVERIFY(error.context.value(u"line"_s).toInt() > 1);
        QVERIFY(!error.context.value(u"name"_s).isEmpty());
    }
}

void TestKubeconfigResolve::contextChoice_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("line");
    QTest::newRow("current") << QString() << u""_s << u""_s << 0;
    QTest::newRow("named") << u"good"_s << u""_s << u""_s << 0;
    QTest::newRow("unknown") << u"other"_s << u"context"_s << u"other"_s << 0;
    QTest::newRow("cluster missing") << u"no-cluster"_s << u"cluster"_s << u"gone"_s << 9;
    QTest::newRow("user missing") << u"no-user"_s << u"user"_s << u"gone"_s << 11;
    QTest::newRow("no cluster named") << u"nothing"_s << u"cluster"_s << u""_s << 13;
}

void TestKubeconfigResolve::contextChoice()
{
    QFETCH(QString, wanted);
    QFETCH(QString, kind);
    QFETCH(QString, name);
    QFETCH(int, line);
    const Kubeconfig config =
        parsed("current-context: good\nclusters:\n- name: c\n  cluster: {server: 'https://h'}\n"
               "users: [{name: u}]\n"
               "contexts:\n- name: good\n  context: {cluster: c, user: u}\n"
               "- name: no-cluster\n  context: {cluster: gone, user: u}\n"
               "- name: no-user\n  context: {cluster: c, user: gone}\n"
               "- name: nothing\n");
    const Result<ResolvedContext> context = resolve(config, wanted, m_env);
    QCOMPARE(context.has_value(), kind.isEmpty());
    if (kind.isEmpty())
        return;
    QCOMPARE(context.error().code, Errc::ConfigDanglingName);
    QCOMPARE(context.error().context.value(u"kind"_s), kind);
    QCOMPARE(context.error().context.value(u"name"_s), name);
    QCOMPARE(context.error().context.value(u"line"_s),
             line > 0 ? QString::number(line) : QString());
}

void TestKubeconfigResolve::pluginsNextToOtherCredentials()
{
    const Result<ResolvedContext> exec =
        resolved(config(kServer, "    exec: {command: aws}\n    token: t\n"));
    QVERIFY(exec.has_value());
    QCOMPARE(slugs(*exec), QStringList{u"exec-unused"_s});
    QCOMPARE(exec->auth.token, "t");
    const Result<ResolvedContext> provider =
        resolved(config(kServer, "    auth-provider: {name: gcp}\n    client-certificate: "
                                 "jane.crt\n    client-key: jane.key\n"));
    QVERIFY(provider.has_value());
    QCOMPARE(slugs(*provider), QStringList{u"auth-provider-unused"_s});
    const QByteArray alone = config(kServer, "    exec: {command: aws}\n");
    QCOMPARE(resolved(alone).error().detail, u"aws"_s);
    QVERIFY(resolved(alone, {.token = "given"}).has_value());
}

void TestKubeconfigResolve::plugins()
{
    const Result<ResolvedContext> context = resolved(
        config(kServer + "    certificate-authority: ca.crt\n    tls-server-name: kube.test\n"
                         "    proxy-url: socks5://127.0.0.1:1080\n    extensions:\n"
                         "    - {name: other, extension: {a: 1}}\n"
                         "    - name: client.authentication.k8s.io/exec\n"
                         "      extension: {audience: spark, depth: 3}\n",
               "    exec: {apiVersion: client.authentication.k8s.io/v1beta1, command: aws, "
               "provideClusterInfo: true}\n"));
    QVERIFY2(context.has_value(), qPrintable(context.error_or(Error()).detail));
    QVERIFY(context->auth.exec.has_value());
    const ExecPlugin &exec = *context->auth.exec;
    QCOMPARE(exec.command, u"aws"_s);
    QCOMPARE(exec.file, path(u"config"_s));
    QCOMPARE(exec.workingDirectory, m_dir.path());
    // kubernetes.io, client.authentication.k8s.io/v1, Cluster
    const QJsonObject wanted{
        {u"server"_s, u"https://192.0.2.1:6443"_s},
        {u"tls-server-name"_s, u"kube.test"_s},
        {u"certificate-authority-data"_s, QString::fromLatin1(m_authority.pem().toBase64())},
        {u"proxy-url"_s, u"socks5://127.0.0.1:1080"_s},
        {u"config"_s, QJsonObject{{u"audience"_s, u"spark"_s}, {u"depth"_s, 3}}}};
    QCOMPARE(QJsonDocument::fromJson(exec.clusterInfo).object(), wanted);
    const Result<ResolvedContext> quiet = resolved(
        config(kServer, "    exec: {apiVersion: client.authentication.k8s.io/v1, command: aws}\n"));
    QVERIFY(quiet.has_value());
    QVERIFY(quiet->auth.exec->clusterInfo.isEmpty());
}

void TestKubeconfigResolve::identityServers()
{
    const Result<ResolvedContext> context = resolved(
        config(kServer, "    auth-provider: {name: oidc, config: {idp-issuer-url: 'https://i', "
                        "client-id: k, refresh-token: r, idp-certificate-authority: ca.crt}}\n"));
    QVERIFY(context.has_value());
    QVERIFY(context->auth.oidc.has_value());
    QVERIFY(!context->auth.exec);
    QCOMPARE(context->auth.oidc->issuerUrl, u"https://i"_s);
    QCOMPARE(context->auth.oidc->certificateAuthority, m_authority.pem());
    QCOMPARE(context->materialFiles, QStringList{path(u"ca.crt"_s)});
}

void TestKubeconfigResolve::windowsPathsWithinWsl()
{
    Wsl wsl;
    wsl.inside = true;
    wsl.automountRoot = m_dir.path() + u'/';
    QVERIFY(QDir(m_dir.path()).mkpath(u"c/pki"_s));
    write(u"c/pki/ca.crt"_s, m_authority.pem());
    const Kubeconfig kubeconfig =
        parsed(config(kServer + "    certificate-authority: C:\\pki\\ca.crt\n",
                      "    exec: {apiVersion: client.authentication.k8s.io/v1, command: "
                      "'C:\\bin\\aws.exe'}\n"));
    const auto context = resolve(kubeconfig, {}, m_env, {}, wsl);
    QVERIFY2(context.has_value(), qPrintable(context.error_or(Error()).detail));
    QCOMPARE(context->endpoint.security.anchors.value(), m_authority.anchors());
    QCOMPARE(context->materialFiles, QStringList{path(u"c/pki/ca.crt"_s)});
    QCOMPARE(context->auth.exec->command, path(u"c/bin/aws.exe"_s));
    QCOMPARE(slugs(*context), (QStringList{u"translated-path"_s, u"translated-path"_s}));
    QCOMPARE(resolve(kubeconfig, {}, m_env, {}, Wsl()).error().context.value(u"reason"_s),
             u"windows-path"_s);
}

void TestKubeconfigResolve::plainHttp()
{
    const Result<ResolvedContext> local =
        resolved(config("    server: http://localhost:8001\n", "    token: t\n    as: x\n"));
    QVERIFY(local.has_value());
    QVERIFY(!local->endpoint.tls);
    QCOMPARE(local->endpoint.port, 8001);
    QCOMPARE(local->auth, AuthSettings());
    QCOMPARE(slugs(*local), QStringList{u"credentials-unused"_s});
    QVERIFY(resolved(config("    server: http://192.0.2.1\n")).has_value());
    // Without a scheme it is https as soon as something speaks of TLS.
    QVERIFY(!resolved(config("    server: 192.0.2.1:80\n"))->endpoint.tls);
    QVERIFY(resolved(config("    server: 192.0.2.1:443\n    certificate-authority: ca.crt\n"))
                ->endpoint.tls);
    QVERIFY(resolved(config("    server: 192.0.2.1:443\n    insecure-skip-tls-verify: true\n"))
                ->endpoint.tls);
}

void TestKubeconfigResolve::proxies()
{
    QProcessEnvironment env;
    env.insert(u"HTTPS_PROXY"_s, u"proxy.test:8080"_s);
    const auto proxyOf = [&](const QByteArray &text) {
        return resolve(parsed(text), {}, env).value_or(ResolvedContext()).endpoint.proxy;
    };
    QCOMPARE(proxyOf(config(kServer)).host, u"proxy.test"_s);
    QCOMPARE(proxyOf(config("    server: https://127.0.0.1:6443\n")).kind, net::Proxy::Kind::None);
    // A proxy of the cluster counts for localhost, too.
    const net::Proxy own =
        proxyOf(config("    server: https://127.0.0.1:6443\n    proxy-url: socks5://[::1]\n"));
    QCOMPARE(own, (net::Proxy{net::Proxy::Kind::Socks5, u"::1"_s, 1080, {}, {}}));
    env.insert(u"HTTPS_PROXY"_s, u"ftp://x"_s);
    const Result<ResolvedContext> bad = resolve(parsed(config(kServer)), {}, env);
    QCOMPARE(bad.error_or(Error()).context.value(u"key"_s), u"HTTPS_PROXY"_s);
}

void TestKubeconfigResolve::partsOverContext()
{
    const QByteArray text = config(kServer + "    certificate-authority: ca.crt\n",
                                   "    username: u\n    password: p\n");
    QCOMPARE(resolved(text)->auth.username, u"u"_s);
    QVERIFY(resolved(text)->auth.basic);
    const ConnectionParts parts{
        .server = u"https://192.0.2.9:8443"_s,
        .token = " given\n",
        .caFile = path(u"other.crt"_s),
        .clientCertificateFile = path(u"jane.crt"_s),
        .clientKeyFile = path(u"jane.key"_s),
        .namespaceName = u"jobs"_s,
        .impersonation = {.user = u"root"_s, .uid = {}, .groups = {}, .extra = {}}};
    const Result<ResolvedContext> context = resolved(text, parts);
    QVERIFY(context.has_value());
    QCOMPARE(context->server, parts.server);
    QCOMPARE(context->endpoint.host, u"192.0.2.9"_s);
    QCOMPARE(context->endpoint.port, 8443);
    QCOMPARE(*context->endpoint.security.anchors, m_other.anchors());
    QCOMPARE(context->endpoint.security.clientKey, m_client.key);
    QCOMPARE(context->auth.token, "given");
    QVERIFY(!context->auth.basic);
    QVERIFY(context->auth.username.isEmpty());
    QCOMPARE(context->auth.impersonation.user, u"root"_s);
    QCOMPARE(context->namespaceName, u"jobs"_s);
    QVERIFY(context->notices.isEmpty());
}

void TestKubeconfigResolve::partsLoseAgainstData()
{
    const QByteArray text =
        config(kServer + "    certificate-authority-data: " + m_authority.pem().toBase64() + "\n");
    const Result<ResolvedContext> context = resolved(text, {.caFile = path(u"other.crt"_s)});
    QVERIFY(context.has_value());
    QCOMPARE(*context->endpoint.security.anchors, m_authority.anchors());
    QCOMPARE(slugs(*context), QStringList{u"override-unused"_s});
}

void TestKubeconfigResolve::partsAlone()
{
    const Result<ResolvedContext> context =
        resolve(Kubeconfig(), {}, m_env,
                {.server = u"192.0.2.9"_s, .token = "t", .caFile = path(u"ca.crt"_s)});
    QVERIFY(context.has_value());
    QVERIFY(context->endpoint.tls); // https is assumed
    QCOMPARE(context->endpoint.port, 443);
    QCOMPARE(context->auth.token, "t");
    QVERIFY(context->contextName.isEmpty());
    const Result<ResolvedContext> missing =
        resolve(Kubeconfig(), {}, m_env, {.server = u"192.0.2.9"_s, .caFile = path(u"none"_s)});
    QCOMPARE(missing.error_or(Error()).code, Errc::FileMissing);
    QCOMPARE(resolve(Kubeconfig(), {}, m_env, {.token = "t"}).error_or(Error()).code,
             Errc::ConfigEmpty);
}

void TestKubeconfigResolve::partsConflict()
{
    const Result<ResolvedContext> both =
        resolved(config(kServer), {.token = "t", .tokenFile = path(u"jane.key"_s)});
    QCOMPARE(both.error_or(Error()).code, Errc::ConflictingOptions);
    QCOMPARE(resolved(config(kServer), {.token = "two words"}).error_or(Error()).code,
             Errc::InvalidValue);
    const Result<ResolvedContext> half =
        resolved(config(kServer), {.clientKeyFile = path(u"jane.key"_s)});
    QCOMPARE(half.error_or(Error()).context.value(u"key"_s), u"client-certificate"_s);
}

void TestKubeconfigResolve::serverNameBelongsToItsServer()
{
    const QByteArray text = config(kServer + "    tls-server-name: inner.test\n");
    QCOMPARE(resolved(text, {.server = u"https://192.0.2.1"_s})->endpoint.security.verifyName,
             u"inner.test"_s);
    QCOMPARE(resolved(text, {.server = u"https://192.0.2.2"_s})->endpoint.security.verifyName,
             QString());
}

void TestKubeconfigResolve::insecureOverride()
{
    const QByteArray open = config(kServer + "    insecure-skip-tls-verify: true\n");
    QVERIFY(resolved(open)->endpoint.security.insecure);
    QCOMPARE(slugs(*resolved(open)), QStringList{u"insecure"_s});
    QVERIFY(!resolved(open, {.insecure = false})->endpoint.security.insecure);
    const QByteArray closed = config(kServer + "    certificate-authority: ca.crt\n");
    QVERIFY(!resolved(closed)->endpoint.security.insecure);
    const Result<ResolvedContext> context = resolved(closed, {.insecure = true});
    QVERIFY(context->endpoint.security.insecure);
    QVERIFY(!context->endpoint.security.anchors);
}

void TestKubeconfigResolve::inCluster()
{
    const QString folder = path(u"serviceaccount"_s);
    QVERIFY(QDir().mkpath(folder));
    write(u"serviceaccount/ca.crt"_s, m_authority.pem());
    write(u"serviceaccount/token"_s, "tok");
    write(u"serviceaccount/namespace"_s, "jobs\n");
    QProcessEnvironment env;
    env.insert(u"KUBERNETES_SERVICE_HOST"_s, u"fd00::1"_s);
    env.insert(u"KUBERNETES_SERVICE_PORT"_s, u"443"_s);
    const Result<ResolvedContext> context = resolveInCluster(env, {}, folder);
    QVERIFY(context.has_value());
    QCOMPARE(context->endpoint.host, u"fd00::1"_s);
    QCOMPARE(*context->endpoint.security.anchors, m_authority.anchors());
    QCOMPARE(context->auth.tokenFile, QString(folder + "/token"_L1));
    QCOMPARE(context->namespaceName, u"jobs"_s);
    env.insert(u"POD_NAMESPACE"_s, u"mine"_s);
    QCOMPARE(resolveInCluster(env, {}, folder)->namespaceName, u"mine"_s);
    QCOMPARE(resolveInCluster(env, {.token = "t"}, folder)->auth.token, "t");
}

void TestKubeconfigResolve::inClusterFailures()
{
    QCOMPARE(resolveInCluster({}, {}, m_dir.path()).error_or(Error()).code, Errc::FileMissing);
    QProcessEnvironment env;
    env.insert(u"KUBERNETES_SERVICE_HOST"_s, u"192.0.2.1"_s);
    env.insert(u"KUBERNETES_SERVICE_PORT"_s, u"443"_s);
    const Result<ResolvedContext> noAuthority = resolveInCluster(env, {}, path(u"folder"_s));
    QCOMPARE(noAuthority.error_or(Error()).code,
             Errc::FileMissing); // never the system's certificates instead
}

void TestKubeconfigResolve::errorsHoldNoSecrets()
{
    const QList<QByteArray> texts{
        config(kServer + "    proxy-url: socks4://joe:hunter2@p:1\n"),
        config(kServer + "    proxy-url: http://joe:hunter2@p:99999\n"),
        config("    server: https://joe:hunter2@192.0.2.1\n"),
        config("    server: http://192.0.2.1\n", "    token: hunter2\n"),
        config(kServer, "    token: hunter2 hunter2\n"),
        config(kServer, "    token: a\n    username: b\n    password: hunter2\n"),
        config(kServer,
               "    client-key-data: '*hunter2*'\n    client-certificate-data: hunter2x\n"),
    };
    for (const QByteArray &text : texts) {
        const Result<ResolvedContext> context = resolved(text);
        QVERIFY(!context.has_value());
        QVERIFY(!context.error().detail.contains(u"hunter2"_s));
        for (const QString &value : context.error().context)
            QVERIFY(!value.contains(u"hunter2"_s));
    }
}

QTEST_GUILESS_MAIN(TestKubeconfigResolve)
#include "tst_kubeconfigresolve.moc"
