// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

#include <atomic>
#include <chrono>
#include <thread>

namespace firesteel::test {

/// How long the thread that made it keeps away from its event loop: a thread of its own puts a mark
/// into the loop every few milliseconds, and the longest time until one is taken counts. Of a busy
/// machine the thread may get no processor for long: that time is not its own fault, so it is told
/// apart (Linux: /proc/TID/schedstat), and the longest is what remains without it.
class StallProbe
{
public:
    struct Stall {
        std::chrono::nanoseconds lasted{0};  ///< without `starved`
        std::chrono::nanoseconds worked{0};  ///< processor time of the thread within it
        std::chrono::nanoseconds starved{0}; ///< ready to go on, without a processor
        std::chrono::nanoseconds at{0};      ///< since the probe was started or reset
    };

    StallProbe();
    ~StallProbe();
    StallProbe(const StallProbe &) = delete;
    StallProbe &operator=(const StallProbe &) = delete;

    void reset();                       ///< forgets what was; measuring goes on
    [[nodiscard]] Stall longest();      ///< including one that is not over yet
    [[nodiscard]] QString text();       ///< all that in words
    [[nodiscard]] qint64 marks() const; ///< taken since reset()

private:
    struct Usage {
        qint64 worked = 0;
        qint64 starved = 0;
    };
    void run(const std::stop_token &stop);
    void taken();
    [[nodiscard]] Usage usage() const;

    QObject m_loop;                      ///< lives in the watched thread
    QByteArray m_statistics;             ///< file of the watched thread's
    std::atomic<qint64> m_sent{0};       ///< steady time of the mark under way; 0: none
    std::atomic<qint64> m_sentWorked{0}; ///< usage when it was sent
    std::atomic<qint64> m_sentStarved{0};
    Stall m_longest;
    qint64 m_began = 0;
    qint64 m_marks = 0;
    std::jthread m_thread; ///< last: it ends before anything above goes
};

} // namespace firesteel::test
