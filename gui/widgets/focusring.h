// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QAbstractScrollArea;

namespace firesteel::gui {

class Theme;

/// Shows by a line around it that a scroll area has the keyboard: one that only scrolls has nothing
/// else to show it with. Seen once somebody uses the keyboard. Belongs to the area. Main thread.
class FocusRing : public QWidget
{
    Q_OBJECT
public:
    FocusRing(const Theme &theme, QAbstractScrollArea *area);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void renew();

    const Theme &m_theme;
    QAbstractScrollArea *m_area;
};

} // namespace firesteel::gui
