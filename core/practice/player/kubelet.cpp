// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/player/kubelet.h"

#include "core/practice/fields.h"
#include "core/practice/player/kubelet_p.h"
#include "core/practice/player/placement.h"

namespace firesteel::practice {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Type = EventRecorder::Type;

Kubelet::Kubelet(const Stage &stage) : m_stage(stage), m_steps(stage.timeline)
{
    stage.objects.store().listen([this](const ChangePtr &change) { heard(change); });
}

Kubelet::~Kubelet() = default;

QJsonObject Kubelet::podOf(const Run &run) const
{
    const EntryPtr found =
        m_stage.objects.store().find(*run.place.type, run.place.nameSpace, run.place.name);
    return found && uidOf(found->object()) == run.uid ? found->object() : QJsonObject();
}

QString Kubelet::newContainerId()
{
    return u"containerd://"_s + QString::fromLatin1(m_stage.objects.ids().bytes(32).toHex());
}

void Kubelet::heard(const ChangePtr &change)
{
    if (change->type->plural != "pods"_L1)
        return;
    const QJsonObject &pod = change->object->object();
    const QString uid = uidOf(pod);
    const auto known = m_runs.find(uid);
    if (change->kind == Change::Kind::Deleted) {
        if (known != m_runs.end())
            gone(*known->second);
        m_steps.after(1ms, [this, uid] { // not from inside a program
            m_runs.erase(uid);
            m_waiting.remove(uid);
            m_stage.logs.drop(uid);
        });
        retrySoon();
    } else if (change->kind == Change::Kind::Added) {
        auto run = std::make_unique<Run>(m_stage.timeline);
        run->uid = uid;
        run->place = {change->type, namespaceOf(pod), nameOf(pod)};
        Run &made = *run;
        m_runs.emplace(uid, std::move(run));
        made.steps.after(90ms, [this, &made] { schedule(made); });
    } else if (isBeingDeleted(pod) && !isBeingDeleted(change->before->object())) {
        if (known != m_runs.end())
            stop(*known->second, pod);
        else
            adoptedEnds(pod);
    }
}

// ---- a node ----

void Kubelet::schedule(Run &run)
{
    QJsonObject pod = podOf(run);
    if (pod.isEmpty() || isBeingDeleted(pod))
        return;
    QString node = text(pod, "spec.nodeName"_L1);
    if (node.isEmpty()) {
        const auto placed = placePod(m_stage.objects.store(), pod);
        if (!placed)
            return unschedulable(run, placed.error());
        node = *placed;
    }
    m_waiting.remove(run.uid);
    put(pod, "spec.nodeName"_L1, node);
    const QJsonObject before = pod;
    pod.insert(u"status"_s,
               withCondition(pod.value("status"_L1).toObject(),
                             condition(u"PodScheduled"_s, true, m_stage.timeline.stamp())));
    m_stage.objects.store().put(*run.place.type, pod);
    m_stage.events.fromScheduler(before, Type::Normal, u"Scheduled"_s, u"Binding"_s,
                                 u"Successfully assigned "_s + run.place.nameSpace + u'/' +
                                     run.place.name + u" to "_s + node);
    run.steps.after(140ms, [this, &run] { sync(run); });
}

void Kubelet::unschedulable(Run &run, const QString &why)
{
    m_waiting.insert(run.uid);
    QJsonObject pod = podOf(run);
    const QJsonObject status = withCondition(
        pod.value("status"_L1).toObject(),
        condition(u"PodScheduled"_s, false, m_stage.timeline.stamp(), u"Unschedulable"_s, why));
    if (status != pod.value("status"_L1).toObject()) {
        pod.insert(u"status"_s, status);
        m_stage.objects.store().put(*run.place.type, pod);
    }
    m_stage.events.fromScheduler(pod, Type::Warning, u"FailedScheduling"_s, u"Scheduling"_s, why);
    run.steps.after(5min, [this, &run] {
        if (m_waiting.contains(run.uid))
            schedule(run);
    });
}

void Kubelet::retrySoon()
{
    if (m_waiting.isEmpty() || std::exchange(m_retryDue, true))
        return;
    m_steps.after(300ms, [this] {
        m_retryDue = false;
        const QSet<QString> waiting = m_waiting;
        for (const QString &uid : waiting) {
            if (const auto run = m_runs.find(uid); run != m_runs.end())
                schedule(*run->second);
        }
    });
}

// ---- volumes and image ----

void Kubelet::sync(Run &run)
{
    const QJsonObject pod = podOf(run);
    if (pod.isEmpty() || run.stopping)
        return;
    const EntryPtr node =
        m_stage.objects.store().find(coreType(u"nodes"), {}, text(pod, "spec.nodeName"_L1));
    run.situation.phase = u"Pending"_s;
    run.situation.startTime = m_stage.timeline.stamp();
    run.situation.hostIp = u"192.0.2.10"_s;
    for (const QJsonValue &address :
         node ? practice::at(node->object(), "status.addresses"_L1).toArray() : QJsonArray()) {
        if (address.toObject().value("type"_L1).toString() == "InternalIP"_L1)
            run.situation.hostIp = address.toObject().value("address"_L1).toString();
    }
    const qsizetype count = practice::at(pod, "spec.containers"_L1).toArray().size();
    run.situation.containers.fill({}, count);
    run.programs.resize(size_t(count));
    writeStatus(run);
    run.steps.after(150ms, [this, &run] { mount(run); });
}

QString Kubelet::missingVolume(const QJsonObject &pod) const
{
    for (const QJsonValue &value : practice::at(pod, "spec.volumes"_L1).toArray()) {
        const QJsonObject volume = value.toObject();
        const QString map = text(volume, "configMap.name"_L1);
        const QString secret = text(volume, "secret.secretName"_L1);
        const QString failed = u"MountVolume.SetUp failed for volume \""_s +
                               volume.value("name"_L1).toString() + u"\" : "_s;
        const auto lacks = [&](QStringView plural, const QString &name, QLatin1StringView source) {
            return !name.isEmpty() && !practice::at(volume, source).toBool() &&
                   !m_stage.objects.store().find(coreType(plural), namespaceOf(pod), name);
        };
        if (lacks(u"configmaps", map, "configMap.optional"_L1))
            return failed + u"configmap \""_s + map + u"\" not found"_s;
        if (lacks(u"secrets", secret, "secret.optional"_L1))
            return failed + u"secret \""_s + secret + u"\" not found"_s;
    }
    return {};
}

void Kubelet::mount(Run &run)
{
    const QJsonObject pod = podOf(run);
    if (pod.isEmpty() || run.stopping)
        return;
    if (const QString missing = missingVolume(pod); !missing.isEmpty()) {
        m_stage.events.fromKubelet(pod, Type::Warning, u"FailedMount"_s, missing);
        run.mountDelay =
            std::min<milliseconds>(run.mountDelay == 0ms ? 500ms : 2 * run.mountDelay, 122s);
        run.steps.after(run.mountDelay, [this, &run] { mount(run); });
        return;
    }
    for (const QJsonValue &volume : practice::at(pod, "spec.volumes"_L1).toArray()) {
        const QString claim = text(volume.toObject(), "persistentVolumeClaim.claimName"_L1);
        const EntryPtr found = m_stage.objects.store().find(coreType(u"persistentvolumeclaims"),
                                                            namespaceOf(pod), claim);
        if (!found || text(found->object(), "status.phase"_L1) == "Bound"_L1)
            continue;
        QJsonObject bound = found->object();
        put(bound, "spec.volumeName"_L1, QString(u"pvc-"_s + uidOf(bound)));
        put(bound, "status.phase"_L1, u"Bound"_s);
        put(bound, "status.accessModes"_L1, practice::at(bound, "spec.accessModes"_L1));
        put(bound, "status.capacity"_L1, practice::at(bound, "spec.resources.requests"_L1));
        m_stage.objects.store().put(coreType(u"persistentvolumeclaims"), bound);
    }
    run.steps.after(350ms, [this, &run] {
        run.situation.podIp = u"10.42.0."_s + QString::number(m_nextAddress % 250 + 2);
        ++m_nextAddress;
        pull(run);
    });
}

void Kubelet::pull(Run &run)
{
    const QJsonObject pod = podOf(run);
    if (pod.isEmpty() || run.stopping)
        return;
    const QString node = text(pod, "spec.nodeName"_L1);
    for (const QJsonValue &value : practice::at(pod, "spec.containers"_L1).toArray()) {
        const QJsonObject container = value.toObject();
        const QString image = container.value("image"_L1).toString();
        const QString name = container.value("name"_L1).toString();
        const bool always = container.value("imagePullPolicy"_L1).toString() == "Always"_L1;
        const bool present =
            image.startsWith("firesteel.local/"_L1) || m_images.contains(node + u' ' + image);
        if (!image.contains("missing"_L1) && !always && present)
            continue;
        if (run.pulledNow.contains(image))
            continue;
        m_stage.events.fromKubelet(pod, Type::Normal, u"Pulling"_s,
                                   u"Pulling image \""_s + image + u'"', name);
        if (image.contains("missing"_L1)) {
            run.steps.after(700ms, [this, &run, image] { cannotPull(run, image); });
            return;
        }
        run.steps.after(900ms, [this, &run, image] { pulled(run, image, false); });
        return;
    }
    startContainers(run);
}

void Kubelet::pulled(Run &run, const QString &image, bool already)
{
    const QJsonObject pod = podOf(run);
    if (pod.isEmpty() || run.stopping)
        return;
    m_images.insert(text(pod, "spec.nodeName"_L1) + u' ' + image);
    run.pulledNow.insert(image);
    for (const QJsonValue &value : practice::at(pod, "spec.containers"_L1).toArray()) {
        const QJsonObject container = value.toObject();
        if (!already && container.value("image"_L1).toString() == image)
            m_stage.events.fromKubelet(
                pod, Type::Normal, u"Pulled"_s,
                u"Successfully pulled image \""_s + image +
                    u"\" in 900ms (900ms including waiting). Image size: 612445184 bytes."_s,
                container.value("name"_L1).toString());
    }
    pull(run);
}

void Kubelet::cannotPull(Run &run, const QString &image)
{
    const QJsonObject pod = podOf(run);
    if (pod.isEmpty() || run.stopping)
        return;
    const QString full = fullImageName(image);
    const QString why = u"failed to pull and unpack image \""_s + full +
                        u"\": failed to resolve reference \""_s + full + u"\": "_s + full +
                        u": not found"_s;
    QString name;
    for (const QJsonValue &value : practice::at(pod, "spec.containers"_L1).toArray()) {
        if (value.toObject().value("image"_L1).toString() == image)
            name = value.toObject().value("name"_L1).toString();
    }
    m_stage.events.fromKubelet(pod, Type::Warning, u"Failed"_s,
                               u"Failed to pull image \""_s + image + u"\": "_s + why, name);
    m_stage.events.fromKubelet(pod, Type::Warning, u"Failed"_s, u"Error: ErrImagePull"_s, name);
    showWaiting(run, image, u"ErrImagePull"_s, why);
    const milliseconds delay = run.pullDelay == 0ms ? 10s : run.pullDelay;
    run.pullDelay = std::min<milliseconds>(2 * delay, 5min);
    run.steps.after(1s, [this, &run, image, name, why] {
        const QJsonObject now = podOf(run);
        m_stage.events.fromKubelet(now, Type::Normal, u"BackOff"_s,
                                   u"Back-off pulling image \""_s + image + u'"', name);
        m_stage.events.fromKubelet(now, Type::Warning, u"Failed"_s, u"Error: ImagePullBackOff"_s,
                                   name);
        showWaiting(run, image, u"ImagePullBackOff"_s,
                    u"Back-off pulling image \""_s + image + u"\": ErrImagePull: "_s + why);
    });
    run.steps.after(delay, [this, &run] { pull(run); });
}

void Kubelet::showWaiting(Run &run, const QString &image, const QString &reason,
                          const QString &message)
{
    const QJsonArray containers = practice::at(podOf(run), "spec.containers"_L1).toArray();
    for (qsizetype i = 0; i < containers.size(); ++i) {
        if (containers.at(i).toObject().value("image"_L1).toString() != image)
            continue;
        run.situation.containers[i].reason = reason;
        run.situation.containers[i].message = message;
    }
    writeStatus(run);
}

void Kubelet::writeStatus(Run &run)
{
    QJsonObject pod = podOf(run);
    if (pod.isEmpty())
        return;
    const QJsonObject status = statusFor(pod, run.situation, m_stage.timeline.stamp());
    if (status == pod.value("status"_L1).toObject())
        return;
    pod.insert(u"status"_s, status);
    m_stage.objects.store().put(*run.place.type, pod);
}

} // namespace firesteel::practice
