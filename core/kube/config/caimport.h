// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/finding.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QSslCertificate>
#include <QString>

namespace firesteel::kube {

/// What a person handed over as the CA of a cluster.
struct CaImport {
    QList<QSslCertificate> anchors; ///< those that may sign, each once, in their order
    QList<QSslCertificate> others;  ///< readable, but no anchors: a server's own may be pinned
    /// Detail certificate-file-wrong with "reason" and "path" in the context. Problems: empty,
    /// private-key, public-key, request, ssh, html, json, jwt, join-token, java-keystore, damaged
    /// ("count", "usable"), passphrase (wanted), wrong-passphrase, old-encryption, costly,
    /// server-certificate, client-certificate ("user"), client-ca, other-ca, kubeconfig-without-ca,
    /// too-large, other. Beside good anchors the same are warnings. Notices: key-inside,
    /// from-kubeconfig ("name"), leaf-left-out, self-signed-leaf, version-1. Warnings: expired,
    /// not-yet-valid, expires-soon ("notAfter", "days"), weak.
    QList<Finding> findings;
    QString form; ///< "pem", "der", "base64", "pkcs12", "pkcs7", "kubeconfig", "object"
    bool wantsPassphrase = false; ///< asked for one, or the given one is wrong
    [[nodiscard]] bool isUsable() const { return !anchors.isEmpty(); }
    bool operator==(const CaImport &) const = default;
};

/// Reads certificates in every form in which they travel: PEM with anything around it, DER, several
/// in one, base64 text of either, PKCS#12, PKCS#7, a kubeconfig, a Secret or ConfigMap with ca.crt,
/// Rancher's cacerts; in UTF-8 or UTF-16, with or without a mark. `path` is only named in findings.
/// Keeps no private key. Pure; any thread.
[[nodiscard]] CaImport importCa(const QByteArray &content, const QString &path,
                                const QDateTime &now, const QByteArray &passphrase = {});

} // namespace firesteel::kube
