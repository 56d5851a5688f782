// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/jobs/followjob.h"

#include "core/engine/driverend.h"
#include "core/kube/api/status.h"

namespace firesteel::engine {

using namespace Qt::StringLiterals;
using kube::LogFollower;
using kube::ObjectPtr;
using kube::PodState;
using kube::WatchDelta;

FollowJob::FollowJob(ClusterSession &session, FollowTarget target, FollowOptions options,
                     QObject *parent)
    : Job(parent), m_session(session), m_target(std::move(target)), m_options(options)
{
    for (QTimer *timer : {&m_imageTimer, &m_startTimer, &m_logTimer})
        timer->setSingleShot(true);
    connect(&m_imageTimer, &QTimer::timeout, this, [this] {
        if (m_driver && !m_end)
            followImage(store::sparkPodState(*m_driver)); // the clock decides, not the timer
    });
    connect(&m_startTimer, &QTimer::timeout, this, &FollowJob::startTimedOut);
    connect(&m_logTimer, &QTimer::timeout, this, [this] {
        if (m_logPhase == LogFollower::Phase::Reconnecting) {
            m_logTimer.start(
                m_options.logGrace); // the server is away: its lines are still to be had
            return;
        }
        m_outcome.logComplete = false;
        m_logFinished = true;
        settle();
    });
}

FollowJob::~FollowJob() = default;

void FollowJob::run()
{
    if (m_options.startTimeout)
        m_startTimer.start(*m_options.startTimeout);
    watchPods(QString(store::labels::AppSelector) + u'=' + m_target.appId, {});
    knowPod(m_target.driverUid);
    watchEvents();
}

/// One watch for all pods: the API selects events by one pod or by none, and an application has
/// too many pods for a connection each. Strangers' events are dropped here, by uid.
void FollowJob::watchEvents()
{
    m_events = m_session.watch(
        {kube::resources::Events, m_target.namespaceName, {}, u"involvedObject.kind=Pod"_s});
    connect(m_events.get(), &Watch::changed, this, [this](const QList<WatchDelta> &deltas) {
        for (const WatchDelta &delta : deltas) {
            if (delta.kind != WatchDelta::Kind::Deleted && !m_end && m_join.offer(delta.object))
                Q_EMIT eventSeen(delta.object);
        }
    });
}

void FollowJob::knowPod(const QString &uid)
{
    for (const ObjectPtr &event : m_join.addPod(uid)) {
        if (!m_end)
            Q_EMIT eventSeen(event);
    }
}

void FollowJob::watchPods(const QString &labelSelector, const QString &fieldSelector)
{
    m_pods = m_session.watch(
        {kube::resources::Pods, m_target.namespaceName, labelSelector, fieldSelector});
    connect(m_pods.get(), &Watch::changed, this, &FollowJob::podsChanged);
    connect(m_pods.get(), &Watch::stateChanged, this, &FollowJob::watchStateChanged);
    connect(m_pods.get(), &Watch::synced, this, [this] {
        if (!m_driverSeen)
            confirmGone();
    });
}

void FollowJob::watchStateChanged(const kube::WatchState &state)
{
    // What cut the watch has cut the log too, though its connection may not know it yet.
    if (state.phase == kube::WatchState::Phase::Live && m_stale && m_log)
        m_log->reconnect();
    m_stale = state.phase == kube::WatchState::Phase::Stale ||
              (m_stale && state.phase != kube::WatchState::Phase::Live);
    Q_EMIT freshnessChanged(state);
    if (state.cause && !state.synced && state.cause->code == Errc::Forbidden && !m_end)
        end(std::unexpected(*state.cause));
}

void FollowJob::podsChanged(const QList<WatchDelta> &deltas)
{
    const QDateTime now = m_session.clock().wall();
    for (const WatchDelta &delta : deltas) {
        const QList<store::PhaseStep> steps = m_tracker.on(delta, now);
        for (const store::PhaseStep &step : steps)
            Q_EMIT stepped(step);
        knowPod(delta.object->uid);
        if (m_end || state() != State::Running)
            continue;
        const ObjectPtr old = delta.kind == WatchDelta::Kind::Replaced ? delta.old : nullptr;
        if (delta.object->uid == m_target.driverUid) {
            if (delta.kind == WatchDelta::Kind::Deleted)
                driverDeleted(delta.object, delta.finalStateUnknown);
            else
                driverPresent(delta.object);
        } else if (old && old->uid == m_target.driverUid) {
            driverDeleted(old, delta.finalStateUnknown);
        }
    }
}

void FollowJob::driverPresent(const ObjectPtr &pod)
{
    m_driverSeen = true;
    m_driver = pod;
    const PodState state = store::sparkPodState(*pod);
    m_outcome.deletionRequested = state.deleting;
    m_outcome.exitCode = state.exitCode;
    if (!m_log && m_options.log)
        openLog();
    tellLog(state);
    followImage(state);
    if (state.kind == PodState::Kind::Running || state.ended()) {
        m_running = true;
        m_startTimer.stop();
        m_imageTimer.stop();
        if (!m_outcome.started.isValid())
            m_outcome.started = state.startedAt;
    }
    if (state.ended())
        driverEnded(state);
}

void FollowJob::driverDeleted(const ObjectPtr &pod, bool endUnknown)
{
    const PodState state = store::sparkPodState(*pod);
    if (m_log)
        m_log->setContainer(LogFollower::Container::Gone, {});
    if (!endUnknown && state.ended()) {
        driverPresent(pod);
        return;
    }
    m_outcome.deletionRequested = m_outcome.deletionRequested || state.deleting;
    confirmGone();
}

/// A pod also leaves a watch when its labels change: only the server can say whether it is gone.
void FollowJob::confirmGone()
{
    if (m_confirming)
        return;
    m_confirming = true;
    const kube::ObjectRef driver{kube::resources::Pods, m_target.namespaceName,
                                 m_target.driverPodName};
    m_session.get(driver, this, [this](const Result<ObjectPtr> &result) {
        m_confirming = false;
        if (m_end || state() != State::Running)
            return;
        if (result && (*result)->uid == m_target.driverUid) {
            driverPresent(*result);
            if (!m_end)
                watchPods({}, u"metadata.name="_s + m_target.driverPodName);
            return;
        }
        if (!result && result.error().code != Errc::NotFound) {
            if (kube::isTransient(result.error().code) || kube::isUnreachable(result.error().code))
                QTimer::singleShot(std::chrono::seconds{2}, this, &FollowJob::confirmGone);
            else
                end(std::unexpected(result.error()));
            return;
        }
        m_outcome.state =
            m_outcome.deletionRequested ? store::AppState::Stopped : store::AppState::Unknown;
        m_outcome.reason.code = store::AppReason::Code::DriverGone;
        Error gone = errorOf(Errc::DriverGone);
        if (m_outcome.deletionRequested)
            gone = gone.with(u"deleted"_s, u"requested"_s);
        end(std::unexpected(gone));
    });
}

void FollowJob::openLog()
{
    kube::LogRequest request;
    request.namespaceName = m_target.namespaceName;
    request.pod = m_target.driverPodName;
    request.container = QString(store::DriverContainer);
    request.tailLines = m_options.tailLines;
    const PodState state = store::sparkPodState(*m_driver);
    if (!state.container(request.container)) {
        const QJsonArray containers = m_driver->spec().value("containers"_L1).toArray();
        bool named = false;
        for (const QJsonValue &container : containers)
            named = named || container["name"_L1].toString() == request.container;
        if (!named && !containers.isEmpty())
            request.container = containers.first()["name"_L1].toString();
    }
    m_logFinished = false;
    m_log = m_session.followLog(request);
    connect(m_log.get(), &LogFeed::lines, this, [this](const QList<kube::LogLine> &lines) {
        for (const kube::LogLine &line : lines)
            m_lastWords.feed(line.text);
        m_outcome.logLines += lines.size();
        Q_EMIT logLines(lines);
    });
    connect(m_log.get(), &LogFeed::marked, this, &FollowJob::logMarked);
    connect(m_log.get(), &LogFeed::phaseChanged, this,
            [this](LogFollower::Phase phase, const std::optional<Error> &) { m_logPhase = phase; });
    connect(m_log.get(), &LogFeed::finished, this, [this](const Result<> &result) {
        m_logFinished = true;
        if (!result && m_running)
            m_outcome.logComplete = false;
        settle();
    });
}

void FollowJob::tellLog(const PodState &state)
{
    if (!m_log)
        return;
    const kube::ContainerState *container = state.container(QString(store::DriverContainer));
    if (!container) {
        for (const kube::ContainerState &candidate : state.containers) {
            if (candidate.role == kube::ContainerState::Role::Main) {
                container = &candidate;
                break;
            }
        }
    }
    if (!container) {
        m_log->setContainer(state.ended() ? LogFollower::Container::Terminated
                                          : LogFollower::Container::Waiting,
                            {});
        return;
    }
    switch (container->state) {
    case kube::ContainerState::State::Waiting:
        m_log->setContainer(state.ended() ? LogFollower::Container::Terminated
                                          : LogFollower::Container::Waiting,
                            container->containerId);
        break;
    case kube::ContainerState::State::Running:
        m_log->setContainer(LogFollower::Container::Running, container->containerId);
        break;
    case kube::ContainerState::State::Terminated:
        m_log->setContainer(LogFollower::Container::Terminated, container->containerId);
        break;
    }
}

void FollowJob::followImage(const PodState &state)
{
    if (state.kind != PodState::Kind::ImagePullFailing) {
        m_imageSince.reset(); // it heals; the next failure starts the clock anew
        m_imageTimer.stop();
        return;
    }
    for (const kube::ContainerState &container : state.containers) {
        if (container.state == kube::ContainerState::State::Waiting &&
            container.reason == state.reason)
            m_image = container.image;
    }
    // "Back-off pulling image" comes after the message that says why, and knows less.
    if (m_imageMessage.isEmpty() || !state.message.startsWith("Back-off"_L1))
        m_imageMessage = state.message;
    const bool hopeless =
        state.reason == "InvalidImageName"_L1 || state.reason == "ErrImageNeverPull"_L1;
    const auto now = m_session.clock().steady();
    m_imageSince = m_imageSince.value_or(now);
    const auto left = *m_imageSince + m_options.imagePatience - now;
    if (hopeless || left.count() <= 0)
        imageGivenUp();
    else if (!m_imageTimer.isActive())
        m_imageTimer.start(left);
}

void FollowJob::imageGivenUp()
{
    if (m_end || !m_driver)
        return;
    const PodState state = store::sparkPodState(*m_driver);
    const store::AppVerdict verdict = store::appVerdict(state);
    m_outcome.state = verdict.state;
    m_outcome.reason = verdict.reason;
    Error error = errorOf(Errc::ImagePullFailed);
    error.detail = m_imageMessage;
    error.context.insert(u"image"_s, m_image);
    error.context.insert(u"reason"_s, state.reason);
    error.context.insert(u"message"_s, m_imageMessage);
    endNotStarted(error);
}

void FollowJob::startTimedOut()
{
    if (m_end)
        return;
    Error error = errorOf(Errc::StartTimeout);
    if (m_driver) {
        const PodState state = store::sparkPodState(*m_driver);
        m_outcome.reason = store::appVerdict(state).reason;
        error.detail = state.message;
        error.context.insert(u"reason"_s, state.reason);
    }
    endNotStarted(error);
}

void FollowJob::endNotStarted(const Error &error)
{
    m_logFinished = true; // there is none
    if (!m_options.removeIfNotStarted) {
        end(std::unexpected(error));
        return;
    }
    m_end = std::unexpected(error);
    m_startTimer.stop();
    m_imageTimer.stop();
    const DoomedPod driver{m_target.namespaceName, m_target.driverPodName, m_target.driverUid, {}};
    m_removal = std::make_unique<PodRemoval>(m_session, driver, m_options.removal);
    connect(m_removal.get(), &PodRemoval::finished, this,
            [this, error](const Result<> &result) { driverRemoved(error, result); });
    m_removal->start();
}

void FollowJob::driverRemoved(const Error &why, const Result<> &result)
{
    m_removal.release()->deleteLater(); // we are in one of its signals
    if (result || result.error().code == Errc::PreconditionFailed)
        m_end = std::unexpected(why.with(u"removed"_s, u"yes"_s));
    else
        m_end = std::unexpected(why.with(u"leftover"_s, m_target.driverPodName));
    settle();
}

void FollowJob::driverEnded(const PodState &state)
{
    const store::AppVerdict verdict = store::appVerdict(state);
    m_outcome.state = verdict.state;
    m_outcome.reason = verdict.reason;
    for (const kube::ContainerState &container : state.containers) {
        if (container.role == kube::ContainerState::Role::Main && container.terminated) {
            m_outcome.started = container.terminated->startedAt;
            m_outcome.ended = container.terminated->finishedAt;
            break;
        }
    }
    end(driverResult(state, errorOf(Errc::DriverFailed).context));
}

Error FollowJob::errorOf(Errc code) const
{
    return Error(code, {},
                 {{u"name"_s, m_target.driverPodName},
                  {u"namespace"_s, m_target.namespaceName},
                  {u"application"_s, m_target.appId}});
}

void FollowJob::end(Result<> result)
{
    if (m_end)
        return;
    m_end = std::move(result);
    m_startTimer.stop();
    m_imageTimer.stop();
    if (!m_running)
        m_logFinished = true;
    if (!m_logFinished)
        m_logTimer.start(m_options.logGrace);
    settle();
}

void FollowJob::settle()
{
    if (!m_end || !m_logFinished || m_removal || state() == State::Done)
        return;
    m_logTimer.stop();
    m_outcome.lastWords = m_lastWords.text();
    Result<> result = *m_end;
    if (!result && result.error().code == Errc::DriverFailed && !m_outcome.lastWords.isEmpty())
        result = std::unexpected(result.error().with(u"lastWords"_s, m_outcome.lastWords));
    finish(result);
}

void FollowJob::abandon()
{
    // We may be in a signal of one of them.
    for (QObject *end :
         {static_cast<QObject *>(m_pods.release()), static_cast<QObject *>(m_events.release()),
          static_cast<QObject *>(m_log.release())}) {
        if (end) {
            end->disconnect(this);
            end->deleteLater();
        }
    }
    m_logFinished = true;
    if (!m_removal)
        finish(std::unexpected(Error(Errc::Cancelled)));
}

} // namespace firesteel::engine
