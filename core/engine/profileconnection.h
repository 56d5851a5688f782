// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/engine/connection.h"
#include "core/kube/config/kubeconfig.h"
#include "core/kube/config/resolvedcontext.h"
#include "core/settings/profiles.h"

#include <QByteArray>
#include <QProcessEnvironment>

namespace firesteel::engine {

/// What lies in the secret store for a profile.
struct ProfileSecrets {
    QByteArray login = {}; ///< under secretId: token, key, password, or kube::keptLoginText()
    QByteArray proxyPassword = {}; ///< under proxySecretId
    bool operator==(const ProfileSecrets &) const = default;
};

/// `config` with what a profile says laid over the context that it is about: non-empty fields win,
/// and so does what was decided to be empty. A profile of its own ("profile:…") becomes a context
/// of that name. Pure.
[[nodiscard]] kube::Kubeconfig withProfile(kube::Kubeconfig config,
                                           const settings::ClusterProfile &profile,
                                           const ProfileSecrets &secrets);

/// The context's name within withProfile().
[[nodiscard]] QString contextNameOf(const settings::ClusterProfile &profile);

/// Whom to act as, where the context says `as`. Pure.
void layOverImpersonation(kube::Impersonation &as, const settings::ClusterProfile &profile);

/// The desktop's proxy for that server; asks the system: not for the GUI thread.
[[nodiscard]] net::Proxy systemProxy(const net::Endpoint &endpoint);

/// A connection of a resolved context, with the lock and the system's proxy as `profile` (may be
/// empty) has them; the errors are those of checkConnection(). May ask the system for its proxy:
/// not for the GUI thread.
[[nodiscard]] Result<Connection> connectionOf(const kube::ResolvedContext &context,
                                              const settings::ClusterProfile &profile,
                                              std::shared_ptr<kube::AuthServices> authServices,
                                              const Clock &clock);

} // namespace firesteel::engine
