// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <QObject>

#include <memory>

namespace firesteel::engine {

class Lane;

/// The main thread's end of a port forward that runs in the bulk lane. Owned by whoever opened it,
/// and ends with it. Made by ClusterSession::forward().
class Tunnel : public QObject
{
    Q_OBJECT
public:
    Tunnel(std::weak_ptr<Lane> lane, quint64 id) : m_lane(std::move(lane)), m_id(id) {}
    ~Tunnel() override;

    void setPod(const QString &uid, bool running); ///< see kube::PortForward::setPod

Q_SIGNALS:
    void listening(quint16 localPort);
    void connectionFailed(const firesteel::Error &error);
    void connectionCountChanged(int count);
    void stopped(const firesteel::Error &reason);

private:
    std::weak_ptr<Lane> m_lane;
    quint64 m_id;
};

} // namespace firesteel::engine
