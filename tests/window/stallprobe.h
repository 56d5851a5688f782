// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>

#include <atomic>
#include <chrono>
#include <ctime>
#include <thread>

namespace firesteel::test {

/// How long the thread that made it keeps away from its event loop: a thread of its own puts a mark
/// into the loop every few milliseconds, and the longest time until one is taken counts. A busy
/// machine lengthens it, so the processor time that the stalled thread used meanwhile is told
/// beside it.
class StallProbe
{
public:
    struct Stall {
        std::chrono::nanoseconds lasted{0};
        std::chrono::nanoseconds worked{0}; ///< processor time of the thread within it
        std::chrono::nanoseconds at{0};     ///< since the probe was started or reset
    };

    StallProbe();
    ~StallProbe();
    StallProbe(const StallProbe &) = delete;
    StallProbe &operator=(const StallProbe &) = delete;

    void reset();                       ///< forgets what was; measuring goes on
    [[nodiscard]] Stall longest();      ///< including one that is not over yet
    [[nodiscard]] QString text();       ///< "longest stall 21 ms (18 ms at work)"
    [[nodiscard]] qint64 marks() const; ///< taken since reset()

private:
    void run(const std::stop_token &stop);
    void taken();

    QObject m_loop; ///< lives in the watched thread
    clockid_t m_processor{};
    std::atomic<qint64> m_sent{0}; ///< steady time of the mark under way; 0: none
    std::atomic<qint64> m_sentProcessor{0};
    Stall m_longest;
    qint64 m_began = 0;
    qint64 m_marks = 0;
    std::jthread m_thread; ///< last: it ends before anything above goes
};

} // namespace firesteel::test
