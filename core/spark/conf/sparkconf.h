// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QList>
#include <QString>

#include <optional>
#include <utility>

namespace firesteel::spark {

/// Spark properties as they are written: an ordered map of text to text, without any interpretation
/// (ConfReader interprets). The order is that of first insertion. A value type.
class SparkConf
{
public:
    using Entry = std::pair<QString, QString>;

    SparkConf() = default;
    SparkConf(std::initializer_list<Entry> entries);

    void set(const QString &key, const QString &value); ///< an existing key keeps its place
    void setIfMissing(const QString &key, const QString &value);
    void remove(const QString &key);
    void merge(const SparkConf &other); ///< every entry of `other` is set

    [[nodiscard]] bool contains(const QString &key) const { return m_values.contains(key); }
    [[nodiscard]] std::optional<QString> raw(const QString &key) const;
    [[nodiscard]] QString raw(const QString &key, const QString &fallback) const;
    [[nodiscard]] QList<Entry> entries() const;
    /// The entries below `prefix` ("spark.kubernetes.driver.label."), without it, sorted by the
    /// rest of the key. Spark's own order is that of a hash table, so a sorted one is as good and
    /// repeatable.
    [[nodiscard]] QList<Entry> withPrefix(const QString &prefix) const;
    [[nodiscard]] qsizetype size() const { return m_order.size(); }

    bool operator==(const SparkConf &other) const { return m_values == other.m_values; }

private:
    QList<QString> m_order;
    QHash<QString, QString> m_values;
};

} // namespace firesteel::spark
