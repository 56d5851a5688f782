// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// The connection wizard as a person goes through it: the real window, a real server (the practice
// cluster) or one that a test writes down.

#include "core/engine/clustersession.h"
#include "core/kube/auth/execconsent.h"
#include "core/kube/config/certificatecard.h"
#include "core/settings/profilestore.h"
#include "gui/dialogs/confirmdialog.h"
#include "gui/dialogs/unlockdialog.h"
#include "gui/shell/opening.h"
#include "gui/shell/profilesecrets.h"
#include "gui/widgets/findinglist.h"
#include "gui/wizards/connect/fingerprintpanel.h"
#include "gui/wizards/connect/roompage.h"
#include "gui/wizards/connect/roomwords.h"
#include "tests/gui/connectbench.h"
#include "tests/support/faultproxy.h"
#include "tests/support/rightscluster.h"
#include "tests/support/testcertificates.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QStandardPaths>
#include <QtTest/QTest>

#include <optional>

using namespace firesteel;
using namespace firesteel::gui;
using namespace firesteel::test;
using namespace Qt::StringLiterals;
using kube::Rung;
using kube::RungState;

namespace {

QByteArray jwt(const QJsonObject &claims)
{
    const auto part = [](const QJsonObject &object) {
        return QJsonDocument(object)
            .toJson(QJsonDocument::Compact)
            .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
    };
    return part({{u"alg"_s, u"RS256"_s}}) + '.' + part(claims) + ".c2lnbmF0dXJl";
}

} // namespace

class TestConnectWizard : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void fromPartsToAnOpenCluster();
    void fromAPastedKubeconfig();
    void anotherCa();
    void expiredToken();
    void deadAddress();
    void cancelActsAtOnce();
    void nothingIsLost();
    void onePageAlone();
    void aPastedPluginIsKept();
    void theProxysPasswordIsNoSetting();
    void theLockOfAContextStays();
    void plainHttpOnlyWithAWarning();
    void fingerprints();
    void whatWasTypedCanBeHadAgain();
    void aLockedFileIsAskedFor();
    void aLockedClusterIsNotSetUp();
    void theTinyPodIsABackgroundJob();
    void whatCouldNotBeReadIsNotGood();
    void roomInNumbers();
};

void TestConnectWizard::fromPartsToAnOpenCluster()
{
    Server server;
    Bench bench;
    bench.useParts(server.url());
    bench.next();
    QCOMPARE(bench.page()->step(), ConnectStep::Trust);
    QTRY_VERIFY_WITH_TIMEOUT(!bench.trustFindings().isEmpty(), 10'000); // no CA yet
    bench.paste(u"connect.ca"_s, server.caPem());
    QTRY_VERIFY2_WITH_TIMEOUT(bench.session().result(Rung::Name).state == RungState::Passed,
                              qPrintable(bench.trustFindings()), 10'000);
    QTRY_VERIFY(bench.verdict().contains(u"trusted"_s));
    bench.next();
    bench.logInWith(ConnectionDraft::Identity::Token);
    bench.type(u"connect.token"_s, u"Bearer "_s + QString::fromLatin1(server.token()));
    QCOMPARE(bench.session().draft().token, server.token());
    bench.next();
    QCOMPARE(bench.page()->step(), ConnectStep::Proxy);
    bench.next();
    QCOMPARE(bench.page()->step(), ConnectStep::Test);
    QTRY_VERIFY_WITH_TIMEOUT(bench.session().hasPassed(), 20'000);
    bench.next();
    auto *names = bench.find<QComboBox>(u"connect.namespace"_s);
    QVERIFY(names->findText(u"spark"_s) >= 0);
    names->setCurrentText(u"spark"_s);
    bench.next();
    QCOMPARE(bench.page()->step(), ConnectStep::Room);
    bench.next();
    QTRY_VERIFY(bench.fixture.workbench.session());
    const auto profiles = bench.fixture.profiles.profiles();
    QCOMPARE(profiles.size(), 1);
    QCOMPARE(bench.fixture.workbench.current()->id, profiles.first().id);
    QCOMPARE(bench.fixture.workbench.namespaceName(), u"spark"_s);
    QVERIFY(profiles.first().secretId.startsWith(u"session/"_s));
    QTRY_COMPARE(bench.fixture.workbench.freshness().state, Freshness::State::Live);
    QTRY_COMPARE(bench.fixture.window().shownPage()->id(), u"applications"_s);
    QCOMPARE(bench.filesWith(server.token()), QStringList());
    QVERIFY(!bench.filesWith("BEGIN CERTIFICATE").isEmpty()); // they were looked at
}

void TestConnectWizard::fromAPastedKubeconfig()
{
    Server server;
    Bench bench;
    bench.choose(ConnectionDraft::Source::Kubeconfig);
    bench.paste(u"connect.kubeconfig"_s, server.kubeconfig());
    QTRY_COMPARE(bench.session().draft().contextName, u"practice"_s);
    QCOMPARE(bench.session().draft().token, server.token());
    QVERIFY(!bench.session().draft().caPem.isEmpty());
    bench.page()->goTo(ConnectStep::Test);
    QTRY_VERIFY_WITH_TIMEOUT(bench.session().hasPassed(), 20'000);
    QVERIFY(bench.find<QLabel>(u"connect.verdict"_s)->text().contains(u"works"_s));
}

void TestConnectWizard::anotherCa()
{
    Server server;
    Bench bench;
    const TestAuthority other;
    bench.useParts(server.url());
    bench.next();
    bench.paste(u"connect.ca"_s, other.pem());
    QTRY_COMPARE_WITH_TIMEOUT(bench.session().result(Rung::Trust).state, RungState::Failed, 10'000);
    QTRY_VERIFY(bench.session().isTested());
    QCOMPARE(bench.session().findings(ConnectStep::Trust).first().cause, u"ca-unknown-authority"_s);
    QVERIFY(!bench.find<QPushButton>(u"connect.next"_s)->isEnabled());
    QCOMPARE(bench.session().result(Rung::WhoAmI).state, RungState::NotReached);
    // from the server, but only after a comparison
    bench.click(u"connect.caFetch"_s);
    auto *panel = bench.find<FingerprintPanel>(u"connect.fingerprint"_s);
    auto *trust = bench.find<QPushButton>(u"connect.fingerprintTrust"_s);
    QTRY_VERIFY_WITH_TIMEOUT(panel->isVisible(), 10'000);
    QVERIFY(!trust->isEnabled());
    panel->compareField()->setText(kube::fingerprint(other.certificate()));
    QVERIFY(!trust->isEnabled());
    const QByteArray before = bench.session().draft().caPem;
    panel->compareField()->clear();
    bench.find<QCheckBox>(u"connect.fingerprintCompared"_s)->setChecked(true);
    QVERIFY(trust->isEnabled());
    QTest::mouseClick(trust, Qt::LeftButton);
    QVERIFY(bench.session().draft().caPem != before);
    QTRY_COMPARE_WITH_TIMEOUT(bench.session().result(Rung::Name).state, RungState::Passed, 10'000);
    QVERIFY(bench.find<QPushButton>(u"connect.next"_s)->isEnabled());
    QVERIFY(!bench.session().draft().insecure);
}

void TestConnectWizard::expiredToken()
{
    Server server;
    Bench bench;
    bench.session().edit([&](ConnectionDraft &one) {
        one.source = ConnectionDraft::Source::Parts;
        one.server = server.url();
        one.caPem = server.caPem();
    });
    bench.page()->goTo(ConnectStep::Identity);
    bench.logInWith(ConnectionDraft::Identity::Token);
    const QByteArray old = jwt({{u"exp"_s, QDateTime::currentSecsSinceEpoch() - 3600},
                                {u"sub"_s, u"system:serviceaccount:spark:me"_s},
                                {u"kubernetes.io"_s, QJsonObject{{u"namespace"_s, u"spark"_s}}}});
    bench.find<QLineEdit>(u"connect.token"_s)->setText(QString::fromLatin1(old));
    auto *view = bench.find<QWidget>(u"connect.tokenView"_s);
    QVERIFY(view->isVisible());
    const auto lists = view->findChildren<FindingList *>();
    QCOMPARE(lists.size(), 1);
    QCOMPARE(lists.first()->findings().first().cause, u"token-expired"_s);
    bench.page()->goTo(ConnectStep::Test);
    QTRY_COMPARE_WITH_TIMEOUT(bench.session().result(Rung::WhoAmI).state, RungState::Failed,
                              10'000);
    QTRY_VERIFY(bench.session().isTested());
    QCOMPARE(bench.session().findings(ConnectStep::Identity).first().cause, u"token-expired"_s);
    QCOMPARE(bench.session().result(Rung::SparkRights).state, RungState::NotReached);
    bench.click(u"connect.mend"_s);
    QCOMPARE(bench.page()->step(), ConnectStep::Identity);
}

void TestConnectWizard::deadAddress()
{
    Bench bench;
    bench.useParts(u"https://127.0.0.1:1"_s);
    bench.page()->goTo(ConnectStep::Test);
    QElapsedTimer time;
    time.start();
    QTRY_VERIFY_WITH_TIMEOUT(bench.session().isTested(), 5'000);
    QVERIFY(time.elapsed() < 5'000);
    QCOMPARE(bench.session().result(Rung::Tcp).state, RungState::Failed);
    QVERIFY(!bench.session().result(Rung::Tcp).findings.isEmpty());
    QCOMPARE(bench.session().result(Rung::Trust).state, RungState::NotReached);
    bench.click(u"connect.mend"_s);
    QCOMPARE(bench.page()->step(), ConnectStep::Address);
}

void TestConnectWizard::cancelActsAtOnce()
{
    FaultProxy::Options options;
    options.answerTls = false;
    FaultProxy proxy(options);
    Bench bench;
    bench.useParts(u"https://127.0.0.1:"_s + QString::number(proxy.port()));
    bench.page()->goTo(ConnectStep::Test);
    QTRY_COMPARE(bench.session().result(Rung::Tls).state, RungState::Running);
    bench.click(u"connect.testCancel"_s);
    QVERIFY(!bench.session().isTesting());
    QVERIFY(!bench.session().isTested());
    QCOMPARE(bench.session().result(Rung::Trust).state, RungState::NotReached);
    QVERIFY(bench.find<QPushButton>(u"connect.testAgain"_s)->isVisible());
}

void TestConnectWizard::nothingIsLost()
{
    Bench bench;
    bench.useParts(u"https://127.0.0.1:1"_s);
    bench.type(u"connect.name"_s, u"staging"_s);
    bench.page()->goTo(ConnectStep::Identity);
    bench.logInWith(ConnectionDraft::Identity::Token);
    bench.type(u"connect.token"_s, u"abc123"_s);
    bench.click(u"connect.back"_s);
    bench.click(u"connect.back"_s);
    QCOMPARE(bench.page()->step(), ConnectStep::Address);
    QCOMPARE(bench.find<QLineEdit>(u"connect.server"_s)->text(), u"https://127.0.0.1:1"_s);
    const ConnectionDraft before = bench.session().draft();
    bench.click(u"connect.cancel"_s);
    QVERIFY(bench.fixture.window().shownPage() != bench.page());
    bench.fixture.navigator.go(u"connect"_s);
    QVERIFY(bench.session().draft() == before);
    QCOMPARE(bench.find<QLineEdit>(u"connect.name"_s)->text(), u"staging"_s);
    bench.page()->goTo(ConnectStep::Identity);
    QCOMPARE(bench.find<QLineEdit>(u"connect.token"_s)->text(), u"abc123"_s);
}

void TestConnectWizard::onePageAlone()
{
    Server server;
    Bench bench;
    settings::ClusterProfile profile;
    profile.name = u"stage"_s;
    profile.server = server.url();
    profile.caPem = TestAuthority().pem();
    profile.identity = settings::ClusterProfile::Identity::Token;
    profile.secretId = Vault::newId(secrets::SecretStore::Kind::Session);
    QObject context;
    bool kept = false;
    bench.fixture.vault.write(profile.secretId, server.token(), &context,
                              [&](const Result<> &done) { kept = done.has_value(); });
    QTRY_VERIFY(kept);
    const QString id = bench.fixture.profiles.put(profile);
    bench.fixture.navigator.go(u"connect"_s, {{u"choice"_s, id}, {u"page"_s, u"trust"_s}});
    QCOMPARE(bench.page()->step(), ConnectStep::Trust);
    QTRY_COMPARE(bench.session().draft().token, server.token());
    QTRY_COMPARE_WITH_TIMEOUT(bench.session().result(Rung::Trust).state, RungState::Failed, 10'000);
    bench.click(u"connect.caPaste"_s);
    bench.paste(u"connect.ca"_s, server.caPem());
    QTRY_COMPARE_WITH_TIMEOUT(bench.session().result(Rung::Name).state, RungState::Passed, 10'000);
    bench.next(); // Save
    QTRY_COMPARE(bench.fixture.profiles.profile(id)->caPem.trimmed(), server.caPem().trimmed());
    QCOMPARE(bench.fixture.profiles.profiles().size(), 1);
    QCOMPARE(bench.fixture.profiles.profile(id)->secretId, profile.secretId);
}

/// A kubeconfig that was pasted has no file: its plug-in lies in the secret store, and the consent
/// to it stays good.
void TestConnectWizard::aPastedPluginIsKept()
{
    Server server;
    Bench bench;
    const QString program = bench.fixture.home() + u"/login"_s;
    QFile script(program);
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write("#!/bin/sh\n"
                 "[ \"$LOGIN_KEY:$1\" = 'env-secret-1:arg-secret-1' ] || exit 1\n"
                 "printf '%s' '{\"apiVersion\":\"client.authentication.k8s.io/v1\",\"kind\":"
                 "\"ExecCredential\",\"status\":{\"token\":\"" +
                 server.token() + "\"}}'\n");
    script.close();
    QVERIFY(script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    bench.choose(ConnectionDraft::Source::Kubeconfig);
    bench.paste(u"connect.kubeconfig"_s,
                "apiVersion: v1\nkind: Config\ncurrent-context: lab\nclusters:\n- name: c\n"
                "  cluster:\n    server: " +
                    server.url().toUtf8() +
                    "\n    certificate-authority-data: " + server.caPem().toBase64() +
                    "\nusers:\n- name: u\n  user:\n    exec:\n"
                    "      apiVersion: client.authentication.k8s.io/v1\n"
                    "      interactiveMode: Never\n      args: [arg-secret-1]\n"
                    "      env: [{name: LOGIN_KEY, value: env-secret-1}]\n      command: " +
                    program.toUtf8() +
                    "\ncontexts:\n- name: lab\n  context: {cluster: c, user: u, namespace: "
                    "spark}\n");
    QTRY_COMPARE(bench.session().draft().identity, ConnectionDraft::Identity::Exec);
    const kube::ExecPlugin plugin = *bench.session().draft().exec;
    QVERIFY(bench.session().wantsConsent());
    bench.fixture.auth->allow(kube::consentKey(plugin));
    bench.session().edit(
        [](ConnectionDraft &one) { one.keepIn = secrets::SecretStore::Kind::Session; });
    bench.page()->goTo(ConnectStep::Test);
    QTRY_VERIFY_WITH_TIMEOUT(bench.session().hasPassed(), 20'000);
    bench.page()->goTo(ConnectStep::Room);
    bench.next();
    QTRY_COMPARE_WITH_TIMEOUT(bench.fixture.workbench.freshness().state, Freshness::State::Live,
                              10'000);
    const auto profiles = bench.fixture.profiles.profiles();
    QCOMPARE(profiles.size(), 1);
    QCOMPARE(profiles.first().identity, settings::ClusterProfile::Identity::Exec);
    QVERIFY(bench.fixture.workbench.session()->connection().auth.exec);
    QCOMPARE(kube::consentKey(*bench.fixture.workbench.session()->connection().auth.exec),
             kube::consentKey(plugin));
    QCOMPARE(bench.filesWith("env-secret-1"), QStringList{program});
    QCOMPARE(bench.filesWith("arg-secret-1"), QStringList{program});
    // and in the wizard again
    bench.fixture.navigator.go(u"connect"_s,
                               {{u"choice"_s, profiles.first().id}, {u"page"_s, u"identity"_s}});
    QTRY_VERIFY(bench.session().draft().exec);
    QCOMPARE(kube::consentKey(*bench.session().draft().exec), kube::consentKey(plugin));
    QVERIFY(!bench.session().wantsConsent());
    QCOMPARE(bench.save(), profiles.first().id);
    QVERIFY(bench.fixture.profiles.profile(profiles.first().id) == profiles.first());
}

void TestConnectWizard::theProxysPasswordIsNoSetting()
{
    Bench bench;
    const QString typed = u"http://maria:proxy-secret-1@proxy.example:3128"_s;
    bench.session().edit([&typed](ConnectionDraft &one) {
        one.source = ConnectionDraft::Source::Parts;
        one.server = u"https://k3s.example:6443"_s;
        one.systemCa = true;
        one.identity = ConnectionDraft::Identity::Token;
        one.token = "login-secret-1";
        one.keepIn = secrets::SecretStore::Kind::Session;
        one.proxy = ConnectionDraft::Proxy::Url;
        one.proxyUrl = typed;
    });
    const QString id = bench.save();
    const auto profile = bench.fixture.profiles.profile(id);
    QVERIFY(profile);
    QCOMPARE(profile->proxyUrl, u"http://maria@proxy.example:3128"_s);
    QVERIFY(profile->proxySecretId.startsWith(u"session/"_s));
    QVERIFY(profile->proxySecretId != profile->secretId);
    QCOMPARE(bench.filesWith("proxy-secret-1"), QStringList());
    QCOMPARE(bench.filesWith("proxy.example").size(), 1);
    // opened with it
    std::optional<Result<engine::ProfileSecrets>> kept;
    readSecrets(bench.fixture.vault, *profile, bench.page(),
                [&kept](const Result<engine::ProfileSecrets> &both) { kept = both; });
    QTRY_VERIFY(kept && *kept);
    const auto opening = readProfile(*profile, **kept, {}, bench.fixture.clock);
    QVERIFY(opening);
    QCOMPARE(opening->connection.endpoint.proxy.user, u"maria"_s);
    QCOMPARE(opening->connection.endpoint.proxy.password, u"proxy-secret-1"_s);
    QCOMPARE(opening->connection.auth.token, QByteArray("login-secret-1"));
    // in the wizard again, and away with it
    bench.session().replace({});
    bench.fixture.navigator.go(u"connect"_s, {{u"choice"_s, id}, {u"page"_s, u"proxy"_s}});
    QTRY_COMPARE(bench.session().draft().proxyUrl, typed);
    bench.session().edit([](ConnectionDraft &one) { one.proxy = ConnectionDraft::Proxy::None; });
    QCOMPARE(bench.save(), id);
    QCOMPARE(bench.fixture.profiles.profile(id)->proxySecretId, QString());
    QCOMPARE(bench.fixture.profiles.profile(id)->secretId, profile->secretId);
    std::optional<Result<QByteArray>> left;
    bench.fixture.vault.read(profile->proxySecretId, bench.page(),
                             [&left](const Result<QByteArray> &secret) { left = secret; });
    QTRY_VERIFY(left.has_value());
    QVERIFY(!left->has_value());
    QCOMPARE(left->error().code, Errc::NotFound);
}

/// No page of the wizard is about lock and label; they hold in it, too.
void TestConnectWizard::theLockOfAContextStays()
{
    Bench bench;
    settings::ClusterProfile decision;
    decision.id = u"kubeconfig:lab"_s;
    decision.identity = settings::ClusterProfile::Identity::Kubeconfig;
    decision.label = u"LAB"_s;
    decision.readOnly = true;
    bench.fixture.profiles.put(decision);
    bench.session().edit([&bench](ConnectionDraft &one) {
        one.source = ConnectionDraft::Source::Kubeconfig;
        one.kubeconfigPath = bench.fixture.home() + u"/lab.yaml"_s;
        one.contextName = u"lab"_s;
        one.server = u"https://127.0.0.1:1"_s;
        one.systemCa = true;
        one.identity = ConnectionDraft::Identity::Token;
        one.token = "t";
    });
    QVERIFY(bench.session().cluster());
    QVERIFY(bench.session().cluster()->readOnly());
    QCOMPARE(bench.save(), decision.id);
    QVERIFY(bench.fixture.profiles.profile(decision.id)->readOnly);
    QCOMPARE(bench.fixture.profiles.profile(decision.id)->label, u"LAB"_s);
    decision.readOnly = false;
    bench.fixture.profiles.put(decision);
    QVERIFY(!bench.session().cluster()->readOnly());
}

void TestConnectWizard::plainHttpOnlyWithAWarning()
{
    Bench bench;
    bench.useParts(u"http://10.1.2.3:8080"_s);
    bool warned = false;
    for (const FindingList *list : bench.page()->findChildren<FindingList *>()) {
        for (const Finding &one : list->findings())
            warned |= one.detail == "connection-plain-http"_L1;
    }
    QVERIFY(warned);
}

void TestConnectWizard::fingerprints()
{
    const QString print = kube::fingerprint(TestAuthority().certificate());
    QVERIFY(sameFingerprint(print, print));
    QVERIFY(sameFingerprint(QString(print).remove(u':').toLower(), print));
    QVERIFY(sameFingerprint(u"sha256 Fingerprint="_s + print, print));
    QVERIFY(!sameFingerprint(print.chopped(3), print));
    QVERIFY(!sameFingerprint({}, print));
}

/// A kubeconfig takes the place of address, CA and token.
void TestConnectWizard::whatWasTypedCanBeHadAgain()
{
    Bench bench;
    Notices &notices = bench.fixture.notices;
    bench.useParts(u"https://192.0.2.1:6443"_s);
    bench.session().edit([](ConnectionDraft &one) {
        one.caPem = TestAuthority().pem();
        one.identity = ConnectionDraft::Identity::Token;
        one.token = "typed-1";
    });
    const ConnectionDraft typed = bench.session().draft();
    bench.page()->goTo(ConnectStep::Source);
    bench.choose(ConnectionDraft::Source::Kubeconfig);
    bench.paste(u"connect.kubeconfig"_s, ShellFixture::kubeconfig("lab"));
    QTRY_COMPARE(bench.session().draft().contextName, u"lab"_s);
    QTRY_COMPARE(bench.session().draft().token, QByteArray("t"));
    QCOMPARE(notices.entries().size(), 1);
    const Notices::Id told = notices.entries().first().id;
    // what a context brought is no loss
    bench.paste(u"connect.kubeconfig"_s, ShellFixture::kubeconfig("other"));
    QTRY_COMPARE(bench.session().draft().contextName, u"other"_s);
    QCOMPARE(notices.entries().size(), 1);
    QCOMPARE(notices.entries().first().id, told);
    notices.follow(told, 0);
    QVERIFY(bench.session().draft() == typed);
    QCOMPARE(bench.fixture.window().shownPage(), bench.page());
}

void TestConnectWizard::aLockedFileIsAskedFor()
{
    Bench bench;
    bench.sealCluster();
    bench.fixture.navigator.go(u"connect"_s,
                               {{u"choice"_s, bench.sealedId}, {u"page"_s, u"identity"_s}});
    QTRY_VERIFY(bench.fixture.window().findChild<UnlockDialog *>());
    QVERIFY(bench.session().draft().token.isEmpty());
    auto *dialog = bench.fixture.window().findChild<UnlockDialog *>();
    dialog->field()->setText(u"right"_s);
    dialog->unlockButton()->click();
    QTRY_COMPARE_WITH_TIMEOUT(bench.session().draft().token, QByteArray("sealed-token"), 20'000);
}

void TestConnectWizard::aLockedClusterIsNotSetUp()
{
    RightsCluster cluster;
    cluster.setRule([](const QString &user, const QString &, const QString &, const QString &) {
        return user == "alice"_L1;
    });
    const net::Endpoint there = cluster.endpoint();
    QByteArray ca;
    const auto anchors = there.security.anchors.value_or(QList<QSslCertificate>());
    for (const QSslCertificate &one : anchors)
        ca += one.toPem();
    Bench bench;
    bench.session().edit([&](ConnectionDraft &one) {
        one.source = ConnectionDraft::Source::Parts;
        one.server = u"https://%1:%2"_s.arg(there.host).arg(there.port);
        one.caPem = ca;
        one.verifyName = there.security.verifyName;
        one.identity = ConnectionDraft::Identity::Token;
        one.token = "test-token";
        one.namespaceName = u"jobs"_s;
        one.readOnly = true;
    });
    bench.page()->goTo(ConnectStep::Access);
    bench.click(u"connect.accessLook"_s);
    auto *apply = bench.find<QPushButton>(u"connect.accessApply"_s);
    QTRY_VERIFY_WITH_TIMEOUT(apply->isVisible(), 10'000);
    QVERIFY(!apply->isEnabled());
    const QString said = bench.find<QLabel>(u"connect.accessSummary"_s)->text();
    QVERIFY2(said.contains(u"locked"_s), qPrintable(said));
    QCOMPARE(cluster.written(), QStringList());
}

/// Who closes the window while it runs is asked.
void TestConnectWizard::theTinyPodIsABackgroundJob()
{
    Server server;
    Bench bench;
    bench.session().edit([&server](ConnectionDraft &one) {
        one.source = ConnectionDraft::Source::Parts;
        one.server = server.url();
        one.caPem = server.caPem();
        one.identity = ConnectionDraft::Identity::Token;
        one.token = server.token();
        one.namespaceName = u"spark"_s;
        one.image = u"apache/spark:4.1.1"_s;
    });
    bench.page()->goTo(ConnectStep::Room);
    bench.find<QPushButton>(u"connect.canary"_s)->setFocus();
    bench.click(u"connect.canary"_s);
    QVERIFY(bench.find<QPushButton>(u"connect.canaryStop"_s)->hasFocus());
    QCOMPARE(bench.fixture.activities.running(), 1);
    QVERIFY(bench.fixture.activities.list().first().title().contains(u"spark"_s));
    QVERIFY(!bench.fixture.window().close());
    auto *dialog = bench.fixture.window().findChild<ConfirmDialog *>();
    QVERIFY(dialog);
    dialog->reject();
    bench.fixture.activities.cancelAll();
    QTRY_COMPARE_WITH_TIMEOUT(bench.fixture.activities.running(), 0, 20'000);
    QTRY_VERIFY(bench.find<QPushButton>(u"connect.canary"_s)->isVisible());
}

void TestConnectWizard::whatCouldNotBeReadIsNotGood()
{
    engine::PreflightItem good;
    good.id = u"dns"_s;
    good.state = engine::PreflightState::Ok;
    engine::PreflightItem unseen;
    unseen.id = u"nodes"_s;
    unseen.error = Error(Errc::Forbidden);
    engine::PreflightItem warned = good;
    warned.state = engine::PreflightState::Warn;
    engine::PreflightItem unasked; // no image was given
    unasked.id = u"image"_s;
    QCOMPARE(RoomPage::verdictOf({good, unasked}), u"A job can run here."_s);
    const QString limited = RoomPage::verdictOf({good, unseen});
    QVERIFY2(!limited.contains(u"can run"_s) && limited.contains(u"could not be looked at"_s),
             qPrintable(limited));
    QVERIFY(RoomPage::verdictOf({good, unseen, warned}).contains(u"worth a look"_s));
    QCOMPARE(preflightStateText(good), u"good"_s);
    QCOMPARE(preflightStateText(unseen), u"could not be looked at"_s);
}

void TestConnectWizard::roomInNumbers()
{
    engine::PreflightItem room;
    room.id = u"room"_s;
    room.state = engine::PreflightState::Ok;
    room.facts = {{u"freeCpu"_s, u"2500"_s},
                  {u"freeMemory"_s, QString::number(12LL << 30)},
                  {u"driver"_s, u"yes"_s},
                  {u"executors"_s, u"2"_s}};
    const QString free = preflightText(room);
    QVERIFY2(free.contains(u"2.5"_s) && free.contains(u"12 GiB"_s), qPrintable(free));
    engine::PreflightItem quota;
    quota.id = u"quota"_s;
    quota.state = engine::PreflightState::Ok;
    quota.facts.insert(u"quotas"_s, u"1"_s);
    quota.rows.append(QMap<QString, QString>{{u"quota"_s, u"team"_s},
                                             {u"resource"_s, u"pods"_s},
                                             {u"kind"_s, u"count"_s},
                                             {u"hard"_s, u"10"_s},
                                             {u"used"_s, u"3"_s}});
    QCOMPARE(preflightText(quota), u"pods: 3 of 10 used"_s);
    engine::PreflightItem storage;
    storage.id = u"storage"_s;
    storage.state = engine::PreflightState::Ok;
    storage.facts = {{u"classes"_s, u"2"_s}, {u"default"_s, u"local-path"_s}};
    QVERIFY(preflightText(storage).contains(u"local-path"_s));
}

int main(int argc, char **argv)
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    TestConnectWizard test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_connectwizard.moc"
