// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/opencluster.h"

#include "core/settings/settings.h"
#include "gui/shell/services.h"
#include "gui/shell/workbench.h"

#include <QCoreApplication>

namespace firesteel::gui {

namespace keys = settings::keys;

namespace {

/// The translation context of this file.
struct Cluster {
    Q_DECLARE_TR_FUNCTIONS(Cluster)
};

} // namespace

void openCluster(const Services &services, const QString &choiceId, const QString &namespaceName)
{
    const QString remembered =
        services.settings.get(keys::LastNamespaces).value(choiceId).toString();
    services.workbench.open(choiceId, namespaceName.isEmpty() ? remembered : namespaceName);
}

void rememberCluster(const Services &services)
{
    const auto current = services.workbench.current();
    if (!current || !services.workbench.session())
        return;
    services.settings.set(keys::LastCluster, current->id);
    QJsonObject all = services.settings.get(keys::LastNamespaces);
    all.insert(current->id, services.workbench.allNamespaces()
                                ? QString(Workbench::AllNamespaces)
                                : services.workbench.namespaceName());
    services.settings.set(keys::LastNamespaces, all);
}

QString clusterTitle(const ClusterChoice &choice)
{
    return choice.kind == ClusterChoice::Kind::Practice ? Cluster::tr("Practice cluster")
                                                        : choice.name;
}

QString namespaceTitle(const Services &services)
{
    return services.workbench.allNamespaces() ? Cluster::tr("all namespaces")
                                              : services.workbench.namespaceName();
}

} // namespace firesteel::gui
