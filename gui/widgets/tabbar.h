// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTabBar>

namespace firesteel::gui {

/// Tabs on a hairline: text, the chosen one semibold over an accent line. A tab's text begins
/// 12 px to the right of the bar's edge. Tabs that do not fit scroll. Main thread.
class TabBar : public QTabBar
{
    Q_OBJECT
public:
    explicit TabBar(QWidget *parent = nullptr);
};

} // namespace firesteel::gui
