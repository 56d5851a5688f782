// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <functional>

namespace firesteel::secrets {

/// Where tokens, keys and passwords lie, by an id of our own. Asynchronous, as a keyring may ask
/// its owner to unlock it. Thread: main. A secret never reaches a log, an error or a settings file.
class SecretStore : public QObject
{
    Q_OBJECT
public:
    enum class Kind {
        Keyring,       ///< of the desktop: Secret Service, KWallet
        EncryptedFile, ///< with a pass-phrase
        Session        ///< until Firesteel ends
    };
    template <class T>
    using Reply = std::function<void(const Result<T> &)>;

    using QObject::QObject;
    ~SecretStore() override;

    [[nodiscard]] virtual Kind kind() const = 0;
    /// Each answers once, from the event loop, not at all once `context` is gone. NotFound for an
    /// id that is not there; Unauthorized when its owner refuses to unlock it or the pass-phrase is
    /// wrong; ServiceUnavailable when there is no keyring.
    virtual void read(const QString &id, QObject *context, Reply<QByteArray> reply) = 0;
    virtual void write(const QString &id, const QByteArray &secret, QObject *context,
                       Reply<void> reply) = 0;
    virtual void remove(const QString &id, QObject *context, Reply<void> reply) = 0;
};

} // namespace firesteel::secrets
