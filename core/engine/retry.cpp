// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/retry.h"

#include "core/kube/api/status.h"

#include <algorithm>

namespace firesteel::engine {

bool leavesDoubt(Errc code)
{
    return code == Errc::OutcomeUnknown || code == Errc::ConnectionLost ||
           code == Errc::ResponseTimeout;
}

void Retry::begin()
{
    m_delay = m_tuning.first;
    m_until = m_clock.steady() + m_tuning.patience;
}

std::optional<std::chrono::milliseconds> Retry::after(const Error &error)
{
    const auto left = m_until - m_clock.steady();
    if ((!kube::isTransient(error.code) && !leavesDoubt(error.code)) || left.count() <= 0)
        return std::nullopt;
    const auto delay = std::min(error.retryAfter.value_or(m_delay), left);
    m_delay = std::min(m_delay * 2, m_tuning.most);
    return delay;
}

} // namespace firesteel::engine
