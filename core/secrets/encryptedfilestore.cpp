// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/secrets/encryptedfilestore.h"

#include "core/base/files.h"
#include "core/base/keepaside.h"
#include "core/secrets/later.h"

#include <QFileInfo>
#include <QLockFile>
#include <QThread>

namespace firesteel::secrets {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLargestFile = 16 << 20;

/// While it lives, another program does not write between our look into the file and our writing.
class Turn
{
public:
    explicit Turn(const QString &path) : m_lock(path + ".lock"_L1)
    {
        (void)m_lock.tryLock(kPatience); // where no lock can be made, writing will tell why
    }

private:
    static constexpr int kPatience = 1000; // milliseconds
    QLockFile m_lock;
};

QString text(const QByteArray &secret)
{
    return QString::fromLatin1(secret.toBase64());
}

} // namespace

EncryptedFileStore::EncryptedFileStore(QString path, QObject *parent)
    : SecretStore(parent), m_path(std::move(path))
{}

EncryptedFileStore::~EncryptedFileStore()
{
    if (m_worker)
        m_worker->wait(); // at most the second that a key takes
    lock();
}

bool EncryptedFileStore::isCreated() const
{
    return QFileInfo::exists(m_path);
}

void EncryptedFileStore::lock()
{
    if (m_key) {
        wipe(m_key->key);
        wipe(m_key->check);
    }
    m_key.reset();
}

void EncryptedFileStore::setKey(SealKey key)
{
    lock();
    m_key = std::make_unique<SealKey>(std::move(key));
}

std::unexpected<Error> EncryptedFileStore::located(Error error) const
{
    error.context.insert(u"path"_s, m_path);
    return std::unexpected(std::move(error));
}

Result<SealedText> EncryptedFileStore::sealed() const
{
    if (!isCreated())
        return located(Error(Errc::NotFound));
    const Result<QByteArray> file = readFile(m_path, kLargestFile);
    if (!file)
        return std::unexpected(file.error());
    Result<SealedText> read = readSealed(*file);
    if (!read)
        return located(read.error());
    return read;
}

Result<QJsonObject> EncryptedFileStore::content() const
{
    if (!m_key)
        return located(Error(Errc::Unauthorized, {}, {{u"reason"_s, u"locked"_s}}));
    const Result<SealedText> file = sealed();
    if (!file)
        return std::unexpected(file.error());
    Result<QJsonObject> all = unseal(*file, *m_key);
    if (all)
        return all;
    Error error = all.error();
    if (error.code == Errc::Unauthorized) // somebody changed the pass-phrase meanwhile
        error.context.insert(u"reason"_s, u"locked"_s);
    return located(error);
}

Result<> EncryptedFileStore::store(const QJsonObject &content, const SealKey &key) const
{
    const Result<QByteArray> file = seal(content, key);
    if (!file)
        return std::unexpected(file.error());
    return writeFile(m_path, *file);
}

void EncryptedFileStore::derive(const KeyRecipe &recipe, const QByteArray &passphrase,
                                QObject *context, const Reply<void> &reply, Derived done)
{
    if (m_worker)
        return answerLater<void>(context, reply, fail(Errc::Conflict));
    m_worker.reset(QThread::create([this, recipe, passphrase, done = std::move(done)] {
        const Result<SealKey> key = deriveKey(recipe, passphrase);
        QMetaObject::invokeMethod(
            this,
            [this, key, done] {
                m_worker->wait();
                m_worker.reset();
                done(key);
            },
            Qt::QueuedConnection);
    }));
    m_worker->setObjectName(u"firesteel-secrets"_s);
    m_worker->start();
}

void EncryptedFileStore::unlock(const QByteArray &passphrase, QObject *context, Reply<void> reply)
{
    const Result<SealedText> file = sealed();
    if (!file)
        return answerLater<void>(context, std::move(reply), std::unexpected(file.error()));
    derive(file->recipe, passphrase, context, reply,
           [this, guard = QPointer(context), reply](Result<SealKey> key) {
               Result<> result;
               const Result<SealedText> now = sealed();
               if (!key || !now)
                   result = std::unexpected(key ? now.error() : key.error());
               else if (const Result<QJsonObject> all = unseal(*now, *key); !all)
                   result = located(all.error());
               else
                   setKey(std::move(*key));
               if (guard)
                   reply(result);
           });
}

void EncryptedFileStore::create(const QByteArray &passphrase, bool aside, QObject *context,
                                Reply<void> reply)
{
    if (isCreated() && !aside)
        return answerLater<void>(context, std::move(reply), located(Error(Errc::AlreadyExists)));
    derive(newRecipe(), passphrase, context, reply,
           [this, aside, guard = QPointer(context), reply](Result<SealKey> key) {
               const Turn turn(m_path);
               Result<> result;
               if (!key)
                   result = std::unexpected(key.error());
               else if (isCreated() && !aside)
                   result = located(Error(Errc::AlreadyExists));
               else if (isCreated() && keepAside(m_path, u"old"_s).isEmpty())
                   result = located(Error(Errc::FileWriteFailed));
               else
                   result = store({}, *key);
               if (result)
                   setKey(std::move(*key));
               if (guard)
                   reply(result);
           });
}

void EncryptedFileStore::changePassphrase(const QByteArray &passphrase, QObject *context,
                                          Reply<void> reply)
{
    if (const Result<QJsonObject> readable = content(); !readable)
        return answerLater<void>(context, std::move(reply), std::unexpected(readable.error()));
    derive(newRecipe(), passphrase, context, reply,
           [this, guard = QPointer(context), reply](Result<SealKey> key) {
               const Turn turn(m_path);
               const Result<QJsonObject> all = content();
               Result<> result;
               if (!key || !all)
                   result = std::unexpected(key ? all.error() : key.error());
               else
                   result = store(*all, *key);
               if (result)
                   setKey(std::move(*key));
               if (guard)
                   reply(result);
           });
}

void EncryptedFileStore::read(const QString &id, QObject *context, Reply<QByteArray> reply)
{
    const Result<QJsonObject> all = content();
    Result<QByteArray> result;
    if (!all)
        result = std::unexpected(all.error());
    else if (!all->contains(id))
        result = fail(Errc::NotFound);
    else
        result = QByteArray::fromBase64(all->value(id).toString().toLatin1());
    answerLater<QByteArray>(context, std::move(reply), std::move(result));
}

void EncryptedFileStore::write(const QString &id, const QByteArray &secret, QObject *context,
                               Reply<void> reply)
{
    const Turn turn(m_path);
    Result<QJsonObject> all = content();
    if (!all)
        return answerLater<void>(context, std::move(reply), std::unexpected(all.error()));
    all->insert(id, text(secret));
    answerLater<void>(context, std::move(reply), store(*all, *m_key));
}

void EncryptedFileStore::remove(const QString &id, QObject *context, Reply<void> reply)
{
    const Turn turn(m_path);
    Result<QJsonObject> all = content();
    if (!all)
        return answerLater<void>(context, std::move(reply), std::unexpected(all.error()));
    if (!all->contains(id))
        return answerLater<void>(context, std::move(reply), fail(Errc::NotFound));
    all->remove(id);
    answerLater<void>(context, std::move(reply), store(*all, *m_key));
}

} // namespace firesteel::secrets
