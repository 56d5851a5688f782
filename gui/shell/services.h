// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

namespace firesteel {
class Clock;
namespace kube {
class AuthServices;
}
namespace settings {
class ProfileStore;
class Settings;
} // namespace settings
} // namespace firesteel

namespace firesteel::gui {

class ActionRegistry;
class Activities;
class Navigator;
class Notices;
class Theme;
class Vault;
class Workbench;

/// What pages and dialogs are given by main(): everything outlives them. Main thread.
struct Services {
    Clock &clock;
    settings::Settings &settings;
    Theme &theme;
    ActionRegistry &actions;
    Workbench &workbench;   ///< the clusters that are known, and the session with the chosen one
    Activities &activities; ///< long work with progress and cancel
    Notices &notices;       ///< short messages with an action, beside the page
    Navigator &navigator;   ///< from page to page
    settings::ProfileStore &profiles; ///< clusters that were set up here, decisions about others
    Vault &vault;                     ///< their tokens, keys and passwords
    std::shared_ptr<kube::AuthServices> auth; ///< runs log-in programs; null: none
};

} // namespace firesteel::gui
