// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace firesteel {

/// For a file that cannot be used and must not be lost: renames it to "PATH.SUFFIX",
/// "PATH.SUFFIX-2" and so on, never over another. Gives its new path; empty if it could not be
/// renamed, or there are twenty of them already. Waits for the disk.
[[nodiscard]] QString keepAside(const QString &path, const QString &suffix);

} // namespace firesteel
