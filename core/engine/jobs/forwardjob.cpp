// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/jobs/forwardjob.h"

namespace firesteel::engine {

using namespace Qt::StringLiterals;

ForwardJob::ForwardJob(ClusterSession &session, FollowTarget target, quint16 remotePort,
                       quint16 localPort, QObject *parent)
    : Job(parent), m_session(session), m_target(std::move(target)), m_remotePort(remotePort),
      m_localPort(localPort)
{}

ForwardJob::~ForwardJob() = default;

void ForwardJob::run()
{
    m_watch = m_session.watch({kube::resources::Pods,
                               m_target.namespaceName,
                               {},
                               u"metadata.name="_s + m_target.driverPodName});
    connect(m_watch.get(), &Watch::changed, this, &ForwardJob::podsChanged);
    connect(m_watch.get(), &Watch::synced, this, [this] {
        if (!m_seen)
            close(fail(
                Errc::DriverGone, {},
                {{u"name"_s, m_target.driverPodName}, {u"namespace"_s, m_target.namespaceName}}));
    });
    connect(m_watch.get(), &Watch::stateChanged, this, [this](const kube::WatchState &state) {
        if (state.cause && !state.synced && state.cause->code == Errc::Forbidden)
            close(std::unexpected(*state.cause));
    });
}

void ForwardJob::podsChanged(const QList<kube::WatchDelta> &deltas)
{
    for (const kube::WatchDelta &delta : deltas) {
        if (state() != State::Running)
            return;
        if (delta.object->uid == m_target.driverUid) {
            if (delta.kind == kube::WatchDelta::Kind::Deleted)
                close({});
            else
                driverPresent(*delta.object);
        } else if (m_seen) {
            close({}); // another one has its name: it is gone
        }
    }
}

void ForwardJob::driverPresent(const kube::Object &pod)
{
    const kube::PodState state = store::sparkPodState(pod);
    const bool first = !std::exchange(m_seen, true);
    const bool running = state.kind == kube::PodState::Kind::Running;
    if (state.ended()) {
        if (first)
            close(fail(Errc::DriverGone, u"the driver has ended"_s,
                       {{u"name"_s, m_target.driverPodName},
                        {u"namespace"_s, m_target.namespaceName},
                        {u"problem"_s, u"driver-ended"_s}}));
        else
            close({});
    } else if (running && !m_tunnel) {
        open();
    } else if (m_tunnel) {
        m_tunnel->setPod(m_target.driverUid, running);
    } else if (first) {
        Q_EMIT waitingForDriver();
    }
}

void ForwardJob::open()
{
    kube::ForwardRequest request;
    request.namespaceName = m_target.namespaceName;
    request.pod = m_target.driverPodName;
    request.podUid = m_target.driverUid;
    request.remotePort = m_remotePort;
    request.localPort = m_localPort;
    m_tunnel = m_session.forward(request);
    m_tunnel->setPod(m_target.driverUid, true);
    connect(m_tunnel.get(), &Tunnel::listening, this, &ForwardJob::listening);
    connect(m_tunnel.get(), &Tunnel::connectionFailed, this, &ForwardJob::connectionFailed);
    connect(m_tunnel.get(), &Tunnel::stopped, this,
            [this](const Error &reason) { close(std::unexpected(reason)); });
}

void ForwardJob::close(Result<> result)
{
    if (state() != State::Running)
        return;
    letGo();
    finish(std::move(result));
}

void ForwardJob::abandon()
{
    letGo();
    finish(std::unexpected(Error(Errc::Cancelled)));
}

/// The port is closed with the job, not only with its deletion. We may be in a signal of either.
void ForwardJob::letGo()
{
    for (QObject *end :
         {static_cast<QObject *>(m_watch.release()), static_cast<QObject *>(m_tunnel.release())}) {
        if (end) {
            end->disconnect(this);
            end->deleteLater();
        }
    }
}

} // namespace firesteel::engine
