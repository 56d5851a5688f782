// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/connection.h"

#include "core/kube/auth/credentials.h"

namespace firesteel::engine {

Result<> checkConnection(const Connection &connection, const Clock &clock)
{
    const auto credentials = kube::makeCredentials(connection.auth, clock);
    if (!credentials)
        return std::unexpected(credentials.error());
    return {};
}

} // namespace firesteel::engine
