// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/watch/watchdelta.h"
#include "core/store/phasestep.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QSet>

namespace firesteel::store {

/// Turns the ordered changes of pods into phase steps. It sees every event, before anything is
/// coalesced; what a gap in the watch swallowed is made up from the times that the pod itself
/// records: a pod first seen as Succeeded yields Created, Scheduled, Running and Succeeded. Each
/// step of a pod comes once, but for those that describe trouble, which come again when they
/// change. Sans-IO; not thread-safe; remembers live pods only.
class PhaseTracker
{
public:
    /// `now` is the time for what the pod carries no time of.
    [[nodiscard]] QList<PhaseStep> on(const kube::WatchDelta &delta, const QDateTime &now);

private:
    struct Seen {
        QSet<PhaseStep::Kind> kinds;
        QString trouble; ///< kind and reason of the last trouble
    };

    void present(const kube::ObjectPtr &pod, const QDateTime &now, QList<PhaseStep> &out);
    void vanished(const kube::ObjectPtr &pod, bool endUnknown, const QDateTime &now,
                  QList<PhaseStep> &out);

    QHash<QString, Seen> m_seen; ///< by uid
};

} // namespace firesteel::store
