// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/secrets/keyringstore.h"

#include "core/secrets/later.h"

#include <QPointer>
#include <QTimer>

#include <qt6keychain/keychain.h>

#include <memory>
#include <utility>

namespace firesteel::secrets {

using namespace Qt::StringLiterals;

namespace {

/// What prevented it; nothing if it went well.
std::optional<Error> problemOf(const QKeychain::Job &job)
{
    switch (job.error()) {
    case QKeychain::NoError:
        return std::nullopt;
    case QKeychain::EntryNotFound:
        return Error(Errc::NotFound, job.errorString());
    case QKeychain::AccessDeniedByUser:
    case QKeychain::AccessDenied:
        return Error(Errc::Unauthorized, job.errorString(), {{u"reason"_s, u"locked"_s}});
    default: // without any keyring it is OtherError, with the words of D-Bus
        return Error(Errc::ServiceUnavailable, job.errorString());
    }
}

/// Runs a job of its own life: the library's back ends keep pointers to it until they answer.
template <class Job, class Reply>
void run(Job *job, const QString &id, QObject *context, Reply finished)
{
    job->setKey(id);
    job->setInsecureFallback(false);
    QObject::connect(job, &QKeychain::Job::finished, context,
                     [job, finished = std::move(finished)](QKeychain::Job *) { finished(*job); });
    job->start();
}

} // namespace

KeyringStore::KeyringStore(QString service, QObject *parent)
    : SecretStore(parent), m_service(std::move(service))
{}

void KeyringStore::read(const QString &id, QObject *context, Reply<QByteArray> reply)
{
    run(new QKeychain::ReadPasswordJob(m_service), id, context,
        [reply = std::move(reply)](const QKeychain::ReadPasswordJob &job) {
            if (const auto problem = problemOf(job))
                reply(std::unexpected(*problem));
            else
                reply(job.binaryData());
        });
}

void KeyringStore::write(const QString &id, const QByteArray &secret, QObject *context,
                         Reply<void> reply)
{
    auto *job = new QKeychain::WritePasswordJob(m_service);
    job->setBinaryData(secret);
    run(job, id, context, [reply = std::move(reply)](const QKeychain::WritePasswordJob &done) {
        if (const auto problem = problemOf(done))
            reply(std::unexpected(*problem));
        else
            reply({});
    });
}

void KeyringStore::remove(const QString &id, QObject *context, Reply<void> reply)
{
    run(new QKeychain::DeletePasswordJob(m_service), id, context,
        [reply = std::move(reply)](const QKeychain::DeletePasswordJob &job) {
            if (const auto problem = problemOf(job))
                reply(std::unexpected(*problem));
            else
                reply({});
        });
}

void KeyringStore::probe(std::chrono::milliseconds patience, QObject *context, Reply<void> reply)
{
    auto *asking = new QObject(context); // the first of the two answers ends it
    const auto over = std::make_shared<bool>(false);
    const auto end = [asking, over, reply = std::move(reply)](const Result<void> &result) {
        if (std::exchange(*over, true))
            return;
        asking->deleteLater();
        reply(result);
    };
    QTimer::singleShot(patience, asking, [end] {
        end(fail(Errc::ServiceUnavailable, {}, {{u"reason"_s, u"timeout"_s}}));
    });
    read(u"probe"_s, asking, [end](const Result<QByteArray> &answer) {
        if (answer || answer.error().code == Errc::NotFound)
            end({});
        else
            end(std::unexpected(answer.error()));
    });
}

} // namespace firesteel::secrets
