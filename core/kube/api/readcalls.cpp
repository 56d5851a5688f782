// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/api/readcalls.h"

#include <utility>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

GetCall::GetCall(ApiClient &client, const ObjectRef &object, QObject *context,
                 Reply<ObjectPtr> reply)
    : TypedCall(client, context, std::move(reply)), m_object(object)
{}

void GetCall::start()
{
    const auto path = m_object.name.isEmpty()
                          ? fail(Errc::InvalidValue, {}, {{u"field"_s, u"name"_s}})
                          : resourcePath(m_object.type, m_object.namespaceName, m_object.name);
    if (!path)
        return failWith(path.error());
    exchange(jsonRequest("GET", *path), [this](const Answer &answer) {
        if (answer.error)
            return failWith(*answer.error);
        const auto body = readObject(answer);
        const ObjectPtr object = body ? makeObject(*body, m_object.type) : nullptr;
        if (object)
            succeed(object);
        else
            failWith(body ? Error(Errc::NotKubernetes) : body.error());
    });
}

ListCall::ListCall(ApiClient &client, const ListRequest &request, bool all, QObject *context,
                   Reply<ListPage> reply)
    : TypedCall(client, context, std::move(reply)), m_request(request), m_all(all)
{
    m_connectRetries = request.patient ? 0 : 1; // the patient have a plan of their own
}

void ListCall::start()
{
    const auto go = [this] { withListSlot([this] { ask(); }); };
    if (m_request.patient)
        whenReachable(go);
    else
        go();
}

void ListCall::ask()
{
    const bool continuing = !m_request.continueToken.isEmpty();
    const QString version = continuing ? QString() : m_request.resourceVersion;
    const auto target = selectionTarget(
        m_request.selection,
        {{"limit", m_request.limit > 0 ? QString::number(m_request.limit) : QString()},
         {"continue", m_request.continueToken},
         {"resourceVersion", version},
         {"resourceVersionMatch",
          m_request.notOlderThan && !version.isEmpty() ? u"NotOlderThan"_s : QString()}});
    if (!target)
        return failWith(target.error());
    exchange(jsonRequest("GET", *target), [this](const Answer &answer) { read(answer); });
}

void ListCall::read(const Answer &answer)
{
    if (answer.error) {
        const bool tokenExpired =
            answer.error->code == Errc::Expired && m_all && !m_request.continueToken.isEmpty();
        if (!tokenExpired)
            return failWith(*answer.error);
        m_list = {};
        m_request.continueToken.clear();
        m_request.limit = 0;
        return ask();
    }
    data::ParseOptions options;
    options.repairUtf8 = true;
    auto page = answer.head.status == 200 ? reader().parseList(answer.body, options)
                                          : fail(Errc::NotKubernetes);
    if (!page) {
        Error error = statusOf(answer);
        error.code = Errc::NotKubernetes;
        error.detail += page.error().detail;
        return failWith(error);
    }
    for (QJsonObject &item : page->items) {
        if (ObjectPtr object = makeObject(std::move(item), m_request.selection.type))
            m_list.items.append(std::move(object));
    }
    if (m_list.resourceVersion.isEmpty())
        m_list.resourceVersion = page->resourceVersion;
    m_list.continueToken = page->continueToken;
    m_list.remaining = page->remaining.value_or(0);
    if (!m_all || page->continueToken.isEmpty())
        return succeed(std::exchange(m_list, {}));
    m_request.continueToken = page->continueToken;
    ask();
}

RawCall::RawCall(ApiClient &client, const QByteArray &target, bool anyStatus, QObject *context,
                 Reply<RawAnswer> reply)
    : TypedCall(client, context, std::move(reply)), m_target(target), m_anyStatus(anyStatus)
{}

void RawCall::start()
{
    net::HttpRequest request;
    request.target = m_target;
    request.headers.emplaceBack("Accept", "application/json, */*");
    exchange(request, [this](const Answer &answer) {
        if (!answer.transport || (answer.error && !m_anyStatus))
            return failWith(*answer.error);
        succeed({answer.head.status, answer.head.headers, answer.body});
    });
}

PostCall::PostCall(ApiClient &client, const QByteArray &target, const QJsonObject &body,
                   QObject *context, Reply<QJsonObject> reply)
    : TypedCall(client, context, std::move(reply)), m_target(target), m_body(body)
{}

/// What is asked of the server and not kept there: reviews and tokens.
static bool isQuestion(const QByteArray &target)
{
    const qsizetype query = target.indexOf('?');
    const QByteArrayView path = QByteArrayView(target).first(query < 0 ? target.size() : query);
    if (path.endsWith("/token"))
        return path.contains("/serviceaccounts/");
    return path.endsWith("reviews") && (path.startsWith("/apis/authorization.k8s.io/") ||
                                        path.startsWith("/apis/authentication.k8s.io/"));
}

void PostCall::start()
{
    if (client().readOnly() && !isQuestion(m_target))
        return failWith(Error(Errc::ReadOnlyLock));
    exchange(jsonRequest("POST", m_target, m_body), [this](const Answer &answer) {
        if (answer.error)
            return failWith(*answer.error);
        auto body = readObject(answer);
        if (body)
            succeed(*body);
        else
            failWith(body.error());
    });
}

Result<QByteArray> selectionTarget(const Selection &selection,
                                   QList<QPair<QByteArray, QString>> query)
{
    auto path = resourcePath(selection.type, selection.namespaceName);
    if (!path)
        return path;
    query.append({"labelSelector", selection.labelSelector});
    query.append({"fieldSelector", selection.fieldSelector});
    return QByteArray(*path + queryText(query));
}

} // namespace firesteel::kube
