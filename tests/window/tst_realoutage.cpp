// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
//
// The API server of the real cluster goes away for a while, seen from the window: it says how old
// its picture is, finds back, loses no line of a log, and never keeps its user waiting.
#include "gui/shell/mainwindow.h"
#include "gui/shell/services.h"
#include "gui/shell/workbench.h"
#include "gui/widgets/staleband.h"
#include "tests/window/realwindow.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTest>

#include <numeric>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace firesteel;
using namespace firesteel::test;
using gui::Freshness;
using store::AppState;

namespace {

/// A stall that a person feels as one. The probe's own text tells how long it really was.
constexpr auto kMostStall = 500ms;

/// The numbers of slow_lines.py in the log.
QList<int> numbers(const QStringList &log)
{
    static const QRegularExpression line(u"\\bline (\\d{7}) of "_s);
    QList<int> found;
    for (const QString &one : log) {
        if (const auto match = line.match(one); match.hasMatch())
            found.append(match.captured(1).toInt());
    }
    return found;
}

} // namespace

class TestRealOutage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { ON_REAL(m_real, begin()); }

    void stopped() { outage(u"stop"_s, u"start"_s, 20s, 5s, 300, u"0.25"_s); }
    void frozen() { outage(u"freeze"_s, u"thaw"_s, 120s, 90s, 400, u"0.6"_s); }

    void cleanup()
    {
        if (m_away.isEmpty())
            return;
        QVERIFY2(m_real.cluster().component(m_away), qPrintable(m_real.cluster().problem()));
        m_away.clear();
    }

    void cleanupTestCase() { ON_REAL(m_real, end()); }

private:
    [[nodiscard]] bool is(Freshness::State state)
    {
        return m_real.driver().services().workbench.freshness().state == state;
    }

    /// What a person does meanwhile: looks here and there, and types.
    void lookAround()
    {
        WindowDriver &d = m_real.driver();
        DRIVE(d, go(u"newjob"_s));
        DRIVE(d, fill(gui::JobField::Name, u"typed-meanwhile"_s));
        DRIVE(d, untilPlanned());
        DRIVE(d, go(u"applications"_s));
        auto *band = d.window().findChild<gui::StaleBand *>();
        QVERIFY(band && band->isVisible());
        QVERIFY2(!band->text().isEmpty(), "the band has no words");
        qInfo("the window says: %s", qPrintable(band->text()));
        DRIVE(d, shot(u"real-stale"_s));
    }

    void outage(const QString &stop, const QString &start, std::chrono::seconds length,
                std::chrono::seconds staleWithin, int lines, const QString &pause)
    {
        WindowDriver &d = m_real.driver();
        const QString name = u"slow-lines-"_s + stop;
        const QString phases = u"phases-"_s + stop;
        ON_REAL(m_real, submit({phases,
                                RealWindow::script(u"long_sleep.py"_s),
                                {},
                                u"%1 1 1"_s.arg(length.count() + 25)}));
        ON_REAL(m_real, submit({name,
                                RealWindow::script(u"slow_lines.py"_s),
                                {},
                                u"%1 %2 50"_s.arg(lines).arg(pause)}));
        ON_REAL(m_real, untilRunningExecutor(phases, 120s));
        DRIVE(d, clickTab(u"tabs"_s, u"logs"_s));
        DRIVE(d, untilLog(u"line 0000002 of"_s, 120s));

        m_real.stalls().reset();
        m_away = start;
        QVERIFY2(m_real.cluster().component(stop), qPrintable(m_real.cluster().problem()));
        QElapsedTimer gone;
        gone.start();
        DRIVE(d, until(
                     u"the window says that its picture is old"_s,
                     [&] { return is(Freshness::State::Stale); }, staleWithin));
        const double stale = double(gone.elapsed()) / 1000;
        lookAround();
        if (QTest::currentTestFailed())
            return;
        const auto rest =
            std::chrono::duration_cast<std::chrono::milliseconds>(length - gone.durationElapsed());
        QTest::qWait(std::max(0ms, rest));
        QVERIFY(is(Freshness::State::Stale));
        QVERIFY2(m_real.cluster().component(start), qPrintable(m_real.cluster().problem()));
        m_away.clear();
        QElapsedTimer back;
        back.start();
        DRIVE(
            d,
            until(u"the window is live again"_s, [&] { return is(Freshness::State::Live); }, 30s));
        qInfo("stale after %.1f s, live again %.1f s after the return; %s", stale,
              double(back.elapsed()) / 1000, qPrintable(m_real.stalls().text()));
        auto *band = d.window().findChild<gui::StaleBand *>();
        QVERIFY(!band->isVisible());

        DRIVE(d, untilState(name, AppState::Succeeded, 300s));
        DRIVE(d, untilState(phases, AppState::Succeeded, 240s));
        ON_REAL(m_real, show(name, u"logs"_s));
        DRIVE(d, untilLog(u"end of lines"_s, 60s));
        QList<int> all(lines);
        std::iota(all.begin(), all.end(), 1);
        QCOMPARE(numbers(d.log()), all); // none lost, none twice, in order
        qInfo("in all: %s", qPrintable(m_real.stalls().text()));
        QVERIFY2(m_real.stalls().longest().lasted < kMostStall, qPrintable(m_real.stalls().text()));
        QVERIFY(m_real.stalls().marks() > 100); // it was measured indeed
    }

    RealWindow m_real;
    QString m_away; ///< what brings the API server back
};

int main(int argc, char **argv)
{
    return runOnReal<TestRealOutage>(argc, argv);
}
#include "tst_realoutage.moc"
