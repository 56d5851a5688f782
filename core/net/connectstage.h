// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace firesteel::net {

/// What a connection has behind it. A proxy's tunnel and TLS are passed over where there are none.
enum class ConnectStage {
    Resolved,  ///< the name has addresses
    Connected, ///< one of them accepted
    Tunnelled, ///< the proxy lets us through
    Encrypted, ///< TLS stands, and the certificate is accepted
};

} // namespace firesteel::net
