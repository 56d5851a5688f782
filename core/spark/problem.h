// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/redact.h"
#include "core/base/result.h"

namespace firesteel::spark {

/// A failure with its "problem" slug and further particulars. The value of a setting that holds a
/// secret is left out.
[[nodiscard]] inline std::unexpected<Error> problem(Errc code, QLatin1StringView slug,
                                                    QMap<QString, QString> context = {})
{
    const QString value = QStringLiteral("value");
    if (context.contains(value) && isSecretKey(context.value(QStringLiteral("key"))))
        context.insert(value, QStringLiteral("***"));
    context.insert(QStringLiteral("problem"), QString(slug));
    return fail(code, {}, std::move(context));
}

} // namespace firesteel::spark
