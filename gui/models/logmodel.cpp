// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/models/logmodel.h"

#include <QElapsedTimer>

#include <algorithm>
#include <utility>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

LogModel::LogModel(QObject *parent, qint64 limit) : QObject(parent), m_buffer(limit)
{
    m_levels.fill(true);
    m_flushTimer.setSingleShot(true);
    m_flushTimer.setInterval(50ms);
    connect(&m_flushTimer, &QTimer::timeout, this, &LogModel::flush);
    m_searchTimer.setInterval(0);
    connect(&m_searchTimer, &QTimer::timeout, this, &LogModel::searchSlice);
}

int LogModel::addSource(const Source &source)
{
    const auto known = std::ranges::find(m_sources, source.key, &Source::key);
    if (known != m_sources.end())
        return int(known - m_sources.begin());
    if (m_sources.size() >= LogBuffer::kMaxSources)
        return -1;
    m_sources.push_back(source);
    if (!source.shown && !m_filtering)
        filterAnew(); // the first that is hidden; a new source has no lines yet
    Q_EMIT sourcesChanged();
    return int(m_sources.size()) - 1;
}

void LogModel::setSourceShown(int source, bool shown)
{
    if (source < 0 || size_t(source) >= m_sources.size() ||
        m_sources[size_t(source)].shown == shown)
        return;
    m_sources[size_t(source)].shown = shown;
    filterAnew();
    Q_EMIT sourcesChanged();
}

void LogModel::setLevelShown(LogLevel level, bool shown)
{
    if (m_levels[size_t(level)] == shown)
        return;
    m_levels[size_t(level)] = shown;
    filterAnew();
}

void LogModel::append(int source, const QList<kube::LogLine> &lines)
{
    if (source < 0 || lines.isEmpty())
        return;
    if (!m_pending.empty() && m_pending.back().source == source &&
        m_pending.back().remark == LogRemark::None)
        m_pending.back().lines.append(lines);
    else
        m_pending.push_back({source, LogRemark::None, 0, lines});
    if (!m_flushTimer.isActive())
        m_flushTimer.start();
}

void LogModel::addRemark(int source, LogRemark remark, qint64 timeNs)
{
    if (source < 0)
        return;
    m_pending.push_back({source, remark, timeNs, {}});
    if (!m_flushTimer.isActive())
        m_flushTimer.start();
}

void LogModel::flush()
{
    m_flushTimer.stop();
    if (m_pending.empty())
        return;
    Q_EMIT aboutToChange();
    const std::vector<Pending> pending = std::exchange(m_pending, {});
    bool reordered = false;
    const qint64 firstBefore = m_buffer.firstId();
    qint64 firstChanged = m_buffer.endId();
    for (const Pending &part : pending) {
        const LogBuffer::Change change =
            part.remark == LogRemark::None
                ? m_buffer.append(part.source, part.lines)
                : m_buffer.addRemark(part.source, part.remark, part.timeNs);
        reordered = reordered || change.reordered;
        firstChanged = std::min(firstChanged, change.firstChanged);
    }
    const qint64 first = m_buffer.firstId();
    qint64 droppedRows = 0;
    if (!m_filtering && isFiltering()) { // until now every line was a row
        m_filtering = true;
        for (qint64 id = firstBefore; id < std::max(firstChanged, firstBefore); ++id)
            m_visible.push_back(id);
    }
    if (m_filtering) {
        while (!m_visible.empty() && m_visible.front() < first) {
            m_visible.pop_front();
            ++droppedRows;
        }
        filterFrom(std::max(firstChanged, first));
    } else {
        droppedRows = first - firstBefore;
    }
    m_firstChanged = std::max(firstChanged, first);
    while (!m_hits.empty() && m_hits.front().id < first)
        m_hits.pop_front();
    if (reordered)
        searchAgainFrom(m_firstChanged);
    else if (!m_pattern.isEmpty())
        m_searchTimer.start();
    Q_EMIT changed(droppedRows, reordered);
}

void LogModel::clear()
{
    Q_EMIT aboutToChange();
    m_flushTimer.stop();
    m_pending.clear();
    m_buffer.clear();
    m_sources.clear();
    m_visible.clear();
    m_turnedTraces.clear();
    m_filtering = isFiltering();
    m_firstChanged = m_buffer.firstId();
    restartSearch();
    Q_EMIT sourcesChanged();
    Q_EMIT changed(0, true);
}

// ---- which lines are shown --------------------------------------------------------------------

bool LogModel::isFiltering() const
{
    return hidesLines() || (m_buffer.foldable() > 0 && (m_foldTraces || !m_turnedTraces.isEmpty()));
}

bool LogModel::hidesLines() const
{
    return std::ranges::any_of(m_levels, [](bool shown) { return !shown; }) ||
           std::ranges::any_of(m_sources, [](const Source &source) { return !source.shown; });
}

bool LogModel::passes(const LogBuffer::Line &line) const
{
    return m_levels[size_t(line.level)] && m_sources[line.source].shown;
}

bool LogModel::isRow(const LogBuffer::Line &line) const
{
    return passes(line) && (line.frame <= LogBuffer::kShownFrames || !isTraceFolded(line));
}

// ---- stack traces -----------------------------------------------------------------------------

qint64 LogModel::foldableFrames(const LogBuffer::Line &line) const
{
    return line.trace == 0
               ? 0
               : std::max<qint64>(0, m_buffer.framesOf(line.trace) - LogBuffer::kShownFrames);
}

bool LogModel::isTraceFolded(const LogBuffer::Line &line) const
{
    return line.trace != 0 && m_turnedTraces.contains(line.trace) != m_foldTraces;
}

void LogModel::setTraceFolded(qint64 id, bool folded)
{
    const LogBuffer::Line &line = m_buffer.line(id);
    if (line.trace == 0 || isTraceFolded(line) == folded)
        return;
    Q_EMIT aboutToChange();
    if (folded == m_foldTraces)
        m_turnedTraces.remove(line.trace);
    else
        m_turnedTraces.insert(line.trace);
    foldAnew();
}

void LogModel::setTracesFolded(bool folded)
{
    if (m_foldTraces == folded && m_turnedTraces.isEmpty())
        return;
    Q_EMIT aboutToChange();
    m_foldTraces = folded;
    m_turnedTraces.clear();
    foldAnew();
}

void LogModel::foldAnew()
{
    m_filtering = isFiltering();
    m_visible.clear();
    if (m_filtering)
        filterFrom(m_buffer.firstId());
    Q_EMIT foldingChanged();
}

// ---- rows -------------------------------------------------------------------------------------

void LogModel::filterFrom(qint64 id)
{
    while (!m_visible.empty() && m_visible.back() >= id)
        m_visible.pop_back();
    for (; id < m_buffer.endId(); ++id) {
        if (isRow(m_buffer.line(id)))
            m_visible.push_back(id);
    }
}

void LogModel::filterAnew()
{
    m_filtering = isFiltering();
    m_visible.clear();
    if (m_filtering)
        filterFrom(m_buffer.firstId());
    restartSearch();
    Q_EMIT filterChanged();
}

qint64 LogModel::rowCount() const
{
    return m_filtering ? qint64(m_visible.size()) : m_buffer.endId() - m_buffer.firstId();
}

qint64 LogModel::idOf(qint64 row) const
{
    return m_filtering ? m_visible[size_t(row)] : m_buffer.firstId() + row;
}

qint64 LogModel::rowOf(qint64 id) const
{
    if (!m_filtering)
        return std::clamp<qint64>(id - m_buffer.firstId(), 0, rowCount());
    return std::ranges::lower_bound(m_visible, id) - m_visible.begin();
}

bool LogModel::isShown(qint64 id) const
{
    if (id < m_buffer.firstId() || id >= m_buffer.endId())
        return false;
    return !m_filtering || isRow(m_buffer.line(id));
}

LogModel::Place LogModel::placeOf(qint64 id) const
{
    if (id < m_buffer.firstId() || id >= m_buffer.endId())
        return {};
    const LogBuffer::Line &line = m_buffer.line(id);
    return {line.timeNs, line.serial};
}

QString LogModel::text(qint64 id) const
{
    return QString::fromUtf8(m_buffer.text(m_buffer.line(id)));
}

QString LogModel::loggerOf(qint64 id) const
{
    const LogBuffer::Line &line = m_buffer.line(id);
    return QString::fromUtf8(m_buffer.text(line).sliced(line.loggerBegin, line.loggerSize));
}

// ---- search -----------------------------------------------------------------------------------

namespace {

constexpr quint32 kLongLine = 16 * 1024; ///< bytes; the time is looked at after each of these

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? char(c + 32) : c;
}

/// Where `needle` (lower case) is in `text`, whatever the case; -1: nowhere.
qsizetype findPlain(QByteArrayView text, QByteArrayView needle, qsizetype from)
{
    const char first = needle.front();
    const qsizetype end = text.size() - needle.size();
    for (qsizetype at = from; at <= end; ++at) {
        if (lower(text[at]) != first)
            continue;
        qsizetype i = 1;
        while (i < needle.size() && lower(text[at + i]) == needle[i])
            ++i;
        if (i == needle.size())
            return at;
    }
    return -1;
}

bool isPlain(const QString &pattern)
{
    return std::ranges::none_of(
        pattern, [](QChar c) { return c.unicode() >= 0x80 || u"\\^$.|?*+()[]{}"_s.contains(c); });
}

} // namespace

void LogModel::setSearch(const QString &pattern)
{
    if (m_pattern == pattern)
        return;
    m_pattern = pattern;
    m_plain = isPlain(pattern) ? pattern.toLower().toUtf8() : QByteArray();
    m_expression = QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption);
    if (!m_expression.isValid())
        m_expression = QRegularExpression(QRegularExpression::escape(pattern),
                                          QRegularExpression::CaseInsensitiveOption);
    restartSearch();
}

void LogModel::restartSearch()
{
    const bool had = !m_hits.empty();
    m_hits.clear();
    m_hitsCut = false;
    m_searched = m_buffer.firstId();
    if (m_pattern.isEmpty())
        m_searchTimer.stop();
    else
        m_searchTimer.start();
    if (had || m_pattern.isEmpty())
        Q_EMIT hitsChanged();
}

/// Lines have come in between: what was found before them holds.
void LogModel::searchAgainFrom(qint64 id)
{
    if (m_pattern.isEmpty())
        return;
    const size_t before = m_hits.size();
    while (!m_hits.empty() && m_hits.back().id >= id)
        m_hits.pop_back();
    m_searched = std::min(m_searched, id);
    if (before != m_hits.size()) {
        m_hitsCut = false;
        Q_EMIT hitsChanged();
    }
    m_searchTimer.start();
}

void LogModel::searchSlice()
{
    QElapsedTimer time;
    time.start();
    const size_t before = m_hits.size();
    m_searched = std::max(m_searched, m_buffer.firstId());
    for (int n = 0; m_searched < m_buffer.endId() && !m_hitsCut; ++n, ++m_searched) {
        const bool look = n % 64 == 63 || m_buffer.line(m_searched).size > kLongLine;
        if (look && time.elapsed() > 6)
            break;
        const LogBuffer::Line &line = m_buffer.line(m_searched);
        if (line.open && m_searched + 1 == m_buffer.endId())
            break; // more of it is to come
        if (!m_filtering || passes(line))
            searchLine(m_searched);
    }
    const bool over = m_searched >= m_buffer.endId() || m_hitsCut || m_buffer.line(m_searched).open;
    if (over)
        m_searchTimer.stop();
    if (over || before != m_hits.size())
        Q_EMIT hitsChanged();
}

/// The part of a line that is shown as logger and text; the time and level before it do not count.
void LogModel::searchLine(qint64 id)
{
    const LogBuffer::Line &line = m_buffer.line(id);
    const QByteArrayView text = m_buffer.text(line);
    const qsizetype begin =
        line.loggerSize > 0 ? std::min(line.loggerBegin, line.textBegin) : line.textBegin;
    if (!m_plain.isEmpty() && line.ascii) {
        const qsizetype size = m_plain.size();
        for (qsizetype at = findPlain(text, m_plain, begin); at >= 0 && !m_hitsCut;
             at = findPlain(text, m_plain, at + size))
            addHit({id, int(at), int(size)});
        return;
    }
    const QString whole = QString::fromUtf8(text);
    const qsizetype skipped = line.ascii ? begin : QString::fromUtf8(text.first(begin)).size();
    auto matches = m_expression.globalMatch(whole, skipped);
    while (matches.hasNext() && !m_hitsCut) {
        const QRegularExpressionMatch match = matches.next();
        if (match.capturedLength() > 0)
            addHit({id, int(match.capturedStart()), int(match.capturedLength())});
    }
}

void LogModel::addHit(const Hit &hit)
{
    if (qsizetype(m_hits.size()) >= kMaxHits)
        m_hitsCut = true;
    else
        m_hits.push_back(hit);
}

std::vector<LogModel::Hit> LogModel::hitsOf(qint64 id) const
{
    const auto range = std::ranges::equal_range(m_hits, id, {}, &Hit::id);
    return {range.begin(), range.end()};
}

} // namespace firesteel::gui
