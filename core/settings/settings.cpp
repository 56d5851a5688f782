// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/settings/settings.h"

#include "core/settings/settingsfile.h"

#include <QJsonArray>
#include <QStandardPaths>

namespace firesteel::settings {

using namespace Qt::StringLiterals;

namespace {

bool fits(const Row &row, const QJsonValue &value)
{
    switch (row.type) {
    case Type::Bool:
        return value.isBool();
    case Type::Int: {
        if (!value.isDouble() || value.toDouble() != double(value.toInt()))
            return false;
        const int number = value.toInt();
        return row.least == row.most || (number >= row.least && number <= row.most);
    }
    case Type::Text:
        return value.isString() &&
               (row.allowed.isEmpty() || row.allowed.contains(value.toString()));
    case Type::Bytes:
        return value.isString();
    case Type::TextList: {
        const QJsonArray list = value.toArray();
        return value.isArray() && std::all_of(list.begin(), list.end(),
                                              [](const QJsonValue &one) { return one.isString(); });
    }
    case Type::Map:
        return value.isObject();
    }
    return false;
}

} // namespace

Settings::Paths Settings::standardPaths()
{
    const auto below = [](QStandardPaths::StandardLocation place, const QString &name) {
        return QStandardPaths::writableLocation(place) + u"/firesteel/"_s + name;
    };
    return {below(QStandardPaths::GenericConfigLocation, u"settings.json"_s),
            below(QStandardPaths::GenericStateLocation, u"state.json"_s)};
}

Settings::Settings(const Paths &paths, const Schema &schema, QObject *parent)
    : QObject(parent), m_schema(schema)
{
    for (qsizetype i = 0; i < m_schema.rows.size(); ++i)
        m_rows.insert(QString(m_schema.rows[i].name), i);
    const auto note = [this](const FileNotice &notice) {
        m_notices.append(notice);
        Q_EMIT noticed(notice);
    };
    m_config = std::make_unique<SettingsFile>(paths.config, m_schema, Store::Config, note);
    m_state = std::make_unique<SettingsFile>(paths.state, m_schema, Store::State, note);
}

Settings::~Settings() = default;

const Row *Settings::row(QLatin1StringView name) const
{
    const auto found = m_rows.constFind(QString(name));
    return found == m_rows.cend() ? nullptr : &m_schema.rows[*found];
}

SettingsFile &Settings::file(Store store) const
{
    return store == Store::Config ? *m_config : *m_state;
}

QJsonValue Settings::value(QLatin1StringView name) const
{
    const Row *known = row(name);
    if (!known)
        return {};
    const QJsonValue stored = file(known->store).value(name);
    return fits(*known, stored) ? stored : known->fallback;
}

void Settings::setValue(QLatin1StringView name, const QJsonValue &newValue)
{
    const Row *known = row(name);
    Q_ASSERT_X(known, "Settings::setValue", name.data());
    if (!known || (!newValue.isUndefined() && !fits(*known, newValue)))
        return;
    const QJsonValue before = value(name);
    const bool plain = newValue.isUndefined() || newValue == known->fallback;
    file(known->store).set(name, plain ? QJsonValue(QJsonValue::Undefined) : newValue);
    if (value(name) != before)
        Q_EMIT changed(QString(name));
}

void Settings::flush()
{
    m_config->flush();
    m_state->flush();
}

template <>
QStringList Settings::fromJson<QStringList>(const QJsonValue &json)
{
    QStringList list;
    for (const QJsonValue &one : json.toArray())
        list.append(one.toString());
    return list;
}

template <>
QByteArray Settings::fromJson<QByteArray>(const QJsonValue &json)
{
    return QByteArray::fromBase64(json.toString().toLatin1());
}

template <>
QJsonObject Settings::fromJson<QJsonObject>(const QJsonValue &json)
{
    return json.toObject();
}

template <>
QJsonValue Settings::toJson<QStringList>(const QStringList &value)
{
    return QJsonArray::fromStringList(value);
}

template <>
QJsonValue Settings::toJson<QByteArray>(const QByteArray &value)
{
    return QString::fromLatin1(value.toBase64());
}

template <>
QJsonValue Settings::toJson<QJsonObject>(const QJsonObject &value)
{
    return value;
}

} // namespace firesteel::settings
