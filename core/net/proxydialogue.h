// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/net/endpoint.h"

#include <QByteArray>

#include <memory>
#include <optional>

namespace firesteel::net {

/// The client's half of asking a proxy for a tunnel: HTTP CONNECT (RFC 9110 9.3.6, Basic
/// authentication RFC 7617) or SOCKS 5 (RFC 1928, 1929; the name is left to the proxy). No I/O:
/// bytes in, bytes out. Errors: ProxyAuthenticationRequired, ProxyRefused (context "status" or
/// "reply"), for SOCKS replies that tell of the far server its own codes (HostNotFound,
/// NetworkUnreachable, ConnectionRefused).
class ProxyDialogue
{
public:
    static std::unique_ptr<ProxyDialogue> make(const Proxy &proxy, const QString &host,
                                               quint16 port);
    virtual ~ProxyDialogue() = default;

    [[nodiscard]] virtual QByteArray begin() = 0; ///< first bytes to send
    /// Takes what the proxy sent; gives what to answer, maybe nothing.
    virtual Result<QByteArray> feed(const QByteArray &bytes) = 0;
    [[nodiscard]] bool ready() const { return m_ready; } ///< the tunnel stands

protected:
    bool m_ready = false;
};

} // namespace firesteel::net
