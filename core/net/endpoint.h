// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QList>
#include <QSslCertificate>
#include <QSslKey>
#include <QString>

#include <optional>

namespace firesteel::net {

/// How to reach the server's address. The scheme https for the proxy itself is not supported.
struct Proxy {
    enum class Kind {
        None,
        Http,
        Socks5
    }; ///< Http: CONNECT (RFC 9110 §9.3.6); Socks5: names are resolved by the proxy
    Kind kind = Kind::None;
    QString host;
    quint16 port = 0;
    QString user;     ///< never logged
    QString password; ///< never logged
    bool operator==(const Proxy &) const = default;
};

/// Whom to trust, and who we are.
struct TlsSettings {
    /// The only anchors; an empty list trusts nobody. nullopt: the system's certificates.
    std::optional<QList<QSslCertificate>> anchors;
    QString verifyName;    ///< tls-server-name: SNI and verified name; empty: the host
    bool insecure = false; ///< accept any certificate; shown to the user wherever the cluster is
    QList<QSslCertificate> clientChain; ///< leaf first
    QSslKey clientKey;
    bool operator==(const TlsSettings &) const = default;
};

/// One server under one identity. Connections are shared only between requests with equal
/// endpoints.
struct Endpoint {
    bool tls = true;
    QString host; ///< name or address, IPv6 without brackets
    quint16 port = 443;
    QByteArray pathPrefix; ///< "" or "/k8s/clusters/c-m-x": no trailing slash, percent-encoded
    TlsSettings security;
    Proxy proxy;
    /// Sent first on every connection, before any HTTP: for a listener on this machine that serves
    /// nobody without it.
    QByteArray preamble;
    bool operator==(const Endpoint &) const = default;
};

} // namespace firesteel::net
