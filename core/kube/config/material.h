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
/// pkcs12, html, json, jwt, ssh, base64, damaged ("count", "usable"), other.
[[nodiscard]] Result<QList<QSslCertificate>> readCertificates(const QByteArray &content);

/// A private key in PEM: RSA or EC, PKCS#1, SEC1 or PKCS#8. KeyInvalid with "reason": empty,
/// encrypted, algorithm, certificate, public-key, escaped-newlines, other.
[[nodiscard]] Result<QSslKey> readPrivateKey(const QByteArray &content);

/// Whether the key belongs to the certificate: KeyInvalid with "reason" mismatch if not.
[[nodiscard]] Result<> checkPair(const QSslCertificate &certificate, const QSslKey &key);

} // namespace firesteel::kube
