// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/wsl.h"
#include "core/kube/config/kubeconfig.h"
#include "core/kube/config/resolvedcontext.h"
#include "core/kube/config/serverurl.h"

#include <QByteArray>
#include <QProcessEnvironment>
#include <QString>

#include <optional>

namespace firesteel::kube {

/// Lays parts over one context and makes a connection of it; what resolve() is made of. Good for
/// one run(). Reads files: not for the GUI thread.
class ContextResolver
{
public:
    /// `parts` and `env` outlive it.
    ContextResolver(KubeCluster cluster, KubeUser user, KubeContext context,
                    const ConnectionParts &parts, const QProcessEnvironment &env,
                    std::optional<Wsl> wsl = {})
        : m_cluster(std::move(cluster)), m_user(std::move(user)), m_context(std::move(context)),
          m_parts(parts), m_env(env), m_wsl(std::move(wsl))
    {}

    [[nodiscard]] Result<ResolvedContext> run();

private:
    using Step = Result<> (ContextResolver::*)();

    /// Certificates or a key: in a file, or as data inside the kubeconfig.
    struct Material {
        QString key; ///< of the kubeconfig, or the option
        QString file;
        QByteArray data;
        [[nodiscard]] bool isGiven() const { return !file.isEmpty() || !data.isEmpty(); }
    };

    Result<> checkEntries();
    Result<> server();
    Result<> trust();
    Result<> clientCertificate();
    Result<> credentials();
    Result<> plugin(ExecPlugin &exec);
    Result<> identityServer(OidcSettings &oidc);
    Result<> plainHttp();
    Result<> proxy();
    Result<> namespaceName();

    Material overlaid(const QString &key, const QString &file, const QByteArray &data,
                      const QString &over);
    Result<QByteArray> content(const Material &material, const QString &kind);
    QString readable(const QString &path, const QString &key);
    [[nodiscard]] Error inCluster(const Error &error) const;
    [[nodiscard]] Error inUser(const Error &error) const;
    static Error located(Error error, const QString &kind, const QString &name,
                         const Origin &origin);
    void notice(const QString &slug, const QString &key = {});

    const KubeCluster m_cluster;
    const KubeUser m_user;
    const KubeContext m_context;
    const ConnectionParts &m_parts;
    const QProcessEnvironment &m_env;
    const std::optional<Wsl> m_wsl;
    ServerUrl m_url;
    QByteArray m_authority; ///< PEM, as it was given
    ResolvedContext m_result;
};

} // namespace firesteel::kube
