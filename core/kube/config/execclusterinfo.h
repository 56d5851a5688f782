// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QString>

namespace firesteel::kube {

/// What a credential plug-in is told about the cluster: spec.cluster of an ExecCredential
/// (client.authentication.k8s.io/v1).
struct ExecClusterInfo {
    QString server = {};
    QString tlsServerName = {};
    bool insecure = false;
    QByteArray authority = {}; ///< PEM
    QString proxyUrl = {};
    bool disableCompression = false;
    QByteArray config = {}; ///< JSON of any kind, see KubeCluster::execConfig; empty: none
    bool operator==(const ExecClusterInfo &) const = default;
};
[[nodiscard]] QByteArray toJson(const ExecClusterInfo &info);
/// From what toJson() made; what is not there stays empty.
[[nodiscard]] ExecClusterInfo execClusterInfo(const QByteArray &json);

} // namespace firesteel::kube
