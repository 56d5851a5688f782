// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <openssl/pkcs12.h>
#include <openssl/x509.h>

namespace firesteel::kube {

/// How much hashing a file asks for before its pass-phrase can be tried is up to the file, and
/// OpenSSL takes any number. False for what would take more than a second or so.
[[nodiscard]] bool isAffordable(const X509_ALGOR *algorithm);
[[nodiscard]] bool isAffordable(const X509_SIG *encryptedKey);
/// What can be seen without the pass-phrase, which may be tried then.
[[nodiscard]] bool isAffordable(PKCS12 *file);
/// What else can be seen with it; after isAffordable(). `passphrase`: as it fits, may be null.
[[nodiscard]] bool isAffordableInside(PKCS12 *file, const char *passphrase);

} // namespace firesteel::kube
