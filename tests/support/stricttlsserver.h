// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/testcertificates.h"

#include <QTcpServer>

#include <memory>
#include <vector>

typedef struct ssl_ctx_st SSL_CTX;

namespace firesteel::test {

/// A TLS server on OpenSSL itself, which refuses as other servers do: with alerts (QSslSocket's
/// server just hangs up). Answers each request with 200. Lives in the test's thread.
class StrictTlsServer
{
public:
    struct Options {
        QList<QSslCertificate> clientAnchors; ///< not empty: a client certificate is demanded
        int minVersion = 0;                   ///< TLS1_2_VERSION …
        int maxVersion = 0;
        bool weak = false; ///< old protocols and small keys
    };
    StrictTlsServer(const TestIdentity &identity, const Options &options);
    ~StrictTlsServer();

    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }

private:
    struct Client;
    void serve(Client *client);

    QTcpServer m_server;
    SSL_CTX *m_context;
    std::vector<std::unique_ptr<Client>> m_clients;
};

} // namespace firesteel::test
