// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/check/trustfindings.h"

#include "core/base/redact.h"
#include "core/kube/check/trustwords.h"
#include "core/kube/config/certificatecard.h"

#include <QRegularExpression>
#include <QSslConfiguration>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

using Context = QMap<QString, QString>;

/// One refused handshake, looked at from all sides.
class TrustJudge
{
public:
    TrustJudge(const Error &error, const TrustQuestion &question)
        : m_error(error), m_question(question), m_settings(question.endpoint.security),
          m_chain(certificateCards(question.chain)),
          m_anchors(certificateCards(m_settings.anchors.value_or(QList<QSslCertificate>())))
    {
        m_context = error.context;
        m_context.insert(particularsOf(question));
        describeChain();
    }

    QList<Finding> find();

private:
    void describeChain();
    QList<Finding> ofHandshake();
    QList<Finding> ofUntrusted();
    QList<Finding> ofName();
    QList<Finding> ofTime();
    QList<Finding> ofClientCertificate();
    QList<Finding> ofServerCertificate();
    [[nodiscard]] QString reason() const { return m_error.context.value(u"reason"_s); }
    [[nodiscard]] bool proxied() const
    {
        return m_question.endpoint.proxy.kind != net::Proxy::Kind::None;
    }
    [[nodiscard]] bool isReinstalled() const;
    [[nodiscard]] QString inspector() const;
    [[nodiscard]] bool isPublic() const;
    [[nodiscard]] QString wrongKind() const;
    [[nodiscard]] QString plainReason() const;
    Finding make(QLatin1StringView detail, const QString &reason = {}, double confidence = 1.0);

    const Error &m_error;
    const TrustQuestion &m_question;
    const net::TlsSettings &m_settings;
    QList<CertificateCard> m_chain;
    QList<CertificateCard> m_anchors;
    QString m_missing; ///< the authority that the chain leads to
    Context m_context;
};

void TrustJudge::describeChain()
{
    QStringList given;
    for (const CertificateCard &anchor : std::as_const(m_anchors))
        given << anchor.subject;
    given.removeDuplicates();
    m_context.insert(u"anchor"_s, given.join(u", "));
    if (!m_anchors.isEmpty())
        m_context.insert(u"anchorFingerprint"_s, m_anchors.first().fingerprint);
    if (m_chain.isEmpty()) {
        m_missing = m_error.context.value(u"issuer"_s);
    } else {
        const CertificateCard top = m_chain.at(topOfChain(m_question.chain));
        m_missing = top.selfSigned ? top.subject : top.issuer;
        m_context.insert(u"fingerprint"_s, m_chain.first().fingerprint);
        if (top.selfSigned)
            m_context.insert(u"missingFingerprint"_s, top.fingerprint);
    }
    m_context.insert(u"missing"_s, m_missing);
}

Finding TrustJudge::make(QLatin1StringView detail, const QString &reason, double confidence)
{
    Context context = m_context;
    if (!reason.isEmpty())
        context.insert(u"reason"_s, reason);
    QList<Evidence> evidence;
    for (const CertificateCard &card : std::as_const(m_chain)) {
        evidence << Evidence{evidence.isEmpty() ? u"server certificate"_s : u"server's chain"_s,
                             u"%1, issued by %2, SHA-256 %3"_s.arg(
                                 card.subjectLine, card.issuerLine, card.fingerprint)};
    }
    if (!m_error.detail.isEmpty())
        evidence << Evidence{u"TLS handshake"_s, redacted(m_error.detail)};
    if (evidence.isEmpty())
        evidence << Evidence{u"TLS handshake"_s, errcName(m_error.code)};
    Finding made = finding(detail, std::move(context), std::move(evidence));
    made.confidence = confidence;
    return made;
}

/// "k3s-server-ca@1727769600" against "k3s-server-ca@1754035200": the time of the installation is
/// part of the name.
bool TrustJudge::isReinstalled() const
{
    static const QRegularExpression stamped(u"^(.+-ca)@(\\d+)$"_s);
    const auto presented = stamped.match(m_missing);
    return presented.hasMatch() && std::ranges::any_of(m_anchors, [&](const CertificateCard &one) {
               const auto given = stamped.match(one.subject);
               return given.hasMatch() && given.captured(1) == presented.captured(1) &&
                      given.captured(2) != presented.captured(2);
           });
}

/// The name of an authority in the chain that looks like one of a company's gateway.
QString TrustJudge::inspector() const
{
    for (const CertificateCard &card : m_chain) {
        if (looksLikeInspection(card.issuerLine))
            return card.issuer;
    }
    return {};
}

bool TrustJudge::isPublic() const
{
    if (!m_settings.anchors || m_question.chain.isEmpty())
        return false;
    const QList<QSslCertificate> system = m_question.systemAnchors
                                              ? m_question.systemAnchors()
                                              : QSslConfiguration::systemCaCertificates();
    return !system.isEmpty() && verifies(system, m_question.chain, m_question.now);
}

/// How the given CA is one for something else; empty if nothing tells.
QString TrustJudge::wrongKind() const
{
    for (const CertificateCard &anchor : m_anchors) {
        if (authorityRole(anchor) == AuthorityRole::Clients)
            return u"client-ca"_s;
        if (authorityRole(anchor) != AuthorityRole::Any)
            return u"other-ca"_s;
    }
    if (m_anchors.isEmpty() || m_missing.isEmpty())
        return {};
    const bool rancher = m_question.endpoint.pathPrefix.startsWith("/k8s/clusters/") ||
                         m_missing.startsWith("dynamiclistener"_L1);
    const bool rancherGiven = std::ranges::any_of(m_anchors, [](const CertificateCard &one) {
        return one.subject.startsWith("dynamiclistener"_L1);
    });
    if (rancher != rancherGiven)
        return rancher ? u"rancher"_s : u"not-rancher"_s;
    const QString presented = clusterKind(m_missing);
    const bool same = std::ranges::any_of(m_anchors, [&](const CertificateCard &one) {
        return clusterKind(one.subject) == presented || clusterKind(one.subject).isEmpty();
    });
    return presented.isEmpty() || same ? QString() : u"other-cluster"_s;
}

QString TrustJudge::plainReason() const
{
    if (!m_settings.anchors || m_settings.anchors->isEmpty())
        return u"no-ca"_s;
    if (reason() == "self-signed"_L1 || reason() == "incomplete-chain"_L1)
        return reason();
    return u"unknown-authority"_s;
}

QList<Finding> TrustJudge::ofUntrusted()
{
    if (m_error.code == Errc::TlsRecreatedAuthority || isReinstalled())
        return {make("ca-stale-cluster-recreated"_L1,
                     isReinstalled() ? u"reinstalled"_s : u"recreated"_s)};
    if (reason() == "ingress-default"_L1)
        return {make("ca-wrong-for-endpoint"_L1, u"ingress-default"_s)};
    if (const QString gateway = inspector(); !gateway.isEmpty()) {
        m_context.insert(u"gateway"_s, gateway);
        return {make("tls-intercepted-by-proxy"_L1, proxied() ? u"proxy"_s : u"network"_s, 0.9)};
    }
    if (isPublic())
        return {make("ca-embedded-but-public-cert"_L1, u"public"_s, proxied() ? 0.7 : 0.9)};
    if (const QString kind = wrongKind(); !kind.isEmpty())
        return {make("ca-wrong-for-endpoint"_L1, kind)};
    QList<Finding> found{make("ca-unknown-authority"_L1, plainReason())};
    if (proxied() && m_settings.anchors) // a gateway whose name says nothing
        found << make("tls-intercepted-by-proxy"_L1, u"proxy"_s, 0.3);
    return found;
}

QList<Finding> TrustJudge::ofServerCertificate()
{
    return {make("server-cert-unusable"_L1, reason())};
}

QList<Finding> TrustJudge::ofName()
{
    const QString name =
        m_settings.verifyName.isEmpty() ? m_question.endpoint.host : m_settings.verifyName;
    m_context.insert(u"name"_s, name);
    if (!m_chain.isEmpty()) {
        m_context.insert(u"names"_s, m_chain.first().names().join(u", "));
        m_context.insert(u"suggested"_s, usableName(m_chain.first()));
    }
    if (name.endsWith(".svc"_L1) || name.contains(".svc."_L1))
        return {make("cert-san-lacks-service-name"_L1, reason())};
    QString why = reason();
    if (why == "other-name"_L1 && m_context.value(u"names"_s).isEmpty())
        why = u"no-names"_s;
    else if (why == "other-name"_L1 && !m_settings.verifyName.isEmpty())
        why = u"verify-name"_s;
    else if (why == "other-name"_L1 && isOfK3s(m_missing))
        why = u"k3s"_s;
    return {make("cert-san-mismatch"_L1, why)};
}

QList<Finding> TrustJudge::ofTime()
{
    const QDateTime notBefore =
        QDateTime::fromString(m_error.context.value(u"notBefore"_s), Qt::ISODate);
    const QDateTime notAfter =
        QDateTime::fromString(m_error.context.value(u"notAfter"_s), Qt::ISODate);
    const auto &server = m_question.serverDate;
    if (server)
        insertDifference(m_context, m_question.now, *server);
    if (m_error.code == Errc::TlsNotYetValid) {
        if (!server)
            insertDifference(m_context, m_question.now, notBefore);
        if (server && *server < notBefore)
            return {make("clock-skew"_L1, u"server"_s)};
        return {make("clock-skew"_L1, u"behind"_s, server ? 1.0 : 0.9)};
    }
    if (server && *server <= notAfter)
        return {make("clock-skew"_L1, u"ahead"_s)};
    // its own certificate, or that of an authority above it
    const bool own =
        m_chain.isEmpty() || m_chain.first().subject == m_error.context.value(u"subject"_s);
    const QString which = !own ? u"authority"_s : isOfK3s(m_missing) ? u"k3s"_s : u"server"_s;
    return {make("server-cert-expired"_L1, which, server ? 1.0 : 0.9)};
}

QList<Finding> TrustJudge::ofClientCertificate()
{
    for (const Finding &own : clientIdentityFindings(m_settings, m_question.now)) {
        if (own.severity != Finding::Severity::Problem)
            continue;
        m_context.insert(own.context);
        return {make(QLatin1StringView(own.detail.toLatin1()), own.context.value(u"reason"_s))};
    }
    if (m_settings.clientChain.isEmpty())
        return {make("client-certificate-required"_L1, u"none"_s)};
    const CertificateCard own = certificateCard(m_settings.clientChain.first());
    m_context.insert(u"user"_s, own.subject);
    m_context.insert(u"issuer"_s, own.issuer);
    if (reason() == "no-key"_L1 || reason() == "key-mismatch"_L1)
        return {make("client-certificate-unusable"_L1, reason())};
    return {make("client-certificate-unusable"_L1, u"refused"_s,
                 m_error.code == Errc::TlsClientCertificateInvalid ? 0.9 : 0.6)};
}

QList<Finding> TrustJudge::ofHandshake()
{
    // after a certificate of ours was shown, these alerts are about it (RFC 8446 §6.2)
    const bool aboutOurs =
        !m_settings.clientChain.isEmpty() &&
        (reason() == "handshake-failure"_L1 || reason() == "certificate-required"_L1);
    if (aboutOurs)
        return ofClientCertificate();
    return {make("tls-handshake-failed"_L1, reason().isEmpty() ? u"other"_s : reason())};
}

QList<Finding> TrustJudge::find()
{
    switch (m_error.code) {
    case Errc::TlsUntrusted:
        if (reason() == "wrong-purpose"_L1 || reason() == "not-an-authority"_L1 ||
            reason() == "weak-key"_L1)
            return ofServerCertificate();
        [[fallthrough]];
    case Errc::TlsRecreatedAuthority:
        return ofUntrusted();
    case Errc::TlsNameMismatch:
        return ofName();
    case Errc::TlsExpired:
    case Errc::TlsNotYetValid:
        return ofTime();
    case Errc::TlsPlainHttp:
        return {make("endpoint-not-tls"_L1)};
    case Errc::TlsClientCertificateRequired:
    case Errc::TlsClientCertificateInvalid:
        return ofClientCertificate();
    case Errc::TlsHandshakeFailed:
        return ofHandshake();
    case Errc::TlsTimeout:
        return {make("api-server-timeout"_L1, u"tls"_s)};
    case Errc::ConnectionLost:
        if (m_error.context.value(u"phase"_s) == "tls"_L1)
            return {make("tls-handshake-failed"_L1, u"cut"_s)};
        return {};
    default:
        return {};
    }
}

} // namespace

QList<Finding> trustFindings(const Error &error, const TrustQuestion &question)
{
    return TrustJudge(error, question).find();
}

} // namespace firesteel::kube
