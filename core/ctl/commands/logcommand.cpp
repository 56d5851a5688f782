// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/commands/logcommand.h"

#include "core/ctl/logprinter.h"
#include "core/ctl/words.h"
#include "core/engine/driverend.h"

#include <QJsonArray>

namespace firesteel::ctl {

using namespace Qt::StringLiterals;
using kube::LogFollower;

void LogCommand::run()
{
    if (!connectToCluster())
        return;
    findApp([this](const store::AppIndex::AppPtr &app) {
        kube::ObjectPtr pod;
        if (m_options.executor.isEmpty()) {
            pod = app->driver;
        } else {
            for (const store::ExecutorInfo &executor : app->executors) {
                if (executor.id == m_options.executor)
                    pod = executor.pod;
            }
        }
        if (!pod) {
            const QString what = m_options.executor.isEmpty()
                                     ? u"driver"_s
                                     : QString(u"executor "_s + m_options.executor);
            failWith(Error(
                Errc::NotFound, {},
                {{u"kind"_s, u"pod of the "_s + what}, {u"namespace"_s, app->key.namespaceName}}));
            return;
        }
        show(pod);
    });
}

void LogCommand::show(const kube::ObjectPtr &pod)
{
    m_pod = pod;
    const QString wanted(store::podRole(*pod) == store::PodRole::Executor ? store::ExecutorContainer
                                                                          : store::DriverContainer);
    const QJsonArray containers = pod->spec().value("containers"_L1).toArray();
    m_container = containers.isEmpty() ? wanted : containers.first()["name"_L1].toString();
    for (const QJsonValue &container : containers) {
        if (container["name"_L1].toString() == wanted)
            m_container = wanted;
    }
    kube::LogRequest request;
    request.namespaceName = pod->namespaceName;
    request.pod = pod->name;
    request.container = m_container;
    request.follow = m_options.follow;
    if (m_options.tail)
        request.tailLines = *m_options.tail;
    m_log = session().followLog(request);
    connect(m_log.get(), &engine::LogFeed::lines, this, &LogCommand::print);
    connect(m_log.get(), &engine::LogFeed::marked, this, [this](const kube::LogMark &mark) {
        if (mark.kind == kube::LogMark::Kind::Restarted)
            say(u"the container began anew"_s);
        else if (mark.kind == kube::LogMark::Kind::PossibleGap)
            say(u"the node may have rotated lines away here"_s);
    });
    connect(m_log.get(), &engine::LogFeed::phaseChanged, this,
            [this](LogFollower::Phase phase, const std::optional<Error> &cause) {
                if (phase == LogFollower::Phase::Waiting)
                    say(u"waiting for the container to start"_s);
                else if (phase == LogFollower::Phase::Reconnecting && cause)
                    say(u"the connection is cut, trying again"_s);
            });
    connect(m_log.get(), &engine::LogFeed::finished, this, &LogCommand::ended);
    tell(*pod);
    if (m_options.follow)
        watch(pod);
}

void LogCommand::watch(const kube::ObjectPtr &pod)
{
    m_watch = session().watch(
        {kube::resources::Pods, pod->namespaceName, {}, u"metadata.name="_s + pod->name});
    connect(m_watch.get(), &engine::Watch::changed, this,
            [this, uid = pod->uid](const QList<kube::WatchDelta> &deltas) {
                for (const kube::WatchDelta &delta : deltas) {
                    const bool ours = delta.object->uid == uid;
                    if (ours && !delta.finalStateUnknown)
                        tell(*delta.object);
                    if (!ours || delta.kind == kube::WatchDelta::Kind::Deleted)
                        gone();
                }
            });
    connect(m_watch.get(), &engine::Watch::stateChanged, this,
            [this](const kube::WatchState &state) {
                if (state.phase == kube::WatchState::Phase::Live && std::exchange(m_stale, false))
                    m_log->reconnect();
                else if (state.phase == kube::WatchState::Phase::Stale)
                    m_stale = true;
            });
    connect(m_watch.get(), &engine::Watch::synced, this, [this] {
        session().get({kube::resources::Pods, m_pod->namespaceName, m_pod->name}, this,
                      [this](const Result<kube::ObjectPtr> &found) {
                          if (!found && found.error().code == Errc::NotFound)
                              gone();
                      });
    });
}

void LogCommand::gone()
{
    m_gone = true;
    m_log->setContainer(LogFollower::Container::Gone, {});
}

void LogCommand::tell(const kube::Object &pod)
{
    m_state = store::sparkPodState(pod);
    const kube::PodState &state = m_state;
    const kube::ContainerState *container = state.container(m_container);
    const QString instance = container ? container->containerId : QString();
    if (state.ended() || (container && container->state == kube::ContainerState::State::Terminated))
        m_log->setContainer(LogFollower::Container::Terminated, instance);
    else if (container && container->state == kube::ContainerState::State::Running)
        m_log->setContainer(LogFollower::Container::Running, instance);
    else
        m_log->setContainer(LogFollower::Container::Waiting, instance);
}

void LogCommand::print(const QList<kube::LogLine> &lines)
{
    m_console.out(logText(lines, m_options.timestamps, m_lineOpen));
}

void LogCommand::ended(const Result<> &result)
{
    if (m_lineOpen)
        m_console.out("\n");
    const Result<> all = result ? driverOutcome() : result;
    if (all)
        finish(ExitCode::Ok);
    else
        failWith(all.error());
}

Result<> LogCommand::driverOutcome() const
{
    if (!m_options.follow || store::podRole(*m_pod) != store::PodRole::Driver)
        return {};
    const QMap<QString, QString> who{{u"name"_s, m_pod->name},
                                     {u"namespace"_s, m_pod->namespaceName}};
    if (m_state.ended())
        return engine::driverResult(m_state, who);
    // The pod's phase may lag behind its container, or a sidecar keeps it running.
    const kube::ContainerState *container = m_state.container(m_container);
    if (container && container->terminated) {
        if (container->terminated->exitCode == 0)
            return {};
        kube::PodState failed = m_state;
        failed.kind = kube::PodState::Kind::Failed;
        failed.exitCode = container->terminated->exitCode;
        return engine::driverResult(failed, who);
    }
    return m_gone ? Result<>(std::unexpected(Error(Errc::DriverGone, {}, who))) : Result<>();
}

void LogCommand::interrupted()
{
    if (m_lineOpen)
        m_console.out("\n");
    Command::interrupted();
}

} // namespace firesteel::ctl
