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

Result<QList<ClusterProfile>> ownClusters(const Surroundings &surroundings)
{
    if (surroundings.profilesFile.isEmpty())
        return QList<ClusterProfile>();
    auto all = settings::ProfileStore::profilesIn(surroundings.profilesFile);
    if (all)
        all->removeIf([](const ClusterProfile &one) { return !one.id.startsWith("profile:"_L1); });
    return all;
}

Result<std::optional<ClusterProfile>> profileFor(const ConnectionOptions &options,
                                                 const Surroundings &surroundings)
{
    const QString &name = options.context;
    if (name.isEmpty())
        return std::nullopt;
    // Where the file cannot be read, the kubeconfig may have it all the same.
    QList<ClusterProfile> found = ownClusters(surroundings).value_or(QList<ClusterProfile>());
    found.removeIf(
        [&name](const ClusterProfile &one) { return one.id != name && one.name != name; });
    if (found.isEmpty())
        return std::nullopt;
    const auto config =
        kube::loadKubeconfig(kubeconfigPath(options, surroundings), surroundings.environment);
    if (config && config->context(name))
        return std::nullopt;
    if (found.size() > 1)
        return fail(Errc::InvalidValue, {},
                    {{u"key"_s, u"--context"_s},
                     {u"value"_s, name},
                     {u"expected"_s, u"an id, as several clusters have this name"_s},
                     {u"next"_s, u"Take the id from \"firesteelctl clusters -o json\"."_s}});
    return found.first();
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
        readOne(profile.proxySecretId, profile.name, surroundings, context,
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
        readOne(profile.secretId, profile.name, surroundings, context, second);
}

} // namespace firesteel::ctl
