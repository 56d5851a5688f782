// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/clustersession.h"

#include "core/engine/gateway/gatewayserver.h"
#include "core/engine/storefeed.h"
#include "core/kube/watch/reflector.h"

#include <functional>

namespace firesteel::engine {

using namespace Qt::StringLiterals;

ClusterSession::ClusterSession(Connection connection, Clock &clock, QObject *parent)
    : QObject(parent), m_connection(std::move(connection)), m_clock(clock),
      m_state(std::make_shared<Lane>(u"firesteel-state"_s, m_connection, clock))
{
    m_apps.follow(m_store);
    m_state->post([this](LaneWorker &worker) {
        connect(
            &worker.api(), &kube::ApiClient::warning, worker.context(),
            [this](const QString &text) { m_main.post([this, text] { Q_EMIT warning(text); }); });
    });
}

ClusterSession::~ClusterSession()
{
    m_bulk.reset();
    m_state.reset();
}

template <class T, class Method, class Request>
ClusterSession::CallId ClusterSession::call(Method method, const Request &request, QObject *context,
                                            kube::Reply<T> reply)
{
    const CallId id = m_nextId++;
    m_waiting.insert(id, {context, [reply = std::move(reply)](const std::any &result) {
                              reply(std::any_cast<const Result<T> &>(result));
                          }});
    m_state->post([this, id, method, request](LaneWorker &worker) {
        kube::Reply<T> done = [this, id](Result<T> result) {
            m_main.post([this, id, result = std::any(std::move(result))] { answer(id, result); });
        };
        worker.noteCall(id, std::invoke(method, worker.api(), request, worker.context(), done));
    });
    return id;
}

void ClusterSession::answer(CallId id, const std::any &result)
{
    const Waiting waiting = m_waiting.take(id);
    if (waiting.reply && waiting.context)
        waiting.reply(result);
}

ClusterSession::CallId ClusterSession::get(const kube::ObjectRef &object, QObject *context,
                                           kube::Reply<kube::ObjectPtr> reply)
{
    return call(&kube::ApiClient::get, object, context, std::move(reply));
}

ClusterSession::CallId ClusterSession::list(const kube::ListRequest &request, QObject *context,
                                            kube::Reply<kube::ListPage> reply)
{
    return call(&kube::ApiClient::list, request, context, std::move(reply));
}

ClusterSession::CallId ClusterSession::create(const kube::CreateRequest &request, QObject *context,
                                              kube::Reply<kube::ObjectPtr> reply)
{
    return call(&kube::ApiClient::create, request, context, std::move(reply));
}

ClusterSession::CallId ClusterSession::apply(const kube::ApplyRequest &request, QObject *context,
                                             kube::Reply<kube::ObjectPtr> reply)
{
    return call(&kube::ApiClient::apply, request, context, std::move(reply));
}

ClusterSession::CallId ClusterSession::patch(const kube::PatchRequest &request, QObject *context,
                                             kube::Reply<kube::ObjectPtr> reply)
{
    return call(&kube::ApiClient::patch, request, context, std::move(reply));
}

ClusterSession::CallId ClusterSession::mayI(const kube::AccessQuestion &question, QObject *context,
                                            kube::Reply<kube::AccessAnswer> reply)
{
    return call(&kube::ApiClient::mayI, question, context, std::move(reply));
}

ClusterSession::CallId ClusterSession::remove(const kube::DeleteRequest &request, QObject *context,
                                              kube::Reply<kube::Deleted> reply)
{
    return call(&kube::ApiClient::remove, request, context, std::move(reply));
}

void ClusterSession::setReadOnly(bool on)
{
    m_connection.readOnly = on;
    for (const std::shared_ptr<Lane> &lane : {m_state, m_bulk}) {
        if (lane)
            lane->post([on](LaneWorker &worker) { worker.api().setReadOnly(on); });
    }
}

ClusterSession::CallId ClusterSession::post(const QByteArray &target, const QJsonObject &body,
                                            QObject *context, kube::Reply<QJsonObject> reply)
{
    const auto start = [body](kube::ApiClient &api, const QByteArray &path, QObject *owner,
                              kube::Reply<QJsonObject> done) {
        return api.post(path, body, owner, std::move(done));
    };
    return call(start, target, context, std::move(reply));
}

ClusterSession::CallId ClusterSession::rawGet(const QByteArray &target, QObject *context,
                                              kube::Reply<kube::RawAnswer> reply, bool anyStatus)
{
    const auto start = [anyStatus](kube::ApiClient &api, const QByteArray &path, QObject *owner,
                                   kube::Reply<kube::RawAnswer> done) {
        return api.rawGet(path, owner, std::move(done), anyStatus);
    };
    return call(start, target, context, std::move(reply));
}

void ClusterSession::cancel(CallId id)
{
    m_state->post([id](LaneWorker &worker) { worker.cancelCall(id); });
}

std::unique_ptr<Watch> ClusterSession::watch(const kube::Selection &selection)
{
    const quint64 id = m_nextId++;
    auto end = std::make_unique<Watch>(m_state, id);
    const QPointer<Watch> guard(end.get());
    m_state->post([this, id, selection, guard](LaneWorker &worker) {
        auto reflector = std::make_unique<kube::Reflector>(worker.api(), selection);
        kube::Reflector *source = reflector.get();
        connect(source, &kube::Reflector::changed, source,
                [this, guard](const QList<kube::WatchDelta> &deltas) {
                    m_main.post([guard, deltas] {
                        if (guard)
                            Q_EMIT guard->changed(deltas);
                    });
                });
        connect(source, &kube::Reflector::stateChanged, source,
                [this, guard](const kube::WatchState &state) {
                    m_main.post([guard, state] {
                        if (guard)
                            guard->setState(state);
                    });
                });
        connect(source, &kube::Reflector::synced, source, [this, guard] {
            m_main.post([guard] {
                if (guard)
                    Q_EMIT guard->synced();
            });
        });
        worker.keep(id, std::move(reflector));
        source->start();
    });
    return end;
}

std::unique_ptr<LogFeed> ClusterSession::followLog(const kube::LogRequest &request)
{
    const quint64 id = m_nextId++;
    Lane &lane = bulkLane();
    auto end = std::make_unique<LogFeed>(m_bulk, id);
    const QPointer<LogFeed> guard(end.get());
    lane.post([this, id, request, guard](LaneWorker &worker) {
        auto source = std::make_unique<LogSourceEnd>(worker.api(), request);
        LogSourceEnd *raw = source.get();
        kube::LogFollower &follower = raw->follower();
        connect(&follower, &kube::LogFollower::lines, raw,
                [this, raw, guard](const QList<kube::LogLine> &batch) {
                    qint64 bytes = 0;
                    for (const kube::LogLine &line : batch)
                        bytes += line.text.size() + qint64(sizeof line);
                    raw->sent(bytes);
                    m_main.post([guard, batch, bytes] {
                        if (guard)
                            guard->deliver(batch, bytes);
                    });
                });
        connect(&follower, &kube::LogFollower::marked, raw,
                [this, guard](const kube::LogMark &mark) {
                    m_main.post([guard, mark] {
                        if (guard)
                            Q_EMIT guard->marked(mark);
                    });
                });
        connect(&follower, &kube::LogFollower::phaseChanged, raw,
                [this, guard](kube::LogFollower::Phase phase, const std::optional<Error> &cause) {
                    m_main.post([guard, phase, cause] {
                        if (guard)
                            Q_EMIT guard->phaseChanged(phase, cause);
                    });
                });
        connect(&follower, &kube::LogFollower::finished, raw,
                [this, guard](const Result<> &result) {
                    m_main.post([guard, result] {
                        if (guard)
                            Q_EMIT guard->finished(result);
                    });
                });
        worker.keep(id, std::move(source));
        follower.start();
    });
    return end;
}

std::unique_ptr<Tunnel> ClusterSession::forward(const kube::ForwardRequest &request)
{
    const quint64 id = m_nextId++;
    Lane &lane = bulkLane();
    auto end = std::make_unique<Tunnel>(m_bulk, id);
    const QPointer<Tunnel> guard(end.get());
    lane.post([this, id, request, guard](LaneWorker &worker) {
        auto forward = std::make_unique<kube::PortForward>(worker.api(), request);
        kube::PortForward *raw = forward.get();
        connect(raw, &kube::PortForward::listening, raw, [this, guard](quint16 port) {
            m_main.post([guard, port] {
                if (guard)
                    Q_EMIT guard->listening(port);
            });
        });
        connect(raw, &kube::PortForward::connectionFailed, raw, [this, guard](const Error &error) {
            m_main.post([guard, error] {
                if (guard)
                    Q_EMIT guard->connectionFailed(error);
            });
        });
        connect(raw, &kube::PortForward::connectionCountChanged, raw, [this, guard](int count) {
            m_main.post([guard, count] {
                if (guard)
                    Q_EMIT guard->connectionCountChanged(count);
            });
        });
        connect(raw, &kube::PortForward::stopped, raw, [this, guard](const Error &reason) {
            m_main.post([guard, reason] {
                if (guard)
                    Q_EMIT guard->stopped(reason);
            });
        });
        worker.keep(id, std::move(forward));
        raw->start();
    });
    return end;
}

std::unique_ptr<Gateway> ClusterSession::openGateway(const GatewayRequest &request)
{
    const quint64 id = m_nextId++;
    Lane &lane = bulkLane();
    auto end = std::make_unique<Gateway>(m_bulk, id);
    const QPointer<Gateway> guard(end.get());
    const auto tell = [this, guard](auto member, auto... values) {
        m_main.post([guard, member, values...] {
            if (guard)
                (guard.data()->*member)(values...);
        });
    };
    lane.post([this, id, request, tell](LaneWorker &worker) {
        auto server = std::make_unique<GatewayServer>(worker.api(), request, m_clock);
        UiSource &source = server->source();
        connect(&source, &UiSource::stateChanged, &source,
                [tell](const UiState &state) { tell(&Gateway::setState, state); });
        connect(&source, &UiSource::portWanted, &source, [tell] { tell(&Gateway::portWanted); });
        tell(&Gateway::setState, source.state());
        if (const Result<> listening = server->listen(); !listening)
            return tell(&Gateway::failed, listening.error());
        const GatewayIdentity &identity = server->identity();
        QUrl address(u"http://"_s + QString::fromLatin1(identity.authority()) + u'/');
        worker.keep(id, std::move(server));
        tell(&Gateway::setListening, address);
    });
    return end;
}

void ClusterSession::feedStore(const kube::Selection &selection)
{
    const quint64 id = m_nextId++;
    m_feeds.append(id);
    m_state->post([this, id, selection](LaneWorker &worker) {
        auto feed = std::make_unique<StoreFeed>(worker.api(), selection, m_buffer, m_clock);
        connect(feed.get(), &StoreFeed::wake, feed.get(),
                [this] { m_main.post([this] { deliver(); }); });
        StoreFeed *raw = feed.get();
        worker.keep(id, std::move(feed));
        raw->start();
    });
}

void ClusterSession::retryFeeds()
{
    m_state->post([feeds = m_feeds](LaneWorker &worker) {
        for (const quint64 id : feeds) {
            if (auto *feed = worker.find<StoreFeed>(id))
                feed->retryNow();
        }
    });
}

void ClusterSession::deliver()
{
    m_store.apply(m_buffer.take());
}

Lane &ClusterSession::bulkLane()
{
    if (!m_bulk)
        m_bulk = std::make_shared<Lane>(u"firesteel-bulk"_s, m_connection, m_clock);
    return *m_bulk;
}

} // namespace firesteel::engine
