// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/kube/auth/authsettings.h"
#include "core/kube/config/kubeconfig.h"
#include "core/net/endpoint.h"

#include <optional>

namespace firesteel::kube {

/// Everything that is needed to talk to one cluster as one user. Holds secrets: never logged.
struct ResolvedContext {
    QString contextName; ///< empty when the connection was given in parts alone
    QString clusterName;
    QString userName;
    QString server; ///< the URL as it was written
    net::Endpoint endpoint;
    AuthSettings auth;
    QString namespaceName = QStringLiteral("default");
    bool namespaceGiven = false; ///< named by the context, an override or the service account
    bool compress = true;        ///< ask for gzip
    QString proxyUrl;            ///< as the kubeconfig has it; empty: the environment decides
    QStringList materialFiles;   ///< certificate and key files that were read: their change means a
                                 ///< new endpoint
    QList<ConfigNotice> notices;
};

/// Parts of a connection that are given directly: command-line flags, or Spark's
/// spark.kubernetes.authenticate.submission.* with its master URL. They are laid over a context as
/// spark-submit does (native-submission §10.2): the server always wins; so do token, tokenFile,
/// namespace and insecure; certificate and key files lose against data inside the kubeconfig, and a
/// notice "override-unused" tells so.
struct ConnectionParts {
    QString server = {}; ///< without "k8s://"
    QByteArray token = {};
    QString tokenFile = {};
    QString caFile = {};
    QString clientCertificateFile = {};
    QString clientKeyFile = {};
    QString namespaceName = {};
    std::optional<bool> insecure = {};
    Impersonation impersonation = {}; ///< wins as a whole if it names a user
    bool operator==(const ConnectionParts &) const = default;
};

/// Turns the context `contextName` (empty: the current one) into a connection, reading certificate
/// and key files. `env` gives HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which count by the rules of
/// Go's net/http when the cluster has no proxy-url. Without a current context, `parts` with a
/// server suffice. A credential plug-in is in auth.exec and OIDC in auth.oidc only if nothing else
/// gives a credential. Windows paths are translated within WSL (`wsl`: what is known of it;
/// without, the system is asked). Fails with ConfigEmpty, ConfigDanglingName, ConfigInvalid,
/// ConfigUnsupported ("key": exec with "reason" api-version, auth-provider with "provider",
/// proxy-url with "reason" https), CertificateInvalid, KeyInvalid, FileMissing,
/// FileUnreadable, ConflictingOptions (token and tokenFile given as parts); the context of the
/// error names "path", "line", "kind", "name", "key". Reads files: not for the GUI thread.
[[nodiscard]] Result<ResolvedContext> resolve(const Kubeconfig &config, const QString &contextName,
                                              const QProcessEnvironment &env,
                                              const ConnectionParts &parts = {},
                                              const std::optional<Wsl> &wsl = {});

/// The connection of a process inside a pod: KUBERNETES_SERVICE_HOST and _PORT, and the service
/// account's files below `folder`. FileMissing ("role": kubeconfig) outside of a pod.
[[nodiscard]] Result<ResolvedContext> resolveInCluster(
    const QProcessEnvironment &env, const ConnectionParts &parts = {},
    const QString &folder = QStringLiteral("/var/run/secrets/kubernetes.io/serviceaccount"));

} // namespace firesteel::kube
