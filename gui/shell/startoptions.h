// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <QSize>
#include <QString>
#include <QStringList>

namespace firesteel::gui {

/// The command line of the window; a later start hands the same to the first.
struct StartOptions {
    enum class Only { Nothing, Help, Version };
    Only only = Only::Nothing; ///< print that and end
    QString kubeconfig = {};   ///< absolute path
    QString context = {};
    QString namespaceName = {};
    QString page = {}; ///< a page's id
    bool practice = false;
    QString submit = {}; ///< a file with a job that is submitted as soon as a cluster is open
    bool newInstance = false;
    QString screenshot = {}; ///< a picture of the window goes there, and the program ends
    QSize size = {};         ///< of the window; empty: as it was left
};

/// `arguments` with the program's name first; relative paths count from `workingDirectory`.
/// UnknownOption, MissingArgument or InvalidValue. Needs no QApplication.
[[nodiscard]] Result<StartOptions> parseStartOptions(const QStringList &arguments,
                                                     const QString &workingDirectory);
[[nodiscard]] QString startHelp();

} // namespace firesteel::gui
