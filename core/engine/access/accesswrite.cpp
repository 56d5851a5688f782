// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/access/accesswrite.h"

namespace firesteel::engine {

using namespace Qt::StringLiterals;

bool writes(const AccessStep &step)
{
    return step.action == AccessStep::Action::Create || step.action == AccessStep::Action::Patch;
}

ClusterSession::CallId write(ClusterSession &session, const AccessStep &step, bool dryRun,
                             QObject *context, kube::Reply<kube::ObjectPtr> reply)
{
    kube::WriteOptions options;
    options.dryRun = dryRun;
    if (step.action == AccessStep::Action::Create) {
        kube::CreateRequest request;
        request.type = step.type;
        request.namespaceName = step.namespaceName;
        request.body = step.after;
        request.options = options;
        return session.create(request, context, std::move(reply));
    }
    kube::PatchRequest request;
    request.object = {step.type, step.namespaceName, step.name};
    request.kind = kube::PatchKind::Merge;
    request.body =
        QJsonObject{{u"metadata"_s, QJsonObject{{u"resourceVersion"_s, step.resourceVersion}}},
                    {u"rules"_s, step.after.value("rules"_L1)}};
    request.options = options;
    return session.patch(request, context, std::move(reply));
}

} // namespace firesteel::engine
