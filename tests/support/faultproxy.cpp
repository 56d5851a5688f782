// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/faultproxy.h"

#include "core/net/httpmessage.h"
#include "tests/support/faultconnection.h"
#include "tests/support/faultproxy_p.h"

#include <QCryptographicHash>
#include <QNetworkProxy>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace firesteel::test {

// ---- Script

Script &Script::send(const QByteArray &bytes)
{
    m_steps.append(Step{Step::Kind::Send, bytes, Fault::None, 0});
    return *this;
}

Script &Script::head(int status, const net::HttpHeaders &headers, bool chunked)
{
    net::HttpHeaders all = headers;
    const bool framed = std::ranges::any_of(headers, [](const auto &field) {
        const QByteArray name = field.first.toLower();
        return name == "content-length" || name == "transfer-encoding";
    });
    if (chunked && !framed)
        all.emplaceBack("Transfer-Encoding", "chunked");
    return send(net::responseHead(status, all));
}

Script &Script::chunk(const QByteArray &bytes)
{
    return send(QByteArray::number(bytes.size(), 16) + "\r\n" + bytes + "\r\n");
}

Script &Script::end()
{
    return send("0\r\n\r\n");
}

Script &Script::gate(const QByteArray &name)
{
    m_steps.append(Step{Step::Kind::Gate, name, Fault::None, 0});
    return *this;
}

Script &Script::fault(Fault fault)
{
    m_steps.append(Step{Step::Kind::Fault, {}, fault, 0});
    return *this;
}

Script &Script::split(qsizetype size)
{
    m_steps.append(Step{Step::Kind::Split, {}, Fault::None, size});
    return *this;
}

Script Script::response(int status, const QByteArray &body, const QByteArray &contentType,
                        const net::HttpHeaders &headers)
{
    net::HttpHeaders all = headers;
    all.append({"Content-Type", contentType});
    all.append({"Content-Length", QByteArray::number(body.size())});
    Script script;
    script.head(status, all).send(body);
    return script;
}

// ---- FaultProxy

namespace {

class Listener final : public QTcpServer
{
public:
    explicit Listener(std::function<void(qintptr)> accepted) : m_accepted(std::move(accepted)) {}

protected:
    void incomingConnection(qintptr descriptor) override { m_accepted(descriptor); }

private:
    std::function<void(qintptr)> m_accepted;
};

FaultProxy::Options tlsOptions(const TestAuthority &authority)
{
    FaultProxy::Options options;
    options.tls = authority.server().serverConfiguration();
    return options;
}

} // namespace

std::optional<Script> FaultProxy::Private::scriptFor(const SeenRequest &request)
{
    const auto once = std::ranges::find_if(
        rules, [&](const Rule &rule) { return rule.left > 0 && rule.fits(request); });
    if (once != rules.end()) {
        const Script script = once->script;
        if (--once->left == 0)
            rules.erase(once);
        return script;
    }
    if (responder) {
        if (auto script = responder(request))
            return script;
    }
    const auto always = std::ranges::find_if(
        rules, [&](const Rule &rule) { return rule.left < 0 && rule.fits(request); });
    return always == rules.end() ? std::nullopt : std::optional(always->script);
}

FaultProxy::FaultProxy(Options options, QObject *parent)
    : QObject(parent), d(std::make_unique<Private>())
{
    d->options = std::move(options);
    listenAgain();
}

FaultProxy::FaultProxy(const TestAuthority &authority, QObject *parent)
    : FaultProxy(tlsOptions(authority), parent)
{}

FaultProxy::~FaultProxy() = default;

void FaultProxy::listenAgain()
{
    d->server = std::make_unique<Listener>([this](qintptr descriptor) {
        Fault fault = Fault::None;
        if (d->acceptFaults != 0) {
            fault = d->acceptFault;
            d->acceptFaults -= d->acceptFaults > 0 ? 1 : 0;
        }
        auto &connection = d->connections.emplace_back(
            std::make_unique<FaultConnection>(this, d.get(), descriptor, ++d->seen));
        connection->begin(fault);
    });
    d->server->setProxy(QNetworkProxy::NoProxy);
    if (!d->server->listen(QHostAddress::LocalHost, d->port))
        qFatal("FaultProxy cannot listen: %ls", qUtf16Printable(d->server->errorString()));
    d->port = d->server->serverPort();
}

void FaultProxy::stopListening()
{
    d->server.reset();
}
quint16 FaultProxy::port() const
{
    return d->port;
}

net::Endpoint FaultProxy::endpoint(const QList<QSslCertificate> &anchors) const
{
    net::Endpoint endpoint;
    endpoint.tls =
        d->options.tls || (d->options.raw && d->options.upstream && d->options.upstream->tls);
    endpoint.host = u"127.0.0.1"_s;
    endpoint.port = d->port;
    endpoint.security.anchors = anchors;
    return endpoint;
}

QString FaultProxy::url() const
{
    return u"%1://127.0.0.1:%2"_s
        .arg(endpoint(QList<QSslCertificate>()).tls ? u"https"_s : u"http"_s)
        .arg(d->port);
}

void FaultProxy::once(const QByteArray &method, const QByteArray &target, const Script &script)
{
    times(1, method, target, script);
}

void FaultProxy::times(int count, const QByteArray &method, const QByteArray &target,
                       const Script &script)
{
    d->rules.push_back({method, target, script, count});
}

void FaultProxy::always(const QByteArray &method, const QByteArray &target, const Script &script)
{
    std::erase_if(d->rules, [&](const Private::Rule &rule) {
        return rule.left < 0 && rule.method == method && rule.target == target;
    });
    // The longer target is the closer fit, whatever the order of adding.
    const auto at = std::ranges::find_if(d->rules, [&](const Private::Rule &rule) {
        return rule.left < 0 && rule.target.size() < target.size();
    });
    d->rules.insert(at, {method, target, script, -1});
}

void FaultProxy::setResponder(Responder responder)
{
    d->responder = std::move(responder);
}

void FaultProxy::clearScripts()
{
    d->rules.clear();
    d->responder = {};
}

void FaultProxy::open(const QByteArray &gate)
{
    d->openGates.insert(gate);
    openOnce(gate);
}

void FaultProxy::openOnce(const QByteArray &gate)
{
    QList<QPointer<FaultConnection>> all;
    for (const auto &connection : d->connections)
        all.append(connection.get());
    for (const auto &connection : all) {
        if (connection)
            connection->gateOpened(gate);
    }
}

int FaultProxy::waiting(const QByteArray &gate) const
{
    return int(std::ranges::count(d->connections, gate, &FaultConnection::waitsAt));
}

void FaultProxy::faultAfter(qint64 bytesToClient, Fault fault)
{
    d->faultAfterBytes = bytesToClient;
    d->afterFault = fault;
}

void FaultProxy::faultOnAccept(Fault fault, int connections)
{
    d->acceptFault = fault;
    d->acceptFaults = connections;
}

void FaultProxy::setSplit(qsizetype size)
{
    d->split = size;
}

void FaultProxy::apply(Fault fault)
{
    for (const auto &connection : d->connections)
        connection->apply(fault);
}

int FaultProxy::connectionsSeen() const
{
    return d->seen;
}
int FaultProxy::connectionsOpen() const
{
    return int(d->connections.size());
}
const QList<SeenRequest> &FaultProxy::requests() const
{
    return d->requests;
}

int FaultProxy::count(const QByteArray &method, const QByteArray &targetPrefix) const
{
    return int(std::ranges::count_if(d->requests, [&](const SeenRequest &request) {
        return (method.isEmpty() || request.method == method) &&
               request.target.startsWith(targetPrefix);
    }));
}

QList<QByteArray> FaultProxy::protocolsNegotiated() const
{
    return d->protocols;
}
qint64 FaultProxy::bytesToClients() const
{
    return d->bytesToClients;
}

// ---- WebSocket

QByteArray webSocketFrame(quint8 opcode, const QByteArray &payload, bool fin)
{
    QByteArray frame(1, char(opcode | (fin ? 0x80 : 0)));
    const qsizetype size = payload.size();
    if (size < 126) {
        frame += char(size);
    } else if (size < 65536) {
        const quint16 big = qToBigEndian(quint16(size));
        frame += char(126);
        frame.append(reinterpret_cast<const char *>(&big), 2);
    } else {
        const quint64 big = qToBigEndian(quint64(size));
        frame += char(127);
        frame.append(reinterpret_cast<const char *>(&big), 8);
    }
    return frame + payload;
}

QByteArray webSocketAccept(const SeenRequest &request, const QByteArray &protocol)
{
    const QByteArray key = request.header("Sec-WebSocket-Key");
    const QByteArray both = key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"; // RFC 6455, 4.2.2
    const QByteArray accept = QCryptographicHash::hash(both, QCryptographicHash::Sha1).toBase64();
    net::HttpHeaders headers{
        {"Upgrade", "websocket"}, {"Connection", "Upgrade"}, {"Sec-WebSocket-Accept", accept}};
    if (!protocol.isEmpty())
        headers.append({"Sec-WebSocket-Protocol", protocol});
    return net::responseHead(101, headers);
}

} // namespace firesteel::test
