// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

#include <deque>
#include <functional>
#include <mutex>

namespace firesteel {

/// The one way to run code in another thread: post() from anywhere, and the function runs in the
/// event loop of the thread that this object lives in, in the order of posting. The queue has a
/// lock of its own so that the thread sanitizer sees the hand-over. Functions that are still queued
/// when the mailbox dies are destroyed without being run. Owned by whoever owns the receiving
/// thread.
class Mailbox : public QObject
{
    Q_OBJECT
public:
    explicit Mailbox(QObject *parent = nullptr);
    ~Mailbox() override;

    void post(std::function<void()> function);

private:
    Q_INVOKABLE void drain();

    std::mutex m_mutex;
    std::deque<std::function<void()>> m_queue;
};

} // namespace firesteel
