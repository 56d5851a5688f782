// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/spark/conf/sparkconf.h"

#include <QMap>
#include <QStringList>

#include <chrono>
#include <optional>

namespace firesteel::spark {

/// Reads properties as Spark's typed entries do (native-submission §1.6): with substitution of
/// ${spark.KEY}, ${env:NAME} and ${system:PROPERTY}, and a check of the type. Unknown references
/// stay as they are. Errors: InvalidValue with "key", "value" and "problem" = not-an-integer,
/// not-a-number, not-a-boolean, not-a-size, not-a-time, not-allowed (then also "allowed") or
/// circular-reference. References its conf and environment; cheap to make.
class ConfReader
{
public:
    ConfReader(const SparkConf &conf, const QMap<QString, QString> &environment)
        : m_conf(conf), m_environment(environment)
    {}

    [[nodiscard]] Result<std::optional<QString>> text(const QString &key) const;
    [[nodiscard]] Result<std::optional<qint64>>
    integer(const QString &key) const; ///< 32 bits, as Java's
    [[nodiscard]] Result<std::optional<qint64>> longInteger(const QString &key) const;
    [[nodiscard]] Result<std::optional<double>> number(const QString &key) const;
    [[nodiscard]] Result<bool> boolean(const QString &key, bool fallback) const;
    /// A bare number counts MiB.
    [[nodiscard]] Result<std::optional<qint64>> mebibytes(const QString &key) const;
    /// A bare number counts milliseconds; truncated to them.
    [[nodiscard]] Result<std::optional<std::chrono::milliseconds>>
    milliseconds(const QString &key) const;
    /// A bare number counts seconds; truncated to them.
    [[nodiscard]] Result<std::optional<std::chrono::seconds>> seconds(const QString &key) const;
    [[nodiscard]] Result<QStringList> list(const QString &key) const;
    /// The first of `allowed` is the default.
    [[nodiscard]] Result<QString> oneOf(const QString &key, const QStringList &allowed) const;

    [[nodiscard]] const SparkConf &conf() const { return m_conf; }

private:
    [[nodiscard]] Result<QString> substituted(const QString &key, const QString &text,
                                              QStringList &open) const;
    [[nodiscard]] std::optional<QString> reference(const QString &scheme,
                                                   const QString &name) const;
    [[nodiscard]] Result<std::optional<qint64>> microseconds(const QString &key,
                                                             qint64 bareUnit) const;

    const SparkConf &m_conf;
    const QMap<QString, QString> &m_environment;
};

/// A list as Spark writes it in one value: split at commas, each part trimmed, empty ones dropped.
[[nodiscard]] QStringList splitList(const QString &text);

/// `value` as Java's Double.toString has it: 0.1, 1.0, 1.0E-4.
[[nodiscard]] QString javaDouble(double value);

} // namespace firesteel::spark
