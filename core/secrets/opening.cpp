// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/secrets/opening.h"

namespace firesteel::secrets {

using namespace std::chrono_literals;

void openBest(const QString &filePath, QObject *context, std::function<void(Stores)> done)
{
    const auto stores = std::make_shared<Stores>();
    stores->keyring = std::make_unique<KeyringStore>();
    stores->file = std::make_unique<EncryptedFileStore>(filePath);
    stores->session = std::make_unique<SessionStore>();
    stores->keyring->probe(5s, context,
                           [stores, done = std::move(done)](const Result<void> &answer) {
                               if (answer) {
                                   stores->best = SecretStore::Kind::Keyring;
                               } else {
                                   stores->keyringProblem = answer.error();
                                   stores->keyring.reset();
                                   if (stores->file->isCreated())
                                       stores->best = SecretStore::Kind::EncryptedFile;
                               }
                               done(std::move(*stores));
                           });
}

} // namespace firesteel::secrets
