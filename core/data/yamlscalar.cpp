// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// How scalars of YAML are typed, and YAML trees as JSON.
#include "core/data/jsonwriter.h"
#include "core/data/yaml.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

#include <charconv>
#include <cmath>
#include <limits>

namespace firesteel::data {

using namespace Qt::StringLiterals;

namespace {

using Limits = std::numeric_limits<double>;

/// The words that stand for a value (YAML 1.1 as gopkg.in/yaml.v2 has it).
const QHash<QStringView, QJsonValue> &words()
{
    static const QHash<QStringView, QJsonValue> all = [] {
        QHash<QStringView, QJsonValue> map;
        for (const QStringView word : {u"", u"~", u"null", u"Null", u"NULL"})
            map.insert(word, QJsonValue(QJsonValue::Null));
        for (const QStringView word :
             {u"y", u"Y", u"yes", u"Yes", u"YES", u"true", u"True", u"TRUE", u"on", u"On", u"ON"})
            map.insert(word, true);
        for (const QStringView word : {u"n", u"N", u"no", u"No", u"NO", u"false", u"False",
                                       u"FALSE", u"off", u"Off", u"OFF"})
            map.insert(word, false);
        for (const QStringView word : {u".nan", u".NaN", u".NAN"})
            map.insert(word, Limits::quiet_NaN());
        for (const QStringView word : {u".inf", u".Inf", u".INF", u"+.inf", u"+.Inf", u"+.INF"})
            map.insert(word, Limits::infinity());
        for (const QStringView word : {u"-.inf", u"-.Inf", u"-.INF"})
            map.insert(word, -Limits::infinity());
        return map;
    }();
    return all;
}

/// An integer in the notations of Go's strconv.ParseInt with base 0.
std::optional<QJsonValue> integer(QByteArrayView text)
{
    bool negative = false;
    if (text.startsWith('+') || text.startsWith('-')) {
        negative = text[0] == '-';
        text = text.sliced(1);
    }
    int base = 10;
    if (text.size() > 1 && text[0] == '0') {
        const char mark = text[1] | 0x20;
        base = mark == 'x' ? 16 : mark == 'b' ? 2 : 8;
        text = text.sliced(mark == 'x' || mark == 'b' || mark == 'o' ? 2 : 1);
    }
    if (text.isEmpty())
        return std::nullopt;
    quint64 magnitude = 0;
    const auto read = std::from_chars(text.begin(), text.end(), magnitude, base);
    if (read.ec != std::errc() || read.ptr != text.end())
        return std::nullopt;
    constexpr quint64 kMost = std::numeric_limits<qint64>::max();
    if (negative && magnitude <= kMost + 1)
        return QJsonValue(static_cast<qint64>(0 - magnitude));
    if (negative)
        return std::nullopt;
    if (magnitude <= kMost)
        return QJsonValue(static_cast<qint64>(magnitude));
    return QJsonValue(static_cast<double>(magnitude));
}

std::optional<QJsonValue> floating(const QByteArray &text)
{
    static const QRegularExpression form(
        u"^[-+]?(\\.[0-9]+|[0-9]+(\\.[0-9]*)?)([eE][-+]?[0-9]+)?$"_s);
    if (!form.match(QString::fromLatin1(text)).hasMatch())
        return std::nullopt;
    bool ok = false;
    const double number = text.toDouble(&ok);
    if (!ok || !std::isfinite(number))
        return std::nullopt;
    return QJsonValue(number);
}

std::unexpected<Error> refusal(const QString &reason, const YamlNode &node)
{
    return fail(Errc::NotYaml, {},
                {{u"reason"_s, reason},
                 {u"line"_s, QString::number(node.line)},
                 {u"column"_s, QString::number(node.column)}});
}

Result<QJsonValue> scalar(const YamlNode &node)
{
    constexpr auto kPrefix = "tag:yaml.org,2002:"_L1;
    QJsonValue value = node.text;
    if (node.plain) {
        value = plainScalar(node.text);
    } else if (!node.tag.isEmpty() && node.tag != kPrefix + "str"_L1) {
        if (!node.tag.startsWith(kPrefix))
            return refusal(u"tag"_s, node);
        const QStringView type = QStringView(node.tag).sliced(kPrefix.size());
        value = plainScalar(node.text);
        const bool fits = (type == u"null" && value.isNull()) ||
                          (type == u"bool" && value.isBool()) ||
                          ((type == u"int" || type == u"float") && value.isDouble());
        if (!fits)
            return refusal(u"tag"_s, node);
    }
    if (value.isDouble() && !std::isfinite(value.toDouble()))
        return refusal(u"type"_s, node);
    return value;
}

Result<QString> keyText(const YamlNode &key)
{
    if (key.kind != YamlNode::Kind::Scalar)
        return refusal(u"type"_s, key);
    const Result<QJsonValue> value = scalar(key);
    if (!value)
        return std::unexpected(value.error());
    switch (value->type()) {
    case QJsonValue::String:
        return value->toString() + u""_s; // never null: QJsonObject of Qt 6.8 breaks on null keys
    case QJsonValue::Bool:
        return value->toBool() ? u"true"_s : u"false"_s;
    case QJsonValue::Double:
        return QString::fromLatin1(numberText(*value));
    default:
        return refusal(u"type"_s, key);
    }
}

} // namespace

QJsonValue plainScalar(const QString &text)
{
    if (const auto word = words().constFind(text); word != words().constEnd())
        return *word;
    const QChar first = text[0];
    if (first == u'.')
        return floating(text.toLatin1()).value_or(text);
    if ((first < u'0' || first > u'9') && first != u'+' && first != u'-')
        return text;
    QByteArray plain = text.toLatin1();
    plain.replace("_", "");
    if (const auto number = integer(plain))
        return *number;
    return floating(plain).value_or(text);
}

Result<QJsonValue> toJson(const YamlNode &node)
{
    switch (node.kind) {
    case YamlNode::Kind::Null:
        return QJsonValue(QJsonValue::Null);
    case YamlNode::Kind::Scalar:
        return scalar(node);
    case YamlNode::Kind::Sequence: {
        if (!node.tag.isEmpty() && node.tag != "tag:yaml.org,2002:seq"_L1)
            return refusal(u"tag"_s, node);
        QJsonArray array;
        for (const YamlNode &item : node.items) {
            Result<QJsonValue> value = toJson(item);
            if (!value)
                return value;
            array.append(*value);
        }
        return array;
    }
    case YamlNode::Kind::Map:
        break;
    }
    if (!node.tag.isEmpty() && node.tag != "tag:yaml.org,2002:map"_L1)
        return refusal(u"tag"_s, node);
    QJsonObject object;
    for (const YamlEntry &entry : node.entries) {
        const Result<QString> key = keyText(entry.key);
        if (!key)
            return std::unexpected(key.error());
        Result<QJsonValue> value = toJson(entry.value);
        if (!value)
            return value;
        object.insert(*key, *value);
    }
    return object;
}

} // namespace firesteel::data
