// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QVariantMap>
#include <QWidget>

namespace firesteel::gui {

/// One place of the window. The shell owns it, shows it in the page area, and knows nothing of what
/// it holds. A page is a folder under gui/pages. Main thread.
class Page : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// Stable and never shown: for settings, session restore and tests.
    [[nodiscard]] virtual QString id() const = 0;
    [[nodiscard]] virtual QString title() const = 0;    ///< translated
    [[nodiscard]] virtual QString iconName() const = 0; ///< in gui/theme/icons
    /// A figure beside the place's name, such as a number of applications; empty: none.
    [[nodiscard]] virtual QString badge() const { return {}; }

    /// Somebody leads here with something in mind (Navigator::go()); before activate().
    virtual void open(const QVariantMap & /*argument*/) {}
    virtual void activate() {}   ///< it becomes visible: begin to follow what it shows
    virtual void deactivate() {} ///< it is hidden: stop what costs
    /// Where the keyboard goes when the page is entered.
    virtual QWidget *focusTarget() { return this; }
    /// What brings the page back as it was left (columns, filter, selection, unsent input), and
    /// back from it. What it does not understand it ignores.
    [[nodiscard]] virtual QByteArray saveState() const { return {}; }
    virtual void restoreState(const QByteArray &) {}

Q_SIGNALS:
    void titleChanged();
    void badgeChanged();
};

} // namespace firesteel::gui
