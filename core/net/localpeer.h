// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>
#include <QHostAddress>

#include <optional>

namespace firesteel::net {

/// One end of a TCP connection.
struct SocketEnd {
    QHostAddress address;
    quint16 port = 0;
};

/// The user id that owns the end `theirs` of a connection within this machine, as the kernel's
/// table of sockets tells (proc(5), /proc/net/tcp). None where there is no such table or no such
/// line. Reads a small file; any thread.
[[nodiscard]] std::optional<uint> ownerOfPeer(const SocketEnd &theirs, const SocketEnd &ours);

/// The same from the text of the table, for IPv4 or IPv6 alike.
[[nodiscard]] std::optional<uint> ownerInTable(QByteArrayView table, const SocketEnd &theirs,
                                               const SocketEnd &ours);

} // namespace firesteel::net
