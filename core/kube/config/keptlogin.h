// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/kube/auth/authsettings.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace firesteel::kube {

/// A way to log in that only a kubeconfig can say: a plug-in with its arguments and variables, or
/// an identity server with its tokens. At most one of them is given.
struct KeptLogin {
    std::optional<ExecPlugin> exec = {}; ///< as its kubeconfig had it: a consent to it stays good
    std::optional<OidcSettings> oidc = {};
    QByteArray execConfig = {}; ///< what the cluster has to say to plug-ins (JSON); empty: nothing
    bool operator==(const KeptLogin &) const = default;
};

/// As a text for the secret store: a kubeconfig of one context, with the place of the kubeconfig it
/// comes from in a comment. Holds secrets. Pure.
[[nodiscard]] QByteArray keptLoginText(const KeptLogin &login);
/// From that text. ConfigInvalid ("problem": secret-missing) if it is none. Pure.
[[nodiscard]] Result<KeptLogin> readKeptLogin(const QByteArray &text);

} // namespace firesteel::kube
