// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// Bytes from the network through everything that reads them without a socket: HTTP responses and
// requests with gzip bodies, WebSocket frames, SOCKS answers.
#include "core/net/httpparser.h"
#include "core/net/inflater.h"
#include "core/net/proxydialogue.h"
#include "core/net/websocketframe.h"

using namespace firesteel::net;

namespace {

/// Feeds in pieces whose sizes the input chooses.
template <class Take>
void inPieces(QByteArrayView bytes, Take take)
{
    qsizetype step = 1;
    while (!bytes.isEmpty()) {
        step = std::min<qsizetype>(bytes.size(), (step * 7 + quint8(bytes.front())) % 97 + 1);
        if (!take(bytes.first(step)))
            return;
        bytes = bytes.sliced(step);
    }
}

void http(QByteArrayView bytes, HttpParser::Side side, HttpParser::Expect expect)
{
    HttpParser parser(side);
    parser.expect(expect);
    Inflater inflater(true);
    qint64 out = 0;
    inPieces(bytes, [&](QByteArrayView piece) {
        const bool good = parser.feed(piece).has_value();
        while (parser.hasEvent()) {
            const HttpEvent event = parser.takeEvent();
            if (event.kind != HttpEvent::Kind::Body)
                continue;
            inflater.add(event.body);
            while (out < 1 << 20) {
                const auto inflated = inflater.take();
                if (!inflated || inflated->isEmpty())
                    break;
                out += inflated->size();
            }
        }
        return good;
    });
    (void)parser.finish();
    (void)inflater.finish();
    (void)parser.takeRest();
}

void webSocket(QByteArrayView bytes, bool fromClient)
{
    WebSocketDecoder decoder(fromClient, 1 << 20);
    inPieces(bytes, [&](QByteArrayView piece) {
        decoder.feed(piece);
        for (;;) {
            const auto next = decoder.next();
            if (!next)
                return false;
            if (!*next)
                return true;
            if ((*next)->payload.size() > 1 << 20)
                std::abort();
            if ((*next)->kind == WebSocketMessage::Kind::Close)
                (void)WebSocketDecoder::parseClose((*next)->payload);
        }
    });
}

void proxy(QByteArrayView bytes, Proxy::Kind kind)
{
    const Proxy settings{kind, QStringLiteral("proxy"), 1080, QStringLiteral("u"),
                         QStringLiteral("p")};
    const auto dialogue = ProxyDialogue::make(settings, QStringLiteral("api.example"), 6443);
    (void)dialogue->begin();
    inPieces(bytes, [&](QByteArrayView piece) {
        return dialogue->feed(piece.toByteArray()).has_value() && !dialogue->ready();
    });
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 1)
        return 0;
    const QByteArrayView bytes(reinterpret_cast<const char *>(data) + 1, qsizetype(size - 1));
    switch (data[0] % 8) {
    case 0:
        http(bytes, HttpParser::Side::Response, HttpParser::Expect::Normal);
        break;
    case 1:
        http(bytes, HttpParser::Side::Response, HttpParser::Expect::Head);
        break;
    case 2:
        http(bytes, HttpParser::Side::Response, HttpParser::Expect::Tunnel);
        break;
    case 3:
        http(bytes, HttpParser::Side::Request, HttpParser::Expect::Normal);
        break;
    case 4:
        webSocket(bytes, false);
        break;
    case 5:
        webSocket(bytes, true);
        break;
    case 6:
        proxy(bytes, Proxy::Kind::Http);
        break;
    case 7:
        proxy(bytes, Proxy::Kind::Socks5);
        break;
    }
    return 0;
}
