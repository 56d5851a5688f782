// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/store/sparkapp.h"

#include <QList>
#include <QString>

#include <memory>
#include <optional>

namespace firesteel::gui {

/// What is wrong with the executors of an application.
struct ExecutorTrouble {
    qsizetype waiting = 0;     ///< for a node, an image, their configuration
    kube::PodState first;      ///< of the first that waits
    qsizetype outOfMemory = 0; ///< killed for it, over the whole run
};

/// What sorting, filtering and the cells of the list need of one application, worked out once when
/// it changes. Immutable, so that another thread may read it.
struct AppFacts {
    std::shared_ptr<const store::SparkApp> app;
    qsizetype runningExecutors = 0;
    qsizetype executors = 0; ///< while it lives: wanted; afterwards: how many there were
    qint64 memory = 0;       ///< bytes that its pods ask for
    QDateTime began;         ///< of the duration: when the driver started, else its creation
    QDateTime ended;
    QDateTime silentSince; ///< of an unknown state
    ExecutorTrouble trouble;
    kube::ObjectPtr driverEvent; ///< the newest one of the driver's pod; null: none is known
    QString lastWords;           ///< what its driver's log says of the end; empty: not known

    [[nodiscard]] const store::AppKey &key() const { return app->key; }
    /// How long it has run, or lasted; negative if no time is known.
    [[nodiscard]] qint64 seconds(const QDateTime &now) const;
    [[nodiscard]] QDateTime when(const QDateTime &now) const; ///< of the last thing of note
};
using AppFactsPtr = std::shared_ptr<const AppFacts>;

[[nodiscard]] AppFactsPtr makeFacts(std::shared_ptr<const store::SparkApp> app,
                                    const QString &lastWords = {});

/// The container that carries Spark; null if none has been seen.
[[nodiscard]] const kube::ContainerState *sparkContainer(const kube::PodState &state);

/// Bytes of memory that a pod's containers ask for; 0 if none is named.
[[nodiscard]] qint64 podMemory(const kube::Object &pod);

/// What an executor shows: as its pod says, but one that ended along with its driver was stopped
/// and did not fail.
[[nodiscard]] store::AppState executorState(const store::SparkApp &app,
                                            const store::ExecutorInfo &executor);
/// It ended because its driver did.
[[nodiscard]] bool endedWithDriver(const store::SparkApp &app, const store::ExecutorInfo &executor);
[[nodiscard]] bool endedWithDriver(const store::SparkApp &app, const QDateTime &end);

struct PodTimes {
    QDateTime began; ///< the main container's start, else the pod's creation
    QDateTime ended; ///< invalid while it runs
};
[[nodiscard]] PodTimes podTimes(const kube::Object &pod, const kube::PodState &state);

/// By need: failed, unknown, waiting, starting, running, stopped, succeeded.
[[nodiscard]] int stateRank(store::AppState state);

} // namespace firesteel::gui
