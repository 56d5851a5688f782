// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/mailbox.h"

#include <QPointer>

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
    const QPointer<Mailbox> self(this);
    for (auto &function : all) {
        function();
        if (!self) // one of them was the end of this thread's owner: the others are not run
            return;
    }
}

} // namespace firesteel
