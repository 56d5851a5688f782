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
#include "gui/shell/actionregistry.h"
#include "gui/shell/navigator.h"
#include "gui/shell/opencluster.h"
#include "gui/shell/workbench.h"
#include "gui/theme/theme.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/logview.h"
#include "gui/widgets/pagehead.h"
#include "gui/widgets/richtext.h"
#include "gui/widgets/searchfield.h"
#include "gui/widgets/tabbar.h"
#include "gui/widgets/tabrow.h"

#include <QEvent>
#include <QJsonDocument>
#include <QJsonObject>
#include <QKeyEvent>
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
    : Page(parent), m_services(services), m_head(new PageHead(services.theme, this)),
      m_stop(new QPushButton(this)), m_tabRow(new TabRow(space::Margin, this)),
      m_tabs(m_tabRow->bar()), m_stack(new QStackedWidget(this)),
      m_overview(new OverviewTab(services, this)), m_pods(new PodsTab(services, this)),
      m_logs(new LogsTab(services, this)), m_events(new EventsTab(services, this)),
      m_objects(new ObjectsTab(services, this)), m_driverUi(new QWidget(this)),
      m_driverUiNote(new EmptyState(services.theme, m_driverUi)),
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

void ApplicationPage::addActions()
{
    const auto add = [&](const QString &name, std::function<QString()> text,
                         const QList<QKeySequence> &keys, const QString &icon,
                         std::function<void()> run) {
        m_services.actions.add(
            {u"application."_s + name, std::move(text), keys, icon, u"application"_s}, this,
            std::move(run));
    };
    add(
        u"back"_s, [] { return tr("Back to the applications"); }, {QKeySequence(u"Alt+Up"_s)},
        u"chevron-left"_s, [this] { m_services.navigator.go(u"applications"_s); });
    add(
        u"search"_s, [] { return tr("Search the log"); },
        {QKeySequence(u"Ctrl+F"_s), QKeySequence(u"/"_s)}, u"search"_s,
        [this] {
            showTab(u"logs"_s);
            m_logs->searchField()->setFocus(Qt::ShortcutFocusReason);
            m_logs->searchField()->selectAll();
        });
    add(
        u"nextHit"_s, [] { return tr("Next hit"); }, {QKeySequence(u"F3"_s)}, u"arrow-down"_s,
        [this] { m_logs->view()->nextHit(); });
    add(
        u"previousHit"_s, [] { return tr("Previous hit"); }, {QKeySequence(u"Shift+F3"_s)},
        u"arrow-up"_s, [this] { m_logs->view()->previousHit(); });
    add(
        u"why"_s, [] { return tr("Show why"); }, {QKeySequence(u"W"_s)}, u"info"_s,
        [this] { showTab(u"overview"_s); });
    add(
        u"logs"_s, [] { return tr("Show the logs"); }, {QKeySequence(u"L"_s)}, u"file"_s,
        [this] { showTab(u"logs"_s); });
    add(
        u"yaml"_s, [] { return tr("Show the objects"); }, {QKeySequence(u"Y"_s)}, u"cube"_s,
        [this] { showTab(u"objects"_s); });
    add(
        u"stop"_s, [] { return tr("Stop the application…"); }, {QKeySequence(Qt::Key_Delete)},
        u"stop"_s, [this] { m_stop->click(); });
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

void ApplicationPage::tick()
{
    if (!m_facts) {
        m_head->setState(std::nullopt);
        return;
    }
    const QDateTime now = m_services.clock.wall();
    m_head->setState(m_facts->app->state);
    m_head->setTitle(verdictTitle(*m_facts, now));
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

// ---- page -------------------------------------------------------------------------------------

QString ApplicationPage::id() const
{
    return u"application"_s;
}

QString ApplicationPage::title() const
{
    return m_facts ? m_facts->app->name : tr("Application");
}

QString ApplicationPage::iconName() const
{
    return u"layers"_s;
}

void ApplicationPage::activate()
{
    m_tick.start();
    tick();
}

void ApplicationPage::deactivate()
{
    m_tick.stop();
}

QWidget *ApplicationPage::focusTarget()
{
    if (m_pages->currentIndex() == 0)
        return m_nothing;
    return currentTab() == "logs"_L1 ? static_cast<QWidget *>(m_logs->view()) : m_tabs;
}

QByteArray ApplicationPage::saveState() const
{
    return QJsonDocument(QJsonObject{{u"namespace"_s, m_key.namespaceName},
                                     {u"app"_s, m_key.appId},
                                     {u"tab"_s, currentTab()},
                                     {u"wrap"_s, m_logs->view()->wraps()}})
        .toJson(QJsonDocument::Compact);
}

void ApplicationPage::restoreState(const QByteArray &saved)
{
    const QJsonObject state = QJsonDocument::fromJson(saved).object();
    const QString app = state.value("app"_L1).toString();
    if (app.isEmpty())
        return;
    setApp({state.value("namespace"_L1).toString(), app});
    showTab(state.value("tab"_L1).toString());
    m_logs->setWrap(state.value("wrap"_L1).toBool());
}

void ApplicationPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

/// Esc that nobody below has a use for leads back.
void ApplicationPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        m_services.navigator.go(u"applications"_s);
    else
        Page::keyPressEvent(event);
}

void ApplicationPage::retranslate()
{
    const QStringList names{tr("Overview"),  tr("Pods"),    tr("Logs"),
                            tr("Driver UI"), tr("Objects"), tr("Events")};
    for (int i = 0; i < names.size(); ++i)
        m_tabs->setTabText(i, names[i]);
    m_tabs->setAccessibleName(tr("Parts of the application"));
    m_stop->setText(tr("Stop…"));
    showNothing();
    m_driverUiNote->setSentence(tr("The driver's own pages"));
    m_driverUiNote->setDetail(tr("They are there while the driver runs."));
    refresh();
}

} // namespace firesteel::gui
