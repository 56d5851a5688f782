// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/access/accessplan.h"
#include "core/engine/clustersession.h"

namespace firesteel::engine {

/// Whether a step sends anything.
[[nodiscard]] bool writes(const AccessStep &step);

/// Sends a step, or lets the server try it. A create never overwrites; a patch of rules fails with
/// Conflict if the Role has changed since it was read.
ClusterSession::CallId write(ClusterSession &session, const AccessStep &step, bool dryRun,
                             QObject *context, kube::Reply<kube::ObjectPtr> reply);

} // namespace firesteel::engine
