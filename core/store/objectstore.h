// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/watch/watchdelta.h"
#include "core/store/deltabuffer.h"

#include <QHash>
#include <QList>
#include <QObject>

#include <map>

namespace firesteel::store {

/// What one delivery changed, for those who keep something made from the store.
struct StoreDiff {
    struct Changed {
        kube::ObjectPtr before;
        kube::ObjectPtr now;
    };
    QString type; ///< typeId()
    QList<kube::ObjectPtr> added;
    QList<Changed> modified;
    QList<kube::ObjectPtr> removed; ///< a replaced object is in removed, its successor in added
    [[nodiscard]] bool isEmpty() const
    {
        return added.isEmpty() && modified.isEmpty() && removed.isEmpty();
    }
};

/// The objects of one cluster as last heard. Facts enter by apply() and leave by changed(): nothing
/// else changes it, and no reader can. Thread: main. Owned by the cluster's session or its user.
class ObjectStore : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// Tolerates what a watch may do: an unknown object that is modified, a known one that is
    /// added.
    void apply(const Delivery &delivery);

    [[nodiscard]] kube::ObjectPtr object(const QString &type, const kube::ObjectKey &key) const;
    [[nodiscard]] QList<kube::ObjectPtr> objects(const QString &type) const; ///< in no order
    [[nodiscard]] qsizetype count(const QString &type) const;
    /// How far the type can be trusted; Idle if it is not watched.
    [[nodiscard]] kube::WatchState state(const QString &type) const;

Q_SIGNALS:
    void changed(const firesteel::store::StoreDiff &diff);
    void stateChanged(const QString &type, const firesteel::kube::WatchState &state);
    void steps(const QList<firesteel::store::PhaseStep>
                   &steps); ///< before the changed() of the same delivery

private:
    using Objects = QHash<kube::ObjectKey, kube::ObjectPtr>;
    static void applyOne(Objects &objects, const kube::WatchDelta &delta, StoreDiff &diff);

    std::map<QString, Objects> m_types;
    std::map<QString, kube::WatchState> m_states;
};

} // namespace firesteel::store
