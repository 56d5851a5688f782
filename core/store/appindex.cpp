// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/appindex.h"

#include "core/store/eventjoin.h"

#include <QJsonArray>

#include <algorithm>

namespace firesteel::store {

using namespace Qt::StringLiterals;
using kube::ObjectPtr;

namespace {

bool isPods(const QString &type)
{
    return type == "pods"_L1;
}
bool isEvents(const QString &type)
{
    return type == "events"_L1;
}

QString ownerUid(const kube::Object &object)
{
    const QJsonArray owners = object.metadata().value("ownerReferences"_L1).toArray();
    for (const QJsonValue &owner : owners) {
        if (owner["kind"_L1].toString() == "Pod"_L1)
            return owner["uid"_L1].toString();
    }
    return {};
}

/// The argument after --name is not in the pod; what is there is the label, which is the name made
/// smaller.
QString shownName(const kube::Object *driver, const std::map<QString, ObjectPtr> &executors)
{
    if (driver)
        return driver->label(labels::AppName);
    return executors.empty() ? QString() : executors.begin()->second->label(labels::AppName);
}

using EventKey = std::pair<QDateTime, QString>;

EventKey keyOf(const ObjectPtr &event)
{
    return {eventTime(*event), event->name};
}

/// By time. Reading the times of ten thousand events at each change would be felt, so those of
/// `before`, which are in order, keep their places.
QList<ObjectPtr> inOrder(const QList<ObjectPtr> &events, const QList<ObjectPtr> &before)
{
    QSet<const kube::Object *> fresh;
    fresh.reserve(events.size());
    for (const ObjectPtr &event : events)
        fresh.insert(event.get());
    QList<ObjectPtr> ordered;
    ordered.reserve(events.size());
    for (const ObjectPtr &event : before) {
        if (fresh.remove(event.get()))
            ordered.append(event);
    }
    constexpr qsizetype few = 64; // more are put in order all together
    if (fresh.size() <= few) {
        for (const ObjectPtr &event : events) {
            if (fresh.contains(event.get()))
                ordered.insert(std::ranges::upper_bound(ordered, keyOf(event), {}, keyOf), event);
        }
        return ordered;
    }
    std::vector<std::pair<EventKey, ObjectPtr>> keyed;
    keyed.reserve(size_t(events.size()));
    for (const ObjectPtr &event : events)
        keyed.emplace_back(keyOf(event), event);
    std::ranges::sort(keyed, {}, [](const auto &one) -> const EventKey & { return one.first; });
    ordered.clear();
    for (const auto &[key, event] : keyed)
        ordered.append(event);
    return ordered;
}

constexpr qsizetype maxSteps =
    20'000; ///< of one application: dynamic allocation for days stays within it

} // namespace

void AppIndex::follow(ObjectStore &store)
{
    connect(&store, &ObjectStore::changed, this, &AppIndex::apply);
    connect(&store, &ObjectStore::steps, this, &AppIndex::record);
    for (const QString &type : {u"pods"_s, u"services"_s, u"configmaps"_s, u"events"_s}) {
        StoreDiff diff;
        diff.type = type;
        diff.added = store.objects(type);
        if (!diff.isEmpty())
            apply(diff);
    }
}

void AppIndex::apply(const StoreDiff &diff)
{
    if (isEvents(diff.type)) {
        for (const ObjectPtr &event : diff.removed)
            displaceEvent(event);
        for (const ObjectPtr &event : diff.added)
            placeEvent(event);
        for (const StoreDiff::Changed &event : diff.modified)
            placeEvent(event.now);
    } else if (isPods(diff.type) || diff.type == "services"_L1 || diff.type == "configmaps"_L1) {
        for (const ObjectPtr &object : diff.removed)
            displace(diff.type, object);
        for (const ObjectPtr &object : diff.added)
            place(diff.type, object);
        for (const StoreDiff::Changed &object : diff.modified) {
            if (ownerOf(*object.before) != ownerOf(*object.now))
                displace(diff.type, object.before);
            place(diff.type, object.now);
        }
    }
    if (isPods(diff.type)) {
        settle();
        return;
    }
    // What is known of an application ahead of its pods waits for them.
    QSet<AppKey> early;
    for (const AppKey &key : std::as_const(m_touched)) {
        const auto parts = m_parts.constFind(key);
        if (parts != m_parts.constEnd() && !parts->hasPods() && !parts->app)
            early.insert(key);
    }
    m_touched -= early;
    settle();
    m_touched = early;
}

void AppIndex::record(const QList<PhaseStep> &steps)
{
    for (const PhaseStep &step : steps) {
        if (step.appId.isEmpty())
            continue;
        const AppKey key{step.namespaceName, step.appId};
        Parts &parts = m_parts[key];
        parts.steps.append(step);
        if (parts.steps.size() > maxSteps)
            parts.steps.remove(0, parts.steps.size() - maxSteps);
        m_touched.insert(key);
    }
    // Steps travel ahead of the objects they are about: settled with those, or now if the objects
    // are known.
    QSet<AppKey> early;
    for (const AppKey &key : std::as_const(m_touched)) {
        if (!m_parts[key].hasPods())
            early.insert(key);
    }
    m_touched -= early;
    settle();
    m_touched = early;
}

AppKey AppIndex::ownerOf(const kube::Object &object) const
{
    const QString appId = object.label(labels::AppSelector);
    if (!appId.isEmpty())
        return {object.namespaceName, appId};
    return m_appOfPod.value(ownerUid(object));
}

void AppIndex::place(const QString &type, const ObjectPtr &object)
{
    const AppKey key = ownerOf(*object);
    if (key.appId.isEmpty()) {
        const QString owner = ownerUid(*object);
        if (!owner.isEmpty()) {
            auto &waiting = m_waiting[owner];
            waiting.removeIf([&](const auto &entry) { return entry.second->uid == object->uid; });
            waiting.append({type, object});
        }
        return;
    }
    Parts &parts = m_parts[key];
    m_touched.insert(key);
    if (type == "services"_L1) {
        parts.services[object->uid] = object;
        return;
    }
    if (type == "configmaps"_L1) {
        parts.configMaps[object->uid] = object;
        return;
    }
    if (podRole(*object) == PodRole::Driver)
        parts.driver = object;
    else
        parts.executors[object->uid] = object;
    m_appOfPod.insert(object->uid, key);
    const auto waiting = m_waiting.take(object->uid);
    for (const auto &[waitingType, owned] : waiting)
        place(waitingType, owned);
}

void AppIndex::displace(const QString &type, const ObjectPtr &object)
{
    const AppKey key = ownerOf(*object);
    const auto found = m_parts.find(key);
    if (found == m_parts.end()) {
        const auto waiting = m_waiting.find(ownerUid(*object));
        if (waiting != m_waiting.end()) {
            waiting->removeIf([&](const auto &entry) { return entry.second->uid == object->uid; });
            if (waiting->isEmpty())
                m_waiting.erase(waiting);
        }
        return;
    }
    m_touched.insert(key);
    if (type == "services"_L1) {
        found->services.erase(object->uid);
    } else if (type == "configmaps"_L1) {
        found->configMaps.erase(object->uid);
    } else {
        if (found->driver && found->driver->uid == object->uid)
            found->driver.reset();
        found->executors.erase(object->uid);
        m_appOfPod.remove(object->uid);
    }
}

void AppIndex::placeEvent(const ObjectPtr &event)
{
    const QString subject = subjectUid(*event);
    if (subject.isEmpty())
        return;
    m_events[subject][event->uid] = event;
    if (const auto app = m_appOfPod.constFind(subject); app != m_appOfPod.constEnd())
        m_touched.insert(*app);
}

void AppIndex::displaceEvent(const ObjectPtr &event)
{
    const QString subject = subjectUid(*event);
    const auto found = m_events.find(subject);
    if (found == m_events.end())
        return;
    found->erase(event->uid);
    if (found->empty())
        m_events.erase(found);
    if (const auto app = m_appOfPod.constFind(subject); app != m_appOfPod.constEnd())
        m_touched.insert(*app);
}

void AppIndex::settle()
{
    QSet<AppKey> added;
    QSet<AppKey> updated;
    QSet<AppKey> removed;
    for (const AppKey &key : std::as_const(m_touched)) {
        const auto found = m_parts.find(key);
        if (found == m_parts.end())
            continue;
        const bool known = found->app != nullptr;
        if (found->hasPods()) {
            found->app = build(key, *found);
            (known ? updated : added).insert(key);
        } else {
            if (known)
                removed.insert(key);
            found->app.reset();
            if (known || (found->services.empty() && found->configMaps.empty()))
                m_parts.erase(found);
        }
    }
    m_touched.clear();
    if (!added.isEmpty() || !updated.isEmpty() || !removed.isEmpty())
        Q_EMIT changed(added, updated, removed);
}

AppIndex::AppPtr AppIndex::build(const AppKey &key, const Parts &parts) const
{
    auto app = std::make_shared<SparkApp>();
    app->key = key;
    app->name = shownName(parts.driver.get(), parts.executors);
    app->driver = parts.driver;
    app->steps = parts.steps;
    for (const auto &[uid, service] : parts.services)
        app->services.append(service);
    for (const auto &[uid, configMap] : parts.configMaps)
        app->configMaps.append(configMap);

    const auto collectEvents = [&](const QString &uid) {
        if (const auto found = m_events.constFind(uid); found != m_events.constEnd()) {
            for (const auto &[eventUid, event] : *found)
                app->events.append(event);
        }
    };
    QHash<const kube::Object *, const ExecutorInfo *> known; // what is the same is not read again
    if (parts.app) {
        for (const ExecutorInfo &executor : parts.app->executors)
            known.insert(executor.pod.get(), &executor);
    }
    for (const auto &[uid, pod] : parts.executors) {
        const ExecutorInfo *before = known.value(pod.get());
        app->executors.append(
            before ? *before
                   : ExecutorInfo{pod->label(labels::ExecutorId), pod, sparkPodState(*pod)});
        collectEvents(uid);
    }
    std::ranges::sort(app->executors, {}, [](const ExecutorInfo &executor) {
        return std::pair(executor.id.toLongLong(), executor.pod->name);
    });
    if (parts.driver) {
        collectEvents(parts.driver->uid);
        app->driverState = sparkPodState(*parts.driver);
        const AppVerdict verdict = appVerdict(app->driverState);
        app->state = verdict.state;
        app->reason = verdict.reason;
        app->exitCode = app->driverState.exitCode;
        app->created = parts.driver->created();
        app->started = app->driverState.startedAt;
        for (const kube::ContainerState &container : app->driverState.containers) {
            if (container.role == kube::ContainerState::Role::Main && container.terminated) {
                app->started = container.terminated->startedAt;
                app->ended = container.terminated->finishedAt;
                break;
            }
        }
    } else {
        app->reason.code = AppReason::Code::DriverGone;
        if (!app->executors.isEmpty())
            app->created = app->executors.first().pod->created();
    }
    app->events = inOrder(app->events, parts.app ? parts.app->events : QList<ObjectPtr>());
    return app;
}

AppIndex::AppPtr AppIndex::app(const AppKey &key) const
{
    const auto found = m_parts.constFind(key);
    return found == m_parts.constEnd() ? nullptr : found->app;
}

QList<AppIndex::AppPtr> AppIndex::apps() const
{
    QList<AppPtr> all;
    for (const Parts &parts : m_parts) {
        if (parts.app)
            all.append(parts.app);
    }
    return all;
}

QList<AppIndex::AppPtr> AppIndex::find(const QString &namespaceName, const QString &text) const
{
    QList<AppPtr> byId;
    QList<AppPtr> byName;
    for (const Parts &parts : m_parts) {
        if (!parts.app ||
            (!namespaceName.isEmpty() && parts.app->key.namespaceName != namespaceName))
            continue;
        if (parts.app->key.appId == text || parts.app->driverPodName() == text)
            byId.append(parts.app);
        else if (parts.app->name == text)
            byName.append(parts.app);
    }
    return byId.isEmpty() ? byName : byId;
}

} // namespace firesteel::store
