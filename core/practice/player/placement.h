// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/resourcestore.h"

#include <QJsonObject>
#include <QString>

#include <expected>

namespace firesteel::practice {

/// Which node a pod fits on: cpu, memory, number of pods, the node selector, cordons. Of those that
/// fit, the one with the most free memory. Otherwise the words of the scheduler's event
/// FailedScheduling.
[[nodiscard]] std::expected<QString, QString> placePod(const ResourceStore &store,
                                                       const QJsonObject &pod);

} // namespace firesteel::practice
