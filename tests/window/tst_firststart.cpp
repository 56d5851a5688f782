// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

// A new user with an empty home folder: from the first start to the result of SparkPi on the
// practice cluster, and what a later start brings back. With FIRESTEEL_SHOTS=DIR pictures are kept.

#include "gui/pages/newjob/jobformview.h"
#include "gui/pages/newjob/newjobpage.h"
#include "gui/shell/mainwindow.h"
#include "gui/shell/notices.h"
#include "gui/shell/services.h"
#include "gui/shell/workbench.h"
#include "tests/window/pijourney.h"
#include "tests/window/windowmain.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>

using namespace firesteel;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using firesteel::test::PiJourney;
using firesteel::test::WindowDriver;
using gui::JobField;

class TestFirstStart : public QObject
{
    Q_OBJECT
private:
    static QString put(const WindowDriver &driver, const QString &name, const QByteArray &content)
    {
        QFile file(driver.home() + u'/' + name);
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size()
                   ? file.fileName()
                   : QString();
    }

private Q_SLOTS:
    void offersConnectAndPractise()
    {
        WindowDriver driver;
        DRIVE(driver, start());
        DRIVE(driver, untilPage(u"welcome"_s));
        QVERIFY(driver.services().workbench.choices().size() <= 1);
        DRIVE(driver, untilSeen(u"Choose a kubeconfig…"_s));
        DRIVE(driver, untilSeen(u"Open the practice cluster"_s));
        DRIVE(driver, until(u"it says that there is no cluster yet"_s, [&] {
                  const auto labels = driver.window().findChildren<QLabel *>();
                  return std::ranges::any_of(labels, [](const QLabel *label) {
                      return label->isVisible() && label->text() == "No cluster found yet"_L1;
                  });
              }));
        // what a person would press first has the keyboard
        DRIVE(driver, until(u"the keyboard is on “Open the practice cluster”"_s,
                            [&] { return driver.focusName() == "welcome.practice"_L1; }));
        QVERIFY(driver.services().notices.entries().isEmpty());
    }

    void sparkPiInHalfAMinute()
    {
        WindowDriver driver;
        PiJourney journey(driver, {});
        const QDeadlineTimer deadline(30s);
        for (const PiJourney::Step &step : journey.steps())
            QVERIFY2(step.run(), qPrintable(step.done + u": "_s + driver.problem()));
        QVERIFY2(!deadline.hasExpired(), "it took longer than half a minute");
        QVERIFY(driver.mousePresses() > 0);
    }

    void laterStartGoesOn()
    {
        WindowDriver driver;
        DRIVE(driver, start());
        DRIVE(driver, untilSeen(u"welcome.practice"_s));
        DRIVE(driver, click(u"welcome.practice"_s));
        DRIVE(driver, untilLive());
        DRIVE(driver, go(u"newjob"_s));
        DRIVE(driver, fill(JobField::Name, u"half typed"_s));
        DRIVE(driver, fill(JobField::DriverMemory, u"12 parsecs"_s));
        driver.restart();
        DRIVE(driver, start());
        DRIVE(driver, untilLive());
        DRIVE(driver, untilPage(u"newjob"_s));
        QCOMPARE(driver.newJob().form().field(JobField::Name)->text(), u"half typed"_s);
        QCOMPARE(driver.newJob().form().field(JobField::DriverMemory)->text(), u"12 parsecs"_s);
    }

    void submitsAFile()
    {
        WindowDriver::Options options;
        QTemporaryDir home;
        options.home = home.path();
        gui::JobForm form = gui::jobTemplates({}).constFirst().form;
        form.set(JobField::Name, u"from-file"_s);
        const QJsonObject job{{u"version"_s, 1}, {u"form"_s, form.toJson()}};
        options.arguments = {u"--practice"_s, u"--submit"_s, u"job.json"_s};
        WindowDriver driver(options);
        QVERIFY(!put(driver, u"job.json"_s, QJsonDocument(job).toJson()).isEmpty());
        DRIVE(driver, start());
        DRIVE(driver, untilPage(u"application"_s, 20s));
        DRIVE(driver, untilState(u"from-file"_s, store::AppState::Running, 20s));
        for (const gui::Notices::Entry &entry : driver.services().notices.entries())
            QVERIFY2(entry.notice.kind == gui::Notice::Kind::Success,
                     qPrintable(entry.notice.title));
    }

    void saysThatAFileHoldsNoJob()
    {
        WindowDriver::Options options;
        QTemporaryDir home;
        options.home = home.path();
        options.arguments = {u"--practice"_s, u"--submit"_s, u"job.json"_s};
        WindowDriver driver(options);
        QVERIFY(!put(driver, u"job.json"_s, "{ \"version\": 1, ").isEmpty());
        DRIVE(driver, start());
        DRIVE(driver, untilPage(u"newjob"_s, 20s));
        DRIVE(driver,
              until(u"a notice"_s, [&] { return !driver.services().notices.entries().isEmpty(); }));
        const gui::Notice notice = driver.services().notices.entries().constFirst().notice;
        QVERIFY2(notice.title.contains(u"job.json"_s), qPrintable(notice.title));
        QVERIFY(driver.newJob().form().field(JobField::Name)->text().isEmpty());
    }
};

FIRESTEEL_WINDOW_MAIN(TestFirstStart)
#include "tst_firststart.moc"
