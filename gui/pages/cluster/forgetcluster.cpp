// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/cluster/forgetcluster.h"

#include "core/settings/profilestore.h"
#include "gui/dialogs/confirm.h"
#include "gui/shell/navigator.h"
#include "gui/shell/opencluster.h"
#include "gui/shell/profilesecrets.h"
#include "gui/shell/services.h"
#include "gui/shell/workbench.h"

#include <QCoreApplication>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

struct ForgetCluster {
    Q_DECLARE_TR_FUNCTIONS(firesteel::gui::ForgetCluster)
};

void forget(const Services &services, const QString &id)
{
    const auto profile = services.profiles.profile(id);
    Workbench &workbench = services.workbench;
    const auto current = workbench.current();
    const bool isOpen = current && current->id == id;
    if (isOpen)
        workbench.close();
    services.profiles.remove(id);
    if (profile)
        dropSecrets(services.vault, *profile, {}, &workbench);
    if (isOpen)
        services.navigator.go(u"welcome"_s);
}

} // namespace

void forgetCluster(QWidget *parent, const Services &services, const ClusterChoice &choice)
{
    if (choice.kind != ClusterChoice::Kind::Profile)
        return;
    confirm(parent, services,
            {.title = ForgetCluster::tr("Forget %1?").arg(clusterTitle(choice)),
             .text = ForgetCluster::tr("Its address and its token, key or password are removed "
                                       "from Firesteel. Nothing changes on the cluster, and what "
                                       "runs there goes on."),
             .action = ForgetCluster::tr("Forget this cluster")},
            [services, id = choice.id] { forget(services, id); });
}

} // namespace firesteel::gui
