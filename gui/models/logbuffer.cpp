// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/models/logbuffer.h"

#include <algorithm>
#include <iterator>

namespace firesteel::gui {

namespace {

constexpr qsizetype blockSize = qsizetype(256) * 1024;
constexpr qint64 lineCost = sizeof(LogBuffer::Line);

bool isAscii(QByteArrayView text)
{
    return std::ranges::all_of(text, [](char c) { return uchar(c) < 0x80; });
}

/// How many bytes at the end begin a UTF-8 character that is not complete.
qsizetype cutCharacter(QByteArrayView bytes)
{
    for (qsizetype back = 1; back <= 3 && back <= bytes.size(); ++back) {
        const uchar c = uchar(bytes[bytes.size() - back]);
        if (c < 0x80)
            return 0;
        if (c >= 0xc0) {
            const int length = c >= 0xf0 ? 4 : c >= 0xe0 ? 3 : 2;
            return length > back ? back : 0;
        }
    }
    return 0;
}

} // namespace

qint64 LogBuffer::linesOf(int source) const
{
    return size_t(source) < m_sources.size() ? m_sources[size_t(source)].lines : 0;
}

void LogBuffer::clear()
{
    const qint64 limit = m_limit;
    *this = LogBuffer(limit);
}

LogBuffer::Change LogBuffer::append(int source, const QList<kube::LogLine> &lines)
{
    if (size_t(source) >= m_sources.size())
        m_sources.resize(size_t(source) + 1);
    std::deque<Line> fresh;
    for (const kube::LogLine &piece : lines) {
        Source &from = m_sources[size_t(source)];
        QByteArray raw = from.carry + piece.text;
        from.carry.clear();
        if (piece.continued) {
            const qsizetype cut = cutCharacter(raw);
            from.carry = raw.last(cut);
            raw.chop(cut);
        }
        const QByteArray clean = cleanLogLine(raw);
        if (from.lineOpen) {
            goOn(source, clean, piece.continued, fresh);
        } else {
            Line line = makeLine(source, piece.timestampNs, clean);
            line.open = piece.continued;
            fresh.push_back(line);
        }
        m_sources[size_t(source)].lineOpen = piece.continued;
    }
    return merge(fresh);
}

LogBuffer::Change LogBuffer::addRemark(int source, LogRemark remark, qint64 timeNs)
{
    if (size_t(source) >= m_sources.size())
        m_sources.resize(size_t(source) + 1);
    std::deque<Line> fresh;
    fresh.push_back(makeLine(source, timeNs, {}, remark));
    return merge(fresh);
}

LogBuffer::Line LogBuffer::makeLine(int source, qint64 timeNs, QByteArrayView clean,
                                    LogRemark remark)
{
    Source &from = m_sources[size_t(source)];
    Line line;
    line.source = quint8(source);
    line.serial = ++m_serial;
    line.remark = remark;
    if (remark == LogRemark::None) {
        interpret(from, line, clean);
        joinTrace(from, line, clean);
    } else { // what follows is of another instance
        from.level = LogLevel::None;
        from.inTraceback = false;
        from.trace = 0;
    }
    if (line.begins && timeNs > from.lastTime)
        from.lastTime = timeNs; // never back: a source's own order holds
    line.timeNs = from.lastTime;
    keep(from, line, clean);
    return line;
}

/// What the line says, and how it belongs to the entry before it.
void LogBuffer::interpret(Source &source, Line &line, QByteArrayView clean) const
{
    const LogHead head = parseLogHead(clean);
    line.begins = head.begins || !continuesEntry(clean, source.inTraceback) || source.lines == 0;
    if (line.begins) {
        source.level = head.level;
        source.inTraceback = clean.startsWith("Traceback (most");
    } else if (source.inTraceback && namesException(clean)) {
        source.inTraceback = false;
    } else if (clean.startsWith("Traceback (most")) {
        source.inTraceback = true;
    }
    line.level = source.level;
    line.loggerBegin = head.loggerBegin;
    line.loggerSize = quint8(std::min<quint32>(head.loggerSize, 255));
    line.textBegin = head.textBegin;
    line.textEnd = head.textEnd;
    line.stage = head.begins && beginsStage(clean.sliced(head.loggerBegin, head.loggerSize),
                                            clean.sliced(head.textBegin));
}

/// Frames that follow each other in one source are one stack trace.
void LogBuffer::joinTrace(Source &source, Line &line, QByteArrayView clean)
{
    if (line.begins || !isStackFrame(clean)) {
        source.trace = 0;
        return;
    }
    if (source.trace < m_firstTrace) { // none, or all of it has given way
        m_traces.push_back(0);
        source.trace = m_firstTrace + quint32(m_traces.size()) - 1;
        source.frames = 0;
    }
    ++source.frames;
    ++m_traces[source.trace - m_firstTrace];
    line.trace = source.trace;
    line.frame = quint8(std::min(source.frames, 255));
    m_foldable += line.frame > kShownFrames;
}

void LogBuffer::leaveTrace(const Line &line)
{
    if (line.trace == 0)
        return;
    --m_traces[line.trace - m_firstTrace];
    m_foldable -= line.frame > kShownFrames;
    while (!m_traces.empty() && m_traces.front() == 0) {
        m_traces.pop_front();
        ++m_firstTrace;
    }
}

qint64 LogBuffer::framesOf(quint32 trace) const
{
    return trace < m_firstTrace || trace - m_firstTrace >= m_traces.size()
               ? 0
               : m_traces[trace - m_firstTrace];
}

void LogBuffer::keep(Source &source, Line &line, QByteArrayView clean)
{
    if (!source.hasBlock || m_blocks[source.block].bytes.size() + clean.size() > blockSize) {
        if (source.hasBlock)
            m_blocks[source.block].bytes.squeeze();
        if (m_freeBlocks.empty()) {
            source.block = quint32(m_blocks.size());
            m_blocks.emplace_back();
        } else {
            source.block = m_freeBlocks.back();
            m_freeBlocks.pop_back();
        }
        source.hasBlock = true;
    }
    Block &block = m_blocks[source.block];
    line.block = source.block;
    line.offset = quint32(block.bytes.size());
    line.size = quint32(clean.size());
    line.ascii = isAscii(clean);
    line.cells = quint32(line.ascii ? clean.size() : cellsOf(clean));
    block.bytes.append(clean);
    ++block.lines;
    ++source.lines;
    m_bytes += clean.size() + lineCost;
    if (line.begins)
        ++m_entries[size_t(line.level)];
}

/// More of a line that came in pieces: its text is the last in its source's block.
void LogBuffer::goOn(int source, QByteArrayView clean, bool more, std::deque<Line> &fresh)
{
    Line *line = nullptr;
    for (auto it = fresh.rbegin(); it != fresh.rend() && !line; ++it)
        line = &*it;
    for (auto it = m_lines.rbegin(); it != m_lines.rend() && !line; ++it) {
        if (it->source == source && it->open)
            line = &*it;
    }
    if (!line || line->size + clean.size() > kMaxLine ||
        line->block != m_sources[size_t(source)].block) {
        if (line)
            line->open = false;
        Line rest = makeLine(source, 0, clean);
        rest.open = more;
        fresh.push_back(rest);
        return;
    }
    const bool wholeText = line->textEnd == line->size;
    m_blocks[line->block].bytes.append(clean);
    line->size += quint32(clean.size());
    if (wholeText)
        line->textEnd = line->size;
    const bool ascii = isAscii(clean);
    line->ascii = line->ascii && ascii;
    line->cells += quint32(ascii ? clean.size() : cellsOf(clean));
    line->open = more;
    m_bytes += clean.size();
}

LogBuffer::Change LogBuffer::merge(std::deque<Line> &fresh)
{
    Change change;
    change.firstChanged = endId();
    if (!fresh.empty()) {
        const qint64 time = fresh.front().timeNs;
        const size_t middle = m_lines.size();
        const bool late = middle > 0 && time < m_lines.back().timeNs;
        std::ranges::copy(fresh, std::back_inserter(m_lines));
        if (late) {
            const auto at = m_lines.begin() + qsizetype(middle);
            const auto begin =
                std::upper_bound(m_lines.begin(), at, time,
                                 [](qint64 t, const Line &line) { return t < line.timeNs; });
            change.firstChanged = m_first + (begin - m_lines.begin());
            change.reordered = true;
            std::inplace_merge(begin, at, m_lines.end(),
                               [](const Line &a, const Line &b) { return a.timeNs < b.timeNs; });
        }
    }
    change.dropped = trim();
    return change;
}

void LogBuffer::release(const Line &line)
{
    m_bytes -= qint64(line.size) + lineCost;
    leaveTrace(line);
    if (line.begins)
        --m_entries[size_t(line.level)];
    Source &source = m_sources[line.source];
    --source.lines;
    Block &block = m_blocks[line.block];
    if (--block.lines > 0)
        return;
    block.bytes = QByteArray();
    if (source.hasBlock && source.block == line.block)
        source.hasBlock = false;
    m_freeBlocks.push_back(line.block);
}

qint64 LogBuffer::trim()
{
    qint64 dropped = 0;
    while (m_bytes > m_limit && m_lines.size() > 1) {
        release(m_lines.front());
        m_lines.pop_front();
        ++dropped;
    }
    m_first += dropped;
    return dropped;
}

qint64 LogBuffer::find(qint64 timeNs, quint64 serial) const
{
    const auto begin =
        std::lower_bound(m_lines.begin(), m_lines.end(), timeNs,
                         [](const Line &line, qint64 time) { return line.timeNs < time; });
    for (auto it = begin; it != m_lines.end() && it->timeNs == timeNs; ++it) {
        if (it->serial == serial)
            return m_first + (it - m_lines.begin());
    }
    return m_first + (begin - m_lines.begin());
}

} // namespace firesteel::gui
