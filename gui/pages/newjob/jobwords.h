// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/spark/notice.h"
#include "gui/models/jobplanner.h"
#include "gui/text/sentences.h"

#include <QString>

namespace firesteel::gui {

// Words of the job form, in the language of the moment. Main thread.

[[nodiscard]] QString fieldLabel(JobField field);
[[nodiscard]] QString sectionTitle(JobSection section);
[[nodiscard]] Sentence problemSentence(const JobProblem &problem);
[[nodiscard]] QString noticeSentence(const spark::Notice &notice);
/// "= 4 GiB" for a size as typed; empty if it is none.
[[nodiscard]] QString sizeMeaning(const QString &text);
[[nodiscard]] QString mebibytesText(qint64 mebibytes); ///< "7.0 GiB"

} // namespace firesteel::gui
