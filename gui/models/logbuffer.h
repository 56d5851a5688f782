// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/stream/logfollower.h"
#include "gui/models/loghead.h"

#include <QByteArray>
#include <QList>

#include <array>
#include <deque>
#include <vector>

namespace firesteel::gui {

/// A remark between two lines of a log.
enum class LogRemark : quint8 { None, Restarted, PossibleGap, Ended };

/// The lines of several logs in one order, by time, in bounded memory: the oldest give way. A line
/// has an id that counts from 0 and goes on when old lines go; ids shift when lines of an older
/// time come in between (see Change). Text is kept clean (cleanLogLine), in blocks of a few hundred
/// KiB. A plain keeper without signals; one thread.
class LogBuffer
{
public:
    struct Line {
        qint64 timeNs = 0;  ///< of the entry; 0: not known
        quint64 serial = 0; ///< by arrival; together with timeNs a line's identity
        quint32 block = 0;  ///< where the text is
        quint32 offset = 0;
        quint32 size = 0;
        quint32 cells = 0; ///< cells that the text takes in a fixed-width font
        quint32 loggerBegin = 0;
        quint32 textBegin = 0;
        quint32 textEnd = 0;
        quint32 trace = 0; ///< the stack trace that it is a frame of; 0: none
        quint8 loggerSize = 0;
        quint8 source = 0;
        quint8 frame = 0; ///< which frame of its stack trace, from 1; 0: it is none; 255: or more
        LogLevel level = LogLevel::None; ///< of the entry
        LogRemark remark = LogRemark::None;
        bool begins : 1 = true; ///< the first line of an entry
        bool ascii : 1 = true;  ///< one byte a character
        bool open : 1 = false;  ///< a long line of which more is to come
        bool stage : 1 = false; ///< a Spark stage begins
    };
    /// What append() did to lines that were there already.
    struct Change {
        qint64 firstChanged = 0; ///< ids from here on hold other lines than before, or new ones
        qint64 dropped = 0;      ///< lines that had to give way at the beginning
        bool reordered = false;  ///< firstChanged is before the old end
    };

    static constexpr int kMaxSources = 255;
    static constexpr qint64 kMaxLine = 8 << 20; ///< longer lines are cut into several

    explicit LogBuffer(qint64 limit = 128LL << 20) : m_limit(limit) {}

    /// Lines of one source (below kMaxSources), in their order.
    Change append(int source, const QList<kube::LogLine> &lines);
    Change addRemark(int source, LogRemark remark, qint64 timeNs);
    void clear();

    [[nodiscard]] qint64 firstId() const { return m_first; } ///< how many gave way
    [[nodiscard]] qint64 endId() const { return m_first + qint64(m_lines.size()); }
    [[nodiscard]] const Line &line(qint64 id) const { return m_lines[size_t(id - m_first)]; }
    /// Valid until the next change.
    [[nodiscard]] QByteArrayView text(const Line &line) const
    {
        return QByteArrayView(m_blocks[line.block].bytes).sliced(line.offset, line.size);
    }
    /// The id that a line has now: that of `serial`, or of the first line at or after `timeNs`.
    [[nodiscard]] qint64 find(qint64 timeNs, quint64 serial) const;

    [[nodiscard]] qint64 bytes() const { return m_bytes; } ///< text and the cost of each line
    [[nodiscard]] qint64 entries(LogLevel level) const { return m_entries[size_t(level)]; }
    [[nodiscard]] qint64 linesOf(int source) const;

    /// Frames of a stack trace that are shown when it is folded.
    static constexpr int kShownFrames = 3;
    [[nodiscard]] qint64 framesOf(quint32 trace) const;          ///< that are there now
    [[nodiscard]] qint64 foldable() const { return m_foldable; } ///< lines beyond the shown ones

private:
    struct Block {
        QByteArray bytes;
        qint32 lines = 0; ///< that are in it
    };
    struct Source {
        qint64 lastTime = 0;
        LogLevel level = LogLevel::None; ///< of the entry that is open
        bool inTraceback = false;
        bool lineOpen = false;
        QByteArray carry; ///< of a character that was cut between two pieces
        quint32 block = 0;
        bool hasBlock = false;
        qint64 lines = 0;
        quint32 trace = 0; ///< the stack trace that is open; 0: none
        int frames = 0;    ///< of it so far
    };

    [[nodiscard]] Line makeLine(int source, qint64 timeNs, QByteArrayView clean,
                                LogRemark remark = LogRemark::None);
    void goOn(int source, QByteArrayView clean, bool more, std::deque<Line> &fresh);
    void interpret(Source &source, Line &line, QByteArrayView clean) const;
    void keep(Source &source, Line &line, QByteArrayView clean);
    void joinTrace(Source &source, Line &line, QByteArrayView clean);
    void leaveTrace(const Line &line);
    void release(const Line &line);
    Change merge(std::deque<Line> &fresh);
    qint64 trim();

    qint64 m_limit;
    qint64 m_bytes = 0;
    qint64 m_first = 0;
    quint64 m_serial = 0;
    std::deque<Line> m_lines;
    std::vector<Block> m_blocks;
    std::vector<quint32> m_freeBlocks;
    std::vector<Source> m_sources;
    std::array<qint64, kLogLevels> m_entries{};
    std::deque<qint32> m_traces; ///< frames of each that may still have some
    quint32 m_firstTrace = 1;    ///< number of the first of them
    qint64 m_foldable = 0;
};

} // namespace firesteel::gui
