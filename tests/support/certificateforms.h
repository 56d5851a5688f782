// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/testcertificates.h"

namespace firesteel::test {

// The containers in which certificates and keys travel.

/// In DER. `identity` with its key, or null for certificates alone; a null password: none at all.
[[nodiscard]] QByteArray pkcs12(const TestIdentity *identity, const QList<QSslCertificate> &above,
                                const char *password, int rounds = 0);
/// A key alone in DER, whose own encryption is not to be seen at first: in bags within one another,
/// in an encrypted part of the file, or both.
[[nodiscard]] QByteArray pkcs12Hidden(const TestIdentity &identity, const char *password,
                                      int rounds, bool nested, bool encrypted);
/// Nothing but encrypted parts, in DER.
[[nodiscard]] QByteArray pkcs12Parts(const TestIdentity &identity, const char *password, int rounds,
                                     int parts);
/// In DER: certificates alone.
[[nodiscard]] QByteArray pkcs7(const QList<QSslCertificate> &certificates);
/// A request for a certificate, in DER.
[[nodiscard]] QByteArray certificateRequest();
/// The key of `identity` as encrypted PKCS#8 in PEM.
[[nodiscard]] QByteArray encryptedKey(const TestIdentity &identity, const QByteArray &password,
                                      int rounds = 2048);

[[nodiscard]] QByteArray pem(const char *label, const QByteArray &der);

} // namespace firesteel::test
