// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/appevents.h"

#include "core/store/eventjoin.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTimeZone>

#include <algorithm>
#include <optional>

namespace firesteel::store {

using namespace Qt::StringLiterals;
using kube::ObjectPtr;
using AppPtr = std::shared_ptr<const SparkApp>;

namespace {

/// PREFIX of PREFIX-exec-NUMBER; empty if it is no such name.
QString executorPrefix(const QString &podName)
{
    static const QRegularExpression form(u"\\A(.+)-exec-[0-9]+\\z"_s);
    return form.match(podName).captured(1);
}

/// When Spark made up the prefix: six random digits and the low 40 bits of the milliseconds since
/// 1970 at its end. `near` settles the bits above them.
std::optional<QDateTime> madeAt(const QString &prefix, const QDateTime &near)
{
    static const QRegularExpression form(u"(?:\\A|-)[0-9a-fx][0-9a-f]{5}([0-9a-f]{7,10})\\z"_s);
    bool ok = false;
    const qint64 low = form.match(prefix).captured(1).toLongLong(&ok, 16);
    if (!ok)
        return std::nullopt;
    constexpr qint64 span = 1LL << 40;
    return QDateTime::fromMSecsSinceEpoch(near.toMSecsSinceEpoch() / span * span + low,
                                          QTimeZone::UTC);
}

/// A stretch of time; without an end it lasts.
struct Span {
    QDateTime from;
    QDateTime to;
    [[nodiscard]] bool holds(const QDateTime &at) const
    {
        return from.isValid() && at >= from && (!to.isValid() || at <= to);
    }
};

Span runOf(const SparkApp &app)
{
    // The clocks of API server and node are not one.
    constexpr qint64 slack = 5;
    return {app.created.addSecs(-slack),
            app.ended.isValid() ? app.ended.addSecs(slack) : app.ended};
}

QDateTime firstSeen(const kube::Object &event)
{
    for (const QLatin1StringView key : {"firstTimestamp"_L1, "eventTime"_L1}) {
        const QDateTime at =
            QDateTime::fromString(event.body.value(key).toString(), Qt::ISODateWithMs);
        if (at.isValid())
            return at.toUTC();
    }
    return eventTime(event);
}

/// What the events tell of a pod that is gone.
struct LostPod {
    QString prefix; ///< empty: no executor's name
    QDateTime first;
    bool driver = false; ///< an event named the driver's container
};

QHash<QString, LostPod> lostPods(const QList<ObjectPtr> &events, const QSet<QString> &there)
{
    QHash<QString, LostPod> lost;
    for (const ObjectPtr &event : events) {
        const QString uid = subjectUid(*event);
        if (uid.isEmpty() || there.contains(uid))
            continue;
        const QJsonObject subject = event->body.value("involvedObject"_L1).toObject();
        LostPod &pod = lost[uid];
        pod.prefix = executorPrefix(subject.value("name"_L1).toString());
        const QDateTime at = firstSeen(*event);
        if (!pod.first.isValid() || at < pod.first)
            pod.first = at;
        pod.driver = pod.driver ||
                     subject.value("fieldPath"_L1).toString().contains(QString(DriverContainer));
    }
    return lost;
}

QSet<QString> prefixesOf(const SparkApp &app)
{
    QSet<QString> prefixes;
    for (const ExecutorInfo &executor : app.executors) {
        if (const QString prefix = executorPrefix(executor.pod->name); !prefix.isEmpty())
            prefixes.insert(prefix);
    }
    return prefixes;
}

/// The one prefix that this driver alone can have made up; empty if there is none, or several.
QString madeUpPrefix(const Span &run, const QList<Span> &otherRuns,
                     const QHash<QString, LostPod> &lost, const QSet<QString> &foreign,
                     const QDateTime &now)
{
    QString found;
    for (const LostPod &pod : lost) {
        if (pod.prefix.isEmpty() || pod.prefix == found || foreign.contains(pod.prefix))
            continue;
        const auto at = madeAt(pod.prefix, now);
        if (!at || !run.holds(*at))
            continue;
        const bool shared =
            std::ranges::any_of(otherRuns, [&at](const Span &other) { return other.holds(*at); });
        if (shared || !found.isEmpty())
            return {};
        found = pod.prefix;
    }
    return found;
}

} // namespace

bool needsConfiguredPrefix(const SparkApp &app)
{
    return app.driver && prefixesOf(app).isEmpty();
}

QList<ObjectPtr> eventsOf(const SparkApp &app, const QList<AppPtr> &all,
                          const QList<ObjectPtr> &events, const QString &configuredPrefix,
                          const QDateTime &now)
{
    QSet<QString> ours;
    if (app.driver)
        ours.insert(app.driver->uid);
    for (const ExecutorInfo &executor : app.executors)
        ours.insert(executor.pod->uid);
    QSet<QString> there = ours;
    QSet<QString> foreign;
    QList<Span> otherRuns;
    for (const AppPtr &other : all) {
        if (other->key == app.key || other->key.namespaceName != app.key.namespaceName)
            continue;
        foreign += prefixesOf(*other);
        if (other->driver) {
            there.insert(other->driver->uid);
            otherRuns.append(runOf(*other));
        }
        for (const ExecutorInfo &executor : other->executors)
            there.insert(executor.pod->uid);
    }
    const QHash<QString, LostPod> lost = lostPods(events, there);
    for (const LostPod &pod : lost) {
        if (pod.driver)
            otherRuns.append({pod.first, {}});
    }
    const Span run = runOf(app);
    QSet<QString> prefixes = prefixesOf(app) - foreign;
    if (prefixes.isEmpty() && app.driver) {
        const QString own = configuredPrefix.isEmpty()
                                ? madeUpPrefix(run, otherRuns, lost, foreign, now)
                                : configuredPrefix;
        if (!own.isEmpty() && !foreign.contains(own))
            prefixes.insert(own);
    }
    for (const auto &[uid, pod] : lost.asKeyValueRange()) {
        if (app.driver && !pod.driver && prefixes.contains(pod.prefix) && run.holds(pod.first))
            ours.insert(uid);
    }
    QList<ObjectPtr> found;
    for (const ObjectPtr &event : events) {
        if (ours.contains(subjectUid(*event)))
            found.append(event);
    }
    std::ranges::sort(found, {}, [](const ObjectPtr &event) {
        return std::pair(eventTime(*event), event->name);
    });
    return found;
}

} // namespace firesteel::store
