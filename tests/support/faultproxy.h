// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/net/endpoint.h"
#include "core/net/httpclient.h"
#include "tests/support/testcertificates.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QSslConfiguration>

#include <functional>
#include <memory>
#include <optional>

namespace firesteel::test {

class FaultConnection;

/// What may happen to a connection.
enum class Fault {
    None,
    Close,   ///< in order: close_notify, then FIN
    Cut,     ///< FIN without close_notify
    Reset,   ///< RST
    Silence, ///< nothing is sent or read any more, the connection stays open: a vanished peer
};

/// A scripted answer, byte exact, as a list of steps. Pieces without a gate between them leave
/// together.
///     Script().head(200, {{"Content-Type",
///     "application/json"}}).chunk(line).gate("more").chunk(line2).fault(Fault::Reset)
class Script
{
public:
    struct Step {
        enum class Kind { Send, Gate, Fault, Split } kind = Kind::Send;
        QByteArray bytes; ///< Send; the name of a Gate
        Fault fault = Fault::None;
        qsizetype size = 0; ///< Split
    };

    /// Raw bytes on the wire (below TLS framing).
    Script &send(const QByteArray &bytes);
    /// Status line and header fields as given; "Transfer-Encoding: chunked" is added unless
    /// Content-Length or Transfer-Encoding is there or `chunked` is false.
    Script &head(int status, const net::HttpHeaders &headers = {}, bool chunked = true);
    Script &chunk(const QByteArray &bytes); ///< one chunk of the chunked coding
    Script &end();                          ///< the last chunk
    /// Waits until the test calls FaultProxy::open(name). FaultProxy::waiting(name) tells that it
    /// was reached.
    Script &gate(const QByteArray &name);
    Script &fault(Fault fault);
    /// All further bytes leave in pieces of that size, each in a TLS record and segment of its own.
    Script &split(qsizetype size = 1);

    /// A whole answer with Content-Length.
    static Script response(int status, const QByteArray &body,
                           const QByteArray &contentType = "application/json",
                           const net::HttpHeaders &headers = {});
    static Script nothing() { return Script().gate("never"); } ///< accepts, never answers

    [[nodiscard]] const QList<Step> &steps() const { return m_steps; }

private:
    QList<Step> m_steps;
};

struct SeenRequest {
    QByteArray method;
    QByteArray target;
    net::HttpHeaders headers;
    QByteArray body; ///< complete once `complete` is set
    bool complete = false;
    int connection = 0;                 ///< number of the connection, from 1
    QList<QSslCertificate> clientChain; ///< client certificate, leaf first
    [[nodiscard]] QByteArray header(QByteArrayView name) const
    {
        return net::headerValue(headers, name);
    }
};

/// A TCP or TLS server on loopback whose behaviour a test writes down: it answers requests from
/// scripts, and passes those without one to an upstream server (a real API server, with
/// certificates of its own in between) or answers 404. Faults are applied where the test wants
/// them. Lives in the test's thread; everything happens in its event loop and nothing by luck: what
/// waits, waits for the test.
class FaultProxy : public QObject
{
    Q_OBJECT
public:
    struct Options {
        std::optional<QSslConfiguration> tls;  ///< nullopt: no TLS towards the client
        std::optional<net::Endpoint> upstream; ///< where requests without a script go
        bool raw = false; ///< relay bytes to upstream (host and port) without TLS or HTTP: faults
                          ///< hit TLS itself
        bool answerTls = true; ///< false: accepts the connection, never shakes hands
    };

    explicit FaultProxy(Options options, QObject *parent = nullptr);
    /// TLS with a server certificate of that authority.
    explicit FaultProxy(const TestAuthority &authority, QObject *parent = nullptr);
    ~FaultProxy() override;

    [[nodiscard]] quint16 port() const;
    [[nodiscard]] net::Endpoint
    endpoint(const QList<QSslCertificate> &anchors) const; ///< https://127.0.0.1:port
    [[nodiscard]] net::Endpoint endpoint(const TestAuthority &authority) const
    {
        return endpoint(authority.anchors());
    }
    [[nodiscard]] QString url() const; ///< "https://127.0.0.1:6443"

    /// Answers the next request of that method whose target starts with `target` ("" for each:
    /// any). Scripts are used up in the order of their adding; the first that fits wins.
    void once(const QByteArray &method, const QByteArray &target, const Script &script);
    void times(int count, const QByteArray &method, const QByteArray &target, const Script &script);
    /// For as long as no once() fits; a later always() with the same method and target replaces the
    /// former.
    void always(const QByteArray &method, const QByteArray &target, const Script &script);
    /// Answers by a function, looked at before always(). nullopt: not for me. Called when the
    /// request is complete.
    using Responder = std::function<std::optional<Script>(const SeenRequest &)>;
    void setResponder(Responder responder);
    void clearScripts();

    void open(const QByteArray &gate);     ///< lets all pass that wait there or will come
    void openOnce(const QByteArray &gate); ///< lets those pass that wait there now
    [[nodiscard]] int waiting(const QByteArray &gate) const;

    /// What happens to connections by themselves.
    void faultAfter(qint64 bytesToClient, Fault fault); ///< on each new connection, counted from
                                                        ///< its start, TLS excluded (raw: included)
    void faultOnAccept(Fault fault,
                       int connections = -1); ///< the next so many (-1: all) right after accept.
                                              ///< Reset: Qt dials again by itself if the RST
                                              ///< is faster than the client's event loop
    void setSplit(qsizetype size); ///< bytes to the client in pieces of that size; 0: as they come
    /// Now, on all open connections. Silence also stops what comes later from upstream.
    void apply(Fault fault);
    void stopListening(); ///< further connections are refused
    void listenAgain();   ///< on the same port

    [[nodiscard]] int connectionsSeen() const; ///< accepted (TCP)
    [[nodiscard]] int connectionsOpen() const;
    [[nodiscard]] const QList<SeenRequest> &requests() const;
    [[nodiscard]] int count(const QByteArray &method, const QByteArray &targetPrefix = {}) const;
    [[nodiscard]] QList<QByteArray> protocolsNegotiated() const; ///< ALPN per finished handshake
    [[nodiscard]] qint64 bytesToClients() const;

Q_SIGNALS:
    void requestSeen();
    void connectionClosed();

private:
    friend class FaultConnection;
    class Private;
    std::unique_ptr<Private> d;
};

/// Encodes one WebSocket frame as a server sends it (unmasked), for scripts.
[[nodiscard]] QByteArray webSocketFrame(quint8 opcode, const QByteArray &payload, bool fin = true);
/// The head of a server's answer to a WebSocket handshake with this key and protocol.
[[nodiscard]] QByteArray webSocketAccept(const SeenRequest &request, const QByteArray &protocol);

} // namespace firesteel::test
