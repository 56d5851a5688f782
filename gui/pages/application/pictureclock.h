// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"

namespace firesteel::gui {

/// The time of the picture that is shown: now, or when the last of it was heard, while the cluster
/// is silent. Nobody may say of a job that it has run for longer than that. Main thread.
class PictureClock final : public Clock
{
public:
    explicit PictureClock(const Clock &clock) : m_clock(clock) {}

    void stand(const QDateTime &at) { m_at = at; } ///< invalid: it goes on
    [[nodiscard]] bool stands() const { return m_at.isValid(); }
    [[nodiscard]] std::chrono::milliseconds steady() const override { return m_clock.steady(); }
    [[nodiscard]] QDateTime wall() const override { return m_at.isValid() ? m_at : m_clock.wall(); }

private:
    const Clock &m_clock;
    QDateTime m_at;
};

} // namespace firesteel::gui
