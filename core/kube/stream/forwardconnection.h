// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/stream/portforward.h"
#include "core/net/localstream.h"
#include "core/net/websocket.h"

#include <QPointer>
#include <QTimer>

namespace firesteel::kube {

/// One local TCP connection and its WebSocket to the pod's port. Owned by its PortForward; ended()
/// comes once. Wire format: v4.channel.k8s.io, where the first byte of each message is the channel
/// (0 data, 1 error) and the first message of each channel holds the port in two bytes,
/// little-endian (kube-client §7.2). That protocol cannot tell the pod that the local client sends
/// no more: such a client still gets what comes, until the pod ends or is silent for a while.
class ForwardConnection : public QObject
{
    Q_OBJECT
public:
    ForwardConnection(ApiClient &client, const ForwardRequest &request, const ForwardTuning &tuning,
                      net::LocalStream *local, QObject *parent);
    ~ForwardConnection() override;

    void close(); ///< both sides at once; no signal follows

Q_SIGNALS:
    void transferred(qint64 fromPod, qint64 toPod);
    void ended(const std::optional<firesteel::Error> &error);

private:
    bool takePreamble();
    void authorize();
    void open(const net::HttpHeaders &identity);
    void socketOpened();
    void socketClosed();
    void refused();
    [[nodiscard]] QString shown(QByteArrayView text) const;
    void messageReceived(const QByteArray &message);
    void channelData(QByteArrayView payload);
    void localReadable();
    void localEnded();
    void localWritten();
    void lingerOn();
    void lingered();
    void podEnded();
    void finish(const std::optional<Error> &error);

    ApiClient &m_client;
    ForwardRequest m_request;
    ForwardTuning m_tuning;
    net::LocalStream *m_local;
    QPointer<net::WebSocket> m_socket;
    QTimer m_linger;
    net::HttpHeaders m_identity;
    bool m_admitted = false; ///< the preamble came, if there has to be one
    QByteArray m_heads[2];   ///< what came of the port's two bytes per channel
    bool m_headDone[2] = {false, false};
    bool m_renewed = false;
    bool m_localDone = false; ///< the local side sends no more
    bool m_podDone = false;
    bool m_finished = false;
};

} // namespace firesteel::kube
