// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
//
// What tests/bench/driverui.py has measured: on the real cluster, from the click on Driver UI to
// the first page, and beside it the same page of another fresh driver in a bare browser view
// through a plain forward. Each driver has answered nobody before. Prints one line of JSON.
#include "core/engine/clustersession.h"
#include "core/engine/tunnel.h"
#include "gui/pages/application/applicationpage.h"
#include "gui/shell/mainwindow.h"
#include "gui/shell/services.h"
#include "gui/shell/workbench.h"
#include "tests/window/realwindow.h"
#include "tests/window/windowmain.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QTextStream>
#include <QWebEnginePage>
#include <QWebEngineView>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace firesteel;
using namespace firesteel::test;

namespace {

bool showsJobs(const QWebEngineView *view)
{
    return view && view->isVisible() && !view->page()->isLoading() &&
           view->page()->title().contains("Spark Jobs"_L1);
}

class Measurement
{
public:
    bool prepare()
    {
        if (!m_real.begin())
            return false;
        for (const QString &name : {u"opens-browser"_s, u"embedded"_s, u"bare"_s}) {
            if (!m_real.submit(
                    {name, RealWindow::script(u"long_sleep.py"_s), {}, u"900 1 900"_s}) ||
                !m_real.untilRunningExecutor(name, 180s))
                return false;
        }
        return true;
    }

    /// Milliseconds from the click on the tab to the page of the jobs; negative: it did not come.
    qint64 embedded(const QString &app)
    {
        WindowDriver &driver = m_real.driver();
        if (!m_real.show(app, u"overview"_s))
            return -1;
        QTest::qWait(3000); // what came before has come to rest
        QElapsedTimer since;
        since.start();
        if (!driver.clickTab(u"tabs"_s, u"driverui"_s))
            return -1;
        const bool there = QTest::qWaitFor(
            [&] { return showsJobs(driver.application().findChild<QWebEngineView *>()); }, 60'000);
        return there ? since.elapsed() : -1;
    }

    /// The same from the start of a forward, in a view whose processes run.
    qint64 bare(const QString &name)
    {
        const auto app = m_real.driver().app(name);
        engine::ClusterSession *session = m_real.driver().services().workbench.session();
        QWebEngineView view;
        view.resize(m_real.driver().window().size());
        view.setHtml(u"<title>ready</title>"_s);
        view.show();
        if (!app || !app->driver || !session ||
            !QTest::qWaitFor([&] { return view.title() == "ready"_L1; }, 60'000))
            return -1;
        QTest::qWait(3000);
        QElapsedTimer since;
        since.start();
        kube::ForwardRequest request;
        request.namespaceName = app->key.namespaceName;
        request.pod = app->driver->name;
        request.podUid = app->driver->uid;
        request.remotePort = 4040;
        const auto tunnel = session->forward(request);
        QObject::connect(tunnel.get(), &engine::Tunnel::listening, &view, [&view](quint16 port) {
            view.load(QUrl(u"http://127.0.0.1:%1/"_s.arg(port)));
        });
        const bool there = QTest::qWaitFor([&] { return showsJobs(&view); }, 60'000);
        return there ? since.elapsed() : -1;
    }

    [[nodiscard]] QString problem() const { return m_real.problem(); }
    bool end() { return m_real.end(); }

private:
    RealWindow m_real;
};

} // namespace

int main(int argc, char **argv)
{
    WindowApplication application(argc, argv);
    Measurement measurement;
    bool good = measurement.prepare();
    QJsonObject figures;
    if (good) {
        // The first view pays for the start of the browser itself.
        figures = {{u"first_of_all_ms"_s, measurement.embedded(u"opens-browser"_s)},
                   {u"bare_ms"_s, measurement.bare(u"bare"_s)},
                   {u"first_page_ms"_s, measurement.embedded(u"embedded"_s)}};
    }
    for (const QJsonValue &figure : std::as_const(figures))
        good = good && figure.toInt() >= 0;
    if (!good)
        QTextStream(stderr) << (measurement.problem().isEmpty() ? u"the page did not come"_s
                                                                : measurement.problem())
                            << '\n';
    else
        QTextStream(stdout) << QJsonDocument(figures).toJson(QJsonDocument::Compact) << '\n';
    return measurement.end() && good ? 0 : 1;
}
