// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/clustersession.h"
#include "core/engine/retry.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace firesteel::engine {

/// A pod to remove, and only the one of that uid.
struct DoomedPod {
    QString namespaceName;
    QString name;
    QString uid;
    std::optional<std::chrono::seconds> gracePeriod; ///< nullopt: the pod's own
};

/// Deletes one pod and waits until it is gone: the way in which every job removes a driver.
/// Deleting it stops the waiting; a deletion that was asked for goes on. Thread: main. Owned by the
/// job that needs it.
class PodRemoval : public QObject
{
    Q_OBJECT
public:
    PodRemoval(ClusterSession &session, DoomedPod pod, const RetryTuning &tuning,
               QObject *parent = nullptr);
    ~PodRemoval() override;

    void start(); ///< once

Q_SIGNALS:
    void accepted(); ///< the server has told the pod to stop
    /// Once, from the event loop. Success: no pod of that uid is left. PreconditionFailed: another
    /// one has the name. ServerTimeout ("problem" = pod-left, "kind", "name", "namespace"): it
    /// outlives its grace period, as with a dead node. OutcomeUnknown ("kind", "name",
    /// "namespace"): the server stayed away. Otherwise the errors of kube::ApiClient.
    void finished(const firesteel::Result<> &result);

private:
    void remove();
    void waitUntilGone(const kube::ObjectPtr &pending);
    void watch();
    void look();
    void limitReached();
    void end(const Result<> &result);
    [[nodiscard]] bool ours(const kube::Object &pod) const { return pod.uid == m_pod.uid; }
    [[nodiscard]] QMap<QString, QString> context() const;

    ClusterSession &m_session;
    DoomedPod m_pod;
    RetryTuning m_tuning;
    Retry m_retry;
    std::unique_ptr<Watch> m_watch;
    bool m_accepted = false;
    bool m_present = false;
    bool m_blind = false; ///< the last look was not answered
    bool m_ended = false;
    QTimer m_limit;
};

} // namespace firesteel::engine
