// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/api/apicall.h"

#include "core/data/jsonwriter.h"
#include "core/kube/api/ratelimiter.h"
#include "core/kube/api/reachability.h"
#include "core/kube/auth/credentials.h"

#include <QTimer>

namespace firesteel::kube {

using std::chrono::milliseconds;

namespace {
constexpr int MaxWaits = 5; ///< for 429 and 503 with Retry-After
} // namespace

ApiCallBase::ApiCallBase(ApiClient &client, QObject *context)
    : ApiCall(&client), m_client(client), m_context(context)
{
    if (context) {
        connect(context, &QObject::destroyed, this, [this] {
            m_contextAlive = false;
            done();
        });
    }
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (!m_done && !m_cancelled)
                start();
        },
        Qt::QueuedConnection);
}

void ApiCallBase::cancel()
{
    if (m_done || std::exchange(m_cancelled, true))
        return;
    if (m_http)
        m_http->deleteLater();
    m_http.clear();
    m_then = nullptr;
    later(Error(Errc::Cancelled));
}

void ApiCallBase::later(const Error &error)
{
    QMetaObject::invokeMethod(
        this,
        [this, error] {
            if (!m_done)
                failWith(error);
        },
        Qt::QueuedConnection);
}

void ApiCallBase::done()
{
    if (std::exchange(m_done, true))
        return;
    if (m_http) {
        m_http->disconnect(this);
        m_http->deleteLater();
        m_http.clear();
    }
    giveListSlot();
    deleteLater();
}

data::JsonReader &ApiCallBase::reader() const
{
    return m_client.m_reader;
}

milliseconds ApiCallBase::retryDelay() const
{
    return m_client.m_retryDelay;
}

void ApiCallBase::withListSlot(std::function<void()> go)
{
    m_wantsListSlot = true;
    m_client.withListSlot(this, std::move(go));
}

void ApiCallBase::giveListSlot()
{
    if (std::exchange(m_wantsListSlot, false))
        m_client.giveListSlot(this);
}

void ApiCallBase::whenReachable(std::function<void()> go)
{
    m_client.m_reachability->whenOpen(this, std::move(go));
}

void ApiCallBase::after(milliseconds delay, std::function<void()> go)
{
    QTimer::singleShot(delay, this, [this, go = std::move(go)] {
        if (!m_done && !m_cancelled)
            go();
    });
}

void ApiCallBase::exchange(const net::HttpRequest &request, Then then)
{
    if (m_cancelled) // the reply is on its way
        return;
    m_request = request;
    m_then = std::move(then);
    authorize();
}

void ApiCallBase::authorize()
{
    m_client.m_credentials.headers(this, [this](const Result<net::HttpHeaders> &identity) {
        if (m_done || !m_then)
            return;
        if (!identity) {
            later(identity.error());
            return;
        }
        const milliseconds delay = m_client.m_limiter->take(m_client.m_clock.steady());
        if (delay > milliseconds(0))
            after(delay, [this, headers = *identity] { send(headers); });
        else
            send(*identity);
    });
}

void ApiCallBase::send(const net::HttpHeaders &identity)
{
    if (!m_then)
        return; // cancelled
    m_identity = identity;
    m_body.clear();
    net::HttpRequest request = m_request;
    request.headers.append(identity);
    request.compress = m_client.m_compress;
    m_http = m_client.m_http.send(request);
    m_http->setParent(this); // ends with us
    connect(m_http, &net::HttpCall::bodyReceived, this,
            [this](const QByteArray &piece) { m_body.append(piece); });
    connect(m_http, &net::HttpCall::finished, this, &ApiCallBase::answered);
}

void ApiCallBase::answered()
{
    if (!m_http || !m_then)
        return;
    Answer answer;
    answer.transport = m_http->result();
    answer.sent = m_http->sent();
    answer.head = m_http->head();
    answer.body = std::exchange(m_body, {});
    m_http->deleteLater();
    m_http.clear();
    if (!answer.transport) {
        answer.error = answer.transport.error();
        m_client.noteFailure(*answer.error);
    } else {
        m_client.noteAnswer(answer.head, m_identity);
        if (answer.head.status >= 300)
            answer.error = statusOf(answer);
    }
    deliver(std::move(answer));
}

void ApiCallBase::deliver(Answer answer)
{
    if (answer.error && answer.error->code == Errc::Unauthorized && !m_renewed) {
        m_renewed = true; // not executed, so also a write may be sent again
        m_client.m_credentials.renew(m_identity, this,
                                     [this, answer](const Result<net::HttpHeaders> &identity) {
                                         if (m_done || !m_then)
                                             return;
                                         if (identity)
                                             return send(*identity);
                                         Answer refused = answer;
                                         if (identity.error().code != Errc::Unauthorized)
                                             refused.error = identity.error(); // tells more
                                         std::exchange(m_then, nullptr)(std::move(refused));
                                     });
        return;
    }
    const bool mayWait = answer.error && (answer.error->code == Errc::TooManyRequests ||
                                          (answer.error->code == Errc::ServiceUnavailable &&
                                           m_request.method == "GET" && answer.error->retryAfter));
    if (mayWait && m_waits < MaxWaits) {
        ++m_waits;
        after(answer.error->retryAfter.value_or(m_client.m_retryDelay), [this] { authorize(); });
        return;
    }
    // Never arrived: safe to repeat whatever it was.
    if (!answer.transport && answer.sent == net::Sent::Nothing && m_connectRetries > 0 &&
        (answer.error->code == Errc::ConnectionRefused ||
         answer.error->code == Errc::ConnectionLost)) {
        --m_connectRetries;
        after(m_client.m_retryDelay, [this] { authorize(); });
        return;
    }
    std::exchange(m_then, nullptr)(std::move(answer));
}

Result<QJsonObject> ApiCallBase::readObject(const Answer &answer) const
{
    data::ParseOptions options;
    options.repairUtf8 = true;
    auto object = reader().parseObject(answer.body, options);
    if (object)
        return object;
    Error error = statusOf(answer);
    error.code = Errc::NotKubernetes;
    return std::unexpected(error);
}

Error ApiCallBase::statusOf(const Answer &answer) const
{
    return statusError(answer.head.status, answer.head.headers, answer.body,
                       {m_request.method, m_request.target, m_client.m_clock.wall(),
                        m_client.sentWith(m_identity)});
}

net::HttpRequest jsonRequest(const QByteArray &method, const QByteArray &target,
                             const QJsonValue &body, const QByteArray &contentType)
{
    net::HttpRequest request;
    request.method = method;
    request.target = target;
    request.headers.emplaceBack("Accept", "application/json");
    if (!body.isUndefined()) {
        request.headers.emplaceBack("Content-Type", contentType);
        request.body = data::toCompactJson(body);
    }
    return request;
}

} // namespace firesteel::kube
