// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/steps/mountvolumesstep.h"

#include "core/spark/apps/labels.h"
#include "core/spark/problem.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

/// native-submission §7.2. What is not set is sent as an empty text, which the API server drops.
QJsonObject volumeObject(const Volume &volume, const QString &claimName)
{
    QJsonObject out{{u"name"_s, volume.name}};
    switch (volume.type) {
    case VolumeType::EmptyDir: {
        QJsonObject source{{u"medium"_s, volume.medium}};
        if (!volume.sizeLimit.isEmpty())
            source.insert(u"sizeLimit"_s, volume.sizeLimit);
        out.insert(u"emptyDir"_s, source);
        break;
    }
    case VolumeType::HostPath:
        out.insert(u"hostPath"_s,
                   QJsonObject{{u"path"_s, volume.path}, {u"type"_s, volume.hostType}});
        break;
    case VolumeType::Nfs:
        out.insert(u"nfs"_s, QJsonObject{{u"path"_s, volume.path}, {u"server"_s, volume.server}});
        break;
    case VolumeType::PersistentVolumeClaim:
        out.insert(u"persistentVolumeClaim"_s,
                   QJsonObject{{u"claimName"_s, claimName}, {u"readOnly"_s, volume.readOnly}});
        break;
    }
    return out;
}

QJsonObject mountObject(const Volume &volume, bool since40)
{
    QJsonObject out{{u"name"_s, volume.name},
                    {u"mountPath"_s, volume.mountPath},
                    {u"readOnly"_s, volume.readOnly},
                    {u"subPath"_s, volume.subPath}};
    if (since40)
        out.insert(u"subPathExpr"_s, volume.subPathExpr);
    return out;
}

QJsonObject entriesObject(const QList<SparkConf::Entry> &entries)
{
    QJsonObject out;
    for (const auto &[key, value] : entries)
        out.insert(key, value);
    return out;
}

/// A claim that is made for the volume (native-submission §7.4).
QJsonObject claimObject(const Volume &volume, const QString &name, const DriverFacts &facts,
                        const QString &accessMode)
{
    QJsonObject labels = entriesObject(volume.labels);
    labels.insert(label::appId, facts.appId);
    QJsonObject metadata{{u"name"_s, name}};
    if (facts.version().atLeast(4, 0)) {
        metadata.insert(u"labels"_s, labels);
        if (!volume.annotations.isEmpty())
            metadata.insert(u"annotations"_s, entriesObject(volume.annotations));
    } else {
        metadata.insert(u"labels"_s, QJsonObject{{label::appId, facts.appId}});
    }
    return {{u"apiVersion"_s, u"v1"_s},
            {u"kind"_s, u"PersistentVolumeClaim"_s},
            {u"metadata"_s, metadata},
            {u"spec"_s,
             QJsonObject{
                 {u"storageClassName"_s, volume.storageClass},
                 {u"accessModes"_s, QJsonArray{accessMode}},
                 {u"resources"_s,
                  QJsonObject{{u"requests"_s, QJsonObject{{u"storage"_s, volume.sizeLimit}}}}}}}};
}

Result<> checkMountPaths(const QList<Volume> &volumes)
{
    QMap<QString, QString> seen;
    for (const Volume &volume : volumes) {
        if (seen.contains(volume.mountPath)) {
            return problem(Errc::InvalidValue, "mount-path-twice"_L1,
                           {{u"key"_s, QString(volume.keyPrefix + u"mount.path")},
                            {u"value"_s, volume.mountPath},
                            {u"other"_s, seen.value(volume.mountPath)}});
        }
        seen.insert(volume.mountPath, volume.keyPrefix + u"mount.path");
    }
    return {};
}

} // namespace

QLatin1StringView MountVolumesStep::className() const
{
    return "org.apache.spark.deploy.k8s.features.MountVolumesFeatureStep"_L1;
}

Result<PodDraft> MountVolumesStep::apply(PodDraft draft) const
{
    const QList<Volume> &volumes = facts().volumes;
    if (const auto checked = checkMountPaths(volumes); !checked)
        return std::unexpected(checked.error());
    const bool since40 = facts().version().atLeast(4, 0);
    const auto shared =
        reader().boolean(u"spark.kubernetes.legacy.useReadWriteOnceAccessMode"_s, !since40);
    if (!shared)
        return std::unexpected(shared.error());
    for (qsizetype i = 0; i < volumes.size(); ++i) {
        const Volume &volume = volumes[i];
        QString claim = volume.claimName;
        claim.replace("OnDemand"_L1, facts().prefix + u"-driver-pvc-" + QString::number(i));
        draft.addVolume(volumeObject(volume, claim), volume.keyPrefix + u'*');
        draft.appendToContainer(u"volumeMounts"_s, mountObject(volume, since40),
                                volume.keyPrefix + u"mount.path");
        if (!volume.makesClaim())
            continue;
        const QJsonObject object = claimObject(
            volume, claim, facts(), *shared ? u"ReadWriteOnce"_s : u"ReadWriteOncePod"_s);
        draft.note(object, u"/spec/storageClassName"_s, volume.keyPrefix + u"options.storageClass");
        draft.note(object, u"/spec/resources/requests/storage"_s,
                   volume.keyPrefix + u"options.sizeLimit");
        draft.postResources.append(object);
    }
    return draft;
}

} // namespace firesteel::spark
