// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLatin1StringView>
#include <QStringView>

#include <span>

namespace firesteel {

/// A kind of failure in the user's world by its canonical slug, such as "token-expired". A row with
/// a `cause` of its own is a finer kind of that cause. Slugs are stable: they stand in JSON output,
/// in tests and in case files.
struct CauseRow {
    QLatin1StringView slug;
    QLatin1StringView cause; ///< empty: this row is a cause itself
};
[[nodiscard]] std::span<const CauseRow> causeRows();

[[nodiscard]] bool isCause(QStringView slug);
/// The cause that a detail belongs to; a cause belongs to itself; empty for anything unknown.
[[nodiscard]] QLatin1StringView causeOf(QStringView detail);

} // namespace firesteel
