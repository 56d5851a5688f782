// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/resourcetypes.h"

namespace firesteel::practice {

using namespace Qt::StringLiterals;

const QList<ResourceType> &resourceTypes()
{
    static const QList<ResourceType> types{
        {{},
         u"v1"_s,
         u"ConfigMap"_s,
         u"configmaps"_s,
         u"configmap"_s,
         {u"cm"_s},
         true,
         true,
         false},
        {{},
         u"v1"_s,
         u"LimitRange"_s,
         u"limitranges"_s,
         u"limitrange"_s,
         {u"limits"_s},
         true,
         true,
         false},
        {{}, u"v1"_s, u"Event"_s, u"events"_s, u"event"_s, {u"ev"_s}, true, true, false},
        {{},
         u"v1"_s,
         u"Namespace"_s,
         u"namespaces"_s,
         u"namespace"_s,
         {u"ns"_s},
         false,
         true,
         true},
        {{}, u"v1"_s, u"Node"_s, u"nodes"_s, u"node"_s, {u"no"_s}, false, true, false},
        {{},
         u"v1"_s,
         u"PersistentVolumeClaim"_s,
         u"persistentvolumeclaims"_s,
         u"persistentvolumeclaim"_s,
         {u"pvc"_s},
         true,
         true,
         true},
        {{},
         u"v1"_s,
         u"PersistentVolume"_s,
         u"persistentvolumes"_s,
         u"persistentvolume"_s,
         {u"pv"_s},
         false,
         true,
         true},
        {{}, u"v1"_s, u"Pod"_s, u"pods"_s, u"pod"_s, {u"po"_s}, true, true, true},
        {{},
         u"v1"_s,
         u"ResourceQuota"_s,
         u"resourcequotas"_s,
         u"resourcequota"_s,
         {u"quota"_s},
         true,
         true,
         true},
        {{}, u"v1"_s, u"Secret"_s, u"secrets"_s, u"secret"_s, {}, true, true, false},
        {{},
         u"v1"_s,
         u"ServiceAccount"_s,
         u"serviceaccounts"_s,
         u"serviceaccount"_s,
         {u"sa"_s},
         true,
         true,
         true},
        {{}, u"v1"_s, u"Service"_s, u"services"_s, u"service"_s, {u"svc"_s}, true, true, true},
        {u"storage.k8s.io"_s,
         u"v1"_s,
         u"StorageClass"_s,
         u"storageclasses"_s,
         u"storageclass"_s,
         {u"sc"_s},
         false,
         true,
         true},
        {u"rbac.authorization.k8s.io"_s,
         u"v1"_s,
         u"ClusterRole"_s,
         u"clusterroles"_s,
         u"clusterrole"_s,
         {},
         false,
         true,
         false},
        {u"rbac.authorization.k8s.io"_s,
         u"v1"_s,
         u"ClusterRoleBinding"_s,
         u"clusterrolebindings"_s,
         u"clusterrolebinding"_s,
         {},
         false,
         true,
         false},
        {u"rbac.authorization.k8s.io"_s,
         u"v1"_s,
         u"Role"_s,
         u"roles"_s,
         u"role"_s,
         {},
         true,
         true,
         false},
        {u"rbac.authorization.k8s.io"_s,
         u"v1"_s,
         u"RoleBinding"_s,
         u"rolebindings"_s,
         u"rolebinding"_s,
         {},
         true,
         true,
         false},
        {u"authorization.k8s.io"_s,
         u"v1"_s,
         u"LocalSubjectAccessReview"_s,
         u"localsubjectaccessreviews"_s,
         u"localsubjectaccessreview"_s,
         {},
         true,
         false,
         false},
        {u"authorization.k8s.io"_s,
         u"v1"_s,
         u"SelfSubjectAccessReview"_s,
         u"selfsubjectaccessreviews"_s,
         u"selfsubjectaccessreview"_s,
         {},
         false,
         false,
         false},
        {u"authorization.k8s.io"_s,
         u"v1"_s,
         u"SelfSubjectRulesReview"_s,
         u"selfsubjectrulesreviews"_s,
         u"selfsubjectrulesreview"_s,
         {},
         false,
         false,
         false},
        {u"authentication.k8s.io"_s,
         u"v1"_s,
         u"SelfSubjectReview"_s,
         u"selfsubjectreviews"_s,
         u"selfsubjectreview"_s,
         {},
         false,
         false,
         false},
    };
    return types;
}

const ResourceType *findType(QStringView group, QStringView version, QStringView plural)
{
    for (const ResourceType &type : resourceTypes()) {
        if (type.plural == plural && type.group == group && type.version == version)
            return &type;
    }
    return nullptr;
}

const ResourceType &coreType(QStringView plural)
{
    const ResourceType *type = findType(u"", u"v1", plural);
    return type ? *type : resourceTypes().first();
}

QStringList apiGroups()
{
    QStringList groups;
    for (const ResourceType &type : resourceTypes()) {
        if (!type.group.isEmpty() && !groups.contains(type.group))
            groups.append(type.group);
    }
    return groups;
}

} // namespace firesteel::practice
