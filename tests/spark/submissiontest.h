// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/data/javaproperties.h"
#include "tests/spark/sparktest.h"

namespace firesteel::test {

using namespace Qt::StringLiterals;

using Environment = QMap<QString, QString>;

inline QStringList conf(const QStringList &entries)
{
    QStringList out;
    for (const QString &entry : entries)
        out << u"--conf"_s << entry;
    return out;
}

inline spark::Submission made(const QStringList &more, const Environment &environment = {})
{
    CommandLine line(basics() + more);
    line.context.environment = environment;
    auto result = line.submit();
    if (!result)
        qFatal("refused: %s %s", qPrintable(problemOf(result)),
               qPrintable(result.error().context.value(u"key"_s)));
    return *result;
}

inline QString text(const QJsonValue &value)
{
    if (value.isDouble())
        return QString::number(value.toInteger());
    if (value.isBool())
        return value.toBool() ? u"true"_s : u"false"_s;
    if (value.isArray()) {
        QStringList items;
        for (const QJsonValue &item : value.toArray())
            items.append(item.isObject() ? item.toObject().value(u"name"_s).toString()
                                         : text(item));
        return items.join(u' ');
    }
    if (value.isObject())
        return u"{"_s + value.toObject().keys().join(u' ') + u'}';
    return value.toString();
}

inline QJsonObject container(const spark::Submission &submission)
{
    const QJsonArray all = at(submission.driverPod, u"/spec/containers"_s).toArray();
    return all.last().toObject();
}

inline QMap<QString, QString> propertiesOf(const spark::Submission &submission)
{
    const QString content = submission.postResources.last()
                                .value("data"_L1)
                                .toObject()
                                .value("spark.properties"_L1)
                                .toString();
    QMap<QString, QString> out;
    const QList<data::Property> all = data::readProperties(content.toUtf8()).value();
    for (const data::Property &property : all)
        out.insert(property.key, property.value);
    return out;
}

inline QJsonObject resource(const spark::Submission &submission, const QString &kind, int index = 0)
{
    for (const QJsonObject &object : submission.postResources) {
        if (object.value("kind"_L1).toString() == kind && index-- == 0)
            return object;
    }
    return {};
}

inline QString envOf(const spark::Submission &submission)
{
    QStringList out;
    for (const QJsonValue &value : container(submission).value("env"_L1).toArray())
        out.append(value.toObject().value("name"_L1).toString() + u'=' +
                   value.toObject().value("value"_L1).toString());
    return out.join(u' ');
}

} // namespace firesteel::test

/// The text of the value at a JSON pointer; both given as plain literals.
#define CHECK(root, pointer, expected) QCOMPARE(text(at(root, u"" pointer ""_s)), u"" expected ""_s)
