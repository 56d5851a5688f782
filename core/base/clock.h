// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>

#include <chrono>

namespace firesteel {

/// The two times a program needs: a steady one for waiting and a wall clock for stamps and
/// certificates. Passed in wherever time matters, so that tests can drive it. Thread-safe.
class Clock
{
public:
    virtual ~Clock() = default;
    [[nodiscard]] virtual std::chrono::milliseconds
    steady() const = 0;                               ///< since an arbitrary start
    [[nodiscard]] virtual QDateTime wall() const = 0; ///< UTC
};

class SystemClock final : public Clock
{
public:
    [[nodiscard]] std::chrono::milliseconds steady() const override;
    [[nodiscard]] QDateTime wall() const override;
};

} // namespace firesteel
