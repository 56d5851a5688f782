// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/cluster/clusterfiles.h"

#include "core/kube/auth/authservices.h"
#include "core/kube/config/kubeconfigfindings.h"
#include "core/kube/config/kubeconfigwriter.h"

namespace firesteel::gui {

QList<Finding> filesFindings(const KubeconfigSources &sources, const ClusterChoice &choice,
                             const QDateTime &now)
{
    if (choice.kind != ClusterChoice::Kind::Kubeconfig)
        return {};
    kube::ConfigSurroundings around{.env = sources.environment, .wsl = {}, .now = now};
    if (sources.auth)
        around.wsl = sources.auth->options().wsl;
    const auto config = readKubeconfigs(sources);
    return config ? kube::contextFindings(*config, choice.name, around)
                  : QList<Finding>{kube::configFinding(config.error(), around)};
}

Result<QByteArray> exportText(const KubeconfigSources &sources, const ClusterChoice &choice,
                              const settings::ClusterProfile &profile,
                              const engine::ProfileSecrets &secrets)
{
    kube::Kubeconfig config;
    if (choice.kind == ClusterChoice::Kind::Kubeconfig) {
        auto read = readKubeconfigs(sources);
        if (!read)
            return std::unexpected(read.error());
        config = std::move(*read);
    }
    if (profile.id.isEmpty())
        return kube::exportedContext(config, choice.name);
    config = engine::withProfile(config, profile, secrets);
    // names that people can read
    const QString from = engine::contextNameOf(profile);
    for (kube::KubeContext &context : config.contexts) {
        if (context.name != from)
            continue;
        const QString own = context.cluster;
        context.name = choice.name;
        context.cluster = choice.name;
        context.user = choice.name;
        for (kube::KubeCluster &cluster : config.clusters) {
            if (cluster.name == own)
                cluster.name = choice.name;
        }
        for (kube::KubeUser &user : config.users) {
            if (user.name == own)
                user.name = choice.name;
        }
    }
    return kube::exportedContext(config, choice.name);
}

} // namespace firesteel::gui
