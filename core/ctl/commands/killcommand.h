// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/ctl/command.h"
#include "core/engine/jobs/killjob.h"

#include <memory>

namespace firesteel::ctl {

/// kill: ends an application and waits until it is gone.
class KillCommand final : public Command
{
    Q_OBJECT
public:
    using Command::Command;

protected:
    void run() override;
    void interrupted() override;

private:
    void kill(const store::SparkApp &app);

    std::unique_ptr<engine::KillJob> m_job;
};

} // namespace firesteel::ctl
