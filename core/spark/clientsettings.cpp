// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/submission.h"

#include "core/spark/conf/confreader.h"
#include "core/spark/problem.h"

using namespace Qt::StringLiterals;

namespace firesteel::spark {

Result<ClientSettings> ClientSettings::from(const QString &master, const SparkConf &conf,
                                            const QMap<QString, QString> &environment)
{
    const ConfReader reader(conf, environment);
    ClientSettings out;
    out.apiUrl = master.startsWith("k8s://"_L1) ? master.mid(6) : master;
    const QString prefix = u"spark.kubernetes.authenticate.submission."_s;
    const auto raw = [&conf, &prefix](const QString &suffix) {
        return conf.raw(prefix + suffix, QString());
    };
    out.oauthToken = raw(u"oauthToken"_s);
    out.oauthTokenFile = raw(u"oauthTokenFile"_s);
    out.caCertFile = raw(u"caCertFile"_s);
    out.clientKeyFile = raw(u"clientKeyFile"_s);
    out.clientCertFile = raw(u"clientCertFile"_s);
    if (!out.oauthToken.isEmpty() && !out.oauthTokenFile.isEmpty()) {
        return problem(Errc::ConflictingOptions, "two-tokens"_L1,
                       {{u"key"_s, QString(prefix + u"oauthToken")},
                        {u"other"_s, QString(prefix + u"oauthTokenFile")}});
    }
    const auto context = reader.text(u"spark.kubernetes.context"_s);
    if (!context)
        return std::unexpected(context.error());
    out.context = context->value_or(QString());
    const auto trust = reader.boolean(u"spark.kubernetes.trust.certificates"_s, false);
    if (!trust)
        return std::unexpected(trust.error());
    out.trustCertificates = *trust;
    const auto limit = [&reader](const QString &key,
                                 std::chrono::milliseconds &target) -> Result<> {
        const auto value = reader.integer(key);
        if (!value)
            return std::unexpected(value.error());
        target = std::chrono::milliseconds(value->value_or(target.count()));
        return {};
    };
    for (const auto &read :
         {limit(u"spark.kubernetes.submission.connectionTimeout"_s, out.connectionTimeout),
          limit(u"spark.kubernetes.submission.requestTimeout"_s, out.requestTimeout)}) {
        if (!read)
            return std::unexpected(read.error());
    }
    const auto grace = reader.seconds(u"spark.kubernetes.appKillPodDeletionGracePeriod"_s);
    if (!grace)
        return std::unexpected(grace.error());
    out.killGracePeriod = *grace;
    return out;
}

} // namespace firesteel::spark
