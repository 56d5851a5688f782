// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/gateway/gatewayserver.h"

#include "core/base/ids.h"
#include "core/engine/gateway/gatewaypages.h"

#include <QHostAddress>

#include <utility>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace firesteel::engine {

using namespace Qt::StringLiterals;

namespace {

constexpr int MostConnections = 64;
constexpr qint64 LongestForm = 1 << 20;
constexpr int PageReload = 2; ///< s

uint currentUser()
{
#ifdef Q_OS_UNIX
    return geteuid();
#else
    return 0; // there the owner of a connection is not known either
#endif
}

bool isSpeculative(const net::HttpHeaders &headers)
{
    return net::headerValue(headers, "sec-purpose").contains("prefetch") ||
           net::headerValue(headers, "purpose").contains("prefetch");
}

} // namespace

GatewayServer::GatewayServer(kube::ApiClient &api, GatewayRequest request, const Clock &clock,
                             QObject *parent)
    : QObject(parent), m_api(api), m_request(std::move(request)), m_clock(clock),
      m_source(api, m_request)
{
    m_identity.host = gatewaySlug(m_request.appName, m_request.namespaceName.toUtf8() + '/' +
                                                         m_request.podUid.toUtf8()) +
                      ".localhost";
    m_identity.cookie = SystemIdSource().bytes(32).toBase64(QByteArray::Base64UrlEncoding |
                                                            QByteArray::OmitTrailingEquals);
    m_names.hosts = m_request.ownHosts;
    m_names.hosts << u"127.0.0.1"_s << u"localhost"_s << u"::1"_s << m_request.pod;
    m_names.prefixes = m_request.prefixes;
    // What Spark takes in front of its links when spark.ui.reverseProxy is set; its scripts would
    // take the word behind "/proxy/" for the application's id.
    m_names.prefixes << QByteArray("/proxy/" + m_request.appId.toUtf8());
    m_patience.setSingleShot(true);
    m_patience.setInterval(m_request.tuning.patience);
    connect(&m_patience, &QTimer::timeout, this, &GatewayServer::answerWaiting);
    // Not from within the source: what is answered may make it look again.
    connect(&m_source, &UiSource::settledDown, this, &GatewayServer::answerWaiting,
            Qt::QueuedConnection);
}

GatewayServer::~GatewayServer()
{
    // First what refers to the client and the browsers' connections
    qDeleteAll(findChildren<GatewayExchange *>(Qt::FindDirectChildrenOnly));
    m_servers.clear();
}

std::unique_ptr<net::HttpServer> GatewayServer::makeServer()
{
    net::HttpServer::Options options;
    options.maxBody = LongestForm;
    options.maxConnections = MostConnections;
    auto server = std::make_unique<net::HttpServer>(options);
    server->setHandler([this](net::HttpExchange *exchange) { handle(exchange); });
    return server;
}

Result<> GatewayServer::listen()
{
    // Browsers take NAME.localhost for 127.0.0.1 or ::1. Where there is IPv6, somebody else on this
    // port there would be given our links and cookies: then another port.
    constexpr int Tries = 8;
    for (int i = 0;; ++i) {
        auto four = makeServer();
        if (const Result<> listening = four->listen(QHostAddress(QHostAddress::LocalHost));
            !listening)
            return listening;
        auto six = makeServer();
        const Result<> both = six->listen(QHostAddress(QHostAddress::LocalHostIPv6), four->port());
        const bool taken = !both && both.error().context.contains(u"taken"_s);
        if (taken && i + 1 < Tries)
            continue;
        if (taken)
            return both;
        m_identity.port = four->port();
        m_servers.push_back(std::move(four));
        if (both)
            m_servers.push_back(std::move(six));
        return {};
    }
}

void GatewayServer::addLink(const QByteArray &key)
{
    const auto now = m_clock.steady();
    m_links.removeIf([now](const auto &link) { return link.value() < now; });
    m_links.insert(key, now + m_request.tuning.linkLife);
}

void GatewayServer::say(net::HttpExchange *exchange, int status, const QString &what,
                        const QString &next, bool again)
{
    if (wantsPage(exchange->request().headers)) {
        exchange->respond(status, ownHeaders("text/html; charset=utf-8"),
                          gatewayPage(m_request.texts, m_request.appName, what, next,
                                      again ? std::optional(PageReload) : std::nullopt));
    } else {
        exchange->respond(status, ownHeaders("text/plain; charset=utf-8"),
                          gatewayText(m_request.appName, what, next));
    }
}

void GatewayServer::handle(net::HttpExchange *exchange)
{
    const auto refuse = [exchange](int status, const QByteArray &text) {
        exchange->respond(status, ownHeaders("text/plain; charset=utf-8"), text + '\n');
    };
    switch (admission(exchange->request(), m_identity)) {
    case Admission::WrongHost:
        return refuse(421, "unknown host name");
    case Admission::BadTarget:
        return refuse(400, "not a path");
    case Admission::WrongMethod:
        return refuse(405, "only GET, HEAD and POST");
    case Admission::Foreign:
        return refuse(403, "asked by another site");
    case Admission::Link:
        return followLink(exchange);
    case Admission::NoKey:
        return say(exchange, 403, m_request.texts.noKey, m_request.texts.noKeyNext);
    case Admission::Granted:
        return pass(exchange);
    }
}

void GatewayServer::followLink(net::HttpExchange *exchange)
{
    const net::HttpServerRequest &request = exchange->request();
    const QByteArray key = request.target.sliced(kLinkPath.size());
    const bool known = m_links.value(key, std::chrono::milliseconds(-1)) >= m_clock.steady();
    if (known && !isOurs(request)) // it stays good for its owner
        return say(exchange, 403, m_request.texts.noKey, m_request.texts.noKeyNext);
    net::HttpHeaders headers = ownHeaders("text/plain; charset=utf-8");
    headers.emplaceBack("Location", "/");
    if (known && isSpeculative(request.headers)) { // nobody has opened it yet
        exchange->respond(503, ownHeaders("text/plain; charset=utf-8"), {});
    } else if (known) {
        m_links.remove(key);
        headers.emplaceBack("Set-Cookie", m_identity.cookieName() + '=' + m_identity.cookie +
                                              "; Path=/; HttpOnly; SameSite=Strict");
        exchange->respond(303, headers, {});
    } else if (hasKey(request.headers, m_identity)) { // back in the browser's history
        exchange->respond(303, headers, {});
    } else {
        say(exchange, 403, m_request.texts.linkUsed, m_request.texts.linkUsedNext);
    }
}

/// Root counts, too: on WSL a relay of the system brings the browsers of Windows here.
bool GatewayServer::isOurs(const net::HttpServerRequest &request) const
{
    const std::optional<uint> owner = m_request.tuning.peerOwner(request.peer, request.own);
    return !owner || *owner == 0 || *owner == currentUser();
}

/// The lock is asked for at each request, as it may come and go while the UI is open.
bool GatewayServer::refusedByLock(net::HttpExchange *exchange)
{
    if (!m_api.readOnly() || !wouldChange(exchange->request()))
        return false;
    say(exchange, 403, m_request.texts.locked, m_request.texts.lockedNext);
    return true;
}

void GatewayServer::pass(net::HttpExchange *exchange)
{
    if (refusedByLock(exchange))
        return;
    const QByteArray &target = exchange->request().target;
    if (const auto inside = withoutPrefix(target, m_names.prefixes)) {
        net::HttpHeaders headers = ownHeaders("text/plain; charset=utf-8");
        headers.emplaceBack("Location", *inside);
        return exchange->respond(307, headers, {});
    }
    if (net::HttpClient *client = m_source.client())
        return passOn(exchange, *client);
    m_source.lookNow();
    if (m_source.settled())
        return answerState(exchange);
    // Whoever opens the UI comes while it is being found: a moment's wait, and not a page that
    // says "not yet" and loads itself again seconds later.
    m_waiting.append(exchange);
    if (!m_patience.isActive())
        m_patience.start();
}

void GatewayServer::answerWaiting()
{
    m_patience.stop();
    for (const QPointer<net::HttpExchange> &exchange : std::exchange(m_waiting, {})) {
        if (!exchange)
            continue;
        if (net::HttpClient *client = m_source.client())
            passOn(exchange, *client);
        else
            answerState(exchange);
    }
}

void GatewayServer::passOn(net::HttpExchange *exchange, net::HttpClient &client)
{
    if (refusedByLock(exchange)) // locked while it waited
        return;
    auto *passing = new GatewayExchange(
        exchange, client, exchange->request().target,
        {m_identity, m_names, m_request.tuning.buffered, m_request.tuning.head},
        [this](net::HttpExchange *browser, const Error &error) { answerFailure(browser, error); },
        this);
    connect(passing, &GatewayExchange::answered, this, [this] { m_source.succeeded(); });
}

void GatewayServer::answerState(net::HttpExchange *exchange)
{
    const StateWords words = wordsFor(m_source.state(), m_request.texts);
    say(exchange, 503, words.what, words.next, words.again);
}

void GatewayServer::answerFailure(net::HttpExchange *exchange, const Error &error)
{
    if (error.code == Errc::TlsPlainHttp)
        return say(exchange, 502, m_request.texts.encrypted, m_request.texts.encryptedNext);
    m_source.failed(error);
    const StateWords words = wordsFor(m_source.state(), m_request.texts);
    const int status = error.code == Errc::ResponseTimeout ? 504 : 503;
    say(exchange, status, words.what, words.next, words.again);
}

} // namespace firesteel::engine
