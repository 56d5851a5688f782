// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
//
// What tests/bench/window.py has measured inside of the window: firesteel-bench scroll|type
// KUBECONFIG NAMESPACE prints one line of JSON. A frame is all that the window's thread does from
// the turn of the wheel until the picture is handed to the display.
#include "core/engine/connection.h"
#include "gui/pages/applications/applicationspage.h"
#include "gui/pages/applications/apptable.h"
#include "gui/shell/mainwindow.h"
#include "tests/window/stallprobe.h"
#include "tests/window/windowdriver.h"

#include <QAbstractItemModel>
#include <QApplication>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScrollBar>
#include <QTest>
#include <QTextStream>
#include <QWindow>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace firesteel;
using namespace firesteel::test;

namespace {

double milliseconds(qint64 nanoseconds)
{
    return double(nanoseconds) / 1e6;
}

/// An application that sums up the time that its events take.
class TimedApplication : public QApplication
{
public:
    using QApplication::QApplication;

    void begin()
    {
        m_busy = 0;
        m_updated = false;
    }
    [[nodiscard]] bool updated() const { return m_updated; } ///< a window was painted since
    [[nodiscard]] qint64 busy() const { return m_busy; }     ///< ns since begin()

    bool notify(QObject *receiver, QEvent *event) override
    {
        if (m_depth > 0)
            return QApplication::notify(receiver, event);
        const bool update = event->type() == QEvent::UpdateRequest;
        QElapsedTimer time;
        time.start();
        ++m_depth;
        const bool done = QApplication::notify(receiver, event);
        --m_depth;
        if (!m_updated)
            m_busy += time.nsecsElapsed();
        m_updated = m_updated || update;
        return done;
    }

private:
    int m_depth = 0;
    qint64 m_busy = 0;
    bool m_updated = false;
};

double quantile(std::vector<qint64> values, double part)
{
    if (values.empty())
        return 0;
    std::ranges::sort(values);
    const auto at = size_t(std::ceil(part * double(values.size()))) - 1;
    return milliseconds(values[std::min(at, values.size() - 1)]);
}

int fail(const QString &problem)
{
    QTextStream(stderr) << problem << '\n';
    return 1;
}

void tell(const QJsonObject &figures)
{
    QTextStream(stdout) << QJsonDocument(figures).toJson(QJsonDocument::Compact) << '\n';
}

int scroll(TimedApplication &application, WindowDriver &driver)
{
    auto *page = qobject_cast<gui::ApplicationsPage *>(driver.window().page(u"applications"_s));
    gui::AppTable *table = page->table();
    const auto rows = [table] {
        int all = 0;
        for (int i = 0; i < table->model()->rowCount(); ++i)
            all += 1 + table->model()->rowCount(table->model()->index(i, 0));
        return all;
    };
    int last = -1;
    if (!driver.until(
            u"the table has come to rest"_s,
            [&] { return std::exchange(last, rows()) == rows() && rows() > 0; }, 60s))
        return fail(driver.problem());
    table->expandAll();
    QTest::qWait(500);
    QWindow *window = driver.window().windowHandle();
    const QPointF middle =
        table->viewport()->mapTo(&driver.window(), table->viewport()->rect().center());
    std::vector<qint64> frames;
    StallProbe stalls;
    for (const int turn : {-120, 120}) {
        for (int still = 0; still < 3;) {
            const int before = table->verticalScrollBar()->value();
            application.begin();
            QTest::wheelEvent(window, middle, {0, turn});
            const bool painted = QTest::qWaitFor([&] { return application.updated(); }, 100);
            const bool moved = table->verticalScrollBar()->value() != before;
            still = moved ? 0 : still + 1;
            if (moved && painted)
                frames.push_back(application.busy());
        }
    }
    tell({{u"rows"_s, rows()},
          {u"frames"_s, qint64(frames.size())},
          {u"frame_p50_ms"_s, quantile(frames, 0.5)},
          {u"frame_p99_ms"_s, quantile(frames, 0.99)},
          {u"frame_max_ms"_s, quantile(frames, 1)},
          {u"scroll_stall_ms"_s, milliseconds(stalls.longest().lasted.count())}});
    return frames.size() < 100 ? fail(u"too few frames to tell"_s) : 0;
}

int type(TimedApplication &application, WindowDriver &driver)
{
    if (!driver.go(u"newjob"_s))
        return fail(driver.problem());
    std::vector<qint64> keys;
    StallProbe stalls;
    const QList<std::pair<gui::JobField, QString>> texts{
        {gui::JobField::Name, u"nightly-revenue-by-region-and-product"_s},
        {gui::JobField::Image, u"registry.example.com/data/spark-python:4.1.1-r17"_s},
        {gui::JobField::ServiceAccount, u"spark"_s},
        {gui::JobField::Resource, u"local:///opt/spark/jobs/revenue/nightly_revenue.py"_s},
        {gui::JobField::Arguments, u"--from 2026-01-01 --to 2026-11-30 --regions all"_s},
        {gui::JobField::DriverMemory, u"2g"_s},
        {gui::JobField::Executors, u"12"_s},
        {gui::JobField::ExecutorMemory, u"6g"_s},
        {gui::JobField::ExecutorCores, u"4"_s}};
    for (const auto &[field, text] : texts) {
        if (!driver.fill(field, {}))
            return fail(driver.problem());
        for (qsizetype i = 0; i < text.size(); ++i) {
            application.begin();
            driver.write(text.mid(i, 1));
            if (QTest::qWaitFor([&] { return application.updated(); }, 100))
                keys.push_back(application.busy());
            QTest::qWait(i % 10 == 9 ? 250 : 25); // a pause now and then: it is read through
        }
        if (!driver.untilPlanned())
            return fail(driver.problem());
    }
    tell({{u"keys"_s, qint64(keys.size())},
          {u"key_p50_ms"_s, quantile(keys, 0.5)},
          {u"key_p99_ms"_s, quantile(keys, 0.99)},
          {u"typing_stall_ms"_s, milliseconds(stalls.longest().lasted.count())},
          {u"typing_stall_work_ms"_s, milliseconds(stalls.longest().worked.count())}});
    return keys.size() < 100 ? fail(u"too few keys to tell"_s) : 0;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication::setApplicationName(u"firesteel"_s);
    TimedApplication application(argc, argv);
    engine::prepareNetwork();
    const QStringList words = QApplication::arguments();
    if (words.size() != 4)
        return fail(u"firesteel-bench scroll|type KUBECONFIG NAMESPACE"_s);
    WindowDriver::Options options;
    options.arguments = {u"--kubeconfig"_s, words[2], u"--namespace"_s, words[3]};
    WindowDriver driver(options);
    if (!driver.start() || !driver.untilLive())
        return fail(driver.problem());
    return words[1] == "scroll"_L1 ? scroll(application, driver) : type(application, driver);
}
