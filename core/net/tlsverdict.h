// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/net/endpoint.h"

#include <QList>
#include <QSslCertificate>
#include <QSslError>

namespace firesteel::net {

/// What was learnt of the server during a handshake. `verdict` holds an Error with one of the Tls…
/// codes when the chain is refused; its context has "host", "subject", "issuer", "names"
/// (comma-joined SANs), "notBefore", "notAfter" as far as they matter.
struct TlsPeer {
    QList<QSslCertificate> chain; ///< as the server sent it, leaf first
    QByteArray protocol;          ///< "TLSv1.3"
    Result<> verdict;
};

/// Judges a chain anew with OpenSSL under the rules of Kubernetes' Go clients: any given anchor
/// counts, also an intermediate (partial chain); names are matched against subjectAltName alone.
/// `errors` are what QSslSocket found. The only place where certificate errors become verdicts
/// (kube-client §2.2–2.4). Pure; any thread.
[[nodiscard]] Result<> judgeChain(const QList<QSslCertificate> &chain,
                                  const QList<QSslError> &errors, const TlsSettings &settings,
                                  const QString &host, const QDateTime &now);

/// Whether the client's key belongs to its certificate, before anything is dialled.
/// TlsClientCertificateInvalid otherwise, context "reason": "no-key" or "key-mismatch". Nothing to
/// show is fine, too.
[[nodiscard]] Result<> checkClientPair(const TlsSettings &settings);

/// The kind of a failed handshake from QSslSocket's error text where no certificate was judged:
/// plain HTTP on the port, a demanded client certificate, an old protocol. Context "reason", where
/// known: certificate-required, handshake-failure, refused, key-mismatch, no-key, protocol-version,
/// unrecognized-name, ciphers, server-error.
[[nodiscard]] Error handshakeError(const QString &socketErrorText);

} // namespace firesteel::net
