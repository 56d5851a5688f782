// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

namespace firesteel::gui {

class TabBar;

/// Tabs whose hairline goes from edge to edge of the page while the first text begins at the
/// page's margin. What a bar's signals say is the owner's to follow. Main thread.
class TabRow : public QWidget
{
    Q_OBJECT
public:
    /// `margin`: from the row's edge to the first tab's text, in px.
    explicit TabRow(int margin, QWidget *parent = nullptr);
    [[nodiscard]] TabBar *bar() const { return m_bar; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    TabBar *m_bar;
};

} // namespace firesteel::gui
