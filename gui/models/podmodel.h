// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/store/sparkapp.h"
#include "gui/models/rowlistmodel.h"

#include <memory>

namespace firesteel::gui {

/// One pod of an application, as its row shows it.
struct PodRow {
    QString key; ///< uid
    bool driver = false;
    QString executorId;
    QString podName;
    kube::PodState state;
    store::AppState shown = store::AppState::Unknown;
    bool withDriver = false; ///< ended along with its driver
    bool removed = false;    ///< the cluster has it no longer: as it was seen last
    qint64 memory = 0;       ///< bytes that it asks for
    int restarts = 0;
    QDateTime began;
    QDateTime ended;
    bool operator==(const PodRow &) const = default;
};

/// The driver and the executors of one application, also those that the cluster has removed
/// meanwhile. Main thread.
class PodModel : public RowListModel<PodRow>
{
    Q_OBJECT
public:
    enum Column { Name, State, Reason, Node, Restarts, Memory, Duration, ColumnCount };

    explicit PodModel(Clock &clock, QObject *parent = nullptr);

    void setApp(const std::shared_ptr<const store::SparkApp> &app); ///< null: none
    void tick(); ///< the clock moved on: the times of living pods changed

    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    void addRemoved(const store::SparkApp &app, QList<PodRow> &rows) const;
    [[nodiscard]] QString text(const PodRow &row, int column) const;
    [[nodiscard]] QString reason(const PodRow &row) const;

    Clock &m_clock;
};

} // namespace firesteel::gui
