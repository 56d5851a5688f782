// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/models/podmodel.h"

#include "gui/models/appfacts.h"
#include "gui/models/removedpods.h"
#include "gui/models/roles.h"
#include "gui/text/format.h"
#include "gui/text/verbatim.h"
#include "gui/text/words.h"

#include <algorithm>

namespace firesteel::gui {

PodModel::PodModel(Clock &clock, QObject *parent) : RowListModel(parent), m_clock(clock) {}

namespace {

PodRow makeRow(const kube::ObjectPtr &pod, const kube::PodState &state)
{
    PodRow row;
    row.key = pod->uid;
    row.podName = pod->name;
    row.state = state;
    row.memory = podMemory(*pod);
    for (const kube::ContainerState &container : state.containers)
        row.restarts += container.restarts;
    const PodTimes times = podTimes(*pod, state);
    row.began = times.began;
    row.ended = times.ended;
    return row;
}

} // namespace

void PodModel::setApp(const std::shared_ptr<const store::SparkApp> &app)
{
    QList<PodRow> next;
    if (app && app->driver) {
        PodRow row = makeRow(app->driver, app->driverState);
        row.driver = true;
        row.shown = app->state;
        next.append(row);
    }
    if (app) {
        for (const store::ExecutorInfo &executor : app->executors) {
            PodRow row = makeRow(executor.pod, executor.state);
            row.executorId = executor.id;
            row.shown = executorState(*app, executor);
            row.withDriver = endedWithDriver(*app, executor);
            next.append(row);
        }
        addRemoved(*app, next);
    }
    setRows(std::move(next));
}

void PodModel::addRemoved(const store::SparkApp &app, QList<PodRow> &rows) const
{
    QList<PodRow> removed = removedExecutors(app);
    if (removed.isEmpty())
        return;
    for (PodRow &one : removed) { // what steps do not tell
        if (const int before = rowOf(one.key); before >= 0) {
            one.memory = row(before).memory;
            one.restarts = row(before).restarts;
        }
    }
    rows.append(removed);
    const qsizetype first = !rows.isEmpty() && rows.constFirst().driver ? 1 : 0;
    std::stable_sort(rows.begin() + first, rows.end(), [](const PodRow &a, const PodRow &b) {
        return a.executorId.toLongLong() < b.executorId.toLongLong();
    });
}

void PodModel::tick()
{
    for (int i = 0; i < rows().size(); ++i) {
        if (!row(i).ended.isValid())
            Q_EMIT dataChanged(index(i, Duration), index(i, Duration), {Qt::DisplayRole});
    }
}

int PodModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PodModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(
            (section >= Restarts ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Pod");
    case State:
        return tr("State");
    case Reason:
        return tr("Reason");
    case Node:
        return tr("Node");
    case Restarts:
        return tr("Restarts");
    case Memory:
        return tr("Memory");
    default:
        return tr("Duration");
    }
}

QString PodModel::reason(const PodRow &row) const
{
    if (row.removed && !row.state.ended())
        return tr("Removed");
    QString phrase = row.withDriver ? tr("Ended with the driver") : podReasonPhrase(row.state);
    if (!row.removed)
        return phrase;
    return phrase.isEmpty() ? tr("Removed")
                            : tr("Removed. %1", "what was the matter with it").arg(phrase);
}

QString PodModel::text(const PodRow &row, int column) const
{
    switch (column) {
    case Name:
        return row.driver ? tr("driver") : tr("exec %1", "executor number").arg(row.executorId);
    case State:
        return stateWord(row.shown);
    case Reason:
        return reason(row);
    case Node:
        return row.state.node;
    case Restarts:
        return row.restarts > 0 ? count(row.restarts) : QString();
    case Memory:
        return row.memory > 0 ? bytes(row.memory) : QString();
    default: {
        if (!row.began.isValid())
            return {};
        const QDateTime end = row.ended.isValid() ? row.ended : m_clock.wall();
        return duration(std::chrono::seconds(std::max<qint64>(0, row.began.secsTo(end))));
    }
    }
}

QVariant PodModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rows().size())
        return {};
    const PodRow &pod = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(pod, index.column());
    case Qt::ToolTipRole:
        if (index.column() == Name)
            return pod.podName;
        return index.column() == Duration ? QVariant(absoluteTime(pod.began)) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(
            (index.column() >= Restarts ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    case Qt::AccessibleTextRole:
        if (index.column() != Name)
            return text(pod, index.column());
        return pod.removed
                   ? tr("%1, %2, removed", "name, state").arg(text(pod, Name), text(pod, State))
                   : tr("%1, %2", "name, state").arg(text(pod, Name), text(pod, State));
    case KeyRole:
        return pod.key;
    case KindRole:
        return int(pod.driver ? RowKind::Driver : RowKind::Executor);
    case StateRole:
        return int(pod.shown);
    case ReasonRole:
        return text(pod, Reason);
    case TermRole:
        return pod.withDriver || pod.state.reason == QLatin1StringView("Error") ||
                       pod.state.reason == QLatin1StringView("Completed")
                   ? QString()
                   : pod.state.reason;
    case PodNameRole:
        return pod.podName;
    case VerbatimRole:
        return index.column() == Node;
    case StaleRole:
        return pod.removed;
    case SecondaryRole:
        return false;
    default:
        return {};
    }
}

} // namespace firesteel::gui
