// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/finding.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace firesteel::kube {

/// What a pasted text that is to be a token turns out to be. Nothing is verified: all of it is for
/// showing and for warnings (RFC 7519; kubernetes.io, "Authenticating").
struct TokenReading {
    enum class Kind {
        Empty,
        Jwt,       ///< a service account's or an identity provider's
        Rancher,   ///< "kubeconfig-u-…:…" or "token-…:…"
        OpenShift, ///< "sha256~…"
        Eks,       ///< "k8s-aws-v1.…": ends about 15 minutes after it was made
        Bootstrap, ///< "abcdef.0123456789abcdef": an API token if the server says so
        K3sJoin,   ///< "K10…::server:…": lets machines join, is no API token
        Opaque,    ///< anything else that can be sent
        NotAToken  ///< see `problem`
    };
    Kind kind = Kind::Empty;
    QByteArray token;     ///< what is to be sent; empty where it cannot be used
    QStringList repaired; ///< what was taken off: bearer, key, quotes, blanks, base64
    QString problem;      ///< of K3sJoin: join-token. Of NotAToken: certificate, private-key,
                          ///< kubeconfig, html, json, placeholder, characters
    // Of a Jwt; `expires` also of Eks
    QString subject; ///< "system:serviceaccount:NAMESPACE:NAME" for a service account
    QString issuer;
    QStringList audiences;
    QString namespaceName; ///< of the service account
    QString serviceAccount;
    QString person; ///< e-mail or user name that an identity provider put in
    std::optional<QDateTime> issued;
    std::optional<QDateTime> notBefore;
    std::optional<QDateTime> expires;
    QString rancherUser; ///< "kubeconfig-u-abc12", of Rancher: the part before the colon

    [[nodiscard]] bool isUsable() const { return !token.isEmpty(); }
    bool operator==(const TokenReading &) const = default;
};

/// Reads a token however it was copied: with "Bearer ", "token:" or quotes around it, broken over
/// lines, or in base64 as in a Secret's YAML. Pure; any thread.
[[nodiscard]] TokenReading readToken(QByteArrayView text);

/// When a token as it is sent ends; none where it does not say.
[[nodiscard]] std::optional<QDateTime> tokenEnd(QByteArrayView token);

/// What is wrong with it at this time: credential-missing (empty), credential-refused
/// ("reason": join-token, characters, or other-thing with the problem as "kind"), token-expired
/// ("expires"), clock-skew ("notBefore": not valid yet).
[[nodiscard]] QList<Finding> tokenFindings(const TokenReading &reading, const QDateTime &now);

/// "jwt", "rancher", "openshift", "eks", "bootstrap", "join-token", "opaque", "empty",
/// "not-a-token": for JSON and tests.
[[nodiscard]] QLatin1StringView tokenKindName(TokenReading::Kind kind);

} // namespace firesteel::kube
