// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QJsonObject>

namespace firesteel::secrets {

/// How a key is made of a pass-phrase; stands in the file in clear text.
struct KeyRecipe {
    QByteArray salt;
    int memoryKiB = 64 << 10; ///< Argon2id, RFC 9106 §4: the second recommended choice
    int passes = 3;
    bool argon = true; ///< else scrypt with N = 2^17, r = 8, p = 1, where OpenSSL lacks Argon2id
    bool operator==(const KeyRecipe &) const = default;
};

/// What a pass-phrase gives: a key, and a value by which a wrong one is told from damage.
struct SealKey {
    KeyRecipe recipe;
    QByteArray key;   ///< secret
    QByteArray check; ///< its hash stands in the file
};

[[nodiscard]] KeyRecipe newRecipe();
/// Takes a good part of a second and 64 MiB: not for the main thread. Internal if OpenSSL fails.
[[nodiscard]] Result<SealKey> deriveKey(const KeyRecipe &recipe, const QByteArray &passphrase);

/// The text of a file that holds `content`, sealed with AES-256-GCM under a new nonce.
[[nodiscard]] Result<QByteArray> seal(const QJsonObject &content, const SealKey &key);

/// A sealed file, as far as it can be read without the pass-phrase. FileUnreadable ("reason":
/// damaged, or newer for a format that this version does not know).
struct SealedText {
    KeyRecipe recipe;
    QByteArray checkHash;
    QByteArray nonce;
    QByteArray data;
};
[[nodiscard]] Result<SealedText> readSealed(const QByteArray &text);

/// Unauthorized for another key, FileUnreadable ("reason": damaged) if the content was altered.
[[nodiscard]] Result<QJsonObject> unseal(const SealedText &text, const SealKey &key);

} // namespace firesteel::secrets
