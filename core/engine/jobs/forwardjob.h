// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/clustersession.h"
#include "core/engine/job.h"
#include "core/engine/jobs/followjob.h"

#include <memory>

namespace firesteel::engine {

/// Keeps a port of an application's driver reachable on this machine's loopback until it is
/// cancelled or the driver ends: a driver that has not started yet is waited for, a run of the same
/// name later is not taken for it. result(): success when the driver ended; Cancelled; DriverGone;
/// the error that keeps the forward from starting (no right, local port taken).
class ForwardJob : public Job
{
    Q_OBJECT
public:
    ForwardJob(ClusterSession &session, FollowTarget target, quint16 remotePort, quint16 localPort,
               QObject *parent = nullptr);
    ~ForwardJob() override;

Q_SIGNALS:
    void waitingForDriver(); ///< it does not run yet
    void listening(quint16 localPort);
    void connectionFailed(const firesteel::Error &error);

protected:
    void run() override;
    void abandon() override;

private:
    void podsChanged(const QList<kube::WatchDelta> &deltas);
    void driverPresent(const kube::Object &pod);
    void open();
    void close(Result<> result);
    void letGo();

    ClusterSession &m_session;
    FollowTarget m_target;
    quint16 m_remotePort;
    quint16 m_localPort;
    bool m_seen = false;
    std::unique_ptr<Watch> m_watch;
    std::unique_ptr<Tunnel> m_tunnel;
};

} // namespace firesteel::engine
