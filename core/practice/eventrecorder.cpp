// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/eventrecorder.h"

#include "core/practice/fields.h"

namespace firesteel::practice {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {
QString typeName(EventRecorder::Type type)
{
    return type == EventRecorder::Type::Warning ? u"Warning"_s : u"Normal"_s;
}
} // namespace

EventRecorder::EventRecorder(Objects &objects, Timeline &timeline)
    : m_objects(objects), m_timeline(timeline)
{}

QJsonObject EventRecorder::base(const QJsonObject &pod, Type type, const QString &reason,
                                const QString &message)
{
    m_number += 0x3b9aca1;
    const QJsonObject about{{u"apiVersion"_s, u"v1"_s},
                            {u"kind"_s, u"Pod"_s},
                            {u"name"_s, nameOf(pod)},
                            {u"namespace"_s, namespaceOf(pod)},
                            {u"resourceVersion"_s, text(pod, "metadata.resourceVersion"_L1)},
                            {u"uid"_s, uidOf(pod)}};
    const QJsonObject metadata{
        {u"name"_s, QString(nameOf(pod) + u'.' + QString::number(m_number, 16))},
        {u"namespace"_s, namespaceOf(pod)},
        {u"uid"_s, m_objects.ids().uuid()},
        {u"creationTimestamp"_s, m_timeline.stamp()}};
    return {{u"apiVersion"_s, u"v1"_s},   {u"kind"_s, u"Event"_s},     {u"metadata"_s, metadata},
            {u"involvedObject"_s, about}, {u"type"_s, typeName(type)}, {u"reason"_s, reason},
            {u"message"_s, message}};
}

void EventRecorder::fromKubelet(const QJsonObject &pod, Type type, const QString &reason,
                                const QString &message, const QString &container)
{
    const QString key = uidOf(pod) + u'\n' + reason + u'\n' + message + u'\n' + container;
    if (countUp(key))
        return;
    QJsonObject event = base(pod, type, reason, message);
    const QString node = text(pod, "spec.nodeName"_L1);
    if (!container.isEmpty())
        put(event, "involvedObject.fieldPath"_L1,
            QString(u"spec.containers{"_s + container + u'}'));
    event.insert(u"count"_s, 1);
    event.insert(u"eventTime"_s, QJsonValue::Null);
    event.insert(u"firstTimestamp"_s, m_timeline.stamp());
    event.insert(u"lastTimestamp"_s, m_timeline.stamp());
    event.insert(u"reportingComponent"_s, u"kubelet"_s);
    event.insert(u"reportingInstance"_s, node);
    event.insert(u"source"_s, QJsonObject{{u"component"_s, u"kubelet"_s}, {u"host"_s, node}});
    keep(key, event);
}

void EventRecorder::fromScheduler(const QJsonObject &pod, Type type, const QString &reason,
                                  const QString &action, const QString &message)
{
    const QString key = uidOf(pod) + u'\n' + reason + u'\n' + message;
    const auto known = m_known.constFind(key);
    if (known != m_known.cend()) {
        const EntryPtr entry = m_objects.store().find(*known->type, known->nameSpace, known->name);
        if (entry) {
            QJsonObject event = entry->object();
            const qint64 count = at(event, "series.count"_L1).toInteger(1) + 1;
            event.insert(
                u"series"_s,
                QJsonObject{{u"count"_s, count}, {u"lastObservedTime"_s, m_timeline.microStamp()}});
            m_objects.store().put(*known->type, event);
            return;
        }
    }
    QJsonObject event = base(pod, type, reason, message);
    event.insert(u"action"_s, action);
    event.insert(u"eventTime"_s, m_timeline.microStamp());
    event.insert(u"firstTimestamp"_s, QJsonValue::Null);
    event.insert(u"lastTimestamp"_s, QJsonValue::Null);
    event.insert(u"reportingComponent"_s, u"default-scheduler"_s);
    event.insert(u"reportingInstance"_s, u"default-scheduler-practice"_s);
    event.insert(u"source"_s, QJsonObject());
    keep(key, event);
}

bool EventRecorder::countUp(const QString &key)
{
    const auto known = m_known.constFind(key);
    if (known == m_known.cend())
        return false;
    const EntryPtr entry = m_objects.store().find(*known->type, known->nameSpace, known->name);
    if (!entry)
        return false;
    QJsonObject event = entry->object();
    event.insert(u"count"_s, event.value("count"_L1).toInteger() + 1);
    event.insert(u"lastTimestamp"_s, m_timeline.stamp());
    m_objects.store().put(*known->type, event);
    return true;
}

void EventRecorder::keep(const QString &key, const QJsonObject &event)
{
    const Place place{&coreType(u"events"), namespaceOf(event), nameOf(event)};
    if (!m_objects.store().find(coreType(u"namespaces"), {}, place.nameSpace))
        return;
    m_known.insert(key, place);
    m_objects.store().put(*place.type, event);
    m_timeline.after(1h, [this, key, place] {
        m_known.remove(key);
        m_objects.store().remove(*place.type, place.nameSpace, place.name);
    });
}

} // namespace firesteel::practice
