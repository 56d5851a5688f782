// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/clock.h"
#include "core/base/coredump.h"
#include "core/engine/connection.h"
#include "core/settings/settings.h"
#include "gui/app/startclock.h"
#include "gui/app/wholewindow.h"
#include "gui/shell/mainwindow.h"
#include "gui/shell/screenshot.h"
#include "gui/shell/singleinstance.h"
#include "gui/shell/starter.h"
#include "gui/shell/startoptions.h"
#include "gui/webview/webviewloader.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QIcon>
#include <QProcessEnvironment>
#include <QTextStream>

#include <cstdio>
#include <optional>

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

/// Where desktops go by the window and not by the desktop file.
QIcon windowIcon()
{
    QIcon icon;
    for (const int size : {16, 22, 24, 32, 48, 64, 128, 256})
        icon.addFile(u":/app/%1x%1/apps/io.github.firesteel.Firesteel.png"_s.arg(size));
    return icon;
}

/// Before there is a QApplication, which knows it otherwise.
QString folderOfProgram(const QStringList &arguments)
{
    const QString self = QFileInfo(u"/proc/self/exe"_s).symLinkTarget();
    return QFileInfo(self.isEmpty() ? arguments.value(0) : self).absolutePath();
}

} // namespace

int main(int argc, char **argv)
{
    keepMemoryOutOfCoreDumps();
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
    gui::WebViewLoader::prepare(folderOfProgram(arguments));
    QApplication application(argc, argv);
    QApplication::setWindowIcon(windowIcon());
    engine::prepareNetwork();

    gui::SingleInstance instance(gui::SingleInstance::standardFolder());
    const bool alone = options->newInstance || !options->screenshot.isEmpty();
    if (!alone && !instance.claim() &&
        instance.handOver(gui::withWorkingDirectory(own, QDir::currentPath())))
        return 0;

    SystemClock clock;
    gui::WholeWindow whole(clock, paths, QProcessEnvironment::systemEnvironment());
    gui::MainWindow &window = whole.window();
    const gui::StartClock startClock(window);
    gui::Starter &starter = whole.starter();
    QObject::connect(&instance, &gui::SingleInstance::started, &starter,
                     &gui::Starter::startedAgain);
    QObject::connect(&application, &QGuiApplication::commitDataRequest, &window,
                     [&window] { window.saveSession(); });
    starter.begin(*options);
    std::optional<gui::Screenshot> screenshot;
    if (!options->screenshot.isEmpty())
        screenshot.emplace(whole.services(), window, options->screenshot);
    return QApplication::exec();
}
