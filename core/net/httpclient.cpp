// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/httpclient.h"

#include "core/net/httpconnection.h"
#include "core/net/httpmessage.h"

#include <QPointer>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace firesteel::net {

namespace {
constexpr qsizetype maxIdle = 8;
constexpr auto maxIdleTime = 90s;
} // namespace

class HttpCallPrivate final : public HttpSink
{
public:
    HttpRequest request;
    HttpHead head;
    Result<> result;
    Sent sent = Sent::Nothing;
    TlsPeer peer;
    bool paused = false;
    bool done = false; ///< the result stands, finished() is on its way or over
    bool retried = false;
    HttpCall *q = nullptr;
    QPointer<HttpClient> client;
    HttpClientPrivate *pool = nullptr; ///< valid while client is
    QPointer<HttpConnection> connection;

    void onSent(Sent how) override { sent = std::max(sent, how); }
    void onHead(const HttpHead &h) override;
    void onBody(const QByteArray &piece) override { Q_EMIT q->bodyReceived(piece); }
    void onDone(const Result<> &r) override;
    void conclude(Result<> r);
    void release();
};

class HttpClientPrivate
{
public:
    struct Idle {
        HttpConnection *connection;
        std::unique_ptr<QTimer> timer;
    };

    HttpClient *q = nullptr;
    Endpoint endpoint;
    std::vector<Idle> idle;
    HttpClient::Statistics statistics;

    HttpCall *send(const HttpRequest &request);
    void start(HttpCallPrivate &call, bool fresh);
    void giveBack(HttpConnection *connection);
    void forget(HttpConnection *connection);
    HttpConnection *takeIdle();
};

// ---- one exchange

void HttpCallPrivate::onHead(const HttpHead &h)
{
    head = h;
    sent = Sent::Answered;
    peer = connection->peer();
    Q_EMIT q->headReceived();
}

void HttpCallPrivate::onDone(const Result<> &r)
{
    peer = connection->peer();
    const bool repeatable = request.method == "GET" || request.method == "HEAD";
    const bool stale = !r && r.error().code == Errc::ConnectionLost && connection->reused() &&
                       !connection->answered();
    if (stale && repeatable && !retried && client) {
        retried = true;
        release();
        pool->start(*this, true);
        return;
    }
    conclude(r);
}

/// The end of the exchange: from the event loop, so finished() may come at once.
void HttpCallPrivate::conclude(Result<> r)
{
    done = true;
    result = std::move(r);
    release();
    HttpCall *call = q;
    const QPointer<HttpCall> guard(call);
    Q_EMIT call->finished();
    if (guard && client && call->parent() == client)
        call->deleteLater();
}

void HttpCallPrivate::release()
{
    HttpConnection *used = connection;
    connection.clear();
    if (!used)
        return;
    used->drop();
    if (client)
        pool->giveBack(used);
    else
        delete used;
}

HttpCall::HttpCall(std::unique_ptr<HttpCallPrivate> priv, QObject *parent)
    : QObject(parent), d(std::move(priv))
{
    d->q = this;
}

HttpCall::~HttpCall()
{
    d->release();
}

void HttpCall::abort()
{
    if (d->done)
        return;
    d->done = true;
    d->release();
    QMetaObject::invokeMethod(
        this, [this] { d->conclude(fail(Errc::Cancelled)); }, Qt::QueuedConnection);
}

const HttpHead &HttpCall::head() const
{
    return d->head;
}
const Result<> &HttpCall::result() const
{
    return d->result;
}
Sent HttpCall::sent() const
{
    return d->sent;
}

const TlsPeer &HttpCall::peer() const
{
    return d->connection ? d->connection->peer() : d->peer;
}

void HttpCall::setPaused(bool paused)
{
    d->paused = paused;
    if (d->connection)
        d->connection->setPaused(paused);
}

// ---- the pool

HttpCall *HttpClientPrivate::send(const HttpRequest &request)
{
    auto priv = std::make_unique<HttpCallPrivate>();
    HttpCallPrivate &data = *priv;
    data.request = request;
    data.client = q;
    data.pool = this;
    auto *call = new HttpCall(std::move(priv), q);
    const Result<> checked =
        checkHead(request.method, endpoint.pathPrefix + request.target, request.headers);
    if (!checked) {
        data.done = true;
        QMetaObject::invokeMethod(
            call, [&data, error = checked.error()] { data.conclude(std::unexpected(error)); },
            Qt::QueuedConnection);
        return call;
    }
    start(data, request.stream);
    return call;
}

void HttpClientPrivate::start(HttpCallPrivate &call, bool fresh)
{
    HttpConnection *connection = fresh ? nullptr : takeIdle();
    if (!connection) {
        connection = new HttpConnection(endpoint, q);
        QObject::connect(connection, &HttpConnection::idleEnded, q,
                         [this, connection] { forget(connection); });
        QObject::connect(connection, &HttpConnection::reached, call.q, &HttpCall::connecting);
        ++statistics.connectionsOpened;
    }
    ++statistics.requestsSent;
    call.connection = connection;
    connection->run(call.request, &call);
    connection->setPaused(call.paused);
}

HttpConnection *HttpClientPrivate::takeIdle()
{
    while (!idle.empty()) {
        HttpConnection *connection = idle.back().connection; // the one used last
        idle.pop_back();
        if (connection->reusable())
            return connection;
        delete connection;
    }
    return nullptr;
}

void HttpClientPrivate::giveBack(HttpConnection *connection)
{
    if (connection->endpoint() != endpoint || !connection->reusable()) {
        delete connection;
        return;
    }
    auto timer = std::make_unique<QTimer>();
    timer->setSingleShot(true);
    QObject::connect(timer.get(), &QTimer::timeout, connection,
                     [this, connection] { forget(connection); });
    timer->start(maxIdleTime);
    idle.push_back({connection, std::move(timer)});
    if (qsizetype(idle.size()) > maxIdle) {
        delete idle.front().connection;
        idle.erase(idle.begin());
    }
}

void HttpClientPrivate::forget(HttpConnection *connection)
{
    std::erase_if(idle, [&](const Idle &one) { return one.connection == connection; });
    delete connection;
}

HttpClient::HttpClient(Endpoint endpoint, QObject *parent)
    : QObject(parent), d(std::make_unique<HttpClientPrivate>())
{
    d->q = this;
    d->endpoint = std::move(endpoint);
}

HttpClient::~HttpClient()
{
    const QList<HttpCall *> calls = findChildren<HttpCall *>(Qt::FindDirectChildrenOnly);
    qDeleteAll(calls);
    // Calls that somebody else owns find their connection gone and their client dead.
    const auto connections = findChildren<HttpConnection *>(Qt::FindDirectChildrenOnly);
    for (HttpConnection *connection : connections)
        connection->drop();
    d->idle.clear();
    qDeleteAll(connections);
}

const Endpoint &HttpClient::endpoint() const
{
    return d->endpoint;
}

void HttpClient::setEndpoint(Endpoint endpoint)
{
    d->endpoint = std::move(endpoint);
    closeIdle();
}

void HttpClient::closeIdle()
{
    for (const auto &one : d->idle)
        delete one.connection;
    d->idle.clear();
}

HttpCall *HttpClient::send(const HttpRequest &request)
{
    return d->send(request);
}
HttpClient::Statistics HttpClient::statistics() const
{
    return d->statistics;
}

} // namespace firesteel::net
