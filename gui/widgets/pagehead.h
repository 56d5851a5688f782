// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/store/sparkapp.h"

#include <QWidget>

#include <optional>

class QHBoxLayout;

namespace firesteel::gui {

class ElidedLabel;
class IconLabel;
class Theme;

/// The head of a page: state icon, title, a note beside it, and buttons at the right. The verdict
/// is the largest text on a page. Main thread.
class PageHead : public QWidget
{
    Q_OBJECT
public:
    explicit PageHead(Theme &theme, QWidget *parent = nullptr);

    void setTitle(const QString &title, bool verbatim = false); ///< see gui/text/verbatim.h
    void setNote(const QString &note);
    void setState(std::optional<store::AppState> state);
    void addButton(QWidget *button); ///< from left to right; takes it over
    void setSideMargin(int px);      ///< space::Margin

    [[nodiscard]] QSize sizeHint() const override;

private:
    void renew();

    Theme &m_theme;
    QHBoxLayout *m_row;
    IconLabel *m_icon;
    ElidedLabel *m_title;
    ElidedLabel *m_note;
    QHBoxLayout *m_buttons;
};

} // namespace firesteel::gui
