// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/theme/tokens.h"

#include <QWidget>

namespace firesteel::gui {

class Theme;

/// A framed sheet with round corners: notices and confirmations, never inside another. With an
/// edge it wears the production colour on top; words say it too. Lay its content out in it: the
/// contents margins keep clear of frame and edge. Main thread.
class Panel : public QWidget
{
    Q_OBJECT
public:
    explicit Panel(const Theme &theme, QColor Tokens::*ground = &Tokens::raised,
                   QWidget *parent = nullptr);
    void setEdge(bool on);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    QColor Tokens::*m_ground;
    bool m_edge = false;
};

} // namespace firesteel::gui
