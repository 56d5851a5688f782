// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/secrets/secretstore.h"

#include <QMap>

namespace firesteel::secrets {

/// In memory alone, for as long as the program runs. Thread and owner: see SecretStore.
class SessionStore final : public SecretStore
{
    Q_OBJECT
public:
    explicit SessionStore(QObject *parent = nullptr);
    ~SessionStore() override; ///< overwrites what it holds

    [[nodiscard]] Kind kind() const override { return Kind::Session; }
    void read(const QString &id, QObject *context, Reply<QByteArray> reply) override;
    void write(const QString &id, const QByteArray &secret, QObject *context,
               Reply<void> reply) override;
    void remove(const QString &id, QObject *context, Reply<void> reply) override;

private:
    QMap<QString, QByteArray> m_secrets;
};

} // namespace firesteel::secrets
