// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/conf/confreader.h"

#include "core/base/quantity.h"
#include "core/spark/conf/catalogue.h"
#include "core/spark/problem.h"

#include <QRegularExpression>

#include <array>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

std::unexpected<Error> bad(QLatin1StringView slug, const QString &key, const QString &value)
{
    return problem(Errc::InvalidValue, slug, {{u"key"_s, key}, {u"value"_s, value}});
}

struct TimeUnit {
    QStringView suffix;
    qint64 microseconds;
};

constexpr std::array<TimeUnit, 7> kTimeUnits{{
    {u"us", 1},
    {u"ms", 1000},
    {u"s", 1'000'000},
    {u"m", 60'000'000},
    {u"min", 60'000'000},
    {u"h", 3'600'000'000},
    {u"d", 86'400'000'000},
}};

std::optional<qint64> wholeNumber(const QString &text)
{
    bool ok = false;
    const qint64 number = text.trimmed().toLongLong(&ok);
    return ok ? std::optional(number) : std::nullopt;
}

std::optional<qint64> microsecondsOf(const QString &text, qint64 bareUnit)
{
    static const QRegularExpression pattern(u"^(-?[0-9]+)([a-z]*)$"_s);
    const QRegularExpressionMatch match = pattern.match(text.trimmed().toLower());
    bool ok = false;
    const qint64 count = match.captured(1).toLongLong(&ok);
    qint64 unit = match.captured(2).isEmpty() ? bareUnit : 0;
    for (const TimeUnit &known : kTimeUnits) {
        if (match.captured(2) == known.suffix)
            unit = known.microseconds;
    }
    qint64 total = 0;
    if (!ok || unit == 0 || __builtin_mul_overflow(count, unit, &total))
        return std::nullopt;
    return total;
}

/// What `parse` makes of the value, nothing if there is none; `slug` names what is wrong with one
/// that it cannot read.
template <class T, class Parse>
Result<std::optional<T>> converted(const ConfReader &reader, const QString &key,
                                   QLatin1StringView slug, Parse parse)
{
    const auto value = reader.text(key);
    if (!value)
        return std::unexpected(value.error());
    if (!*value)
        return std::optional<T>();
    const std::optional<T> read = parse(**value);
    if (!read)
        return bad(slug, key, **value);
    return read;
}

} // namespace

QStringList splitList(const QString &text)
{
    QStringList out;
    for (const QString &part : text.split(u',')) {
        if (const QString trimmed = part.trimmed(); !trimmed.isEmpty())
            out.append(trimmed);
    }
    return out;
}

QString javaDouble(double value)
{
    const double size = std::abs(value);
    if (size == 0 || (size >= 1e-3 && size < 1e7)) {
        QString text = QString::number(value, 'f', QLocale::FloatingPointShortest);
        return text.contains(u'.') ? text : QString(text + u".0");
    }
    QString text = QString::number(value, 'E', QLocale::FloatingPointShortest);
    const qsizetype e = text.indexOf(u'E');
    QString mantissa = text.left(e);
    if (!mantissa.contains(u'.'))
        mantissa += u".0"_s;
    return mantissa + u'E' + QString::number(text.mid(e + 1).toInt());
}

std::optional<QString> ConfReader::reference(const QString &scheme, const QString &name) const
{
    if (scheme.isEmpty()) {
        if (!name.startsWith("spark."_L1))
            return std::nullopt;
        if (const auto value = m_conf.raw(name))
            return value;
        return Catalogue::standard().defaultOf(name);
    }
    if (scheme == "env"_L1 && m_environment.contains(name))
        return m_environment.value(name);
    return std::nullopt; // "system": there is no Java machine here, so it stays as it is
}

Result<QString> ConfReader::substituted(const QString &key, const QString &text,
                                        QStringList &open) const
{
    static const QRegularExpression pattern(u"\\$\\{(?:(\\w+?):)?(\\S+?)\\}"_s);
    QString out;
    qsizetype at = 0;
    for (auto it = pattern.globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        out += QStringView(text).mid(at, match.capturedStart() - at);
        at = match.capturedEnd();
        const auto value = reference(match.captured(1), match.captured(2));
        if (!value) {
            out += match.captured(0);
            continue;
        }
        const QString id = match.captured(1) + u':' + match.captured(2);
        if (open.contains(id))
            return bad("circular-reference"_L1, key, text);
        open.append(id);
        const Result<QString> inner = substituted(key, *value, open);
        open.removeLast();
        if (!inner)
            return inner;
        out += *inner;
    }
    out += QStringView(text).mid(at);
    return out;
}

Result<std::optional<QString>> ConfReader::text(const QString &key) const
{
    const auto raw = m_conf.raw(key);
    if (!raw)
        return std::nullopt;
    QStringList open;
    Result<QString> value = substituted(key, *raw, open);
    if (!value)
        return std::unexpected(value.error());
    return std::optional(*value);
}

Result<std::optional<qint64>> ConfReader::longInteger(const QString &key) const
{
    return converted<qint64>(*this, key, "not-an-integer"_L1, wholeNumber);
}

Result<std::optional<qint64>> ConfReader::integer(const QString &key) const
{
    return converted<qint64>(*this, key, "not-an-integer"_L1, [](const QString &text) {
        const auto number = wholeNumber(text);
        return number && *number == qint64(qint32(*number)) ? number : std::nullopt;
    });
}

Result<std::optional<double>> ConfReader::number(const QString &key) const
{
    return converted<double>(*this, key, "not-a-number"_L1,
                             [](const QString &text) -> std::optional<double> {
                                 bool ok = false;
                                 const double number = text.trimmed().toDouble(&ok);
                                 return ok ? std::optional(number) : std::nullopt;
                             });
}

Result<bool> ConfReader::boolean(const QString &key, bool fallback) const
{
    const auto value = converted<bool>(*this, key, "not-a-boolean"_L1,
                                       [](const QString &text) -> std::optional<bool> {
                                           const QString word = text.trimmed().toLower();
                                           if (word != "true"_L1 && word != "false"_L1)
                                               return std::nullopt;
                                           return word == "true"_L1;
                                       });
    return value.transform(
        [fallback](const std::optional<bool> &found) { return found.value_or(fallback); });
}

Result<std::optional<qint64>> ConfReader::mebibytes(const QString &key) const
{
    return converted<qint64>(*this, key, "not-a-size"_L1,
                             [](const QString &text) -> std::optional<qint64> {
                                 const auto size = parseJvmSize(text, ByteUnit::MiB);
                                 return size ? std::optional<qint64>(*size) : std::nullopt;
                             });
}

Result<std::optional<qint64>> ConfReader::microseconds(const QString &key, qint64 bareUnit) const
{
    return converted<qint64>(*this, key, "not-a-time"_L1, [bareUnit](const QString &text) {
        return microsecondsOf(text, bareUnit);
    });
}

Result<std::optional<std::chrono::milliseconds>> ConfReader::milliseconds(const QString &key) const
{
    const auto value = microseconds(key, 1000);
    if (!value)
        return std::unexpected(value.error());
    return *value ? std::optional(std::chrono::milliseconds(**value / 1000)) : std::nullopt;
}

Result<std::optional<std::chrono::seconds>> ConfReader::seconds(const QString &key) const
{
    const auto value = microseconds(key, 1'000'000);
    if (!value)
        return std::unexpected(value.error());
    return *value ? std::optional(std::chrono::seconds(**value / 1'000'000)) : std::nullopt;
}

Result<QStringList> ConfReader::list(const QString &key) const
{
    const auto value = text(key);
    if (!value)
        return std::unexpected(value.error());
    return splitList(value->value_or(QString()));
}

Result<QString> ConfReader::oneOf(const QString &key, const QStringList &allowed) const
{
    const auto value = text(key);
    if (!value)
        return std::unexpected(value.error());
    if (!*value)
        return allowed.value(0);
    if (!allowed.contains(**value)) {
        return std::unexpected(
            bad("not-allowed"_L1, key, **value).error().with(u"allowed"_s, allowed.join(u", "_s)));
    }
    return **value;
}

} // namespace firesteel::spark
