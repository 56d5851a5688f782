// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/net/connectstage.h"
#include "core/net/endpoint.h"
#include "core/net/tlsverdict.h"

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QPair>

#include <chrono>
#include <memory>

namespace firesteel::net {

class HttpClientPrivate;
class HttpCallPrivate;

/// Header fields in their order, repeated names kept. Values hold no CR, LF or NUL: a request with
/// such a value is refused before anything is sent.
using HttpHeaders = QList<QPair<QByteArray, QByteArray>>;

/// First field of that name, case-insensitively; empty if there is none.
[[nodiscard]] QByteArray headerValue(const HttpHeaders &headers, QByteArrayView name);

/// Limits per phase (kube-client §10.3, row 37). Zero means none.
struct HttpTimeouts {
    std::chrono::milliseconds connect{10'000}; ///< name, TCP and proxy
    std::chrono::milliseconds tls{10'000};
    std::chrono::milliseconds head{30'000};  ///< request sent → response head
    std::chrono::milliseconds total{60'000}; ///< whole exchange; not used for streams
    std::chrono::milliseconds idle{0};       ///< between two pieces of a stream's body
};

struct HttpRequest {
    QByteArray method = "GET";
    QByteArray target;   ///< path and query, percent-encoded, without the endpoint's prefix:
                         ///< "/api/v1/pods?limit=500"
    HttpHeaders headers; ///< Host, Content-Length, Accept-Encoding and User-Agent are added
    QByteArray body;
    bool stream =
        false; ///< watch or log: a connection of its own, no total limit, no limit on the body
    bool compress = true; ///< send Accept-Encoding: gzip
    qint64 maxBody =
        256LL << 20; ///< bytes after decoding; beyond: ResponseTooLarge. Not used for streams.
    HttpTimeouts timeouts;
};

struct HttpHead {
    int status = 0;
    QByteArray reason;
    HttpHeaders headers;
};

/// How far a failed exchange got: what the idempotency rules of writes need (kube-client §5.4).
enum class Sent {
    Nothing,  ///< no byte of the request can have arrived: safe to repeat
    Maybe,    ///< sent in part or whole, no response: the outcome is unknown
    Answered, ///< a response head came
};

/// One exchange. Lives in the client's thread, owned by the client's parent chain until finished;
/// the caller may delete it at any time, which aborts it without a signal. finished() comes exactly
/// once and never from inside send() or abort().
class HttpCall : public QObject
{
    Q_OBJECT
public:
    ~HttpCall() override;

    void abort(); ///< finished() follows with Errc::Cancelled

    [[nodiscard]] const HttpHead &head() const; ///< valid from headReceived()
    [[nodiscard]] const Result<> &
    result() const; ///< valid from finished(). An HTTP status >= 400 is not an error here.
    [[nodiscard]] Sent sent() const;
    [[nodiscard]] const TlsPeer &
    peer() const; ///< certificates and verdict, also after a failed handshake

    /// Back-pressure for streams: while paused at most 256 KiB are buffered, and then the server
    /// waits.
    void setPaused(bool paused);

Q_SIGNALS:
    /// As Connector::reached(), when the exchange needs a connection of its own.
    void connecting(firesteel::net::ConnectStage stage, const QString &what);
    void headReceived();
    void bodyReceived(const QByteArray &piece); ///< decoded (gzip, chunked) as it arrives
    void finished();

private:
    friend class HttpClientPrivate;
    HttpCall(std::unique_ptr<HttpCallPrivate> d, QObject *parent);
    std::unique_ptr<HttpCallPrivate> d;
};

/// HTTP/1.1 client (RFC 9112) on QSslSocket with llhttp, for one endpoint. Thread: the one it lives
/// in; no method blocks. It keeps up to `maxIdle` idle connections, opens as many as asked for,
/// never sends a request twice (but for a GET or HEAD on a stale kept-alive connection that closed
/// before any byte of a response), follows no redirect and offers only http/1.1 in ALPN.
class HttpClient : public QObject
{
    Q_OBJECT
public:
    explicit HttpClient(Endpoint endpoint, QObject *parent = nullptr);
    ~HttpClient() override; ///< aborts all calls, without signals

    [[nodiscard]] const Endpoint &endpoint() const;
    /// A changed endpoint (renewed client certificate): idle connections close, running calls go
    /// on.
    void setEndpoint(Endpoint endpoint);
    void closeIdle();

    /// Starts an exchange; the call is a child of this client and deletes itself after finished()
    /// (deleteLater) unless it has been given another parent.
    [[nodiscard]] HttpCall *send(const HttpRequest &request);

    struct Statistics {
        qint64 connectionsOpened = 0;
        qint64 requestsSent = 0;
    };
    [[nodiscard]] Statistics statistics() const;

private:
    std::unique_ptr<HttpClientPrivate> d;
};

/// Percent-encodes one path segment or query value: everything but unreserved characters.
[[nodiscard]] QByteArray percentEncoded(const QString &text);

} // namespace firesteel::net
