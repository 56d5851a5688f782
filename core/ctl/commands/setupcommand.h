// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/ctl/command.h"
#include "core/engine/access/accessplanjob.h"
#include "core/engine/access/accesssetupjob.h"

#include <memory>

namespace firesteel::ctl {

/// setup: the namespace, the driver's account and their rights. Shows what is missing, tries it,
/// and makes it; without the rights it prints the YAML for an administrator on standard output.
class SetupCommand final : public Command
{
    Q_OBJECT
public:
    using Command::Command;

protected:
    void run() override;
    void interrupted() override;

private:
    void planned();
    void tellPlan(const engine::AccessPlan &plan);
    void handOver(const engine::AccessPlan &plan);
    void carryOut(const engine::AccessPlan &plan);
    void stepDone(int index);
    void done();

    std::unique_ptr<engine::AccessPlanJob> m_look;
    std::unique_ptr<engine::AccessSetupJob> m_setup;
};

} // namespace firesteel::ctl
