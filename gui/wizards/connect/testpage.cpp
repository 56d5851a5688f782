// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/testpage.h"

#include "gui/dialogs/consentdialog.h"
#include "gui/text/rungwords.h"
#include "gui/theme/theme.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/findinglist.h"
#include "gui/widgets/flowlayout.h"
#include "gui/widgets/iconlabel.h"
#include "gui/widgets/ladderview.h"
#include "gui/wizards/connect/connectsession.h"

#include <QAccessible>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using kube::RungState;

TestPage::TestPage(ConnectSession &session, const Services &services, QWidget *parent)
    : ConnectStepPage(ConnectStep::Test, session, services, parent),
      m_icon(new IconLabel(services.theme, sheet())), m_verdict(new QLabel(sheet())),
      m_obstacle(new FindingList(services.theme, sheet())),
      m_ladder(new LadderView(services.theme, sheet())), m_again(new QPushButton(sheet())),
      m_cancel(new QPushButton(sheet())), m_mend(new QPushButton(sheet()))
{
    m_ladder->setObjectName(u"connect.ladder"_s);
    m_again->setObjectName(u"connect.testAgain"_s);
    m_cancel->setObjectName(u"connect.testCancel"_s);
    m_mend->setObjectName(u"connect.mend"_s);
    m_verdict->setObjectName(u"connect.verdict"_s);
    m_verdict->setWordWrap(true);
    theme().dress(m_verdict, Theme::Role::Verdict);
    m_ladder->setExplaining(true);
    auto *head = new QHBoxLayout;
    head->setSpacing(space::Gap);
    head->addWidget(m_icon, 0, Qt::AlignTop);
    head->addWidget(m_verdict, 1);
    column()->addLayout(head);
    column()->addWidget(m_obstacle);
    column()->addWidget(m_ladder);
    auto *row = new FlowLayout(space::Gap, space::Gap);
    auto *buttons = new QWidget(sheet());
    buttons->setLayout(row);
    for (QPushButton *button : {m_mend, m_again, m_cancel})
        row->addWidget(button);
    makeMain(m_mend);
    column()->addSpacing(space::Gap);
    column()->addWidget(buttons);
    connect(m_again, &QPushButton::clicked, this, &TestPage::start);
    connect(m_cancel, &QPushButton::clicked, this, [this] { this->session().cancelTest(); });
    connect(m_mend, &QPushButton::clicked, this, [this] {
        if (m_mendStep)
            Q_EMIT stepWanted(*m_mendStep);
    });
    begin();
}

void TestPage::entered()
{
    if (!session().isTesting() && !session().isTested())
        start();
}

void TestPage::start()
{
    if (!session().wantsConsent()) {
        session().startTest();
        return;
    }
    askConsent(window(), services(), *draft().exec, [this] { session().startTest(); });
}

QWidget *TestPage::focusTarget()
{
    if (session().isTesting())
        return m_cancel;
    return m_mend->isVisibleTo(this) ? m_mend : m_again;
}

void TestPage::retranslate()
{
    setTexts(tr("Test"), tr("Every step from the address to the rights for Spark, one after the "
                            "other. Nothing is written to the cluster."));
    m_again->setText(tr("Test again"));
    m_cancel->setText(tr("Cancel the test"));
}

QString TestPage::verdict() const
{
    if (session().isTesting())
        return tr("Testing the connection…");
    if (session().obstacle())
        return tr("The test cannot begin.");
    if (session().results().isEmpty())
        return tr("Not tested yet.");
    if (!session().isTested())
        return tr("What is below is older than what you have changed since. Test again.");
    if (session().hasPassed())
        //: %1 is a time such as: 312 ms
        return tr("Everything works. It took %1.").arg(milliseconds(m_ladder->totalTime()));
    for (const kube::RungResult &one : session().results()) {
        if (one.state == RungState::Failed)
            //: %1 is a step of the connection test, such as: Name resolves
            return tr("It ends at “%1”.").arg(rungTitle(one.rung, session().port()));
    }
    return tr("The test was broken off.");
}

void TestPage::renew()
{
    m_ladder->setPort(session().port());
    m_ladder->setResults(session().results());
    m_ladder->setVisible(!session().results().isEmpty());
    m_obstacle->setFindings(session().obstacle() ? QList<Finding>{*session().obstacle()}
                                                 : QList<Finding>());
    const QString before = m_verdict->text();
    m_verdict->setText(verdict());
    const bool testing = session().isTesting();
    if (testing)
        m_icon->setIcon(u"state-running"_s, &Tokens::running);
    else if (session().hasPassed())
        m_icon->setIcon(u"state-succeeded"_s, &Tokens::succeeded);
    else if (session().isTested() || session().obstacle())
        m_icon->setIcon(u"state-failed"_s, &Tokens::failed);
    else
        m_icon->setIcon(u"info"_s, &Tokens::text2);
    m_icon->setFixedHeight(theme().lineHeight(Theme::Role::Verdict));
    m_mendStep.reset();
    for (const kube::RungResult &one : session().results()) {
        if (one.state == RungState::Failed && session().isTested())
            m_mendStep = stepOf(one.rung);
    }
    const bool mends = m_mendStep.has_value();
    if (m_mendStep)
        //: %1 is a page of the wizard, such as: Trust
        m_mend->setText(tr("Go to “%1”").arg(connectStepTitle(*m_mendStep)));
    const bool goes = (m_mend->hasFocus() && !mends) || (m_again->hasFocus() && testing) ||
                      (m_cancel->hasFocus() && !testing);
    QPushButton *other = testing ? m_cancel : mends ? m_mend : m_again;
    other->show();
    if (goes) // before the pressed one is hidden
        other->setFocus(Qt::OtherFocusReason);
    m_mend->setVisible(mends);
    m_again->setVisible(!testing);
    m_cancel->setVisible(testing);
    if (isVisible() && before != m_verdict->text() && !testing) {
        QAccessibleAnnouncementEvent said(this, m_verdict->text());
        QAccessible::updateAccessibility(&said);
    }
}

} // namespace firesteel::gui
