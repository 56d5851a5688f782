// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/player/program.h"

#include <QStringList>

namespace firesteel::practice {

/// `sh -c` with echo, sleep, true, false and exit between semicolons and &&; anything else ends
/// with 127. A container without a command waits to be stopped, as a server does.
class ShellProgram final : public Program
{
public:
    using Program::Program;
    void start() override;
    void terminate() override;

private:
    void next();

    QStringList m_commands;
    bool m_server = false;
};

} // namespace firesteel::practice
