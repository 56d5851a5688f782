// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/sparkapp.h"

#include <algorithm>

namespace firesteel::store {

using namespace Qt::StringLiterals;
using kube::PodState;

QLatin1StringView appStateName(AppState state)
{
    switch (state) {
    case AppState::Waiting:
        return "waiting"_L1;
    case AppState::Starting:
        return "starting"_L1;
    case AppState::Running:
        return "running"_L1;
    case AppState::Succeeded:
        return "succeeded"_L1;
    case AppState::Failed:
        return "failed"_L1;
    case AppState::Stopped:
        return "stopped"_L1;
    case AppState::Unknown:
        return "unknown"_L1;
    }
    return "unknown"_L1;
}

QLatin1StringView reasonName(AppReason::Code code)
{
    switch (code) {
    case AppReason::Code::None:
        return ""_L1;
    case AppReason::Code::NoNodeFits:
        return "no-node-fits"_L1;
    case AppReason::Code::ImagePull:
        return "image-pull"_L1;
    case AppReason::Code::MissingConfig:
        return "missing-config"_L1;
    case AppReason::Code::ContainerStart:
        return "container-start"_L1;
    case AppReason::Code::ExitCode:
        return "exit-code"_L1;
    case AppReason::Code::OutOfMemory:
        return "out-of-memory"_L1;
    case AppReason::Code::Evicted:
        return "evicted"_L1;
    case AppReason::Code::DeletionRequested:
        return "deletion-requested"_L1;
    case AppReason::Code::NodeSilent:
        return "node-silent"_L1;
    case AppReason::Code::DriverGone:
        return "driver-gone"_L1;
    }
    return ""_L1;
}

qsizetype SparkApp::runningExecutors() const
{
    return std::ranges::count_if(executors, [](const ExecutorInfo &executor) {
        return executor.state.kind == PodState::Kind::Running;
    });
}

namespace {

/// The container that explains the state: the one that waits with a reason or ended badly.
const kube::ContainerState *telling(const PodState &pod)
{
    const kube::ContainerState *first = nullptr;
    for (const kube::ContainerState &container : pod.containers) {
        if (!first)
            first = &container;
        if (container.terminated && container.terminated->exitCode != 0)
            return &container;
        if (container.state == kube::ContainerState::State::Waiting &&
            container.reason == pod.reason && !pod.reason.isEmpty())
            return &container;
    }
    return first;
}

AppReason reasonOf(AppReason::Code code, const PodState &pod)
{
    AppReason reason;
    reason.code = code;
    const auto note = [&](const QString &key, const QString &value) {
        if (!value.isEmpty())
            reason.proof.insert(key, value);
    };
    note(u"reason"_s, pod.reason);
    note(u"message"_s, pod.message);
    note(u"node"_s, pod.node);
    if (pod.exitCode)
        note(u"exitCode"_s, QString::number(*pod.exitCode));
    if (const kube::ContainerState *container = telling(pod)) {
        note(u"image"_s, container->image);
        note(u"container"_s, container->name);
        if (container->terminated && container->terminated->signal != 0)
            note(u"signal"_s, QString::number(container->terminated->signal));
    }
    return reason;
}

} // namespace

AppVerdict appVerdict(const PodState &driver)
{
    using Code = AppReason::Code;
    switch (driver.kind) {
    case PodState::Kind::Pending:
        return {AppState::Waiting, {}};
    case PodState::Kind::Unschedulable:
    case PodState::Kind::Gated:
        return {AppState::Waiting, reasonOf(Code::NoNodeFits, driver)};
    case PodState::Kind::Preparing:
        return {AppState::Starting, {}};
    case PodState::Kind::ImagePullFailing:
        return {AppState::Waiting, reasonOf(Code::ImagePull, driver)};
    case PodState::Kind::ConfigFailing:
        return {AppState::Waiting, reasonOf(Code::MissingConfig, driver)};
    case PodState::Kind::StartFailing:
    case PodState::Kind::InitFailing:
    case PodState::Kind::CrashLooping:
        return {AppState::Waiting, reasonOf(Code::ContainerStart, driver)};
    case PodState::Kind::Running:
        return {AppState::Running, {}};
    case PodState::Kind::Succeeded:
        return {AppState::Succeeded, {}};
    case PodState::Kind::Failed:
        return {driver.deleting ? AppState::Stopped : AppState::Failed,
                reasonOf(driver.deleting ? Code::DeletionRequested : Code::ExitCode, driver)};
    case PodState::Kind::OutOfMemory:
        return {AppState::Failed, reasonOf(Code::OutOfMemory, driver)};
    case PodState::Kind::Evicted:
        return {AppState::Failed, reasonOf(Code::Evicted, driver)};
    case PodState::Kind::Terminating:
        return {AppState::Stopped, reasonOf(Code::DeletionRequested, driver)};
    case PodState::Kind::Unknown:
        return {AppState::Unknown, reasonOf(Code::NodeSilent, driver)};
    }
    return {};
}

QDateTime eventTime(const kube::Object &event)
{
    const QJsonObject &body = event.body;
    for (const QString &text :
         {body.value("series"_L1).toObject().value("lastObservedTime"_L1).toString(),
          body.value("lastTimestamp"_L1).toString(), body.value("eventTime"_L1).toString()}) {
        const QDateTime time = QDateTime::fromString(text, Qt::ISODateWithMs);
        if (time.isValid())
            return time.toUTC();
    }
    return event.created();
}

qint64 eventCount(const kube::Object &event)
{
    const qint64 series = event.body.value("series"_L1).toObject().value("count"_L1).toInteger();
    return std::max<qint64>(1, series > 0 ? series : event.body.value("count"_L1).toInteger());
}

} // namespace firesteel::store
