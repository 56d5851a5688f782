// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/steps/credentialsstep.h"

#include "core/spark/problem.h"
#include "core/spark/steps/localfile.h"

#include <array>

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

constexpr auto kPrefix = "spark.kubernetes.authenticate.driver."_L1;
constexpr auto kFolder = "/mnt/secrets/spark-kubernetes-credentials"_L1;
constexpr auto kVolume = "kubernetes-credentials"_L1;

struct Credential {
    QLatin1StringView suffix;        ///< of the setting
    QLatin1StringView item;          ///< of the secret
    QLatin1StringView mountedSuffix; ///< of the setting that tells the driver where it is
    bool file;
};

constexpr std::array<Credential, 4> kCredentials{{
    {"clientKeyFile"_L1, "client-key"_L1, "clientKeyFile"_L1, true},
    {"clientCertFile"_L1, "client-cert"_L1, "clientCertFile"_L1, true},
    {"caCertFile"_L1, "ca-cert"_L1, "caCertFile"_L1, true},
    {"oauthToken"_L1, "oauth-token"_L1, "oauthTokenFile"_L1, false},
}};

/// The items of the secret, in base64; empty if no credential is given.
Result<QJsonObject> secretData(const SparkConf &conf)
{
    QJsonObject data;
    for (const Credential &credential : kCredentials) {
        const QString key = kPrefix + credential.suffix;
        const auto value = conf.raw(key);
        if (!value)
            continue;
        Result<QByteArray> content = value->toUtf8();
        if (credential.file)
            content = readLocalFile(*value, key);
        if (!content)
            return std::unexpected(content.error());
        data.insert(credential.item, QString::fromLatin1(content->toBase64()));
    }
    return data;
}

} // namespace

QLatin1StringView CredentialsStep::className() const
{
    return "org.apache.spark.deploy.k8s.features.DriverKubernetesCredentialsFeatureStep"_L1;
}

Result<> CredentialsStep::check() const
{
    return secretData(conf()).transform([](const QJsonObject &) {});
}

Result<PodDraft> CredentialsStep::apply(PodDraft draft) const
{
    const auto data = secretData(conf());
    if (!data)
        return std::unexpected(data.error());
    if (data->isEmpty()) {
        const QString key = kPrefix + "serviceAccountName"_L1;
        const auto account = reader().text(key);
        if (!account)
            return std::unexpected(account.error());
        if (*account) {
            draft.setSpec(u"serviceAccount"_s, **account, key);
            draft.setSpec(u"serviceAccountName"_s, **account, key);
        }
        return draft;
    }
    const QString name = facts().prefix + u"-kubernetes-credentials"_s;
    draft.addVolume(
        {{u"name"_s, QString(kVolume)}, {u"secret"_s, QJsonObject{{u"secretName"_s, name}}}});
    draft.addMount(kVolume, kFolder);
    const QJsonObject secret{{u"apiVersion"_s, u"v1"_s},
                             {u"kind"_s, u"Secret"_s},
                             {u"metadata"_s, QJsonObject{{u"name"_s, name}}},
                             {u"immutable"_s, true},
                             {u"data"_s, *data}};
    for (const Credential &credential : kCredentials) {
        if (!data->contains(credential.item))
            continue;
        draft.note(secret, u"/data/"_s + credential.item, kPrefix + credential.suffix);
        const QString mounted = kPrefix + "mounted."_L1 + credential.mountedSuffix;
        draft.properties.setIfMissing(mounted, kFolder + u'/' + credential.item);
    }
    draft.postResources.append(secret);
    return draft;
}

} // namespace firesteel::spark
