// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/apifault.h"

#include <QJsonArray>
#include <QJsonObject>

namespace firesteel::practice {

/// RFC 7396: null removes, lists are replaced.
[[nodiscard]] QJsonValue mergePatch(const QJsonValue &target, const QJsonValue &patch);

/// RFC 6902: add, remove, replace, move, copy and test. 422 if an operation does not apply, 400 if
/// it is none.
[[nodiscard]] Answer<QJsonObject> jsonPatch(const QJsonObject &target, const QJsonArray &patch);

/// As mergePatch, but lists of named things (containers, env, volumes, ports, owner references …)
/// are joined by their keys, as Kubernetes' strategic merge does for its own types; $patch
/// directives are not known. Server-side apply is this too here: there is no field ownership, so no
/// conflict is ever found and nothing is removed by leaving it out.
[[nodiscard]] QJsonObject strategicMerge(const QJsonObject &target, const QJsonObject &patch);

} // namespace firesteel::practice
