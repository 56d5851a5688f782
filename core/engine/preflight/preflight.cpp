// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/preflight/preflight.h"

#include "core/engine/preflight/limitchecks.h"
#include "core/engine/preflight/nodechecks.h"
#include "core/engine/preflight/placechecks.h"

namespace firesteel::engine {

using namespace Qt::StringLiterals;

QLatin1StringView preflightStateName(PreflightState state)
{
    switch (state) {
    case PreflightState::Ok:
        return "ok"_L1;
    case PreflightState::Warn:
        return "warn"_L1;
    case PreflightState::Problem:
        return "problem"_L1;
    case PreflightState::Unknown:
        return "unknown"_L1;
    }
    return "unknown"_L1;
}

PreflightItem unknownItem(const QString &id, const Error &error)
{
    PreflightItem item;
    item.id = id;
    item.error = error;
    return item;
}

void settle(PreflightItem &item)
{
    item.state = PreflightState::Ok;
    for (const Finding &one : item.findings) {
        if (one.severity == Finding::Severity::Problem)
            item.state = PreflightState::Problem;
        else if (one.severity == Finding::Severity::Warning && item.state == PreflightState::Ok)
            item.state = PreflightState::Warn;
    }
}

QList<PreflightItem> evaluatePreflight(const PreflightRequest &request, const PreflightSight &sight)
{
    return {checkServerVersion(request, sight), checkNamespace(request, sight),
            checkAccount(request, sight),       checkPodSecurity(request, sight),
            checkQuota(request, sight),         checkLimitRanges(request, sight),
            checkNodes(request, sight),         checkRoom(request, sight),
            checkImage(request, sight),         checkPullSecrets(request, sight),
            checkDns(request, sight),           checkStorage(request, sight),
            checkOperators(request, sight)};
}

} // namespace firesteel::engine
