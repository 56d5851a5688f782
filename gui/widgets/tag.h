// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/theme/tokens.h"

#include <QLabel>

namespace firesteel::gui {

class Theme;

/// A word in a frame of its own colour: "production". Elided where it is very long. Main thread.
class Tag : public QLabel
{
    Q_OBJECT
public:
    Tag(Theme &theme, QColor Tokens::*ink, QWidget *parent);

    void setInk(QColor Tokens::*ink);
    void setWord(const QString &word); ///< empty: hidden
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme &m_theme;
    QColor Tokens::*m_ink;
};

} // namespace firesteel::gui
