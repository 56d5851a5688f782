// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/mailbox.h"
#include "core/kube/auth/authservices.h"

#include <QObject>

#include <memory>

namespace firesteel::settings {
class ProfileStore;
}

namespace firesteel::gui {

class Vault;

/// Keeps log-ins at identity servers good for the next start: where a server takes back a refresh
/// token and gives another one, the profile whose log-in is in the vault gets the new one. Files of
/// a person are never written. Main thread; owned by main().
class LoginKeeper : public QObject
{
    Q_OBJECT
public:
    /// All of them outlive it.
    LoginKeeper(std::shared_ptr<kube::AuthServices> auth, Vault &vault,
                const settings::ProfileStore &profiles, QObject *parent = nullptr);
    ~LoginKeeper() override;

private:
    void keep(const kube::RenewedLogin &login);
    void keepIn(const QString &secretId, const kube::RenewedLogin &login);

    std::shared_ptr<kube::AuthServices> m_auth;
    Vault &m_vault;
    const settings::ProfileStore &m_profiles;
    Mailbox m_mailbox; ///< from the threads of the credentials
};

} // namespace firesteel::gui
