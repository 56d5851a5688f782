// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/lastwords.h"

namespace firesteel::engine {

namespace {

bool isNameByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '$';
}

/// The class name that `line` begins with ("a.b.CError"), up to a colon or the end; empty if it
/// begins otherwise.
QByteArrayView leadingClass(QByteArrayView line)
{
    qsizetype i = 0;
    while (i < line.size() && (isNameByte(line[i]) || line[i] == '.'))
        ++i;
    if (i == 0 || (line[0] >= '0' && line[0] <= '9') || (i < line.size() && line[i] != ':'))
        return {};
    return line.first(i);
}

bool namesException(QByteArrayView name)
{
    for (const QByteArrayView ending :
         {QByteArrayView("Exception"), QByteArrayView("Error"), QByteArrayView("Interrupt"),
          QByteArrayView("SystemExit"), QByteArrayView("Throwable"), QByteArrayView("Failure")}) {
        if (name.endsWith(ending))
            return true;
    }
    return false;
}

/// A Java exception at the start of a line: qualified by a package, so that a plain word in a log
/// is not taken for one.
bool isJavaException(QByteArrayView line)
{
    const QByteArrayView name = leadingClass(line);
    return name.contains('.') && namesException(name);
}

} // namespace

void LastWords::feed(QByteArrayView line)
{
    while (!line.isEmpty() && (line.back() == '\r' || line.back() == ' '))
        line.chop(1);
    constexpr QByteArrayView causedBy("Caused by: ");
    constexpr QByteArrayView inThread("Exception in thread \"");
    constexpr QByteArrayView launcher("Error: ");
    if (const qsizetype cause = line.indexOf(causedBy); cause >= 0 && cause <= 1) {
        keep(line.sliced(cause + causedBy.size()));
    } else if (line.startsWith(inThread)) {
        const qsizetype quote = line.indexOf('"', inThread.size());
        const bool main = line.sliced(inThread.size()).startsWith("main\"");
        if (quote > 0 && quote + 2 < line.size() && (main || m_text.isEmpty() || m_weak))
            keep(line.sliced(quote + 2));
    } else if (line.startsWith(": ") && isJavaException(line.sliced(2))) {
        keep(line.sliced(2)); // Py4J puts the Java side on a line of its own
    } else if (isJavaException(line)) {
        keep(line);
    } else if (m_inTraceback && !line.isEmpty() && line[0] != ' ' && line[0] != '\t') {
        m_inTraceback = false;
        const QByteArrayView name = leadingClass(line);
        if (!name.isEmpty() && name[0] != '.')
            keep(line);
    } else if (m_text.isEmpty() &&
               (line.startsWith(launcher) || line.contains("can't open file"))) {
        keep(line.startsWith(launcher) ? line.sliced(launcher.size()) : line);
        m_weak = true;
    }
    if (line.contains("Traceback (most recent call last):"))
        m_inTraceback = true;
}

void LastWords::keep(QByteArrayView words)
{
    m_text =
        QString::fromUtf8(words.first(qMin<qsizetype>(words.size(), 2000))).simplified().left(500);
    m_weak = false;
}

} // namespace firesteel::engine
