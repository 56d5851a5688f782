// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace firesteel {

/// The whole content of a regular file (or of an inherited descriptor under /dev/fd, as shells pass
/// them), read once. Never blocks on a FIFO or a device. FileMissing, FileUnreadable ("reason":
/// not-regular, permission, other) or FileTooLarge ("limit" in bytes), each with "path".
[[nodiscard]] Result<QByteArray> readFile(const QString &path, qint64 limit);

/// Puts `content` at `path` as a whole or not at all, readable by its owner alone; makes the folder
/// (0700) if it is missing. Waits for the disk. FileWriteFailed with "path".
[[nodiscard]] Result<> writeFile(const QString &path, const QByteArray &content);

} // namespace firesteel
