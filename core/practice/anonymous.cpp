// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/anonymous.h"

namespace firesteel::practice {

using namespace Qt::StringLiterals;

namespace {

/// What access is decided by: a request read by its path alone, whether it leads anywhere or not
/// (apiserver, request/requestinfo.go).
struct Access {
    QString group;
    QString nameSpace;
    QString resource; ///< empty: it is about a path
    QString name;
    QString subresource;
};

Access accessOf(QStringList parts)
{
    Access access;
    const bool core = parts.value(0) == "api"_L1;
    if (!core && parts.value(0) != "apis"_L1)
        return access;
    if (parts.size() < (core ? 3 : 4))
        return access;
    if (!core)
        access.group = parts.at(1);
    parts = parts.mid(core ? 2 : 3);
    if (parts.first() == "namespaces"_L1 && parts.size() > 1) {
        access.nameSpace = parts.at(1);
        if (parts.size() > 2 && parts.at(2) != "status"_L1 && parts.at(2) != "finalize"_L1)
            parts = parts.mid(2);
    }
    access.resource = parts.first();
    access.name = parts.value(1);
    access.subresource = parts.value(2);
    return access;
}

QString verbOf(const ApiRequest &request, const Access &access)
{
    if (access.resource.isEmpty())
        return QString::fromLatin1(request.method).toLower();
    const bool one = !access.name.isEmpty();
    if (request.method == "POST")
        return u"create"_s;
    if (request.method == "PUT")
        return u"update"_s;
    if (request.method == "PATCH")
        return u"patch"_s;
    if (request.method == "DELETE")
        return one ? u"delete"_s : u"deletecollection"_s;
    if (one)
        return u"get"_s;
    return request.flag(u"watch"_s) ? u"watch"_s : u"list"_s;
}

QString quoted(const QString &text)
{
    return u'"' + text + u'"';
}

bool isOpen(const ApiRequest &request)
{
    static const QStringList open{u"healthz"_s, u"livez"_s, u"readyz"_s, u"version"_s};
    return request.method == "GET" && request.parts.size() == 1 &&
           open.contains(request.parts.first());
}

} // namespace

std::optional<ApiFault> refusalOfAnonymous(const ApiRequest &request)
{
    if (isOpen(request))
        return std::nullopt;
    const Access access = accessOf(request.parts);
    const QString who = u"User \"system:anonymous\" cannot "_s + verbOf(request, access);
    if (access.resource.isEmpty())
        return ApiFault{403, u"Forbidden"_s,
                        u"forbidden: "_s + who + u" path "_s + quoted(request.path), QJsonObject()};
    QString what = access.resource;
    if (!access.subresource.isEmpty())
        what += u'/' + access.subresource;
    const QString where = access.nameSpace.isEmpty()
                              ? u" at the cluster scope"_s
                              : QString(u" in the namespace "_s + quoted(access.nameSpace));
    QJsonObject details{{u"kind"_s, access.resource}};
    QString subject = access.resource;
    if (!access.group.isEmpty()) {
        details.insert(u"group"_s, access.group);
        subject += u'.' + access.group;
    }
    if (!access.name.isEmpty()) {
        details.insert(u"name"_s, access.name);
        subject += u' ' + quoted(access.name);
    }
    return ApiFault{403, u"Forbidden"_s,
                    subject + u" is forbidden: "_s + who + u" resource "_s + quoted(what) +
                        u" in API group "_s + quoted(access.group) + where,
                    details};
}

} // namespace firesteel::practice
