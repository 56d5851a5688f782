// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/finding.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QSslCertificate>
#include <QSslKey>

namespace firesteel::kube {

/// A client certificate and its key, as a person handed them over. Holds a secret: never logged.
struct ClientIdentity {
    QList<QSslCertificate> chain; ///< the certificate of the key, then those above it
    QSslKey key;
    QByteArray certificatePem; ///< of `chain`
    QByteArray keyPem;         ///< PKCS#8 without a pass-phrase; also where `key` is opaque to Qt
    bool wantsPassphrase = false;
    /// Problems: client-certificate-unusable with "reason" no-certificate, no-key, passphrase
    /// (wanted), wrong-passphrase, old-encryption, costly, key-mismatch, key-unreadable, key-kind,
    /// damaged; as a warning authority. Else those of clientIdentityFindings(). Swapped fields are
    /// put right silently.
    QList<Finding> findings;
    [[nodiscard]] bool isUsable() const { return !chain.isEmpty() && !key.isNull(); }
};

/// The key in PEM without pass-phrase, also where Qt itself cannot write it. Secret.
[[nodiscard]] QByteArray pkcs8Of(const QSslKey &key);

/// Reads certificate and key in any form and order: two files in either field, both in one (PEM or
/// PKCS#12), DER, base64; the key encrypted or not. Pure; any thread.
[[nodiscard]] ClientIdentity readClientIdentity(const QByteArray &certificate,
                                                const QByteArray &key, const QDateTime &now,
                                                const QByteArray &passphrase = {});

} // namespace firesteel::kube
