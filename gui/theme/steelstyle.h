// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/theme/metrics.h"
#include "gui/theme/tokens.h"

#include <QProxyStyle>

#include <memory>

class QStyleOptionButton;
class QStyleOptionComboBox;
class QStyleOptionHeader;
class QStyleOptionMenuItem;
class QStyleOptionSlider;
class QStyleOptionSpinBox;
class QStyleOptionTab;
class QStyleOptionViewItem;

namespace firesteel::gui {

class IconLibrary;

/// Dynamic properties that the style reads; set them with the functions of gui/widgets/buttons.h
/// and FormRow.
namespace property {
inline constexpr const char *Main = "main";               ///< QPushButton: filled with the accent
inline constexpr const char *Destructive = "destructive"; ///< QPushButton: outlined red
inline constexpr const char *Quiet = "quiet";             ///< QPushButton: no frame at rest
inline constexpr const char *Error = "error";             ///< an input: framed in failed
inline constexpr const char *NoFrame = "noFrame";         ///< a view: no frame around it
} // namespace property

/// Fusion with flat fills, hairlines and the heights of the design. Combo popups, tool tips and
/// message boxes stay Fusion's; its check boxes, radio buttons and scroll bars do not: they are
/// too faint in the dark. Owned by the application; Theme tells it the colours. Main thread.
class SteelStyle : public QProxyStyle
{
    Q_OBJECT
public:
    explicit SteelStyle(std::shared_ptr<IconLibrary> icons);
    ~SteelStyle() override;

    void setLook(const Tokens &tokens, const Metrics &metrics);

    using QProxyStyle::polish;
    void polish(QWidget *widget) override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option,
                    const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                           const QWidget *widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption *option,
                         const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                         const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                            QPainter *painter, const QWidget *widget) const override;
    QPixmap standardPixmap(StandardPixmap pixmap, const QStyleOption *option,
                           const QWidget *widget) const override;
    QIcon standardIcon(StandardPixmap pixmap, const QStyleOption *option,
                       const QWidget *widget) const override;

private:
    void drawButtonPanel(const QStyleOption *option, QPainter *painter,
                         const QWidget *widget) const;
    void drawButtonLabel(const QStyleOptionButton *option, QPainter *painter,
                         const QWidget *widget) const;
    void drawIndicator(const QStyleOption *option, QPainter *painter, bool round) const;
    void drawScrollBar(const QStyleOptionSlider *option, QPainter *painter,
                       const QWidget *widget) const;
    void drawMenuItem(const QStyleOptionMenuItem *option, QPainter *painter,
                      const QWidget *widget) const;
    void drawToolPanel(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
    void drawInputPanel(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
    void drawItemPanel(const QStyleOptionViewItem *option, QPainter *painter) const;
    void drawFocus(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
    void drawFrame(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
    void drawSplitter(const QStyleOption *option, QPainter *painter) const;
    void drawBranch(const QStyleOption *option, QPainter *painter) const;
    void drawTabShape(const QStyleOptionTab *option, QPainter *painter,
                      const QWidget *widget) const;
    void drawTabLabel(const QStyleOptionTab *option, QPainter *painter,
                      const QWidget *widget) const;
    void drawHeaderGround(const QRect &rect, QPainter *painter) const;
    void drawHeaderSection(const QStyleOptionHeader *option, QPainter *painter) const;
    void drawHeaderLabel(const QStyleOptionHeader *option, QPainter *painter,
                         const QWidget *widget) const;
    void drawComboBox(const QStyleOptionComboBox *option, QPainter *painter,
                      const QWidget *widget) const;
    void drawSpinBox(const QStyleOptionSpinBox *option, QPainter *painter,
                     const QWidget *widget) const;
    void drawProgressBar(const QStyleOption *option, QPainter *painter) const;
    [[nodiscard]] QColor inkOf(const QStyleOption *option) const;
    void paintIcon(QPainter *painter, const QRect &rect, const QString &name,
                   const QColor &colour) const;

    Tokens m_tokens;
    Metrics m_metrics;
    std::shared_ptr<IconLibrary> m_icons;
};

/// A line one px thick, `rect`, that is as thin and sharp at every scale: never one and a half
/// device pixels.
void drawHairline(QPainter *painter, const QRect &rect, const QColor &colour);

/// Flat fill and a line of `width` px along the inside of `rect`, sharp at every scale. An invalid
/// colour leaves that part out.
void drawRounded(QPainter *painter, const QRectF &rect, const QColor &fill, const QColor &line,
                 double width = 1, double radius = kRadius);

} // namespace firesteel::gui
