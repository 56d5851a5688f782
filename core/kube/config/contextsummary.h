// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/config/kubeconfig.h"
#include "core/kube/config/kubeconfigfindings.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace firesteel::kube {

/// What a person should see of one context before it is used. Holds no secrets.
struct ContextSummary {
    QString context;
    Origin origin;
    bool current = false;
    QString cluster;
    QString server;  ///< URL with its path prefix, as it is written
    QString product; ///< guessed: "k3s", "rke2", "k3d", "kind", "minikube", "rancher",
                     ///< "rancher-desktop", "docker-desktop", "microk8s", "eks", "gke", "aks",
                     ///< "openshift"; empty: unknown
    QString namespaceName;

    /// How it logs in: "client-certificate", "token", "token-file", "exec", "oidc",
    /// "auth-provider", "basic"; several are possible, none means anonymous.
    QStringList logins;
    QString certificateName;       ///< CN of the client certificate: the user
    QStringList certificateGroups; ///< its O
    std::optional<QDateTime> certificateEnd;
    QString tokenKind; ///< "jwt", "rancher", "openshift", "opaque"; empty without token
    std::optional<QDateTime> tokenEnd;
    QString command; ///< exec: with its arguments, for display
    QString issuer;  ///< of oidc

    bool systemTrust = false; ///< no CA is named
    QString authority;        ///< subject of the first CA
    qsizetype authorityCount = 0;
    std::optional<QDateTime> authorityEnd; ///< of the one that ends first
    bool insecure = false;
    QString proxy; ///< "http://host:3128": without user and password
    QString verifyName;
    QString actsAs;    ///< impersonated user
    QStringList files; ///< certificate, key and token files it uses
    bool operator==(const ContextSummary &) const = default;
};

/// Reads the files that the context names: not for the GUI thread. Everything that cannot be read
/// is left out here; kubeconfigFindings() tells why.
[[nodiscard]] ContextSummary contextSummary(const Kubeconfig &config, const KubeContext &context,
                                            const ConfigSurroundings &around);
[[nodiscard]] QList<ContextSummary> contextSummaries(const Kubeconfig &config,
                                                     const ConfigSurroundings &around);

/// Guesses from names, address and paths whose cluster it is; see ContextSummary::product.
[[nodiscard]] QString clusterProduct(const KubeContext &context, const KubeCluster *cluster,
                                     const KubeUser *user);

} // namespace firesteel::kube
