// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/check/trustfindings.h"
#include "core/kube/config/certificatecard.h"

#include <QMap>
#include <QString>

/// What trustfindings.cpp and trustnotes.cpp both know of names and chains.
namespace firesteel::kube {

/// "host", "port", "proxyHost", "wsl" as far as they are known.
[[nodiscard]] QMap<QString, QString> particularsOf(const TrustQuestion &question);

/// Whether an issuer's name is that of a gateway that opens TLS.
[[nodiscard]] bool looksLikeInspection(const QString &issuerLine);

/// "k3s", "rke2", "kubeadm", "rke", "rancher": whose authorities bear such a name; else empty.
[[nodiscard]] QString clusterKind(const QString &authority);
[[nodiscard]] inline bool isOfK3s(const QString &authority)
{
    return clusterKind(authority) == QLatin1StringView("k3s") ||
           clusterKind(authority) == QLatin1StringView("rke2");
}

/// Place of the last certificate that the leaf leads to inside of the chain, which is not empty.
[[nodiscard]] qsizetype topOfChain(const QList<QSslCertificate> &chain);

/// Whether the anchors vouch for the leaf; its name and dates are left aside.
[[nodiscard]] bool verifies(const QList<QSslCertificate> &anchors,
                            const QList<QSslCertificate> &chain, const QDateTime &now);

/// The name of a certificate that suits best as tls-server-name.
[[nodiscard]] QString usableName(const CertificateCard &card);

/// "difference": how far the two times are from each other, "11 h 2 min".
void insertDifference(QMap<QString, QString> &context, const QDateTime &here,
                      const QDateTime &there);

} // namespace firesteel::kube
