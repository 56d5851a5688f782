// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/text.h"

#include <algorithm>
#include <array>

namespace firesteel::ctl {

using namespace Qt::StringLiterals;

namespace {

/// Where a colour sequence that begins at `at` ends (one past its 'm'); `at` if it is none.
qsizetype endOfColour(QByteArrayView line, qsizetype at)
{
    if (at + 1 >= line.size() || line[at + 1] != '[')
        return at;
    for (qsizetype i = at + 2; i < line.size(); ++i) {
        const char c = line[i];
        if (c == 'm')
            return i + 1;
        if ((c < '0' || c > '9') && c != ';' && c != ':')
            return at;
    }
    return at;
}

/// Where an escape sequence of any other kind ends: CSI up to its final byte, OSC and its relatives
/// up to BEL or ST, others after their second byte.
qsizetype endOfEscape(QByteArrayView line, qsizetype at)
{
    if (at + 1 >= line.size())
        return line.size();
    const char kind = line[at + 1];
    if (kind == '[') {
        for (qsizetype i = at + 2; i < line.size(); ++i) {
            if (line[i] >= '@' && line[i] <= '~')
                return i + 1;
        }
        return line.size();
    }
    if (kind == ']' || kind == 'P' || kind == 'X' || kind == '^' || kind == '_') {
        for (qsizetype i = at + 2; i < line.size(); ++i) {
            if (line[i] == '\a')
                return i + 1;
            if (line[i] == '\x1b' && i + 1 < line.size() && line[i + 1] == '\\')
                return i + 2;
        }
        return line.size();
    }
    return at + 2;
}

} // namespace

QString printable(const QString &text)
{
    QString out;
    out.reserve(text.size());
    for (const QChar c : text) {
        if (c == u'\t' || c == u'\n')
            out += u' ';
        else if (c.category() != QChar::Other_Control && c.category() != QChar::Other_Format)
            out += c;
    }
    return out;
}

QByteArray printableLog(QByteArrayView line)
{
    QByteArray out;
    out.reserve(line.size());
    for (qsizetype i = 0; i < line.size();) {
        const auto c = static_cast<unsigned char>(line[i]);
        if (c == 0x1b) {
            const qsizetype end = endOfColour(line, i);
            if (end > i) {
                out.append(line.sliced(i, end - i));
                i = end;
            } else {
                i = endOfEscape(line, i);
            }
            continue;
        }
        if ((c >= 0x20 && c != 0x7f) || c == '\t')
            out.append(static_cast<char>(c));
        ++i;
    }
    return out;
}

QString table(const QStringList &headings, const QList<QStringList> &rows)
{
    QList<qsizetype> widths;
    for (const QString &heading : headings)
        widths.append(heading.size());
    for (const QStringList &row : rows) {
        for (qsizetype i = 0; i < std::min(row.size(), widths.size()); ++i)
            widths[i] = std::max(widths[i], printable(row.at(i)).size());
    }
    QString out;
    const auto addRow = [&](const QStringList &row) {
        QString line;
        for (qsizetype i = 0; i < row.size(); ++i) {
            const QString cell = printable(row.at(i));
            line += i + 1 < row.size() ? cell.leftJustified(widths.value(i) + 2) : cell;
        }
        while (line.endsWith(u' '))
            line.chop(1);
        out += line + u'\n';
    };
    addRow(headings);
    for (const QStringList &row : rows)
        addRow(row);
    return out;
}

QString duration(std::chrono::seconds time)
{
    struct Unit {
        qint64 seconds;
        QStringView name;
    };
    static constexpr std::array<Unit, 4> units{Unit{86400, u"d"}, Unit{3600, u"h"},
                                               Unit{60, u"min"}, Unit{1, u"s"}};
    const qint64 all = std::max<qint64>(0, time.count());
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (all < units.at(i).seconds)
            continue;
        QString text = QString::number(all / units.at(i).seconds) + u' ' + units.at(i).name;
        if (i + 1 < units.size()) {
            const qint64 rest = all % units.at(i).seconds / units.at(i + 1).seconds;
            if (rest > 0)
                text += u' ' + QString::number(rest) + u' ' + units.at(i + 1).name;
        }
        return text;
    }
    return u"0 s"_s;
}

} // namespace firesteel::ctl
