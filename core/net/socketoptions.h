// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QAbstractSocket;

namespace firesteel::net {

/// No Nagle delay, and probes that find a peer which vanished without a word: first after 30 s of
/// silence, then every 10 s, given up after 3, or 60 s after data that nobody acknowledged
/// (kube-client 9.4; the kernel's default is 2 h).
void setLiveness(QAbstractSocket &socket);

/// Whether an idle connection is still good for another request: nothing has come, not even an end.
/// A connection that a server has just closed is found out before a write is risked on it.
[[nodiscard]] bool isQuiet(const QAbstractSocket &socket);

} // namespace firesteel::net
