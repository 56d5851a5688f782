// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonObject>
#include <QString>

namespace firesteel::test {

/// A warning about a pod, as the API shows it, in the namespace "jobs". `at` is when it was first
/// and last seen.
[[nodiscard]] inline QJsonObject
eventJson(const QString &name, const QString &podUid, const QString &podName,
          const QString &at = QStringLiteral("2026-01-02T03:04:20Z"),
          const QString &reason = QStringLiteral("FailedMount"), const QString &fieldPath = {})
{
    QJsonObject subject{{QStringLiteral("kind"), QStringLiteral("Pod")},
                        {QStringLiteral("namespace"), QStringLiteral("jobs")},
                        {QStringLiteral("name"), podName},
                        {QStringLiteral("uid"), podUid}};
    if (!fieldPath.isEmpty())
        subject.insert(QStringLiteral("fieldPath"), fieldPath);
    return {{QStringLiteral("apiVersion"), QStringLiteral("v1")},
            {QStringLiteral("kind"), QStringLiteral("Event")},
            {QStringLiteral("metadata"),
             QJsonObject{{QStringLiteral("name"), name},
                         {QStringLiteral("namespace"), QStringLiteral("jobs")},
                         {QStringLiteral("uid"), QString(QStringLiteral("uid-of-") + name)},
                         {QStringLiteral("resourceVersion"), QStringLiteral("50")}}},
            {QStringLiteral("involvedObject"), subject},
            {QStringLiteral("type"), QStringLiteral("Warning")},
            {QStringLiteral("reason"), reason},
            {QStringLiteral("message"), QString(QStringLiteral("told by ") + name)},
            {QStringLiteral("count"), 1},
            {QStringLiteral("firstTimestamp"), at},
            {QStringLiteral("lastTimestamp"), at}};
}

} // namespace firesteel::test
