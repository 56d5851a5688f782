// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

namespace firesteel::gui {

/// A line of one device-independent px between groups: instead of a box. Main thread.
class Hairline : public QWidget
{
    Q_OBJECT
public:
    explicit Hairline(Qt::Orientation orientation = Qt::Horizontal, QWidget *parent = nullptr);
    void setStrong(bool strong); ///< lineStrong: between two panes

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Qt::Orientation m_orientation;
    bool m_strong = false;
};

} // namespace firesteel::gui
