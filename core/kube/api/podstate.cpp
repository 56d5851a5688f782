// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/api/podstate.h"

#include <QJsonArray>

#include <algorithm>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

using Role = ContainerState::Role;
using State = ContainerState::State;
using Kind = PodState::Kind;

QDateTime timeOf(const QJsonValue &value)
{
    return QDateTime::fromString(value.toString(), Qt::ISODate);
}

std::optional<ContainerState::Termination> termination(const QJsonValue &value)
{
    if (!value.isObject())
        return {};
    const QJsonObject object = value.toObject();
    return ContainerState::Termination{
        int(object.value("exitCode"_L1).toInteger()), int(object.value("signal"_L1).toInteger()),
        object.value("reason"_L1).toString(),         object.value("message"_L1).toString(),
        timeOf(object.value("startedAt"_L1)),         timeOf(object.value("finishedAt"_L1))};
}

void readStatus(ContainerState &container, const QJsonObject &status)
{
    container.image = status.value("image"_L1).toString(container.image);
    container.containerId = status.value("containerID"_L1).toString();
    container.ready = status.value("ready"_L1).toBool();
    container.started = status.value("started"_L1).toBool();
    container.restarts = int(status.value("restartCount"_L1).toInteger());
    container.last = termination(status.value("lastState"_L1).toObject().value("terminated"_L1));
    const QJsonObject state = status.value("state"_L1).toObject();
    if (const QJsonValue running = state.value("running"_L1); running.isObject()) {
        container.state = State::Running;
        container.startedAt = timeOf(running.toObject().value("startedAt"_L1));
        return;
    }
    container.terminated = termination(state.value("terminated"_L1));
    if (container.terminated) {
        container.state = State::Terminated;
        container.reason = container.terminated->reason;
        container.message = container.terminated->message;
        container.startedAt = container.terminated->startedAt;
        return;
    }
    const QJsonObject waiting = state.value("waiting"_L1).toObject();
    container.reason = waiting.value("reason"_L1).toString();
    container.message = waiting.value("message"_L1).toString();
}

void readContainers(PodState &pod, const QJsonArray &specs, const QJsonArray &statuses, Role role)
{
    for (const QJsonValue &value : specs) {
        const QJsonObject spec = value.toObject();
        ContainerState container;
        container.name = spec.value("name"_L1).toString();
        container.image = spec.value("image"_L1).toString();
        container.role =
            role == Role::Init && spec.value("restartPolicy"_L1).toString() == "Always"_L1
                ? Role::Sidecar
                : role;
        for (const QJsonValue &candidate : statuses) {
            const QJsonObject status = candidate.toObject();
            if (status.value("name"_L1).toString() == container.name) {
                readStatus(container, status);
                break;
            }
        }
        pod.containers.append(container);
    }
}

struct Condition {
    QString status;
    QString reason;
    QString message;
};

Condition condition(const QJsonObject &podStatus, QLatin1StringView type)
{
    for (const QJsonValue &value : podStatus.value("conditions"_L1).toArray()) {
        const QJsonObject object = value.toObject();
        if (object.value("type"_L1).toString() == type)
            return {object.value("status"_L1).toString(), object.value("reason"_L1).toString(),
                    object.value("message"_L1).toString()};
    }
    return {};
}

bool isImageReason(const QString &reason)
{
    static const QStringList reasons{u"ErrImagePull"_s,
                                     u"ImagePullBackOff"_s,
                                     u"InvalidImageName"_s,
                                     u"ErrImageNeverPull"_s,
                                     u"ImageInspectError"_s,
                                     u"RegistryUnavailable"_s,
                                     u"SignatureValidationFailed"_s};
    return reasons.contains(reason);
}

/// What a waiting container's reason means; the reasons are those of kubelet and CRI.
Kind waitingKind(const QString &reason)
{
    if (isImageReason(reason))
        return Kind::ImagePullFailing;
    if (reason == "CreateContainerConfigError"_L1)
        return Kind::ConfigFailing;
    if (reason == "CrashLoopBackOff"_L1)
        return Kind::CrashLooping;
    static const QStringList starting{u"RunContainerError"_s, u"CreateContainerError"_s,
                                      u"PreStartHookError"_s, u"PostStartHookError"_s,
                                      u"StartError"_s,        u"ContainerCannotRun"_s,
                                      u"PreCreateHookError"_s};
    if (starting.contains(reason))
        return Kind::StartFailing;
    return Kind::Preparing;
}

bool set(PodState &pod, Kind kind, const QString &reason, const QString &message)
{
    pod.kind = kind;
    pod.reason = reason;
    pod.message = message;
    return true;
}

/// Init containers run one after the other: the first that has not done its work decides.
bool fromInit(PodState &pod)
{
    for (const ContainerState &c : std::as_const(pod.containers)) {
        if (c.role != Role::Init && c.role != Role::Sidecar)
            continue;
        if (c.state == State::Terminated && c.role == Role::Init && c.terminated->exitCode != 0)
            return set(pod, Kind::InitFailing, c.reason, c.message);
        if (c.state != State::Waiting)
            continue;
        if (c.reason.isEmpty() || c.reason == "PodInitializing"_L1)
            continue;
        Kind kind = waitingKind(c.reason);
        if (kind == Kind::CrashLooping)
            kind = Kind::InitFailing;
        return set(pod, kind, c.reason, c.message);
    }
    return false;
}

bool fromWaiting(PodState &pod)
{
    for (const ContainerState &c : std::as_const(pod.containers)) {
        if (c.role != Role::Main || c.state != State::Waiting || c.reason.isEmpty())
            continue;
        if (const Kind kind = waitingKind(c.reason); kind != Kind::Preparing)
            return set(pod, kind, c.reason, c.message);
    }
    for (const ContainerState &c : std::as_const(pod.containers)) {
        if (c.role == Role::Main && c.state == State::Waiting && !c.reason.isEmpty())
            return set(pod, Kind::Preparing, c.reason, c.message);
    }
    return false;
}

void pending(PodState &pod, const QJsonObject &status)
{
    if (fromInit(pod) || fromWaiting(pod))
        return;
    const Condition scheduled = condition(status, "PodScheduled"_L1);
    if (scheduled.reason == "SchedulingGated"_L1) {
        set(pod, Kind::Gated, scheduled.reason, scheduled.message);
    } else if (scheduled.status == "False"_L1) {
        set(pod, Kind::Unschedulable,
            scheduled.reason.isEmpty() ? u"Unschedulable"_s : scheduled.reason, scheduled.message);
    } else if (scheduled.status == "True"_L1 || !pod.node.isEmpty()) {
        set(pod, Kind::Preparing, pod.reason, pod.message);
    } else {
        set(pod, Kind::Pending, pod.reason, pod.message);
    }
}

bool isEviction(const QString &reason)
{
    static const QStringList reasons{u"Evicted"_s,
                                     u"Preempting"_s,
                                     u"NodeShutdown"_s,
                                     u"Terminated"_s,
                                     u"TerminationByKubelet"_s,
                                     u"PreemptionByScheduler"_s,
                                     u"DeletionByTaintManager"_s,
                                     u"EvictionByEvictionAPI"_s,
                                     u"DeletionByPodGC"_s};
    return reasons.contains(reason);
}

void failed(PodState &pod, const QJsonObject &status, const ContainerState *main)
{
    const Condition disruption = condition(status, "DisruptionTarget"_L1);
    if (isEviction(pod.reason)) {
        set(pod, Kind::Evicted, pod.reason, pod.message);
    } else if (disruption.status == "True"_L1) {
        set(pod, Kind::Evicted, disruption.reason,
            disruption.message.isEmpty() ? pod.message : disruption.message);
    } else if (main && main->terminated) {
        const bool memory = main->terminated->reason == "OOMKilled"_L1;
        set(pod, memory ? Kind::OutOfMemory : Kind::Failed,
            pod.reason.isEmpty() ? main->terminated->reason : pod.reason,
            pod.message.isEmpty() ? main->terminated->message : pod.message);
    } else {
        for (const ContainerState &c : std::as_const(pod.containers)) {
            if (pod.reason.isEmpty() && c.terminated && c.terminated->exitCode != 0)
                set(pod, Kind::Failed, c.reason, c.message);
        }
        pod.kind = Kind::Failed;
    }
}

void running(PodState &pod, const ContainerState *main)
{
    pod.kind = Kind::Running;
    for (const ContainerState &c : std::as_const(pod.containers)) {
        if (c.role == Role::Main && c.state == State::Waiting && fromWaiting(pod))
            return;
    }
    // The phase lags behind when the main container has ended and a sidecar still runs.
    if (main && main->terminated && main->terminated->reason == "OOMKilled"_L1)
        set(pod, Kind::Running, main->terminated->reason, main->terminated->message);
}

const ContainerState *mainOf(const PodState &pod, const QString &wanted, const Object &object)
{
    QString name = wanted;
    if (name.isEmpty())
        name = object.annotation(u"kubectl.kubernetes.io/default-container"_s);
    const ContainerState *first = nullptr;
    for (const ContainerState &c : pod.containers) {
        if (c.role != Role::Main)
            continue;
        if (c.name == name)
            return &c;
        if (!first)
            first = &c;
    }
    return first;
}

} // namespace

const ContainerState *PodState::container(QStringView name) const
{
    const auto found = std::ranges::find_if(
        containers, [name](const ContainerState &c) { return c.name == name; });
    return found == containers.cend() ? nullptr : &*found;
}

PodState podState(const Object &object, const QString &mainContainer)
{
    PodState pod;
    const QJsonObject spec = object.spec();
    const QJsonObject status = object.status();
    pod.node = spec.value("nodeName"_L1).toString();
    pod.ip = status.value("podIP"_L1).toString();
    pod.deleting = object.deleting();
    pod.reason = status.value("reason"_L1).toString();
    pod.message = status.value("message"_L1).toString();
    pod.startedAt = timeOf(status.value("startTime"_L1));
    pod.ready = condition(status, "Ready"_L1).status == "True"_L1;
    readContainers(pod, spec.value("initContainers"_L1).toArray(),
                   status.value("initContainerStatuses"_L1).toArray(), Role::Init);
    readContainers(pod, spec.value("containers"_L1).toArray(),
                   status.value("containerStatuses"_L1).toArray(), Role::Main);
    readContainers(pod, spec.value("ephemeralContainers"_L1).toArray(),
                   status.value("ephemeralContainerStatuses"_L1).toArray(), Role::Ephemeral);
    const ContainerState *found = mainOf(pod, mainContainer, object);
    std::optional<ContainerState> main;
    if (found)
        main = *found;
    if (main && main->terminated)
        pod.exitCode = main->terminated->exitCode;

    const QString phase = status.value("phase"_L1).toString();
    const ContainerState *mainPtr = main ? &*main : nullptr;
    if (phase == "Succeeded"_L1)
        pod.kind = Kind::Succeeded;
    else if (phase == "Failed"_L1)
        failed(pod, status, mainPtr);
    else if (phase == "Running"_L1)
        running(pod, mainPtr);
    else if (phase == "Unknown"_L1)
        pod.kind = Kind::Unknown;
    else
        pending(pod, status);

    if (!pod.ended() && pod.reason == "NodeLost"_L1)
        pod.kind = Kind::Unknown;
    else if (!pod.ended() && pod.deleting)
        pod.kind = Kind::Terminating;
    return pod;
}

QLatin1StringView podStateName(PodState::Kind kind)
{
    switch (kind) {
    case Kind::Pending:
        return "pending"_L1;
    case Kind::Unschedulable:
        return "unschedulable"_L1;
    case Kind::Gated:
        return "gated"_L1;
    case Kind::Preparing:
        return "preparing"_L1;
    case Kind::ImagePullFailing:
        return "image-pull-failing"_L1;
    case Kind::ConfigFailing:
        return "config-failing"_L1;
    case Kind::StartFailing:
        return "start-failing"_L1;
    case Kind::InitFailing:
        return "init-failing"_L1;
    case Kind::Running:
        return "running"_L1;
    case Kind::CrashLooping:
        return "crash-looping"_L1;
    case Kind::Succeeded:
        return "succeeded"_L1;
    case Kind::Failed:
        return "failed"_L1;
    case Kind::OutOfMemory:
        return "out-of-memory"_L1;
    case Kind::Evicted:
        return "evicted"_L1;
    case Kind::Terminating:
        return "terminating"_L1;
    case Kind::Unknown:
        return "unknown"_L1;
    }
    return "unknown"_L1;
}

} // namespace firesteel::kube
