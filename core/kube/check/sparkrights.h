// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/api/client.h"

#include <QList>
#include <QString>

namespace firesteel::kube {

/// One verb on one resource, as roles name them: "pods", "pods/log".
struct Right {
    QString group; ///< empty: the core group
    QString resource;
    QString verb;
    auto operator<=>(const Right &) const = default;
    bool operator==(const Right &) const = default;
    /// "delete pods", "get pods/log", "patch statefulsets.apps".
    [[nodiscard]] QString text() const;
};

/// A right that Spark, or Firesteel for Spark, makes use of.
struct SparkRight {
    enum class Need {
        Must,    ///< without it no job runs
        CleanUp, ///< without it something is left behind, or a warning is in the log
        Feature, ///< only when a job asks for it (volumes, credentials, another allocator)
        Look     ///< without it Firesteel shows less: no log, no events, no web UI
    };
    Right right;
    Need need = Need::Must;
    QString purpose; ///< a stable word, such as "executors"; words for people: rightPurposes()
};

/// What a driver's account needs in its namespace (native-submission §14.2).
struct DriverOptions {
    bool volumes = true;       ///< executors with claims of their own
    bool statefulSets = false; ///< spark.kubernetes.allocation.pods.allocator=statefulset
    bool operator==(const DriverOptions &) const = default;
};
[[nodiscard]] QList<SparkRight> driverRights(const DriverOptions &options = {});

/// What a person needs in a namespace to submit, follow and stop jobs (native-submission §14.1).
[[nodiscard]] QList<SparkRight> submitterRights();

/// English words for a purpose, marked for translation in the context "Causes"; nullptr for none.
[[nodiscard]] const char *rightPurposeText(QStringView purpose);

[[nodiscard]] QList<Right> rightsOf(const QList<SparkRight> &rights);
/// The same as a question to SelfSubjectAccessReview.
[[nodiscard]] AccessQuestion questionOf(const Right &right, const QString &namespaceName);

/// "create, get pods; get pods/log": verbs joined by resource, in the order of the list.
[[nodiscard]] QString rightsText(const QList<Right> &rights);

} // namespace firesteel::kube
