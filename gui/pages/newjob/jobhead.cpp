// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/newjob/jobhead.h"

#include "gui/models/jobform.h"
#include "gui/pages/newjob/jobwords.h"
#include "gui/text/verbatim.h"
#include "gui/theme/theme.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/elidedlabel.h"

#include <QEvent>
#include <QMenu>
#include <QPushButton>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

JobHead::JobHead(Theme &theme, QWidget *parent)
    : PageHead(theme, parent), m_templates(new QPushButton(this)), m_menu(new QMenu(this)),
      m_submit(new QPushButton(this))
{
    m_templates->setObjectName(u"jobTemplates"_s);
    m_submit->setObjectName(u"submitJob"_s);
    m_templates->setMenu(m_menu);
    makeMain(m_submit);
    m_submit->setIcon(theme.icon(u"play"_s, &Tokens::onAccentFill));
    setSideMargin(space::Margin);
    addButton(m_templates);
    addButton(m_submit);
    connect(m_menu, &QMenu::aboutToShow, this, &JobHead::fillMenu);
    connect(m_submit, &QPushButton::clicked, this, &JobHead::submitRequested);
    connect(&theme, &Theme::changed, this, &JobHead::keepNoteWhole); // its font may be another
    retranslate();
}

void JobHead::setContent(const Content &content)
{
    m_content = content;
    setTitle(content.name.isEmpty() ? tr("New job") : content.name, !content.name.isEmpty());
    switch (content.note) {
    case Note::None:
        setNote({});
        break;
    case Note::Saved:
        setNote(tr("saved"));
        break;
    case Note::NotSaved:
        setNote(tr("not saved"));
        break;
    case Note::BeingSubmitted:
        setNote(tr("being submitted"));
        break;
    }
    keepNoteWhole();
    m_submit->setEnabled(content.note != Note::BeingSubmitted);
}

/// Where there is little room the job's name gives way: the note is short, and matters more.
void JobHead::keepNoteWhole()
{
    auto *note = findChild<ElidedLabel *>(u"pageNote"_s);
    note->setMinimumWidth(note->sizeHint().width());
}

void JobHead::fillMenu()
{
    m_menu->clear();
    for (const JobTemplate &one : jobTemplates(m_content.image))
        setVerbatim(
            m_menu->addAction(one.name, this, [this, id = one.id] { Q_EMIT templateChosen(id); }));
    m_menu->addSeparator();
    m_menu->addAction(tr("Empty form"), this, &JobHead::emptyChosen);
    m_menu->addAction(tr("What was typed before"), this, &JobHead::earlierChosen)
        ->setEnabled(m_content.hasEarlier);
}

void JobHead::changeEvent(QEvent *event)
{
    PageHead::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void JobHead::retranslate()
{
    m_templates->setText(tr("Template"));
    m_templates->setAccessibleName(tr("Begin with a template"));
    m_submit->setText(tr("Submit"));
    setContent(Content(m_content));
}

} // namespace firesteel::gui
