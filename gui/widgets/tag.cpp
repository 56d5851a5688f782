// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/tag.h"

#include "gui/theme/steelstyle.h"
#include "gui/theme/theme.h"

#include <QPainter>

namespace firesteel::gui {

namespace {
constexpr int kWidestWord = 160;
}

Tag::Tag(Theme &theme, QColor Tokens::*ink, QWidget *parent)
    : QLabel(parent), m_theme(theme), m_ink(ink)
{
    setContentsMargins(7, 0, 7, 0);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setTextFormat(Qt::PlainText);
    theme.dress(this, Theme::Role::Note, ink);
}

void Tag::setInk(QColor Tokens::*ink)
{
    if (std::exchange(m_ink, ink) != ink)
        m_theme.dress(this, Theme::Role::Note, ink);
}

void Tag::setWord(const QString &word)
{
    const QFontMetrics metrics(font());
    const QString shown = metrics.elidedText(word, Qt::ElideRight, kWidestWord);
    setText(shown);
    setAccessibleName(word);
    setToolTip(shown == word ? QString() : word);
    setVisible(!word.isEmpty());
}

QSize Tag::sizeHint() const
{
    return {QLabel::sizeHint().width(), 20};
}

void Tag::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawRounded(&painter, rect(), {}, m_theme.tokens().*m_ink, 1, 3);
    painter.end();
    QLabel::paintEvent(event);
}

} // namespace firesteel::gui
