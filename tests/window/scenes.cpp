// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/window/scenes.h"

#include "core/engine/clustersession.h"
#include "gui/pages/applications/applicationspage.h"
#include "gui/pages/cluster/clusterpage.h"
#include "gui/shell/activities.h"
#include "gui/shell/mainwindow.h"
#include "gui/shell/navigator.h"
#include "gui/shell/notices.h"
#include "gui/shell/services.h"
#include "gui/shell/workbench.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>

namespace firesteel::test {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using gui::JobField;
using gui::JobForm;
using store::AppState;

namespace {

const QString kImage = u"registry.example/ops/spark:4.1.1"_s;

/// `resource`: a Python file, or the main class of a jar.
JobForm job(const QString &name, const QString &resource, const QString &executors = u"2"_s)
{
    JobForm form;
    form.set(JobField::Name, name);
    form.set(JobField::Image, kImage);
    form.set(JobField::ServiceAccount, u"spark"_s);
    if (resource.endsWith(".py"_L1)) {
        form.set(JobField::Resource, u"local:///opt/jobs/"_s + resource);
    } else {
        form.set(JobField::Resource, u"local:///opt/jobs/etl-4.1.jar"_s);
        form.set(JobField::MainClass, resource);
    }
    form.set(JobField::Executors, executors);
    form.set(JobField::DriverMemory, u"1g"_s);
    form.set(JobField::ExecutorMemory, u"1g"_s);
    return form;
}

bool put(const QString &path, const QByteArray &content)
{
    QFile file(path);
    return QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly) &&
           file.write(content) == content.size();
}

/// Each is submitted, then so much time passes.
struct Turn {
    JobForm form;
    std::chrono::milliseconds then;
};

bool playTurns(PracticeStage &stage, WindowDriver &driver, const QList<Turn> &turns)
{
    return std::ranges::all_of(turns, [&](const Turn &turn) {
        if (!stage.submit(driver.services(), turn.form))
            return false;
        stage.play(turn.then);
        return true;
    });
}

/// The Cluster page, with all of its questions answered and its ladder climbed.
bool checkedCluster(WindowDriver &driver)
{
    driver.services().navigator.go(u"cluster"_s, {{u"check"_s, true}});
    const auto *page = qobject_cast<gui::ClusterPage *>(driver.window().page(u"cluster"_s));
    return driver.untilPage(u"cluster"_s) &&
           driver.until(u"the connection is checked"_s, [page] { return !page->checking(); });
}

} // namespace

bool Scenes::failed(const QString &problem)
{
    m_problem = problem;
    return false;
}

bool Scenes::play(const QRegularExpression &filter,
                  const std::function<bool(WindowDriver &, const Scene &)> &picture)
{
    m_filter = filter;
    m_picture = picture;
    return welcomeActs() && connectActs() && clusterActs();
}

bool Scenes::act(WindowDriver &driver, const Act &scenes)
{
    for (const Scene &scene : scenes) {
        if (!m_filter.match(scene.name).hasMatch())
            continue;
        if ((scene.enter && !scene.enter()) || !m_picture(driver, scene))
            return failed(scene.name + u": "_s + driver.problem());
        if (scene.leave)
            scene.leave();
    }
    return true;
}

// ---- without a cluster ----

bool Scenes::welcomeActs()
{
    struct Start {
        QString state;
        QByteArray kubeconfig;
        QStringList arguments;
    };
    const QByteArray three =
        "apiVersion: v1\nkind: Config\ncurrent-context: lab\nclusters:\n"
        "- name: lab\n  cluster: {server: 'https://lab.example:6443'}\n"
        "- name: prod\n  cluster: {server: 'https://k8s.prod.example:6443'}\n"
        "users:\n- name: me\n  user: {token: t}\n"
        "contexts:\n- name: lab\n  context: {cluster: lab, user: me, namespace: spark}\n"
        "- name: prod-k3s\n  context: {cluster: prod, user: me, namespace: analytics}\n"
        "- name: old-cluster\n  context: {cluster: gone, user: me}\n";
    const QList<Start> starts{
        {u"welcome-first"_s, {}, {}},
        {u"welcome-found"_s, three, {}},
        {u"welcome-broken"_s, "apiVersion: v1\nkind: Config\nclusters: [ {name: x\n", {}},
        {u"welcome-unknown"_s, three, {u"--context"_s, u"nowhere"_s}},
        {u"cluster-none"_s, {}, {u"--page"_s, u"cluster"_s}},
    };
    for (const Start &start : starts) {
        if (!m_filter.match(start.state).hasMatch())
            continue;
        WindowDriver::Options options;
        QTemporaryDir home;
        FakeClock clock;
        options.home = home.path();
        options.clock = &clock;
        options.arguments = start.arguments;
        if (!start.kubeconfig.isEmpty() && !put(home.path() + u"/.kube/config"_s, start.kubeconfig))
            return failed(u"the kubeconfig cannot be written"_s);
        WindowDriver driver(options);
        const gui::Workbench &workbench = driver.services().workbench;
        const auto enter = [&] {
            return driver.start() && driver.untilPage(start.state.section(u'-', 0, 0)) &&
                   driver.until(u"the clusters are known"_s,
                                [&] { return workbench.choicesKnown(); });
        };
        if (!act(driver, {{start.state, enter, {}, {}, start.state == "welcome-first"_L1}}))
            return false;
    }
    return true;
}

// ---- with one ----

bool Scenes::firstHistory(PracticeStage &stage, WindowDriver &driver)
{
    JobForm missing = job(u"dim-customers"_s, u"org.example.etl.DimCustomers"_s);
    const QList<Turn> turns{
        {job(u"dim-products"_s, u"dim_products.py"_s, u"3"_s), 7min},
        {job(u"sessionize"_s, u"sessionize_oom.py"_s, u"3"_s), 12min},
        {missing, 4min},
        {job(u"spark-pi"_s, u"org.apache.spark.examples.SparkPi"_s), 3min},
        {job(u"etl-orders"_s, u"fail_orders.py"_s, u"3"_s), 6min},
    };
    return (playTurns(stage, driver, turns) ||
            failed(stage.problem().isEmpty() ? driver.problem() : stage.problem())) &&
           (driver.untilState(u"etl-orders"_s, AppState::Failed, 20s) || failed(driver.problem()));
}

bool Scenes::lastHistory(PracticeStage &stage, WindowDriver &driver)
{
    JobForm wide = job(u"big-join"_s, u"big_join.py"_s, u"6"_s);
    wide.set(JobField::DriverMemory, u"48g"_s);
    JobForm noImage = job(u"churn-features"_s, u"churn.py"_s, u"4"_s);
    noImage.set(JobField::Image, u"registry.example/ops/spark-missing:4.1.1"_s);
    const QList<Turn> turns{
        {job(u"daily-kpi"_s, u"org.example.kpi.SleepingDailyKpi"_s, u"3"_s), 40s},
        {wide, 3s},
        {noImage, 45s},
        {job(u"geo-index"_s, u"geo_index.py"_s), 350ms},
    };
    return (playTurns(stage, driver, turns) ||
            failed(stage.problem().isEmpty() ? driver.problem() : stage.problem())) &&
           (driver.untilState(u"daily-kpi"_s, AppState::Running, 20s) ||
            failed(driver.problem())) &&
           (driver.until(u"geo-index is known"_s,
                         [&] { return driver.app(u"geo-index"_s) != nullptr; }) ||
            failed(driver.problem()));
}

bool Scenes::clusterActs()
{
    PracticeStage stage;
    if (!stage.start())
        return failed(u"the practice cluster does not start"_s);
    QTemporaryDir home;
    WindowDriver::Options options;
    options.home = home.path();
    options.clock = &stage.clock();
    options.arguments = {u"--context"_s, u"lab"_s};
    if (!put(home.path() + u"/.kube/config"_s, stage.kubeconfig("lab", {"prod-k3s", "staging"})))
        return failed(u"the kubeconfig cannot be written"_s);
    WindowDriver driver(options);
    if (!driver.start() || !driver.untilLive() || !driver.untilPage(u"applications"_s))
        return failed(driver.problem());
    if (!act(driver, emptyScenes(driver)))
        return false;
    gui::Workbench &workbench = driver.services().workbench;
    workbench.open(workbench.current()->id, u"spark"_s);
    if (!driver.untilLive())
        return failed(driver.problem());
    if (!firstHistory(stage, driver) || !lastHistory(stage, driver))
        return false;
    gui::Notices &notices = driver.services().notices;
    while (!notices.entries().isEmpty()) // that the submissions are done
        notices.close(notices.entries().constFirst().id);
    const auto die = [&] {
        stage.stop();
        return driver.go(u"applications"_s) && driver.until(u"the picture is stale"_s, [&] {
            return driver.services().workbench.freshness().state == gui::Freshness::State::Stale;
        });
    };
    return act(driver, applicationsScenes(driver)) && act(driver, applicationScenes(driver)) &&
           act(driver, newJobScenes(driver)) && act(driver, clusterScenes(driver)) &&
           act(driver, otherScenes(driver)) && act(driver, shellScenes(driver)) &&
           act(driver, {{u"applications-stale"_s, die, {}, {}, true},
                        {u"cluster-away"_s, [&] { return checkedCluster(driver); }}});
}

} // namespace firesteel::test
