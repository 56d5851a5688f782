// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/config/contextsummary.h"
#include "core/kube/config/kubeconfigfindings.h"

#include <QList>
#include <QString>

namespace firesteel::kube {

/// A kubeconfig that lies where one is expected.
struct FoundKubeconfig {
    QString path; ///< as it is opened
    /// "kubeconfig-variable", "kube-config" (~/.kube/config), "kube-folder" (another file of
    /// ~/.kube), "k3s", "rke2", "kubeadm", "microk8s", "k3d", "kind", "minikube", "windows" (a
    /// profile seen from WSL).
    QString place;
    QString owner; ///< of "windows": the name of the profile's folder
    Kubeconfig config;
    QList<ContextSummary> contexts;
    QList<Finding> findings; ///< also why nothing can be read
    [[nodiscard]] bool usable() const { return !config.contexts.isEmpty(); }
};

/// Looks in all usual places, in this order: $KUBECONFIG, ~/.kube/config, k3d, kind, minikube, the
/// rest of ~/.kube, K3s, RKE2, kubeadm, MicroK8s, and from WSL the profiles of
/// Windows. Places without a file are left out, except those of $KUBECONFIG; a file that is there
/// but cannot be read is found, with the reason. Each file comes once. HOME and KUBECONFIG come
/// from `around.env`. Reads files: not for the GUI thread.
[[nodiscard]] QList<FoundKubeconfig> discoverKubeconfigs(const ConfigSurroundings &around);

/// The usual files that count as one, as kubectl merges them, with kubeconfigFindings() of the
/// whole: kubeconfig-missing if there is none.
struct EffectiveKubeconfig {
    Kubeconfig config;
    QList<Finding> findings;
};
[[nodiscard]] EffectiveKubeconfig effectiveKubeconfig(const QString &explicitPath,
                                                      const ConfigSurroundings &around);

} // namespace firesteel::kube
