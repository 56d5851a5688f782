// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QString>

#include <chrono>

namespace firesteel::gui {

// Figures for people, in the language of the moment: ask anew after QEvent::LanguageChange. Main
// thread. Kubernetes quantities ("500m", "2Gi") are shown as written and do not come here.

/// "now", "12 min ago", "3 h ago", "yesterday", "17 Nov"; "in 6 d" for the future. Empty for an
/// invalid time.
[[nodiscard]] QString relativeTime(const QDateTime &time, const QDateTime &now);
/// "Tue 17 Nov 2026, 14:14:20 CET": for hovers and exports.
[[nodiscard]] QString absoluteTime(const QDateTime &time);
[[nodiscard]] QString clockTime(const QDateTime &time); ///< "14:14:20"
[[nodiscard]] QString dateTime(const QDateTime &time);  ///< "17 Nov, 14:14:20"
/// In its two largest units: "4 min 12 s", "1 h 52 min", "0 min 48 s", "3 d 2 h".
[[nodiscard]] QString duration(std::chrono::seconds time);
/// Of an age under a minute, with a tenth: "0.4 s"; beyond that as duration().
[[nodiscard]] QString shortAge(std::chrono::milliseconds age);
[[nodiscard]] QString bytes(qint64 count);  ///< "12 GiB", "1.1 GiB", "512 MiB"
[[nodiscard]] QString count(qint64 number); ///< with the language's groups: "184,220"

} // namespace firesteel::gui
