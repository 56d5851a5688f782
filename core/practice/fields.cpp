// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/fields.h"

#include <QJsonDocument>

namespace firesteel::practice {

QJsonValue at(const QJsonObject &object, QLatin1StringView path)
{
    const qsizetype dot = path.indexOf(u'.');
    if (dot < 0)
        return object.value(path);
    return at(object.value(path.first(dot)).toObject(), path.sliced(dot + 1));
}

QString text(const QJsonObject &object, QLatin1StringView path)
{
    return at(object, path).toString();
}

void put(QJsonObject &object, QLatin1StringView path, const QJsonValue &value)
{
    const qsizetype dot = path.indexOf(u'.');
    if (dot < 0) {
        if (value.isUndefined())
            object.remove(path);
        else
            object.insert(path, value);
        return;
    }
    QJsonObject inner = object.value(path.first(dot)).toObject();
    put(inner, path.sliced(dot + 1), value);
    object.insert(path.first(dot), inner);
}

QByteArray toBytes(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

} // namespace firesteel::practice
