// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/stream/logcursor.h"

#include "core/data/rfc3339.h"

#include <algorithm>

namespace firesteel::kube {

namespace {

constexpr qint64 Second = 1'000'000'000;
/// Lines may be out of order by so many seconds without one being lost.
constexpr qint64 Slack = 1;
/// "2026-01-02T03:04:05.123456789+00:00 " is the longest time that a line begins with.
constexpr qsizetype LongestTime = 40;

} // namespace

LogCursor::LogCursor(qint64 maxPiece, std::optional<qint64> sinceNs)
    : m_maxPiece(std::max<qint64>(maxPiece, 1)), m_since(sinceNs)
{}

std::optional<qint64> LogCursor::resumeSecond() const
{
    if (m_newest > 0)
        return m_newest / Second - Slack;
    return {};
}

void LogCursor::startLine()
{
    if (m_buffer.capacity() > 2 * m_maxPiece)
        m_buffer = {};
    else
        m_buffer.resize(0);
    m_parsed = false;
    m_decided = false;
    m_dropping = false;
    m_begun = false;
    m_ns = 0;
    m_given = 0;
    m_skip = 0;
}

void LogCursor::begin(bool tail)
{
    // Of a long line some pieces are out: remember which, so that the rest can follow.
    if (m_begun && m_given > 0 && !m_dropping)
        m_open = Open{m_print, m_given};
    startLine();
    m_replay.clear();
    for (const auto &[second, prints] : m_recent) {
        for (auto it = prints.begin(); it != prints.end(); ++it)
            m_replay[it.key()] += it.value();
    }
    m_expectReplay = !m_replay.isEmpty();
    m_gap = false;
    m_resumed = m_newest > 0;
    m_tail = m_tail || tail;
}

void LogCursor::newInstance()
{
    startLine();
    m_open.reset();
    m_newest = 0;
    m_recent.clear();
    m_replay.clear();
    m_expectReplay = false;
    m_gap = false;
    m_tail = false;
    m_floor.reset();
    m_resumed = false;
}

void LogCursor::feed(QByteArrayView bytes, QList<LogLine> &out)
{
    while (!bytes.isEmpty()) {
        const qsizetype end = bytes.indexOf('\n');
        const QByteArrayView part = end < 0 ? bytes : bytes.first(end);
        lineBytes(part, end >= 0, out);
        bytes = end < 0 ? QByteArrayView() : bytes.sliced(end + 1);
    }
}

void LogCursor::finish(QList<LogLine> &out)
{
    if (m_begun)
        lineBytes({}, true, out);
}

void LogCursor::lineBytes(QByteArrayView bytes, bool ended, QList<LogLine> &out)
{
    m_begun = true;
    m_buffer.append(bytes);
    if (!m_parsed && (ended || m_buffer.size() >= LongestTime)) {
        m_parsed = true;
        const qsizetype space = m_buffer.left(LongestTime).indexOf(' ');
        const qsizetype length = space < 0 ? m_buffer.size() : space;
        if (const auto when = data::parseRfc3339(QByteArrayView(m_buffer).first(length))) {
            m_ns = when->time_since_epoch().count();
            m_buffer.remove(0, std::min(length + 1, m_buffer.size()));
        }
    }
    if (m_parsed && !m_decided && (ended || m_buffer.size() >= m_maxPiece)) {
        decide();
        m_decided = true;
    }
    if (m_decided)
        giveOut(ended, out);
    if (ended)
        startLine();
}

void LogCursor::decide()
{
    // A line is known by its beginning, so that a long one can be recognised before it has ended.
    m_print = {
        m_ns,
        qHash(QByteArrayView(m_buffer).first(std::min<qsizetype>(m_buffer.size(), m_maxPiece)), 1)};
    // Before the one that was cut off: a line that begins like it came earlier in the log.
    if (const auto had = m_replay.find(m_print); had != m_replay.end()) {
        m_dropping = true;
        m_expectReplay = false;
        if (--*had == 0)
            m_replay.erase(had);
        return;
    }
    if (m_open && m_open->print == m_print) {
        m_skip = m_open->given;
        m_given = m_skip;
        m_open.reset();
        m_expectReplay = false;
        return;
    }
    if (m_tail && m_resumed && m_floor && m_ns != 0 && m_ns < *m_floor) {
        m_dropping = true;
        return;
    }
    if (m_expectReplay) {
        m_gap = true;
        m_expectReplay = false;
    }
    if (m_since && m_ns != 0 && m_ns < *m_since)
        m_dropping = true;
    else if (m_ns != 0)
        m_floor = std::min(m_floor.value_or(m_ns), m_ns);
}

void LogCursor::remember()
{
    ++m_lines;
    m_newest = std::max(m_newest, m_ns);
    const qint64 oldest = m_newest / Second - Slack;
    const qint64 second =
        m_ns <= 0 ? m_newest / Second : m_ns / Second; // without a time: as the newest
    if (second >= oldest)
        ++m_recent[second][m_print];
    m_recent.erase(m_recent.begin(), m_recent.lower_bound(oldest));
}

void LogCursor::giveOut(bool ended, QList<LogLine> &out)
{
    if (m_dropping) {
        m_buffer.resize(0);
        return;
    }
    if (m_skip > 0) {
        const qsizetype had = std::min<qsizetype>(m_skip, m_buffer.size());
        m_buffer.remove(0, had);
        m_skip -= had;
    }
    // The piece at the end is never empty, unless the line is.
    while (m_buffer.size() > m_maxPiece) {
        out.append({m_ns, m_buffer.first(m_maxPiece), true});
        m_buffer.remove(0, m_maxPiece);
        m_given += m_maxPiece;
    }
    if (ended) {
        out.append({m_ns, m_buffer, false});
        remember();
    }
}

} // namespace firesteel::kube
