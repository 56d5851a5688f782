// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/newjob/sectionlist.h"

#include "gui/pages/newjob/jobwords.h"
#include "gui/theme/steelstyle.h"
#include "gui/theme/theme.h"

#include <QEvent>
#include <QScrollBar>
#include <QSignalBlocker>

#include <algorithm>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSectionCount = int(JobSection::Conf) + 1;

JobSection sectionOf(const JobProblem &problem)
{
    return problem.field ? infoOf(*problem.field).section : JobSection::Conf;
}

} // namespace

SectionList::SectionList(Theme &theme, QWidget *parent) : QListWidget(parent), m_theme(theme)
{
    setObjectName(u"jobSections"_s);
    setFrameShape(QFrame::NoFrame);
    setProperty(property::NoFrame, true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setLayoutDirection(Qt::LeftToRight);
    for (int i = 0; i < kSectionCount; ++i)
        addItem(QString());
    setCurrentRow(0);
    retranslate();
    connect(this, &QListWidget::currentRowChanged, this,
            [this](int row) { Q_EMIT chosen(JobSection(row), false); });
    connect(this, &QListWidget::itemClicked, this,
            [this](QListWidgetItem *item) { Q_EMIT chosen(JobSection(row(item)), true); });
    connect(this, &QListWidget::itemActivated, this,
            [this](QListWidgetItem *item) { Q_EMIT chosen(JobSection(row(item)), true); });
    connect(&theme, &Theme::changed, this, &SectionList::retranslate);
}

void SectionList::setCurrent(JobSection section)
{
    const QSignalBlocker quiet(this);
    setCurrentRow(int(section));
}

void SectionList::setProblems(const QList<JobProblem> &problems)
{
    m_problems = problems;
    retranslate();
}

void SectionList::retranslate()
{
    setAccessibleName(tr("Sections of the form"));
    for (int i = 0; i < kSectionCount; ++i) {
        const auto section = JobSection(i);
        const bool wrong = std::ranges::any_of(m_problems, [section](const JobProblem &one) {
            return !one.missing && (one.field || one.setting) && sectionOf(one) == section;
        });
        QListWidgetItem *line = item(i);
        line->setText(sectionTitle(section));
        line->setIcon(wrong ? m_theme.icon(u"warning"_s, &Tokens::waiting) : QIcon());
        line->setSizeHint({0, m_theme.metrics().place});
        line->setData(Qt::AccessibleTextRole,
                      //: %1 is a section of the form
                      wrong ? tr("%1, something is wrong there").arg(sectionTitle(section))
                            : sectionTitle(section));
    }
    updateGeometry();
}

QSize SectionList::sizeHint() const
{
    int text = 0;
    for (int i = 0; i < kSectionCount; ++i)
        text = std::max(text, fontMetrics().horizontalAdvance(sectionTitle(JobSection(i))));
    return {text + kIconSize + 3 * space::Group, m_theme.metrics().place * kSectionCount};
}

void SectionList::initViewItemOption(QStyleOptionViewItem *option) const
{
    QListWidget::initViewItemOption(option);
    option->decorationPosition = QStyleOptionViewItem::Right;
    option->decorationAlignment = Qt::AlignRight | Qt::AlignVCenter;
}

void SectionList::changeEvent(QEvent *event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace firesteel::gui
