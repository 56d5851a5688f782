// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/settings/schema.h"

#include <QHash>
#include <QObject>

#include <memory>

namespace firesteel::settings {

class SettingsFile;

/// Something about the files that a person should know, once.
struct FileNotice {
    enum class Kind {
        Broken,      ///< could not be understood; kept aside, and everything is as at first
        Newer,       ///< written by a later version; kept aside for it
        Unreadable,  ///< left as it is; nothing will be written over it
        WriteFailed, ///< what was changed last is not stored
    };
    Kind kind = Kind::Broken;
    QString path;
    QString keptAs; ///< Broken, Newer: where the old content is now
    std::optional<Error> error;
    Store store = Store::Config; ///< which of the files
    bool operator==(const FileNotice &) const = default;
};

/// All settings: one table, two small JSON files. A value of a wrong type or out of its limits
/// counts as not set. Keys of the file that the table does not know are kept. Changes are written
/// half a second later, atomically and outside of the main thread; the destructor writes what is
/// left and waits for it. Thread: main. Owned by main().
class Settings : public QObject
{
    Q_OBJECT
public:
    struct Paths {
        QString config; ///< of settings.json
        QString state;  ///< of state.json
    };
    /// Below the XDG folders of configuration and state.
    [[nodiscard]] static Paths standardPaths();

    /// Reads both files; problems are in notices().
    explicit Settings(const Paths &paths, const Schema &schema = settings::schema(),
                      QObject *parent = nullptr);
    ~Settings() override;

    template <class T>
    [[nodiscard]] T get(const Key<T> &key) const
    {
        return fromJson<T>(value(key.name));
    }
    template <class T>
    void set(const Key<T> &key, const T &newValue)
    {
        setValue(key.name, toJson(newValue));
    }
    template <class T>
    void reset(const Key<T> &key)
    {
        setValue(key.name, QJsonValue(QJsonValue::Undefined));
    }

    /// As stored, or else the row's fallback. Null for a name that has no row.
    [[nodiscard]] QJsonValue value(QLatin1StringView name) const;
    void setValue(QLatin1StringView name, const QJsonValue &value); ///< Undefined: back to fallback
    [[nodiscard]] const Schema &schema() const { return m_schema; }

    /// What was found when reading, until now.
    [[nodiscard]] const QList<FileNotice> &notices() const { return m_notices; }
    void flush(); ///< writes what is left and waits: for the end of the program, and for tests

Q_SIGNALS:
    void changed(const QString &name);
    void noticed(const firesteel::settings::FileNotice &notice); ///< one that came up later

private:
    template <class T>
    [[nodiscard]] static T fromJson(const QJsonValue &json);
    template <class T>
    [[nodiscard]] static QJsonValue toJson(const T &value);
    [[nodiscard]] const Row *row(QLatin1StringView name) const;
    [[nodiscard]] SettingsFile &file(Store store) const;

    Schema m_schema;
    QHash<QString, qsizetype> m_rows; ///< name → index
    QList<FileNotice> m_notices;
    std::unique_ptr<SettingsFile> m_config;
    std::unique_ptr<SettingsFile> m_state;
};

template <>
inline bool Settings::fromJson<bool>(const QJsonValue &json)
{
    return json.toBool();
}
template <>
inline int Settings::fromJson<int>(const QJsonValue &json)
{
    return json.toInt();
}
template <>
inline QString Settings::fromJson<QString>(const QJsonValue &json)
{
    return json.toString();
}
template <>
QStringList Settings::fromJson<QStringList>(const QJsonValue &json);
template <>
QByteArray Settings::fromJson<QByteArray>(const QJsonValue &json);
template <>
QJsonObject Settings::fromJson<QJsonObject>(const QJsonValue &json);
template <>
inline QJsonValue Settings::toJson<bool>(const bool &value)
{
    return value;
}
template <>
inline QJsonValue Settings::toJson<int>(const int &value)
{
    return value;
}
template <>
inline QJsonValue Settings::toJson<QString>(const QString &value)
{
    return value;
}
template <>
QJsonValue Settings::toJson<QStringList>(const QStringList &value);
template <>
QJsonValue Settings::toJson<QByteArray>(const QByteArray &value);
template <>
QJsonValue Settings::toJson<QJsonObject>(const QJsonObject &value);

} // namespace firesteel::settings

Q_DECLARE_METATYPE(firesteel::settings::FileNotice)
