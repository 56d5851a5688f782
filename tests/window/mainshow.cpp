// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

// Shows the window at work: starts it in an empty home folder, drives it from the first start to
// the result of SparkPi, says what happens and when, and leaves pictures. Exit code 0: all of it
// happened. For ./dev run.

#include "tests/window/pijourney.h"
#include "tests/window/windowmain.h"

#include <QCommandLineParser>
#include <QDir>
#include <QElapsedTimer>
#include <QTextStream>

using namespace firesteel;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using firesteel::test::PiJourney;
using firesteel::test::WindowDriver;

namespace {

/// Into the home folder, where the window looks for it.
bool takeAlong(const QString &kubeconfig, const QString &home)
{
    const QString wanted = home + u"/.kube/config"_s;
    return QDir().mkpath(home + u"/.kube"_s) && QFile::copy(kubeconfig, wanted) &&
           QFile::setPermissions(wanted, QFile::ReadOwner | QFile::WriteOwner);
}

bool play(WindowDriver &driver, const PiJourney::Options &options, QTextStream &out)
{
    QElapsedTimer time;
    time.start();
    PiJourney journey(driver, options);
    for (const PiJourney::Step &step : journey.steps()) {
        if (!step.run()) {
            (void)driver.shot(u"trouble"_s);
            out << "not reached: " << step.done << "\n  " << driver.problem() << Qt::endl;
            return false;
        }
        out << u"%1 s  %2"_s.arg(double(time.elapsed()) / 1000, 6, 'f', 1).arg(step.done)
            << Qt::endl;
        if (step.done.contains("Pi is roughly"_L1)) {
            for (const QString &line : driver.log().filter(u"Pi is roughly"_s))
                out << "          " << line << Qt::endl;
        }
    }
    return true;
}

} // namespace

int main(int argc, char **argv)
{
    const test::WindowApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addOptions({{u"kubeconfig"_s, u"A cluster instead of the practice one."_s, u"file"_s},
                       {u"image"_s, u"Spark image for the job."_s, u"name"_s},
                       {u"seconds"_s, u"Most that a step may take."_s, u"n"_s, u"30"_s}});
    parser.addHelpOption();
    parser.process(QCoreApplication::arguments());
    QTextStream out(stdout);
    PiJourney::Options options;
    options.image = parser.value(u"image"_s);
    options.most = WindowDriver::Seconds(std::max(1, parser.value(u"seconds"_s).toInt()));
    WindowDriver driver;
    if (const QString file = parser.value(u"kubeconfig"_s); !file.isEmpty()) {
        options.context = u"test cluster"_s;
        options.small = true;
        if (!takeAlong(file, driver.home())) {
            out << "the kubeconfig cannot be copied: " << file << Qt::endl;
            return 1;
        }
    }
    return play(driver, options, out) ? 0 : 1;
}
