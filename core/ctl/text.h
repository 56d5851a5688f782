// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <chrono>

namespace firesteel::ctl {

/// `text` without control characters, so that what a cluster sends cannot steer a terminal; a tab
/// becomes a blank.
[[nodiscard]] QString printable(const QString &text);

/// The same for the bytes of a log line, which may hold colours on purpose: keeps SGR sequences
/// (ESC [ … m) and tabs, drops every other control sequence and character.
[[nodiscard]] QByteArray printableLog(QByteArrayView line);

/// Columns of text with two blanks between; trailing blanks are dropped; ends with a line feed.
[[nodiscard]] QString table(const QStringList &headings, const QList<QStringList> &rows);

/// A duration in its two largest units: "4 min 12 s", "3 d 2 h", "0 s".
[[nodiscard]] QString duration(std::chrono::seconds time);

} // namespace firesteel::ctl
