// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/net/endpoint.h"
#include "core/net/tlsverdict.h"

#include <QDateTime>
#include <QList>
#include <QSslCertificate>

#include <functional>
#include <optional>

namespace firesteel::kube {

/// What was tried and seen, for the judgement on trust.
struct TrustQuestion {
    net::Endpoint endpoint;       ///< host, port, anchors, verifyName, client certificate, proxy
    QList<QSslCertificate> chain; ///< what the server presented, leaf first; may be empty
    QDateTime now;                ///< of this machine
    std::optional<QDateTime> serverDate = {}; ///< the server's Date, if it is known
    bool wsl = false; ///< this machine is a WSL one, whose clock falls behind
    /// The certificates that the system trusts; asked only where a chain is refused. Empty: Qt's.
    std::function<QList<QSslCertificate>()> systemAnchors = {};
};

/// Why TLS did not come about, in the canonical slugs, the best answer first; empty if `error` is
/// none of TLS (a refused port, a name without address …). Details are: ca-unknown-authority and
/// its kinds (context "missing": the authority that is lacking, "anchor": the one that was given,
/// "reason": as TlsPeer's), cert-san-mismatch ("names": those it has, "suggested": one that would
/// do), server-cert-expired, server-cert-unusable, clock-skew, tls-intercepted-by-proxy,
/// endpoint-not-tls, client-certificate-required, client-certificate-unusable, client-cert-expired,
/// tls-handshake-failed, api-server-timeout. May ask the system for its certificates (0.1 s).
/// kube-client 2.4.
[[nodiscard]] QList<Finding> trustFindings(const Error &error, const TrustQuestion &question);

/// What is worth knowing of a server that is trusted, as warnings and notices: its certificate ends
/// within 30 days, the clocks differ, it is used without verification (connection-insecure), the
/// anchor that counts is not the first of the file (ca-bundle-order), it lacks the service's name
/// that pods use (cert-san-lacks-service-name), and clientIdentityFindings().
[[nodiscard]] QList<Finding> trustNotes(const TrustQuestion &question);

/// What is wrong, or worth knowing, with a client's certificate and key: client-cert-expired
/// (reason soon: within 30 days), client-certificate-unusable (not-yet-valid, wrong-purpose), and
/// client-key-ec-unsupported as a notice for those who run spark-submit with it.
[[nodiscard]] QList<Finding> clientIdentityFindings(const net::TlsSettings &settings,
                                                    const QDateTime &now);

/// A certificate that would make a server trusted, if the person confirms its fingerprint.
struct AnchorCandidate {
    enum class Kind {
        Root,         ///< the authority itself, sent along
        Intermediate, ///< one below it: good as long as the server uses it
        Leaf          ///< the server's own: a pin, void when it is renewed
    };
    Kind kind = Kind::Root;
    QSslCertificate certificate;
    QString fingerprint; ///< SHA-256, "AB:CD:…"
    bool operator==(const AnchorCandidate &) const = default;
};
/// From a presented chain, the best first; only what really verifies the leaf.
[[nodiscard]] QList<AnchorCandidate> anchorCandidates(const QList<QSslCertificate> &chain,
                                                      const QDateTime &now);
/// The same for certificates that came another way (K3s' /cacerts, a file): those of `offered` that
/// verify the chain, as roots.
[[nodiscard]] QList<AnchorCandidate> anchorCandidates(const QList<QSslCertificate> &chain,
                                                      const QList<QSslCertificate> &offered,
                                                      const QDateTime &now);

} // namespace firesteel::kube
