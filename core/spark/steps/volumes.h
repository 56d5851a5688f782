// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/spark/conf/confreader.h"
#include "core/spark/version.h"

#include <QJsonObject>
#include <QList>

namespace firesteel::spark {

enum class VolumeType { EmptyDir, HostPath, Nfs, PersistentVolumeClaim };

/// One volume of spark.kubernetes.ROLE.volumes.TYPE.NAME.* (native-submission §7.1).
struct Volume {
    VolumeType type = VolumeType::EmptyDir;
    QString name;
    QString keyPrefix; ///< "spark.kubernetes.driver.volumes.nfs.data.", for provenance
    QString mountPath;
    bool readOnly = false;
    QString subPath;
    QString subPathExpr;
    QString path;      ///< hostPath, nfs
    QString hostType;  ///< hostPath
    QString server;    ///< nfs
    QString medium;    ///< emptyDir
    QString sizeLimit; ///< emptyDir, persistentVolumeClaim
    QString claimName;
    QString storageClass;
    QList<SparkConf::Entry> labels;      ///< of a claim that is made
    QList<SparkConf::Entry> annotations; ///< of a claim that is made

    /// Whether a claim is made for it.
    [[nodiscard]] bool makesClaim() const
    {
        return type == VolumeType::PersistentVolumeClaim && !storageClass.isEmpty() &&
               !sizeLimit.isEmpty();
    }
};

/// The volumes of a role ("driver", "executor"), sorted by type and name; Spark's own order is that
/// of a hash table. Errors with "key": InvalidValue volume-type, volume-size, volume-sub-path,
/// not-a-boolean; MissingArgument volume-key.
[[nodiscard]] Result<QList<Volume>> readVolumes(const ConfReader &conf, const QString &role,
                                                const SparkVersion &version);

} // namespace firesteel::spark
