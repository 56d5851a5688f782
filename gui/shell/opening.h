// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/engine/connection.h"
#include "core/engine/profileconnection.h"
#include "core/kube/config/kubeconfig.h"
#include "core/settings/profiles.h"
#include "gui/shell/clusterchoice.h"

#include <QByteArray>
#include <QDateTime>
#include <QProcessEnvironment>
#include <QStringList>

#include <memory>
#include <optional>

namespace firesteel {
class Clock;
}

namespace firesteel::gui {

// What the workbench reads from files. All of it runs outside of the main thread.

/// Where to look for kubeconfig files, and what was decided about their contexts.
struct KubeconfigSources {
    QProcessEnvironment environment;
    QString path;       ///< this file alone; empty: the usual ones
    QStringList extras; ///< after them
    QList<settings::ClusterProfile> profiles = {};
    std::shared_ptr<kube::AuthServices> auth = {}; ///< for plug-ins and identity servers
};

struct KnownClusters {
    QList<ClusterChoice> choices; ///< by name
    std::optional<Error> problem;
    kube::Kubeconfig config;   ///< holds secrets
    QStringList materialFiles; ///< certificates, keys and tokens that it names
};
/// The usual files, then those that were added by hand, as one.
[[nodiscard]] Result<kube::Kubeconfig> readKubeconfigs(const KubeconfigSources &sources);
[[nodiscard]] KnownClusters readChoices(const KubeconfigSources &sources, const Clock &clock);

/// All that a session needs.
struct Opening {
    engine::Connection connection;
    std::optional<QDateTime> credentialEnd; ///< the earlier of the two
    std::optional<QDateTime> tokenEnd;
    std::optional<QDateTime> certificateEnd;
};
/// `secrets`: of the profile about this context, if there is one.
[[nodiscard]] Result<Opening> readContext(const KubeconfigSources &sources, const QString &context,
                                          const engine::ProfileSecrets &secrets,
                                          const Clock &clock);
[[nodiscard]] Result<Opening> readProfile(const settings::ClusterProfile &profile,
                                          const engine::ProfileSecrets &secrets,
                                          const KubeconfigSources &sources, const Clock &clock);
[[nodiscard]] Result<Opening> readKubeconfigText(const QByteArray &kubeconfig,
                                                 const KubeconfigSources &sources,
                                                 const Clock &clock);

} // namespace firesteel::gui
