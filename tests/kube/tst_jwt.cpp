// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/auth/jwt.h"

#include <QTest>
#include <QTimeZone>

using namespace firesteel;
using namespace firesteel::kube;
using namespace Qt::StringLiterals;
using Kind = TokenReading::Kind;

namespace {

QByteArray base64url(const QByteArray &text)
{
    return text.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
}

QByteArray jwt(QByteArray claims)
{
    claims.replace('\'', '"');
    return base64url("{\"alg\":\"RS256\",\"kid\":\"x\"}") + '.' + base64url(claims) + '.' +
           base64url("signature");
}

QDateTime at(qint64 seconds)
{
    return QDateTime::fromSecsSinceEpoch(seconds, QTimeZone::UTC);
}

const QByteArray kAccount =
    jwt("{'aud':['https://kubernetes.default.svc'],'iss':'https://issuer','sub':"
        "'system:serviceaccount:spark:driver','iat':1800000000,'nbf':1800000001,'exp':1800003600,"
        "'kubernetes.io':{'namespace':'spark','serviceaccount':{'name':'driver','uid':'u'}}}");
const QByteArray kRancher = "kubeconfig-u-abc12xyz:t4f8mbh5vq9nxk2jw7cz6lrp3dgsy8tn";
const QByteArray kOpenShift = "sha256~3Zq1x0b7GkP8wYtVnLrC5mDfHsJ2aUeQ";
const QByteArray kJoin = "K10" + QByteArray(64, 'a') + "::server:0123456789abcdef";

} // namespace

class TestJwt : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void serviceAccount();
    void otherClaims();
    void kinds_data();
    void kinds();
    void copied_data();
    void copied();
    void otherThings_data();
    void otherThings();
    void ends_data();
    void ends();
    void findings();
    void nothingOddBreaksIt_data();
    void nothingOddBreaksIt();
};

void TestJwt::serviceAccount()
{
    const TokenReading reading = readToken(kAccount);
    QCOMPARE(reading.kind, Kind::Jwt);
    QCOMPARE(reading.token, kAccount);
    QCOMPARE(reading.subject, u"system:serviceaccount:spark:driver"_s);
    QCOMPARE(reading.namespaceName, u"spark"_s);
    QCOMPARE(reading.serviceAccount, u"driver"_s);
    QCOMPARE(reading.issuer, u"https://issuer"_s);
    QCOMPARE(reading.audiences, QStringList{u"https://kubernetes.default.svc"_s});
    QCOMPARE(reading.issued, at(1800000000));
    QCOMPARE(reading.notBefore, at(1800000001));
    QCOMPARE(reading.expires, at(1800003600));
    QVERIFY(reading.repaired.isEmpty());
    QVERIFY(reading.isUsable());
}

void TestJwt::otherClaims()
{
    const TokenReading person =
        readToken(jwt("{'aud':'app','sub':'117','email':'jo@example.org','exp':1800000000.75}"));
    QCOMPARE(person.person, u"jo@example.org"_s);
    QCOMPARE(person.audiences, QStringList{u"app"_s});
    QCOMPARE(person.expires, at(1800000000));
    QVERIFY(person.serviceAccount.isEmpty());

    const TokenReading old =
        readToken(jwt("{'sub':'','kubernetes.io/serviceaccount/namespace':'ns',"
                      "'kubernetes.io/serviceaccount/service-account.name':'sa'}"));
    QCOMPARE(old.namespaceName, u"ns"_s);
    QCOMPARE(old.serviceAccount, u"sa"_s);
    QVERIFY(!old.expires);
}

void TestJwt::kinds_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("rancher kubeconfig") << kRancher << int(Kind::Rancher) << QByteArray("rancher");
    QTest::newRow("rancher api key") << QByteArray("token-x7k2p:t4f8mbh5vq9nxk2jw7cz6lrp3dgsy8tn")
                                     << int(Kind::Rancher) << QByteArray("rancher");
    QTest::newRow("openshift") << kOpenShift << int(Kind::OpenShift) << QByteArray("openshift");
    QTest::newRow("bootstrap") << QByteArray("07401b.f395accd246ae52d") << int(Kind::Bootstrap)
                               << QByteArray("bootstrap");
    QTest::newRow("google") << QByteArray("ya29.a0AfB_byC-1234567890") << int(Kind::Opaque)
                            << QByteArray("opaque");
    QTest::newRow("any") << QByteArray("s3cr3t") << int(Kind::Opaque) << QByteArray("opaque");
    QTest::newRow("two dots, but no JWT")
        << QByteArray("eyJ.b.c") << int(Kind::Opaque) << QByteArray("opaque");
    QTest::newRow("k3s join") << kJoin << int(Kind::K3sJoin) << QByteArray("join-token");
    QTest::newRow("k3s join by agent password") << "K10" + QByteArray(64, '0') + "::node:abc"
                                                << int(Kind::K3sJoin) << QByteArray("join-token");
    QTest::newRow("nothing") << QByteArray() << int(Kind::Empty) << QByteArray("empty");
    QTest::newRow("blanks") << QByteArray(" \r\n\t ") << int(Kind::Empty) << QByteArray("empty");
}

void TestJwt::kinds()
{
    QFETCH(QByteArray, text);
    QFETCH(int, kind);
    QFETCH(QByteArray, name);
    const TokenReading reading = readToken(text);
    QCOMPARE(int(reading.kind), kind);
    QCOMPARE(QByteArray(tokenKindName(reading.kind).data()), name);
    const bool usable = reading.kind != Kind::Empty && reading.kind != Kind::K3sJoin;
    QCOMPARE(reading.token, usable ? text : QByteArray());
    QCOMPARE(reading.problem, reading.kind == Kind::K3sJoin ? u"join-token"_s : QString());
    if (reading.kind == Kind::Rancher)
        QVERIFY(text.startsWith(QByteArray(reading.rancherUser.toUtf8() + ':')));
}

void TestJwt::copied_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("token");
    QTest::addColumn<QString>("repaired");
    QByteArray broken = kAccount;
    for (qsizetype i = 60; i < broken.size(); i += 62)
        broken.insert(i, "\r\n");
    const QByteArray base64 = kAccount.toBase64();
    QByteArray wrapped = base64;
    for (qsizetype i = 76; i < wrapped.size(); i += 77)
        wrapped.insert(i, '\n');
    QTest::newRow("line end") << kAccount + '\n' << kAccount << u""_s;
    QTest::newRow("Bearer") << "Bearer " + kAccount << kAccount << u"bearer"_s;
    QTest::newRow("header") << "Authorization: bearer  " + kRancher + "\r\n"
                            << kRancher << u"bearer"_s;
    QTest::newRow("quotes") << '"' + kAccount + '"' << kAccount << u"quotes"_s;
    QTest::newRow("YAML") << "    token: " + kRancher << kRancher << u"blanks key"_s;
    QTest::newRow("YAML with quotes")
        << "token: \"" + kAccount + '"' << kAccount << u"key quotes"_s;
    QTest::newRow("JSON") << "\"token\": \"" + kAccount + "\"," << kAccount << u"key quotes"_s;
    QTest::newRow("broken over lines") << broken << kAccount << u"blanks"_s;
    QTest::newRow("byte order mark") << "\xef\xbb\xbf" + kAccount << kAccount << u"blanks"_s;
    QTest::newRow("hard blanks") << "\xc2\xa0" + kOpenShift + "\xc2\xa0" << kOpenShift
                                 << u"blanks"_s;
    QTest::newRow("base64 of a Secret") << base64 << kAccount << u"base64"_s;
    QTest::newRow("base64, wrapped") << wrapped << kAccount << u"base64"_s;
    QTest::newRow("base64 in YAML") << "token: " + base64 << kAccount << u"key base64"_s;
    QTest::newRow("base64 with a line end inside")
        << QByteArray(kRancher + '\n').toBase64() << kRancher << u"base64"_s;
    QTest::newRow("base64 of a join token") << kJoin.toBase64() << QByteArray() << u"base64"_s;
}

void TestJwt::copied()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, token);
    QFETCH(QString, repaired);
    const TokenReading reading = readToken(text);
    QCOMPARE(reading.token, token);
    QCOMPARE(reading.repaired.join(u' '), repaired);
}

void TestJwt::otherThings_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("problem");
    QTest::newRow("certificate") << QByteArray("-----BEGIN CERTIFICATE-----\nMIIB\n")
                                 << u"certificate"_s;
    QTest::newRow("key") << QByteArray("-----BEGIN EC PRIVATE KEY-----\nMHc\n") << u"private-key"_s;
    QTest::newRow("kubeconfig") << QByteArray("apiVersion: v1\nkind: Config\nclusters: []\n")
                                << u"kubeconfig"_s;
    QTest::newRow("HTML") << QByteArray("<!DOCTYPE html><html><body>Log in</body></html>")
                          << u"html"_s;
    QTest::newRow("JSON") << QByteArray("{\"kind\": \"Status\"}") << u"json"_s;
    QTest::newRow("placeholder") << QByteArray("<your token>") << u"placeholder"_s;
    QTest::newRow("kubectl config view") << QByteArray("REDACTED") << u"placeholder"_s;
    QTest::newRow("a sentence") << QByteArray("my secret token") << u"characters"_s;
    QTest::newRow("letters") << QByteArray("za\xc5\xbc\xc3\xb3\xc5\x82\xc4\x87") << u"characters"_s;
    QTest::newRow("another header") << QByteArray("abc\r\nX-Evil: 1") << u"characters"_s;
}

void TestJwt::otherThings()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, problem);
    const TokenReading reading = readToken(text);
    QCOMPARE(reading.problem, problem);
    QCOMPARE(reading.kind, Kind::NotAToken);
    QVERIFY(!reading.isUsable());
    const QList<Finding> findings = tokenFindings(reading, at(0));
    QCOMPARE(findings.size(), 1);
    QCOMPARE(findings[0].detail, u"credential-refused"_s);
    QVERIFY(findings[0].context.values().contains(problem));
}

void TestJwt::ends_data()
{
    QTest::addColumn<QByteArray>("token");
    QTest::addColumn<std::optional<QDateTime>>("end");
    const auto row = [](const char *name, const QByteArray &token,
                        const std::optional<QDateTime> &end) {
        QTest::newRow(name) << token << end;
    };
    const QByteArray address =
        "https://sts.eu-west-1.amazonaws.com/?Action=GetCallerIdentity&X-Amz-Date="
        "20270115T080000Z&X-Amz-Expires=60";
    row("JWT", kAccount, at(1800003600));
    row("JWT without an end", jwt("{'sub':'x'}"), std::nullopt);
    row("an end that is no number", jwt("{'exp':'soon'}"), std::nullopt);
    row("an end before time", jwt("{'exp':-5}"), std::nullopt);
    row("an end after time", jwt("{'exp':1e300}"), std::nullopt);
    row("EKS", "k8s-aws-v1." + base64url(address), at(1800000900));
    row("EKS without a date", "k8s-aws-v1." + base64url("https://x/"), std::nullopt);
    row("Rancher", kRancher, std::nullopt);
    row("nothing", {}, std::nullopt);
}

void TestJwt::ends()
{
    QFETCH(QByteArray, token);
    QFETCH(std::optional<QDateTime>, end);
    QCOMPARE(tokenEnd(token), end);
    QCOMPARE(readToken(token).expires, end);
}

void TestJwt::findings()
{
    const auto details = [](const QByteArray &token, qint64 now) {
        QStringList all;
        for (const Finding &one : tokenFindings(readToken(token), at(now)))
            all += one.detail;
        return all.join(u' ');
    };
    QCOMPARE(details(kAccount, 1800000100), QString());
    QCOMPARE(details(kAccount, 1800003600), u"token-expired"_s);
    QCOMPARE(details(kAccount, 1799990000), u"clock-skew"_s);
    QCOMPARE(details({}, 0), u"credential-missing"_s);
    QCOMPARE(details(kJoin, 0), u"credential-refused"_s);
    QCOMPARE(details("opaque", 0), QString());
}

void TestJwt::nothingOddBreaksIt_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("NUL") << QByteArray("a\0b", 3);
    QTest::newRow("dots") << QByteArray(1000, '.');
    QTest::newRow("quotes") << QByteArray(1000, '"');
    QTest::newRow("prefixes") << QByteArray("token: ").repeated(500);
    QTest::newRow("bearer alone") << QByteArray("Bearer ");
    QTest::newRow("deep claims") << base64url("{\"alg\":1}") + '.' +
                                        base64url(QByteArray(5000, '[')) + ".x";
    QTest::newRow("array for claims") << base64url("{\"alg\":1}") + '.' + base64url("[1]") + ".x";
    QTest::newRow("odd claims") << jwt(
        "{'sub':7,'aud':{'a':1},'exp':true,'kubernetes.io':[],'iss':null}");
    QTest::newRow("2 MiB") << QByteArray(2 << 20, 'A');
}

void TestJwt::nothingOddBreaksIt()
{
    QFETCH(QByteArray, text);
    const TokenReading reading = readToken(text);
    QVERIFY(!reading.token.contains('\0'));
    QVERIFY(reading.token.size() <= 1 << 20);
}

QTEST_GUILESS_MAIN(TestJwt)
#include "tst_jwt.moc"
