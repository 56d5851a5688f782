// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonObject>
#include <QString>

namespace firesteel::spark {

/// The lines that spark-submit logs while it waits (native-submission §5.2), for tools and eyes
/// that know them. Pure text; `pod` is a v1 Pod as the API server returns it. What is missing reads
/// N/A.

/// The state block: each line begins with a line feed, a tab and a blank.
[[nodiscard]] QString podStateBlock(const QJsonObject &pod);
/// One block for each container, `indent` tabs deep.
[[nodiscard]] QString containerBlocks(const QJsonObject &pod, int indent);

/// Who an application is, in log lines.
struct SubmissionNames {
    QString appName;
    QString appId;
    QString submissionId;
};

[[nodiscard]] QString stateChangedLine(const QJsonObject &pod);
[[nodiscard]] QString waitingLine(const SubmissionNames &names);
[[nodiscard]] QString phaseLine(const QString &appId,
                                const QString &phase); ///< empty phase: unknown
[[nodiscard]] QString finalStatusesLine(const QJsonObject &pod);
[[nodiscard]] QString finishedLine(const SubmissionNames &names);
[[nodiscard]] QString deployedLine(const SubmissionNames &names); ///< when nobody waits
[[nodiscard]] QString statusLine(const QJsonObject &pod);         ///< of --status

} // namespace firesteel::spark
