// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/secrets/sealedfile.h"
#include "core/secrets/secretstore.h"

#include <QPointer>

#include <functional>
#include <memory>

class QThread;

namespace firesteel::secrets {

/// A file of ours, sealed with a pass-phrase: Argon2id (scrypt where OpenSSL has none) and
/// AES-256-GCM, readable by its owner alone, replaced as a whole or not at all. A file that cannot
/// be read is never written over. Before unlock() or create(), and after another program changed
/// the pass-phrase, read, write and remove answer Unauthorized ("reason": locked). Errors have
/// "path" and "reason": locked, passphrase (a wrong one), damaged, newer. Thread and owner: see
/// SecretStore.
class EncryptedFileStore final : public SecretStore
{
    Q_OBJECT
public:
    explicit EncryptedFileStore(QString path, QObject *parent = nullptr);
    ~EncryptedFileStore() override;

    [[nodiscard]] Kind kind() const override { return Kind::EncryptedFile; }
    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] bool isCreated() const; ///< there is such a file, though perhaps a damaged one
    [[nodiscard]] bool isLocked() const { return !m_key; }

    // These take up to a second, in a thread of their own, and answer as in SecretStore; one at a
    // time, Conflict for another meanwhile.
    /// Opens the file that is there. NotFound, Unauthorized, FileUnreadable.
    void unlock(const QByteArray &passphrase, QObject *context, Reply<void> reply);
    /// Makes a new, empty file. AlreadyExists if there is one, unless `aside`: then the old one is
    /// kept under another name (firesteel::keepAside()).
    void create(const QByteArray &passphrase, bool aside, QObject *context, Reply<void> reply);
    /// Seals everything anew; only while unlocked.
    void changePassphrase(const QByteArray &passphrase, QObject *context, Reply<void> reply);
    void lock(); ///< forgets the key

    void read(const QString &id, QObject *context, Reply<QByteArray> reply) override;
    void write(const QString &id, const QByteArray &secret, QObject *context,
               Reply<void> reply) override;
    void remove(const QString &id, QObject *context, Reply<void> reply) override;

private:
    using Derived = std::function<void(Result<SealKey>)>;

    void derive(const KeyRecipe &recipe, const QByteArray &passphrase, QObject *context,
                const Reply<void> &reply, Derived done);
    [[nodiscard]] Result<SealedText> sealed() const;
    [[nodiscard]] Result<QJsonObject> content() const;
    [[nodiscard]] Result<> store(const QJsonObject &content, const SealKey &key) const;
    [[nodiscard]] std::unexpected<Error> located(Error error) const;
    void setKey(SealKey key);

    QString m_path;
    std::unique_ptr<SealKey> m_key;
    std::unique_ptr<QThread> m_worker;
};

} // namespace firesteel::secrets
