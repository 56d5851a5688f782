// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/clustersession.h"

#include <QDateTime>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>

#include <optional>

namespace firesteel::engine {

/// What became of one question to the cluster.
enum class Answered {
    NotYet,
    Known,
    Withheld, ///< not for us (403), or this server does not have it (404)
    Failed
};

/// One line of /readyz or /livez (kubernetes.io, "API health endpoints").
struct HealthCheck {
    QString name; ///< "etcd", "poststarthook/rbac/bootstrap-roles" …
    bool passed = false;
    QString text; ///< the server's own, where it failed
    bool operator==(const HealthCheck &) const = default;
};

/// The pods of one program of the system's namespace together.
struct SystemProgram {
    QString name; ///< "coredns", "metrics-server", "kube-apiserver" …
    bool controlPlane = false;
    int ready = 0;
    int wanted = 0;
    QString reason; ///< why not all are ready: the pod's own word, such as "CrashLoopBackOff"
    bool operator==(const SystemProgram &) const = default;
};

struct NodeFacts {
    int ready = 0;
    int all = 0;
    int closed = 0;      ///< ready, but marked as not to be used (cordoned)
    qint64 milliCpu = 0; ///< allocatable on nodes that take pods
    qint64 memoryMiB = 0;
    QStringList notReady;  ///< names
    QStringList versions;  ///< of the kubelets, each once
    QString architectures; ///< "amd64, arm64"
    bool operator==(const NodeFacts &) const = default;
};

/// What a look at the cluster as a whole shows.
struct ClusterFacts {
    Answered version = Answered::NotYet;
    QString gitVersion; ///< "v1.34.1+k3s1"
    QString platform;   ///< "linux/amd64"
    Answered readiness = Answered::NotYet;
    bool isReady = false;
    QList<HealthCheck> readyChecks;
    Answered liveness = Answered::NotYet;
    bool isLive = false;
    QList<HealthCheck> liveChecks;
    Answered identity = Answered::NotYet;
    QString user;
    QStringList groups;
    Answered nodes = Answered::NotYet;
    NodeFacts nodeFacts;
    Answered system = Answered::NotYet;
    QList<SystemProgram> programs; ///< control plane first, then by name
    std::optional<Error> problem;  ///< of the first question that failed
    QDateTime asOf;                ///< when the last answer came (UTC)
    bool operator==(const ClusterFacts &) const = default;
};

// Pure.
[[nodiscard]] QList<HealthCheck> healthChecks(const QByteArray &verboseText);
[[nodiscard]] NodeFacts nodeFacts(const QList<kube::ObjectPtr> &nodes);
[[nodiscard]] QList<SystemProgram> systemPrograms(const QList<kube::ObjectPtr> &pods);

/// Looks at a cluster as a whole: version, health per check, who we are, nodes, and what runs in
/// kube-system. Each question stands alone: what is not for us is said, and takes nothing from the
/// rest. Nothing is written. Main thread; must not outlive the session.
class ClusterSurvey : public QObject
{
    Q_OBJECT
public:
    explicit ClusterSurvey(ClusterSession &session, QObject *parent = nullptr);

    void look(); ///< anew; what is known stays until the answers come
    [[nodiscard]] bool looking() const { return m_waiting > 0; }
    [[nodiscard]] const ClusterFacts &facts() const { return m_facts; }

Q_SIGNALS:
    void changed(); ///< after each answer; looking() tells whether more will come

private:
    void askVersion();
    void askHealth(const QByteArray &target, Answered ClusterFacts::*state,
                   bool ClusterFacts::*good, QList<HealthCheck> ClusterFacts::*checks);
    void askIdentity();
    void askNodes();
    void askSystem();
    [[nodiscard]] Answered failed(const Error &error);
    void answered();

    ClusterSession &m_session;
    ClusterFacts m_facts;
    int m_waiting = 0;
};

} // namespace firesteel::engine
