// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QSet>
#include <QString>

namespace firesteel {
class Clock;
}
namespace firesteel::kube {
class AuthServices;
struct ExecPlugin;
} // namespace firesteel::kube
namespace firesteel::settings {
class Settings;
}

namespace firesteel::gui {

// Which programs may be run to log in: once agreed to, kept in the settings as kube::consentKey().
// Main thread.

[[nodiscard]] QSet<QString> allowedPrograms(const settings::Settings &settings);
/// From now on, in this window and the next.
void allowProgram(settings::Settings &settings, kube::AuthServices &services, const Clock &clock,
                  const kube::ExecPlugin &plugin);

} // namespace firesteel::gui
