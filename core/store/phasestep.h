// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/api/podstate.h"

#include <QDateTime>
#include <QLatin1StringView>
#include <QMetaType>
#include <QString>

#include <optional>

namespace firesteel::store {

/// The labels by which Spark marks its objects (native-submission §3.1, §12.1).
namespace labels {
inline constexpr QLatin1StringView AppSelector{"spark-app-selector"};
inline constexpr QLatin1StringView AppName{"spark-app-name"};
inline constexpr QLatin1StringView Role{"spark-role"};
inline constexpr QLatin1StringView ExecutorId{"spark-exec-id"};
} // namespace labels

/// The containers that carry Spark in a pod made by Spark.
inline constexpr QLatin1StringView DriverContainer{"spark-kubernetes-driver"};
inline constexpr QLatin1StringView ExecutorContainer{"spark-kubernetes-executor"};

enum class PodRole { Other, Driver, Executor };

/// One thing that happened to a pod of an application, once. The time is the cluster's where the
/// pod records it, so that a step learnt late (after a gap in the watch) still has its true time.
struct PhaseStep {
    enum class Kind {
        Created,
        Scheduled,     ///< node is set
        Unschedulable, ///< no node fits; reason and message are the scheduler's
        Preparing,     ///< volumes, network, image
        ImageFailing,  ///< the image cannot be pulled for now
        ConfigFailing, ///< a config map, secret or key that the pod needs is missing
        StartFailing,  ///< the container runtime could not start it
        Running,
        Terminating, ///< somebody asked for its deletion
        Succeeded,
        Failed,  ///< exitCode and reason are set where known
        Deleted, ///< removed from the cluster; finalStateUnknown if that happened out of sight
    };
    Kind kind = Kind::Created;
    PodRole role = PodRole::Other;
    QString appId;
    QString namespaceName;
    QString podName;
    QString podUid;
    QString executorId; ///< of an executor
    QDateTime at;       ///< UTC
    QString node;
    QString reason;  ///< the API's own word
    QString message; ///< the API's own text
    std::optional<int> exitCode;
    bool finalStateUnknown = false;
    bool operator==(const PhaseStep &) const = default;
};

/// A stable kebab-case word, such as "image-failing".
[[nodiscard]] QLatin1StringView phaseStepName(PhaseStep::Kind kind);

[[nodiscard]] PodRole podRole(const kube::Object &pod);

/// The pod's state, judged by the container that carries Spark.
[[nodiscard]] kube::PodState sparkPodState(const kube::Object &pod);

} // namespace firesteel::store

Q_DECLARE_METATYPE(firesteel::store::PhaseStep)
