// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/settings/schema.h"

#include <QJsonArray>

namespace firesteel::settings {

using namespace Qt::StringLiterals;

Schema schema()
{
    const QJsonObject nothing;
    const QJsonArray none;
    Schema schema;
    schema.version = 1;
    schema.rows = {
        {keys::Language.name,
         Type::Text,
         u"system"_s,
         Store::Config,
         1,
         {u"system"_s, u"en"_s, u"pl"_s, u"ja"_s, u"zh_CN"_s}},
        {keys::Theme.name,
         Type::Text,
         u"system"_s,
         Store::Config,
         1,
         {u"system"_s, u"light"_s, u"dark"_s, u"highContrast"_s}},
        {keys::Scale.name, Type::Int, 100, Store::Config, 1, {}, 100, 200},
        {keys::Shortcuts.name, Type::Map, nothing},
        {keys::EmbedDriverUi.name, Type::Bool, true},
        {keys::ConfirmStop.name, Type::Bool, true},
        {keys::ConfirmQuit.name, Type::Bool, true},
        {keys::Production.name, Type::Map, nothing},
        {keys::AllowedPrograms.name, Type::Map, nothing},
        {keys::KubeconfigFiles.name, Type::TextList, none},
        {keys::WindowGeometry.name, Type::Bytes, QString(), Store::State},
        {keys::CurrentPage.name, Type::Text, QString(), Store::State},
        {keys::PageStates.name, Type::Map, nothing, Store::State},
        {keys::LastCluster.name, Type::Text, QString(), Store::State},
        {keys::LastNamespaces.name, Type::Map, nothing, Store::State},
        {keys::RecentCommands.name, Type::TextList, none, Store::State},
    };
    return schema;
}

} // namespace firesteel::settings
