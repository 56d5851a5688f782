// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/spark/conf/sparkconf.h"

namespace firesteel::spark {

/// Files of this machine would have to be uploaded for the driver (native-submission §6), which is
/// not built: MissingArgument local-file-without-upload if there is no
/// spark.kubernetes.file.upload.path, as Spark has it, else UnsupportedSetting for that key.
/// Context: "key", the "path", and "namedBy", the setting that names it.
[[nodiscard]] Result<> refuseUploads(const SparkConf &conf);
[[nodiscard]] Result<> refuseUpload(const SparkConf &conf, const QString &uri,
                                    const QString &namedBy);

} // namespace firesteel::spark
