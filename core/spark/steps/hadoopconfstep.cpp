// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/steps/hadoopconfstep.h"

#include "core/spark/problem.h"
#include "core/spark/steps/localfile.h"

#include <QDir>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

constexpr auto kMapKey = "spark.kubernetes.hadoop.configMapName"_L1;
constexpr auto kVariable = "HADOOP_CONF_DIR"_L1;
constexpr auto kFolder = "/opt/hadoop/conf"_L1;
constexpr auto kVolume = "hadoop-properties"_L1;

} // namespace

QLatin1StringView HadoopConfStep::className() const
{
    return "org.apache.spark.deploy.k8s.features.HadoopConfDriverFeatureStep"_L1;
}

Result<> HadoopConfStep::check() const
{
    if (facts().plan.environment.contains(kVariable) && conf().contains(kMapKey)) {
        return problem(
            Errc::ConflictingOptions, "hadoop-conf-twice"_L1,
            {{u"key"_s, QString(kMapKey)}, {u"other"_s, QString(u"env:"_s + kVariable)}});
    }
    return {};
}

Result<PodDraft> HadoopConfStep::apply(PodDraft draft) const
{
    const auto existing = reader().text(kMapKey);
    if (!existing)
        return std::unexpected(existing.error());
    const bool folder = facts().plan.environment.contains(kVariable);
    if (!folder && !*existing)
        return draft;
    const QString setting = folder ? QString(u"env:"_s + kVariable) : QString(kMapKey);
    const QString name = existing->value_or(facts().prefix + u"-hadoop-config"_s);
    QJsonObject source{{u"name"_s, name}};
    if (folder) {
        QJsonArray items;
        QJsonObject data;
        const QDir dir(facts().plan.environment.value(kVariable));
        for (const QString &file : dir.entryList(QDir::Files | QDir::Hidden, QDir::Name)) {
            const auto text = readLocalText(dir.absoluteFilePath(file), setting);
            if (!text)
                return std::unexpected(text.error());
            items.append(QJsonObject{{u"key"_s, file}, {u"path"_s, file}});
            data.insert(file, *text);
        }
        if (!items.isEmpty())
            source.insert(u"items"_s, items);
        QJsonObject map{{u"apiVersion"_s, u"v1"_s},
                        {u"kind"_s, u"ConfigMap"_s},
                        {u"metadata"_s, QJsonObject{{u"name"_s, name}}},
                        {u"immutable"_s, true}};
        if (!data.isEmpty())
            map.insert(u"data"_s, data);
        draft.note(map, u"/data"_s, setting);
        draft.postResources.append(map);
    }
    draft.addVolume({{u"name"_s, QString(kVolume)}, {u"configMap"_s, source}}, setting);
    draft.addMount(kVolume, kFolder, setting);
    draft.addEnv(kVariable, kFolder, setting);
    draft.properties.set(u"spark.kubernetes.executor.hadoopConfigMapName"_s, name);
    return draft;
}

} // namespace firesteel::spark
