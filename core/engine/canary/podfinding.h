// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/finding.h"
#include "core/kube/api/podstate.h"

#include <optional>

namespace firesteel::engine {

/// Why a pod does not start, in the canonical slugs: image-… (not-found, pull-unauthorized,
/// rate-limited, name-invalid, never-pull, registry-…, platform-mismatch), insufficient-cpu and its
/// like, untolerated-taint, secret-missing, configmap-missing, runasnonroot-unverifiable,
/// image-arch-exec-format, image-not-spark-k8s (a program that the image lacks). nullopt: nothing
/// of that is to be seen. `context` goes into the finding.
[[nodiscard]] std::optional<Finding> podFinding(const kube::PodState &pod,
                                                const QMap<QString, QString> &context);

} // namespace firesteel::engine
