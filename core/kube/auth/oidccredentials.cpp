// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/auth/oidccredentials.h"

#include "core/base/redact.h"
#include "core/data/json.h"
#include "core/kube/auth/jwt.h"
#include "core/kube/config/material.h"
#include "core/kube/config/proxyrules.h"
#include "core/kube/config/serverurl.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QUrl>

#include <memory>

namespace firesteel::kube {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr qint64 kLargestAnswer = 1 << 20;
constexpr qsizetype kLongestDetail = 500;
constexpr auto kLongestRequest = 30s;

QByteArray accountKey(const OidcSettings &settings)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QByteArray &part : {settings.issuerUrl.toUtf8(), settings.clientId.toUtf8(),
                                   settings.refreshToken.toUtf8(), settings.idToken})
        hash.addData(QByteArray(part.toHex() + '\n'));
    return "oidc:" + hash.result();
}

QString withoutSlash(QString url)
{
    while (url.endsWith(u'/'))
        url.chop(1);
    return url;
}

QByteArray form(const QList<QPair<QByteArray, QString>> &fields)
{
    QByteArray body;
    for (const auto &[name, value] : fields)
        body += (body.isEmpty() ? "" : "&") + name + '=' + net::percentEncoded(value);
    return body;
}

/// Where a request goes: the server and the path with its query.
struct Address {
    net::Endpoint endpoint;
    QByteArray target;
};

Result<Address> addressOf(const QString &text, const OidcSettings &settings,
                          const QProcessEnvironment &environment)
{
    const QUrl url(text, QUrl::StrictMode);
    const auto server = parseServerUrl(text);
    if (!server)
        return std::unexpected(server.error());
    if (!url.isValid() || (!server->tls && !isLoopback(server->host)))
        return fail(Errc::ConfigInvalid);
    const auto proxy = proxyFromEnvironment(*server, environment);
    if (!proxy)
        return std::unexpected(proxy.error());
    Address address;
    address.endpoint.tls = server->tls;
    address.endpoint.host = server->host;
    address.endpoint.port = server->port;
    address.endpoint.proxy = *proxy;
    if (!settings.certificateAuthority.isEmpty()) {
        const auto anchors = readCertificates(settings.certificateAuthority);
        if (!anchors)
            return std::unexpected(anchors.error());
        address.endpoint.security.anchors = *anchors;
    }
    address.target =
        url.toEncoded(QUrl::RemoveScheme | QUrl::RemoveAuthority | QUrl::RemoveFragment);
    if (!address.target.startsWith('/'))
        address.target.prepend('/');
    return address;
}

} // namespace

OidcCredentials::OidcCredentials(OidcSettings settings, net::HttpHeaders more,
                                 std::shared_ptr<AuthServices> services, const Clock &clock,
                                 QObject *parent)
    : RenewingCredentials(services->shared(accountKey(settings)), std::move(more), clock, parent),
      m_settings(std::move(settings)), m_services(std::move(services))
{}

OidcCredentials::~OidcCredentials() = default;

std::chrono::milliseconds OidcCredentials::longestTime()
{
    return 2 * kLongestRequest; // what there is to know, and the token
}

std::unexpected<Error> OidcCredentials::failed(const QString &reason, const QString &detail) const
{
    return fail(Errc::OidcRefreshFailed, redacted(m_secrets.blanked(detail)).left(kLongestDetail),
                {{u"finding"_s, u"oidc-refresh-failed"_s},
                 {u"reason"_s, reason},
                 {u"issuer"_s, m_settings.issuerUrl}});
}

Error OidcCredentials::refusedError(const ObtainedCredential &credential) const
{
    const bool over = credential.expires.isValid() && credential.expires <= clock().wall();
    return failed(over ? u"expired"_s : u"refused-new"_s).error();
}

void OidcCredentials::obtain(const std::optional<ObtainedCredential> &latest, Obtained done)
{
    if (!latest && !m_settings.idToken.isEmpty()) {
        const auto end = tokenEnd(m_settings.idToken);
        if (end && *end > clock().wall()) {
            ObtainedCredential credential;
            credential.token = m_settings.idToken;
            credential.expires = *end;
            credential.kept = true;
            return done(credential);
        }
    }
    m_refreshToken = latest && !latest->refreshToken.isEmpty() ? latest->refreshToken
                                                               : m_settings.refreshToken.toUtf8();
    if (m_refreshToken.isEmpty())
        return done(failed(u"no-refresh-token"_s));
    m_done = std::move(done);
    Q_EMIT waitingFor(m_settings.issuerUrl);
    net::HttpRequest ask;
    ask.headers = {{"Accept", "application/json"}};
    request(withoutSlash(m_settings.issuerUrl) + "/.well-known/openid-configuration"_L1, ask,
            [this](int status, const QByteArray &body) { discovered(status, body); });
}

void OidcCredentials::finish(const Result<ObtainedCredential> &result)
{
    Q_EMIT waitingFor({});
    if (const Obtained done = std::exchange(m_done, {}))
        done(result);
}

void OidcCredentials::request(const QString &url, net::HttpRequest request, Answered answered)
{
    const auto address = addressOf(url, m_settings, m_services->options().environment);
    if (!address) {
        const Error &why = address.error();
        return finish(failed(u"issuer"_s, why.detail));
    }
    if (m_http)
        m_http.release()->deleteLater(); // we may be in a signal of its
    m_secrets = net::SentSecrets(request.headers, address->endpoint);
    m_secrets.add(m_settings.clientSecret);
    m_secrets.add(QString::fromUtf8(m_refreshToken));
    m_http = std::make_unique<net::HttpClient>(address->endpoint);
    request.target = address->target;
    request.maxBody = kLargestAnswer;
    request.timeouts = {.connect = 10s, .tls = 10s, .head = 20s, .total = kLongestRequest};
    net::HttpCall *call = m_http->send(request);
    const auto body = std::make_shared<QByteArray>();
    connect(call, &net::HttpCall::bodyReceived, this,
            [body](const QByteArray &piece) { *body += piece; });
    connect(call, &net::HttpCall::finished, this,
            [this, call, body, answered = std::move(answered)] {
                if (const Result<> &result = call->result(); !result) {
                    Error error = failed(u"unreachable"_s, result.error().detail).error();
                    const QMap<QString, QString> &known = result.error().context;
                    for (auto it = known.begin(); it != known.end(); ++it) {
                        if (!error.context.contains(it.key()))
                            error.context.insert(it.key(), it.value());
                    }
                    error.context.insert(u"code"_s, errcName(result.error().code));
                    return finish(std::unexpected(error));
                }
                answered(call->head().status, *body);
            });
}

void OidcCredentials::discovered(int status, const QByteArray &body)
{
    const auto document = data::parseObject(body);
    const QString endpoint = document ? document->value("token_endpoint"_L1).toString() : QString();
    if (status != 200 || endpoint.isEmpty()) {
        Error error = failed(u"answer"_s).error();
        return finish(std::unexpected(error.with(u"status"_s, QString::number(status))));
    }
    // Discovery 1.0 §4.3: else anybody's document could send the refresh token anywhere.
    if (withoutSlash(document->value("issuer"_L1).toString()) != withoutSlash(m_settings.issuerUrl))
        return finish(failed(u"issuer"_s, document->value("issuer"_L1).toString()));
    const QJsonValue methods = document->value("token_endpoint_auth_methods_supported"_L1);
    const bool basic = !methods.isArray() || methods.toArray().contains("client_secret_basic"_L1);
    askForToken({endpoint.toUtf8(), basic});
}

void OidcCredentials::askForToken(const Discovered &server)
{
    QList<QPair<QByteArray, QString>> fields{{"grant_type", u"refresh_token"_s},
                                             {"refresh_token", QString::fromUtf8(m_refreshToken)}};
    net::HttpRequest ask;
    ask.method = "POST";
    ask.headers = {{"Accept", "application/json"},
                   {"Content-Type", "application/x-www-form-urlencoded"}};
    if (m_settings.clientSecret.isEmpty() || !server.basic) {
        fields.append({"client_id", m_settings.clientId});
        if (!m_settings.clientSecret.isEmpty())
            fields.append({"client_secret", m_settings.clientSecret});
    } else { // RFC 6749 §2.3.1
        const QByteArray pair = net::percentEncoded(m_settings.clientId) + ':' +
                                net::percentEncoded(m_settings.clientSecret);
        ask.headers.append({"Authorization", "Basic " + pair.toBase64()});
    }
    ask.body = form(fields);
    request(QString::fromUtf8(server.tokenEndpoint), ask,
            [this](int status, const QByteArray &body) { tokenAnswered(status, body); });
}

void OidcCredentials::tokenAnswered(int status, const QByteArray &body)
{
    const auto answer = data::parseObject(body);
    if (status != 200 || !answer) {
        const QString word = answer ? answer->value("error"_L1).toString() : QString();
        Error error = failed(word.isEmpty() ? u"answer"_s : u"refused"_s,
                             answer ? answer->value("error_description"_L1).toString() : QString())
                          .error();
        error.context.insert(u"status"_s, QString::number(status));
        if (!word.isEmpty())
            error.context.insert(u"error"_s, redacted(m_secrets.blanked(word)).left(64));
        return finish(std::unexpected(error));
    }
    ObtainedCredential credential;
    credential.token = answer->value("id_token"_L1).toString().toUtf8();
    if (credential.token.isEmpty() || !isHeaderSafe(credential.token))
        return finish(failed(u"no-id-token"_s));
    if (const auto end = tokenEnd(credential.token))
        credential.expires = *end;
    credential.refreshToken = answer->value("refresh_token"_L1).toString().toUtf8();
    if (credential.refreshToken.isEmpty())
        credential.refreshToken = m_refreshToken;
    keep(credential);
    finish(credential);
}

/// For the next start, and for who reads the log-in from where it is kept in the meantime: it is
/// the same account.
void OidcCredentials::keep(const ObtainedCredential &credential) const
{
    if (credential.refreshToken == m_refreshToken)
        return;
    OidcSettings next = m_settings;
    next.refreshToken = QString::fromUtf8(credential.refreshToken);
    next.idToken = credential.token;
    m_services->share(accountKey(m_settings), accountKey(next));
    m_services->tellRenewed({.issuerUrl = next.issuerUrl,
                             .clientId = next.clientId,
                             .usedToken = QString::fromUtf8(m_refreshToken),
                             .refreshToken = next.refreshToken,
                             .idToken = next.idToken});
}

OidcSettings OidcCredentials::renewed(OidcSettings settings, AuthServices &services)
{
    const auto latest = services.shared(accountKey(settings))->latest();
    if (latest && !latest->refreshToken.isEmpty() &&
        latest->refreshToken != settings.refreshToken.toUtf8()) {
        settings.refreshToken = QString::fromUtf8(latest->refreshToken);
        settings.idToken = latest->token;
    }
    return settings;
}

} // namespace firesteel::kube
