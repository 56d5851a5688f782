// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

namespace firesteel::practice {

/// The value at a path of keys such as "metadata.name"; undefined if there is none. Keys that have
/// dots in them (labels) cannot be reached this way.
[[nodiscard]] QJsonValue at(const QJsonObject &object, QLatin1StringView path);
[[nodiscard]] QString text(const QJsonObject &object, QLatin1StringView path);
/// Sets the value at a path and makes the objects on the way. An undefined value removes it.
void put(QJsonObject &object, QLatin1StringView path, const QJsonValue &value);

[[nodiscard]] inline QString nameOf(const QJsonObject &object)
{
    return text(object, QLatin1StringView("metadata.name"));
}
[[nodiscard]] inline QString namespaceOf(const QJsonObject &object)
{
    return text(object, QLatin1StringView("metadata.namespace"));
}
[[nodiscard]] inline QString uidOf(const QJsonObject &object)
{
    return text(object, QLatin1StringView("metadata.uid"));
}
[[nodiscard]] inline QJsonObject labelsOf(const QJsonObject &object)
{
    return at(object, QLatin1StringView("metadata.labels")).toObject();
}
[[nodiscard]] inline bool isBeingDeleted(const QJsonObject &object)
{
    return !text(object, QLatin1StringView("metadata.deletionTimestamp")).isEmpty();
}

/// Compact UTF-8.
[[nodiscard]] QByteArray toBytes(const QJsonObject &object);

} // namespace firesteel::practice
