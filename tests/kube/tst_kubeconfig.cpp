// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/kubeconfig.h"

#include <QDir>
#include <QFile>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace firesteel;
using namespace firesteel::kube;
using namespace Qt::StringLiterals;

namespace {

const QString kPath = u"/etc/test/config"_s;

const QByteArray kGood = R"(apiVersion: v1
kind: Config
current-context: dev
clusters:
- name: c1
  cluster:
    server: https://192.0.2.1:6443/prefix/
    certificate-authority: pki/ca.crt
    tls-server-name: kube.test
    proxy-url: socks5://127.0.0.1:1080
    disable-compression: true
users:
- name: u1
  user:
    client-certificate: /abs/u1.crt
    client-key: u1.key
    token: "0123"
    tokenFile: token
    as: jane
    as-uid: "42"
    as-groups: [a, b]
    as-user-extra: {scopes: [view, edit]}
contexts:
- name: dev
  context: {cluster: c1, user: u1, namespace: spark}
preferences: {}
unknown-key: ignored
)";

/// A small valid configuration whose one user has the given lines.
QByteArray withUser(const QByteArray &lines)
{
    return "clusters:\n- name: c\n  cluster: {server: 'https://192.0.2.1'}\nusers:\n- name: u\n  "
           "user:\n" +
           lines + "contexts:\n- name: x\n  context: {cluster: c, user: u}\n";
}

QByteArray withCluster(const QByteArray &lines)
{
    return "clusters:\n- name: c\n  cluster:\n    server: https://192.0.2.1\n" + lines;
}

} // namespace

class TestKubeconfig : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QVERIFY(m_dir.emplace().isValid()); }

    void readsEveryField();
    void badInput_data();
    void badInput();
    void encodings_data();
    void encodings();
    void wideTextWithoutMark();
    void emptyIsNoError_data();
    void emptyIsNoError();
    void notices_data();
    void notices();
    void problemsOfOneEntryLeaveTheOthers();
    void duplicateNamesAreUnusable();
    void dataMayHoldWhiteSpace();
    void emptyDataIsNotSet();
    void mergeKeysAreExpanded();
    void jsonIsYaml();
    void execIsRead();
    void oidcIsRead();
    void placeholders_data();
    void placeholders();
    void wrongFilesAreNamed_data();
    void wrongFilesAreNamed();
    void manyAuthorities();
    void mergeTakesWholeEntriesOfTheFirst();
    void pathsByPrecedence();
    void missingFilesOfTheListAreSkipped();
    void loadFailures_data();
    void loadFailures();
    void badFileOfTheListLeavesTheOthers();
    void allProblemsHasDanglingNames();

private:
    QString write(const QString &name, const QByteArray &content)
    {
        QFile file(m_dir->filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write a test file");
        return file.fileName();
    }

    std::optional<QTemporaryDir> m_dir;
};

void TestKubeconfig::readsEveryField()
{
    const Kubeconfig config = parseKubeconfig(kGood, kPath);
    QVERIFY(config.allProblems().isEmpty());
    QCOMPARE(config.files, QStringList{kPath});
    QCOMPARE(config.currentContext, u"dev"_s);
    QCOMPARE(config.currentContextOrigin, (Origin{kPath, 3}));

    KubeCluster cluster;
    cluster.name = u"c1"_s;
    cluster.origin = {kPath, 5};
    cluster.server = u"https://192.0.2.1:6443/prefix/"_s;
    cluster.caFile = u"/etc/test/pki/ca.crt"_s;
    cluster.tlsServerName = u"kube.test"_s;
    cluster.proxyUrl = u"socks5://127.0.0.1:1080"_s;
    cluster.disableCompression = true;
    cluster.text.paths = {{u"certificate-authority"_s, u"pki/ca.crt"_s}};
    cluster.text.lines = config.clusters[0].text.lines;
    QCOMPARE(cluster.text.lines.value(u"certificate-authority"_s), 8);
    QCOMPARE(config.clusters, QList{cluster});

    KubeUser user;
    user.name = u"u1"_s;
    user.origin = {kPath, 13};
    user.certificateFile = u"/abs/u1.crt"_s;
    user.keyFile = u"/etc/test/u1.key"_s;
    user.auth.token = "0123";
    user.auth.tokenFile = u"/etc/test/token"_s;
    user.auth.impersonation = {
        u"jane"_s, u"42"_s, {u"a"_s, u"b"_s}, {{u"scopes"_s, {u"view"_s, u"edit"_s}}}};
    user.text.paths = {{u"client-key"_s, u"u1.key"_s}, {u"tokenFile"_s, u"token"_s}};
    user.text.lines = config.users[0].text.lines;
    QCOMPARE(user.text.lines.value(u"token"_s), 17);
    QCOMPARE(config.users, QList{user});

    KubeContext context{u"dev"_s, {kPath, 24}, u"c1"_s, u"u1"_s, u"spark"_s, {}, {}};
    context.text.lines = config.contexts[0].text.lines;
    QCOMPARE(config.contexts, QList{context});
    QCOMPARE(config.context(u"dev"_s), &config.contexts[0]);
    QCOMPARE(config.context(u"other"_s), nullptr);
}

void TestKubeconfig::badInput_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("reason");

    const auto row = [](const char *name, const QByteArray &text, Errc code, int line,
                        const char *key, const char *reason) {
        QTest::newRow(name) << text << static_cast<int>(code)
                            << (line > 0 ? QString::number(line) : QString())
                            << QString::fromLatin1(key) << QString::fromLatin1(reason);
    };
    row("binary",
        QByteArray("\x7f"
                   "ELF\x02\x01\x01\0\0\0",
                   10),
        Errc::NotYaml, 1, "", "nul");
    row("not UTF-8", "clusters: []\nusers: [\"\xff\xfe\"]\n", Errc::NotYaml, 2, "", "encoding");
    row("unclosed bracket", "clusters: [\nusers: []\n", Errc::NotYaml, 3, "", "syntax");
    row("tab indentation", "clusters:\n\t- name: c\n", Errc::NotYaml, 2, "", "syntax");
    row("plain text", "this is no kubeconfig\n", Errc::ConfigInvalid, 1, "", "type");
    row("a list", "- a\n- b\n", Errc::ConfigInvalid, 1, "", "type");
    row("a web page", "<html><body>Log in</body></html>", Errc::ConfigInvalid, 1, "", "type");
    row("a pod", "apiVersion: v1\nkind: Pod\nmetadata: {name: p}\n", Errc::ConfigInvalid, 1, "kind",
        "kind");
    row("another version", "apiVersion: v2\nkind: Config\n", Errc::ConfigInvalid, 1, "apiVersion",
        "kind");
    row("duplicate key", "kind: Config\nclusters: []\nkind: Config\n", Errc::YamlDuplicateKey, 3,
        "kind", "");
    row("duplicate key inside", withCluster("    server: https://192.0.2.2\n"),
        Errc::YamlDuplicateKey, 5, "server", "");
    row("clusters is a map", "clusters: {c: {}}\n", Errc::ConfigInvalid, 1, "clusters", "type");
    row("an item is text", "users:\n- u\n", Errc::ConfigInvalid, 2, "users", "type");
    row("cycle", "clusters: &a\n- *a\n", Errc::YamlRefused, 2, "", "cycle");
    row("unknown anchor", "clusters: *nothing\n", Errc::NotYaml, 1, "", "syntax");
    row("too deep", QByteArray(100, '[') + QByteArray(100, ']'), Errc::YamlRefused, 1, "", "depth");
    row("endless documents", ",", Errc::NotYaml, 1, "", "syntax");
    row("merge of a text", "clusters: []\n<<: text\n", Errc::YamlRefused, 2, "", "merge");

    row("name missing", "users:\n- user: {token: t}\n", Errc::ConfigInvalid, 2, "name", "missing");
    row("server is a list", "clusters:\n- name: c\n  cluster:\n    server: [a]\n",
        Errc::ConfigInvalid, 4, "server", "type");
    row("CA data not base64", withCluster("    certificate-authority-data: LS0t!\n"),
        Errc::ConfigInvalid, 5, "certificate-authority-data", "base64");
    row("CA data in the URL alphabet", withCluster("    certificate-authority-data: ab-_\n"),
        Errc::ConfigInvalid, 5, "certificate-authority-data", "base64");
    row("insecure is text", withCluster("    insecure-skip-tls-verify: maybe\n"),
        Errc::ConfigInvalid, 5, "insecure-skip-tls-verify", "type");
    row("insecure with CA",
        withCluster("    insecure-skip-tls-verify: true\n    certificate-authority: ca.crt\n"),
        Errc::ConfigInvalid, 2, "insecure-skip-tls-verify", "conflict");
    row("certificate without key", withUser("    client-certificate: a.crt\n"), Errc::ConfigInvalid,
        5, "client-key", "missing");
    row("key without certificate", withUser("    client-key: a.key\n"), Errc::ConfigInvalid, 5,
        "client-certificate", "missing");
    row("token and password", withUser("    token: t\n    username: u\n    password: p\n"),
        Errc::ConfigInvalid, 5, "token", "conflict");
    row("token with a blank", withUser("    token: two words\n"), Errc::ConfigInvalid, 5, "token",
        "characters");
    row("exec and auth-provider",
        withUser("    exec: {command: a}\n    auth-provider: {name: oidc}\n"), Errc::ConfigInvalid,
        5, "exec", "conflict");
    row("groups without user", withUser("    as-groups: [a]\n"), Errc::ConfigInvalid, 5, "as",
        "missing");
    row("namespace in capitals", "contexts:\n- name: x\n  context: {namespace: Spark}\n",
        Errc::ConfigInvalid, 2, "namespace", "name");
    row("namespace with a line break",
        "contexts:\n- name: x\n  context: {namespace: \"spark\\n\"}\n", Errc::ConfigInvalid, 2,
        "namespace", "name");
    row("user is a list", "users:\n- name: u\n  user: [a]\n", Errc::ConfigInvalid, 3, "user",
        "type");
}

void TestKubeconfig::badInput()
{
    QFETCH(QByteArray, text);
    QFETCH(int, code);
    QFETCH(QString, line);
    QFETCH(QString, key);
    QFETCH(QString, reason);
    const QList<Error> problems = parseKubeconfig(text, kPath).allProblems();
    QVERIFY(!problems.isEmpty());
    QCOMPARE(errcName(problems[0].code), errcName(static_cast<Errc>(code)));
    QCOMPARE(problems[0].context.value(u"path"_s), kPath);
    QCOMPARE(problems[0].context.value(u"line"_s), line);
    QCOMPARE(problems[0].context.value(u"key"_s), key);
    QCOMPARE(problems[0].context.value(u"reason"_s), reason);
}

void TestKubeconfig::encodings_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("noted");
    const QString text = QString::fromUtf8(kGood);
    const auto encoded = [&](QStringConverter::Encoding encoding) {
        QStringEncoder encoder(encoding, QStringConverter::Flag::WriteBom);
        return QByteArray(encoder(text));
    };
    QTest::newRow("UTF-8 with mark") << encoded(QStringConverter::Utf8) << QString();
    QTest::newRow("UTF-16LE") << encoded(QStringConverter::Utf16LE) << u"UTF-16"_s;
    QTest::newRow("UTF-16BE") << encoded(QStringConverter::Utf16BE) << u"UTF-16"_s;
    QTest::newRow("UTF-32LE") << encoded(QStringConverter::Utf32LE) << u"UTF-32"_s;
    QTest::newRow("CRLF") << QByteArray(kGood).replace("\n", "\r\n") << QString();
    QTest::newRow("UTF-16LE with CRLF")
        << QByteArray(QStringEncoder(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom)(
               QString(text).replace(u"\n"_s, u"\r\n"_s)))
        << u"UTF-16"_s;
    QTest::newRow("no newline at the end") << kGood.trimmed() << QString();
}

void TestKubeconfig::encodings()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, noted);
    Kubeconfig config = parseKubeconfig(text, kPath);
    if (!noted.isEmpty()) { // others than us and kubectl cannot read it
        QCOMPARE(config.notices.size(), 1);
        QCOMPARE(config.notices[0].slug, u"encoding"_s);
        QCOMPARE(config.notices[0].context.value(u"encoding"_s), noted);
        config.notices.clear();
    }
    QCOMPARE(config, parseKubeconfig(kGood, kPath));
}

void TestKubeconfig::wideTextWithoutMark()
{
    const QByteArray text =
        QByteArray(QStringEncoder(QStringConverter::Utf16LE)(QString::fromUtf8(kGood)));
    const Kubeconfig config = parseKubeconfig(text, kPath);
    QCOMPARE(config.problems.size(), 1);
    QCOMPARE(config.problems[0].code, Errc::NotYaml);
    QCOMPARE(config.problems[0].context.value(u"encoding"_s), u"UTF-16"_s);
}

void TestKubeconfig::emptyIsNoError_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("blanks") << QByteArray("\n  \n");
    QTest::newRow("comment") << QByteArray("# nothing here\n");
    QTest::newRow("null") << QByteArray("null\n");
    QTest::newRow("mark alone") << QByteArray("\xEF\xBB\xBF");
    QTest::newRow("head alone") << QByteArray("apiVersion: v1\nkind: Config\n");
    QTest::newRow("null lists") << QByteArray("clusters: null\nusers:\ncontexts: ~\n");
}

void TestKubeconfig::emptyIsNoError()
{
    QFETCH(QByteArray, text);
    const Kubeconfig config = parseKubeconfig(text, kPath);
    QVERIFY(config.isEmpty());
    QCOMPARE(config.allProblems(), QList<Error>());
}

void TestKubeconfig::notices_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("slug");
    QTest::addColumn<QString>("key");
    QTest::newRow("number for text")
        << withUser("    token: 0123\n") << u"number-as-string"_s << u"token"_s;
    QTest::newRow("quoted boolean") << withCluster("    insecure-skip-tls-verify: \"true\"\n")
                                    << u"quoted-boolean"_s << u"insecure-skip-tls-verify"_s;
    QTest::newRow("data and file")
        << withCluster("    certificate-authority: a\n    certificate-authority-data: AAAA\n")
        << u"data-beats-file"_s << u"certificate-authority"_s;
    QTest::newRow("second document")
        << QByteArray("clusters: []\n---\nusers: []\n") << u"several-documents"_s << QString();
}

void TestKubeconfig::notices()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, slug);
    QFETCH(QString, key);
    const Kubeconfig config = parseKubeconfig(text, kPath);
    QCOMPARE(config.allProblems(), QList<Error>());
    QCOMPARE(config.notices.size(), 1);
    QCOMPARE(config.notices[0].slug, slug);
    QCOMPARE(config.notices[0].context.value(u"key"_s), key);
    QCOMPARE(config.notices[0].context.value(u"path"_s), kPath);
}

void TestKubeconfig::problemsOfOneEntryLeaveTheOthers()
{
    const Kubeconfig config =
        parseKubeconfig("users:\n- name: bad\n  user: {client-key-data: '***'}\n- name: good\n"
                        "  user: {token: 0123}\n",
                        kPath);
    QVERIFY(config.problems.isEmpty());
    QCOMPARE(config.users.size(), 2);
    QCOMPARE(config.users[0].problems[0].context.value(u"name"_s), u"bad"_s);
    QCOMPARE(config.users[0].problems[0].context.value(u"kind"_s), u"user"_s);
    QVERIFY(config.users[1].problems.isEmpty());
    QCOMPARE(config.users[1].auth.token, "0123");
    for (const Error &error : config.allProblems())
        QVERIFY(!error.detail.contains(u"***"_s)); // what may be a secret is not repeated
}

void TestKubeconfig::duplicateNamesAreUnusable()
{
    const Kubeconfig config = parseKubeconfig(
        "users:\n- name: u\n  user: {token: a}\n- name: v\n- name: u\n  user: {token: b}\n", kPath);
    QCOMPARE(config.users.size(), 2);
    QCOMPARE(config.users[0].problems.size(), 1);
    const Error &error = config.users[0].problems[0];
    QCOMPARE(error.context.value(u"reason"_s), u"duplicate"_s);
    QCOMPARE(error.context.value(u"firstLine"_s), u"2"_s);
    QCOMPARE(error.context.value(u"line"_s), u"5"_s);
}

void TestKubeconfig::dataMayHoldWhiteSpace()
{
    for (const char *form : {"|", ">", "|-", ">-"}) {
        const QByteArray text = withCluster(QByteArray("    certificate-authority-data: ") + form +
                                            "\n      aGVs\n      bG8=\n");
        const Kubeconfig config = parseKubeconfig(text, kPath);
        QCOMPARE(config.allProblems(), QList<Error>());
        QCOMPARE(config.clusters[0].caData, "hello");
    }
}

void TestKubeconfig::emptyDataIsNotSet()
{
    for (const char *value : {"\"\"", "null", "", "~"}) {
        const Kubeconfig config =
            parseKubeconfig(withCluster(QByteArray("    certificate-authority-data: ") + value +
                                        "\n    certificate-authority: /ca\n"),
                            kPath);
        QCOMPARE(config.allProblems(), QList<Error>());
        QVERIFY(config.notices.isEmpty());
        QVERIFY(config.clusters[0].caData.isEmpty());
        QCOMPARE(config.clusters[0].caFile, u"/ca"_s);
    }
}

void TestKubeconfig::mergeKeysAreExpanded()
{
    const Kubeconfig config = parseKubeconfig(
        "base: &base {server: 'https://192.0.2.1', proxy-url: 'http://p:1'}\nclusters:\n"
        "- name: a\n  cluster: {<<: *base, proxy-url: 'http://q:1'}\n- name: b\n  cluster: *base\n",
        kPath);
    QCOMPARE(config.allProblems(), QList<Error>());
    QCOMPARE(config.clusters[0].server, u"https://192.0.2.1"_s);
    QCOMPARE(config.clusters[0].proxyUrl, u"http://q:1"_s);
    QCOMPARE(config.clusters[1].proxyUrl, u"http://p:1"_s);
}

void TestKubeconfig::jsonIsYaml()
{
    const Kubeconfig config =
        parseKubeconfig("{\n\t\"kind\": \"Config\",\n\t\"clusters\": [{\"name\": \"c\", "
                        "\"cluster\": {\"server\": \"https:\\/\\/h\"}}]\n}",
                        kPath);
    QCOMPARE(config.allProblems(), QList<Error>());
    QCOMPARE(config.clusters[0].server, u"https://h"_s);
}

void TestKubeconfig::execIsRead()
{
    const Kubeconfig config = parseKubeconfig(
        withUser("    exec:\n      apiVersion: client.authentication.k8s.io/v1\n"
                 "      command: ./bin/login\n      args: [get-token, --cluster, \"a b\"]\n"
                 "      env:\n      - {name: AWS_PROFILE, value: dev}\n      - {name: EMPTY}\n"
                 "      installHint: Install it.\n      provideClusterInfo: true\n"
                 "      interactiveMode: Never\n"),
        kPath);
    QCOMPARE(config.allProblems(), QList<Error>());
    const ExecPlugin &exec = config.users[0].auth.exec.value();
    QCOMPARE(exec.command, u"/etc/test/bin/login"_s);
    QCOMPARE(exec.arguments, (QStringList{u"get-token"_s, u"--cluster"_s, u"a b"_s}));
    QCOMPARE(exec.environment,
             (QList<QPair<QString, QString>>{{u"AWS_PROFILE"_s, u"dev"_s}, {u"EMPTY"_s, {}}}));
    QCOMPARE(exec.file, kPath);
    QCOMPARE(exec.workingDirectory, u"/etc/test"_s);
    QCOMPARE(exec.apiVersion, u"client.authentication.k8s.io/v1"_s);
    QCOMPARE(exec.installHint, u"Install it."_s);
    QVERIFY(exec.provideClusterInfo);
    QCOMPARE(exec.interactive, ExecPlugin::Interactive::Never);
    // a bare name goes through PATH
    const Kubeconfig bare = parseKubeconfig(withUser("    exec: {command: aws}\n"), kPath);
    QCOMPARE(bare.users[0].auth.exec->command, u"aws"_s);
    QCOMPARE(bare.users[0].auth.exec->interactive, ExecPlugin::Interactive::IfAvailable);
}

void TestKubeconfig::oidcIsRead()
{
    const Kubeconfig config = parseKubeconfig(
        withUser("    auth-provider:\n      name: oidc\n      config:\n"
                 "        idp-issuer-url: https://login.test\n        client-id: kube\n"
                 "        client-secret: shh\n        refresh-token: r\n        id-token: a.b.c\n"
                 "        idp-certificate-authority: idp.crt\n"
                 "        idp-certificate-authority-data: aGVsbG8=\n"),
        kPath);
    QCOMPARE(config.allProblems(), QList<Error>());
    const KubeUser &user = config.users[0];
    const OidcSettings &oidc = user.auth.oidc.value();
    QCOMPARE(user.authProvider, u"oidc"_s);
    QCOMPARE(oidc.issuerUrl, u"https://login.test"_s);
    QCOMPARE(oidc.clientId, u"kube"_s);
    QCOMPARE(oidc.clientSecret, u"shh"_s);
    QCOMPARE(oidc.refreshToken, u"r"_s);
    QCOMPARE(oidc.idToken, "a.b.c");
    QCOMPARE(oidc.certificateAuthority, "hello");
    QCOMPARE(user.oidcAuthorityFile, u"/etc/test/idp.crt"_s);
    const Kubeconfig other = parseKubeconfig(withUser("    auth-provider: {name: gcp}\n"), kPath);
    QVERIFY(!other.users[0].auth.oidc);
    QCOMPARE(other.users[0].authProvider, u"gcp"_s);
}

void TestKubeconfig::placeholders_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("shown");
    QTest::newRow("kubectl hides")
        << withUser("    token: REDACTED\n") << u"token"_s << u"REDACTED"_s;
    QTest::newRow("brackets") << withUser("    token: <my-secret>\n") << u"token"_s << QString();
    QTest::newRow("variable") << withUser("    token: ${TOKEN}\n") << u"token"_s << QString();
    QTest::newRow("template") << withUser("    token: '{{ token }}'\n") << u"token"_s << QString();
    QTest::newRow("words") << withUser("    token: YOUR_TOKEN_HERE\n") << u"token"_s << QString();
    QTest::newRow("path") << withUser("    tokenFile: /path/to/token\n") << u"tokenFile"_s
                          << u"/path/to/token"_s;
    QTest::newRow("server") << QByteArray("clusters:\n- name: c\n  cluster:\n    server: "
                                          "https://<server-ip>:6443\n")
                            << u"server"_s << u"https://<server-ip>:6443"_s;
}

void TestKubeconfig::placeholders()
{
    QFETCH(QByteArray, text);
    const Kubeconfig config = parseKubeconfig(text, kPath);
    QCOMPARE(config.notices.size(), 1);
    QCOMPARE(config.notices[0].slug, u"placeholder"_s);
    QTEST(config.notices[0].context.value(u"key"_s), "key");
    QTEST(config.notices[0].context.value(u"text"_s), "shown");
    // real values are none
    const Kubeconfig real = parseKubeconfig(
        withUser("    token: kubeconfig-u-abc12:x7k9\n    tokenFile: /home/your/token\n"), kPath);
    QVERIFY(real.notices.isEmpty());
}

void TestKubeconfig::wrongFilesAreNamed_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("content");
    QTest::newRow("a page") << QByteArray("<!DOCTYPE html>\n<html><body>Log in</body></html>")
                            << u"html"_s;
    QTest::newRow("a page that is no YAML") << QByteArray("<html>\n  <a: b\n\t: [\n") << u"html"_s;
    QTest::newRow("a certificate")
        << QByteArray("-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n")
        << u"certificate"_s;
    QTest::newRow("a key") << QByteArray(
                                  "-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----\n")
                           << u"private-key"_s;
    QTest::newRow("a token") << QByteArray("eyJhbGciOiJSUzI1NiJ9.e30.c2ln\n") << u"token"_s;
}

void TestKubeconfig::wrongFilesAreNamed()
{
    QFETCH(QByteArray, text);
    const Kubeconfig config = parseKubeconfig(text, kPath);
    QCOMPARE(config.problems.size(), 1);
    QTEST(config.problems[0].context.value(u"content"_s), "content");
}

void TestKubeconfig::manyAuthorities()
{
    QByteArray pem;
    for (int i = 0; i < 200; ++i)
        pem += "-----BEGIN CERTIFICATE-----\n" + QByteArray(1400, 'A') +
               "\n-----END CERTIFICATE-----\n";
    const Kubeconfig config = parseKubeconfig(
        withCluster("    certificate-authority-data: " + pem.toBase64() + "\n"), kPath);
    QCOMPARE(config.allProblems(), QList<Error>());
    QCOMPARE(config.clusters[0].caData, pem);
}

void TestKubeconfig::mergeTakesWholeEntriesOfTheFirst()
{
    const Kubeconfig first =
        parseKubeconfig("clusters:\n- name: c\n  cluster: {server: a}\n", u"/1"_s);
    const Kubeconfig second = parseKubeconfig(
        "current-context: x\nclusters:\n- name: c\n  cluster: {server: b, tls-server-name: name}\n"
        "- name: d\n",
        u"/2"_s);
    const Kubeconfig third = parseKubeconfig("current-context: z\n", u"/3"_s);
    const Kubeconfig merged = mergeKubeconfigs({first, second, third});
    QCOMPARE(merged.files, (QStringList{u"/1"_s, u"/2"_s, u"/3"_s}));
    QCOMPARE(merged.currentContext, u"x"_s);
    QCOMPARE(merged.clusters.size(), 2);
    QCOMPARE(merged.clusters[0].server, u"a"_s);
    QVERIFY(merged.clusters[0].tlsServerName.isEmpty());
    QCOMPARE(merged.clusters[1].origin.file, u"/2"_s);
    QCOMPARE(merged.notices.size(), 1);
    QCOMPARE(merged.notices[0].slug, u"collision"_s);
    QCOMPARE(merged.notices[0].context.value(u"firstPath"_s), u"/1"_s);
    QCOMPARE(merged.notices[0].context.value(u"firstLine"_s), u"2"_s);
    // the same said twice is no collision
    const Kubeconfig copy =
        parseKubeconfig("# copied\nclusters:\n- name: c\n  cluster: {server: a}\n", u"/4"_s);
    QVERIFY(mergeKubeconfigs({first, copy}).notices.isEmpty());
}

void TestKubeconfig::pathsByPrecedence()
{
    QProcessEnvironment env;
    QCOMPARE(kubeconfigPaths({}, env), QStringList());
    env.insert(u"HOME"_s, u"/home/u"_s);
    QCOMPARE(kubeconfigPaths({}, env), QStringList{u"/home/u/.kube/config"_s});
    env.insert(u"KUBECONFIG"_s, u":/a::/b:/a:"_s);
    QCOMPARE(kubeconfigPaths({}, env), (QStringList{u"/a"_s, u"/b"_s}));
    env.insert(u"KUBECONFIG"_s, u":"_s);
    QCOMPARE(kubeconfigPaths({}, env), QStringList{u"/home/u/.kube/config"_s});
    QCOMPARE(kubeconfigPaths(u"/c:d"_s, env), QStringList{u"/c:d"_s});
    // as Windows writes it, handed over to WSL
    env.insert(u"KUBECONFIG"_s, u"C:\\a\\config;D:\\b"_s);
    QCOMPARE(kubeconfigPaths({}, env, Wsl()), (QStringList{u"C:\\a\\config"_s, u"D:\\b"_s}));
    Wsl wsl;
    wsl.inside = true;
    QCOMPARE(kubeconfigPaths({}, env, wsl), (QStringList{u"/mnt/c/a/config"_s, u"/mnt/d/b"_s}));
}

void TestKubeconfig::missingFilesOfTheListAreSkipped()
{
    const QString path = write(u"good"_s, kGood);
    QProcessEnvironment env;
    env.insert(u"KUBECONFIG"_s, m_dir->filePath(u"missing"_s) + u':' + path);
    const Result<Kubeconfig> config = loadKubeconfig({}, env);
    QVERIFY(config.has_value());
    QCOMPARE(config->files, QStringList{path});
    QVERIFY(config->allProblems().isEmpty());
}

void TestKubeconfig::loadFailures_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("code");
    const auto row = [](const char *name, Errc code) {
        QTest::newRow(name) << QString::fromLatin1(name) << static_cast<int>(code);
    };
    row("missing", Errc::FileMissing);
    row("folder", Errc::FileUnreadable);
    row("fifo", Errc::FileUnreadable);
    row("large", Errc::FileTooLarge);
    row("broken", Errc::NotYaml);
}

void TestKubeconfig::loadFailures()
{
    QFETCH(QString, kind);
    QFETCH(int, code);
    const QString path = m_dir->filePath(kind);
    if (kind == u"folder"_s)
        QVERIFY(QDir().mkdir(path));
    else if (kind == u"fifo"_s)
        QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    else if (kind == u"large"_s)
        write(kind, QByteArray((4 << 20) + 1, '#'));
    else if (kind == u"broken"_s)
        write(kind, "a: [\n");
    QProcessEnvironment env;
    env.insert(u"KUBECONFIG"_s, path);
    for (const QString &explicitPath : {path, QString()}) {
        const Result<Kubeconfig> config = loadKubeconfig(explicitPath, env);
        QVERIFY(!config.has_value());
        QCOMPARE(errcName(config.error().code), errcName(static_cast<Errc>(code)));
        QCOMPARE(config.error().context.value(u"path"_s), path);
        const bool fromList =
            explicitPath.isEmpty() && static_cast<Errc>(code) == Errc::FileMissing;
        QCOMPARE(config.error().context.value(u"variable"_s),
                 fromList ? u"KUBECONFIG"_s : QString());
    }
}

void TestKubeconfig::badFileOfTheListLeavesTheOthers()
{
    const QString bad = write(u"bad"_s, "a: [\n");
    const QString good = write(u"good"_s, kGood);
    QProcessEnvironment env;
    env.insert(u"KUBECONFIG"_s, bad + u':' + good);
    const Result<Kubeconfig> config = loadKubeconfig({}, env);
    QVERIFY(config.has_value());
    QCOMPARE(config->contexts.size(), 1);
    QCOMPARE(config->problems.size(), 1);
    QCOMPARE(config->problems[0].context.value(u"path"_s), bad);
}

void TestKubeconfig::allProblemsHasDanglingNames()
{
    const Kubeconfig config = parseKubeconfig(
        "current-context: none\ncontexts:\n- name: x\n  context: {cluster: c, user: u}\n", kPath);
    const QList<Error> problems = config.allProblems();
    QCOMPARE(problems.size(), 3);
    const QList<std::pair<QString, QString>> expected{
        {u"cluster"_s, u"c"_s}, {u"user"_s, u"u"_s}, {u"context"_s, u"none"_s}};
    for (qsizetype i = 0; i < 3; ++i) {
        QCOMPARE(problems[i].code, Errc::ConfigDanglingName);
        QCOMPARE(problems[i].context.value(u"kind"_s), expected[i].first);
        QCOMPARE(problems[i].context.value(u"name"_s), expected[i].second);
        QCOMPARE(problems[i].context.value(u"path"_s), kPath);
    }
}

QTEST_GUILESS_MAIN(TestKubeconfig)
#include "tst_kubeconfig.moc"
