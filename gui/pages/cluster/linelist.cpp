// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/cluster/linelist.h"

#include "gui/text/verbatim.h"
#include "gui/theme/theme.h"
#include "gui/widgets/iconlabel.h"
#include "gui/widgets/linklabel.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

LineList::LineList(Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_heading(new QLabel(this)), m_grid(new QGridLayout)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(space::Gap);
    m_theme.dress(m_heading, Theme::Role::Heading);
    column->addWidget(m_heading);
    m_grid->setContentsMargins({});
    m_grid->setHorizontalSpacing(space::Gap);
    m_grid->setVerticalSpacing(space::Inside);
    m_grid->setColumnStretch(2, 1);
    column->addLayout(m_grid);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
}

void LineList::setHeading(const QString &heading)
{
    m_heading->setText(heading);
    m_heading->setVisible(!heading.isEmpty());
}

LineList::Row LineList::makeRow(int index)
{
    Row row{new QLabel(this), new IconLabel(m_theme, this), new QLabel(this), new QLabel(this),
            new LinkLabel(m_theme, {}, this)};
    for (QLabel *one : {row.label, row.value, row.hint}) {
        one->setTextFormat(Qt::PlainText);
        one->setWordWrap(true);
    }
    for (QLabel *one : {row.value, row.hint})
        one->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_theme.dress(row.label, Theme::Role::Text, &Tokens::text2);
    m_theme.dress(row.hint, Theme::Role::Note, &Tokens::text3);
    const int at = 2 * index;
    m_grid->addWidget(row.label, at, 0, Qt::AlignTop);
    m_grid->addWidget(row.icon, at, 1, Qt::AlignTop);
    m_grid->addWidget(row.value, at, 2);
    m_grid->addWidget(row.link, at, 3, Qt::AlignTop | Qt::AlignRight);
    m_grid->addWidget(row.hint, at + 1, 2, 1, 2);
    connect(row.link, &LinkLabel::clicked, this, [this, index] {
        if (index < m_lines.size())
            Q_EMIT linkActivated(m_lines.at(index).id);
    });
    return row;
}

void LineList::fill(const Row &row, const ClusterLine &line)
{
    row.label->setText(line.label);
    setVerbatim(row.label, line.verbatimLabel ? QStringList{u"text"_s} : QStringList());
    row.icon->setVisible(!line.icon.isEmpty());
    if (!line.icon.isEmpty())
        row.icon->setIcon(line.icon, line.icon == "check"_L1 ? &Tokens::succeeded : line.ink);
    m_theme.dress(row.value, Theme::Role::Text, line.ink);
    row.value->setObjectName(u"line."_s + line.id);
    row.value->setText(line.value);
    row.value->setAccessibleName(line.label + u": "_s + line.value);
    setVerbatim(row.value, line.verbatim ? QStringList{u"text"_s, u"accessibleName"_s}
                                         : QStringList{u"accessibleName"_s});
    row.hint->setText(line.hint);
    row.hint->setVisible(!line.hint.isEmpty());
    setVerbatim(row.hint);
    row.link->setObjectName(u"link."_s + line.id);
    row.link->setText(line.link);
    row.link->setVisible(!line.link.isEmpty());
    row.link->setAccessibleDescription(line.label + u": "_s + line.value);
}

void LineList::setLines(const QList<ClusterLine> &lines)
{
    if (lines == m_lines)
        return;
    m_lines = lines;
    while (m_rows.size() < lines.size())
        m_rows.append(makeRow(int(m_rows.size())));
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows.at(i);
        const bool used = i < lines.size();
        row.label->setVisible(used);
        row.value->setVisible(used);
        if (used) {
            fill(row, lines.at(i));
            continue;
        }
        row.icon->hide();
        row.hint->hide();
        row.link->hide();
    }
}

int LineList::labelWidthHint() const
{
    int width = 0;
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        const QFontMetrics metrics(m_rows.at(i).label->font());
        width = std::max(width, metrics.horizontalAdvance(m_lines.at(i).label) + 1);
    }
    return width;
}

void LineList::setLabelWidth(int px)
{
    m_grid->setColumnMinimumWidth(0, px);
    for (const Row &row : std::as_const(m_rows))
        row.label->setFixedWidth(px);
}

} // namespace firesteel::gui
