// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/kube/auth/authservices.h"
#include "core/kube/auth/authsettings.h"
#include "core/net/httpclient.h"

#include <QObject>

#include <functional>
#include <memory>

namespace firesteel::kube {

/// The source of a cluster's credential. Lives in one thread, the one that sends the requests;
/// owned by whoever owns the cluster's connection. Ask anew for every request: the answer may
/// change at any time. The headers are secret: they are never logged.
class Credentials : public QObject
{
    Q_OBJECT
public:
    using Ready = std::function<void(const Result<net::HttpHeaders> &)>;

    using QObject::QObject;
    ~Credentials() override;

    /// The header fields of the identity as it is now: Authorization, Impersonate-…; none for an
    /// anonymous one or one by client certificate alone. `ready` is called once, inside this call
    /// when they are at hand or else later in this thread; not at all once `context` is gone. Fails
    /// with FileMissing, FileUnreadable, FileTooLarge or InvalidValue (a token that cannot be
    /// sent), with "path".
    virtual void headers(QObject *context, Ready ready) = 0;

    /// The server answered 401 to a request with the headers `refused`. Calls back as headers()
    /// does, with headers worth one more try (a 401 means: not executed, so also for writes), or
    /// Errc::Unauthorized if there is nothing newer. Twenty watches that are refused at once cause
    /// one renewal.
    virtual void renew(const net::HttpHeaders &refused, QObject *context, Ready ready) = 0;

Q_SIGNALS:
    /// The identity has another client certificate from now on. Comes before the headers that go
    /// with it are handed out, so that who sends requests can change the endpoint of its
    /// connections first; ApiClient does so.
    void clientCertificateChanged(const QList<QSslCertificate> &chain, const QSslKey &key);
    /// A program or an identity server is asked, which may take minutes where a person has to sign
    /// in: its name; empty when it is over.
    void waitingFor(const QString &whom);
};

/// Headers that never change: a token, basic authentication, impersonation alone, or nothing.
class StaticCredentials final : public Credentials
{
    Q_OBJECT
public:
    explicit StaticCredentials(net::HttpHeaders headers = {}, QObject *parent = nullptr);

    void headers(QObject *context, Ready ready) override;
    void renew(const net::HttpHeaders &refused, QObject *context, Ready ready) override;

private:
    net::HttpHeaders m_headers;
};

/// The kind that fits the settings. InvalidValue for a token, name or group that no header can
/// hold; a token file is read, and a program run, only when headers are asked for. `clock` must
/// outlive the result. Without `services` there are neither plug-ins nor OIDC: ConfigUnsupported
/// ("key").
[[nodiscard]] Result<std::unique_ptr<Credentials>>
makeCredentials(const AuthSettings &settings, const Clock &clock,
                const std::shared_ptr<AuthServices> &services = {});

/// The Impersonate-… fields for `impersonation`, one Impersonate-Group for each group.
[[nodiscard]] net::HttpHeaders impersonationHeaders(const Impersonation &impersonation);

} // namespace firesteel::kube
