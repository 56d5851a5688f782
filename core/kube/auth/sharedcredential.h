// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/mailbox.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QSslCertificate>
#include <QSslKey>

#include <chrono>
#include <functional>
#include <mutex>
#include <optional>

namespace firesteel::kube {

/// What a plug-in or an identity server gave. Secret: never logged.
struct ObtainedCredential {
    QByteArray token;             ///< empty: a client certificate alone
    QList<QSslCertificate> chain; ///< leaf first; empty: a token alone
    QSslKey key;
    QDateTime expires; ///< invalid: not told
    QDateTime since;   ///< when it was given
    std::chrono::milliseconds sinceSteady{0};
    bool kept = false;       ///< was at hand: nobody was asked for it
    QByteArray refreshToken; ///< the identity server's next one, if it changes them
};

/// One credential for all who use the same plug-in or account, in whatever thread: who comes first
/// obtains it, the others wait and get the same. Thread-safe.
class SharedCredential
{
public:
    /// One user of it, in a thread of its own. `told` runs there: with what came of it, or with
    /// nothing when who was obtaining has gone and somebody else may try.
    struct Member {
        using Told = std::function<void(const std::optional<Result<ObtainedCredential>> &)>;
        explicit Member(Told function) : told(std::move(function)) {}
        Mailbox mailbox;
        Told told;
    };

    [[nodiscard]] std::optional<ObtainedCredential> latest() const;

    /// true: it is for the caller to obtain it, and to say end(). false: somebody does already; the
    /// caller is told.
    [[nodiscard]] bool begin(Member &member);
    /// Tells all who wait, the caller as well.
    void end(Member &member, const Result<ObtainedCredential> &result);
    /// Before a member is destroyed, in its thread.
    void leave(Member &member);

private:
    static void tell(Member &member, const std::optional<Result<ObtainedCredential>> &result);

    mutable std::mutex m_mutex;
    std::optional<ObtainedCredential> m_latest;
    Member *m_obtaining = nullptr;
    QList<Member *> m_waiting;
};

} // namespace firesteel::kube
