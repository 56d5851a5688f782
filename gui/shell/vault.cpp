// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/vault.h"

#include <QUuid>

#include <array>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kWords = std::to_array<std::pair<Vault::Kind, QLatin1StringView>>({
    {Vault::Kind::Keyring, "keyring/"_L1},
    {Vault::Kind::EncryptedFile, "file/"_L1},
    {Vault::Kind::Session, "session/"_L1},
});

/// Which sentence fits the failure.
Error told(const Error &error)
{
    QString problem = u"secret-store-missing"_s;
    if (error.code == Errc::NotFound)
        problem = u"secret-missing"_s;
    else if (error.code == Errc::Unauthorized || error.code == Errc::Cancelled)
        problem = u"secret-locked"_s;
    return error.with(u"problem"_s, problem);
}

template <class T>
secrets::SecretStore::Reply<T> telling(secrets::SecretStore::Reply<T> reply)
{
    return [reply = std::move(reply)](const Result<T> &result) {
        reply(result ? result : Result<T>(std::unexpected(told(result.error()))));
    };
}

template <class T>
void answerMissing(QObject *context, const secrets::SecretStore::Reply<T> &reply)
{
    QMetaObject::invokeMethod(
        context, [reply] { reply(std::unexpected(told(Error(Errc::ServiceUnavailable)))); },
        Qt::QueuedConnection);
}

} // namespace

void Vault::setStore(std::unique_ptr<secrets::SecretStore> store)
{
    const Kind kind = store->kind();
    m_stores.insert_or_assign(kind, std::move(store));
}

secrets::SecretStore *Vault::store(Kind kind) const
{
    const auto found = m_stores.find(kind);
    return found == m_stores.end() ? nullptr : found->second.get();
}

QString Vault::newId(Kind kind)
{
    QString id;
    for (const auto &[one, word] : kWords) {
        if (one == kind)
            id = word;
    }
    return id + QUuid::createUuid().toString(QUuid::Id128);
}

std::optional<Vault::Kind> Vault::kindOf(const QString &secretId)
{
    for (const auto &[kind, word] : kWords) {
        if (secretId.startsWith(word))
            return kind;
    }
    return std::nullopt;
}

secrets::SecretStore *Vault::storeOf(const QString &secretId) const
{
    const auto kind = kindOf(secretId);
    return kind ? store(*kind) : nullptr;
}

void Vault::setSearching(bool on)
{
    m_searching = on;
    if (on)
        return;
    const QList<Waiting> all = std::exchange(m_waiting, {});
    for (const Waiting &one : all) {
        if (one.context)
            one.use(storeOf(one.secretId));
    }
    Q_EMIT searched();
}

void Vault::with(const QString &secretId, QObject *context, Use use)
{
    secrets::SecretStore *one = storeOf(secretId);
    if (!one && m_searching && kindOf(secretId))
        m_waiting.append({secretId, context, std::move(use)});
    else
        use(one);
}

void Vault::read(const QString &secretId, QObject *context, Reply<QByteArray> reply)
{
    with(secretId, context, [secretId, context, reply](secrets::SecretStore *store) {
        if (store)
            store->read(secretId, context, telling<QByteArray>(reply));
        else
            answerMissing<QByteArray>(context, reply);
    });
}

void Vault::write(const QString &secretId, const QByteArray &secret, QObject *context,
                  Reply<void> reply)
{
    with(secretId, context, [secretId, secret, context, reply](secrets::SecretStore *store) {
        if (store)
            store->write(secretId, secret, context, telling<void>(reply));
        else
            answerMissing<void>(context, reply);
    });
}

void Vault::remove(const QString &secretId, QObject *context, Reply<void> reply)
{
    with(secretId, context, [secretId, context, reply](secrets::SecretStore *store) {
        if (store)
            store->remove(secretId, context, telling<void>(reply));
        else
            answerMissing<void>(context, reply);
    });
}

} // namespace firesteel::gui
