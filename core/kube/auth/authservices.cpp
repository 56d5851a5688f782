// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/auth/authservices.h"

#include "core/kube/auth/sharedcredential.h"

namespace firesteel::kube {

AuthServices::AuthServices(Options options, std::unique_ptr<ProcessRunner> runner)
    : m_options(std::move(options)), m_runner(std::move(runner))
{}

AuthServices::~AuthServices() = default;

void AuthServices::setAllowed(const QSet<QString> &keys)
{
    const std::scoped_lock lock(m_mutex);
    m_allowed = keys;
}

void AuthServices::allow(const QString &key)
{
    const std::scoped_lock lock(m_mutex);
    m_allowed.insert(key);
}

bool AuthServices::isAllowed(const QString &key) const
{
    const std::scoped_lock lock(m_mutex);
    return m_options.allowAll || m_allowed.contains(key);
}

std::shared_ptr<SharedCredential> AuthServices::shared(const QByteArray &key)
{
    const std::scoped_lock lock(m_mutex);
    std::shared_ptr<SharedCredential> &one = m_shared[key];
    if (!one)
        one = std::make_shared<SharedCredential>();
    return one;
}

void AuthServices::share(const QByteArray &key, const QByteArray &otherKey)
{
    const std::scoped_lock lock(m_mutex);
    if (const auto known = m_shared.find(key); known != m_shared.end())
        m_shared.try_emplace(otherKey, known->second);
}

void AuthServices::setKeeper(Keeper keeper)
{
    const std::scoped_lock lock(m_keeperMutex);
    m_keeper = std::move(keeper);
}

void AuthServices::tellRenewed(const RenewedLogin &login) const
{
    const std::scoped_lock lock(m_keeperMutex);
    if (m_keeper)
        m_keeper(login);
}

} // namespace firesteel::kube
