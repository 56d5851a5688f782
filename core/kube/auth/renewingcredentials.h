// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/auth/credentials.h"
#include "core/kube/auth/sharedcredential.h"

#include <QPointer>

#include <functional>
#include <memory>
#include <optional>

namespace firesteel::kube {

/// Credentials that somebody else gives for a time: what plug-ins and identity servers have in
/// common. Asked for when needed, a little before the end, and after a 401; one request serves all
/// who wait. What is given with an end in the past is used for ten seconds, in case it is our clock
/// that is wrong, and so is one that the server refuses at once: there is no endless asking. Thread
/// and owner: see Credentials.
class RenewingCredentials : public Credentials
{
    Q_OBJECT
public:
    /// `more` follows in every answer.
    RenewingCredentials(std::shared_ptr<SharedCredential> shared, net::HttpHeaders more,
                        const Clock &clock, QObject *parent = nullptr);
    ~RenewingCredentials() override;

    void headers(QObject *context, Ready ready) override;
    void renew(const net::HttpHeaders &refused, QObject *context, Ready ready) override;

protected:
    using Obtained = std::function<void(const Result<ObtainedCredential> &)>;
    /// Asks for a credential; answers once, at once or later. `latest` is the one before.
    virtual void obtain(const std::optional<ObtainedCredential> &latest, Obtained done) = 0;
    /// The error for a credential that was refused although it is new.
    [[nodiscard]] virtual Error refusedError(const ObtainedCredential &credential) const;
    [[nodiscard]] const Clock &clock() const { return m_clock; }
    [[nodiscard]] std::optional<ObtainedCredential> latest() const { return m_shared->latest(); }

private:
    struct Waiting {
        QPointer<QObject> context;
        Ready ready;
        std::optional<ObtainedCredential> refused;
    };

    [[nodiscard]] bool isUsable(const ObtainedCredential &credential) const;
    [[nodiscard]] bool isFresh(const ObtainedCredential &credential) const;
    [[nodiscard]] net::HttpHeaders headersOf(const ObtainedCredential &credential) const;
    void give(const ObtainedCredential &credential, const Ready &ready);
    void fetch();
    void told(const std::optional<Result<ObtainedCredential>> &result);

    std::shared_ptr<SharedCredential> m_shared;
    net::HttpHeaders m_more;
    const Clock &m_clock;
    QList<QSslCertificate> m_chain; ///< the one that was told last
    QList<Waiting> m_waiting;
    bool m_fetching = false;
    SharedCredential::Member m_member;
};

} // namespace firesteel::kube
