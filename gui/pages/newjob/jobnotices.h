// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "gui/shell/notices.h"

namespace firesteel::gui {

/// What the job form has to say beside itself, of the files that it reads and writes.
/// `path`: the draft's file. `keptAs`: where the old content is now; empty: still there.
[[nodiscard]] Notice draftUnreadable(const Error &problem, const QString &path,
                                     const QString &keptAs);
/// By the key kJobUnsaved; goes when it is no longer true.
inline const QString kJobUnsaved = QStringLiteral("newjob.unsaved");
[[nodiscard]] Notice draftUnsaved(const Error &error);
[[nodiscard]] Notice jobFileUnreadable(const QString &path);

} // namespace firesteel::gui
