// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractButton>

namespace firesteel::gui {

class Theme;

/// A link: text in the accent, underlined under the mouse and with the keyboard's focus. Enter and
/// Space follow it; clicked() says so. Main thread.
class LinkLabel : public QAbstractButton
{
    Q_OBJECT
public:
    explicit LinkLabel(const Theme &theme, const QString &text = {}, QWidget *parent = nullptr);

    void setStrong(bool strong); ///< semibold: the first of several

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QFont shownFont() const;

    const Theme &m_theme;
    bool m_strong = false;
};

} // namespace firesteel::gui
