// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/kube/auth/authsettings.h"
#include "core/net/endpoint.h"

#include <QDateTime>
#include <QList>
#include <QSslCertificate>
#include <QString>

#include <optional>

namespace firesteel::kube {

/// What a failed question was about: an Error alone does not tell an expired token from a revoked
/// one, or a person from a driver.
struct Situation {
    enum class Actor {
        Person, ///< who uses Firesteel
        Driver  ///< the driver pod's service account
    };
    Actor actor = Actor::Person;
    net::Endpoint endpoint;
    AuthSettings auth;
    QString namespaceName;
    QList<QSslCertificate> chain = {};         ///< what the server presented
    QDateTime now = {};                        ///< UTC, of this machine
    std::optional<QDateTime> serverDate = {};  ///< the server's, if it is known
    std::optional<QByteArray> credential = {}; ///< the token that was sent, if another than
                                               ///< auth.token: of a file or a plug-in
    bool clusterHere = false;                  ///< a cluster is installed on this machine
    bool wsl = false;                          ///< this machine is a WSL one
};

/// Any failure of a connection or a call as a finding of the user's world, by the canonical slugs.
/// Its context has the error's and, as far as known, "host", "port", "proxyHost", "proxyPort",
/// "namespace", "user", "credential" (token, token-file, certificate, basic, exec, oidc, none). An
/// error that names a slug in its context under "finding" keeps it. May ask the system for its
/// certificates (see trustFindings()).
[[nodiscard]] Finding findingFor(const Error &error, const Situation &situation);

/// "token", "token-file", "certificate", "basic", "exec", "oidc" or "none": what is shown to the
/// server.
[[nodiscard]] QString credentialKind(const AuthSettings &auth, const net::Endpoint &endpoint);

/// Whether K3s, RKE2 or kubeadm is installed on this machine, so that its loopback address is the
/// right one. Looks at a few files below `root`.
[[nodiscard]] bool isClusterHere(const QString &root = QStringLiteral("/"));

} // namespace firesteel::kube
