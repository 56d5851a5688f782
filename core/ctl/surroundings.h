// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/ctl/console.h"

#include <QProcessEnvironment>
#include <QString>

namespace firesteel::ctl {

/// What a command takes from the process around it, so that tests can give it another one. The
/// references outlive the command.
struct Surroundings {
    Console &console;
    Clock &clock;
    IdSource &ids;
    QProcessEnvironment environment;
    QString workingDirectory;
    QString homeDirectory;
    QString userName; ///< short name of the operating system's user
};

} // namespace firesteel::ctl
