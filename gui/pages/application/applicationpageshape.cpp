// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
//
// ApplicationPage as a page of the window: its actions, keys and words, and how it was left.
#include "gui/pages/application/applicationpage.h"

#include "gui/pages/application/logstab.h"
#include "gui/shell/actionregistry.h"
#include "gui/shell/navigator.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/logview.h"
#include "gui/widgets/searchfield.h"
#include "gui/widgets/tabbar.h"

#include <QEvent>
#include <QJsonDocument>
#include <QJsonObject>
#include <QKeyEvent>
#include <QPushButton>
#include <QStackedWidget>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

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
