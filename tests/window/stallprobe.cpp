// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/window/stallprobe.h"

#include <QFile>

#include <algorithm>
#include <unistd.h>

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

} // namespace

StallProbe::StallProbe()
    : m_statistics("/proc/self/task/" + QByteArray::number(gettid()) + "/schedstat"), m_began(now())
{
    m_thread = std::jthread([this](const std::stop_token &stop) { run(stop); });
}

StallProbe::~StallProbe() = default;

void StallProbe::run(const std::stop_token &stop)
{
    while (!stop.stop_requested()) {
        if (m_sent.load() == 0) {
            const Usage before = usage();
            m_sentWorked = before.worked;
            m_sentStarved = before.starved;
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

/// "processor-time run-queue-time slices", in nanoseconds (Linux, scheduler/sched-stats).
StallProbe::Usage StallProbe::usage() const
{
    QFile file(QString::fromLatin1(m_statistics));
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
        if (whole - starved > m_longest.lasted)
            m_longest = {whole - starved, nanoseconds(after.worked - before.worked), starved,
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
           u"processor), "
           "after %4 s; %5 marks"_s
               .arg(ms(stall.lasted), ms(stall.worked), ms(stall.starved),
                    QString::number(double(stall.at.count()) / 1e9, 'f', 1))
               .arg(m_marks);
}

} // namespace firesteel::test
