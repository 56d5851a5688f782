// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/profileconnection.h"
#include "core/settings/profiles.h"
#include "gui/shell/vault.h"

namespace firesteel::gui {

// What a profile has in the vault. Main thread.

[[nodiscard]] bool hasSecrets(const settings::ClusterProfile &profile);

/// Reads both secrets, as far as there are any. One that belonged to an earlier session alone is an
/// error for the log-in, as nothing goes without it; without the proxy's password the proxy itself
/// says what it wants.
void readSecrets(Vault &vault, const settings::ClusterProfile &profile, QObject *context,
                 Vault::Reply<engine::ProfileSecrets> reply);

/// Puts what is given into the vault. `profile` comes back with the ids: those it had, where they
/// are of that kind, else new ones.
void keepSecrets(Vault &vault, settings::ClusterProfile profile,
                 const engine::ProfileSecrets &secrets, Vault::Kind kind, QObject *context,
                 Vault::Reply<settings::ClusterProfile> reply);

/// Removes the secrets of `before` that `now` does not name any more: all of them for a profile
/// that is removed (`now` is an empty one). Nobody is told of a failure: what is left is of no use.
void dropSecrets(Vault &vault, const settings::ClusterProfile &before,
                 const settings::ClusterProfile &now, QObject *context);

} // namespace firesteel::gui
