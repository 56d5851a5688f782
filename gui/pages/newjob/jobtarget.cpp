// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/newjob/jobtarget.h"

#include "core/engine/clustersession.h"
#include "core/settings/profilestore.h"
#include "gui/shell/services.h"
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

QString usualAccount(const Services &services)
{
    const auto current = services.workbench.current();
    const auto profile = current ? services.profiles.profile(current->id) : std::nullopt;
    if (!profile)
        return {};
    const bool there = profile->namespaceName.isEmpty() ||
                       profile->namespaceName == usualNamespace(services.workbench);
    return there ? profile->serviceAccount : QString();
}

JobForm completedForm(JobForm form, const Services &services)
{
    const auto put = [&form](JobField field, const QString &value) {
        if (form.value(field).trimmed().isEmpty() && !value.isEmpty() &&
            !std::ranges::any_of(form.settings, [field](const JobForm::Setting &setting) {
                return setting.key.trimmed() == infoOf(field).key;
            }))
            form.set(field, value);
    };
    const QString shown = usualNamespace(services.workbench);
    put(JobField::Namespace, shown);
    if (form.value(JobField::Namespace).trimmed() == shown)
        put(JobField::ServiceAccount, usualAccount(services)); // it was set up in there
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
