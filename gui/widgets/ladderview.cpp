// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/ladderview.h"

#include "gui/text/causewords.h"
#include "gui/text/rungwords.h"
#include "gui/text/verbatim.h"
#include "gui/theme/metrics.h"
#include "gui/theme/theme.h"
#include "gui/widgets/iconlabel.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <utility>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using kube::RungState;

namespace {

struct StateLook {
    QString icon;
    QColor Tokens::*ink;
};

StateLook lookOf(RungState state)
{
    switch (state) {
    case RungState::Running:
        return {u"state-starting"_s, &Tokens::starting};
    case RungState::Passed:
        return {u"state-succeeded"_s, &Tokens::succeeded};
    case RungState::Warned:
        return {u"warning"_s, &Tokens::waiting};
    case RungState::Failed:
        return {u"state-failed"_s, &Tokens::failed};
    case RungState::Waiting:
    case RungState::NotReached:
    case RungState::Skipped:
        break;
    }
    return {u"minus"_s, &Tokens::text3};
}

bool isOver(RungState state)
{
    return state == RungState::Passed || state == RungState::Warned || state == RungState::Failed;
}

} // namespace

class LadderView::Row : public QWidget
{
public:
    Row(Theme &theme, QWidget *parent)
        : QWidget(parent), m_theme(theme), m_icon(new IconLabel(theme, this)),
          m_title(new QLabel(this)), m_time(new QLabel(this)), m_seen(new QLabel(this)),
          m_what(new QLabel(this)), m_next(new QLabel(this))
    {
        auto *grid = new QGridLayout(this);
        grid->setContentsMargins({});
        grid->setHorizontalSpacing(space::Gap);
        grid->setVerticalSpacing(0);
        grid->addWidget(m_icon, 0, 0, Qt::AlignTop);
        grid->addWidget(m_title, 0, 1);
        grid->addWidget(m_time, 0, 2, Qt::AlignRight | Qt::AlignTop);
        grid->addWidget(m_seen, 1, 1, 1, 2);
        grid->addWidget(m_what, 2, 1, 1, 2);
        grid->addWidget(m_next, 3, 1, 1, 2);
        grid->setColumnStretch(1, 1);
        for (QLabel *one : {m_title, m_seen, m_what, m_next}) {
            one->setWordWrap(true);
            one->setTextFormat(Qt::PlainText);
        }
        for (QLabel *one : {m_what, m_next})
            one->setTextInteractionFlags(Qt::TextSelectableByMouse);
        setVerbatim(m_seen);
        theme.dress(m_time, Theme::Role::Text, &Tokens::text2);
        theme.dress(m_seen, Theme::Role::Note, &Tokens::text2);
        theme.dress(m_what, Theme::Role::Text, &Tokens::text);
        theme.dress(m_next, Theme::Role::Text, &Tokens::text2);
    }

    void show(const kube::RungResult &result, int port, bool explaining)
    {
        const bool over = isOver(result.state);
        const bool quiet = !over && result.state != RungState::Running;
        const StateLook look = lookOf(result.state);
        m_icon->setIcon(look.icon, look.ink);
        m_title->setText(rungTitle(result.rung, port));
        m_title->setToolTip(rungMeaning(result.rung));
        m_theme.dress(m_title,
                      result.state == RungState::Failed ? Theme::Role::Heading : Theme::Role::Text,
                      quiet ? &Tokens::text2 : &Tokens::text);
        m_time->setText(over ? milliseconds(result.took) : QString());
        const QString seen = quiet ? rungStateWord(result.state) : rungEvidence(result);
        m_seen->setText(seen);
        m_seen->setVisible(!seen.isEmpty() && result.state != RungState::Waiting &&
                           result.state != RungState::NotReached);
        const bool tells = explaining && !result.findings.isEmpty();
        const CauseSentence words =
            tells ? causeSentence(result.findings.constFirst()) : CauseSentence();
        m_what->setText(words.what);
        m_what->setVisible(tells);
        m_next->setText(words.next.join(u'\n'));
        m_next->setVisible(!words.next.isEmpty());
        QStringList spoken{rungStateWord(result.state), m_time->text(), seen, words.what};
        spoken.removeAll(QString());
        spoken.removeDuplicates();
        setAccessibleName(m_title->text() + u": "_s + spoken.join(u", "_s));
        setVerbatim(this, {u"accessibleName"_s}); // there is evidence in it
        setToolTip(m_title->toolTip());
    }

private:
    Theme &m_theme;
    IconLabel *m_icon;
    QLabel *m_title;
    QLabel *m_time;
    QLabel *m_seen;
    QLabel *m_what;
    QLabel *m_next;
};

LadderView::LadderView(Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setObjectName(u"ladder"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(space::Gap + space::Inside);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
}

void LadderView::setPort(int port)
{
    if (std::exchange(m_port, port) != port)
        renew();
}

void LadderView::setResults(const QList<kube::RungResult> &results)
{
    m_results = results;
    renew();
}

void LadderView::setExplaining(bool on)
{
    m_explaining = on;
    renew();
}

std::chrono::milliseconds LadderView::totalTime() const
{
    std::chrono::milliseconds sum{0};
    for (const kube::RungResult &one : m_results)
        sum += one.took;
    return sum;
}

void LadderView::renew()
{
    while (m_rows.size() > m_results.size())
        delete m_rows.takeLast();
    while (m_rows.size() < m_results.size()) {
        auto *row = new Row(m_theme, this);
        layout()->addWidget(row);
        m_rows.append(row);
    }
    for (qsizetype i = 0; i < m_rows.size(); ++i)
        m_rows.at(i)->show(m_results.at(i), m_port, m_explaining);
}

void LadderView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        renew();
    QWidget::changeEvent(event);
}

} // namespace firesteel::gui
