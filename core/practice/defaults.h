// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/resourcetypes.h"

#include <QJsonObject>
#include <QString>

namespace firesteel::practice {

/// Fills in what the API server fills in for a new object of that type (as seen on 1.34), status
/// included. `suffix`: five letters for the name of the token volume of a pod.
void fillDefaults(const ResourceType &type, QJsonObject &object, const QString &suffix);

/// Guaranteed, Burstable or BestEffort (Kubernetes, "Pod Quality of Service Classes").
[[nodiscard]] QString qosClass(const QJsonObject &podSpec);

/// What the pod asks the scheduler for, init containers left aside.
struct Demand {
    qint64 milliCpu = 0;
    qint64 memory = 0; ///< bytes
};
[[nodiscard]] Demand demandOf(const QJsonObject &podSpec);

} // namespace firesteel::practice
