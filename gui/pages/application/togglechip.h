// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractButton>
#include <QColor>

#include <functional>

namespace firesteel::gui {

class Theme;

/// A word that turns something on and off, flat on the tool bar: a source of the log with its
/// colour, or a level with its number. Main thread.
class ToggleChip : public QAbstractButton
{
    Q_OBJECT
public:
    explicit ToggleChip(Theme &theme, QWidget *parent = nullptr);

    /// A bar of this colour before the text, on a raised ground; asked at each paint.
    void setBar(std::function<QColor()> colour);
    void setInk(std::function<QColor()> ink); ///< of the text while it is on
    void setNote(const QString &note);        ///< after the text, quieter

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    Theme &m_theme;
    std::function<QColor()> m_bar;
    std::function<QColor()> m_ink;
    QString m_note;
};

} // namespace firesteel::gui
