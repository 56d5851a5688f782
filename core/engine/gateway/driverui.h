// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/clustersession.h"
#include "core/engine/gateway/gateway.h"
#include "core/store/sparkapp.h"

#include <QObject>

#include <memory>

namespace firesteel::engine {

/// The web UI of one application's driver on this machine, for the embedded view or the system's
/// browser. It follows the driver pod: while the driver is not up yet, cut off or over, the same
/// address says so in plain words, and it comes to life by itself when the UI does. A later run of
/// the same name is not taken for it. It closes with this object. Main thread.
class DriverUi : public QObject
{
    Q_OBJECT
public:
    /// What is needed about an application, read off its driver pod, services and config maps:
    /// namespace, pod, the UI's port, whether it has a UI at all, and how Spark was told to write
    /// its links.
    [[nodiscard]] static GatewayRequest requestFor(const store::SparkApp &app);

    DriverUi(ClusterSession &session, GatewayRequest request, QObject *parent = nullptr);
    ~DriverUi() override;

    void start(); ///< listening() or failed() follows
    /// What is known of the pod already: saves waiting for the watch. After start().
    void podSeen(const kube::Object &pod);

    [[nodiscard]] const GatewayRequest &request() const { return m_request; }
    /// "http://etl-orders-1a2b3c4d.localhost:40123/"; empty until listening(). Opens only in a
    /// browser that came by a link before.
    [[nodiscard]] QUrl address() const;
    [[nodiscard]] QUrl newLink(); ///< see Gateway::newLink()
    [[nodiscard]] const UiState &state() const { return m_state; }
    void retryNow();

Q_SIGNALS:
    void listening();
    void failed(const firesteel::Error &error); ///< no port to listen on
    void stateChanged(const firesteel::engine::UiState &state);

private:
    void podsChanged(const QList<kube::WatchDelta> &deltas);
    void askLog();

    ClusterSession &m_session;
    GatewayRequest m_request;
    UiState m_state;
    bool m_seen = false;
    std::unique_ptr<Gateway> m_gateway;
    std::unique_ptr<Watch> m_watch;
};

/// The port in "Successfully started service 'SparkUI' on port 4041."
/// (org.apache.spark.util.Utils); the last such line counts.
[[nodiscard]] std::optional<quint16> uiPortInLog(const QByteArray &log);

} // namespace firesteel::engine
