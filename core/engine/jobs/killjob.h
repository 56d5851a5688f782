// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/clustersession.h"
#include "core/engine/job.h"
#include "core/engine/jobs/followjob.h"
#include "core/engine/podremoval.h"
#include "core/engine/retry.h"

#include <QSet>

#include <memory>

namespace firesteel::engine {

/// Ends an application: deletes its driver pod, only the one of that uid, waits until it is gone,
/// and sees to it that no executor is left: the cluster collects them with their owner, and those
/// that are still there after a few looks are deleted one by one. A driver that is gone already is
/// success; a target without driverUid has executors only. Cancelling stops the waiting; a deletion
/// that was asked for goes on.
///
/// Errors: those of PodRemoval for the driver. If executors are left after a minute of looks:
/// "problem" = executors-left, "names", "application", "namespace", with the code and detail of the
/// refusal that kept us from deleting one (Forbidden …), else ServerTimeout.
class KillJob : public Job
{
    Q_OBJECT
public:
    KillJob(ClusterSession &session, FollowTarget target,
            std::optional<std::chrono::seconds> gracePeriod, const RetryTuning &tuning = {},
            QObject *parent = nullptr);
    ~KillJob() override;

    /// By us, not by the cluster.
    [[nodiscard]] int executorsRemoved() const { return m_executorsRemoved; }

Q_SIGNALS:
    void deletionAccepted(); ///< the driver is told to stop
    void driverGone();

protected:
    void run() override;
    void abandon() override;

private:
    void driverRemoved(const Result<> &result);
    void lookForExecutors();
    void removeExecutors(const QList<kube::ObjectPtr> &pods);
    [[nodiscard]] Error executorsLeft(const QList<kube::ObjectPtr> &pods) const;

    ClusterSession &m_session;
    FollowTarget m_target;
    std::optional<std::chrono::seconds> m_gracePeriod;
    RetryTuning m_tuning;
    Retry m_retry;
    std::unique_ptr<PodRemoval> m_removal;
    QSet<QString> m_asked;          ///< uids whose deletion is under way or refused for good
    std::optional<Error> m_refusal; ///< of an executor's deletion
    int m_executorsRemoved = 0;
    int m_looks = 0;
};

} // namespace firesteel::engine
