// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QList>
#include <QSslCertificate>
#include <QSslKey>
#include <QString>

namespace firesteel::kube {

/// What one container of certificates held.
struct CertificateBag {
    QList<QSslCertificate> certificates;
    QSslKey key;         ///< PKCS#12 alone
    QString form;        ///< "pem", "der", "pkcs7", "pkcs12"; empty: none of these
    QString reason;      ///< why there is nothing: as CaImport's; empty if there is something
    qsizetype count = 0; ///< certificates announced; more than there are: some are damaged
    bool keyInside = false;
};

/// The blocks of a PEM text, PKCS#7 blocks included.
[[nodiscard]] CertificateBag readPemBag(const QByteArray &text);
/// DER of one or several certificates, of PKCS#7 or PKCS#12, or of what is neither (a key, a
/// request).
[[nodiscard]] CertificateBag readDerBag(const QByteArray &der, const QByteArray &passphrase);

} // namespace firesteel::kube
