// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/models/draftprofile.h"

#include "core/kube/config/clientidentity.h"
#include "core/kube/config/execclusterinfo.h"
#include "core/kube/config/keptlogin.h"
#include "core/kube/config/material.h"
#include "core/kube/config/proxyrules.h"

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

using Identity = ConnectionDraft::Identity;
using Profile = settings::ClusterProfile;

const QString kProfilePrefix = u"profile:"_s;
const QString kContextPrefix = u"kubeconfig:"_s;

Profile::Identity profileIdentity(const ConnectionDraft &draft)
{
    const bool context = isOfKubeconfig(draft);
    const bool unread = !context && draft.keptUnread;
    const auto nobody = context ? Profile::Identity::Anonymous : Profile::Identity::None;
    if (context && !draft.ownIdentity) // of an address of its own it may want more than was tested
        return draft.identity == Identity::None && draft.ownServer ? nobody
                                                                   : Profile::Identity::Kubeconfig;
    switch (draft.identity) {
    case Identity::Token:
        return Profile::Identity::Token;
    case Identity::TokenFile:
        return Profile::Identity::TokenFile;
    case Identity::Certificate:
        return Profile::Identity::ClientCertificate;
    case Identity::Basic:
        return Profile::Identity::Basic;
    case Identity::Exec: // where there is a file, they can only be its own
        if (draft.exec || unread)
            return context ? Profile::Identity::Kubeconfig : Profile::Identity::Exec;
        break;
    case Identity::Oidc:
        if (draft.oidc || unread)
            return context ? Profile::Identity::Kubeconfig : Profile::Identity::Oidc;
        break;
    case Identity::None:
        break;
    }
    return nobody;
}

Profile::Proxy profileProxy(const ConnectionDraft &draft)
{
    if (isOfKubeconfig(draft) && !draft.ownProxy)
        return Profile::Proxy::Kubeconfig;
    switch (draft.proxy) {
    case ConnectionDraft::Proxy::Url: // none is none
        return draft.proxyUrl.trimmed().isEmpty() ? Profile::Proxy::None : Profile::Proxy::Url;
    case ConnectionDraft::Proxy::System:
        return Profile::Proxy::System;
    case ConnectionDraft::Proxy::None:
        return Profile::Proxy::None;
    case ConnectionDraft::Proxy::Environment:
        break;
    }
    return Profile::Proxy::Environment;
}

ConnectionDraft::Proxy draftProxy(Profile::Proxy proxy)
{
    switch (proxy) {
    case Profile::Proxy::Url:
        return ConnectionDraft::Proxy::Url;
    case Profile::Proxy::System:
        return ConnectionDraft::Proxy::System;
    case Profile::Proxy::None:
        return ConnectionDraft::Proxy::None;
    case Profile::Proxy::Kubeconfig:
    case Profile::Proxy::Environment:
        break;
    }
    return ConnectionDraft::Proxy::Environment;
}

Identity draftIdentity(Profile::Identity identity)
{
    switch (identity) {
    case Profile::Identity::Token:
        return Identity::Token;
    case Profile::Identity::TokenFile:
        return Identity::TokenFile;
    case Profile::Identity::ClientCertificate:
        return Identity::Certificate;
    case Profile::Identity::Basic:
        return Identity::Basic;
    case Profile::Identity::Exec:
        return Identity::Exec;
    case Profile::Identity::Oidc:
        return Identity::Oidc;
    case Profile::Identity::None:
    case Profile::Identity::Kubeconfig:
    case Profile::Identity::Anonymous:
        break;
    }
    return Identity::None;
}

kube::Impersonation impersonationOf(const Profile &profile)
{
    return {.user = profile.impersonateUser,
            .uid = profile.impersonateUid,
            .groups = profile.impersonateGroups,
            .extra = profile.impersonateExtra};
}

/// The context's own is read from its file again.
void keepImpersonation(Profile &profile, const ConnectionDraft &draft)
{
    const kube::Impersonation &as = draft.impersonation;
    const bool context = isOfKubeconfig(draft);
    if (context && as == draft.contextAuth.impersonation)
        return;
    profile.ownImpersonation = context;
    if (as.user.isEmpty()) // the rest means nothing without it
        return;
    profile.impersonateUser = as.user;
    profile.impersonateUid = as.uid;
    profile.impersonateGroups = as.groups;
    profile.impersonateExtra = as.extra;
}

QByteArray keptLogin(const ConnectionDraft &draft)
{
    kube::KeptLogin login;
    if (draft.identity == Identity::Exec && draft.exec) {
        login.exec = draft.exec;
        login.execConfig = kube::execClusterInfo(draft.exec->clusterInfo).config;
    } else if (draft.identity == Identity::Oidc && draft.oidc) {
        login.oidc = draft.oidc;
    } else {
        return {};
    }
    return kube::keptLoginText(login);
}

/// The key as it can be used later, when nobody asks for its pass-phrase.
QByteArray openKey(const ConnectionDraft &draft)
{
    if (draft.keyPem.isEmpty() && !draft.resolvedKey.isNull())
        return kube::pkcs8Of(draft.resolvedKey);
    if (draft.keyPassphrase.isEmpty())
        return draft.keyPem;
    const auto key = kube::readPrivateKey(draft.keyPem, draft.keyPassphrase.toUtf8());
    return key ? kube::pkcs8Of(*key) : draft.keyPem;
}

void takeKeptLogin(ConnectionDraft &draft, const QByteArray &text)
{
    const auto login = kube::readKeptLogin(text);
    if (!login)
        return;
    draft.exec = login->exec;
    draft.oidc = login->oidc;
    if (draft.exec && draft.exec->provideClusterInfo)
        draft.exec->clusterInfo = kube::toJson({.config = login->execConfig});
}

/// In the order in which they are laid over a kubeconfig's.
void layTrust(ConnectionDraft &draft, const ConnectionDraft &own, const Profile &decided)
{
    if (!decided.caPem.isEmpty() || decided.systemCa) {
        draft.caPem = decided.systemCa ? QByteArray() : decided.caPem;
        draft.systemCa = decided.systemCa;
        draft.insecure = false;
        draft.ownTrust = true;
    }
    if (!own.verifyName.isEmpty() || decided.verifyHost) {
        draft.verifyName = own.verifyName;
        draft.ownTrust = true;
    }
    if (own.insecure)
        draft.insecure = draft.ownTrust = true;
}

} // namespace

ConnectionDraft draftOf(const Profile &profile)
{
    ConnectionDraft draft;
    draft.source = ConnectionDraft::Source::Parts;
    draft.choiceId = profile.id;
    draft.keptUnread = !profile.secretId.isEmpty() || !profile.proxySecretId.isEmpty();
    draft.name = profile.name;
    draft.server = profile.server;
    draft.caPem = profile.caPem;
    draft.systemCa = profile.caPem.isEmpty();
    draft.verifyName = profile.verifyName;
    draft.insecure = profile.insecure;
    draft.proxyUrl = profile.proxyUrl;
    draft.proxy = draftProxy(profile.proxy);
    draft.namespaceName = profile.namespaceName;
    draft.serviceAccount = profile.serviceAccount;
    draft.tokenFile = profile.tokenFile;
    draft.certificatePem = profile.certificatePem;
    draft.user = profile.user;
    draft.impersonation = impersonationOf(profile);
    draft.label = profile.label;
    draft.colour = profile.colour;
    draft.readOnly = profile.readOnly;
    draft.production = profile.production;
    draft.identity = draftIdentity(profile.identity);
    return draft;
}

void takeSecrets(ConnectionDraft &draft, const engine::ProfileSecrets &secrets)
{
    draft.keptUnread = false;
    if (draft.proxy == ConnectionDraft::Proxy::Url && !secrets.proxyPassword.isEmpty())
        draft.proxyUrl =
            kube::withProxyPassword(draft.proxyUrl, QString::fromUtf8(secrets.proxyPassword));
    switch (draft.identity) {
    case Identity::Token:
        draft.token = secrets.login;
        break;
    case Identity::Certificate:
        draft.keyPem = secrets.login;
        break;
    case Identity::Basic:
        draft.password = QString::fromUtf8(secrets.login);
        break;
    case Identity::Exec:
    case Identity::Oidc:
        takeKeptLogin(draft, secrets.login);
        break;
    case Identity::None:
    case Identity::TokenFile:
        break;
    }
}

void layDecision(ConnectionDraft &draft, const Profile &decided)
{
    const ConnectionDraft own = draftOf(decided);
    if (!own.server.isEmpty()) {
        draft.server = own.server;
        draft.ownServer = true;
    }
    layTrust(draft, own, decided);
    if (decided.proxy != Profile::Proxy::Kubeconfig) {
        draft.proxy = own.proxy;
        draft.proxyUrl = own.proxyUrl;
        draft.ownProxy = true;
    }
    if (!own.namespaceName.isEmpty())
        draft.namespaceName = own.namespaceName;
    if (!own.serviceAccount.isEmpty())
        draft.serviceAccount = own.serviceAccount;
    engine::layOverImpersonation(draft.impersonation, decided);
    if (decided.identity != Profile::Identity::None &&
        decided.identity != Profile::Identity::Kubeconfig) {
        draft.identity = own.identity;
        draft.token.clear();
        draft.tokenFile = own.tokenFile;
        draft.certificatePem = own.certificatePem;
        draft.keyPem.clear();
        draft.resolvedKey = {};
        draft.user = own.user;
        draft.password.clear();
        draft.ownIdentity = true;
    }
    draft.keptUnread = own.keptUnread;
}

Profile profileOf(const ConnectionDraft &draft)
{
    Profile profile;
    const bool context = isOfKubeconfig(draft);
    if (context)
        profile.id = kContextPrefix + draft.contextName;
    else if (draft.choiceId.startsWith(kProfilePrefix))
        profile.id = draft.choiceId;
    profile.name = draft.name.trimmed().isEmpty() ? suggestedName(draft) : draft.name.trimmed();
    if (!context || draft.ownServer)
        profile.server = draft.server.trimmed();
    if (!context || draft.ownTrust) {
        profile.caPem = draft.caPem;
        profile.verifyName = draft.verifyName.trimmed();
        profile.verifyHost = context && profile.verifyName.isEmpty();
    }
    profile.insecure = draft.insecure && (!context || draft.ownTrust);
    // as the test takes it: without a CA the system's count
    profile.systemCa = context && draft.ownTrust && draft.caPem.isEmpty() && !draft.insecure;
    profile.proxy = profileProxy(draft);
    if (profile.proxy == Profile::Proxy::Url)
        profile.proxyUrl = kube::withProxyPassword(draft.proxyUrl.trimmed(), {});
    profile.namespaceName = draft.namespaceName.trimmed();
    profile.serviceAccount = draft.serviceAccount.trimmed();
    profile.identity = profileIdentity(draft);
    if (profile.identity == Profile::Identity::TokenFile)
        profile.tokenFile = draft.tokenFile.trimmed();
    if (profile.identity == Profile::Identity::ClientCertificate)
        profile.certificatePem = draft.certificatePem;
    if (profile.identity == Profile::Identity::Basic)
        profile.user = draft.user;
    keepImpersonation(profile, draft);
    profile.label = draft.label;
    profile.colour = draft.colour;
    profile.readOnly = draft.readOnly;
    profile.production = draft.production;
    return profile;
}

engine::ProfileSecrets secretsOf(const ConnectionDraft &draft)
{
    engine::ProfileSecrets secrets;
    switch (profileIdentity(draft)) {
    case Profile::Identity::Token:
        secrets.login = draft.token.trimmed();
        break;
    case Profile::Identity::ClientCertificate:
        secrets.login = openKey(draft); // without a pass-phrase: the store seals it
        break;
    case Profile::Identity::Basic:
        secrets.login = draft.password.toUtf8();
        break;
    case Profile::Identity::Exec:
    case Profile::Identity::Oidc:
        secrets.login = keptLogin(draft);
        break;
    case Profile::Identity::None:
    case Profile::Identity::TokenFile:
    case Profile::Identity::Kubeconfig:
    case Profile::Identity::Anonymous:
        break;
    }
    if (profileProxy(draft) == Profile::Proxy::Url) {
        if (const auto proxy = kube::parseProxyUrl(draft.proxyUrl.trimmed()))
            secrets.proxyPassword = proxy->password.toUtf8();
    }
    return secrets;
}

bool hasOwnSecret(const ConnectionDraft &draft)
{
    return secretsOf(draft) != engine::ProfileSecrets();
}

} // namespace firesteel::gui
