// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/gateway/gatewayrules.h"
#include "core/engine/gateway/prefixcutter.h"
#include "core/net/httpserver.h"

#include <QObject>
#include <QPointer>

#include <chrono>
#include <functional>

namespace firesteel::engine {

/// One request of the browser on its way to the driver, and the answer back: streamed, at the pace
/// of the slower side. Ends itself (deleteLater) with over(). Before the answer has begun a failure
/// is reported by `failed`, which answers the browser; afterwards the browser's connection is
/// dropped, so that half a page never looks like a whole one. Thread: the lane's.
class GatewayExchange : public QObject
{
    Q_OBJECT
public:
    struct Way {
        GatewayIdentity identity;
        DriverNames names;
        qint64 buffered = 256LL * 1024;
        std::chrono::milliseconds head{60'000};
    };
    using Failed = std::function<void(net::HttpExchange *browser, const Error &error)>;

    GatewayExchange(net::HttpExchange *browser, net::HttpClient &driver, const QByteArray &target,
                    Way way, Failed failed, QObject *parent);
    ~GatewayExchange() override;

Q_SIGNALS:
    void answered(); ///< the driver began to answer
    void over();

private:
    void headReceived();
    void pieceReceived(const QByteArray &piece);
    void driverFinished();
    void fail(const Error &error);
    void drain();
    void finish();

    QPointer<net::HttpExchange> m_browser;
    QPointer<net::HttpCall> m_driver;
    QByteArray m_target;
    Way m_way;
    Failed m_failed;
    PrefixCutter m_cutter{{}};
    bool m_begun = false;
    bool m_bodiless = false; ///< 204 and 304: answered with the head
    bool m_paused = false;
    bool m_done = false;
};

} // namespace firesteel::engine
