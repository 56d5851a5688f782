// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/window/realwindow.h"

#include "gui/models/jobplanner.h"
#include "gui/pages/application/applicationpage.h"
#include "gui/pages/applications/applicationspage.h"
#include "gui/pages/applications/apptable.h"
#include "gui/pages/newjob/newjobpage.h"
#include "gui/shell/mainwindow.h"

#include <QAbstractButton>
#include <QLabel>
#include <QTest>
#include <QTextDocumentFragment>
#include <QWindow>

namespace firesteel::test {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using gui::JobField;

namespace {

QString plainText(const QString &text)
{
    return Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
}

} // namespace

/// On a busy machine Spark's own ten seconds are not enough for an answer of the API server.
const QList<std::pair<QString, QString>> &RealWindow::jobSettings()
{
    static const QList<std::pair<QString, QString>> all{
        {u"spark.kubernetes.driver.request.cores"_s, u"0.1"_s},
        {u"spark.kubernetes.executor.request.cores"_s, u"0.1"_s},
        {u"spark.kubernetes.driver.connectionTimeout"_s, u"120000"_s},
        {u"spark.kubernetes.driver.requestTimeout"_s, u"120000"_s}};
    return all;
}

RealWindow::RealWindow() = default;
RealWindow::~RealWindow() = default;

QString RealWindow::problem() const
{
    return m_problem;
}

bool RealWindow::rememberDriver(bool good)
{
    if (!good)
        m_problem = m_driver->problem();
    return good;
}

bool RealWindow::rememberCluster(bool good)
{
    if (!good)
        m_problem = m_cluster.problem();
    return good;
}

bool RealWindow::begin()
{
    if (!rememberCluster(m_cluster.isThere() && m_cluster.makeNamespace()))
        return false;
    WindowDriver::Options options;
    options.arguments = m_cluster.windowArguments();
    m_driver = std::make_unique<WindowDriver>(options);
    return rememberDriver(m_driver->start() && m_driver->untilLive(60s));
}

bool RealWindow::end()
{
    m_driver.reset();
    return rememberCluster(m_cluster.removeNamespace());
}

bool RealWindow::submit(const Job &job)
{
    WindowDriver &d = *m_driver;
    if (!rememberDriver(
            d.go(u"newjob"_s) && d.fill(JobField::Name, job.name) &&
            d.fill(JobField::Image, job.image) && d.fill(JobField::ServiceAccount, u"spark"_s) &&
            d.fill(JobField::Resource, job.resource) &&
            d.untilPlanned() && // whether it has a main class is known then
            (job.mainClass.isEmpty() || d.fill(JobField::MainClass, job.mainClass)) &&
            d.fill(JobField::Arguments, job.arguments) &&
            d.fill(JobField::DriverMemory, u"512m"_s) && d.fill(JobField::Executors, u"1"_s) &&
            d.fill(JobField::ExecutorMemory, u"512m"_s)))
        return false;
    if (!m_settingsTyped) { // the form keeps them
        for (const auto &[key, value] : jobSettings()) {
            if (!rememberDriver(d.setting(key, value)))
                return false;
        }
        m_settingsTyped = true;
    }
    for (const auto &[key, value] : job.settings) {
        if (!rememberDriver(d.setting(key, value)))
            return false;
    }
    if (!rememberDriver(d.untilPlanned()))
        return false;
    if (const auto &problems = d.newJob().outcome().problems; !problems.isEmpty()) {
        m_problem = u"the form finds fault with %1: %2"_s.arg(job.name).arg(problems.size());
        return false;
    }
    return rememberDriver(
        d.click(u"submitJob"_s) && d.untilPage(u"application"_s, 60s) &&
        d.until(u"the application "_s + job.name, [&] { return d.app(job.name) != nullptr; }, 30s));
}

bool RealWindow::show(const QString &appName, const QString &tab)
{
    WindowDriver &d = *m_driver;
    const auto app = d.app(appName);
    if (!app) {
        m_problem = u"there is no application "_s + appName;
        return false;
    }
    if (!rememberDriver(d.go(u"applications"_s)))
        return false;
    auto *page = qobject_cast<gui::ApplicationsPage *>(d.window().page(u"applications"_s));
    gui::AppTable *table = page->table();
    const auto chosen = [&] { return table->selectApp(app->key), table->currentIndex().isValid(); };
    if (!rememberDriver(d.until(appName + u" in the table"_s, chosen)))
        return false;
    table->setFocus(Qt::OtherFocusReason);
    table->scrollTo(table->currentIndex());
    d.press(Qt::Key_Return);
    return rememberDriver(d.untilPage(u"application"_s) && d.clickTab(u"tabs"_s, tab));
}

QString RealWindow::words()
{
    QStringList all;
    const gui::ApplicationPage &page = m_driver->application();
    for (const QWidget *one : page.findChildren<QWidget *>()) {
        if (!one->isVisible())
            continue;
        if (const auto *label = qobject_cast<const QLabel *>(one))
            all.append(plainText(label->text()));
        else if (const auto *button = qobject_cast<const QAbstractButton *>(one))
            all.append(button->text());
        if (!one->accessibleName().isEmpty())
            all.append(one->accessibleName());
    }
    all.removeAll(QString());
    return all.join(u'\n');
}

bool RealWindow::untilWords(const QString &part, std::chrono::seconds most)
{
    if (QTest::qWaitFor([&] { return words().contains(part, Qt::CaseInsensitive); },
                        std::chrono::milliseconds(most)))
        return true;
    m_problem = u"the page does not say “%1” but: %2"_s.arg(part, words());
    return false;
}

bool RealWindow::untilRunningExecutor(const QString &appName, std::chrono::seconds most)
{
    return rememberDriver(m_driver->until(
        u"an executor of %1 runs"_s.arg(appName),
        [&] {
            const auto app = m_driver->app(appName);
            return app && app->runningExecutors() > 0;
        },
        most));
}

} // namespace firesteel::test
