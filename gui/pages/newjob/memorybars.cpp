// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/newjob/memorybars.h"

#include "gui/pages/newjob/jobwords.h"
#include "gui/shell/widgetaccess.h"
#include "gui/theme/theme.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {
constexpr int kMemoryBarHeight = 15;
constexpr int kLegendBox = 10;
constexpr int kLeastBar = 40;

/// For their texts alone.
struct MemoryBarWords {
    Q_DECLARE_TR_FUNCTIONS(firesteel::gui::MemoryBars)
};

QStringList labels()
{
    return {MemoryBarWords::tr("Driver"), MemoryBarWords::tr("Each executor"),
            MemoryBarWords::tr("Whole job")};
}

QStringList legendTexts()
{
    return {MemoryBarWords::tr("heap"),
            MemoryBarWords::tr("reserve: Python, JVM outside the heap")};
}

} // namespace

MemoryBars::MemoryBars(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setObjectName(u"memory"_s);
    setProperty(kAccessibleRole, int(QAccessible::Chart));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
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
    return {400, heightForWidth(400)};
}

QSize MemoryBars::minimumSizeHint() const
{
    const Shape shape = shapeFor(0);
    return {shape.barLeft + 2 * kLeastBar, lineHeight() * shape.lines};
}

int MemoryBars::heightForWidth(int width) const
{
    return lineHeight() * shapeFor(width).lines;
}

void MemoryBars::setMemory(const std::optional<JobMemory> &memory)
{
    if (m_memory == memory)
        return;
    m_memory = memory;
    describe();
    updateGeometry();
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

QString MemoryBars::figure(qint64 mebibytes) const
{
    return m_memory ? mebibytesText(mebibytes) : u"—"_s;
}

MemoryBars::Shape MemoryBars::shapeFor(int width) const
{
    const QFontMetrics metrics(m_theme.font(Theme::Role::Text));
    Shape shape;
    for (const QString &label : labels())
        shape.barLeft = std::max(shape.barLeft, metrics.horizontalAdvance(label));
    shape.barLeft += space::Group + space::Gap;
    const JobMemory memory = m_memory.value_or(JobMemory());
    int figures = metrics.horizontalAdvance(u"0000.0 GiB"_s);
    for (const qint64 amount : {memory.driver(), memory.executor(), memory.whole()})
        figures = std::max(figures, metrics.horizontalAdvance(figure(amount)));
    shape.barWidth = std::max(kLeastBar, width - shape.barLeft - figures - space::Gap);
    int needed = 0;
    for (const QString &text : legendTexts())
        needed += kLegendBox + space::Gap + metrics.horizontalAdvance(text) + space::Group;
    const int left = shape.barLeft + needed - space::Group <= width ? shape.barLeft : 0;
    QPoint at(left, 2);
    for (const QString &text : legendTexts()) {
        const int entry = kLegendBox + space::Gap + metrics.horizontalAdvance(text);
        if (at.x() > left && at.x() + entry > width)
            at = QPoint(left, at.y() + 1);
        shape.legend.append(QPoint(at.x(), at.y() * lineHeight()));
        at.rx() += entry + space::Group;
    }
    shape.lines = at.y() + 2;
    return shape;
}

/// Label, figure and the ground of the bar between them.
QRect MemoryBars::paintLine(QPainter &painter, const Shape &shape, int line, const QString &label,
                            qint64 amount) const
{
    const Tokens &tokens = m_theme.tokens();
    const QRect row(0, line * lineHeight(), width(), lineHeight());
    painter.setPen(tokens.text);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, label);
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, figure(amount));
    const QRect bar(shape.barLeft, row.top() + (row.height() - kMemoryBarHeight) / 2,
                    shape.barWidth, kMemoryBarHeight);
    painter.fillRect(bar, tokens.hover);
    return bar;
}

void MemoryBars::paintLegend(QPainter &painter, const Shape &shape) const
{
    const Tokens &tokens = m_theme.tokens();
    const QList<QColor> colours{tokens.seriesHeapUsed, tokens.seriesPython};
    const QStringList texts = legendTexts();
    painter.setPen(tokens.text2);
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const QPoint at = shape.legend[i];
        painter.fillRect(
            QRect(at.x(), at.y() + (lineHeight() - kLegendBox) / 2, kLegendBox, kLegendBox),
            colours[i]);
        const int left = at.x() + kLegendBox + space::Gap;
        painter.drawText(QRect(left, at.y(), width() - left, lineHeight()),
                         Qt::AlignLeft | Qt::AlignVCenter, texts[i]);
    }
}

void MemoryBars::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setFont(m_theme.font(Theme::Role::Text));
    const Tokens &tokens = m_theme.tokens();
    const Shape shape = shapeFor(width());
    const QStringList names = labels();
    const JobMemory memory = m_memory.value_or(JobMemory());
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
    halves(paintLine(painter, shape, 0, names[0], memory.driver()), memory.driverHeap,
           memory.driverReserve);
    halves(paintLine(painter, shape, 1, names[1], memory.executor()), memory.executorHeap,
           memory.executorReserve);
    paintLegend(painter, shape);
    const QRect whole = paintLine(painter, shape, shape.lines - 1, names[2], memory.whole());
    if (!m_memory)
        return;
    const int driver = int(double(whole.width()) * double(memory.driver()) /
                           double(std::max<qint64>(memory.whole(), 1)));
    painter.fillRect(QRect(whole.left(), whole.top(), driver, whole.height()), tokens.laneWeak);
    painter.fillRect(
        QRect(whole.left() + driver, whole.top(), whole.width() - driver, whole.height()),
        tokens.laneStrong);
}

void MemoryBars::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        describe();
        updateGeometry();
        update();
    }
}

} // namespace firesteel::gui
