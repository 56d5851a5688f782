// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/loginkeeper.h"

#include "core/kube/config/keptlogin.h"
#include "core/settings/profilestore.h"
#include "gui/shell/vault.h"

#include <utility>

namespace firesteel::gui {

using settings::ClusterProfile;

LoginKeeper::LoginKeeper(std::shared_ptr<kube::AuthServices> auth, Vault &vault,
                         const settings::ProfileStore &profiles, QObject *parent)
    : QObject(parent), m_auth(std::move(auth)), m_vault(vault), m_profiles(profiles)
{
    m_auth->setKeeper([this](const kube::RenewedLogin &login) {
        m_mailbox.post([this, login] { keep(login); });
    });
}

LoginKeeper::~LoginKeeper()
{
    m_auth->setKeeper({});
}

void LoginKeeper::keep(const kube::RenewedLogin &login)
{
    for (const ClusterProfile &profile : m_profiles.profiles()) {
        if (profile.identity == ClusterProfile::Identity::Oidc && !profile.secretId.isEmpty())
            keepIn(profile.secretId, login);
    }
}

/// Only in place of the token that was taken back: another account's stays as it is.
void LoginKeeper::keepIn(const QString &secretId, const kube::RenewedLogin &login)
{
    m_vault.read(secretId, this, [this, secretId, login](const Result<QByteArray> &text) {
        auto kept = text ? kube::readKeptLogin(*text) : std::unexpected(text.error());
        if (!kept || !kept->oidc)
            return;
        kube::OidcSettings &oidc = *kept->oidc;
        if (oidc.issuerUrl != login.issuerUrl || oidc.clientId != login.clientId ||
            oidc.refreshToken != login.usedToken)
            return;
        oidc.refreshToken = login.refreshToken;
        oidc.idToken = login.idToken;
        // Where it cannot be written the next start says that the log-in has ended.
        m_vault.write(secretId, kube::keptLoginText(*kept), this, [](const Result<> &) {});
    });
}

} // namespace firesteel::gui
