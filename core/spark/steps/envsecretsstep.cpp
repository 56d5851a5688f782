// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/steps/envsecretsstep.h"

#include "core/spark/problem.h"

using namespace Qt::StringLiterals;

namespace firesteel::spark {

QLatin1StringView EnvSecretsStep::className() const
{
    return "org.apache.spark.deploy.k8s.features.EnvSecretsFeatureStep"_L1;
}

Result<PodDraft> EnvSecretsStep::apply(PodDraft draft) const
{
    const QString prefix = u"spark.kubernetes.driver.secretKeyRef."_s;
    for (const auto &[variable, reference] : conf().withPrefix(prefix)) {
        const QStringList parts = reference.split(u':');
        if (parts.size() != 2) {
            return problem(Errc::InvalidValue, "secret-key-ref"_L1,
                           {{u"key"_s, QString(prefix + variable)}, {u"value"_s, reference}});
        }
        draft.addEnvFrom(
            variable,
            {{u"secretKeyRef"_s, QJsonObject{{u"name"_s, parts[0]}, {u"key"_s, parts[1]}}}},
            prefix + variable);
    }
    return draft;
}

} // namespace firesteel::spark
