// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/systemproxy.h"

#include "core/kube/config/serverurl.h"
#include "gui/shell/aside.h"

#include <utility>

namespace firesteel::gui {

SystemProxy::SystemProxy(Source source, QObject *parent)
    : QObject(parent), m_source(std::move(source))
{}

void SystemProxy::ask(const QString &server)
{
    const QString wanted = server.trimmed();
    if (wanted == m_wanted)
        return;
    m_wanted = wanted;
    const auto url = kube::parseServerUrl(wanted);
    if (!url)
        return;
    net::Endpoint endpoint;
    endpoint.tls = url->tls;
    endpoint.host = url->host;
    endpoint.port = url->port;
    runAside(
        this, [source = m_source, endpoint] { return source(endpoint); },
        [this, wanted](const net::Proxy &proxy) {
            if (wanted != m_wanted) // another one was asked for since
                return;
            m_server = wanted;
            m_proxy = proxy;
            Q_EMIT answered();
        });
}

bool SystemProxy::knows(const QString &server) const
{
    return server.trimmed() == m_server || !kube::parseServerUrl(server.trimmed());
}

} // namespace firesteel::gui
