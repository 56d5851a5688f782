// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/models/removedpods.h"

#include "gui/models/appfacts.h"
#include "gui/text/words.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using store::AppState;
using store::PhaseStep;
using PodKind = kube::PodState::Kind;

namespace {

/// What is known of one of them.
struct Gone {
    PodRow row;
    bool removed = false;
    bool endUnknown = false;
};

PodKind endOf(const PhaseStep &step)
{
    if (step.kind == PhaseStep::Kind::Succeeded)
        return PodKind::Succeeded;
    return step.reason == "OOMKilled"_L1 ? PodKind::OutOfMemory
           : step.reason == "Evicted"_L1 ? PodKind::Evicted
                                         : PodKind::Failed;
}

void take(Gone &gone, const PhaseStep &step)
{
    PodRow &row = gone.row;
    if (row.key.isEmpty()) {
        row.key = step.podUid;
        row.removed = true;
    }
    row.executorId = step.executorId;
    if (!step.podName.isEmpty())
        row.podName = step.podName;
    if (!step.node.isEmpty())
        row.state.node = step.node;
    switch (step.kind) {
    case PhaseStep::Kind::Created:
        row.began = row.began.isValid() ? row.began : step.at;
        break;
    case PhaseStep::Kind::Running:
        row.began = step.at;
        break;
    case PhaseStep::Kind::Succeeded:
    case PhaseStep::Kind::Failed:
        row.state.kind = endOf(step);
        row.state.reason = step.reason;
        row.state.message = step.message;
        row.state.exitCode = step.exitCode;
        row.ended = step.at;
        break;
    case PhaseStep::Kind::Deleted:
        gone.removed = true;
        gone.endUnknown = step.finalStateUnknown;
        if (!row.ended.isValid())
            row.ended = step.at;
        break;
    default:
        break;
    }
}

void judge(const store::SparkApp &app, Gone &gone)
{
    PodRow &row = gone.row;
    if (!row.state.ended()) {
        row.shown = gone.endUnknown ? AppState::Unknown : AppState::Stopped;
        return;
    }
    row.shown = store::appVerdict(row.state).state;
    row.withDriver = row.state.kind != PodKind::OutOfMemory && row.state.kind != PodKind::Evicted &&
                     endedWithDriver(app, row.ended);
    if (row.withDriver && row.shown == AppState::Failed)
        row.shown = AppState::Stopped;
}

} // namespace

QList<PodRow> removedExecutors(const store::SparkApp &app)
{
    QSet<QString> present;
    for (const store::ExecutorInfo &executor : app.executors)
        present.insert(executor.pod->uid);
    QHash<QString, qsizetype> places;
    QList<Gone> all;
    for (const PhaseStep &step : app.steps) {
        if (step.role != store::PodRole::Executor || step.podUid.isEmpty() ||
            present.contains(step.podUid))
            continue;
        const auto place = places.constFind(step.podUid);
        if (place == places.cend()) {
            places.insert(step.podUid, all.size());
            all.emplace_back();
        }
        take(all[places.value(step.podUid)], step);
    }
    // Steps may come before the pod itself: it is gone only when that was seen.
    all.removeIf([](const Gone &gone) { return !gone.removed; });
    std::ranges::stable_sort(all, {}, [](const Gone &gone) { return gone.row.ended; });
    if (all.size() > kMostRemoved)
        all.remove(0, all.size() - kMostRemoved);
    QList<PodRow> rows;
    for (Gone &gone : all) {
        judge(app, gone);
        rows.append(gone.row);
    }
    return rows;
}

} // namespace firesteel::gui
