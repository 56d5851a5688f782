// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/clusterchoice.h"

#include "core/settings/profiles.h"

namespace firesteel::gui {

using namespace Qt::StringLiterals;

ClusterChoice decided(ClusterChoice choice, const settings::ClusterProfile &profile)
{
    choice.label = profile.label;
    choice.colour = profile.colour;
    choice.readOnly = profile.readOnly;
    choice.production = profile.production;
    choice.insecure = choice.insecure || profile.insecure;
    if (!profile.server.isEmpty())
        choice.server = profile.server;
    if (!profile.namespaceName.isEmpty())
        choice.namespaceName = profile.namespaceName;
    return choice;
}

ClusterChoice choiceOf(const settings::ClusterProfile &profile)
{
    ClusterChoice choice;
    choice.id = profile.id;
    choice.kind = ClusterChoice::Kind::Profile;
    choice.name = profile.name;
    choice.namespaceName = u"default"_s;
    return decided(choice, profile);
}

} // namespace firesteel::gui
