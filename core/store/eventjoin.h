// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/api/object.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>

#include <deque>
#include <map>
#include <utility>

namespace firesteel::store {

/// Picks the events of one application's pods out of those of a namespace, by the uid of the pod
/// alone. Events and pods come on two watches, so an event may be ahead of its pod: it then waits,
/// and is given out when the pod is told. Constant memory: strangers' events give way oldest first.
/// Not thread-safe.
class EventJoin
{
public:
    /// A pod of the application. Gives the events that waited for it, in the order of their coming.
    [[nodiscard]] QList<kube::ObjectPtr> addPod(const QString &uid);
    /// Whether it is about a pod of the application; otherwise it waits.
    [[nodiscard]] bool offer(const kube::ObjectPtr &event);

    static constexpr std::size_t maxWaiting = 2'000; ///< events
    static constexpr std::size_t maxPods = 20'000;   ///< then the oldest are forgotten

private:
    QSet<QString> m_pods;
    std::deque<QString> m_podOrder;
    QHash<QString, QList<kube::ObjectPtr>> m_waiting;     ///< by uid of the pod
    std::deque<std::pair<QString, QString>> m_eventOrder; ///< uid of pod and event
};

/// The uid of what an event is about.
[[nodiscard]] QString subjectUid(const kube::Object &event);

} // namespace firesteel::store
