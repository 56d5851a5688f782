// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/application/plaintable.h"

#include "gui/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace firesteel::gui {

namespace {
constexpr int kLeastStretched = 200;
constexpr int kLeastWide = 96;
constexpr int kStep = 8;
} // namespace

PlainTable::PlainTable(Theme &theme, QAbstractItemModel *model, int stretched, QWidget *parent)
    : QTreeView(parent), m_theme(theme), m_stretched(stretched)
{
    setModel(model);
    setFrameShape(QFrame::NoFrame);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectRows);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
    header()->setHighlightSections(false);
    header()->setSectionResizeMode(stretched, QHeaderView::Stretch);
    connect(&theme, &Theme::changed, this, &PlainTable::fitColumns);
}

void PlainTable::setSamples(int column, std::function<QStringList()> samples, int more)
{
    m_widths.append({column, std::move(samples), more});
    fitColumns();
}

/// The widest columns give way where the stretched one would have too little.
void PlainTable::fitColumns()
{
    const QFontMetrics text(m_theme.font(Theme::Role::Medium));
    const QFontMetrics head(m_theme.font(Theme::Role::Note));
    int room = viewport()->width() - kLeastStretched;
    for (const Width &entry : std::as_const(m_widths)) {
        int width =
            head.horizontalAdvance(model()->headerData(entry.column, Qt::Horizontal).toString());
        const QStringList samples = entry.samples();
        for (const QString &sample : samples)
            width = std::max(width, text.horizontalAdvance(sample) + entry.more);
        width += 2 * space::Gap + space::Gap;
        header()->resizeSection(entry.column, width);
        room -= width;
    }
    m_squeezed = room < 0 && isVisible() && !m_widths.isEmpty();
    const auto spare = [&](const Width &entry) { // without cutting its heading
        const QString title = model()->headerData(entry.column, Qt::Horizontal).toString();
        return header()->sectionSize(entry.column) -
               std::max(kLeastWide, head.horizontalAdvance(title) + 3 * space::Gap);
    };
    while (m_squeezed && room < 0) {
        const auto most = std::ranges::max_element(m_widths, {}, spare);
        const int less = std::min({-room, spare(*most), kStep});
        if (less <= 0)
            break;
        header()->resizeSection(most->column, header()->sectionSize(most->column) - less);
        room += less;
    }
}

void PlainTable::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    if (m_squeezed || header()->sectionSize(m_stretched) < kLeastStretched)
        fitColumns();
}

void PlainTable::copyRows() const
{
    QModelIndexList rows = selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    QStringList lines;
    for (const QModelIndex &row : std::as_const(rows)) {
        QStringList cells;
        for (int column = 0; column < model()->columnCount(); ++column)
            cells.append(row.siblingAtColumn(column).data().toString());
        lines.append(cells.join(u'\t'));
    }
    if (!lines.isEmpty())
        QApplication::clipboard()->setText(lines.join(u'\n'));
}

void PlainTable::keyPressEvent(QKeyEvent *event)
{
    if (event == QKeySequence::Copy)
        copyRows();
    else if (event->key() == Qt::Key_Escape)
        event->ignore(); // for the page
    else
        QTreeView::keyPressEvent(event);
}

void PlainTable::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        fitColumns();
        header()->viewport()->update();
        viewport()->update();
    }
}

} // namespace firesteel::gui
