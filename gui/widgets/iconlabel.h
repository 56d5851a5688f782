// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/theme/tokens.h"

#include <QWidget>

namespace firesteel::gui {

class Theme;

/// An icon that stands beside a text and is drawn in the colours and pixels of the moment. It says
/// nothing by itself: the text beside it does. Main thread.
class IconLabel : public QWidget
{
    Q_OBJECT
public:
    explicit IconLabel(const Theme &theme, QWidget *parent = nullptr);

    void setIcon(const QString &name, QColor Tokens::*ink = &Tokens::text2, int size = 0);
    void setState(store::AppState state, int size = 0);
    [[nodiscard]] const QString &iconName() const { return m_name; }

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    QString m_name;
    QColor Tokens::*m_ink = &Tokens::text2;
    int m_size;
};

} // namespace firesteel::gui
