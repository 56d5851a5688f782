// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

// The scenes themselves: how the window comes into each state.

#include "core/settings/profilestore.h"
#include "gui/models/apptreemodel.h"
#include "gui/pages/application/applicationpage.h"
#include "gui/pages/applications/applicationspage.h"
#include "gui/pages/applications/apptable.h"
#include "gui/pages/cluster/clusterpage.h"
#include "gui/pages/newjob/newjobpage.h"
#include "gui/shell/clusterbar.h"
#include "gui/shell/clusterpicker.h"
#include "gui/shell/commandpalette.h"
#include "gui/shell/mainwindow.h"
#include "gui/shell/navigator.h"
#include "gui/shell/notices.h"
#include "gui/shell/production.h"
#include "gui/shell/services.h"
#include "gui/shell/workbench.h"
#include "gui/widgets/logview.h"
#include "tests/window/scenes.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QTreeWidget>

namespace firesteel::test {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using gui::JobField;
using store::AppState;

namespace {

bool show(WindowDriver &driver, const QString &page, const QVariantMap &argument = {})
{
    driver.services().navigator.go(page, argument);
    return driver.untilPage(page);
}

bool showApp(WindowDriver &driver, const QString &name, const QString &tab)
{
    const auto app = driver.app(name);
    return driver.until(name + u" is there"_s, [&] { return app != nullptr; }) &&
           show(driver, u"application"_s,
                {{u"namespace"_s, app->key.namespaceName},
                 {u"app"_s, app->key.appId},
                 {u"tab"_s, tab}});
}

bool showLog(WindowDriver &driver, const QString &name)
{
    return showApp(driver, name, u"logs"_s) &&
           driver.until(u"the log of "_s + name, [&] { return driver.log().size() > 5; });
}

gui::ApplicationsPage &list(WindowDriver &driver)
{
    return *qobject_cast<gui::ApplicationsPage *>(driver.window().page(u"applications"_s));
}

bool filter(WindowDriver &driver, const QString &text, qsizetype rows)
{
    return show(driver, u"applications"_s, {{u"filter"_s, text}}) &&
           driver.until(u"the filter has been applied"_s,
                        [&] { return list(driver).model()->shown() == rows; });
}

bool select(WindowDriver &driver, const QString &name)
{
    const auto app = driver.app(name);
    return app &&
           show(driver, u"applications"_s,
                {{u"namespace"_s, app->key.namespaceName}, {u"app"_s, app->key.appId}}) &&
           driver.until(name + u" is selected"_s, [&] {
               const auto current = list(driver).table()->currentApp();
               return current && current->appId == app->key.appId;
           });
}

void closeOver(WindowDriver &driver)
{
    driver.window().commandPalette().close();
    while (QWidget *popup = QApplication::activePopupWidget())
        popup->close();
    for (QDialog *dialog : driver.window().findChildren<QDialog *>())
        dialog->reject();
}

} // namespace

Scenes::Act Scenes::emptyScenes(WindowDriver &driver)
{
    gui::Workbench &workbench = driver.services().workbench;
    const auto noApps = [&driver, &workbench] {
        workbench.open(workbench.current()->id, u"default"_s);
        return driver.untilLive() && show(driver, u"applications"_s) &&
               driver.untilSeen(u"sentence"_s);
    };
    const auto loading = [&driver, &workbench] {
        gui::ApplicationsPage::Picture picture;
        picture.freshness = workbench.freshness();
        picture.loading = true;
        picture.loaded = 1500;
        list(driver).showPicture(picture);
        return true;
    };
    const auto activity = [&driver] { return show(driver, u"activity"_s); };
    return {{u"applications-empty"_s, noApps},
            {u"applications-loading"_s, nullptr, loading},
            {u"activity-empty"_s, activity}};
}

Scenes::Act Scenes::applicationsScenes(WindowDriver &driver)
{
    const auto unfold = [&driver] {
        if (!select(driver, u"daily-kpi"_s))
            return false;
        gui::AppTable *table = list(driver).table();
        table->expand(table->currentIndex().siblingAtColumn(0));
        return true;
    };
    return {
        {u"applications-full"_s,
         [&] {
             return filter(driver, {}, 9) &&
                    driver.until(u"ordered"_s, [&] { return !list(driver).model()->isOrdering(); });
         },
         {},
         {},
         true},
        {u"applications-selected"_s, [&] { return select(driver, u"etl-orders"_s); }, {}, {}, true},
        {u"applications-waiting"_s, [&] { return select(driver, u"big-join"_s); }},
        {u"applications-unfolded"_s, unfold},
        {u"applications-filtered"_s, [&] { return filter(driver, u"state:failed"_s, 3); }},
        {u"applications-nohit"_s,
         [&] { return filter(driver, u"no-such-name"_s, 0); },
         {},
         [&] { (void)filter(driver, {}, 9); }},
    };
}

Scenes::Act Scenes::applicationScenes(WindowDriver &driver)
{
    Act act;
    const auto add = [&](const QString &state, const QString &name, const QString &tab,
                         bool everyLook = false) {
        act.append({u"application-"_s + state,
                    [&driver, name, tab] {
                        return tab == "logs"_L1 ? showLog(driver, name)
                                                : showApp(driver, name, tab);
                    },
                    {},
                    {},
                    everyLook});
    };
    add(u"overview-running"_s, u"daily-kpi"_s, u"overview"_s, true);
    add(u"overview-waiting"_s, u"big-join"_s, u"overview"_s);
    add(u"overview-noimage"_s, u"churn-features"_s, u"overview"_s);
    add(u"overview-starting"_s, u"geo-index"_s, u"overview"_s);
    add(u"overview-failed"_s, u"etl-orders"_s, u"overview"_s, true);
    add(u"overview-memory"_s, u"sessionize"_s, u"overview"_s);
    add(u"overview-noclass"_s, u"dim-customers"_s, u"overview"_s);
    add(u"overview-succeeded"_s, u"spark-pi"_s, u"overview"_s);
    add(u"pods-running"_s, u"daily-kpi"_s, u"pods"_s, true);
    add(u"pods-memory"_s, u"sessionize"_s, u"pods"_s);
    add(u"logs-running"_s, u"daily-kpi"_s, u"logs"_s, true);
    add(u"logs-failed"_s, u"etl-orders"_s, u"logs"_s, true);
    add(u"logs-waiting"_s, u"big-join"_s, u"overview"_s);
    act.last().enter = [&driver] { return showApp(driver, u"big-join"_s, u"logs"_s); };
    add(u"events-memory"_s, u"sessionize"_s, u"events"_s);
    add(u"events-noimage"_s, u"churn-features"_s, u"events"_s, true);
    add(u"objects-running"_s, u"daily-kpi"_s, u"objects"_s, true);
    const auto ui = [&](const QString &state, const QString &name) {
        act.append({u"application-driverui-"_s + state, [&driver, name] {
                        return showApp(driver, name, u"driverui"_s) &&
                               driver.untilSeen(u"driverUiState"_s);
                    }});
    };
    ui(u"up"_s, u"daily-kpi"_s);
    ui(u"waiting"_s, u"big-join"_s);
    ui(u"ended"_s, u"spark-pi"_s);
    return act;
}

Scenes::Act Scenes::newJobScenes(WindowDriver &driver)
{
    const auto filled = [&driver] {
        return show(driver, u"newjob"_s, {{u"template"_s, u"spark-pi"_s}}) && driver.untilPlanned();
    };
    const auto yaml = [&driver, filled] {
        return filled() && driver.clickTab(u"previewTabs"_s, u"YAML"_s);
    };
    const auto wrong = [&driver, filled] {
        return filled() && driver.fill(JobField::Name, u"Täglicher Lauf!"_s) &&
               driver.fill(JobField::DriverMemory, u"2 potatoes"_s) &&
               driver.fill(JobField::Executors, u"many"_s) &&
               driver.setting(u"spark.executor.memry"_s, u"4g"_s) && driver.untilPlanned();
    };
    const auto settings = [&driver] {
        auto *form = driver.window().findChild<QScrollArea *>(u"jobForm"_s);
        form->verticalScrollBar()->setValue(form->verticalScrollBar()->maximum());
        return true;
    };
    const auto top = [&driver] {
        driver.window().findChild<QScrollArea *>(u"jobForm"_s)->verticalScrollBar()->setValue(0);
        return true;
    };
    return {{u"newjob-empty"_s,
             [&driver] { return show(driver, u"newjob"_s) && driver.untilPlanned(); }},
            {u"newjob-filled"_s, filled, {}, {}, true},
            {u"newjob-objects"_s, yaml},
            {u"newjob-errors"_s, wrong, top, {}, true},
            {u"newjob-settings"_s, wrong, settings}};
}

Scenes::Act Scenes::clusterScenes(WindowDriver &driver)
{
    const gui::Services &services = driver.services();
    const auto checked = [&driver] {
        const auto *page = qobject_cast<gui::ClusterPage *>(driver.window().page(u"cluster"_s));
        return show(driver, u"cluster"_s) &&
               driver.until(u"the cluster was looked at and its connection checked"_s, [page] {
                   return !page->checking() && page->facts().system != engine::Answered::NotYet;
               });
    };
    const auto decide = [&services](bool on) {
        services.profiles.put({.id = services.workbench.current()->id,
                               .identity = settings::ClusterProfile::Identity::Kubeconfig,
                               .label = on ? u"STAGE"_s : QString(),
                               .colour = on ? u"violet"_s : QString(),
                               .readOnly = on});
    };
    const auto marked = [checked, decide] {
        decide(true);
        return checked();
    };
    const auto below = [&driver] {
        auto *scroll = driver.window().findChild<QScrollArea *>(u"cluster.scroll"_s);
        scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum());
        return true;
    };
    return {{u"cluster-full"_s, checked, {}, {}, true},
            {u"cluster-marked"_s, marked, {}, [decide] { decide(false); }},
            {u"cluster-below"_s, checked, below}};
}

Scenes::Act Scenes::otherScenes(WindowDriver &driver)
{
    const auto keys = [&driver] {
        if (!show(driver, u"settings"_s))
            return false;
        auto *scroll = driver.window().findChild<QScrollArea *>(u"settings.scroll"_s);
        auto *rows = driver.window().findChild<QTreeWidget *>(u"shortcuts.list"_s);
        rows->setCurrentItem(rows->topLevelItem(1));
        scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum());
        return true;
    };
    const auto top = [&driver] {
        driver.window()
            .findChild<QScrollArea *>(u"settings.scroll"_s)
            ->verticalScrollBar()
            ->setValue(0);
        return true;
    };
    return {
        {u"activity-full"_s, [&] { return show(driver, u"activity"_s); }, {}, {}, true},
        {u"settings-top"_s, [&] { return show(driver, u"settings"_s); }, top, {}, true},
        {u"settings-keys"_s, keys},
        {u"help-top"_s, [&] { return show(driver, u"help"_s); }, {}, {}, true},
        {u"welcome-connected"_s, [&] { return show(driver, u"welcome"_s); }},
    };
}

Scenes::Act Scenes::shellScenes(WindowDriver &driver)
{
    const gui::Services &services = driver.services();
    const auto over = [&driver](const std::function<void()> &open) {
        return [&driver, open] {
            closeOver(driver);
            open();
            return true;
        };
    };
    const auto onList = [&driver] { return filter(driver, {}, 9); };
    const auto close = [&driver] { closeOver(driver); };
    const auto palette = [&driver] { driver.window().commandPalette().open(); };
    const auto typed = [&driver, palette] {
        palette();
        driver.window().findChild<QLineEdit *>(u"palette.field"_s)->setText(u"job"_s);
    };
    const auto picker = [&driver] { driver.window().chooseCluster(); };
    const auto stop = [&driver] {
        driver.application().findChild<QAbstractButton *>(u"stopApplication"_s)->click();
    };
    const auto clear = [&services] {
        while (!services.notices.entries().isEmpty())
            services.notices.close(services.notices.entries().constFirst().id);
    };
    const auto notices = [&services, clear] {
        clear();
        services.notices.showError(Error(Errc::FileMissing, {}, {{u"path"_s, u"/opt/x.jar"_s}}));
        services.notices.showError(
            Error(Errc::Forbidden, {}, {{u"verb"_s, u"delete"_s}, {u"kind"_s, u"pods"_s}}));
        return true;
    };
    const auto running = [&driver] { return showApp(driver, u"daily-kpi"_s, u"overview"_s); };
    const auto production = [&services, running] {
        gui::setProduction(services.settings, *services.workbench.current(), true);
        return running();
    };
    const auto harmless = [&driver, &services] {
        closeOver(driver);
        gui::setProduction(services.settings, *services.workbench.current(), false);
    };
    return {{u"palette-open"_s, onList, over(palette), close, true},
            {u"palette-typed"_s, onList, over(typed), close},
            {u"picker-open"_s, onList, over(picker), close},
            {u"notices-failures"_s, onList, notices, clear, true},
            {u"confirm-stop"_s, running, over(stop), close, true},
            {u"confirm-production"_s, production, over(stop), harmless}};
}

} // namespace firesteel::test
