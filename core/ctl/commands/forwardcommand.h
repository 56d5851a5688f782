// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/ctl/command.h"
#include "core/engine/jobs/forwardjob.h"

#include <memory>

namespace firesteel::ctl {

/// forward: a port of the driver on this machine.
class ForwardCommand final : public Command
{
    Q_OBJECT
public:
    using Command::Command;

protected:
    void run() override;
    void interrupted() override;

private:
    void forward(const store::SparkApp &app);

    std::unique_ptr<engine::ForwardJob> m_job;
};

} // namespace firesteel::ctl
