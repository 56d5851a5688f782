// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

namespace firesteel::kube {

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
    bool operator==(const AuthSettings &) const = default;
};

/// Whether a token can stand in a header: visible ASCII characters alone (RFC 9110 §5.5), none of
/// them blank.
[[nodiscard]] bool isHeaderSafe(QByteArrayView token);

} // namespace firesteel::kube
