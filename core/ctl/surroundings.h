// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/ctl/console.h"
#include "core/engine/profileconnection.h"
#include "core/settings/profiles.h"

#include <QProcessEnvironment>
#include <QString>

#include <optional>

namespace firesteel::secrets {
class SecretStore;
}

namespace firesteel::ctl {

/// A cluster that was set up in the window, or what was decided there about a context, with what
/// lies in the keyring for it.
struct ChosenProfile {
    settings::ClusterProfile profile;
    engine::ProfileSecrets secrets;
};

/// What a command takes from the process around it, so that tests can give it another one. The
/// references outlive the command.
struct Surroundings {
    Console &console;
    Clock &clock;
    IdSource &ids;
    QProcessEnvironment environment;
    QString workingDirectory;
    QString homeDirectory;
    QString userName;          ///< short name of the operating system's user
    QString profilesFile = {}; ///< clusters that were set up in the window; empty: none
    secrets::SecretStore *keyring = nullptr;  ///< of the desktop; null: there is none
    std::optional<ChosenProfile> chosen = {}; ///< filled in by Command::choose()
};

} // namespace firesteel::ctl
