// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/submit/planner.h"

#include "core/spark/conf/confreader.h"
#include "core/spark/problem.h"
#include "core/spark/submit/layers.h"
#include "core/spark/submit/uri.h"

#include <QDateTime>
#include <QFileInfo>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

/// An option of the command line that is a property as well, and perhaps a variable.
struct Assigned {
    QLatin1StringView option;
    QLatin1StringView key;
    QLatin1StringView variable;
    bool uris = false; ///< a list whose items are resolved if it comes from the option
};

// In spark-submit's order.
constexpr auto kAssigned = std::to_array<Assigned>({
    {"--driver-class-path"_L1, "spark.driver.extraClassPath"_L1, {}},
    {"--driver-java-options"_L1, "spark.driver.extraJavaOptions"_L1, {}},
    {"--driver-library-path"_L1, "spark.driver.extraLibraryPath"_L1, {}},
    {"--principal"_L1, "spark.kerberos.principal"_L1, {}},
    {"--keytab"_L1, "spark.kerberos.keytab"_L1, {}},
    {"--py-files"_L1, "spark.submit.pyFiles"_L1, {}, true},
    {"--packages"_L1, "spark.jars.packages"_L1, {}},
    {"--repositories"_L1, "spark.jars.repositories"_L1, {}},
    {{}, "spark.jars.ivy"_L1, {}},
    {"--exclude-packages"_L1, "spark.jars.excludes"_L1, {}},
    {"--num-executors"_L1, "spark.executor.instances"_L1, {}},
    {"--executor-cores"_L1, "spark.executor.cores"_L1, "SPARK_EXECUTOR_CORES"_L1},
    {"--executor-memory"_L1, "spark.executor.memory"_L1, "SPARK_EXECUTOR_MEMORY"_L1},
    {"--files"_L1, "spark.files"_L1, {}, true},
    {"--archives"_L1, "spark.archives"_L1, {}, true},
    {"--jars"_L1, "spark.jars"_L1, {}, true},
    {"--driver-memory"_L1, "spark.driver.memory"_L1, "SPARK_DRIVER_MEMORY"_L1},
    {"--driver-cores"_L1, "spark.driver.cores"_L1, {}},
});

bool isShell(const QString &resource)
{
    static const QStringList shells{u"spark-shell"_s, u"pyspark-shell"_s, u"sparkr-shell"_s,
                                    u"connect-shell"_s};
    return shells.contains(resource);
}

bool isForbiddenClass(const QString &name)
{
    static const QStringList classes{u"org.apache.spark.sql.hive.thriftserver.SparkSQLCLIDriver"_s,
                                     u"org.apache.spark.sql.hive.thriftserver.HiveThriftServer2"_s,
                                     u"org.apache.spark.sql.connect.service.SparkConnectServer"_s};
    return classes.contains(name);
}

AppKind kindOf(const QString &resource)
{
    if (resource.endsWith(".py"_L1))
        return AppKind::Python;
    return resource.endsWith(".r"_L1, Qt::CaseInsensitive) ? AppKind::R : AppKind::Java;
}

class Planner
{
public:
    Planner(SubmitRequest request, const RawArguments &raw, const SparkConf &layered,
            const SubmitContext &context, const Clock &clock)
        : m_request(std::move(request)), m_raw(raw), m_layered(layered), m_context(context),
          m_clock(clock)
    {}

    Result<SubmitRequest> run()
    {
        if (const auto checked = master(); !checked)
            return std::unexpected(checked.error());
        application();
        if (const auto checked = clusterMode(); !checked)
            return std::unexpected(checked.error());
        if (const auto checked = keytab(); !checked)
            return std::unexpected(checked.error());
        mainClass();
        properties();
        if (const auto checked = globs(); !checked)
            return std::unexpected(checked.error());
        if (plan().mainClass.isEmpty()) {
            return problem(Errc::MissingArgument, "no-class"_L1,
                           {{u"option"_s, u"--class"_s}, {u"value"_s, plan().primaryResource}});
        }
        surroundings();
        return m_request;
    }

private:
    SubmitPlan &plan() { return m_request.plan; }
    std::optional<QString> option(const QString &name) const
    {
        const auto found = m_raw.values.constFind(name);
        return found == m_raw.values.cend() ? std::nullopt : std::optional(*found);
    }

    Result<> master()
    {
        const QString mode =
            option(u"--deploy-mode"_s)
                .value_or(m_layered.raw(
                    u"spark.submit.deployMode"_s,
                    m_context.environment.value(u"DEPLOY_MODE"_s, m_context.defaultDeployMode)));
        if (!mode.isEmpty() && mode != "client"_L1 && mode != "cluster"_L1) {
            return problem(Errc::InvalidValue, "deploy-mode"_L1,
                           {{u"key"_s, u"spark.submit.deployMode"_s}, {u"value"_s, mode}});
        }
        const auto normalized = normalizedMaster(m_request.master, m_request.notices);
        if (!normalized)
            return std::unexpected(normalized.error());
        m_request.master = *normalized;
        if (mode != "cluster"_L1)
            return problem(Errc::UnsupportedSetting, "client-mode"_L1,
                           {{u"option"_s, u"--deploy-mode"_s}});
        return {};
    }

    void application()
    {
        const QString given = *m_raw.application;
        plan().arguments = m_raw.applicationArguments;
        plan().primaryResource = given == "spark-internal"_L1 || isShell(given)
                                     ? given
                                     : resolveUri(given, m_context.workingDirectory);
        plan().kind = kindOf(plan().primaryResource);
    }

    Result<> clusterMode() const
    {
        const QString &resource = m_request.plan.primaryResource;
        if (isShell(resource)) {
            return problem(Errc::UnsupportedSetting, "shell-in-cluster-mode"_L1,
                           {{u"value"_s, resource}});
        }
        if (const QString name = option(u"--class"_s).value_or(QString()); isForbiddenClass(name))
            return problem(Errc::UnsupportedSetting, "class-in-cluster-mode"_L1,
                           {{u"value"_s, name}});
        return {};
    }

    Result<> keytab() const
    {
        const auto value = [this](const QString &name, const QString &key, const QString &old) {
            const QString fallback = m_layered.raw(key, m_layered.raw(old, QString()));
            return option(name).value_or(fallback);
        };
        const QString file =
            value(u"--keytab"_s, u"spark.kerberos.keytab"_s, u"spark.yarn.keytab"_s);
        const QString principal =
            value(u"--principal"_s, u"spark.kerberos.principal"_s, u"spark.yarn.principal"_s);
        if (file.isEmpty() || principal.isEmpty() || uriScheme(file) == "local"_L1)
            return {};
        const QString path = localPath(resolveUri(file, m_context.workingDirectory));
        if (!QFileInfo::exists(path)) {
            return problem(Errc::FileMissing, "keytab"_L1,
                           {{u"option"_s, u"--keytab"_s}, {u"path"_s, path}});
        }
        return {};
    }

    void mainClass()
    {
        switch (plan().kind) {
        case AppKind::Python:
            plan().mainClass = u"org.apache.spark.deploy.PythonRunner"_s;
            break;
        case AppKind::R:
            plan().mainClass = u"org.apache.spark.deploy.RRunner"_s;
            break;
        case AppKind::Java:
            plan().mainClass = option(u"--class"_s).value_or(QString());
            break;
        }
    }

    QString appName() const
    {
        if (const auto name = option(u"--name"_s))
            return *name;
        if (const auto name = m_layered.raw(u"spark.app.name"_s))
            return *name;
        if (const auto name = option(u"--class"_s))
            return *name;
        const QString &resource = m_request.plan.primaryResource;
        const qsizetype end = resource.endsWith(u'/') ? resource.size() - 1 : resource.size();
        return resource.left(end).mid(resource.lastIndexOf(u'/', end - 1) + 1);
    }

    /// One of kAssigned: option, property or variable.
    std::optional<QString> assigned(const Assigned &entry) const
    {
        if (auto value = option(entry.option))
            return entry.uris ? resolveUris(*value, m_context.workingDirectory) : *value;
        if (auto value = m_layered.raw(entry.key))
            return value;
        if (entry.key == "spark.kerberos.principal"_L1 || entry.key == "spark.kerberos.keytab"_L1)
            return m_layered.raw(QString(entry.key).replace("kerberos"_L1, "yarn"_L1));
        const auto found = m_context.environment.constFind(entry.variable);
        return found == m_context.environment.cend() ? std::nullopt : std::optional(*found);
    }

    /// native-submission §1.14, step by step.
    void properties()
    {
        SparkConf conf = m_layered;
        const SparkConf system =
            systemProperties(m_context.environment.value(u"SPARK_SUBMIT_OPTS"_s));
        for (const auto &[key, value] : system.entries())
            conf.setIfMissing(key, value);
        conf.set(u"spark.master"_s, m_request.master);
        conf.set(u"spark.submit.deployMode"_s, u"cluster"_s);
        conf.set(u"spark.app.name"_s, appName());
        for (const Assigned &entry : kAssigned) {
            if (const auto value = assigned(entry))
                conf.set(entry.key, *value);
        }
        const QString jars = u"spark.jars"_s;
        if (plan().kind == AppKind::Java) {
            QStringList list = splitList(conf.raw(jars, QString()));
            if (plan().primaryResource != "spark-internal"_L1)
                list.append(plan().primaryResource);
            conf.set(jars, list.join(u','));
        }
        conf.remove(u"spark.driver.host"_s);
        conf.setIfMissing(u"spark.submit.pyFiles"_s, QString());
        for (const QString &key :
             {jars, u"spark.files"_s, u"spark.archives"_s, u"spark.submit.pyFiles"_s}) {
            if (const auto value = conf.raw(key))
                conf.set(key, resolveUris(*value, m_context.workingDirectory));
        }
        conf.setIfMissing(u"spark.app.submitTime"_s,
                          QString::number(m_clock.wall().toMSecsSinceEpoch()));
        for (const QString &name : {u"--queue"_s, u"--total-executor-cores"_s}) {
            if (option(name))
                m_request.notices.append({u"ignored-option"_s, {{u"option"_s, name}}});
        }
        if (m_raw.switches.contains(u"--supervise"_s))
            m_request.notices.append({u"ignored-option"_s, {{u"option"_s, u"--supervise"_s}}});
        plan().conf = conf;
    }

    Result<> globs() const
    {
        for (const QString &key :
             {u"spark.jars"_s, u"spark.files"_s, u"spark.submit.pyFiles"_s, u"spark.archives"_s}) {
            for (const QString &item : splitList(m_request.plan.conf.raw(key, QString()))) {
                if (isRemoteGlob(item)) {
                    return problem(Errc::UnsupportedSetting, "remote-glob"_L1,
                                   {{u"key"_s, key}, {u"value"_s, item}});
                }
            }
        }
        return {};
    }

    void surroundings()
    {
        const QMap<QString, QString> &environment = m_context.environment;
        plan().proxyUser = option(u"--proxy-user"_s).value_or(QString());
        for (const QString &user : {environment.value(u"SPARK_USER"_s), plan().proxyUser,
                                    environment.value(u"HADOOP_USER_NAME"_s), m_context.userName}) {
            if (plan().sparkUser.isEmpty())
                plan().sparkUser = user;
        }
        plan().confDirectory = confDirectory(environment);
        if (plan().confDirectory.isEmpty()) {
            if (const auto home = plan().conf.raw(u"spark.home"_s))
                plan().confDirectory = *home + u"/conf";
        }
        QStringList names{u"SPARK_LOCAL_DIRS"_s, u"PYSPARK_PYTHON"_s, u"PYSPARK_DRIVER_PYTHON"_s,
                          u"HADOOP_CONF_DIR"_s};
        static const QRegularExpression reference(u"\\$\\{env:(\\S+?)\\}"_s);
        for (const auto &[key, value] : plan().conf.entries()) {
            for (auto it = reference.globalMatch(value); it.hasNext();)
                names.append(it.next().captured(1));
        }
        for (const QString &name : names) {
            if (environment.contains(name))
                plan().environment.insert(name, environment.value(name));
        }
        version();
    }

    void version()
    {
        const SparkConf &conf = plan().conf;
        const QString image = conf.raw(u"spark.kubernetes.driver.container.image"_s,
                                       conf.raw(u"spark.kubernetes.container.image"_s, QString()));
        plan().version =
            m_context.version.value_or(SparkVersion::fromImage(image).value_or(SparkVersion()));
        if (plan().version.atLeast(4, 2)) {
            m_request.notices.append({u"newer-version"_s, {{u"version"_s, plan().version.text()}}});
        }
    }

    SubmitRequest m_request;
    const RawArguments &m_raw;
    const SparkConf &m_layered;
    const SubmitContext &m_context;
    const Clock &m_clock;
};

} // namespace

Result<QString> normalizedMaster(const QString &master, QList<Notice> &notices)
{
    const QString url = master.mid(6); // after "k8s://"
    const qsizetype colon = url.indexOf("://"_L1);
    if (colon < 0) {
        notices.append({u"https-assumed"_s, {{u"master"_s, url}}});
        return u"k8s://https://"_s + url;
    }
    const QString scheme = url.left(colon).toLower();
    if (scheme == "http"_L1)
        notices.append({u"plain-http"_s, {{u"master"_s, url}}});
    else if (scheme != "https"_L1) {
        return problem(Errc::InvalidValue, "master-scheme"_L1,
                       {{u"option"_s, u"--master"_s}, {u"value"_s, master}});
    }
    return master;
}

Result<SubmitRequest> planRequest(SubmitRequest request, const RawArguments &raw,
                                  const SparkConf &layered, const SubmitContext &context,
                                  const Clock &clock)
{
    return Planner(std::move(request), raw, layered, context, clock).run();
}

} // namespace firesteel::spark
