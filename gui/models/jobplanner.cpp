// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/models/jobplanner.h"

#include "core/base/account.h"
#include "core/base/clock.h"
#include "core/base/dnslabel.h"
#include "core/base/quantity.h"
#include "core/spark/conf/catalogue.h"
#include "core/spark/conf/confreader.h"
#include "core/spark/memory.h"

#include <QDir>
#include <QProcessEnvironment>
#include <QSet>

#include <algorithm>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

class StandingClock final : public Clock
{
public:
    explicit StandingClock(QDateTime wall) : m_wall(std::move(wall)) {}
    [[nodiscard]] std::chrono::milliseconds steady() const override { return {}; }
    [[nodiscard]] QDateTime wall() const override { return m_wall; }

private:
    QDateTime m_wall;
};

struct Built {
    spark::SubmitRequest request;
    spark::Submission submission;
};

/// One form on its way through core/spark.
class Reader
{
public:
    Reader(QString master, const spark::SubmitContext &context, JobIds &ids, const QDateTime &now)
        : m_master(std::move(master)), m_context(context), m_ids(ids), m_clock(now)
    {}

    [[nodiscard]] Result<spark::SubmitRequest> parse(const JobForm &form) const
    {
        return spark::parseCommandLine(form.commandLine(m_master), m_context, m_clock);
    }
    [[nodiscard]] Result<Built> build(const JobForm &form) const
    {
        auto request = parse(form);
        if (!request)
            return std::unexpected(request.error());
        const StandingClock clock(m_ids.when()); // goes into the names
        const auto ids = m_ids.replay();
        auto submission = spark::buildSubmission(request->plan, *ids, clock);
        if (!submission)
            return std::unexpected(submission.error());
        return Built{std::move(*request), std::move(*submission)};
    }

private:
    QString m_master;
    const spark::SubmitContext &m_context;
    JobIds &m_ids;
    StandingClock m_clock;
};

/// The least that can be submitted, to try one field or setting on.
JobForm smallestForm()
{
    JobForm form;
    form.set(JobField::Image, u"image"_s);
    form.set(JobField::Resource, u"local:///a.jar"_s);
    form.set(JobField::MainClass, u"A"_s);
    return form;
}

Error ourProblem(const QString &slug, const QString &key, const QString &value)
{
    return Error(Errc::InvalidValue, {},
                 {{u"problem"_s, slug}, {u"key"_s, key}, {u"value"_s, value}});
}

/// RFC 1123 label, as namespaces and service accounts have to be; with dots: a subdomain.
bool isKubernetesName(const QString &text, bool dots)
{
    const QStringList parts = dots ? text.split(u'.') : QStringList{text};
    return std::ranges::all_of(parts, isDnsLabel);
}

std::optional<JobField> fieldOfProblem(const Error &error)
{
    const QString slug = error.context.value(u"problem"_s);
    if (slug == "no-application"_L1 || slug == "no-arguments"_L1 || slug == "upload"_L1 ||
        slug == "local-file-without-upload"_L1 || slug == "shell-in-cluster-mode"_L1)
        return JobField::Resource;
    if (slug == "no-class"_L1 || slug == "class-in-cluster-mode"_L1)
        return JobField::MainClass;
    if (slug == "container-image"_L1)
        return JobField::Image;
    if (const auto field = fieldOfKey(error.context.value(u"key"_s)))
        return field;
    for (const JobFieldInfo &info : jobFields()) {
        if (!info.option.isEmpty() && info.option == error.context.value(u"option"_s))
            return info.field;
    }
    return std::nullopt;
}

void checkFields(const JobForm &form, const Reader &reader, QList<JobProblem> &problems)
{
    for (const JobFieldInfo &info : jobFields()) {
        const QString text = form.value(info.field).trimmed();
        if (text.isEmpty())
            continue;
        const bool name =
            info.field == JobField::Namespace || info.field == JobField::ServiceAccount;
        if (name && !isKubernetesName(text, info.field == JobField::ServiceAccount)) {
            problems.append(
                {info.field, {}, ourProblem(u"kubernetes-name"_s, info.key, text), false, {}});
            continue;
        }
        JobForm alone = smallestForm();
        alone.set(info.field, form.value(info.field));
        if (const auto built = reader.build(alone); !built)
            problems.append({info.field, {}, built.error(), false, {}});
    }
}

void checkSettings(const JobForm &form, const Reader &reader, QList<JobProblem> &problems)
{
    QSet<QString> seen;
    for (qsizetype i = 0; i < form.settings.size(); ++i) {
        const JobForm::Setting &setting = form.settings[i];
        const QString key = setting.key.trimmed();
        const auto note = [&](const Error &error, const QString &suggestion = {}) {
            problems.append({{}, i, error, false, suggestion});
        };
        const auto field = fieldOfKey(key);
        if (key.isEmpty()) {
            if (!setting.value.isEmpty())
                note(ourProblem(u"key-missing"_s, {}, setting.value));
        } else if (seen.contains(key)) {
            note(ourProblem(u"key-twice"_s, key, setting.value));
        } else if (field && !form.value(*field).isEmpty()) {
            note(ourProblem(u"field-above"_s, key, setting.value));
        } else {
            JobForm alone = smallestForm();
            alone.settings = {setting};
            if (const auto built = reader.build(alone); !built)
                note(built.error(), suggestedKey(key));
        }
        seen.insert(key);
    }
}

bool isSaid(const QList<JobProblem> &problems, const std::optional<JobField> &field,
            const Error &error)
{
    return std::ranges::any_of(problems, [&](const JobProblem &one) {
        return (field && one.field == field) || one.error == error;
    });
}

/// What the submission as a whole lacks, unless a field has said it.
void noteWhole(const JobForm &form, const Error &error, QList<JobProblem> &problems)
{
    JobProblem problem{fieldOfProblem(error), {}, error, false, {}};
    if (isSaid(problems, problem.field, error))
        return;
    problem.missing = problem.field && form.value(*problem.field).trimmed().isEmpty();
    if (!problem.field) {
        for (qsizetype i = 0; i < form.settings.size(); ++i) {
            if (form.settings[i].key.trimmed() == error.context.value(u"key"_s))
                problem.setting = i;
        }
    }
    problems.append(problem);
}

/// The fields without which nothing can be sent; said all at once.
void noteMissing(const JobForm &form, const spark::SparkConf &inherited,
                 QList<JobProblem> &problems)
{
    const auto lacks = [&](JobField field) {
        const QString key = infoOf(field).key;
        const bool elsewhere =
            !key.isEmpty() && (inherited.contains(key) ||
                               std::ranges::any_of(form.settings, [&](const auto &setting) {
                                   return setting.key.trimmed() == key;
                               }));
        return form.value(field).trimmed().isEmpty() && !elsewhere;
    };
    const auto note = [&](JobField field, const QString &slug) {
        const Error error(Errc::MissingArgument, {}, {{u"problem"_s, slug}});
        if (!isSaid(problems, field, error))
            problems.append({field, {}, error, true, {}});
    };
    const bool driverImage = std::ranges::any_of(form.settings, [](const auto &setting) {
        return setting.key.trimmed() == "spark.kubernetes.driver.container.image"_L1;
    });
    if (lacks(JobField::Image) && !driverImage)
        note(JobField::Image, u"container-image"_s);
    if (lacks(JobField::Resource))
        note(JobField::Resource, u"no-application"_s);
    else if (!form.isScript() && lacks(JobField::MainClass))
        note(JobField::MainClass, u"no-class"_s);
}

/// As the driver will compute it for its executors (native-submission §11).
std::optional<JobMemory> memoryOf(const spark::SubmitPlan &plan, const spark::Submission &built)
{
    const spark::ConfReader driverConf(plan.conf, plan.environment);
    const auto driver = spark::driverMemory(driverConf, plan.kind, plan.version);
    if (!driver)
        return std::nullopt;
    const spark::ConfReader conf(built.driverProperties, plan.environment);
    const auto size = [&](const char *key) {
        return conf.mebibytes(QString::fromLatin1(key)).value_or(std::nullopt);
    };
    const auto factor = [&](const char *key) {
        return conf.number(QString::fromLatin1(key)).value_or(std::nullopt);
    };
    constexpr qint64 DefaultHeap = 1024;
    constexpr qint64 LeastOverhead = 384;
    JobMemory memory;
    memory.driverHeap = driver->heap;
    memory.driverReserve = driver->overhead;
    memory.executorHeap = size("spark.executor.memory").value_or(DefaultHeap);
    const double share =
        factor("spark.executor.memoryOverheadFactor")
            .value_or(
                factor("spark.kubernetes.memoryOverheadFactor").value_or(driver->defaultFactor));
    const qint64 least = size("spark.executor.minMemoryOverhead").value_or(LeastOverhead);
    memory.executorReserve =
        size("spark.executor.memoryOverhead")
            .value_or(std::max(qint64(share * double(memory.executorHeap)), least));
    if (conf.boolean(u"spark.memory.offHeap.enabled"_s, false).value_or(false)) {
        const QString bytes = plan.conf.raw(u"spark.memory.offHeap.size"_s, u"0"_s);
        memory.executorReserve += parseJvmSize(bytes, ByteUnit::Byte).value_or(0) >> 20;
    }
    if (plan.kind == spark::AppKind::Python)
        memory.executorReserve += size("spark.executor.pyspark.memory").value_or(0);
    constexpr qint64 DefaultInstances = 2;
    memory.executors = conf.integer(u"spark.executor.instances"_s)
                           .value_or(std::nullopt)
                           .value_or(DefaultInstances);
    return memory;
}

QMap<QString, QString> inheritedProperties(const JobForm &form, const spark::SparkConf &conf)
{
    // What spark-submit sets by itself
    static const QSet<QString> own{u"spark.master"_s,         u"spark.submit.deployMode"_s,
                                   u"spark.app.name"_s,       u"spark.app.submitTime"_s,
                                   u"spark.submit.pyFiles"_s, u"spark.jars"_s};
    QMap<QString, QString> inherited;
    for (const auto &[key, value] : conf.entries()) {
        const auto field = fieldOfKey(key);
        const bool typed = (field && !form.value(*field).isEmpty()) ||
                           std::ranges::any_of(form.settings, [&](const auto &setting) {
                               return setting.key.trimmed() == key;
                           });
        if (!typed && !own.contains(key))
            inherited.insert(key, value);
    }
    return inherited;
}

/// Steps from one word to the other: letters changed, added, left out or swapped; at most `most`.
int editDistance(const QString &a, const QString &b, int most)
{
    if (std::abs(a.size() - b.size()) > most)
        return most + 1;
    QList<int> before(b.size() + 1);
    QList<int> last(b.size() + 1);
    QList<int> now(b.size() + 1);
    for (int j = 0; j <= b.size(); ++j)
        last[j] = j;
    for (qsizetype i = 1; i <= a.size(); ++i) {
        now[0] = int(i);
        for (qsizetype j = 1; j <= b.size(); ++j) {
            const bool same = a[i - 1] == b[j - 1];
            now[j] = std::min({last[j] + 1, now[j - 1] + 1, last[j - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                now[j] = std::min(now[j], before[j - 2] + 1);
        }
        before.swap(last);
        last.swap(now);
    }
    return last[b.size()];
}

} // namespace

// ---- ids ----

class JobIds::Replay final : public IdSource
{
public:
    explicit Replay(JobIds &ids) : m_ids(ids) {}

    QByteArray bytes(int count) override
    {
        const std::scoped_lock lock(m_ids.m_mutex);
        QList<QByteArray> &drawn = m_ids.m_bytes;
        const qsizetype at = m_bytesAt++;
        if (at < drawn.size() && drawn[at].size() == count)
            return drawn[at];
        const QByteArray fresh = m_ids.m_source.bytes(count);
        if (at < drawn.size())
            drawn[at] = fresh;
        else
            drawn.append(fresh);
        return fresh;
    }
    QString uuid() override
    {
        const std::scoped_lock lock(m_ids.m_mutex);
        const qsizetype at = m_uuidsAt++;
        if (at >= m_ids.m_uuids.size())
            m_ids.m_uuids.append(m_ids.m_source.uuid());
        return m_ids.m_uuids[at];
    }

private:
    JobIds &m_ids;
    qsizetype m_bytesAt = 0;
    qsizetype m_uuidsAt = 0;
};

std::unique_ptr<IdSource> JobIds::replay()
{
    return std::make_unique<Replay>(*this);
}

// ---- the plan ----

JobOutcome planJob(const JobForm &form, const QString &master, const spark::SubmitContext &context,
                   JobIds &ids, const QDateTime &now)
{
    const Reader reader(master, context, ids, now);
    JobOutcome outcome;
    outcome.command = shellCommand(u"spark-submit"_s, form.commandLine(master));
    // The surroundings must not be blamed on a field, so each is tried without them.
    spark::SubmitContext bare = context;
    bare.environment.clear();
    const Reader alone(master, bare, ids, now);
    checkFields(form, alone, outcome.problems);
    checkSettings(form, alone, outcome.problems);
    auto built = reader.build(form);
    if (!built) {
        noteWhole(form, built.error(), outcome.problems);
        auto parsed = reader.parse(form);
        if (!parsed) { // what the defaults file holds does not depend on the application
            JobForm filled = form;
            for (const JobField field : {JobField::Resource, JobField::MainClass}) {
                if (filled.value(field).trimmed().isEmpty())
                    filled.set(field, smallestForm().value(field));
            }
            parsed = reader.parse(filled);
        }
        const spark::SparkConf known = parsed ? parsed->plan.conf : spark::SparkConf();
        noteMissing(form, known, outcome.problems);
        if (parsed)
            outcome.inherited = inheritedProperties(form, known);
        return outcome;
    }
    outcome.plan = built->request.plan;
    outcome.inherited = inheritedProperties(form, outcome.plan->conf);
    outcome.notices = built->request.notices + built->submission.notices;
    outcome.memory = memoryOf(*outcome.plan, built->submission);
    outcome.submission = std::move(built->submission);
    return outcome;
}

QStringList knownKeys()
{
    // Beside those of Spark on Kubernetes, which the catalogue has: what jobs on it often set.
    static const QStringList common{u"spark.driver.extraClassPath"_s,
                                    u"spark.driver.extraJavaOptions"_s,
                                    u"spark.driver.maxResultSize"_s,
                                    u"spark.driver.memoryOverheadFactor"_s,
                                    u"spark.dynamicAllocation.enabled"_s,
                                    u"spark.dynamicAllocation.initialExecutors"_s,
                                    u"spark.dynamicAllocation.maxExecutors"_s,
                                    u"spark.dynamicAllocation.minExecutors"_s,
                                    u"spark.dynamicAllocation.shuffleTracking.enabled"_s,
                                    u"spark.eventLog.dir"_s,
                                    u"spark.eventLog.enabled"_s,
                                    u"spark.executor.extraClassPath"_s,
                                    u"spark.executor.extraJavaOptions"_s,
                                    u"spark.executor.memoryOverheadFactor"_s,
                                    u"spark.executor.pyspark.memory"_s,
                                    u"spark.files"_s,
                                    u"spark.hadoop.fs.s3a.access.key"_s,
                                    u"spark.hadoop.fs.s3a.endpoint"_s,
                                    u"spark.hadoop.fs.s3a.path.style.access"_s,
                                    u"spark.hadoop.fs.s3a.secret.key"_s,
                                    u"spark.jars"_s,
                                    u"spark.jars.ivy"_s,
                                    u"spark.jars.packages"_s,
                                    u"spark.jars.repositories"_s,
                                    u"spark.memory.fraction"_s,
                                    u"spark.memory.offHeap.enabled"_s,
                                    u"spark.memory.offHeap.size"_s,
                                    u"spark.serializer"_s,
                                    u"spark.sql.adaptive.enabled"_s,
                                    u"spark.sql.ansi.enabled"_s,
                                    u"spark.sql.autoBroadcastJoinThreshold"_s,
                                    u"spark.sql.broadcastTimeout"_s,
                                    u"spark.sql.catalogImplementation"_s,
                                    u"spark.sql.files.maxPartitionBytes"_s,
                                    u"spark.sql.session.timeZone"_s,
                                    u"spark.sql.shuffle.partitions"_s,
                                    u"spark.sql.warehouse.dir"_s,
                                    u"spark.submit.pyFiles"_s,
                                    u"spark.task.cpus"_s,
                                    u"spark.task.maxFailures"_s,
                                    u"spark.ui.enabled"_s,
                                    u"spark.ui.port"_s};
    QStringList keys = common;
    for (const spark::Setting &setting : spark::Catalogue::standard().settings()) {
        if (setting.support != spark::SettingSupport::Refused)
            keys << setting.key;
    }
    keys.sort();
    keys.removeDuplicates();
    return keys;
}

QString suggestedKey(const QString &key)
{
    constexpr int MostSteps = 3;
    const QString word = key.trimmed();
    if (word.size() < 8 || spark::Catalogue::standard().find(word) || fieldOfKey(word))
        return {};
    static const QStringList known = [] {
        QStringList keys = knownKeys();
        for (const JobFieldInfo &info : jobFields()) {
            if (!info.key.isEmpty())
                keys << info.key;
        }
        return keys;
    }();
    if (known.contains(word))
        return {};
    QString best;
    int least = MostSteps + 1;
    for (const QString &one : known) {
        if (one.contains(u'*'))
            continue;
        // Capitals do not count: spark.executor.memoryoverhead
        const int steps = editDistance(word.toLower(), one.toLower(), MostSteps);
        if (steps < least) {
            least = steps;
            best = one;
        }
    }
    return best;
}

std::optional<qint64> sizeInBytes(const QString &text)
{
    const auto bytes = parseJvmSize(text.trimmed(), ByteUnit::Byte);
    if (!bytes || *bytes < 0)
        return std::nullopt;
    const bool bare = !text.trimmed().isEmpty() && text.trimmed().back().isDigit();
    if (bare && *bytes > (std::numeric_limits<qint64>::max() >> 20))
        return std::nullopt;
    return bare ? *bytes << 20 : *bytes;
}

spark::SubmitContext submitContext()
{
    spark::SubmitContext context;
    const QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    const QStringList names = environment.keys();
    for (const QString &name : names)
        context.environment.insert(name, environment.value(name));
    context.workingDirectory = QDir::currentPath();
    context.homeDirectory = QDir::homePath();
    context.userName = accountName();
    context.defaultDeployMode = u"cluster"_s;
    return context;
}

} // namespace firesteel::gui
