// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/player/driverscript.h"

#include "core/practice/player/sparktexts.h"

#include <queue>

namespace firesteel::practice {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// Adds steps one after the other and knows the numbers that Spark would give.
class Writer
{
public:
    explicit Writer(const JobFacts &facts) : m_facts(facts) {}

    void say(milliseconds delay, const QString &text)
    {
        Step step{Step::Kind::Say, delay};
        step.text = text;
        m_steps.append(step);
    }
    void add(Step::Kind kind, milliseconds delay, int count = 0)
    {
        Step step{kind, delay};
        step.count = count;
        m_steps.append(step);
    }
    void start();
    void job(const QString &site, const QString &rdd, const QList<int> &stages, milliseconds task,
             bool sql = false);
    void stop(const QString &site);
    void outOfMemory();
    void driverOutOfMemory();
    void killed(milliseconds delay, const QString &reason);
    [[nodiscard]] QList<Step> take() { return std::exchange(m_steps, {}); }

private:
    void stage(const QString &site, const QString &rdd, int tasks, bool last, milliseconds task);
    [[nodiscard]] milliseconds runTasks(int tasks, milliseconds task);
    [[nodiscard]] milliseconds paced(milliseconds task) const
    {
        return milliseconds(qint64(double(task.count()) * m_facts.pace));
    }
    [[nodiscard]] QString loseExecutor(int attempt);

    const JobFacts &m_facts;
    QList<Step> m_steps;
    int m_job = 0;
    int m_stage = 0;
    int m_tid = 0;
};

void Writer::start()
{
    say(1s, u"WARNING: Using incubator modules: jdk.incubator.vector\n"_s);
    say(200ms, u"WARN NativeCodeLoader: Unable to load native-hadoop library for your platform... "
               "using builtin-java classes where applicable\nUsing Spark's default log4j profile: "
               "org/apache/spark/log4j2-defaults.properties\n"_s);
    say(500ms, texts::driverStart());
    add(Step::Kind::OpenUi, 0ms);
    say(300ms, texts::driverBackend());
    if (m_facts.executors > 0)
        add(Step::Kind::RequestExecutors, 900ms, m_facts.executors);
    say(200ms, texts::driverReady());
    if (m_facts.executors > 0)
        add(Step::Kind::AwaitExecutors, 0ms, m_facts.executors);
}

void Writer::job(const QString &site, const QString &rdd, const QList<int> &stages,
                 milliseconds task, bool sql)
{
    const QString number = QString::number(m_job);
    Step begin{Step::Kind::BeginJob, 400ms};
    begin.text = site;
    begin.job = m_job;
    begin.count = int(stages.size());
    begin.sql = sql;
    m_steps.append(begin);
    say(0ms, u"INFO SparkContext: Starting job: "_s + site + u"\nINFO DAGScheduler: Got job "_s +
                 number + u" ("_s + site + u") with "_s + QString::number(stages.last()) +
                 u" output partitions\nINFO DAGScheduler: Final stage: ResultStage "_s +
                 QString::number(m_stage + int(stages.size()) - 1) + u" ("_s + site + u")\n"_s);
    for (qsizetype i = 0; i < stages.size(); ++i)
        stage(site, rdd, stages.at(i), i == stages.size() - 1, task);
    Step end{Step::Kind::EndJob, 10ms};
    end.job = m_job;
    m_steps.append(end);
    say(0ms, u"INFO DAGScheduler: Job "_s + number +
                 u" is finished. Cancelling potential speculative or zombie tasks for this job\n"
                 "INFO DAGScheduler: Job "_s +
                 number + u" finished: "_s + site + u", took {job-took} ms\n"_s);
    ++m_job;
}

void Writer::stage(const QString &site, const QString &rdd, int tasks, bool last, milliseconds task)
{
    const QString number = QString::number(m_stage);
    const QString name = (last ? u"ResultStage "_s : u"ShuffleMapStage "_s) + number;
    Step begin{Step::Kind::BeginStage, 50ms};
    begin.text = site;
    begin.job = m_job;
    begin.stage = m_stage;
    begin.count = tasks;
    m_steps.append(begin);
    say(0ms, u"INFO DAGScheduler: Submitting "_s + name + u" ("_s + rdd +
                 u"), which has no missing parents\nINFO MemoryStore: Block broadcast_"_s + number +
                 u" stored as values in memory (estimated size 4.8 KiB, free 434.4 MiB)\nINFO "
                 "SparkContext: Created broadcast "_s +
                 number +
                 u" from broadcast at DAGScheduler.scala:1686\nINFO DAGScheduler: "
                 "Submitting "_s +
                 QString::number(tasks) + u" missing tasks from "_s + name + u" ("_s + rdd +
                 u")\nINFO TaskSchedulerImpl: Adding task set "_s + number + u".0 with "_s +
                 QString::number(tasks) + u" tasks resource profile 0\n"_s);
    const milliseconds took = runTasks(tasks, paced(task));
    Step end{Step::Kind::EndStage, 5ms};
    end.stage = m_stage;
    m_steps.append(end);
    say(0ms, u"INFO TaskSchedulerImpl: Removed TaskSet "_s + number +
                 u".0 whose tasks have all completed, from pool default\nINFO DAGScheduler: "_s +
                 name + u" ("_s + site + u") finished in "_s + QString::number(took.count()) +
                 u" ms\n"_s);
    ++m_stage;
}

/// Slots take tasks in turn; the first round is slower, as on a cold JVM. The time that all took.
milliseconds Writer::runTasks(int tasks, milliseconds task)
{
    struct Slot {
        milliseconds free;
        int executor;
        bool operator>(const Slot &other) const { return free > other.free; }
    };
    std::priority_queue<Slot, std::vector<Slot>, std::greater<>> slots;
    for (int core = 0; core < m_facts.coresPerExecutor; ++core) {
        for (int executor = 1; executor <= std::max(1, m_facts.executors); ++executor)
            slots.push({0ms, executor});
    }
    QList<std::pair<milliseconds, Step>> timed;
    for (int i = 0; i < tasks; ++i) {
        const Slot slot = slots.top();
        slots.pop();
        const milliseconds took =
            task + milliseconds((i * 37) % 23) + (slot.free == 0ms ? task / 2 + 150ms : 0ms);
        Step one{Step::Kind::StartTask};
        one.stage = m_stage;
        one.task = i;
        one.tid = m_tid++;
        one.executor = slot.executor;
        one.count = tasks;
        timed.append({slot.free, one});
        one.kind = Step::Kind::FinishTask;
        one.took = took;
        timed.append({slot.free + took, one});
        slots.push({slot.free + took, slot.executor});
    }
    std::ranges::stable_sort(timed, {}, [](const auto &pair) { return pair.first; });
    milliseconds before{0};
    for (auto &[when, step] : timed) {
        step.delay = when - before;
        before = when;
        m_steps.append(step);
    }
    return before;
}

void Writer::stop(const QString &site)
{
    say(50ms,
        u"INFO SparkContext: SparkContext is stopping with exitCode 0 from "_s + site + u".\n"_s);
    say(20ms, texts::driverStop());
    add(Step::Kind::StopExecutors, 0ms);
    add(Step::Kind::Exit, 900ms, 0);
}

void Writer::outOfMemory()
{
    const QString site = m_facts.python ? QString(u"collect at "_s + m_facts.resource + u":51"_s)
                                        : u"collect at OutOfMemory.java:41"_s;
    Step begin{Step::Kind::BeginJob, 400ms};
    begin.text = site;
    begin.count = 1;
    m_steps.append(begin);
    Step stage{Step::Kind::BeginStage, 50ms};
    stage.text = site;
    stage.count = 1;
    m_steps.append(stage);
    say(0ms, u"INFO SparkContext: Starting job: "_s + site + u"\nINFO DAGScheduler: Got job 0 ("_s +
                 site +
                 u") with 1 output partitions\nINFO TaskSchedulerImpl: Adding task set 0.0 with 1 "
                 "tasks resource profile 0\n"_s);
    const int tries =
        std::clamp(m_facts.conf.value(u"spark.task.maxFailures"_s, u"4"_s).toInt(), 1, 8);
    QString lost;
    for (int attempt = 0; attempt < tries; ++attempt) {
        lost = loseExecutor(attempt);
        const int executor = 1 + attempt;
        if (executor + 1 > m_facts.executors && attempt + 1 < tries) {
            add(Step::Kind::RequestExecutors, 300ms, 1);
            add(Step::Kind::AwaitExecutors, 0ms, executor + 1);
        }
    }
    QString end = texts::jobAborted();
    end.replace(u"{tries}"_s, QString::number(tries)).replace(u"{site}"_s, site);
    say(100ms, end.replace(u"{lost}"_s, lost));
    say(50ms, texts::driverStop());
    add(Step::Kind::StopExecutors, 0ms);
    add(Step::Kind::Exit, 700ms, 1);
}

/// The one task runs on the next executor until that is killed; the words for it.
QString Writer::loseExecutor(int attempt)
{
    const int executor = 1 + attempt;
    const QString id = QString::number(executor);
    Step task{Step::Kind::StartTask, 100ms};
    task.attempt = attempt;
    task.tid = attempt;
    task.executor = executor;
    task.count = 1;
    m_steps.append(task);
    task.kind = Step::Kind::KillExecutor;
    task.delay = paced(1500ms);
    m_steps.append(task);
    const QString why =
        u"The executor with id "_s + id +
        u" exited with exit code 137(SIGKILL, possible container OOM).\n\nThe API gave the "
        u"following "
        "container statuses:\n\n\n\t container name: spark-kubernetes-executor\n\t container "
        "state: terminated\n\t exit code: 137\n\t termination reason: OOMKilled"_s;
    const QString lost = u"Lost task 0."_s + QString::number(attempt) + u" in stage 0.0 (TID "_s +
                         QString::number(attempt) + u") ({exec"_s + id + u"} executor "_s + id +
                         u"): ExecutorLostFailure (executor "_s + id +
                         u" exited caused by one of the running tasks) Reason: "_s + why;
    say(700ms, u"ERROR TaskSchedulerImpl: Lost executor "_s + id + u" on {exec"_s + id + u"}: "_s +
                   why + u"\nWARN TaskSetManager: "_s + lost +
                   u"\nINFO DAGScheduler: Executor lost: "_s + id + u" (epoch "_s +
                   QString::number(attempt) + u")\n"_s);
    return lost;
}

/// The kernel or the kubelet ends it: the log breaks off.
void Writer::killed(milliseconds delay, const QString &reason)
{
    add(Step::Kind::Exit, delay, 137);
    m_steps.last().text = reason;
}

/// All rows of a table come to the driver, which has no room for them.
void Writer::driverOutOfMemory()
{
    const QString site = m_facts.python ? QString(u"toPandas at "_s + m_facts.resource + u":40"_s)
                                        : u"collect at Report.scala:40"_s;
    job(site, u"MapPartitionsRDD[4] at "_s + site, {8}, 90ms, true);
    for (int task = 0; task < 6; ++task)
        say(paced(200ms), u"INFO BlockManagerInfo: Added taskresult_"_s + QString::number(task) +
                              u" in memory on {exec"_s +
                              QString::number(1 + task % std::max(1, m_facts.executors)) +
                              u"}:7079 (size: "_s + QString::number(118 + task * 7) +
                              u".4 MiB, free: "_s + QString::number(434 - task * 61) +
                              u".4 MiB)\n"_s);
    killed(paced(400ms), u"OOMKilled"_s);
}

void sleepRounds(Writer &writer, const JobFacts &facts)
{
    const int seconds = facts.number(0, 600);
    const int tasks = std::clamp(facts.number(1, 8), 1, 200);
    const milliseconds nap = std::chrono::seconds(std::clamp(facts.number(2, 5), 1, 600));
    const int slots = std::max(1, facts.executors * facts.coresPerExecutor);
    const milliseconds round = nap * ((tasks + slots - 1) / slots);
    const int rounds = std::clamp(int(std::chrono::seconds(seconds) / round), 1, 400);
    for (int i = 1; i <= rounds; ++i) {
        const bool shuffles = i % 3 == 0;
        writer.job(u"foreach at "_s + facts.resource.section(u'/', -1) + u":18"_s,
                   u"PythonRDD["_s + QString::number(i) + u']',
                   shuffles ? QList<int>{tasks / 2 + 1, tasks} : QList<int>{tasks}, nap, shuffles);
        const auto left = std::max<qint64>(0, seconds - i * round.count() / 1000);
        writer.say(0ms, u"round "_s + QString::number(i) + u" done, "_s + QString::number(left) +
                            u" s to go\n"_s);
    }
}

void pi(Writer &writer, const JobFacts &facts)
{
    const int tasks = std::clamp(facts.number(0, 2), 1, 500);
    const QString file = facts.resource.section(u"://"_s, -1);
    const QString site =
        facts.python ? QString(u"reduce at "_s + file + u":42"_s) : u"reduce at SparkPi.scala:38"_s;
    const QString rdd = facts.python ? QString(u"PythonRDD[1] at "_s + site)
                                     : u"MapPartitionsRDD[1] at map at SparkPi.scala:34"_s;
    writer.start();
    writer.job(site, rdd, {tasks}, facts.python ? 120ms : 60ms);
    writer.say(5ms, u"Pi is roughly 3.141"_s + QString::number(500 + tasks * 7 % 400) + u'\n');
    writer.stop(facts.python ? u"stop at NativeMethodAccessorImpl.java:0"_s
                             : u"stop at SparkPi.scala:41"_s);
}

void traceback(Writer &writer, const JobFacts &facts)
{
    const QString site = u"count at "_s + facts.resource.section(u"://"_s, -1) + u":12"_s;
    writer.start();
    writer.job(site, u"PythonRDD[1] at "_s + site, {4}, 80ms);
    writer.say(0ms, u"orders read: 100\n"_s);
    writer.say(300ms, texts::traceback());
    writer.say(50ms, texts::driverStop());
    writer.add(Step::Kind::StopExecutors, 0ms);
    writer.add(Step::Kind::Exit, 700ms, 1);
}

void ordinary(Writer &writer)
{
    writer.start();
    writer.job(u"count at Job.scala:20"_s, u"MapPartitionsRDD[3] at map at Job.scala:18"_s, {8},
               90ms);
    writer.job(u"save at Job.scala:31"_s, u"MapPartitionsRDD[9] at save at Job.scala:31"_s, {8, 6},
               110ms, true);
    writer.stop(u"stop at Job.scala:33"_s);
}

} // namespace

QList<Step> driverScript(const JobFacts &facts)
{
    Writer writer(facts);
    switch (facts.scenario) {
    case Scenario::ClassMissing:
        writer.say(1500ms, texts::classMissing());
        writer.add(Step::Kind::Exit, 100ms, 101);
        break;
    case Scenario::ScriptMissing:
        writer.say(1500ms, texts::scriptMissing());
        writer.add(Step::Kind::Exit, 100ms, 2);
        break;
    case Scenario::Pi:
    case Scenario::PythonPi:
        pi(writer, facts);
        break;
    case Scenario::Sleep:
        writer.start();
        sleepRounds(writer, facts);
        writer.stop(u"stop at NativeMethodAccessorImpl.java:0"_s);
        break;
    case Scenario::Traceback:
        traceback(writer, facts);
        break;
    case Scenario::ExecutorOom:
        writer.start();
        writer.outOfMemory();
        break;
    case Scenario::DriverOom:
        writer.start();
        writer.driverOutOfMemory();
        break;
    case Scenario::Evicted:
        writer.start();
        writer.job(u"save at Job.scala:31"_s, u"MapPartitionsRDD[9] at save at Job.scala:31"_s,
                   {8, 6}, 110ms, true);
        writer.killed(1s, u"Evicted"_s);
        break;
    case Scenario::Ordinary:
        ordinary(writer);
        break;
    }
    return writer.take();
}

} // namespace firesteel::practice
