// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/finding.h"
#include "core/base/wsl.h"
#include "core/kube/config/kubeconfig.h"

#include <QDateTime>
#include <QProcessEnvironment>

#include <functional>

namespace firesteel::kube {

/// What lies around kubeconfigs. The functions are there for tests; empty ones look at the real
/// system.
struct ConfigSurroundings {
    QProcessEnvironment env;
    Wsl wsl;
    QDateTime now; ///< UTC
    std::function<Result<QByteArray>(const QString &path)> read = {};
    std::function<QString(const QString &program)> findProgram = {}; ///< in PATH; empty: not there
    QString root = QStringLiteral("/"); ///< before the places of the system, for tests

    [[nodiscard]] Result<QByteArray> content(const QString &path) const;
    [[nodiscard]] QString program(const QString &name) const;
};

/// Everything to be known of a kubeconfig before it is used, each with the place ("PATH:LINE") as
/// evidence and "path", "line", "kind", "name", "key", "context" among its particulars as far as
/// they apply; in the order of importance: files, choice of context, clusters, users. Details:
/// kubeconfig-missing, -multiple-files, -wrong-context, -encoding, -base64-invalid, -yaml-broken,
/// -foreign-path, -relative-path, -unexpanded-path, -file-missing, -placeholder, -collision,
/// -unreadable ("reason"), server-address-wrong, server-address-localhost, exec-plugin-not-found,
/// exec-plugin-apiversion-missing, exec-plugin-unusable, client-cert-expired, token-expired (both
/// also as a warning with "state" soon), client-certificate-unusable, certificate-file-wrong,
/// connection-insecure, connection-plain-http, credential-missing. Reads files, sends nothing: not
/// for the GUI thread.
[[nodiscard]] QList<Finding> kubeconfigFindings(const Kubeconfig &config,
                                                const ConfigSurroundings &around);

/// Those of one context alone (empty: the current one): of its cluster, its user and of the files.
[[nodiscard]] QList<Finding> contextFindings(const Kubeconfig &config, const QString &contextName,
                                             const ConfigSurroundings &around);

/// A failure of loadKubeconfig(), parseKubeconfig() or resolve() as a finding.
[[nodiscard]] Finding configFinding(const Error &error, const ConfigSurroundings &around);

} // namespace firesteel::kube
