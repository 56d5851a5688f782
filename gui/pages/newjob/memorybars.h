// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/jobplanner.h"

#include <QWidget>

#include <optional>

namespace firesteel::gui {

class Theme;

/// What a job takes of the cluster: driver, one executor, and all of it; heap and reserve in two
/// colours with their legend. The figures stand beside the bars, and in the accessible description.
/// Main thread.
class MemoryBars : public QWidget
{
    Q_OBJECT
public:
    explicit MemoryBars(const Theme &theme, QWidget *parent = nullptr);

    void setMemory(const std::optional<JobMemory> &memory); ///< nullopt: not known

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] int lineHeight() const;
    void describe();

    const Theme &m_theme;
    std::optional<JobMemory> m_memory;
};

} // namespace firesteel::gui
