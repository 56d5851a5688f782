// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/steps/kerberosconfstep.h"

#include "core/spark/problem.h"
#include "core/spark/steps/localfile.h"
#include "core/spark/submit/uri.h"

#include <QFileInfo>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

constexpr auto kKrb5Path = "spark.kubernetes.kerberos.krb5.path"_L1;
constexpr auto kKrb5Map = "spark.kubernetes.kerberos.krb5.configMapName"_L1;
constexpr auto kKeytab = "spark.kerberos.keytab"_L1;
constexpr auto kPrincipal = "spark.kerberos.principal"_L1;
constexpr auto kSecretName = "spark.kubernetes.kerberos.tokenSecret.name"_L1;
constexpr auto kSecretItem = "spark.kubernetes.kerberos.tokenSecret.itemKey"_L1;
constexpr auto kKeytabFolder = "/mnt/secrets/kerberos-keytab"_L1;
constexpr auto kTokenFolder = "/mnt/secrets/hadoop-credentials"_L1;

std::unexpected<Error> conflict(QLatin1StringView slug, QLatin1StringView key,
                                QLatin1StringView other)
{
    return problem(Errc::ConflictingOptions, slug, {{u"key"_s, key}, {u"other"_s, other}});
}

Result<PodDraft> withKrb5(PodDraft draft, const DriverFacts &facts)
{
    const auto path = facts.conf.text(kKrb5Path);
    const auto existing = facts.conf.text(kKrb5Map);
    if (!path)
        return std::unexpected(path.error());
    if (!existing)
        return std::unexpected(existing.error());
    if (!*path && !*existing)
        return draft;
    const QString setting = *path ? kKrb5Path : kKrb5Map;
    QJsonObject source{{u"name"_s, existing->value_or(facts.prefix + u"-krb5-file"_s)}};
    if (*path) {
        const auto text = readLocalText(localPath(**path), kKrb5Path);
        if (!text)
            return std::unexpected(text.error());
        const QString file = QFileInfo(localPath(**path)).fileName();
        source.insert(u"items"_s, QJsonArray{QJsonObject{{u"key"_s, file}, {u"path"_s, file}}});
        const QJsonObject map{{u"apiVersion"_s, u"v1"_s},
                              {u"kind"_s, u"ConfigMap"_s},
                              {u"metadata"_s, QJsonObject{{u"name"_s, source.value("name"_L1)}}},
                              {u"immutable"_s, true},
                              {u"data"_s, QJsonObject{{file, *text}}}};
        draft.note(map, u"/data"_s, setting);
        draft.postResources.append(map);
    }
    draft.addVolume({{u"name"_s, u"krb5-file"_s}, {u"configMap"_s, source}}, setting);
    draft.appendToContainer(u"volumeMounts"_s,
                            QJsonObject{{u"name"_s, u"krb5-file"_s},
                                        {u"mountPath"_s, u"/etc/krb5.conf"_s},
                                        {u"subPath"_s, u"krb5.conf"_s}},
                            setting);
    return draft;
}

Result<PodDraft> withKeytab(PodDraft draft, const DriverFacts &facts, const QString &keytab)
{
    const QString path = localPath(keytab);
    const auto content = readLocalFile(path, kKeytab);
    if (!content)
        return std::unexpected(content.error());
    const QString file = QFileInfo(path).fileName();
    const QString name = facts.prefix + u"-kerberos-keytab";
    const QJsonObject secret{
        {u"apiVersion"_s, u"v1"_s},
        {u"kind"_s, u"Secret"_s},
        {u"metadata"_s, QJsonObject{{u"name"_s, name}}},
        {u"immutable"_s, true},
        {u"data"_s, QJsonObject{{file, QString::fromLatin1(content->toBase64())}}}};
    draft.note(secret, u"/data/"_s + pointerToken(file), kKeytab);
    draft.postResources.append(secret);
    draft.addVolume(
        {{u"name"_s, u"kerberos-keytab"_s}, {u"secret"_s, QJsonObject{{u"secretName"_s, name}}}},
        kKeytab);
    draft.addMount(u"kerberos-keytab"_s, kKeytabFolder, kKeytab);
    draft.properties.set(kKeytab, kKeytabFolder + u'/' + file);
    return draft;
}

} // namespace

QLatin1StringView KerberosConfStep::className() const
{
    return "org.apache.spark.deploy.k8s.features.KerberosConfDriverFeatureStep"_L1;
}

Result<> KerberosConfStep::check() const
{
    if (conf().contains(kKrb5Path) && conf().contains(kKrb5Map))
        return conflict("krb5-twice"_L1, kKrb5Path, kKrb5Map);
    if (conf().contains(kKeytab) != conf().contains(kPrincipal))
        return conflict("keytab-without-principal"_L1, kKeytab, kPrincipal);
    if (conf().contains(kSecretName) != conf().contains(kSecretItem))
        return conflict("token-secret-incomplete"_L1, kSecretName, kSecretItem);
    return {};
}

Result<PodDraft> KerberosConfStep::apply(PodDraft draft) const
{
    auto done = withKrb5(std::move(draft), facts());
    if (!done)
        return done;
    const auto keytab = reader().text(kKeytab);
    if (!keytab)
        return std::unexpected(keytab.error());
    if (*keytab && !conf().contains(kKrb5Path) && !conf().contains(kKrb5Map))
        done->notices.append({u"no-krb5"_s, {}});
    if (*keytab && uriScheme(**keytab) != "local"_L1)
        return withKeytab(std::move(*done), facts(), **keytab);
    const auto secret = reader().text(kSecretName);
    const auto item = reader().text(kSecretItem);
    if (!secret)
        return std::unexpected(secret.error());
    if (!item)
        return std::unexpected(item.error());
    if (*secret && *item) {
        done->addVolume({{u"name"_s, u"hadoop-secret"_s},
                         {u"secret"_s, QJsonObject{{u"secretName"_s, **secret}}}},
                        kSecretName);
        done->addMount(u"hadoop-secret"_s, kTokenFolder, kSecretName);
        done->addEnv(u"HADOOP_TOKEN_FILE_LOCATION"_s, kTokenFolder + u'/' + **item, kSecretItem);
    }
    return done;
}

} // namespace firesteel::spark
