// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/contract/contractrecord.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

namespace firesteel::contract {

using namespace Qt::StringLiterals;

namespace {

QString keysOf(const QJsonValue &value)
{
    QStringList keys = value.toObject().keys();
    keys.removeAll(u"managedFields"_s); // there is no field ownership to practise
    return keys.join(u' ');
}

void addStatusFacts(Facts &facts, const QJsonObject &status)
{
    facts.insert(u"reason"_s, status["reason"_L1].toString());
    facts.insert(u"outcome"_s, status["status"_L1].toString());
    const QJsonObject details = status["details"_L1].toObject();
    for (const auto key : {"kind"_L1, "name"_L1, "group"_L1}) {
        if (details.contains(key))
            facts.insert(u"details."_s + key, details[key].toString());
    }
    QStringList causes;
    for (const QJsonValue &cause : details["causes"_L1].toArray())
        causes.append(cause["reason"_L1].toString() + u' ' + cause["field"_L1].toString());
    causes.sort();
    if (!causes.isEmpty())
        facts.insert(u"details.causes"_s, causes.join(u", "_s));
}

void addListFacts(Facts &facts, const Case &one, const QJsonObject &list)
{
    const QJsonArray items = list["items"_L1].toArray();
    const QJsonObject metadata = list["metadata"_L1].toObject();
    facts.insert(u"metadata"_s, keysOf(metadata));
    if (!one.names)
        return;
    QStringList names;
    for (const QJsonValue &item : items)
        names.append(item["metadata"_L1]["name"_L1].toString());
    facts.insert(u"items"_s, names.join(u' '));
    if (!items.isEmpty())
        facts.insert(u"itemKeys"_s, keysOf(items.first()));
}

void addObjectFacts(Facts &facts, const QJsonObject &object)
{
    facts.insert(u"metadata"_s, keysOf(object["metadata"_L1]));
    if (object["status"_L1].isObject())
        facts.insert(u"statusKeys"_s, keysOf(object["status"_L1]));
    facts.insert(u"keys"_s, keysOf(object));
}

Facts watchFacts(const Answer &answer)
{
    Facts facts;
    QStringList events;
    for (const QByteArray &line : answer.body.split('\n')) {
        const QJsonObject event = QJsonDocument::fromJson(line).object();
        if (event.isEmpty())
            continue;
        const QJsonObject object = event["object"_L1].toObject();
        const QString type = event["type"_L1].toString();
        if (type == "ERROR"_L1)
            events.append(type + u' ' + object["reason"_L1].toString() + u' ' +
                          QString::number(object["code"_L1].toInt()));
        else if (type == "BOOKMARK"_L1)
            events.append(type + u' ' + object["kind"_L1].toString());
        else
            events.append(type + u' ' + object["metadata"_L1]["name"_L1].toString());
    }
    facts.insert(u"events"_s, events.join(u", "_s));
    facts.insert(u"ended"_s, answer.ended ? u"in order"_s : u"cut"_s);
    return facts;
}

QString plainText(const QByteArray &body)
{
    static const QRegularExpression time(
        u"\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d+(Z|[+-]\\d\\d:\\d\\d)"_s);
    return QString::fromUtf8(body).replace(time, u"<time>"_s);
}

/// Those with something in them, without the comments.
QStringList linesOf(const QString &path)
{
    QStringList lines;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return lines;
    for (const QByteArray &line : file.readAll().split('\n')) {
        const QString text = QString::fromUtf8(line).trimmed();
        if (!text.isEmpty() && !text.startsWith(u'#'))
            lines.append(text);
    }
    return lines;
}

} // namespace

Facts factsOf(const Case &one, const Answer &answer)
{
    Facts facts;
    const bool watched = one.kind == Case::Kind::Watch && answer.status == 200;
    if (watched)
        facts = watchFacts(answer);
    facts.insert(u"status"_s, QString::number(answer.status));
    facts.insert(u"type"_s, QString::fromLatin1(answer.contentType.split(';').first().trimmed()));
    if (one.kind == Case::Kind::Upgrade && answer.status == 101) {
        facts.insert(u"refused"_s, answer.errorStream.contains("refused") ? u"connection refused"_s
                                   : answer.errorStream.isEmpty()         ? u"no"_s
                                                                          : u"otherwise"_s);
        return facts;
    }
    if (watched)
        return facts;
    const QJsonObject object = QJsonDocument::fromJson(answer.body).object();
    if (object.isEmpty()) {
        if (one.text)
            facts.insert(u"text"_s, plainText(answer.body));
        return facts;
    }
    const QString kind = object["kind"_L1].toString();
    facts.insert(u"kind"_s, kind);
    facts.insert(u"apiVersion"_s, object["apiVersion"_L1].toString());
    if (kind == "Status"_L1)
        addStatusFacts(facts, object);
    else if (object.contains("items"_L1))
        addListFacts(facts, one, object);
    else
        addObjectFacts(facts, object);
    return facts;
}

QByteArray toJson(const Record &record)
{
    QJsonObject all;
    for (auto it = record.cbegin(); it != record.cend(); ++it) {
        QJsonObject facts;
        for (auto fact = it->cbegin(); fact != it->cend(); ++fact)
            facts.insert(fact.key(), fact.value());
        all.insert(it.key(), facts);
    }
    return QJsonDocument(all).toJson();
}

Record recordFromJson(const QByteArray &json)
{
    Record record;
    const QJsonObject all = QJsonDocument::fromJson(json).object();
    for (auto it = all.begin(); it != all.end(); ++it) {
        Facts facts;
        const QJsonObject values = it.value().toObject();
        for (auto fact = values.begin(); fact != values.end(); ++fact)
            facts.insert(fact.key(), fact.value().toString());
        record.insert(it.key(), facts);
    }
    return record;
}

QList<Known> readKnown(const QString &path)
{
    QList<Known> known;
    for (const QString &text : linesOf(path))
        known.append({text.section(u' ', 0, 0, QString::SectionSkipEmpty),
                      text.section(u' ', 1, 1, QString::SectionSkipEmpty),
                      text.section(u' ', 2, -1, QString::SectionSkipEmpty)});
    return known;
}

QStringList readAwaited(const QString &path)
{
    QStringList awaited;
    for (const QString &text : linesOf(path))
        awaited.append(text.section(u' ', 0, 0, QString::SectionSkipEmpty));
    return awaited;
}

Comparison compare(const Record &real, const Record &practice, const QList<Known> &known,
                   const QStringList &awaited)
{
    Comparison result;
    QSet<qsizetype> used;
    const auto knownAs = [&](const QString &id, const QString &fact) -> const Known * {
        for (qsizetype i = 0; i < known.size(); ++i) {
            if (known.at(i).id == id && known.at(i).fact == fact) {
                used.insert(i);
                return &known.at(i);
            }
        }
        return nullptr;
    };
    QStringList ids = real.keys();
    for (const QString &id : practice.keys()) {
        if (!ids.contains(id))
            ids.append(id);
    }
    for (const QString &id : std::as_const(ids)) {
        if (!real.contains(id) && awaited.contains(id)) {
            result.unrecorded.append(id);
            continue;
        }
        ++result.compared;
        const Facts a = real.value(id);
        const Facts b = practice.value(id);
        QStringList names = a.keys();
        for (const QString &name : b.keys()) {
            if (!names.contains(name))
                names.append(name);
        }
        for (const QString &name : std::as_const(names)) {
            if (a.value(name) == b.value(name) && a.contains(name) == b.contains(name))
                continue;
            const QString line = id + u": "_s + name + u": real \""_s + a.value(name) +
                                 u"\", practice \""_s + b.value(name) + u'"';
            if (const Known *one = knownAs(id, name))
                result.known.append(line + u" ("_s + one->reason + u')');
            else
                result.differences.append(line);
        }
    }
    for (qsizetype i = 0; i < known.size(); ++i) {
        if (!used.contains(i))
            result.unseen.append(known.at(i).id + u' ' + known.at(i).fact);
    }
    return result;
}

} // namespace firesteel::contract
