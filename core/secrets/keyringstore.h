// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/secrets/secretstore.h"

#include <chrono>

namespace firesteel::secrets {

/// The keyring of the desktop by QtKeychain: the Secret Service (GNOME and others) or KWallet. It
/// never falls back to clear text. ServiceUnavailable, with the keyring's own words as detail, when
/// there is none or it gives no answer. Thread and owner: see SecretStore.
class KeyringStore final : public SecretStore
{
    Q_OBJECT
public:
    /// `service` is the name under which the entries show in the desktop's keyring program.
    explicit KeyringStore(QString service = QStringLiteral("firesteel"), QObject *parent = nullptr);

    [[nodiscard]] Kind kind() const override { return Kind::Keyring; }
    void read(const QString &id, QObject *context, Reply<QByteArray> reply) override;
    void write(const QString &id, const QByteArray &secret, QObject *context,
               Reply<void> reply) override;
    void remove(const QString &id, QObject *context, Reply<void> reply) override;

    /// Whether a keyring answers, found out by a question that needs no unlocking; no answer within
    /// `patience` counts as none.
    void probe(std::chrono::milliseconds patience, QObject *context, Reply<void> reply);

private:
    QString m_service;
};

} // namespace firesteel::secrets
