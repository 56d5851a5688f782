// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/finding.h"
#include "core/base/quantity.h"
#include "core/base/result.h"
#include "core/kube/api/object.h"
#include "core/spark/version.h"

#include <QDateTime>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace firesteel::engine {

/// One pod of a job as the scheduler and the quota count it.
struct PodDemand {
    qint64 milliCpu = 1000;              ///< request
    qint64 memory = 1408LL << 20;        ///< bytes; request and limit, as Spark sets both
    std::optional<qint64> milliCpuLimit; ///< Spark sets none by itself
    bool operator==(const PodDemand &) const = default;
};

/// The job whose place on the cluster is asked for.
struct PreflightRequest {
    QString namespaceName;
    QString account = QStringLiteral("spark");
    QString image;           ///< empty: nothing is said about images
    QStringList pullSecrets; ///< of the job; those of the account count too
    spark::SparkVersion sparkVersion = {};
    PodDemand driver = {};
    PodDemand executor = {};
    int executors = 2;
    QString storageClass; ///< of claims; empty: none asked for
    bool claims = false;  ///< the job makes claims
    bool operator==(const PreflightRequest &) const = default;
};

enum class PreflightState { Ok, Warn, Problem, Unknown };
/// "ok", "warn", "problem", "unknown".
[[nodiscard]] QLatin1StringView preflightStateName(PreflightState state);

/// One question of "Can Spark run here?". Ids, in this order: server-version, namespace,
/// service-account, pod-security, quota, limit-range, nodes, room, image, pull-secret, dns,
/// storage, operators. Facts are data, not words; numbers are plain, cpu in millicores (keys …Cpu)
/// and memory in bytes (keys …Memory).
struct PreflightItem {
    QString id;
    PreflightState state = PreflightState::Unknown;
    QMap<QString, QString> facts;
    /// Rows for tables, each with the same keys: nodes, quotas, …
    QList<QMap<QString, QString>> rows;
    QList<Finding> findings;    ///< of Warn and Problem: the first one is the answer
    std::optional<Error> error; ///< of Unknown: why it could not be read
    bool operator==(const PreflightItem &) const = default;
};

/// What was read; an error where it could not be.
struct PreflightSight {
    using List = Result<QList<kube::ObjectPtr>>;
    Result<QJsonObject> version = fail(Errc::Cancelled); ///< of /version
    Result<kube::ObjectPtr> namespaceObject = fail(Errc::Cancelled);
    Result<kube::ObjectPtr> account = fail(Errc::Cancelled);
    List quotas = fail(Errc::Cancelled);
    List limitRanges = fail(Errc::Cancelled);
    List nodes = fail(Errc::Cancelled);
    List pods = fail(Errc::Cancelled);        ///< of all namespaces
    List dnsServices = fail(Errc::Cancelled); ///< k8s-app=kube-dns in kube-system
    List dnsPods = fail(Errc::Cancelled);
    List storageClasses = fail(Errc::Cancelled);
    Result<QStringList> apiGroups = fail(Errc::Cancelled); ///< of /apis
    List events = fail(Errc::Cancelled);                   ///< of the namespace
    QMap<QString, Result<kube::ObjectPtr>> secrets; ///< the pull secrets; their content is dropped
    QDateTime now;
};

/// An item that could not be read.
[[nodiscard]] PreflightItem unknownItem(const QString &id, const Error &error);
/// Ok, Warn or Problem, as its findings say.
void settle(PreflightItem &item);

/// Pure.
[[nodiscard]] QList<PreflightItem> evaluatePreflight(const PreflightRequest &request,
                                                     const PreflightSight &sight);

} // namespace firesteel::engine
