// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/mainwindow.h"

#include "core/settings/settings.h"
#include "gui/shell/actionregistry.h"
#include "gui/shell/clusterbar.h"
#include "gui/shell/clustermarks.h"
#include "gui/shell/clusterpicker.h"
#include "gui/shell/commandpalette.h"
#include "gui/shell/endnotices.h"
#include "gui/shell/leaving.h"
#include "gui/shell/loginquestions.h"
#include "gui/shell/navigator.h"
#include "gui/shell/noticearea.h"
#include "gui/shell/opencluster.h"
#include "gui/shell/page.h"
#include "gui/shell/places.h"
#include "gui/shell/services.h"
#include "gui/shell/statusbar.h"
#include "gui/shell/taborder.h"
#include "gui/shell/widgetaccess.h"
#include "gui/shell/windowactions.h"
#include "gui/shell/workbench.h"
#include "gui/theme/theme.h"
#include "gui/widgets/fitarea.h"
#include "gui/widgets/searchfield.h"

#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <QWhatsThis>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
namespace keys = settings::keys;

namespace {

const QString kWelcome = u"welcome"_s;
constexpr QSize kFirstSize{1280, 800};
constexpr QSize kLeastSize{800, 480};
constexpr qsizetype kHistory = 50;

} // namespace

MainWindow::MainWindow(const Services &services, const QList<PageEntry> &pages, QWidget *parent)
    : QWidget(parent), m_services(services), m_leave(new Leaving(*this, services))
{
    makeWidgetsAccessible();
    setObjectName(u"mainWindow"_s);
    resize(kFirstSize.boundedTo(FitArea::roomFor(*this)));
    build(pages);
    new WindowActions(*this, m_bar->search(), m_services);
    new LoginQuestions(*this, m_services);
    followWorkbench();
    connect(&m_services.navigator, &Navigator::requested, this, &MainWindow::showPage);
    connect(&m_services.navigator, &Navigator::backRequested, this, &MainWindow::goBack);
    tellHowActivitiesEnd(*this, m_services);
    m_wanted = firstPlace();
    settle();
    renewTitle();
}

MainWindow::~MainWindow()
{
    m_leaving = true;
    m_services.actions.removeAllOf(this);
}

void MainWindow::build(const QList<PageEntry> &pages)
{
    auto *all = new QWidget;
    all->setMinimumSize(kLeastSize);
    auto *column = new QVBoxLayout(all);
    column->setContentsMargins({});
    column->setSpacing(0);
    m_bar = new ClusterBar(m_services, all);
    m_places = new Places(m_services.theme, all);
    auto *room = new QWidget(all);
    room->setObjectName(u"pageArea"_s);
    room->setBackgroundRole(QPalette::Base);
    room->setAutoFillBackground(true);
    m_stack = new QStackedWidget(room);
    auto *inside = new QVBoxLayout(room);
    inside->setContentsMargins({});
    inside->addWidget(m_stack);
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_places);
    row->addWidget(room, 1);
    column->addWidget(new ProductionEdge(m_services, all));
    column->addWidget(m_bar);
    column->addLayout(row, 1);
    // Tab goes in the order in which widgets come into the window: places, page, status bar.
    for (const PageEntry &entry : pages) {
        Page *page = entry.make(m_services, nullptr);
        if (page->objectName().isEmpty())
            page->setObjectName(u"page."_s + page->id());
        m_index.insert(page->id(), m_pages.size());
        m_pages.append({entry, page});
        if (entry.where != PageEntry::Where::Hidden)
            m_places->add(page, entry.where == PageEntry::Where::Bottom);
        connect(page, &Page::titleChanged, this, &MainWindow::renewTitle);
    }
    for (const Loaded &loaded : std::as_const(m_pages))
        m_stack->addWidget(loaded.page);
    m_notices = new NoticeArea(m_services.notices, m_services.theme, room);
    m_status = new StatusBar(m_services, all);
    column->addWidget(m_status);
    auto *fit = new QVBoxLayout(this);
    fit->setContentsMargins({});
    fit->addWidget(new FitArea(all, this));
    m_palette = new CommandPalette(m_services, m_bar->search(), this);
    connect(m_places, &Places::chosen, this, [this](const QString &id) { showPage(id); });
    connect(m_status, &StatusBar::activityRequested, this, [this] { showPage(u"activity"_s); });
    connect(m_bar->picker(), &ClusterPicker::kubeconfigWanted, this, &MainWindow::chooseKubeconfig);
}

void MainWindow::followWorkbench()
{
    Workbench &workbench = m_services.workbench;
    const auto follow = [this] {
        settle();
        renewTitle();
    };
    connect(&workbench, &Workbench::sessionOpened, this, [this, follow] {
        rememberCluster(m_services);
        if (m_wanted == kWelcome) // it has done its work
            goBack();
        follow();
    });
    connect(&workbench, &Workbench::openFailed, this, follow);
    connect(&workbench, &Workbench::freshnessChanged, this, follow);
    connect(&workbench, &Workbench::choicesChanged, this, follow);
    connect(&m_services.settings, &settings::Settings::changed, this, &MainWindow::renewTitle);
}

QString MainWindow::firstPlace() const
{
    for (const Loaded &loaded : m_pages) {
        if (loaded.entry.where == PageEntry::Where::Top)
            return loaded.page->id();
    }
    return {};
}

bool MainWindow::clusterReady() const
{
    return m_services.workbench.current() && !m_services.workbench.openProblem();
}

Page *MainWindow::page(const QString &id) const
{
    const auto found = m_index.constFind(id);
    return found == m_index.cend() ? nullptr : m_pages.at(*found).page;
}

QList<std::pair<Page *, PageEntry::Where>> MainWindow::pages() const
{
    QList<std::pair<Page *, PageEntry::Where>> all;
    for (const Loaded &loaded : m_pages)
        all.append({loaded.page, loaded.entry.where});
    return all;
}

Page *MainWindow::shownPage() const
{
    return qobject_cast<Page *>(m_stack->currentWidget());
}

void MainWindow::showPage(const QString &id, const QVariantMap &argument)
{
    Page *wanted = page(id);
    if (!wanted)
        return;
    if (id != m_wanted && !m_wanted.isEmpty()) {
        m_history.append(m_wanted);
        m_history = m_history.mid(std::max<qsizetype>(0, m_history.size() - kHistory));
    }
    m_wanted = id;
    if (!argument.isEmpty())
        wanted->open(argument);
    settle();
    if (isVisible() && shownPage())
        shownPage()->focusTarget()->setFocus(Qt::OtherFocusReason);
    renewTitle();
}

void MainWindow::settle()
{
    if (m_leaving || m_pages.isEmpty())
        return;
    const auto found = m_index.constFind(m_wanted);
    if (found == m_index.cend())
        return;
    const Loaded &wanted = m_pages.at(*found);
    const bool fits = wanted.entry.withoutCluster || clusterReady();
    Page *shown = fits ? wanted.page : page(kWelcome);
    if (!shown)
        shown = wanted.page;
    m_places->setCurrent(wanted.entry.where == PageEntry::Where::Hidden ? wanted.entry.place
                                                                        : m_wanted);
    if (m_active != shown && m_active) {
        savePage(m_active);
        std::exchange(m_active, nullptr)->deactivate();
    }
    m_stack->setCurrentWidget(shown);
    if (!m_active && isVisible()) {
        m_active = shown;
        shown->activate();
    }
}

void MainWindow::goBack()
{
    QString id = m_history.isEmpty() ? QString() : m_history.takeLast();
    if (id.isEmpty() && m_wanted == kWelcome)
        id = firstPlace();
    if (id.isEmpty())
        return;
    m_wanted.clear(); // so that this step is none of the history
    showPage(id);
}

void MainWindow::movePane(int by)
{
    const QList<QWidget *> panes{m_bar, m_places, m_stack, m_status};
    QWidget *focus = QApplication::focusWidget();
    qsizetype at = 2;
    for (qsizetype i = 0; i < panes.size(); ++i) {
        if (focus && panes[i]->isAncestorOf(focus))
            at = i;
    }
    at = (at + by + panes.size()) % panes.size();
    if (panes[at] == m_bar)
        m_bar->picker()->setFocus(Qt::ShortcutFocusReason);
    else if (panes[at] == m_places)
        m_places->focusCurrent();
    else if (panes[at] == m_stack && shownPage())
        shownPage()->focusTarget()->setFocus(Qt::ShortcutFocusReason);
    else
        m_status->findChild<QWidget *>(u"statusBar.jobs"_s)->setFocus(Qt::ShortcutFocusReason);
}

bool MainWindow::focusNextPrevChild(bool next)
{
    return moveFocus(this, {m_bar, m_places, m_stack, m_notices, m_status}, next);
}

void MainWindow::helpOnFocus()
{
    for (QWidget *one = QApplication::focusWidget(); one && one != this;
         one = one->parentWidget()) {
        const QString text = one->whatsThis().isEmpty() ? one->toolTip() : one->whatsThis();
        if (!text.isEmpty()) {
            QWhatsThis::showText(one->mapToGlobal(QPoint(0, one->height())), text, one);
            return;
        }
    }
    showPage(u"help"_s);
}

/// The welcome page holds the file picker.
void MainWindow::chooseKubeconfig()
{
    showPage(kWelcome, {{u"choose"_s, true}});
}

void MainWindow::chooseCluster()
{
    m_bar->picker()->openMenu();
}

void MainWindow::renewTitle()
{
    const auto current = m_services.workbench.current();
    if (!current) {
        setWindowTitle(tr("Firesteel"));
        return;
    }
    const QString marks = marksInWords(clusterMarks(m_services));
    //: %1 is the name of a cluster, %2 what is to be known of it, such as "production, read-only"
    const QString cluster =
        marks.isEmpty() ? clusterTitle(*current) : tr("%1 (%2)").arg(clusterTitle(*current), marks);
    setWindowTitle(m_services.workbench.session()
                       ? tr("%1 / %2 — Firesteel").arg(cluster, namespaceTitle(m_services))
                       : tr("%1 — Firesteel").arg(cluster));
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        renewTitle();
    else if (event->type() == QEvent::WindowStateChange)
        renewVisible();
    QWidget::changeEvent(event);
}

void MainWindow::renewVisible()
{
    m_services.workbench.setVisible(isVisible() && !isMinimized());
}

void MainWindow::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    renewVisible();
    settle();
    if (!focusWidget() && shownPage())
        shownPage()->focusTarget()->setFocus(Qt::OtherFocusReason);
}

void MainWindow::hideEvent(QHideEvent *event)
{
    renewVisible();
    QWidget::hideEvent(event);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_leave->mayGo()) {
        event->ignore();
        return;
    }
    saveSession();
    event->accept();
}

void MainWindow::bringToFront()
{
    if (isMinimized())
        showNormal();
    show();
    raise();
    activateWindow();
}

void MainWindow::savePage(Page *one)
{
    QJsonObject states = m_services.settings.get(keys::PageStates);
    const QByteArray state = one->saveState();
    if (state.isEmpty())
        states.remove(one->id());
    else
        states.insert(one->id(), QString::fromLatin1(state.toBase64()));
    m_services.settings.set(keys::PageStates, states);
}

void MainWindow::saveSession()
{
    m_services.settings.set(keys::WindowGeometry, saveGeometry());
    if (page(m_wanted) &&
        m_pages.at(m_index.value(m_wanted)).entry.where != PageEntry::Where::Hidden)
        m_services.settings.set(keys::CurrentPage, m_wanted);
    for (const Loaded &loaded : std::as_const(m_pages))
        savePage(loaded.page);
}

void MainWindow::restoreSession()
{
    const QByteArray geometry = m_services.settings.get(keys::WindowGeometry);
    if (!geometry.isEmpty())
        restoreGeometry(geometry);
    const QJsonObject states = m_services.settings.get(keys::PageStates);
    for (const Loaded &loaded : std::as_const(m_pages)) {
        const QString state = states.value(loaded.page->id()).toString();
        if (!state.isEmpty())
            loaded.page->restoreState(QByteArray::fromBase64(state.toLatin1()));
    }
    if (const QString last = m_services.settings.get(keys::CurrentPage); page(last)) {
        m_wanted = last;
        settle();
    }
}

} // namespace firesteel::gui
