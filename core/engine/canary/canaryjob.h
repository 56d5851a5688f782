// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/canary/canaryreport.h"
#include "core/engine/clustersession.h"
#include "core/engine/job.h"
#include "core/engine/podremoval.h"
#include "core/engine/retry.h"

#include <memory>

namespace firesteel::engine {

/// Runs one tiny pod with the chosen image and account, reads what it says, and removes it, also
/// when it fails or is cancelled. The job succeeds when the pod has reported or when it is known
/// why it could not: findings() then says what is wrong. It fails where no answer came from the
/// server; "leftover" in the error's context names a pod that could not be removed.
class CanaryJob : public Job
{
    Q_OBJECT
public:
    enum class Stage { Creating, Waiting, Running, Reading, Removing };

    CanaryJob(ClusterSession &session, CanaryRequest request, QObject *parent = nullptr);
    CanaryJob(ClusterSession &session, CanaryRequest request, const RetryTuning &tuning,
              QObject *parent = nullptr);
    ~CanaryJob() override;

    [[nodiscard]] bool leavesTraces() const override { return true; } ///< its pod
    [[nodiscard]] QString podName() const { return m_podName; }
    [[nodiscard]] const CanaryReport &report() const { return m_report; } ///< from reported() on
    [[nodiscard]] const QList<Finding> &findings() const { return m_findings; }
    /// Time until the container ran, with the pull of the image; nullopt: it never ran.
    [[nodiscard]] std::optional<std::chrono::milliseconds> startedAfter() const
    {
        return m_startedAfter;
    }

Q_SIGNALS:
    /// `detail`: the pod's own word while it waits, such as "ContainerCreating".
    void stageChanged(firesteel::engine::CanaryJob::Stage stage, const QString &detail);
    void reported(); ///< report() and findings() are there; the pod is being removed

protected:
    void run() override;
    void abandon() override;

private:
    void created(const Result<kube::ObjectPtr> &result);
    void look();
    void judge(const kube::ObjectPtr &pod);
    void readLog();
    void conclude();
    void giveUp(const Error &error);
    void remove();
    void findAndRemove();
    void removed(const Result<> &result);
    void enter(Stage stage, const QString &detail = {});

    ClusterSession &m_session;
    CanaryRequest m_request;
    RetryTuning m_tuning;
    Retry m_retry;
    QString m_podName;
    QString m_podUid;
    CanaryReport m_report;
    QList<Finding> m_findings;
    std::optional<Error> m_failure;
    std::optional<std::chrono::milliseconds> m_startedAfter;
    std::chrono::milliseconds m_begun{0};
    QString m_lastDetail;
    Stage m_stage = Stage::Creating;
    bool m_sent = false;
    std::unique_ptr<PodRemoval> m_removal;
};

} // namespace firesteel::engine
