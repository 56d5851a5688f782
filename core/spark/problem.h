// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

namespace firesteel::spark {

/// A failure with its "problem" slug and further particulars.
[[nodiscard]] inline std::unexpected<Error> problem(Errc code, QLatin1StringView slug,
                                                    QMap<QString, QString> context = {})
{
    context.insert(QStringLiteral("problem"), QString(slug));
    return fail(code, {}, std::move(context));
}

} // namespace firesteel::spark
