// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/spark/conf/sparkconf.h"
#include "core/spark/notice.h"
#include "core/spark/submission.h"

#include <QJsonObject>
#include <QList>

namespace firesteel::spark {

/// What the steps pass on to each other: the driver pod without Spark's own container, that
/// container, the properties of spark.properties and the further objects. Each helper that adds a
/// field takes the setting behind it, empty if there is none. A value type.
struct PodDraft {
    QJsonObject pod;       ///< with the containers of a template that are not Spark's
    QJsonObject container; ///< Spark's; the last one in the end
    SparkConf properties;
    QList<QJsonObject> preResources;
    QList<QJsonObject> postResources;
    QList<FieldOrigin> origins;
    QList<Notice> notices;

    void setMeta(const QString &member, const QJsonValue &value, const QString &setting = {});
    void setSpec(const QString &member, const QJsonValue &value, const QString &setting = {});
    /// One entry of a map of texts below metadata or spec ("labels", "nodeSelector").
    void setMetaEntry(const QString &map, const QString &key, const QString &value,
                      const QString &setting = {});
    void setSpecEntry(const QString &map, const QString &key, const QString &value,
                      const QString &setting = {});
    void appendToSpec(const QString &list, const QJsonValue &value, const QString &setting = {});
    void addVolume(const QJsonObject &volume, const QString &setting = {});

    void setContainer(const QString &member, const QJsonValue &value, const QString &setting = {});
    void setResource(const QString &which, const QString &resource, const QString &quantity,
                     const QString &setting = {}); ///< `which`: "requests" or "limits"
    void appendToContainer(const QString &list, const QJsonValue &value,
                           const QString &setting = {});
    void addEnv(const QString &name, const QString &value, const QString &setting = {});
    void addEnvFrom(const QString &name, const QJsonObject &source, const QString &setting = {});
    void addMount(const QString &volume, const QString &path, const QString &setting = {});

    /// Notes the setting behind a field of one of the further objects.
    void note(const QJsonObject &object, const QString &pointer, const QString &setting);
    /// Puts the container into the pod and turns notes about it into notes about the pod.
    void finish();
};

/// A key as one reference token of a JSON pointer.
[[nodiscard]] QString pointerToken(QString key);

} // namespace firesteel::spark
