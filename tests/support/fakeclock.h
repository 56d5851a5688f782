// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"

#include <QTimeZone>

#include <mutex>

namespace firesteel::test {

/// A clock that stands still until it is moved. Thread-safe.
class FakeClock final : public Clock
{
public:
    explicit FakeClock(const QDateTime &wall = QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5),
                                                         QTimeZone::UTC))
        : m_wall(wall)
    {}

    [[nodiscard]] std::chrono::milliseconds steady() const override
    {
        const std::scoped_lock lock(m_mutex);
        return m_steady;
    }
    [[nodiscard]] QDateTime wall() const override
    {
        const std::scoped_lock lock(m_mutex);
        return m_wall;
    }

    /// Both times go on.
    void advance(std::chrono::milliseconds by)
    {
        const std::scoped_lock lock(m_mutex);
        m_steady += by;
        m_wall = m_wall.addMSecs(by.count());
    }
    /// Only the wall clock jumps: somebody set it, or the machine slept.
    void jump(std::chrono::milliseconds by)
    {
        const std::scoped_lock lock(m_mutex);
        m_wall = m_wall.addMSecs(by.count());
    }

private:
    mutable std::mutex m_mutex;
    std::chrono::milliseconds m_steady{1'000'000};
    QDateTime m_wall;
};

} // namespace firesteel::test
