// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace firesteel {
class Clock;
namespace settings {
class Settings;
}
} // namespace firesteel

namespace firesteel::gui {

class ActionRegistry;
class Activities;
class Navigator;
class Notices;
class Theme;
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
};

} // namespace firesteel::gui
