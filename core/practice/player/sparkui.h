// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/player/program.h"
#include "core/practice/player/sparkmodel.h"

namespace firesteel::practice {

/// One page of a driver's web interface, with the paths, the redirects, the absolute links and the
/// REST documents of Spark 4.1 (Monitoring and Instrumentation, "REST API"). Plain HTML, no
/// scripts.
[[nodiscard]] Program::Page sparkPage(const SparkModel &model, const QByteArray &target,
                                      const QDateTime &now);

} // namespace firesteel::practice
