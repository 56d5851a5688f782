// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/loadingskeleton.h"

#include "gui/theme/steelstyle.h"
#include "gui/theme/theme.h"

#include <QPainter>

#include <array>

namespace firesteel::gui {

namespace {

constexpr int kSkeletonDot = 14;
constexpr int kSkeletonBar = 8;
constexpr int kNameColumn = 152; ///< the reason's bars begin here, from the name's
constexpr int kLastColumn = 40;
/// Widths of name and reason, in turns: a table has no two rows of one length.
constexpr std::array<std::pair<int, int>, 4> kBars{{{88, 120}, {64, 144}, {104, 88}, {72, 128}}};

} // namespace

LoadingSkeleton::LoadingSkeleton(const Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme)
{
    connect(&theme, &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void LoadingSkeleton::setRows(int rows)
{
    m_rows = rows;
    updateGeometry();
    update();
}

void LoadingSkeleton::setText(const QString &text)
{
    m_text = text;
    setAccessibleName(text);
    update();
}

QSize LoadingSkeleton::sizeHint() const
{
    return {320,
            m_rows * m_theme.metrics().row + space::Inside + m_theme.lineHeight(Theme::Role::Note)};
}

QSize LoadingSkeleton::minimumSizeHint() const
{
    return {160, 2 * m_theme.metrics().row};
}

void LoadingSkeleton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &tokens = m_theme.tokens();
    const QRect area = contentsRect();
    const int row = m_theme.metrics().row;
    // white flat bars would shout in high contrast
    const QColor bar = tokens.tintsAreFrames ? tokens.laneWeak : tokens.line;
    const auto draw = [&](int x, int y, int width, int height, double radius) {
        const QRect r(area.left() + x, y - height / 2, width, height);
        if (width > 0)
            drawRounded(&painter, QStyle::visualRect(layoutDirection(), area, r), bar, {}, 0,
                        radius);
    };
    const int last = area.width() - kLastColumn;
    const int first = kSkeletonDot + space::Group;
    // in a narrow place the columns move together, and the last one stays at its edge
    const int second = std::min(first + kNameColumn, (first + last) / 2);
    int y = area.top();
    for (int i = 0; i < m_rows && y + row <= area.bottom() + 1; ++i, y += row) {
        const auto &[name, reason] = kBars[static_cast<size_t>(i) % kBars.size()];
        const int middle = y + row / 2;
        draw(0, middle, kSkeletonDot, kSkeletonDot, kSkeletonDot / 2.0);
        draw(first, middle, std::min(name, second - first - space::Group), kSkeletonBar, 2);
        draw(second, middle, std::min(reason, last - second - space::Group), kSkeletonBar, 2);
        draw(last, middle, kLastColumn, kSkeletonBar, 2);
    }
    painter.setFont(m_theme.font(Theme::Role::Note));
    painter.setPen(tokens.text2);
    painter.drawText(
        QRect(area.left(), y + space::Inside, area.width(), m_theme.lineHeight(Theme::Role::Note)),
        QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter), m_text);
}

} // namespace firesteel::gui
