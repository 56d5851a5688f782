// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QSslConfiguration>

namespace firesteel::practice {

/// An authority of its own (EC P-256) and a server certificate from it for 127.0.0.1, ::1 and
/// localhost, both made now and kept in memory only; the authority's key is forgotten at once.
struct ServerIdentity {
    QByteArray authorityPem;
    QSslConfiguration configuration; ///< for a server: TLS 1.2 or later, HTTP/1.1
};

/// `now`: valid from an hour before for 30 days. Errors: CertificateInvalid with OpenSSL's words.
[[nodiscard]] Result<ServerIdentity> makeIdentity(const QDateTime &now);

} // namespace firesteel::practice
