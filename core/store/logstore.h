// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/stream/logfollower.h"

#include <QHash>
#include <QList>
#include <QString>

#include <deque>

namespace firesteel::store {

/// One container's log.
struct LogSource {
    QString podUid;
    QString container;
    bool operator==(const LogSource &) const = default;
};

inline size_t qHash(const LogSource &source, size_t seed = 0) noexcept
{
    return qHashMulti(seed, source.podUid, source.container);
}

/// The newest lines of each container's log, in the order of their arrival, in bounded memory: the
/// oldest give way, and how many did is counted. Thread: main; a plain value keeper without
/// signals.
class LogStore
{
public:
    /// `bytesPerSource` counts text plus a fixed cost of each line.
    explicit LogStore(qint64 bytesPerSource = 8LL << 20) : m_limit(bytesPerSource) {}

    void append(const LogSource &source, const QList<kube::LogLine> &lines);
    void remove(const LogSource &source);

    [[nodiscard]] qsizetype count(const LogSource &source) const;
    [[nodiscard]] qint64 dropped(const LogSource &source) const; ///< lines that had to give way
    /// `count` lines from `first` on, counted among those that are kept.
    [[nodiscard]] QList<kube::LogLine> lines(const LogSource &source, qsizetype first,
                                             qsizetype count) const;

private:
    struct Ring {
        std::deque<kube::LogLine> lines;
        qint64 bytes = 0;
        qint64 dropped = 0;
    };
    QHash<LogSource, Ring> m_rings;
    qint64 m_limit;
};

} // namespace firesteel::store
