// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/settings/profiles.h"

#include <QJsonArray>

#include <array>
#include <utility>

namespace firesteel::settings {

using namespace Qt::StringLiterals;

namespace {

using Identity = ClusterProfile::Identity;
using Proxy = ClusterProfile::Proxy;

constexpr auto kIdentities = std::to_array<std::pair<Identity, QLatin1StringView>>({
    {Identity::None, "none"_L1},
    {Identity::Token, "token"_L1},
    {Identity::TokenFile, "tokenFile"_L1},
    {Identity::ClientCertificate, "clientCertificate"_L1},
    {Identity::Basic, "basic"_L1},
    {Identity::Kubeconfig, "kubeconfig"_L1},
    {Identity::Exec, "exec"_L1},
    {Identity::Oidc, "oidc"_L1},
    {Identity::Anonymous, "anonymous"_L1},
});

constexpr auto kProxies = std::to_array<std::pair<Proxy, QLatin1StringView>>({
    {Proxy::Kubeconfig, "kubeconfig"_L1},
    {Proxy::Environment, "environment"_L1},
    {Proxy::Url, "url"_L1},
    {Proxy::System, "system"_L1},
    {Proxy::None, "none"_L1},
});

constexpr auto kTexts = std::to_array<std::pair<QLatin1StringView, QString ClusterProfile::*>>({
    {"id"_L1, &ClusterProfile::id},
    {"name"_L1, &ClusterProfile::name},
    {"server"_L1, &ClusterProfile::server},
    {"verifyName"_L1, &ClusterProfile::verifyName},
    {"proxyUrl"_L1, &ClusterProfile::proxyUrl},
    {"proxySecretId"_L1, &ClusterProfile::proxySecretId},
    {"namespace"_L1, &ClusterProfile::namespaceName},
    {"serviceAccount"_L1, &ClusterProfile::serviceAccount},
    {"secretId"_L1, &ClusterProfile::secretId},
    {"tokenFile"_L1, &ClusterProfile::tokenFile},
    {"user"_L1, &ClusterProfile::user},
    {"impersonateUser"_L1, &ClusterProfile::impersonateUser},
    {"impersonateUid"_L1, &ClusterProfile::impersonateUid},
    {"label"_L1, &ClusterProfile::label},
    {"colour"_L1, &ClusterProfile::colour},
});

constexpr auto kPems = std::to_array<std::pair<QLatin1StringView, QByteArray ClusterProfile::*>>({
    {"ca"_L1, &ClusterProfile::caPem},
    {"certificate"_L1, &ClusterProfile::certificatePem},
});

constexpr auto kSwitches = std::to_array<std::pair<QLatin1StringView, bool ClusterProfile::*>>({
    {"verifyHost"_L1, &ClusterProfile::verifyHost},
    {"systemCa"_L1, &ClusterProfile::systemCa},
    {"insecure"_L1, &ClusterProfile::insecure},
    {"ownImpersonation"_L1, &ClusterProfile::ownImpersonation},
    {"readOnly"_L1, &ClusterProfile::readOnly},
    {"production"_L1, &ClusterProfile::production},
});

constexpr QLatin1StringView kIdentity = "identity"_L1;
constexpr QLatin1StringView kProxy = "proxy"_L1;
constexpr QLatin1StringView kSystemProxy = "systemProxy"_L1; ///< before there was kProxy
constexpr QLatin1StringView kOwnImpersonation = "ownImpersonation"_L1;
constexpr QLatin1StringView kGroups = "impersonateGroups"_L1;
constexpr QLatin1StringView kExtra = "impersonateExtra"_L1;
constexpr QLatin1StringView kContext = "kubeconfig:"_L1;

std::unexpected<Error> wrong(QLatin1StringView key)
{
    return fail(Errc::InvalidValue, {}, {{u"key"_s, QString(key)}});
}

template <class Value, size_t N>
QLatin1StringView wordOf(const std::array<std::pair<Value, QLatin1StringView>, N> &words,
                         Value value)
{
    for (const auto &[one, word] : words) {
        if (one == value)
            return word;
    }
    return words.front().second;
}

bool isTextList(const QJsonValue &value)
{
    const QJsonArray list = value.toArray();
    return value.isArray() && std::all_of(list.begin(), list.end(),
                                          [](const QJsonValue &one) { return one.isString(); });
}

QStringList textList(const QJsonValue &value)
{
    QStringList texts;
    for (const QJsonValue &one : value.toArray())
        texts.append(one.toString());
    return texts;
}

/// Leaves `value` as it is if the key is not given; false for a word that is none of them.
template <class Value, size_t N>
bool readWord(const QJsonObject &json, QLatin1StringView key,
              const std::array<std::pair<Value, QLatin1StringView>, N> &words, Value &value)
{
    if (!json.contains(key))
        return true;
    for (const auto &[one, word] : words) {
        if (json.value(key).toString() != word)
            continue;
        value = one;
        return true;
    }
    return false;
}

Result<> readProxy(const QJsonObject &json, ClusterProfile &profile)
{
    const QJsonValue system = json.value(kSystemProxy);
    if (!system.isUndefined() && !system.isBool())
        return wrong(kSystemProxy);
    if (!profile.proxyUrl.isEmpty())
        profile.proxy = Proxy::Url;
    else if (system.toBool())
        profile.proxy = Proxy::System;
    if (!readWord(json, kProxy, kProxies, profile.proxy))
        return wrong(kProxy);
    return {};
}

/// After id and identity.
Result<> readImpersonation(const QJsonObject &json, ClusterProfile &profile)
{
    if (json.contains(kGroups) && !isTextList(json.value(kGroups)))
        return wrong(kGroups);
    profile.impersonateGroups = textList(json.value(kGroups));
    if (json.contains(kExtra) && !json.value(kExtra).isObject())
        return wrong(kExtra);
    const QJsonObject extra = json.value(kExtra).toObject();
    for (auto it = extra.begin(); it != extra.end(); ++it) {
        if (!isTextList(it.value()))
            return wrong(kExtra);
        profile.impersonateExtra.insert(it.key(), textList(it.value()));
    }
    // A log-in of its own used to replace whom the context acts as, too.
    if (!json.contains(kOwnImpersonation) && isContextProfile(profile.id))
        profile.ownImpersonation =
            profile.identity != Identity::None && profile.identity != Identity::Kubeconfig;
    return {};
}

} // namespace

QJsonObject toJson(const ClusterProfile &profile)
{
    QJsonObject json;
    for (const auto &[key, member] : kTexts)
        json.insert(key, profile.*member);
    for (const auto &[key, member] : kPems)
        json.insert(key, QString::fromLatin1(profile.*member));
    for (const auto &[key, member] : kSwitches)
        json.insert(key, profile.*member);
    json.insert(kIdentity, QString(identityName(profile.identity)));
    json.insert(kProxy, QString(wordOf(kProxies, profile.proxy)));
    json.insert(kGroups, QJsonArray::fromStringList(profile.impersonateGroups));
    QJsonObject extra;
    for (auto it = profile.impersonateExtra.cbegin(); it != profile.impersonateExtra.cend(); ++it)
        extra.insert(it.key(), QJsonArray::fromStringList(it.value()));
    json.insert(kExtra, extra);
    return json;
}

QLatin1StringView identityName(Identity identity)
{
    return wordOf(kIdentities, identity);
}

Result<ClusterProfile> profileFromJson(const QJsonObject &json)
{
    ClusterProfile profile;
    const auto given = [&json](QLatin1StringView key) { return json.contains(key); };
    for (const auto &[key, member] : kTexts) {
        if (given(key) && !json.value(key).isString())
            return wrong(key);
        profile.*member = json.value(key).toString();
    }
    for (const auto &[key, member] : kPems) {
        if (given(key) && !json.value(key).isString())
            return wrong(key);
        profile.*member = json.value(key).toString().toLatin1();
    }
    for (const auto &[key, member] : kSwitches) {
        if (given(key) && !json.value(key).isBool())
            return wrong(key);
        profile.*member = json.value(key).toBool();
    }
    if (!readWord(json, kIdentity, kIdentities, profile.identity))
        return wrong(kIdentity);
    for (auto *const read : {&readProxy, &readImpersonation}) {
        if (const Result<> done = read(json, profile); !done)
            return std::unexpected(done.error());
    }
    return profile;
}

bool isContextProfile(const QString &profileId)
{
    return profileId.startsWith(kContext);
}

QString contextOf(const QString &profileId)
{
    return isContextProfile(profileId) ? profileId.sliced(kContext.size()) : QString();
}

std::optional<ClusterProfile> decisionOn(const QList<ClusterProfile> &profiles,
                                         const QString &context)
{
    for (const ClusterProfile &one : profiles) {
        if (isContextProfile(one.id) && contextOf(one.id) == context)
            return one;
    }
    return std::nullopt;
}

bool isMarksOnly(ClusterProfile profile)
{
    ClusterProfile marks;
    marks.id = profile.id;
    marks.name = profile.name;
    marks.label = profile.label;
    marks.colour = profile.colour;
    marks.readOnly = profile.readOnly;
    marks.production = profile.production;
    profile.namespaceName.clear();
    profile.serviceAccount.clear();
    if (profile.identity == ClusterProfile::Identity::Kubeconfig)
        profile.identity = ClusterProfile::Identity::None;
    return profile == marks;
}

} // namespace firesteel::settings
