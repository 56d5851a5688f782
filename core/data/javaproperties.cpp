// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/data/javaproperties.h"

#include <QLocale>

namespace firesteel::data {

using namespace Qt::StringLiterals;

namespace {

bool isBlank(QChar c)
{
    return c == u' ' || c == u'\t' || c == u'\f';
}

bool isLineEnd(QChar c)
{
    return c == u'\n' || c == u'\r';
}

/// Walks the natural lines of a text and joins those that end in an odd number of backslashes.
class LogicalLines
{
public:
    explicit LogicalLines(const QString &text) : m_text(text) {}

    /// The next line that holds an entry, without leading blanks and with its escapes untouched.
    bool next(QString &line, int &number)
    {
        while (m_at < m_text.size()) {
            number = m_line;
            line = natural();
            if (line.isEmpty() || line[0] == u'#' || line[0] == u'!')
                continue;
            while (endsOpen(line)) {
                line.chop(1);
                if (m_at >= m_text.size())
                    break;
                line += natural();
            }
            return true;
        }
        return false;
    }

private:
    QString natural()
    {
        while (m_at < m_text.size() && isBlank(m_text[m_at]))
            ++m_at;
        const qsizetype begin = m_at;
        while (m_at < m_text.size() && !isLineEnd(m_text[m_at]))
            ++m_at;
        const QString line = m_text.sliced(begin, m_at - begin);
        if (m_at < m_text.size()) {
            const bool pair =
                m_text[m_at] == u'\r' && m_at + 1 < m_text.size() && m_text[m_at + 1] == u'\n';
            m_at += pair ? 2 : 1;
            ++m_line;
        }
        return line;
    }

    static bool endsOpen(const QString &line)
    {
        qsizetype count = 0;
        while (count < line.size() && line[line.size() - 1 - count] == u'\\')
            ++count;
        return count % 2 == 1;
    }

    const QString &m_text;
    qsizetype m_at = 0;
    int m_line = 1;
};

/// Undoes the escapes; nullopt for a \u that four hexadecimal digits do not follow.
std::optional<QString> unescaped(QStringView text)
{
    QString result;
    result.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] != u'\\') {
            result += text[i];
            continue;
        }
        if (++i >= text.size())
            break;
        switch (text[i].unicode()) {
        case u't':
            result += u'\t';
            break;
        case u'n':
            result += u'\n';
            break;
        case u'r':
            result += u'\r';
            break;
        case u'f':
            result += u'\f';
            break;
        case u'u': {
            const QStringView digits = text.mid(i + 1, 4);
            char16_t unit = 0;
            for (const QChar digit : digits) {
                const int value = QStringView(u"0123456789abcdef").indexOf(digit.toLower());
                if (value < 0)
                    return std::nullopt;
                unit = static_cast<char16_t>(unit << 4 | value);
            }
            if (digits.size() != 4)
                return std::nullopt;
            result += QChar(unit);
            i += 4;
            break;
        }
        default:
            result += text[i];
        }
    }
    return result;
}

/// Where the key ends and where the value begins.
std::pair<qsizetype, qsizetype> split(const QString &line)
{
    qsizetype end = 0;
    while (end < line.size()) {
        if (line[end] == u'\\') {
            end += 2;
            continue;
        }
        if (line[end] == u'=' || line[end] == u':' || isBlank(line[end]))
            break;
        ++end;
    }
    end = qMin(end, line.size());
    qsizetype begin = end;
    bool separator = false;
    while (begin < line.size()) {
        const QChar c = line[begin];
        if (isBlank(c) || (!separator && (c == u'=' || c == u':')))
            separator = separator || !isBlank(c);
        else
            break;
        ++begin;
    }
    return {end, begin};
}

QString escaped(const QString &text, bool key)
{
    QString result;
    result.reserve(text.size() * 2);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        switch (c.unicode()) {
        case u' ':
            if (key || i == 0)
                result += u'\\';
            result += c;
            break;
        case u'\t':
            result += "\\t"_L1;
            break;
        case u'\n':
            result += "\\n"_L1;
            break;
        case u'\r':
            result += "\\r"_L1;
            break;
        case u'\f':
            result += "\\f"_L1;
            break;
        case u'\\':
        case u'=':
        case u':':
        case u'#':
        case u'!':
            result += u'\\';
            result += c;
            break;
        default:
            result += c;
        }
    }
    return result;
}

/// The comment with a # before each of its lines that does not begin with # or ! itself.
QString commentLines(const QString &comment)
{
    QString result = u"#"_s;
    for (qsizetype i = 0; i < comment.size(); ++i) {
        const QChar c = comment[i];
        if (c.unicode() > 0xff) {
            result += u"\\u"_s + QString::number(c.unicode(), 16).toUpper().rightJustified(4, u'0');
        } else if (isLineEnd(c)) {
            if (c == u'\r' && i + 1 < comment.size() && comment[i + 1] == u'\n')
                ++i;
            result += u'\n';
            if (i + 1 >= comment.size() || (comment[i + 1] != u'#' && comment[i + 1] != u'!'))
                result += u'#';
        } else {
            result += c;
        }
    }
    return result + u'\n';
}

} // namespace

Result<QList<Property>> readProperties(QByteArrayView text)
{
    const QString decoded = QString::fromUtf8(text);
    LogicalLines lines(decoded);
    QList<Property> result;
    QString line;
    int number = 0;
    while (lines.next(line, number)) {
        const auto [keyEnd, valueBegin] = split(line);
        const std::optional<QString> key = unescaped(QStringView(line).first(keyEnd));
        const std::optional<QString> value = unescaped(QStringView(line).sliced(valueBegin));
        if (!key || !value)
            return fail(Errc::InvalidValue, u"\\u without four hexadecimal digits"_s,
                        {{u"line"_s, QString::number(number)}});
        result.append({*key, *value, number});
    }
    return result;
}

QString trimmedExceptLineEnds(const QString &value)
{
    const auto cut = [](QChar c) { return c <= u' ' && !isLineEnd(c); };
    qsizetype begin = 0;
    qsizetype end = value.size();
    while (begin < end && cut(value[begin]))
        ++begin;
    while (end > begin && cut(value[end - 1]))
        --end;
    return value.sliced(begin, end - begin);
}

QByteArray writeProperties(const QMap<QString, QString> &properties, const QString &comment,
                           const QDateTime &when)
{
    QString result;
    if (!comment.isNull())
        result += commentLines(comment);
    result += u'#' + javaDate(when) + u'\n';
    for (auto it = properties.begin(); it != properties.end(); ++it)
        result += escaped(it.key(), true) + u'=' + escaped(it.value(), false) + u'\n';
    return result.toUtf8();
}

QString javaDate(const QDateTime &when)
{
    const QLocale english = QLocale::c();
    return english.toString(when, u"ddd MMM dd HH:mm:ss"_s) + u' ' + when.timeZoneAbbreviation() +
           u' ' + english.toString(when, u"yyyy"_s);
}

} // namespace firesteel::data
