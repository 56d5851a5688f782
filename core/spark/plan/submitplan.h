// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/spark/conf/sparkconf.h"
#include "core/spark/version.h"

#include <QJsonObject>
#include <QMap>
#include <QStringList>

namespace firesteel::spark {

enum class AppKind { Java, Python, R };

/// Everything that decides the objects of one submission, apart from ids, the time and the content
/// of files on this machine. It is what a form edits, a command line is parsed into, and Submission
/// is made of. A value: comparable, and saved as JSON, with whatever secrets its properties hold.
struct SubmitPlan {
    SparkVersion version;
    SparkConf conf; ///< as spark-submit hands it to its Kubernetes part (native-submission §1.14)
    AppKind kind = AppKind::Java;
    QString mainClass;
    QString primaryResource; ///< a resolved URI, or "spark-internal"
    QStringList arguments;   ///< of the application
    QString proxyUser;       ///< empty: none
    QString sparkUser;       ///< the driver's SPARK_USER
    QString confDirectory;   ///< whose files go into the driver's configuration map; empty: none
    /// The variables of the submitter that change objects: SPARK_LOCAL_DIRS, PYSPARK_PYTHON,
    /// PYSPARK_DRIVER_PYTHON, HADOOP_CONF_DIR, and those named by ${env:NAME} in a setting.
    QMap<QString, QString> environment;

    [[nodiscard]] QJsonObject toJson() const;
    /// InvalidValue (key) if a member is missing or of another type.
    [[nodiscard]] static Result<SubmitPlan> fromJson(const QJsonObject &json);

    bool operator==(const SubmitPlan &) const = default;
};

} // namespace firesteel::spark
