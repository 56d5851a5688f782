// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace firesteel::spark {

/// What Firesteel does with a setting that the submission reads, or would have to read.
enum class SettingSupport {
    Built,     ///< has its effect on the objects
    Forwarded, ///< the submission does not read it; it reaches the driver in spark.properties
    Refused,   ///< changes objects in a way that is not built: a submission with it is refused by
               ///< name
};

/// One row of resources/conf/spark-kubernetes.tsv.
struct Setting {
    QString key; ///< may hold "*": one segment, or at the end any rest
    QString type;
    QString fallback; ///< default; empty: none
    QString since;
    bool submission = false; ///< read by the submission in cluster mode
    bool driver = false;     ///< read by driver or executors
    SettingSupport support = SettingSupport::Forwarded;
    QString text;
};

/// The settings of Spark on Kubernetes (native-submission §13), as data. Immutable; any thread.
class Catalogue
{
public:
    /// Reads the table; lines that are not a row are left out.
    explicit Catalogue(const QString &table);
    [[nodiscard]] static const Catalogue &standard(); ///< the one built in

    [[nodiscard]] const Setting *find(const QString &key) const;
    [[nodiscard]] std::optional<QString> defaultOf(const QString &key) const;
    [[nodiscard]] const QList<Setting> &settings() const { return m_settings; }

private:
    QList<Setting> m_settings;
    QHash<QString, qsizetype> m_exact;
    QList<qsizetype> m_patterns;
};

} // namespace firesteel::spark
