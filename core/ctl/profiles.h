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

// Clusters that were set up in the window, and what was decided there about contexts of
// kubeconfigs. They lie in a file beside its settings.

/// The clusters, by name, without those decisions. The errors are those of
/// settings::ProfileStore::profilesIn(), with "problem" (clusters-broken, clusters-of-later,
/// clusters-unreadable).
[[nodiscard]] Result<QList<settings::ClusterProfile>> ownClusters(const Surroundings &surroundings);

/// What the window knows of the cluster that the options lead to.
struct WindowChoice {
    std::optional<settings::ClusterProfile> profile; ///< nullopt: nothing
    std::optional<Error> unread; ///< why that is not known, although the kubeconfig has the context
};

/// A context of the kubeconfig (by --context, else its current one) comes first, with what was
/// decided about it; then the cluster that --context names, by name or id. InvalidValue if several
/// have that name; the errors of ownClusters() where the kubeconfig has no such context. Reads
/// files.
[[nodiscard]] Result<WindowChoice> choiceFor(const ConnectionOptions &options,
                                             const Surroundings &surroundings);

/// As people call the cluster, or the context that it is about.
[[nodiscard]] QString shownName(const settings::ClusterProfile &profile);

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
