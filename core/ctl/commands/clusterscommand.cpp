// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/commands/clusterscommand.h"

#include "core/base/wsl.h"
#include "core/ctl/connect.h"
#include "core/ctl/findingwords.h"
#include "core/ctl/profiles.h"
#include "core/ctl/sentences.h"
#include "core/ctl/text.h"
#include "core/kube/config/contextsummary.h"
#include "core/kube/config/discovery.h"

#include <QJsonArray>

namespace firesteel::ctl {

using namespace Qt::StringLiterals;

namespace {

QJsonObject summaryJson(const kube::ContextSummary &summary)
{
    QJsonObject json{{u"context"_s, summary.context},
                     {u"current"_s, summary.current},
                     {u"cluster"_s, summary.cluster},
                     {u"server"_s, summary.server},
                     {u"namespace"_s, summary.namespaceName},
                     {u"logins"_s, QJsonArray::fromStringList(summary.logins)},
                     {u"file"_s, summary.origin.file},
                     {u"line"_s, summary.origin.line},
                     {u"insecure"_s, summary.insecure}};
    const auto put = [&json](const QString &key, const QString &value) {
        if (!value.isEmpty())
            json.insert(key, value);
    };
    put(u"product"_s, summary.product);
    put(u"proxy"_s, summary.proxy);
    put(u"certificateUser"_s, summary.certificateName);
    if (summary.certificateEnd)
        put(u"certificateEnd"_s, summary.certificateEnd->toString(Qt::ISODate));
    if (summary.tokenEnd)
        put(u"tokenEnd"_s, summary.tokenEnd->toString(Qt::ISODate));
    return json;
}

QJsonObject profileJson(const settings::ClusterProfile &profile)
{
    return {{u"id"_s, profile.id},
            {u"name"_s, profile.name},
            {u"server"_s, profile.server},
            {u"namespace"_s, profile.namespaceName},
            {u"login"_s, QString(settings::identityName(profile.identity))},
            {u"secretIn"_s, secretPlace(profile.secretId)},
            {u"proxySecretIn"_s, secretPlace(profile.proxySecretId)},
            {u"insecure"_s, profile.insecure},
            {u"readOnly"_s, profile.readOnly},
            {u"production"_s, profile.production}};
}

QString placeWords(const QString &secretId)
{
    const QString place = secretPlace(secretId);
    if (place == "file"_L1)
        return u"sealed file"_s;
    if (place == "session"_L1)
        return u"until the window ends"_s;
    return place.isEmpty() ? u"-"_s : place;
}

QString profileTable(const QList<settings::ClusterProfile> &profiles)
{
    QList<QStringList> rows;
    for (const settings::ClusterProfile &one : profiles) {
        const QString secret = one.secretId.isEmpty() ? one.proxySecretId : one.secretId;
        rows.append({one.name, one.server,
                     one.namespaceName.isEmpty() ? u"default"_s : one.namespaceName,
                     QString(settings::identityName(one.identity)), placeWords(secret),
                     one.readOnly ? u"read-only"_s : u"-"_s});
    }
    return table({u"SET UP IN THE WINDOW"_s, u"SERVER"_s, u"NAMESPACE"_s, u"LOGIN"_s, u"SECRET"_s,
                  u"LOCK"_s},
                 rows);
}

} // namespace

void ClustersCommand::run()
{
    const auto known = ownClusters(m_surroundings);
    if (!known)
        m_console.errText(errorText(known.error()));
    const QList<settings::ClusterProfile> own = known.value_or(QList<settings::ClusterProfile>());
    const kube::ConfigSurroundings around{m_surroundings.environment,
                                          detectWsl(m_surroundings.environment),
                                          m_surroundings.clock.wall()};
    kube::EffectiveKubeconfig effective =
        kube::effectiveKubeconfig(kubeconfigPath(m_options.connection, m_surroundings), around);
    if (!own.isEmpty() && m_options.connection.kubeconfig.isEmpty()) { // there are clusters
        for (Finding &finding : effective.findings) {
            if (finding.detail == "kubeconfig-missing"_L1)
                finding.severity = Finding::Severity::Notice;
        }
    }
    const QList<kube::ContextSummary> contexts = kube::contextSummaries(effective.config, around);
    if (m_options.format != OutputFormat::Table) {
        QJsonArray all;
        for (const kube::ContextSummary &summary : contexts)
            all.append(summaryJson(summary));
        QJsonArray ownJson;
        for (const settings::ClusterProfile &one : own)
            ownJson.append(profileJson(one));
        printDocument(QJsonObject{{u"contexts"_s, all},
                                  {u"profiles"_s, ownJson},
                                  {u"files"_s, QJsonArray::fromStringList(effective.config.files)},
                                  {u"findings"_s, findingsJson(effective.findings)}});
        finish(ExitCode::Ok);
        return;
    }
    QString text;
    if (!contexts.isEmpty()) {
        QList<QStringList> rows;
        for (const kube::ContextSummary &summary : contexts) {
            rows.append({summary.current ? u"*"_s : QString(), summary.context, summary.server,
                         summary.namespaceName.isEmpty() ? u"default"_s : summary.namespaceName,
                         summary.logins.isEmpty() ? u"-"_s : summary.logins.join(u", "_s),
                         summary.origin.file});
        }
        text = table({QString(), u"CONTEXT"_s, u"SERVER"_s, u"NAMESPACE"_s, u"LOGIN"_s, u"FILE"_s},
                     rows);
    }
    if (!own.isEmpty())
        text += (text.isEmpty() ? QString() : u"\n"_s) + profileTable(own);
    for (const Finding &finding : effective.findings)
        text += (text.isEmpty() ? QString() : u"\n"_s) + findingText(finding);
    m_console.outText(text);
    finish(ExitCode::Ok);
}

} // namespace firesteel::ctl
