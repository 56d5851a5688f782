// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/resourcestore.h"

#include <QJsonObject>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace firesteel::practice {

/// How a job shall go; see scenarioOf().
enum class Scenario {
    Pi,           ///< SparkPi and its like
    PythonPi,     ///< pi.py
    Sleep,        ///< rounds of stages for minutes
    Ordinary,     ///< some stages, ends well
    Traceback,    ///< Python exception in the driver, exit 1
    ExecutorOom,  ///< executors are killed for memory until the job is given up, exit 1
    DriverOom,    ///< the driver is killed for its memory, exit 137
    Evicted,      ///< the driver's node has no disk left, exit 137
    ClassMissing, ///< main class not found, exit 101
    ScriptMissing ///< Python file not found, exit 2
};

/// What a driver pod is asked to do, from its arguments and the spark.properties of its
/// configuration map.
struct JobFacts {
    QJsonObject driverPod;
    QString appId;
    QString appName;
    QString mainClass;
    QString resource; ///< the jar or Python file
    QStringList arguments;
    QMap<QString, QString> conf;
    QString driverHost;
    QString podIp;
    bool python = false;
    int executors = 2;
    int coresPerExecutor = 1;
    QString executorMemory; ///< as Spark writes it: "1g"
    qint64 executorMebibytes = 0;
    qint64 executorOverhead = 0; ///< MiB
    int uiPort = 4040;           ///< 0: spark.ui.enabled is false
    Scenario scenario = Scenario::Ordinary;
    double pace = 1; ///< how many times as long a task takes; spark.practice.pace

    [[nodiscard]] int number(int index, int otherwise) const; ///< of the arguments
};

[[nodiscard]] JobFacts factsOf(const QJsonObject &driverPod, const ResourceStore &store);

/// By the names of class and file. Classes: "DriverOutOfMemory", "OutOfMemory", "Evict" and "Sleep"
/// in the name, SparkPi, other org.apache.spark.examples and deploy classes; others are unknown.
/// Files: "driver_oom", "oom", "evict", "sleep", fail*, uncaught_*, pi.py, "nowhere"; others run
/// well.
[[nodiscard]] Scenario scenarioOf(const QString &mainClass, const QString &resource);
/// The value of spark.practice.scenario, which says it whatever the names are: "executor-oom",
/// "traceback" …; nullopt for anything else.
[[nodiscard]] std::optional<Scenario> scenarioNamed(const QString &name);

} // namespace firesteel::practice
