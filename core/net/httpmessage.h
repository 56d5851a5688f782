// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/net/endpoint.h"
#include "core/net/httpclient.h"

#include <QByteArray>

namespace firesteel::net {

/// Writing of HTTP/1.1 heads, and what keeps them safe. Pure; any thread.

/// Refuses what could smuggle something into a head: a method or field name that is no token, a
/// value with a control character or one beyond ASCII, a target with blanks. InvalidValue; context
/// "header" has the name, never the value.
[[nodiscard]] Result<> checkHead(const QByteArray &method, const QByteArray &target,
                                 const HttpHeaders &headers);
[[nodiscard]] bool isToken(QByteArrayView text);

/// "api.example:6443", "[::1]:6443"; without the port if it is the scheme's own.
[[nodiscard]] QByteArray hostField(const Endpoint &endpoint);
/// "host:port" with brackets for IPv6, for CONNECT.
[[nodiscard]] QByteArray authority(const QString &host, quint16 port);

/// Request line and header fields, up to and with the blank line.
[[nodiscard]] QByteArray requestHead(const QByteArray &method, const QByteArray &target,
                                     const HttpHeaders &headers);
[[nodiscard]] QByteArray responseHead(int status, const HttpHeaders &headers);

/// The field that logs in to an HTTP proxy (RFC 7617); none without user and password.
[[nodiscard]] HttpHeaders proxyFields(const Proxy &proxy);

/// "firesteel/0.1.0 (linux)"
[[nodiscard]] QByteArray userAgent();

/// Whether a comma-separated field such as Connection holds this token, case-insensitively.
[[nodiscard]] bool fieldHasToken(const HttpHeaders &headers, QByteArrayView name,
                                 QByteArrayView token);

} // namespace firesteel::net
