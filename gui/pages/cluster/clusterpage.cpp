// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/cluster/clusterpage.h"

#include "core/base/clock.h"
#include "core/settings/settings.h"
#include "gui/pages/cluster/checkpanel.h"
#include "gui/pages/cluster/clusterfiles.h"
#include "gui/pages/cluster/exportkubeconfig.h"
#include "gui/pages/cluster/linelist.h"
#include "gui/pages/cluster/marksform.h"
#include "gui/pages/cluster/setuplinks.h"
#include "gui/shell/actionregistry.h"
#include "gui/shell/aside.h"
#include "gui/shell/navigator.h"
#include "gui/shell/opencluster.h"
#include "gui/shell/workbench.h"
#include "gui/text/sentences.h"
#include "gui/theme/theme.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/findinglist.h"
#include "gui/widgets/iconlabel.h"
#include "gui/widgets/linklabel.h"
#include "gui/widgets/pagehead.h"

#include <QDesktopServices>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto kLookEvery = 30s;

} // namespace

ClusterPage::ClusterPage(const Services &services, QWidget *parent)
    : Page(parent), m_services(services), m_head(new PageHead(services.theme, this)),
      m_again(new QPushButton(this)), m_export(new QPushButton(this)),
      m_forget(new QPushButton(this)), m_empty(new EmptyState(services.theme, this)),
      m_scroll(new QScrollArea(this)), m_verdictIcon(new IconLabel(services.theme)),
      m_verdict(new QLabel), m_verdictNote(new QLabel), m_server(new LineList(services.theme)),
      m_access(new LineList(services.theme)), m_system(new LineList(services.theme)),
      m_findingsTitle(new QLabel), m_findings(new FindingList(services.theme)),
      m_check(new CheckPanel(m_services, nullptr)), m_marks(new MarksForm(m_services, nullptr)),
      m_setUp(new SetUpLinks(services.theme))
{
    setObjectName(u"clusterPage"_s);
    build();
    m_tick.setInterval(1s);
    connect(&m_tick, &QTimer::timeout, this, [this] {
        renewLines();
        renewVerdict();
    });
    m_lookAgain.setInterval(kLookEvery);
    connect(&m_lookAgain, &QTimer::timeout, this, &ClusterPage::look);
    const Workbench &workbench = services.workbench;
    connect(&workbench, &Workbench::sessionOpened, this, &ClusterPage::followSession);
    connect(&workbench, &Workbench::sessionAboutToClose, this, &ClusterPage::letGo);
    connect(&workbench, &Workbench::openFailed, this, &ClusterPage::renew);
    connect(&workbench, &Workbench::freshnessChanged, this, &ClusterPage::renew);
    connect(&workbench, &Workbench::choicesChanged, this, [this] {
        renew();
        readFindings();
    });
    connect(&services.settings, &settings::Settings::changed, m_marks, &MarksForm::renew);
    services.actions.add({.id = u"cluster.check"_s,
                          .text = [] { return tr("Check the connection again"); },
                          .icon = u"refresh"_s},
                         this, [this] {
                             m_services.navigator.go(id());
                             checkAgain();
                         });
    retranslate();
}

ClusterPage::~ClusterPage()
{
    letGo();
}

QString ClusterPage::title() const
{
    return tr("Cluster");
}

QWidget *ClusterPage::focusTarget()
{
    if (m_scroll->isVisibleTo(this))
        return m_again->isEnabled() ? m_again : m_marks->firstField();
    const QList<LinkLabel *> links = m_empty->links();
    return links.isEmpty() ? static_cast<QWidget *>(this) : links.constFirst();
}

void ClusterPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        Q_EMIT titleChanged();
    }
    Page::changeEvent(event);
}

void ClusterPage::retranslate()
{
    m_again->setText(tr("Check again"));
    m_export->setText(tr("Export a kubeconfig…"));
    m_forget->setText(tr("Forget this cluster…"));
    m_server->setHeading(tr("Server and nodes"));
    m_access->setHeading(tr("Access"));
    m_system->setHeading(tr("Control plane and system services"));
    m_findingsTitle->setText(tr("About the kubeconfig"));
    m_empty->setSentence(tr("No cluster is open"));
    m_empty->setDetail(tr("Choose one, or set one up step by step."));
    m_empty->setLinks(
        {{u"choose"_s, tr("Choose a cluster")}, {u"connect"_s, tr("Connect to a cluster…")}});
    renew();
}

// ---- what is shown ----

void ClusterPage::open(const QVariantMap &argument)
{
    if (argument.value(u"check"_s).toBool())
        checkAgain();
}

void ClusterPage::activate()
{
    m_active = true;
    m_tick.start();
    m_lookAgain.start();
    renew();
    look();
    readFindings();
    if (!m_check->hasResults())
        checkAgain();
}

void ClusterPage::deactivate()
{
    m_active = false;
    m_tick.stop();
    m_lookAgain.stop();
}

void ClusterPage::followSession()
{
    m_facts = {};
    m_survey = std::make_unique<engine::ClusterSurvey>(*m_services.workbench.session());
    connect(m_survey.get(), &engine::ClusterSurvey::changed, this, [this] {
        m_facts = m_survey->facts();
        renewLines();
        renewVerdict();
        Q_EMIT factsChanged();
    });
    renew();
    if (!m_active)
        return;
    look();
    readFindings();
    checkAgain();
}

/// The session goes: nothing of it may be asked any more.
void ClusterPage::letGo()
{
    m_survey.reset();
    m_facts = {};
    m_check->clear();
    showFindings({});
}

void ClusterPage::look()
{
    if (m_survey)
        m_survey->look();
}

ClusterAccess ClusterPage::access() const
{
    const Workbench &workbench = m_services.workbench;
    ClusterAccess access;
    if (const engine::ClusterSession *session = workbench.session())
        access.connection = session->connection();
    access.tokenEnd = workbench.tokenEnd();
    access.certificateEnd = workbench.certificateEnd();
    if (const auto current = workbench.current())
        access.kubeconfigFile = current->file;
    return access;
}

void ClusterPage::renew()
{
    const Workbench &workbench = m_services.workbench;
    const auto current = workbench.current();
    m_head->setTitle(current ? clusterTitle(*current) : title(),
                     current && current->kind != ClusterChoice::Kind::Practice);
    m_empty->setVisible(!current);
    m_scroll->setVisible(current.has_value());
    const bool session = workbench.session() != nullptr;
    m_again->setVisible(current.has_value());
    m_again->setEnabled(session && !m_check->checking());
    m_export->setVisible(current && current->kind != ClusterChoice::Kind::Practice);
    m_forget->setVisible(current && current->kind == ClusterChoice::Kind::Profile);
    m_marks->renew();
    // how to reach the practice cluster is not set up
    m_setUp->setReachShown(current && current->kind != ClusterChoice::Kind::Practice);
    renewVerdict();
    renewLines();
}

void ClusterPage::renewVerdict()
{
    using Tone = ClusterVerdict::Tone;
    const Workbench &workbench = m_services.workbench;
    const Freshness freshness = workbench.freshness();
    ClusterVerdict verdict;
    if (freshness.cause) {
        const Sentence sentence = sentenceFor(*freshness.cause);
        verdict = {Tone::Bad, sentence.what, sentence.next};
    } else if (!workbench.session()) {
        verdict = {Tone::Busy, tr("Connecting…"), {}};
    } else {
        verdict = clusterVerdict(m_facts, access(), m_services.clock.wall());
    }
    m_verdict->setText(verdict.title);
    m_verdictNote->setText(verdict.note);
    m_verdictNote->setVisible(!verdict.note.isEmpty());
    switch (verdict.tone) {
    case Tone::Good:
        m_verdictIcon->setIcon(u"state-succeeded"_s, &Tokens::succeeded);
        break;
    case Tone::Warning:
        m_verdictIcon->setIcon(u"warning"_s, &Tokens::waiting);
        break;
    case Tone::Bad:
        m_verdictIcon->setIcon(u"state-failed"_s, &Tokens::failed);
        break;
    case Tone::Busy:
        m_verdictIcon->setIcon(u"state-starting"_s, &Tokens::starting);
        break;
    }
}

void ClusterPage::renewLines()
{
    if (!m_services.workbench.session()) {
        for (LineList *list : {m_server, m_access, m_system})
            list->hide();
        return;
    }
    const ClusterAccess known = access();
    m_server->setLines(serverLines(m_facts, known));
    m_access->setLines(accessLines(m_facts, known, m_services.clock.wall()));
    m_system->setLines(systemLines(m_facts));
    int width = 0;
    for (const LineList *list : {m_server, m_access, m_system})
        width = std::max(width, list->labelWidthHint());
    for (LineList *list : {m_server, m_access, m_system}) {
        list->setLabelWidth(std::min(width, 200));
        list->show();
    }
}

// ---- the check, and what leads elsewhere ----

bool ClusterPage::checking() const
{
    return m_check->checking();
}

void ClusterPage::checkAgain()
{
    look();
    m_check->check();
}

void ClusterPage::readFindings()
{
    const auto current = m_services.workbench.current();
    if (!current || !m_active)
        return;
    const quint64 round = ++m_findingsRound;
    runAside(
        this,
        [sources = m_services.workbench.sources(), choice = *current,
         now = m_services.clock.wall()] { return filesFindings(sources, choice, now); },
        [this, round](const QList<Finding> &findings) {
            if (round == m_findingsRound)
                showFindings(findings);
        });
}

void ClusterPage::showFindings(const QList<Finding> &findings)
{
    m_findings->setFindings(findings);
    m_findings->setVisible(!findings.isEmpty());
    m_findingsTitle->setVisible(!findings.isEmpty());
}

void ClusterPage::lineActivated(const QString &lineId)
{
    if (lineId == "rancher"_L1) {
        QDesktopServices::openUrl(rancherPage(access().connection));
        return;
    }
    goToSetUp(lineId == "trust"_L1 ? u"trust"_s : lineId == "room"_L1 ? u"room"_s : u"identity"_s);
}

void ClusterPage::goToSetUp(const QString &page)
{
    if (const auto current = m_services.workbench.current())
        m_services.navigator.go(u"connect"_s, {{u"choice"_s, current->id}, {u"page"_s, page}});
}

void ClusterPage::exportKubeconfig()
{
    if (const auto current = m_services.workbench.current())
        gui::exportKubeconfig(this, m_services, *current);
}

} // namespace firesteel::gui
