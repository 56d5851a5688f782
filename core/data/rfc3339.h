// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <QByteArray>

#include <chrono>

namespace firesteel::data {

/// A moment in UTC to the nanosecond, as log lines and Kubernetes objects carry it; 1677 to 2262.
using Instant = std::chrono::sys_time<std::chrono::nanoseconds>;

/// RFC 3339 date-time with 0 to 9 decimals (further ones are cut off) and Z or an offset. QDateTime
/// keeps only milliseconds. Errc::InvalidValue for anything else, also for a day or an hour that
/// does not exist; second 60 counts as the first second of the next minute.
[[nodiscard]] Result<Instant> parseRfc3339(QByteArrayView text);
[[nodiscard]] Result<Instant> parseRfc3339(QStringView text);

/// "2026-01-02T03:04:05Z" with `decimals` digits after the second (0 to 9), or as many as are
/// needed if it is negative. Cut off, not rounded.
[[nodiscard]] QByteArray formatRfc3339(Instant when, int decimals = -1);

} // namespace firesteel::data
