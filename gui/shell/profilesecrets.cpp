// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/profilesecrets.h"

#include <utility>

namespace firesteel::gui {

using settings::ClusterProfile;

namespace {

using Writes = QList<std::pair<QString, QByteArray>>; ///< id and secret

void writeAll(Vault &vault, Writes writes, QObject *context, const Vault::Reply<void> &done)
{
    if (writes.isEmpty()) {
        done({});
        return;
    }
    const std::pair<QString, QByteArray> first = writes.takeFirst();
    vault.write(first.first, first.second, context,
                [&vault, writes, context, done](const Result<> &written) {
                    if (written)
                        writeAll(vault, writes, context, done);
                    else
                        done(written);
                });
}

void readProxyPassword(Vault &vault, const QString &secretId, const engine::ProfileSecrets &known,
                       QObject *context, const Vault::Reply<engine::ProfileSecrets> &reply)
{
    if (secretId.isEmpty()) {
        reply(known);
        return;
    }
    vault.read(secretId, context, [known, reply](const Result<QByteArray> &password) {
        if (!password && password.error().code != Errc::NotFound) {
            reply(std::unexpected(password.error()));
            return;
        }
        engine::ProfileSecrets both = known;
        both.proxyPassword = password.value_or(QByteArray());
        reply(both);
    });
}

} // namespace

bool hasSecrets(const ClusterProfile &profile)
{
    return !profile.secretId.isEmpty() || !profile.proxySecretId.isEmpty();
}

void readSecrets(Vault &vault, const ClusterProfile &profile, QObject *context,
                 Vault::Reply<engine::ProfileSecrets> reply)
{
    if (profile.secretId.isEmpty()) {
        readProxyPassword(vault, profile.proxySecretId, {}, context, reply);
        return;
    }
    vault.read(profile.secretId, context,
               [&vault, second = profile.proxySecretId, context,
                reply = std::move(reply)](const Result<QByteArray> &login) {
                   if (login)
                       readProxyPassword(vault, second, {.login = *login}, context, reply);
                   else
                       reply(std::unexpected(login.error()));
               });
}

void keepSecrets(Vault &vault, ClusterProfile profile, const engine::ProfileSecrets &secrets,
                 Vault::Kind kind, QObject *context, Vault::Reply<ClusterProfile> reply)
{
    Writes writes;
    const auto place = [&writes, kind](QString &id, const QByteArray &secret) {
        if (secret.isEmpty())
            return;
        if (id.isEmpty() || Vault::kindOf(id) != kind)
            id = Vault::newId(kind);
        writes.append({id, secret});
    };
    place(profile.secretId, secrets.login);
    place(profile.proxySecretId, secrets.proxyPassword);
    writeAll(vault, writes, context, [profile, reply = std::move(reply)](const Result<> &written) {
        if (written)
            reply(profile);
        else
            reply(std::unexpected(written.error()));
    });
}

void dropSecrets(Vault &vault, const ClusterProfile &before, const ClusterProfile &now,
                 QObject *context)
{
    for (const QString &id : {before.secretId, before.proxySecretId}) {
        if (!id.isEmpty() && id != now.secretId && id != now.proxySecretId)
            vault.remove(id, context, [](const Result<> &) {});
    }
}

} // namespace firesteel::gui
