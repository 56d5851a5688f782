// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/ctl/command.h"
#include "core/kube/check/ladder.h"

#include <memory>

namespace firesteel::ctl {

/// check: every step from the address to the rights. whoami: the same as far as the credential.
class CheckCommand final : public Command
{
    Q_OBJECT
public:
    using Command::Command;

protected:
    void run() override;
    void notChosen(const Error &error) override;
    void interrupted() override;

private:
    void climb(const engine::Connection &connection);
    void rungChanged(const kube::RungResult &result);
    void checked(const QList<kube::RungResult> &rungs, bool passed);
    void identified(const kube::RungResult &result);
    void unknown(const kube::RungResult &failed);

    QList<Finding> m_findings; ///< of the kubeconfig
    std::unique_ptr<kube::Ladder> m_ladder;
    bool m_interrupted = false;
};

} // namespace firesteel::ctl
