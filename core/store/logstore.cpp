// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/logstore.h"

#include <algorithm>

namespace firesteel::store {

namespace {

qint64 cost(const kube::LogLine &line)
{
    return line.text.size() + qint64(sizeof(kube::LogLine)) +
           32; // 32: the heap's own part of a QByteArray
}

} // namespace

void LogStore::append(const LogSource &source, const QList<kube::LogLine> &lines)
{
    Ring &ring = m_rings[source];
    for (const kube::LogLine &line : lines) {
        ring.bytes += cost(line);
        ring.lines.push_back(line);
    }
    while (ring.bytes > m_limit && ring.lines.size() > 1) {
        ring.bytes -= cost(ring.lines.front());
        ring.lines.pop_front();
        ++ring.dropped;
    }
}

void LogStore::remove(const LogSource &source)
{
    m_rings.remove(source);
}

qsizetype LogStore::count(const LogSource &source) const
{
    const auto found = m_rings.constFind(source);
    return found == m_rings.constEnd() ? 0 : qsizetype(found->lines.size());
}

qint64 LogStore::dropped(const LogSource &source) const
{
    const auto found = m_rings.constFind(source);
    return found == m_rings.constEnd() ? 0 : found->dropped;
}

QList<kube::LogLine> LogStore::lines(const LogSource &source, qsizetype first,
                                     qsizetype count) const
{
    QList<kube::LogLine> out;
    const auto found = m_rings.constFind(source);
    if (found == m_rings.constEnd() || first < 0)
        return out;
    const qsizetype end = std::min<qsizetype>(qsizetype(found->lines.size()), first + count);
    for (qsizetype i = first; i < end; ++i)
        out.append(found->lines[std::size_t(i)]);
    return out;
}

} // namespace firesteel::store
