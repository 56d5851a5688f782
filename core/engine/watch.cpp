// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/watch.h"

#include "core/engine/lane.h"
#include "core/kube/watch/reflector.h"

namespace firesteel::engine {

Watch::~Watch()
{
    if (const auto lane = m_lane.lock())
        lane->post([id = m_id](LaneWorker &worker) { worker.drop(id); });
}

void Watch::retryNow()
{
    const auto lane = m_lane.lock();
    if (!lane)
        return;
    lane->post([id = m_id](LaneWorker &worker) {
        if (auto *reflector = worker.find<kube::Reflector>(id))
            reflector->retryNow();
    });
}

void Watch::setState(const kube::WatchState &state)
{
    m_state = state;
    Q_EMIT stateChanged(state);
}

} // namespace firesteel::engine
