// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/gateway/gatewayrequest.h"
#include "core/kube/stream/portforward.h"
#include "core/net/httpclient.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace firesteel::engine {

/// The way to one driver's UI: a port-forward that only this object can use, and an HTTP client
/// over it. It finds the port: the one that was set, then the one that the driver's log names (who
/// knows the log is asked by portWanted()), then the next few, where the application has to name
/// itself. While nothing answers it tries again with growing pauses. Thread: the lane's.
class UiSource : public QObject
{
    Q_OBJECT
public:
    UiSource(kube::ApiClient &api, GatewayRequest request, QObject *parent = nullptr);
    ~UiSource() override;

    /// From the pod's watch.
    void setPod(bool running, bool ended);
    /// Answer to portWanted(); nullopt: the log does not tell.
    void offerPort(std::optional<quint16> port);

    [[nodiscard]] const UiState &state() const { return m_state; }
    /// Of Ready; nullptr otherwise. It may go at any time: see QObject::destroyed.
    [[nodiscard]] net::HttpClient *client() const;
    /// An exchange failed before the driver answered. Looks again, unless it was that one's own
    /// fault.
    void failed(const Error &error);
    void succeeded() { m_lastFailure.reset(); } ///< an exchange got an answer
    void lookNow();                             ///< does not wait for the next try
    /// False while the state is about to be known anew: before the pod's own, and during a look.
    [[nodiscard]] bool settled() const { return m_known && !m_looking; }

Q_SIGNALS:
    void stateChanged(const firesteel::engine::UiState &state);
    void portWanted();
    void settledDown(); ///< settled() again, whether or not the state is another

private:
    struct Candidate {
        quint16 port = 0;
        bool guessed = false; ///< then the UI has to name our application
    };
    void look();
    void tryNext();
    void dial();
    void probe();
    void probed(bool answered, int status, const QByteArray &body, const Error &error);
    void refusedAt(const Candidate &candidate);
    void forwardStopped(const Error &error);
    void rest(UiState::Kind kind, const std::optional<Error> &cause);
    void close();
    void setState(UiState state);
    [[nodiscard]] bool mayLook() const;

    kube::ApiClient &m_api;
    GatewayRequest m_request;
    UiState m_state;
    std::unique_ptr<kube::PortForward> m_forward;
    std::unique_ptr<net::HttpClient> m_client;
    QList<Candidate> m_candidates; ///< the first is being tried
    QByteArray m_preamble;
    QByteArray m_body; ///< of the probe
    std::optional<Error> m_lastFailure;
    QTimer m_again;
    std::chrono::milliseconds m_pause;
    quint64 m_round = 0;  ///< of forward and client: an answer by way of older ones is not heard
    bool m_known = false; ///< the pod's state has been told
    bool m_running = false;
    bool m_looking = false;
    bool m_asked = false; ///< for the log, in this round
    bool m_accessKnown = false;
};

} // namespace firesteel::engine
