// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/contract/contractcase.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

namespace firesteel::contract {

using namespace Qt::StringLiterals;

namespace {

QByteArray bodyOf(const QJsonObject &object)
{
    if (object.contains("bodySize"_L1))
        return "{\"x\":\"" + QByteArray(object["bodySize"_L1].toInt(), 'x') + "\"}";
    const QJsonValue body = object["body"_L1];
    if (body.isString())
        return body.toString().toUtf8();
    if (body.isArray())
        return QJsonDocument(body.toArray()).toJson(QJsonDocument::Compact);
    return body.isObject() ? QJsonDocument(body.toObject()).toJson(QJsonDocument::Compact)
                           : QByteArray();
}

Case caseOf(const QJsonObject &object)
{
    Case one;
    one.id = object["id"_L1].toString();
    one.method = object["method"_L1].toString(u"GET"_s).toLatin1();
    one.target = object["target"_L1].toString().toUtf8();
    one.body = bodyOf(object);
    one.contentType = object["type"_L1].toString().toLatin1();
    if (one.contentType.isEmpty() && !one.body.isEmpty())
        one.contentType = "application/json";
    one.accept = object["accept"_L1].toString().toLatin1();
    const QString auth = object["auth"_L1].toString();
    one.auth = auth == "none"_L1    ? Case::Auth::None
               : auth == "wrong"_L1 ? Case::Auth::Wrong
                                    : Case::Auth::Valid;
    const QString kind = object["kind"_L1].toString();
    one.kind = kind == "watch"_L1     ? Case::Kind::Watch
               : kind == "upgrade"_L1 ? Case::Kind::Upgrade
                                      : Case::Kind::Request;
    one.names = object["names"_L1].toBool();
    one.text = object["text"_L1].toBool();
    one.untilPath = object["until"_L1].toString();
    one.untilValue = object["is"_L1].toString();
    one.untilStatus = object["untilStatus"_L1].toInt();
    one.silent = object["silent"_L1].toBool() || !one.untilPath.isEmpty() || one.untilStatus != 0;
    const QJsonObject captures = object["capture"_L1].toObject();
    for (auto it = captures.begin(); it != captures.end(); ++it)
        one.captures.append({it.key(), it.value().toString()});
    return one;
}

} // namespace

QList<Case> readCases(const QString &path)
{
    QFile file(path);
    QJsonParseError error;
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("%s cannot be read", qPrintable(path));
        return {};
    }
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &error);
    if (error.error != QJsonParseError::NoError) {
        qWarning("%s: %s at %d", qPrintable(path), qPrintable(error.errorString()), error.offset);
        return {};
    }
    QList<Case> cases;
    for (const QJsonValue &value : document.array())
        cases.append(caseOf(value.toObject()));
    return cases;
}

QString valueAt(const QJsonObject &object, const QString &path)
{
    QJsonValue value = object;
    for (const QString &part : path.split(u'.')) {
        bool isIndex = false;
        const int index = part.toInt(&isIndex);
        value =
            value.isArray() && isIndex ? value.toArray().at(index) : value.toObject().value(part);
    }
    if (value.isDouble())
        return QString::number(value.toInteger());
    if (value.isBool())
        return value.toBool() ? u"true"_s : u"false"_s;
    if (value.isObject() || value.isArray())
        return u"(something)"_s;
    return value.toString();
}

} // namespace firesteel::contract
