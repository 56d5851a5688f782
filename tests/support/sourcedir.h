// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>
#include <QDir>
#include <QString>

namespace firesteel::test {

/// The checkout that this test program was built in: the nearest folder above the program that has
/// the presets. Found at run time, so that the compiler's output does not depend on where the
/// checkout lies.
inline QString sourceDir()
{
    QDir dir(QCoreApplication::applicationDirPath());
    while (!dir.exists(QStringLiteral("CMakePresets.json"))) {
        if (!dir.cdUp())
            return {};
    }
    return dir.path();
}

} // namespace firesteel::test
