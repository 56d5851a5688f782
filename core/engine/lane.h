// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/base/mailbox.h"
#include "core/engine/connection.h"
#include "core/kube/api/client.h"
#include "core/kube/auth/credentials.h"
#include "core/net/httpclient.h"

#include <QPointer>
#include <QThread>

#include <functional>
#include <memory>
#include <unordered_map>

namespace firesteel::engine {

/// The inside of a lane: one client with its connections and credentials, and whatever runs on it.
/// Thread: the lane's. Made, used and destroyed there.
class LaneWorker
{
public:
    LaneWorker(const Connection &connection, Clock &clock);
    ~LaneWorker();

    [[nodiscard]] kube::ApiClient &api() { return *m_api; }
    [[nodiscard]] QObject *context() { return m_api.get(); } ///< lives as long as the client

    /// Keeps something alive under a number until it is dropped or the lane ends. Dropping is done
    /// from a mailbox alone, so never in the middle of one of the object's own signals.
    void keep(quint64 id, std::unique_ptr<QObject> object);
    void drop(quint64 id);
    template <class T>
    [[nodiscard]] T *find(quint64 id) const
    {
        const auto found = m_kept.find(id);
        return found == m_kept.end() ? nullptr : static_cast<T *>(found->second.get());
    }

    void noteCall(quint64 id, kube::ApiCall *call);
    void cancelCall(quint64 id);

private:
    std::unique_ptr<net::HttpClient> m_http;
    std::unique_ptr<kube::Credentials> m_credentials;
    std::unique_ptr<kube::ApiClient> m_api;
    std::unordered_map<quint64, std::unique_ptr<QObject>> m_kept;
    std::unordered_map<quint64, QPointer<kube::ApiCall>> m_calls;
};

/// One I/O thread of a cluster. Lives in the main thread; its destructor stops the thread:
/// everything on it is aborted without a callback, which takes no longer than one turn of its event
/// loop.
class Lane
{
public:
    Lane(const QString &name, const Connection &connection, Clock &clock);
    ~Lane();
    Lane(const Lane &) = delete;
    Lane &operator=(const Lane &) = delete;

    /// Runs `function` in the lane's thread, in the order of posting; not at all once the lane
    /// ends.
    void post(std::function<void(LaneWorker &)> function);

private:
    QThread m_thread;
    std::unique_ptr<Mailbox> m_mailbox;   ///< lives in m_thread
    std::unique_ptr<LaneWorker> m_worker; ///< touched in m_thread only
};

} // namespace firesteel::engine
