// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/base/mailbox.h"
#include "core/engine/connection.h"
#include "core/engine/gateway/gateway.h"
#include "core/engine/lane.h"
#include "core/engine/logfeed.h"
#include "core/engine/tunnel.h"
#include "core/engine/watch.h"
#include "core/kube/api/client.h"
#include "core/kube/stream/portforward.h"
#include "core/store/appindex.h"
#include "core/store/deltabuffer.h"
#include "core/store/objectstore.h"

#include <QHash>
#include <QObject>
#include <QPointer>

#include <any>
#include <memory>

namespace firesteel::engine {

/// One cluster under one identity, as the main thread sees it. Behind it run two threads: the state
/// lane (watches and calls) and the bulk lane (logs and forwards), each with connections of its
/// own, so that a log storm never delays state. All methods, replies and signals belong to the main
/// thread. The destructor aborts everything without callbacks and joins both threads, within a
/// second also with many open streams.
class ClusterSession : public QObject
{
    Q_OBJECT
public:
    /// `clock` outlives the session.
    ClusterSession(Connection connection, Clock &clock, QObject *parent = nullptr);
    ~ClusterSession() override;

    [[nodiscard]] const Connection &connection() const { return m_connection; }
    [[nodiscard]] Clock &clock() const { return m_clock; }

    /// Locked: whatever would change the cluster ends with ReadOnlyLock, from this moment on.
    void setReadOnly(bool on);
    [[nodiscard]] bool readOnly() const { return m_connection.readOnly; }

    using CallId = quint64;
    // Each call answers once in the main thread, unless its context object is gone by then. What a
    // predicate such as CreateRequest::isOurs captures must be plain values: it runs in the state
    // lane.
    CallId get(const kube::ObjectRef &object, QObject *context, kube::Reply<kube::ObjectPtr> reply);
    CallId list(const kube::ListRequest &request, QObject *context,
                kube::Reply<kube::ListPage> reply);
    CallId create(const kube::CreateRequest &request, QObject *context,
                  kube::Reply<kube::ObjectPtr> reply);
    CallId apply(const kube::ApplyRequest &request, QObject *context,
                 kube::Reply<kube::ObjectPtr> reply);
    CallId patch(const kube::PatchRequest &request, QObject *context,
                 kube::Reply<kube::ObjectPtr> reply);
    CallId remove(const kube::DeleteRequest &request, QObject *context,
                  kube::Reply<kube::Deleted> reply);
    CallId mayI(const kube::AccessQuestion &question, QObject *context,
                kube::Reply<kube::AccessAnswer> reply);
    /// Of something that is never stored, such as a review.
    CallId post(const QByteArray &target, const QJsonObject &body, QObject *context,
                kube::Reply<QJsonObject> reply);
    CallId rawGet(const QByteArray &target, QObject *context, kube::Reply<kube::RawAnswer> reply,
                  bool anyStatus = false);
    void cancel(
        CallId call); ///< the reply still comes: with Errc::Cancelled, or with what it was before

    [[nodiscard]] std::unique_ptr<Watch> watch(const kube::Selection &selection);
    [[nodiscard]] std::unique_ptr<LogFeed> followLog(const kube::LogRequest &request);
    [[nodiscard]] std::unique_ptr<Tunnel> forward(const kube::ForwardRequest &request);
    [[nodiscard]] std::unique_ptr<Gateway> openGateway(const GatewayRequest &request);

    /// Keeps the store up to date with a selection for the session's life: coalesced, at most ten
    /// deliveries a second, none while nothing changes. Once per type.
    void feedStore(const kube::Selection &selection);
    void retryFeeds(); ///< those of feedStore() do not wait out a back-off
    [[nodiscard]] store::ObjectStore &store() { return m_store; }
    [[nodiscard]] store::AppIndex &apps() { return m_apps; }

Q_SIGNALS:
    void warning(const QString &text); ///< of the server (RFC 9111 Warning: 299), each once

private:
    struct Waiting {
        QPointer<QObject> context;
        std::function<void(const std::any &)> reply;
    };
    /// `method`: what starts the call, as a function of client, request, owner and reply.
    template <class T, class Method, class Request>
    CallId call(Method method, const Request &request, QObject *context, kube::Reply<T> reply);
    void answer(CallId id, const std::any &result);
    void deliver();
    [[nodiscard]] Lane &bulkLane();

    Connection m_connection;
    Clock &m_clock;
    store::DeltaBuffer m_buffer;
    store::ObjectStore m_store;
    store::AppIndex m_apps;
    Mailbox m_main; ///< what the lanes send here
    QHash<CallId, Waiting> m_waiting;
    quint64 m_nextId = 1;
    QList<quint64> m_feeds;
    std::shared_ptr<Lane> m_state; ///< last: stopped before anything above goes
    std::shared_ptr<Lane> m_bulk;  ///< made when first needed
};

} // namespace firesteel::engine
