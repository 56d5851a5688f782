// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/api/object.h"

namespace firesteel::kube {

using namespace Qt::StringLiterals;

QString ResourceType::apiVersion() const
{
    return group.isEmpty() ? version : QString(group + u'/' + version);
}

namespace resources {

const ResourceType Pods{{}, u"v1"_s, u"pods"_s, u"Pod"_s, true};
const ResourceType Services{{}, u"v1"_s, u"services"_s, u"Service"_s, true};
const ResourceType ConfigMaps{{}, u"v1"_s, u"configmaps"_s, u"ConfigMap"_s, true};
const ResourceType Secrets{{}, u"v1"_s, u"secrets"_s, u"Secret"_s, true};
const ResourceType Events{{}, u"v1"_s, u"events"_s, u"Event"_s, true};
const ResourceType PersistentVolumeClaims{
    {}, u"v1"_s, u"persistentvolumeclaims"_s, u"PersistentVolumeClaim"_s, true};
const ResourceType ServiceAccounts{{}, u"v1"_s, u"serviceaccounts"_s, u"ServiceAccount"_s, true};
const ResourceType Namespaces{{}, u"v1"_s, u"namespaces"_s, u"Namespace"_s, false};
const ResourceType Nodes{{}, u"v1"_s, u"nodes"_s, u"Node"_s, false};
const ResourceType ResourceQuotas{{}, u"v1"_s, u"resourcequotas"_s, u"ResourceQuota"_s, true};
const ResourceType LimitRanges{{}, u"v1"_s, u"limitranges"_s, u"LimitRange"_s, true};
const ResourceType SelfSubjectAccessReviews{u"authorization.k8s.io"_s, u"v1"_s,
                                            u"selfsubjectaccessreviews"_s,
                                            u"SelfSubjectAccessReview"_s, false};
const ResourceType SelfSubjectReviews{u"authentication.k8s.io"_s, u"v1"_s, u"selfsubjectreviews"_s,
                                      u"SelfSubjectReview"_s, false};

const ResourceType *find(QStringView apiVersion, QStringView kind)
{
    static constexpr const ResourceType *All[] = {&Pods,
                                                  &Services,
                                                  &ConfigMaps,
                                                  &Secrets,
                                                  &Events,
                                                  &PersistentVolumeClaims,
                                                  &ServiceAccounts,
                                                  &Namespaces,
                                                  &Nodes,
                                                  &ResourceQuotas,
                                                  &LimitRanges,
                                                  &SelfSubjectAccessReviews,
                                                  &SelfSubjectReviews};
    for (const ResourceType *type : All) {
        if (type->kind == kind && type->apiVersion() == apiVersion)
            return type;
    }
    return nullptr;
}

} // namespace resources

QJsonObject Object::metadata() const
{
    return body.value("metadata"_L1).toObject();
}

QJsonObject Object::spec() const
{
    return body.value("spec"_L1).toObject();
}

QJsonObject Object::status() const
{
    return body.value("status"_L1).toObject();
}

QString Object::label(const QString &key) const
{
    return metadata().value("labels"_L1).toObject().value(key).toString();
}

QString Object::annotation(const QString &key) const
{
    return metadata().value("annotations"_L1).toObject().value(key).toString();
}

bool Object::deleting() const
{
    return !metadata().value("deletionTimestamp"_L1).toString().isEmpty();
}

QDateTime Object::created() const
{
    return QDateTime::fromString(metadata().value("creationTimestamp"_L1).toString(), Qt::ISODate);
}

ObjectPtr makeObject(QJsonObject body, const ResourceType &type)
{
    auto object = std::make_shared<Object>();
    const QJsonObject metadata = body.value("metadata"_L1).toObject();
    object->name = metadata.value("name"_L1).toString();
    if (object->name.isEmpty())
        return nullptr;
    object->namespaceName = metadata.value("namespace"_L1).toString();
    object->uid = metadata.value("uid"_L1).toString();
    object->resourceVersion = metadata.value("resourceVersion"_L1).toString();
    object->apiVersion = body.value("apiVersion"_L1).toString();
    if (object->apiVersion.isEmpty()) {
        object->apiVersion = type.apiVersion();
        body.insert("apiVersion"_L1, object->apiVersion);
    }
    object->kind = body.value("kind"_L1).toString();
    if (object->kind.isEmpty()) {
        object->kind = type.kind;
        body.insert("kind"_L1, object->kind);
    }
    object->body = std::move(body);
    return object;
}

} // namespace firesteel::kube
