// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/api/object.h"
#include "core/kube/api/podstate.h"
#include "core/store/phasestep.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QMetaType>
#include <QString>

#include <optional>

namespace firesteel::store {

/// One application in one namespace. The id is the value of the label spark-app-selector.
struct AppKey {
    QString namespaceName;
    QString appId;
    auto operator<=>(const AppKey &) const = default;
    bool operator==(const AppKey &) const = default;
};

inline size_t qHash(const AppKey &key, size_t seed = 0) noexcept
{
    return qHashMulti(seed, key.namespaceName, key.appId);
}

/// The states that people see, the same everywhere.
enum class AppState {
    Waiting,  ///< for a node, an image, a config map
    Starting, ///< on its node, container not running yet
    Running,
    Succeeded,
    Failed,
    Stopped, ///< ended on somebody's request
    Unknown,
};
[[nodiscard]] QLatin1StringView appStateName(AppState state);

/// Why it is in that state, from the driver pod alone; deeper causes are core/diagnose's. The proof
/// holds what the pod or an event says, by name: "message", "reason", "image", "exitCode",
/// "signal", "node".
struct AppReason {
    enum class Code {
        None,
        NoNodeFits,
        ImagePull,
        MissingConfig,  ///< config map, secret or key that a container needs
        ContainerStart, ///< the runtime could not start it
        ExitCode,
        OutOfMemory,
        Evicted,
        DeletionRequested,
        NodeSilent,
        DriverGone, ///< executors without a driver
    };
    Code code = Code::None;
    QMap<QString, QString> proof;
    bool operator==(const AppReason &) const = default;
};
[[nodiscard]] QLatin1StringView reasonName(AppReason::Code code);

struct ExecutorInfo {
    QString id; ///< spark-exec-id
    kube::ObjectPtr pod;
    kube::PodState state;
};

/// One application: what the cluster holds of it, joined. A value; objects are shared.
struct SparkApp {
    AppKey key;
    QString name;           ///< spark.app.name where the driver shows it, else the label
    kube::ObjectPtr driver; ///< null if it is gone while executors are left
    kube::PodState driverState;
    QList<ExecutorInfo> executors; ///< by number of the id
    QList<kube::ObjectPtr> services;
    QList<kube::ObjectPtr> configMaps;
    QList<kube::ObjectPtr> events; ///< of its pods, oldest first
    QList<PhaseStep> steps;        ///< in the order of arrival
    AppState state = AppState::Unknown;
    AppReason reason;
    std::optional<int> exitCode; ///< of the driver
    QDateTime created;
    QDateTime started;
    QDateTime ended;

    [[nodiscard]] QString driverPodName() const { return driver ? driver->name : QString(); }
    [[nodiscard]] bool finished() const
    {
        return state == AppState::Succeeded || state == AppState::Failed ||
               state == AppState::Stopped;
    }
    [[nodiscard]] qsizetype runningExecutors() const;
};

/// State and reason from the driver pod's state. Pure.
struct AppVerdict {
    AppState state = AppState::Unknown;
    AppReason reason;
};
[[nodiscard]] AppVerdict appVerdict(const kube::PodState &driver);

/// When an event was last seen (kube-client §4.11); and how often.
[[nodiscard]] QDateTime eventTime(const kube::Object &event);
[[nodiscard]] qint64 eventCount(const kube::Object &event);

} // namespace firesteel::store

Q_DECLARE_METATYPE(firesteel::store::AppKey)
