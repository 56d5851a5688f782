// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/check/cafetch.h"

#include "core/kube/config/caimport.h"
#include "core/net/httpclient.h"

namespace firesteel::kube {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// What servers tell everybody about their authority (docs of K3s and Rancher; kubeadm's bootstrap
/// discovery). All are at the root of the server, whatever the prefix of the cluster.
constexpr QByteArrayView kPublicPlaces[] = {
    "/cacerts", "/v3/settings/cacerts", "/api/v1/namespaces/kube-public/configmaps/cluster-info"};

net::Endpoint withoutCredentials(net::Endpoint endpoint)
{
    endpoint.pathPrefix.clear();
    endpoint.security.insecure = true; // to look; nothing secret is sent
    endpoint.security.clientChain.clear();
    endpoint.security.clientKey = {};
    return endpoint;
}

} // namespace

CaFetch::CaFetch(net::Endpoint endpoint, Clock &clock, QObject *parent)
    : QObject(parent), m_clock(clock),
      m_client(std::make_unique<net::HttpClient>(withoutCredentials(std::move(endpoint))))
{}

CaFetch::~CaFetch() = default;

void CaFetch::start()
{
    ask();
}

void CaFetch::ask()
{
    net::HttpRequest request;
    request.target = kPublicPlaces[m_asked].toByteArray();
    request.maxBody = 1 << 20;
    request.timeouts = {.connect = 4500ms, .tls = 4500ms, .head = 4500ms, .total = 9s};
    m_body.clear();
    net::HttpCall *call = m_client->send(request);
    connect(call, &net::HttpCall::bodyReceived, this,
            [this](const QByteArray &piece) { m_body += piece; });
    connect(call, &net::HttpCall::finished, this, [this, call] { answered(call); });
}

void CaFetch::answered(net::HttpCall *call)
{
    // Only certificates for the chain of the first handshake count.
    if (m_chain.isEmpty())
        m_chain = call->peer().chain;
    const Result<> &result = call->result();
    if (m_chain.isEmpty()) {
        m_error = result ? Error(Errc::TlsHandshakeFailed) : result.error();
        Q_EMIT finished();
        return;
    }
    const bool same = call->peer().chain.isEmpty() || call->peer().chain == m_chain;
    if (result && same && call->head().status == 200) {
        const CaImport read = importCa(m_body, {}, m_clock.wall());
        m_offered += read.anchors;
    }
    const QList<AnchorCandidate> sent = anchorCandidates(m_chain, m_clock.wall());
    const bool rooted = !sent.isEmpty() && sent.first().kind == AnchorCandidate::Kind::Root;
    const bool enough = rooted || !anchorCandidates(m_chain, m_offered, m_clock.wall()).isEmpty();
    ++m_asked;
    if (enough || !result || m_asked == std::ssize(kPublicPlaces))
        conclude();
    else
        ask();
}

void CaFetch::conclude()
{
    const QDateTime now = m_clock.wall();
    m_candidates = anchorCandidates(m_chain, m_offered, now) + anchorCandidates(m_chain, now);
    std::ranges::stable_sort(m_candidates, {}, &AnchorCandidate::kind);
    Q_EMIT finished();
}

} // namespace firesteel::kube
