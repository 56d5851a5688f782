// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QSslCertificate>
#include <QString>
#include <QStringList>

namespace firesteel::kube {

/// What a person compares of a certificate, for showing two side by side. Pure; any thread.
struct CertificateCard {
    QString subject;     ///< the common name, else the whole name
    QString subjectLine; ///< "CN=k3s, O=k3s"
    QStringList organizations;
    QString issuer;
    QString issuerLine;
    QStringList dnsNames;   ///< of subjectAltName, sorted
    QStringList addresses;  ///< of subjectAltName, in their short form: "::1"
    QDateTime notBefore;    ///< UTC
    QDateTime notAfter;     ///< UTC
    QString fingerprint;    ///< SHA-256 of the certificate, "AB:CD:…"
    QString keyFingerprint; ///< SHA-256 of its public key, "AB:CD:…": stays when it is renewed
    QString keyKind;        ///< "RSA", "EC", "Ed25519" …
    int keyBits = 0;
    QString curve;                ///< "P-256"; empty for other keys
    QString signature;            ///< "ecdsa-with-SHA256"
    QString serial;               ///< "01:AB…"
    QStringList keyUsage;         ///< "keyCertSign" …; empty if the certificate does not say
    QStringList extendedKeyUsage; ///< "serverAuth", "clientAuth" …
    int version = 0;              ///< 1 has no extensions
    bool isCa = false;       ///< may sign others: says so, or is a self-signed one of version 1
    bool selfSigned = false; ///< signed by its own key
    bool weak = false;       ///< RSA below 2048 bits or signed with MD5 or SHA-1 by somebody else

    [[nodiscard]] QStringList names() const { return dnsNames + addresses; }
    [[nodiscard]] bool isNull() const { return fingerprint.isEmpty(); }
    [[nodiscard]] bool isExpired(const QDateTime &now) const { return notAfter < now; }
    [[nodiscard]] bool isNotYetValid(const QDateTime &now) const { return notBefore > now; }
    /// For clients alone: it names the use of clients, and not that of servers.
    [[nodiscard]] bool isForClients() const;
    [[nodiscard]] bool isForServers() const; ///< names the use of servers
    bool operator==(const CertificateCard &) const = default;
};

[[nodiscard]] CertificateCard certificateCard(const QSslCertificate &certificate);
[[nodiscard]] QList<CertificateCard> certificateCards(const QList<QSslCertificate> &certificates);

/// What an authority in a Kubernetes cluster signs, by the names that K3s, RKE2, kubeadm and others
/// give: only those of role Any sign the API server's certificate.
enum class AuthorityRole { Any, Clients, FrontProxy, Etcd };
[[nodiscard]] AuthorityRole authorityRole(const CertificateCard &card);

/// "AB:CD:…" of the SHA-256 of a certificate, as `openssl x509 -fingerprint -sha256` prints it.
[[nodiscard]] QString fingerprint(const QSslCertificate &certificate);

/// Whether the key of `issuer` signed `issued`; names are left aside.
[[nodiscard]] bool hasSigned(const QSslCertificate &issuer, const QSslCertificate &issued);

} // namespace firesteel::kube
