// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/processrunner.h"
#include "core/base/result.h"
#include "core/kube/auth/authservices.h"
#include "core/kube/auth/authsettings.h"
#include "core/kube/auth/sharedcredential.h"

namespace firesteel::kube {

/// The dialogue with a credential plug-in, without running it. Errors: see ExecCredentials.

/// Whether it can be asked at all: version, need of a terminal, whether the program is there, and
/// whether a person agreed to it.
[[nodiscard]] Result<> checkPlugin(const ExecPlugin &plugin, const AuthServices &services);

[[nodiscard]] ProcessRequest pluginRequest(const ExecPlugin &plugin,
                                           const AuthServices::Options &options);

/// What it answered; `since` and `sinceSteady` are left open.
[[nodiscard]] Result<ObtainedCredential>
pluginAnswer(const ExecPlugin &plugin, const ProcessResult &result, const ProcessRequest &request);

/// An ExecPluginFailed about this plug-in.
[[nodiscard]] Error pluginError(const ExecPlugin &plugin, const QString &reason,
                                const QString &detail = {});

} // namespace firesteel::kube
