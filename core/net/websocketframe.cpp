// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/websocketframe.h"

#include <QCryptographicHash>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace firesteel::net {

namespace {

std::unexpected<Error> breach(const QString &what, int code = 1002)
{
    return fail(Errc::WebSocketProtocol, what, {{u"closeCode"_s, QString::number(code)}});
}

void applyMask(QByteArray &bytes, QByteArrayView mask)
{
    char *data = bytes.data();
    for (qsizetype i = 0; i < bytes.size(); ++i)
        data[i] = char(data[i] ^ mask[i & 3]);
}

bool isControl(int opcode)
{
    return opcode & 0x8;
}

} // namespace

WebSocketDecoder::WebSocketDecoder(bool fromClient, qint64 maxMessage)
    : m_fromClient(fromClient), m_maxMessage(maxMessage)
{}

void WebSocketDecoder::feed(QByteArrayView bytes)
{
    if (m_at > 0) {
        m_buffer.remove(0, m_at);
        m_at = 0;
    }
    m_buffer += bytes;
}

Result<std::optional<WebSocketDecoder::Header>> WebSocketDecoder::header() const
{
    const QByteArrayView in = QByteArrayView(m_buffer).sliced(m_at);
    if (in.size() < 2)
        return std::optional<Header>();
    const auto first = quint8(in[0]);
    const auto second = quint8(in[1]);
    if (first & 0x70)
        return breach(u"reserved bits are set"_s);
    Header header;
    header.fin = first & 0x80;
    header.opcode = first & 0x0f;
    header.masked = second & 0x80;
    header.length = second & 0x7f;
    header.size = 2;
    if (header.length == 126) {
        if (in.size() < 4)
            return std::optional<Header>();
        header.length = qFromBigEndian<quint16>(in.data() + 2);
        header.size = 4;
        if (header.length < 126)
            return breach(u"a length is not written in the shortest way"_s);
    } else if (header.length == 127) {
        if (in.size() < 10)
            return std::optional<Header>();
        header.length = qFromBigEndian<quint64>(in.data() + 2);
        header.size = 10;
        if (header.length < 65536 || header.length >> 63)
            return breach(u"a length is not written in the shortest way"_s);
    }
    if (header.masked)
        header.size += 4;
    if (const Result<> good = check(header); !good)
        return std::unexpected(good.error());
    return in.size() < header.size ? std::nullopt : std::optional(header);
}

Result<> WebSocketDecoder::check(const Header &header) const
{
    if (header.masked != m_fromClient)
        return breach(m_fromClient ? u"a frame is not masked"_s : u"a frame is masked"_s);
    if (isControl(header.opcode)) {
        if (header.opcode > 10)
            return breach(u"unknown opcode"_s);
        if (!header.fin || header.length > 125)
            return breach(u"a control frame is fragmented or too long"_s);
        return {};
    }
    if (header.opcode > 2)
        return breach(u"unknown opcode"_s);
    if ((header.opcode == 0) != m_fragments.has_value())
        return breach(u"a fragment is out of place"_s);
    if (header.length > quint64(m_maxMessage - std::min<qint64>(m_joined.size(), m_maxMessage))) {
        return fail(Errc::ResponseTooLarge, u"a message is too long"_s,
                    {{u"closeCode"_s, u"1009"_s}});
    }
    return {};
}

QByteArray WebSocketDecoder::takePayload(const Header &header)
{
    QByteArray payload = m_buffer.sliced(m_at + header.size, qsizetype(header.length));
    if (header.masked)
        applyMask(payload, QByteArrayView(m_buffer).sliced(m_at + header.size - 4, 4));
    m_at += header.size + qsizetype(header.length);
    return payload;
}

Result<std::optional<WebSocketMessage>> WebSocketDecoder::next()
{
    for (;;) {
        const auto found = header();
        if (!found)
            return std::unexpected(found.error());
        if (!*found || quint64(m_buffer.size() - m_at - (*found)->size) < (*found)->length)
            return std::optional<WebSocketMessage>();
        const Header head = **found;
        WebSocketMessage message;
        message.payload = takePayload(head);
        if (isControl(head.opcode)) {
            message.kind = WebSocketMessage::Kind(head.opcode);
            return message;
        }
        if (head.opcode != 0)
            m_fragments = WebSocketMessage::Kind(head.opcode);
        message.kind = *m_fragments;
        if (!head.fin) {
            m_joined += message.payload;
            continue;
        }
        m_fragments.reset();
        if (!m_joined.isEmpty())
            message.payload = std::exchange(m_joined, {}) + message.payload;
        if (message.kind == WebSocketMessage::Kind::Text && !message.payload.isValidUtf8())
            return breach(u"text is not UTF-8"_s, 1007);
        return message;
    }
}

Result<WebSocketClose> WebSocketDecoder::parseClose(const QByteArray &payload)
{
    if (payload.isEmpty())
        return WebSocketClose{};
    if (payload.size() < 2)
        return breach(u"a close frame is too short"_s);
    const WebSocketClose close{qFromBigEndian<quint16>(payload.constData()), payload.sliced(2)};
    // RFC 6455, 7.4: what may stand on the wire.
    const bool known = (close.code >= 1000 && close.code <= 1003) ||
                       (close.code >= 1007 && close.code <= 1014) ||
                       (close.code >= 3000 && close.code <= 4999);
    if (!known)
        return breach(u"a close code is not allowed"_s);
    if (!close.reason.isValidUtf8())
        return breach(u"a close reason is not UTF-8"_s, 1007);
    return close;
}

QByteArray encodeFrame(WebSocketMessage::Kind kind, QByteArrayView payload, QByteArrayView mask)
{
    const char maskBit = mask.isEmpty() ? 0 : char(0x80);
    QByteArray frame;
    frame.reserve(payload.size() + 14);
    frame += char(0x80 | int(kind));
    if (payload.size() < 126) {
        frame += char(maskBit | char(payload.size()));
    } else if (payload.size() < 65536) {
        const quint16 size = qToBigEndian(quint16(payload.size()));
        frame += char(maskBit | 126);
        frame.append(reinterpret_cast<const char *>(&size), 2);
    } else {
        const quint64 size = qToBigEndian(quint64(payload.size()));
        frame += char(maskBit | 127);
        frame.append(reinterpret_cast<const char *>(&size), 8);
    }
    if (mask.isEmpty())
        return frame += payload;
    frame += mask;
    QByteArray masked = payload.toByteArray();
    applyMask(masked, mask);
    return frame += masked;
}

QByteArray closePayload(quint16 code, QByteArrayView reason)
{
    if (code == 1005)
        return {};
    const quint16 big = qToBigEndian(code);
    return QByteArray(reinterpret_cast<const char *>(&big), 2) +
           reason.first(std::min<qsizetype>(reason.size(), 123)).toByteArray();
}

QByteArray acceptKey(const QByteArray &key)
{
    const QByteArray both = key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    return QCryptographicHash::hash(both, QCryptographicHash::Sha1).toBase64();
}

} // namespace firesteel::net
