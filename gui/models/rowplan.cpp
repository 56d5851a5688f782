// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/models/rowplan.h"

#include <algorithm>
#include <vector>

namespace firesteel::gui {

namespace {

/// For each place, whether it belongs to a longest increasing subsequence.
std::vector<bool> risers(const std::vector<int> &values)
{
    std::vector<int> tails; // places: the last of the best subsequence of each length
    std::vector<int> before(values.size(), -1);
    for (int place = 0; place < int(values.size()); ++place) {
        const auto at = std::ranges::lower_bound(tails, values[size_t(place)], {},
                                                 [&](int p) { return values[size_t(p)]; });
        if (at != tails.begin())
            before[size_t(place)] = *std::prev(at);
        if (at == tails.end())
            tails.push_back(place);
        else
            *at = place;
    }
    std::vector<bool> chosen(values.size(), false);
    for (int place = tails.empty() ? -1 : tails.back(); place >= 0; place = before[size_t(place)])
        chosen[size_t(place)] = true;
    return chosen;
}

void planMoves(const std::vector<int> &target, int maxMoves, RowPlan &plan)
{
    const std::vector<bool> stays = risers(target);
    const auto moving = std::ranges::count(stays, false);
    if (moving > maxMoves) {
        plan.shuffled = true;
        return;
    }
    if (moving == 0)
        return;
    std::vector<int> list = target; // the survivors by their old order
    std::ranges::sort(list);
    for (size_t place = 0; place < target.size(); ++place) {
        if (stays[place])
            continue;
        const auto from = std::ranges::find(list, target[place]);
        auto to = list.begin();
        if (place > 0)
            to = std::next(std::ranges::find(list, target[place - 1]));
        if (to == from)
            continue;
        plan.moves.append({int(from - list.begin()), int(to - list.begin())});
        if (from < to)
            std::rotate(from, from + 1, to);
        else
            std::rotate(to, from, from + 1);
    }
}

} // namespace

RowPlan planRows(int oldCount, const QList<int> &origin, int maxMoves)
{
    RowPlan plan;
    std::vector<bool> kept(size_t(oldCount), false);
    std::vector<int> target;
    target.reserve(size_t(origin.size()));
    for (int row = 0; row < origin.size(); ++row) {
        if (origin[row] >= 0) {
            kept[size_t(origin[row])] = true;
            target.push_back(origin[row]);
        } else if (!plan.insertions.isEmpty() &&
                   plan.insertions.last().first + plan.insertions.last().count == row) {
            ++plan.insertions.last().count;
        } else {
            plan.insertions.append({row, 1});
        }
    }
    for (int row = oldCount - 1; row >= 0; --row) {
        if (kept[size_t(row)])
            continue;
        if (!plan.removals.isEmpty() && plan.removals.last().first == row + 1) {
            plan.removals.last().first = row;
            ++plan.removals.last().count;
        } else {
            plan.removals.append({row, 1});
        }
    }
    planMoves(target, maxMoves, plan);
    return plan;
}

} // namespace firesteel::gui
