// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/applications/applicationspage.h"

#include "core/base/clock.h"
#include "core/engine/clustersession.h"
#include "gui/models/apptreemodel.h"
#include "gui/models/lastwordsbook.h"
#include "gui/pages/application/appsummary.h"
#include "gui/pages/application/stopapplication.h"
#include "gui/pages/applications/apptable.h"
#include "gui/pages/applications/filterwords.h"
#include "gui/shell/actionregistry.h"
#include "gui/shell/navigator.h"
#include "gui/text/format.h"
#include "gui/text/sentences.h"
#include "gui/theme/theme.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/filterfield.h"
#include "gui/widgets/hairline.h"
#include "gui/widgets/loadingskeleton.h"
#include "gui/widgets/richtext.h"
#include "gui/widgets/splitter.h"
#include "gui/widgets/staleband.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {
constexpr int kFilterWidth = 528;
constexpr int kFilterLeast = 160;
constexpr int kSummaryHeight = 224;
} // namespace

ApplicationsPage::ApplicationsPage(const Services &services, QWidget *parent)
    : Page(parent), m_services(services), m_clock(services.clock),
      m_model(new AppTreeModel(m_clock, this)), m_filter(new FilterField(services.theme, this)),
      m_count(new ElidedLabel({}, this)), m_problem(new ElidedLabel({}, this)),
      m_stale(new StaleBand(services.theme, services.clock, this)),
      m_stack(new QStackedWidget(this)), m_table(new AppTable(services.theme, m_model, this)),
      m_empty(new EmptyState(services.theme, this)),
      m_loading(new LoadingSkeleton(services.theme, this)),
      m_splitter(new Splitter(Qt::Vertical, this)), m_summary(new AppSummary(services, true, this)),
      m_why(new QPushButton(this))
{
    setObjectName(u"applicationsPage"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *bar = new QWidget(this);
    buildBar(bar);
    column->addWidget(bar);
    column->addWidget(new Hairline(Qt::Horizontal, this));
    column->addWidget(m_stale);
    m_stale->hide();
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_loading);
    m_loading->setRows(12);
    m_loading->setContentsMargins(space::Margin, space::Gap, space::Margin, space::Gap);
    makeMain(m_why);
    m_why->setObjectName(u"showWhy"_s);
    m_summary->setObjectName(u"summary"_s);
    m_summary->addButton(m_why);
    m_splitter->setObjectName(u"listAndSummary"_s);
    m_splitter->addWidget(m_stack);
    m_splitter->addWidget(m_summary);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    m_splitter->setSizes({1000, kSummaryHeight});
    column->addWidget(m_splitter, 1);

    connect(m_model, &AppTreeModel::countsChanged, this, &ApplicationsPage::countsChanged);
    connect(m_model, &AppTreeModel::ordered, this, &ApplicationsPage::arrange);
    connect(m_model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &first, const QModelIndex &last, const QList<int> &roles) {
                QModelIndex current = m_table->currentIndex();
                if (current.parent().isValid())
                    current = current.parent();
                if (roles.isEmpty() && !first.parent().isValid() && current.row() >= first.row() &&
                    current.row() <= last.row())
                    selectionChanged();
            });
    connect(m_table, &AppTable::currentAppChanged, this, &ApplicationsPage::selectionChanged);
    connect(m_table, &AppTable::openRequested, this, [this] { openApp({}); });
    connect(m_table, &AppTable::escaped, this, [this] {
        m_table->clearSelection();
        m_table->setCurrentIndex({});
    });
    connect(m_filter, &QLineEdit::textChanged, this, [this] { m_filterDelay.start(); });
    connect(m_filter, &QLineEdit::returnPressed, this, &ApplicationsPage::leaveFilter);
    connect(m_filter, &SearchField::escaped, this, &ApplicationsPage::leaveFilter);
    connect(m_why, &QPushButton::clicked, this, [this] { openApp({}); });
    connect(m_summary, &AppSummary::linkActivated, this, &ApplicationsPage::openApp);
    connect(m_empty, &EmptyState::linkActivated, this, &ApplicationsPage::emptyLink);
    connect(m_stale, &StaleBand::tryNow, &services.workbench, &Workbench::reconnect);
    connect(&services.workbench, &Workbench::sessionOpened, this, &ApplicationsPage::followSession);
    connect(&services.workbench, &Workbench::sessionAboutToClose, this,
            [this] { showIndex(nullptr); });
    connect(&services.workbench, &Workbench::freshnessChanged, this,
            &ApplicationsPage::renewPicture);
    m_filterDelay.setSingleShot(true);
    m_filterDelay.setInterval(120ms);
    connect(&m_filterDelay, &QTimer::timeout, this, &ApplicationsPage::filterEdited);
    m_tick.setInterval(1s);
    connect(&m_tick, &QTimer::timeout, this, &ApplicationsPage::tick);
    addActions();
    retranslate();
    if (services.workbench.session())
        followSession();
    arrange();
    selectionChanged();
}

ApplicationsPage::~ApplicationsPage() = default;

void ApplicationsPage::buildBar(QWidget *bar)
{
    bar->setFixedHeight(m_services.theme.metrics().toolBar);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(space::Group, 0, space::Group, 0);
    row->setSpacing(space::Gap);
    m_filter->setObjectName(u"filter"_s);
    m_filter->setIconName(u"filter"_s);
    m_filter->setMaximumWidth(kFilterWidth);
    m_filter->setMinimumWidth(kFilterLeast);
    row->addWidget(m_filter, 4);
    m_count->setObjectName(u"count"_s);
    m_services.theme.dress(m_count, Theme::Role::Text, &Tokens::text2);
    m_count->setContentsMargins(space::Gap, 0, 0, 0);
    row->addWidget(m_count);
    m_problem->setObjectName(u"filterProblem"_s);
    m_services.theme.dress(m_problem, Theme::Role::Text, &Tokens::waiting);
    row->addWidget(m_problem);
    row->addStretch(1);
    m_stop = new QPushButton(bar);
    m_logs = new QPushButton(bar);
    m_new = new QPushButton(bar);
    m_stop->setObjectName(u"stop"_s);
    m_logs->setObjectName(u"openLogs"_s);
    m_new->setObjectName(u"newJob"_s);
    m_stop->setIcon(m_services.theme.icon(u"stop"_s));
    m_new->setIcon(m_services.theme.icon(u"plus"_s));
    for (QPushButton *button : {m_stop, m_logs, m_new})
        row->addWidget(button);
    connect(m_stop, &QPushButton::clicked, this, &ApplicationsPage::stop);
    connect(m_logs, &QPushButton::clicked, this, [this] { openApp(u"logs"_s); });
    connect(m_new, &QPushButton::clicked, this, [this] { m_services.navigator.go(u"newjob"_s); });
}

void ApplicationsPage::addActions()
{
    ActionRegistry &actions = m_services.actions;
    const auto add = [&](const QString &name, std::function<QString()> text,
                         const QList<QKeySequence> &keys, const QString &icon,
                         std::function<void()> run, QWidget *context) {
        actions.add({u"applications."_s + name, std::move(text), keys, icon, u"applications"_s},
                    context, std::move(run));
    };
    add(
        u"filter"_s, [] { return tr("Filter the applications"); },
        {QKeySequence(u"Ctrl+F"_s), QKeySequence(u"/"_s)}, u"filter"_s,
        [this] { m_filter->setFocus(Qt::ShortcutFocusReason); }, this);
    // what acts on the row works where the row is
    add(
        u"logs"_s, [] { return tr("Open the logs"); }, {QKeySequence(u"L"_s)}, u"file"_s,
        [this] { openApp(u"logs"_s); }, m_table);
    add(
        u"why"_s, [] { return tr("Show why"); }, {QKeySequence(u"W"_s)}, u"info"_s,
        [this] { openApp(u"overview"_s); }, m_table);
    add(
        u"yaml"_s, [] { return tr("Show the objects"); }, {QKeySequence(u"Y"_s)}, u"cube"_s,
        [this] { openApp(u"objects"_s); }, m_table);
    add(
        u"stop"_s, [] { return tr("Stop the application…"); }, {QKeySequence(Qt::Key_Delete)},
        u"stop"_s, [this] { stop(); }, m_table);
}

QString ApplicationsPage::id() const
{
    return u"applications"_s;
}

QString ApplicationsPage::title() const
{
    return tr("Applications");
}

QString ApplicationsPage::iconName() const
{
    return u"layers"_s;
}

QString ApplicationsPage::badge() const
{
    return m_model->total() > 0 ? gui::count(m_model->total()) : QString();
}

QWidget *ApplicationsPage::focusTarget()
{
    return m_table;
}

void ApplicationsPage::open(const QVariantMap &argument)
{
    if (argument.contains(u"filter"_s))
        m_filter->setText(argument.value(u"filter"_s).toString());
    const QString app = argument.value(u"app"_s).toString();
    if (!app.isEmpty())
        m_table->selectApp({argument.value(u"namespace"_s).toString(), app});
}

void ApplicationsPage::activate()
{
    m_tick.start();
    tick();
}

void ApplicationsPage::deactivate()
{
    m_tick.stop();
}

// ---- session ----------------------------------------------------------------------------------

void ApplicationsPage::followSession()
{
    engine::ClusterSession *session = m_services.workbench.session();
    if (!session)
        return;
    connect(&session->store(), &store::ObjectStore::stateChanged, this,
            [this](const QString &type) {
                if (type == "pods"_L1)
                    renewPicture();
            });
    showIndex(&session->apps());
}

void ApplicationsPage::setLastWords(const std::shared_ptr<const LastWordsBook> &book)
{
    m_words = book;
    m_model->setLastWords(*book);
}

void ApplicationsPage::showIndex(store::AppIndex *index)
{
    m_hasIndex = index != nullptr;
    const auto current = m_table->currentApp();
    m_model->setIndex(index);
    if (current) // a connection that comes back shows the same
        m_table->selectApp(*current);
    m_summary->setFacts(nullptr);
    renewPicture();
    Q_EMIT badgeChanged();
}

void ApplicationsPage::renewPicture()
{
    Picture picture;
    picture.freshness = m_services.workbench.freshness();
    if (const engine::ClusterSession *session = m_services.workbench.session()) {
        const kube::WatchState state =
            const_cast<engine::ClusterSession *>(session)->store().state(u"pods"_s);
        picture.loading = !state.synced;
        picture.loaded = state.loaded;
        picture.cause = picture.freshness.cause ? picture.freshness.cause : state.cause;
    }
    showPicture(picture);
}

void ApplicationsPage::showPicture(const Picture &picture)
{
    m_picture = picture;
    const bool stale = picture.freshness.state == Freshness::State::Stale;
    if (stale) {
        const QString cause = picture.freshness.cause ? sentenceFor(*picture.freshness.cause).what
                                                      : tr("The cluster does not answer.");
        m_stale->setStale(picture.freshness.asOf, cause, picture.freshness.nextTry);
    }
    m_clock.stand(stale ? picture.freshness.asOf : QDateTime());
    m_summary->setAsOf(stale ? picture.freshness.asOf : QDateTime());
    m_stale->setVisible(stale);
    m_model->setStale(stale);
    arrange();
}

/// Table, or why there is none.
void ApplicationsPage::arrange()
{
    if (m_model->shown() > 0) {
        m_stack->setCurrentWidget(m_table);
    } else if (m_picture.loading && m_picture.cause) {
        showObstacle(*m_picture.cause);
    } else if (m_picture.loading) {
        m_loading->setText(m_picture.loaded > 0
                               ? tr("Reading, %n pod(s) so far…", nullptr, int(m_picture.loaded))
                               : tr("Reading the applications…"));
        m_stack->setCurrentWidget(m_loading);
    } else if (m_model->isOrdering() && m_model->total() > 0) {
        return; // it is on its way
    } else {
        if (m_model->total() > 0) {
            m_empty->setIcon(u"filter"_s);
            m_empty->setSentence(tr("No application matches the filter"));
            m_empty->setLinks(
                {{u"clear"_s, tr("Show all %n", "applications", int(m_model->total()))}});
        } else if (m_services.workbench.allNamespaces() ||
                   m_services.workbench.namespaceName().isEmpty()) {
            m_empty->setIcon(u"layers"_s);
            m_empty->setSentence(tr("No application yet"));
            m_empty->setLinks({{u"new"_s, tr("New job")}});
        } else {
            m_empty->setIcon(u"layers"_s);
            m_empty->setSentence(
                tr("No application in %1 yet").arg(asCode(m_services.workbench.namespaceName())));
            m_empty->setLinks(
                {{u"new"_s, tr("New job")}, {u"all"_s, tr("Look in all namespaces")}});
        }
        m_empty->setDetail({});
        m_stack->setCurrentWidget(m_empty);
    }
    m_summary->setVisible(m_stack->currentWidget() == m_table && selected());
}

/// Nothing was ever read: why, instead of a promise to read on.
void ApplicationsPage::showObstacle(const Error &cause)
{
    const Sentence sentence = sentenceFor(cause);
    m_empty->setIcon(u"warning"_s);
    m_empty->setSentence(sentence.what);
    m_empty->setDetail(sentence.next);
    const bool elsewhere = cause.code == Errc::Forbidden || cause.code == Errc::NamespaceMissing;
    m_empty->setLinks(
        {{u"retry"_s, tr("Try now")},
         {u"choose"_s, elsewhere ? tr("Choose another namespace") : tr("Choose another cluster")}});
    m_stack->setCurrentWidget(m_empty);
}

void ApplicationsPage::emptyLink(const QString &link)
{
    if (link == "retry"_L1)
        return m_services.workbench.reconnect();
    if (link == "choose"_L1) {
        if (QAction *choose = m_services.actions.action(u"cluster.choose"_s))
            choose->trigger();
        return;
    }
    if (link == "clear"_L1)
        m_filter->clear();
    else if (link == "new"_L1)
        m_services.navigator.go(u"newjob"_s);
    else if (const auto current = m_services.workbench.current())
        m_services.workbench.open(current->id, Workbench::AllNamespaces);
}

// ---- what the person does ---------------------------------------------------------------------

void ApplicationsPage::filterEdited()
{
    m_filterDelay.stop();
    const AppFilter filter = AppFilter::parse(m_filter->text());
    m_model->setFilter(filter);
    m_problem->setText(filter.problems().isEmpty() ? QString()
                                                   : filterProblem(filter.problems().first()));
}

void ApplicationsPage::leaveFilter()
{
    filterEdited();
    m_table->setFocus(Qt::OtherFocusReason);
    if (!m_table->currentIndex().isValid() && m_model->shown() > 0)
        m_table->setCurrentIndex(m_model->index(0, 0));
}

AppFactsPtr ApplicationsPage::selected() const
{
    return m_model->facts(m_table->currentIndex());
}

void ApplicationsPage::selectionChanged()
{
    const AppFactsPtr facts = selected();
    m_summary->setFacts(facts);
    m_summary->setVisible(facts && m_stack->currentWidget() == m_table);
    m_stop->setEnabled(facts && canStop(*facts->app));
    m_logs->setEnabled(facts != nullptr);
}

void ApplicationsPage::openApp(const QString &tab)
{
    const AppFactsPtr facts = selected();
    if (!facts)
        return;
    QVariantMap argument{{u"namespace"_s, facts->key().namespaceName},
                         {u"app"_s, facts->key().appId}};
    if (!tab.isEmpty())
        argument.insert(u"tab"_s, tab);
    if (const kube::ObjectPtr pod = m_model->pod(m_table->currentIndex()))
        argument.insert(u"pod"_s, pod->uid);
    m_services.navigator.go(u"application"_s, argument);
}

void ApplicationsPage::stop()
{
    if (const AppFactsPtr facts = selected())
        stopApplication(this, m_services, *facts->app);
}

void ApplicationsPage::countsChanged()
{
    const qsizetype shown = m_model->shown();
    const qsizetype total = m_model->total();
    m_count->setText(
        total == 0 ? QString()
        : shown == total
            ? tr("%n application(s)", nullptr, int(total))
            : tr("%1 of %n application(s)", nullptr, int(total)).arg(gui::count(shown)));
    arrange();
    Q_EMIT badgeChanged();
}

void ApplicationsPage::tick()
{
    const auto [first, last] = m_table->visibleApps();
    m_model->tick(first, last);
    m_summary->tick();
}

// ---- texts and state --------------------------------------------------------------------------

void ApplicationsPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ApplicationsPage::retranslate()
{
    m_filter->setPlaceholderText(tr("Filter by name, state or reason"));
    m_filter->setAccessibleName(tr("Filter the applications"));
    m_filter->setShortcutHint(QKeySequence(u"Ctrl+F"_s).toString(QKeySequence::NativeText));
    m_filter->setToolTip(
        m_filter->placeholderText() + u'\n' +
        tr("Words, or for instance: state:failed  age<1d  name:etl  ns:spark  executors>2  "
           "memory>10Gi  -state:succeeded"));
    m_stop->setText(tr("Stop…"));
    m_logs->setText(tr("Open logs"));
    m_new->setText(tr("New job"));
    m_why->setText(tr("Show why"));
    m_table->setAccessibleName(tr("Applications"));
    countsChanged();
    showPicture(m_picture);
    filterEdited();
    Q_EMIT titleChanged();
}

QByteArray ApplicationsPage::saveState() const
{
    QJsonArray sizes;
    const QList<int> now = m_splitter->sizes();
    for (const int size : now)
        sizes.append(size);
    QJsonObject state{
        {u"filter"_s, m_filter->text()},
        {u"sort"_s, m_table->header()->sortIndicatorSection()},
        {u"descending"_s, m_table->header()->sortIndicatorOrder() == Qt::DescendingOrder},
        {u"sizes"_s, sizes}};
    if (const auto app = m_table->currentApp()) {
        state.insert(u"namespace"_s, app->namespaceName);
        state.insert(u"app"_s, app->appId);
    }
    return QJsonDocument(state).toJson(QJsonDocument::Compact);
}

void ApplicationsPage::restoreState(const QByteArray &saved)
{
    const QJsonObject state = QJsonDocument::fromJson(saved).object();
    if (state.isEmpty())
        return;
    m_filter->setText(state.value("filter"_L1).toString());
    filterEdited();
    const int column = state.value("sort"_L1).toInt(AppTreeModel::State);
    if (column >= 0 && column < AppTreeModel::ColumnCount)
        m_table->sortByColumn(column, state.value("descending"_L1).toBool() ? Qt::DescendingOrder
                                                                            : Qt::AscendingOrder);
    const QJsonArray sizes = state.value("sizes"_L1).toArray();
    if (sizes.size() == 2 && sizes[0].toInt() > 0 && sizes[1].toInt() > 0)
        m_splitter->setSizes({sizes[0].toInt(), sizes[1].toInt()});
    const QString app = state.value("app"_L1).toString();
    if (!app.isEmpty())
        m_table->selectApp({state.value("namespace"_L1).toString(), app});
}

} // namespace firesteel::gui
