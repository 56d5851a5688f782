// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/api/object.h"

#include <QDateTime>
#include <QList>
#include <QMetaType>
#include <QString>

#include <optional>

namespace firesteel::kube {

/// What one container is doing, from containerStatuses (Kubernetes API, core/v1 ContainerStatus).
struct ContainerState {
    enum class Role {
        Init,
        Sidecar,
        Main,
        Ephemeral
    }; ///< Sidecar: an init container with restartPolicy Always
    enum class State { Waiting, Running, Terminated };
    struct Termination {
        int exitCode = 0;
        int signal = 0;
        QString reason; ///< "Completed", "Error", "OOMKilled", "ContainerStatusUnknown" …
        QString message;
        QDateTime startedAt;
        QDateTime finishedAt;
        bool operator==(const Termination &) const = default;
    };
    QString name;
    Role role = Role::Main;
    State state = State::Waiting;
    QString reason; ///< of waiting: "ContainerCreating", "ImagePullBackOff", "CrashLoopBackOff" …
    QString message;
    QString image;
    QString containerId; ///< "containerd://…"; another one means another instance
    bool ready = false;
    bool started = false;
    int restarts = 0;
    QDateTime startedAt;                   ///< of the running instance
    std::optional<Termination> terminated; ///< state Terminated
    std::optional<Termination> last;       ///< how the instance before this one ended
    bool operator==(const ContainerState &) const = default;
};

/// One word for a pod, with what stands behind it. The phase in the API says too little: "Pending"
/// covers a missing node as well as a missing image, and a pod being deleted is still "Running".
struct PodState {
    enum class Kind {
        Pending,       ///< accepted, nothing decided yet
        Unschedulable, ///< no node fits; message is the scheduler's
        Gated,         ///< schedulingGates hold it back
        Preparing, ///< on its node: volumes, network, image (ContainerCreating, PodInitializing)
        ImagePullFailing, ///< ErrImagePull, ImagePullBackOff, InvalidImageName, ErrImageNeverPull …
        ConfigFailing,    ///< CreateContainerConfigError: a missing config map, secret or key
        StartFailing,     ///< RunContainerError, CreateContainerError, PostStartHookError
        InitFailing,      ///< an init container fails
        Running,
        CrashLooping, ///< restarted again and again
        Succeeded,
        Failed,      ///< ended with an exit code, or refused by its node
        OutOfMemory, ///< its main container was killed by the kernel (OOMKilled)
        Evicted,     ///< by the kubelet, the node controller or a preemption
        Terminating, ///< a deletionTimestamp is set and it still runs
        Unknown,     ///< its node does not answer
    };
    Kind kind = Kind::Pending;
    QString reason;  ///< the API's own word, for instance "ImagePullBackOff"; may be empty
    QString message; ///< the API's own text; may be empty
    QString node;
    QString ip;
    std::optional<int> exitCode; ///< of the main container, once it ended
    bool deleting = false;
    bool ready = false;
    QDateTime startedAt;
    QList<ContainerState> containers; ///< init containers first, in the order of the spec's lists

    [[nodiscard]] bool ended() const
    {
        return kind == Kind::Succeeded || kind == Kind::Failed || kind == Kind::OutOfMemory ||
               kind == Kind::Evicted;
    }
    [[nodiscard]] const ContainerState *
    container(QStringView name) const; ///< nullptr if there is none
    bool operator==(const PodState &) const = default;
};

/// The only place where a pod's phase and container states become a PodState. `mainContainer` is
/// the one whose end decides; empty: the annotation kubectl.kubernetes.io/default-container, else
/// the first. Pure; any thread.
[[nodiscard]] PodState podState(const Object &pod, const QString &mainContainer = {});

/// A stable kebab-case word, such as "image-pull-failing".
[[nodiscard]] QLatin1StringView podStateName(PodState::Kind kind);

} // namespace firesteel::kube

Q_DECLARE_METATYPE(firesteel::kube::PodState)
