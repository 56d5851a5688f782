// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/api/apicall.h"

namespace firesteel::kube {

/// A write whose answer may be lost: knows how to look at what became of it. Kube-client §5.4.
template <class T>
class WriteCall : public TypedCall<T>
{
protected:
    using TypedCall<T>::TypedCall;

    /// GET of the object that was written; nullptr: there is none. Tries for a while, as the server
    /// may be away for the same reason that the answer was lost.
    void look(const ObjectRef &object, std::function<void(Result<ObjectPtr>)> then);

    /// The one gate through which every write goes to the server: shut while the client is locked
    /// for reading (ReadOnlyLock), but for a dry run.
    void write(const net::HttpRequest &request, bool dryRun, ApiCallBase::Then then);

    /// Whether what became of the write has to be found out, and cannot be read from the answer.
    [[nodiscard]] static bool uncertain(const Answer &answer);

    int m_again = 1; ///< repetitions left, after it was seen that nothing was done

private:
    int m_looks = 5;
};

/// POST to a collection; never sent a second time before a GET has shown that the first was not
/// carried out.
class CreateCall final : public WriteCall<ObjectPtr>
{
public:
    CreateCall(ApiClient &client, const CreateRequest &request, QObject *context,
               Reply<ObjectPtr> reply);

private:
    void start() override;
    void send();
    void answered(const Answer &answer);
    void verify(const Answer &answer);
    CreateRequest m_request;
    ObjectRef m_object;
    QByteArray m_target;
    int m_conflicts = 5;
};

/// PATCH, server-side apply among others.
class PatchCall final : public WriteCall<ObjectPtr>
{
public:
    PatchCall(ApiClient &client, const PatchRequest &request, QObject *context,
              Reply<ObjectPtr> reply);
    PatchCall(ApiClient &client, const ApplyRequest &request, QObject *context,
              Reply<ObjectPtr> reply);

private:
    void start() override;
    void send();
    ObjectRef m_object;
    QJsonValue m_body;
    QByteArray m_contentType;
    QString m_subresource;
    QList<QPair<QByteArray, QString>> m_query;
    bool m_dryRun;
    bool m_repeatable; ///< twice is the same as once
    QByteArray m_target;
};

class DeleteCall final : public WriteCall<Deleted>
{
public:
    DeleteCall(ApiClient &client, const DeleteRequest &request, QObject *context,
               Reply<Deleted> reply);

private:
    void start() override;
    void send();
    void answered(const Answer &answer);
    [[nodiscard]] QJsonObject options() const;
    DeleteRequest m_request;
    QByteArray m_target;
};

} // namespace firesteel::kube
