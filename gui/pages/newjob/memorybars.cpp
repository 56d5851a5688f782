// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/newjob/memorybars.h"

#include "gui/pages/newjob/jobwords.h"
#include "gui/theme/theme.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {
constexpr int kBarHeight = 15;
constexpr int kLegendBox = 10;
constexpr int kLines = 4; ///< two bars, the legend, the whole
} // namespace

MemoryBars::MemoryBars(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setObjectName(u"memory"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
    describe();
}

int MemoryBars::lineHeight() const
{
    return std::max(m_theme.metrics().row, m_theme.lineHeight(Theme::Role::Text));
}

QSize MemoryBars::sizeHint() const
{
    return {400, lineHeight() * kLines};
}

void MemoryBars::setMemory(const std::optional<JobMemory> &memory)
{
    if (m_memory == memory)
        return;
    m_memory = memory;
    describe();
    update();
}

void MemoryBars::describe()
{
    setAccessibleName(tr("Memory"));
    setAccessibleDescription(m_memory ? tr("Driver %1, each executor %2, whole job %3")
                                            .arg(mebibytesText(m_memory->driver()),
                                                 mebibytesText(m_memory->executor()),
                                                 mebibytesText(m_memory->whole()))
                                      : QString());
}

void MemoryBars::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setFont(m_theme.font(Theme::Role::Text));
    const Tokens &tokens = m_theme.tokens();
    const QFontMetrics metrics = painter.fontMetrics();
    const QStringList labels{tr("Driver"), tr("Each executor"), tr("Whole job")};
    int labelWidth = 0;
    for (const QString &label : labels)
        labelWidth = std::max(labelWidth, metrics.horizontalAdvance(label));
    const int figureWidth = metrics.horizontalAdvance(u"0000.0 GiB"_s);
    const int barLeft = labelWidth + space::Group + space::Gap;
    const int barWidth = std::max(40, width() - barLeft - figureWidth - space::Gap);
    const auto line = [&](int index, const QString &label, const QString &figure) {
        const QRect row(0, index * lineHeight(), width(), lineHeight());
        painter.setPen(tokens.text);
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, label);
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, figure);
        const QRect bar(barLeft, row.top() + (row.height() - kBarHeight) / 2, barWidth, kBarHeight);
        painter.fillRect(bar, tokens.hover);
        return bar;
    };
    const JobMemory memory = m_memory.value_or(JobMemory());
    const auto figure = [&](qint64 amount) { return m_memory ? mebibytesText(amount) : u"—"_s; };
    const qint64 most = std::max<qint64>({memory.driver(), memory.executor(), 1});
    const auto halves = [&](const QRect &bar, qint64 heap, qint64 reserve) {
        // The largest takes four fifths: room is left to see that it could be more.
        const double scale = 0.8 * bar.width() / double(most);
        const int first = int(double(heap) * scale);
        const int second = int(double(reserve) * scale);
        painter.fillRect(QRect(bar.left(), bar.top(), first, bar.height()), tokens.seriesHeapUsed);
        painter.fillRect(QRect(bar.left() + first, bar.top(), second, bar.height()),
                         tokens.seriesPython);
    };
    halves(line(0, labels[0], figure(memory.driver())), memory.driverHeap, memory.driverReserve);
    halves(line(1, labels[1], figure(memory.executor())), memory.executorHeap,
           memory.executorReserve);
    int x = barLeft;
    const int legendTop = 2 * lineHeight();
    const auto legend = [&](const QColor &colour, const QString &text) {
        painter.fillRect(
            QRect(x, legendTop + (lineHeight() - kLegendBox) / 2, kLegendBox, kLegendBox), colour);
        x += kLegendBox + space::Gap;
        painter.setPen(tokens.text2);
        const QRect place(x, legendTop, width() - x, lineHeight());
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, text);
        x += metrics.horizontalAdvance(text) + space::Group;
    };
    legend(tokens.seriesHeapUsed, tr("heap"));
    legend(tokens.seriesPython, tr("reserve: Python, JVM outside the heap"));
    const QRect whole = line(3, labels[2], figure(memory.whole()));
    const int driver = int(double(whole.width()) * double(memory.driver()) /
                           double(std::max<qint64>(memory.whole(), 1)));
    if (m_memory) {
        painter.fillRect(QRect(whole.left(), whole.top(), driver, whole.height()), tokens.laneWeak);
        painter.fillRect(
            QRect(whole.left() + driver, whole.top(), whole.width() - driver, whole.height()),
            tokens.laneStrong);
    }
}

void MemoryBars::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        describe();
        update();
    }
}

} // namespace firesteel::gui
