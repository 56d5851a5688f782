// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/steps/localdirsstep.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

constexpr auto kVolumePrefix = "spark-local-dir-"_L1;
constexpr auto kVariable = "SPARK_LOCAL_DIRS"_L1;
constexpr auto kTmpfs = "spark.kubernetes.local.dirs.tmpfs"_L1;

/// Mounts of volumes that the user has named as local directories.
QStringList mountedDirs(const QJsonObject &container)
{
    QStringList paths;
    for (const QJsonValue &mount : container.value("volumeMounts"_L1).toArray()) {
        const QJsonObject object = mount.toObject();
        if (object.value("name"_L1).toString().startsWith(kVolumePrefix))
            paths.append(object.value("mountPath"_L1).toString());
    }
    return paths;
}

} // namespace

QLatin1StringView LocalDirsStep::className() const
{
    return "org.apache.spark.deploy.k8s.features.LocalDirsFeatureStep"_L1;
}

Result<PodDraft> LocalDirsStep::apply(PodDraft draft) const
{
    if (const QStringList mounted = mountedDirs(draft.container); !mounted.isEmpty()) {
        draft.addEnv(kVariable, mounted.join(u','));
        return draft;
    }
    const auto tmpfs = reader().boolean(kTmpfs, false);
    if (!tmpfs)
        return std::unexpected(tmpfs.error());
    const QString key = u"spark.local.dir"_s;
    QString dirs = u"/var/data/spark-"_s + facts().localDirId;
    QString setting;
    if (facts().plan.environment.contains(kVariable)) {
        dirs = facts().plan.environment.value(kVariable);
        setting = u"env:"_s + kVariable;
    } else if (const auto value = conf().raw(key)) {
        dirs = *value;
        setting = key;
    }
    QStringList list = dirs.split(u',');
    while (list.size() > 1 && list.last().isEmpty()) // as Java's split does
        list.removeLast();
    QJsonObject source;
    if (*tmpfs)
        source.insert(u"medium"_s, u"Memory"_s);
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QString name = kVolumePrefix + QString::number(i + 1);
        draft.addVolume({{u"name"_s, name}, {u"emptyDir"_s, source}},
                        *tmpfs ? QString(kTmpfs) : setting);
        draft.addMount(name, list[i], setting);
    }
    draft.addEnv(kVariable, list.join(u','), setting);
    return draft;
}

} // namespace firesteel::spark
