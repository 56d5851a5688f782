// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QtTypes>

namespace firesteel::gui {

enum class LogLevel : quint8 { None, Trace, Debug, Info, Warn, Error }; ///< FATAL is Error
inline constexpr int kLogLevels = 6;

/// What the beginning of a log line says, in byte offsets into the line. Known: Spark's log4j
/// layout ("26/11/29 13:53:12 INFO TaskSetManager: text"), the usual log4j, logback and Python
/// ones with ISO or clock times, threads in brackets and "logger - text", Spark's structured JSON
/// lines, klog, and the beginnings of Java and Python exceptions, which count as errors.
struct LogHead {
    LogLevel level = LogLevel::None;
    bool begins = false;     ///< an entry begins here; else the line goes on with the one before
    quint32 loggerBegin = 0; ///< the short name: after the last dot
    quint32 loggerSize = 0;  ///< 0: none
    quint32 textBegin = 0;   ///< where the message begins
    quint32 textEnd = 0;     ///< where it ends
    bool operator==(const LogHead &) const = default;
};

/// Pure; `line` is clean (see cleanLogLine).
[[nodiscard]] LogHead parseLogHead(QByteArrayView line);

/// Whether a line without a head of its own goes on with the entry before it: it is indented, names
/// an exception, or stands inside a traceback. Otherwise it is printed output, an entry by itself.
[[nodiscard]] bool continuesEntry(QByteArrayView line, bool insideTraceback);

/// A frame of a Java stack trace: "    at pkg.Class.method(File.java:7)", "    ... 23 more".
[[nodiscard]] bool isStackFrame(QByteArrayView line);

/// The DAGScheduler's word that a Spark stage begins: "Submitting ResultStage 4 (…".
[[nodiscard]] bool beginsStage(QByteArrayView logger, QByteArrayView text);

/// "ValueError: text", "org.apache.spark.SparkException: text", "KeyError": an exception by itself.
[[nodiscard]] bool namesException(QByteArrayView line);

/// The bytes of a log line made safe to show: valid UTF-8 without control characters. Escape
/// sequences (colours, cursor, titles, hyperlinks) go; a tab becomes four blanks, a carriage return
/// at the end goes; other control characters become their pictures (U+2400 …), and what is not
/// UTF-8 or would turn the direction of the text becomes U+FFFD.
[[nodiscard]] QByteArray cleanLogLine(QByteArrayView bytes);

/// How many cells of a fixed-width font a clean text takes: 2 for East Asian wide characters.
[[nodiscard]] qsizetype cellsOf(QByteArrayView clean);

} // namespace firesteel::gui
