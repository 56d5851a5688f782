// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/phasetracker.h"

#include <QJsonArray>

namespace firesteel::store {

using namespace Qt::StringLiterals;
using kube::ContainerState;
using kube::PodState;
using Kind = PhaseStep::Kind;

QLatin1StringView phaseStepName(Kind kind)
{
    switch (kind) {
    case Kind::Created:
        return "created"_L1;
    case Kind::Scheduled:
        return "scheduled"_L1;
    case Kind::Unschedulable:
        return "unschedulable"_L1;
    case Kind::Preparing:
        return "preparing"_L1;
    case Kind::ImageFailing:
        return "image-failing"_L1;
    case Kind::ConfigFailing:
        return "config-failing"_L1;
    case Kind::StartFailing:
        return "start-failing"_L1;
    case Kind::Running:
        return "running"_L1;
    case Kind::Terminating:
        return "terminating"_L1;
    case Kind::Succeeded:
        return "succeeded"_L1;
    case Kind::Failed:
        return "failed"_L1;
    case Kind::Deleted:
        return "deleted"_L1;
    }
    return "created"_L1;
}

PodRole podRole(const kube::Object &pod)
{
    const QString role = pod.label(labels::Role);
    if (role == "driver"_L1)
        return PodRole::Driver;
    return role == "executor"_L1 ? PodRole::Executor : PodRole::Other;
}

PodState sparkPodState(const kube::Object &pod)
{
    const QLatin1StringView wanted =
        podRole(pod) == PodRole::Executor ? ExecutorContainer : DriverContainer;
    const QJsonArray containers = pod.spec().value("containers"_L1).toArray();
    for (const QJsonValue &container : containers) {
        if (container["name"_L1].toString() == wanted)
            return kube::podState(pod, wanted);
    }
    return kube::podState(pod);
}

namespace {

QDateTime scheduledAt(const kube::Object &pod)
{
    const QJsonArray conditions = pod.status().value("conditions"_L1).toArray();
    for (const QJsonValue &condition : conditions) {
        if (condition["type"_L1].toString() == "PodScheduled"_L1 &&
            condition["status"_L1].toString() == "True"_L1)
            return QDateTime::fromString(condition["lastTransitionTime"_L1].toString(),
                                         Qt::ISODate);
    }
    return {};
}

/// The container that decides: the first main one that has what is asked for.
const ContainerState *mainContainer(const PodState &state, const kube::Object &pod)
{
    const auto wanted = podRole(pod) == PodRole::Executor ? ExecutorContainer : DriverContainer;
    if (const ContainerState *named = state.container(QString(wanted)))
        return named;
    for (const ContainerState &container : state.containers) {
        if (container.role == ContainerState::Role::Main)
            return &container;
    }
    return nullptr;
}

QDateTime ranFrom(const PodState &state, const ContainerState *container)
{
    if (container && container->terminated)
        return container->terminated->startedAt;
    if (container && container->state == ContainerState::State::Running)
        return container->startedAt;
    return state.kind == PodState::Kind::Running ? state.startedAt : QDateTime();
}

std::optional<Kind> troubleKind(PodState::Kind kind)
{
    switch (kind) {
    case PodState::Kind::Unschedulable:
    case PodState::Kind::Gated:
        return Kind::Unschedulable;
    case PodState::Kind::ImagePullFailing:
        return Kind::ImageFailing;
    case PodState::Kind::ConfigFailing:
        return Kind::ConfigFailing;
    case PodState::Kind::StartFailing:
    case PodState::Kind::InitFailing:
    case PodState::Kind::CrashLooping:
        return Kind::StartFailing;
    default:
        return std::nullopt;
    }
}

/// A step of that pod; kind and time are still to come.
PhaseStep stepOf(const kube::Object &pod)
{
    PhaseStep step;
    step.role = podRole(pod);
    step.appId = pod.label(labels::AppSelector);
    step.namespaceName = pod.namespaceName;
    step.podName = pod.name;
    step.podUid = pod.uid;
    step.executorId = pod.label(labels::ExecutorId);
    return step;
}

} // namespace

QList<PhaseStep> PhaseTracker::on(const kube::WatchDelta &delta, const QDateTime &now)
{
    QList<PhaseStep> out;
    switch (delta.kind) {
    case kube::WatchDelta::Kind::Added:
    case kube::WatchDelta::Kind::Modified:
        present(delta.object, now, out);
        break;
    case kube::WatchDelta::Kind::Replaced:
        if (delta.old)
            vanished(delta.old, delta.finalStateUnknown, now, out);
        present(delta.object, now, out);
        break;
    case kube::WatchDelta::Kind::Deleted:
        if (!delta.finalStateUnknown)
            present(delta.object, now, out);
        vanished(delta.object, delta.finalStateUnknown, now, out);
        break;
    }
    return out;
}

void PhaseTracker::present(const kube::ObjectPtr &pod, const QDateTime &now, QList<PhaseStep> &out)
{
    Seen &seen = m_seen[pod->uid];
    const PodState state = sparkPodState(*pod);
    const ContainerState *container = mainContainer(state, *pod);

    PhaseStep base = stepOf(*pod);
    base.node = state.node;
    const auto once = [&](Kind kind, const QDateTime &at) -> PhaseStep * {
        if (seen.kinds.contains(kind))
            return nullptr;
        seen.kinds.insert(kind);
        PhaseStep step = base;
        step.kind = kind;
        step.at = at.isValid() ? at.toUTC() : now;
        out.append(step);
        return &out.last();
    };

    once(Kind::Created, pod->created());
    if (!state.node.isEmpty())
        once(Kind::Scheduled, scheduledAt(*pod));
    if (state.kind == PodState::Kind::Preparing)
        once(Kind::Preparing, {});
    if (const auto trouble = troubleKind(state.kind)) {
        // The kubelet alternates between ErrImagePull and ImagePullBackOff for one and the same
        // trouble.
        const QString reason = *trouble == Kind::ImageFailing ? QString() : state.reason;
        const QString what = QString::number(static_cast<int>(*trouble)) + reason;
        if (seen.trouble != what) {
            seen.trouble = what;
            seen.kinds.remove(*trouble);
            PhaseStep *step = once(*trouble, {});
            step->reason = state.reason;
            step->message = state.message;
        }
    } else {
        seen.trouble.clear();
    }
    const QDateTime from = ranFrom(state, container);
    if (from.isValid())
        once(Kind::Running, from);
    const QDateTime until =
        container && container->terminated ? container->terminated->finishedAt : QDateTime();
    if (state.deleting && !state.ended())
        once(Kind::Terminating, {});
    if (state.kind == PodState::Kind::Succeeded) {
        if (PhaseStep *step = once(Kind::Succeeded, until))
            step->exitCode = state.exitCode;
    } else if (state.ended()) {
        if (PhaseStep *step = once(Kind::Failed, until)) {
            step->exitCode = state.exitCode;
            step->reason = state.reason;
            step->message = state.message;
        }
    }
}

void PhaseTracker::vanished(const kube::ObjectPtr &pod, bool endUnknown, const QDateTime &now,
                            QList<PhaseStep> &out)
{
    if (m_seen.remove(pod->uid) == 0)
        return;
    PhaseStep step = stepOf(*pod);
    step.kind = Kind::Deleted;
    step.at = now;
    step.node = pod->spec().value("nodeName"_L1).toString();
    step.finalStateUnknown = endUnknown;
    out.append(step);
}

} // namespace firesteel::store
