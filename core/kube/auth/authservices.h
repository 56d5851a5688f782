// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/base/processrunner.h"
#include "core/base/wsl.h"

#include <QByteArray>
#include <QProcessEnvironment>
#include <QSet>
#include <QString>

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>

namespace firesteel::kube {

class SharedCredential;

/// What an identity server gave in place of a refresh token that it took back. Secret: never
/// logged.
struct RenewedLogin {
    QString issuerUrl;
    QString clientId;
    QString usedToken; ///< good no more
    QString refreshToken;
    QByteArray idToken;
};

/// What credentials need besides their settings, for a whole program: how programs are run, which
/// ones a person has agreed to, and the credentials that plug-ins and identity servers gave, so
/// that one run serves every thread and session. Thread-safe. Made by whoever composes the program;
/// held by everything that makes credentials.
class AuthServices
{
public:
    struct Options {
        QProcessEnvironment environment = {}; ///< for programs; the proxies of identity servers
        Wsl wsl = {};
        bool allowAll = false; ///< run any program that a kubeconfig names, as kubectl does
        std::chrono::milliseconds programTimeout{60'000};
        std::chrono::milliseconds signInTimeout{300'000}; ///< where a browser plays a part
    };

    explicit AuthServices(Options options, std::unique_ptr<ProcessRunner> runner =
                                               std::make_unique<SystemProcessRunner>());
    ~AuthServices();
    AuthServices(const AuthServices &) = delete;
    AuthServices &operator=(const AuthServices &) = delete;

    [[nodiscard]] const Options &options() const { return m_options; }
    [[nodiscard]] ProcessRunner &runner() const { return *m_runner; }

    /// The programs that a person agreed to, by consentKey().
    void setAllowed(const QSet<QString> &keys);
    void allow(const QString &key);
    [[nodiscard]] bool isAllowed(const QString &key) const;

    /// The credential that all users of the same plug-in or account share.
    [[nodiscard]] std::shared_ptr<SharedCredential> shared(const QByteArray &key);
    /// The same credential is found under another key, too.
    void share(const QByteArray &key, const QByteArray &otherKey);

    /// Who keeps renewed log-ins for the next start; empty: nobody. It is called in any thread and
    /// must not block; never again once this returns with another one.
    using Keeper = std::function<void(const RenewedLogin &)>;
    void setKeeper(Keeper keeper);
    void tellRenewed(const RenewedLogin &login) const;

private:
    const Options m_options;
    const std::unique_ptr<ProcessRunner> m_runner;
    mutable std::mutex m_mutex;
    QSet<QString> m_allowed;
    std::map<QByteArray, std::shared_ptr<SharedCredential>> m_shared;
    mutable std::mutex m_keeperMutex;
    Keeper m_keeper;
};

} // namespace firesteel::kube
