// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QScrollArea>

namespace firesteel::gui {

/// Holds what fills a window, and lets the window fit the screen: where the screen has less room
/// than the content's minimum size (at 200 % a small laptop has 640 x 400), the content scrolls.
/// On every other screen it is as if it were not there. Main thread.
class FitArea : public QScrollArea
{
    Q_OBJECT
public:
    explicit FitArea(QWidget *content, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize
    minimumSizeHint() const override; ///< of the content, but not over the screen's

    /// What a window may have on its screen, without its frame.
    [[nodiscard]] static QSize roomFor(const QWidget &window);

protected:
    bool event(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void follow(QWidget *focus); ///< what has the focus can be seen
};

} // namespace firesteel::gui
