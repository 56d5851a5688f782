// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/practicecluster.h"
#include "gui/models/jobform.h"
#include "tests/support/fakeclock.h"

#include <QString>

#include <memory>

namespace firesteel::gui {
struct Services;
}

namespace firesteel::test {

/// A practice cluster whose time passes only by play(), together with the clock that a window over
/// it should have: what is shown is the same in every run, and minutes take no time.
class PracticeStage
{
public:
    PracticeStage();
    ~PracticeStage();

    bool start();
    void stop(); ///< as if the API server had died
    void play(std::chrono::milliseconds time);
    [[nodiscard]] FakeClock &clock() { return m_clock; }
    /// With the cluster under that name of a context, and others beside it.
    [[nodiscard]] QByteArray kubeconfig(const QByteArray &context,
                                        const QByteArrayList &others = {}) const;

    /// Sends a job by the window's session, and waits until the cluster has taken it.
    bool submit(const gui::Services &services, const gui::JobForm &form);
    [[nodiscard]] const QString &problem() const { return m_problem; }

private:
    FakeClock m_clock;
    std::unique_ptr<practice::PracticeCluster> m_cluster;
    QString m_problem;
};

} // namespace firesteel::test
