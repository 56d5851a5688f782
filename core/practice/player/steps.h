// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/timeline.h"

#include <set>

namespace firesteel::practice {

/// What one thing has before it on the timeline; gone with it.
class Steps
{
public:
    explicit Steps(Timeline &timeline) : m_timeline(timeline) {}
    Steps(const Steps &) = delete;
    Steps &operator=(const Steps &) = delete;
    ~Steps() { cancel(); }

    void after(milliseconds delay, std::function<void()> what)
    {
        const auto id = std::make_shared<Timeline::Id>(0);
        *id = m_timeline.after(delay, [this, id, what = std::move(what)] {
            m_ids.erase(*id);
            what(); // may be the end of us
        });
        m_ids.insert(*id);
    }
    void cancel()
    {
        for (const Timeline::Id id : m_ids)
            m_timeline.cancel(id);
        m_ids.clear();
    }
    [[nodiscard]] Timeline &timeline() const { return m_timeline; }

private:
    Timeline &m_timeline;
    std::set<Timeline::Id> m_ids;
};

} // namespace firesteel::practice
