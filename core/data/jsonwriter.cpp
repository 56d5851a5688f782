// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/data/jsonwriter.h"

#include <QJsonArray>
#include <QVariant>

#include <array>
#include <charconv>
#include <cmath>

namespace firesteel::data {

using namespace Qt::StringLiterals;

namespace {

constexpr double kLargestExact = 9007199254740992.0; // 2^53

constexpr std::array kFirst{"apiVersion"_L1, "kind"_L1, "metadata"_L1,
                            "spec"_L1,       "data"_L1, "status"_L1};

void writeString(const QString &text, QByteArray &out)
{
    out += '"';
    const qsizetype begin = out.size();
    for (const char c : text.toUtf8()) {
        switch (c) {
        case '"':
            out += "\\\"";
            break;
        case '\\':
            out += "\\\\";
            break;
        case '\b':
            out += "\\b";
            break;
        case '\f':
            out += "\\f";
            break;
        case '\n':
            out += "\\n";
            break;
        case '\r':
            out += "\\r";
            break;
        case '\t':
            out += "\\t";
            break;
        default:
            if (static_cast<unsigned char>(c) < 0x20)
                out += "\\u00" + QByteArray::number(static_cast<int>(c), 16).rightJustified(2, '0');
            else
                out += c;
        }
    }
    if (text.contains(QChar::ByteOrderMark)) // Qt's reader would drop it from the front
        out.replace(begin, out.size() - begin,
                    out.sliced(begin).replace("\xEF\xBB\xBF", "\\ufeff"));
    out += '"';
}

class Writer
{
public:
    explicit Writer(bool pretty) : m_pretty(pretty) {}

    void value(const QJsonValue &value, bool outermost = false)
    {
        switch (value.type()) {
        case QJsonValue::Object:
            object(value.toObject(), outermost);
            break;
        case QJsonValue::Array:
            array(value.toArray());
            break;
        case QJsonValue::String:
            writeString(value.toString(), m_out);
            break;
        case QJsonValue::Double:
            m_out += numberText(value);
            break;
        case QJsonValue::Bool:
            m_out += value.toBool() ? "true" : "false";
            break;
        default:
            m_out += "null";
        }
    }

    [[nodiscard]] QByteArray &out() { return m_out; }

private:
    void object(const QJsonObject &object, bool outermost)
    {
        m_out += '{';
        ++m_depth;
        bool first = true;
        for (const QString &key : orderedKeys(object, outermost)) {
            separate(first);
            writeString(key, m_out);
            m_out += m_pretty ? ": " : ":";
            value(object.value(key));
        }
        close('}', first);
    }

    void array(const QJsonArray &array)
    {
        m_out += '[';
        ++m_depth;
        bool first = true;
        for (const QJsonValue item : array) {
            separate(first);
            value(item);
        }
        close(']', first);
    }

    void separate(bool &first)
    {
        if (!first)
            m_out += ',';
        first = false;
        newLine();
    }

    void close(char bracket, bool empty)
    {
        --m_depth;
        if (!empty)
            newLine();
        m_out += bracket;
    }

    void newLine()
    {
        if (m_pretty) {
            m_out += '\n';
            m_out.append(qsizetype(2) * m_depth, ' ');
        }
    }

    QByteArray m_out;
    bool m_pretty = false;
    int m_depth = 0;
};

} // namespace

/// Compares the keys itself: QJsonObject::contains() of Qt 6.8 takes "kind" followed by NULs for
/// "kind", as it compares strings of unequal lengths without looking at the lengths.
QStringList orderedKeys(const QJsonObject &object, bool outermost)
{
    QStringList keys = object.keys(); // by code unit already
    if (!outermost && !(keys.contains("kind"_L1) && keys.contains("apiVersion"_L1)))
        return keys;
    QStringList ordered;
    ordered.reserve(keys.size());
    for (const QLatin1StringView key : kFirst) {
        if (keys.contains(key))
            ordered.append(key);
    }
    const qsizetype placed = ordered.size();
    for (const QString &key : keys) {
        if (!ordered.first(placed).contains(key))
            ordered.append(key);
    }
    return ordered;
}

QByteArray toCompactJson(const QJsonValue &value)
{
    Writer writer(false);
    writer.value(value, true);
    return std::move(writer.out());
}

QByteArray toPrettyJson(const QJsonValue &value)
{
    Writer writer(true);
    writer.value(value, true);
    writer.out() += '\n';
    return std::move(writer.out());
}

QByteArray numberText(const QJsonValue &number)
{
    const QVariant variant = number.toVariant();
    if (variant.typeId() == QMetaType::LongLong)
        return QByteArray::number(variant.toLongLong());
    const double value = number.toDouble();
    if (!std::isfinite(value))
        return QByteArrayLiteral("null");
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    QByteArray text(buffer.data(), end.ptr - buffer.data());
    // Beyond 2^53 Qt keeps integers and floating-point numbers apart; so does the text.
    if (std::abs(value) > kLargestExact && !text.contains('.') && !text.contains('e'))
        text += ".0";
    return text;
}

} // namespace firesteel::data
