// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/spark/submit/rawarguments.h"

namespace firesteel::spark {

/// The properties of a command line with those of files below them (native-submission §1.4, §1.5),
/// still with keys that do not begin with "spark.". Errors: FileMissing, FileUnreadable or
/// InvalidValue (line) for the file of --properties-file; InvalidValue heap-in-java-options.
[[nodiscard]] Result<SparkConf> layeredProperties(const RawArguments &raw,
                                                  const SubmitContext &context);

/// Properties of SPARK_SUBMIT_OPTS (-Dspark.KEY=VALUE): below everything else.
[[nodiscard]] SparkConf systemProperties(const QString &submitOptions);

/// $SPARK_CONF_DIR, else $SPARK_HOME/conf; empty: none.
[[nodiscard]] QString confDirectory(const QMap<QString, QString> &environment);

/// A text split into words as the launcher splits options: at blanks, with quotes and backslashes.
[[nodiscard]] QStringList splitOptions(const QString &text);

} // namespace firesteel::spark
