// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/ctl/options.h"
#include "core/ctl/surroundings.h"
#include "core/engine/connection.h"
#include "core/kube/config/resolvedcontext.h"
#include "core/spark/submission.h"

#include <memory>

namespace firesteel::ctl {

/// From the options of the command line, the kubeconfig, what was chosen of the window and the
/// variable FIRESTEEL_TOKEN to a connection; a lock of the window counts unless the options take it
/// off. Without a kubeconfig the service account of the
/// pod around us is used, if there is one. Reads files. Errors: those of kube::loadKubeconfig and
/// kube::resolve.
[[nodiscard]] Result<engine::Connection> connectionFor(const ConnectionOptions &options,
                                                       const Surroundings &surroundings);

/// What programs and identity servers that give credentials need; a program is run only if
/// --allow-exec or FIRESTEEL_ALLOW_EXEC=1 says so.
[[nodiscard]] std::shared_ptr<kube::AuthServices> authServicesFor(const ConnectionOptions &options,
                                                                  const Surroundings &surroundings);

/// The file of --kubeconfig as an absolute path; empty if none was named.
[[nodiscard]] QString kubeconfigPath(const ConnectionOptions &options,
                                     const Surroundings &surroundings);

/// The same for a submission, whose master and spark.kubernetes.authenticate.submission.* settings
/// win over the kubeconfig (native-submission §10.2).
[[nodiscard]] Result<engine::Connection> connectionFor(const ConnectionOptions &options,
                                                       const spark::ClientSettings &client,
                                                       const Surroundings &surroundings);

/// "k8s://https://…" of the server that the options lead to; empty if there is none. For a submit
/// without --master. Asks no keyring. The errors are those of choiceFor().
[[nodiscard]] Result<QString> defaultMaster(const ConnectionOptions &options,
                                            const Surroundings &surroundings);

} // namespace firesteel::ctl
