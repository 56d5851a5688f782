// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/auth/renewingcredentials.h"

#include <memory>

namespace firesteel::kube {

/// The credential that a program gives (client.authentication.k8s.io; kubernetes.io,
/// "Authenticating", "client-go credential plugins"). The program is looked for first; then a
/// person must have agreed to it (AuthServices::isAllowed(), else ConsentMissing with "command",
/// "file" and "key", the consentKey()); then it runs without a shell and without a terminal, one at
/// a time for all who share it, and is killed with all that it started when its time is up or
/// nobody wants it any more. ExecPluginFailed has in its context:
///   finding: exec-plugin-not-found, exec-plugin-apiversion-missing, exec-plugin-failed
///   reason:  api-version, interactive, not-found, not-executable, too-large, not-started, exit
///            ("code"), signal ("signal"), timeout ("seconds"), output ("limit"), not-json
///            ("excerpt"), answer-kind, answer-version ("found"), no-status, half-certificate,
///            certificate, key, token, expiry, expired ("expires"), refused
///   command, program, hint (installHint), login (a command that signs in anew), found (where the
///   program lies, if not in PATH), file
/// and as detail what the program wrote to its standard error, without secrets.
class ExecCredentials final : public RenewingCredentials
{
    Q_OBJECT
public:
    ExecCredentials(ExecPlugin plugin, net::HttpHeaders more,
                    std::shared_ptr<AuthServices> services, const Clock &clock,
                    QObject *parent = nullptr);
    ~ExecCredentials() override;

protected:
    void obtain(const std::optional<ObtainedCredential> &latest, Obtained done) override;
    [[nodiscard]] Error refusedError(const ObtainedCredential &credential) const override;

private:
    void ended(const ProcessResult &result, const Obtained &done);

    const ExecPlugin m_plugin;
    std::shared_ptr<AuthServices> m_services;
    std::unique_ptr<QObject> m_run; ///< gone: the program is killed
};

} // namespace firesteel::kube
