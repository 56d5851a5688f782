// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/auth/authsettings.h"

#include <QString>

namespace firesteel::kube {

/// What a person agrees to when a kubeconfig wants to run a program: this file, this command, these
/// arguments and this environment. SHA-256 in hexadecimal; no part can be read back from it.
[[nodiscard]] QString consentKey(const ExecPlugin &plugin);

/// The command line as it is shown to people: quoted where needed, secrets masked.
[[nodiscard]] QString shownCommand(const ExecPlugin &plugin);

} // namespace firesteel::kube
