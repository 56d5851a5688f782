// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/consent.h"

#include "core/base/clock.h"
#include "core/kube/auth/authservices.h"
#include "core/kube/auth/execconsent.h"
#include "core/settings/settings.h"

namespace firesteel::gui {

namespace keys = settings::keys;

QSet<QString> allowedPrograms(const settings::Settings &settings)
{
    const QStringList agreed = settings.get(keys::AllowedPrograms).keys();
    return {agreed.begin(), agreed.end()};
}

void allowProgram(settings::Settings &settings, kube::AuthServices &services, const Clock &clock,
                  const kube::ExecPlugin &plugin)
{
    const QString key = kube::consentKey(plugin);
    QJsonObject all = settings.get(keys::AllowedPrograms);
    all.insert(key, clock.wall().toUTC().toString(Qt::ISODate));
    settings.set(keys::AllowedPrograms, all);
    services.allow(key);
}

} // namespace firesteel::gui
