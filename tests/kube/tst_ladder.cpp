// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/causes.h"
#include "core/base/causetexts.h"
#include "core/kube/check/causeof.h"
#include "tests/kube/checkrig.h"
#include "tests/support/identityserver.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTimer>
#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using kube::Rung;
using kube::RungState;

namespace {

QStringList states(const kube::Ladder &ladder)
{
    QStringList all;
    for (const kube::RungResult &result : ladder.results())
        all.append(kube::rungStateName(result.state));
    return all;
}

} // namespace

/// The ladder from an address to the rights for Spark.
class TestLadder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goodCluster();
    void oneConnectionServesTheLowerRungs();
    void noCredentialBeforeTheCertificateIsJudged();
    void plainHttp();
    void insecure();
    void authorityBeingReplaced();
    void throughAProxy_data();
    void throughAProxy();
    void anonymousRefusedProvesTls();
    void loginInFrontOfTheServer();
    void identityServerTakesItsTime();
    void bodyThatTrickles();
    void olderServers_data();
    void olderServers();
    void namespacesNotListed();
    void missingRightsByName();
    void optionalRightsWarn();
    void ellipticKeyIsANotice();
    void cancel_data();
    void cancel();
    void deletedWhileItClimbs();
    void signalsTellEveryRung();
    void everyErrorHasWords();
    void driverErrors_data();
    void driverErrors();
};

void TestLadder::goodCluster()
{
    CheckRig rig;
    rig.serveWell();
    QVERIFY(rig.climb());
    QCOMPARE(states(*rig.ladder).join(u' '),
             u"passed passed skipped passed passed passed passed passed passed passed"_s);
    QVERIFY(rig.ladder->passed());
    QCOMPARE(rig.rung(Rung::Resolve).facts.value(u"addresses"_s), u"127.0.0.1"_s);
    QCOMPARE(rig.rung(Rung::Tcp).facts.value(u"address"_s), u"127.0.0.1"_s);
    QCOMPARE(rig.rung(Rung::Tls).facts.value(u"protocol"_s), u"TLSv1.3"_s);
    QCOMPARE(rig.rung(Rung::Trust).facts.value(u"issuer"_s), u"cluster-ca"_s);
    QVERIFY(rig.rung(Rung::Name).facts.value(u"names"_s).contains(u"127.0.0.1"_s));
    QCOMPARE(rig.rung(Rung::Kubernetes).facts.value(u"version"_s), u"v1.34.1"_s);
    QCOMPARE(rig.rung(Rung::WhoAmI).facts.value(u"user"_s), u"jane"_s);
    QCOMPARE(rig.rung(Rung::WhoAmI).facts.value(u"groups"_s), u"team-a, system:authenticated"_s);
    QCOMPARE(rig.rung(Rung::Namespaces).facts.value(u"namespaces"_s), u"default, jobs"_s);
    QCOMPARE(rig.rung(Rung::Namespaces).facts.value(u"listed"_s), u"yes"_s);
    QCOMPARE(rig.rung(Rung::SparkRights).facts.value(u"missing"_s), QString());
    QCOMPARE(rig.ladder->peer().chain.size(), 1);
}

void TestLadder::oneConnectionServesTheLowerRungs()
{
    CheckRig rig;
    rig.serveWell();
    QVERIFY(rig.climb());
    const QList<SeenRequest> &seen = rig.server->requests();
    QCOMPARE(seen.first().target, QByteArray("/version"));
    QCOMPARE(seen.at(1).connection, 1); // who am I, over the same one
    QCOMPARE(rig.server->count("GET", "/version"), 1);
    QVERIFY2(rig.server->connectionsSeen() <= 6,
             qPrintable(QString::number(rig.server->connectionsSeen())));
    for (const SeenRequest &request : seen)
        QVERIFY(request.method == "GET" || request.target.contains("reviews"));
}

void TestLadder::noCredentialBeforeTheCertificateIsJudged()
{
    CheckRig rig;
    rig.serveWell();
    QVERIFY(rig.climb());
    QCOMPARE(rig.server->requests().first().header("Authorization"), QByteArray());
    QCOMPARE(rig.server->requests().at(1).header("Authorization"),
             QByteArray("Bearer a-good-token"));

    CheckRig expired; // asked once more for its date, still by nobody
    CertificateOptions options;
    options.addresses = {u"127.0.0.1"_s};
    options.notBefore = QDateTime::currentDateTimeUtc().addDays(-9);
    options.notAfter = QDateTime::currentDateTimeUtc().addDays(-3);
    expired.serveCertificate(options);
    QVERIFY(expired.climb());
    for (const SeenRequest &request : expired.server->requests()) {
        QCOMPARE(request.target, QByteArray("/version"));
        QCOMPARE(request.header("Authorization"), QByteArray());
    }
}

void TestLadder::plainHttp()
{
    CheckRig rig;
    rig.servePlain();
    QVERIFY(rig.climb());
    QCOMPARE(states(*rig.ladder).join(u' '),
             u"passed passed skipped skipped skipped skipped passed passed passed passed"_s);

    CheckRig away; // the same through a proxy, to an address that is not this machine's
    away.servePlain();
    away.through(net::Proxy::Kind::Socks5, u"192.0.2.10"_s);
    QVERIFY(away.climb());
    QCOMPARE(kube::rungStateName(away.rung(Rung::Tls).state), "warned"_L1);
    QCOMPARE(away.rung(Rung::Tls).findings.value(0).detail, u"connection-plain-http"_s);
    QVERIFY(away.ladder->passed());
}

void TestLadder::insecure()
{
    CheckRig rig;
    rig.serve(TestAuthority(u"other-ca"_s).server(), rig.authority.anchors());
    rig.request.endpoint.security.insecure = true;
    QVERIFY(rig.climb());
    QCOMPARE(kube::rungStateName(rig.rung(Rung::Trust).state), "warned"_L1);
    QCOMPARE(rig.rung(Rung::Trust).findings.value(0).detail, u"connection-insecure"_s);
    QCOMPARE(kube::rungStateName(rig.rung(Rung::Name).state), "skipped"_L1);
    QVERIFY(rig.ladder->passed());
}

/// kube-client §10.4, row 60: as long as the file has the old authority and the new one, both do.
void TestLadder::authorityBeingReplaced()
{
    const TestAuthority before(u"cluster-ca"_s);
    const TestAuthority after(u"cluster-ca"_s);
    for (const TestAuthority *signer : {&before, &after}) {
        CheckRig rig;
        rig.serve(signer->server(), before.anchors() + after.anchors());
        QVERIFY(rig.climb());
        QVERIFY(rig.ladder->passed());
    }
}

void TestLadder::throughAProxy_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("CONNECT") << int(net::Proxy::Kind::Http);
    QTest::newRow("SOCKS 5") << int(net::Proxy::Kind::Socks5);
}

void TestLadder::throughAProxy()
{
    QFETCH(int, kind);
    CheckRig rig;
    CertificateOptions options;
    options.dnsNames = {u"api.nowhere.invalid"_s};
    rig.serveCertificate(options);
    FakeProxy &proxy = rig.through(net::Proxy::Kind(kind), u"api.nowhere.invalid"_s, 6443);
    QVERIFY(rig.climb());
    QVERIFY(rig.ladder->passed());
    QCOMPARE(kube::rungStateName(rig.rung(Rung::Proxy).state), "passed"_L1);
    QCOMPARE(rig.rung(Rung::Proxy).facts.value(u"proxy"_s),
             u"127.0.0.1:"_s + QString::number(proxy.settings().port));
    QCOMPARE(proxy.asked().first(), QByteArray("api.nowhere.invalid:6443"));
}

/// kube-client §2.5: a 401 says that address, TLS and API are right.
void TestLadder::anonymousRefusedProvesTls()
{
    CheckRig rig;
    rig.serveWell();
    rig.anonymousMay = false;
    QVERIFY(rig.climb());
    QCOMPARE(kube::rungStateName(rig.rung(Rung::Kubernetes).state), "passed"_L1);
    QCOMPARE(rig.rung(Rung::Kubernetes).facts.value(u"status"_s), u"401"_s);
    QVERIFY(rig.ladder->passed());
}

/// A proxy in front that wants to know us before it shows anything, and says so in HTML.
/// Its own time-out tells more than the ladder's, and comes first.
void TestLadder::identityServerTakesItsTime()
{
    IdentityServer identity;
    identity.delay = 300ms;
    identity.nextIdToken =
        IdentityServer::idToken(u"jane"_s, QDateTime::currentDateTimeUtc().addSecs(3600));
    CheckRig rig;
    rig.serveWell();
    rig.request.auth.token.clear();
    kube::OidcSettings oidc;
    oidc.issuerUrl = identity.issuer();
    oidc.clientId = identity.clientId;
    oidc.refreshToken = QString::fromLatin1(identity.refreshToken);
    oidc.certificateAuthority = identity.authorityPem();
    rig.request.auth.oidc = oidc;
    rig.request.authServices = std::make_shared<kube::AuthServices>(kube::AuthServices::Options());
    rig.request.credentialTimeout = 100ms;
    rig.request.answerTimeout = 4000ms;
    QVERIFY(rig.climb());
    QCOMPARE(identity.tokenRequests.size(), 1);
    QCOMPARE(rig.rung(Rung::WhoAmI).state, RungState::Passed);
}

void TestLadder::loginInFrontOfTheServer()
{
    CheckRig rig;
    rig.serveWell();
    rig.server->once("GET", "/version",
                     Script::response(401, "<html>401 Authorization Required</html>", "text/html"));
    QVERIFY(rig.climb());
    QVERIFY(rig.ladder->passed());
    QCOMPARE(rig.server->count("GET", "/version"), 2);
    QCOMPARE(rig.rung(Rung::Kubernetes).facts.value(u"version"_s), u"v1.34.1"_s);
}

/// Something comes all the time, and it never ends: no time limit of a phase ends that.
void TestLadder::bodyThatTrickles()
{
    CheckRig rig;
    rig.serveWell();
    rig.request.answerTimeout = 300ms;
    Script drops = Script().head(200, {{"Content-Type", "application/json"}});
    for (int i = 0; i < 500; ++i)
        drops.chunk(" ").gate("drop");
    rig.always("GET", "/version", drops);
    QTimer dripping;
    QObject::connect(&dripping, &QTimer::timeout, rig.server.get(),
                     [&rig] { rig.server->openOnce("drop"); });
    dripping.start(20ms);
    QElapsedTimer took;
    took.start();
    QVERIFY(rig.climb());
    QVERIFY2(took.elapsed() < 4000, qPrintable(QString::number(took.elapsed())));
    QCOMPARE(states(*rig.ladder).mid(6).join(u' '),
             u"failed not-reached not-reached not-reached"_s);
    QCOMPARE(rig.problem().findings.value(0).detail, u"api-server-timeout"_s);
    QCOMPARE(rig.problem().findings.value(0).context.value(u"reason"_s), u"mute"_s);
}

void TestLadder::olderServers_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<QByteArray>("token");
    QTest::addColumn<QString>("user");
    QTest::newRow("1.27: v1beta1") << 1 << QByteArray("t") << u"jane"_s;
    QTest::newRow("1.26: v1alpha1") << 2 << QByteArray("t") << u"jane"_s;
    const QByteArray claims =
        QByteArray("{\"sub\":\"system:serviceaccount:a:b\"}")
            .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
    QTest::newRow("before: what the token says")
        << 3 << "eyJhbGciOiJub25lIn0." + claims + ".c2ln" << u"system:serviceaccount:a:b"_s;
    QTest::newRow("before: unknown") << 3 << QByteArray("opaque") << QString();
}

void TestLadder::olderServers()
{
    QFETCH(int, from);
    QFETCH(QByteArray, token);
    QFETCH(QString, user);
    CheckRig rig;
    rig.serveWell();
    rig.reviewsFrom = from;
    rig.request.auth.token = token;
    QVERIFY(rig.climb());
    QVERIFY(rig.ladder->passed());
    QCOMPARE(rig.rung(Rung::WhoAmI).facts.value(u"user"_s), user);
    QCOMPARE(rig.rung(Rung::WhoAmI).facts.contains(u"guessed"_s), from == 3);
}

void TestLadder::namespacesNotListed()
{
    CheckRig rig;
    rig.serveWell();
    rig.mayListNamespaces = false;
    QVERIFY(rig.climb());
    QVERIFY(rig.ladder->passed());
    QCOMPARE(kube::rungStateName(rig.rung(Rung::Namespaces).state), "passed"_L1);
    QCOMPARE(rig.rung(Rung::Namespaces).facts.value(u"listed"_s), u"no"_s);
    QCOMPARE(rig.rung(Rung::Namespaces).facts.value(u"namespaces"_s), u"jobs"_s);
}

void TestLadder::missingRightsByName()
{
    CheckRig rig;
    rig.serveWell();
    rig.denied = {u"create pods"_s, u"patch services"_s, u"get pods/log"_s};
    QVERIFY(rig.climb());
    const kube::RungResult result = rig.rung(Rung::SparkRights);
    QCOMPARE(kube::rungStateName(result.state), "failed"_L1);
    for (const QString &right : {u"create pods"_s, u"patch services"_s})
        QVERIFY2(result.facts.value(u"missing"_s).contains(right),
                 qPrintable(result.facts.value(u"missing"_s)));
    QVERIFY(result.facts.value(u"optional"_s).contains(u"pods/log"_s));
    QStringList details;
    for (const Finding &one : result.findings)
        details.append(one.detail);
    details.sort();
    QCOMPARE(details, QStringList({u"rbac-user"_s, u"rbac-user-pod-log"_s, u"rbac-user-pods"_s}));
    for (const Finding &one : result.findings) {
        QCOMPARE(one.context.value(u"namespace"_s), u"jobs"_s);
        QCOMPARE(one.context.value(u"user"_s), u"jane"_s);
    }
}

void TestLadder::optionalRightsWarn()
{
    CheckRig rig;
    rig.serveWell();
    rig.denied = {u"get pods/log"_s};
    QVERIFY(rig.climb());
    QCOMPARE(kube::rungStateName(rig.rung(Rung::SparkRights).state), "warned"_L1);
    QVERIFY(rig.ladder->passed());
}

void TestLadder::ellipticKeyIsANotice()
{
    CheckRig rig;
    rig.serveWell();
    CertificateOptions options;
    options.commonName = u"jane"_s;
    options.notAfter = QDateTime::currentDateTimeUtc().addDays(365);
    const TestIdentity own = TestAuthority(u"client-ca"_s).issue(options);
    rig.request.auth.token.clear();
    rig.request.endpoint.security.clientChain = own.chain;
    rig.request.endpoint.security.clientKey = own.key;
    QVERIFY(rig.climb());
    const kube::RungResult result = rig.rung(Rung::WhoAmI);
    QCOMPARE(kube::rungStateName(result.state), "passed"_L1);
    QCOMPARE(result.findings.value(0).detail, u"client-key-ec-unsupported"_s);
    QCOMPARE(result.findings.value(0).severity, Finding::Severity::Notice);
}

void TestLadder::cancel_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("target");
    QTest::newRow("version") << QByteArray("GET") << QByteArray("/version");
    QTest::newRow("who am I") << QByteArray("POST") << QByteArray("/apis/authentication");
    QTest::newRow("namespaces") << QByteArray("GET") << QByteArray("/api/v1/namespaces");
    QTest::newRow("rights") << QByteArray("POST") << QByteArray("/apis/authorization");
}

void TestLadder::cancel()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, target);
    CheckRig rig;
    rig.serveWell();
    rig.always(method, target, Script::nothing());
    kube::Ladder ladder(rig.request, rig.clock);
    QSignalSpy finished(&ladder, &kube::Ladder::finished);
    ladder.start();
    QTRY_VERIFY(rig.server->count(method, target) > 0);
    ladder.cancel();
    QVERIFY(!states(ladder).contains(u"running"_s)); // at once
    QVERIFY(!states(ladder).contains(u"waiting"_s));
    QVERIFY(!ladder.passed());
    QVERIFY(finished.isEmpty());
    QTRY_COMPARE(finished.size(), 1);
    QTRY_COMPARE(rig.server->connectionsOpen(), 0);
    ladder.cancel();
    QCOMPARE(finished.size(), 1);
}

void TestLadder::deletedWhileItClimbs()
{
    for (int after = 1; after < 20; ++after) {
        CheckRig rig;
        rig.serveWell();
        auto ladder = std::make_unique<kube::Ladder>(rig.request, rig.clock);
        int seen = 0;
        bool gone = false;
        connect(ladder.get(), &kube::Ladder::rungChanged, this, [&] {
            if (++seen == after) {
                ladder.reset();
                gone = true;
            }
        });
        connect(ladder.get(), &kube::Ladder::finished, this, [&] { gone = true; });
        ladder->start();
        QTRY_VERIFY(gone);
    }
}

void TestLadder::signalsTellEveryRung()
{
    CheckRig rig;
    rig.serveWell();
    kube::Ladder ladder(rig.request, rig.clock);
    QList<kube::RungResult> told = ladder.results();
    bool over = false;
    connect(&ladder, &kube::Ladder::rungChanged, this, [&](const kube::RungResult &result) {
        QVERIFY(!over);
        told[qsizetype(result.rung)] = result;
    });
    connect(&ladder, &kube::Ladder::finished, this, [&] { over = true; });
    ladder.start();
    QCOMPARE(told.first().state, RungState::Waiting); // nothing from inside start()
    QTRY_VERIFY(over);
    QCOMPARE(told, ladder.results());
}

/// Whatever goes wrong: a slug of the list, an explanation and a next step.
void TestLadder::everyErrorHasWords()
{
    kube::Situation situation;
    situation.endpoint.host = u"api.example"_s;
    situation.endpoint.proxy = {net::Proxy::Kind::Http, u"proxy.example"_s, 3128, {}, {}};
    situation.auth.token = "t";
    situation.namespaceName = u"jobs"_s;
    situation.now = QDateTime::currentDateTimeUtc();
    for (int code = 0; code <= int(Errc::Internal); ++code) {
        for (const QString &phase : {QString(), u"tcp"_s, u"proxy"_s, u"tls"_s, u"head"_s}) {
            Error error{Errc(code), u"text"_s};
            if (!phase.isEmpty())
                error.context.insert(u"phase"_s, phase);
            const Finding made = kube::findingFor(error, situation);
            const QString where = QString(errcName(Errc(code))) + u' ' + phase + u' ' + made.detail;
            QVERIFY2(isCause(made.cause), qPrintable(where));
            const CauseWords words = causeWords(made);
            QVERIFY2(!words.explanation.isEmpty() && !words.fixes.isEmpty(), qPrintable(where));
        }
    }
}

void TestLadder::driverErrors_data()
{
    QTest::addColumn<QString>("verb");
    QTest::addColumn<QString>("resource");
    QTest::addColumn<QString>("account");
    QTest::addColumn<QString>("detail");
    const QString spark = u"system:serviceaccount:jobs:spark"_s;
    QTest::newRow("pods") << u"create"_s << u"pods"_s << spark << u"rbac-driver-pods"_s;
    QTest::newRow("config maps") << u"create"_s << u"configmaps"_s << spark
                                 << u"rbac-driver-configmaps"_s;
    QTest::newRow("claims") << u"list"_s << u"persistentvolumeclaims"_s << spark
                            << u"rbac-driver-pvc"_s;
    QTest::newRow("services") << u"create"_s << u"services"_s << spark
                              << u"rbac-driver-role-incomplete"_s;
    QTest::newRow("clean-up") << u"deletecollection"_s << u"pods"_s << spark
                              << u"rbac-driver-deletecollection"_s;
    QTest::newRow("no account named")
        << u"get"_s << u"pods"_s << u"system:serviceaccount:jobs:default"_s
        << u"rbac-driver-default-sa"_s;
}

void TestLadder::driverErrors()
{
    QFETCH(QString, verb);
    QFETCH(QString, resource);
    QFETCH(QString, account);
    QFETCH(QString, detail);
    kube::Situation situation;
    situation.actor = kube::Situation::Actor::Driver;
    situation.namespaceName = u"jobs"_s;
    const Error error(Errc::Forbidden, {},
                      {{u"verb"_s, verb}, {u"resource"_s, resource}, {u"user"_s, account}});
    QCOMPARE(kube::findingFor(error, situation).detail, detail);
    QCOMPARE(kube::findingFor(Error(Errc::Unauthorized), situation).detail,
             u"token-expired-in-driver"_s);
}

QTEST_GUILESS_MAIN(TestLadder)
#include "tst_ladder.moc"
