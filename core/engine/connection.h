// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/kube/auth/authservices.h"
#include "core/kube/auth/authsettings.h"
#include "core/net/endpoint.h"

#include <QString>

#include <memory>

namespace firesteel::engine {

/// Where a cluster is and who we are there: all that a session needs to begin.
struct Connection {
    net::Endpoint endpoint;
    kube::AuthSettings auth;
    QString namespaceName; ///< used where none is asked for; never empty
    QString contextName;   ///< of the kubeconfig, for display; may be empty
    bool readOnly = false; ///< nothing is written to this cluster
    /// For plug-ins and identity servers; without it such credentials are refused.
    std::shared_ptr<kube::AuthServices> authServices = {};
    bool operator==(const Connection &) const = default;
};

/// Once in a program, before the first connection: makes TLS ready (net::prepareTls()).
void prepareNetwork();

/// Whether the credentials are of a kind that can be sent; the errors are those of
/// kube::makeCredentials.
[[nodiscard]] Result<> checkConnection(const Connection &connection, const Clock &clock);

} // namespace firesteel::engine
