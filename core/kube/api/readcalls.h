// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/api/apicall.h"

namespace firesteel::kube {

/// GET of one object.
class GetCall final : public TypedCall<ObjectPtr>
{
public:
    GetCall(ApiClient &client, const ObjectRef &object, QObject *context, Reply<ObjectPtr> reply);

private:
    void start() override;
    ObjectRef m_object;
};

/// One page of a list, or all of them. A continue token that expires on the way leads to one list
/// without limit, if all pages are wanted.
class ListCall final : public TypedCall<ListPage>
{
public:
    ListCall(ApiClient &client, const ListRequest &request, bool all, QObject *context,
             Reply<ListPage> reply);

private:
    void start() override;
    void ask();
    void read(const Answer &answer);
    ListRequest m_request;
    bool m_all;
    ListPage m_list;
};

/// GET of any path.
class RawCall final : public TypedCall<RawAnswer>
{
public:
    RawCall(ApiClient &client, const QByteArray &target, bool anyStatus, QObject *context,
            Reply<RawAnswer> reply);

private:
    void start() override;
    QByteArray m_target;
    bool m_anyStatus;
};

/// POST of something that is never stored.
class PostCall final : public TypedCall<QJsonObject>
{
public:
    PostCall(ApiClient &client, const QByteArray &target, const QJsonObject &body, QObject *context,
             Reply<QJsonObject> reply);

private:
    void start() override;
    QByteArray m_target;
    QJsonObject m_body;
};

/// The path and query of a list or watch.
[[nodiscard]] Result<QByteArray> selectionTarget(const Selection &selection,
                                                 QList<QPair<QByteArray, QString>> query);

} // namespace firesteel::kube
