// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/keptlogin.h"

#include "core/kube/config/kubeconfig.h"
#include "core/kube/config/kubeconfigwriter.h"

#include <QUrl>

#include <algorithm>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

const QString kKeptName = u"login"_s; ///< of all three entries
constexpr QByteArrayView kKeptPlace = "# of ";

/// The kubeconfig that named the plug-in: it counts for the consent, and for where it runs.
QString placeIn(const QByteArray &text)
{
    if (!text.startsWith(kKeptPlace))
        return {};
    const QByteArray line = text.first(std::max<qsizetype>(text.indexOf('\n'), 0));
    return QUrl::fromPercentEncoding(line.mid(kKeptPlace.size()));
}

} // namespace

QByteArray keptLoginText(const KeptLogin &login)
{
    KubeContext context;
    context.name = context.cluster = context.user = kKeptName;
    KubeCluster cluster;
    cluster.name = kKeptName;
    cluster.execConfig = login.execConfig;
    KubeUser user;
    user.name = kKeptName;
    user.auth.exec = login.exec;
    user.auth.oidc = login.oidc;
    QByteArray text;
    if (login.exec && !login.exec->file.isEmpty())
        text.append(kKeptPlace).append(QUrl::toPercentEncoding(login.exec->file, "/")).append('\n');
    return text.append(kubeconfigText(context, cluster, user));
}

Result<KeptLogin> readKeptLogin(const QByteArray &text)
{
    const Kubeconfig config = parseKubeconfig(text, placeIn(text));
    const KubeUser *user = config.user(kKeptName);
    const bool usable = user && user->problems.isEmpty() && (user->auth.exec || user->auth.oidc);
    if (!usable)
        return fail(Errc::ConfigInvalid, {}, {{u"problem"_s, u"secret-missing"_s}});
    KeptLogin login{user->auth.exec, user->auth.oidc, {}};
    if (const KubeCluster *cluster = config.cluster(kKeptName))
        login.execConfig = cluster->execConfig;
    return login;
}

} // namespace firesteel::kube
