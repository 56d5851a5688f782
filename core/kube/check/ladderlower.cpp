// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// From the address to a server that answers as Kubernetes does.
#include "core/data/json.h"
#include "core/kube/api/status.h"
#include "core/kube/check/ladder_p.h"
#include "core/kube/check/trustfindings.h"
#include "core/kube/config/serverurl.h"

#include <QLocale>

namespace firesteel::kube {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto kDateTimeout = 2s;

QString firstName(const QSslCertificate &certificate, bool issuer)
{
    const QStringList names = issuer ? certificate.issuerInfo(QSslCertificate::CommonName)
                                     : certificate.subjectInfo(QSslCertificate::CommonName);
    if (!names.isEmpty())
        return names.first();
    return issuer ? certificate.issuerDisplayName() : certificate.subjectDisplayName();
}

QString namesOf(const QSslCertificate &certificate)
{
    QStringList names = certificate.subjectAlternativeNames().values();
    names.sort();
    return names.join(u", "_s);
}

/// The rung that a failed handshake is about.
Rung rungOf(Errc code)
{
    switch (code) {
    case Errc::TlsUntrusted:
    case Errc::TlsRecreatedAuthority:
    case Errc::TlsExpired:
    case Errc::TlsNotYetValid:
        return Rung::Trust;
    case Errc::TlsNameMismatch:
        return Rung::Name;
    default:
        return Rung::Tls;
    }
}

/// Date of an answer (RFC 9110 §6.6.1).
std::optional<QDateTime> dateOf(const net::HttpHeaders &headers)
{
    QByteArray value = net::headerValue(headers, "Date").trimmed();
    value.replace("GMT", "+0000");
    const QDateTime date = QDateTime::fromString(QString::fromLatin1(value), Qt::RFC2822Date);
    return date.isValid() ? std::optional(date.toUTC()) : std::nullopt;
}

} // namespace

void Ladder::Private::stage(net::ConnectStage reached, const QString &what)
{
    const net::Proxy &proxy = request.endpoint.proxy;
    const bool proxied = proxy.kind != net::Proxy::Kind::None;
    switch (reached) {
    case net::ConnectStage::Resolved:
        pass(Rung::Resolve, {{u"addresses"_s, what}});
        run(Rung::Tcp);
        break;
    case net::ConnectStage::Connected:
        pass(Rung::Tcp, {{u"address"_s, what}});
        if (proxied) {
            run(Rung::Proxy);
        } else {
            skip(Rung::Proxy);
            afterConnection();
        }
        break;
    case net::ConnectStage::Tunnelled:
        pass(Rung::Proxy, {{u"proxy"_s, proxy.host + u':' + QString::number(proxy.port)}});
        afterConnection();
        break;
    case net::ConnectStage::Encrypted:
        encrypted(what);
        break;
    }
}

/// The far server is reached: TLS, or plain HTTP.
void Ladder::Private::afterConnection()
{
    if (request.endpoint.tls) {
        run(Rung::Tls);
        return;
    }
    if (isLoopback(request.endpoint.host)) {
        skip(Rung::Tls);
    } else {
        m_rung = Rung::Tls;
        m_since = clock.steady();
        const Finding plain =
            finding("connection-plain-http"_L1, {{u"host"_s, request.endpoint.host}}, {},
                    Finding::Severity::Warning);
        pass(Rung::Tls, {}, {plain});
    }
    skip(Rung::Trust);
    skip(Rung::Name);
    run(Rung::Kubernetes, request.answerTimeout);
}

void Ladder::Private::encrypted(const QString &protocol)
{
    peer = m_version->peer();
    const QSslCertificate leaf = peer.chain.value(0);
    pass(Rung::Tls, {{u"protocol"_s, protocol}});
    TrustQuestion question{request.endpoint, peer.chain, clock.wall()};
    question.wsl = request.wsl;
    QList<Finding> ofTrust;
    QList<Finding> ofName;
    const QList<Finding> notes = trustNotes(question);
    m_identityNotes.clear();
    for (const Finding &note : notes) {
        if (note.cause.startsWith("client-"_L1))
            m_identityNotes.append(note);
        else
            (note.cause == "cert-san-mismatch"_L1 ? ofName : ofTrust).append(note);
    }
    pass(Rung::Trust,
         {{u"subject"_s, firstName(leaf, false)},
          {u"issuer"_s, firstName(leaf, true)},
          {u"notAfter"_s, leaf.expiryDate().toUTC().toString(Qt::ISODate)}},
         ofTrust);
    if (request.endpoint.security.insecure)
        skip(Rung::Name);
    else
        pass(Rung::Name, {{u"names"_s, namesOf(leaf)}}, ofName);
    run(Rung::Kubernetes, request.answerTimeout);
}

void Ladder::Private::versionAnswered()
{
    if (over || !m_version)
        return;
    peer = m_version->peer();
    if (const Result<> &result = m_version->result(); !result) {
        connectionFailed(result.error());
        return;
    }
    const net::HttpHead &head = m_version->head();
    m_serverDate = dateOf(head.headers);
    readVersion(head.status, head.headers, m_versionBody);
}

void Ladder::Private::connectionFailed(const Error &error)
{
    if (m_rung != Rung::Tls) {
        failAt(m_rung, error);
        return;
    }
    const Rung rung = rungOf(error.code);
    if (rung == Rung::Tls) {
        failAt(rung, error);
        return;
    }
    const QSslCertificate leaf = peer.chain.value(0);
    pass(Rung::Tls);
    run(Rung::Trust);
    if (rung == Rung::Name) {
        pass(Rung::Trust, {{u"issuer"_s, firstName(leaf, true)}});
        run(Rung::Name);
    }
    if (error.code == Errc::TlsExpired || error.code == Errc::TlsNotYetValid)
        askDate(error);
    else
        failAt(rung, error);
}

/// Only the server's clock tells a certificate out of its time from a clock out of its time. What
/// is asked is public and says nothing of us.
void Ladder::Private::askDate(const Error &error)
{
    net::Endpoint endpoint = request.endpoint;
    endpoint.security = {};
    endpoint.security.verifyName = request.endpoint.security.verifyName;
    endpoint.security.insecure = true;
    m_dateHttp = std::make_unique<net::HttpClient>(endpoint);
    net::HttpRequest date;
    date.target = "/version";
    date.maxBody = 1 << 20;
    const auto limit = std::min<std::chrono::milliseconds>(kDateTimeout, request.answerTimeout);
    date.timeouts = {limit, limit, limit, limit, limit};
    net::HttpCall *call = m_dateHttp->send(date);
    QObject::connect(call, &net::HttpCall::finished, q, [this, call, error] {
        if (call->result())
            m_serverDate = dateOf(call->head().headers);
        failAt(Rung::Trust, error);
    });
}

void Ladder::Private::readVersion(int status, const net::HttpHeaders &headers,
                                  const QByteArray &body)
{
    const auto json = data::parseObject(body);
    const QString version = json ? json->value("gitVersion"_L1).toString() : QString();
    if (status == 200 && !version.isEmpty()) {
        pass(Rung::Kubernetes,
             {{u"version"_s, version}, {u"platform"_s, json->value("platform"_L1).toString()}},
             clockNotes());
        whoAmI();
        return;
    }
    const Error error =
        statusError(status, headers, body,
                    {"GET", "/version", clock.wall(), net::SentSecrets({}, request.endpoint)});
    // Who is not let in without a credential has met a Kubernetes: TLS and address are right.
    const bool refused = error.code == Errc::Unauthorized || error.code == Errc::Forbidden ||
                         error.code == Errc::ForbiddenAnonymous;
    const bool known = credentialKind(request.auth, request.endpoint) != "none"_L1;
    if (refused) {
        pass(Rung::Kubernetes, {{u"status"_s, QString::number(status)}}, clockNotes());
        whoAmI();
    } else if (known && (status == 401 || status == 403)) {
        askVersionAs(error);
    } else {
        failAt(Rung::Kubernetes, error);
    }
}

/// Something in front of the API server wants to know us first.
void Ladder::Private::askVersionAs(const Error &before)
{
    if (const Result<> made = makeApi(); !made) {
        failAt(Rung::Kubernetes, made.error());
        return;
    }
    m_timer.start(request.answerTimeout);
    m_api->rawGet("/version", q, [this, before](const Result<RawAnswer> &answer) {
        if (over)
            return;
        const auto json = answer ? data::parseObject(answer->body) : Result<QJsonObject>();
        const QString version = json ? json->value("gitVersion"_L1).toString() : QString();
        if (version.isEmpty()) {
            failAt(Rung::Kubernetes, before);
            return;
        }
        pass(Rung::Kubernetes, {{u"version"_s, version}}, clockNotes());
        whoAmI();
    });
}

QList<Finding> Ladder::Private::clockNotes() const
{
    if (!m_serverDate || !request.endpoint.tls)
        return {};
    TrustQuestion question{request.endpoint, peer.chain, clock.wall()};
    question.serverDate = m_serverDate;
    question.wsl = request.wsl;
    QList<Finding> notes = trustNotes(question);
    notes.removeIf([](const Finding &note) { return note.detail != "clock-skew"_L1; });
    return notes;
}

} // namespace firesteel::kube
