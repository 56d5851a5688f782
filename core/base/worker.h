// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QRunnable>
#include <QThreadPool>

#include <deque>
#include <functional>
#include <mutex>

namespace firesteel {

/// One thread for work that must not hold up another: files, for the most part. What start() is
/// given runs one after the other, in that order; answers go back through a Mailbox. The thread
/// comes with the first piece of work and goes when nothing has come for a while. As in Mailbox the
/// queue has a lock of its own so that the thread sanitizer sees the hand-over. Owned by whoever
/// the work belongs to, as its last member: the destructor waits until all of it is done. start()
/// and waitForDone() are called in the owner's thread.
class Worker
{
public:
    Worker();
    ~Worker();
    Worker(const Worker &) = delete;
    Worker &operator=(const Worker &) = delete;

    void start(std::function<void()> work);
    void waitForDone(); ///< blocks: for the end of a program

private:
    class Turn : public QRunnable
    {
    public:
        explicit Turn(Worker *worker) : m_worker(worker) { setAutoDelete(false); }
        void run() override { m_worker->runFirst(); }

    private:
        Worker *m_worker;
    };
    void runFirst();

    std::mutex m_mutex;
    std::deque<std::function<void()>> m_queue;
    Turn m_turn{this}; ///< queued once for each piece of work
    QThreadPool m_thread;
};

} // namespace firesteel
