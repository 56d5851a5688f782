// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// How the wizard is laid out: list of pages, page and ladder side by side between head and foot.
#include "gui/wizards/connect/connectpage.h"

#include "gui/theme/theme.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/hairline.h"
#include "gui/widgets/iconlabel.h"
#include "gui/widgets/ladderview.h"
#include "gui/widgets/layouttabs.h"
#include "gui/wizards/connect/accesspage.h"
#include "gui/wizards/connect/addresspage.h"
#include "gui/wizards/connect/connectsession.h"
#include "gui/wizards/connect/identitypage.h"
#include "gui/wizards/connect/proxypage.h"
#include "gui/wizards/connect/roompage.h"
#include "gui/wizards/connect/sourcepage.h"
#include "gui/wizards/connect/steplist.h"
#include "gui/wizards/connect/testpage.h"
#include "gui/wizards/connect/trustpage.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSideWidth = 248;

/// A bar in the colour of what is around the page.
QWidget *barOf(QWidget *parent)
{
    auto *bar = new QWidget(parent);
    bar->setBackgroundRole(QPalette::Window);
    bar->setAutoFillBackground(true);
    return bar;
}

} // namespace

void ConnectPage::build()
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins({});
    outer->setSpacing(0);
    outer->addWidget(buildHead());
    outer->addWidget(new Hairline(Qt::Horizontal, this));
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    QWidget *list = barOf(this);
    auto *listColumn = new QVBoxLayout(list);
    listColumn->setContentsMargins(space::Gap, space::Gap, space::Gap, space::Gap);
    listColumn->addWidget(m_steps);
    row->addWidget(list);
    row->addWidget(new Hairline(Qt::Vertical, this));
    row->addWidget(m_stack, 1);
    row->addWidget(buildSide());
    outer->addLayout(row, 1);
    outer->addWidget(new Hairline(Qt::Horizontal, this));
    outer->addWidget(buildFoot());
    m_source = new SourcePage(*m_session, m_services);
    connect(m_source, &SourcePage::practiceWanted, this, &ConnectPage::openPractice);
    connect(m_source, &SourcePage::overwriting, this, &ConnectPage::putAside);
    addPage(m_source);
    addPage(new AddressPage(*m_session, m_services));
    addPage(new TrustPage(*m_session, m_services));
    addPage(new IdentityPage(*m_session, m_services));
    addPage(new ProxyPage(*m_session, m_services));
    addPage(new TestPage(*m_session, m_services));
    addPage(new AccessPage(*m_session, m_services));
    addPage(new RoomPage(*m_session, m_services));
    orderTabsAsLaidOut(this);
}

/// Pages grow suggestions, findings and buttons while they are used.
bool ConnectPage::focusNextPrevChild(bool next)
{
    orderTabsAsLaidOut(this);
    return Page::focusNextPrevChild(next);
}

void ConnectPage::addPage(ConnectStepPage *page)
{
    m_stack->addWidget(page);
    connect(page, &ConnectStepPage::nextWanted, this, &ConnectPage::next);
    connect(page, &ConnectStepPage::stepWanted, this, &ConnectPage::goTo);
}

QWidget *ConnectPage::buildHead()
{
    QWidget *head = barOf(this);
    auto *lines = new QVBoxLayout(head);
    lines->setContentsMargins(space::Margin, space::Gap + 2, space::Margin, space::Gap + 2);
    lines->setSpacing(0);
    m_services.theme.dress(m_title, Theme::Role::DialogTitle);
    m_services.theme.dress(m_which, Theme::Role::Note, &Tokens::text2);
    m_which->setObjectName(u"connect.which"_s);
    lines->addWidget(m_title);
    lines->addWidget(m_which);
    return head;
}

QWidget *ConnectPage::buildSide()
{
    m_side = new QWidget(this);
    m_side->setBackgroundRole(QPalette::Base);
    m_side->setAutoFillBackground(true);
    auto *row = new QHBoxLayout(m_side);
    row->setContentsMargins({});
    row->setSpacing(0);
    row->addWidget(new Hairline(Qt::Vertical, m_side));
    auto *lines = new QVBoxLayout;
    lines->setContentsMargins(space::Group, space::Margin, space::Group, space::Group);
    lines->setSpacing(space::Gap);
    auto *head = new QHBoxLayout;
    m_services.theme.dress(m_sideTitle, Theme::Role::Heading);
    m_sideTitle->setWordWrap(true);
    m_services.theme.dress(m_sideTime, Theme::Role::Note, &Tokens::text2);
    head->addWidget(m_sideTitle, 1);
    head->addWidget(m_sideTime);
    lines->addLayout(head);
    lines->addWidget(m_ladder);
    m_test->setObjectName(u"connect.sideTest"_s);
    auto *button = new QHBoxLayout;
    button->addSpacing(kIconSize + space::Gap);
    button->addWidget(m_test);
    button->addStretch();
    lines->addLayout(button);
    lines->addStretch(1);
    row->addLayout(lines, 1);
    m_side->setFixedWidth(kSideWidth);
    return m_side;
}

QWidget *ConnectPage::buildFoot()
{
    QWidget *foot = barOf(this);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(space::Margin, 13, space::Margin, 13);
    row->setSpacing(space::Gap);
    m_assurance->setWordWrap(true);
    m_obstacle->setWordWrap(true);
    m_services.theme.dress(m_assurance, Theme::Role::Text, &Tokens::text2);
    m_services.theme.dress(m_obstacle, Theme::Role::Text);
    m_obstacle->setObjectName(u"connect.obstacle"_s);
    m_untested->setObjectName(u"connect.untested"_s);
    m_cancel->setObjectName(u"connect.cancel"_s);
    m_back->setObjectName(u"connect.back"_s);
    m_next->setObjectName(u"connect.next"_s);
    makeQuiet(m_cancel);
    auto *assured = new QHBoxLayout;
    assured->setSpacing(space::Gap);
    assured->addWidget(m_lock);
    assured->addWidget(m_assurance, 1);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(space::Inside);
    texts->addLayout(assured);
    texts->addWidget(m_obstacle);
    texts->addWidget(m_untested);
    row->addLayout(texts, 1);
    row->addWidget(m_cancel);
    row->addWidget(m_back);
    row->addWidget(m_next);
    return foot;
}

} // namespace firesteel::gui
