// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/preflight/preflight.h"

namespace firesteel::engine {

/// The place: server, namespace, account, pod security, pull secrets, DNS, storage, operators.
/// Pure.
[[nodiscard]] PreflightItem checkServerVersion(const PreflightRequest &request,
                                               const PreflightSight &sight);
[[nodiscard]] PreflightItem checkNamespace(const PreflightRequest &request,
                                           const PreflightSight &sight);
[[nodiscard]] PreflightItem checkAccount(const PreflightRequest &request,
                                         const PreflightSight &sight);
[[nodiscard]] PreflightItem checkPodSecurity(const PreflightRequest &request,
                                             const PreflightSight &sight);
[[nodiscard]] PreflightItem checkPullSecrets(const PreflightRequest &request,
                                             const PreflightSight &sight);
[[nodiscard]] PreflightItem checkDns(const PreflightRequest &request, const PreflightSight &sight);
[[nodiscard]] PreflightItem checkStorage(const PreflightRequest &request,
                                         const PreflightSight &sight);
[[nodiscard]] PreflightItem checkOperators(const PreflightRequest &request,
                                           const PreflightSight &sight);

} // namespace firesteel::engine
