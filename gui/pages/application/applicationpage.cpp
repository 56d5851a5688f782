// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/application/applicationpage.h"

#include "core/base/clock.h"
#include "core/engine/clustersession.h"
#include "gui/models/appreason.h"
#include "gui/models/lastwordsbook.h"
#include "gui/pages/application/logstab.h"
#include "gui/pages/application/objectstab.h"
#include "gui/pages/application/stopapplication.h"
#include "gui/pages/application/tabletabs.h"
#include "gui/pages/application/verdict.h"
#include "gui/shell/navigator.h"
#include "gui/shell/opencluster.h"
#include "gui/shell/workbench.h"
#include "gui/theme/theme.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/pagehead.h"
#include "gui/widgets/richtext.h"
#include "gui/widgets/tabbar.h"
#include "gui/widgets/tabrow.h"

#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr size_t keptApplications = 4;
const QStringList kTabs{u"overview"_s, u"pods"_s,    u"logs"_s,
                        u"driverui"_s, u"objects"_s, u"events"_s};

} // namespace

ApplicationPage::ApplicationPage(const Services &services, QWidget *parent)
    : Page(parent), m_services(services), m_clock(services.clock),
      m_head(new PageHead(services.theme, this)), m_stop(new QPushButton(this)),
      m_tabRow(new TabRow(space::Margin, this)), m_tabs(m_tabRow->bar()),
      m_stack(new QStackedWidget(this)), m_overview(new OverviewTab(services, this)),
      m_pods(new PodsTab(services.theme, m_clock, this)), m_logs(new LogsTab(services, this)),
      m_events(new EventsTab(services, this)), m_objects(new ObjectsTab(services, this)),
      m_driverUi(new QWidget(this)), m_driverUiNote(new EmptyState(services.theme, m_driverUi)),
      m_nothing(new EmptyState(services.theme, this)), m_pages(new QStackedWidget(this))
{
    setObjectName(u"applicationPage"_s);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_pages);
    auto *holder = new QWidget(this);
    buildTabs(holder);
    m_pages->addWidget(m_nothing);
    m_pages->addWidget(holder);
    m_nothing->setObjectName(u"nothing"_s);
    m_nothing->setIcon(u"layers"_s);
    connect(m_nothing, &EmptyState::linkActivated, this, [this](const QString &link) {
        const auto current = m_services.workbench.current();
        if (link == "list"_L1)
            m_services.navigator.go(u"applications"_s);
        else if (current) // the application is shown as soon as its pods are read
            openCluster(m_services, current->id, m_key.namespaceName);
    });
    connect(m_stop, &QPushButton::clicked, this, [this] {
        if (m_facts)
            stopApplication(this, m_services, *m_facts->app);
    });
    connect(m_tabs, &QTabBar::currentChanged, this, &ApplicationPage::tabChanged);
    connect(m_overview, &OverviewTab::linkActivated, this, &ApplicationPage::showTab);
    connect(m_pods, &PodsTab::podActivated, this, [this](const QString &uid) {
        m_logs->showSource(uid);
        showTab(u"logs"_s);
    });
    connect(&services.workbench, &Workbench::sessionOpened, this, &ApplicationPage::followSession);
    connect(&services.workbench, &Workbench::sessionAboutToClose, this,
            [this] { showIndex(nullptr, {}); });
    connect(&services.workbench, &Workbench::freshnessChanged, this,
            [this] { showFreshness(m_services.workbench.freshness()); });
    m_tick.setInterval(1s);
    connect(&m_tick, &QTimer::timeout, this, &ApplicationPage::tick);
    addActions();
    retranslate();
    followSession();
}

ApplicationPage::~ApplicationPage()
{
    m_logs->setCollector(nullptr);
}

void ApplicationPage::buildTabs(QWidget *holder)
{
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_stop->setObjectName(u"stopApplication"_s);
    m_stop->setIcon(m_services.theme.icon(u"stop"_s));
    m_head->addButton(m_stop);
    column->addWidget(m_head);
    m_tabs->setObjectName(u"tabs"_s);
    for (const QString &tab : kTabs)
        m_tabs->setTabData(m_tabs->addTab({}), tab);
    column->addWidget(m_tabRow);
    auto *uiColumn = new QVBoxLayout(m_driverUi);
    uiColumn->setContentsMargins(0, 0, 0, 0);
    uiColumn->addWidget(m_driverUiNote);
    m_driverUiNote->setIcon(u"external"_s);
    for (QWidget *tab : std::initializer_list<QWidget *>{m_overview, m_pods, m_logs, m_driverUi,
                                                         m_objects, m_events})
        m_stack->addWidget(tab);
    column->addWidget(m_stack, 1);
}

// ---- what it shows ----------------------------------------------------------------------------

void ApplicationPage::followSession()
{
    engine::ClusterSession *session = m_services.workbench.session();
    if (!session)
        return;
    const QPointer<engine::ClusterSession> guarded(session);
    connect(&session->store(), &store::ObjectStore::stateChanged, this,
            &ApplicationPage::showNothing);
    showIndex(&session->apps(), [guarded](const kube::LogRequest &request) {
        return guarded ? guarded->followLog(request) : nullptr;
    });
}

void ApplicationPage::showIndex(store::AppIndex *index, LogCollector::Follow follow)
{
    if (m_index)
        m_index->disconnect(this);
    m_logs->setCollector(nullptr);
    m_known.clear(); // their feeds belong to the session
    m_index = index;
    m_follow = std::move(follow);
    m_facts.reset();
    m_gone = false;
    if (index)
        connect(index, &store::AppIndex::changed, this,
                [this](const QSet<store::AppKey> &added, const QSet<store::AppKey> &updated,
                       const QSet<store::AppKey> &removed) {
                    if (added.contains(m_key) || updated.contains(m_key) || removed.contains(m_key))
                        refresh();
                });
    if (!m_key.appId.isEmpty())
        setApp(m_key);
    else
        refresh();
}

void ApplicationPage::open(const QVariantMap &argument)
{
    const store::AppKey key{argument.value(u"namespace"_s).toString(),
                            argument.value(u"app"_s).toString()};
    if (!key.appId.isEmpty() && (key != m_key || !m_facts))
        setApp(key);
    const QString tab = argument.value(u"tab"_s).toString();
    if (!tab.isEmpty())
        showTab(tab);
    const QString pod = argument.value(u"pod"_s).toString();
    if (!pod.isEmpty()) {
        if (currentTab() == "logs"_L1)
            m_logs->showSource(pod);
        else if (currentTab() == "objects"_L1)
            m_objects->showObject(pod);
    }
}

void ApplicationPage::setApp(const store::AppKey &key)
{
    if (key != m_key)
        showTab(u"overview"_s);
    m_key = key;
    m_facts.reset();
    m_gone = false;
    m_goneAt = QDateTime();
    m_logs->setCollector(m_index ? known(key).logs.get() : nullptr);
    refresh();
}

ApplicationPage::Known &ApplicationPage::known(const store::AppKey &key)
{
    const auto found = std::ranges::find(m_known, key, &Known::key);
    if (found != m_known.end()) {
        m_known.splice(m_known.begin(), m_known, found);
    } else {
        m_known.push_front({key, nullptr, std::make_unique<LogCollector>(m_follow)});
        const LogCollector *logs = m_known.front().logs.get();
        connect(logs, &LogCollector::lastWordsChanged, this, [this, key] {
            const auto of = std::ranges::find(m_known, key, &Known::key);
            if (of == m_known.end() || !of->facts || !of->facts->app->finished())
                return; // while it runs it has only stumbled
            hear(*of, of->facts->app);
            if (key == m_key)
                refresh();
        });
        if (m_known.size() > keptApplications)
            m_known.pop_back();
    }
    return m_known.front();
}

/// What is known of it: by the cluster, and by its driver's log.
void ApplicationPage::hear(Known &known, std::shared_ptr<const store::SparkApp> app)
{
    known.facts = makeFacts(std::move(app), known.logs->lastWords());
    if (m_words && hasLastWords(*known.facts))
        m_words->note(known.key, known.facts->lastWords);
}

void ApplicationPage::refresh()
{
    const auto app = m_index ? m_index->app(m_key) : nullptr;
    if (m_index && !m_key.appId.isEmpty()) {
        Known &shown = known(m_key);
        if (app)
            hear(shown, app);
        m_facts = shown.facts;
        shown.logs->update(app);
    }
    m_gone = !app && m_facts;
    renewClock();
    showNothing();
    m_pages->setCurrentIndex(m_facts ? 1 : 0);
    showFacts();
    m_stop->setEnabled(m_facts && !m_gone && canStop(*m_facts->app));
    m_stop->setVisible(m_facts && !m_facts->app->finished());
    tick();
    if (currentTab() == "driverui"_L1)
        Q_EMIT driverUiWanted(m_gone || !m_facts ? nullptr : m_facts->app);
    Q_EMIT titleChanged();
}

/// Nobody may say that an application is not there before the cluster has been read.
void ApplicationPage::showNothing()
{
    engine::ClusterSession *session = m_services.workbench.session();
    const bool read = m_index && (!session || session->store().state(u"pods"_s).synced);
    const Workbench &workbench = m_services.workbench;
    const bool elsewhere = session && !m_key.namespaceName.isEmpty() &&
                           !workbench.allNamespaces() &&
                           workbench.namespaceName() != m_key.namespaceName;
    QList<EmptyState::Link> links;
    if (elsewhere) {
        //: %1 and %2 are names of namespaces
        m_nothing->setSentence(
            tr("This application is in the namespace %1, and %2 is shown")
                .arg(asCode(m_key.namespaceName), asCode(workbench.namespaceName())));
        links.append({u"namespace"_s, tr("Show the namespace %1").arg(m_key.namespaceName)});
    } else {
        m_nothing->setSentence(read ? tr("This application is not in the namespace that is shown")
                                    : tr("The applications have not been read yet"));
    }
    links.append({u"list"_s, tr("All applications")});
    m_nothing->setLinks(links);
}

/// Only the tab that is seen is worth the work; another one gets it when it is chosen.
void ApplicationPage::showFacts()
{
    const QString tab = currentTab();
    if (tab == "overview"_L1 || !m_facts)
        m_overview->setFacts(m_facts);
    if (tab == "pods"_L1 || !m_facts)
        m_pods->setFacts(m_facts);
    if (tab == "events"_L1 || !m_facts)
        m_events->setFacts(m_facts);
    if (tab == "objects"_L1 || !m_facts)
        m_objects->setFacts(m_facts);
}

void ApplicationPage::showFreshness(const Freshness &freshness)
{
    const bool stale = freshness.state == Freshness::State::Stale;
    m_asOf = stale ? freshness.asOf : QDateTime();
    renewClock();
    tick();
}

/// What was removed was last heard of then; nothing comes after it.
void ApplicationPage::renewClock()
{
    if (!m_gone)
        m_goneAt = QDateTime();
    else if (!m_goneAt.isValid())
        m_goneAt = m_clock.wall();
    m_clock.stand(m_gone ? m_goneAt : m_asOf);
}

void ApplicationPage::tick()
{
    if (!m_facts) {
        m_head->setState(std::nullopt);
        return;
    }
    const QDateTime now = m_services.clock.wall();
    m_head->setState(m_facts->app->state);
    m_head->setTitle(verdictTitle(*m_facts, m_clock.wall()));
    m_head->setNote(m_gone ? tr("The cluster has removed it; this is what was seen last")
                           : verdictNote(*m_facts, now));
    m_overview->tick();
    if (currentTab() == "pods"_L1)
        m_pods->tick();
}

// ---- tabs -------------------------------------------------------------------------------------

QString ApplicationPage::currentTab() const
{
    return m_tabs->tabData(m_tabs->currentIndex()).toString();
}

void ApplicationPage::showTab(const QString &tab)
{
    if (const qsizetype index = kTabs.indexOf(tab); index >= 0)
        m_tabs->setCurrentIndex(int(index));
}

void ApplicationPage::tabChanged()
{
    showFacts();
    m_stack->setCurrentIndex(m_tabs->currentIndex());
    const bool driverUi = currentTab() == "driverui"_L1;
    Q_EMIT driverUiWanted(driverUi && m_facts && !m_gone ? m_facts->app : nullptr);
}

void ApplicationPage::setDriverUi(QWidget *widget)
{
    m_driverUiNote->hide();
    m_driverUi->layout()->addWidget(widget);
}

} // namespace firesteel::gui
