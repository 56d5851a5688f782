// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/store/objectstore.h"
#include "core/store/sparkapp.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <map>
#include <memory>

namespace firesteel::store {

/// Joins pods, services, config maps and events into applications, by Spark's labels and by
/// ownership of the driver pod: the only place that does. Each delivery costs in proportion to what
/// it changes. An application disappears when none of its pods is left. Thread: main. Fed from an
/// ObjectStore.
class AppIndex : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    void follow(ObjectStore &store); ///< connects to it and takes what it holds already

    void apply(const StoreDiff &diff);
    void record(const QList<PhaseStep> &steps);

    using AppPtr = std::shared_ptr<const SparkApp>;
    [[nodiscard]] AppPtr app(const AppKey &key) const; ///< null if there is none
    [[nodiscard]] QList<AppPtr> apps() const;          ///< in no order
    /// By application id, driver pod name, or application name; several with one name are all
    /// given.
    [[nodiscard]] QList<AppPtr> find(const QString &namespaceName, const QString &text) const;

Q_SIGNALS:
    void changed(const QSet<firesteel::store::AppKey> &added,
                 const QSet<firesteel::store::AppKey> &updated,
                 const QSet<firesteel::store::AppKey> &removed);

private:
    /// The parts of one application, before they are made into a SparkApp.
    struct Parts {
        kube::ObjectPtr driver;
        std::map<QString, kube::ObjectPtr> executors; ///< by uid
        std::map<QString, kube::ObjectPtr> services;
        std::map<QString, kube::ObjectPtr> configMaps;
        QList<PhaseStep> steps;
        AppPtr app;
        [[nodiscard]] bool hasPods() const { return driver || !executors.empty(); }
    };

    void place(const QString &type, const kube::ObjectPtr &object);
    void displace(const QString &type, const kube::ObjectPtr &object);
    void placeEvent(const kube::ObjectPtr &event);
    void displaceEvent(const kube::ObjectPtr &event);
    void settle(); ///< rebuilds what was touched and says so
    [[nodiscard]] AppPtr build(const AppKey &key, const Parts &parts) const;
    [[nodiscard]] AppKey ownerOf(const kube::Object &object) const;

    QHash<AppKey, Parts> m_parts;
    QHash<QString, AppKey> m_appOfPod; ///< by uid of a pod
    QHash<QString, std::map<QString, kube::ObjectPtr>>
        m_events; ///< by uid of what they are about, then own uid
    QHash<QString, QList<std::pair<QString, kube::ObjectPtr>>>
        m_waiting; ///< owned objects whose driver is not known yet
    QSet<AppKey> m_touched;
};

} // namespace firesteel::store

Q_DECLARE_METATYPE(firesteel::store::StoreDiff)
