// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/practicecluster.h"

#include "core/base/mailbox.h"
#include "core/practice/certificates.h"
#include "core/practice/restapi.h"
#include "core/practice/seededids.h"

#include <QElapsedTimer>
#include <QSemaphore>
#include <QTimeZone>
#include <QTimer>

#include <algorithm>

namespace firesteel::practice {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Everything that lives in the cluster's thread.
class PracticeCluster::Server : public QObject
{
public:
    Server(const Options &options, IdSource &ids, QByteArray token)
        : m_options(options), m_ids(ids), m_token(std::move(token)), m_inbox(this)
    {}

    Mailbox &inbox() { return m_inbox; }

    Result<quint16> begin(QByteArray *authorityPem)
    {
        const QDateTime usual(QDate(2026, 1, 2), QTime(3, 4, 5), QTimeZone::UTC);
        const QDateTime start = m_options.begin.isValid() ? m_options.begin : usual;
        m_timeline = m_options.manual ? std::make_unique<Timeline>(start)
                                      : std::make_unique<Timeline>(m_clock);
        if (m_options.seed != 0)
            m_seeded = std::make_unique<SeededIdSource>(m_options.seed);
        IdSource &ids = m_seeded ? *m_seeded : m_ids; // never of the token
        m_world = std::make_unique<World>(*m_timeline, ids, m_options.world);
        m_began = m_timeline->now();
        const auto identity = makeIdentity(m_clock.wall());
        if (!identity)
            return std::unexpected(identity.error());
        *authorityPem = identity->authorityPem;
        m_api = std::make_unique<RestApi>(*m_world, m_token);
        net::HttpServer::Options options;
        options.tls = identity->configuration;
        m_http = std::make_unique<net::HttpServer>(options);
        m_http->setHandler([this](net::HttpExchange *exchange) {
            catchUp();
            m_api->handle(exchange);
            schedule();
        });
        if (const auto listening = m_http->listen(QHostAddress::LocalHost, m_options.port);
            !listening)
            return std::unexpected(listening.error());
        m_api->setAddress(u"127.0.0.1:"_s + QString::number(m_http->port()));
        m_timer.setSingleShot(true);
        m_timer.setTimerType(Qt::PreciseTimer);
        connect(&m_timer, &QTimer::timeout, this, [this] {
            catchUp();
            schedule();
        });
        m_real.start();
        schedule();
        return m_http->port();
    }

    void advance(milliseconds by) { m_timeline->advance(by); }
    void forgetHistory() { m_world->store.forgetHistory(); }

private:
    /// Real time has passed: the timeline follows.
    void catchUp()
    {
        if (m_options.manual)
            return;
        const milliseconds now =
            m_began + milliseconds(qint64(double(m_real.nsecsElapsed()) / 1e6 * m_options.speed));
        if (now > m_timeline->now())
            m_timeline->advance(now - m_timeline->now());
    }

    void schedule()
    {
        const auto next = m_timeline->next();
        if (m_options.manual || !next)
            return;
        const double wait = double((*next - m_timeline->now()).count()) / m_options.speed;
        m_timer.start(milliseconds(qint64(std::clamp(wait, 1.0, 60'000.0))));
    }

    Options m_options;
    IdSource &m_ids;
    QByteArray m_token;
    Mailbox m_inbox;
    SystemClock m_clock;
    QElapsedTimer m_real;
    milliseconds m_began{0}; ///< the timeline's when m_real began
    QTimer m_timer{this};
    std::unique_ptr<IdSource> m_seeded; ///< instead of m_ids
    std::unique_ptr<Timeline> m_timeline;
    std::unique_ptr<World> m_world;
    std::unique_ptr<RestApi> m_api;
    std::unique_ptr<net::HttpServer> m_http; ///< last: its exchanges use all of the above
};

PracticeCluster::PracticeCluster(const Options &options, QObject *parent)
    : QObject(parent), m_options(options), m_token(m_ids.bytes(24).toHex())
{
    m_options.speed = std::clamp(options.speed, 0.01, 1000.0);
    m_thread.setObjectName(u"practice"_s);
}

PracticeCluster::~PracticeCluster()
{
    stop();
}

void PracticeCluster::start()
{
    if (m_server)
        return;
    auto *owner = new Mailbox(this);
    m_server = new Server(m_options, m_ids, m_token);
    m_server->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_server, &QObject::deleteLater);
    Server *server = m_server;
    m_server->inbox().post([this, server, owner] {
        QByteArray pem;
        const Result<quint16> port = server->begin(&pem);
        owner->post([this, port, pem] { started(port, pem); });
    });
    m_thread.start();
}

void PracticeCluster::started(const Result<quint16> &port, const QByteArray &authorityPem)
{
    if (!port) {
        Q_EMIT failed(port.error());
        return;
    }
    m_port = *port;
    m_authorityPem = authorityPem;
    Q_EMIT ready();
}

void PracticeCluster::stop()
{
    m_thread.quit();
    m_thread.wait();
    m_server = nullptr;
    m_port = 0;
}

QByteArray PracticeCluster::kubeconfig() const
{
    return "apiVersion: v1\nkind: Config\ncurrent-context: practice\nclusters:\n- name: practice\n"
           "  cluster:\n    server: https://127.0.0.1:" +
           QByteArray::number(m_port) +
           "\n    certificate-authority-data: " + m_authorityPem.toBase64() +
           "\ncontexts:\n- name: practice\n  context:\n    cluster: practice\n    user: practice\n"
           "    namespace: spark\nusers:\n- name: practice\n  user:\n    token: " +
           m_token + "\n";
}

void PracticeCluster::advance(milliseconds by)
{
    if (!m_server || !m_thread.isRunning())
        return;
    QSemaphore done;
    Server *server = m_server;
    server->inbox().post([server, by, &done] {
        server->advance(by);
        done.release();
    });
    done.acquire();
}

void PracticeCluster::forgetHistory()
{
    if (!m_server || !m_thread.isRunning())
        return;
    QSemaphore done;
    Server *server = m_server;
    server->inbox().post([server, &done] {
        server->forgetHistory();
        done.release();
    });
    done.acquire();
}

} // namespace firesteel::practice
