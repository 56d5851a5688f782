// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/watch/watchdelta.h"
#include "core/store/phasestep.h"

#include <QHash>
#include <QList>
#include <QString>

#include <map>
#include <mutex>

namespace firesteel::store {

/// "pods", or "sparkapplications.sparkoperator.k8s.io" for a type outside the core group.
[[nodiscard]] QString typeId(const kube::ResourceType &type);

/// What a DeltaBuffer hands over: coalesced changes by type, and the phase steps in their order.
struct Delivery {
    std::map<QString, QList<kube::WatchDelta>> deltas; ///< by typeId()
    std::map<QString, kube::WatchState> states;        ///< by typeId(), the newest of each
    QList<PhaseStep> steps;                            ///< every one, in order
    [[nodiscard]] bool isEmpty() const
    {
        return deltas.empty() && states.empty() && steps.isEmpty();
    }
};

/// Between the thread that watches and the thread that shows: one mutex, one entry per object, so a
/// slow reader costs memory for the objects that are alive (or that the reader still believes
/// alive) and never for the number of events. Rules: Added then Deleted vanish; Added then Modified
/// stay Added with the new object; Deleted then Added becomes Replaced, or Modified if it is the
/// same uid; Replaced then Deleted is the deletion of what the reader knows. Phase steps are not
/// coalesced: they are few and small. Thread-safe. Owned by the cluster's session.
class DeltaBuffer
{
public:
    /// Each returns whether the buffer was empty before and is not now: the writer then wakes the
    /// reader.
    [[nodiscard]] bool put(const QString &type, const QList<kube::WatchDelta> &deltas);
    [[nodiscard]] bool put(const QString &type, const kube::WatchState &state);
    [[nodiscard]] bool put(const QList<PhaseStep> &steps);

    /// Everything that is pending. Within one type the order is that of each object's first pending
    /// change.
    [[nodiscard]] Delivery take();

    [[nodiscard]] qsizetype pendingObjects() const;

private:
    struct TypeBuffer {
        QHash<kube::ObjectKey, qsizetype> index;        ///< into entries
        QList<std::optional<kube::WatchDelta>> entries; ///< nullopt: vanished
        qsizetype vanished = 0;
    };

    [[nodiscard]] bool emptyLocked() const;
    static void merge(TypeBuffer &buffer, const kube::WatchDelta &delta);
    static void compact(TypeBuffer &buffer);

    mutable std::mutex m_mutex;
    std::map<QString, TypeBuffer> m_types;
    std::map<QString, kube::WatchState> m_states;
    QList<PhaseStep> m_steps;
};

/// The rule for two changes of one object: `next` comes after `pending`. nullopt: they cancel out.
/// Pure.
[[nodiscard]] std::optional<kube::WatchDelta> coalesced(const kube::WatchDelta &pending,
                                                        const kube::WatchDelta &next);

} // namespace firesteel::store
