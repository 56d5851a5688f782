// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

// Shows the window at work: starts it in an empty home folder, drives it from the first start to
// the result of SparkPi, says what happens and when, and leaves pictures. Exit code 0: all of it
// happened. For ./dev run.

#include "tests/window/pijourney.h"
#include "tests/window/windowmain.h"

#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QTextStream>

using namespace firesteel;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using firesteel::test::PiJourney;
using firesteel::test::WindowDriver;

namespace {

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
    WindowDriver::Options window;
    if (const QString file = parser.value(u"kubeconfig"_s); !file.isEmpty()) {
        window.arguments = {u"--kubeconfig"_s, QFileInfo(file).absoluteFilePath(), u"--namespace"_s,
                            u"spark"_s};
        options.practice = false;
        options.small = true;
    }
    WindowDriver driver(window);
    return play(driver, options, out) ? 0 : 1;
}
