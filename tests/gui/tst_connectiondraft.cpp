// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/clock.h"
#include "core/kube/auth/authservices.h"
#include "core/kube/auth/execconsent.h"
#include "core/kube/config/execclusterinfo.h"
#include "core/kube/config/keptlogin.h"
#include "core/kube/config/kubeconfig.h"
#include "core/kube/config/resolvedcontext.h"
#include "gui/models/draftprofile.h"
#include "gui/text/causewords.h"
#include "gui/text/rungwords.h"
#include "tests/support/certificateforms.h"

#include <QJsonDocument>
#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::gui;
using namespace firesteel::test;
using namespace Qt::StringLiterals;
using Profile = settings::ClusterProfile;

namespace {

ConnectionDraft parts(const TestAuthority &authority)
{
    ConnectionDraft draft;
    draft.source = ConnectionDraft::Source::Parts;
    draft.server = u"https://k3s.example:6443"_s;
    draft.caPem = authority.pem();
    draft.identity = ConnectionDraft::Identity::Token;
    draft.token = "secret-token-1";
    return draft;
}

kube::Kubeconfig kubeconfigOf(const TestAuthority &authority, const QByteArray &user,
                              const QByteArray &more, const QString &path)
{
    const QByteArray text =
        "apiVersion: v1\nkind: Config\ncurrent-context: lab\n"
        "clusters:\n- name: c\n  cluster:\n    server: 'https://lab.example:6443'\n"
        "    certificate-authority-data: " +
        authority.pem().toBase64() + '\n' + more + "users:\n- name: u\n  user:\n" + user +
        "contexts:\n- name: lab\n  context: {cluster: c, user: u, namespace: jobs}\n";
    return kube::parseKubeconfig(text, path);
}

/// A pasted kubeconfig with this user and these further fields of its cluster.
ConnectionDraft pasted(const TestAuthority &authority, const QByteArray &user,
                       const QByteArray &more = {}, const QString &path = {})
{
    const auto context = kube::resolve(kubeconfigOf(authority, user, more, path), {}, {});
    ConnectionDraft draft;
    if (context)
        takeContext(draft, *context);
    return draft;
}

const QByteArray kPlugin = "    exec:\n"
                           "      apiVersion: client.authentication.k8s.io/v1\n"
                           "      command: ./tools/login\n"
                           "      args: [get, '--pass', 'arg-secret', '007', '']\n"
                           "      env:\n"
                           "      - {name: LOGIN_KEY, value: 'env-secret: #1'}\n"
                           "      - {name: EMPTY, value: ''}\n"
                           "      interactiveMode: Never\n"
                           "      installHint: ask Jane\n"
                           "      provideClusterInfo: true\n";
const QByteArray kExtension = "    tls-server-name: kubernetes\n"
                              "    extensions:\n"
                              "    - name: client.authentication.k8s.io/exec\n"
                              "      extension: {audience: lab, depth: 3}\n";
const QByteArray kIdentityServer = "    auth-provider:\n"
                                   "      name: oidc\n"
                                   "      config:\n"
                                   "        idp-issuer-url: https://login.example/realm\n"
                                   "        client-id: kube\n"
                                   "        client-secret: client-secret-1\n"
                                   "        refresh-token: refresh-secret-1\n"
                                   "        id-token: id.token.secret\n";

const QByteArray kEverything =
    "    token: tok\n    as: boss\n    as-uid: '7'\n    as-groups: [g1, g2]\n"
    "    as-user-extra: {team: [etl]}\n";

using Alter = void (*)(ConnectionDraft &draft);
struct Altered {
    const char *name;
    QByteArray user;
    QByteArray cluster;
    Alter alter;
};

/// All that the pages of the wizard can do to a context.
QList<Altered> alteredDrafts()
{
    using D = ConnectionDraft;
    const QByteArray token = "    token: tok\n";
    const QByteArray plain;
    const QByteArray proxy = "    proxy-url: http://me:pw1@proxy.example:3128/\n";
    const QByteArray name = "    tls-server-name: kubernetes\n";
    return {
        {"as it is", kEverything, proxy + name, [](D &) {}},
        {"proxy none", token, proxy, [](D &d) { d.proxy = D::Proxy::None, d.ownProxy = true; }},
        {"proxy none over the environment", token, plain,
         [](D &d) { d.proxy = D::Proxy::None, d.ownProxy = true; }},
        {"proxy of the environment", token, proxy,
         [](D &d) { d.proxy = D::Proxy::Environment, d.ownProxy = true; }},
        {"proxy of the system", token, proxy,
         [](D &d) { d.proxy = D::Proxy::System, d.ownProxy = true; }},
        {"another proxy", token, proxy,
         [](D &d) {
             d.proxy = D::Proxy::Url;
             d.proxyUrl = u" socks5://you:p%40w@other.example "_s;
             d.ownProxy = true;
         }},
        {"proxy without address", token, proxy,
         [](D &d) {
             d.proxy = D::Proxy::Url;
             d.proxyUrl.clear();
             d.ownProxy = true;
         }},
        {"verify name emptied", token, name, [](D &d) { d.verifyName.clear(), d.ownTrust = true; }},
        {"verify name", token, name, [](D &d) { d.verifyName = u" api "_s, d.ownTrust = true; }},
        {"the system's CAs", token, name,
         [](D &d) {
             d.caPem.clear();
             d.systemCa = d.ownTrust = true;
         }},
        {"CA taken away", token, name, [](D &d) { d.caPem.clear(), d.ownTrust = true; }},
        {"not verified", token, name, [](D &d) { d.insecure = d.ownTrust = true; }},
        {"impersonation off", kEverything, plain, [](D &d) { d.impersonation = {}; }},
        {"impersonation of another", kEverything, plain,
         [](D &d) { d.impersonation = {.user = u"maria"_s, .groups = {u"g3"_s}}; }},
        {"impersonation without uid", kEverything, plain,
         [](D &d) { d.impersonation.uid.clear(), d.impersonation.extra.clear(); }},
        {"impersonation of several kinds", token, plain,
         [](D &d) {
             d.impersonation = {.user = u"maria"_s,
                                .uid = u"9"_s,
                                .groups = {},
                                .extra = {{u"scopes"_s, {u"a"_s, u"b"_s}}}};
         }},
        {"nobody", kEverything, plain,
         [](D &d) { d.identity = D::Identity::None, d.ownIdentity = true; }},
        {"a token of its own, acting as before", kEverything, plain,
         [](D &d) { d.identity = D::Identity::Token, d.token = " new\n", d.ownIdentity = true; }},
        {"a token of its own, acting as nobody", kEverything, plain,
         [](D &d) {
             d.token = "new";
             d.ownIdentity = true;
             d.impersonation = {};
         }},
        {"a token file", token, plain,
         [](D &d) {
             d.identity = D::Identity::TokenFile;
             d.tokenFile = u" /run/token "_s;
             d.ownIdentity = true;
         }},
        {"user and password", token, plain,
         [](D &d) {
             d.identity = D::Identity::Basic;
             d.user = u"joe"_s;
             d.password = u"pass"_s;
             d.ownIdentity = true;
         }},
        {"token and file", "    token: tok\n    tokenFile: /run/token\n", plain, [](D &) {}},
        {"a program", kPlugin, kExtension + proxy, [](D &) {}},
        {"a program at another address", kPlugin, kExtension + proxy,
         [](D &d) { d.server = u"other.example:6443"_s, d.ownServer = true; }},
        {"a program with another proxy", kPlugin, kExtension + proxy,
         [](D &d) { d.proxyUrl = u"http://me:p%77@other.example/"_s, d.ownProxy = true; }},
        {"a program without verification", kPlugin, kExtension,
         [](D &d) { d.insecure = d.ownTrust = true; }},
        {"no program", kPlugin, kExtension,
         [](D &d) { d.identity = D::Identity::None, d.ownIdentity = true; }},
        {"an identity server", kIdentityServer, plain, [](D &) {}},
        {"a program that is not there", token, plain,
         [](D &d) { d.identity = D::Identity::Exec, d.ownIdentity = true; }},
        {"another address", token, name,
         [](D &d) { d.server = u" https://other.example/k8s/x "_s, d.ownServer = true; }},
        {"an address without scheme", token, plain,
         [](D &d) {
             d.server = u"other.example"_s;
             d.ownServer = true;
             d.caPem.clear();
             d.ownTrust = true;
         }},
        {"plain HTTP on this machine", kEverything, proxy,
         [](D &d) { d.server = u"http://127.0.0.1:8001"_s, d.ownServer = true; }},
        {"plain HTTP elsewhere", token, plain,
         [](D &d) { d.server = u"http://10.0.0.1:8001"_s, d.ownServer = true; }},
        {"all at once", kEverything, proxy + name,
         [](D &d) {
             d.server = u"https://other.example"_s;
             d.verifyName.clear();
             d.proxy = D::Proxy::None;
             d.impersonation = {};
             d.identity = D::Identity::None;
             d.ownServer = d.ownTrust = d.ownIdentity = d.ownProxy = true;
         }},
    };
}

/// What is opened later: by a profile out of the settings' JSON, and its secrets.
Result<kube::ResolvedContext> reopened(const ConnectionDraft &draft)
{
    Profile profile = profileOf(draft);
    profile.id = u"profile:1"_s;
    const auto back = settings::profileFromJson(settings::toJson(profile));
    if (!back)
        return std::unexpected(back.error());
    return kube::resolve(engine::withProfile({}, *back, secretsOf(draft)),
                         engine::contextNameOf(*back), {});
}

} // namespace

class TestConnectionDraft : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void requestOfParts()
    {
        const TestAuthority authority;
        ConnectionDraft draft = parts(authority);
        draft.verifyName = u"kubernetes"_s;
        draft.namespaceName = u"spark"_s;
        const auto request = ladderRequest(draft, {});
        QVERIFY(request);
        QCOMPARE(request->endpoint.host, u"k3s.example"_s);
        QCOMPARE(request->endpoint.port, quint16(6443));
        QCOMPARE(*request->endpoint.security.anchors, authority.anchors());
        QCOMPARE(request->endpoint.security.verifyName, u"kubernetes"_s);
        QCOMPARE(request->auth.token, QByteArray("secret-token-1"));
        QCOMPARE(request->namespaceName, u"spark"_s);
    }

    void withoutACaTheSystemDecides()
    {
        ConnectionDraft draft = parts(TestAuthority());
        draft.caPem.clear();
        QVERIFY(!ladderRequest(draft, {})->endpoint.security.anchors);
        draft.caPem = "rubbish";
        QCOMPARE(ladderRequest(draft, {}).error().code, Errc::CertificateInvalid);
        QCOMPARE(stepState(draft, ConnectStep::Trust), StepState::Wrong);
    }

    void proxies()
    {
        ConnectionDraft draft = parts(TestAuthority());
        QProcessEnvironment environment;
        environment.insert(u"HTTPS_PROXY"_s, u"http://proxy:3128"_s);
        QCOMPARE(ladderRequest(draft, environment)->endpoint.proxy.host, u"proxy"_s);
        draft.proxy = ConnectionDraft::Proxy::None;
        QVERIFY(ladderRequest(draft, environment)->endpoint.proxy.host.isEmpty());
        draft.proxy = ConnectionDraft::Proxy::Url;
        draft.proxyUrl = u"socks5://me:pw@other:1080"_s;
        QCOMPARE(ladderRequest(draft, environment)->endpoint.proxy.password, u"pw"_s);
        QCOMPARE(profileOf(draft).proxyUrl, u"socks5://me@other:1080"_s);
        QCOMPARE(secretsOf(draft).proxyPassword, QByteArray("pw"));
        draft.proxyUrl = u"ftp://x"_s;
        QCOMPARE(stepState(draft, ConnectStep::Proxy), StepState::Wrong);
    }

    void certificateAndKeyBelongTogether()
    {
        const TestAuthority authority;
        const TestIdentity mine = authority.client(u"jane"_s);
        const TestIdentity other = authority.client(u"jane"_s);
        ConnectionDraft draft = parts(authority);
        draft.identity = ConnectionDraft::Identity::Certificate;
        QCOMPARE(stepState(draft, ConnectStep::Identity), StepState::Open);
        draft.certificatePem = mine.certificatePem();
        draft.keyPem = mine.keyPem();
        QCOMPARE(stepState(draft, ConnectStep::Identity), StepState::Done);
        QVERIFY(!ladderRequest(draft, {})->endpoint.security.clientKey.isNull());
        draft.keyPem = other.keyPem();
        QCOMPARE(stepState(draft, ConnectStep::Identity), StepState::Wrong);
    }

    /// A profile holds no secret, and becomes the same draft again with it.
    void profileAndBack()
    {
        ConnectionDraft draft = parts(TestAuthority());
        draft.name = u"stage"_s;
        draft.namespaceName = u"spark"_s;
        draft.serviceAccount = u"driver"_s;
        draft.impersonation.user = u"bob"_s;
        draft.readOnly = true;
        Profile profile = profileOf(draft);
        QVERIFY(profile.id.isEmpty());
        QVERIFY(!QJsonDocument(settings::toJson(profile)).toJson().contains("secret-token-1"));
        QCOMPARE(secretsOf(draft).login, QByteArray("secret-token-1"));
        QVERIFY(secretsOf(draft).proxyPassword.isEmpty());
        profile.id = u"profile:1"_s;
        ConnectionDraft again = draftOf(profile);
        takeSecrets(again, secretsOf(draft));
        QCOMPARE(again.token, draft.token);
        QCOMPARE(profileOf(again), profile);
    }

    /// A context stays one of its file; only what was altered is kept beside it.
    void contextOfAKubeconfig()
    {
        const TestAuthority authority;
        const QByteArray text =
            "apiVersion: v1\nkind: Config\ncurrent-context: lab\n"
            "clusters:\n- name: c\n  cluster: {server: 'https://lab.example:6443', "
            "certificate-authority-data: " +
            authority.pem().toBase64() +
            "}\nusers:\n- name: u\n  user: {token: tok}\n"
            "contexts:\n- name: lab\n  context: {cluster: c, user: u, namespace: jobs}\n";
        const auto context =
            kube::resolve(kube::parseKubeconfig(text, u"/home/a/config"_s), {}, {});
        QVERIFY(context);
        ConnectionDraft draft;
        takeContext(draft, *context);
        draft.kubeconfigPath = u"/home/a/config"_s;
        QCOMPARE(draft.identity, ConnectionDraft::Identity::Token);
        QCOMPARE(draft.namespaceName, u"jobs"_s);
        Profile profile = profileOf(draft);
        QCOMPARE(profile.id, u"kubeconfig:lab"_s);
        QCOMPARE(profile.identity, Profile::Identity::Kubeconfig);
        QVERIFY(profile.server.isEmpty() && profile.caPem.isEmpty());
        QVERIFY(!hasOwnSecret(draft));
        draft.insecure = true; // as the file says: it may say otherwise tomorrow
        QVERIFY(!profileOf(draft).insecure);
        draft.insecure = false;
        draft.token = "new";
        draft.ownIdentity = true;
        draft.ownTrust = true;
        profile = profileOf(draft);
        QCOMPARE(profile.identity, Profile::Identity::Token);
        QVERIFY(!profile.caPem.isEmpty());
        // pasted: there is no file, so all of it is kept
        draft.kubeconfigPath.clear();
        profile = profileOf(draft);
        QVERIFY(profile.id.isEmpty());
        QCOMPARE(profile.server, u"https://lab.example:6443"_s);
    }

    /// A plug-in that was pasted: all of it is the secret, and it comes back as it was.
    void pluginIsKept_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("pasted") << QString();
        QTest::newRow("file from Rancher") << u"/home/jane/my files/#1 ranch\u00e9r.yaml"_s;
    }
    void pluginIsKept()
    {
        QFETCH(QString, path);
        const TestAuthority authority;
        ConnectionDraft draft = pasted(authority, kPlugin, kExtension, path);
        draft.kubeconfigPath = path;
        if (!path.isEmpty())
            draft.source = ConnectionDraft::Source::Rancher;
        QVERIFY(draft.exec);
        QCOMPARE(draft.exec->file, path);
        Profile profile = profileOf(draft);
        QCOMPARE(profile.identity, Profile::Identity::Exec);
        QVERIFY(hasOwnSecret(draft));
        const QByteArray json = QJsonDocument(settings::toJson(profile)).toJson();
        for (const char *secret : {"env-secret", "arg-secret", "tools/login", "LOGIN_KEY"})
            QVERIFY2(!json.contains(secret), secret);
        const auto opened = reopened(draft);
        QVERIFY(opened);
        QVERIFY(opened->auth.exec);
        QCOMPARE(kube::consentKey(*opened->auth.exec), kube::consentKey(*draft.exec));
        QVERIFY(*opened->auth.exec == *draft.exec); // what it is told about the cluster, too
        const kube::ExecClusterInfo told = kube::execClusterInfo(opened->auth.exec->clusterInfo);
        QCOMPARE(told.server, u"https://lab.example:6443"_s);
        QCOMPARE(told.tlsServerName, u"kubernetes"_s);
        QCOMPARE(told.config, QByteArray("{\"audience\":\"lab\",\"depth\":3}"));
        // in the wizard again, and kept once more
        profile.id = u"profile:1"_s;
        profile.secretId = u"session/1"_s;
        ConnectionDraft again = draftOf(profile);
        QCOMPARE(again.identity, ConnectionDraft::Identity::Exec);
        QVERIFY(again.keptUnread);
        takeSecrets(again, secretsOf(draft));
        QVERIFY(!again.keptUnread);
        QCOMPARE(stepState(again, ConnectStep::Identity), StepState::Done);
        QCOMPARE(secretsOf(again), secretsOf(draft));
        const auto request = ladderRequest(again, {});
        QVERIFY(request);
        QVERIFY(*request->auth.exec == *draft.exec);
    }

    void pluginIsToldTheNewAddress()
    {
        ConnectionDraft draft = pasted(TestAuthority(), kPlugin, kExtension);
        draft.server = u"https://other.example:6443"_s;
        const auto request = ladderRequest(draft, {});
        QVERIFY(request);
        const kube::ExecClusterInfo told = kube::execClusterInfo(request->auth.exec->clusterInfo);
        QCOMPARE(told.server, draft.server);
        QVERIFY(!told.config.isEmpty());
    }

    void identityServerIsKept()
    {
        const TestAuthority authority;
        const QByteArray ca =
            "        idp-certificate-authority-data: " + authority.pem().toBase64() + '\n';
        const ConnectionDraft draft = pasted(authority, kIdentityServer + ca);
        QVERIFY(draft.oidc);
        const Profile profile = profileOf(draft);
        QCOMPARE(profile.identity, Profile::Identity::Oidc);
        const QByteArray json = QJsonDocument(settings::toJson(profile)).toJson();
        for (const char *secret : {"refresh-secret-1", "client-secret-1", "id.token.secret"})
            QVERIFY2(!json.contains(secret), secret);
        const auto opened = reopened(draft);
        QVERIFY(opened);
        QVERIFY(opened->auth.oidc == draft.oidc);
        QCOMPARE(opened->auth.oidc->refreshToken, u"refresh-secret-1"_s);
        QCOMPARE(opened->auth.oidc->certificateAuthority, authority.pem());
        ConnectionDraft again = draftOf(profile);
        takeSecrets(again, secretsOf(draft));
        QVERIFY(again.oidc == draft.oidc);
    }

    void damagedLoginIsSaid()
    {
        Profile profile;
        profile.id = u"profile:1"_s;
        profile.server = u"https://lab.example:6443"_s;
        profile.identity = Profile::Identity::Exec;
        for (const QByteArray &kept : {QByteArray(), QByteArray("a-token"), QByteArray("a: [1"),
                                       kube::keptLoginText({}), QByteArray("# of /a/b")}) {
            const auto opened =
                kube::resolve(engine::withProfile({}, profile, {.login = kept}), profile.id, {});
            QVERIFY(!opened);
            QCOMPARE(opened.error().context.value(u"problem"_s), u"secret-missing"_s);
        }
    }

    void proxyPasswordIsKeptApart_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("kept");
        QTest::addColumn<QString>("password");
        QTest::newRow("plain") << u"http://me:pw1@proxy.example:3128"_s
                               << u"http://me@proxy.example:3128"_s << u"pw1"_s;
        QTest::newRow("encoded") << u"http://me:p%40w%3A1%25@proxy.example:3128/"_s
                                 << u"http://me@proxy.example:3128"_s << u"p@w:1%"_s;
        QTest::newRow("at sign as it is")
            << u"socks5://me:p@w@[fd00::7]:1080"_s << u"socks5://me@[fd00::7]:1080"_s << u"p@w"_s;
        QTest::newRow("none") << u"http://proxy.example:3128"_s << u"http://proxy.example:3128"_s
                              << QString();
        QTest::newRow("no URL") << u"me:pw1@proxy.example"_s << QString() << QString();
    }
    void proxyPasswordIsKeptApart()
    {
        QFETCH(QString, typed);
        QFETCH(QString, kept);
        QFETCH(QString, password);
        ConnectionDraft draft = parts(TestAuthority());
        draft.proxy = ConnectionDraft::Proxy::Url;
        draft.proxyUrl = typed;
        Profile profile = profileOf(draft);
        QCOMPARE(profile.proxyUrl, kept);
        QCOMPARE(QString::fromUtf8(secretsOf(draft).proxyPassword), password);
        if (kept.isEmpty())
            return;
        const auto opened = reopened(draft);
        QVERIFY(opened);
        QCOMPARE(opened->endpoint.proxy, ladderRequest(draft, {})->endpoint.proxy);
        QCOMPARE(opened->endpoint.proxy.password, password);
        profile.id = u"profile:1"_s;
        ConnectionDraft again = draftOf(profile);
        takeSecrets(again, secretsOf(draft));
        QCOMPARE(ladderRequest(again, {})->endpoint.proxy, opened->endpoint.proxy);
        QCOMPARE(profileOf(again).proxyUrl, kept);
    }

    /// What the kubeconfig or the environment says about proxies stays theirs.
    void proxyOfAContextStaysThere()
    {
        const TestAuthority authority;
        const QByteArray proxy = "    proxy-url: http://me:pw1@proxy.example:3128\n";
        const QString path = u"/home/a/config"_s;
        ConnectionDraft draft = pasted(authority, "    token: tok\n", proxy, path);
        draft.kubeconfigPath = path;
        QCOMPARE(draft.proxyUrl, u"http://me:pw1@proxy.example:3128"_s);
        QVERIFY(profileOf(draft).proxyUrl.isEmpty());
        QVERIFY(!hasOwnSecret(draft));
        draft.ownProxy = true;
        QCOMPARE(profileOf(draft).proxyUrl, u"http://me@proxy.example:3128"_s);
        QCOMPARE(secretsOf(draft).proxyPassword, QByteArray("pw1"));
        ConnectionDraft none = pasted(authority, "    token: tok\n");
        QCOMPARE(none.proxy, ConnectionDraft::Proxy::Environment);
    }

    /// What was tested is what is opened later: of a file's context, of a pasted one, and of a
    /// file's that was looked at again in the wizard.
    void whatWasTestedIsOpened_data()
    {
        QTest::addColumn<int>("at");
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("again");
        const QList<Altered> drafts = alteredDrafts();
        const auto row = [](const QByteArray &name, int at, const QString &path, bool again) {
            QTest::newRow(name.constData()) << at << path << again;
        };
        for (int at = 0; at < drafts.size(); ++at) {
            const QByteArray name = drafts[at].name;
            row(name, at, u"/home/a/config"_s, false);
            row(name + ", twice", at, u"/home/a/config"_s, true);
            row(name + ", pasted", at, {}, false);
        }
    }
    void whatWasTestedIsOpened()
    {
        QFETCH(const int, at);
        QFETCH(const QString, path);
        QFETCH(const bool, again);
        const Altered altered = alteredDrafts().at(at);
        const TestAuthority authority;
        QProcessEnvironment environment;
        environment.insert(u"HTTPS_PROXY"_s, u"http://of-environment.example:3128"_s);
        const kube::Kubeconfig config =
            kubeconfigOf(authority, altered.user, altered.cluster, path);
        const auto context = kube::resolve(config, {}, environment);
        QVERIFY2(context, context ? "" : qPrintable(context.error().detail));
        ConnectionDraft draft;
        takeContext(draft, *context);
        draft.kubeconfigPath = path;
        altered.alter(draft);
        Profile profile = profileOf(draft);
        const engine::ProfileSecrets secrets = secretsOf(draft);
        if (path.isEmpty())
            profile.id = u"profile:1"_s;
        const auto kept = settings::profileFromJson(settings::toJson(profile));
        QVERIFY(kept);
        QVERIFY(*kept == profile);
        if (again) {
            ConnectionDraft second;
            takeContext(second, *context);
            second.kubeconfigPath = path;
            layDecision(second, *kept);
            const ConnectionDraft before = second;
            takeSecrets(second, secrets);
            if (!second.ownIdentity) // as the wizard does: they are the kubeconfig's own
                second.token = before.token;
            QVERIFY(profileOf(second) == profile);
            QVERIFY(secretsOf(second) == secrets);
            draft = second;
        }
        const auto tested = ladderRequest(draft, environment);
        const auto resolved = kube::resolve(
            engine::withProfile(path.isEmpty() ? kube::Kubeconfig() : config, *kept, secrets),
            engine::contextNameOf(*kept), environment);
        QCOMPARE(resolved.has_value(), tested.has_value());
        if (!tested) {
            QCOMPARE(resolved.error().code, tested.error().code);
            return;
        }
        const auto services = std::make_shared<kube::AuthServices>(kube::AuthServices::Options());
        const SystemClock clock;
        const auto opened = engine::connectionOf(*resolved, *kept, services, clock);
        QVERIFY(opened);
        QVERIFY(opened->endpoint.security == tested->endpoint.security);
        QCOMPARE(opened->endpoint.proxy, tested->endpoint.proxy);
        QVERIFY(opened->endpoint == tested->endpoint);
        QVERIFY(opened->auth.impersonation == tested->auth.impersonation);
        QVERIFY(opened->auth.exec == tested->auth.exec);
        QVERIFY(opened->auth == tested->auth);
    }

    /// Also a key that Qt itself cannot write as text, and one with a pass-phrase.
    void everyKeyIsKept_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("RSA") << int(CertificateOptions::Key::Rsa2048);
        QTest::newRow("EC") << int(CertificateOptions::Key::Ec);
        QTest::newRow("Ed25519") << int(CertificateOptions::Key::Ed25519);
    }
    void everyKeyIsKept()
    {
        QFETCH(const int, kind);
        const TestAuthority authority;
        CertificateOptions options;
        options.commonName = u"jane"_s;
        options.key = CertificateOptions::Key(kind);
        const TestIdentity jane = authority.issue(options);
        const ConnectionDraft draft =
            pasted(authority, "    client-certificate-data: " + jane.certificatePem().toBase64() +
                                  "\n    client-key-data: " + jane.keyPem().toBase64() + '\n');
        QCOMPARE(draft.identity, ConnectionDraft::Identity::Certificate);
        const auto opened = reopened(draft); // with a pair that fits, or not at all
        QVERIFY(opened);
        QVERIFY(!opened->endpoint.security.clientKey.isNull());
        QCOMPARE(opened->endpoint.security.clientChain,
                 ladderRequest(draft, {})->endpoint.security.clientChain);
        ConnectionDraft locked = draft;
        locked.resolvedKey = {};
        locked.keyPem = encryptedKey(jane, "secret");
        locked.keyPassphrase = u"secret"_s;
        QVERIFY(!secretsOf(locked).login.contains("ENCRYPTED"));
        QVERIFY(reopened(locked));
    }

    void certificateBesideATokenIsTestedToo()
    {
        const TestAuthority authority;
        const TestIdentity jane = authority.client(u"jane"_s);
        const QByteArray user =
            "    token: tok\n    client-certificate-data: " + jane.certificatePem().toBase64() +
            "\n    client-key-data: " + jane.keyPem().toBase64() + '\n';
        const QString path = u"/home/a/config"_s;
        const kube::Kubeconfig config = kubeconfigOf(authority, user, {}, path);
        const auto context = kube::resolve(config, {}, {});
        QVERIFY(context);
        ConnectionDraft draft;
        takeContext(draft, *context);
        draft.kubeconfigPath = path;
        const auto tested = ladderRequest(draft, {});
        QVERIFY(tested);
        QCOMPARE(tested->endpoint.security.clientChain, context->endpoint.security.clientChain);
        QCOMPARE(tested->auth.token, QByteArray("tok"));
        draft.ownIdentity = true; // a token alone
        QVERIFY(ladderRequest(draft, {})->endpoint.security.clientChain.isEmpty());
    }

    void names()
    {
        ConnectionDraft draft;
        draft.server = u"https://k3s-stage.ops.example:6443"_s;
        QCOMPARE(suggestedName(draft), u"k3s-stage"_s);
        draft.server = u"https://10.0.0.7:6443"_s;
        QCOMPARE(suggestedName(draft), u"10.0.0.7"_s);
        QCOMPARE(connectStep(u"trust"_s), ConnectStep::Trust);
        QVERIFY(!connectStep(u"nowhere"_s));
        for (int i = 0; i < kConnectSteps; ++i)
            QCOMPARE(connectStep(connectStepId(ConnectStep(i))), ConnectStep(i));
    }

    void wordsOfFindingsAndRungs()
    {
        const CauseSentence sentence =
            causeSentence(finding("name-not-resolved"_L1, {{u"host"_s, u"k3s.lab"_s}}));
        QVERIFY(sentence.what.contains(u"k3s.lab"_s));
        QVERIFY(!sentence.next.isEmpty());
        for (int i = 0; i <= int(kube::Rung::SparkRights); ++i) {
            QVERIFY(!rungTitle(kube::Rung(i)).isEmpty());
            QVERIFY(!rungMeaning(kube::Rung(i)).isEmpty());
        }
        kube::RungResult result;
        result.state = kube::RungState::Passed;
        result.facts.insert(u"addresses"_s, u"10.0.0.1, 10.0.0.2, a, b, c, d"_s);
        QCOMPARE(rungEvidence(result), u"10.0.0.1, 10.0.0.2, a, b and 2 more"_s);
        QCOMPARE(milliseconds(std::chrono::milliseconds(39)), u"39 ms"_s);
        QCOMPARE(milliseconds(std::chrono::milliseconds(1240)), u"1.2 s"_s);
    }
};

QTEST_GUILESS_MAIN(TestConnectionDraft)
#include "tst_connectiondraft.moc"
