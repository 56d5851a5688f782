// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/profiles.h"

#include "core/ctl/connect.h"
#include "core/kube/config/kubeconfig.h"
#include "core/secrets/secretstore.h"
#include "core/settings/profilestore.h"

namespace firesteel::ctl {

using namespace Qt::StringLiterals;
using settings::ClusterProfile;

namespace {

using Read = std::function<void(const Result<QByteArray> &)>;

/// Which sentence fits a failure of the keyring.
Error told(const Error &error, const QString &name)
{
    QString problem = u"secret-store-missing"_s;
    if (error.code == Errc::NotFound)
        problem = u"secret-missing"_s;
    else if (error.code == Errc::Unauthorized || error.code == Errc::Cancelled)
        problem = u"secret-locked"_s;
    return Error(Errc::ConfigInvalid, error.detail, {{u"problem"_s, problem}, {u"name"_s, name}});
}

/// Which sentence fits a file that cannot be read.
Error clustersError(const Error &error, const QString &path)
{
    const QString problem = error.code == Errc::NotJson             ? u"clusters-broken"_s
                            : error.code == Errc::ConfigUnsupported ? u"clusters-of-later"_s
                                                                    : u"clusters-unreadable"_s;
    return error.with(u"problem"_s, problem).with(u"path"_s, path);
}

Result<QList<ClusterProfile>> allProfiles(const Surroundings &surroundings)
{
    const QString &path = surroundings.profilesFile;
    if (path.isEmpty())
        return QList<ClusterProfile>();
    auto all = settings::ProfileStore::profilesIn(path);
    if (!all)
        return std::unexpected(clustersError(all.error(), path));
    return all;
}

bool isOwn(const ClusterProfile &profile)
{
    return profile.id.startsWith("profile:"_L1);
}

/// The cluster of that name or id.
Result<std::optional<ClusterProfile>> ownNamed(QList<ClusterProfile> all, const QString &name)
{
    all.removeIf([&name](const ClusterProfile &one) {
        return !isOwn(one) || (one.id != name && one.name != name);
    });
    if (all.isEmpty())
        return std::nullopt;
    if (all.size() > 1)
        return fail(Errc::InvalidValue, {},
                    {{u"key"_s, u"--context"_s},
                     {u"value"_s, name},
                     {u"expected"_s, u"an id, as several clusters have this name"_s},
                     {u"next"_s, u"Take the id from \"firesteelctl clusters -o json\"."_s}});
    return all.first();
}

void readOne(const QString &secretId, const QString &name, const Surroundings &surroundings,
             QObject *context, const Read &done)
{
    const QString place = secretPlace(secretId);
    if (place.isEmpty())
        return done(QByteArray());
    if (place != "keyring"_L1) {
        const bool file = place == "file"_L1;
        return done(fail(Errc::ConfigInvalid, {},
                         {{u"problem"_s, file ? u"secret-in-file"_s : u"secret-of-session"_s},
                          {u"name"_s, name}}));
    }
    if (!surroundings.keyring)
        return done(std::unexpected(told(Error(Errc::ServiceUnavailable), name)));
    surroundings.keyring->read(secretId, context, [name, done](const Result<QByteArray> &secret) {
        done(secret ? secret : Result<QByteArray>(std::unexpected(told(secret.error(), name))));
    });
}

} // namespace

QString secretPlace(const QString &secretId)
{
    return secretId.section(u'/', 0, 0);
}

QString shownName(const ClusterProfile &profile)
{
    return settings::isContextProfile(profile.id) ? settings::contextOf(profile.id) : profile.name;
}

Result<QList<ClusterProfile>> ownClusters(const Surroundings &surroundings)
{
    auto all = allProfiles(surroundings);
    if (all)
        all->removeIf([](const ClusterProfile &one) { return !isOwn(one); });
    return all;
}

Result<WindowChoice> choiceFor(const ConnectionOptions &options, const Surroundings &surroundings)
{
    const auto known = allProfiles(surroundings);
    if (known && known->isEmpty())
        return WindowChoice();
    const auto config =
        kube::loadKubeconfig(kubeconfigPath(options, surroundings), surroundings.environment);
    const QString name =
        options.context.isEmpty() && config ? config->currentContext : options.context;
    if (config && config->context(name)) {
        if (!known)
            return WindowChoice{{}, known.error()};
        return WindowChoice{settings::decisionOn(*known, name), {}};
    }
    if (options.context.isEmpty())
        return WindowChoice();
    if (!known)
        return std::unexpected(known.error());
    const auto own = ownNamed(*known, name);
    if (!own)
        return std::unexpected(own.error());
    return WindowChoice{*own, {}};
}

void readSecrets(const ClusterProfile &profile, const ConnectionOptions &options,
                 const Surroundings &surroundings, QObject *context,
                 const std::function<void(const Result<engine::ProfileSecrets> &)> &done)
{
    const bool tokenGiven = !options.tokenFile.isEmpty() ||
                            !surroundings.environment.value(u"FIRESTEEL_TOKEN"_s).isEmpty();
    const bool loginGiven =
        tokenGiven && profile.identity == ClusterProfile::Identity::Token; // it wins anyway
    const auto second = [profile, surroundings, context, done](const Result<QByteArray> &login) {
        if (!login)
            return done(std::unexpected(login.error()));
        readOne(profile.proxySecretId, shownName(profile), surroundings, context,
                [login = *login, done](const Result<QByteArray> &password) {
                    if (password)
                        done(engine::ProfileSecrets{login, *password});
                    else
                        done(std::unexpected(password.error()));
                });
    };
    if (loginGiven)
        second(QByteArray());
    else
        readOne(profile.secretId, shownName(profile), surroundings, context, second);
}

} // namespace firesteel::ctl
