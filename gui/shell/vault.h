// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/secrets/secretstore.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace firesteel::gui {

/// The secret stores of this program, one of each kind. The id of a secret begins with the word of
/// the store it lies in, so that a profile needs no more than the id. Main thread; owned by main().
class Vault : public QObject
{
    Q_OBJECT
public:
    using Kind = secrets::SecretStore::Kind;
    template <class T>
    using Reply = secrets::SecretStore::Reply<T>;

    using QObject::QObject;

    void setStore(std::unique_ptr<secrets::SecretStore> store); ///< in place of one of its kind
    [[nodiscard]] secrets::SecretStore *store(Kind kind) const; ///< null if there is none
    /// While the stores are still being looked for, what asks for one that is not there yet waits.
    void setSearching(bool on);
    [[nodiscard]] bool isSearching() const { return m_searching; }
    [[nodiscard]] static QString newId(Kind kind); ///< "keyring/8f3a…"
    [[nodiscard]] static std::optional<Kind> kindOf(const QString &secretId);

    // As in secrets::SecretStore. ServiceUnavailable where the store is not there. The errors say
    // in "problem" which sentence fits: secret-missing, secret-locked, secret-store-missing.
    void read(const QString &secretId, QObject *context, Reply<QByteArray> reply);
    void write(const QString &secretId, const QByteArray &secret, QObject *context,
               Reply<void> reply);
    void remove(const QString &secretId, QObject *context, Reply<void> reply);

Q_SIGNALS:
    void searched(); ///< it is known now which stores there are

private:
    using Use = std::function<void(secrets::SecretStore *store)>;
    [[nodiscard]] secrets::SecretStore *storeOf(const QString &secretId) const;
    void with(const QString &secretId, QObject *context, Use use);

    struct Waiting {
        QString secretId;
        QPointer<QObject> context;
        Use use;
    };
    bool m_searching = false;
    QList<Waiting> m_waiting;
    std::map<Kind, std::unique_ptr<secrets::SecretStore>> m_stores;
};

} // namespace firesteel::gui
