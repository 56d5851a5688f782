// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/net/httpclient.h"

#include <QByteArray>
#include <QByteArrayView>

#include <deque>
#include <memory>

namespace firesteel::net {

/// One thing read off an HTTP/1.1 connection.
struct HttpEvent {
    enum class Kind { Head, Body, End };
    Kind kind = Kind::Head;
    // Head
    int status = 0; ///< responses
    QByteArray reason;
    QByteArray method; ///< requests
    QByteArray target;
    HttpHeaders headers;
    int minorVersion = 1; ///< of HTTP/1
    bool hasBody = false; ///< chunked, or a Content-Length above zero, or until the connection ends
    bool upgrade = false; ///< what follows is no HTTP any more: see HttpParser::takeRest()
    // Body
    QByteArray body;
    // End
    bool keepAlive = false; ///< the connection can carry another message
};

/// Reads HTTP/1.1 messages (RFC 9112) from bytes, by llhttp in its strict mode; chunked coding is
/// taken off. No I/O. Interim responses (1xx but 101) are skipped, at most 32 of them. Limits: 1
/// MiB and 1000 fields a head, trailers included. Errors: HttpProtocol (also for a message cut
/// short, context "truncated" then).
class HttpParser
{
public:
    enum class Side { Request, Response };
    /// What the next response answers.
    enum class Expect {
        Normal,
        Head,   ///< to HEAD: never a body
        Tunnel, ///< to CONNECT: what follows a 2xx is the tunnel
    };

    explicit HttpParser(Side side);
    ~HttpParser();
    HttpParser(HttpParser &&) noexcept;
    HttpParser &operator=(HttpParser &&) noexcept;

    void expect(Expect expect);
    /// Takes bytes in. After an upgrade or an error further bytes go to takeRest() or nowhere.
    Result<> feed(QByteArrayView bytes);
    /// The peer will send no more.
    Result<> finish();
    /// Next event in order, if any.
    [[nodiscard]] bool hasEvent() const;
    HttpEvent takeEvent();

    [[nodiscard]] bool upgraded() const;
    [[nodiscard]] QByteArray takeRest(); ///< bytes after the head of an upgrade
    [[nodiscard]] bool begun() const; ///< some byte of a message that is not yet complete has come

private:
    struct State;
    std::unique_ptr<State> m;
};

} // namespace firesteel::net
