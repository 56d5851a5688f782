// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/settings/settings.h"

#include <QProcessEnvironment>

#include <memory>

namespace firesteel {
class Clock;
}

namespace firesteel::gui {

class BrowserOpener;
class MainWindow;
class Starter;
class WebViewLoader;
struct Services;

/// Everything that the program is made of once there is a QApplication, in the order in which it
/// may go. main() makes it; tests of the whole window make the same. Main thread.
class WholeWindow
{
public:
    /// `clock` outlives it. `environment` tells where the kubeconfig is, and the proxy.
    WholeWindow(Clock &clock, const settings::Settings::Paths &paths,
                const QProcessEnvironment &environment);
    ~WholeWindow();
    WholeWindow(const WholeWindow &) = delete;
    WholeWindow &operator=(const WholeWindow &) = delete;

    [[nodiscard]] const Services &services() const;
    [[nodiscard]] MainWindow &window() const;
    [[nodiscard]] Starter &starter() const;
    [[nodiscard]] WebViewLoader &webViewLoader() const;
    [[nodiscard]] BrowserOpener &browserOpener() const;

private:
    struct Parts;
    std::unique_ptr<Parts> d;
};

} // namespace firesteel::gui
