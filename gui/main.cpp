// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/clock.h"
#include "core/engine/connection.h"
#include "core/settings/settings.h"
#include "gui/pages/pagelist.h"
#include "gui/shell/actionregistry.h"
#include "gui/shell/activities.h"
#include "gui/shell/language.h"
#include "gui/shell/mainwindow.h"
#include "gui/shell/navigator.h"
#include "gui/shell/notices.h"
#include "gui/shell/screenshot.h"
#include "gui/shell/services.h"
#include "gui/shell/singleinstance.h"
#include "gui/shell/starter.h"
#include "gui/shell/startoptions.h"
#include "gui/shell/workbench.h"
#include "gui/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QTextStream>

#include <cstdio>

using namespace firesteel;
using namespace Qt::StringLiterals;

namespace {

/// What --help, --version and a wrong command line say needs no display.
std::optional<int> answerWithoutWindow(const Result<gui::StartOptions> &options)
{
    if (!options) {
        QTextStream(stderr) << (options.error().detail.isEmpty()
                                    ? options.error().context.value(u"option"_s)
                                    : options.error().detail)
                            << '\n'
                            << u"Try --help.\n"_s;
        return 2;
    }
    switch (options->only) {
    case gui::StartOptions::Only::Help:
        QTextStream(stdout) << gui::startHelp();
        return 0;
    case gui::StartOptions::Only::Version:
        QTextStream(stdout) << u"firesteel " FIRESTEEL_VERSION "\n"_s;
        return 0;
    case gui::StartOptions::Only::Nothing:
        break;
    }
    return std::nullopt;
}

} // namespace

int main(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    QCoreApplication::setApplicationName(u"firesteel"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(FIRESTEEL_VERSION));
    QGuiApplication::setDesktopFileName(u"io.github.firesteel.Firesteel"_s);
    const QStringList own = gui::withoutToolkitOptions(arguments);
    const auto options = gui::parseStartOptions(own, QDir::currentPath());
    if (const auto code = answerWithoutWindow(options))
        return *code;

    const settings::Settings::Paths paths = settings::Settings::standardPaths();
    gui::applyScale(paths);
    QApplication application(argc, argv);
    engine::prepareNetwork();

    gui::SingleInstance instance(gui::SingleInstance::standardFolder());
    const bool alone = options->newInstance || !options->screenshot.isEmpty();
    if (!alone && !instance.claim() &&
        instance.handOver(gui::withWorkingDirectory(own, QDir::currentPath())))
        return 0;

    SystemClock clock;
    settings::Settings settings(paths);
    gui::Language language(settings);
    gui::Theme theme;
    gui::ActionRegistry actions(settings, theme);
    gui::Workbench workbench(clock, QProcessEnvironment::systemEnvironment());
    gui::Activities activities(clock);
    gui::Notices notices;
    gui::Navigator navigator;
    const gui::Services services{clock,     settings,   theme,   actions,
                                 workbench, activities, notices, navigator};
    gui::MainWindow window(services, gui::pageList());
    gui::Starter starter(services, window);
    QObject::connect(&instance, &gui::SingleInstance::started, &starter,
                     &gui::Starter::startedAgain);
    QObject::connect(&application, &QGuiApplication::commitDataRequest, &window,
                     [&window] { window.saveSession(); });
    starter.begin(*options);
    std::optional<gui::Screenshot> screenshot;
    if (!options->screenshot.isEmpty())
        screenshot.emplace(services, window, options->screenshot);
    return QApplication::exec();
}
