// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/commands/showcommand.h"

#include "core/ctl/sentences.h"
#include "core/ctl/text.h"
#include "core/ctl/words.h"
#include "core/data/javaproperties.h"
#include "core/store/appevents.h"

#include <QJsonArray>

#include <algorithm>

namespace firesteel::ctl {

using namespace Qt::StringLiterals;
using store::AppIndex;
using store::SparkApp;

namespace {

QString since(const QDateTime &from, const QDateTime &until)
{
    return from.isValid() ? duration(std::chrono::seconds{from.secsTo(until)}) : u"-"_s;
}

QString executorWords(const SparkApp &app)
{
    return QString::number(app.runningExecutors()) + u" of "_s +
           QString::number(app.executors.size());
}

QJsonObject eventJson(const kube::Object &event)
{
    const QJsonObject subject = event.body.value("involvedObject"_L1).toObject();
    return {{u"time"_s, store::eventTime(event).toString(Qt::ISODate)},
            {u"type"_s, event.body.value("type"_L1)},
            {u"reason"_s, event.body.value("reason"_L1)},
            {u"object"_s, subject.value("name"_L1)},
            {u"count"_s, store::eventCount(event)},
            {u"message"_s, event.body.value("message"_L1)}};
}

QString eventTable(const QList<kube::ObjectPtr> &events, const QDateTime &now)
{
    QList<QStringList> rows;
    for (const kube::ObjectPtr &event : events) {
        const QString count = QString::number(store::eventCount(*event));
        rows.append({since(store::eventTime(*event), now) + u" ago"_s,
                     event->body.value("type"_L1).toString(),
                     event->body.value("reason"_L1).toString(), count,
                     event->body.value("involvedObject"_L1).toObject().value("name"_L1).toString(),
                     event->body.value("message"_L1).toString().simplified()});
    }
    return table({u"SEEN"_s, u"TYPE"_s, u"REASON"_s, u"COUNT"_s, u"POD"_s, u"MESSAGE"_s}, rows);
}

/// The config map with the driver's spark.properties (native-submission §4); empty if it has none.
QString driverConfMap(const kube::Object &driver)
{
    const QJsonArray volumes = driver.spec().value("volumes"_L1).toArray();
    for (const QJsonValue &volume : volumes) {
        if (volume["name"_L1].toString() == "spark-conf-volume-driver"_L1)
            return volume["configMap"_L1]["name"_L1].toString();
    }
    return {};
}

QString executorPrefixIn(const kube::Object &confMap)
{
    const QString text =
        confMap.body.value("data"_L1).toObject().value("spark.properties"_L1).toString();
    QString prefix;
    for (const data::Property &property :
         data::readProperties(text.toUtf8()).value_or(QList<data::Property>())) {
        if (property.key == "spark.kubernetes.executor.podNamePrefix"_L1)
            prefix = property.value;
    }
    return prefix;
}

} // namespace

void ShowCommand::run()
{
    if (!connectToCluster())
        return;
    if (m_options.verb == Verb::List)
        list();
    else
        findApp([this](const AppIndex::AppPtr &app) { withEvents(app); });
}

void ShowCommand::list()
{
    const QString namespaceName =
        m_options.allNamespaces ? QString() : session().connection().namespaceName;
    loadApps(namespaceName, [this, namespaceName](QList<AppIndex::AppPtr> apps) {
        std::ranges::sort(apps, std::greater(), [](const AppIndex::AppPtr &app) {
            return std::pair(app->created, app->key.appId);
        });
        if (m_options.format != OutputFormat::Table) {
            QJsonArray all;
            for (const AppIndex::AppPtr &app : apps)
                all.append(appJson(*app));
            printDocument(QJsonObject{{u"applications"_s, all}});
            finish(ExitCode::Ok);
            return;
        }
        if (apps.isEmpty()) {
            m_console.errText(namespaceName.isEmpty()
                                  ? u"No application in any namespace.\n"_s
                                  : QString(u"No application in namespace \""_s + namespaceName +
                                            u"\". Look in all with -A.\n"_s));
            finish(ExitCode::Ok);
            return;
        }
        const QDateTime now = m_surroundings.clock.wall();
        QStringList headings{u"NAME"_s, u"STATE"_s, u"EXECUTORS"_s, u"AGE"_s,
                             u"RAN"_s,  u"ID"_s,    u"REASON"_s};
        if (m_options.allNamespaces)
            headings.prepend(u"NAMESPACE"_s);
        QList<QStringList> rows;
        for (const AppIndex::AppPtr &app : apps) {
            QStringList row{app->name,
                            store::appStateName(app->state),
                            executorWords(*app),
                            since(app->created, now),
                            since(app->started, app->ended.isValid() ? app->ended : now),
                            app->key.appId,
                            reasonWords(*app)};
            if (m_options.allNamespaces)
                row.prepend(app->key.namespaceName);
            rows.append(row);
        }
        m_console.outText(table(headings, rows));
        finish(ExitCode::Ok);
    });
}

void ShowCommand::withEvents(const AppIndex::AppPtr &app)
{
    withPrefix(*app, [this, app](const QString &prefix) {
        kube::ListRequest request;
        request.selection = {
            kube::resources::Events, app->key.namespaceName, {}, u"involvedObject.kind=Pod"_s};
        session().list(request, this, [this, app, prefix](const Result<kube::ListPage> &page) {
            eventsCame(*app, prefix, page);
        });
    });
}

void ShowCommand::withPrefix(const SparkApp &app, std::function<void(const QString &)> then)
{
    const QString map = store::needsConfiguredPrefix(app) ? driverConfMap(*app.driver) : QString();
    if (map.isEmpty()) {
        then({});
        return;
    }
    session().get({kube::resources::ConfigMaps, app.key.namespaceName, map}, this,
                  [then = std::move(then)](const Result<kube::ObjectPtr> &found) {
                      then(found ? executorPrefixIn(**found) : QString());
                  });
}

void ShowCommand::eventsCame(const SparkApp &app, const QString &prefix,
                             const Result<kube::ListPage> &page)
{
    if (!page && m_options.verb == Verb::Event) {
        failWith(page.error());
        return;
    }
    if (!page)
        m_console.errText(u"warning: its events cannot be read: "_s +
                          printable(sentenceFor(page.error()).what) + u'\n');
    const QList<kube::ObjectPtr> events =
        store::eventsOf(app, apps().apps(), page ? page->items : QList<kube::ObjectPtr>(), prefix,
                        m_surroundings.clock.wall());
    if (m_options.verb == Verb::Event)
        showEvents(events);
    else
        showStatus(app, events);
}

void ShowCommand::showEvents(const QList<kube::ObjectPtr> &events)
{
    if (m_options.format != OutputFormat::Table) {
        QJsonArray all;
        for (const kube::ObjectPtr &event : events)
            all.append(eventJson(*event));
        printDocument(QJsonObject{{u"events"_s, all}});
    } else if (events.isEmpty()) {
        m_console.errText(
            u"The cluster holds no events of this application; it keeps them for an hour.\n"_s);
    } else {
        m_console.outText(eventTable(events, m_surroundings.clock.wall()));
    }
    finish(ExitCode::Ok);
}

void ShowCommand::showStatus(const SparkApp &app, const QList<kube::ObjectPtr> &events)
{
    constexpr qsizetype latest = 10;
    const QList<kube::ObjectPtr> last =
        events.sliced(std::max<qsizetype>(0, events.size() - latest));
    if (m_options.format != OutputFormat::Table) {
        QJsonObject object = appJson(app);
        QJsonArray shown;
        for (const kube::ObjectPtr &event : last)
            shown.append(eventJson(*event));
        object.insert(u"events"_s, shown);
        printDocument(object);
        finish(ExitCode::Ok);
        return;
    }
    const QDateTime now = m_surroundings.clock.wall();
    const QString why = reasonWords(app);
    QString text = u"name        "_s + printable(app.name) + u'\n';
    text += u"id          "_s + app.key.appId + u'\n';
    text += u"namespace   "_s + app.key.namespaceName + u'\n';
    text += u"state       "_s + store::appStateName(app.state) +
            (why.isEmpty() ? QString() : QString(u", "_s + why)) + u'\n';
    text +=
        u"created     "_s + app.created.toLocalTime().toString(u"yyyy-MM-dd HH:mm:ss t"_s) + u'\n';
    text += u"ran         "_s + since(app.started, app.ended.isValid() ? app.ended : now) + u'\n';
    text += u"executors   "_s + executorWords(app) + u" running\n\n"_s;
    QList<QStringList> rows;
    const auto addPod = [&rows](const QString &role, const kube::Object &pod,
                                const kube::PodState &state) {
        rows.append({role, pod.name, kube::podStateName(state.kind),
                     state.exitCode ? QString::number(*state.exitCode) : u"-"_s,
                     state.node.isEmpty() ? u"-"_s : state.node, state.reason});
    };
    if (app.driver)
        addPod(u"driver"_s, *app.driver, app.driverState);
    for (const store::ExecutorInfo &executor : app.executors)
        addPod(u"executor "_s + executor.id, *executor.pod, executor.state);
    text += table({u"ROLE"_s, u"POD"_s, u"STATE"_s, u"EXIT"_s, u"NODE"_s, u"REASON"_s}, rows);
    if (!last.isEmpty())
        text += u'\n' + eventTable(last, now);
    m_console.outText(text);
    finish(ExitCode::Ok);
}

} // namespace firesteel::ctl
