// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/newjob/submitproblem.h"

#include "gui/text/sentences.h"
#include "gui/theme/theme.h"
#include "gui/widgets/linklabel.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

SubmitProblem::SubmitProblem(Theme &theme, QWidget *parent)
    : Panel(theme, &Tokens::tintFailed, parent), m_what(new QLabel(this)), m_next(new QLabel(this)),
      m_details(new QLabel(this)), m_again(new LinkLabel(theme, {}, this)),
      m_look(new LinkLabel(theme, {}, this)), m_close(new LinkLabel(theme, {}, this))
{
    setObjectName(u"submitProblem"_s);
    m_again->setObjectName(u"submitAgain"_s);
    m_look->setObjectName(u"submitLook"_s);
    m_close->setObjectName(u"submitProblemClose"_s);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(space::Inside);
    for (QLabel *label : {m_what, m_next, m_details}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column->addWidget(label);
    }
    theme.dress(m_what, Theme::Role::Medium, &Tokens::failed);
    theme.dress(m_next, Theme::Role::Text, &Tokens::text);
    theme.dress(m_details, Theme::Role::Text, &Tokens::text2);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::Group);
    for (LinkLabel *link : {m_again, m_look, m_close})
        row->addWidget(link);
    row->addStretch(1);
    column->addLayout(row);
    connect(m_again, &LinkLabel::clicked, this, &SubmitProblem::againRequested);
    connect(m_look, &LinkLabel::clicked, this, &SubmitProblem::applicationsRequested);
    connect(m_close, &LinkLabel::clicked, this, &SubmitProblem::dismiss);
    renew();
    hide();
}

void SubmitProblem::show(const Error &error)
{
    m_error = error;
    renew();
    setVisible(true);
    QAccessibleAnnouncementEvent said(this, m_what->text());
    QAccessible::updateAccessibility(&said);
}

void SubmitProblem::showNoCluster()
{
    m_error.reset();
    renew();
    setVisible(true);
}

void SubmitProblem::dismiss()
{
    setVisible(false);
}

QString SubmitProblem::text() const
{
    return m_what->text() + u'\n' + m_next->text() + u'\n' + m_details->text();
}

void SubmitProblem::renew()
{
    const Sentence sentence =
        m_error ? sentenceFor(*m_error)
                : Sentence{tr("The job was not submitted: no cluster is open."),
                           tr("Choose one at the top of the window. The form stays as it is.")};
    const QString details = m_error ? detailsOf(*m_error) : QString();
    m_what->setText(sentence.what);
    m_next->setText(sentence.next);
    m_details->setText(details);
    m_details->setVisible(!details.isEmpty());
    // It may run already: look first.
    const bool unknown = m_error && m_error->code == Errc::OutcomeUnknown;
    m_again->setText(tr("Submit again"));
    m_again->setVisible(!unknown);
    m_look->setText(tr("Show the applications"));
    m_look->setVisible(unknown);
    m_close->setText(tr("Close"));
    m_close->setAccessibleName(tr("Close this message"));
    setAccessibleName(sentence.what);
    setAccessibleDescription(sentence.next);
}

void SubmitProblem::changeEvent(QEvent *event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        renew();
}

} // namespace firesteel::gui
