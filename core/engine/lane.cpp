// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/lane.h"

namespace firesteel::engine {

namespace {

/// Settings that cannot be sent are found by checkConnection() before; then nothing is sent at all.
std::unique_ptr<kube::Credentials> credentialsOf(const Connection &connection, const Clock &clock)
{
    auto made = kube::makeCredentials(connection.auth, clock, connection.authServices);
    return made ? std::move(*made) : std::make_unique<kube::StaticCredentials>();
}

} // namespace

LaneWorker::LaneWorker(const Connection &connection, Clock &clock)
    : m_http(std::make_unique<net::HttpClient>(connection.endpoint)),
      m_credentials(credentialsOf(connection, clock)),
      m_api(std::make_unique<kube::ApiClient>(*m_http, *m_credentials, clock))
{
    m_api->setReadOnly(connection.readOnly);
}

LaneWorker::~LaneWorker()
{
    m_kept.clear();
}

void LaneWorker::keep(quint64 id, std::unique_ptr<QObject> object)
{
    m_kept.insert_or_assign(id, std::move(object));
}

void LaneWorker::drop(quint64 id)
{
    m_kept.erase(id);
}

void LaneWorker::noteCall(quint64 id, kube::ApiCall *call)
{
    std::erase_if(m_calls, [](const auto &entry) { return entry.second.isNull(); });
    m_calls.insert_or_assign(id, call);
}

void LaneWorker::cancelCall(quint64 id)
{
    const auto found = m_calls.find(id);
    if (found == m_calls.end())
        return;
    if (kube::ApiCall *call = found->second.data())
        call->cancel();
    m_calls.erase(found);
}

Lane::Lane(const QString &name, const Connection &connection, Clock &clock)
    : m_mailbox(std::make_unique<Mailbox>())
{
    m_thread.setObjectName(name);
    m_mailbox->moveToThread(&m_thread);
    m_mailbox->post(
        [this, connection, &clock] { m_worker = std::make_unique<LaneWorker>(connection, clock); });
    m_thread.start();
}

Lane::~Lane()
{
    m_mailbox->post([this] {
        m_worker.reset();
        m_thread.quit();
    });
    m_thread.wait();
}

void Lane::post(std::function<void(LaneWorker &)> function)
{
    m_mailbox->post([this, function = std::move(function)] {
        if (m_worker)
            function(*m_worker);
    });
}

} // namespace firesteel::engine
