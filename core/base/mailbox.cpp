// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/mailbox.h"

namespace firesteel {

Mailbox::Mailbox(QObject *parent) : QObject(parent) {}

Mailbox::~Mailbox() = default;

void Mailbox::post(std::function<void()> function)
{
    bool wasEmpty = false;
    {
        const std::lock_guard lock(m_mutex);
        wasEmpty = m_queue.empty();
        m_queue.push_back(std::move(function));
    }
    if (wasEmpty)
        QMetaObject::invokeMethod(this, "drain", Qt::QueuedConnection);
}

void Mailbox::drain()
{
    std::deque<std::function<void()>> all;
    {
        const std::lock_guard lock(m_mutex);
        all.swap(m_queue);
    }
    for (auto &function : all)
        function();
}

} // namespace firesteel
