// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/app/wholewindow.h"

#include "core/base/clock.h"
#include "core/base/wsl.h"
#include "core/kube/auth/authservices.h"
#include "core/secrets/opening.h"
#include "core/settings/profilestore.h"
#include "gui/pages/pagelist.h"
#include "gui/shell/accesswatch.h"
#include "gui/shell/actionregistry.h"
#include "gui/shell/activities.h"
#include "gui/shell/consent.h"
#include "gui/shell/kubeconfigfollower.h"
#include "gui/shell/language.h"
#include "gui/shell/loginkeeper.h"
#include "gui/shell/mainwindow.h"
#include "gui/shell/navigator.h"
#include "gui/shell/notices.h"
#include "gui/shell/services.h"
#include "gui/shell/starter.h"
#include "gui/shell/vault.h"
#include "gui/shell/workbench.h"
#include "gui/theme/theme.h"
#include "gui/webview/browseropener.h"
#include "gui/webview/driveruitab.h"
#include "gui/webview/webviewloader.h"

#include <QFileInfo>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

struct WholeWindow::Parts {
    Parts(Clock &theClock, const settings::Settings::Paths &paths,
          const QProcessEnvironment &environment)
        : clock(theClock), settings(paths),
          profiles(settings::ProfileStore::pathBeside(paths.config)), auth(authFor(environment)),
          language(settings), actions(settings, theme), workbench(clock, environment),
          activities(clock), services{clock,   settings,  theme,    actions, workbench, activities,
                                      notices, navigator, profiles, vault,   auth},
          webViewLoader(WebViewLoader::surroundings()), window(services, pageList()),
          driverUi(services, window, webViewLoader, browserOpener), accessWatch(services),
          kubeconfigFollower(services), starter(services, window)
    {
        auth->setAllowed(allowedPrograms(settings));
        workbench.setProfiles(profiles);
        workbench.setVault(vault);
        workbench.setAuthServices(auth);
        findSecretStores(QFileInfo(paths.config).absolutePath() + u"/secrets.json"_s);
    }

    /// The keyring may take its time; who needs it meanwhile waits.
    void findSecretStores(const QString &filePath)
    {
        vault.setSearching(true);
        secrets::openBest(filePath, &vault, [this](secrets::Stores stores) {
            if (stores.keyring)
                vault.setStore(std::move(stores.keyring));
            if (stores.file)
                vault.setStore(std::move(stores.file));
            vault.setStore(std::move(stores.session));
            vault.setSearching(false);
        });
    }

    static std::shared_ptr<kube::AuthServices> authFor(const QProcessEnvironment &environment)
    {
        return std::make_shared<kube::AuthServices>(
            kube::AuthServices::Options{.environment = environment, .wsl = detectWsl(environment)});
    }

    Clock &clock;
    settings::Settings settings;
    settings::ProfileStore profiles;
    Vault vault;
    std::shared_ptr<kube::AuthServices> auth;
    LoginKeeper loginKeeper{auth, vault, profiles};
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
    AccessWatch accessWatch;
    KubeconfigFollower kubeconfigFollower;
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
