// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/data/jsonwriter.h"
#include "core/data/yaml.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

namespace firesteel::data {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestSimpleKey =
    900; // YAML 1.1 ends them at 1024 characters, quotes and escapes included

/// Characters that YAML 1.1 does not let stand for themselves, or that some readers take for line
/// ends.
bool needsEscape(QChar c)
{
    const char16_t unit = c.unicode();
    return unit < 0x20 || (unit >= 0x7f && unit < 0xa0) || unit == 0x2028 || unit == 0x2029 ||
           unit == 0xfeff || unit >= 0xfffe;
}

bool isBlank(QChar c)
{
    return c == u' ' || c == u'\t';
}

/// Whether some reader of YAML takes this plain scalar for something else than text.
bool looksTyped(const QString &text)
{
    static const QRegularExpression other(
        u"^([-+]?[0-9][0-9_]*(:[0-5]?[0-9])+(\\.[0-9_]*)?|[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}.*|0o?[0-7]+|=|<<)$"_s);
    return !plainScalar(text).isString() || other.match(text).hasMatch();
}

bool canBePlain(const QString &text)
{
    if (text.isEmpty() || isBlank(text.front()) || isBlank(text.back()) || text.endsWith(u':'))
        return false;
    static constexpr QStringView kIndicators = u",[]{}#&*!|>'\"%@`";
    const QChar first = text.front();
    if (kIndicators.contains(first) || text.startsWith("---"_L1) || text.startsWith("..."_L1))
        return false;
    const bool dangling = first == u'-' || first == u'?' || first == u':';
    if (dangling && (text.size() == 1 || isBlank(text[1]) || first != u'-'))
        return false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (needsEscape(c) || (c == u':' && i + 1 < text.size() && isBlank(text[i + 1])) ||
            (c == u'#' && isBlank(text[i - 1])))
            return false;
    }
    return !looksTyped(text);
}

/// Whether a block scalar gives this text back exactly in any reader.
bool canBeBlock(const QString &text)
{
    if (!text.contains(u'\n') || isBlank(text.front()) || text.startsWith(u'\n') ||
        text.endsWith("\n\n"_L1))
        return false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c != u'\n' && c != u'\t' && needsEscape(c))
            return false;
        if (isBlank(c) && (i + 1 == text.size() || text[i + 1] == u'\n'))
            return false;
        if (c == u'\t' && text[i - 1] == u'\n')
            return false;
    }
    return true;
}

QByteArray quoted(const QString &text)
{
    QString result = u"\""_s;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const bool pair =
            c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        if (pair) {
            result += c;
            result += text[++i];
        } else if (c.isSurrogate()) {
            result += "\\uFFFD"_L1;
        } else if (c == u'"' || c == u'\\') {
            result += u'\\';
            result += c;
        } else if (c == u'\n') {
            result += "\\n"_L1;
        } else if (c == u'\r') {
            result += "\\r"_L1;
        } else if (c == u'\t') {
            result += "\\t"_L1;
        } else if (needsEscape(c)) {
            result += "\\u"_L1 + QString::number(c.unicode(), 16).rightJustified(4, u'0');
        } else {
            result += c;
        }
    }
    return (result + u'"').toUtf8();
}

class Writer
{
public:
    void document(const QJsonValue &value)
    {
        if (isBlock(value)) {
            block(value, 0, true, true);
            return;
        }
        scalar(value, 0);
        m_out += '\n';
    }

    [[nodiscard]] QByteArray &out() { return m_out; }

private:
    static bool isBlock(const QJsonValue &value)
    {
        return (value.isObject() && !value.toObject().isEmpty()) ||
               (value.isArray() && !value.toArray().isEmpty());
    }

    void pad(int indent) { m_out.append(indent, ' '); }

    /// A collection whose lines begin at `indent`; the first is already there if not `fresh`.
    void block(const QJsonValue &value, int indent, bool fresh, bool outermost = false)
    {
        if (value.isObject())
            map(value.toObject(), indent, fresh, outermost);
        else
            sequence(value.toArray(), indent, fresh);
    }

    void map(const QJsonObject &object, int indent, bool fresh, bool outermost)
    {
        for (const QString &key : orderedKeys(object, outermost)) {
            if (fresh)
                pad(indent);
            fresh = true;
            const QByteArray text = canBePlain(key) ? key.toUtf8() : quoted(key);
            if (text.size() > kLongestSimpleKey) {
                m_out += "? " + text + '\n';
                pad(indent);
                m_out += ':';
            } else {
                m_out += text + ':';
            }
            entry(object.value(key), indent);
        }
    }

    void entry(const QJsonValue &value, int indent)
    {
        if (isBlock(value)) {
            m_out += '\n';
            block(value, value.isObject() ? indent + 2 : indent, true);
            return;
        }
        m_out += ' ';
        scalar(value, indent);
        m_out += '\n';
    }

    void sequence(const QJsonArray &array, int indent, bool fresh)
    {
        for (const QJsonValue item : array) {
            if (fresh)
                pad(indent);
            fresh = true;
            m_out += "- ";
            if (isBlock(item)) {
                block(item, indent + 2, false);
            } else {
                scalar(item, indent);
                m_out += '\n';
            }
        }
    }

    void scalar(const QJsonValue &value, int indent)
    {
        switch (value.type()) {
        case QJsonValue::Object:
            m_out += "{}";
            break;
        case QJsonValue::Array:
            m_out += "[]";
            break;
        case QJsonValue::String:
            string(value.toString(), indent);
            break;
        case QJsonValue::Bool:
            m_out += value.toBool() ? "true" : "false";
            break;
        case QJsonValue::Double:
            m_out += numberText(value);
            break;
        default:
            m_out += "null";
        }
    }

    void string(const QString &text, int indent)
    {
        if (canBePlain(text)) {
            m_out += text.toUtf8();
        } else if (canBeBlock(text)) {
            const bool ended = text.endsWith(u'\n');
            m_out += ended ? "|" : "|-";
            for (const QStringView line : QStringView(text).chopped(ended ? 1 : 0).split(u'\n')) {
                m_out += '\n';
                if (!line.isEmpty()) {
                    pad(indent + 2);
                    m_out += line.toUtf8();
                }
            }
        } else {
            m_out += quoted(text);
        }
    }

    QByteArray m_out;
};

} // namespace

QByteArray writeYaml(const QJsonValue &value)
{
    Writer writer;
    writer.document(value);
    return std::move(writer.out());
}

} // namespace firesteel::data
