// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/store/sparkapp.h"
#include "gui/models/rowlistmodel.h"

#include <memory>

namespace firesteel::gui {

struct StepRow {
    QString key;
    store::PhaseStep step;
    bool operator==(const StepRow &) const = default;
};

/// The phases of an application in the order of their times: created, placed, running, ended. Main
/// thread.
class StepModel : public RowListModel<StepRow>
{
    Q_OBJECT
public:
    enum Column { Time, Step, Note, ColumnCount };

    explicit StepModel(Clock &clock, QObject *parent = nullptr);

    void setApp(const std::shared_ptr<const store::SparkApp> &app); ///< null: none
    void setDriverOnly(bool only);

    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

    [[nodiscard]] static bool isTrouble(const store::PhaseStep &step);

private:
    void refresh();
    [[nodiscard]] QString text(const StepRow &row, int column) const;

    Clock &m_clock;
    std::shared_ptr<const store::SparkApp> m_app;
    bool m_driverOnly = false;
};

} // namespace firesteel::gui
