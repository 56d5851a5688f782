// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

#include <atomic>
#include <chrono>
#include <deque>
#include <mutex>
#include <thread>

namespace firesteel::test {

/// How long the thread that made it keeps away from its event loop: a thread of its own puts a mark
/// into the loop every few milliseconds, and the longest time until one is taken counts. Of a busy
/// machine the thread may get no processor for long: that time is not its own fault, so it is told
/// apart (Linux: /proc/TID/schedstat), and the longest is what remains without it. The same goes
/// for the display server: while the thread waits in the kernel for an answer, the time in which
/// that server was ready to go on without a processor is not the window's. Where the thread sleeps
/// or works nothing is taken off, nor where no server is known.
class StallProbe
{
public:
    struct Stall {
        std::chrono::nanoseconds lasted{0};  ///< without `starved` and `awaited`
        std::chrono::nanoseconds worked{0};  ///< processor time of the thread within it
        std::chrono::nanoseconds starved{0}; ///< ready to go on, without a processor
        std::chrono::nanoseconds awaited{0}; ///< it waited, the display server had no processor
        std::chrono::nanoseconds at{0};      ///< since the probe was started or reset
    };

    /// `serverStatistics`: the schedstat file of the display server; empty: none is known.
    explicit StallProbe(QByteArray serverStatistics = displayServer());
    ~StallProbe();
    StallProbe(const StallProbe &) = delete;
    StallProbe &operator=(const StallProbe &) = delete;

    void reset();                       ///< forgets what was; measuring goes on
    [[nodiscard]] Stall longest();      ///< including one that is not over yet
    [[nodiscard]] QString text();       ///< all that in words
    [[nodiscard]] qint64 marks() const; ///< taken since reset()

    /// That of packaging/run/display.sh.
    [[nodiscard]] static QByteArray displayServer();

private:
    struct Usage {
        qint64 worked = 0;
        qint64 starved = 0;
    };
    struct Look {
        qint64 at = 0; ///< 0: none yet
        Usage own;
        Usage server;
        bool waits = false;
    };
    struct Idle {
        qint64 until;
        qint64 lasted;
    };
    void run(const std::stop_token &stop);
    void look(bool fromOutside);
    void taken();
    [[nodiscard]] bool waits() const;
    [[nodiscard]] Usage usage() const { return usageIn(m_statistics); }
    [[nodiscard]] static Usage usageIn(const QByteArray &file);

    QObject m_loop;                      ///< lives in the watched thread
    QByteArray m_thisThread;             ///< its folder in /proc
    QByteArray m_statistics;             ///< its schedstat file
    QByteArray m_serverStatistics;       ///< that of the display server
    std::atomic<qint64> m_sent{0};       ///< steady time of the mark under way; 0: none
    std::atomic<qint64> m_sentWorked{0}; ///< usage when it was sent
    std::atomic<qint64> m_sentStarved{0};
    std::atomic<qint64> m_sentAwaited{0};
    std::atomic<qint64> m_awaited{0}; ///< in all
    std::mutex m_looking;             ///< both threads look at the server
    Look m_look;                      ///< the last; under m_looking, as the next
    std::deque<Idle> m_idle;          ///< when the thread waited lately
    Stall m_longest;
    qint64 m_began = 0;
    qint64 m_marks = 0;
    std::jthread m_thread; ///< last: it ends before anything above goes
};

} // namespace firesteel::test
