// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/apifault.h"

#include <QJsonObject>

namespace firesteel::practice {

/// What is wrong with a new object of that type; 422 with a cause for each fault. Names and the
/// fields without which a pod, service or claim makes no sense; by far not all that the real server
/// looks at.
[[nodiscard]] Answer<> validateNew(const ResourceType &type, const QJsonObject &object);
/// What may not change.
[[nodiscard]] Answer<> validateChange(const ResourceType &type, const QJsonObject &before,
                                      const QJsonObject &after);

} // namespace firesteel::practice
