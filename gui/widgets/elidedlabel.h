// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

namespace firesteel::gui {

/// One line of text that is elided where it does not fit; then the whole is in the tool tip. For
/// reading programs it is always whole. Colour and font are the widget's (Theme::dress). Main
/// thread.
class ElidedLabel : public QWidget
{
    Q_OBJECT
public:
    explicit ElidedLabel(const QString &text = {}, QWidget *parent = nullptr);

    void setText(const QString &text);
    [[nodiscard]] const QString &text() const { return m_text; }
    void setElideMode(Qt::TextElideMode mode); ///< ElideRight; ElideMiddle suits names and paths
    void setAlignment(Qt::Alignment alignment);
    [[nodiscard]] bool isElided() const;
    [[nodiscard]] QString shownText() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    QString m_text;
    Qt::TextElideMode m_mode = Qt::ElideRight;
    Qt::Alignment m_alignment = Qt::AlignLeft | Qt::AlignVCenter;
};

} // namespace firesteel::gui
