// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/ctl/command.h"

namespace firesteel::ctl {

/// help and version: answers without a cluster.
class InfoCommand final : public Command
{
    Q_OBJECT
public:
    using Command::Command;

protected:
    void run() override;
};

} // namespace firesteel::ctl
