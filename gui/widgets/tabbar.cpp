// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/tabbar.h"

namespace firesteel::gui {

TabBar::TabBar(QWidget *parent) : QTabBar(parent)
{
    setDocumentMode(true);
    setExpanding(false);
    setDrawBase(true);
    setUsesScrollButtons(true);
    setElideMode(Qt::ElideNone);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

} // namespace firesteel::gui
