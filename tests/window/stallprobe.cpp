// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/window/stallprobe.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <sys/syscall.h>
#include <unistd.h>
#include <utility>

namespace firesteel::test {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using std::chrono::nanoseconds;

namespace {

constexpr auto kPulse = 4ms;
constexpr qint64 kRemembered = 10'000'000'000; ///< ns

qint64 now()
{
    return nanoseconds(std::chrono::steady_clock::now().time_since_epoch()).count();
}

} // namespace

StallProbe::StallProbe(QByteArray serverStatistics)
    : m_thisThread("/proc/self/task/" + QByteArray::number(gettid())),
      m_statistics(m_thisThread + "/schedstat"), m_serverStatistics(std::move(serverStatistics)),
      m_began(now())
{
    m_thread = std::jthread([this](const std::stop_token &stop) { run(stop); });
}

StallProbe::~StallProbe() = default;

void StallProbe::run(const std::stop_token &stop)
{
    while (!stop.stop_requested()) {
        look(true);
        if (m_sent.load() == 0) {
            const Usage before = usage();
            m_sentWorked = before.worked;
            m_sentStarved = before.starved;
            m_sentAwaited = m_awaited.load();
            m_sent = now();
            QMetaObject::invokeMethod(&m_loop, [this] { taken(); }, Qt::QueuedConnection);
        }
        std::this_thread::sleep_for(kPulse);
    }
}

QByteArray StallProbe::displayServer()
{
    const QByteArray process = qgetenv("FIRESTEEL_DISPLAY_PID");
    return process.isEmpty() ? QByteArray() : "/proc/" + process + "/schedstat";
}

/// The kernel adds what a server lacked when it gets a processor again, so it is told in lumps: of
/// each only as much counts as the thread has waited meanwhile, neither at work nor without a
/// processor itself. Seen from the watched thread, which waits no more then, the last look from
/// outside tells whether it did.
void StallProbe::look(bool fromOutside)
{
    if (m_serverStatistics.isEmpty())
        return;
    const bool waitsNow = fromOutside && waits();
    const std::lock_guard lock(m_looking);
    const Look last =
        std::exchange(m_look, {now(), usage(), usageIn(m_serverStatistics), waitsNow});
    if (last.at == 0)
        return;
    const qint64 idle = m_look.at - last.at - (m_look.own.worked - last.own.worked) -
                        (m_look.own.starved - last.own.starved);
    if (idle > 0 && (fromOutside ? waitsNow : last.waits))
        m_idle.push_back({m_look.at, idle});
    const qint64 lacked = m_look.server.starved - last.server.starved;
    while (!m_idle.empty() && m_idle.front().until < m_look.at - std::max(lacked, kRemembered))
        m_idle.pop_front();
    if (lacked <= 0)
        return;
    qint64 waited = 0;
    for (const Idle &one : m_idle)
        waited += one.until > m_look.at - lacked ? one.lasted : 0;
    m_awaited += std::min(lacked, waited);
    m_idle.clear(); // no moment counts twice
}

/// For a socket or, as xcb does while another thread reads, for that thread: the first word of
/// /proc/TID/syscall is the number of the system call it is in, or "running".
bool StallProbe::waits() const
{
    static constexpr std::array calls{
#ifdef SYS_poll
        SYS_poll,
#endif
        SYS_ppoll, SYS_futex, SYS_recvmsg};
    QFile file(QString::fromLatin1(m_thisThread + "/syscall"));
    if (!file.open(QIODevice::ReadOnly))
        return false;
    bool isCall = false;
    const int call = file.readAll().split(' ').value(0).toInt(&isCall);
    return isCall && std::ranges::find(calls, call) != calls.end();
}

void StallProbe::taken()
{
    look(false); // the server may have gone on just now
    (void)longest();
    ++m_marks;
    m_sent = 0;
}

/// "processor-time run-queue-time slices", in nanoseconds (Linux, scheduler/sched-stats).
StallProbe::Usage StallProbe::usageIn(const QByteArray &path)
{
    QFile file(QString::fromLatin1(path));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArrayList numbers = file.readAll().simplified().split(' ');
    return {numbers.value(0).toLongLong(), numbers.value(1).toLongLong()};
}

StallProbe::Stall StallProbe::longest()
{
    const qint64 sent = m_sent.load();
    if (sent != 0) {
        // What lay before reset() does not count.
        const qint64 from = std::max(sent, m_began);
        const nanoseconds whole(now() - from);
        if (whole <= m_longest.lasted) // spares most of the reading
            return m_longest;
        const Usage before{m_sentWorked.load(), m_sentStarved.load()};
        const Usage after = usage();
        const nanoseconds starved(after.starved - before.starved);
        const nanoseconds awaited(m_awaited.load() - m_sentAwaited.load());
        const nanoseconds own = whole - starved - awaited;
        if (own > m_longest.lasted)
            m_longest = {own, nanoseconds(after.worked - before.worked), starved, awaited,
                         nanoseconds(from - m_began)};
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
    return u"longest stall of the window %1 ms (%2 ms of it at work; and %3 ms without a "
           u"processor, %4 ms waiting for the display server, which had none), "
           "after %5 s; %6 marks"_s
               .arg(ms(stall.lasted), ms(stall.worked), ms(stall.starved), ms(stall.awaited),
                    QString::number(double(stall.at.count()) / 1e9, 'f', 1))
               .arg(m_marks);
}

} // namespace firesteel::test
