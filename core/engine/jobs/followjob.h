// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/clustersession.h"
#include "core/engine/job.h"
#include "core/engine/lastwords.h"
#include "core/engine/podremoval.h"
#include "core/engine/retry.h"
#include "core/store/eventjoin.h"
#include "core/store/phasetracker.h"
#include "core/store/sparkapp.h"

#include <QTimer>

#include <chrono>
#include <memory>

namespace firesteel::engine {

/// Which application to follow. The uid makes sure that it is this run and no later one of the same
/// name.
struct FollowTarget {
    QString namespaceName;
    QString appId;
    QString driverPodName;
    QString driverUid;
};

struct FollowOptions {
    bool log = true;                 ///< of the driver
    std::optional<qint64> tailLines; ///< of the log's first request
    std::chrono::milliseconds imagePatience{
        45'000}; ///< an image that fails for so long is given up
    std::optional<std::chrono::milliseconds> startTimeout; ///< until the driver runs
    bool removeIfNotStarted = false; ///< delete the driver when the image or the time-out ends it
    std::chrono::milliseconds logGrace{30'000}; ///< after the end, for the last lines
    RetryTuning removal;                        ///< how a driver that did not start is removed
};

/// What became of the driver.
struct FollowOutcome {
    store::AppState state = store::AppState::Unknown;
    store::AppReason reason;
    std::optional<int> exitCode;
    QString lastWords; ///< of the driver's log, see LastWords
    QDateTime started;
    QDateTime ended;
    bool deletionRequested = false;
    bool logComplete = true; ///< false: the log's end could not be had
    qint64 logLines = 0;
};

/// Follows one application to its end: every phase of its pods in order, the events of them all,
/// and the driver's log. The phase of the driver pod alone decides how it ended; a cut of the
/// network ends nothing, it only makes what is known stale for a while. Cancelling stops the
/// looking on, not the application; only a removal that has begun (removing()) is waited for.
///
/// result(): success if the driver succeeded; DriverFailed ("name", "namespace", "reason",
/// "exitCode", "message", "lastWords" where known), DriverGone (deleted before its result was seen;
/// "deleted" = "requested" if its deletion had been asked for), ImagePullFailed ("image",
/// "message", "reason"), StartTimeout; both with "removed" if the driver was removed for it,
/// or "leftover" (the pod's name) if it was to be and is still there. An error of the API that does
/// not pass by waiting (403) ends it, too.
class FollowJob : public Job
{
    Q_OBJECT
public:
    FollowJob(ClusterSession &session, FollowTarget target, FollowOptions options,
              QObject *parent = nullptr);
    ~FollowJob() override;

    [[nodiscard]] const FollowTarget &target() const { return m_target; }
    [[nodiscard]] const FollowOutcome &outcome() const { return m_outcome; }
    /// The driver did not start and is being removed.
    [[nodiscard]] bool removing() const { return m_removal != nullptr; }

Q_SIGNALS:
    void stepped(const firesteel::store::PhaseStep &step);
    /// Of one of the application's pods, known by its uid, after the pod's first step; again when
    /// its count grows.
    void eventSeen(const firesteel::kube::ObjectPtr &event);
    /// How far what was said so far is up to date.
    void freshnessChanged(const firesteel::kube::WatchState &state);
    void logLines(const QList<firesteel::kube::LogLine> &lines);
    void logMarked(const firesteel::kube::LogMark &mark);

protected:
    void run() override;
    void abandon() override;

private:
    void watchEvents();
    void knowPod(const QString &uid);
    void watchPods(const QString &labelSelector, const QString &fieldSelector);
    void podsChanged(const QList<kube::WatchDelta> &deltas);
    void watchStateChanged(const kube::WatchState &state);
    void driverPresent(const kube::ObjectPtr &pod);
    void driverDeleted(const kube::ObjectPtr &pod, bool endUnknown);
    void confirmGone();
    void openLog();
    void tellLog(const kube::PodState &state);
    void followImage(const kube::PodState &state);
    void imageGivenUp();
    void startTimedOut();
    void endNotStarted(const Error &error);
    void driverRemoved(const Error &why, const Result<> &result);
    void driverEnded(const kube::PodState &state);
    void end(Result<> result);
    void settle();
    [[nodiscard]] Error errorOf(Errc code) const;

    ClusterSession &m_session;
    FollowTarget m_target;
    FollowOptions m_options;
    FollowOutcome m_outcome;
    store::PhaseTracker m_tracker;
    LastWords m_lastWords;
    std::unique_ptr<Watch> m_pods;
    std::unique_ptr<Watch> m_events;
    std::unique_ptr<LogFeed> m_log;
    std::unique_ptr<PodRemoval> m_removal;
    store::EventJoin m_join;
    kube::LogFollower::Phase m_logPhase = kube::LogFollower::Phase::Idle;
    bool m_logFinished = true;
    bool m_driverSeen = false;
    bool m_running = false;
    bool m_confirming = false;
    bool m_stale = false;
    kube::ObjectPtr m_driver;
    QString m_imageMessage; ///< the most telling so far
    QString m_image;
    std::optional<std::chrono::milliseconds> m_imageSince; ///< steady; it fails without a break
    std::optional<Result<>> m_end; ///< decided; the last log lines may still be coming
    QTimer m_imageTimer;
    QTimer m_startTimer;
    QTimer m_logTimer;
};

} // namespace firesteel::engine
