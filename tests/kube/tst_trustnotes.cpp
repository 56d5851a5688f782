// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// What is worth knowing of servers that are trusted, and of which certificates would make others
// so.
#include "core/kube/config/certificatecard.h"
#include "tests/kube/trustbench.h"
#include "tests/support/faultproxy.h"

using namespace firesteel;
using namespace firesteel::kube;
using namespace firesteel::test;

class TestTrustNotes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void notes_data();
    void notes();
    void clockNotes();
    void clientNotes();
    void candidates();
    void candidateConvinces();
    void everyReasonHasWords();

private:
    const TestAuthority m_ca{u"kubernetes"_s};
    const TestAuthority m_k3s{u"k3s-server-ca@1754035200"_s};
};

void TestTrustNotes::notes_data()
{
    QTest::addColumn<QList<QSslCertificate>>("chain");
    QTest::addColumn<QList<QSslCertificate>>("anchors");
    QTest::addColumn<bool>("insecure");
    QTest::addColumn<QString>("expected");
    const auto trusted = m_ca.anchors();
    const auto good = m_ca.issue(loopback()).chain;
    const TestAuthority other(u"other-ca"_s);
    const TestAuthority upper = m_ca.intermediate(u"upper"_s);
    const TestAuthority lower = upper.intermediate(u"lower"_s);
    const auto chain = lower.issue(loopback()).chain;
    QTest::newRow("good") << good << trusted << false << QString();
    QTest::newRow("not verified") << good << trusted << true
                                  << u"connection-insecure/not-verified"_s;
    QTest::newRow("ends soon") << m_ca.issue(dated(-1, 48)).chain << trusted << false
                               << u"server-cert-expired/soon"_s;
    QTest::newRow("ends soon, K3s") << m_k3s.issue(dated(-1, 48)).chain << m_k3s.anchors() << false
                                    << u"server-cert-expired/soon-k3s"_s;
    QTest::newRow("right order") << chain << trusted << false << QString();
    QTest::newRow("wrong order") << QList<QSslCertificate>{chain.at(0), chain.at(2), chain.at(1)}
                                 << trusted << false << u"ca-bundle-order/server"_s;
    QTest::newRow("right one first in the file")
        << good << trusted + other.anchors() << false << QString();
    QTest::newRow("right one last in the file")
        << good << other.anchors() + trusted << false << u"ca-bundle-order/file"_s;
    CertificateOptions bare = loopback();
    bare.dnsNames.clear();
    QTest::newRow("addresses alone") << m_ca.issue(bare).chain << trusted << false
                                     << u"cert-san-lacks-service-name/other-name"_s;
}

void TestTrustNotes::notes()
{
    QFETCH(QList<QSslCertificate>, chain);
    QFETCH(QList<QSslCertificate>, anchors);
    QFETCH(bool, insecure);
    QFETCH(QString, expected);
    TrustQuestion question;
    question.endpoint.host = u"127.0.0.1"_s;
    question.endpoint.security.anchors = anchors;
    question.endpoint.security.insecure = insecure;
    question.chain = chain;
    question.now = QDateTime::currentDateTimeUtc();
    const QList<Finding> found = trustNotes(question);
    QCOMPARE(namesOf(found), expected.toLatin1());
    for (const Finding &one : found) {
        checkWords(one);
        QVERIFY(one.severity != Finding::Severity::Problem);
    }
    question.endpoint.tls = false;
    QVERIFY(trustNotes(question).isEmpty());
}

void TestTrustNotes::clockNotes()
{
    TrustQuestion question;
    question.endpoint.host = u"127.0.0.1"_s;
    question.endpoint.security.anchors = m_ca.anchors();
    question.chain = m_ca.issue(loopback()).chain;
    question.now = QDateTime::currentDateTimeUtc();
    const auto of = [&](qint64 seconds) {
        question.serverDate = question.now.addSecs(seconds);
        return namesOf(trustNotes(question));
    };
    QCOMPARE(of(0), QByteArray());
    QCOMPARE(of(60), QByteArray());
    QCOMPARE(of(-60), QByteArray());
    QCOMPARE(of(600), QByteArray("clock-skew/note-behind"));
    QCOMPARE(of(-600), QByteArray("clock-skew/note-ahead"));
    QVERIFY(causeWords(trustNotes(question).first()).explanation.contains("10 min"_L1));
    question.wsl = true;
    QCOMPARE(of(4000), QByteArray("clock-skew/note-behind"));
    const CauseWords words = causeWords(trustNotes(question).first());
    QVERIFY(words.fixes.first().contains("hwclock"_L1));
    QVERIFY2(words.explanation.contains("1 h 7 min"_L1), qPrintable(words.explanation));
}

void TestTrustNotes::clientNotes()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    net::TlsSettings settings;
    QVERIFY(clientIdentityFindings(settings, now).isEmpty());
    CertificateOptions options;
    options.commonName = u"system:admin"_s;
    options.key = CertificateOptions::Key::Rsa2048;
    options.notAfter = now.addDays(300);
    settings.clientChain = m_ca.issue(options).chain;
    QVERIFY(clientIdentityFindings(settings, now).isEmpty());
    QCOMPARE(namesOf(clientIdentityFindings(settings, now.addDays(290))),
             QByteArray("client-cert-expired/soon"));
    QCOMPARE(namesOf(clientIdentityFindings(settings, now.addDays(301))),
             QByteArray("client-cert-expired/ended"));
    options.key = CertificateOptions::Key::Ec; // as K3s makes them
    settings.clientChain = m_ca.issue(options).chain;
    const QList<Finding> found = clientIdentityFindings(settings, now);
    QCOMPARE(namesOf(found), QByteArray("client-key-ec-unsupported/spark-submit"));
    QCOMPARE(found.first().severity, Finding::Severity::Notice);
    checkWords(found.first());
    checkWords(clientIdentityFindings(settings, now.addDays(290)).first());
}

void TestTrustNotes::candidates()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const TestAuthority middle = m_ca.intermediate(u"middle"_s);
    const TestIdentity identity = middle.issue(loopback());
    using Kind = AnchorCandidate::Kind;
    const auto kinds = [](const QList<AnchorCandidate> &all) {
        QList<int> out;
        for (const AnchorCandidate &one : all)
            out << int(one.kind);
        return out;
    };
    QVERIFY(anchorCandidates({}, now).isEmpty());
    const auto whole = anchorCandidates(withChain(identity, m_ca.anchors()).chain, now);
    QCOMPARE(kinds(whole), QList<int>({int(Kind::Root), int(Kind::Intermediate), int(Kind::Leaf)}));
    QCOMPARE(whole.first().certificate, m_ca.certificate());
    QCOMPARE(whole.first().fingerprint, fingerprint(m_ca.certificate()));
    QCOMPARE(kinds(anchorCandidates(identity.chain, now)),
             QList<int>({int(Kind::Intermediate), int(Kind::Leaf)}));
    QCOMPARE(kinds(anchorCandidates({identity.certificate}, now)), QList<int>{int(Kind::Leaf)});
    // what does not vouch for the leaf is no candidate, whoever sent it
    const TestAuthority other(u"other-ca"_s);
    QCOMPARE(kinds(anchorCandidates(QList{identity.certificate} + other.anchors(), now)),
             QList<int>{int(Kind::Leaf)});
    // an expired server may still be recognised
    QCOMPARE(kinds(anchorCandidates(m_ca.issue(dated(-48, -1)).chain + m_ca.anchors(), now)),
             QList<int>({int(Kind::Root), int(Kind::Leaf)}));
    const TestIdentity direct = m_ca.issue(loopback());
    const auto offered = anchorCandidates(direct.chain, other.anchors() + m_ca.anchors(), now);
    QCOMPARE(offered.size(), 1);
    QCOMPARE(offered.first().certificate, m_ca.certificate());
}

/// The way of "fetch the CA from the server": look without trust, then trust what was confirmed.
void TestTrustNotes::candidateConvinces()
{
    FaultProxy::Options options;
    const TestAuthority other(u"other-ca"_s);
    options.tls = withChain(other.issue(loopback()), other.anchors()).serverConfiguration();
    FaultProxy server(options);
    server.always("GET", "", Script::response(200, "{}"));
    net::Endpoint endpoint = server.endpoint(m_ca);
    QList<QSslCertificate> chain;
    QCOMPARE(ask(endpoint, &chain).code, Errc::TlsUntrusted);
    QCOMPARE(chain.size(), 2);
    const auto found = anchorCandidates(chain, QDateTime::currentDateTimeUtc());
    for (const AnchorCandidate &one : found) {
        endpoint.security.anchors = QList{one.certificate};
        QCOMPARE(ask(endpoint).detail, u"good"_s);
    }
    QCOMPARE(found.size(), 2);
}

/// Rows that no server here brings about have words, too, without holes.
void TestTrustNotes::everyReasonHasWords()
{
    const QStringList details{u"ca-unknown-authority"_s,
                              u"ca-stale-cluster-recreated"_s,
                              u"ca-wrong-for-endpoint"_s,
                              u"ca-bundle-order"_s,
                              u"cert-san-mismatch"_s,
                              u"server-cert-expired"_s,
                              u"clock-skew"_s,
                              u"tls-intercepted-by-proxy"_s,
                              u"endpoint-not-tls"_s,
                              u"tls-handshake-failed"_s,
                              u"client-certificate-required"_s,
                              u"client-certificate-unusable"_s,
                              u"server-cert-unusable"_s,
                              u"certificate-file-wrong"_s};
    for (const QString &detail : details) {
        const QByteArray slug = detail.toLatin1();
        const Finding bare = finding(QLatin1StringView(slug));
        QVERIFY2(causeText(bare), slug.constData());
        QVERIFY2(!causeWords(bare).fixes.isEmpty(), slug.constData());
    }
}

QTEST_GUILESS_MAIN(TestTrustNotes)
#include "tst_trustnotes.moc"
