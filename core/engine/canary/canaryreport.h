// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/finding.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <chrono>
#include <optional>

namespace firesteel::engine {

/// What the canary is to try.
struct CanaryRequest {
    QString namespaceName;
    QString account = QStringLiteral("spark");
    QString image;
    QStringList pullSecrets;
    bool restricted = true; ///< with the security context that the level "restricted" asks for
    std::chrono::seconds startTimeout{180}; ///< for scheduling and pulling the image
    std::chrono::seconds deadline{120};     ///< of the pod, once it runs
    bool operator==(const CanaryRequest &) const = default;
};

/// What the pod said of itself. Empty texts: not there.
struct CanaryReport {
    QString java;    ///< "17.0.15"
    QString python;  ///< "3.11.2"
    QString spark;   ///< "4.1.1"
    QString scala;   ///< "2.13"
    QString user;    ///< uid
    QString machine; ///< "x86_64"
    QString sparkHome;
    QString dnsAddress; ///< of kubernetes.default.svc; empty: the name was not resolved
    bool tcp = false;   ///< the API server's address takes connections
    bool token = false; ///< an account token is mounted
    int apiStatus = 0;  ///< HTTP status of a list of pods; 0: no answer
    QString apiVia;     ///< "python3", "curl", "wget", "java", "openssl"; empty: no program for it
    QString apiError;   ///< why there was no answer
    bool complete = false; ///< it came to its end
    bool operator==(const CanaryReport &) const = default;
};

/// The pod. Its label firesteel.dev/canary=true tells it from everything else.
[[nodiscard]] QJsonObject canaryPod(const CanaryRequest &request, const QString &podName);

/// From its log; lines that are not the canary's are passed over.
[[nodiscard]] CanaryReport parseCanaryLog(const QByteArray &log);

/// What is wrong in the report, the gravest first: cluster-dns-broken,
/// api-server-unreachable-from-pod, token-expired-in-driver, rbac-driver-pods,
/// image-not-spark-k8s, python-executable-missing (a notice) …
[[nodiscard]] QList<Finding> canaryFindings(const CanaryRequest &request,
                                            const CanaryReport &report);

} // namespace firesteel::engine
