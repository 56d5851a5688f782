// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/stream/logfollower.h"

#include <QList>
#include <QObject>

#include <memory>

namespace firesteel::engine {

class Lane;

/// The main thread's end of a followed log that runs in the bulk lane. When the receiver is slow,
/// the server waits: no more than about 4 MiB are ever under way. Owned by whoever opened it, and
/// ends with it. Made by ClusterSession::followLog().
class LogFeed : public QObject
{
    Q_OBJECT
public:
    LogFeed(std::weak_ptr<Lane> lane, quint64 id) : m_lane(std::move(lane)), m_id(id) {}
    ~LogFeed() override;

    /// What the pod's watch says of the container (see kube::LogFollower::setContainer).
    void setContainer(kube::LogFollower::Container state, const QString &instance);
    void reconnect(); ///< the connection is suspect: resume on a new one

Q_SIGNALS:
    void lines(const QList<firesteel::kube::LogLine> &batch);
    void marked(const firesteel::kube::LogMark &mark);
    void phaseChanged(firesteel::kube::LogFollower::Phase phase,
                      const std::optional<firesteel::Error> &cause);
    void finished(const firesteel::Result<> &result);

private:
    friend class ClusterSession;
    void deliver(const QList<kube::LogLine> &batch, qint64 bytes);

    std::weak_ptr<Lane> m_lane;
    quint64 m_id;
};

/// The lane's side: the follower and the count of bytes that the receiver has not taken yet.
/// Thread: lane.
class LogSourceEnd : public QObject
{
    Q_OBJECT
public:
    LogSourceEnd(kube::ApiClient &api, const kube::LogRequest &request);

    [[nodiscard]] kube::LogFollower &follower() { return m_follower; }
    void sent(qint64 bytes);
    void taken(qint64 bytes);

private:
    kube::LogFollower m_follower;
    qint64 m_underWay = 0;
    bool m_paused = false;
};

} // namespace firesteel::engine
