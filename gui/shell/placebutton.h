// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractButton>

namespace firesteel::gui {

class Theme;

/// One place at the left: icon, name, figure. Main thread.
class PlaceButton : public QAbstractButton
{
    Q_OBJECT
public:
    PlaceButton(Theme &theme, const QString &iconName, QWidget *parent);

    void setBadge(const QString &badge);
    [[nodiscard]] QString badge() const { return m_badge; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    Theme &m_theme;
    QString m_iconName;
    QString m_badge;
};

} // namespace firesteel::gui
