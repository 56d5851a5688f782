// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/player/podstatus.h"
#include "core/practice/player/program.h"

#include <QSet>

#include <unordered_map>

namespace firesteel::practice {

/// Scheduler, kubelets and container runtime in one: takes every new pod through its life as a real
/// cluster does, with the same states and events, and lets programs run in the containers. Lives
/// with the world.
class Kubelet
{
public:
    explicit Kubelet(const Stage &stage);
    ~Kubelet();

    /// The program in a container that runs now; nullptr if there is none.
    [[nodiscard]] const Program *program(const QString &podUid, const QString &container) const;
    /// A container that runs is killed as by the kernel for its memory.
    void killForMemory(const QString &podUid);

private:
    struct Run;
    void heard(const ChangePtr &change);
    void schedule(Run &run);
    void unschedulable(Run &run, const QString &why);
    void retrySoon();
    void sync(Run &run);
    void mount(Run &run);
    void pull(Run &run);
    void pulled(Run &run, const QString &image, bool already);
    void cannotPull(Run &run, const QString &image);
    void showWaiting(Run &run, const QString &image, const QString &reason, const QString &message);
    void startContainers(Run &run);
    void startContainer(Run &run, qsizetype index);
    void exited(Run &run, qsizetype index, int code, const QString &reason);
    void evicted(Run &run, qsizetype index);
    void settle(Run &run);
    void restart(Run &run, qsizetype index);
    void stop(Run &run, const QJsonObject &pod);
    void gone(Run &run);
    void adoptedEnds(const QJsonObject &pod);
    void writeStatus(Run &run);
    [[nodiscard]] QJsonObject podOf(const Run &run) const;
    [[nodiscard]] QString missingVolume(const QJsonObject &pod) const;
    [[nodiscard]] QString newContainerId();

    Stage m_stage;
    Steps m_steps;
    std::unordered_map<QString, std::unique_ptr<Run>> m_runs; ///< by uid
    QSet<QString> m_images;  ///< "node image" that were pulled; those of firesteel.local are there
    QSet<QString> m_waiting; ///< uids that found no node
    bool m_retryDue = false;
    int m_nextAddress = 10;
};

} // namespace firesteel::practice
