// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/finding.h"
#include "core/kube/check/ladder.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

namespace firesteel::ctl {

/// {"severity", "cause", "detail", "explanation", "fix": […], "evidence": […]}.
[[nodiscard]] QJsonObject findingJson(const Finding &finding);
[[nodiscard]] QJsonArray findingsJson(const QList<Finding> &findings);

/// "error: …", "  next: …" for each step, "  details: …"; ends with a line feed. "warning" and
/// "note" where it is no problem.
[[nodiscard]] QString findingText(const Finding &finding);

/// What a rung asks, for people: "the port accepts connections".
[[nodiscard]] QString rungWords(kube::Rung rung);
/// {"id", "state", "ms", "cause", "detail", "fix", "explanation", "facts"}.
[[nodiscard]] QJsonObject rungJson(const kube::RungResult &result);
/// One line: a sign, the rung, its time, and what was learnt.
[[nodiscard]] QString rungLine(const kube::RungResult &result);

} // namespace firesteel::ctl
