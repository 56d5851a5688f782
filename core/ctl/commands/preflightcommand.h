// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/ctl/command.h"
#include "core/engine/canary/canaryjob.h"
#include "core/engine/preflight/preflightjob.h"

#include <memory>

namespace firesteel::ctl {

/// preflight: whether Spark can run in a namespace, and with --canary a small pod that tries it.
class PreflightCommand final : public Command
{
    Q_OBJECT
public:
    using Command::Command;

protected:
    void run() override;
    void interrupted() override;

private:
    void judged();
    void sendCanary();
    void stageChanged(engine::CanaryJob::Stage stage, const QString &detail);
    void canaryDone();
    void conclude();

    engine::PreflightRequest m_request;
    std::unique_ptr<engine::PreflightJob> m_preflight;
    std::unique_ptr<engine::CanaryJob> m_canary;
};

} // namespace firesteel::ctl
