// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtTypes>

#include <algorithm>
#include <chrono>

namespace firesteel::kube {

/// Token bucket (kube-client §4.7: 10 requests a second, 20 at once). Says how long a request has
/// to wait and counts it as sent then. Pure; any thread; not thread-safe.
class RateLimiter
{
public:
    using ms = std::chrono::milliseconds;
    explicit RateLimiter(double perSecond = 10, double burst = 20)
        : m_perMs(perSecond / 1000.0), m_burst(burst), m_tokens(burst)
    {}

    [[nodiscard]] ms take(ms now)
    {
        if (m_last.count() != 0)
            m_tokens = std::min(m_burst, m_tokens + double((now - m_last).count()) * m_perMs);
        m_last = now;
        m_tokens -= 1;
        return m_tokens >= 0 ? ms(0) : ms(qint64(-m_tokens / m_perMs) + 1);
    }

private:
    double m_perMs;
    double m_burst;
    double m_tokens;
    ms m_last{0};
};

} // namespace firesteel::kube
