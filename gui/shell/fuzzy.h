// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringView>

#include <optional>

namespace firesteel::gui {

/// How well `pattern` names `text`: its letters must occur in this order, whatever their case and
/// accents; blanks count for nothing. Higher is better: beginnings of words, runs of letters and
/// short texts win. None: it does not. An empty pattern fits everything with 0.
[[nodiscard]] std::optional<int> fuzzyScore(QStringView pattern, QStringView text);

} // namespace firesteel::gui
