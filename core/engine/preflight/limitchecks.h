// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/preflight/preflight.h"

namespace firesteel::engine {

/// What the namespace allows: quotas and limit ranges against a job. Pure.
[[nodiscard]] PreflightItem checkQuota(const PreflightRequest &request,
                                       const PreflightSight &sight);
[[nodiscard]] PreflightItem checkLimitRanges(const PreflightRequest &request,
                                             const PreflightSight &sight);

} // namespace firesteel::engine
