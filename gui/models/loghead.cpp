// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/models/loghead.h"

#include <QString>

#include <algorithm>
#include <array>
#include <utility>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}
bool isAlpha(char c)
{
    return isUpper(c) || (c >= 'a' && c <= 'z');
}
bool isWord(char c)
{
    return isAlpha(c) || isDigit(c) || c == '_' || c == '$';
}

/// Walks over a line from its beginning.
class Scanner
{
public:
    explicit Scanner(QByteArrayView line) : m_line(line) {}

    [[nodiscard]] bool atEnd() const { return m_at >= m_line.size(); }
    [[nodiscard]] qsizetype at() const { return m_at; }
    void to(qsizetype at) { m_at = at; }
    [[nodiscard]] char peek(qsizetype ahead = 0) const
    {
        return m_at + ahead < m_line.size() ? m_line[m_at + ahead] : '\0';
    }
    bool eat(char c)
    {
        if (peek() != c || atEnd())
            return false;
        ++m_at;
        return true;
    }
    void blanks()
    {
        while (peek() == ' ')
            ++m_at;
    }
    QByteArrayView word(bool (*accepts)(char))
    {
        const qsizetype begin = m_at;
        while (!atEnd() && accepts(m_line[m_at]))
            ++m_at;
        return m_line.sliced(begin, m_at - begin);
    }
    /// A run of digits and the separators of dates and times that holds at least one of ":" or two
    /// of "-" or "/".
    bool time()
    {
        const qsizetype begin = m_at;
        int colons = 0;
        int dashes = 0;
        while (!atEnd()) {
            const char c = m_line[m_at];
            if (c == ':' && isDigit(peek(1)) && m_at > begin)
                ++colons;
            else if ((c == '-' || c == '/') && isDigit(peek(1)) && m_at > begin)
                ++dashes;
            else if ((c == 'T' && isDigit(peek(1)) && dashes > 0) ||
                     ((c == '.' || c == ',' || c == '+') && isDigit(peek(1)) && colons > 0))
                ;
            else if (c == 'Z' && colons > 0) {
                ++m_at;
                break;
            } else if (!isDigit(c))
                break;
            ++m_at;
        }
        if (colons >= 1 || dashes >= 2)
            return true;
        m_at = begin;
        return false;
    }

private:
    QByteArrayView m_line;
    qsizetype m_at = 0;
};

LogLevel levelOf(QByteArrayView word)
{
    static constexpr std::array<std::pair<QByteArrayView, LogLevel>, 13> names{{
        {"INFO", LogLevel::Info},
        {"WARN", LogLevel::Warn},
        {"WARNING", LogLevel::Warn},
        {"ERROR", LogLevel::Error},
        {"DEBUG", LogLevel::Debug},
        {"TRACE", LogLevel::Trace},
        {"FATAL", LogLevel::Error},
        {"CRITICAL", LogLevel::Error},
        {"SEVERE", LogLevel::Error},
        {"FINE", LogLevel::Debug},
        {"FINER", LogLevel::Trace},
        {"FINEST", LogLevel::Trace},
        {"CONFIG", LogLevel::Debug},
    }};
    for (const auto &[name, level] : names) {
        if (name == word)
            return level;
    }
    return LogLevel::None;
}

void setLogger(LogHead &head, QByteArrayView line, qsizetype begin, qsizetype end)
{
    for (qsizetype i = end - 1; i > begin; --i) {
        if (line[i] == '.' && i + 1 < end) {
            begin = i + 1;
            break;
        }
    }
    head.loggerBegin = quint32(begin);
    head.loggerSize = quint32(std::min<qsizetype>(end - begin, 200));
}

bool isLoggerChar(char c)
{
    return isWord(c) || c == '.' || c == '-' || c == '/' || c == '@';
}

/// After the level: "[thread] logger: text", "logger - text", ":logger:text", "- text" …
void loggerAndText(Scanner &scan, QByteArrayView line, LogHead &head)
{
    scan.eat(':');
    scan.blanks();
    qsizetype textBegin = scan.at();
    if (scan.eat('[')) { // the thread
        const qsizetype close = line.indexOf(']', scan.at());
        if (close >= 0 && close - scan.at() < 200) {
            scan.to(close + 1);
            scan.blanks();
            textBegin = scan.at();
        } else {
            scan.to(textBegin);
        }
    }
    if (scan.peek() == '-' && scan.peek(1) == ' ') {
        scan.to(scan.at() + 2);
        textBegin = scan.at();
    }
    const qsizetype begin = scan.at();
    const QByteArrayView logger = scan.word(isLoggerChar);
    const qsizetype end = scan.at();
    const bool dashed = scan.peek() == ' ' && scan.peek(1) == '-' && scan.peek(2) == ' ';
    if (!logger.isEmpty() && isAlpha(logger.front()) && (scan.peek() == ':' || dashed)) {
        setLogger(head, line, begin, end);
        scan.to(end + (dashed ? 3 : 1));
        scan.blanks();
        textBegin = scan.at();
    }
    head.textBegin = quint32(textBegin);
}

/// "2026-01-02 03:04:05,123 - py4j.clientserver - INFO - text": the logger before the level.
bool pythonStyle(Scanner &scan, QByteArrayView line, LogHead &head)
{
    const qsizetype start = scan.at();
    if (!scan.eat('-'))
        return false;
    scan.blanks();
    const qsizetype begin = scan.at();
    const QByteArrayView logger = scan.word(isLoggerChar);
    const qsizetype end = scan.at();
    scan.blanks();
    if (!logger.isEmpty() && scan.eat('-')) {
        scan.blanks();
        head.level = levelOf(scan.word(isUpper));
        scan.blanks();
        if (head.level != LogLevel::None && scan.eat('-')) {
            scan.blanks();
            setLogger(head, line, begin, end);
            head.textBegin = quint32(scan.at());
            return true;
        }
    }
    head.level = LogLevel::None;
    scan.to(start);
    return false;
}

/// The value of a string field in one JSON line, without taking escapes apart; {0, 0}: none.
std::pair<qsizetype, qsizetype> jsonText(QByteArrayView line, QByteArrayView key)
{
    const qsizetype at = line.indexOf(key);
    if (at < 0)
        return {0, 0};
    const qsizetype begin = at + key.size();
    for (qsizetype end = begin; end < line.size(); ++end) {
        if (line[end] == '\\')
            ++end;
        else if (line[end] == '"')
            return {begin, end};
    }
    return {0, 0};
}

/// Spark's structured log (spark.log.structuredLogging.enabled): {"ts":…,"level":…,"msg":…}.
bool structured(QByteArrayView line, LogHead &head)
{
    if (!line.startsWith("{\"ts\":"))
        return false;
    const auto level = jsonText(line, "\"level\":\"");
    const auto text = jsonText(line, "\"msg\":\"");
    const auto logger = jsonText(line, "\"logger\":\"");
    if (level.second == 0 || text.second == 0)
        return false;
    head.level = levelOf(line.sliced(level.first, level.second - level.first));
    head.begins = true;
    head.textBegin = quint32(text.first);
    // what follows the message (the exception, the context) is told too
    if (line.indexOf("\"exception\":") < 0 && line.indexOf("\"errorClass\":") < 0)
        head.textEnd = quint32(text.second);
    if (logger.second > logger.first)
        setLogger(head, line, logger.first, logger.second);
    return true;
}

/// "I1129 13:53:12.204512   1 file.go:12] text"
bool klog(QByteArrayView line, LogHead &head)
{
    if (line.size() < 22 || !isDigit(line[1]) || !isDigit(line[4]) || line[5] != ' ' ||
        line[8] != ':' || line[14] != '.')
        return false;
    switch (line[0]) {
    case 'I':
        head.level = LogLevel::Info;
        break;
    case 'W':
        head.level = LogLevel::Warn;
        break;
    case 'E':
    case 'F':
        head.level = LogLevel::Error;
        break;
    default:
        return false;
    }
    const qsizetype close = line.indexOf("] ");
    head.begins = true;
    head.textBegin = quint32(close < 0 ? 0 : close + 2);
    return true;
}

} // namespace

bool namesException(QByteArrayView line)
{
    Scanner scan(line);
    const QByteArrayView name = scan.word([](char c) { return isWord(c) || c == '.'; });
    if (name.isEmpty() || !isAlpha(name.front()) || (!scan.atEnd() && scan.peek() != ':'))
        return false;
    for (const QByteArrayView ending : {QByteArrayView("Error"), QByteArrayView("Exception"),
                                        QByteArrayView("Interrupt"), QByteArrayView("Exit")}) {
        if (name.endsWith(ending))
            return true;
    }
    return false;
}

bool continuesEntry(QByteArrayView line, bool insideTraceback)
{
    return line.isEmpty() || line.front() == ' ' || insideTraceback ||
           line.startsWith("Caused by: ") || line.startsWith("... ") || namesException(line) ||
           line.startsWith("During handling of the above exception") ||
           line.startsWith("The above exception was the direct cause");
}

LogHead parseLogHead(QByteArrayView line)
{
    LogHead head;
    head.textEnd = quint32(line.size());
    if (line.isEmpty() || structured(line, head) || klog(line, head))
        return head;
    if (line.startsWith("Traceback (most recent call last)") ||
        line.startsWith("Exception in thread ")) {
        head.level = LogLevel::Error;
        head.begins = true;
        return head;
    }
    Scanner scan(line);
    bool timed = scan.time();
    if (timed) {
        scan.blanks();
        if (scan.time()) // date and time apart
            scan.blanks();
        if (pythonStyle(scan, line, head)) {
            head.begins = true;
            return head;
        }
    }
    const bool bracketed = scan.peek() == '['; // "[main] INFO …" or "[INFO] …"
    const qsizetype beforeBracket = scan.at();
    if (bracketed) {
        const qsizetype close = line.indexOf(']', scan.at());
        scan.eat('[');
        const QByteArrayView inside = scan.word(isUpper);
        if (close >= 0 && scan.at() == close && levelOf(inside) != LogLevel::None) {
            head.level = levelOf(inside);
            scan.eat(']');
        } else if (close >= 0 && close - beforeBracket < 200 && timed) {
            scan.to(close + 1);
            scan.blanks();
        } else {
            scan.to(beforeBracket);
        }
    }
    if (head.level == LogLevel::None) {
        const qsizetype begin = scan.at();
        head.level = levelOf(scan.word(isUpper));
        const char after = scan.peek();
        if (head.level != LogLevel::None && after != ' ' && after != ':' && after != '\0')
            head.level = LogLevel::None; // "INFOs"
        // without a time a level counts only as Python's logging writes it: "WARNING:root:text",
        // or as a wrapper script does: "WARN: text", "ERROR text"
        if (head.level == LogLevel::None)
            scan.to(begin);
    }
    if (head.level != LogLevel::None) {
        head.begins = true;
        loggerAndText(scan, line, head);
        return head;
    }
    if (timed && scan.at() < line.size()) {
        head.begins = true;
        head.textBegin = quint32(scan.at());
    }
    return head;
}

namespace {

/// Past an escape sequence that begins at `at` (ECMA-48: CSI, OSC and other strings, two-byte
/// ones).
qsizetype afterEscape(QByteArrayView bytes, qsizetype at)
{
    const qsizetype size = bytes.size();
    if (at + 1 >= size)
        return size;
    const uchar kind = uchar(bytes[at + 1]);
    if (kind == '[') {
        qsizetype end = at + 2;
        while (end < size && (uchar(bytes[end]) < 0x40 || uchar(bytes[end]) > 0x7e)) {
            if (uchar(bytes[end]) < 0x20 || uchar(bytes[end]) > 0x7e)
                return end; // broken off
            ++end;
        }
        return std::min(end + 1, size);
    }
    if (kind == ']' || kind == 'P' || kind == '_' || kind == '^' || kind == 'X') {
        for (qsizetype end = at + 2; end < size; ++end) {
            if (bytes[end] == '\a')
                return end + 1;
            if (bytes[end] == '\x1b' && end + 1 < size && bytes[end + 1] == '\\')
                return end + 2;
        }
        return at + 2; // never closed: the text after it is not swallowed
    }
    qsizetype end = at + 1;
    while (end < size && uchar(bytes[end]) >= 0x20 && uchar(bytes[end]) <= 0x2f)
        ++end;
    return std::min(end + 1, size);
}

bool turnsText(char16_t c)
{
    return (c >= 0x200e && c <= 0x200f) || (c >= 0x202a && c <= 0x202e) ||
           (c >= 0x2066 && c <= 0x2069) || c == 0x061c || c == 0x2028 || c == 0x2029 ||
           (c >= 0x80 && c <= 0x9f) || c == 0xfeff;
}

} // namespace

QByteArray cleanLogLine(QByteArrayView bytes)
{
    if (bytes.endsWith('\r'))
        bytes.chop(1);
    bool plain = true;
    bool ascii = true;
    for (const char c : bytes) {
        if (uchar(c) < 0x20 || c == 0x7f)
            plain = false;
        else if (uchar(c) >= 0x80)
            ascii = false;
    }
    if (plain && ascii)
        return bytes.toByteArray();
    QByteArray out;
    out.reserve(bytes.size() + 16);
    for (qsizetype at = 0; at < bytes.size();) {
        const uchar c = uchar(bytes[at]);
        if (c == 0x1b) {
            at = afterEscape(bytes, at);
            continue;
        }
        ++at;
        if (c == '\t') {
            out += "    ";
        } else if (c < 0x20 || c == 0x7f) {
            out += char(0xe2); // U+2400 + c; U+2421 for DEL
            out += char(0x90);
            out += char(0x80 + (c == 0x7f ? 0x21 : c));
        } else {
            out += char(c);
        }
    }
    if (ascii)
        return out;
    QString text = QString::fromUtf8(out); // what is not UTF-8 becomes U+FFFD
    bool turned = !QByteArrayView(out).isValidUtf8();
    for (QChar &c : text) {
        if (turnsText(c.unicode())) {
            c = QChar::ReplacementCharacter;
            turned = true;
        }
    }
    return turned ? text.toUtf8() : out;
}

namespace {

bool isWide(char32_t c)
{
    return c >= 0x1100 && (c <= 0x115f || (c >= 0x2e80 && c <= 0xa4cf) ||
                           (c >= 0xac00 && c <= 0xd7a3) || (c >= 0xf900 && c <= 0xfaff) ||
                           (c >= 0xfe30 && c <= 0xfe6f) || (c >= 0xff00 && c <= 0xff60) ||
                           (c >= 0x1f300 && c <= 0x1faff) || (c >= 0x20000 && c <= 0x3fffd));
}

} // namespace

qsizetype cellsOf(QByteArrayView clean)
{
    qsizetype cells = 0;
    for (qsizetype i = 0; i < clean.size(); ++i) {
        const uchar c = uchar(clean[i]);
        if (c < 0x80) {
            ++cells;
        } else if (c >= 0xc0) { // a leading byte; the input is valid
            const int more = c >= 0xf0 ? 3 : c >= 0xe0 ? 2 : 1;
            char32_t point = c & (0x3f >> more);
            for (int j = 1; j <= more && i + j < clean.size(); ++j)
                point = (point << 6) | (uchar(clean[i + j]) & 0x3f);
            cells += isWide(point) ? 2 : 1;
        }
    }
    return cells;
}

bool isStackFrame(QByteArrayView line)
{
    qsizetype at = 0;
    while (at < line.size() && line[at] == ' ')
        ++at;
    const QByteArrayView rest = line.sliced(at);
    if (at == 0)
        return false;
    if (rest.startsWith("at "))
        return rest.size() > 3 && rest[3] != ' ' && rest.contains('(');
    if (!rest.startsWith("... ") || !rest.endsWith(" more"))
        return false;
    const QByteArrayView number = rest.sliced(4, rest.size() - 9);
    return !number.isEmpty() &&
           std::ranges::all_of(number, [](char c) { return c >= '0' && c <= '9'; });
}

bool beginsStage(QByteArrayView logger, QByteArrayView text)
{
    constexpr QByteArrayView submitting("Submitting ");
    if (logger != "DAGScheduler" || !text.startsWith(submitting))
        return false;
    const QByteArrayView rest = text.sliced(submitting.size());
    for (const QByteArrayView kind :
         {QByteArrayView("ResultStage "), QByteArrayView("ShuffleMapStage ")}) {
        if (rest.size() > kind.size() && rest.startsWith(kind))
            return rest[kind.size()] >= '0' && rest[kind.size()] <= '9';
    }
    return false;
}

} // namespace firesteel::gui
