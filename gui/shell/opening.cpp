// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/opening.h"

#include "core/base/files.h"
#include "core/kube/config/kubeconfig.h"
#include "core/kube/config/resolvedcontext.h"

#include <QCollator>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSslCertificate>
#include <QTimeZone>

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

/// The usual files, then those that were added by hand.
Result<kube::Kubeconfig> readAll(const KubeconfigSources &sources)
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

std::optional<QDateTime> endOf(const engine::Connection &connection)
{
    std::optional<QDateTime> end;
    const auto take = [&end](const std::optional<QDateTime> &other) {
        if (other && other->isValid() && (!end || *other < *end))
            end = other;
    };
    QByteArray token = connection.auth.token;
    if (!connection.auth.tokenFile.isEmpty()) {
        if (const auto content = readFile(connection.auth.tokenFile, kTokenLimit))
            token = content->trimmed();
    }
    take(tokenEnd(token));
    if (!connection.endpoint.security.clientChain.isEmpty())
        take(connection.endpoint.security.clientChain.constFirst().expiryDate());
    return end;
}

Result<Opening> openingOf(const Result<kube::ResolvedContext> &context, const Clock &clock)
{
    if (!context)
        return std::unexpected(context.error());
    Opening opening;
    opening.connection.endpoint = context->endpoint;
    opening.connection.auth = context->auth;
    opening.connection.namespaceName = context->namespaceName;
    opening.connection.contextName = context->contextName;
    if (const auto usable = engine::checkConnection(opening.connection, clock); !usable)
        return std::unexpected(usable.error());
    opening.credentialEnd = endOf(opening.connection);
    return opening;
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

std::optional<QDateTime> tokenEnd(const QByteArray &token)
{
    const QList<QByteArray> parts = token.split('.');
    if (parts.size() != 3)
        return std::nullopt;
    const QByteArray claims = QByteArray::fromBase64(parts[1], QByteArray::Base64UrlEncoding |
                                                                   QByteArray::OmitTrailingEquals);
    const QJsonValue end = QJsonDocument::fromJson(claims).object().value("exp"_L1);
    if (!end.isDouble() || end.toDouble() <= 0)
        return std::nullopt;
    return QDateTime::fromSecsSinceEpoch(qint64(end.toDouble()), QTimeZone::UTC);
}

KnownClusters readChoices(const KubeconfigSources &sources, const Clock &clock)
{
    KnownClusters known;
    const auto config = readAll(sources);
    if (!config) {
        if (isMissed(sources, config.error())) // else there simply is none
            known.problem = config.error();
        return known;
    }
    if (!config->problems.isEmpty())
        known.problem = config->problems.constFirst();
    else if (config->contexts.isEmpty() && !config->files.isEmpty())
        known.problem = Error(Errc::ConfigEmpty, {}, {{u"path"_s, config->files.constFirst()}});
    for (const kube::KubeContext *context : byName(config->contexts)) {
        ClusterChoice choice;
        choice.id = u"kubeconfig:"_s + context->name;
        choice.name = context->name;
        choice.namespaceName =
            context->namespaceName.isEmpty() ? u"default"_s : context->namespaceName;
        choice.isDefault = context->name == config->currentContext;
        if (const kube::KubeCluster *cluster = config->cluster(context->cluster))
            choice.server = cluster->server;
        const auto usable =
            openingOf(kube::resolve(*config, context->name, sources.environment), clock);
        if (!usable)
            choice.problem = usable.error();
        known.choices.append(choice);
    }
    return known;
}

Result<Opening> readContext(const KubeconfigSources &sources, const QString &context,
                            const Clock &clock)
{
    const auto config = readAll(sources);
    if (!config)
        return std::unexpected(config.error());
    return openingOf(kube::resolve(*config, context, sources.environment), clock);
}

Result<Opening> readKubeconfigText(const QByteArray &kubeconfig,
                                   const QProcessEnvironment &environment, const Clock &clock)
{
    const kube::Kubeconfig config = kube::parseKubeconfig(kubeconfig, {});
    if (!config.problems.isEmpty())
        return std::unexpected(config.problems.constFirst());
    return openingOf(kube::resolve(config, {}, environment), clock);
}

} // namespace firesteel::gui
