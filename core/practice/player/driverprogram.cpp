// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/player/driverprogram.h"

#include "core/practice/fields.h"
#include "core/practice/player/applications.h"
#include "core/practice/player/executorpod.h"
#include "core/practice/player/executorprogram.h"
#include "core/practice/player/sparktexts.h"
#include "core/practice/player/sparkui.h"

#include <QRegularExpression>

namespace firesteel::practice {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

DriverProgram::DriverProgram(Stage stage, Context context) : Program(stage, std::move(context))
{
    m_facts = factsOf(m_context.pod, m_stage.objects.store());
    m_facts.podIp = m_context.podIp;
    m_model.appId = m_facts.appId;
    m_model.name = m_facts.appName;
    m_model.user = u"spark"_s;
    m_model.host = m_facts.driverHost;
    m_model.properties = m_facts.conf;
    m_stage.applications.drivers.insert(m_facts.appId, this);
}

DriverProgram::~DriverProgram()
{
    if (m_stage.applications.drivers.value(m_facts.appId) != this)
        return;
    m_stage.applications.drivers.remove(m_facts.appId);
    // Those that were not told to end notice it by themselves.
    for (auto it = m_pods.cbegin(); it != m_pods.cend(); ++it) {
        const QString key = m_facts.appId + u'/' + QString::number(it.key());
        if (ExecutorProgram *executor = m_stage.applications.executors.value(key))
            executor->driverLost(m_facts.driverHost);
    }
}

void DriverProgram::start()
{
    m_model.started = m_stage.timeline.wall();
    m_model.executors.append(
        {u"driver"_s, m_facts.driverHost + u":7079"_s, 0, 0, 0, 0, true, m_model.started});
    m_script = driverScript(m_facts);
    goOn();
}

void DriverProgram::goOn()
{
    if (m_next >= m_script.size() || m_stopping)
        return;
    m_steps.after(m_script.at(m_next).delay, [this] {
        const Step step = m_script.at(m_next++);
        if (step.kind == Step::Kind::Exit) {
            m_uiOpen = false;
            return exit(step.count, step.text);
        }
        carryOut(step);
        if (m_awaited == 0)
            goOn();
    });
}

void DriverProgram::carryOut(const Step &step)
{
    switch (step.kind) {
    case Step::Kind::Say:
        tell(step.text);
        break;
    case Step::Kind::OpenUi:
        m_uiOpen = m_facts.uiPort != 0;
        break;
    case Step::Kind::RequestExecutors:
        requestExecutors(step.count);
        break;
    case Step::Kind::AwaitExecutors:
        await(step.count);
        break;
    case Step::Kind::BeginJob:
        m_jobBegan = m_stage.timeline.now();
        m_model.jobs.append({.id = step.job,
                             .name = step.text,
                             .stages = step.count,
                             .submitted = m_stage.timeline.wall(),
                             .sql = step.sql});
        break;
    case Step::Kind::BeginStage:
        m_model.stages.append({.id = step.stage,
                               .job = step.job,
                               .name = step.text,
                               .tasks = step.count,
                               .submitted = m_stage.timeline.wall()});
        break;
    case Step::Kind::StartTask:
        startTask(step);
        break;
    case Step::Kind::FinishTask:
        finishTask(step);
        break;
    case Step::Kind::EndStage:
        if (SparkModel::StageInfo *stage = stageOf(step.stage)) {
            stage->over = true;
            stage->completed = m_stage.timeline.wall();
        }
        break;
    case Step::Kind::EndJob:
        for (SparkModel::JobInfo &job : m_model.jobs) {
            if (job.id == step.job) {
                job.over = true;
                job.completed = m_stage.timeline.wall();
            }
        }
        break;
    case Step::Kind::KillExecutor:
        killExecutor(step);
        break;
    case Step::Kind::StopExecutors:
        m_uiOpen = false;
        stopExecutors();
        break;
    case Step::Kind::Exit:
        break;
    }
}

QString DriverProgram::addressOf(int executor) const
{
    return m_addresses.value(executor, u"10.42.0.1"_s);
}

void DriverProgram::tell(const QString &text)
{
    QString filled = text;
    if (m_facts.uiPort == 0) { // nor is it spoken of
        static const QRegularExpression ui(u"^.*(SparkUI|JettyUtils).*\n"_s,
                                           QRegularExpression::MultilineOption);
        filled.remove(ui);
    }
    const auto took = (m_stage.timeline.now() - m_jobBegan).count();
    filled.replace(u"{host}"_s, m_facts.driverHost)
        .replace(u"{ip}"_s, m_context.podIp)
        .replace(u"{app}"_s, m_facts.appName)
        .replace(u"{class}"_s, m_facts.mainClass)
        .replace(u"{script}"_s, m_facts.resource.section(u"://"_s, -1))
        .replace(u"{ui}"_s, QString::number(m_facts.uiPort))
        .replace(u"{memory}"_s, QString::number(m_facts.executorMebibytes))
        .replace(u"{cores}"_s, QString::number(m_facts.coresPerExecutor))
        .replace(u"{job-took}"_s, QString::number(took) + u".417032"_s);
    for (auto it = m_addresses.cbegin(); it != m_addresses.cend(); ++it)
        filled.replace(u"{exec"_s + QString::number(it.key()) + u'}', it.value());
    say(dated(filled, m_stage.timeline.wall()));
}

// ---- executors ----

void DriverProgram::requestExecutors(int count)
{
    if (m_podPrefix.isEmpty()) {
        const QString given = m_facts.conf.value(u"spark.kubernetes.executor.podNamePrefix"_s);
        m_podPrefix = given.isEmpty()
                          ? executorPrefix(m_facts.appName, m_stage.objects.ids().bytes(8).toHex())
                          : given;
        createExecutorMap(m_stage.objects, m_facts, m_podPrefix);
    }
    tell(u"INFO ExecutorPodsAllocator: Going to request "_s + QString::number(count) +
         u" executors from Kubernetes for ResourceProfile Id: 0, target: "_s +
         QString::number(m_facts.executors) + u", known: "_s + QString::number(m_pods.size()) +
         u", sharedSlotFromPendingPods: 2147483647.\nINFO BasicExecutorFeatureStep: "
         "Decommissioning not enabled, skipping shutdown script\n"_s);
    for (int i = 0; i < count; ++i) {
        if (!createExecutor(m_nextExecutor)) {
            // Spark's allocator tries again, too.
            m_steps.after(5s, [this, left = count - i] { requestExecutors(left); });
            return;
        }
        ++m_nextExecutor;
    }
}

bool DriverProgram::createExecutor(int id)
{
    const QJsonObject pod = executorPod(m_facts, m_podPrefix, id);
    const Place place{&coreType(u"pods"), namespaceOf(m_facts.driverPod), nameOf(pod)};
    const auto made = m_stage.objects.create(place, pod);
    if (made) {
        m_pods.insert(id, place);
        return true;
    }
    tell(u"WARN ExecutorPodsSnapshotsStoreImpl: Exception when notifying snapshot subscriber.\n"
         "io.fabric8.kubernetes.client.KubernetesClientException: Failure executing: POST. "
         "Message: "_s +
         made.error().message + u".\n"_s);
    return false;
}

void DriverProgram::await(int count)
{
    if (m_seen >= count) {
        tell(u"INFO KubernetesClusterSchedulerBackend: SchedulerBackend is ready for scheduling "
             "beginning after reached minRegisteredResourcesRatio: 0.8\n"_s);
        return;
    }
    m_awaited = count;
    m_steps.after(30s, [this, count] {
        if (m_awaited != count)
            return;
        tell(u"INFO KubernetesClusterSchedulerBackend: SchedulerBackend is ready for scheduling "
             "beginning after waiting maxRegisteredResourcesWaitingTime: 30000000000(ns)\n"
             "WARN TaskSchedulerImpl: Initial job has not accepted any resources; check your "
             "cluster UI to ensure that workers are registered and have sufficient resources\n"_s);
    });
}

void DriverProgram::registered(int executor, const QString &address)
{
    m_addresses.insert(executor, address);
    ++m_seen;
    const QString id = QString::number(executor);
    const QString port = QString::number(35000 + executor * 613 % 20000);
    m_model.executors.append({id, address + u':' + port, m_facts.coresPerExecutor, 0, 0, 0, true,
                              m_stage.timeline.wall()});
    tell(u"INFO KubernetesClusterSchedulerBackend$KubernetesDriverEndpoint: Registered executor "
         "NettyRpcEndpointRef(spark-client://Executor) ("_s +
         address + u':' + QString::number(40000 + executor * 331 % 20000) + u") with ID "_s + id +
         u", ResourceProfileId 0\nINFO BlockManagerMasterEndpoint: Registering block manager "_s +
         address + u':' + port + u" with 434.4 MiB RAM, BlockManagerId("_s + id + u", "_s +
         address + u", "_s + port + u", None)\n"_s);
    if (m_awaited == 0 || m_seen < m_awaited)
        return;
    m_awaited = 0;
    if (!m_stopping) {
        tell(u"INFO KubernetesClusterSchedulerBackend: SchedulerBackend is ready for scheduling "
             "beginning after reached minRegisteredResourcesRatio: 0.8\n"_s);
        goOn();
    }
}

void DriverProgram::executorEnded(int executor)
{
    if (SparkModel::ExecutorInfo *info = executorOf(executor))
        info->active = false;
    const bool keep =
        m_facts.conf.value(u"spark.kubernetes.executor.deleteOnTermination"_s) == "false"_L1;
    if (m_stopping || keep || !m_pods.contains(executor))
        return;
    const Place place = m_pods.value(executor);
    m_steps.after(2s, [this, place] { (void)m_stage.objects.remove(place, {}); });
}

void DriverProgram::killExecutor(const Step &step)
{
    if (SparkModel::StageInfo *stage = stageOf(step.stage)) {
        --stage->running;
        ++stage->failed;
    }
    const QString key = m_facts.appId + u'/' + QString::number(step.executor);
    if (ExecutorProgram *executor = m_stage.applications.executors.value(key))
        executor->killForMemory();
}

void DriverProgram::stopExecutors()
{
    for (auto it = m_pods.cbegin(); it != m_pods.cend(); ++it) {
        const QString key = m_facts.appId + u'/' + QString::number(it.key());
        if (ExecutorProgram *executor = m_stage.applications.executors.value(key))
            executor->shutDown();
        const bool keep =
            m_facts.conf.value(u"spark.kubernetes.executor.deleteOnTermination"_s) == "false"_L1;
        if (!keep)
            m_steps.after(350ms,
                          [this, place = it.value()] { (void)m_stage.objects.remove(place, {}); });
    }
    const Place map{&coreType(u"configmaps"), namespaceOf(m_facts.driverPod),
                    executorMapName(m_podPrefix)};
    m_steps.after(400ms, [this, map] { (void)m_stage.objects.remove(map, {}); });
}

void DriverProgram::terminate()
{
    if (std::exchange(m_stopping, true))
        return;
    m_steps.cancel();
    m_uiOpen = false;
    tell(texts::driverKilled());
    for (auto it = m_pods.cbegin(); it != m_pods.cend(); ++it) {
        const QString key = m_facts.appId + u'/' + QString::number(it.key());
        if (ExecutorProgram *executor = m_stage.applications.executors.value(key))
            executor->shutDown();
    }
    m_steps.after(900ms, [this] { exit(143); });
}

// ---- tasks ----

SparkModel::StageInfo *DriverProgram::stageOf(int id)
{
    for (SparkModel::StageInfo &stage : m_model.stages) {
        if (stage.id == id)
            return &stage;
    }
    return nullptr;
}

SparkModel::ExecutorInfo *DriverProgram::executorOf(int id)
{
    for (SparkModel::ExecutorInfo &executor : m_model.executors) {
        if (executor.id == QString::number(id))
            return &executor;
    }
    return nullptr;
}

void DriverProgram::startTask(const Step &step)
{
    const QString task = taskName(step.task, step.attempt, step.stage, step.tid);
    if (SparkModel::StageInfo *stage = stageOf(step.stage))
        ++stage->running;
    if (SparkModel::ExecutorInfo *executor = executorOf(step.executor))
        ++executor->running;
    tell(u"INFO TaskSetManager: Starting "_s + task + u" ("_s + addressOf(step.executor) +
         u",executor "_s + QString::number(step.executor) + u", partition "_s +
         QString::number(step.task) + u", PROCESS_LOCAL, 9941 bytes) \n"_s);
    const QString key = m_facts.appId + u'/' + QString::number(step.executor);
    if (ExecutorProgram *executor = m_stage.applications.executors.value(key))
        executor->tell(u"INFO Executor: Running "_s + task + u'\n');
}

void DriverProgram::finishTask(const Step &step)
{
    const QString task = taskName(step.task, step.attempt, step.stage, step.tid);
    int done = 0;
    if (SparkModel::StageInfo *stage = stageOf(step.stage)) {
        --stage->running;
        done = ++stage->done;
    }
    if (SparkModel::ExecutorInfo *executor = executorOf(step.executor)) {
        --executor->running;
        ++executor->done;
    }
    tell(u"INFO TaskSetManager: Finished "_s + task + u" in "_s +
         QString::number(step.took.count()) + u" ms on "_s + addressOf(step.executor) +
         u" (executor "_s + QString::number(step.executor) + u") ("_s + QString::number(done) +
         u'/' + QString::number(step.count) + u")\n"_s);
    const QString key = m_facts.appId + u'/' + QString::number(step.executor);
    if (ExecutorProgram *executor = m_stage.applications.executors.value(key))
        executor->tell(u"INFO Executor: Finished "_s + task +
                       u". 1015 bytes result sent to driver\n"_s);
}

std::optional<Program::Page> DriverProgram::visit(quint16 port, const QByteArray &target,
                                                  const QByteArray &context) const
{
    if (port != m_facts.uiPort || !m_uiOpen)
        return std::nullopt;
    return sparkPage(m_model, {target, context}, m_stage.timeline.wall());
}

} // namespace firesteel::practice
