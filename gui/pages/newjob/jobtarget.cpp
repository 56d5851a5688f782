// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/newjob/jobtarget.h"

#include "core/engine/clustersession.h"
#include "gui/shell/workbench.h"

#include <algorithm>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

QString usualNamespace(const Workbench &workbench)
{
    const engine::ClusterSession *session = workbench.session();
    const QString shown = workbench.namespaceName();
    return shown.isEmpty() && session ? session->connection().namespaceName : shown;
}

JobForm completedForm(JobForm form, const Workbench &workbench)
{
    const QString shown = usualNamespace(workbench);
    if (form.value(JobField::Namespace).trimmed().isEmpty() && !shown.isEmpty() &&
        !std::ranges::any_of(form.settings, [](const JobForm::Setting &setting) {
            return setting.key.trimmed() == infoOf(JobField::Namespace).key;
        }))
        form.set(JobField::Namespace, shown);
    return form;
}

QString masterOf(const Workbench &workbench)
{
    const engine::ClusterSession *session = workbench.session();
    if (!session)
        return u"k8s://https://kubernetes.default.svc"_s;
    const auto &endpoint = session->connection().endpoint;
    const QString host = endpoint.host.contains(u':') ? u'[' + endpoint.host + u']' : endpoint.host;
    return (endpoint.tls ? u"k8s://https://"_s : u"k8s://http://"_s) + host + u':' +
           QString::number(endpoint.port) + QString::fromLatin1(endpoint.pathPrefix);
}

} // namespace firesteel::gui
