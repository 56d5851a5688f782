// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/auth/sharedcredential.h"

#include <utility>

namespace firesteel::kube {

std::optional<ObtainedCredential> SharedCredential::latest() const
{
    const std::scoped_lock lock(m_mutex);
    return m_latest;
}

bool SharedCredential::begin(Member &member)
{
    const std::scoped_lock lock(m_mutex);
    if (!m_obtaining) {
        m_obtaining = &member;
        return true;
    }
    if (!m_waiting.contains(&member))
        m_waiting.append(&member);
    return false;
}

void SharedCredential::end(Member &member, const Result<ObtainedCredential> &result)
{
    const std::scoped_lock lock(m_mutex);
    if (m_obtaining != &member)
        return;
    m_obtaining = nullptr;
    if (result)
        m_latest = *result;
    for (Member *waiting : std::exchange(m_waiting, {}))
        tell(*waiting, result);
    tell(member, result);
}

void SharedCredential::leave(Member &member)
{
    const std::scoped_lock lock(m_mutex);
    m_waiting.removeAll(&member);
    if (m_obtaining != &member)
        return;
    m_obtaining = nullptr;
    for (Member *waiting : std::exchange(m_waiting, {}))
        tell(*waiting, std::nullopt);
}

void SharedCredential::tell(Member &member, const std::optional<Result<ObtainedCredential>> &result)
{
    member.mailbox.post([&member, result] { member.told(result); });
}

} // namespace firesteel::kube
