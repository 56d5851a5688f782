// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/storefeed.h"

#include <algorithm>

namespace firesteel::engine {

StoreFeed::StoreFeed(kube::ApiClient &api, const kube::Selection &selection,
                     store::DeltaBuffer &buffer, Clock &clock)
    : m_buffer(buffer), m_clock(clock), m_type(store::typeId(selection.type)),
      m_reflector(api, selection)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_lastWake = m_clock.steady();
        Q_EMIT wake();
    });
    connect(&m_reflector, &kube::Reflector::changed, this, &StoreFeed::take);
    connect(&m_reflector, &kube::Reflector::stateChanged, this,
            [this](const kube::WatchState &state) { wakeSoon(m_buffer.put(m_type, state)); });
}

void StoreFeed::take(const QList<kube::WatchDelta> &deltas)
{
    bool becamePending = false;
    if (m_type == kube::resources::Pods.plural) {
        QList<store::PhaseStep> steps;
        const QDateTime now = m_clock.wall();
        for (const kube::WatchDelta &delta : deltas) {
            if (store::podRole(*delta.object) != store::PodRole::Other)
                steps += m_tracker.on(delta, now);
        }
        becamePending = m_buffer.put(steps);
    }
    const bool objects = m_buffer.put(m_type, deltas);
    wakeSoon(becamePending || objects);
}

void StoreFeed::wakeSoon(bool becamePending)
{
    if (!becamePending || m_timer.isActive())
        return;
    const auto since = m_clock.steady() - m_lastWake;
    m_timer.start(std::clamp(tick - since, std::chrono::milliseconds{0}, tick));
}

} // namespace firesteel::engine
