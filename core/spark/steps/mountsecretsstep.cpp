// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/steps/mountsecretsstep.h"

using namespace Qt::StringLiterals;

namespace firesteel::spark {

QLatin1StringView MountSecretsStep::className() const
{
    return "org.apache.spark.deploy.k8s.features.MountSecretsFeatureStep"_L1;
}

Result<PodDraft> MountSecretsStep::apply(PodDraft draft) const
{
    const QString prefix = u"spark.kubernetes.driver.secrets."_s;
    for (const auto &[name, path] : conf().withPrefix(prefix)) {
        draft.addVolume({{u"name"_s, QString(name + u"-volume")},
                         {u"secret"_s, QJsonObject{{u"secretName"_s, name}}}},
                        prefix + name);
        draft.addMount(name + u"-volume", path, prefix + name);
    }
    return draft;
}

} // namespace firesteel::spark
