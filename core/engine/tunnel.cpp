// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/tunnel.h"

#include "core/engine/lane.h"
#include "core/kube/stream/portforward.h"

namespace firesteel::engine {

Tunnel::~Tunnel()
{
    if (const auto lane = m_lane.lock())
        lane->post([id = m_id](LaneWorker &worker) { worker.drop(id); });
}

void Tunnel::setPod(const QString &uid, bool running)
{
    const auto lane = m_lane.lock();
    if (!lane)
        return;
    lane->post([id = m_id, uid, running](LaneWorker &worker) {
        if (auto *forward = worker.find<kube::PortForward>(id))
            forward->setPod(uid, running);
    });
}

} // namespace firesteel::engine
