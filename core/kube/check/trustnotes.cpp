// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/check/trustfindings.h"
#include "core/kube/check/trustwords.h"

#include <QRegularExpression>

#include <cmath>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

using Context = QMap<QString, QString>;
using Severity = Finding::Severity;

constexpr int kDaysBeforeEnd = 30;
constexpr qint64 kClockTolerance = 120; ///< seconds

Finding note(QLatin1StringView detail, const QString &reason, Context context,
             const Evidence &evidence, Severity severity = Severity::Warning)
{
    context.insert(u"reason"_s, reason);
    return finding(detail, std::move(context), {evidence}, severity);
}

Evidence ofServer(const CertificateCard &card)
{
    return {u"server certificate"_s,
            u"%1, %2 to %3"_s.arg(card.subjectLine, card.notBefore.toString(Qt::ISODate),
                                  card.notAfter.toString(Qt::ISODate))};
}

Context datesOf(const CertificateCard &card, const QDateTime &now)
{
    return {{u"subject"_s, card.subject},
            {u"issuer"_s, card.issuer},
            {u"user"_s, card.subject},
            {u"groups"_s, card.organizations.join(u", ")},
            {u"notBefore"_s, card.notBefore.toString(Qt::ISODate)},
            {u"notAfter"_s, card.notAfter.toString(Qt::ISODate)},
            {u"end"_s, card.notAfter.toString(Qt::ISODate)},
            {u"days"_s, QString::number(now.daysTo(card.notAfter))}};
}

void noteEnd(QList<Finding> &notes, const TrustQuestion &question, const Context &basics)
{
    for (const QSslCertificate &sent : question.chain) {
        const CertificateCard card = certificateCard(sent);
        const qint64 days = question.now.daysTo(card.notAfter);
        if (days < 0 || days >= kDaysBeforeEnd)
            continue;
        Context context = basics;
        context.insert(datesOf(card, question.now));
        notes << note("server-cert-expired"_L1, isOfK3s(card.issuer) ? u"soon-k3s"_s : u"soon"_s,
                      context, ofServer(card));
        return; // the first one that ends is enough
    }
}

void noteClock(QList<Finding> &notes, const TrustQuestion &question, Context context)
{
    if (!question.serverDate)
        return;
    const qint64 behind = question.now.secsTo(*question.serverDate);
    if (std::abs(behind) <= kClockTolerance)
        return;
    insertDifference(context, question.now, *question.serverDate);
    notes << note("clock-skew"_L1, behind > 0 ? u"note-behind"_s : u"note-ahead"_s, context,
                  {u"clock"_s, u"here %1, server %2"_s.arg(context.value(u"now"_s),
                                                           context.value(u"there"_s))});
}

void noteOrder(QList<Finding> &notes, const TrustQuestion &question, Context context)
{
    const auto &chain = question.chain;
    for (qsizetype i = 0; i + 1 < chain.size(); ++i) {
        const QSslCertificate &one = chain.at(i);
        if (hasSigned(chain.at(i + 1), one) || hasSigned(one, one))
            continue;
        if (std::ranges::any_of(chain, [&](const auto &other) { return hasSigned(other, one); })) {
            notes << note("ca-bundle-order"_L1, u"server"_s, context,
                          ofServer(certificateCard(one)));
            return;
        }
    }
    const auto anchors = question.endpoint.security.anchors.value_or(QList<QSslCertificate>());
    if (anchors.size() < 2 || verifies({anchors.first()}, chain, question.now))
        return;
    context.insert(u"anchor"_s, certificateCard(anchors.first()).subject);
    context.insert(u"count"_s, QString::number(anchors.size()));
    for (const QSslCertificate &anchor : anchors) {
        if (verifies({anchor}, chain, question.now))
            context.insert(u"issuer"_s, certificateCard(anchor).subject);
    }
    notes << note("ca-bundle-order"_L1, u"file"_s, context,
                  {u"CA file"_s, context.value(u"anchor"_s)}, Severity::Notice);
}

/// Pods know the server as kubernetes.default.svc. A server may show another certificate for that
/// name; one that carries addresses alone has been made by hand, and there is no other.
void noteServiceName(QList<Finding> &notes, const TrustQuestion &question, Context context)
{
    const CertificateCard leaf = certificateCard(question.chain.first());
    const bool direct =
        question.endpoint.pathPrefix.isEmpty() && question.endpoint.security.anchors.has_value();
    if (!direct || !leaf.dnsNames.isEmpty() || leaf.addresses.isEmpty())
        return;
    context.insert(u"names"_s, leaf.names().join(u", "));
    context.insert(u"suggested"_s, leaf.addresses.first());
    context.insert(u"name"_s, u"kubernetes.default.svc"_s);
    Finding made = note("cert-san-lacks-service-name"_L1, u"other-name"_s, context, ofServer(leaf));
    made.confidence = 0.7;
    notes << made;
}

} // namespace

QMap<QString, QString> particularsOf(const TrustQuestion &question)
{
    const net::Endpoint &endpoint = question.endpoint;
    Context context{{u"host"_s, endpoint.host},
                    {u"port"_s, QString::number(endpoint.port)},
                    {u"now"_s, question.now.toUTC().toString(Qt::ISODate)}};
    if (endpoint.proxy.kind != net::Proxy::Kind::None)
        context.insert(u"proxyHost"_s, endpoint.proxy.host);
    if (question.wsl)
        context.insert(u"wsl"_s, u"yes"_s);
    return context;
}

bool looksLikeInspection(const QString &issuerLine)
{
    // What such gateways call themselves; "front-proxy-ca" is one of Kubernetes' own.
    static const QRegularExpression gateways(
        u"(web|secure|security|internet|cloud|http)[ -]?gateway|inspect|intercept|decrypt|"
        "(?<!front-)(?<!kube-)\\bproxy\\b|zscaler|netskope|blue ?coat|fortinet|fortigate|palo "
        "?alto|"
        "forcepoint|websense|mcafee|skyhigh|umbrella|sophos|kaspersky|avast|\\beset\\b|bitdefender|"
        "check ?point|barracuda|sonicwall|watchguard|mitmproxy|fiddler|do_not_trust|portswigger|"
        "charles|iboss|smoothwall|untangle|firewall"_s,
        QRegularExpression::CaseInsensitiveOption);
    return gateways.match(issuerLine).hasMatch();
}

QString clusterKind(const QString &authority)
{
    if (authority.startsWith("k3s-"_L1))
        return u"k3s"_s;
    if (authority.startsWith("rke2-"_L1))
        return u"rke2"_s;
    if (authority.startsWith("dynamiclistener"_L1))
        return u"rancher"_s;
    if (authority == "kubernetes"_L1)
        return u"kubeadm"_s;
    if (authority == "kube-ca"_L1)
        return u"rke"_s;
    return authority == "minikubeCA"_L1 ? u"minikube"_s : QString();
}

qsizetype topOfChain(const QList<QSslCertificate> &chain)
{
    qsizetype top = 0;
    QList<qsizetype> seen{0};
    for (;;) {
        qsizetype above = -1;
        for (qsizetype i = 0; i < chain.size() && above < 0; ++i) {
            if (!seen.contains(i) && hasSigned(chain.at(i), chain.at(top)))
                above = i;
        }
        if (above < 0)
            return top;
        top = above;
        seen << top;
    }
}

bool verifies(const QList<QSslCertificate> &anchors, const QList<QSslCertificate> &chain,
              const QDateTime &now)
{
    if (chain.isEmpty())
        return false;
    net::TlsSettings settings;
    settings.anchors = anchors;
    const Result<> verdict = net::judgeChain(chain, {}, settings, u"kubernetes"_s, now);
    return verdict || verdict.error().code == Errc::TlsNameMismatch ||
           verdict.error().code == Errc::TlsExpired || verdict.error().code == Errc::TlsNotYetValid;
}

QString usableName(const CertificateCard &card)
{
    if (card.dnsNames.contains("kubernetes"_L1))
        return u"kubernetes"_s;
    for (const QString &name : card.dnsNames) {
        if (!name.contains(u'*') && name != "localhost"_L1)
            return name;
    }
    for (const QString &address : card.addresses) {
        if (!address.startsWith("127."_L1) && address != "::1"_L1)
            return address;
    }
    return card.names().value(0);
}

void insertDifference(QMap<QString, QString> &context, const QDateTime &here,
                      const QDateTime &there)
{
    const qint64 seconds = std::abs(here.secsTo(there));
    const qint64 minutes = (seconds + 30) / 60;
    QString text = u"%1 s"_s.arg(seconds);
    if (minutes >= 48 * 60)
        text = u"%1 d"_s.arg(minutes / 60 / 24);
    else if (minutes >= 60)
        text = u"%1 h %2 min"_s.arg(minutes / 60).arg(minutes % 60);
    else if (minutes >= 2)
        text = u"%1 min"_s.arg(minutes);
    context.insert(u"difference"_s, text);
    context.insert(u"there"_s, there.toUTC().toString(Qt::ISODate));
}

QList<Finding> clientIdentityFindings(const net::TlsSettings &settings, const QDateTime &now)
{
    QList<Finding> found;
    if (settings.clientChain.isEmpty())
        return found;
    const CertificateCard card = certificateCard(settings.clientChain.first());
    const Context context = datesOf(card, now);
    const Evidence own{u"client certificate"_s,
                       u"%1, until %2"_s.arg(card.subjectLine, context.value(u"notAfter"_s))};
    const auto problem = Severity::Problem;
    if (card.isExpired(now))
        found << note("client-cert-expired"_L1, u"ended"_s, context, own, problem);
    else if (card.isNotYetValid(now))
        found << note("client-certificate-unusable"_L1, u"not-yet-valid"_s, context, own, problem);
    else if (now.daysTo(card.notAfter) < kDaysBeforeEnd)
        found << note("client-cert-expired"_L1, u"soon"_s, context, own);
    if (!card.extendedKeyUsage.isEmpty() && !card.extendedKeyUsage.contains("clientAuth"_L1) &&
        !card.extendedKeyUsage.contains("anyExtendedKeyUsage"_L1))
        found << note("client-certificate-unusable"_L1, u"wrong-purpose"_s, context, own, problem);
    if (card.keyKind == "EC"_L1)
        found << note("client-key-ec-unsupported"_L1, u"spark-submit"_s, context, own,
                      Severity::Notice);
    return found;
}

QList<Finding> trustNotes(const TrustQuestion &question)
{
    QList<Finding> notes;
    if (!question.endpoint.tls || question.chain.isEmpty())
        return notes;
    const Context context = particularsOf(question);
    noteClock(notes, question, context);
    for (Finding own : clientIdentityFindings(question.endpoint.security, question.now)) {
        if (own.severity == Severity::Problem)
            own.severity = Severity::Warning; // the answer to "who am I" decides
        notes << own;
    }
    if (question.endpoint.security.insecure) {
        notes.prepend(note("connection-insecure"_L1, u"not-verified"_s, context,
                           ofServer(certificateCard(question.chain.first()))));
        return notes;
    }
    noteEnd(notes, question, context);
    noteOrder(notes, question, context);
    noteServiceName(notes, question, context);
    return notes;
}

QList<AnchorCandidate> anchorCandidates(const QList<QSslCertificate> &chain, const QDateTime &now)
{
    QList<AnchorCandidate> found;
    for (qsizetype i = chain.size() - 1; i > 0; --i) { // from the top
        const CertificateCard card = certificateCard(chain.at(i));
        if (!card.isCa || !verifies({chain.at(i)}, chain, now))
            continue;
        const auto kind =
            card.selfSigned ? AnchorCandidate::Kind::Root : AnchorCandidate::Kind::Intermediate;
        found << AnchorCandidate{kind, chain.at(i), card.fingerprint};
    }
    std::ranges::stable_sort(found, {}, &AnchorCandidate::kind);
    if (!chain.isEmpty() && verifies({chain.first()}, chain, now))
        found << AnchorCandidate{AnchorCandidate::Kind::Leaf, chain.first(),
                                 fingerprint(chain.first())};
    return found;
}

QList<AnchorCandidate> anchorCandidates(const QList<QSslCertificate> &chain,
                                        const QList<QSslCertificate> &offered, const QDateTime &now)
{
    QList<AnchorCandidate> found;
    for (const QSslCertificate &one : offered) {
        if (chain.contains(one) || !verifies({one}, chain, now))
            continue;
        found << AnchorCandidate{AnchorCandidate::Kind::Root, one, fingerprint(one)};
    }
    return found;
}

} // namespace firesteel::kube
