// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/player/podstatus.h"

#include "core/practice/fields.h"

#include <QCryptographicHash>
#include <QStringList>

namespace firesteel::practice {

using namespace Qt::StringLiterals;

namespace {

QJsonObject stateOf(const ContainerState &state)
{
    switch (state.kind) {
    case ContainerState::Kind::Waiting: {
        QJsonObject waiting{{u"reason"_s, state.reason}};
        if (!state.message.isEmpty())
            waiting.insert(u"message"_s, state.message);
        return {{u"waiting"_s, waiting}};
    }
    case ContainerState::Kind::Running:
        return {{u"running"_s, QJsonObject{{u"startedAt"_s, state.startedAt}}}};
    case ContainerState::Kind::Terminated:
        break;
    }
    return terminatedState(state);
}

QJsonArray mountsOf(const QJsonObject &container)
{
    QJsonArray list;
    for (const QJsonValue &value : container.value("volumeMounts"_L1).toArray()) {
        QJsonObject mount = value.toObject();
        if (mount.value("readOnly"_L1).toBool())
            mount.insert(u"recursiveReadOnly"_s, u"Disabled"_s);
        for (const auto own : {"subPath"_L1, "subPathExpr"_L1})
            mount.remove(own);
        list.append(mount);
    }
    return list;
}

QJsonObject containerStatus(const QJsonObject &container, const ContainerState &state)
{
    const bool running = state.kind == ContainerState::Kind::Running;
    const QString image = container.value("image"_L1).toString();
    QJsonObject status{{u"name"_s, container.value("name"_L1)},
                       {u"image"_s, state.id.isEmpty() ? image : fullImageName(image)},
                       {u"imageID"_s, QString()},
                       {u"lastState"_s, state.lastState},
                       {u"ready"_s, running},
                       {u"started"_s, running},
                       {u"restartCount"_s, state.restarts},
                       {u"state"_s, stateOf(state)},
                       {u"volumeMounts"_s, mountsOf(container)}};
    if (state.id.isEmpty())
        return status;
    const QByteArray digest =
        QCryptographicHash::hash(image.toUtf8(), QCryptographicHash::Sha256).toHex();
    status.insert(u"imageID"_s, QString(u"sha256:"_s + QString::fromLatin1(digest)));
    status.insert(u"containerID"_s, state.id);
    const QJsonObject resources = container.value("resources"_L1).toObject();
    status.insert(u"resources"_s, resources);
    if (resources.contains("requests"_L1))
        status.insert(u"allocatedResources"_s, resources.value("requests"_L1));
    return status;
}

QStringList unready(const QJsonArray &containers, const PodSituation &situation)
{
    QStringList names;
    for (qsizetype i = 0; i < situation.containers.size(); ++i) {
        if (situation.containers.at(i).kind != ContainerState::Kind::Running)
            names.append(containers.at(i).toObject().value("name"_L1).toString());
    }
    return names;
}

} // namespace

QJsonObject terminatedState(const ContainerState &state)
{
    QJsonObject terminated{{u"exitCode"_s, state.exitCode},
                           {u"reason"_s, state.reason},
                           {u"startedAt"_s, state.startedAt},
                           {u"finishedAt"_s, state.finishedAt},
                           {u"containerID"_s, state.id}};
    if (!state.message.isEmpty())
        terminated.insert(u"message"_s, state.message);
    return {{u"terminated"_s, terminated}};
}

QString fullImageName(const QString &image)
{
    const QString first = image.section(u'/', 0, 0);
    if (!image.contains(u'/'))
        return u"docker.io/library/"_s + image;
    if (first.contains(u'.') || first.contains(u':') || first == "localhost"_L1)
        return image;
    return u"docker.io/"_s + image;
}

QJsonObject condition(const QString &type, bool value, const QString &stamp, const QString &reason,
                      const QString &message)
{
    QJsonObject made{{u"type"_s, type},
                     {u"status"_s, value ? u"True"_s : u"False"_s},
                     {u"lastProbeTime"_s, QJsonValue::Null},
                     {u"lastTransitionTime"_s, stamp}};
    if (!reason.isEmpty())
        made.insert(u"reason"_s, reason);
    if (!message.isEmpty())
        made.insert(u"message"_s, message);
    return made;
}

QJsonObject withCondition(QJsonObject status, const QJsonObject &wanted)
{
    QJsonArray conditions = status.value("conditions"_L1).toArray();
    QJsonObject made = wanted;
    for (qsizetype i = 0; i < conditions.size(); ++i) {
        const QJsonObject before = conditions.at(i).toObject();
        if (before.value("type"_L1) != made.value("type"_L1))
            continue;
        if (before.value("status"_L1) == made.value("status"_L1))
            made.insert(u"lastTransitionTime"_s, before.value("lastTransitionTime"_L1));
        conditions.replace(i, made);
        status.insert(u"conditions"_s, conditions);
        return status;
    }
    conditions.append(made);
    status.insert(u"conditions"_s, conditions);
    return status;
}

QJsonObject statusFor(const QJsonObject &pod, const PodSituation &situation, const QString &stamp)
{
    const QJsonArray containers = at(pod, "spec.containers"_L1).toArray();
    const qint64 generation = at(pod, "metadata.generation"_L1).toInteger(1);
    QJsonObject status = pod.value("status"_L1).toObject();
    const bool ended = std::ranges::all_of(situation.containers, [](const ContainerState &state) {
        return state.kind == ContainerState::Kind::Terminated;
    });
    const bool well = std::ranges::all_of(
        situation.containers, [](const ContainerState &state) { return state.exitCode == 0; });
    const bool over = situation.phase == "Succeeded"_L1 || situation.phase == "Failed"_L1;
    const QStringList waiting = unready(containers, situation);
    QString reason;
    QString message;
    if (ended) {
        reason = well ? u"PodCompleted"_s : u"PodFailed"_s;
    } else if (!waiting.isEmpty()) {
        reason = u"ContainersNotReady"_s;
        message = u"containers with unready status: ["_s + waiting.join(u' ') + u']';
    }
    const bool ready = waiting.isEmpty() && !ended;
    const QString initialized = ended && well ? u"PodCompleted"_s : QString();
    for (const QJsonObject &made :
         {condition(u"PodReadyToStartContainers"_s, !situation.podIp.isEmpty() && !over, stamp),
          condition(u"Initialized"_s, true, stamp, initialized),
          condition(u"Ready"_s, ready, stamp, reason, message),
          condition(u"ContainersReady"_s, ready, stamp, reason, message)}) {
        QJsonObject one = made;
        one.insert(u"observedGeneration"_s, generation);
        status = withCondition(status, one);
    }
    QJsonArray list;
    for (qsizetype i = 0; i < situation.containers.size(); ++i)
        list.append(containerStatus(containers.at(i).toObject(), situation.containers.at(i)));
    status.insert(u"containerStatuses"_s, list);
    status.insert(u"phase"_s, situation.phase);
    status.insert(u"hostIP"_s, situation.hostIp);
    status.insert(u"hostIPs"_s, QJsonArray{QJsonObject{{u"ip"_s, situation.hostIp}}});
    status.insert(u"startTime"_s, situation.startTime);
    status.insert(u"observedGeneration"_s, generation);
    if (!situation.reason.isEmpty()) {
        status.insert(u"reason"_s, situation.reason);
        status.insert(u"message"_s, situation.message);
        status = withCondition(status, condition(u"DisruptionTarget"_s, true, stamp,
                                                 u"TerminationByKubelet"_s, situation.message));
    }
    if (!situation.podIp.isEmpty()) {
        status.insert(u"podIP"_s, situation.podIp);
        status.insert(u"podIPs"_s, QJsonArray{QJsonObject{{u"ip"_s, situation.podIp}}});
    }
    return status;
}

} // namespace firesteel::practice
