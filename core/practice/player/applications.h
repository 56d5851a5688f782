// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QString>

namespace firesteel::practice {

class DriverProgram;
class ExecutorProgram;

/// Which driver and executors run now, so that they find each other. Entries end with the programs.
class Applications
{
public:
    QHash<QString, DriverProgram *> drivers;     ///< by application id
    QHash<QString, ExecutorProgram *> executors; ///< by "application id/executor id"
};

} // namespace firesteel::practice
