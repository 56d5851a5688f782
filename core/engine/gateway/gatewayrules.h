// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/net/httpserver.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QString>

namespace firesteel::engine {

// What the gateway lets in and how heads are changed on their way. Pure; any thread.

/// Where a gateway is and what it takes as proof.
struct GatewayIdentity {
    QByteArray host; ///< "etl-orders-1a2b3c4d.localhost"
    quint16 port = 0;
    QByteArray cookie; ///< the key: 43 characters of base64url
    /// Cookies of one host are seen by all of its ports, so the port is in the name.
    [[nodiscard]] QByteArray cookieName() const { return "firesteel-" + QByteArray::number(port); }
    [[nodiscard]] QByteArray authority() const { return host + ':' + QByteArray::number(port); }
    [[nodiscard]] QByteArray origin() const { return "http://" + authority(); }
};

/// A label for a host name: what can be kept of `name`, and eight digits that follow from `unique`.
[[nodiscard]] QByteArray gatewaySlug(const QString &name, const QByteArray &unique);

/// Path of a one-time link, before the key.
inline constexpr QByteArrayView kLinkPath = "/.firesteel/open/";

enum class Admission {
    WrongHost,   ///< a name that is not ours: 421, as against DNS rebinding
    BadTarget,   ///< not a path: 400
    WrongMethod, ///< neither GET, HEAD nor POST: 405
    Link,        ///< a one-time link; its key is to be looked at
    NoKey,       ///< without the cookie: 403
    Foreign,     ///< from another site's page: 403
    Granted,
};
[[nodiscard]] Admission admission(const net::HttpServerRequest &request,
                                  const GatewayIdentity &identity);
/// Whether the request has the cookie; compared in constant time.
[[nodiscard]] bool hasKey(const net::HttpHeaders &headers, const GatewayIdentity &identity);

/// Whether it could stop or change something in the driver: anything but GET and HEAD, and Spark's
/// kill links (/jobs/job/kill/, /stages/stage/kill/), which work by GET, too. However they are
/// written, and behind any prefix.
[[nodiscard]] bool wouldChange(const net::HttpServerRequest &request);

/// `text` without the first of the prefixes it begins with (as a whole path part); at least "/".
/// nullopt if there is none.
[[nodiscard]] std::optional<QByteArray> withoutPrefix(const QByteArray &text,
                                                      const QByteArrayList &prefixes);

/// Fields that go to the driver: nothing hop-by-hop (RFC 9110 §7.6.1), nothing that tells of the
/// way or of this gateway, and not our cookie.
[[nodiscard]] net::HttpHeaders towardsDriver(const net::HttpHeaders &headers,
                                             const GatewayIdentity &identity);

/// How the driver's own addresses look in a redirect.
struct DriverNames {
    QStringList hosts;       ///< pod IP, service, pod name, loopback
    QByteArrayList prefixes; ///< see GatewayRequest
};
/// A redirect's target as the browser has to follow it: a path of ours, or what it was if it leads
/// elsewhere. nullopt: it leads to the driver's TLS port, which is not served.
[[nodiscard]] std::optional<QByteArray> rewrittenLocation(const QByteArray &location,
                                                          const DriverNames &names);

/// Fields that go to the browser: without hop-by-hop ones, length and coding (the gateway makes its
/// own), with our policies. `target` is what was asked for.
[[nodiscard]] net::HttpHeaders towardsBrowser(const net::HttpHead &head, const QByteArray &target,
                                              const GatewayIdentity &identity,
                                              const DriverNames &names);
/// Policies of the gateway's own pages.
[[nodiscard]] net::HttpHeaders ownHeaders(const QByteArray &contentType);

/// Whether a person would see the answer: then errors are pages.
[[nodiscard]] bool wantsPage(const net::HttpHeaders &headers);
[[nodiscard]] bool isHtml(const net::HttpHeaders &headers);

} // namespace firesteel::engine
