// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/api/client.h"

#include <QObject>

#include <chrono>
#include <memory>
#include <optional>

namespace firesteel::kube {

struct ForwardRequest {
    QString namespaceName;
    QString pod;
    QString podUid; ///< the forward ends when the pod of that name has another uid
    quint16 remotePort = 0;
    quint16 localPort = 0; ///< 0: any free one
    bool checkAccess =
        true; ///< ask SelfSubjectAccessReview for get and create of pods/portforward first
    /// What every local connection must begin with; it does not reach the pod. Keeps the port from
    /// everybody else on this machine. Empty: no such thing.
    QByteArray preamble = {};
};

struct ForwardTuning {
    std::chrono::milliseconds ping{10'000};
    std::chrono::milliseconds pongLimit{
        40'000}; ///< without an answer to a ping the connection is closed
    std::chrono::milliseconds linger{
        5'000}; ///< after one side ended: silence for so long ends the other, too
    std::chrono::milliseconds preamble{5'000}; ///< for ForwardRequest::preamble to arrive
    int maxConnections = 64;           ///< further local connections wait in the listener's queue
    qint64 maxBuffered = 256LL * 1024; ///< per direction, before reading pauses
};

/// Makes one port of a pod reachable on this machine's loopback (127.0.0.1 and, where there is one,
/// ::1): each local TCP connection gets a WebSocket of its own (subprotocol v4.channel.k8s.io,
/// kube-client §7). One refused connection harms no other. Thread: that of `client`, which outlives
/// it. A local client that ends its writing side still gets the rest of the answer.
class PortForward : public QObject
{
    Q_OBJECT
public:
    PortForward(ApiClient &client, ForwardRequest request, QObject *parent = nullptr);
    PortForward(ApiClient &client, ForwardRequest request, const ForwardTuning &tuning,
                QObject *parent = nullptr);
    ~PortForward() override;

    void start();
    void stop(); ///< closes the listener and all connections; no signal follows
    /// From the pod's watch. Another uid, or none (deleted), ends the forward; a pod that is not
    /// running refuses new connections.
    void setPod(const QString &uid, bool running);

    [[nodiscard]] const ForwardRequest &request() const;
    [[nodiscard]] quint16 localPort() const; ///< 0 until listening
    [[nodiscard]] int connectionCount() const;
    [[nodiscard]] qint64 bytesIn() const;  ///< from the pod
    [[nodiscard]] qint64 bytesOut() const; ///< to the pod

Q_SIGNALS:
    void listening(quint16 localPort);
    /// One local connection could not be served (nothing listens in the pod, the cluster refused
    /// …); the forward as such stays.
    void connectionFailed(const firesteel::Error &error);
    void connectionCountChanged(int count);
    void stopped(const firesteel::Error &reason); ///< it could not start, or the pod is gone

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace firesteel::kube
