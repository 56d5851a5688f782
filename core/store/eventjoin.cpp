// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/eventjoin.h"

#include <algorithm>

namespace firesteel::store {

using namespace Qt::StringLiterals;
using kube::ObjectPtr;

QString subjectUid(const kube::Object &event)
{
    return event.body.value("involvedObject"_L1).toObject().value("uid"_L1).toString();
}

QList<ObjectPtr> EventJoin::addPod(const QString &uid)
{
    if (m_pods.contains(uid))
        return {};
    m_pods.insert(uid);
    m_podOrder.push_back(uid);
    if (m_podOrder.size() > maxPods) {
        m_pods.remove(m_podOrder.front());
        m_podOrder.pop_front();
    }
    const QList<ObjectPtr> waited = m_waiting.take(uid);
    if (!waited.isEmpty())
        std::erase_if(m_eventOrder, [&uid](const auto &entry) { return entry.first == uid; });
    return waited;
}

bool EventJoin::offer(const ObjectPtr &event)
{
    const QString subject = subjectUid(*event);
    if (subject.isEmpty())
        return false;
    if (m_pods.contains(subject))
        return true;
    QList<ObjectPtr> &list = m_waiting[subject];
    const auto same = std::ranges::find_if(
        list, [&event](const ObjectPtr &other) { return other->uid == event->uid; });
    if (same != list.end()) {
        *same = event;
        return false;
    }
    list.append(event);
    m_eventOrder.emplace_back(subject, event->uid);
    if (m_eventOrder.size() > maxWaiting) {
        const auto [pod, oldest] = m_eventOrder.front();
        m_eventOrder.pop_front();
        QList<ObjectPtr> &old = m_waiting[pod];
        old.removeIf([&oldest](const ObjectPtr &other) { return other->uid == oldest; });
        if (old.isEmpty())
            m_waiting.remove(pod);
    }
    return false;
}

} // namespace firesteel::store
