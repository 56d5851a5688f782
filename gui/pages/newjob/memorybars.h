// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/jobplanner.h"

#include <QList>
#include <QPoint>
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
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Shape {
        int barLeft = 0;
        int barWidth = 0;
        QList<QPoint> legend; ///< where its entries begin; they break where there is no room
        int lines = 0;        ///< of all
    };
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] Shape shapeFor(int width) const;
    [[nodiscard]] QString figure(qint64 mebibytes) const;
    void describe();
    QRect paintLine(QPainter &painter, const Shape &shape, int line, const QString &label,
                    qint64 amount) const;
    void paintLegend(QPainter &painter, const Shape &shape) const;

    const Theme &m_theme;
    std::optional<JobMemory> m_memory;
};

} // namespace firesteel::gui
