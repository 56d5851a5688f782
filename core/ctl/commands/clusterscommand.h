// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/ctl/command.h"

namespace firesteel::ctl {

/// clusters: what the kubeconfig has, what is wrong with it, and what was set up in the window.
/// Sends nothing, and opens no secret.
class ClustersCommand final : public Command
{
    Q_OBJECT
public:
    using Command::Command;

protected:
    void run() override;
};

} // namespace firesteel::ctl
