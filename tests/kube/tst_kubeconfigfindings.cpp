// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/causes.h"
#include "core/base/causetexts.h"
#include "core/kube/config/discovery.h"
#include "core/kube/config/kubeconfigfindings.h"
#include "core/kube/config/resolvedcontext.h"
#include "tests/support/testcertificates.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

#include <sys/stat.h>

using namespace firesteel;
using namespace firesteel::kube;
using namespace Qt::StringLiterals;

namespace {

using Severity = Finding::Severity;

QByteArray jwt(const QDateTime &expires)
{
    const auto part = [](const QJsonObject &object) {
        return QJsonDocument(object)
            .toJson(QJsonDocument::Compact)
            .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
    };
    return part({{u"alg"_s, u"RS256"_s}}) + '.' +
           part({{u"sub"_s, u"system:serviceaccount:spark:dev"_s},
                 {u"exp"_s, expires.toSecsSinceEpoch()}}) +
           ".c2lnbmF0dXJl";
}

/// One context "x" of a cluster "c" and a user "u" with these lines.
QByteArray config(const QByteArray &cluster, const QByteArray &user = "    token: abc.def\n")
{
    return "apiVersion: v1\nkind: Config\ncurrent-context: x\nclusters:\n- name: c\n  cluster:\n" +
           cluster + "users:\n- name: u\n  user:\n" + user +
           "contexts:\n- name: x\n  context: {cluster: c, user: u, namespace: spark}\n";
}

const QByteArray kServer = "    server: https://192.0.2.10:6443\n";

QStringList details(const QList<Finding> &findings, Severity least = Severity::Warning)
{
    QStringList all;
    for (const Finding &one : findings) {
        if (one.severity >= least)
            all += one.detail;
    }
    return all;
}

} // namespace

class TestKubeconfigFindings : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();

    void cases_data();
    void cases();
    void goodOnesHaveNone_data();
    void goodOnesHaveNone();
    void wideText();
    void severalFiles();
    void nothingThere();
    void nothingInWsl();
    void unreadable();
    void windowsFilesWithinWsl();
    void alikeOnesAreOne();
    void collisions();
    void certificates();
    void certificatesOfK3s();
    void tokens();
    void programsOffThePath();
    void programsOfWindows();
    void pluginBesideToken();
    void loopback_data();
    void loopback();
    void contextsByName();
    void oneContextAlone();
    void resolveErrors_data();
    void resolveErrors();
    void everyWordIsThere();
    void secretsStayOut();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_dir->filePath(name); }
    void write(const QString &name, const QByteArray &content) const
    {
        QVERIFY(QDir().mkpath(QFileInfo(path(name)).absolutePath()));
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }
    [[nodiscard]] QList<Finding> found(const QByteArray &text) const
    {
        return kubeconfigFindings(parseKubeconfig(text, path(u"config"_s)), m_around);
    }
    /// The first that is more than a notice.
    [[nodiscard]] Finding first(const QByteArray &text) const
    {
        for (const Finding &one : found(text)) {
            if (one.severity != Severity::Notice)
                return one;
        }
        return {};
    }

    std::optional<QTemporaryDir> m_dir;
    ConfigSurroundings m_around;
    test::TestAuthority m_authority{u"kube-ca"_s};
};

void TestKubeconfigFindings::init()
{
    QVERIFY(m_dir.emplace().isValid());
    m_around = {};
    m_around.root = path(u"root"_s);
    m_around.now = QDateTime::currentDateTimeUtc();
    m_around.env.insert(u"HOME"_s, path(u"home"_s));
    m_around.env.insert(u"PATH"_s, path(u"bin"_s));
    write(u"ca.crt"_s, m_authority.pem());
}

void TestKubeconfigFindings::cases_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("detail");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("fix"); // in the first step
    const auto row = [](const char *name, const QByteArray &text, const char *detail, int line,
                        const QString &fix) {
        QTest::newRow(name) << text << QString::fromLatin1(detail) << line << fix;
    };
    const QByteArray exec = "    exec:\n      apiVersion: client.authentication.k8s.io/v1beta1\n"
                            "      interactiveMode: IfAvailable\n      command: ";
    row("program of Google not in the path", config(kServer, exec + "gke-gcloud-auth-plugin\n"),
        "exec-plugin-not-found", 14, u"absolute path of gke-gcloud-auth-plugin"_s);
    row("Rancher without its program",
        config("    server: https://rancher.test/k8s/clusters/c-m-abc\n",
               exec + "rancher\n      args: [token, --server=rancher.test]\n"),
        "exec-plugin-not-found", 14, u"Install the Rancher CLI"_s);
    row("program by path", config(kServer, exec + "/opt/none/login\n"), "exec-plugin-not-found", 14,
        u"Correct the command"_s);
    row("any program", config(kServer, exec + "corp-login\n"), "exec-plugin-not-found", 14,
        u"absolute path of corp-login"_s);
    row("old version of exec",
        config(kServer, "    exec:\n      apiVersion: client.authentication.k8s.io/v1alpha1\n"
                        "      command: aws\n"),
        "exec-plugin-apiversion-missing", 12, u"v1beta1"_s);
    row("no version of exec", config(kServer, "    exec:\n      command: aws\n"),
        "exec-plugin-apiversion-missing", 9, u"apiVersion"_s);
    row("exec without command",
        config(kServer, "    exec:\n      apiVersion: client.authentication.k8s.io/v1\n"),
        "exec-plugin-unusable", 11, u"exec, command"_s);
    row("auth-provider of Google", config(kServer, "    auth-provider: {name: gcp}\n"),
        "exec-plugin-unusable", 11, u"gke-gcloud-auth-plugin"_s);
    row("auth-provider of somebody", config(kServer, "    auth-provider: {name: corp}\n"),
        "exec-plugin-unusable", 11, u"kubeconfig with a token"_s);

    row("paths of Windows",
        config(kServer + "    certificate-authority: C:\\Users\\dev\\.minikube\\ca.crt\n"),
        "kubeconfig-foreign-path", 8, u"kubectl config view --raw --flatten"_s);
    row("paths of Windows with slashes",
        config(kServer, "    client-certificate: c:/Users/dev/c.crt\n    client-key: "
                        "c:/Users/dev/c.key\n"),
        "kubeconfig-foreign-path", 11, u"on Windows"_s);
    row("relative after a copy", config(kServer + "    certificate-authority: pki/ca.crt\n"),
        "kubeconfig-relative-path", 8, u"Copy the files along"_s);
    row("tilde", config(kServer + "    certificate-authority: ~/pki/ca.crt\n"),
        "kubeconfig-unexpanded-path", 8, u"/home/pki/ca.crt"_s);
    row("variable", config(kServer + "    certificate-authority: $HOME/pki/ca.crt\n"),
        "kubeconfig-unexpanded-path", 8, u"/home/pki/ca.crt"_s);
    row("token file with a variable", config(kServer, "    tokenFile: ${HOME}/token\n"),
        "kubeconfig-unexpanded-path", 11, u"/home/token"_s);
    row("file gone", config(kServer + "    certificate-authority: /nowhere/ca.crt\n"),
        "kubeconfig-file-missing", 8, u"Correct the path"_s);
    row("a folder", config(kServer + "    certificate-authority: /tmp\n"),
        "kubeconfig-file-missing", 8, u"the file itself"_s);

    row("brackets of a template",
        config(kServer + "    certificate-authority-data: <LS0tLS1CRUdJTiBDRVJUSUZJQ0FURS0=>\n"),
        "kubeconfig-base64-invalid", 8, u"with < and >"_s);
    row("PEM in place of base64",
        config(kServer + "    certificate-authority-data: |\n      -----BEGIN CERTIFICATE-----\n"
                         "      MIIB\n      -----END CERTIFICATE-----\n"),
        "kubeconfig-base64-invalid", 8, u"base64 -w0"_s);
    row("cut off", config(kServer + "    certificate-authority-data: LS0tL\n"),
        "kubeconfig-base64-invalid", 8, u"whole"_s);
    row("data left out by kubectl",
        config(kServer + "    certificate-authority-data: DATA+OMITTED\n"),
        "kubeconfig-placeholder", 8, u"--raw"_s);
    row("token left out by kubectl", config(kServer, "    token: REDACTED\n"),
        "kubeconfig-placeholder", 11, u"--raw"_s);
    row("token of a template", config(kServer, "    token: <token>\n"), "kubeconfig-placeholder",
        11, u"real value"_s);
    row("server of a template", config("    server: https://<server>:6443\n"),
        "kubeconfig-placeholder", 7, u"real value"_s);

    row("tab", "clusters:\n\t- name: c\n", "kubeconfig-yaml-broken", 2, u"line 2"_s);
    row("key twice", "kind: Config\nclusters: []\nkind: Config\n", "kubeconfig-yaml-broken", 3,
        u"Remove one"_s);
    row("cycle", "clusters: &a\n- *a\n", "kubeconfig-yaml-broken", 2, u"alias"_s);
    row("binary",
        QByteArray("\x7f"
                   "ELF\x02\x01\0\0",
                   8),
        "kubeconfig-encoding", 1, u"right file"_s);
    row("Latin-1", "users: [\"\xfc\"]\n", "kubeconfig-encoding", 1, u"right file"_s);
    row("a page", "<html><body>Log in</body></html>", "kubeconfig-unreadable", 1, u"Log in"_s);
    row("a pod", "apiVersion: v1\nkind: Pod\n", "kubeconfig-unreadable", 1, u"kind: Config"_s);
    row("name twice", "users:\n- name: u\n  user: {token: a}\n- name: u\n  user: {token: b}\n",
        "kubeconfig-unreadable", 4, u"Rename or remove"_s);
    row("CA and insecure",
        config(kServer + "    certificate-authority: ca.crt\n    insecure-skip-tls-verify: true\n"),
        "kubeconfig-unreadable", 5, u"Remove insecure"_s);

    row("no context chosen",
        "contexts:\n- name: x\n  context: {cluster: c}\nclusters:\n- name: c\n"
        "  cluster: {server: 'https://192.0.2.1'}\n",
        "kubeconfig-wrong-context", 0, u"use-context"_s);
    row("context of another file",
        QByteArray(config(kServer)).replace("current-context: x", "current-context: prod"),
        "kubeconfig-wrong-context", 3, u"file that holds prod"_s);
    row("cluster missing", QByteArray(config(kServer)).replace("cluster: c,", "cluster: d,"),
        "kubeconfig-wrong-context", 14, u"file that holds the cluster d"_s);
    row("user missing", QByteArray(config(kServer)).replace("user: u,", "user: v,"),
        "kubeconfig-wrong-context", 14, u"file that holds the user v"_s);
    row("empty", "", "kubeconfig-missing", 0, u"address, a CA and a token"_s);

    row("no server", config("    tls-server-name: a\n"), "server-address-wrong", 5,
        u"https://10.0.0.5:6443"_s);
    row("bad port", config("    server: https://a:99999\n"), "server-address-wrong", 7, u"6443"_s);
    row("http with a token", config("    server: http://192.0.2.10:8080\n"),
        "connection-plain-http", 7, u"https address"_s);
    row("insecure", config(kServer + "    insecure-skip-tls-verify: true\n"), "connection-insecure",
        8, u"Get the CA"_s);
    row("certificate without key", config(kServer, "    client-certificate-data: aGVsbG8=\n"),
        "client-certificate-unusable", 9, u"client-key"_s);
    row("nobody", config(kServer, "    as-user-extra: {}\n"), "credential-missing", 10,
        u"Add a token"_s);
    row("proxy by https", config(kServer + "    proxy-url: https://p:1\n"), "proxy-not-reachable",
        8, u"http://HOST:PORT"_s);
}

void TestKubeconfigFindings::cases()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, detail);
    QFETCH(int, line);
    QFETCH(QString, fix);
    const Finding one = first(text);
    QCOMPARE(one.detail, detail);
    QCOMPARE(one.cause, QString(causeOf(detail)));
    QVERIFY(!one.evidence.isEmpty());
    const QString place = path(u"config"_s) + (line > 0 ? u':' + QString::number(line) : QString());
    QCOMPARE(one.evidence[0].source, place);
    const CauseWords words = causeWords(one);
    QVERIFY2(!words.explanation.isEmpty() && !words.fixes.isEmpty(), qPrintable(detail));
    QVERIFY2(words.fixes[0].contains(fix), qPrintable(words.fixes.join(u" | "_s)));
    static const QRegularExpression open(u"\\{[a-z]"_s); // "${HOME}" may stand there
    QVERIFY2(!words.explanation.contains(open) && !words.fixes.join(u' ').contains(open),
             qPrintable(words.explanation));
}

void TestKubeconfigFindings::goodOnesHaveNone_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("token") << config(kServer + "    certificate-authority: ca.crt\n");
    QTest::newRow("kubectl proxy") << config("    server: http://127.0.0.1:8001\n", "    {}\n");
    QTest::newRow("kind") << QByteArray(config("    server: https://127.0.0.1:41235\n"))
                                 .replace("name: c\n", "name: kind-dev\n")
                                 .replace("cluster: c,", "cluster: kind-dev,");
    QTest::newRow("k3d on every address")
        << QByteArray(config("    server: https://0.0.0.0:41235\n"))
               .replace("name: c\n", "name: k3d-dev\n")
               .replace("cluster: c,", "cluster: k3d-dev,");
    QTest::newRow("Rancher") << config("    server: https://rancher.test/k8s/clusters/c-m-abc\n",
                                       "    token: kubeconfig-u-abc12:x7k9w2\n");
}

void TestKubeconfigFindings::goodOnesHaveNone()
{
    QFETCH(QByteArray, text);
    QCOMPARE(details(found(text)), QStringList());
}

void TestKubeconfigFindings::wideText()
{
    const QString text = QString::fromUtf8(config(kServer));
    QStringEncoder marked(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
    const Finding readable = first(marked(text));
    QCOMPARE(readable.detail, u"kubeconfig-encoding"_s);
    QCOMPARE(readable.severity, Severity::Warning); // we can read it
    QVERIFY(causeWords(readable).fixes[0].contains("UTF-8"_L1));
    QStringEncoder unmarked(QStringConverter::Utf16LE);
    const Finding broken = first(unmarked(text));
    QCOMPARE(broken.detail, u"kubeconfig-encoding"_s);
    QCOMPARE(broken.severity, Severity::Problem);
    QVERIFY(causeWords(broken).explanation.contains("UTF-16"_L1));
}

void TestKubeconfigFindings::severalFiles()
{
    write(u"empty.yaml"_s, "apiVersion: v1\nkind: Config\nclusters: []\ncurrent-context: \"\"\n");
    write(u"k3s.yaml"_s, config(kServer));
    m_around.env.insert(u"KUBECONFIG"_s, path(u"empty.yaml"_s) + u':' + path(u"k3s.yaml"_s));
    const QList<Finding> findings = effectiveKubeconfig({}, m_around).findings;
    QCOMPARE(details(findings), QStringList{u"kubeconfig-multiple-files"_s});
    const CauseWords words = causeWords(findings[0]);
    QVERIFY(words.explanation.contains(path(u"empty.yaml"_s)));
    QVERIFY(words.fixes[0].contains("kubectl config view --raw --flatten"_L1));
    // all in the first one: only worth a word
    m_around.env.insert(u"KUBECONFIG"_s, path(u"k3s.yaml"_s) + u':' + path(u"empty.yaml"_s));
    const QList<Finding> fine = effectiveKubeconfig({}, m_around).findings;
    QCOMPARE(details(fine), QStringList());
    QCOMPARE(details(fine, Severity::Notice), QStringList{u"kubeconfig-multiple-files"_s});
}

void TestKubeconfigFindings::nothingThere()
{
    const QList<Finding> findings = effectiveKubeconfig({}, m_around).findings;
    QCOMPARE(details(findings), QStringList{u"kubeconfig-missing"_s});
    QVERIFY(causeWords(findings[0]).explanation.contains(path(u"home/.kube/config"_s)));
    m_around.env.insert(u"KUBECONFIG"_s, u"/nowhere/config"_s);
    const QList<Finding> variable = effectiveKubeconfig({}, m_around).findings;
    QVERIFY(causeWords(variable[0]).explanation.contains("KUBECONFIG names /nowhere"_L1));
    m_around.env.insert(u"KUBECONFIG"_s, u"~/config"_s);
    QCOMPARE(details(effectiveKubeconfig({}, m_around).findings),
             QStringList{u"kubeconfig-unexpanded-path"_s});
    m_around.env.insert(u"KUBECONFIG"_s, u"C:\\Users\\dev\\.kube\\config"_s);
    QCOMPARE(details(effectiveKubeconfig({}, m_around).findings),
             QStringList{u"kubeconfig-foreign-path"_s});
}

void TestKubeconfigFindings::nothingInWsl()
{
    m_around.wsl.inside = true;
    const QList<Finding> findings = effectiveKubeconfig({}, m_around).findings;
    QCOMPARE(details(findings), QStringList{u"kubeconfig-missing"_s});
    QVERIFY(causeWords(findings[0]).fixes[0].contains("WSL integration"_L1));
    write(u"root/mnt/c/Users/dev/.kube/config"_s, config(kServer));
    const QList<Finding> windows = effectiveKubeconfig({}, m_around).findings;
    QVERIFY(causeWords(windows[0]).fixes[0].contains(path(u"root/mnt/c/Users/dev/.kube/config"_s)));
}

void TestKubeconfigFindings::unreadable()
{
    const Error denied(Errc::FileUnreadable, {},
                       {{u"path"_s, u"/etc/rancher/k3s/k3s.yaml"_s},
                        {u"reason"_s, u"permission"_s},
                        {u"role"_s, u"kubeconfig"_s}});
    const Finding one = configFinding(denied, m_around);
    QCOMPARE(one.detail, u"kubeconfig-unreadable"_s);
    const CauseWords words = causeWords(one); // both ways
    QVERIFY(words.fixes.value(0).contains("sudo cat /etc/rancher/k3s/k3s.yaml"_L1));
    QVERIFY(words.fixes.value(1).contains("--write-kubeconfig-mode 644"_L1));
    QCOMPARE(::mkfifo(path(u"fifo"_s).toLocal8Bit().constData(), 0600), 0);
    const QList<Finding> fifo = effectiveKubeconfig(path(u"fifo"_s), m_around).findings;
    QCOMPARE(details(fifo), QStringList{u"kubeconfig-unreadable"_s});
    QVERIFY(causeWords(fifo[0]).explanation.contains("pipe"_L1));
    write(u"huge"_s, QByteArray((4 << 20) + 1, '#'));
    const QList<Finding> huge = effectiveKubeconfig(path(u"huge"_s), m_around).findings;
    QVERIFY(causeWords(huge[0]).explanation.contains("4 MiB"_L1));
}

void TestKubeconfigFindings::windowsFilesWithinWsl()
{
    m_around.wsl.inside = true;
    m_around.wsl.automountRoot = path(u"mnt/"_s);
    const QByteArray text = config(kServer + "    certificate-authority: C:\\pki\\ca.crt\n");
    const Finding gone = first(text);
    QCOMPARE(gone.detail, u"kubeconfig-foreign-path"_s);
    QCOMPARE(gone.context.value(u"meant"_s), path(u"mnt/c/pki/ca.crt"_s));
    QCOMPARE(gone.severity, Severity::Problem);
    write(u"mnt/c/pki/ca.crt"_s, m_authority.pem());
    QCOMPARE(details(found(text)), QStringList()); // it is read
    const QList<Finding> translated = found(text);
    QCOMPARE(translated.size(), 1);
    QCOMPARE(translated[0].context.value(u"state"_s), u"translated"_s);
}

void TestKubeconfigFindings::alikeOnesAreOne()
{
    const QList<Finding> findings = found(
        config(kServer, "    client-certificate: certs/dev.crt\n    client-key: certs/dev.key\n"));
    QCOMPARE(details(findings), QStringList{u"kubeconfig-relative-path"_s});
    QCOMPARE(findings[0].evidence.size(), 2);
    QCOMPARE(findings[0].evidence[1].source, path(u"config"_s) + u":12"_s);
    QCOMPARE(findings[0].evidence[1].text, u"certs/dev.key"_s);
    // and of one context also those of cluster and user
    const Kubeconfig both = parseKubeconfig(
        config(kServer + "    certificate-authority: C:\\ca.crt\n",
               "    client-certificate: C:\\dev.crt\n    client-key: C:\\dev.key\n"),
        path(u"config"_s));
    const QList<Finding> one = contextFindings(both, {}, m_around);
    QCOMPARE(details(one), QStringList{u"kubeconfig-foreign-path"_s});
    QCOMPARE(one[0].evidence.size(), 3);
}

void TestKubeconfigFindings::collisions()
{
    write(u"one"_s, config(kServer));
    write(u"two"_s, config("    server: https://192.0.2.99:6443\n"));
    m_around.env.insert(u"KUBECONFIG"_s, path(u"one"_s) + u':' + path(u"two"_s));
    QStringList kinds;
    for (const Finding &one : effectiveKubeconfig({}, m_around).findings) {
        if (one.detail == "kubeconfig-collision"_L1) {
            kinds += one.context.value(u"kind"_s);
            QCOMPARE(one.evidence[0].source, path(u"two"_s) + u":5"_s);
            QCOMPARE(one.evidence[1].source, path(u"one"_s) + u":5"_s);
        }
    }
    QCOMPARE(kinds, QStringList{u"cluster"_s}); // user and context say the same in both
}

void TestKubeconfigFindings::certificates()
{
    const auto user = [](const test::TestIdentity &identity) {
        return "    client-certificate-data: " + identity.certificatePem().toBase64() +
               "\n    client-key-data: " + identity.keyPem().toBase64() + "\n";
    };
    test::CertificateOptions options;
    options.commonName = u"jane"_s;
    options.notBefore = m_around.now.addDays(-400);
    options.notAfter = m_around.now.addDays(-3);
    const Finding expired = first(config(kServer, user(m_authority.issue(options))));
    QCOMPARE(expired.detail, u"client-cert-expired"_s);
    QCOMPARE(expired.severity, Severity::Problem);
    QCOMPARE(expired.context.value(u"user"_s), u"jane"_s);
    options.notAfter = m_around.now.addDays(5).addSecs(600);
    const Finding soon = first(config(kServer, user(m_authority.issue(options))));
    QCOMPARE(soon.detail, u"client-cert-expired"_s);
    QCOMPARE(soon.severity, Severity::Warning);
    QVERIFY(causeWords(soon).explanation.contains("5 days"_L1));
    options.notBefore = m_around.now.addDays(2);
    options.notAfter = m_around.now.addDays(365);
    m_around.wsl.inside = true;
    const Finding early = first(config(kServer, user(m_authority.issue(options))));
    QCOMPARE(early.detail, u"clock-skew"_s);
    QVERIFY(causeWords(early).fixes[0].contains("hwclock -s"_L1));

    options.notBefore = m_around.now.addDays(-1);
    test::TestIdentity mixed = m_authority.issue(options);
    mixed.certificate = m_authority.issue(options).certificate;
    QCOMPARE(first(config(kServer, user(mixed))).context.value(u"problem"_s), u"mismatch"_s);
    test::TestIdentity good = m_authority.issue(options);
    QCOMPARE(details(found(config(kServer, user(good)))), QStringList());
    const QByteArray swapped = "    client-certificate-data: " + good.keyPem().toBase64() +
                               "\n    client-key-data: " + good.certificatePem().toBase64() + "\n";
    const Finding wrong = first(config(kServer, swapped));
    QCOMPARE(wrong.detail, u"client-certificate-unusable"_s);
    QVERIFY(causeWords(wrong).fixes[0].contains("Swap"_L1));
}

void TestKubeconfigFindings::certificatesOfK3s()
{
    const test::TestAuthority authority(u"k3s-client-ca@1754035200"_s);
    test::CertificateOptions options;
    options.commonName = u"system:admin"_s;
    options.notBefore = m_around.now.addDays(-368);
    options.notAfter = m_around.now.addDays(-3);
    const test::TestIdentity identity = authority.issue(options);
    const Finding expired = first(
        config(kServer, "    client-certificate-data: " + identity.certificatePem().toBase64() +
                            "\n    client-key-data: " + identity.keyPem().toBase64() + "\n"));
    QCOMPARE(expired.detail, u"client-cert-expired"_s);
    QVERIFY(causeWords(expired).fixes[0].contains("/etc/rancher/k3s/k3s.yaml"_L1));
}

void TestKubeconfigFindings::tokens()
{
    const auto user = [this](qint64 seconds) {
        return config(kServer, "    token: " + jwt(m_around.now.addSecs(seconds)) + '\n');
    };
    const Finding expired = first(user(-60));
    QCOMPARE(expired.detail, u"token-expired"_s);
    QCOMPARE(expired.severity, Severity::Problem);
    QCOMPARE(expired.evidence[0].source, path(u"config"_s) + u":11"_s);
    const Finding soon = first(user(620));
    QCOMPARE(soon.detail, u"token-expired"_s);
    QCOMPARE(soon.severity, Severity::Warning);
    QVERIFY(causeWords(soon).explanation.contains("10 minutes"_L1));
    QCOMPARE(details(found(user(86400))), QStringList());
    write(u"token"_s, jwt(m_around.now.addSecs(-5)) + '\n');
    QCOMPARE(first(config(kServer, "    tokenFile: token\n")).detail, u"token-expired"_s);
}

void TestKubeconfigFindings::programsOffThePath()
{
    const QByteArray text = config(
        kServer, "    exec: {apiVersion: client.authentication.k8s.io/v1, command: kubelogin}\n");
    write(u"home/.local/bin/kubelogin"_s, "#!/bin/sh\n");
    QVERIFY(QFile::setPermissions(path(u"home/.local/bin/kubelogin"_s),
                                  QFile::ReadOwner | QFile::ExeOwner));
    const CauseWords words = causeWords(first(text));
    QVERIFY(words.fixes[0].contains(path(u"home/.local/bin/kubelogin"_s)));
    QVERIFY(QDir().mkpath(path(u"bin"_s)));
    QVERIFY(QFile::copy(path(u"home/.local/bin/kubelogin"_s), path(u"bin/kubelogin"_s)));
    QCOMPARE(details(found(text)), QStringList());
}

void TestKubeconfigFindings::programsOfWindows()
{
    const auto text = [](const QByteArray &command) {
        return config(kServer,
                      "    exec: {apiVersion: client.authentication.k8s.io/v1, command: '" +
                          command + "'}\n");
    };
    QStringList asked;
    m_around.findProgram = [&asked](const QString &name) {
        asked += name;
        return name == "kubelogin.exe"_L1 ? u"/mnt/c/tools/kubelogin.exe"_s : QString();
    };
    m_around.wsl.inside = true;
    QCOMPARE(details(found(text("kubelogin"))), QStringList());
    QCOMPARE(asked, (QStringList{u"kubelogin"_s, u"kubelogin.exe"_s}));
    QCOMPARE(first(text("C:\\tools\\aws.exe")).context.value(u"problem"_s), u"windows"_s);
    m_around.wsl = {};
    asked.clear();
    QCOMPARE(first(text("kubelogin")).detail, u"exec-plugin-not-found"_s);
    QCOMPARE(asked, QStringList{u"kubelogin"_s});
}

void TestKubeconfigFindings::pluginBesideToken()
{
    QCOMPARE(details(found(config(kServer, "    token: abc.def\n    exec: {command: nowhere}\n"))),
             QStringList());
}

void TestKubeconfigFindings::loopback_data()
{
    QTest::addColumn<QByteArray>("server");
    QTest::addColumn<bool>("k3s");
    QTest::addColumn<bool>("here");
    QTest::addColumn<int>("severity"); // -1: none
    const auto row = [](const char *name, const QByteArray &server, bool k3s, bool here,
                        int severity) { QTest::newRow(name) << server << k3s << here << severity; };
    const int notice = static_cast<int>(Severity::Notice);
    const int warning = static_cast<int>(Severity::Warning);
    const int problem = static_cast<int>(Severity::Problem);
    row("k3s.yaml copied", "https://127.0.0.1:6443", true, false, problem);
    row("k3s.yaml on its server", "https://127.0.0.1:6443", true, true, -1);
    row("port of the API", "https://localhost:6443", false, false, warning);
    row("a tunnel", "https://127.0.0.1:16443", false, false, notice);
    row("IPv6", "https://[::1]:6443", false, false, warning);
    row("every address", "https://0.0.0.0:6443", false, false, warning);
    row("every IPv6 address", "https://[::]:6443", false, false, warning);
    row("elsewhere", "https://192.0.2.10:6443", true, false, -1);
}

void TestKubeconfigFindings::loopback()
{
    QFETCH(QByteArray, server);
    QFETCH(bool, k3s);
    QFETCH(bool, here);
    QFETCH(int, severity);
    QByteArray text = config("    server: " + server + '\n');
    if (k3s)
        text.replace("name: c\n", "name: default\n")
            .replace("cluster: c,", "cluster: default,")
            .replace("name: u\n", "name: default\n")
            .replace("user: u,", "user: default,");
    if (here)
        write(u"root/etc/systemd/system/k3s.service"_s, "[Unit]\n");
    const QList<Finding> findings = found(text);
    QCOMPARE(findings.size(), severity < 0 ? 0 : 1);
    if (severity < 0)
        return;
    QCOMPARE(findings[0].detail, u"server-address-localhost"_s);
    QCOMPARE(findings[0].cause, u"server-address-wrong"_s);
    QCOMPARE(static_cast<int>(findings[0].severity), severity);
    QVERIFY(!causeWords(findings[0]).fixes.isEmpty());
}

void TestKubeconfigFindings::contextsByName()
{
    const Kubeconfig kubeconfig = parseKubeconfig(config(kServer), path(u"config"_s));
    QCOMPARE(contextFindings(kubeconfig, {}, m_around), QList<Finding>());
    const QList<Finding> wrong = contextFindings(kubeconfig, u"X"_s, m_around);
    QCOMPARE(details(wrong), QStringList{u"kubeconfig-wrong-context"_s});
    QCOMPARE(wrong[0].context.value(u"meant"_s), u"x"_s);
    QVERIFY(causeWords(wrong[0]).explanation.contains("there is x"_L1));
}

void TestKubeconfigFindings::oneContextAlone()
{
    const Kubeconfig kubeconfig = parseKubeconfig(
        QByteArray(config(kServer) + "- name: bad\n  context: {cluster: c, user: gone}\n"),
        path(u"config"_s));
    QCOMPARE(contextFindings(kubeconfig, {}, m_around), QList<Finding>());
    QCOMPARE(details(contextFindings(kubeconfig, u"bad"_s, m_around)),
             QStringList{u"kubeconfig-wrong-context"_s});
    QCOMPARE(details(kubeconfigFindings(kubeconfig, m_around)),
             QStringList{u"kubeconfig-wrong-context"_s});
}

void TestKubeconfigFindings::resolveErrors_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("detail");
    const auto row = [](const char *name, const QByteArray &text, const char *detail) {
        QTest::newRow(name) << text << QString::fromLatin1(detail);
    };
    row("file gone", config(kServer + "    certificate-authority: /nowhere/ca.crt\n"),
        "kubeconfig-file-missing");
    row("relative", config(kServer + "    certificate-authority: pki/ca.crt\n"),
        "kubeconfig-relative-path");
    row("tilde", config(kServer + "    certificate-authority: ~/ca.crt\n"),
        "kubeconfig-unexpanded-path");
    row("Windows", config(kServer + "    certificate-authority: C:\\ca.crt\n"),
        "kubeconfig-foreign-path");
    row("base64", config(kServer + "    certificate-authority-data: <x>\n"),
        "kubeconfig-base64-invalid");
    row("CA is text", config(kServer + "    certificate-authority-data: aGVsbG8=\n"),
        "certificate-file-wrong");
    row("client certificate is text",
        config(kServer, "    client-certificate-data: aGVsbG8=\n    client-key-data: aGVsbG8=\n"),
        "client-certificate-unusable");
    row("exec", config(kServer, "    exec: {command: aws}\n"), "exec-plugin-apiversion-missing");
    row("provider", config(kServer, "    auth-provider: {name: azure}\n"), "exec-plugin-unusable");
    row("oidc", config(kServer, "    auth-provider: {name: oidc}\n"), "oidc-refresh-failed");
    row("clear text", config("    server: http://192.0.2.1\n"), "connection-plain-http");
    row("server", config("    server: ftp://192.0.2.1\n"), "server-address-wrong");
    row("proxy", config(kServer + "    proxy-url: ftp://p\n"), "proxy-not-reachable");
    row("token", config(kServer, "    token: two words\n"), "credential-refused");
    row("empty", "", "kubeconfig-missing");
    row("dangling", "current-context: y\ncontexts:\n- name: x\n", "kubeconfig-wrong-context");
}

void TestKubeconfigFindings::resolveErrors()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, detail);
    const auto context = resolve(parseKubeconfig(text, path(u"config"_s)), {}, m_around.env);
    QVERIFY(!context.has_value());
    const Finding one = configFinding(context.error(), m_around);
    QCOMPARE(one.detail, detail);
    const CauseWords words = causeWords(one);
    QVERIFY(!words.explanation.isEmpty());
    QVERIFY(!words.explanation.contains(u'{'));
}

/// Whatever a kubeconfig can lead to has words, whichever particulars are there.
void TestKubeconfigFindings::everyWordIsThere()
{
    for (const CauseRow &row : causeRows()) {
        if (!row.slug.startsWith("kubeconfig-"_L1) || row.slug == "kubeconfig-context"_L1 ||
            row.slug == "kubeconfig-path"_L1)
            continue;
        const CauseWords words = causeWords(finding(row.slug));
        QVERIFY2(!words.explanation.isEmpty(), row.slug.data());
        QVERIFY2(!words.fixes.isEmpty(), row.slug.data());
    }
}

void TestKubeconfigFindings::secretsStayOut()
{
    const QByteArray secret = "HUNTER2hunter2";
    const QList<QByteArray> texts{
        config(kServer, "    token: <" + secret + ">\n"),
        config(kServer, "    token: two " + secret + "\n"),
        config(kServer, "    client-key-data: <" + secret + ">\n"),
        config(kServer, "    token: a\n    username: u\n    password: " + secret + "\n"),
        config(kServer + "    proxy-url: ftp://joe:" + secret + "@p:1\n"),
        config("    server: https://joe:" + secret + "@192.0.2.1\n"),
        config(kServer,
               "    auth-provider: {name: oidc, config: {client-secret: '<" + secret + ">'}}\n")};
    for (const QByteArray &text : texts) {
        const QList<Finding> findings = found(text);
        QVERIFY(!findings.isEmpty());
        for (const Finding &one : findings) {
            const CauseWords words = causeWords(one);
            QString all = words.explanation + words.fixes.join(u' ') +
                          QStringList(one.context.values()).join(u' ');
            for (const Evidence &evidence : one.evidence)
                all += evidence.source + evidence.text;
            QVERIFY2(!all.contains(QString::fromLatin1(secret)), qPrintable(all));
        }
    }
}

QTEST_GUILESS_MAIN(TestKubeconfigFindings)
#include "tst_kubeconfigfindings.moc"
