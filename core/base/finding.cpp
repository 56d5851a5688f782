// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/finding.h"

#include "core/base/causes.h"

namespace firesteel {

Finding finding(QLatin1StringView detail, QMap<QString, QString> context, QList<Evidence> evidence,
                Finding::Severity severity)
{
    Finding made;
    made.severity = severity;
    made.cause = causeOf(QString(detail));
    made.detail = detail;
    made.context = std::move(context);
    made.evidence = std::move(evidence);
    return made;
}

} // namespace firesteel
