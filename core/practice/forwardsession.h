// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/net/httpparser.h"
#include "core/net/websocket.h"
#include "core/practice/player/kubelet.h"

#include <QObject>

namespace firesteel::practice {

/// One port-forward connection of the protocol v4.channel.k8s.io (kubelet, cri/streaming/
/// portforward/websocket.go): one port, its data on channel 0, errors on channel 1. What listens
/// in the pod is the program of its first container. Owns itself and its WebSocket; ends with it.
class ForwardSession : public QObject
{
    Q_OBJECT
public:
    ForwardSession(const Kubelet &kubelet, Timeline &timeline, const QString &podUid, quint16 port,
                   QObject *parent);

    void adopt(net::WebSocket *socket); ///< takes it over and begins

private:
    void begin();
    void received(const QByteArray &message);
    void answer(const net::HttpEvent &head);
    void send(char channel, const QByteArray &bytes);
    void watchProgram();
    [[nodiscard]] std::optional<Program::Page> visit(const QByteArray &target,
                                                     const QByteArray &context = {}) const;

    const Kubelet &m_kubelet;
    QString m_uid;
    quint16 m_port;
    Steps m_steps;
    net::WebSocket *m_socket = nullptr;
    net::HttpParser m_parser{net::HttpParser::Side::Request};
    net::HttpEvent m_head;
};

} // namespace firesteel::practice
