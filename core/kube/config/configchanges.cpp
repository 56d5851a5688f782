// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/configchanges.h"

#include "core/base/redact.h"
#include "core/kube/config/material.h"
#include "core/kube/config/proxyrules.h"

#include <QTimeZone>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

using Kind = ConfigChange::Kind;

QString proxyText(const QString &url)
{
    if (url.isEmpty())
        return {};
    const auto proxy = parseProxyUrl(url);
    return proxy ? u"%1:%2"_s.arg(proxy->host).arg(proxy->port) : QString();
}

QString loginText(const KubeUser &user)
{
    QStringList ways;
    if (!user.certificateData.isEmpty() || !user.certificateFile.isEmpty())
        ways += u"client-certificate"_s;
    if (!user.auth.token.isEmpty())
        ways += u"token"_s;
    if (!user.auth.tokenFile.isEmpty())
        ways += u"token-file"_s;
    if (user.auth.basic)
        ways += u"basic"_s;
    if (user.auth.exec)
        ways += u"exec"_s;
    if (!user.authProvider.isEmpty())
        ways += user.authProvider;
    return ways.join(u", "_s);
}

QString certificateEnd(const KubeUser &user)
{
    const auto chain = readCertificates(user.certificateData);
    return chain && !chain->isEmpty()
               ? chain->constFirst().expiryDate().toUTC().toString(Qt::ISODate)
               : QString();
}

/// Compares what one context means in two configurations.
class ContextComparison
{
public:
    ContextComparison(const Kubeconfig &before, const Kubeconfig &after, const QString &name)
        : m_name(name), m_was(*before.context(name)), m_is(*after.context(name)),
          m_wasCluster(entry(before.cluster(m_was.cluster))),
          m_isCluster(entry(after.cluster(m_is.cluster))),
          m_wasUser(entry(before.user(m_was.user))), m_isUser(entry(after.user(m_is.user)))
    {}

    QList<ConfigChange> run();

private:
    template <class T>
    static T entry(const T *found)
    {
        T copy = found ? *found : T();
        copy.origin = {};
        copy.text = {};
        copy.problems.clear();
        return copy;
    }
    void clusters();
    void users();
    void note(Kind kind, const QString &before = {}, const QString &after = {})
    {
        m_changes.append({kind, m_name, before, after});
    }

    QString m_name;
    const KubeContext &m_was;
    const KubeContext &m_is;
    KubeCluster m_wasCluster;
    KubeCluster m_isCluster;
    KubeUser m_wasUser;
    KubeUser m_isUser;
    QList<ConfigChange> m_changes;
};

void ContextComparison::clusters()
{
    KubeCluster &was = m_wasCluster;
    const KubeCluster &is = m_isCluster;
    if (was.server != is.server)
        note(Kind::Server, redacted(was.server), redacted(is.server));
    if (was.caData != is.caData || was.caFile != is.caFile)
        note(Kind::Authority);
    if (was.insecure != is.insecure)
        note(Kind::Verification, was.insecure ? u"off"_s : u"on"_s,
             is.insecure ? u"off"_s : u"on"_s);
    if (was.proxyUrl != is.proxyUrl)
        note(Kind::Proxy, proxyText(was.proxyUrl), proxyText(is.proxyUrl));
    was.name = is.name;
    was.server = is.server;
    was.caData = is.caData;
    was.caFile = is.caFile;
    was.insecure = is.insecure;
    was.proxyUrl = is.proxyUrl;
}

void ContextComparison::users()
{
    KubeUser &was = m_wasUser;
    const KubeUser &is = m_isUser;
    if (m_was.user != m_is.user)
        note(Kind::User, m_was.user, m_is.user);
    const QString wasLogin = loginText(was);
    const QString isLogin = loginText(is);
    if (wasLogin != isLogin)
        note(Kind::Login, wasLogin, isLogin);
    const bool certificate = was.certificateData != is.certificateData ||
                             was.certificateFile != is.certificateFile ||
                             was.keyData != is.keyData || was.keyFile != is.keyFile;
    if (certificate && wasLogin == isLogin)
        note(Kind::Certificate, certificateEnd(was), certificateEnd(is));
    const bool token = was.auth.token != is.auth.token || was.auth.tokenFile != is.auth.tokenFile ||
                       (was.auth.oidc && is.auth.oidc &&
                        (was.auth.oidc->idToken != is.auth.oidc->idToken ||
                         was.auth.oidc->refreshToken != is.auth.oidc->refreshToken));
    if (token && wasLogin == isLogin)
        note(Kind::Token);
    was.name = is.name;
    was.certificateData = is.certificateData;
    was.certificateFile = is.certificateFile;
    was.keyData = is.keyData;
    was.keyFile = is.keyFile;
    was.auth.token = is.auth.token;
    was.auth.tokenFile = is.auth.tokenFile;
    if (was.auth.oidc && is.auth.oidc) {
        was.auth.oidc->idToken = is.auth.oidc->idToken;
        was.auth.oidc->refreshToken = is.auth.oidc->refreshToken;
    }
    if (wasLogin != isLogin) {
        was.auth = is.auth;
        was.authProvider = is.authProvider;
    }
}

QList<ConfigChange> ContextComparison::run()
{
    clusters();
    users();
    if (m_was.namespaceName != m_is.namespaceName)
        note(Kind::Namespace, m_was.namespaceName, m_is.namespaceName);
    if (!(m_wasCluster == m_isCluster) || !(m_wasUser == m_isUser))
        note(Kind::Other);
    return m_changes;
}

} // namespace

QList<ConfigChange> changesBetween(const Kubeconfig &before, const Kubeconfig &after)
{
    QList<ConfigChange> changes;
    if (before.currentContext != after.currentContext)
        changes.append({Kind::CurrentContext, {}, before.currentContext, after.currentContext});
    for (const KubeContext &context : after.contexts) {
        if (before.context(context.name))
            changes += ContextComparison(before, after, context.name).run();
        else
            changes.append({Kind::ContextAdded, context.name, {}, {}});
    }
    for (const KubeContext &context : before.contexts) {
        if (!after.context(context.name))
            changes.append({Kind::ContextRemoved, context.name, {}, {}});
    }
    return changes;
}

} // namespace firesteel::kube
