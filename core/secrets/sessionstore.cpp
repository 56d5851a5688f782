// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/secrets/sessionstore.h"

#include "core/secrets/later.h"

namespace firesteel::secrets {

SessionStore::SessionStore(QObject *parent) : SecretStore(parent) {}

SessionStore::~SessionStore()
{
    for (QByteArray &secret : m_secrets)
        wipe(secret);
}

void SessionStore::read(const QString &id, QObject *context, Reply<QByteArray> reply)
{
    const auto found = m_secrets.constFind(id);
    if (found == m_secrets.cend())
        answerLater<QByteArray>(context, std::move(reply), fail(Errc::NotFound));
    else
        answerLater<QByteArray>(context, std::move(reply), *found);
}

void SessionStore::write(const QString &id, const QByteArray &secret, QObject *context,
                         Reply<void> reply)
{
    const QByteArray own(secret.constData(), secret.size()); // shared with nobody: can be wiped
    if (const auto old = m_secrets.find(id); old != m_secrets.end())
        wipe(*old);
    m_secrets.insert(id, own);
    answerLater<void>(context, std::move(reply), {});
}

void SessionStore::remove(const QString &id, QObject *context, Reply<void> reply)
{
    const auto found = m_secrets.find(id);
    if (found == m_secrets.end())
        return answerLater<void>(context, std::move(reply), fail(Errc::NotFound));
    wipe(*found);
    m_secrets.erase(found);
    answerLater<void>(context, std::move(reply), {});
}

} // namespace firesteel::secrets
