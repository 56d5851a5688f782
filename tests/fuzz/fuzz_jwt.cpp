// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/auth/authsettings.h"
#include "core/kube/auth/jwt.h"

#include <QTimeZone>

#include <cstdint>
#include <cstdlib>

using namespace firesteel::kube;

/// A pasted token in any state: what is taken for one can be sent, and what is not has a reason.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArrayView text(data, qsizetype(size));
    const TokenReading reading = readToken(text);
    if (!isHeaderSafe(reading.token) || (reading.isUsable() && !reading.problem.isEmpty()))
        std::abort();
    if (reading.isUsable() && tokenEnd(reading.token) != reading.expires)
        std::abort();
    const QDateTime now = QDateTime::fromSecsSinceEpoch(1'800'000'000, QTimeZone::UTC);
    if (!reading.isUsable() && tokenFindings(reading, now).isEmpty())
        std::abort();
    return 0;
}
