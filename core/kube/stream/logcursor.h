// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/stream/logfollower.h"

#include <QByteArrayView>
#include <QHash>
#include <QList>

#include <map>
#include <optional>

namespace firesteel::kube {

/// Where a log has been read to, across cut streams. The API filters sinceTime by whole seconds,
/// and lines of one container may lie a little out of order (standard output and error), so a
/// resumed stream begins with lines that were had before: these are recognised by time and content,
/// counted, and dropped. No I/O; any thread; not thread-safe. Kube-client §6.
class LogCursor
{
public:
    explicit LogCursor(qint64 maxPiece = 256LL * 1024, std::optional<qint64> sinceNs = {});

    /// A new response begins. What was cut off in the middle of a line comes again. `tail`: only
    /// the end of the log was asked for, so that what lies before its lines is not wanted later
    /// either, though a resumed stream shows it.
    void begin(bool tail = false);
    void feed(QByteArrayView bytes, QList<LogLine> &out);
    /// The last line of a finished log may lack its line feed.
    void finish(QList<LogLine> &out);
    /// Another instance of the container: its log is another log.
    void newInstance();

    /// Seconds since 1970 to ask for; nothing was read yet: nullopt.
    [[nodiscard]] std::optional<qint64> resumeSecond() const;
    [[nodiscard]] qint64 lastNs() const { return m_newest; }
    [[nodiscard]] qint64 linesRead() const { return m_lines; }
    /// The response that began last has shown nothing of what was had before, though it should:
    /// lines may have been rotated away in between. Known from its first line on.
    [[nodiscard]] bool gapSuspected() const { return m_gap; }

private:
    struct Print { ///< a line's fingerprint
        qint64 ns;
        size_t hash;
        bool operator==(const Print &) const = default;
        friend size_t qHash(const Print &p, size_t seed = 0) noexcept
        {
            return qHashMulti(seed, p.ns, p.hash);
        }
    };
    struct Open { ///< a long line of which pieces were given out already
        Print print{0, 0};
        qint64 given = 0;
    };

    void lineBytes(QByteArrayView bytes, bool ended, QList<LogLine> &out);
    void startLine();
    void decide();
    void remember();
    void giveOut(bool ended, QList<LogLine> &out);

    qint64 m_maxPiece;
    std::optional<qint64> m_since;
    QByteArray m_buffer;    ///< of the line under way: with its time until it is parsed, then text
    bool m_parsed = false;  ///< its time was taken off
    bool m_decided = false; ///< known whether it is new
    bool m_dropping = false;
    bool m_begun = false; ///< it has bytes
    qint64 m_ns = 0;
    qint64 m_given = 0;
    qint64 m_skip = 0; ///< bytes of it that were given out before the cut
    Print m_print{0, 0};
    std::optional<Open> m_open;

    qint64 m_newest = 0;
    qint64 m_lines = 0;
    std::map<qint64, QHash<Print, int>> m_recent; ///< by second
    QHash<Print, int> m_replay;
    bool m_expectReplay = false;
    bool m_gap = false;
    bool m_tail = false;           ///< the log was not asked for from its beginning
    std::optional<qint64> m_floor; ///< the earliest time that was read then
    bool m_resumed = false;
};

} // namespace firesteel::kube
