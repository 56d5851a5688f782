// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/opening.h"

#include "core/base/files.h"
#include "core/kube/auth/jwt.h"
#include "core/kube/config/kubeconfig.h"
#include "core/kube/config/resolvedcontext.h"

#include <QCollator>
#include <QSslCertificate>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kTokenLimit = 1024LL * 1024;

kube::Kubeconfig readExtra(const QString &path)
{
    kube::Kubeconfig config = kube::readKubeconfig(path);
    if (config.problems.isEmpty() && config.contexts.isEmpty())
        config.problems.append(Error(Errc::ConfigEmpty, {}, {{u"path"_s, path}}));
    return config;
}

/// Somebody has put it there, or said where it is.
bool isMissed(const KubeconfigSources &sources, const Error &error)
{
    return !sources.path.isEmpty() || error.context.contains(u"variable"_s) ||
           error.code != Errc::FileMissing;
}

std::optional<QDateTime> earlier(const std::optional<QDateTime> &a,
                                 const std::optional<QDateTime> &b)
{
    return a && b ? std::min(*a, *b) : a ? a : b;
}

std::optional<QDateTime> endOfToken(const kube::AuthSettings &auth)
{
    QByteArray token = auth.token;
    if (!auth.tokenFile.isEmpty()) {
        if (const auto content = readFile(auth.tokenFile, kTokenLimit))
            token = content->trimmed();
    }
    return kube::tokenEnd(token);
}

std::optional<QDateTime> endOfCertificate(const QList<QSslCertificate> &chain)
{
    const QDateTime end = chain.isEmpty() ? QDateTime() : chain.constFirst().expiryDate();
    return end.isValid() ? std::optional(end) : std::nullopt;
}

Result<Opening> openingOf(const Result<kube::ResolvedContext> &context,
                          const settings::ClusterProfile &profile, const KubeconfigSources &sources,
                          const Clock &clock)
{
    if (!context)
        return std::unexpected(context.error());
    const auto connection = engine::connectionOf(*context, profile, sources.auth, clock);
    if (!connection)
        return std::unexpected(connection.error());
    Opening opening;
    opening.connection = *connection;
    opening.tokenEnd = endOfToken(connection->auth);
    opening.certificateEnd = endOfCertificate(connection->endpoint.security.clientChain);
    opening.credentialEnd = earlier(opening.tokenEnd, opening.certificateEnd);
    return opening;
}

Result<Opening> openingOf(const kube::Kubeconfig &config, const QString &context,
                          const KubeconfigSources &sources, const engine::ProfileSecrets &secrets,
                          const Clock &clock)
{
    const auto decision = settings::decisionOn(sources.profiles, context);
    return openingOf(
        kube::resolve(decision ? engine::withProfile(config, *decision, secrets) : config, context,
                      sources.environment),
        decision.value_or(settings::ClusterProfile()), sources, clock);
}

/// Certificates, keys and tokens beside the kubeconfigs.
QStringList materialOf(const kube::Kubeconfig &config)
{
    QStringList files;
    for (const kube::KubeCluster &cluster : config.clusters)
        files.append(cluster.caFile);
    for (const kube::KubeUser &user : config.users)
        files << user.certificateFile << user.keyFile << user.auth.tokenFile;
    files.removeAll(QString());
    files.removeDuplicates();
    return files;
}

std::vector<const kube::KubeContext *> byName(const QList<kube::KubeContext> &contexts)
{
    std::vector<const kube::KubeContext *> sorted;
    for (const kube::KubeContext &context : contexts)
        sorted.push_back(&context);
    QCollator order;
    order.setNumericMode(true);
    std::stable_sort(sorted.begin(), sorted.end(),
                     [&order](const kube::KubeContext *a, const kube::KubeContext *b) {
                         return order.compare(a->name, b->name) < 0;
                     });
    return sorted;
}

} // namespace

Result<kube::Kubeconfig> readKubeconfigs(const KubeconfigSources &sources)
{
    const auto usual = kube::loadKubeconfig(sources.path, sources.environment);
    if (sources.extras.isEmpty())
        return usual;
    QList<kube::Kubeconfig> all;
    if (usual) {
        all.append(*usual);
    } else if (isMissed(sources, usual.error())) {
        kube::Kubeconfig useless;
        useless.problems.append(usual.error());
        all.append(useless);
    }
    for (const QString &extra : sources.extras)
        all.append(readExtra(extra));
    return kube::mergeKubeconfigs(all);
}

KnownClusters readChoices(const KubeconfigSources &sources, const Clock &clock)
{
    KnownClusters known;
    const auto config = readKubeconfigs(sources);
    if (!config) {
        if (isMissed(sources, config.error())) // else there simply is none
            known.problem = config.error();
        if (known.problem) // whoever watches the files has nothing new to tell of it
            known.config.problems.append(*known.problem);
        return known;
    }
    if (!config->problems.isEmpty())
        known.problem = config->problems.constFirst();
    else if (config->contexts.isEmpty() && !config->files.isEmpty())
        known.problem = Error(Errc::ConfigEmpty, {}, {{u"path"_s, config->files.constFirst()}});
    known.config = *config;
    known.materialFiles = materialOf(*config);
    for (const kube::KubeContext *context : byName(config->contexts)) {
        ClusterChoice choice;
        choice.id = u"kubeconfig:"_s + context->name;
        choice.name = context->name;
        choice.file = context->origin.file;
        choice.namespaceName =
            context->namespaceName.isEmpty() ? u"default"_s : context->namespaceName;
        choice.isDefault = context->name == config->currentContext;
        if (const kube::KubeCluster *cluster = config->cluster(context->cluster)) {
            choice.server = cluster->server;
            choice.insecure = cluster->insecure;
        }
        const auto decision = settings::decisionOn(sources.profiles, context->name);
        if (!decision || decision->secretId.isEmpty()) { // else only opening can tell
            const auto usable = openingOf(*config, context->name, sources, {}, clock);
            if (!usable)
                choice.problem = usable.error();
        }
        known.choices.append(choice);
    }
    return known;
}

Result<Opening> readContext(const KubeconfigSources &sources, const QString &context,
                            const engine::ProfileSecrets &secrets, const Clock &clock)
{
    const auto config = readKubeconfigs(sources);
    if (!config)
        return std::unexpected(config.error());
    return openingOf(*config, context, sources, secrets, clock);
}

Result<Opening> readProfile(const settings::ClusterProfile &profile,
                            const engine::ProfileSecrets &secrets, const KubeconfigSources &sources,
                            const Clock &clock)
{
    const kube::Kubeconfig config = engine::withProfile({}, profile, secrets);
    return openingOf(kube::resolve(config, engine::contextNameOf(profile), sources.environment),
                     profile, sources, clock);
}

Result<Opening> readKubeconfigText(const QByteArray &kubeconfig, const KubeconfigSources &sources,
                                   const Clock &clock)
{
    const kube::Kubeconfig config = kube::parseKubeconfig(kubeconfig, {});
    if (!config.problems.isEmpty())
        return std::unexpected(config.problems.constFirst());
    return openingOf(kube::resolve(config, {}, sources.environment), {}, sources, clock);
}

} // namespace firesteel::gui
