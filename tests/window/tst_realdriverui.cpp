// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
//
// The web UI of a real driver in the window: its pages load in the embedded view, its links stay
// inside, and when the driver has ended the page says so. The sandbox is off, for tests run as
// root.
#include "gui/pages/application/applicationpage.h"
#include "gui/webview/driveruipane.h"
#include "tests/window/realwindow.h"

#include <QElapsedTimer>
#include <QTest>
#include <QWebEnginePage>
#include <QWebEngineView>

#include <array>
#include <memory>
#include <optional>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace firesteel;
using namespace firesteel::test;
using store::AppState;

namespace {

const QString kSleeper = u"driver-ui"_s;
const QString kShuffle = u"shuffle"_s;

} // namespace

class TestRealDriverUi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        ON_REAL(m_real, begin());
        ON_REAL(m_real,
                submit({kSleeper, RealWindow::script(u"long_sleep.py"_s), {}, u"600 1 600"_s}));
        ON_REAL(m_real, untilRunningExecutor(kSleeper, 180s));
    }

    void firstPage() // how long it takes: bench driverui
    {
        WindowDriver &d = m_real.driver();
        ON_REAL(m_real, show(kSleeper, u"overview"_s));
        m_real.stalls().reset();
        DRIVE(d, clickTab(u"tabs"_s, u"driverui"_s));
        DRIVE(d, until(
                     u"the page of the jobs"_s,
                     [&] {
                         return page() && !page()->isLoading() &&
                                page()->title().contains("Spark Jobs"_L1);
                     },
                     60s));
        qInfo("%s", qPrintable(m_real.stalls().text()));
        DRIVE(d, shot(u"real-driver-ui"_s));
    }

    void pagesOfAShuffle()
    {
        WindowDriver &d = m_real.driver();
        ON_REAL(m_real,
                submit({kShuffle, RealWindow::script(u"shuffle_spill.py"_s), {}, u"3000000 16"_s}));
        ON_REAL(m_real, untilRunningExecutor(kShuffle, 180s));
        DRIVE(d, clickTab(u"tabs"_s, u"driverui"_s));
        DRIVE(d, until(
                     u"the page of the jobs"_s,
                     [&] { return page() && page()->title().contains("Spark Jobs"_L1); }, 60s));
        QVERIFY(wait(u"a job in the list"_s,
                     u"document.querySelectorAll('a[href*=\"/jobs/job\"]').length > 0"_s, true));
        // By the links of the page itself, as a person goes.
        const QList<std::array<QString, 3>> ways{
            {u"/jobs/job/"_s, u"Details for Job"_s, u"DAG Visualization"_s},
            {u"/stages/"_s, u"Stages for All Jobs"_s, u"Stages"_s},
            {u"/stages/stage/"_s, u"Details for Stage"_s, u"Summary Metrics"_s},
            {u"/executors/"_s, u"Executors"_s, u"Storage Memory"_s}, // by a script, from JSON
            {u"/SQL/"_s, u"SQL / DataFrame"_s, u"Queries"_s},
            {u"/environment/"_s, u"Environment"_s, u"spark.app.id"_s},
            {u"/jobs/"_s, u"Spark Jobs"_s, u"User:"_s}};
        for (const auto &[path, title, content] : ways) {
            visit(path, title, content);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void saysThatTheDriverHasEnded()
    {
        WindowDriver &d = m_real.driver();
        DRIVE(d, shot(u"real-driver-ui-shuffle"_s));
        DRIVE(d, untilState(kShuffle, AppState::Succeeded, 300s));
        DRIVE(d, untilSeen(u"driverUiBand"_s, 30s)); // beside what was seen last
        ask(u"document.querySelector('a[href*=\"/stages/\"]').click()"_s);
        QVERIFY(wait(u"the page that says so"_s, u"document.body.innerText.includes('has ended')"_s,
                     false));
        QVERIFY(inside());
        DRIVE(d, shot(u"real-driver-ui-ended"_s));
    }

    void cleanupTestCase() { ON_REAL(m_real, end()); }

private:
    [[nodiscard]] QWebEnginePage *page()
    {
        const auto *view = m_real.driver().application().findChild<QWebEngineView *>();
        return view && view->isVisible() ? view->page() : nullptr;
    }

    /// What a script answers in the page.
    QVariant ask(const QString &script)
    {
        auto answer = std::make_shared<std::optional<QVariant>>();
        if (!page())
            return {};
        page()->runJavaScript(script, [answer](const QVariant &value) { *answer = value; });
        (void)QTest::qWaitFor([answer] { return answer->has_value(); }, 20'000);
        return answer->value_or(QVariant());
    }

    /// Until a script answers true; `reload`: the page is asked for anew meanwhile, for what comes
    /// with time.
    bool wait(const QString &what, const QString &script, bool reload)
    {
        QElapsedTimer since;
        since.start();
        while (since.durationElapsed() < 60s) {
            if (ask(script).toBool())
                return true;
            if (reload) {
                page()->triggerAction(QWebEnginePage::Reload);
                QTest::qWait(500);
                (void)QTest::qWaitFor([this] { return page() && !page()->isLoading(); }, 20'000);
            } else {
                QTest::qWait(100);
            }
        }
        qWarning("not within a minute: %s; the page: %s", qPrintable(what),
                 qPrintable(ask(u"document.body.innerText"_s).toString().left(600)));
        return false;
    }

    [[nodiscard]] bool inside()
    {
        const auto *pane = m_real.driver().application().findChild<gui::DriverUiPane *>();
        return pane && pane->driverUi() && page() &&
               page()->url().authority() == pane->driverUi()->address().authority();
    }

    /// Follows the first link of the page that leads there.
    void visit(const QString &path, const QString &title, const QString &content)
    {
        const QString find =
            u"Array.from(document.links).find(a => a.pathname.endsWith('%1'))"_s.arg(path);
        QVERIFY(wait(u"a link to "_s + path, u"!!("_s + find + u')', true));
        ask(u"("_s + find + u").click()"_s);
        QVERIFY(
            wait(path + u" with "_s + content,
                 u"location.pathname.endsWith('%1') && document.readyState == 'complete' && "
                 "document.title.includes('%2') && document.body.innerText.includes('%3')"_s.arg(
                     path, title, content),
                 false));
        QVERIFY2(inside(), qPrintable(page()->url().toDisplayString()));
        // It is dressed, and nothing of it comes from elsewhere.
        QVERIFY(wait(u"style sheets"_s,
                     u"document.styleSheets.length > 1 && Array.from(document.styleSheets)"
                     ".every(s => s.cssRules.length > 0)"_s,
                     false));
        const QString foreign = ask(u"performance.getEntriesByType('resource')"
                                    ".filter(r => !r.name.startsWith(location.origin + '/') && "
                                    "!r.name.startsWith('data:')).map(r => r.name).join(' ')"_s)
                                    .toString();
        QCOMPARE(foreign, QString());
        // Links lead to this origin, or to a public web site, never into the cluster.
        const QString inner = ask(u"Array.from(document.links).filter(a => a.origin != "
                                  "location.origin && !/(^|\\.)apache\\.org$/.test(a.hostname) && "
                                  "a.protocol.startsWith('http')).map(a => a.href).join(' ')"_s)
                                  .toString();
        QCOMPARE(inner, QString());
        qInfo("%s: %s", qPrintable(page()->url().path()), qPrintable(page()->title()));
    }

    RealWindow m_real;
};

int main(int argc, char **argv)
{
    qputenv("QTWEBENGINE_DISABLE_SANDBOX", "1");
    return runOnReal<TestRealDriverUi>(argc, argv);
}
#include "tst_realdriverui.moc"
