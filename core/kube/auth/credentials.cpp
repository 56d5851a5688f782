// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/auth/credentials.h"

#include "core/kube/auth/execcredentials.h"
#include "core/kube/auth/oidccredentials.h"
#include "core/kube/auth/tokenfilecredentials.h"

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

/// Whether a name can be a header's value: UTF-8 is sent as it is, control characters never.
bool isValueSafe(const QString &text)
{
    return std::ranges::none_of(text, [](QChar c) { return c < u' ' || c == u'\x7f'; });
}

std::unexpected<Error> unsendable(const QString &key)
{
    return fail(Errc::InvalidValue, u"characters that no header can hold"_s, {{u"key"_s, key}});
}

bool isSafe(const Impersonation &impersonation)
{
    QStringList values = impersonation.groups;
    values << impersonation.user << impersonation.uid;
    for (const QStringList &extra : impersonation.extra)
        values += extra;
    return std::ranges::all_of(values, isValueSafe);
}

} // namespace

bool isHeaderSafe(QByteArrayView token)
{
    return std::ranges::all_of(token, [](char c) { return c > 0x20 && c < 0x7f; });
}

Credentials::~Credentials() = default;

StaticCredentials::StaticCredentials(net::HttpHeaders headers, QObject *parent)
    : Credentials(parent), m_headers(std::move(headers))
{}

void StaticCredentials::headers(QObject *, Ready ready)
{
    ready(m_headers);
}

void StaticCredentials::renew(const net::HttpHeaders &refused, QObject *, Ready ready)
{
    if (refused == m_headers)
        ready(fail(Errc::Unauthorized));
    else
        ready(m_headers);
}

net::HttpHeaders impersonationHeaders(const Impersonation &impersonation)
{
    net::HttpHeaders headers;
    if (impersonation.user.isEmpty())
        return headers;
    headers.append({"Impersonate-User", impersonation.user.toUtf8()});
    if (!impersonation.uid.isEmpty())
        headers.append({"Impersonate-Uid", impersonation.uid.toUtf8()});
    for (const QString &group : impersonation.groups)
        headers.append({"Impersonate-Group", group.toUtf8()});
    for (auto it = impersonation.extra.begin(); it != impersonation.extra.end(); ++it) {
        const QByteArray name =
            "Impersonate-Extra-" + it.key().toUtf8().toPercentEncoding("!#$&'*+^`|");
        for (const QString &value : it.value())
            headers.append({name, value.toUtf8()});
    }
    return headers;
}

Result<std::unique_ptr<Credentials>> makeCredentials(const AuthSettings &settings,
                                                     const Clock &clock,
                                                     const std::shared_ptr<AuthServices> &services)
{
    if (!isHeaderSafe(settings.token))
        return unsendable(u"token"_s);
    if (!isSafe(settings.impersonation))
        return unsendable(u"as"_s);
    const net::HttpHeaders more = impersonationHeaders(settings.impersonation);
    if (!settings.tokenFile.isEmpty())
        return std::make_unique<TokenFileCredentials>(settings.tokenFile, settings.token, more,
                                                      clock);
    const bool fixed = !settings.token.isEmpty() || settings.basic;
    if (!fixed && (settings.exec || settings.oidc)) {
        if (!services)
            return fail(Errc::ConfigUnsupported, {},
                        {{u"key"_s, settings.exec ? u"exec"_s : u"auth-provider"_s}});
        if (settings.exec)
            return std::make_unique<ExecCredentials>(*settings.exec, more, services, clock);
        return std::make_unique<OidcCredentials>(*settings.oidc, more, services, clock);
    }
    net::HttpHeaders headers;
    if (!settings.token.isEmpty()) {
        headers.append({"Authorization", "Bearer " + settings.token});
    } else if (settings.basic) {
        // RFC 7617: the name ends at the first colon.
        if (settings.username.contains(u':'))
            return unsendable(u"username"_s);
        const QByteArray pair = (settings.username + u':' + settings.password).toUtf8();
        headers.append({"Authorization", "Basic " + pair.toBase64()});
    }
    return std::make_unique<StaticCredentials>(headers + more);
}

} // namespace firesteel::kube
