// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// How the page is laid out: two columns, or one over the other where there is little room.
#include "gui/pages/cluster/clusterpage.h"

#include "gui/pages/cluster/checkpanel.h"
#include "gui/pages/cluster/forgetcluster.h"
#include "gui/pages/cluster/linelist.h"
#include "gui/pages/cluster/marksform.h"
#include "gui/pages/cluster/setuplinks.h"
#include "gui/shell/navigator.h"
#include "gui/shell/workbench.h"
#include "gui/theme/theme.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/findinglist.h"
#include "gui/widgets/hairline.h"
#include "gui/widgets/iconlabel.h"
#include "gui/widgets/layouttabs.h"
#include "gui/widgets/pagehead.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kRightWidth = 328;
constexpr int kRoomForTwo = 880; ///< below that the columns stand one over the other

} // namespace

void ClusterPage::build()
{
    buildHead();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_head);
    column->addWidget(m_empty, 1);
    column->addWidget(m_scroll, 1);
    m_empty->setIcon(iconName());
    connect(m_empty, &EmptyState::linkActivated, this, [this](const QString &link) {
        if (link == "connect"_L1)
            m_services.navigator.go(u"connect"_s, {{u"new"_s, true}});
        else
            m_services.navigator.go(u"welcome"_s);
    });
    m_scroll->setObjectName(u"cluster.scroll"_s);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *content = new QWidget;
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight, content);
    m_columns->setContentsMargins(space::Margin, 0, space::Margin, space::Margin);
    m_columns->setSpacing(space::Columns);
    m_columns->addWidget(buildLeft(), 1);
    m_columns->addWidget(buildRight());
    m_scroll->setWidget(content);
    orderTabsAsLaidOut(this);
}

/// Findings and lines come with links of their own.
bool ClusterPage::focusNextPrevChild(bool next)
{
    orderTabsAsLaidOut(this);
    return Page::focusNextPrevChild(next);
}

void ClusterPage::buildHead()
{
    m_again->setObjectName(u"cluster.checkAgain"_s);
    m_export->setObjectName(u"cluster.export"_s);
    m_again->setIcon(m_services.theme.icon(u"refresh"_s, &Tokens::text));
    m_head->addButton(m_export);
    m_head->addButton(m_again);
    connect(m_again, &QPushButton::clicked, this, &ClusterPage::checkAgain);
    connect(m_export, &QPushButton::clicked, this, &ClusterPage::exportKubeconfig);
}

QWidget *ClusterPage::buildLeft()
{
    Theme &theme = m_services.theme;
    auto *left = new QWidget;
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins({});
    column->setSpacing(space::Group);
    auto *verdict = new QGridLayout;
    verdict->setHorizontalSpacing(space::Gap);
    verdict->setVerticalSpacing(space::Inside);
    verdict->addWidget(m_verdictIcon, 0, 0, Qt::AlignTop);
    verdict->addWidget(m_verdict, 0, 1);
    verdict->addWidget(m_verdictNote, 1, 1);
    verdict->setColumnStretch(1, 1);
    column->addLayout(verdict);
    for (QLabel *one : {m_verdict, m_verdictNote}) {
        one->setTextFormat(Qt::PlainText);
        one->setWordWrap(true);
        one->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_verdict->setObjectName(u"cluster.verdict"_s);
    theme.dress(m_verdict, Theme::Role::Verdict, &Tokens::text);
    theme.dress(m_verdictNote, Theme::Role::Text, &Tokens::text2);
    theme.dress(m_findingsTitle, Theme::Role::Heading);
    m_findings->setObjectName(u"cluster.findings"_s);
    column->addWidget(m_findingsTitle);
    column->addWidget(m_findings);
    showFindings({});
    for (LineList *list : {m_server, m_access, m_system}) {
        column->addWidget(new Hairline(Qt::Horizontal, left));
        column->addWidget(list);
        connect(list, &LineList::linkActivated, this, &ClusterPage::lineActivated);
    }
    column->addStretch(1);
    return left;
}

QWidget *ClusterPage::buildRight()
{
    m_right = new QWidget;
    auto *column = new QVBoxLayout(m_right);
    column->setContentsMargins({});
    column->setSpacing(space::Group);
    column->addWidget(m_check);
    column->addWidget(new Hairline(Qt::Horizontal, m_right));
    column->addWidget(m_setUp);
    column->addWidget(new Hairline(Qt::Horizontal, m_right));
    column->addWidget(m_marks);
    m_forget->setObjectName(u"cluster.forget"_s);
    makeQuiet(m_forget);
    column->addWidget(m_forget, 0, Qt::AlignLeft);
    connect(m_forget, &QPushButton::clicked, this, [this] {
        if (const auto current = m_services.workbench.current())
            forgetCluster(this, m_services, *current);
    });
    column->addStretch(1);
    connect(m_check, &CheckPanel::changed, this, &ClusterPage::renew);
    connect(m_check, &CheckPanel::finished, this, [this] {
        renew();
        Q_EMIT checkFinished();
    });
    connect(m_setUp, &SetUpLinks::chosen, this, &ClusterPage::goToSetUp);
    return m_right;
}

void ClusterPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    const bool two = width() >= kRoomForTwo;
    m_columns->setDirection(two ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_columns->setSpacing(two ? space::Columns : space::Margin);
    m_right->setMinimumWidth(two ? kRightWidth : 0);
    m_right->setMaximumWidth(two ? kRightWidth : QWIDGETSIZE_MAX);
}

} // namespace firesteel::gui
