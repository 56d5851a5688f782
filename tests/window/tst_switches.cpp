// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
//
// What is under way, or was asked for, when another cluster or namespace is opened.
#include "core/settings/settings.h"
#include "gui/pages/application/stopapplication.h"
#include "gui/pages/newjob/newjobpage.h"
#include "gui/shell/activities.h"
#include "gui/shell/mainwindow.h"
#include "gui/shell/services.h"
#include "gui/shell/workbench.h"
#include "tests/window/windowdriver.h"
#include "tests/window/windowmain.h"

#include <QFile>
#include <QLineEdit>
#include <QTemporaryDir>

using namespace firesteel;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using firesteel::test::WindowDriver;

class TestSwitches : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A Stop works on the session, and must not outlive it.
    void stopEndsWithItsSession()
    {
        WindowDriver driver;
        DRIVE(driver, start());
        const gui::Services &services = driver.services();
        services.settings.set(settings::keys::ConfirmStop, false); // then nothing is asked
        services.workbench.open(u"practice"_s, u"spark"_s);
        DRIVE(driver, untilState(u"daily-kpi"_s, store::AppState::Running, 30s));
        gui::stopApplication(&driver.window(), services, *driver.app(u"daily-kpi"_s));
        QCOMPARE(services.activities.running(), 1);
        services.workbench.open(u"practice"_s, u"farm"_s);
        DRIVE(driver, untilLive());
        QCOMPARE(services.workbench.namespaceName(), u"farm"_s);
        QTRY_COMPARE(services.activities.running(), 0);
        QVERIFY(services.activities.list().constFirst().cancelled);
    }

    /// "firesteel --context NAME --submit FILE" with a name that is not there: the form is filled,
    /// but nothing goes to a cluster that is opened instead.
    void nothingIsSentToAnotherCluster()
    {
        WindowDriver::Options options;
        QTemporaryDir home;
        options.home = home.path();
        QFile file(home.filePath(u"job.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{ \"version\": 1, \"form\": { \"fields\": { \"name\": \"not-there\","
                   " \"image\": \"spark:4.1.1\", \"resource\": \"local:///opt/a.py\" } } }");
        file.close();
        options.arguments = {u"--context"_s, u"stagin"_s, u"--submit"_s, file.fileName()};
        WindowDriver driver(options);
        DRIVE(driver, start());
        driver.services().workbench.open(u"practice"_s, u"spark"_s);
        DRIVE(driver, untilPage(u"newjob"_s));
        DRIVE(driver, untilLive());
        DRIVE(driver, untilPlanned());
        QCOMPARE(driver.seen<QLineEdit>(u"field.name"_s)->text(), u"not-there"_s);
        QVERIFY(driver.services().activities.list().isEmpty());
    }
};

FIRESTEEL_WINDOW_MAIN(TestSwitches)
#include "tst_switches.moc"
