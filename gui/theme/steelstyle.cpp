// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/theme/steelstyle.h"

#include "gui/theme/icons.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QStyleOption>
#include <QTabBar>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace firesteel::gui {

namespace {

constexpr int kArrowBox = 28;   ///< at the right of a combo box
constexpr int kSpinBox = 20;    ///< at the right of a spin box
constexpr int kScrollBar = 12;  ///< thickness, with the space around its slider
constexpr int kTabSide = 12;    ///< left and right of a tab's text
constexpr int kInputSide = 8;   ///< from the frame's outer edge to the text
constexpr int kLineEditOwn = 2; ///< that QLineEdit adds by itself

QRect lastLine(const QRect &rect)
{
    return {rect.left(), rect.bottom(), rect.width(), 1};
}

/// A bar without arrows: all of it is the groove.
QRect scrollBarRect(const QStyleOptionSlider *bar, QStyle::SubControl part)
{
    const QRect r = bar->rect;
    const bool flat = bar->orientation == Qt::Horizontal;
    const int room = flat ? r.width() : r.height();
    const qint64 range = qint64(bar->maximum) - bar->minimum;
    int length = room;
    if (range > 0)
        length = std::min(room, std::max<int>(24, static_cast<int>(qint64(bar->pageStep) * room /
                                                                   (range + bar->pageStep))));
    const int start = QStyle::sliderPositionFromValue(
        bar->minimum, bar->maximum, bar->sliderPosition, room - length, bar->upsideDown);
    const auto stretch = [&](int from, int size) {
        const QRect piece = flat ? QRect(r.x() + from, r.y(), size, r.height())
                                 : QRect(r.x(), r.y() + from, r.width(), size);
        return QStyle::visualRect(bar->direction, r, piece);
    };
    switch (part) {
    case QStyle::SC_ScrollBarSlider:
        return stretch(start, length);
    case QStyle::SC_ScrollBarSubPage:
        return stretch(0, start);
    case QStyle::SC_ScrollBarAddPage:
        return stretch(start + length, room - start - length);
    case QStyle::SC_ScrollBarGroove:
        return r;
    default:
        return {};
    }
}

QFont semiboldOf(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

SteelStyle::SteelStyle(std::shared_ptr<IconLibrary> icons)
    : QProxyStyle(u"Fusion"_s), m_tokens(Tokens::forScheme(Scheme::Light)),
      m_icons(std::move(icons))
{}

SteelStyle::~SteelStyle() = default;

void SteelStyle::setLook(const Tokens &tokens, const Metrics &metrics)
{
    m_tokens = tokens;
    m_metrics = metrics;
}

void SteelStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractButton *>(widget) || qobject_cast<QComboBox *>(widget) ||
        qobject_cast<QTabBar *>(widget) || qobject_cast<QHeaderView *>(widget))
        widget->setAttribute(Qt::WA_Hover);
    if (auto *view = qobject_cast<QAbstractItemView *>(widget))
        view->viewport()->setAttribute(Qt::WA_Hover);
}

int SteelStyle::pixelMetric(PixelMetric metric, const QStyleOption *option,
                            const QWidget *widget) const
{
    switch (metric) {
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_ToolBarItemMargin:
    case PM_ToolBarFrameWidth:
    case PM_TabBarTabVSpace:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabOverlap:
        return 0;
    case PM_DefaultFrameWidth:
    case PM_SplitterWidth:
    case PM_TabBarBaseOverlap:
    case PM_TabBarBaseHeight:
    case PM_MenuPanelWidth:
        return 1;
    case PM_MenuVMargin:
        return space::Inside;
    case PM_ToolBarItemSpacing:
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
    case PM_HeaderMargin:
        return space::Gap;
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
        return space::Group;
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ListViewIconSize:
    case PM_TabBarIconSize:
    case PM_ToolBarIconSize:
    case PM_LineEditIconSize:
    case PM_HeaderMarkSize:
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return kIconSize;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return space::Gap;
    case PM_ScrollBarExtent:
        return kScrollBar;
    case PM_ScrollBarSliderMin:
        return 24;
    case PM_TabBarTabHSpace:
        return 2 * kTabSide;
    case PM_FocusFrameHMargin:
        return space::Gap - 1; // Qt adds one: a cell's text begins 8 px from its edge
    case PM_FocusFrameVMargin:
        return 2;
    case PM_TreeViewIndentation:
    case PM_MenuButtonIndicator:
        return 20;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int SteelStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                          QStyleHintReturn *data) const
{
    switch (hint) {
    case SH_ItemView_ShowDecorationSelected:
    case SH_ItemView_ArrowKeysNavigateIntoChildren:
        return 1;
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
        return 0;
    case SH_Table_GridLineColor:
        return static_cast<int>(m_tokens.line.rgb());
    case SH_TabBar_Alignment:
        return Qt::AlignLeft;
    case SH_FormLayoutLabelAlignment:
        return Qt::AlignLeft | Qt::AlignVCenter;
    case SH_FormLayoutFormAlignment:
        return Qt::AlignLeft | Qt::AlignTop;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

QSize SteelStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                   const QWidget *widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton: {
        const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
        const bool menu = button && button->features.testFlag(QStyleOptionButton::HasMenu);
        const bool bare = button && button->text.isEmpty();
        const int text =
            button && !bare
                ? QFontMetrics(widget ? widget->font() : QFont())
                      .horizontalAdvance(
                          button->text) // without the mnemonic's sign it is a little less
                : 0;
        const int icon = button && !button->icon.isNull()
                             ? button->iconSize.width() + (bare ? 0 : space::Gap)
                             : 0;
        const int side = bare ? (m_metrics.control - kIconSize) / 2 : 12;
        return {2 * side + text + icon + (menu ? space::Gap + kIconSize : 0), m_metrics.control};
    }
    case CT_ToolButton:
        return {std::max(m_metrics.control, size.width() + 12),
                std::max(m_metrics.control, size.height() + 4)};
    case CT_LineEdit:
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
            frame && frame->lineWidth <= 0)
            return result; // inside a spin box or combo box
        return {result.width(), std::max(m_metrics.control, size.height())};
    case CT_ComboBox:
        return {size.width() + kArrowBox + 12, m_metrics.control};
    case CT_SpinBox:
        return {size.width() + kSpinBox + 2 * kInputSide, m_metrics.control};
    case CT_TabBarTab:
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option)) {
            const QFont font = semiboldOf(widget ? widget->font() : QFont());
            const int text = QFontMetrics(font).size(Qt::TextShowMnemonic, tab->text).width();
            const int icon = tab->icon.isNull() ? 0 : kIconSize + space::Inside;
            const int sides = tab->leftButtonSize.width() + tab->rightButtonSize.width();
            return {text + icon + sides + 2 * kTabSide, m_metrics.tabBar};
        }
        return result;
    case CT_HeaderSection:
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option)) {
            QFont font = widget ? widget->font() : QFont();
            font.setPixelSize(std::max(11, qRound(12 * m_metrics.scale)));
            const int text = QFontMetrics(font).horizontalAdvance(header->text);
            return {text + 2 * space::Gap + kIconSize + space::Inside, m_metrics.header};
        }
        return result;
    case CT_MenuItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
            item && item->menuItemType == QStyleOptionMenuItem::Separator)
            return {result.width(), 2 * space::Inside + 1};
        return {result.width(), std::max(m_metrics.row, result.height())};
    case CT_ItemViewItem:
        return {result.width(), std::max(m_metrics.row, result.height())};
    default:
        return result;
    }
}

QRect SteelStyle::subElementRect(SubElement element, const QStyleOption *option,
                                 const QWidget *widget) const
{
    switch (element) {
    case SE_LineEditContents: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (!frame || frame->lineWidth <= 0)
            break;
        const int side = kInputSide - kLineEditOwn;
        return visualRect(option->direction, option->rect,
                          option->rect.adjusted(side, 0, -side, 0));
    }
    case SE_PushButtonContents:
    case SE_PushButtonFocusRect:
    case SE_PushButtonLayoutItem:
        return option->rect;
    default:
        break;
    }
    return QProxyStyle::subElementRect(element, option, widget);
}

QRect SteelStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                                 SubControl part, const QWidget *widget) const
{
    const QRect r = option->rect;
    QRect result;
    if (control == CC_ComboBox) {
        switch (part) {
        case SC_ComboBoxArrow:
            result = QRect(r.right() - kArrowBox + 1, r.top(), kArrowBox, r.height());
            break;
        case SC_ComboBoxEditField:
            result = r.adjusted(kInputSide, 1, -kArrowBox, -1);
            break;
        default:
            return QProxyStyle::subControlRect(control, option, part, widget);
        }
        return visualRect(option->direction, r, result);
    }
    if (control == CC_ScrollBar) {
        if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option))
            return scrollBarRect(bar, part);
    }
    if (control == CC_SpinBox) {
        const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
        const bool buttons = spin && spin->buttonSymbols != QAbstractSpinBox::NoButtons;
        const int half = r.height() / 2;
        switch (part) {
        case SC_SpinBoxUp:
            if (!buttons)
                return {};
            result = QRect(r.right() - kSpinBox, r.top() + 1, kSpinBox, half - 1);
            break;
        case SC_SpinBoxDown:
            if (!buttons)
                return {};
            result = QRect(r.right() - kSpinBox, r.top() + half, kSpinBox, r.height() - half - 1);
            break;
        case SC_SpinBoxEditField:
            result =
                r.adjusted(kInputSide - kLineEditOwn, 1,
                           buttons ? -kSpinBox - space::Inside : -kInputSide + kLineEditOwn, -1);
            break;
        default:
            return r;
        }
        return visualRect(option->direction, r, result);
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

void SteelStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                               QPainter *painter, const QWidget *widget) const
{
    switch (element) {
    case PE_PanelButtonCommand:
        return drawButtonPanel(option, painter, widget);
    case PE_PanelButtonTool:
        return drawToolPanel(option, painter, widget);
    case PE_PanelLineEdit:
        return drawInputPanel(option, painter, widget);
    case PE_FrameLineEdit:
    case PE_FrameDefaultButton:
    case PE_FrameGroupBox:
    case PE_FrameStatusBarItem:
    case PE_FrameButtonBevel:
    case PE_FrameButtonTool:
    case PE_IndicatorToolBarHandle:
        return;
    case PE_FrameFocusRect:
        return drawFocus(option, painter, widget);
    case PE_FrameMenu: // a menu on its page is black on black in high contrast
        return drawRounded(painter, option->rect, {}, m_tokens.lineStrong, 1, 0);
    case PE_Frame:
        return drawFrame(option, painter, widget);
    case PE_PanelItemViewRow:
        if (option->state.testFlag(State_Selected))
            painter->fillRect(option->rect, m_tokens.select);
        return;
    case PE_PanelItemViewItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option))
            drawItemPanel(item, painter);
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        return drawIndicator(option, painter, false);
    case PE_IndicatorRadioButton:
        return drawIndicator(option, painter, true);
    case PE_PanelScrollAreaCorner:
        painter->fillRect(option->rect, m_tokens.base);
        return;
    case PE_IndicatorBranch:
        return drawBranch(option, painter);
    case PE_FrameTabBarBase:
        drawHairline(painter, lastLine(option->rect), m_tokens.line);
        return;
    case PE_PanelStatusBar:
        drawHairline(painter, QRect(option->rect.topLeft(), QSize(option->rect.width(), 1)),
                     m_tokens.line);
        return;
    case PE_IndicatorToolBarSeparator:
        drawHairline(painter, QRect(option->rect.center() - QPoint(0, 8), QSize(1, 16)),
                     m_tokens.lineStrong);
        return;
    case PE_IndicatorArrowDown:
        return paintIcon(painter, option->rect, u"chevron-down"_s, inkOf(option));
    case PE_IndicatorArrowUp:
        return paintIcon(painter, option->rect, u"chevron-up"_s, inkOf(option));
    case PE_IndicatorArrowLeft:
        return paintIcon(painter, option->rect, u"chevron-left"_s, inkOf(option));
    case PE_IndicatorArrowRight:
        return paintIcon(painter, option->rect, u"chevron-right"_s, inkOf(option));
    case PE_IndicatorTabClose:
        return paintIcon(painter, option->rect, u"close"_s, inkOf(option));
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void SteelStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const
{
    switch (element) {
    case CE_PushButtonBevel:
        return drawButtonPanel(option, painter, widget);
    case CE_PushButtonLabel:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option))
            return drawButtonLabel(button, painter, widget);
        break;
    case CE_TabBarTabShape:
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option))
            return drawTabShape(tab, painter, widget);
        break;
    case CE_TabBarTabLabel:
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option))
            return drawTabLabel(tab, painter, widget);
        break;
    case CE_Header:
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option)) {
            drawHeaderSection(header, painter);
            return drawHeaderLabel(header, painter, widget);
        }
        break;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        drawHeaderGround(option->rect, painter);
        return;
    case CE_MenuItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option))
            return drawMenuItem(item, painter, widget);
        break;
    case CE_Splitter:
        return drawSplitter(option, painter);
    case CE_ToolBar:
        return;
    case CE_ProgressBar:
        return drawProgressBar(option, painter);
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void SteelStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                    QPainter *painter, const QWidget *widget) const
{
    if (control == CC_ComboBox) {
        if (const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option))
            return drawComboBox(box, painter, widget);
    }
    if (control == CC_SpinBox) {
        if (const auto *box = qstyleoption_cast<const QStyleOptionSpinBox *>(option))
            return drawSpinBox(box, painter, widget);
    }
    if (control == CC_ScrollBar) {
        if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option))
            return drawScrollBar(bar, painter, widget);
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QIcon SteelStyle::standardIcon(StandardPixmap pixmap, const QStyleOption *option,
                               const QWidget *widget) const
{
    switch (pixmap) {
    case SP_LineEditClearButton:
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton:
        return m_icons->icon(u"close"_s, kIconSize, {.fixed = {}, .token = &Tokens::text2});
    case SP_ToolBarHorizontalExtensionButton:
        return m_icons->icon(u"more"_s, kIconSize, {});
    case SP_MessageBoxWarning:
        return m_icons->icon(u"warning"_s, 32, {.fixed = {}, .token = &Tokens::waiting});
    case SP_MessageBoxCritical:
        return m_icons->icon(u"state-failed"_s, 32, {.fixed = {}, .token = &Tokens::failed});
    case SP_MessageBoxInformation:
        return m_icons->icon(u"info"_s, 32, {.fixed = {}, .token = &Tokens::text2});
    case SP_MessageBoxQuestion:
        return m_icons->icon(u"help"_s, 32, {.fixed = {}, .token = &Tokens::text2});
    default:
        return QProxyStyle::standardIcon(pixmap, option, widget);
    }
}

QPixmap SteelStyle::standardPixmap(StandardPixmap pixmap, const QStyleOption *option,
                                   const QWidget *widget) const
{
    if (pixmap == SP_ToolBarHorizontalExtensionButton || pixmap == SP_LineEditClearButton)
        return standardIcon(pixmap, option, widget).pixmap(kIconSize);
    return QProxyStyle::standardPixmap(pixmap, option, widget);
}

} // namespace firesteel::gui
