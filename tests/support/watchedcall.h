// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/net/httpclient.h"

#include <QObject>
#include <QPointer>

namespace firesteel::test {

/// An exchange that is watched to its end, and what was seen of it.
struct WatchedCall {
    explicit WatchedCall(net::HttpCall *c) : call(c)
    {
        QObject::connect(c, &net::HttpCall::headReceived, &context, [this] {
            ++heads;
            head = call->head();
        });
        QObject::connect(c, &net::HttpCall::bodyReceived, &context,
                         [this](const QByteArray &piece) {
                             body += piece;
                             ++pieces;
                             largest = std::max(largest, piece.size());
                         });
        QObject::connect(c, &net::HttpCall::finished, &context, [this] {
            ++finishes;
            result = call->result();
            sent = call->sent();
            peer = call->peer();
        });
    }

    [[nodiscard]] bool done() const { return finishes > 0; }
    [[nodiscard]] bool good() const { return done() && result.has_value(); }
    [[nodiscard]] QLatin1StringView error() const
    {
        return result ? QLatin1StringView("none") : errcName(result.error().code);
    }
    [[nodiscard]] QString note(const QString &key) const
    {
        return result ? QString() : result.error().context.value(key);
    }

    QObject context;
    QPointer<net::HttpCall> call;
    int heads = 0;
    int pieces = 0;
    int finishes = 0;
    qsizetype largest = 0;
    QByteArray body;
    net::HttpHead head;
    Result<> result;
    net::Sent sent = net::Sent::Nothing;
    net::TlsPeer peer;
};

[[nodiscard]] inline net::HttpRequest
httpRequest(const QByteArray &method, const QByteArray &target, const QByteArray &body = {})
{
    net::HttpRequest request;
    request.method = method;
    request.target = target;
    request.body = body;
    return request;
}

[[nodiscard]] inline net::HttpRequest httpGet(const QByteArray &target)
{
    return httpRequest("GET", target);
}

[[nodiscard]] inline net::HttpRequest httpStream(const QByteArray &target)
{
    net::HttpRequest request = httpGet(target);
    request.stream = true;
    return request;
}

} // namespace firesteel::test
