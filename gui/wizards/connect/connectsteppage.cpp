// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/connectsteppage.h"

#include "gui/theme/theme.h"
#include "gui/wizards/connect/connectsession.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kWidest = 760;

/// The translation context of what is no member.
struct ConnectSteps {
    Q_DECLARE_TR_FUNCTIONS(ConnectSteps)
};

} // namespace

QString connectStepTitle(ConnectStep step)
{
    switch (step) {
    case ConnectStep::Source:
        return ConnectSteps::tr("What do you have");
    case ConnectStep::Address:
        return ConnectSteps::tr("Address");
    case ConnectStep::Trust:
        return ConnectSteps::tr("Trust");
    case ConnectStep::Identity:
        return ConnectSteps::tr("Identity");
    case ConnectStep::Proxy:
        return ConnectSteps::tr("Proxy");
    case ConnectStep::Test:
        return ConnectSteps::tr("Test");
    case ConnectStep::Access:
        return ConnectSteps::tr("Namespace, account");
    case ConnectStep::Room:
        return ConnectSteps::tr("Room for Spark");
    }
    return {};
}

ConnectStepPage::ConnectStepPage(ConnectStep step, ConnectSession &session,
                                 const Services &services, QWidget *parent)
    : QScrollArea(parent), m_step(step), m_session(session), m_services(services)
{
    setObjectName(QString(u"connect."_s + connectStepId(step)));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto *ground = new QWidget;
    ground->setBackgroundRole(QPalette::Base);
    ground->setAutoFillBackground(true);
    auto *middle = new QHBoxLayout(ground);
    middle->setContentsMargins(space::Margin, space::Margin, space::Margin, space::Margin);
    auto *content = new QWidget(ground);
    content->setMaximumWidth(kWidest);
    content->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    middle->addWidget(content, 100);
    middle->addStretch(1);
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins({});
    m_column->setSpacing(space::Gap);
    m_title = new QLabel(content);
    m_title->setObjectName(u"connect.title"_s);
    m_intro = new QLabel(content);
    m_intro->setWordWrap(true);
    m_services.theme.dress(m_title, Theme::Role::Title);
    m_services.theme.dress(m_intro, Theme::Role::Text, &Tokens::text2);
    m_column->addWidget(m_title);
    m_column->addWidget(m_intro);
    setWidget(ground);
    connect(&m_session, &ConnectSession::replaced, this, [this] {
        m_filling = true;
        reset();
        m_filling = false;
    });
    connect(&m_session, &ConnectSession::changed, this, &ConnectStepPage::fill);
    connect(&m_session, &ConnectSession::testChanged, this, &ConnectStepPage::fill);
}

void ConnectStepPage::begin()
{
    m_column->addStretch(1);
    m_begun = true;
    retranslate();
    fill();
}

void ConnectStepPage::fill()
{
    if (!m_begun || m_filling)
        return;
    m_filling = true;
    renew();
    m_filling = false;
}

void ConnectStepPage::setTexts(const QString &title, const QString &intro)
{
    m_title->setText(title);
    m_intro->setText(intro);
    setAccessibleName(title);
}

QLabel *ConnectStepPage::addHeading()
{
    m_column->addSpacing(space::Gap);
    auto *label = new QLabel(m_column->parentWidget());
    m_services.theme.dress(label, Theme::Role::Heading);
    label->setWordWrap(true);
    m_column->addWidget(label);
    return label;
}

QLabel *ConnectStepPage::addText(bool quiet)
{
    auto *label = new QLabel(m_column->parentWidget());
    m_services.theme.dress(label, Theme::Role::Text, quiet ? &Tokens::text2 : &Tokens::text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    m_column->addWidget(label);
    return label;
}

const ConnectionDraft &ConnectStepPage::draft() const
{
    return m_session.draft();
}

void ConnectStepPage::edit(const std::function<void(ConnectionDraft &)> &change)
{
    if (!m_filling)
        m_session.edit(change);
}

void ConnectStepPage::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_begun) {
        retranslate();
        fill();
    }
}

} // namespace firesteel::gui
