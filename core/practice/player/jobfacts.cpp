// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/player/jobfacts.h"

#include "core/base/quantity.h"
#include "core/data/javaproperties.h"
#include "core/practice/fields.h"

#include <QHash>

namespace firesteel::practice {

using namespace Qt::StringLiterals;

namespace {

void readConf(JobFacts &facts, const ResourceStore &store)
{
    for (const QJsonValue &value : at(facts.driverPod, "spec.volumes"_L1).toArray()) {
        const QString map = text(value.toObject(), "configMap.name"_L1);
        const EntryPtr found =
            map.isEmpty() ? nullptr
                          : store.find(coreType(u"configmaps"), namespaceOf(facts.driverPod), map);
        if (!found)
            continue;
        const QString properties =
            found->object().value("data"_L1).toObject().value("spark.properties"_L1).toString();
        const auto read = data::readProperties(properties.toUtf8());
        if (!read)
            continue;
        for (const data::Property &property : *read)
            facts.conf.insert(property.key, property.value);
    }
}

void readArguments(JobFacts &facts)
{
    QStringList words;
    const QJsonArray containers = at(facts.driverPod, "spec.containers"_L1).toArray();
    for (const QJsonValue &word : containers.first().toObject().value("args"_L1).toArray())
        words.append(word.toString());
    qsizetype next = 1;
    while (next + 1 < words.size() && words.at(next).startsWith("--"_L1)) {
        if (words.at(next) == "--class"_L1)
            facts.mainClass = words.at(next + 1);
        next += 2;
    }
    facts.resource = words.value(next);
    facts.arguments = words.mid(next + 1);
}

void readSizes(JobFacts &facts)
{
    const auto setting = [&facts](QLatin1StringView key, const QString &otherwise) {
        return facts.conf.value(key, otherwise);
    };
    facts.executors = std::clamp(setting("spark.executor.instances"_L1, u"2"_s).toInt(), 0, 50);
    facts.coresPerExecutor = std::max(1, setting("spark.executor.cores"_L1, u"1"_s).toInt());
    facts.executorMemory = setting("spark.executor.memory"_L1, u"1g"_s);
    facts.executorMebibytes = parseJvmSize(facts.executorMemory, ByteUnit::MiB).value_or(1024);
    const QString factorText = setting(
        "spark.executor.memoryOverheadFactor"_L1,
        setting("spark.kubernetes.memoryOverheadFactor"_L1, facts.python ? u"0.4"_s : u"0.1"_s));
    const qint64 made = qint64(double(facts.executorMebibytes) * factorText.toDouble());
    const QString overhead = setting("spark.executor.memoryOverhead"_L1, {});
    facts.executorOverhead = overhead.isEmpty()
                                 ? std::max<qint64>(384, made)
                                 : parseJvmSize(overhead, ByteUnit::MiB).value_or(384);
}

} // namespace

int JobFacts::number(int index, int otherwise) const
{
    bool ok = false;
    const int given = arguments.value(index).toInt(&ok);
    return ok && given >= 0 ? given : otherwise;
}

JobFacts factsOf(const QJsonObject &driverPod, const ResourceStore &store)
{
    JobFacts facts;
    facts.driverPod = driverPod;
    readConf(facts, store);
    readArguments(facts);
    const QJsonObject labels = labelsOf(driverPod);
    facts.appId = labels.value("spark-app-selector"_L1).toString();
    facts.appName =
        facts.conf.value(u"spark.app.name"_s, labels.value("spark-app-name"_L1).toString());
    facts.python = facts.resource.endsWith(".py"_L1);
    facts.driverHost =
        facts.conf.value(u"spark.driver.host"_s,
                         nameOf(driverPod) + u"-svc."_s + namespaceOf(driverPod) + u".svc"_s);
    readSizes(facts);
    facts.scenario = scenarioNamed(facts.conf.value(u"spark.practice.scenario"_s))
                         .value_or(scenarioOf(facts.mainClass, facts.resource));
    bool ok = false;
    const int port = facts.conf.value(u"spark.ui.port"_s).trimmed().toInt(&ok);
    facts.uiPort = ok && port > 0 && port <= 65535 ? port : 4040;
    if (facts.conf.value(u"spark.ui.enabled"_s).trimmed().toLower() == "false"_L1)
        facts.uiPort = 0;
    const double pace = facts.conf.value(u"spark.practice.pace"_s).toDouble(&ok);
    facts.pace = ok && pace > 0 ? std::clamp(pace, 0.01, 10'000.0) : 1.0;
    return facts;
}

std::optional<Scenario> scenarioNamed(const QString &name)
{
    static const QHash<QString, Scenario> names{{u"pi"_s, Scenario::Pi},
                                                {u"python-pi"_s, Scenario::PythonPi},
                                                {u"sleep"_s, Scenario::Sleep},
                                                {u"ordinary"_s, Scenario::Ordinary},
                                                {u"traceback"_s, Scenario::Traceback},
                                                {u"executor-oom"_s, Scenario::ExecutorOom},
                                                {u"driver-oom"_s, Scenario::DriverOom},
                                                {u"evicted"_s, Scenario::Evicted},
                                                {u"class-missing"_s, Scenario::ClassMissing},
                                                {u"script-missing"_s, Scenario::ScriptMissing}};
    const auto found = names.constFind(name);
    return found == names.cend() ? std::nullopt : std::optional(*found);
}

Scenario scenarioOf(const QString &mainClass, const QString &resource)
{
    const QString file = resource.section(u'/', -1);
    if (file.endsWith(".py"_L1)) {
        if (file.contains("nowhere"_L1) || file.contains("not_there"_L1))
            return Scenario::ScriptMissing;
        if (file.contains("driver_oom"_L1))
            return Scenario::DriverOom;
        if (file.contains("evict"_L1))
            return Scenario::Evicted;
        if (file.contains("oom"_L1))
            return Scenario::ExecutorOom;
        if (file.contains("sleep"_L1))
            return Scenario::Sleep;
        if (file.startsWith("fail"_L1) || file.startsWith("uncaught_"_L1))
            return Scenario::Traceback;
        return file == "pi.py"_L1 ? Scenario::PythonPi : Scenario::Ordinary;
    }
    if (mainClass.contains("DriverOutOfMemory"_L1))
        return Scenario::DriverOom;
    if (mainClass.contains("Evict"_L1))
        return Scenario::Evicted;
    if (mainClass.contains("OutOfMemory"_L1))
        return Scenario::ExecutorOom;
    if (mainClass.contains("Sleep"_L1))
        return Scenario::Sleep;
    if (mainClass.endsWith("SparkPi"_L1))
        return Scenario::Pi;
    return mainClass.startsWith("org.apache.spark."_L1) ? Scenario::Ordinary
                                                        : Scenario::ClassMissing;
}

} // namespace firesteel::practice
