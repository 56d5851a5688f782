// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/models/appfacts.h"

#include "core/base/quantity.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using store::AppState;
using store::PhaseStep;

namespace {

/// spark.executor.instances, from the properties file in the driver's config map; 0: not there.
qsizetype wantedExecutors(const store::SparkApp &app)
{
    static const QString key = u"spark.executor.instances="_s;
    for (const kube::ObjectPtr &configMap : app.configMaps) {
        const QString text =
            configMap->body.value("data"_L1).toObject().value("spark.properties"_L1).toString();
        const qsizetype at = text.startsWith(key) ? 0 : text.indexOf(QString(u'\n' + key)) + 1;
        if (text.isEmpty() || (at == 0 && !text.startsWith(key)))
            continue;
        qsizetype wanted = 0;
        for (qsizetype i = at + key.size(); i < text.size() && text[i].isDigit() && i < at + 40;
             ++i)
            wanted = wanted * 10 + text[i].digitValue();
        return wanted;
    }
    return 0;
}

qsizetype executorsEver(const store::SparkApp &app)
{
    QSet<QString> ids;
    for (const PhaseStep &step : app.steps) {
        if (step.role == store::PodRole::Executor && !step.podUid.isEmpty())
            ids.insert(step.podUid);
    }
    for (const store::ExecutorInfo &executor : app.executors)
        ids.insert(executor.pod->uid);
    return ids.size();
}

bool waitsWithReason(kube::PodState::Kind kind)
{
    using Kind = kube::PodState::Kind;
    switch (kind) {
    case Kind::Unschedulable:
    case Kind::Gated:
    case Kind::ImagePullFailing:
    case Kind::ConfigFailing:
    case Kind::StartFailing:
    case Kind::InitFailing:
    case Kind::CrashLooping:
        return true;
    default:
        return false;
    }
}

/// Spark removes executors that failed: those are known by their steps alone.
ExecutorTrouble troubleOf(const store::SparkApp &app)
{
    ExecutorTrouble trouble;
    QSet<QString> killed;
    for (const store::ExecutorInfo &executor : app.executors) {
        if (executor.state.kind == kube::PodState::Kind::OutOfMemory)
            killed.insert(executor.pod->uid);
        if (!waitsWithReason(executor.state.kind))
            continue;
        if (trouble.waiting++ == 0)
            trouble.first = executor.state;
    }
    for (const PhaseStep &step : app.steps) {
        if (step.role == store::PodRole::Executor && step.kind == PhaseStep::Kind::Failed &&
            step.reason == "OOMKilled"_L1)
            killed.insert(step.podUid);
    }
    trouble.outOfMemory = killed.size();
    return trouble;
}

kube::ObjectPtr newestDriverEvent(const store::SparkApp &app)
{
    if (!app.driver || app.finished())
        return nullptr;
    for (qsizetype i = app.events.size() - 1; i >= 0; --i) {
        const QJsonValue about = app.events[i]->body.value("involvedObject"_L1);
        if (about["uid"_L1].toString() == app.driver->uid)
            return app.events[i];
    }
    return nullptr;
}

/// When its node was last heard of: since then the pod is not ready.
QDateTime silence(const store::SparkApp &app)
{
    if (app.state != AppState::Unknown)
        return {};
    if (!app.driver)
        return app.created;
    const QJsonArray conditions = app.driver->status().value("conditions"_L1).toArray();
    for (const QJsonValue &condition : conditions) {
        if (condition["type"_L1].toString() != "Ready"_L1 ||
            condition["status"_L1].toString() == "True"_L1)
            continue;
        const QDateTime since =
            QDateTime::fromString(condition["lastTransitionTime"_L1].toString(), Qt::ISODateWithMs);
        if (since.isValid())
            return since.toUTC();
    }
    return app.created;
}

} // namespace

qint64 AppFacts::seconds(const QDateTime &now) const
{
    if (!began.isValid())
        return -1;
    return std::max<qint64>(0, began.secsTo(ended.isValid() ? ended : now));
}

QDateTime AppFacts::when(const QDateTime &now) const
{
    if (ended.isValid())
        return ended;
    return app->finished() ? app->created : now;
}

AppFactsPtr makeFacts(std::shared_ptr<const store::SparkApp> app, const QString &lastWords)
{
    auto facts = std::make_shared<AppFacts>();
    facts->runningExecutors = app->runningExecutors();
    facts->executors = app->finished()
                           ? executorsEver(*app)
                           : std::max<qsizetype>(wantedExecutors(*app), app->executors.size());
    if (app->state == AppState::Succeeded && facts->executors == 0) // they went unseen
        facts->executors = wantedExecutors(*app);
    if (app->driver)
        facts->memory += podMemory(*app->driver);
    for (const store::ExecutorInfo &executor : app->executors)
        facts->memory += podMemory(*executor.pod);
    facts->began = app->created;
    const auto *driver = app->driver ? sparkContainer(app->driverState) : nullptr;
    if (driver && driver->state != kube::ContainerState::State::Waiting)
        facts->began = podTimes(*app->driver, app->driverState).began;
    facts->ended = app->ended;
    facts->silentSince = silence(*app);
    facts->trouble = troubleOf(*app);
    facts->driverEvent = newestDriverEvent(*app);
    if (app->finished()) // before it may only have stumbled
        facts->lastWords = lastWords;
    facts->app = std::move(app);
    return facts;
}

const kube::ContainerState *sparkContainer(const kube::PodState &state)
{
    for (const QLatin1StringView name : {store::DriverContainer, store::ExecutorContainer}) {
        if (const kube::ContainerState *container = state.container(QString(name)))
            return container;
    }
    for (const kube::ContainerState &container : state.containers) {
        if (container.role == kube::ContainerState::Role::Main)
            return &container;
    }
    return nullptr;
}

qint64 podMemory(const kube::Object &pod)
{
    qint64 bytes = 0;
    const QJsonArray containers = pod.spec().value("containers"_L1).toArray();
    for (const QJsonValue &container : containers) {
        const QJsonValue resources = container["resources"_L1];
        QString text = resources["requests"_L1]["memory"_L1].toString();
        if (text.isEmpty())
            text = resources["limits"_L1]["memory"_L1].toString();
        if (text.isEmpty())
            continue;
        if (const auto quantity = Quantity::parse(text))
            bytes += quantity->rounded();
    }
    return bytes;
}

bool endedWithDriver(const store::SparkApp &app, const store::ExecutorInfo &executor)
{
    using Kind = kube::PodState::Kind;
    if (!app.finished())
        return false;
    if (executor.state.kind == Kind::Terminating)
        return true;
    if (executor.state.kind != Kind::Failed && executor.state.kind != Kind::Succeeded)
        return false;
    return endedWithDriver(app, podTimes(*executor.pod, executor.state).ended);
}

bool endedWithDriver(const store::SparkApp &app, const QDateTime &end)
{
    // The driver's word to shut down reaches executors a little before its own end.
    return app.finished() && app.ended.isValid() && end.isValid() && end >= app.ended.addSecs(-15);
}

AppState executorState(const store::SparkApp &app, const store::ExecutorInfo &executor)
{
    const AppState state = store::appVerdict(executor.state).state;
    const bool over = state == AppState::Failed || state == AppState::Stopped;
    return over && endedWithDriver(app, executor) ? AppState::Stopped : state;
}

PodTimes podTimes(const kube::Object &pod, const kube::PodState &state)
{
    PodTimes times{state.startedAt, {}};
    if (const kube::ContainerState *container = sparkContainer(state)) {
        if (container->terminated) {
            times.began = container->terminated->startedAt;
            times.ended = container->terminated->finishedAt;
        } else if (container->startedAt.isValid()) {
            times.began = container->startedAt;
        }
    }
    if (!times.began.isValid())
        times.began = pod.created();
    return times;
}

int stateRank(AppState state)
{
    switch (state) {
    case AppState::Failed:
        return 0;
    case AppState::Unknown:
        return 1;
    case AppState::Waiting:
        return 2;
    case AppState::Starting:
        return 3;
    case AppState::Running:
        return 4;
    case AppState::Stopped:
        return 5;
    case AppState::Succeeded:
        return 6;
    }
    return 7;
}

} // namespace firesteel::gui
