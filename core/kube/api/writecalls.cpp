// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/api/writecalls.h"

#include <QJsonArray>
#include <QRandomGenerator>

namespace firesteel::kube {

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

namespace {

QList<QPair<QByteArray, QString>> writeQuery(const WriteOptions &options)
{
    return {{"fieldManager", options.fieldManager},
            {"fieldValidation", options.fieldValidation},
            {"dryRun", options.dryRun ? u"All"_s : QString()}};
}

/// A webhook that could not be asked: the object was not stored (kube-client §5.4).
bool webhookFailed(const Error &error)
{
    return error.code == Errc::InternalServerError && error.context.contains(u"webhook"_s);
}

Error unknownOutcome(const Error &cause)
{
    Error error(Errc::OutcomeUnknown, cause.detail, cause.context);
    error.context.insert(u"cause"_s, QString(errcName(cause.code)));
    return error;
}

bool gone(Errc code)
{
    return code == Errc::NotFound || code == Errc::NamespaceMissing;
}

} // namespace

template <class T>
bool WriteCall<T>::uncertain(const Answer &answer)
{
    if (!answer.error)
        return false;
    if (!answer.transport)
        return answer.sent != net::Sent::Nothing;
    return answer.head.status >= 500 && !webhookFailed(*answer.error) &&
           answer.error->code != Errc::AdmissionDenied &&
           answer.error->code != Errc::RequestTooLarge;
}

template <class T>
void WriteCall<T>::write(const net::HttpRequest &request, bool dryRun, ApiCallBase::Then then)
{
    if (this->client().readOnly() && !dryRun)
        return this->failWith(Error(Errc::ReadOnlyLock));
    this->exchange(request, std::move(then));
}

template <class T>
void WriteCall<T>::look(const ObjectRef &object, std::function<void(Result<ObjectPtr>)> then)
{
    const auto path = resourcePath(object.type, object.namespaceName, object.name);
    if (!path)
        return then(std::unexpected(path.error()));
    this->exchange(jsonRequest("GET", *path), [this, object, then](const Answer &answer) {
        if (answer.error && gone(answer.error->code))
            return then(ObjectPtr());
        if (answer.error && isTransient(answer.error->code) && --m_looks > 0) {
            this->after(answer.error->retryAfter.value_or(this->retryDelay()),
                        [this, object, then] { look(object, then); });
            return;
        }
        if (answer.error)
            return then(std::unexpected(*answer.error));
        const auto body = this->readObject(answer);
        if (!body)
            return then(std::unexpected(body.error()));
        then(makeObject(*body, object.type));
    });
}

// ---- create ----

CreateCall::CreateCall(ApiClient &client, const CreateRequest &request, QObject *context,
                       Reply<ObjectPtr> reply)
    : WriteCall(client, context, std::move(reply)), m_request(request)
{}

void CreateCall::start()
{
    const QJsonObject metadata = m_request.body.value("metadata"_L1).toObject();
    m_object = {m_request.type, m_request.namespaceName, metadata.value("name"_L1).toString()};
    if (m_object.name.isEmpty())
        return failWith(Error(Errc::InvalidValue, {}, {{u"field"_s, u"metadata.name"_s}}));
    // The name of a new object is in its body; checked here all the same, as look() needs it in a
    // path.
    const auto named = resourcePath(m_request.type, m_request.namespaceName, m_object.name);
    const auto path = resourcePath(m_request.type, m_request.namespaceName);
    if (!named || !path)
        return failWith((named ? path : named).error());
    m_target = *path + queryText(writeQuery(m_request.options));
    send();
}

void CreateCall::send()
{
    write(jsonRequest("POST", m_target, m_request.body), m_request.options.dryRun,
          [this](const Answer &answer) { answered(answer); });
}

void CreateCall::answered(const Answer &answer)
{
    if (!answer.error) {
        const auto body = readObject(answer);
        const ObjectPtr object = body ? makeObject(*body, m_request.type) : nullptr;
        if (object)
            return succeed(object);
        // 200 and no object: whoever answered, perhaps nothing was created
        Answer odd = answer;
        odd.error = body ? Error(Errc::NotKubernetes) : body.error();
        return m_request.options.dryRun ? failWith(*odd.error) : verify(odd);
    }
    const Error &error = *answer.error;
    const bool dry = m_request.options.dryRun;
    if (error.code == Errc::AlreadyExists && m_request.isOurs && !dry)
        return verify(answer);
    if (error.code == Errc::Conflict && m_conflicts-- > 0) {
        // Two creates at once met on a quota's count: nothing was stored.
        after(milliseconds(QRandomGenerator::global()->bounded(10, 50)), [this] { send(); });
        return;
    }
    if (!uncertain(answer))
        return failWith(error);
    if (dry && m_again-- > 0) { // nothing is stored anyway
        after(error.retryAfter.value_or(retryDelay()), [this] { send(); });
        return;
    }
    if (dry)
        return failWith(error);
    if (error.retryAfter)
        after(*error.retryAfter, [this, answer] { verify(answer); });
    else
        verify(answer);
}

void CreateCall::verify(const Answer &answer)
{
    look(m_object, [this, answer](const Result<ObjectPtr> &found) {
        const Error &cause = *answer.error;
        if (!found)
            return failWith(cause.code == Errc::AlreadyExists ? cause : unknownOutcome(cause));
        if (*found && m_request.isOurs && m_request.isOurs(**found))
            return succeed(*found);
        if (*found && cause.code == Errc::AlreadyExists)
            return failWith(cause);
        if (*found && m_request.isOurs) { // a stranger's: ours was not made
            Error taken(Errc::AlreadyExists, {},
                        {{u"name"_s, m_object.name}, {u"kind"_s, m_object.type.kind}});
            return failWith(taken);
        }
        if (*found)
            return failWith(unknownOutcome(cause));
        // Not there. An internal error is the server's last word; all else was passing.
        const bool final =
            cause.code == Errc::InternalServerError || cause.code == Errc::NotKubernetes;
        if (final || m_again-- <= 0)
            return failWith(final || cause.code == Errc::AlreadyExists ? cause
                                                                       : unknownOutcome(cause));
        after(retryDelay(), [this] { send(); });
    });
}

// ---- patch ----

PatchCall::PatchCall(ApiClient &client, const PatchRequest &request, QObject *context,
                     Reply<ObjectPtr> reply)
    : WriteCall(client, context, std::move(reply)), m_object(request.object), m_body(request.body),
      m_subresource(request.subresource), m_query(writeQuery(request.options)),
      m_dryRun(request.options.dryRun),
      m_repeatable(request.kind != PatchKind::Json || request.options.dryRun)
{
    switch (request.kind) {
    case PatchKind::Json:
        m_contentType = "application/json-patch+json";
        break;
    case PatchKind::Merge:
        m_contentType = "application/merge-patch+json";
        break;
    case PatchKind::Strategic:
        m_contentType = "application/strategic-merge-patch+json";
        break;
    }
}

PatchCall::PatchCall(ApiClient &client, const ApplyRequest &request, QObject *context,
                     Reply<ObjectPtr> reply)
    : WriteCall(client, context, std::move(reply)),
      m_object{request.type, request.namespaceName,
               request.body.value("metadata"_L1).toObject().value("name"_L1).toString()},
      m_body(request.body), m_contentType("application/apply-patch+yaml") // JSON is YAML
      ,
      m_query(writeQuery(request.options)), m_dryRun(request.options.dryRun), m_repeatable(true)
{
    m_query.append({"force", request.force ? u"true"_s : QString()});
}

void PatchCall::start()
{
    if (m_object.name.isEmpty())
        return failWith(Error(Errc::InvalidValue, {}, {{u"field"_s, u"metadata.name"_s}}));
    const auto path =
        resourcePath(m_object.type, m_object.namespaceName, m_object.name, m_subresource);
    if (!path)
        return failWith(path.error());
    m_target = *path + queryText(m_query);
    send();
}

void PatchCall::send()
{
    const net::HttpRequest request = jsonRequest("PATCH", m_target, m_body, m_contentType);
    write(request, m_dryRun, [this](const Answer &answer) {
        if (uncertain(answer)) {
            if (m_repeatable && m_again-- > 0) {
                after(answer.error->retryAfter.value_or(retryDelay()), [this] { send(); });
                return;
            }
            return failWith(m_repeatable && answer.transport ? *answer.error
                                                             : unknownOutcome(*answer.error));
        }
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

// ---- delete ----

DeleteCall::DeleteCall(ApiClient &client, const DeleteRequest &request, QObject *context,
                       Reply<Deleted> reply)
    : WriteCall(client, context, std::move(reply)), m_request(request)
{}

QJsonObject DeleteCall::options() const
{
    QJsonObject options{{"apiVersion"_L1, "v1"_L1}, {"kind"_L1, "DeleteOptions"_L1}};
    if (!m_request.uid.isEmpty())
        options.insert("preconditions"_L1, QJsonObject{{"uid"_L1, m_request.uid}});
    if (m_request.gracePeriod)
        options.insert("gracePeriodSeconds"_L1, qint64(m_request.gracePeriod->count()));
    if (!m_request.propagation.isEmpty())
        options.insert("propagationPolicy"_L1, m_request.propagation);
    if (m_request.dryRun)
        options.insert("dryRun"_L1, QJsonArray{"All"_L1});
    return options;
}

void DeleteCall::start()
{
    // Without a name the path would be the collection's, and everything in it would go.
    const auto path = m_request.object.name.isEmpty()
                          ? fail(Errc::InvalidValue, {}, {{u"field"_s, u"name"_s}})
                          : resourcePath(m_request.object.type, m_request.object.namespaceName,
                                         m_request.object.name);
    if (!path)
        return failWith(path.error());
    m_target = *path;
    send();
}

void DeleteCall::send()
{
    write(jsonRequest("DELETE", m_target, options()), m_request.dryRun,
          [this](const Answer &answer) { answered(answer); });
}

void DeleteCall::answered(const Answer &answer)
{
    if (!answer.error) {
        const auto body = readObject(answer);
        if (!body)
            return failWith(body.error());
        const ObjectPtr object = makeObject(*body, m_request.object.type);
        const bool status = body->value("kind"_L1).toString() == "Status"_L1;
        return succeed({status || !object || !object->deleting(), status ? nullptr : object});
    }
    const Error error = *answer.error;
    if (gone(error.code))
        return succeed({true, nullptr});
    if (!uncertain(answer))
        return failWith(error);
    look(m_request.object, [this, error](const Result<ObjectPtr> &found) {
        if (!found)
            return failWith(unknownOutcome(error));
        const bool another = *found && !m_request.uid.isEmpty() && (*found)->uid != m_request.uid;
        if (!*found || another)
            return succeed({true, nullptr});
        if ((*found)->deleting())
            return succeed({false, *found});
        if (m_again-- <= 0)
            return failWith(error);
        after(retryDelay(), [this] { send(); });
    });
}

} // namespace firesteel::kube
