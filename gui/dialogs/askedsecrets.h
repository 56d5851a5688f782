// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/profileconnection.h"
#include "core/settings/profiles.h"
#include "gui/shell/services.h"
#include "gui/shell/vault.h"

class QWidget;

namespace firesteel::gui {

/// As readSecrets(); where they lie in an encrypted file that is locked, its pass-phrase is asked
/// for over `window`. `reply` comes after that; never if the question is turned down. Main thread.
void readOrAskSecrets(QWidget *window, const Services &services,
                      const settings::ClusterProfile &profile, QObject *context,
                      Vault::Reply<engine::ProfileSecrets> reply);

} // namespace firesteel::gui
