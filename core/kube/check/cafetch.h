// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/kube/check/trustfindings.h"
#include "core/net/endpoint.h"
#include "core/net/tlsverdict.h"

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QSslCertificate>

#include <memory>
#include <optional>

namespace firesteel::net {
class HttpCall;
class HttpClient;
} // namespace firesteel::net

namespace firesteel::kube {

/// Looks what a server that is not trusted yet shows of its authority: the chain of its handshake,
/// and what it hands to everybody: K3s and RKE2 at /cacerts, Rancher at /v3/settings/cacerts,
/// kubeadm in the config map cluster-info. Sends no credential and no certificate. Nothing that it
/// finds is trusted by that: a person compares the fingerprint first. Thread: the one it lives in;
/// deleting it stops it.
class CaFetch : public QObject
{
    Q_OBJECT
public:
    CaFetch(net::Endpoint endpoint, Clock &clock, QObject *parent = nullptr);
    ~CaFetch() override;

    void start();

    /// Valid from finished(), the best first: authorities, then the server's own certificate. All
    /// of them verify the chain that was shown.
    [[nodiscard]] const QList<AnchorCandidate> &candidates() const { return m_candidates; }
    [[nodiscard]] const QList<QSslCertificate> &chain() const { return m_chain; }
    /// Why not even the chain could be seen.
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }

Q_SIGNALS:
    void finished();

private:
    void ask();
    void answered(net::HttpCall *call);
    void conclude();

    Clock &m_clock;
    std::unique_ptr<net::HttpClient> m_client;
    qsizetype m_asked = 0;
    QByteArray m_body;
    QList<QSslCertificate> m_chain;
    QList<QSslCertificate> m_offered;
    QList<AnchorCandidate> m_candidates;
    std::optional<Error> m_error;
};

} // namespace firesteel::kube
