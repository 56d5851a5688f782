// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/submit/commandline.h"

#include "core/base/quantity.h"
#include "core/spark/problem.h"
#include "core/spark/submit/layers.h"
#include "core/spark/submit/planner.h"
#include "core/spark/submit/rawarguments.h"

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

/// What spark-submit's own checks look at: each value from option, property or variable.
class Checker
{
public:
    Checker(const RawArguments &raw, const SparkConf &conf, const SubmitContext &context)
        : m_raw(raw), m_conf(conf), m_context(context)
    {}

    Result<> submit() const
    {
        if (const auto checked = remote(); !checked)
            return checked;
        if (const auto checked = sizes(); !checked)
            return checked;
        if (const auto checked = counts(); !checked)
            return checked;
        const bool principal = option(u"--principal"_s, u"spark.kerberos.principal"_s) ||
                               m_conf.contains(u"spark.yarn.principal"_s);
        if (m_raw.values.contains(u"--proxy-user"_s) && principal) {
            return problem(Errc::ConflictingOptions, "proxy-user-and-principal"_L1,
                           {{u"option"_s, u"--proxy-user"_s}});
        }
        return {};
    }

    /// Also for kill and status.
    Result<> remote() const
    {
        const bool remote = option(u"--remote"_s, u"spark.remote"_s, u"SPARK_REMOTE"_s).has_value();
        const bool other =
            option(u"--master"_s, u"spark.master"_s, u"MASTER"_s) ||
            option(u"--deploy-mode"_s, u"spark.submit.deployMode"_s, u"DEPLOY_MODE"_s);
        if (remote && other)
            return problem(Errc::ConflictingOptions, "remote-and-master"_L1,
                           {{u"option"_s, u"--remote"_s}});
        if (remote)
            return problem(Errc::UnsupportedSetting, "remote"_L1, {{u"option"_s, u"--remote"_s}});
        return {};
    }

private:
    std::optional<QString> option(const QString &name, const QString &key,
                                  const QString &variable = {}) const
    {
        if (const auto found = m_raw.values.constFind(name); found != m_raw.values.cend())
            return *found;
        if (const auto value = m_conf.raw(key))
            return value;
        if (const auto found = m_context.environment.constFind(variable);
            found != m_context.environment.cend())
            return *found;
        return std::nullopt;
    }

    static std::unexpected<Error> bad(QLatin1StringView slug, const QString &option,
                                      const QString &value)
    {
        return problem(Errc::InvalidValue, slug, {{u"option"_s, option}, {u"value"_s, value}});
    }

    Result<> sizes() const
    {
        const auto driver = option({}, u"spark.driver.memory"_s, u"SPARK_DRIVER_MEMORY"_s);
        if (driver && parseJvmSize(*driver, ByteUnit::Byte).value_or(-1) <= 0)
            return bad("driver-memory"_L1, u"--driver-memory"_s, *driver);
        const auto executor =
            option(u"--executor-memory"_s, u"spark.executor.memory"_s, u"SPARK_EXECUTOR_MEMORY"_s);
        if (executor && parseJvmSize(*executor, ByteUnit::Byte).value_or(-1) <= 0)
            return bad("executor-memory"_L1, u"--executor-memory"_s, *executor);
        return {};
    }

    Result<> counts() const
    {
        struct Count {
            QLatin1StringView name;
            QString key;
            QString variable;
        };
        const Count all[] = {
            {"driver-cores"_L1, u"spark.driver.cores"_s, {}},
            {"executor-cores"_L1, u"spark.executor.cores"_s, u"SPARK_EXECUTOR_CORES"_s},
            {"total-executor-cores"_L1, u"spark.cores.max"_s, {}},
            {"num-executors"_L1, u"spark.executor.instances"_s, {}},
        };
        const QString dynamic = m_conf.raw(u"spark.dynamicAllocation.enabled"_s, QString());
        for (const Count &count : all) {
            if (count.name == "num-executors"_L1 &&
                dynamic.compare("true"_L1, Qt::CaseInsensitive) == 0)
                continue;
            const QString name = u"--"_s + count.name;
            const auto value = option(name, count.key, count.variable);
            if (value && (value->trimmed() != *value || value->toInt() <= 0))
                return bad(count.name, name, *value);
        }
        return {};
    }

    const RawArguments &m_raw;
    const SparkConf &m_conf;
    const SubmitContext &m_context;
};

QString firstOf(const RawArguments &raw, const SparkConf &conf, const SubmitContext &context)
{
    if (raw.values.contains(u"--master"_s))
        return raw.values.value(u"--master"_s);
    if (const auto master = conf.raw(u"spark.master"_s))
        return *master;
    return context.environment.value(u"MASTER"_s, context.defaultMaster);
}

Result<> requireKubernetes(const QString &master)
{
    if (master.isEmpty())
        return problem(Errc::MissingArgument, "no-master"_L1, {{u"option"_s, u"--master"_s}});
    if (!master.startsWith("k8s://"_L1)) {
        return problem(Errc::InvalidValue, "master-not-kubernetes"_L1,
                       {{u"option"_s, u"--master"_s}, {u"value"_s, master}});
    }
    return {};
}

Result<SubmitRequest> operation(SubmitRequest request, const RawArguments &raw)
{
    const QString name = request.action == SubmitAction::Kill ? u"--kill"_s : u"--status"_s;
    auto target = SubmissionId::parse(raw.values.value(name));
    if (!target)
        return std::unexpected(target.error().with(u"option"_s, name));
    if (const auto checked = requireKubernetes(request.master); !checked)
        return std::unexpected(checked.error());
    request.target = *target;
    return request;
}

/// Drops what is not Spark's, as spark-submit does with a warning.
void dropForeignKeys(SparkConf &conf, QList<Notice> &notices)
{
    for (const auto &[key, value] : conf.entries()) {
        if (key.startsWith("spark."_L1))
            continue;
        conf.remove(key);
        notices.append({u"dropped-key"_s, {{u"key"_s, key}}});
    }
}

} // namespace

Result<SubmissionId> SubmissionId::parse(const QString &text)
{
    SubmissionId id;
    const qsizetype colon = text.indexOf(u':');
    if (colon >= 0)
        id.namespaceName = text.left(colon);
    id.name = text.mid(colon + 1);
    id.glob = id.name.endsWith(u'*');
    if (id.name.isEmpty() || (id.namespaceName && id.namespaceName->isEmpty()))
        return problem(Errc::InvalidValue, "submission-id"_L1, {{u"value"_s, text}});
    if (id.glob)
        id.name.chop(1);
    return id;
}

QString SubmissionId::text() const
{
    return (namespaceName ? QString(*namespaceName + u':') : QString()) + name +
           (glob ? u"*"_s : QString());
}

bool SubmissionId::matches(const QString &podName) const
{
    return glob ? podName.startsWith(name) : podName == name;
}

Result<SubmitRequest> parseCommandLine(const QStringList &arguments, const SubmitContext &context,
                                       const Clock &clock)
{
    const auto raw = parseRawArguments(arguments, context.extraOptions);
    if (!raw)
        return std::unexpected(raw.error());
    SubmitRequest request;
    request.action = raw->action;
    request.extras = raw->extras;
    request.verbose = raw->switches.contains(u"--verbose"_s);
    if (request.action == SubmitAction::Help || request.action == SubmitAction::Version)
        return request;
    if (request.action == SubmitAction::Submit && !raw->application)
        return problem(Errc::MissingArgument, "no-application"_L1);

    const auto layered = layeredProperties(*raw, context);
    if (!layered)
        return std::unexpected(layered.error());
    if (raw->later)
        return std::unexpected(*raw->later);
    SparkConf conf = *layered;
    dropForeignKeys(conf, request.notices);
    const Checker checker(*raw, conf, context);
    request.master = firstOf(*raw, conf, context);
    if (request.action != SubmitAction::Submit) {
        if (const auto checked = checker.remote(); !checked)
            return std::unexpected(checked.error());
        request.conf = conf;
        return operation(request, *raw);
    }
    if (const auto checked = checker.submit(); !checked)
        return std::unexpected(checked.error());
    if (const auto checked = requireKubernetes(request.master); !checked)
        return std::unexpected(checked.error());
    return planRequest(request, *raw, conf, context, clock);
}

} // namespace firesteel::spark
