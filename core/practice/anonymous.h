// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/apirequest.h"

#include <optional>

namespace firesteel::practice {

/// What the access control of a fresh cluster says to one who shows no credential and so is
/// system:anonymous: the health and version pages are open (nullopt), all else is 403.
[[nodiscard]] std::optional<ApiFault> refusalOfAnonymous(const ApiRequest &request);

} // namespace firesteel::practice
