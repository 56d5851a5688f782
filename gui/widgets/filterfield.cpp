// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/filterfield.h"

#include "gui/theme/steelstyle.h"
#include "gui/theme/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace firesteel::gui {

namespace {

constexpr int kChipSide = 6;
constexpr int kCross = 12;

} // namespace

FilterField::FilterField(Theme &theme, QWidget *parent) : SearchField(theme, parent)
{
    setIconName(u"filter"_s);
    setMouseTracking(true);
}

void FilterField::setChips(const QList<Chip> &chips)
{
    m_chips = chips;
    updateMargins();
    describe();
}

int FilterField::chipWidth(const Chip &chip) const
{
    const QFontMetrics metrics(font());
    const int name = chip.name.isEmpty() ? 0 : metrics.horizontalAdvance(chip.name) + space::Inside;
    return 2 * kChipSide + name + metrics.horizontalAdvance(chip.value) + space::Inside + kCross;
}

QRect FilterField::chipRect(qsizetype index) const
{
    int x = space::Gap + kIconSize + space::Gap;
    for (qsizetype i = 0; i < index; ++i)
        x += chipWidth(m_chips[i]) + space::Gap;
    const int high = theme().lineHeight(Theme::Role::Text) + 2;
    const QRect r(x, (height() - high) / 2, chipWidth(m_chips[index]), high);
    return QStyle::visualRect(layoutDirection(), rect(), r);
}

QRect FilterField::crossRect(qsizetype index) const
{
    const QRect r = chipRect(index);
    const int width = kCross + kChipSide + space::Inside;
    return QStyle::visualRect(layoutDirection(), r,
                              QRect(r.right() - width + 1, r.top(), width, r.height()));
}

int FilterField::leadingWidth() const
{
    int width = 0;
    for (const Chip &chip : m_chips)
        width += chipWidth(chip) + space::Gap;
    return width;
}

void FilterField::paintLeading(QPainter *painter, const QRect &)
{
    const Tokens &tokens = theme().tokens();
    painter->setFont(font());
    for (qsizetype i = 0; i < m_chips.size(); ++i) {
        const Chip &chip = m_chips[i];
        const QRect r = chipRect(i);
        drawRounded(painter, r, tokens.select, tokens.tintsAreFrames ? tokens.accent : QColor(), 1,
                    3);
        const auto visual = [&](int x, int width) {
            return QStyle::visualRect(layoutDirection(), r, QRect(x, r.top(), width, r.height()));
        };
        int x = r.left() + kChipSide;
        const auto word = [&](const QString &text, const QColor &ink) {
            const int width = painter->fontMetrics().horizontalAdvance(text);
            painter->setPen(ink);
            painter->drawText(visual(x, width), Qt::AlignVCenter | Qt::TextSingleLine, text);
            x += width + space::Inside;
        };
        if (!chip.name.isEmpty())
            word(chip.name, tokens.text2);
        word(chip.value, tokens.text);
        theme().paintIcon(painter, visual(x, kCross), u"close"_s, tokens.text2, kCross);
    }
}

void FilterField::keyPressEvent(QKeyEvent *event)
{
    const bool back = event->key() == Qt::Key_Backspace && cursorPosition() == 0 &&
                      !hasSelectedText() && !m_chips.isEmpty();
    if (!back)
        return SearchField::keyPressEvent(event);
    const QString id = m_chips.last().id;
    event->accept();
    Q_EMIT chipRemoved(id);
}

void FilterField::mousePressEvent(QMouseEvent *event)
{
    for (qsizetype i = 0; i < m_chips.size(); ++i) {
        if (!crossRect(i).contains(event->position().toPoint()))
            continue;
        const QString id = m_chips[i].id;
        event->accept();
        Q_EMIT chipRemoved(id);
        return;
    }
    SearchField::mousePressEvent(event);
}

void FilterField::mouseMoveEvent(QMouseEvent *event)
{
    bool over = false;
    for (qsizetype i = 0; i < m_chips.size(); ++i)
        over = over || crossRect(i).contains(event->position().toPoint());
    setCursor(over ? Qt::ArrowCursor : Qt::IBeamCursor);
    SearchField::mouseMoveEvent(event);
}

void FilterField::describe()
{
    QStringList said;
    for (const Chip &chip : m_chips)
        said << (chip.name.isEmpty() ? chip.value : chip.name + u' ' + chip.value);
    setAccessibleDescription(said.join(", "_L1));
}

} // namespace firesteel::gui
