// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/app/wholewindow.h"

#include "core/base/clock.h"
#include "gui/pages/pagelist.h"
#include "gui/shell/actionregistry.h"
#include "gui/shell/activities.h"
#include "gui/shell/language.h"
#include "gui/shell/mainwindow.h"
#include "gui/shell/navigator.h"
#include "gui/shell/notices.h"
#include "gui/shell/services.h"
#include "gui/shell/starter.h"
#include "gui/shell/workbench.h"
#include "gui/theme/theme.h"
#include "gui/webview/browseropener.h"
#include "gui/webview/driveruitab.h"
#include "gui/webview/webviewloader.h"

namespace firesteel::gui {

struct WholeWindow::Parts {
    Parts(Clock &theClock, const settings::Settings::Paths &paths,
          const QProcessEnvironment &environment)
        : clock(theClock), settings(paths), language(settings), actions(settings, theme),
          workbench(clock, environment), activities(clock),
          services{clock, settings, theme, actions, workbench, activities, notices, navigator},
          webViewLoader(WebViewLoader::surroundings()), window(services, pageList()),
          driverUi(services, window, webViewLoader, browserOpener), starter(services, window)
    {}

    Clock &clock;
    settings::Settings settings;
    Language language;
    Theme theme;
    ActionRegistry actions;
    Workbench workbench;
    Activities activities;
    Notices notices;
    Navigator navigator;
    Services services;
    WebViewLoader webViewLoader;
    BrowserOpener browserOpener;
    MainWindow window;
    DriverUiTab driverUi;
    Starter starter;
};

WholeWindow::WholeWindow(Clock &clock, const settings::Settings::Paths &paths,
                         const QProcessEnvironment &environment)
    : d(std::make_unique<Parts>(clock, paths, environment))
{}

WholeWindow::~WholeWindow() = default;

const Services &WholeWindow::services() const
{
    return d->services;
}

MainWindow &WholeWindow::window() const
{
    return d->window;
}

Starter &WholeWindow::starter() const
{
    return d->starter;
}

WebViewLoader &WholeWindow::webViewLoader() const
{
    return d->webViewLoader;
}

BrowserOpener &WholeWindow::browserOpener() const
{
    return d->browserOpener;
}

} // namespace firesteel::gui
