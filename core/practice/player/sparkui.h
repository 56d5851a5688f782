// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/player/program.h"
#include "core/practice/player/sparkmodel.h"

namespace firesteel::practice {

struct UiRequest {
    QByteArray target;
    QByteArray context; ///< the header X-Forwarded-Context
};

/// One page of a driver's web interface, with the paths, the redirects, the absolute links and the
/// REST documents of Spark 4.1 (Monitoring and Instrumentation, "REST API"). Links begin with
/// spark.ui.proxyBase, or else with the request's context; redirects do not know of it unless
/// spark.ui.proxyRedirectUri is set (UIUtils.uiRoot and ProxyRedirectHandler of Spark). Plain HTML,
/// no scripts.
[[nodiscard]] Program::Page sparkPage(const SparkModel &model, const UiRequest &request,
                                      const QDateTime &now);

/// The part below /api/v1/; `path` begins with it.
[[nodiscard]] Program::Page sparkRest(const SparkModel &model, const QString &path,
                                      const QDateTime &now);

/// "2026-01-02T03:04:05.678GMT", as the REST documents have it.
[[nodiscard]] QString sparkTime(const QDateTime &when);

} // namespace firesteel::practice
