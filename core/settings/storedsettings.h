// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/settings/settings.h"

#include <QByteArray>
#include <QJsonObject>

#include <optional>

namespace firesteel::settings {

/// What a settings file holds, brought to the version of `schema`; or why it cannot be used.
struct StoredSettings {
    QJsonObject values;
    int version = 0;                           ///< of the file
    std::optional<FileNotice::Kind> flaw = {}; ///< Broken or Newer
    std::optional<Error> why = {};             ///< of the flaw
};
[[nodiscard]] StoredSettings parseSettings(const QByteArray &content, const QString &path,
                                           const Schema &schema, Store store);

/// `theirs` with all that changed between `before` and `ours`; of an object within, entry by entry.
[[nodiscard]] QJsonObject mergedSettings(const QJsonObject &before, const QJsonObject &ours,
                                         const QJsonObject &theirs);

/// Writes `ours` to a file that other processes may write too: reads it again under a lock, and
/// what did not change since `before` stays as it is there. A file that cannot be used is kept
/// aside, and a notice says so. Waits for the disk and for the others. Any thread.
struct StoredWrite {
    Result<> done;
    std::optional<FileNotice> notice = {};
};
[[nodiscard]] StoredWrite writeSettings(const QString &path, const Schema &schema, Store store,
                                        const QJsonObject &before, const QJsonObject &ours);

/// Keeps a file aside that has a flaw: Broken or Newer with where it is now, else Unreadable.
[[nodiscard]] FileNotice keepFlawedAside(const StoredSettings &stored, const QString &path,
                                         Store store);

/// Greatest size of a file that is read.
inline constexpr qint64 kSettingsLimit = 8LL * 1024 * 1024;

} // namespace firesteel::settings
