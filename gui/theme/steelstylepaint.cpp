// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// How SteelStyle draws: flat fills, hairlines, text. No gradient, no shadow.

#include "gui/theme/icons.h"
#include "gui/theme/steelstyle.h"

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QHeaderView>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStyleOption>
#include <QTextEdit>
#include <QToolButton>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace firesteel::gui {

namespace {

enum class ButtonKind { Plain, Main, Destructive, Quiet };

bool flagOf(const QWidget *widget, const char *name)
{
    return widget && widget->property(name).toBool();
}

ButtonKind kindOf(const QStyleOption *option, const QWidget *widget)
{
    if (flagOf(widget, property::Destructive))
        return ButtonKind::Destructive;
    if (flagOf(widget, property::Main))
        return ButtonKind::Main;
    if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option)) {
        if (button->features.testFlag(QStyleOptionButton::DefaultButton))
            return ButtonKind::Main;
        if (button->features.testFlag(QStyleOptionButton::Flat))
            return ButtonKind::Quiet;
    }
    return flagOf(widget, property::Quiet) ? ButtonKind::Quiet : ButtonKind::Plain;
}

bool showsFocus(const QStyleOption *option)
{
    return option->state.testFlag(QStyle::State_HasFocus) &&
           option->state.testFlag(QStyle::State_KeyboardFocusChange);
}

bool isEditable(const QWidget *widget)
{
    if (const auto *edit = qobject_cast<const QPlainTextEdit *>(widget))
        return !edit->isReadOnly();
    if (const auto *edit = qobject_cast<const QTextEdit *>(widget))
        return !edit->isReadOnly();
    return false;
}

/// Another kind of option for the same widget at the same place.
template <class Option>
Option likeOf(const QStyleOption &other)
{
    Option option;
    option.state = other.state;
    option.direction = other.direction;
    option.rect = other.rect;
    option.fontMetrics = other.fontMetrics;
    option.palette = other.palette;
    option.styleObject = other.styleObject;
    return option;
}

/// How far the names in a tree's first column stand in: its header stands above them.
int treeIndent(const QStyleOptionHeader *option, const QWidget *header)
{
    const auto *tree = header ? qobject_cast<const QTreeView *>(header->parentWidget()) : nullptr;
    if (!tree || !tree->rootIsDecorated())
        return 0;
    const int column =
        tree->treePosition() >= 0 ? tree->treePosition() : tree->header()->logicalIndex(0);
    return option->section == column ? tree->indentation() : 0;
}

/// A main button's fill under the mouse or pressed: further away from the text on it.
QColor stepped(const Tokens &tokens, int percent)
{
    return tokens.tintsAreFrames ? tokens.accentFill.lighter(100 + percent)
                                 : tokens.accentFill.darker(100 + percent);
}

} // namespace

void drawHairline(QPainter *painter, const QRect &rect, const QColor &colour)
{
    const QTransform toDevice = painter->deviceTransform();
    if (toDevice.type() > QTransform::TxScale) {
        painter->fillRect(rect, colour);
        return;
    }
    QRectF device = toDevice.mapRect(QRectF(rect));
    const double thick = std::max(1.0, std::floor(toDevice.m11() + 0.01));
    const bool flat = rect.width() >= rect.height();
    device = QRectF(std::round(device.left()), std::round(device.top()),
                    flat ? std::round(device.width()) : thick,
                    flat ? thick : std::round(device.height()));
    painter->fillRect(toDevice.inverted().mapRect(device), colour);
}

void drawRounded(QPainter *painter, const QRectF &rect, const QColor &fill, const QColor &line,
                 double width, double radius)
{
    // onto whole device pixels: at 125 % a line would otherwise be a grey smear
    QRectF r = rect;
    const QTransform toDevice = painter->deviceTransform();
    const double ratio = toDevice.m11();
    if (toDevice.type() <= QTransform::TxScale && ratio > 0) {
        const QRectF device = toDevice.mapRect(rect);
        const QPointF topLeft(std::round(device.left()), std::round(device.top()));
        const QPointF bottomRight(std::round(device.right()), std::round(device.bottom()));
        r = toDevice.inverted().mapRect(QRectF(topLeft, bottomRight));
        width = std::max(1.0, std::floor(width * ratio + 0.01)) / ratio;
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const double inset = line.isValid() ? width / 2 : 0;
    painter->setPen(line.isValid() ? QPen(line, width) : QPen(Qt::NoPen));
    painter->setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    const double corner = std::max(0.0, radius - inset);
    painter->drawRoundedRect(r.adjusted(inset, inset, -inset, -inset), corner, corner);
    painter->restore();
}

QColor SteelStyle::inkOf(const QStyleOption *option) const
{
    return option->state.testFlag(State_Enabled) ? m_tokens.text2 : m_tokens.disabled;
}

void SteelStyle::paintIcon(QPainter *painter, const QRect &rect, const QString &name,
                           const QColor &colour) const
{
    const QPixmap drawn =
        m_icons->pixmap(name, kIconSize, painter->device()->devicePixelRatioF(), colour);
    painter->drawPixmap(QPoint(rect.x() + (rect.width() - kIconSize) / 2,
                               rect.y() + (rect.height() - kIconSize) / 2),
                        drawn);
}

void SteelStyle::drawButtonPanel(const QStyleOption *option, QPainter *painter,
                                 const QWidget *widget) const
{
    const bool enabled = option->state.testFlag(State_Enabled);
    const bool pressed = enabled && option->state.testFlag(State_Sunken);
    const bool hover = enabled && option->state.testFlag(State_MouseOver);
    const bool checked = option->state.testFlag(State_On);
    QColor fill = m_tokens.raised;
    QColor line = enabled ? m_tokens.lineStrong : m_tokens.line;
    switch (enabled ? kindOf(option, widget) : ButtonKind::Plain) {
    case ButtonKind::Main:
        fill = pressed ? stepped(m_tokens, 24)
               : hover ? stepped(m_tokens, 12)
                       : m_tokens.accentFill;
        line = fill;
        break;
    case ButtonKind::Destructive:
        line = m_tokens.failed;
        if (hover || pressed)
            fill = m_tokens.tintsAreFrames ? m_tokens.hover : m_tokens.tintFailed;
        break;
    case ButtonKind::Quiet:
        line = QColor();
        fill = pressed ? m_tokens.line : hover ? m_tokens.hover : QColor();
        break;
    case ButtonKind::Plain:
        if (checked) {
            fill = m_tokens.select;
            line = m_tokens.accent;
        } else if (pressed || hover) {
            fill = pressed && !m_tokens.tintsAreFrames ? m_tokens.line : m_tokens.hover;
        }
        break;
    }
    if (!enabled && kindOf(option, widget) == ButtonKind::Quiet)
        return;
    const QRectF rect = option->rect;
    if (showsFocus(option)) { // inside: nothing beside the button moves or is cut off
        const bool filled = fill == line;
        drawRounded(painter, rect, filled ? QColor() : fill, m_tokens.accent, 2);
        if (filled) // apart from its fill, which has the same colour
            drawRounded(painter, rect.adjusted(3, 3, -3, -3), fill, {}, 0, kRadius - 2);
        return;
    }
    drawRounded(painter, rect, fill, line);
}

void SteelStyle::drawButtonLabel(const QStyleOptionButton *option, QPainter *painter,
                                 const QWidget *widget) const
{
    const bool enabled = option->state.testFlag(State_Enabled);
    const ButtonKind kind = kindOf(option, widget);
    QColor ink = m_tokens.text;
    if (!enabled)
        ink = m_tokens.disabled;
    else if (kind == ButtonKind::Main)
        ink = m_tokens.onAccentFill;
    else if (kind == ButtonKind::Destructive)
        ink = m_tokens.failed;

    const int mnemonic = styleHint(SH_UnderlineShortcut, option, widget, nullptr)
                             ? Qt::TextShowMnemonic
                             : Qt::TextHideMnemonic;
    const QFontMetrics metrics = painter->fontMetrics();
    const bool menu = option->features.testFlag(QStyleOptionButton::HasMenu);
    const int textWidth =
        option->text.isEmpty() ? 0 : metrics.size(Qt::TextShowMnemonic, option->text).width();
    const int iconWidth = option->icon.isNull() ? 0 : option->iconSize.width();
    const int gap = iconWidth > 0 && textWidth > 0 ? space::Gap : 0;
    const int arrow = menu ? space::Gap + kIconSize : 0;
    const int content =
        std::min(iconWidth + gap + textWidth + arrow, option->rect.width() - 2 * space::Gap);
    const QRect row(option->rect.x() + (option->rect.width() - content) / 2, option->rect.y(),
                    content, option->rect.height());
    const auto visual = [&](int x, int width) {
        return visualRect(option->direction, option->rect, QRect(x, row.y(), width, row.height()));
    };
    if (iconWidth > 0) {
        const QString name = option->icon.name();
        const bool coloured = kind == ButtonKind::Main || kind == ButtonKind::Destructive;
        if (coloured && IconLibrary::contains(name)) // in the ink of the text beside it
            paintIcon(painter, visual(row.x(), iconWidth), name, ink);
        else
            option->icon.paint(painter, visual(row.x(), iconWidth), Qt::AlignCenter,
                               enabled ? QIcon::Normal : QIcon::Disabled,
                               option->state.testFlag(State_On) ? QIcon::On : QIcon::Off);
    }
    painter->setPen(ink);
    const QRect text = visual(row.x() + iconWidth + gap, row.width() - iconWidth - gap - arrow);
    painter->drawText(text, Qt::AlignCenter | Qt::TextSingleLine | mnemonic,
                      metrics.elidedText(option->text, Qt::ElideRight, text.width(), mnemonic));
    if (menu)
        paintIcon(painter, visual(row.right() - kIconSize + 1, kIconSize), u"chevron-down"_s, ink);
}

void SteelStyle::drawIndicator(const QStyleOption *option, QPainter *painter, bool round) const
{
    const bool enabled = option->state.testFlag(State_Enabled);
    const bool on = option->state.testFlag(State_On);
    const bool partly = option->state.testFlag(State_NoChange);
    const bool hover = enabled && option->state.testFlag(State_MouseOver);
    const QRect box =
        alignedRect(option->direction, Qt::AlignCenter, QSize(kIconSize, kIconSize), option->rect);
    const QColor line = !enabled       ? m_tokens.line
                        : on || partly ? m_tokens.accentFill
                        : hover        ? m_tokens.text2
                                       : m_tokens.field;
    const QColor fill = !enabled ? m_tokens.raised : on || partly ? line : m_tokens.base;
    const QColor sign = enabled ? m_tokens.onAccentFill : m_tokens.disabled;
    drawRounded(painter, box, fill, line, 1, round ? kIconSize / 2.0 : 3);
    if (round && on)
        drawRounded(painter, box.adjusted(5, 5, -5, -5), sign, {}, 0, 3);
    else if (on || partly)
        painter->drawPixmap(box.topLeft() + QPoint(1, 1),
                            m_icons->pixmap(on ? u"check"_s : u"minus"_s, kIconSize - 2,
                                            painter->device()->devicePixelRatioF(), sign));
}

void SteelStyle::drawMenuItem(const QStyleOptionMenuItem *option, QPainter *painter,
                              const QWidget *widget) const
{
    if (option->menuItemType == QStyleOptionMenuItem::Separator && option->text.isEmpty()) {
        drawHairline(painter,
                     QRect(option->rect.left(), option->rect.center().y(), option->rect.width(), 1),
                     m_tokens.line);
        return;
    }
    QStyleOptionMenuItem flat = *option; // the ground is ours, icon and texts are Fusion's
    if (flat.state.testFlag(State_Selected) && flat.state.testFlag(State_Enabled))
        painter->fillRect(flat.rect, m_tokens.select);
    flat.state.setFlag(State_Selected, false);
    QProxyStyle::drawControl(CE_MenuItem, &flat, painter, widget);
}

void SteelStyle::drawScrollBar(const QStyleOptionSlider *option, QPainter *painter,
                               const QWidget *widget) const
{
    painter->fillRect(option->rect, m_tokens.base);
    if (option->maximum <= option->minimum)
        return;
    const bool active = option->state.testFlag(State_MouseOver) ||
                        option->activeSubControls.testFlag(SC_ScrollBarSlider);
    const QRect slider = subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, widget);
    const QRect shown = option->orientation == Qt::Horizontal ? slider.adjusted(2, 3, -2, -3)
                                                              : slider.adjusted(3, 2, -3, -2);
    drawRounded(painter, shown, active ? m_tokens.text3 : m_tokens.field, {}, 0, 3);
}

void SteelStyle::drawToolPanel(const QStyleOption *option, QPainter *painter,
                               const QWidget *widget) const
{
    if (!option->state.testFlag(State_AutoRaise) && qobject_cast<const QToolButton *>(widget))
        return drawButtonPanel(option, painter, widget);
    if (!option->state.testFlag(State_Enabled) && !option->state.testFlag(State_On))
        return;
    QColor fill;
    if (option->state.testFlag(State_Sunken) && !m_tokens.tintsAreFrames)
        fill = m_tokens.line;
    else if (option->state.testFlag(State_On))
        fill = m_tokens.select;
    else if (option->state.testFlag(State_MouseOver))
        fill = m_tokens.hover;
    const bool framed = m_tokens.tintsAreFrames && option->state.testFlag(State_On);
    if (fill.isValid())
        drawRounded(painter, option->rect, fill, framed ? m_tokens.accent : QColor());
}

void SteelStyle::drawInputPanel(const QStyleOption *option, QPainter *painter,
                                const QWidget *widget) const
{
    const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
    if (frame && frame->lineWidth <= 0)
        return; // inside a spin box or combo box, which have drawn it
    const bool enabled = option->state.testFlag(State_Enabled);
    const bool error = flagOf(widget, property::Error);
    const bool focus = option->state.testFlag(State_HasFocus);
    const QColor line = error     ? m_tokens.failed
                        : focus   ? m_tokens.accent
                        : enabled ? m_tokens.field
                                  : m_tokens.line;
    drawRounded(painter, option->rect, enabled ? m_tokens.base : m_tokens.raised, line,
                error || focus ? 2 : 1);
}

void SteelStyle::drawFrame(const QStyleOption *option, QPainter *painter,
                           const QWidget *widget) const
{
    if (flagOf(widget, property::NoFrame))
        return;
    if (!isEditable(widget)) {
        drawRounded(painter, option->rect, {}, m_tokens.line, 1, 0);
        return;
    }
    const bool error = flagOf(widget, property::Error);
    const bool focus = option->state.testFlag(State_HasFocus);
    drawRounded(painter, option->rect, {},
                error   ? m_tokens.failed
                : focus ? m_tokens.accent
                        : m_tokens.field,
                1);
}

void SteelStyle::drawItemPanel(const QStyleOptionViewItem *option, QPainter *painter) const
{
    if (option->backgroundBrush.style() != Qt::NoBrush)
        painter->fillRect(option->rect, option->backgroundBrush);
    const bool selected = option->state.testFlag(State_Selected);
    if (selected)
        painter->fillRect(option->rect, m_tokens.select);
    else if (option->state.testFlag(State_MouseOver) && option->state.testFlag(State_Enabled))
        painter->fillRect(option->rect, m_tokens.hover);
    const bool first = option->viewItemPosition == QStyleOptionViewItem::Beginning ||
                       option->viewItemPosition == QStyleOptionViewItem::OnlyOne;
    if (selected && first && m_tokens.tintsAreFrames)
        painter->fillRect(QRect(option->rect.left(), option->rect.top(), 3, option->rect.height()),
                          m_tokens.accent);
}

void SteelStyle::drawFocus(const QStyleOption *option, QPainter *painter,
                           const QWidget *widget) const
{
    if (qobject_cast<const QPushButton *>(widget) ||
        !option->state.testFlag(State_KeyboardFocusChange))
        return; // a push button's panel draws its own
    if (qobject_cast<const QToolButton *>(widget)) {
        drawRounded(painter, widget->rect(), {}, m_tokens.accent, 2);
        return;
    }
    const bool view = qobject_cast<const QAbstractScrollArea *>(widget);
    drawRounded(painter, option->rect, {}, m_tokens.accent, view ? 1 : 2, view ? 0 : kRadius);
}

void SteelStyle::drawBranch(const QStyleOption *option, QPainter *painter) const
{
    if (!option->state.testFlag(State_Children))
        return;
    const bool open = option->state.testFlag(State_Open);
    const QString closed =
        option->direction == Qt::RightToLeft ? u"chevron-left"_s : u"chevron-right"_s;
    paintIcon(painter, option->rect, open ? u"chevron-down"_s : closed, m_tokens.text2);
}

void SteelStyle::drawSplitter(const QStyleOption *option, QPainter *painter) const
{
    const QRect r = option->rect;
    const bool focus = option->state.testFlag(State_HasFocus);
    const bool beside = option->state.testFlag(State_Horizontal); // panes side by side
    const QRect line = beside ? QRect(r.center().x(), r.top(), 1, r.height())
                              : QRect(r.left(), r.center().y(), r.width(), 1);
    if (focus)
        painter->fillRect(beside ? line.adjusted(0, 0, 1, 0) : line.adjusted(0, 0, 0, 1),
                          m_tokens.accent);
    else
        drawHairline(painter, line, m_tokens.lineStrong);
}

void SteelStyle::drawTabShape(const QStyleOptionTab *option, QPainter *painter,
                              const QWidget *) const
{
    const int side = pixelMetric(PM_TabBarTabHSpace, option, nullptr) / 2;
    if (option->state.testFlag(State_Selected))
        painter->fillRect(QRect(option->rect.left() + side, option->rect.bottom() - 1,
                                option->rect.width() - 2 * side, 2),
                          m_tokens.accent);
    if (showsFocus(option) && option->state.testFlag(State_Selected))
        drawRounded(painter, option->rect.adjusted(side - 8, 4, 8 - side, -4), {}, m_tokens.accent,
                    2);
}

void SteelStyle::drawTabLabel(const QStyleOptionTab *option, QPainter *painter,
                              const QWidget *widget) const
{
    const bool selected = option->state.testFlag(State_Selected);
    const bool enabled = option->state.testFlag(State_Enabled);
    const bool hover = option->state.testFlag(State_MouseOver);
    const int side = pixelMetric(PM_TabBarTabHSpace, option, widget) / 2;
    QRect rect = option->rect.adjusted(side + option->leftButtonSize.width(), 0,
                                       -side - option->rightButtonSize.width(), 0);
    painter->save();
    QFont font = painter->font();
    font.setWeight(selected ? QFont::DemiBold : QFont::Normal);
    painter->setFont(font);
    painter->setPen(!enabled            ? m_tokens.disabled
                    : selected || hover ? m_tokens.text
                                        : m_tokens.text2);
    if (!option->icon.isNull()) {
        option->icon.paint(painter, QRect(rect.left(), rect.top(), kIconSize, rect.height()),
                           Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
        rect.setLeft(rect.left() + kIconSize + space::Inside);
    }
    const int mnemonic = styleHint(SH_UnderlineShortcut, option, widget, nullptr)
                             ? Qt::TextShowMnemonic
                             : Qt::TextHideMnemonic;
    painter->drawText(rect, Qt::AlignCenter | Qt::TextSingleLine | mnemonic, option->text);
    painter->restore();
}

void SteelStyle::drawHeaderGround(const QRect &rect, QPainter *painter) const
{
    painter->fillRect(rect, m_tokens.base);
    drawHairline(painter, QRect(rect.left(), rect.bottom(), rect.width(), 1), m_tokens.line);
}

void SteelStyle::drawHeaderSection(const QStyleOptionHeader *option, QPainter *painter) const
{
    drawHeaderGround(option->rect, painter);
    if (option->state.testFlag(State_HasFocus) && option->state.testFlag(State_KeyboardFocusChange))
        drawRounded(painter, option->rect, {}, m_tokens.accent, 1, 0);
}

void SteelStyle::drawHeaderLabel(const QStyleOptionHeader *option, QPainter *painter,
                                 const QWidget *widget) const
{
    const bool sorted = option->sortIndicator != QStyleOptionHeader::None;
    const bool hover = option->state.testFlag(State_MouseOver);
    const QColor ink = sorted ? m_tokens.accent : hover ? m_tokens.text : m_tokens.text2;
    painter->save();
    QFont font = painter->font();
    font.setPixelSize(std::max(11, qRound(12 * m_metrics.scale)));
    font.setWeight(QFont::Normal);
    painter->setFont(font);
    const QFontMetrics metrics(font);
    const QRect inner =
        option->rect.adjusted(space::Gap + treeIndent(option, widget), 0, -space::Gap, -1);
    const int arrow = sorted ? kIconSize + space::Inside : 0;
    const QString text =
        metrics.elidedText(option->text, Qt::ElideRight, std::max(0, inner.width() - arrow));
    const int width = metrics.horizontalAdvance(text);
    const bool right = option->textAlignment.testFlag(Qt::AlignRight);
    // beside the text; on its left where the text stands at the right, so that figures stay aligned
    QRect textRect(right ? inner.right() - width + 1 : inner.left(), inner.top(), width,
                   inner.height());
    QRect arrowRect(right ? textRect.left() - arrow : textRect.right() + 1 + space::Inside,
                    inner.top(), kIconSize, inner.height());
    painter->setPen(ink);
    painter->drawText(visualRect(option->direction, option->rect, textRect),
                      Qt::AlignCenter | Qt::TextSingleLine, text);
    if (sorted)
        paintIcon(painter, visualRect(option->direction, option->rect, arrowRect),
                  option->sortIndicator == QStyleOptionHeader::SortDown ? u"chevron-down"_s
                                                                        : u"chevron-up"_s,
                  ink);
    painter->restore();
}

void SteelStyle::drawComboBox(const QStyleOptionComboBox *option, QPainter *painter,
                              const QWidget *widget) const
{
    if (option->editable) {
        QStyleOptionFrame frame = likeOf<QStyleOptionFrame>(*option);
        frame.lineWidth = 1;
        drawInputPanel(&frame, painter, widget);
    } else {
        QStyleOptionButton panel = likeOf<QStyleOptionButton>(*option);
        panel.state.setFlag(State_On, false);
        panel.state.setFlag(State_Sunken, option->state.testFlag(State_On));
        drawButtonPanel(&panel, painter, widget);
    }
    paintIcon(painter, subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget),
              u"chevron-down"_s, inkOf(option));
}

void SteelStyle::drawSpinBox(const QStyleOptionSpinBox *option, QPainter *painter,
                             const QWidget *widget) const
{
    QStyleOptionFrame frame = likeOf<QStyleOptionFrame>(*option);
    frame.lineWidth = option->frame ? 1 : 0;
    drawInputPanel(&frame, painter, widget);
    if (option->buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const auto arrow = [&](SubControl part, const QString &icon,
                           QAbstractSpinBox::StepEnabledFlag step) {
        const QRect rect = subControlRect(CC_SpinBox, option, part, widget);
        const bool can =
            option->state.testFlag(State_Enabled) && option->stepEnabled.testFlag(step);
        if (can && option->activeSubControls.testFlag(part))
            painter->fillRect(rect.adjusted(0, 1, -2, -1), m_tokens.hover);
        const int side = 12;
        const QPixmap drawn = m_icons->pixmap(icon, side, painter->device()->devicePixelRatioF(),
                                              can ? m_tokens.text2 : m_tokens.disabled);
        painter->drawPixmap(
            QPoint(rect.x() + (rect.width() - side) / 2, rect.y() + (rect.height() - side) / 2),
            drawn);
    };
    arrow(SC_SpinBoxUp, u"chevron-up"_s, QAbstractSpinBox::StepUpEnabled);
    arrow(SC_SpinBoxDown, u"chevron-down"_s, QAbstractSpinBox::StepDownEnabled);
}

void SteelStyle::drawProgressBar(const QStyleOption *option, QPainter *painter) const
{
    const auto *bar = qstyleoption_cast<const QStyleOptionProgressBar *>(option);
    if (!bar)
        return;
    constexpr int thickness = 4;
    QRect r = bar->rect;
    if (bar->textVisible && !bar->text.isEmpty()) {
        const int width = painter->fontMetrics().horizontalAdvance(bar->text);
        const QRect text(r.right() - width + 1, r.top(), width, r.height());
        painter->setPen(m_tokens.text2);
        painter->drawText(visualRect(bar->direction, r, text), Qt::AlignCenter, bar->text);
        r = visualRect(bar->direction, bar->rect, r.adjusted(0, 0, -width - space::Gap, 0));
    }
    const QRect groove(r.left(), r.center().y() - thickness / 2 + 1, r.width(), thickness);
    drawRounded(painter, groove, m_tokens.tintsAreFrames ? m_tokens.hover : m_tokens.line, {}, 0,
                2);
    const qint64 range = qint64(bar->maximum) - bar->minimum;
    if (range <= 0) { // not known how much: marks that do not move
        for (int x = groove.left(); x + 8 <= groove.right(); x += 24)
            drawRounded(painter, QRect(x, groove.top(), 8, thickness), m_tokens.running, {}, 0, 2);
        return;
    }
    const double done = std::clamp(double(bar->progress - bar->minimum) / double(range), 0.0, 1.0);
    const QRect filled(groove.left(), groove.top(), qRound(groove.width() * done), thickness);
    if (filled.width() > 0)
        drawRounded(painter, visualRect(bar->direction, groove, filled), m_tokens.running, {}, 0,
                    2);
}

} // namespace firesteel::gui
