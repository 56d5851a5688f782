// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/logfeed.h"

#include "core/engine/lane.h"

namespace firesteel::engine {

namespace {
constexpr qint64 pauseAbove = 4 << 20;
constexpr qint64 resumeBelow = 1 << 20;
} // namespace

LogFeed::~LogFeed()
{
    if (const auto lane = m_lane.lock())
        lane->post([id = m_id](LaneWorker &worker) { worker.drop(id); });
}

void LogFeed::setContainer(kube::LogFollower::Container state, const QString &instance)
{
    const auto lane = m_lane.lock();
    if (!lane)
        return;
    lane->post([id = m_id, state, instance](LaneWorker &worker) {
        if (auto *source = worker.find<LogSourceEnd>(id))
            source->follower().setContainer(state, instance);
    });
}

void LogFeed::reconnect()
{
    const auto lane = m_lane.lock();
    if (!lane)
        return;
    lane->post([id = m_id](LaneWorker &worker) {
        if (auto *source = worker.find<LogSourceEnd>(id))
            source->follower().reconnect();
    });
}

void LogFeed::deliver(const QList<kube::LogLine> &batch, qint64 bytes)
{
    const std::weak_ptr<Lane> weak = m_lane;
    const quint64 id = m_id;
    Q_EMIT lines(batch); // may delete this
    if (const auto lane = weak.lock()) {
        lane->post([id, bytes](LaneWorker &worker) {
            if (auto *source = worker.find<LogSourceEnd>(id))
                source->taken(bytes);
        });
    }
}

LogSourceEnd::LogSourceEnd(kube::ApiClient &api, const kube::LogRequest &request)
    : m_follower(api, request)
{}

void LogSourceEnd::sent(qint64 bytes)
{
    m_underWay += bytes;
    if (!m_paused && m_underWay > pauseAbove) {
        m_paused = true;
        m_follower.setPaused(true);
    }
}

void LogSourceEnd::taken(qint64 bytes)
{
    m_underWay -= bytes;
    if (m_paused && m_underWay < resumeBelow) {
        m_paused = false;
        m_follower.setPaused(false);
    }
}

} // namespace firesteel::engine
