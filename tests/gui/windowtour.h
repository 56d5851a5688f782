// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/settings/profilestore.h"
#include "gui/dialogs/confirm.h"
#include "gui/models/apptreemodel.h"
#include "gui/models/jobform.h"
#include "gui/models/logmodel.h"
#include "gui/pages/application/applicationpage.h"
#include "gui/pages/application/logstab.h"
#include "gui/pages/applications/applicationspage.h"
#include "gui/pages/applications/apptable.h"
#include "gui/pages/cluster/clusterpage.h"
#include "gui/pages/newjob/jobformview.h"
#include "gui/pages/newjob/newjobpage.h"
#include "gui/pages/pagelist.h"
#include "gui/shell/clusterpicker.h"
#include "gui/shell/commandpalette.h"
#include "gui/shell/language.h"
#include "gui/shell/mainwindow.h"
#include "gui/shell/production.h"
#include "gui/shell/vault.h"
#include "gui/widgets/logview.h"
#include "gui/widgets/searchfield.h"
#include "tests/gui/appsfixture.h"
#include "tests/gui/connectstops.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QInputDialog>
#include <QKeySequenceEdit>
#include <QLayout>
#include <QMenu>
#include <QPushButton>
#include <QStandardPaths>
#include <QTabBar>
#include <QTreeWidget>
#include <QtTest/QTest>

namespace firesteel::test {

/// The whole window in an empty home folder, with the practice cluster open and applications in
/// every state, and a way through all that it can show.
class WindowTour
{
public:
    /// One sight: `go` makes it visible and returns what is to be looked at; null: it did not come.
    struct Stop {
        QString name;
        std::function<QWidget *()> go;
        bool passing = false; ///< a menu or dialog, made anew each time
    };

    /// `translator` comes before the window is made, and after the program's own.
    explicit WindowTour(const QSize &size, QTranslator *translator = nullptr)
        : m_environment(withHome(m_home.path())), clock(AppWorld::now()),
          settings({m_home.path() + u"/settings.json"_s, m_home.path() + u"/state.json"_s}),
          language(settings), actions(settings, theme), workbench(m_network, m_environment),
          activities(clock), profiles(m_home.path() + u"/clusters.json"_s),
          m_services{clock,   settings,  theme,    actions, workbench, activities,
                     notices, navigator, profiles, vault,   nullptr}
    {
        workbench.setProfiles(profiles);
        workbench.setVault(vault);
        theme.setChoice(gui::Theme::Choice::Light);
        if (translator)
            QCoreApplication::installTranslator(translator);
        window = std::make_unique<gui::MainWindow>(m_services, gui::pageList());
        window->resize(size);
        fillWorld();
    }
    ~WindowTour()
    {
        hidePassing();
        window.reset();
    }

    [[nodiscard]] QList<Stop> stops()
    {
        QList<Stop> all;
        addWelcome(all);
        all.append({u"no application"_s, [this] { return openPractice() ? list({}) : nullptr; }});
        addLists(all);
        addApplications(all);
        addForm(all);
        addConnect(all);
        addOthers(all);
        addPassing(all);
        return all;
    }

    /// Layouts, and what was put off to the event loop.
    static void settle(QWidget *root)
    {
        for (int i = 0; i < 4; ++i) {
            QCoreApplication::sendPostedEvents();
            const QList<QWidget *> all = root->findChildren<QWidget *>();
            for (QWidget *one : all) {
                if (one->layout() && one->isVisible())
                    one->layout()->activate();
            }
        }
    }
    /// A picture in $FIRESTEEL_SCREENSHOTS, if that is set.
    static void keep(QWidget *root, const QString &name)
    {
        const QString folder = qEnvironmentVariable("FIRESTEEL_SCREENSHOTS");
        if (folder.isEmpty())
            return;
        QString file = name + u'-' + QString::number(root->width());
        file.replace(u' ', u'-').remove(u',').remove(u'?');
        if (!root->grab().save(folder + u'/' + file + u".png"_s))
            qWarning("a picture cannot be saved");
    }
    /// Menus and dialogs that are open.
    void hidePassing()
    {
        const QWidgetList all = QApplication::topLevelWidgets();
        for (QWidget *one : all) {
            if (one != window.get() && one->isVisible())
                one->close();
        }
        if (window)
            window->commandPalette().close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

private:
    QTemporaryDir m_home;
    QProcessEnvironment m_environment;
    SystemClock m_network;

public:
    FakeClock clock;
    settings::Settings settings;
    gui::Language language;
    gui::Theme theme;
    gui::ActionRegistry actions;
    gui::Workbench workbench;
    gui::Activities activities;
    gui::Notices notices;
    gui::Navigator navigator;
    settings::ProfileStore profiles;
    gui::Vault vault;
    std::unique_ptr<gui::MainWindow> window;

private:
    using End = AppWorld::End;

    /// Work that ends when it is told to.
    class Work : public engine::Job
    {
    public:
        void end(const Result<> &result) { finish(result); }

    protected:
        void run() override {}
        void abandon() override { finish(fail(Errc::Cancelled)); }
    };

    static QProcessEnvironment withHome(const QString &home)
    {
        qputenv("XDG_STATE_HOME", home.toLocal8Bit()); // of the form's draft
        qputenv("XDG_CONFIG_HOME", home.toLocal8Bit());
        QProcessEnvironment env;
        env.insert(u"HOME"_s, home);
        return env;
    }
    void fillWorld()
    {
        m_world.fillLikeTheDesign();
        using Kind = store::PhaseStep::Kind;
        m_world.step(m_job, Kind::Created, 1902);
        m_world.step(m_job, Kind::Scheduled, 1901);
        m_world.step(m_job, Kind::Running, 1898);
        m_world.step(m_job, Kind::Failed, 1200, u"OOMKilled"_s, 137);
        const QString pod = u"sessionize-b01d22-driver"_s;
        m_world.addEvent(u"u-b01d22"_s, pod, u"FailedMount"_s,
                         u"MountVolume.SetUp failed for volume \"spark-conf-volume-driver\""_s,
                         AppWorld::now().addSecs(-1901), true, 2);
        m_world.addEvent(u"u-b01d22"_s, pod, u"Started"_s, u"Started container"_s,
                         AppWorld::now().addSecs(-1898));
    }

    // ---- the beginning ------------------------------------------------------------------------

    QWidget *page(const QString &id, const QVariantMap &argument = {})
    {
        hidePassing();
        if (!window->isVisible()) {
            window->show();
            if (!QTest::qWaitForWindowActive(window.get()))
                return nullptr;
        }
        window->showPage(id, argument);
        return window->shownPage() && window->shownPage()->id() == id ? window.get() : nullptr;
    }
    bool look(const QByteArray &kubeconfig)
    {
        QDir().mkpath(m_home.path() + u"/.kube"_s);
        QFile file(m_home.path() + u"/.kube/config"_s);
        if (!kubeconfig.isEmpty() &&
            (!file.open(QIODevice::WriteOnly) || file.write(kubeconfig) < 0))
            return false;
        file.close();
        bool done = false;
        QObject once;
        QObject::connect(&workbench, &gui::Workbench::choicesChanged, &once, [&] { done = true; });
        workbench.refreshChoices();
        return QTest::qWaitFor([&] { return done; });
    }
    /// Two clusters: one where nobody answers, one whose certificate is rubbish.
    static QByteArray twoClusters()
    {
        return "apiVersion: v1\nkind: Config\ncurrent-context: stage\n"
               "clusters:\n"
               "- {name: c, cluster: {server: 'https://127.0.0.1:1'}}\n"
               "- {name: d, cluster: {server: 'https://127.0.0.1:1', "
               "certificate-authority-data: eA==}}\n"
               "users:\n- {name: u, user: {token: t}}\n"
               "contexts:\n"
               "- {name: stage, context: {cluster: c, user: u, namespace: spark}}\n"
               "- {name: prod-eu-1, context: {cluster: d, user: u, namespace: spark}}\n";
    }
    void addWelcome(QList<Stop> &all)
    {
        all.append({u"welcome"_s, [this] { return look({}) ? page(u"welcome"_s) : nullptr; }});
        all.append({u"welcome, clusters"_s,
                    [this] { return look(twoClusters()) ? page(u"welcome"_s) : nullptr; }});
        all.append({u"welcome, problem"_s, [this]() -> QWidget * {
                        if (!workbench.openProblem())
                            workbench.open(u"kubeconfig:prod-eu-1"_s);
                        const bool said =
                            QTest::qWaitFor([this] { return workbench.openProblem().has_value(); });
                        return said ? page(u"welcome"_s) : nullptr;
                    }});
    }
    bool openPractice()
    {
        const auto current = workbench.current();
        if (!current || current->kind != gui::ClusterChoice::Kind::Practice)
            workbench.open(u"practice"_s, u"spark"_s);
        return QTest::qWaitFor([this] {
            return workbench.session() &&
                   workbench.freshness().state == gui::Freshness::State::Live &&
                   workbench.namespaces().size() > 1;
        });
    }

    // ---- applications -------------------------------------------------------------------------

    gui::ApplicationsPage *listPage() const
    {
        return qobject_cast<gui::ApplicationsPage *>(window->page(u"applications"_s));
    }
    gui::ApplicationPage *appPage() const
    {
        return qobject_cast<gui::ApplicationPage *>(window->page(u"application"_s));
    }
    static gui::Freshness live() { return {gui::Freshness::State::Live, AppWorld::now(), {}, {}}; }

    QWidget *list(const std::function<void(gui::ApplicationsPage &)> &prepare, bool filled = false)
    {
        QWidget *shown = page(u"applications"_s);
        gui::ApplicationsPage *apps = listPage();
        apps->showIndex(filled ? &m_world.index : &m_empty.index);
        apps->showPicture({live(), false, 0});
        auto *filter = apps->findChild<gui::SearchField *>(u"filter"_s);
        filter->clear();
        if (filled && !QTest::qWaitFor([&] { return apps->model()->shown() == 13; }))
            return nullptr;
        if (prepare)
            prepare(*apps);
        return shown;
    }
    void choose(gui::ApplicationsPage &apps, const QString &app)
    {
        apps.table()->selectApp({u"spark"_s, app});
    }
    void addLists(QList<Stop> &all)
    {
        const auto add = [&](const QString &name,
                             const std::function<void(gui::ApplicationsPage &)> &prepare) {
            all.append({name, [this, prepare] { return list(prepare, true); }});
        };
        add(u"applications"_s, {});
        for (const char *id : {"b01d22", "90ce41", "21ef77", "33aa10"}) {
            const QString app = QString::fromLatin1(id);
            add(u"applications, summary of %1"_s.arg(app),
                [this, app](gui::ApplicationsPage &apps) { choose(apps, app); });
        }
        add(u"applications, opened"_s,
            [](gui::ApplicationsPage &apps) { apps.table()->expand(apps.model()->index(0, 0)); });
        add(u"applications, stale"_s, [](gui::ApplicationsPage &apps) {
            gui::Freshness old = live();
            old.state = gui::Freshness::State::Stale;
            old.asOf = AppWorld::now().addSecs(-75);
            old.cause = Error(Errc::ConnectTimeout, {}, {{u"server"_s, u"10.0.0.7:6443"_s}});
            old.nextTry = AppWorld::now().addSecs(9);
            apps.showPicture({old, false, 0});
        });
        add(u"applications, wrong filter"_s, [](gui::ApplicationsPage &apps) {
            auto *filter = apps.findChild<gui::SearchField *>(u"filter"_s);
            filter->setText(u"age<soon"_s);
            Q_EMIT filter->returnPressed();
        });
        all.append({u"applications, no match"_s, [this] {
                        return list(
                            [](gui::ApplicationsPage &apps) {
                                auto *filter = apps.findChild<gui::SearchField *>(u"filter"_s);
                                filter->setText(u"nowhere"_s);
                                Q_EMIT filter->returnPressed();
                                if (!QTest::qWaitFor([&] { return apps.model()->shown() == 0; }))
                                    qWarning("the filter did not come through");
                            },
                            true);
                    }});
        all.append({u"applications, reading"_s, [this] {
                        return list([](gui::ApplicationsPage &apps) {
                            apps.showPicture({live(), true, 1200});
                        });
                    }});
    }

    gui::LogCollector::Follow feeds()
    {
        return [this](const kube::LogRequest &request) {
            auto feed = std::make_unique<engine::LogFeed>(std::weak_ptr<engine::Lane>(), 0);
            m_feeds.insert(request.pod, feed.get());
            return feed;
        };
    }
    QWidget *application(const QString &id, const QString &tab)
    {
        gui::ApplicationPage *one = appPage();
        if (!m_following) {
            one->showIndex(&m_world.index, feeds());
            m_following = true;
        }
        return page(u"application"_s,
                    {{u"namespace"_s, u"spark"_s}, {u"app"_s, id}, {u"tab"_s, tab}});
    }
    QWidget *logs(const std::function<void(gui::LogsTab &)> &prepare)
    {
        QWidget *shown = application(u"b01d22"_s, u"logs"_s);
        const QString driver = u"sessionize-b01d22-driver"_s;
        if (m_feeds.contains(driver) && !m_spoken) {
            m_spoken = true;
            const qint64 time = AppWorld::now().addSecs(-1300).toMSecsSinceEpoch() * 1'000'000;
            Q_EMIT m_feeds.value(driver)->lines(
                {{time, "26/11/17 13:53:12 INFO SparkContext: Running Spark version 4.1.1", false},
                 {time + 1, "26/11/17 13:53:13 ERROR TaskSchedulerImpl: Lost executor 3", false},
                 {time + 2, "26/11/17 13:53:14 WARN TaskSetManager: Lost task 17.3", false}});
            appPage()->logs()->view()->model()->flush();
        }
        appPage()->logs()->searchField()->clear();
        prepare(*appPage()->logs());
        return shown;
    }
    void addApplications(QList<Stop> &all)
    {
        all.append({u"application, none"_s, [this] {
                        return page(u"application"_s,
                                    {{u"namespace"_s, u"spark"_s}, {u"app"_s, u"gone"_s}});
                    }});
        const QStringList tabs{u"overview"_s, u"pods"_s,    u"logs"_s,
                               u"events"_s,   u"objects"_s, u"driverui"_s};
        for (const QString &tab : tabs)
            all.append(
                {u"application, "_s + tab, [this, tab] { return application(u"b01d22"_s, tab); }});
        for (const char *id :
             {"7f3c9a", "33aa10", "90ce41", "5d5d00", "21ef77", "c4c4c4", "000001"})
            all.append({u"application, overview of %1"_s.arg(QLatin1StringView(id)),
                        [this, app = QString::fromLatin1(id)] {
                            return application(app, u"overview"_s);
                        }});
        all.append(
            {u"application, no event"_s, [this] { return application(u"21ef77"_s, u"events"_s); }});
        all.append({u"log, hit"_s,
                    [this] { return logs([](gui::LogsTab &tab) { tab.search(u"Lost"_s); }); }});
        all.append({u"log, not found"_s,
                    [this] { return logs([](gui::LogsTab &tab) { tab.search(u"zebra"_s); }); }});
    }

    // ---- the form and the rest ----------------------------------------------------------------

    QWidget *form(const gui::JobForm &content, int tab = 0)
    {
        QWidget *shown = page(u"newjob"_s);
        auto *one = qobject_cast<gui::NewJobPage *>(window->page(u"newjob"_s));
        one->form().setForm(content);
        Q_EMIT one->form().edited();
        if (!QTest::qWaitFor([one] { return one->planned(); }))
            return nullptr;
        one->findChild<QTabBar *>(u"previewTabs"_s)->setCurrentIndex(tab);
        return shown;
    }
    static gui::JobForm wrongForm()
    {
        gui::JobForm form = gui::jobTemplates({}).constFirst().form;
        form.set(gui::JobField::Name, u"A wrong name"_s);
        form.set(gui::JobField::DriverMemory, u"much"_s);
        form.set(gui::JobField::ExecutorCores, u"-1"_s);
        form.settings = {{u"spark.executor.memroy"_s, u"1g"_s},
                         {u"spark.app.name"_s, u"x"_s},
                         {u"hadoop.x"_s, u"y"_s},
                         {{}, u"z"_s}};
        return form;
    }
    void addForm(QList<Stop> &all)
    {
        all.append({u"form, empty"_s, [this] { return form({}); }});
        for (int tab = 0; tab < 3; ++tab)
            all.append({u"form, template %1"_s.arg(tab), [this, tab] {
                            return form(gui::jobTemplates({}).constFirst().form, tab);
                        }});
        all.append(
            {u"form, python"_s, [this] { return form(gui::jobTemplates({}).constLast().form); }});
        all.append({u"form, wrong"_s, [this] { return form(wrongForm()); }});
    }
    gui::ConnectPage *connectPage() const
    {
        return qobject_cast<gui::ConnectPage *>(window->page(u"connect"_s));
    }
    void addConnect(QList<Stop> &all)
    {
        for (const ConnectStops::Stop &stop : m_connect.stops())
            all.append({u"connect, "_s + stop.name, [this, stop]() -> QWidget * {
                            QWidget *shown = page(u"connect"_s);
                            return shown && stop.go() ? shown : nullptr;
                        }});
    }
    Work *begin()
    {
        auto *work = new Work;
        activities.add(work, [] {
            return QCoreApplication::translate("firesteel::gui::StopApplication", "Stop %1")
                .arg(u"etl"_s);
        });
        return work;
    }
    void closeNotices()
    {
        while (!notices.entries().isEmpty())
            notices.close(notices.entries().constFirst().id);
    }
    void addOthers(QList<Stop> &all)
    {
        all.append({u"activity, none"_s, [this] { return page(u"activity"_s); }});
        all.append({u"activity"_s, [this] {
                        if (m_work.isEmpty()) {
                            m_work = {begin(), begin(), begin(), begin()};
                            m_work[1]->end({});
                            m_work[2]->end(fail(Errc::ConnectionLost, {},
                                                {{u"server"_s, u"10.0.0.7:6443"_s}}));
                            m_work[3]->cancel();
                            if (!QTest::qWaitFor([this] { return activities.running() == 1; }))
                                return static_cast<QWidget *>(nullptr);
                            closeNotices();
                        }
                        return page(u"activity"_s);
                    }});
        all.append({u"notices"_s, [this] {
                        QWidget *shown = page(u"help"_s);
                        notices.showError(
                            Error(Errc::ConnectionRefused, {}, {{u"server"_s, u"10.0.0.7:6443"_s}}),
                            u"tour"_s);
                        return shown;
                    }});
        all.append({u"cluster"_s, [this]() -> QWidget * {
                        closeNotices();
                        QWidget *shown = page(u"cluster"_s);
                        auto *one = qobject_cast<gui::ClusterPage *>(window->page(u"cluster"_s));
                        const bool done = QTest::qWaitFor([one] {
                            return !one->checking() &&
                                   one->facts().system != engine::Answered::NotYet;
                        });
                        return done ? shown : nullptr;
                    }});
        all.append({u"help"_s, [this] {
                        closeNotices();
                        return page(u"help"_s);
                    }});
        all.append({u"settings"_s, [this] { return page(u"settings"_s); }});
        all.append({u"settings, keys that are taken"_s, [this] {
                        QWidget *shown = page(u"settings"_s);
                        auto *list = window->findChild<QTreeWidget *>(u"shortcuts.list"_s);
                        list->setCurrentItem(list->topLevelItem(1));
                        window->findChild<QKeySequenceEdit *>(u"shortcuts.edit"_s)
                            ->setKeySequence(QKeySequence(Qt::CTRL | Qt::Key_K));
                        return shown;
                    }});
    }

    // ---- what comes and goes ------------------------------------------------------------------

    QWidget *menu(const std::function<void()> &open, const QString &submenu = {})
    {
        hidePassing();
        open();
        const auto shown = [] { return qobject_cast<QMenu *>(QApplication::activePopupWidget()); };
        if (!QTest::qWaitFor([&] { return shown() != nullptr; }))
            return nullptr;
        QMenu *top = shown();
        if (submenu.isEmpty())
            return top;
        const QList<QAction *> entries = top->actions();
        for (QAction *action : entries) {
            if (action->menu()) {
                top->setActiveAction(action);
                action->menu()->popup(top->pos());
                return action->menu();
            }
        }
        return nullptr;
    }
    QWidget *dialog(const std::function<void()> &open)
    {
        hidePassing();
        open();
        QWidget *shown = nullptr;
        const bool came = QTest::qWaitFor([&] {
            shown = QApplication::activeModalWidget();
            return shown != nullptr;
        });
        return came ? shown : nullptr;
    }
    gui::Confirmation stopQuestion() const
    {
        const auto say = [](const char *text, int n = -1) {
            return QCoreApplication::translate("firesteel::gui::StopApplication", text, nullptr, n);
        };
        return {.title = say("Stop %1").arg(u"daily-kpi"_s),
                .text = say("Removes the driver and %n executor(s) in **%1** on **%2**.", 3)
                            .arg(u"spark"_s, u"prod-eu-1"_s),
                .facts = {say("%1 of work are lost.").arg(u"43"_s)},
                .action = say("Stop %1").arg(u"daily-kpi"_s),
                .keep = say("Keep running"),
                .typedName = u"daily-kpi"_s};
    }
    void addPassing(QList<Stop> &all)
    {
        const auto add = [&](const QString &name, const std::function<QWidget *()> &go) {
            all.append({name, go, true});
        };
        const auto type = [this](const QString &text) {
            if (!page(u"help"_s))
                return static_cast<QWidget *>(nullptr);
            window->commandPalette().open();
            auto *field = window->findChild<gui::SearchField *>(u"palette.field"_s);
            field->setText(text);
            return static_cast<QWidget *>(&window->commandPalette());
        };
        add(u"palette"_s, [type] { return type({}); });
        add(u"palette, nothing"_s, [type] { return type(u"qqqqqq"_s); });
        add(u"cluster menu"_s, [this] {
            page(u"help"_s);
            return menu([this] { window->chooseCluster(); });
        });
        add(u"namespace menu"_s,
            [this] { return menu([this] { window->chooseCluster(); }, u"namespaces"_s); });
        add(u"template menu"_s, [this] {
            page(u"newjob"_s);
            auto *button = window->findChild<QPushButton *>(u"jobTemplates"_s);
            return menu([button] { button->menu()->popup(button->mapToGlobal(QPoint())); });
        });
        add(u"stop?"_s, [this] {
            page(u"help"_s);
            return dialog(
                [this] { gui::confirm(window.get(), m_services, stopQuestion(), [] {}); });
        });
        add(u"stop on production?"_s, [this] {
            return dialog([this] {
                const auto current = workbench.current();
                if (current)
                    gui::setProduction(settings, *current, true);
                gui::confirm(window.get(), m_services, stopQuestion(), [] {});
            });
        });
        add(u"quit?"_s, [this] { return dialog([this] { window->close(); }); });
    }

    AppWorld m_world;
    AppWorld m_empty;
    AppWorld::Job m_job{u"sessionize"_s, u"b01d22"_s, 3, 1898, 698, 4.9, u"spark"_s};
    QHash<QString, engine::LogFeed *> m_feeds;
    QList<Work *> m_work;
    ConnectStops m_connect{[this] { return connectPage(); }};
    bool m_following = false;
    bool m_spoken = false;
    gui::Services m_services;
};

} // namespace firesteel::test
