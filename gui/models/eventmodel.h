// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/store/sparkapp.h"
#include "gui/models/rowlistmodel.h"

#include <memory>

namespace firesteel::gui {

/// One event of the cluster, as its row shows it.
struct EventRow {
    QString key; ///< uid
    QString version;
    QDateTime at;
    QString subjectName;
    QString executorId;
    bool driver = false;
    QString reason;
    QString message;
    qint64 times = 1;
    bool warning = false;
    bool operator==(const EventRow &) const = default;
};

/// The events of one application's pods, newest first. Ten thousand are taken in one delivery.
/// What the cluster forgets (after an hour, as a rule) stays for as long as the application is
/// shown. Main thread.
class EventModel : public RowListModel<EventRow>
{
    Q_OBJECT
public:
    enum Column { Time, Subject, Reason, Message, Times, ColumnCount };

    explicit EventModel(Clock &clock, QObject *parent = nullptr);

    void setApp(const std::shared_ptr<const store::SparkApp> &app); ///< null: none
    [[nodiscard]] qsizetype warnings() const;

    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString text(const EventRow &row, int column) const;

    Clock &m_clock;
    store::AppKey m_key;
    QList<kube::ObjectPtr> m_events;  ///< that were looked at last
    QHash<QString, EventRow> m_known; ///< by uid: also those that the cluster has forgotten
};

} // namespace firesteel::gui
