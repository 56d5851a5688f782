// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/gateway/gatewayexchange.h"

#include <limits>
#include <utility>

namespace firesteel::engine {

using namespace Qt::StringLiterals;

GatewayExchange::GatewayExchange(net::HttpExchange *browser, net::HttpClient &driver,
                                 const QByteArray &target, Way way, Failed failed, QObject *parent)
    : QObject(parent), m_browser(browser), m_target(target), m_way(std::move(way)),
      m_failed(std::move(failed))
{
    const net::HttpServerRequest &asked = browser->request();
    net::HttpRequest request;
    request.method = asked.method;
    request.target = target;
    request.headers = towardsDriver(asked.headers, m_way.identity);
    request.body = asked.body;
    request.maxBody = std::numeric_limits<qint64>::max(); // nothing is kept here
    request.timeouts.head = m_way.head;
    request.timeouts.total = std::chrono::milliseconds(0);
    m_driver = driver.send(request);
    connect(m_driver, &net::HttpCall::headReceived, this, &GatewayExchange::headReceived);
    connect(m_driver, &net::HttpCall::bodyReceived, this, &GatewayExchange::pieceReceived);
    connect(m_driver, &net::HttpCall::finished, this, &GatewayExchange::driverFinished);
    // A client that goes takes its calls along without a word.
    connect(&driver, &QObject::destroyed, this, [this] { fail(Error(Errc::ConnectionLost)); });
    connect(browser, &net::HttpExchange::gone, this, &GatewayExchange::finish);
    connect(browser, &QObject::destroyed, this, &GatewayExchange::finish);
    connect(browser, &net::HttpExchange::bytesWritten, this, &GatewayExchange::drain);
}

GatewayExchange::~GatewayExchange()
{
    delete m_driver.data();
}

void GatewayExchange::headReceived()
{
    Q_EMIT answered();
    if (m_done || !m_browser)
        return;
    const net::HttpHead &head = m_driver->head();
    const QByteArray location = net::headerValue(head.headers, "location");
    if (!location.isEmpty() && !rewrittenLocation(location, m_way.names))
        return fail(Error(Errc::TlsPlainHttp, u"the UI redirects to its TLS port"_s));
    if (isHtml(head.headers))
        m_cutter = PrefixCutter(m_way.names.prefixes);
    const net::HttpHeaders headers = towardsBrowser(head, m_target, m_way.identity, m_way.names);
    m_begun = true;
    m_bodiless = head.status == 204 || head.status == 304;
    if (!m_bodiless)
        m_browser->begin(head.status, headers);
    else
        m_browser->respond(head.status, headers, {});
}

void GatewayExchange::pieceReceived(const QByteArray &piece)
{
    if (m_done || m_bodiless || !m_begun || !m_browser)
        return;
    m_browser->write(m_cutter.feed(piece));
    if (!m_paused && m_browser->bytesToWrite() > m_way.buffered) {
        m_paused = true;
        m_driver->setPaused(true);
    }
}

void GatewayExchange::drain()
{
    if (m_paused && m_browser && m_driver && m_browser->bytesToWrite() <= m_way.buffered / 2) {
        m_paused = false;
        m_driver->setPaused(false);
    }
}

void GatewayExchange::driverFinished()
{
    if (m_done)
        return;
    if (!m_driver->result())
        return fail(m_driver->result().error());
    if (m_browser && !m_bodiless) {
        m_browser->write(m_cutter.finish());
        m_browser->end();
    }
    finish();
}

void GatewayExchange::fail(const Error &error)
{
    if (m_done)
        return;
    if (m_browser && m_begun && !m_bodiless)
        m_browser->abort();
    else if (m_browser && !m_begun)
        m_failed(m_browser, error);
    finish();
}

void GatewayExchange::finish()
{
    if (std::exchange(m_done, true))
        return;
    if (m_browser)
        m_browser->disconnect(this);
    if (m_driver) {
        m_driver->disconnect(this);
        m_driver->abort(); // nothing if it is over
    }
    Q_EMIT over();
    deleteLater();
}

} // namespace firesteel::engine
