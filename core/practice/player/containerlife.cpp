// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// The second half of Kubelet: from the start of a pod's containers to their end.
#include "core/practice/fields.h"
#include "core/practice/player/kubelet_p.h"

namespace firesteel::practice {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Type = EventRecorder::Type;

void Kubelet::startContainers(Run &run)
{
    const QJsonObject pod = podOf(run);
    const QJsonArray containers = at(pod, "spec.containers"_L1).toArray();
    for (qsizetype i = 0; i < containers.size(); ++i) {
        const QJsonObject container = containers.at(i).toObject();
        const QString image = container.value("image"_L1).toString();
        if (!run.pulledNow.contains(image))
            m_stage.events.fromKubelet(pod, Type::Normal, u"Pulled"_s,
                                       u"Container image \""_s + image +
                                           u"\" already present on machine"_s,
                                       container.value("name"_L1).toString());
        startContainer(run, i);
    }
    // The kubelet looks at what became of it a moment later.
    run.steps.after(500ms, [this, &run] {
        if (run.situation.phase != "Pending"_L1)
            return;
        run.situation.phase = u"Running"_s;
        writeStatus(run);
        settle(run);
    });
}

void Kubelet::startContainer(Run &run, qsizetype index)
{
    QJsonObject pod = podOf(run);
    const QJsonObject container = at(pod, "spec.containers"_L1).toArray().at(index).toObject();
    const QString name = container.value("name"_L1).toString();
    ContainerState &state = run.situation.containers[index];
    state.kind = ContainerState::Kind::Running;
    state.reason.clear();
    state.message.clear();
    state.exitCode = 0;
    state.id = newContainerId();
    state.startedAt = m_stage.timeline.stamp();
    m_stage.events.fromKubelet(pod, Type::Normal, u"Created"_s, u"Created container: "_s + name,
                               name);
    m_stage.events.fromKubelet(pod, Type::Normal, u"Started"_s, u"Started container "_s + name,
                               name);
    Program::Context context;
    context.pod = pod;
    context.container = container;
    context.podIp = run.situation.podIp;
    context.log = m_stage.logs.open(run.uid, name);
    context.exit = [this, &run, index](int code, const QString &reason) {
        exited(run, index, code, reason);
    };
    run.programs[size_t(index)] = makeProgram(m_stage, std::move(context));
    run.steps.after(1ms, [&run, index] {
        if (Program *program = run.programs[size_t(index)].get())
            program->start();
    });
}

void Kubelet::exited(Run &run, qsizetype index, int code, const QString &reason)
{
    ContainerState &state = run.situation.containers[index];
    if (state.kind != ContainerState::Kind::Running)
        return;
    if (reason == "Evicted"_L1)
        return evicted(run, index);
    state.kind = ContainerState::Kind::Terminated;
    state.exitCode = code;
    state.reason = !reason.isEmpty() ? reason : code == 0 ? u"Completed"_s : u"Error"_s;
    state.finishedAt = m_stage.timeline.stamp();
    const QString name = at(podOf(run), "spec.containers"_L1)
                             .toArray()
                             .at(index)
                             .toObject()
                             .value("name"_L1)
                             .toString();
    if (const auto log = m_stage.logs.find(run.uid, name))
        log->close();
    // Not now: we are inside it.
    run.steps.after(0ms, [&run, index] { run.programs[size_t(index)].reset(); });
    run.steps.after(150ms, [this, &run] { settle(run); });
}

/// The kubelet makes room: the pod fails, its container is killed.
void Kubelet::evicted(Run &run, qsizetype index)
{
    run.situation.reason = u"Evicted"_s;
    run.situation.message =
        u"The node was low on resource: ephemeral-storage. Threshold quantity: 1073741824, "
        "available: 846392Ki. Container spark-kubernetes-driver was using 7304196Ki, request is 0, "
        "has larger consumption of ephemeral-storage. "_s;
    m_stage.events.fromKubelet(podOf(run), Type::Warning, u"Evicted"_s, run.situation.message);
    exited(run, index, 137, {});
}

/// What an ended container means for its pod.
void Kubelet::settle(Run &run)
{
    const QJsonObject pod = podOf(run);
    if (pod.isEmpty() || run.situation.phase == "Pending"_L1)
        return;
    const QString policy = text(pod, "spec.restartPolicy"_L1);
    bool ended = true;
    bool well = true;
    for (qsizetype i = 0; i < run.situation.containers.size(); ++i) {
        ContainerState &state = run.situation.containers[i];
        if (state.kind != ContainerState::Kind::Terminated) {
            ended = false;
            continue;
        }
        well = well && state.exitCode == 0;
        const bool again =
            policy == "Always"_L1 || (policy == "OnFailure"_L1 && state.exitCode != 0);
        if (again && !run.stopping) {
            ended = false;
            restart(run, i);
        }
    }
    writeStatus(run);
    if (!ended)
        return;
    run.steps.after(450ms, [this, &run, well] {
        const bool wasStopping = run.stopping;
        run.situation.phase = well ? u"Succeeded"_s : u"Failed"_s;
        writeStatus(run);
        retrySoon();
        if (wasStopping || isBeingDeleted(podOf(run))) {
            const Place place = run.place;
            m_steps.after(80ms, [this, place] { m_stage.objects.finish(place); });
        }
    });
}

void Kubelet::restart(Run &run, qsizetype index)
{
    ContainerState &state = run.situation.containers[index];
    const QJsonObject pod = podOf(run);
    const QString name =
        at(pod, "spec.containers"_L1).toArray().at(index).toObject().value("name"_L1).toString();
    state.lastState = terminatedState(state);
    const int before = state.restarts++;
    const std::chrono::seconds delay =
        before == 0 ? 1s
                    : std::min<std::chrono::seconds>(
                          std::chrono::seconds(10) * (1 << std::min(before - 1, 5)), 300s);
    state.kind = ContainerState::Kind::Waiting;
    state.reason = u"CrashLoopBackOff"_s;
    state.message = u"back-off "_s + QString::number(delay.count()) +
                    u"s restarting failed container="_s + name + u" pod="_s + run.place.name +
                    u'_' + run.place.nameSpace + u'(' + run.uid + u')';
    if (before > 0)
        m_stage.events.fromKubelet(pod, Type::Warning, u"BackOff"_s,
                                   u"Back-off restarting failed container "_s + name +
                                       u" in pod "_s + run.place.name + u'_' + run.place.nameSpace +
                                       u'(' + run.uid + u')',
                                   name);
    run.steps.after(delay, [this, &run, index] {
        if (run.stopping)
            return;
        startContainer(run, index);
        writeStatus(run);
    });
}

void Kubelet::stop(Run &run, const QJsonObject &pod)
{
    run.stopping = true;
    m_waiting.remove(run.uid);
    const auto any = [&run](ContainerState::Kind kind) {
        return std::ranges::any_of(run.situation.containers, [kind](const ContainerState &state) {
            return state.kind == kind;
        });
    };
    if (!any(ContainerState::Kind::Running)) {
        const Place place = run.place;
        // One that ended just now is on its way to its last phase, and from there it goes.
        if (any(ContainerState::Kind::Waiting) || run.situation.containers.isEmpty())
            run.steps.after(250ms, [this, place] { m_stage.objects.finish(place); });
        return;
    }
    const QJsonArray containers = at(pod, "spec.containers"_L1).toArray();
    for (qsizetype i = 0; i < containers.size(); ++i) {
        const QString name = containers.at(i).toObject().value("name"_L1).toString();
        m_stage.events.fromKubelet(pod, Type::Normal, u"Killing"_s, u"Stopping container "_s + name,
                                   name);
    }
    const qint64 grace = at(pod, "metadata.deletionGracePeriodSeconds"_L1).toInteger(30);
    run.steps.after(100ms, [this, &run] {
        if (run.situation.phase == "Pending"_L1)
            run.situation.phase = u"Running"_s;
        writeStatus(run);
        for (const auto &program : run.programs) {
            if (program)
                program->terminate();
        }
    });
    run.steps.after(std::chrono::seconds(grace), [this, &run] { // SIGKILL
        for (qsizetype i = 0; i < run.situation.containers.size(); ++i)
            exited(run, i, 137, {});
    });
}

void Kubelet::gone(Run &run)
{
    run.stopping = true;
    run.steps.cancel();
}

/// A pod that was there from the beginning, without a program.
void Kubelet::adoptedEnds(const QJsonObject &pod)
{
    const Place place{&coreType(u"pods"), namespaceOf(pod), nameOf(pod)};
    m_steps.after(600ms, [this, place] { m_stage.objects.finish(place); });
}

const Program *Kubelet::program(const QString &podUid, const QString &container) const
{
    const auto found = m_runs.find(podUid);
    if (found == m_runs.end())
        return nullptr;
    const QJsonArray containers = at(podOf(*found->second), "spec.containers"_L1).toArray();
    for (size_t i = 0; i < found->second->programs.size(); ++i) {
        const QString name = containers.at(qsizetype(i)).toObject().value("name"_L1).toString();
        if (container.isEmpty() || name == container)
            return found->second->programs[i].get();
    }
    return nullptr;
}

void Kubelet::killForMemory(const QString &podUid)
{
    const auto found = m_runs.find(podUid);
    if (found != m_runs.end() && !found->second->situation.containers.isEmpty())
        exited(*found->second, 0, 137, u"OOMKilled"_s);
}

} // namespace firesteel::practice
