// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QLatin1StringView>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

namespace firesteel::settings {

enum class Type { Bool, Int, Text, TextList, Bytes, Map };

/// What a person decided, or merely how the window was left: two files, so that the first can be
/// copied to another computer. Clusters is a file of its own (core/settings/profilestore), without
/// rows here.
enum class Store { Config, State, Clusters };

/// One row of the table of all settings.
struct Row {
    QLatin1StringView name;
    Type type = Type::Text;
    QJsonValue fallback; ///< Bytes: base64 text
    Store store = Store::Config;
    int since = 1;            ///< the version of the table that brought it
    QStringList allowed = {}; ///< Text: only these; empty: anything
    int least = 0;            ///< Int: of `least` == `most`: no limits
    int most = 0;
};

/// Brings the settings of one file from the version before to its own. Gets every key of that file,
/// also those that no row names any more.
struct Migration {
    int to = 0;
    Store store = Store::Config;
    std::function<void(QJsonObject &)> change;
};

struct Schema {
    int version = 1;
    QList<Row> rows;
    QList<Migration> migrations; ///< by ascending `to`
};

/// A typed handle for a row. T: bool, int, QString, QStringList, QByteArray or QJsonObject (Map).
template <class T>
struct Key {
    QLatin1StringView name;
};

/// Firesteel's own table. Add a row here and its key below.
[[nodiscard]] Schema schema();

namespace keys {
using namespace Qt::StringLiterals;
// How it looks
inline constexpr Key<QString> Language{"language"_L1}; ///< "system", "en", "pl", "ja", "zh_CN"
inline constexpr Key<QString> Theme{"theme"_L1}; ///< "system", "light", "dark", "highContrast"
inline constexpr Key<int> Scale{"scale"_L1};     ///< percent; counts from the next start
inline constexpr Key<QJsonObject> Shortcuts{"shortcuts"_L1}; ///< action → list of key sequences
inline constexpr Key<bool> EmbedDriverUi{
    "driverUi.embedded"_L1}; ///< inside the window, where the browser plug-in is there
// What it asks
inline constexpr Key<bool> ConfirmStop{"confirm.stop"_L1};
inline constexpr Key<bool> ConfirmQuit{"confirm.quit"_L1}; ///< while background jobs run
inline constexpr Key<QJsonObject> Production{"clusters.production"_L1}; ///< choice id → bool
inline constexpr Key<QJsonObject> AllowedPrograms{
    "clusters.allowedPrograms"_L1}; ///< gui/shell/consent: key of a log-in program → when, ISO 8601
inline constexpr Key<QStringList> KubeconfigFiles{"clusters.kubeconfigFiles"_L1}; ///< added by hand
// How it was left
inline constexpr Key<QByteArray> WindowGeometry{"window.geometry"_L1};
inline constexpr Key<QString> CurrentPage{"window.page"_L1};
inline constexpr Key<QJsonObject> PageStates{"window.pageStates"_L1};           ///< page → base64
inline constexpr Key<QString> LastCluster{"clusters.last"_L1};                  ///< choice id
inline constexpr Key<QJsonObject> LastNamespaces{"clusters.lastNamespaces"_L1}; ///< choice → name
inline constexpr Key<QStringList> RecentCommands{"palette.recent"_L1};
} // namespace keys

} // namespace firesteel::settings
