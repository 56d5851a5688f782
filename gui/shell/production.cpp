// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/production.h"

#include "core/settings/settings.h"
#include "gui/shell/workbench.h"

#include <QRegularExpression>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
namespace keys = settings::keys;

bool soundsLikeProduction(const QString &name)
{
    static const QRegularExpression word(
        u"(^|[^a-z])(?<!non-)(?<!pre-)(?<!not-)(prod|prd|production)([^a-z]|$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return word.match(name).hasMatch();
}

bool isProduction(const settings::Settings &settings, const ClusterChoice &cluster)
{
    const QJsonValue said = settings.get(keys::Production).value(cluster.id);
    if (said.isBool())
        return said.toBool();
    return cluster.production ||
           (cluster.kind != ClusterChoice::Kind::Practice && soundsLikeProduction(cluster.name));
}

void setProduction(settings::Settings &settings, const ClusterChoice &cluster, bool production)
{
    QJsonObject all = settings.get(keys::Production);
    const bool otherwise = cluster.production || soundsLikeProduction(cluster.name);
    if (production == otherwise)
        all.remove(cluster.id);
    else
        all.insert(cluster.id, production);
    settings.set(keys::Production, all);
}

} // namespace firesteel::gui
