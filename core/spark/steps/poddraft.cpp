// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/steps/poddraft.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

const QString kContainerMark = u"/@container"_s; // until finish() knows its index

void notePod(PodDraft &draft, const QString &pointer, const QString &setting)
{
    if (!setting.isEmpty())
        draft.origins.append({u"Pod"_s, QString(), pointer, setting});
}

void setBelow(QJsonObject &object, const QString &section, const QString &member,
              const QJsonValue &value)
{
    QJsonObject inner = object.value(section).toObject();
    inner.insert(member, value);
    object.insert(section, inner);
}

void setEntry(PodDraft &draft, const QString &section, const QString &map, const QString &key,
              const QString &value, const QString &setting)
{
    QJsonObject entries = draft.pod.value(section).toObject().value(map).toObject();
    entries.insert(key, value);
    setBelow(draft.pod, section, map, entries);
    notePod(draft, u'/' + section + u'/' + map + u'/' + pointerToken(key), setting);
}

} // namespace

QString pointerToken(QString key)
{
    return key.replace(u'~', u"~0"_s).replace(u'/', u"~1"_s);
}

void PodDraft::setMeta(const QString &member, const QJsonValue &value, const QString &setting)
{
    setBelow(pod, u"metadata"_s, member, value);
    notePod(*this, u"/metadata/"_s + member, setting);
}

void PodDraft::setSpec(const QString &member, const QJsonValue &value, const QString &setting)
{
    setBelow(pod, u"spec"_s, member, value);
    notePod(*this, u"/spec/"_s + member, setting);
}

void PodDraft::setMetaEntry(const QString &map, const QString &key, const QString &value,
                            const QString &setting)
{
    setEntry(*this, u"metadata"_s, map, key, value, setting);
}

void PodDraft::setSpecEntry(const QString &map, const QString &key, const QString &value,
                            const QString &setting)
{
    setEntry(*this, u"spec"_s, map, key, value, setting);
}

void PodDraft::appendToSpec(const QString &list, const QJsonValue &value, const QString &setting)
{
    QJsonArray items = pod.value("spec"_L1).toObject().value(list).toArray();
    notePod(*this, u"/spec/"_s + list + u'/' + QString::number(items.size()), setting);
    items.append(value);
    setBelow(pod, u"spec"_s, list, items);
}

void PodDraft::addVolume(const QJsonObject &volume, const QString &setting)
{
    appendToSpec(u"volumes"_s, volume, setting);
}

void PodDraft::setContainer(const QString &member, const QJsonValue &value, const QString &setting)
{
    container.insert(member, value);
    notePod(*this, kContainerMark + u'/' + member, setting);
}

void PodDraft::setResource(const QString &which, const QString &resource, const QString &quantity,
                           const QString &setting)
{
    QJsonObject resources = container.value("resources"_L1).toObject();
    setBelow(resources, which, resource, quantity);
    container.insert(u"resources"_s, resources);
    notePod(*this, kContainerMark + u"/resources/" + which + u'/' + pointerToken(resource),
            setting);
}

void PodDraft::appendToContainer(const QString &list, const QJsonValue &value,
                                 const QString &setting)
{
    QJsonArray items = container.value(list).toArray();
    notePod(*this, kContainerMark + u'/' + list + u'/' + QString::number(items.size()), setting);
    items.append(value);
    container.insert(list, items);
}

void PodDraft::addEnv(const QString &name, const QString &value, const QString &setting)
{
    appendToContainer(u"env"_s, QJsonObject{{u"name"_s, name}, {u"value"_s, value}}, setting);
}

void PodDraft::addEnvFrom(const QString &name, const QJsonObject &source, const QString &setting)
{
    appendToContainer(u"env"_s, QJsonObject{{u"name"_s, name}, {u"valueFrom"_s, source}}, setting);
}

void PodDraft::addMount(const QString &volume, const QString &path, const QString &setting)
{
    appendToContainer(u"volumeMounts"_s, QJsonObject{{u"name"_s, volume}, {u"mountPath"_s, path}},
                      setting);
}

void PodDraft::note(const QJsonObject &object, const QString &pointer, const QString &setting)
{
    origins.append({object.value("kind"_L1).toString(),
                    object.value("metadata"_L1).toObject().value("name"_L1).toString(), pointer,
                    setting});
}

void PodDraft::finish()
{
    QJsonObject spec = pod.value("spec"_L1).toObject();
    QJsonArray containers = spec.value("containers"_L1).toArray();
    const QString place = u"/spec/containers/"_s + QString::number(containers.size());
    containers.append(container);
    spec.insert(u"containers"_s, containers);
    pod.insert(u"spec"_s, spec);
    const QString name = pod.value("metadata"_L1).toObject().value("name"_L1).toString();
    for (FieldOrigin &origin : origins) {
        if (origin.kind != "Pod"_L1)
            continue;
        origin.name = name;
        if (origin.pointer.startsWith(kContainerMark))
            origin.pointer.replace(0, kContainerMark.size(), place);
    }
}

} // namespace firesteel::spark
