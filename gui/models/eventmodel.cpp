// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/models/eventmodel.h"

#include "gui/models/roles.h"
#include "gui/text/format.h"
#include "gui/text/verbatim.h"

#include <algorithm>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxEvents = 20'000;

struct PodOfEvent {
    bool driver = false;
    QString executorId;
};

EventRow makeRow(const kube::Object &event, const QHash<QString, PodOfEvent> &pods)
{
    EventRow row;
    row.key = event.uid;
    row.version = event.resourceVersion;
    row.at = store::eventTime(event);
    const QJsonObject about = event.body.value("involvedObject"_L1).toObject();
    row.subjectName = about.value("name"_L1).toString();
    const PodOfEvent subject = pods.value(about.value("uid"_L1).toString());
    row.driver = subject.driver;
    row.executorId = subject.executorId;
    row.reason = event.body.value("reason"_L1).toString();
    row.message = event.body.value("message"_L1).toString().trimmed();
    row.times = store::eventCount(event);
    row.warning = event.body.value("type"_L1).toString() == "Warning"_L1;
    return row;
}

} // namespace

EventModel::EventModel(Clock &clock, QObject *parent) : RowListModel(parent), m_clock(clock) {}

void EventModel::setApp(const std::shared_ptr<const store::SparkApp> &app)
{
    if (app && app->key == m_key && app->events == m_events)
        return; // of ten thousand events one is news
    if (!app || app->key != m_key)
        m_known.clear();
    m_key = app ? app->key : store::AppKey();
    m_events = app ? app->events : QList<kube::ObjectPtr>();
    if (app) {
        QHash<QString, PodOfEvent> pods;
        if (app->driver)
            pods.insert(app->driver->uid, {true, {}});
        for (const store::ExecutorInfo &executor : app->executors)
            pods.insert(executor.pod->uid, {false, executor.id});
        for (const kube::ObjectPtr &event : app->events) {
            const auto known = m_known.constFind(event->uid);
            if (known == m_known.constEnd() || known->version != event->resourceVersion ||
                event->resourceVersion.isEmpty())
                m_known.insert(event->uid, makeRow(*event, pods));
        }
    }
    QList<EventRow> next = m_known.values();
    std::ranges::sort(next, [](const EventRow &a, const EventRow &b) {
        return a.at != b.at ? a.at > b.at : a.key < b.key;
    });
    while (next.size() > maxEvents)
        m_known.remove(next.takeLast().key);
    setRows(std::move(next));
}

qsizetype EventModel::warnings() const
{
    return std::ranges::count_if(rows(), [](const EventRow &row) { return row.warning; });
}

int EventModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant EventModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment((section == Times ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Time:
        return tr("Time");
    case Subject:
        return tr("Pod");
    case Reason:
        return tr("Event");
    case Message:
        return tr("Message");
    default:
        return tr("Times", "how often an event happened");
    }
}

QString EventModel::text(const EventRow &row, int column) const
{
    switch (column) {
    case Time:
        return m_clock.wall().toLocalTime().date() == row.at.toLocalTime().date()
                   ? clockTime(row.at)
                   : dateTime(row.at);
    case Subject:
        if (row.driver)
            return tr("driver");
        if (!row.executorId.isEmpty())
            return tr("exec %1", "executor number").arg(row.executorId);
        return row.subjectName;
    case Reason:
        return row.reason;
    case Message: {
        QString line = row.message;
        line.replace(u'\n', u' ');
        return line;
    }
    default:
        return row.times > 1 ? count(row.times) : QString();
    }
}

QVariant EventModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rows().size())
        return {};
    const EventRow &event = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(event, index.column());
    case Qt::ToolTipRole:
        if (index.column() == Time)
            return absoluteTime(event.at);
        if (index.column() == Subject)
            return event.subjectName;
        return index.column() == Message ? QVariant(event.message) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(
            (index.column() == Times ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    case Qt::AccessibleTextRole:
        return event.warning && index.column() == Reason ? tr("Warning: %1").arg(event.reason)
                                                         : text(event, index.column());
    case KeyRole:
        return event.key;
    case WarningRole:
        return event.warning;
    case TimeRole:
        return event.at;
    case VerbatimRole:
        return index.column() == Reason || index.column() == Message ||
               (index.column() == Subject && !event.driver && event.executorId.isEmpty());
    default:
        return {};
    }
}

} // namespace firesteel::gui
