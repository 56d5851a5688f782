// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/apifault.h"

#include <QJsonObject>
#include <QStringList>

namespace firesteel::practice {

/// What a server tells of itself: /version, /api, /apis, /apis/GROUP and the resource lists (API
/// concepts, "Unaggregated discovery"). nullopt: the path is none of those. Aggregated discovery is
/// not offered: who asks for it gets this, as from an older server.
[[nodiscard]] std::optional<Answer<QJsonObject>> discover(const QStringList &parts,
                                                          const QString &address);

/// The answer to a review that is posted: everything is allowed. `stamp`: the time it is.
[[nodiscard]] QJsonObject reviewed(const ResourceType &type, const QJsonObject &body,
                                   const QString &stamp);

} // namespace firesteel::practice
