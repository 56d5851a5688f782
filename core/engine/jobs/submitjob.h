// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/clustersession.h"
#include "core/engine/job.h"
#include "core/spark/submission.h"

#include <chrono>

namespace firesteel::engine {

/// How SubmitJob and KillJob try again while the server cannot be reached.
struct RetryTuning {
    std::chrono::milliseconds first{500};
    std::chrono::milliseconds most{5'000};
    std::chrono::milliseconds patience{60'000}; ///< then the outcome is reported as unknown
};

/// Sends a submission: the calls of native-submission §5 in their order. All or nothing: when a
/// call fails after the driver pod exists, or the job is cancelled at any point, the pod is deleted
/// (only the one with our uid), and what it owns goes with it. The pod is known as ours by its name
/// and its spark-app-selector label, which carries 128 random bits: nothing is added to Spark's own
/// object for that. An outcome that the network hid is found out by reading. Errors: those of
/// kube::ApiClient; OutcomeUnknown with "kind", "name", "namespace" if the server stayed away; an
/// error with "leftover" (pod name) in its context says that a roll-back did not go through.
class SubmitJob : public Job
{
    Q_OBJECT
public:
    SubmitJob(ClusterSession &session, spark::Submission submission, QObject *parent = nullptr);
    SubmitJob(ClusterSession &session, spark::Submission submission, const RetryTuning &tuning,
              QObject *parent = nullptr);

    [[nodiscard]] const spark::Submission &submission() const { return m_submission; }
    [[nodiscard]] QString driverUid() const { return m_driverUid; } ///< from driverCreated() on

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
    void removePreResources(qsizetype index);
    void retryLater(std::function<void()> action, const Error &error,
                    std::function<void(const Error &)> giveUp);
    [[nodiscard]] bool stopped() const { return state() != State::Running || m_failed.has_value(); }

    ClusterSession &m_session;
    spark::Submission m_submission;
    RetryTuning m_tuning;
    QString m_driverUid;
    std::optional<Error> m_failed; ///< why it is rolled back
    bool m_callUnderWay = false;
    bool m_rollingBack = false;
    QList<QJsonObject> m_applied; ///< pre-resources
    std::chrono::milliseconds m_retryDelay{0};
    std::chrono::milliseconds m_retryUntil{0};
};

} // namespace firesteel::engine
