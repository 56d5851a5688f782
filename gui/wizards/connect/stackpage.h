// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

namespace firesteel::gui {

/// A page of a QStackedWidget that takes no height while another one is shown: the stack asks all
/// of its pages for their height, whatever their size policy is.
class StackPage : public QWidget
{
public:
    using QWidget::QWidget;

    [[nodiscard]] int heightForWidth(int width) const override
    {
        return isHidden() ? -1 : QWidget::heightForWidth(width);
    }
};

} // namespace firesteel::gui
