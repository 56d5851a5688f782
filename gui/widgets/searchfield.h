// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLineEdit>

namespace firesteel::gui {

class Theme;

/// A line to search in: icon at the left; at the right a note ("7 of 23"), or the shortcut that
/// leads here while it is empty. Esc empties it, then lets go. Main thread.
class SearchField : public QLineEdit
{
    Q_OBJECT
public:
    explicit SearchField(Theme &theme, QWidget *parent = nullptr);

    void setIconName(const QString &name);     ///< "search"
    void setShortcutHint(const QString &keys); ///< as shown, such as "Ctrl+K"
    void setNote(const QString &note);
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void escaped(); ///< Esc in an empty field: give the focus back

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

    virtual int leadingWidth() const; ///< px kept free at the left for paintLeading()
    virtual void paintLeading(QPainter *painter, const QRect &rect);
    void updateMargins();
    [[nodiscard]] const Theme &theme() const { return m_theme; }

private:
    [[nodiscard]] QString trailing() const;
    [[nodiscard]] int trailingWidth() const;

    Theme &m_theme;
    QString m_icon;
    QString m_hint;
    QString m_note;
};

} // namespace firesteel::gui
