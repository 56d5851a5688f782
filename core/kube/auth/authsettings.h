// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QPair>
#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>

namespace firesteel::kube {

/// A program that gives the credential (client.authentication.k8s.io). It is run without a shell,
/// and only after a person has agreed to exactly this file, these arguments and this environment.
struct ExecPlugin {
    enum class Interactive { Never, IfAvailable, Always };
    QString command = {}; ///< absolute, or a bare name that is looked up in PATH
    QStringList arguments = {};
    QList<QPair<QString, QString>> environment = {}; ///< added to ours
    QString file = {};                               ///< the kubeconfig that names it
    QString workingDirectory = {};                   ///< where it runs: the kubeconfig's folder
    QString apiVersion = {};
    QString installHint = {};
    bool provideClusterInfo = false;
    QByteArray clusterInfo = {}; ///< JSON of spec.cluster, when it is to be provided
    Interactive interactive = Interactive::IfAvailable;
    bool operator==(const ExecPlugin &) const = default;
};

/// `auth-provider: oidc` of a kubeconfig. The user's file is never rewritten.
struct OidcSettings {
    QString issuerUrl = {};
    QString clientId = {};
    QString clientSecret = {};
    QString refreshToken = {};
    QByteArray idToken = {};
    QByteArray certificateAuthority = {}; ///< PEM of the identity server's CA; empty: the system's
    bool operator==(const OidcSettings &) const = default;
};

/// Whom to act as (Kubernetes authentication, "User impersonation"). Empty user: nobody else.
struct Impersonation {
    QString user = {};
    QString uid = {};
    QStringList groups = {};
    QMap<QString, QStringList> extra = {};
    bool operator==(const Impersonation &) const = default;
};

/// What a request says about who sends it. Client certificates are not here: they belong to the
/// connection (net::TlsSettings). Token and password are never logged.
struct AuthSettings {
    QByteArray token = {};  ///< with a tokenFile: used as long as that file has not been read
    QString tokenFile = {}; ///< absolute path; read again each minute
    QString username = {};
    QString password = {};
    bool basic = false; ///< username and password are to be sent
    Impersonation impersonation = {};
    std::optional<ExecPlugin> exec = {}; ///< at most one of exec and oidc
    std::optional<OidcSettings> oidc = {};
    bool operator==(const AuthSettings &) const = default;
};

/// Whether a token can stand in a header: visible ASCII characters alone (RFC 9110 §5.5), none of
/// them blank.
[[nodiscard]] bool isHeaderSafe(QByteArrayView token);

} // namespace firesteel::kube
