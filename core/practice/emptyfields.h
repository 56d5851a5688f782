// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/resourcetypes.h"

#include <QJsonObject>

namespace firesteel::practice {

/// The object as the API server writes it: nulls, empty lists and empty maps are not told, while
/// structures without content (emptyDir: {}) are.
[[nodiscard]] QJsonObject withoutEmpty(const ResourceType &type, const QJsonObject &object);

} // namespace firesteel::practice
