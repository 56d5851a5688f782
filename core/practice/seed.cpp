// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/seed.h"

#include "core/practice/fields.h"
#include "core/practice/player/executorpod.h"
#include "core/practice/player/podstatus.h"
#include "core/practice/world.h"

namespace firesteel::practice {

using namespace Qt::StringLiterals;

namespace {

QJsonObject named(const QString &name)
{
    return {{u"metadata"_s, QJsonObject{{u"name"_s, name}}}};
}

void seedNode(Objects &objects, const QString &name, const QString &address, const QString &cpu,
              const QString &memory, bool cordoned)
{
    const QJsonObject sizes{{u"cpu"_s, cpu}, {u"memory"_s, memory}, {u"pods"_s, u"5000"_s}};
    QJsonObject capacity = sizes;
    capacity.insert(u"pods"_s, cordoned ? u"5000"_s : u"110"_s);
    QJsonObject node = named(name);
    put(node, "metadata.labels"_L1,
        QJsonObject{{u"kubernetes.io/hostname"_s, name},
                    {u"kubernetes.io/arch"_s, u"amd64"_s},
                    {u"kubernetes.io/os"_s, u"linux"_s}});
    node.insert(u"spec"_s, cordoned ? QJsonObject{{u"unschedulable"_s, true}} : QJsonObject());
    const QJsonObject ready{{u"type"_s, u"Ready"_s},
                            {u"status"_s, u"True"_s},
                            {u"reason"_s, u"KubeletReady"_s},
                            {u"message"_s, u"kubelet is posting ready status"_s}};
    node.insert(
        u"status"_s,
        QJsonObject{{u"capacity"_s, capacity},
                    {u"allocatable"_s, capacity},
                    {u"conditions"_s, QJsonArray{ready}},
                    {u"addresses"_s,
                     QJsonArray{QJsonObject{{u"type"_s, u"InternalIP"_s}, {u"address"_s, address}},
                                QJsonObject{{u"type"_s, u"Hostname"_s}, {u"address"_s, name}}}},
                    {u"nodeInfo"_s,
                     QJsonObject{{u"kubeletVersion"_s, u"v1.34.4"_s},
                                 {u"osImage"_s, u"Practice"_s},
                                 {u"operatingSystem"_s, u"linux"_s},
                                 {u"architecture"_s, u"amd64"_s},
                                 {u"kernelVersion"_s, u"6.12.43"_s},
                                 {u"containerRuntimeVersion"_s, u"containerd://1.7.27"_s}}}});
    (void)objects.create({&coreType(u"nodes"), {}, name}, node);
}

void seedStorage(Objects &objects)
{
    QJsonObject storage = named(u"standard"_s);
    put(storage, "metadata.annotations"_L1,
        QJsonObject{{u"storageclass.kubernetes.io/is-default-class"_s, u"true"_s}});
    storage.insert(u"provisioner"_s, u"practice.firesteel/folder"_s);
    storage.insert(u"reclaimPolicy"_s, u"Delete"_s);
    storage.insert(u"volumeBindingMode"_s, u"WaitForFirstConsumer"_s);
    (void)objects.create({findType(u"storage.k8s.io", u"v1", u"storageclasses"), {}, u"standard"_s},
                         storage);
    const QJsonObject size{{u"storage"_s, u"10Gi"_s}};
    QJsonObject claim = named(u"spark-data"_s);
    claim.insert(u"spec"_s, QJsonObject{{u"accessModes"_s, QJsonArray{u"ReadWriteOnce"_s}},
                                        {u"resources"_s, QJsonObject{{u"requests"_s, size}}},
                                        {u"storageClassName"_s, u"standard"_s}});
    const Place place{&coreType(u"persistentvolumeclaims"), u"spark"_s, u"spark-data"_s};
    if (const auto made = objects.create(place, claim)) {
        QJsonObject bound = *made;
        put(bound, "spec.volumeName"_L1, QString(u"pvc-"_s + uidOf(bound)));
        bound.insert(u"status"_s, QJsonObject{{u"phase"_s, u"Bound"_s},
                                              {u"accessModes"_s, QJsonArray{u"ReadWriteOnce"_s}},
                                              {u"capacity"_s, size}});
        objects.store().put(*place.type, bound);
    }
}

QJsonObject rule(const QStringList &resources, const QStringList &verbs)
{
    return {{u"apiGroups"_s, QJsonArray{QString()}},
            {u"resources"_s, QJsonArray::fromStringList(resources)},
            {u"verbs"_s, QJsonArray::fromStringList(verbs)}};
}

/// What a driver needs, and the ClusterRole "edit" that every cluster has (here its core group).
void seedRights(Objects &objects)
{
    const QString group = u"rbac.authorization.k8s.io"_s;
    const QStringList all{u"create"_s, u"delete"_s, u"deletecollection"_s, u"get"_s,
                          u"list"_s,   u"patch"_s,  u"update"_s,           u"watch"_s};
    const QStringList things{u"pods"_s, u"services"_s, u"configmaps"_s,
                             u"persistentvolumeclaims"_s};
    QJsonObject role = named(u"spark-driver"_s);
    role.insert(u"rules"_s, QJsonArray{rule(things, all)});
    (void)objects.create({findType(group, u"v1", u"roles"), u"spark"_s, u"spark-driver"_s}, role);
    QJsonObject binding = named(u"spark-driver"_s);
    binding.insert(u"roleRef"_s, QJsonObject{{u"apiGroup"_s, group},
                                             {u"kind"_s, u"Role"_s},
                                             {u"name"_s, u"spark-driver"_s}});
    binding.insert(u"subjects"_s, QJsonArray{QJsonObject{{u"kind"_s, u"ServiceAccount"_s},
                                                         {u"name"_s, u"spark"_s},
                                                         {u"namespace"_s, u"spark"_s}}});
    (void)objects.create({findType(group, u"v1", u"rolebindings"), u"spark"_s, u"spark-driver"_s},
                         binding);
    QJsonObject edit = named(u"edit"_s);
    edit.insert(u"rules"_s, QJsonArray{rule(things + QStringList{u"secrets"_s, u"serviceaccounts"_s,
                                                                 u"pods/log"_s, u"events"_s},
                                            all)});
    (void)objects.create({findType(group, u"v1", u"clusterroles"), {}, u"edit"_s}, edit);
}

void seedDns(Objects &objects)
{
    QJsonObject service = named(u"kube-dns"_s);
    put(service, "metadata.labels"_L1, QJsonObject{{u"k8s-app"_s, u"kube-dns"_s}});
    service.insert(u"spec"_s,
                   QJsonObject{{u"clusterIP"_s, u"10.96.0.10"_s},
                               {u"selector"_s, QJsonObject{{u"k8s-app"_s, u"kube-dns"_s}}},
                               {u"ports"_s, QJsonArray{QJsonObject{{u"name"_s, u"dns"_s},
                                                                   {u"port"_s, 53},
                                                                   {u"protocol"_s, u"UDP"_s}}}}});
    (void)objects.create({&coreType(u"services"), u"kube-system"_s, u"kube-dns"_s}, service);
}

} // namespace

void seedNamespace(Objects &objects, const QString &name)
{
    (void)objects.create({&coreType(u"namespaces"), {}, name}, named(name));
    furnishNamespace(objects, name);
}

void furnishNamespace(Objects &objects, const QString &name)
{
    (void)objects.create({&coreType(u"serviceaccounts"), name, u"default"_s}, named(u"default"_s));
    QJsonObject authority = named(u"kube-root-ca.crt"_s);
    authority.insert(u"data"_s, QJsonObject{{u"ca.crt"_s, u"(practice cluster)"_s}});
    (void)objects.create({&coreType(u"configmaps"), name, u"kube-root-ca.crt"_s}, authority);
}

void seedCluster(Objects &objects, int nodes)
{
    for (const QString &name : {u"default"_s, u"kube-system"_s, u"spark"_s})
        seedNamespace(objects, name);
    (void)objects.create({&coreType(u"serviceaccounts"), u"spark"_s, u"spark"_s},
                         named(u"spark"_s));
    for (int i = 1; i <= nodes; ++i)
        seedNode(objects, u"practice-"_s + QString::number(i),
                 u"192.0.2."_s + QString::number(10 + i), u"4"_s, u"16Gi"_s, false);
    seedStorage(objects);
    QJsonObject quota = named(u"spark-quota"_s);
    quota.insert(u"spec"_s,
                 QJsonObject{{u"hard"_s, QJsonObject{{u"pods"_s, u"60"_s},
                                                     {u"requests.cpu"_s, u"24"_s},
                                                     {u"requests.memory"_s, u"96Gi"_s}}}});
    (void)objects.create({&coreType(u"resourcequotas"), u"spark"_s, u"spark-quota"_s}, quota);
    seedRights(objects);
    seedDns(objects);
}

namespace {

/// One application of the farm.
class FarmApp
{
public:
    FarmApp(World &world, int number) : m_world(world), m_number(number)
    {
        static const QStringList names{u"etl-orders"_s,  u"daily-kpi"_s, u"big-join"_s,
                                       u"clickstream"_s, u"features"_s,  u"ledger"_s};
        m_name = names.at(number % names.size()) + u'-' + QString::number(number);
        m_id = u"spark-"_s + QString::fromLatin1(world.ids.bytes(16).toHex());
        m_running = number % 10 == 0;
        m_failed = !m_running && number % 7 == 3;
        m_begin = world.timeline.wall().addSecs(-600 - number * 613LL);
    }

    void make(int pods)
    {
        QString driverUid;
        for (int i = 0; i < pods; ++i) {
            const QJsonObject pod = i == 0 ? driver() : executor(i, driverUid);
            const auto made =
                m_world.objects.create({&coreType(u"pods"), u"farm"_s, nameOf(pod)}, pod);
            if (!made)
                continue;
            if (i == 0)
                driverUid = uidOf(*made);
            m_world.store.put(coreType(u"pods"), lived(*made, i));
            writeLog(uidOf(*made), i);
        }
    }

private:
    [[nodiscard]] QJsonObject pod(const QString &name, const QString &role,
                                  const QJsonObject &container) const
    {
        const QJsonObject labels{{u"spark-app-name"_s, m_name},
                                 {u"spark-app-selector"_s, m_id},
                                 {u"spark-role"_s, role},
                                 {u"spark-version"_s, u"4.1.1"_s}};
        return {{u"metadata"_s, QJsonObject{{u"name"_s, name}, {u"labels"_s, labels}}},
                {u"spec"_s, QJsonObject{{u"containers"_s, QJsonArray{container}},
                                        {u"nodeName"_s, u"practice-farm"_s},
                                        {u"restartPolicy"_s, u"Never"_s}}}};
    }

    [[nodiscard]] static QJsonObject container(const QString &name, const QJsonArray &arguments)
    {
        const QJsonObject sizes{{u"cpu"_s, u"500m"_s}, {u"memory"_s, u"1408Mi"_s}};
        return {
            {u"name"_s, name},
            {u"image"_s, u"firesteel/spark:4.1.1"_s},
            {u"args"_s, arguments},
            {u"resources"_s, QJsonObject{{u"requests"_s, sizes},
                                         {u"limits"_s, QJsonObject{{u"memory"_s, u"1408Mi"_s}}}}}};
    }

    [[nodiscard]] QJsonObject driver() const
    {
        return pod(m_name + u"-driver"_s, u"driver"_s,
                   container(u"spark-kubernetes-driver"_s,
                             {u"driver"_s, u"--class"_s, u"com.example.Job"_s,
                              u"local:///opt/app/job.jar"_s}));
    }

    [[nodiscard]] QJsonObject executor(int id, const QString &driverUid) const
    {
        QJsonObject made = pod(m_name + u"-exec-"_s + QString::number(id), u"executor"_s,
                               container(u"spark-kubernetes-executor"_s, {u"executor"_s}));
        QJsonObject labels = labelsOf(made);
        labels.insert(u"spark-exec-id"_s, QString::number(id));
        put(made, "metadata.labels"_L1, labels);
        put(made, "metadata.ownerReferences"_L1,
            QJsonArray{QJsonObject{{u"apiVersion"_s, u"v1"_s},
                                   {u"kind"_s, u"Pod"_s},
                                   {u"name"_s, QString(m_name + u"-driver"_s)},
                                   {u"uid"_s, driverUid},
                                   {u"controller"_s, true}}});
        return made;
    }

    /// A short log, so that there is something to read.
    void writeLog(const QString &uid, int index)
    {
        const QString container =
            index == 0 ? u"spark-kubernetes-driver"_s : u"spark-kubernetes-executor"_s;
        QString text = index == 0 ? u"INFO SparkContext: Running Spark version 4.1.1\nINFO "
                                    "SparkContext: Submitted application: "_s +
                                        m_name + u'\n'
                                  : QString(u"INFO Executor: Starting executor ID "_s +
                                            QString::number(index) + u'\n');
        if (m_failed && index == 0)
            text += u"ERROR TaskSetManager: Task 3 in stage 7.0 failed 4 times; aborting job\n"_s;
        if (!m_running)
            text += u"INFO ShutdownHookManager: Shutdown hook called\n"_s;
        const auto log = m_world.logs.open(uid, container);
        const auto when = std::chrono::milliseconds(m_begin.addSecs(5).toMSecsSinceEpoch());
        log->append(dated(text, m_begin.addSecs(5)), data::Instant(when));
        if (!m_running)
            log->close();
    }

    [[nodiscard]] QJsonObject lived(QJsonObject made, int index) const
    {
        const auto stamp = [this](int seconds) {
            return m_begin.addSecs(seconds).toUTC().toString(u"yyyy-MM-ddTHH:mm:ss'Z'"_s);
        };
        put(made, "metadata.creationTimestamp"_L1, stamp(index == 0 ? 0 : 9));
        PodSituation situation;
        situation.hostIp = u"192.0.2.20"_s;
        situation.podIp = u"10.42.9."_s + QString::number(m_number % 200 + 2);
        situation.startTime = stamp(1);
        ContainerState state;
        state.id = u"containerd://"_s + QString::fromLatin1(m_world.ids.bytes(32).toHex());
        state.startedAt = stamp(3);
        state.reason.clear();
        state.kind = m_running ? ContainerState::Kind::Running : ContainerState::Kind::Terminated;
        situation.phase = u"Running"_s;
        if (!m_running) {
            const bool bad = m_failed && index < 2;
            state.exitCode = !bad ? 0 : index == 0 ? 1 : 137;
            state.reason = !bad ? u"Completed"_s : index == 0 ? u"Error"_s : u"OOMKilled"_s;
            state.finishedAt = stamp(90 + m_number % 500);
            situation.phase = bad ? u"Failed"_s : u"Succeeded"_s;
        }
        situation.containers = {state};
        QJsonObject status = withCondition(made.value("status"_L1).toObject(),
                                           condition(u"PodScheduled"_s, true, stamp(0)));
        made.insert(u"status"_s, status);
        made.insert(u"status"_s, statusFor(made, situation, stamp(4)));
        return made;
    }

    World &m_world;
    int m_number;
    QString m_name;
    QString m_id;
    bool m_running = false;
    bool m_failed = false;
    QDateTime m_begin;
};

/// Event number `number` of a pod, as the kubelet writes it.
QJsonObject farmEvent(World &world, const QJsonObject &pod, int number)
{
    struct Kind {
        QString reason;
        QString message;
        bool warning;
    };
    static const QList<Kind> kinds{
        {u"Pulled"_s, u"Container image \"firesteel/spark:4.1.1\" already present on machine"_s,
         false},
        {u"Created"_s, u"Created container: spark"_s, false},
        {u"Started"_s, u"Started container spark"_s, false},
        {u"FailedMount"_s,
         u"MountVolume.SetUp failed for volume \"spark-conf-volume\" : configmap \"spark-conf\" "
         "not found"_s,
         true},
        {u"Killing"_s, u"Stopping container spark"_s, false},
        {u"BackOff"_s, u"Back-off pulling image \"firesteel/spark:4.1.1\""_s, true}};
    const Kind &kind = kinds.at(number % kinds.size());
    const QString stamp = world.timeline.wall()
                              .addSecs(-(number * 7919LL) % 3500)
                              .toUTC()
                              .toString(u"yyyy-MM-ddTHH:mm:ss'Z'"_s);
    const QString node = text(pod, "spec.nodeName"_L1);
    return {{u"apiVersion"_s, u"v1"_s},
            {u"kind"_s, u"Event"_s},
            {u"metadata"_s,
             QJsonObject{{u"name"_s, QString(nameOf(pod) + u'.' +
                                             QString::number(0x18ec99eb00000000 + number, 16))},
                         {u"namespace"_s, u"farm"_s},
                         {u"uid"_s, world.ids.uuid()},
                         {u"creationTimestamp"_s, stamp}}},
            {u"involvedObject"_s, QJsonObject{{u"apiVersion"_s, u"v1"_s},
                                              {u"kind"_s, u"Pod"_s},
                                              {u"name"_s, nameOf(pod)},
                                              {u"namespace"_s, u"farm"_s},
                                              {u"uid"_s, uidOf(pod)}}},
            {u"type"_s, kind.warning ? u"Warning"_s : u"Normal"_s},
            {u"reason"_s, kind.reason},
            {u"message"_s, kind.message},
            {u"count"_s, 1 + number % 5},
            {u"eventTime"_s, QJsonValue::Null},
            {u"firstTimestamp"_s, stamp},
            {u"lastTimestamp"_s, stamp},
            {u"reportingComponent"_s, u"kubelet"_s},
            {u"reportingInstance"_s, node},
            {u"source"_s, QJsonObject{{u"component"_s, u"kubelet"_s}, {u"host"_s, node}}}};
}

void seedFarmEvents(World &world, int events)
{
    QList<QJsonObject> pods;
    for (const auto &[key, entry] : world.store.all(coreType(u"pods"))) {
        if (key.startsWith("farm/"_L1))
            pods.append(entry->object());
    }
    for (int i = 0; i < events && !pods.isEmpty(); ++i)
        world.store.put(coreType(u"events"), farmEvent(world, pods.at(i % pods.size()), i));
}

} // namespace

void seedFarm(World &world, int pods, int events)
{
    seedNamespace(world.objects, u"farm"_s);
    seedNode(world.objects, u"practice-farm"_s, u"192.0.2.20"_s, u"2000"_s, u"8000Gi"_s, true);
    constexpr int each = 5;
    for (int made = 0, number = 0; made < pods; made += each, ++number)
        FarmApp(world, number).make(std::min(each, pods - made));
    seedFarmEvents(world, events);
}

} // namespace firesteel::practice
