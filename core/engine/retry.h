// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

#include <chrono>
#include <optional>

namespace firesteel::engine {

/// How jobs try again while the server cannot be reached, and how long they wait for pods to go.
struct RetryTuning {
    std::chrono::milliseconds first{500};
    std::chrono::milliseconds most{5'000};
    std::chrono::milliseconds patience{60'000};    ///< then the outcome is reported as it is known
    std::chrono::milliseconds beyondGrace{60'000}; ///< a pod may outlive its grace period so long
    std::chrono::milliseconds look{1'000};         ///< between two looks at what has to go
};

/// Whether the far side may still have carried out what was sent.
[[nodiscard]] bool leavesDoubt(Errc code);

/// When to try a call again: after growing delays, or when the server says, until the patience of
/// the tuning is at its end. A value without timers; `clock` outlives it.
class Retry
{
public:
    Retry(const RetryTuning &tuning, const Clock &clock) : m_tuning(tuning), m_clock(clock) {}

    void begin(); ///< patience counts from now
    /// The delay before the next try. nullopt: the error does not pass by waiting, or patience is
    /// at its end.
    [[nodiscard]] std::optional<std::chrono::milliseconds> after(const Error &error);

private:
    RetryTuning m_tuning;
    const Clock &m_clock;
    std::chrono::milliseconds m_delay{0};
    std::chrono::milliseconds m_until{0};
};

} // namespace firesteel::engine
