// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/window/stallprobe.h"

#include <algorithm>
#include <ctime>
#include <pthread.h>

namespace firesteel::test {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using std::chrono::nanoseconds;

namespace {

constexpr auto kPulse = 4ms;

qint64 now()
{
    return nanoseconds(std::chrono::steady_clock::now().time_since_epoch()).count();
}

qint64 processorTime(clockid_t which)
{
    timespec time{};
    clock_gettime(which, &time);
    return qint64(time.tv_sec) * 1'000'000'000 + time.tv_nsec;
}

} // namespace

StallProbe::StallProbe() : m_began(now())
{
    if (pthread_getcpuclockid(pthread_self(), &m_processor) != 0)
        m_processor = CLOCK_THREAD_CPUTIME_ID;
    m_thread = std::jthread([this](const std::stop_token &stop) { run(stop); });
}

StallProbe::~StallProbe() = default;

void StallProbe::run(const std::stop_token &stop)
{
    while (!stop.stop_requested()) {
        if (m_sent.load() == 0) {
            m_sentProcessor = processorTime(m_processor);
            m_sent = now();
            QMetaObject::invokeMethod(&m_loop, [this] { taken(); }, Qt::QueuedConnection);
        }
        std::this_thread::sleep_for(kPulse);
    }
}

void StallProbe::taken()
{
    (void)longest();
    ++m_marks;
    m_sent = 0;
}

StallProbe::Stall StallProbe::longest()
{
    const qint64 sent = m_sent.load();
    if (sent != 0) {
        // What lay before reset() does not count.
        const nanoseconds lasted(now() - std::max(sent, m_began));
        if (lasted > m_longest.lasted)
            m_longest = {lasted, nanoseconds(processorTime(m_processor) - m_sentProcessor.load()),
                         nanoseconds(std::max(sent, m_began) - m_began)};
    }
    return m_longest;
}

void StallProbe::reset()
{
    m_longest = {};
    m_marks = 0;
    m_began = now();
}

qint64 StallProbe::marks() const
{
    return m_marks;
}

QString StallProbe::text()
{
    const Stall stall = longest();
    const auto ms = [](nanoseconds time) {
        return QString::number(double(time.count()) / 1e6, 'f', 1);
    };
    return u"longest stall of the window %1 ms (%2 ms of it at work), after %3 s; %4 marks"_s
        .arg(ms(stall.lasted), ms(stall.worked),
             QString::number(double(stall.at.count()) / 1e9, 'f', 1))
        .arg(m_marks);
}

} // namespace firesteel::test
