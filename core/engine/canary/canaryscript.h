// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLatin1StringView>

namespace firesteel::engine {

/// What the canary's container runs, for bash: $1 is the namespace. It uses what an image of Spark
/// has (bash, java, python3 if there) and says "@canary key=value" lines.
[[nodiscard]] QLatin1StringView canaryScript();

} // namespace firesteel::engine
