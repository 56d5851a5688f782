// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/profileconnection.h"
#include "core/settings/profiles.h"
#include "gui/models/connectiondraft.h"

namespace firesteel::gui {

// What is kept of a draft, and how it becomes one again: a profile without secrets, and these
// apart. Pure.

/// From a cluster that was set up before; its secrets are read apart (see takeSecrets()).
[[nodiscard]] ConnectionDraft draftOf(const settings::ClusterProfile &profile);
void takeSecrets(ConnectionDraft &draft, const engine::ProfileSecrets &secrets);

/// Over a draft that takeContext() filled: what was decided about the context, as it counts when it
/// is opened. The secrets are read apart.
void layDecision(ConnectionDraft &draft, const settings::ClusterProfile &decided);

/// What is kept of it. A context that was not altered stays one of its kubeconfig.
[[nodiscard]] settings::ClusterProfile profileOf(const ConnectionDraft &draft);
/// What goes to the secret store; empty: nothing.
[[nodiscard]] engine::ProfileSecrets secretsOf(const ConnectionDraft &draft);
/// Whether there is a secret to keep, and it is ours to keep: not that of a kubeconfig's file.
[[nodiscard]] bool hasOwnSecret(const ConnectionDraft &draft);

} // namespace firesteel::gui
