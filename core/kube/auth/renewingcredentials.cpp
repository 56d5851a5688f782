// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/auth/renewingcredentials.h"

#include <algorithm>

namespace firesteel::kube {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {

constexpr milliseconds kPatience = 10s;
constexpr milliseconds kLongestLeeway = 60s;

/// So long before its end a credential counts as ended: it must last for a request.
milliseconds leeway(const ObtainedCredential &credential)
{
    const milliseconds life(credential.since.msecsTo(credential.expires));
    return std::clamp(life / 10, milliseconds(0), kLongestLeeway);
}

} // namespace

RenewingCredentials::RenewingCredentials(std::shared_ptr<SharedCredential> shared,
                                         net::HttpHeaders more, const Clock &clock, QObject *parent)
    : Credentials(parent), m_shared(std::move(shared)), m_more(std::move(more)), m_clock(clock),
      m_member([this](const std::optional<Result<ObtainedCredential>> &result) { told(result); })
{}

RenewingCredentials::~RenewingCredentials()
{
    m_shared->leave(m_member);
}

bool RenewingCredentials::isFresh(const ObtainedCredential &credential) const
{
    return !credential.kept && m_clock.steady() - credential.sinceSteady < kPatience;
}

bool RenewingCredentials::isUsable(const ObtainedCredential &credential) const
{
    return !credential.expires.isValid() || isFresh(credential) ||
           m_clock.wall().addMSecs(leeway(credential).count()) < credential.expires;
}

net::HttpHeaders RenewingCredentials::headersOf(const ObtainedCredential &credential) const
{
    net::HttpHeaders headers;
    if (!credential.token.isEmpty())
        headers.append({"Authorization", "Bearer " + credential.token});
    return headers + m_more;
}

Error RenewingCredentials::refusedError(const ObtainedCredential &) const
{
    return Error(Errc::Unauthorized);
}

void RenewingCredentials::give(const ObtainedCredential &credential, const Ready &ready)
{
    if (credential.chain != m_chain) {
        m_chain = credential.chain;
        Q_EMIT clientCertificateChanged(m_chain, credential.key);
    }
    ready(headersOf(credential));
}

void RenewingCredentials::headers(QObject *context, Ready ready)
{
    if (const auto now = latest(); now && isUsable(*now))
        return give(*now, ready);
    m_waiting.append({context, std::move(ready), std::nullopt});
    fetch();
}

void RenewingCredentials::renew(const net::HttpHeaders &refused, QObject *context, Ready ready)
{
    const auto now = latest();
    if (now && headersOf(*now) != refused)
        return give(*now, ready);
    if (now && isFresh(*now)) {
        // The headers do not tell one certificate from the next: it may have been the old one.
        if (now->token.isEmpty() && !now->chain.isEmpty())
            return give(*now, ready);
        return ready(std::unexpected(refusedError(*now)));
    }
    m_waiting.append({context, std::move(ready), now});
    fetch();
}

void RenewingCredentials::fetch()
{
    if (std::exchange(m_fetching, true))
        return;
    if (!m_shared->begin(m_member))
        return;
    const QPointer<RenewingCredentials> guard(this);
    obtain(latest(), [guard](const Result<ObtainedCredential> &result) {
        if (!guard)
            return;
        if (!result)
            return guard->m_shared->end(guard->m_member, result);
        ObtainedCredential credential = *result;
        credential.since = guard->m_clock.wall();
        credential.sinceSteady = guard->m_clock.steady();
        guard->m_shared->end(guard->m_member, credential);
    });
}

void RenewingCredentials::told(const std::optional<Result<ObtainedCredential>> &result)
{
    m_fetching = false;
    if (!result) { // who was at it has gone
        if (!m_waiting.isEmpty())
            fetch();
        return;
    }
    const QPointer<RenewingCredentials> guard(this);
    for (const Waiting &waiting : std::exchange(m_waiting, {})) {
        if (!waiting.context)
            continue;
        const bool same = *result && waiting.refused &&
                          waiting.refused->token == (*result)->token &&
                          waiting.refused->chain == (*result)->chain;
        if (!*result)
            waiting.ready(std::unexpected(result->error()));
        else if (same)
            waiting.ready(std::unexpected(refusedError(**result)));
        else
            give(**result, waiting.ready);
        if (!guard)
            return;
    }
}

} // namespace firesteel::kube
