// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/ctl/options.h"
#include "core/ctl/surroundings.h"

#include <QObject>

#include <functional>
#include <optional>

namespace firesteel::ctl {

// Clusters that were set up in the window, and lie in a file beside its settings.

/// All of them, by name; not what was decided about contexts of kubeconfigs. The errors are those
/// of settings::ProfileStore::profilesIn().
[[nodiscard]] Result<QList<settings::ClusterProfile>> ownClusters(const Surroundings &surroundings);

/// The one that --context names, by name or id; nullopt if there is none, or a context of the
/// kubeconfig has that name. InvalidValue if several have it. Reads files.
[[nodiscard]] Result<std::optional<settings::ClusterProfile>>
profileFor(const ConnectionOptions &options, const Surroundings &surroundings);

/// Its secrets, as far as the command line gives none in their place; from the keyring alone.
/// Answers once, at once where there is nothing to wait for, not at all once `context` is gone.
/// ConfigInvalid with "problem" (secret-missing, secret-locked, secret-store-missing,
/// secret-in-file, secret-of-session) and "name".
void readSecrets(const settings::ClusterProfile &profile, const ConnectionOptions &options,
                 const Surroundings &surroundings, QObject *context,
                 const std::function<void(const Result<engine::ProfileSecrets> &)> &done);

/// The first word of a secret's id, which says where it lies: "keyring", "file", "session"; empty
/// for none.
[[nodiscard]] QString secretPlace(const QString &secretId);

} // namespace firesteel::ctl
