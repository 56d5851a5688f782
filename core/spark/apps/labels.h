// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonObject>
#include <QString>

#include <optional>

namespace firesteel::spark {

/// The labels by which Spark marks its pods (native-submission §3.1, §12.1).
namespace label {
inline constexpr QLatin1StringView appId("spark-app-selector");
inline constexpr QLatin1StringView appName("spark-app-name");
inline constexpr QLatin1StringView role("spark-role");
inline constexpr QLatin1StringView version("spark-version");
inline constexpr QLatin1StringView executorId("spark-exec-id");
inline constexpr QLatin1StringView resourceProfile("spark-exec-resourceprofile-id");
inline constexpr QLatin1StringView inactive("spark-exec-inactive");
inline constexpr QLatin1StringView driver("driver");     ///< value of role
inline constexpr QLatin1StringView executor("executor"); ///< value of role
} // namespace label

inline constexpr QLatin1StringView kDriverContainer("spark-kubernetes-driver");
inline constexpr QLatin1StringView kExecutorContainer("spark-kubernetes-executor");
inline constexpr QLatin1StringView kExitExceptionAnnotation("spark.exit-exception"); ///< since 4.1

enum class SparkRole { Driver, Executor, Other };

/// What the labels of a pod, service or map say about the Spark application that it belongs to.
struct SparkIdentity {
    QString appId;
    SparkRole role = SparkRole::Other; ///< services and most maps carry no role
    QString appName;                   ///< a label value, not the name itself
    QString version;
    std::optional<int> executorId;      ///< none in a driver, or before a set member is registered
    std::optional<int> resourceProfile; ///< 0: the default one
    bool inactive = false;              ///< a finished executor that is kept
    bool operator==(const SparkIdentity &) const = default;
};

/// Nothing if there is no spark-app-selector: then it is no part of a Spark application. `labels`
/// is metadata.labels.
[[nodiscard]] std::optional<SparkIdentity> sparkIdentity(const QJsonObject &labels);

/// A selector for all objects of one application.
[[nodiscard]] QString appSelector(const QString &appId);
/// A selector for all driver pods.
[[nodiscard]] QString driverSelector();

} // namespace firesteel::spark
