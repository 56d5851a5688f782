// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/kubeconfigwriter.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace firesteel;
using namespace firesteel::kube;
using namespace Qt::StringLiterals;

namespace {

/// What matters of an entry, wherever it stood.
template <class T>
T plain(T entry)
{
    entry.origin = {};
    entry.text = {};
    return entry;
}

} // namespace

class TestKubeconfigWriter : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QVERIFY(m_dir.emplace().isValid()); }

    void readsTheSameAgain();
    void oneContextAlone();
    void filesAreEmbedded();
    void windowsFilesWithinWsl();
    void failures_data();
    void failures();
    void oddNamesAreQuoted();
    void writesForTheOwnerAlone();
    void neverReplaces();
    void noFolder();
    void leavesNothingBehind();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_dir->filePath(name); }
    void write(const QString &name, const QByteArray &content) const
    {
        QVERIFY(QDir().mkpath(QFileInfo(path(name)).absolutePath()));
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }

    std::optional<QTemporaryDir> m_dir;
};

void TestKubeconfigWriter::readsTheSameAgain()
{
    const QList<QByteArray> users{
        "token: '0123', as: jane, as-uid: '42', as-groups: [a, b], as-user-extra: {scopes: [v]}",
        "username: joe, password: 'p: #w'",
        "tokenFile: /var/token",
        "exec: {apiVersion: client.authentication.k8s.io/v1, command: /bin/login, args: [a, 'b "
        "c'], "
        "env: [{name: A, value: 'yes'}], installHint: 'Do: so', provideClusterInfo: true, "
        "interactiveMode: Never}",
        "auth-provider: {name: oidc, config: {idp-issuer-url: 'https://i', client-id: k, "
        "client-secret: s, refresh-token: r, id-token: a.b.c, idp-certificate-authority: /idp}}",
        "client-certificate-data: aGVsbG8=, client-key-data: d29ybGQ="};
    for (const QByteArray &user : users) {
        const QByteArray text =
            "current-context: x\nclusters:\n- name: c\n  cluster:\n    server: https://h/p\n"
            "    tls-server-name: n\n    certificate-authority: /ca\n    proxy-url: "
            "http://j:w@p:1\n"
            "    disable-compression: true\n    extensions:\n"
            "    - {name: client.authentication.k8s.io/exec, extension: {a: [1, 'x']}}\n"
            "users:\n- name: u\n  user: {" +
            user + "}\ncontexts:\n- name: x\n  context: {cluster: c, user: u, namespace: n}\n";
        const Kubeconfig before = parseKubeconfig(text, u"/a/config"_s);
        QCOMPARE(before.allProblems(), QList<Error>());
        const QByteArray written =
            kubeconfigText(before.contexts[0], before.clusters[0], before.users[0]);
        const Kubeconfig after = parseKubeconfig(written, u"/a/config"_s);
        QCOMPARE(after.allProblems(), QList<Error>());
        QVERIFY(after.notices.isEmpty());
        QCOMPARE(after.currentContext, u"x"_s);
        QCOMPARE(plain(after.clusters[0]), plain(before.clusters[0]));
        QCOMPARE(plain(after.users[0]), plain(before.users[0]));
        QCOMPARE(plain(after.contexts[0]), plain(before.contexts[0]));
    }
}

void TestKubeconfigWriter::oneContextAlone()
{
    const Kubeconfig config = parseKubeconfig(
        "current-context: a\nclusters:\n- name: c\n  cluster: {server: 'https://c'}\n- name: d\n"
        "  cluster: {server: 'https://d'}\nusers:\n- name: u\n  user: {token: t1}\n- name: v\n"
        "  user: {token: t2}\ncontexts:\n- name: a\n  context: {cluster: c, user: u}\n- name: b\n"
        "  context: {cluster: d, user: v}\n",
        u"/a/config"_s);
    const Result<QByteArray> text = exportedContext(config, u"b"_s);
    QVERIFY(text.has_value());
    QVERIFY(!text->contains("t1"));
    const Kubeconfig alone = parseKubeconfig(*text, {});
    QCOMPARE(alone.currentContext, u"b"_s);
    QCOMPARE(alone.clusters.size(), 1);
    QCOMPARE(alone.clusters[0].server, u"https://d"_s);
    QCOMPARE(alone.users[0].auth.token, "t2");
    QCOMPARE(parseKubeconfig(exportedContext(config, {}).value_or(QByteArray()), {}).currentContext,
             u"a"_s);
}

void TestKubeconfigWriter::filesAreEmbedded()
{
    write(u"ca.crt"_s, "the CA");
    write(u"u.crt"_s, "certificate");
    write(u"u.key"_s, "key");
    const Kubeconfig config = parseKubeconfig(
        "current-context: x\nclusters:\n- name: c\n  cluster: {server: 'https://c', "
        "certificate-authority: ca.crt}\nusers:\n- name: u\n  user: {client-certificate: u.crt, "
        "client-key: u.key, tokenFile: token}\ncontexts:\n- name: x\n"
        "  context: {cluster: c, user: u}\n",
        path(u"config"_s));
    const Kubeconfig alone =
        parseKubeconfig(exportedContext(config, {}).value_or(QByteArray()), u"/elsewhere/config"_s);
    QCOMPARE(alone.clusters[0].caData, "the CA");
    QVERIFY(alone.clusters[0].caFile.isEmpty());
    QCOMPARE(alone.users[0].certificateData, "certificate");
    QCOMPARE(alone.users[0].keyData, "key");
    QCOMPARE(alone.users[0].auth.tokenFile, path(u"token"_s)); // it changes: stays a file
}

void TestKubeconfigWriter::windowsFilesWithinWsl()
{
    write(u"c/pki/ca.crt"_s, "the CA");
    ConfigSurroundings around;
    around.wsl.inside = true;
    around.wsl.automountRoot = m_dir->path() + u'/';
    const Kubeconfig config = parseKubeconfig(
        "current-context: x\nclusters:\n- name: c\n  cluster: {server: 'https://c', "
        "certificate-authority: 'C:\\pki\\ca.crt'}\ncontexts:\n- name: x\n"
        "  context: {cluster: c}\n",
        path(u"config"_s));
    const Kubeconfig alone =
        parseKubeconfig(exportedContext(config, {}, around).value_or(QByteArray()), {});
    QCOMPARE(alone.clusters.value(0).caData, "the CA");
    QVERIFY(alone.users.isEmpty());
}

void TestKubeconfigWriter::failures_data()
{
    QTest::addColumn<QString>("context");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("particular");
    QTest::newRow("no such context")
        << u"z"_s << static_cast<int>(Errc::ConfigDanglingName) << u"z"_s;
    QTest::newRow("no such cluster")
        << u"no-cluster"_s << static_cast<int>(Errc::ConfigDanglingName) << u"gone"_s;
    QTest::newRow("no such user") << u"no-user"_s << static_cast<int>(Errc::ConfigDanglingName)
                                  << u"gone"_s;
    QTest::newRow("file missing") << u"x"_s << static_cast<int>(Errc::FileMissing) << QString();
}

void TestKubeconfigWriter::failures()
{
    QFETCH(QString, context);
    QFETCH(int, code);
    const Kubeconfig config = parseKubeconfig(
        "clusters:\n- name: c\n  cluster: {server: 'https://c', certificate-authority: no.crt}\n"
        "users:\n- name: u\ncontexts:\n- name: x\n  context: {cluster: c, user: u}\n"
        "- name: no-cluster\n  context: {cluster: gone, user: u}\n"
        "- name: no-user\n  context: {cluster: c, user: gone}\n",
        path(u"config"_s));
    const Result<QByteArray> text = exportedContext(config, context);
    QVERIFY(!text.has_value());
    QCOMPARE(static_cast<int>(text.error().code), code);
    QTEST(text.error().context.value(u"name"_s), "particular");
}

void TestKubeconfigWriter::oddNamesAreQuoted()
{
    KubeContext context;
    context.name = u"yes: #1"_s;
    KubeCluster cluster;
    cluster.name = u"0123"_s;
    cluster.server = u"https://h"_s;
    KubeUser user;
    user.name = u"null"_s;
    user.auth.token = "1e3";
    const Kubeconfig config = parseKubeconfig(kubeconfigText(context, cluster, user), {});
    QCOMPARE(config.allProblems(), QList<Error>());
    QVERIFY(config.notices.isEmpty());
    QCOMPARE(config.currentContext, context.name);
    QCOMPARE(config.clusters[0].name, cluster.name);
    QCOMPARE(config.users[0].name, user.name);
    QCOMPARE(config.users[0].auth.token, "1e3");
}

void TestKubeconfigWriter::writesForTheOwnerAlone()
{
    const mode_t before = ::umask(0);
    const Result<> done = writeNewKubeconfig(path(u"export"_s), "kind: Config\n");
    ::umask(before);
    QVERIFY(done.has_value());
    struct stat info = {};
    QCOMPARE(::stat(path(u"export"_s).toLocal8Bit().constData(), &info), 0);
    QCOMPARE(info.st_mode & 0777U, 0600U);
    QCOMPARE(info.st_nlink, 1U);
    QFile file(path(u"export"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), "kind: Config\n");
}

void TestKubeconfigWriter::neverReplaces()
{
    write(u"config"_s, "mine");
    QVERIFY(QFile::link(u"/nowhere"_s, path(u"link"_s)));
    for (const QString &name : {u"config"_s, u"link"_s, u""_s}) {
        const Result<> done = writeNewKubeconfig(path(name), "kind: Config\n");
        QVERIFY(!done.has_value());
        QCOMPARE(done.error().code, Errc::FileWriteFailed);
        QCOMPARE(done.error().context.value(u"reason"_s), u"exists"_s);
    }
    QFile file(path(u"config"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), "mine");
    QVERIFY(QFileInfo(path(u"link"_s)).isSymLink());
}

void TestKubeconfigWriter::noFolder()
{
    const Result<> done = writeNewKubeconfig(path(u"none/config"_s), "x");
    QVERIFY(!done.has_value());
    QCOMPARE(done.error().context.value(u"reason"_s), u"folder"_s);
    QVERIFY(!QFileInfo::exists(path(u"none"_s)));
}

void TestKubeconfigWriter::leavesNothingBehind()
{
    QVERIFY(writeNewKubeconfig(path(u"export"_s), "x").has_value());
    QVERIFY(!writeNewKubeconfig(path(u"export"_s), "y").has_value());
    QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden | QDir::System),
             QStringList{u"export"_s});
}

QTEST_GUILESS_MAIN(TestKubeconfigWriter)
#include "tst_kubeconfigwriter.moc"
