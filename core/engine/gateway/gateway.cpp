// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/gateway/gateway.h"

#include "core/base/ids.h"
#include "core/engine/gateway/gatewayserver.h"
#include "core/engine/lane.h"

namespace firesteel::engine {

using namespace Qt::StringLiterals;

namespace {

template <class Function>
void inLane(const std::weak_ptr<Lane> &where, quint64 id, Function function)
{
    if (const auto lane = where.lock())
        lane->post([id, function = std::move(function)](LaneWorker &worker) {
            if (auto *server = worker.find<GatewayServer>(id))
                function(*server);
        });
}

} // namespace

Gateway::~Gateway()
{
    if (const auto lane = m_lane.lock())
        lane->post([id = m_id](LaneWorker &worker) { worker.drop(id); });
}

void Gateway::setPod(bool running, bool ended)
{
    inLane(m_lane, m_id,
           [running, ended](GatewayServer &server) { server.source().setPod(running, ended); });
}

void Gateway::offerPort(std::optional<quint16> port)
{
    inLane(m_lane, m_id, [port](GatewayServer &server) { server.source().offerPort(port); });
}

void Gateway::lookNow()
{
    inLane(m_lane, m_id, [](GatewayServer &server) { server.source().lookNow(); });
}

QUrl Gateway::newLink()
{
    if (m_address.isEmpty())
        return {};
    const QByteArray key = SystemIdSource().bytes(32).toBase64(QByteArray::Base64UrlEncoding |
                                                               QByteArray::OmitTrailingEquals);
    // The lane hears of it before the browser can come.
    inLane(m_lane, m_id, [key](GatewayServer &server) { server.addLink(key); });
    QUrl link = m_address;
    link.setPath(QString::fromLatin1(kLinkPath + key));
    return link;
}

void Gateway::setListening(const QUrl &address)
{
    m_address = address;
    Q_EMIT listening();
}

void Gateway::setState(const UiState &state)
{
    m_state = state;
    Q_EMIT stateChanged(m_state);
}

} // namespace firesteel::engine
