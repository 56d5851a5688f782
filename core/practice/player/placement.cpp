// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/player/placement.h"

#include "core/base/quantity.h"
#include "core/practice/defaults.h"
#include "core/practice/fields.h"

#include <QMap>

namespace firesteel::practice {

using namespace Qt::StringLiterals;

namespace {

struct Room {
    QString name;
    qint64 milliCpu = 0; ///< allocatable
    qint64 memory = 0;
    qint64 pods = 0;
    Demand used;
    qint64 usedPods = 0;
    bool cordoned = false;
    QJsonObject labels;
};

qint64 quantity(const QJsonObject &allocatable, QLatin1StringView what, bool milli)
{
    const auto parsed = Quantity::parse(allocatable.value(what).toString());
    if (!parsed)
        return 0;
    return milli ? parsed->milli() : parsed->rounded();
}

QList<Room> rooms(const ResourceStore &store)
{
    QList<Room> list;
    for (const auto &[key, entry] : store.all(coreType(u"nodes"))) {
        const QJsonObject &node = entry->object();
        const QJsonObject allocatable = at(node, "status.allocatable"_L1).toObject();
        Room room;
        room.name = nameOf(node);
        room.milliCpu = quantity(allocatable, "cpu"_L1, true);
        room.memory = quantity(allocatable, "memory"_L1, false);
        room.pods = quantity(allocatable, "pods"_L1, false);
        room.cordoned = at(node, "spec.unschedulable"_L1).toBool();
        room.labels = labelsOf(node);
        list.append(room);
    }
    for (const auto &[key, entry] : store.all(coreType(u"pods"))) {
        const QJsonObject &pod = entry->object();
        const QString node = text(pod, "spec.nodeName"_L1);
        const QString phase = text(pod, "status.phase"_L1);
        if (node.isEmpty() || phase == "Succeeded"_L1 || phase == "Failed"_L1)
            continue;
        for (Room &room : list) {
            if (room.name != node)
                continue;
            const Demand demand = demandOf(pod.value("spec"_L1).toObject());
            room.used.milliCpu += demand.milliCpu;
            room.used.memory += demand.memory;
            ++room.usedPods;
        }
    }
    return list;
}

bool selected(const QJsonObject &pod, const Room &room)
{
    const QJsonObject wanted = at(pod, "spec.nodeSelector"_L1).toObject();
    for (auto it = wanted.begin(); it != wanted.end(); ++it) {
        if (room.labels.value(it.key()) != it.value())
            return false;
    }
    return true;
}

QString missingClaim(const ResourceStore &store, const QJsonObject &pod)
{
    for (const QJsonValue &volume : at(pod, "spec.volumes"_L1).toArray()) {
        const QString claim = text(volume.toObject(), "persistentVolumeClaim.claimName"_L1);
        if (!claim.isEmpty() &&
            !store.find(coreType(u"persistentvolumeclaims"), namespaceOf(pod), claim))
            return claim;
    }
    return {};
}

} // namespace

std::expected<QString, QString> placePod(const ResourceStore &store, const QJsonObject &pod)
{
    const QList<Room> all = rooms(store);
    const QString total = u"0/"_s + QString::number(all.size()) + u" nodes are available: "_s;
    if (const QString claim = missingClaim(store, pod); !claim.isEmpty())
        return std::unexpected(total + u"persistentvolumeclaim \""_s + claim +
                               u"\" not found. not found"_s);
    const Demand demand = demandOf(pod.value("spec"_L1).toObject());
    QMap<QString, int> reasons;
    const Room *best = nullptr;
    bool helpless = true; // making room would not help anywhere
    for (const Room &room : all) {
        QStringList lacks;
        if (room.cordoned)
            lacks.append(u"node(s) were unschedulable"_s);
        else if (!selected(pod, room))
            lacks.append(u"node(s) didn't match Pod's node affinity/selector"_s);
        else {
            if (room.usedPods + 1 > room.pods)
                lacks.append(u"Too many pods"_s);
            if (room.used.milliCpu + demand.milliCpu > room.milliCpu)
                lacks.append(u"Insufficient cpu"_s);
            if (room.used.memory + demand.memory > room.memory)
                lacks.append(u"Insufficient memory"_s);
            if (demand.milliCpu <= room.milliCpu && demand.memory <= room.memory)
                helpless = false;
        }
        for (const QString &lack : std::as_const(lacks))
            ++reasons[lack];
        const auto left = [](const Room &one) { return one.memory - one.used.memory; };
        if (lacks.isEmpty() && (!best || left(room) > left(*best)))
            best = &room;
    }
    if (best)
        return best->name;
    QStringList words;
    for (auto it = reasons.cbegin(); it != reasons.cend(); ++it)
        words.append(QString::number(it.value()) + u' ' + it.key());
    return std::unexpected(total + words.join(u", "_s) +
                           u". no new claims to deallocate, preemption: "_s + total +
                           QString::number(all.size()) +
                           (helpless ? u" Preemption is not helpful for scheduling."_s
                                     : u" No preemption victims found for incoming pod."_s));
}

} // namespace firesteel::practice
