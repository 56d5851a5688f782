// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/ctl/sentences.h"

#include <optional>

namespace firesteel::ctl {

/// The words for an error that names its "problem" in its context: a command line or setting that
/// is refused, what a job left behind; nothing if there is none, or one without words of its own.
/// Pure.
[[nodiscard]] std::optional<Sentence> planSentence(const Error &error);

} // namespace firesteel::ctl
