// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/watch/watchdelta.h"

#include <QList>
#include <QObject>

#include <memory>

namespace firesteel::engine {

class Lane;

/// The main thread's end of a watch that runs in the state lane: every event, in order, nothing
/// folded. For few objects (one application); whole namespaces go through the store instead. Owned
/// by whoever opened it, and ends with it. Made by ClusterSession::watch().
class Watch : public QObject
{
    Q_OBJECT
public:
    Watch(std::weak_ptr<Lane> lane, quint64 id) : m_lane(std::move(lane)), m_id(id) {}
    ~Watch() override;

    void retryNow(); ///< do not wait out a back-off
    [[nodiscard]] const kube::WatchState &state() const { return m_state; }

Q_SIGNALS:
    void changed(const QList<firesteel::kube::WatchDelta> &deltas);
    void stateChanged(const firesteel::kube::WatchState &state);
    void synced();

private:
    friend class ClusterSession;
    void setState(const kube::WatchState &state);

    std::weak_ptr<Lane> m_lane;
    quint64 m_id;
    kube::WatchState m_state;
};

} // namespace firesteel::engine
