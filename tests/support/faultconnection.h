// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/net/httpparser.h"
#include "tests/support/faultproxy.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <memory>
#include <optional>

class QSslSocket;

namespace firesteel::test {

/// One client of a FaultProxy: plays scripts to it, or relays it to the upstream server.
class FaultConnection : public QObject
{
    Q_OBJECT
public:
    FaultConnection(FaultProxy *proxy, FaultProxy::Private *shared, qintptr descriptor, int number);
    ~FaultConnection() override;

    void begin(Fault onAccept);
    void apply(Fault fault);
    void gateOpened(const QByteArray &gate); ///< plays on if it waits there
    [[nodiscard]] const QByteArray &waitsAt() const { return m_gate; }

private:
    void encrypted();
    void clientReadable();
    void upstreamReadable();
    void upstreamClosed();
    void requestHead(net::HttpEvent event);
    void requestEnd();
    void play();
    void toClient(const QByteArray &bytes, qsizetype split);
    void toUpstream(const QByteArray &bytes);
    void connectUpstream();
    void clientGone();
    [[nodiscard]] SeenRequest &request();

    FaultProxy *m_proxy;
    FaultProxy::Private *m_shared;
    qintptr m_descriptor;
    int m_number;
    std::unique_ptr<QSslSocket> m_client;
    std::unique_ptr<QSslSocket> m_upstream;
    QByteArray m_forUpstream; ///< until the connection there stands
    bool m_upstreamReady = false;
    net::HttpParser m_parser{net::HttpParser::Side::Request};
    std::deque<Script::Step> m_steps;
    qsizetype m_split = 0;
    QByteArray m_gate;
    QByteArray m_raw; ///< bytes of the request that is being read, to be relayed as they were
    qsizetype m_requestIndex = -1; ///< in the proxy's list
    bool m_playing = false;        ///< the current request is answered by a script
    bool m_relaying = false;       ///< everything goes upstream unread: after an upgrade, or raw
    bool m_silent = false;
    bool m_over = false;
    qint64 m_toClient = 0;
};

} // namespace firesteel::test
