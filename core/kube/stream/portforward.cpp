// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/stream/portforward.h"

#include "core/kube/stream/forwardconnection.h"

#include <QHostAddress>
#include <QNetworkProxy>
#include <QPointer>
#include <QTcpServer>

#include <deque>
#include <utility>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

class Listener final : public QTcpServer
{
public:
    Listener(std::function<void(qintptr)> accepted, QObject *parent)
        : QTcpServer(parent), m_accepted(std::move(accepted))
    {}

protected:
    void incomingConnection(qintptr descriptor) override { m_accepted(descriptor); }

private:
    std::function<void(qintptr)> m_accepted;
};

} // namespace

class PortForward::Private
{
public:
    Private(PortForward *forward, ApiClient &apiClient, ForwardRequest what,
            const ForwardTuning &how)
        : q(forward), client(&apiClient), request(std::move(what)), tuning(how)
    {}

    void ask(const QString &verb, std::function<void(const Result<AccessAnswer> &)> then);
    void checkGet();
    void checkCreate();
    void listen();
    [[nodiscard]] bool listenOn(const QHostAddress &address, quint16 port, QString &problem,
                                bool &taken);
    void accepted(qintptr descriptor);
    void serve();
    void connectionEnded(ForwardConnection *connection, const std::optional<Error> &error);
    void pace();
    void end(const Error &error);
    [[nodiscard]] Error explained(Error error) const;

    PortForward *q;
    QPointer<ApiClient> client;
    ForwardRequest request;
    ForwardTuning tuning;
    QPointer<ApiCall> check;
    QList<QTcpServer *> servers;
    QList<ForwardConnection *> connections;
    std::deque<qintptr> waiting; ///< accepted, but not served yet
    quint64 life = 0;            ///< how often it was started
    QString verbMissing;         ///< "create", where the server may ask for it
    bool running = false;
    bool podRunning = true;
    qint64 in = 0;
    qint64 out = 0;
};

// ---- before the start ----

void PortForward::Private::ask(const QString &verb,
                               std::function<void(const Result<AccessAnswer> &)> then)
{
    AccessQuestion question;
    question.namespaceName = request.namespaceName;
    question.verb = verb;
    question.resource = u"pods"_s;
    question.subresource = u"portforward"_s;
    question.name = request.pod;
    check = client->mayI(
        question, q,
        [this, mine = life, then = std::move(then)](const Result<AccessAnswer> &answer) {
            if (running && mine == life)
                then(answer);
        });
}

void PortForward::Private::checkGet()
{
    // The upgrade is a GET, so roles written for kubectl's older way, create, do not suffice
    // (kube-client §7.4).
    ask(u"get"_s, [this](const Result<AccessAnswer> &answer) {
        if (!answer)
            return end(answer.error());
        if (!answer->allowed) {
            Error error(Errc::Forbidden, answer->reason);
            error.context = {{u"verb"_s, u"get"_s},
                             {u"resource"_s, u"pods/portforward"_s},
                             {u"namespace"_s, request.namespaceName},
                             {u"name"_s, request.pod}};
            return end(error);
        }
        checkCreate();
    });
}

void PortForward::Private::checkCreate()
{
    // Asked for by Kubernetes 1.35 and later only: a no is a hint for the case that the server
    // refuses.
    ask(u"create"_s, [this](const Result<AccessAnswer> &answer) {
        if (answer && !answer->allowed)
            verbMissing = u"create"_s;
        listen();
    });
}

/// `taken`: somebody else has the port. Qt translates its text, so that cannot tell.
bool PortForward::Private::listenOn(const QHostAddress &address, quint16 port, QString &problem,
                                    bool &taken)
{
    auto *server = new Listener([this](qintptr descriptor) { accepted(descriptor); }, q);
    server->setProxy(QNetworkProxy::NoProxy);
    if (!server->listen(address, port)) {
        problem = server->errorString();
        taken = server->serverError() == QAbstractSocket::AddressInUseError;
        delete server;
        return false;
    }
    servers.append(server);
    return true;
}

void PortForward::Private::listen()
{
    // Loopback only: whoever reaches the port acts with the user's rights on the cluster.
    constexpr int Tries = 8;
    QString problem;
    for (int i = 0; i < Tries; ++i) {
        bool inUse = false;
        // People are told 127.0.0.1: if somebody else listens there, ::1 alone is no success.
        const bool v4 =
            listenOn(QHostAddress(QHostAddress::LocalHost), request.localPort, problem, inUse);
        if (!v4)
            break;
        const quint16 port = servers.constFirst()->serverPort();
        QString ignored;
        const bool v6 = listenOn(QHostAddress(QHostAddress::LocalHostIPv6), port, ignored, inUse);
        // With a free port of IPv4 the same number may be taken in IPv6: others would answer to
        // "localhost".
        const bool taken = !v6 && request.localPort == 0 && i + 1 < Tries && inUse;
        if (!taken)
            break;
        qDeleteAll(std::exchange(servers, {}));
    }
    if (servers.isEmpty()) {
        Error error(Errc::InvalidValue, problem);
        error.context = {{u"field"_s, u"localPort"_s},
                         {u"port"_s, QString::number(request.localPort)}};
        return end(error);
    }
    Q_EMIT q->listening(q->localPort());
}

// ---- connections ----

void PortForward::Private::accepted(qintptr descriptor)
{
    waiting.push_back(descriptor);
    pace();
    // Not inside the listener's own code, which would not survive our end.
    QMetaObject::invokeMethod(q, [this] { serve(); }, Qt::QueuedConnection);
}

void PortForward::Private::serve()
{
    const QPointer<PortForward> self(q);
    while (self && running && client && !waiting.empty() &&
           connections.size() < tuning.maxConnections) {
        auto *local = new net::LocalStream(waiting.front());
        waiting.pop_front();
        if (!podRunning) {
            local->abort();
            delete local;
            Error error(Errc::ServiceUnavailable);
            error.context = {{u"pod"_s, request.pod}};
            Q_EMIT q->connectionFailed(error);
            continue;
        }
        auto *connection = new ForwardConnection(*client, request, tuning, local, q);
        connections.append(connection);
        QObject::connect(connection, &ForwardConnection::transferred, q,
                         [this](qint64 from, qint64 to) {
                             in += from;
                             out += to;
                         });
        QObject::connect(connection, &ForwardConnection::ended, q,
                         [this, connection](const std::optional<Error> &error) {
                             connectionEnded(connection, error);
                         });
        Q_EMIT q->connectionCountChanged(int(connections.size()));
    }
    if (self && running)
        pace();
}

void PortForward::Private::connectionEnded(ForwardConnection *connection,
                                           const std::optional<Error> &error)
{
    connections.removeOne(connection);
    connection->deleteLater();
    const QPointer<PortForward> alive(q);
    if (error)
        Q_EMIT q->connectionFailed(explained(*error));
    if (!alive || !running)
        return;
    Q_EMIT q->connectionCountChanged(int(connections.size()));
    if (alive && running)
        serve();
}

void PortForward::Private::pace()
{
    const qsizetype held = connections.size() + qsizetype(waiting.size());
    for (QTcpServer *server : std::as_const(servers)) {
        if (held >= tuning.maxConnections)
            server->pauseAccepting();
        else
            server->resumeAccepting();
    }
}

Error PortForward::Private::explained(Error error) const
{
    if (error.code == Errc::Forbidden && !verbMissing.isEmpty())
        error.context.insert(u"verb"_s, verbMissing);
    return error;
}

void PortForward::Private::end(const Error &error)
{
    if (!running)
        return;
    q->stop();
    Q_EMIT q->stopped(error);
}

// ---- the class ----

PortForward::PortForward(ApiClient &client, ForwardRequest request, QObject *parent)
    : PortForward(client, std::move(request), ForwardTuning(), parent)
{}

PortForward::PortForward(ApiClient &client, ForwardRequest request, const ForwardTuning &tuning,
                         QObject *parent)
    : QObject(parent), d(std::make_unique<Private>(this, client, std::move(request), tuning))
{}

PortForward::~PortForward()
{
    stop();
}

void PortForward::start()
{
    if (d->running || !d->client)
        return;
    d->running = true;
    QMetaObject::invokeMethod(
        this,
        [this, life = ++d->life] {
            if (!d->running || life != d->life)
                return; // stopped before it began
            const auto path = resourcePath(resources::Pods, d->request.namespaceName,
                                           d->request.pod, u"portforward"_s);
            if (!path || d->request.pod.isEmpty() || d->request.remotePort == 0)
                return d->end(path ? Error(Errc::InvalidValue, {}, {{u"field"_s, u"port"_s}})
                                   : path.error());
            if (d->request.checkAccess)
                d->checkGet();
            else
                d->listen();
        },
        Qt::QueuedConnection);
}

void PortForward::stop()
{
    d->running = false;
    if (d->check)
        d->check->cancel();
    for (ForwardConnection *connection : std::exchange(d->connections, {})) {
        connection->close();
        connection->deleteLater();
    }
    for (QTcpServer *server : std::exchange(d->servers, {})) {
        server->close();
        server->deleteLater();
    }
    for (const qintptr descriptor : std::exchange(d->waiting, {}))
        net::LocalStream(descriptor).close();
}

void PortForward::setPod(const QString &uid, bool running)
{
    if (uid.isEmpty() || (!d->request.podUid.isEmpty() && uid != d->request.podUid)) {
        Error error(Errc::NotFound);
        error.context = {{u"kind"_s, u"pods"_s},
                         {u"name"_s, d->request.pod},
                         {u"namespace"_s, d->request.namespaceName}};
        d->end(error);
        return;
    }
    d->podRunning = running;
}

const ForwardRequest &PortForward::request() const
{
    return d->request;
}

quint16 PortForward::localPort() const
{
    return d->servers.isEmpty() ? 0 : d->servers.constFirst()->serverPort();
}

int PortForward::connectionCount() const
{
    return int(d->connections.size());
}

qint64 PortForward::bytesIn() const
{
    return d->in;
}

qint64 PortForward::bytesOut() const
{
    return d->out;
}

} // namespace firesteel::kube
