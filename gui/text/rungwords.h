// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/check/ladder.h"

#include <QString>

namespace firesteel::gui {

// Words of the ladder of the connection test, in the language of the moment. Main thread.

/// "Name resolves", "Port 6443 answers" …; `port` 0: not known.
[[nodiscard]] QString rungTitle(kube::Rung rung, int port = 0);
/// What a rung proves, for somebody who meets it for the first time.
[[nodiscard]] QString rungMeaning(kube::Rung rung);
/// What was seen, in a few words without a stop: "192.168.40.11", "TLS 1.3", "signed by another
/// CA". Empty if there is nothing to say.
[[nodiscard]] QString rungEvidence(const kube::RungResult &result);
[[nodiscard]] QString rungStateWord(kube::RungState state); ///< "passed", "not reached"
/// "39 ms", "1.2 s".
[[nodiscard]] QString milliseconds(std::chrono::milliseconds time);

} // namespace firesteel::gui
