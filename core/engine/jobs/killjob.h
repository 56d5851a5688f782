// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/clustersession.h"
#include "core/engine/job.h"
#include "core/engine/jobs/followjob.h"
#include "core/engine/jobs/submitjob.h"

#include <QTimer>

namespace firesteel::engine {

/// Ends an application: deletes its driver pod, only the one of that uid, waits until it is gone,
/// and sees to it that no executor is left: the cluster collects them with their owner, and those
/// that are still there after a while are deleted one by one. A driver that is gone already is
/// success. Cancelling stops the waiting; a deletion that was asked for goes on. Errors: those of
/// kube::ApiClient; ServerTimeout ("name") if the pod outlives its grace period by more than a
/// minute, as with a dead node.
class KillJob : public Job
{
    Q_OBJECT
public:
    KillJob(ClusterSession &session, FollowTarget target,
            std::optional<std::chrono::seconds> gracePeriod, QObject *parent = nullptr);

    [[nodiscard]] int executorsRemoved() const
    {
        return m_executorsRemoved;
    } ///< by us, not by the cluster

Q_SIGNALS:
    void deletionAccepted(); ///< the driver is told to stop
    void driverGone();

protected:
    void run() override;
    void abandon() override;

private:
    void requestDeletion();
    void watchUntilGone(const kube::ObjectPtr &pending);
    void driverIsGone();
    void lookForExecutors();
    void removeExecutors(const QList<kube::ObjectPtr> &pods);
    [[nodiscard]] bool retry(const Error &error, const std::function<void()> &action);

    ClusterSession &m_session;
    FollowTarget m_target;
    std::optional<std::chrono::seconds> m_gracePeriod;
    RetryTuning m_tuning;
    std::unique_ptr<Watch> m_watch;
    bool m_gone = false;
    int m_executorsRemoved = 0;
    int m_looks = 0;
    std::chrono::milliseconds m_retryDelay{500};
    std::chrono::milliseconds m_retryUntil{0};
    QTimer m_limit;
};

} // namespace firesteel::engine
