// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/account.h"
#include "core/base/clock.h"
#include "core/base/coredump.h"
#include "core/base/ids.h"
#include "core/ctl/command.h"
#include "core/ctl/console.h"
#include "core/ctl/sentences.h"
#include "core/ctl/signalwatcher.h"
#include "core/net/tlsstart.h"
#include "core/secrets/keyringstore.h"
#include "core/settings/profilestore.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>

#include <cerrno>
#include <csignal>

using namespace firesteel;

int main(int argc, char **argv)
{
    keepMemoryOutOfCoreDumps();
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("firesteelctl"));
    QCoreApplication::setApplicationVersion(QStringLiteral(FIRESTEEL_VERSION));

    net::prepareTls();

    ctl::StdConsole console;
    SystemClock clock;
    SystemIdSource ids;
    const auto options = ctl::parseOptions(QCoreApplication::arguments().sliced(1));
    if (!options) {
        console.errText(ctl::errorText(options.error()));
        return int(ctl::exitCodeFor(options.error().code));
    }
    secrets::KeyringStore keyring;
    const ctl::Surroundings surroundings{
        console,
        clock,
        ids,
        QProcessEnvironment::systemEnvironment(),
        QDir::currentPath(),
        QDir::homePath(),
        accountName(),
        settings::ProfileStore::pathBeside(settings::Settings::standardPaths().config),
        &keyring};
    const auto command = ctl::makeCommand(*options, surroundings);
    ctl::SignalWatcher signalWatcher;
    int outputError = 0; // other than a reader that has had enough
    console.setBroken([&command, &console, &outputError](int error) {
        if (error != EPIPE) {
            outputError = error;
            console.errText(
                ctl::errorText(Error(Errc::FileWriteFailed, qt_error_string(error),
                                     {{QStringLiteral("problem"), QStringLiteral("output")}})));
        }
        QMetaObject::invokeMethod(
            command.get(), [&command] { command->interrupt(SIGPIPE); }, Qt::QueuedConnection);
    });
    QObject::connect(&signalWatcher, &ctl::SignalWatcher::received, command.get(),
                     &ctl::Command::interrupt);
    QObject::connect(
        command.get(), &ctl::Command::done, &application, [&outputError](ctl::ExitCode code) {
            const bool lost = outputError != 0 &&
                              (code == ctl::ExitCode::Ok || code == ctl::ExitCode::OutputClosed);
            QCoreApplication::exit(int(lost ? ctl::ExitCode::Configuration : code));
        });
    command->start();
    return QCoreApplication::exec();
}
