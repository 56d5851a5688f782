// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/net/httpclient.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <deque>
#include <functional>

namespace firesteel::kube {

/// The gate before streams when a server has gone: one probe (GET /version) at a time instead of a
/// run of two hundred watches on a server that is just coming up (kube-client §4.7). Any answer but
/// 5xx opens it, and those who waited go on within a short span. Thread: its own; owned by
/// ApiClient.
class Reachability : public QObject
{
    Q_OBJECT
public:
    explicit Reachability(net::HttpClient &http, QObject *parent = nullptr);

    void suspect();  ///< no answer, a connection lost
    void answered(); ///< proof to the contrary
    [[nodiscard]] bool open() const { return m_open; }

    /// Runs `go` at once if the gate is open, else when it opens; never if `context` dies first.
    void whenOpen(QObject *context, std::function<void()> go);

private:
    void probe();
    void probed();
    void release();

    struct Waiting {
        QPointer<QObject> context;
        std::function<void()> go;
    };
    net::HttpClient &m_http;
    QPointer<net::HttpCall> m_call;
    QTimer m_again;
    std::chrono::milliseconds m_pause{500};
    std::deque<Waiting> m_waiting;
    bool m_open = true;
};

} // namespace firesteel::kube
