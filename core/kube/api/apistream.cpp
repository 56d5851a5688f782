// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/api/apistream.h"

#include "core/kube/api/ratelimiter.h"
#include "core/kube/api/reachability.h"
#include "core/kube/api/status.h"
#include "core/kube/auth/credentials.h"

#include <QTimer>

namespace firesteel::kube {

using std::chrono::milliseconds;

namespace {
constexpr qsizetype MaxRefusal = 64LL * 1024;
} // namespace

ApiStreamImpl::ApiStreamImpl(ApiClient &client, const QByteArray &target,
                             const QByteArray &contentType, QObject *parent)
    : ApiStream(parent), m_client(&client), m_target(target), m_contentType(contentType)
{
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_client)
                m_client->m_reachability->whenOpen(this, [this] { authorize(); });
        },
        Qt::QueuedConnection);
}

void ApiStreamImpl::setPaused(bool paused)
{
    m_paused = paused;
    if (m_http)
        m_http->setPaused(paused);
}

void ApiStreamImpl::authorize()
{
    if (!m_client)
        return;
    m_client->m_credentials.headers(this, [this](const Result<net::HttpHeaders> &identity) {
        if (m_finished || !m_client)
            return;
        if (!identity) {
            finish(std::unexpected(identity.error()));
            return;
        }
        const milliseconds delay = m_client->m_limiter->take(m_client->m_clock.steady());
        QTimer::singleShot(delay, this, [this, headers = *identity] { send(headers); });
    });
}

void ApiStreamImpl::send(const net::HttpHeaders &identity)
{
    if (!m_client || m_finished)
        return;
    m_identity = identity;
    m_refusal.clear();
    net::HttpRequest request;
    request.target = m_target;
    request.stream = true;
    request.compress = false; // somebody in between might hold back what is to come at once
    request.headers.emplaceBack("Accept",
                                m_contentType + (m_contentType.isEmpty() ? "*/*" : ", */*"));
    request.headers.append(identity);
    m_http = m_client->m_http.send(request);
    m_http->setParent(this);
    if (m_paused)
        m_http->setPaused(true);
    connect(m_http, &net::HttpCall::headReceived, this, &ApiStreamImpl::headReceived);
    connect(m_http, &net::HttpCall::bodyReceived, this, &ApiStreamImpl::bodyReceived);
    connect(m_http, &net::HttpCall::finished, this, &ApiStreamImpl::ended);
}

void ApiStreamImpl::headReceived()
{
    const net::HttpHead &head = m_http->head();
    if (m_client)
        m_client->noteAnswer(head, m_identity);
    const QByteArray type = net::headerValue(head.headers, "Content-Type").toLower();
    const bool typeFits =
        m_contentType.isEmpty() || type.isEmpty() || type.startsWith(m_contentType);
    m_accepted = head.status == 200 && typeFits;
    if (m_accepted)
        Q_EMIT opened();
}

void ApiStreamImpl::bodyReceived(const QByteArray &piece)
{
    if (m_accepted) {
        Q_EMIT bytes(piece);
        return;
    }
    m_refusal.append(piece.left(MaxRefusal - m_refusal.size()));
    if (m_refusal.size() >= MaxRefusal)
        finish(std::unexpected(refusal())); // long enough to know what it is
}

Error ApiStreamImpl::refusal() const
{
    const net::HttpHead &head = m_http->head();
    return statusError(
        head.status, head.headers, m_refusal,
        {"GET", m_target, m_client ? m_client->m_clock.wall() : QDateTime(), secrets()});
}

net::SentSecrets ApiStreamImpl::secrets() const
{
    return m_client ? m_client->sentWith(m_identity) : net::SentSecrets(m_identity, {});
}

void ApiStreamImpl::ended()
{
    if (m_finished || !m_http)
        return;
    const Result<> result = m_http->result();
    const bool empty = result && m_http->head().status == 204;
    if (m_accepted || empty || !result) {
        if (!result && m_client)
            m_client->noteFailure(result.error());
        finish(result);
        return;
    }
    const Error error = refusal();
    if (error.code == Errc::Unauthorized && !m_renewed && m_client) {
        m_renewed = true;
        m_http->deleteLater();
        m_http.clear();
        m_client->m_credentials.renew(
            m_identity, this, [this, error](const Result<net::HttpHeaders> &identity) {
                if (m_finished)
                    return;
                if (identity)
                    send(*identity);
                else
                    finish(std::unexpected(
                        identity.error().code == Errc::Unauthorized ? error : identity.error()));
            });
        return;
    }
    finish(std::unexpected(error));
}

void ApiStreamImpl::finish(const Result<> &result)
{
    if (std::exchange(m_finished, true))
        return;
    if (m_http) {
        m_http->disconnect(this);
        m_http->deleteLater();
        m_http.clear();
    }
    Q_EMIT finished(result);
}

} // namespace firesteel::kube
