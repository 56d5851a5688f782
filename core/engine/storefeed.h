// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/kube/watch/reflector.h"
#include "core/store/deltabuffer.h"
#include "core/store/phasetracker.h"

#include <QObject>
#include <QTimer>

#include <chrono>

namespace firesteel::engine {

/// Lets one watch run into a DeltaBuffer and says when the reader has to be woken: at once after a
/// quiet time, and not again within 100 ms. Thread: the state lane. Owned by the lane.
class StoreFeed : public QObject
{
    Q_OBJECT
public:
    StoreFeed(kube::ApiClient &api, const kube::Selection &selection, store::DeltaBuffer &buffer,
              Clock &clock);

    void start() { m_reflector.start(); }
    void retryNow() { m_reflector.retryNow(); }
    static constexpr std::chrono::milliseconds tick{100};

Q_SIGNALS:
    void wake();

private:
    void take(const QList<kube::WatchDelta> &deltas);
    void wakeSoon(bool becamePending);

    store::DeltaBuffer &m_buffer;
    Clock &m_clock;
    QString m_type;
    kube::Reflector m_reflector;
    store::PhaseTracker m_tracker;
    QTimer m_timer;
    std::chrono::milliseconds m_lastWake{-1'000'000};
};

} // namespace firesteel::engine
