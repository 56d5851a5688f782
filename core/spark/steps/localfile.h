// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace firesteel::spark {

/// The content of a file of this machine that goes into an object, named by a setting. Errors of
/// readFile() with "key" and "problem" = setting-file; the limit is what the API server stores (1
/// MiB).
[[nodiscard]] Result<QByteArray> readLocalFile(const QString &path, const QString &key);

/// Its content as text. FileUnreadable with "reason" = encoding if it is not UTF-8.
[[nodiscard]] Result<QString> readLocalText(const QString &path, const QString &key);

} // namespace firesteel::spark
