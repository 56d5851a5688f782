// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/check/ladder.h"

#include <QObject>
#include <QString>

#include <functional>

namespace firesteel::gui {

/// Which proxy the desktop's settings name for a server. They may have to fetch and run a script
/// first, so a worker thread asks them. Main thread.
class SystemProxy : public QObject
{
    Q_OBJECT
public:
    using Source = std::function<net::Proxy(const net::Endpoint &)>;

    /// `source`: asked in the worker thread.
    explicit SystemProxy(Source source, QObject *parent = nullptr);

    /// Asks for the server of that address, unless its answer is there or on its way.
    void ask(const QString &server);
    /// The answer for that address is there; one that is none needs none.
    [[nodiscard]] bool knows(const QString &server) const;
    [[nodiscard]] const net::Proxy &proxy() const { return m_proxy; } ///< the last answer

Q_SIGNALS:
    void answered();

private:
    Source m_source;
    QString m_wanted; ///< asked last
    QString m_server; ///< which the answer is for
    net::Proxy m_proxy;
};

} // namespace firesteel::gui
