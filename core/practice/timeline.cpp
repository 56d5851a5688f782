// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/timeline.h"

namespace firesteel::practice {

using namespace Qt::StringLiterals;

QDateTime Timeline::wall() const
{
    const milliseconds past = std::max(milliseconds(0), m_present - m_now);
    return m_clock ? m_clock->wall().addMSecs(-past.count())
                   : m_start.addMSecs((m_now - m_present).count());
}

void Timeline::goBack(milliseconds past)
{
    m_present = m_now + past;
}

QString Timeline::stamp() const
{
    return wall().toUTC().toString(u"yyyy-MM-ddTHH:mm:ss'Z'"_s);
}

QString Timeline::microStamp() const
{
    return wall().toUTC().toString(u"yyyy-MM-ddTHH:mm:ss.zzz'000Z'"_s);
}

Timeline::Id Timeline::after(milliseconds delay, std::function<void()> what)
{
    const Id id = m_nextId++;
    const milliseconds when = m_now + std::max(delay, milliseconds(0));
    m_due.emplace(Moment(when, id), std::move(what));
    m_when.emplace(id, when);
    return id;
}

void Timeline::cancel(Id id)
{
    const auto found = m_when.find(id);
    if (found == m_when.end())
        return;
    m_due.erase(Moment(found->second, id));
    m_when.erase(found);
}

std::optional<milliseconds> Timeline::next() const
{
    if (m_due.empty())
        return std::nullopt;
    return m_due.begin()->first.first;
}

void Timeline::advance(milliseconds by)
{
    const milliseconds target = m_now + by;
    while (!m_due.empty() && m_due.begin()->first.first <= target) {
        const auto first = m_due.begin();
        m_now = std::max(m_now, first->first.first);
        const std::function<void()> what = std::move(first->second);
        m_when.erase(first->first.second);
        m_due.erase(first);
        what();
    }
    m_now = std::max(m_now, target);
}

} // namespace firesteel::practice
