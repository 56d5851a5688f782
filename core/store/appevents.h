// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/store/sparkapp.h"

#include <QList>

#include <memory>

namespace firesteel::store {

/// The events of one application's pods, oldest first, among the `events` of its namespace; also
/// those of executors that are gone already. A pod that is there is known by its uid. Of one that
/// is gone the events keep the name alone, and a name proves nothing, so such a pod is taken for
/// this application's executor only if all of this holds:
/// - it is called PREFIX-exec-NUMBER, and no other application has a pod of that uid or an executor
///   of that prefix;
/// - its first event lies between the creation of the driver and the driver's end;
/// - PREFIX is this application's own. That is: an executor that is still there has it; or it is
///   `configuredPrefix`, the driver's spark.kubernetes.executor.podNamePrefix; or, if neither is
///   known, the driver made it up while it ran. A made-up prefix ends in the millisecond of its
///   making (native-submission §2.2), and that must lie within the run of this driver and of no
///   other driver of the namespace, also of none that left only events; and only one such prefix
///   may exist, else nothing is taken.
/// So events of another run are not shown; some of one's own may be left out. `all` are the
/// applications of the namespace, with or without `app`. Pure.
[[nodiscard]] QList<kube::ObjectPtr> eventsOf(const SparkApp &app,
                                              const QList<std::shared_ptr<const SparkApp>> &all,
                                              const QList<kube::ObjectPtr> &events,
                                              const QString &configuredPrefix,
                                              const QDateTime &now);

/// Whether eventsOf() can do with `configuredPrefix`: no executor is left that shows the prefix.
[[nodiscard]] bool needsConfiguredPrefix(const SparkApp &app);

} // namespace firesteel::store
