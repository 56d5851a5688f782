// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>
#include <QSslCertificate>
#include <QSslKey>

namespace firesteel::kube {

/// The certificates of a PEM text, or of one DER certificate, in their order. All must be readable.
/// CertificateInvalid with "reason" for what else was found: empty, private-key, request, pkcs7,
/// pkcs12, html, json, jwt, join-token, ssh, base64, public-key, java-keystore, damaged ("count",
/// "usable"), other. What a kubeconfig may hold; a person's own files are read by importCa().
[[nodiscard]] Result<QList<QSslCertificate>> readCertificates(const QByteArray &content);

/// A private key: RSA, EC, Ed25519 or Ed448; PKCS#1, SEC1 or PKCS#8, also encrypted with
/// `passphrase`; PEM, DER or base64 of either. KeyInvalid with "reason": empty, encrypted (a
/// pass-phrase is wanted), wrong-passphrase, algorithm, certificate, public-key, escaped-newlines,
/// ssh, costly (its pass-phrase takes too many rounds of hashing), other. The edwards keys are
/// opaque to Qt: they have no PEM text.
[[nodiscard]] Result<QSslKey> readPrivateKey(const QByteArray &content,
                                             const QByteArray &passphrase = {});

/// Whether the key belongs to the certificate: KeyInvalid with "reason" mismatch if not.
[[nodiscard]] Result<> checkPair(const QSslCertificate &certificate, const QSslKey &key);

} // namespace firesteel::kube
