// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace firesteel::settings {
class Settings;
}

namespace firesteel::gui {

struct ClusterChoice;

/// Whether a cluster is production: as a person said, else by its name ("prod-k3s", "production").
/// Such a cluster shows it in colour and words, and asks for a name before something is stopped.
[[nodiscard]] bool isProduction(const settings::Settings &settings, const ClusterChoice &cluster);
void setProduction(settings::Settings &settings, const ClusterChoice &cluster, bool production);
/// What the name alone says.
[[nodiscard]] bool soundsLikeProduction(const QString &name);

} // namespace firesteel::gui
