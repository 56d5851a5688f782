// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/net/httpclient.h"
#include "core/net/sentsecrets.h"

#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>

#include <chrono>
#include <optional>

namespace firesteel::kube {

/// What an answer was an answer to: 409 means one thing to a POST and another to a DELETE.
struct StatusQuestion {
    QByteArray method = "GET";
    QByteArray target;             ///< path and query; only for the error's context
    QDateTime now;                 ///< for a Retry-After that is a date
    net::SentSecrets secrets = {}; ///< sent with the question: not to be read in the Error
};

/// The only place where an HTTP status or a Status object becomes an Error (kube-client §3.2,
/// §5.5). The reason decides first, the code second. Context, as far as known: "status", "reason",
/// "kind", "name", "namespace", "causes" (lines "field: message"), "webhook", "quota", "requested",
/// "used", "limited", "location" of a redirection, "serviceAccount". `detail` is the server's
/// message. Pure.
[[nodiscard]] Error statusError(int httpStatus, const net::HttpHeaders &headers,
                                const QByteArray &body, const StatusQuestion &question);

/// The same for a Status inside a watch stream, or in a review.
[[nodiscard]] Error statusError(const QJsonObject &status, const StatusQuestion &question);

/// Seconds or an HTTP date; at most 60 s, at least 0. Neither: nullopt. An unreadable value counts
/// as 1 s.
[[nodiscard]] std::optional<std::chrono::milliseconds> retryAfter(const net::HttpHeaders &headers,
                                                                  const QDateTime &now);

/// Texts of all `Warning: 299` fields (RFC 9111 §5.5, as Kubernetes uses it).
[[nodiscard]] QStringList warningTexts(const net::HttpHeaders &headers,
                                       const net::SentSecrets &secrets = {});

/// Whether waiting may help: 429, server time-outs, 503, lost connections.
[[nodiscard]] bool isTransient(Errc code);

/// Whether no server was reached, or it was lost: the network's fault or the server's absence.
[[nodiscard]] bool isUnreachable(Errc code);

/// Whether the error is of the connection as a whole, so that nothing else that is asked over it
/// fares better: it cannot be made or trusted, or the credential cannot be had or is refused.
[[nodiscard]] bool concernsConnection(Errc code);

} // namespace firesteel::kube
