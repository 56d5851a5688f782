// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/preflight/nodechecks.h"

#include "core/engine/preflight/podrequests.h"

#include <QHash>
#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

namespace firesteel::engine {

using namespace Qt::StringLiterals;
using kube::ObjectPtr;

namespace {

struct Room {
    QString node;
    bool usable = true; ///< ready, schedulable and without a taint that keeps Spark's pods away
    bool ready = false;
    bool cordoned = false;
    QStringList taints;
    qint64 milliCpu = 0; ///< allocatable
    qint64 memory = 0;
    qint64 pods = 0;
    qint64 freeCpu = 0;
    qint64 freeMemory = 0;
    qint64 freePods = 0;
};

bool isReady(const QJsonObject &status)
{
    for (const QJsonValue value : status.value("conditions"_L1).toArray()) {
        if (value["type"_L1].toString() == "Ready"_L1)
            return value["status"_L1].toString() == "True"_L1;
    }
    return false;
}

Room roomOf(const kube::Object &node)
{
    Room room;
    room.node = node.name;
    const QJsonObject allocatable = node.status().value("allocatable"_L1).toObject();
    room.milliCpu = milliOf(allocatable.value("cpu"_L1));
    room.memory = wholeOf(allocatable.value("memory"_L1));
    room.pods = wholeOf(allocatable.value("pods"_L1));
    room.ready = isReady(node.status());
    room.cordoned = node.spec().value("unschedulable"_L1).toBool();
    for (const QJsonValue value : node.spec().value("taints"_L1).toArray()) {
        const QString effect = value["effect"_L1].toString();
        if (effect != "PreferNoSchedule"_L1)
            room.taints.append(value["key"_L1].toString() + u':' + effect);
    }
    room.usable = room.ready && !room.cordoned && room.taints.isEmpty();
    room.freeCpu = room.milliCpu;
    room.freeMemory = room.memory;
    room.freePods = room.pods;
    return room;
}

QList<Room> roomsOf(const PreflightSight &sight)
{
    QList<Room> rooms;
    QHash<QString, qsizetype> byName;
    for (const ObjectPtr &node : *sight.nodes) {
        byName.insert(node->name, rooms.size());
        rooms.append(roomOf(*node));
    }
    for (const ObjectPtr &pod : sight.pods.value_or(QList<ObjectPtr>())) {
        const QString phase = pod->status().value("phase"_L1).toString();
        const QString node = pod->spec().value("nodeName"_L1).toString();
        if (phase == "Succeeded"_L1 || phase == "Failed"_L1 || !byName.contains(node))
            continue;
        Room &room = rooms[byName.value(node)];
        const PodRequests its = requestsOf(pod->spec());
        room.freeCpu -= its.milliCpu;
        room.freeMemory -= its.memory;
        --room.freePods;
    }
    return rooms;
}

/// Puts a pod on the usable node with the most memory left where it fits.
bool place(QList<Room> &rooms, const PodDemand &pod)
{
    Room *best = nullptr;
    for (Room &room : rooms) {
        const bool fits = room.usable && room.freePods > 0 && room.freeCpu >= pod.milliCpu &&
                          room.freeMemory >= pod.memory;
        if (fits && (!best || room.freeMemory > best->freeMemory))
            best = &room;
    }
    if (!best)
        return false;
    best->freeCpu -= pod.milliCpu;
    best->freeMemory -= pod.memory;
    --best->freePods;
    return true;
}

/// Why a pod fits on no node: what the most of the usable nodes lack.
QLatin1StringView shortage(const QList<Room> &rooms, const PodDemand &pod)
{
    int cpu = 0;
    int memory = 0;
    int pods = 0;
    int usable = 0;
    bool tainted = false;
    for (const Room &room : rooms) {
        tainted |= room.ready && !room.cordoned && !room.taints.isEmpty();
        if (!room.usable)
            continue;
        ++usable;
        cpu += room.freeCpu < pod.milliCpu;
        memory += room.freeMemory < pod.memory;
        pods += room.freePods <= 0;
    }
    if (usable == 0)
        return tainted ? "untolerated-taint"_L1 : "insufficient-resources"_L1;
    if (pods > 0 && pods >= cpu && pods >= memory)
        return "max-pods-reached"_L1;
    return cpu >= memory ? "insufficient-cpu"_L1 : "insufficient-memory"_L1;
}

bool holdsImage(const kube::Object &node, const QString &fullName)
{
    for (const QJsonValue image : node.status().value("images"_L1).toArray()) {
        for (const QJsonValue name : image["names"_L1].toArray()) {
            if (fullImageName(name.toString()) == fullName)
                return true;
        }
    }
    return false;
}

} // namespace

QString fullImageName(const QString &image)
{
    QString name = image;
    const qsizetype slash = name.indexOf(u'/');
    const QString first = slash < 0 ? QString() : name.first(slash);
    const bool registry = first.contains(u'.') || first.contains(u':') || first == "localhost"_L1;
    if (slash < 0)
        name = u"docker.io/library/"_s + name;
    else if (!registry)
        name = u"docker.io/"_s + name;
    const qsizetype last = name.lastIndexOf(u'/');
    if (!name.contains(u'@') && name.indexOf(u':', last) < 0)
        name += u":latest"_s;
    return name;
}

std::optional<ImagePull> imagePullOf(const kube::Object &event)
{
    static const QRegularExpression pulled(
        u"Successfully pulled image \"([^\"]+)\" in ((?:[0-9.]+(?:h|ms|m|s|µs|us))+)"_s);
    static const QRegularExpression part(u"([0-9.]+)(h|ms|m|s)"_s);
    static const QRegularExpression size(u"Image size: ([0-9]+) bytes"_s);
    const QString message = event.body.value("message"_L1).toString();
    const auto found = pulled.match(message);
    if (event.body.value("reason"_L1).toString() != "Pulled"_L1 || !found.hasMatch())
        return {};
    ImagePull pull;
    pull.image = found.captured(1);
    auto parts = part.globalMatch(found.captured(2));
    while (parts.hasNext()) {
        const auto one = parts.next();
        const QString unit = one.captured(2);
        const double factor = unit == "h"_L1   ? 3'600'000
                              : unit == "m"_L1 ? 60'000
                              : unit == "s"_L1 ? 1'000
                                               : 1;
        pull.milliseconds += qint64(one.captured(1).toDouble() * factor);
    }
    if (const auto bytes = size.match(message); bytes.hasMatch())
        pull.bytes = bytes.captured(1).toLongLong();
    pull.node = event.body.value("source"_L1).toObject().value("host"_L1).toString();
    if (pull.node.isEmpty())
        pull.node = event.body.value("reportingInstance"_L1).toString();
    for (const QLatin1StringView key : {"lastTimestamp"_L1, "eventTime"_L1, "firstTimestamp"_L1}) {
        const QString stamp = event.body.value(key).toString();
        if (!stamp.isEmpty()) {
            pull.at = QDateTime::fromString(stamp, Qt::ISODateWithMs);
            break;
        }
    }
    return pull;
}

PreflightItem checkNodes(const PreflightRequest &, const PreflightSight &sight)
{
    if (!sight.nodes)
        return unknownItem(u"nodes"_s, sight.nodes.error());
    PreflightItem item;
    item.id = u"nodes"_s;
    int usable = 0;
    bool tainted = false;
    for (const Room &room : roomsOf(sight)) {
        usable += room.usable;
        tainted |= !room.taints.isEmpty();
        QMap<QString, QString> row{{u"node"_s, room.node},
                                   {u"usable"_s, room.usable ? u"yes"_s : u"no"_s},
                                   {u"ready"_s, room.ready ? u"yes"_s : u"no"_s},
                                   {u"cordoned"_s, room.cordoned ? u"yes"_s : u"no"_s},
                                   {u"taints"_s, room.taints.join(u' ')},
                                   {u"totalCpu"_s, QString::number(room.milliCpu)},
                                   {u"totalMemory"_s, QString::number(room.memory)},
                                   {u"totalPods"_s, QString::number(room.pods)}};
        if (sight.pods) {
            row.insert(u"freeCpu"_s, QString::number(room.freeCpu));
            row.insert(u"freeMemory"_s, QString::number(room.freeMemory));
            row.insert(u"freePods"_s, QString::number(room.freePods));
        }
        item.rows.append(row);
    }
    item.facts.insert(u"nodes"_s, QString::number(sight.nodes->size()));
    item.facts.insert(u"usable"_s, QString::number(usable));
    if (usable == 0)
        item.findings.append(finding(tainted ? "untolerated-taint"_L1 : "insufficient-resources"_L1,
                                     {{u"nodes"_s, QString::number(sight.nodes->size())}}));
    settle(item);
    return item;
}

PreflightItem checkRoom(const PreflightRequest &request, const PreflightSight &sight)
{
    if (!sight.nodes)
        return unknownItem(u"room"_s, sight.nodes.error());
    if (!sight.pods)
        return unknownItem(u"room"_s, sight.pods.error());
    PreflightItem item;
    item.id = u"room"_s;
    QList<Room> rooms = roomsOf(sight);
    qint64 freeCpu = 0;
    qint64 freeMemory = 0;
    for (const Room &room : std::as_const(rooms)) {
        if (!room.usable)
            continue;
        freeCpu += std::max<qint64>(0, room.freeCpu);
        freeMemory += std::max<qint64>(0, room.freeMemory);
    }
    const bool driver = place(rooms, request.driver);
    int executors = 0;
    while (driver && executors < request.executors && place(rooms, request.executor))
        ++executors;
    item.facts = {{u"driver"_s, driver ? u"yes"_s : u"no"_s},
                  {u"executors"_s, QString::number(executors)},
                  {u"wanted"_s, QString::number(request.executors)}};
    if (!driver || executors < request.executors) {
        const PodDemand &lacking = driver ? request.executor : request.driver;
        const bool works = driver && executors > 0;
        QMap<QString, QString> context = item.facts;
        context.insert(u"pod"_s, driver ? u"executor"_s : u"driver"_s);
        context.insert(u"askedCpu"_s, QString::number(lacking.milliCpu));
        context.insert(u"askedMemory"_s, QString::number(lacking.memory));
        if (works)
            context.insert(u"partly"_s, u"yes"_s);
        item.findings.append(
            finding(shortage(rooms, lacking), context, {},
                    works ? Finding::Severity::Warning : Finding::Severity::Problem));
    }
    item.facts.insert(u"freeCpu"_s, QString::number(freeCpu));
    item.facts.insert(u"freeMemory"_s, QString::number(freeMemory));
    settle(item);
    return item;
}

PreflightItem checkImage(const PreflightRequest &request, const PreflightSight &sight)
{
    PreflightItem item;
    item.id = u"image"_s;
    item.facts.insert(u"image"_s, request.image);
    if (request.image.isEmpty())
        return item;
    const QString wanted = fullImageName(request.image);
    std::optional<ImagePull> last;
    for (const ObjectPtr &event : sight.events.value_or(QList<ObjectPtr>())) {
        const auto pull = imagePullOf(*event);
        if (pull && fullImageName(pull->image) == wanted && (!last || last->at < pull->at))
            last = pull;
    }
    if (last) {
        item.facts.insert(u"pullMilliseconds"_s, QString::number(last->milliseconds));
        item.facts.insert(u"pullNode"_s, last->node);
        item.facts.insert(u"pullAt"_s, last->at.toUTC().toString(Qt::ISODate));
        if (last->bytes > 0)
            item.facts.insert(u"imageBytes"_s, QString::number(last->bytes));
    }
    if (!sight.nodes) {
        item.error = sight.nodes.error();
        return item;
    }
    QStringList holders;
    for (const ObjectPtr &node : *sight.nodes) {
        if (holdsImage(*node, wanted))
            holders.append(node->name);
    }
    item.facts.insert(u"holders"_s, holders.join(u' '));
    item.facts.insert(u"nodes"_s, QString::number(sight.nodes->size()));
    // A node names its 50 largest images only, so that one that is not named may be there.
    if (!holders.isEmpty() || last)
        settle(item);
    return item;
}

} // namespace firesteel::engine
