// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/application/logcollector.h"

#include "gui/models/appfacts.h"

#include <QSet>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using Followed = kube::LogFollower::Container;

namespace {

constexpr int automaticSources = 17;    ///< the driver and sixteen executors
constexpr qint64 firstTail = 1'000'000; ///< lines; the model keeps fewer if they are long
constexpr qint64 memoryLimit = 96LL << 20;

} // namespace

LogCollector::LogCollector(Follow follow, QObject *parent)
    : QObject(parent), m_follow(std::move(follow)), m_model(nullptr, memoryLimit)
{}

LogCollector::~LogCollector() = default;

void LogCollector::update(const AppPtr &app)
{
    QSet<QString> present;
    if (app) {
        if (app->driver) {
            present.insert(app->driver->uid);
            see(app->driver, app->driverState, true, {});
        }
        for (const store::ExecutorInfo &executor : app->executors) {
            present.insert(executor.pod->uid);
            see(executor.pod, executor.state, false, executor.id);
        }
    }
    for (const auto &container : m_containers) {
        if (!container->gone && !present.contains(container->podUid)) {
            container->gone = true;
            tell(*container, Followed::Gone, container->instance);
        }
    }
}

void LogCollector::see(const kube::ObjectPtr &pod, const kube::PodState &state, bool driver,
                       const QString &executorId)
{
    const kube::ContainerState *main = sparkContainer(state);
    if (!main)
        return;
    const bool asked = driver || m_automatic < automaticSources;
    const int source = // shown is what is fetched
        m_model.addSource({pod->uid + u'/' + main->name, pod->name, driver, executorId, asked});
    if (source < 0)
        return;
    if (size_t(source) >= m_containers.size()) {
        auto container = std::make_unique<Container>();
        container->podName = pod->name;
        container->namespaceName = pod->namespaceName;
        container->podUid = pod->uid;
        container->container = main->name;
        container->asked = asked;
        if (container->asked)
            ++m_automatic;
        m_containers.push_back(std::move(container));
    }
    Container &container = *m_containers[size_t(source)];
    using Kind = kube::ContainerState::State;
    const bool started = main->state != Kind::Waiting || main->restarts > 0;
    container.started = container.started || started;
    if (started && container.asked && !container.feed && container.status.state == State::Waiting)
        begin(source);
    const Followed told = main->state == Kind::Running      ? Followed::Running
                          : main->state == Kind::Terminated ? Followed::Terminated
                                                            : Followed::Waiting;
    tell(container, told, main->containerId);
}

void LogCollector::tell(Container &container, Followed state, const QString &instance)
{
    if (container.told == state && container.instance == instance)
        return;
    container.told = state;
    container.instance = instance;
    if (container.feed)
        container.feed->setContainer(state, instance);
}

void LogCollector::ask(int source)
{
    if (source < 0 || size_t(source) >= m_containers.size())
        return;
    Container &container = *m_containers[size_t(source)];
    container.asked = true;
    if (container.started && !container.feed && !container.gone &&
        container.status.state == State::Waiting)
        begin(source);
}

void LogCollector::begin(int source)
{
    Container &container = *m_containers[size_t(source)];
    if (!m_follow)
        return;
    kube::LogRequest request;
    request.namespaceName = container.namespaceName;
    request.pod = container.podName;
    request.container = container.container;
    request.tailLines = firstTail;
    container.feed = m_follow(request);
    if (!container.feed)
        return;
    container.status = {State::Live, {}};
    engine::LogFeed *feed = container.feed.get();
    connect(feed, &engine::LogFeed::lines, this, [this, source](const QList<kube::LogLine> &batch) {
        m_model.append(source, batch);
        if (m_model.sources()[size_t(source)].driver)
            listen(batch);
    });
    connect(feed, &engine::LogFeed::marked, this, [this, source](const kube::LogMark &mark) {
        if (mark.kind == kube::LogMark::Kind::Restarted)
            m_model.addRemark(source, LogRemark::Restarted, mark.lastTimestampNs);
        else if (mark.kind == kube::LogMark::Kind::PossibleGap)
            m_model.addRemark(source, LogRemark::PossibleGap, mark.lastTimestampNs);
    });
    connect(feed, &engine::LogFeed::phaseChanged, this,
            [this, source](kube::LogFollower::Phase phase, const std::optional<Error> &cause) {
                Status &status = m_containers[size_t(source)]->status;
                if (phase == kube::LogFollower::Phase::Streaming)
                    status = {State::Live, {}};
                else if (phase == kube::LogFollower::Phase::Reconnecting)
                    status = {State::Reconnecting, cause};
                Q_EMIT statusChanged();
            });
    connect(feed, &engine::LogFeed::finished, this,
            [this, source](const Result<> &result) { finished(source, result); });
    feed->setContainer(container.told, container.instance);
    Q_EMIT statusChanged();
}

void LogCollector::listen(const QList<kube::LogLine> &batch)
{
    const QString before = m_lastWords.text();
    for (const kube::LogLine &line : batch)
        m_lastWords.feed(line.text);
    if (m_lastWords.text() != before)
        Q_EMIT lastWordsChanged();
}

void LogCollector::finished(int source, const Result<> &result)
{
    Container &container = *m_containers[size_t(source)];
    if (result)
        container.status = {State::Ended, {}};
    else
        container.status = {State::Failed, result.error()};
    container.feed.release()->deleteLater(); // we are in one of its signals
    Q_EMIT statusChanged();
}

LogCollector::Status LogCollector::status(int source) const
{
    return source >= 0 && size_t(source) < m_containers.size()
               ? m_containers[size_t(source)]->status
               : Status();
}

} // namespace firesteel::gui
