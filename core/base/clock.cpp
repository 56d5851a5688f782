// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/clock.h"

namespace firesteel {

std::chrono::milliseconds SystemClock::steady() const
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now().time_since_epoch());
}

QDateTime SystemClock::wall() const
{
    return QDateTime::currentDateTimeUtc();
}

} // namespace firesteel
