// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/searchfield.h"

#include "gui/theme/steelstyle.h"
#include "gui/theme/theme.h"

#include <QKeyEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace firesteel::gui {

SearchField::SearchField(Theme &theme, QWidget *parent)
    : QLineEdit(parent), m_theme(theme), m_icon(u"search"_s)
{
    connect(&theme, &Theme::changed, this, [this] {
        updateMargins();
        update();
    });
    connect(this, &QLineEdit::textChanged, this, &SearchField::updateMargins);
    updateMargins();
}

void SearchField::setIconName(const QString &name)
{
    m_icon = name;
    update();
}

void SearchField::setShortcutHint(const QString &keys)
{
    m_hint = keys;
    updateMargins();
}

void SearchField::setNote(const QString &note)
{
    m_note = note;
    setAccessibleDescription(note);
    updateMargins();
}

QSize SearchField::sizeHint() const
{
    return {240, QLineEdit::sizeHint().height()};
}

QString SearchField::trailing() const
{
    if (!m_note.isEmpty())
        return m_note;
    return text().isEmpty() ? m_hint : QString();
}

int SearchField::trailingWidth() const
{
    const QString shown = trailing();
    if (shown.isEmpty())
        return 0;
    const QFont font = m_theme.font(m_note.isEmpty() ? Theme::Role::Axis : Theme::Role::Note);
    return QFontMetrics(font).horizontalAdvance(shown) + 2 * space::Inside;
}

int SearchField::leadingWidth() const
{
    return 0;
}

void SearchField::paintLeading(QPainter *, const QRect &) {}

void SearchField::updateMargins()
{
    const int left = kIconSize + leadingWidth();
    const int right = trailingWidth();
    setTextMargins(left + space::Gap, 0, right > 0 ? right + space::Inside : 0, 0);
    update();
}

void SearchField::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    QPainter painter(this);
    const Tokens &tokens = m_theme.tokens();
    const auto visual = [this](const QRect &r) {
        return QStyle::visualRect(layoutDirection(), rect(), r);
    };
    m_theme.paintIcon(&painter, visual(QRect(space::Gap, 0, kIconSize, height())), m_icon,
                      tokens.text2);
    if (const int leading = leadingWidth(); leading > 0)
        paintLeading(&painter, QRect(space::Gap + kIconSize + space::Gap, 0, leading, height()));
    const QString shown = trailing();
    if (shown.isEmpty())
        return;
    const bool hint = m_note.isEmpty();
    painter.setFont(m_theme.font(hint ? Theme::Role::Axis : Theme::Role::Note));
    const int width = trailingWidth();
    const int high = hint ? m_theme.lineHeight(Theme::Role::Axis) + 2 : height();
    const QRect box =
        visual(QRect(rect().right() - space::Gap - width + 1, (height() - high) / 2, width, high));
    if (hint)
        drawRounded(&painter, box, {}, tokens.line, 1, 3);
    painter.setPen(hint ? tokens.text3 : tokens.text2);
    painter.drawText(box, Qt::AlignCenter | Qt::TextSingleLine, shown);
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        if (text().isEmpty())
            Q_EMIT escaped();
        else
            clear();
        event->accept();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void SearchField::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    updateMargins();
}

void SearchField::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateMargins();
}

} // namespace firesteel::gui
