// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/data/rfc3339.h"

#include <QDateTime>
#include <QString>

#include <chrono>
#include <functional>
#include <map>
#include <optional>

namespace firesteel::practice {

using std::chrono::milliseconds;

/// The time that the practice cluster lives by: a list of things to do, each at its moment, that
/// somebody drives forward. Nothing happens by itself. What is due at the same moment happens in
/// the order of asking. Not thread-safe; lives with the world it belongs to.
class Timeline
{
public:
    using Id = quint64;

    /// Stamps are the clock's, whatever the speed: they fit the clocks of those who look.
    explicit Timeline(const Clock &clock) : m_clock(&clock) {}
    /// Stamps go along with the timeline itself, from `start` on: for tests.
    explicit Timeline(const QDateTime &start) : m_start(start) {}

    /// What happens from now on has happened in the past: stamps go back by so much and come up to
    /// the present again as the timeline is advanced by as much. Once, at the beginning.
    void goBack(milliseconds past);

    [[nodiscard]] milliseconds now() const { return m_now; } ///< since the beginning
    [[nodiscard]] QDateTime wall() const;
    [[nodiscard]] QString stamp() const;      ///< "2026-01-02T03:04:05Z", as metav1.Time
    [[nodiscard]] QString microStamp() const; ///< with six decimals, as metav1.MicroTime

    Id after(milliseconds delay, std::function<void()> what);
    void cancel(Id id);

    [[nodiscard]] std::optional<milliseconds> next() const; ///< when something is due
    void advance(milliseconds by); ///< does all that is due until then, in order

private:
    using Moment = std::pair<milliseconds, Id>;
    const Clock *m_clock = nullptr;
    QDateTime m_start;
    milliseconds m_now{0};
    milliseconds m_present{0}; ///< from here on stamps are those of the present
    Id m_nextId = 1;
    std::map<Moment, std::function<void()>> m_due;
    std::map<Id, milliseconds> m_when;
};

} // namespace firesteel::practice
