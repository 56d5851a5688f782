// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/worker.h"

#include <utility>

namespace firesteel {

Worker::Worker()
{
    m_thread.setMaxThreadCount(1);
}

Worker::~Worker()
{
    waitForDone();
}

void Worker::start(std::function<void()> work)
{
    {
        const std::lock_guard lock(m_mutex);
        m_queue.push_back(std::move(work));
    }
    m_thread.start(&m_turn);
}

void Worker::waitForDone()
{
    m_thread.waitForDone();
    const std::lock_guard lock(m_mutex); // what the thread did is seen from here on
}

void Worker::runFirst()
{
    std::function<void()> work;
    {
        const std::lock_guard lock(m_mutex);
        work = std::move(m_queue.front());
        m_queue.pop_front();
    }
    work();
    work = nullptr; // what it holds goes in this thread, before somebody who waits goes on
    const std::lock_guard lock(m_mutex);
}

} // namespace firesteel
