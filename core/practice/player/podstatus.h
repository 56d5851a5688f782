// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonObject>
#include <QList>
#include <QString>

namespace firesteel::practice {

struct ContainerState {
    enum class Kind { Waiting, Running, Terminated };
    Kind kind = Kind::Waiting;
    QString reason = QStringLiteral("ContainerCreating");
    QString message;
    int exitCode = 0;
    QString startedAt;
    QString finishedAt;
    QString id; ///< "containerd://…"
    int restarts = 0;
    QJsonObject lastState;
};

/// What a kubelet knows about a pod.
struct PodSituation {
    QString phase;
    QString reason; ///< of the pod as such: "Evicted"
    QString message;
    QString hostIp;
    QString podIp; ///< empty: no sandbox yet
    QString startTime;
    QList<ContainerState> containers;
};

/// The status that the kubelet writes, as of 1.34. `stamp`: for conditions that change.
[[nodiscard]] QJsonObject statusFor(const QJsonObject &pod, const PodSituation &situation,
                                    const QString &stamp);
/// With that condition added or changed.
[[nodiscard]] QJsonObject withCondition(QJsonObject status, const QJsonObject &condition);
[[nodiscard]] QJsonObject condition(const QString &type, bool value, const QString &stamp,
                                    const QString &reason = {}, const QString &message = {});
[[nodiscard]] QJsonObject terminatedState(const ContainerState &state);
/// "docker.io/library/busybox:1" of "busybox:1".
[[nodiscard]] QString fullImageName(const QString &image);

} // namespace firesteel::practice
