// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/engine/gateway/gatewayrequest.h"

#include <QObject>
#include <QUrl>

#include <memory>

namespace firesteel::engine {

class Lane;

/// The main thread's end of a gateway that runs in the bulk lane. Owned by whoever opened it, and
/// ends with it. Made by ClusterSession::openGateway(); DriverUi is what one usually wants.
class Gateway : public QObject
{
    Q_OBJECT
public:
    Gateway(std::weak_ptr<Lane> lane, quint64 id) : m_lane(std::move(lane)), m_id(id) {}
    ~Gateway() override;

    void setPod(bool running, bool ended);                   ///< from the pod's watch
    void offerPort(std::optional<quint16> port);             ///< answers portWanted()
    void lookNow();                                          ///< does not wait for the next try
    [[nodiscard]] QUrl address() const { return m_address; } ///< empty until listening()
    /// An address that opens the UI once, within two minutes, and gives the browser its key. Empty
    /// until listening(). It is a secret: for the browser alone, never for a log.
    [[nodiscard]] QUrl newLink();
    [[nodiscard]] const UiState &state() const { return m_state; }

Q_SIGNALS:
    void listening();
    void failed(const firesteel::Error &error); ///< it cannot listen
    void stateChanged(const firesteel::engine::UiState &state);
    void portWanted(); ///< nothing answers on the set port: which one does the driver's log name?

private:
    friend class ClusterSession;
    void setListening(const QUrl &address);
    void setState(const UiState &state);

    std::weak_ptr<Lane> m_lane;
    quint64 m_id;
    QUrl m_address;
    UiState m_state;
};

} // namespace firesteel::engine
