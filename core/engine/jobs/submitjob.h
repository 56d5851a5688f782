// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/clustersession.h"
#include "core/engine/job.h"
#include "core/engine/podremoval.h"
#include "core/engine/retry.h"
#include "core/spark/submission.h"

#include <memory>

namespace firesteel::engine {

/// Sends a submission: the calls of native-submission §5 in their order. All or nothing: when a
/// call fails after the driver pod exists, or the job is cancelled at any point, the pod is deleted
/// (only the one with our uid), and what it owns goes with it; the job ends when the pod is gone,
/// which takes its grace period at most, or a minute more before it is given up. The pod is known
/// as ours by its name and its spark-app-selector label, which carries 128 random bits: nothing is
/// added to Spark's own object for that. An outcome that the network hid is found out by reading.
/// Errors: those of kube::ApiClient; OutcomeUnknown with "kind", "name", "namespace" if the server
/// stayed away; an error with "leftover" (the name of the driver pod) or "leftoverObjects"
/// ("ConfigMap x, …") in its context says that a roll-back did not go through.
class SubmitJob : public Job
{
    Q_OBJECT
public:
    SubmitJob(ClusterSession &session, spark::Submission submission, QObject *parent = nullptr);
    SubmitJob(ClusterSession &session, spark::Submission submission, const RetryTuning &tuning,
              QObject *parent = nullptr);

    [[nodiscard]] const spark::Submission &submission() const { return m_submission; }
    [[nodiscard]] QString driverUid() const { return m_driverUid; } ///< from driverCreated() on
    /// Something was sent and is being undone.
    [[nodiscard]] bool rollingBackNow() const;
    /// What would be left if nothing more were done now, as "Pod x": what was created, and what a
    /// call under way may create.
    [[nodiscard]] QStringList atStake() const;

Q_SIGNALS:
    void driverCreated(const firesteel::kube::ObjectPtr &pod);
    void resourceApplied(const QString &kind, const QString &name);
    void rollingBack(const firesteel::Error &why);

protected:
    void run() override;
    void abandon() override;

private:
    void applyNext(const QList<QJsonObject> &objects, qsizetype index, bool owned,
                   std::function<void()> then);
    void createDriver();
    void driverAnswered(const Result<kube::ObjectPtr> &result);
    void findDriver(const Error &why);
    void takeDriver(const kube::ObjectPtr &pod);
    [[nodiscard]] QMap<QString, QString> driverContext() const;
    void breakOff(const Error &error);
    void rollBack();
    void removeDriver();
    void driverRemoved(const Result<> &result);
    void removePreResources();
    void noteLeft(const QString &key, const QString &what, const Error &why);
    [[nodiscard]] bool retryLater(std::function<void()> action, const Error &error);
    [[nodiscard]] bool stopped() const { return state() != State::Running || m_failed.has_value(); }

    /// An object that we applied; the uid is not known if the answer was lost.
    struct Applied {
        kube::ObjectRef object;
        QString uid;
    };

    ClusterSession &m_session;
    spark::Submission m_submission;
    Retry m_retry;
    RetryTuning m_tuning;
    QString m_driverUid;
    std::optional<Error> m_failed; ///< why it is rolled back
    bool m_callUnderWay = false;
    bool m_driverSent = false;
    bool m_rollingBack = false;
    std::unique_ptr<PodRemoval> m_removal;
    QList<Applied> m_applied; ///< pre-resources
    QStringList m_owned;      ///< what goes with the driver
};

} // namespace firesteel::engine
