// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/newjob/newjobpage.h"

#include "core/base/clock.h"
#include "core/engine/clustersession.h"
#include "core/settings/settings.h"
#include "gui/pages/newjob/jobformview.h"
#include "gui/pages/newjob/jobhead.h"
#include "gui/pages/newjob/jobnotices.h"
#include "gui/pages/newjob/jobpreview.h"
#include "gui/pages/newjob/jobsender.h"
#include "gui/pages/newjob/jobtarget.h"
#include "gui/pages/newjob/sectionlist.h"
#include "gui/pages/newjob/submitproblem.h"
#include "gui/pages/newjob/submitquestion.h"
#include "gui/shell/actionregistry.h"
#include "gui/shell/aside.h"
#include "gui/shell/navigator.h"
#include "gui/shell/notices.h"
#include "gui/shell/workbench.h"
#include "gui/text/sentences.h"
#include "gui/theme/theme.h"
#include "gui/widgets/hairline.h"
#include "gui/widgets/linklabel.h"
#include "gui/widgets/splitter.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto kPause = 150ms; ///< in typing, before it is read through
constexpr int kRoomForPanes = 840;

QString standardDraftPath()
{
    const QString state = settings::Settings::standardPaths().state;
    return QFileInfo(state).absolutePath() + u"/newjob.json"_s;
}

} // namespace

NewJobPage::NewJobPage(const Services &services, QWidget *parent)
    : NewJobPage(services, standardDraftPath(), parent)
{}

NewJobPage::NewJobPage(const Services &services, const QString &draftPath, QWidget *parent)
    : Page(parent), m_services(services), m_head(new JobHead(services.theme, this)),
      m_problem(new SubmitProblem(services.theme, this)),
      m_sections(new SectionList(services.theme, this)),
      m_form(new JobFormView(services.theme, this)),
      m_preview(new JobPreview(services.theme, this)), m_draft(new JobDraft(draftPath, this)),
      m_sender(new JobSender(services, this)), m_context(submitContext())
{
    setObjectName(u"newJobPage"_s);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_delay.setSingleShot(true);
    m_delay.setInterval(kPause);
    newIds();
    build();
    restore();
    renewHead();
    connect(&m_delay, &QTimer::timeout, this, &NewJobPage::plan);
    connect(m_form, &JobFormView::edited, this, &NewJobPage::edited);
    connect(m_form, &JobFormView::sectionShown, m_sections, &SectionList::setCurrent);
    connect(m_sections, &SectionList::chosen, m_form, &JobFormView::goTo);
    connect(m_head, &JobHead::submitRequested, this, &NewJobPage::submit);
    connect(m_head, &JobHead::templateChosen, this, &NewJobPage::useTemplate);
    connect(m_head, &JobHead::emptyChosen, this, &NewJobPage::clear);
    connect(m_head, &JobHead::earlierChosen, this, &NewJobPage::bringBack);
    connect(m_problem, &SubmitProblem::againRequested, this, &NewJobPage::submit);
    connect(m_problem, &SubmitProblem::applicationsRequested, this,
            [this] { m_services.navigator.go(u"applications"_s); });
    connect(m_draft, &JobDraft::saved, this, [this] {
        m_saved = m_draft->pending() ? Saved::Pending : Saved::Done;
        m_saveFails = false;
        m_services.notices.closeKeyed(kJobUnsaved);
        renewHead();
    });
    connect(m_draft, &JobDraft::failed, this, &NewJobPage::draftFailed);
    connect(&services.workbench, &Workbench::sessionOpened, this, &NewJobPage::clusterChanged);
    connect(m_sender, &JobSender::ended, this, &NewJobPage::sent);
    connect(m_sender, &JobSender::refused, this, &NewJobPage::refused);
    connect(m_sender, &JobSender::submitted, this,
            [this](const QString &namespaceName, const QString &appId) {
                m_services.navigator.go(u"application"_s,
                                        {{u"namespace"_s, namespaceName}, {u"app"_s, appId}});
            });
    services.actions.add({.id = u"newjob.submit"_s,
                          .text = [] { return tr("Submit the job"); },
                          .shortcuts = {QKeySequence(u"Ctrl+Return"_s)},
                          .icon = u"play"_s,
                          .page = NewJobPage::id()},
                         this, [this] { submit(); });
}

NewJobPage::~NewJobPage()
{
    m_draft->disconnect(this); // it still writes, when there is nothing left to say it with
}

// ---- shape ----

void NewJobPage::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_head);
    column->addWidget(m_problem);
    column->addWidget(new Hairline(Qt::Horizontal, this));
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    m_side = new QWidget(this);
    auto *side = new QHBoxLayout(m_side);
    side->setContentsMargins({});
    side->setSpacing(0);
    auto *nav = new QVBoxLayout;
    nav->setContentsMargins(space::Gap, space::Gap, space::Gap, space::Gap);
    nav->addWidget(m_sections);
    side->addLayout(nav);
    side->addWidget(new Hairline(Qt::Vertical, m_side));
    row->addWidget(m_side);
    auto *panes = new Splitter(Qt::Horizontal, this);
    panes->setObjectName(u"jobPanes"_s);
    panes->addWidget(m_form);
    panes->addWidget(m_preview);
    panes->setStretchFactor(0, 11);
    panes->setStretchFactor(1, 10);
    panes->setSizes({555, 518});
    row->addWidget(panes, 1);
    column->addLayout(row, 1);
    setTabOrder(m_head->templates(), m_head->submit());
    QWidget *before = m_head->submit();
    for (LinkLabel *link : m_problem->findChildren<LinkLabel *>()) {
        setTabOrder(before, link);
        before = link;
    }
    setTabOrder(before, m_sections);
    setTabOrder(m_sections, m_form);
    setTabOrder(m_form->tabsBeforeSettings(), panes->handle(1));
    m_preview->orderTabsAfter(panes->handle(1));
    m_form->orderTabs();
}

QString NewJobPage::title() const
{
    return tr("New job");
}

QWidget *NewJobPage::focusTarget()
{
    return m_form->field(JobField::Name);
}

void NewJobPage::renewHead()
{
    using Note = JobHead::Note;
    const Note note = m_sender->isSending()    ? Note::BeingSubmitted
                      : m_saveFails            ? Note::NotSaved
                      : m_saved == Saved::Done ? Note::Saved
                                               : Note::None;
    m_head->setContent({.name = m_content.form.value(JobField::Name).trimmed(),
                        .image = m_content.form.value(JobField::Image),
                        .hasEarlier = m_content.before != JobForm(),
                        .note = note});
}

/// Where there is little room, form and preview need it more than the list of sections.
void NewJobPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    m_side->setVisible(width() >= m_sections->sizeHint().width() + kRoomForPanes);
}

void NewJobPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        Q_EMIT titleChanged();
}

// ---- what is typed ----

void NewJobPage::restore()
{
    const JobDraft::Found found = m_draft->open();
    if (found.content) {
        m_content = *found.content;
        m_saved = Saved::Done;
    } else if (found.problem) {
        m_services.notices.show(draftUnreadable(*found.problem, m_draft->path(), found.keptAs));
    }
    m_form->setForm(m_content.form);
    m_form->setBase(m_content.base);
    m_dirty = true;
    m_delay.start();
}

/// Said once, and again only if it went well meanwhile.
void NewJobPage::draftFailed(const Error &error)
{
    if (!std::exchange(m_saveFails, true))
        m_services.notices.show(draftUnsaved(error));
    renewHead();
}

void NewJobPage::setContext(const spark::SubmitContext &context)
{
    m_context = context;
    m_dirty = true;
    plan();
}

void NewJobPage::open(const QVariantMap &argument)
{
    if (const QString name = argument.value(u"template"_s).toString(); !name.isEmpty())
        useTemplate(name);
    if (const QString file = argument.value(u"file"_s).toString(); !file.isEmpty()) {
        if (!useFile(file))
            return;
    }
    if (argument.value(u"submit"_s).toBool())
        submit();
}

bool NewJobPage::useFile(const QString &path)
{
    const auto content = JobDraft::read(path);
    if (!content) {
        m_services.notices.show(jobFileUnreadable(path));
        return false;
    }
    replaceForm(content->form, content->base, content->template_);
    return true;
}

void NewJobPage::activate()
{
    clusterChanged();
}

void NewJobPage::clusterChanged()
{
    m_form->setClusterValue(JobField::Namespace, usualNamespace(m_services.workbench));
    m_form->setClusterValue(JobField::ServiceAccount, usualAccount(m_services));
    m_dirty = true;
    m_delay.start();
}

void NewJobPage::edited()
{
    m_content.form = m_form->form();
    m_draft->save(m_content);
    m_saved = Saved::Pending;
    m_submitWhenPlanned = false;
    m_dirty = true;
    m_delay.start();
    renewHead();
}

void NewJobPage::useTemplate(const QString &id)
{
    for (const JobTemplate &one : jobTemplates(m_content.form.value(JobField::Image))) {
        if (one.id != id)
            continue;
        replaceForm(one.form, one.form, one.id);
    }
}

void NewJobPage::clear()
{
    replaceForm({}, {}, {});
}

/// What somebody has typed can be had again.
void NewJobPage::replaceForm(const JobForm &form, const JobForm &base, const QString &template_)
{
    const bool own = m_content.form != m_content.base && m_content.form != JobForm();
    const JobForm before = own ? m_content.form : m_content.before;
    m_content = {form, base, template_, before};
    m_form->setForm(form);
    m_form->setBase(base);
    m_problem->dismiss();
    edited();
    m_form->focusFirst();
    if (own)
        m_services.notices.show({.kind = Notice::Kind::Info,
                                 .title = tr("The form was filled anew."),
                                 .text = tr("What was typed before is kept under “Template”."),
                                 .links = {{tr("Undo"), this, [this] { bringBack(); }}},
                                 .key = u"newjob.replaced"_s});
}

void NewJobPage::bringBack()
{
    if (const JobForm before = m_content.before; before != JobForm())
        replaceForm(before, {}, {});
}

// ---- reading it through ----

void NewJobPage::newIds()
{
    m_ids = std::make_shared<JobIds>(m_services.clock.wall());
}

void NewJobPage::plan()
{
    m_delay.stop();
    const quint64 round = ++m_round;
    runAside(
        this,
        [form = completedForm(m_content.form, m_services), where = masterOf(m_services.workbench),
         context = m_context, ids = m_ids,
         now = m_services.clock.wall()] { return planJob(form, where, context, *ids, now); },
        [this, round](const JobOutcome &outcome) { planned(round, outcome); });
}

void NewJobPage::planned(quint64 round, const JobOutcome &outcome)
{
    if (round != m_round || m_delay.isActive())
        return; // something else was typed since
    m_dirty = false;
    m_outcome = outcome;
    m_form->setOutcome(outcome);
    m_preview->setOutcome(outcome);
    m_sections->setProblems(outcome.problems);
    Q_EMIT outcomeChanged();
    if (std::exchange(m_submitWhenPlanned, false))
        submit();
}

// ---- sending ----

void NewJobPage::submit()
{
    if (m_sender->isSending())
        return;
    if (m_dirty) { // of what is typed, not of what was
        plan();
        m_submitWhenPlanned = true;
        return;
    }
    if (!m_outcome.problems.isEmpty()) {
        const JobProblem &first = m_outcome.problems.constFirst();
        m_form->focusProblem(first);
        if (!first.field && !first.setting) // of the job as a whole
            m_problem->show(first.error);
        return;
    }
    const engine::ClusterSession *session = m_services.workbench.session();
    if (!session)
        m_problem->showNoCluster();
    else if (session->readOnly())
        m_problem->show(Error(Errc::ReadOnlyLock));
    else if (m_outcome.submission)
        askBeforeSubmit(this, m_services, *m_outcome.submission,
                        [this, submission = *m_outcome.submission] { send(submission); });
}

void NewJobPage::send(const spark::Submission &submission)
{
    if (m_sender->isSending()) // while it was asked
        return;
    m_problem->dismiss();
    m_sender->send(submission);
    renewHead();
}

void NewJobPage::sent()
{
    newIds(); // what comes next is another run
    m_dirty = true;
    m_delay.start();
    renewHead();
}

/// On the form, and to one who is elsewhere, too.
void NewJobPage::refused(const Error &error)
{
    m_problem->show(error);
    if (isVisible())
        return;
    const Sentence sentence = sentenceFor(error);
    m_services.notices.show(
        {.kind = Notice::Kind::Failure,
         .title = sentence.what,
         .text = sentence.next,
         .links = {{tr("Show the form"), this, [this] { m_services.navigator.go(id()); }}},
         .key = u"newjob.submit"_s});
}

} // namespace firesteel::gui
