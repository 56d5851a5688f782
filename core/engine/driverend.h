// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/kube/api/podstate.h"

#include <QMap>
#include <QString>

namespace firesteel::engine {

/// What the end of a driver means: success; DriverGone with "deleted" = "requested" if it was
/// stopped; DriverFailed with "reason" (store::reasonName), "exitCode", "message", "podReason" and
/// what else is known. `who` ("name", "namespace", "application") is in every error's context.
/// `driver` has ended. Pure.
[[nodiscard]] Result<> driverResult(const kube::PodState &driver,
                                    const QMap<QString, QString> &who);

} // namespace firesteel::engine
