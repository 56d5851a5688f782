// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/secrets/encryptedfilestore.h"
#include "core/secrets/keyringstore.h"
#include "core/secrets/sessionstore.h"

#include <functional>
#include <memory>
#include <optional>

namespace firesteel::secrets {

/// The stores of this machine. What is not there is a null pointer; memory always is.
struct Stores {
    std::unique_ptr<KeyringStore> keyring;
    std::optional<Error> keyringProblem; ///< why there is no keyring
    std::unique_ptr<EncryptedFileStore> file;
    std::unique_ptr<SessionStore> session;
    /// What to offer first: the keyring; without one the file, if a person made it once, else
    /// memory.
    SecretStore::Kind best = SecretStore::Kind::Session;
};

/// Asks the keyring, for five seconds at most, and answers from the event loop, unless `context` is
/// gone by then. `filePath` is where the encrypted file is, or would be.
void openBest(const QString &filePath, QObject *context, std::function<void(Stores)> done);

} // namespace firesteel::secrets
