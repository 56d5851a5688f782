// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/models/stepmodel.h"

#include "gui/models/roles.h"
#include "gui/text/format.h"
#include "gui/text/verbatim.h"
#include "gui/text/words.h"

#include <algorithm>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using store::PhaseStep;

StepModel::StepModel(Clock &clock, QObject *parent) : RowListModel(parent), m_clock(clock) {}

void StepModel::setApp(const std::shared_ptr<const store::SparkApp> &app)
{
    m_app = app;
    refresh();
}

void StepModel::setDriverOnly(bool only)
{
    m_driverOnly = only;
    refresh();
}

void StepModel::refresh()
{
    QList<StepRow> next;
    if (m_app) {
        QHash<QString, int> seen;
        for (const PhaseStep &step : m_app->steps) {
            if (m_driverOnly && step.role != store::PodRole::Driver)
                continue;
            const QString key = step.podUid + u'/' + store::phaseStepName(step.kind);
            next.append({QString(key + u'/' + QString::number(seen[key]++)), step});
        }
    }
    std::ranges::stable_sort(next, {},
                             [](const StepRow &row) { return row.step.at.toMSecsSinceEpoch(); });
    setRows(std::move(next));
}

bool StepModel::isTrouble(const PhaseStep &step)
{
    switch (step.kind) {
    case PhaseStep::Kind::Unschedulable:
    case PhaseStep::Kind::ImageFailing:
    case PhaseStep::Kind::ConfigFailing:
    case PhaseStep::Kind::StartFailing:
    case PhaseStep::Kind::Failed:
        return true;
    default:
        return step.finalStateUnknown;
    }
}

int StepModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant StepModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Time ? tr("Time") : section == Step ? tr("What happened") : tr("Note");
}

QString StepModel::text(const StepRow &row, int column) const
{
    if (column == Step)
        return stepPhrase(row.step);
    if (column == Note)
        return isTrouble(row.step) && row.step.reason != "Error"_L1 ? row.step.reason : QString();
    const bool today = m_clock.wall().toLocalTime().date() == row.step.at.toLocalTime().date();
    return today ? clockTime(row.step.at) : dateTime(row.step.at);
}

QVariant StepModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rows().size())
        return {};
    const StepRow &entry = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return text(entry, index.column());
    case Qt::ToolTipRole:
        return index.column() == Time ? absoluteTime(entry.step.at) : entry.step.message;
    case KeyRole:
        return entry.key;
    case WarningRole:
        return isTrouble(entry.step);
    case VerbatimRole:
        return index.column() == Note;
    case SecondaryRole:
        return entry.step.role != store::PodRole::Driver;
    case TimeRole:
        return entry.step.at;
    default:
        return {};
    }
}

} // namespace firesteel::gui
