// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <QByteArray>

#include <optional>

namespace firesteel::net {

/// One message or control frame of a WebSocket.
struct WebSocketMessage {
    enum class Kind { Text = 1, Binary = 2, Close = 8, Ping = 9, Pong = 10 };
    Kind kind = Kind::Binary;
    QByteArray payload;
    bool operator==(const WebSocketMessage &) const = default;
};

/// What a close frame says; 1005 for one without a code.
struct WebSocketClose {
    quint16 code = 1005;
    QByteArray reason;
};

/// Reads frames (RFC 6455, 5) and joins fragments. No I/O. Errors: WebSocketProtocol and
/// ResponseTooLarge, context "closeCode" is the code for our own close frame.
class WebSocketDecoder
{
public:
    /// `fromClient`: frames must be masked, otherwise they must not.
    WebSocketDecoder(bool fromClient, qint64 maxMessage);

    void feed(QByteArrayView bytes);
    /// nullopt: more bytes are needed.
    Result<std::optional<WebSocketMessage>> next();
    [[nodiscard]] static Result<WebSocketClose> parseClose(const QByteArray &payload);

private:
    struct Header {
        bool fin = false;
        int opcode = 0;
        bool masked = false;
        quint64 length = 0;
        qsizetype size = 0; ///< of the header itself, mask included
    };
    [[nodiscard]] Result<std::optional<Header>> header() const;
    [[nodiscard]] Result<> check(const Header &header) const;
    QByteArray takePayload(const Header &header);

    bool m_fromClient;
    qint64 m_maxMessage;
    QByteArray m_buffer;
    qsizetype m_at = 0;
    QByteArray m_joined;                               ///< fragments so far
    std::optional<WebSocketMessage::Kind> m_fragments; ///< kind of the message that they make
};

/// One frame with FIN set; masked with `mask` (four bytes) unless that is empty.
[[nodiscard]] QByteArray encodeFrame(WebSocketMessage::Kind kind, QByteArrayView payload,
                                     QByteArrayView mask);
[[nodiscard]] QByteArray closePayload(quint16 code, QByteArrayView reason);
/// The answer to Sec-WebSocket-Key (RFC 6455, 4.2.2).
[[nodiscard]] QByteArray acceptKey(const QByteArray &key);

} // namespace firesteel::net
