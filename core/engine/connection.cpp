// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/connection.h"

#include "core/kube/auth/credentials.h"
#include "core/net/tlsstart.h"

namespace firesteel::engine {

void prepareNetwork()
{
    net::prepareTls();
}

Result<> checkConnection(const Connection &connection, const Clock &clock)
{
    const auto credentials = kube::makeCredentials(connection.auth, clock, connection.authServices);
    if (!credentials)
        return std::unexpected(credentials.error());
    return {};
}

} // namespace firesteel::engine
