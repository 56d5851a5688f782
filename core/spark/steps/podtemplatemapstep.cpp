// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/steps/podtemplatemapstep.h"

#include "core/spark/problem.h"
#include "core/spark/steps/localfile.h"
#include "core/spark/submit/uri.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

constexpr auto kKey = "spark.kubernetes.executor.podTemplateFile"_L1;
constexpr auto kItem = "podspec-configmap-key"_L1;
constexpr auto kFile = "pod-spec-template.yml"_L1;
constexpr auto kFolder = "/opt/spark/pod-template"_L1;
constexpr auto kVolume = "pod-template-volume"_L1;

} // namespace

QLatin1StringView PodTemplateMapStep::className() const
{
    return "org.apache.spark.deploy.k8s.features.PodTemplateConfigMapStep"_L1;
}

Result<PodDraft> PodTemplateMapStep::apply(PodDraft draft) const
{
    const auto file = reader().text(kKey);
    if (!file)
        return std::unexpected(file.error());
    if (!*file)
        return draft;
    const QString scheme = uriScheme(**file);
    if (!scheme.isEmpty() && scheme != "file"_L1 && scheme != "local"_L1) {
        return problem(Errc::UnsupportedSetting, "remote-template"_L1,
                       {{u"key"_s, QString(kKey)}, {u"value"_s, **file}});
    }
    QString path = **file;
    if (scheme == "local"_L1)
        path.replace(0, 5, u"file"_s);
    const auto text = readLocalText(localPath(path), kKey);
    if (!text)
        return std::unexpected(text.error());
    const QString name = facts().prefix + u"-driver-podspec-conf-map";
    const QJsonObject map{{u"apiVersion"_s, u"v1"_s},
                          {u"kind"_s, u"ConfigMap"_s},
                          {u"metadata"_s, QJsonObject{{u"name"_s, name}}},
                          {u"immutable"_s, true},
                          {u"data"_s, QJsonObject{{kItem, *text}}}};
    draft.note(map, u"/data/"_s + kItem, kKey);
    draft.postResources.append(map);
    draft.addVolume(
        {{u"name"_s, QString(kVolume)},
         {u"configMap"_s,
          QJsonObject{{u"name"_s, name},
                      {u"items"_s, QJsonArray{QJsonObject{{u"key"_s, QString(kItem)},
                                                          {u"path"_s, QString(kFile)}}}}}}},
        kKey);
    draft.addMount(kVolume, kFolder, kKey);
    draft.properties.set(kKey, kFolder + u'/' + kFile);
    return draft;
}

} // namespace firesteel::spark
