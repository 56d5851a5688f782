// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/secrets/secretstore.h"

#include <QByteArray>
#include <QMetaObject>

namespace firesteel::secrets {

/// Calls `reply` from the event loop, unless `context` is gone by then.
template <class T>
void answerLater(QObject *context, SecretStore::Reply<T> reply, Result<T> result)
{
    QMetaObject::invokeMethod(
        context, [reply = std::move(reply), result = std::move(result)] { reply(result); },
        Qt::QueuedConnection);
}

/// Overwrites the bytes of a secret before they are given back. Other copies of it are not touched.
void wipe(QByteArray &secret);

} // namespace firesteel::secrets
