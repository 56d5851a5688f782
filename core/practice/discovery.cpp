// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/discovery.h"

#include <QJsonArray>

namespace firesteel::practice {

using namespace Qt::StringLiterals;

namespace {

QJsonArray addresses(const QString &address)
{
    return {QJsonObject{{u"clientCIDR"_s, u"0.0.0.0/0"_s}, {u"serverAddress"_s, address}}};
}

QJsonObject version()
{
    return {{u"major"_s, u"1"_s},
            {u"minor"_s, u"34"_s},
            {u"emulationMajor"_s, u"1"_s},
            {u"emulationMinor"_s, u"34"_s},
            {u"minCompatibilityMajor"_s, u"1"_s},
            {u"minCompatibilityMinor"_s, u"33"_s},
            {u"gitVersion"_s, u"v1.34.4+firesteel-practice"_s},
            {u"gitCommit"_s, QString()},
            {u"gitTreeState"_s, QString()},
            {u"buildDate"_s, u"1970-01-01T00:00:00Z"_s},
            {u"goVersion"_s, QString()},
            {u"compiler"_s, u"gc"_s},
            {u"platform"_s, u"linux/amd64"_s}};
}

QJsonObject group(const QString &name)
{
    const QJsonObject v1{{u"groupVersion"_s, QString(name + u"/v1"_s)}, {u"version"_s, u"v1"_s}};
    return {{u"name"_s, name}, {u"versions"_s, QJsonArray{v1}}, {u"preferredVersion"_s, v1}};
}

QJsonObject resource(const QString &name, const ResourceType &type, const QStringList &verbs)
{
    QJsonObject made{{u"name"_s, name},
                     {u"singularName"_s, name.contains(u'/') ? QString() : type.singular},
                     {u"namespaced"_s, type.namespaced},
                     {u"kind"_s, type.kind},
                     {u"verbs"_s, QJsonArray::fromStringList(verbs)}};
    if (!type.shortNames.isEmpty() && !name.contains(u'/'))
        made.insert(u"shortNames"_s, QJsonArray::fromStringList(type.shortNames));
    return made;
}

QJsonObject resources(const QString &group)
{
    static const QStringList all{u"create"_s, u"delete"_s, u"deletecollection"_s, u"get"_s,
                                 u"list"_s,   u"patch"_s,  u"update"_s,           u"watch"_s};
    static const QStringList statusVerbs{u"get"_s, u"patch"_s, u"update"_s};
    QJsonArray list;
    for (const ResourceType &type : resourceTypes()) {
        if (type.group != group)
            continue;
        list.append(resource(type.plural, type, type.kept ? all : QStringList{u"create"_s}));
        if (type.plural == "pods"_L1) {
            list.append(resource(u"pods/log"_s, type, {u"get"_s}));
            QJsonObject forward = resource(u"pods/portforward"_s, type, {u"create"_s, u"get"_s});
            forward.insert(u"kind"_s, u"PodPortForwardOptions"_s);
            list.append(forward);
        }
        static const QStringList withStatus{
            u"namespaces"_s, u"nodes"_s,          u"persistentvolumeclaims"_s,
            u"pods"_s,       u"resourcequotas"_s, u"services"_s};
        if (withStatus.contains(type.plural))
            list.append(resource(type.plural + u"/status"_s, type, statusVerbs));
    }
    QJsonObject made{{u"kind"_s, u"APIResourceList"_s},
                     {u"groupVersion"_s, group.isEmpty() ? u"v1"_s : QString(group + u"/v1"_s)},
                     {u"resources"_s, list}};
    if (!group.isEmpty()) // the core group's list has none
        made.insert(u"apiVersion"_s, u"v1"_s);
    return made;
}

} // namespace

std::optional<Answer<QJsonObject>> discover(const QStringList &parts, const QString &address)
{
    if (parts == QStringList{u"version"_s})
        return version();
    if (parts == QStringList{u"api"_s})
        return QJsonObject{{u"kind"_s, u"APIVersions"_s},
                           {u"versions"_s, QJsonArray{u"v1"_s}},
                           {u"serverAddressByClientCIDRs"_s, addresses(address)}};
    if (parts == QStringList{u"api"_s, u"v1"_s})
        return resources({});
    if (parts.value(0) != "apis"_L1 || parts.size() > 3)
        return std::nullopt;
    if (parts.size() == 1) {
        QJsonArray groups;
        for (const QString &name : apiGroups())
            groups.append(group(name));
        return QJsonObject{
            {u"kind"_s, u"APIGroupList"_s}, {u"apiVersion"_s, u"v1"_s}, {u"groups"_s, groups}};
    }
    if (!apiGroups().contains(parts.at(1)))
        return Answer<QJsonObject>(std::unexpected(fault::pageNotFound()));
    if (parts.size() == 3 && parts.at(2) != "v1"_L1)
        return Answer<QJsonObject>(std::unexpected(fault::noSuchResource()));
    if (parts.size() == 3)
        return resources(parts.at(1));
    QJsonObject made = group(parts.at(1));
    made.insert(u"kind"_s, u"APIGroup"_s);
    made.insert(u"apiVersion"_s, u"v1"_s);
    return made;
}

QJsonObject reviewed(const ResourceType &type, const QJsonObject &body, const QString &stamp)
{
    QJsonObject answer{{u"kind"_s, type.kind},
                       {u"apiVersion"_s, type.apiVersion()},
                       {u"metadata"_s, QJsonObject()},
                       {u"spec"_s, body.value("spec"_L1).toObject()}};
    const QJsonArray any{u"*"_s};
    if (type.plural.endsWith("subjectaccessreviews"_L1)) {
        answer.insert(u"status"_s, QJsonObject{{u"allowed"_s, true}});
    } else if (type.plural == "selfsubjectrulesreviews"_L1) {
        answer.insert(u"spec"_s, QJsonObject());
        answer.insert(
            u"status"_s,
            QJsonObject{{u"incomplete"_s, false},
                        {u"resourceRules"_s,
                         QJsonArray{QJsonObject{
                             {u"verbs"_s, any}, {u"apiGroups"_s, any}, {u"resources"_s, any}}}},
                        {u"nonResourceRules"_s,
                         QJsonArray{QJsonObject{{u"verbs"_s, any}, {u"nonResourceURLs"_s, any}}}}});
    } else {
        answer.remove("spec"_L1);
        answer.insert(u"metadata"_s, QJsonObject{{u"creationTimestamp"_s, stamp}});
        answer.insert(
            u"status"_s,
            QJsonObject{{u"userInfo"_s,
                         QJsonObject{{u"username"_s, u"practice"_s},
                                     {u"groups"_s, QJsonArray{u"system:masters"_s,
                                                              u"system:authenticated"_s}}}}});
    }
    return answer;
}

} // namespace firesteel::practice
