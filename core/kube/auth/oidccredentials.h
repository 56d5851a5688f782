// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/auth/renewingcredentials.h"
#include "core/net/httpclient.h"
#include "core/net/sentsecrets.h"

#include <chrono>
#include <memory>

namespace firesteel::kube {

/// `auth-provider: oidc` of a kubeconfig: the ID token as long as it lasts, then a new one for the
/// refresh token (OpenID Connect Core 1.0 §12, Discovery 1.0 §4). The user's file is never written:
/// what an identity server gives in place of the refresh token is kept in memory, and told to
/// AuthServices.
/// OidcRefreshFailed has in its context "finding" (oidc-refresh-failed), "issuer", and "reason":
/// no-refresh-token, issuer (no https address, or another one than its own document says),
/// unreachable ("phase" and what else the network says; "code" is the Errc's name), answer
/// ("status"), refused ("error": OAuth's word), no-id-token, expired, refused-new.
class OidcCredentials final : public RenewingCredentials
{
    Q_OBJECT
public:
    OidcCredentials(OidcSettings settings, net::HttpHeaders more,
                    std::shared_ptr<AuthServices> services, const Clock &clock,
                    QObject *parent = nullptr);
    ~OidcCredentials() override;

    /// For how long a credential may take before that is an error: two requests.
    [[nodiscard]] static std::chrono::milliseconds longestTime();
    /// `settings` as they have to be kept: with the refresh token that is good now.
    [[nodiscard]] static OidcSettings renewed(OidcSettings settings, AuthServices &services);

protected:
    void obtain(const std::optional<ObtainedCredential> &latest, Obtained done) override;
    [[nodiscard]] Error refusedError(const ObtainedCredential &credential) const override;

private:
    using Answered = std::function<void(int status, const QByteArray &body)>;
    struct Discovered {
        QByteArray tokenEndpoint;
        bool basic = true; ///< client_secret_basic, the default of RFC 8414 §2
    };

    [[nodiscard]] std::unexpected<Error> failed(const QString &reason,
                                                const QString &detail = {}) const;
    void request(const QString &url, net::HttpRequest request, Answered answered);
    void discovered(int status, const QByteArray &body);
    void askForToken(const Discovered &server);
    void tokenAnswered(int status, const QByteArray &body);
    void keep(const ObtainedCredential &credential) const;
    void finish(const Result<ObtainedCredential> &result);

    const OidcSettings m_settings;
    std::shared_ptr<AuthServices> m_services;
    QByteArray m_refreshToken; ///< the one to use now
    Obtained m_done;
    net::SentSecrets m_secrets; ///< of the request under way
    std::unique_ptr<net::HttpClient> m_http;
};

} // namespace firesteel::kube
