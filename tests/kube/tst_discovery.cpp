// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/causetexts.h"
#include "core/kube/config/discovery.h"
#include "tests/support/testcertificates.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace firesteel;
using namespace firesteel::kube;
using namespace Qt::StringLiterals;

namespace {

QByteArray config(const QByteArray &name, const QByteArray &server = "https://192.0.2.1:6443")
{
    return "current-context: " + name + "\nclusters:\n- name: " + name + "\n  cluster: {server: '" +
           server + "'}\nusers:\n- name: " + name +
           "\n  user: {token: abc.def}\ncontexts:\n- name: " + name +
           "\n  context: {cluster: " + name + ", user: " + name + ", namespace: spark}\n";
}

} // namespace

class TestDiscovery : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void everyPlace();
    void nothingAnywhere();
    void variableBeforeHome();
    void missingFilesOfTheVariable();
    void eachFileOnce();
    void otherFilesOfTheFolder();
    void rootOnly();
    void brokenOnes();
    void windowsProfilesFromWsl();
    void summaries();
    void summaryOfCertificates();
    void summariesHoldNoSecrets();
    void products_data();
    void products();
    void effective();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_dir->filePath(name); }
    void write(const QString &name, const QByteArray &content) const
    {
        QVERIFY(QDir().mkpath(QFileInfo(path(name)).absolutePath()));
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }
    [[nodiscard]] QStringList places() const
    {
        QStringList all;
        for (const FoundKubeconfig &found : discoverKubeconfigs(m_around))
            all += found.place + u' ' + found.path.sliced(m_dir->path().size() + 1);
        return all;
    }

    std::optional<QTemporaryDir> m_dir;
    ConfigSurroundings m_around;
};

void TestDiscovery::init()
{
    QVERIFY(m_dir.emplace().isValid());
    m_around = {};
    m_around.root = path(u"root"_s);
    m_around.now = QDateTime::currentDateTimeUtc();
    m_around.env.insert(u"HOME"_s, path(u"home"_s));
}

void TestDiscovery::everyPlace()
{
    write(u"home/.kube/config"_s, config("a"));
    write(u"home/.kube/prod.yaml"_s, config("b"));
    write(u"home/.config/k3d/kubeconfig-dev.yaml"_s, config("k3d-dev"));
    write(u"home/.kube/kind-config-x"_s, config("kind-x"));
    write(u"root/etc/rancher/k3s/k3s.yaml"_s, config("default"));
    write(u"root/etc/rancher/rke2/rke2.yaml"_s, config("default"));
    write(u"root/etc/kubernetes/admin.conf"_s, config("kubernetes-admin"));
    write(u"root/var/snap/microk8s/current/credentials/client.config"_s, config("microk8s"));
    QCOMPARE(places(),
             (QStringList{
                 u"kube-config home/.kube/config"_s, u"k3d home/.config/k3d/kubeconfig-dev.yaml"_s,
                 u"kind home/.kube/kind-config-x"_s, u"kube-folder home/.kube/prod.yaml"_s,
                 u"k3s root/etc/rancher/k3s/k3s.yaml"_s, u"rke2 root/etc/rancher/rke2/rke2.yaml"_s,
                 u"kubeadm root/etc/kubernetes/admin.conf"_s,
                 u"microk8s root/var/snap/microk8s/current/credentials/client.config"_s}));
    for (const FoundKubeconfig &found : discoverKubeconfigs(m_around)) {
        QVERIFY(found.usable());
        QCOMPARE(found.contexts.size(), 1);
    }
}

void TestDiscovery::nothingAnywhere()
{
    QVERIFY(discoverKubeconfigs(m_around).isEmpty());
    m_around.env = {};
    QVERIFY(discoverKubeconfigs(m_around).isEmpty());
}

void TestDiscovery::variableBeforeHome()
{
    write(u"home/.kube/config"_s, config("a"));
    write(u"work/one"_s, config("b"));
    m_around.env.insert(u"KUBECONFIG"_s, path(u"work/one"_s));
    QCOMPARE(places(),
             (QStringList{u"kubeconfig-variable work/one"_s, u"kube-config home/.kube/config"_s}));
    m_around.env.insert(u"KUBECONFIG"_s, path(u"home/.kube/config"_s) + u':' + path(u"work/one"_s));
    QCOMPARE(places(),
             (QStringList{u"kube-config home/.kube/config"_s, u"kubeconfig-variable work/one"_s}));
}

void TestDiscovery::missingFilesOfTheVariable()
{
    m_around.env.insert(u"KUBECONFIG"_s, path(u"gone"_s));
    const QList<FoundKubeconfig> found = discoverKubeconfigs(m_around);
    QCOMPARE(found.size(), 1);
    QVERIFY(!found[0].usable());
    QCOMPARE(found[0].findings.size(), 1);
    QCOMPARE(found[0].findings[0].detail, u"kubeconfig-missing"_s);
}

void TestDiscovery::eachFileOnce()
{
    write(u"home/.kube/real"_s, config("a"));
    QVERIFY(QFile::link(path(u"home/.kube/real"_s), path(u"home/.kube/config"_s)));
    m_around.env.insert(u"KUBECONFIG"_s, path(u"home/.kube/../.kube/config"_s));
    QCOMPARE(discoverKubeconfigs(m_around).size(), 1);
}

void TestDiscovery::otherFilesOfTheFolder()
{
    write(u"home/.kube/notes.txt"_s, "call the administrator\n");
    write(u"home/.kube/empty"_s, {});
    write(u"home/.kube/kubectx"_s, "dev\n");
    write(u"home/.kube/config.lock"_s, config("x"));
    write(u"home/.kube/config~"_s, config("x"));
    write(u"home/.kube/large"_s, config("x") + QByteArray(2 << 20, '#'));
    QCOMPARE(::mkfifo(path(u"home/.kube/fifo"_s).toLocal8Bit().constData(), 0600), 0);
    write(u"home/.kube/cache/discovery"_s, config("x"));
    QCOMPARE(places(), QStringList());
}

/// K3s lets only root read its file. Root may read all, so the test takes a file that nobody can.
void TestDiscovery::rootOnly()
{
    QVERIFY(QDir().mkpath(path(u"root/etc/rancher/k3s"_s)));
    const QString file = path(u"root/etc/rancher/k3s/k3s.yaml"_s);
    write(u"root/etc/rancher/k3s/k3s.yaml"_s, config("default"));
    QVERIFY(QFile::setPermissions(file, {}));
    QFile probe(file);
    if (probe.open(QIODevice::ReadOnly)) { // we are root
        probe.close();
        QVERIFY(QFile::remove(file));
        QVERIFY(QDir().mkpath(file));
    }
    const QList<FoundKubeconfig> found = discoverKubeconfigs(m_around);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0].place, u"k3s"_s);
    QVERIFY(!found[0].usable());
    QCOMPARE(found[0].findings[0].detail, u"kubeconfig-unreadable"_s);
    QCOMPARE(found[0].findings[0].context.value(u"product"_s), u"k3s"_s);
}

void TestDiscovery::brokenOnes()
{
    write(u"home/.kube/config"_s, "clusters: [\n");
    const QList<FoundKubeconfig> found = discoverKubeconfigs(m_around);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0].findings[0].detail, u"kubeconfig-yaml-broken"_s);
}

void TestDiscovery::windowsProfilesFromWsl()
{
    write(u"root/mnt/c/Users/anna/.kube/config"_s, config("win"));
    write(u"root/mnt/c/Users/Public/.kube/config"_s, config("nobody"));
    QCOMPARE(places(), QStringList()); // not within WSL
    m_around.wsl.inside = true;
    const QList<FoundKubeconfig> found = discoverKubeconfigs(m_around);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0].place, u"windows"_s);
    QCOMPARE(found[0].owner, u"anna"_s);
    QCOMPARE(found[0].contexts[0].context, u"win"_s);
}

void TestDiscovery::summaries()
{
    write(u"home/.kube/config"_s,
          "current-context: a\nclusters:\n- name: c\n  cluster: {server: 'https://r.test/k8s/"
          "clusters/c-m-1', proxy-url: 'http://joe:s3@proxy.test:3128', tls-server-name: n.test}\n"
          "- name: d\n  cluster: {server: 'https://h:1', insecure-skip-tls-verify: true}\n"
          "users:\n- name: u\n  user: {token: 'kubeconfig-u-abc:xyz123', as: boss}\n"
          "- name: v\n  user: {exec: {command: aws, args: [get-token]}}\n"
          "contexts:\n- name: a\n  context: {cluster: c, user: u, namespace: spark}\n"
          "- name: b\n  context: {cluster: d, user: v}\n");
    const QList<ContextSummary> all = discoverKubeconfigs(m_around).value(0).contexts;
    QCOMPARE(all.size(), 2);
    const ContextSummary &a = all[0];
    QVERIFY(a.current);
    QCOMPARE(a.server, u"https://r.test/k8s/clusters/c-m-1"_s);
    QCOMPARE(a.product, u"rancher"_s);
    QCOMPARE(a.namespaceName, u"spark"_s);
    QCOMPARE(a.logins, QStringList{u"token"_s});
    QCOMPARE(a.tokenKind, u"rancher"_s);
    QVERIFY(a.systemTrust);
    QCOMPARE(a.proxy, u"http://proxy.test:3128"_s);
    QCOMPARE(a.verifyName, u"n.test"_s);
    QCOMPARE(a.actsAs, u"boss"_s);
    const ContextSummary &b = all[1];
    QVERIFY(!b.current);
    QVERIFY(b.insecure);
    QVERIFY(!b.systemTrust);
    QCOMPARE(b.logins, QStringList{u"exec"_s});
    QCOMPARE(b.command, u"aws get-token"_s);
}

void TestDiscovery::summaryOfCertificates()
{
    const test::TestAuthority authority(u"k3s-server-ca@1"_s);
    const test::TestIdentity jane = authority.client(u"jane"_s, u"devs"_s);
    write(u"pki/ca.crt"_s, authority.pem());
    write(u"pki/jane.crt"_s, jane.certificatePem());
    write(
        u"home/.kube/config"_s,
        "clusters:\n- name: c\n  cluster: {server: 'https://h:6443', certificate-authority-data: " +
            authority.pem().toBase64() +
            "}\nusers:\n- name: u\n  user: {client-certificate: ../../pki/jane.crt, "
            "client-key: ../../pki/jane.key}\n"
            "contexts:\n- name: x\n  context: {cluster: c, user: u}\n");
    const ContextSummary one = discoverKubeconfigs(m_around).value(0).contexts.value(0);
    QCOMPARE(one.product, u"k3s"_s);
    QCOMPARE(one.certificateName, u"jane"_s);
    QCOMPARE(one.certificateGroups, QStringList{u"devs"_s});
    QCOMPARE(one.certificateEnd, jane.certificate.expiryDate());
    QCOMPARE(one.authority, u"k3s-server-ca@1"_s);
    QCOMPARE(one.authorityCount, 1);
    QCOMPARE(one.authorityEnd, authority.certificate().expiryDate());
    QCOMPARE(one.files, (QStringList{path(u"pki/jane.crt"_s), path(u"pki/jane.key"_s)}));
    QVERIFY(!one.systemTrust);
}

void TestDiscovery::summariesHoldNoSecrets()
{
    write(u"home/.kube/config"_s,
          "clusters:\n- name: c\n  cluster: {server: 'https://j:HUNTER2@h', proxy-url: "
          "'http://j:HUNTER2@p:1'}\nusers:\n- name: u\n  user: {username: j, password: HUNTER2}\n"
          "contexts:\n- name: x\n  context: {cluster: c, user: u}\n");
    const ContextSummary one = discoverKubeconfigs(m_around).value(0).contexts.value(0);
    QCOMPARE(one.logins, QStringList{u"basic"_s});
    QVERIFY(!QString(one.server + one.proxy + one.command).contains("HUNTER2"_L1));
}

void TestDiscovery::products_data()
{
    QTest::addColumn<QString>("context");
    QTest::addColumn<QString>("server");
    QTest::addColumn<QString>("product");
    QTest::newRow("kind") << u"kind-dev"_s << u"https://127.0.0.1:41235"_s << u"kind"_s;
    QTest::newRow("k3d") << u"k3d-dev"_s << u"https://0.0.0.0:41235"_s << u"k3d"_s;
    QTest::newRow("minikube") << u"minikube"_s << u"https://192.168.49.2:8443"_s << u"minikube"_s;
    QTest::newRow("Docker") << u"docker-desktop"_s << u"https://127.0.0.1:6443"_s
                            << u"docker-desktop"_s;
    QTest::newRow("EKS") << u"prod"_s << u"https://ABC.gr7.eu-central-1.eks.amazonaws.com"_s
                         << u"eks"_s;
    QTest::newRow("AKS") << u"prod"_s << u"https://x.hcp.westeurope.azmk8s.io:443"_s << u"aks"_s;
    QTest::newRow("GKE") << u"gke_p_z_c"_s << u"https://192.0.2.1"_s << u"gke"_s;
    QTest::newRow("K3s by its names") << u"default"_s << u"https://127.0.0.1:6443"_s << u"k3s"_s;
    QTest::newRow("unknown") << u"prod"_s << u"https://192.0.2.1:6443"_s << QString();
}

void TestDiscovery::products()
{
    QFETCH(QString, context);
    QFETCH(QString, server);
    const Kubeconfig config = parseKubeconfig(::config(context.toUtf8(), server.toUtf8()), u"/x"_s);
    QTEST(clusterProduct(config.contexts[0], &config.clusters[0], &config.users[0]), "product");
}

void TestDiscovery::effective()
{
    write(u"home/.kube/config"_s, config("a"));
    EffectiveKubeconfig one = effectiveKubeconfig({}, m_around);
    QCOMPARE(one.config.contexts.size(), 1);
    QVERIFY(one.findings.isEmpty());
    one = effectiveKubeconfig(path(u"gone"_s), m_around);
    QCOMPARE(one.findings.size(), 1);
    QCOMPARE(one.config.files, QStringList{path(u"gone"_s)});
    QCOMPARE(one.config.problems.size(), 1);
}

QTEST_GUILESS_MAIN(TestDiscovery)
#include "tst_discovery.moc"
