// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/kube/config/kubeconfig.h"
#include "core/kube/config/kubeconfigfindings.h"

#include <QByteArray>
#include <QString>

namespace firesteel::kube {

/// One context as a kubeconfig of its own (YAML), which is also the current one there. Files are
/// given as paths, as they stand in the entries. Holds secrets. Pure.
[[nodiscard]] QByteArray kubeconfigText(const KubeContext &context, const KubeCluster &cluster,
                                        const KubeUser &user);

/// The same of a context of `config`, with the content of certificate and key files put in, so that
/// it can be carried elsewhere; token files stay files. Fails as resolve() does for names that lead
/// nowhere and for files that cannot be read. Reads files: not for the GUI thread.
[[nodiscard]] Result<QByteArray> exportedContext(const Kubeconfig &config,
                                                 const QString &contextName,
                                                 const ConfigSurroundings &around = {});

/// Writes a new file as a whole or not at all, readable by its owner alone (0600). Never replaces
/// one: FileWriteFailed with "reason" exists. Waits for the disk: not for the GUI thread.
[[nodiscard]] Result<> writeNewKubeconfig(const QString &path, const QByteArray &text);

} // namespace firesteel::kube
