// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/gateway/gatewayrules.h"

#include "core/net/httpmessage.h"

#include <QCryptographicHash>
#include <QUrl>

#include <algorithm>
#include <array>

namespace firesteel::engine {

using namespace Qt::StringLiterals;

namespace {

bool sameName(QByteArrayView name, QByteArrayView other)
{
    return name.compare(other, Qt::CaseInsensitive) == 0;
}

bool isAnyOf(QByteArrayView name, std::initializer_list<QByteArrayView> names)
{
    return std::ranges::any_of(names, [&](QByteArrayView one) { return sameName(name, one); });
}

/// RFC 9110 §7.6.1: these, and what Connection names.
bool isHopByHop(const net::HttpHeaders &headers, const QByteArray &name)
{
    return isAnyOf(name, {"connection", "keep-alive", "proxy-authenticate", "proxy-authorization",
                          "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade",
                          "http2-settings"}) ||
           net::fieldHasToken(headers, "connection", name);
}

bool sameInConstantTime(QByteArrayView a, QByteArrayView b)
{
    if (a.size() != b.size())
        return false;
    unsigned char difference = 0;
    for (qsizetype i = 0; i < a.size(); ++i)
        difference |= static_cast<unsigned char>(a[i]) ^ static_cast<unsigned char>(b[i]);
    return difference == 0;
}

/// The Cookie field without our own; empty if nothing is left.
QByteArray withoutOurCookie(const QByteArray &value, const QByteArray &name)
{
    QByteArrayList kept;
    for (const QByteArray &part : value.split(';')) {
        const QByteArray pair = part.trimmed();
        if (!pair.isEmpty() && pair.left(pair.indexOf('=')).trimmed() != name)
            kept << pair;
    }
    return kept.join("; ");
}

/// A cookie of the driver's for this host alone; empty if it would take the place of ours.
QByteArray hostOnlyCookie(const QByteArray &value, const QByteArray &name)
{
    QByteArrayList kept;
    for (const QByteArray &part : value.split(';')) {
        const QByteArray attribute = part.trimmed();
        if (!sameName(attribute.left(attribute.indexOf('=')).trimmed(), "domain"))
            kept << attribute;
    }
    const QByteArray first = kept.value(0);
    return first.left(first.indexOf('=')).trimmed() == name ? QByteArray() : kept.join("; ");
}

/// Spark's pages have scripts and styles inside; they load nothing from elsewhere.
constexpr auto SparkPolicy =
    "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; object-src 'none'; "
    "frame-src 'none'; worker-src 'self' blob:; base-uri 'self'; form-action 'self'; "
    "frame-ancestors 'none'";
constexpr auto OwnPolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; "
                           "form-action 'none'; frame-ancestors 'none'";

void addPolicies(net::HttpHeaders &headers, const QByteArray &policy)
{
    headers.emplaceBack("Content-Security-Policy", policy);
    headers.emplaceBack("X-Content-Type-Options", "nosniff");
    headers.emplaceBack("X-Frame-Options", "DENY");
    headers.emplaceBack("Referrer-Policy", "no-referrer");
    headers.emplaceBack("Cross-Origin-Opener-Policy", "same-origin");
    headers.emplaceBack("Cross-Origin-Resource-Policy", "same-origin");
}

} // namespace

QByteArray gatewaySlug(const QString &name, const QByteArray &unique)
{
    constexpr qsizetype Longest = 40; // a label has at most 63 characters
    QByteArray slug;
    for (const QChar c : name.toLower()) {
        const bool plain = (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9');
        if (plain)
            slug += c.toLatin1();
        else if (!slug.isEmpty() && !slug.endsWith('-'))
            slug += '-';
    }
    slug.truncate(Longest);
    while (slug.endsWith('-'))
        slug.chop(1);
    if (slug.isEmpty() || slug.startsWith("xn-"))
        slug.prepend("app-");
    if (!slug.endsWith('-'))
        slug += '-';
    return slug + QCryptographicHash::hash(unique, QCryptographicHash::Sha256).toHex().left(8);
}

bool hasKey(const net::HttpHeaders &headers, const GatewayIdentity &identity)
{
    for (const auto &[field, value] : headers) {
        if (!sameName(field, "cookie"))
            continue;
        for (const QByteArray &part : value.split(';')) {
            const QByteArray pair = part.trimmed();
            const qsizetype equals = pair.indexOf('=');
            if (equals > 0 && pair.first(equals) == identity.cookieName() &&
                sameInConstantTime(QByteArrayView(pair).sliced(equals + 1), identity.cookie))
                return true;
        }
    }
    return false;
}

Admission admission(const net::HttpServerRequest &request, const GatewayIdentity &identity)
{
    QByteArrayList hosts;
    for (const auto &[field, value] : request.headers) {
        if (sameName(field, "host"))
            hosts << value.trimmed();
    }
    if (hosts.size() != 1 || !sameName(hosts.constFirst(), identity.authority()))
        return Admission::WrongHost;
    if (!request.target.startsWith('/') || request.target.startsWith("//"))
        return Admission::BadTarget;
    const QByteArray &method = request.method;
    if (method != "GET" && method != "HEAD" && method != "POST")
        return Admission::WrongMethod;
    if (request.target.startsWith(kLinkPath))
        return method == "GET" ? Admission::Link : Admission::WrongMethod;
    if (!hasKey(request.headers, identity))
        return Admission::NoKey;
    // SameSite keeps the cookie from other sites' requests already; this holds without it too.
    const QByteArray site = net::headerValue(request.headers, "sec-fetch-site");
    const QByteArray mode = net::headerValue(request.headers, "sec-fetch-mode");
    const bool foreignSite = sameName(site, "cross-site") || sameName(site, "same-site");
    if (foreignSite && !(method == "GET" && sameName(mode, "navigate")))
        return Admission::Foreign;
    const QByteArray origin = net::headerValue(request.headers, "origin");
    if (method == "POST" && !origin.isEmpty() && !sameName(origin, identity.origin()))
        return Admission::Foreign;
    return Admission::Granted;
}

bool wouldChange(const net::HttpServerRequest &request)
{
    if (request.method != "GET" && request.method != "HEAD")
        return true;
    // As the driver's web server reads it: decoded, and without the parameters of a part (";…").
    const QByteArray path = QByteArray::fromPercentEncoding(request.target.split('?').constFirst());
    const QByteArrayList parts = path.split('/');
    return std::ranges::any_of(parts, [](const QByteArray &part) {
        return sameName(part.split(';').constFirst().trimmed(), "kill");
    });
}

std::optional<QByteArray> withoutPrefix(const QByteArray &text, const QByteArrayList &prefixes)
{
    for (const QByteArray &prefix : prefixes) {
        if (prefix.isEmpty() || !text.startsWith(prefix))
            continue;
        const QByteArray rest = text.sliced(prefix.size());
        if (rest.isEmpty())
            return QByteArray("/");
        if (rest.startsWith('/') && !rest.startsWith("//"))
            return rest;
        if (rest.startsWith('?') || rest.startsWith('#'))
            return QByteArray('/' + rest);
    }
    return std::nullopt;
}

net::HttpHeaders towardsDriver(const net::HttpHeaders &headers, const GatewayIdentity &identity)
{
    net::HttpHeaders out;
    for (const auto &[name, value] : headers) {
        // Content-Length and Accept-Encoding are our client's; X-Forwarded-Context would change
        // Spark's links.
        if (isHopByHop(headers, name) || name.toLower().startsWith("x-forwarded") ||
            isAnyOf(name, {"host", "content-length", "accept-encoding", "forwarded", "via",
                           "origin", "referer", "expect"}))
            continue;
        if (!sameName(name, "cookie")) {
            out.emplaceBack(name, value);
            continue;
        }
        if (const QByteArray left = withoutOurCookie(value, identity.cookieName()); !left.isEmpty())
            out.emplaceBack(name, left);
    }
    return out;
}

std::optional<QByteArray> rewrittenLocation(const QByteArray &location, const DriverNames &names)
{
    if (const auto inside = withoutPrefix(location, names.prefixes))
        return inside;
    const QUrl url = QUrl::fromEncoded(location, QUrl::TolerantMode);
    if (url.host().isEmpty())
        return location; // relative, or nothing that a browser could follow
    const bool http = url.scheme().isEmpty() || url.scheme() == "http"_L1;
    if (!http && url.scheme() != "https"_L1)
        return location;
    if (!names.hosts.contains(url.host(), Qt::CaseInsensitive))
        return location;
    if (!http)
        return std::nullopt;
    const QByteArray path = url.toEncoded(QUrl::RemoveScheme | QUrl::RemoveAuthority)
                                .prepend(url.path().isEmpty() ? "/" : "");
    // A path that begins with two slashes would name a host.
    qsizetype slashes = 0;
    while (slashes < path.size() && path.at(slashes) == '/')
        ++slashes;
    const QByteArray clean = slashes > 1 ? path.sliced(slashes - 1) : path;
    return withoutPrefix(clean, names.prefixes).value_or(clean);
}

net::HttpHeaders towardsBrowser(const net::HttpHead &head, const QByteArray &target,
                                const GatewayIdentity &identity, const DriverNames &names)
{
    net::HttpHeaders out;
    for (const auto &[name, value] : head.headers) {
        if (isHopByHop(head.headers, name) ||
            isAnyOf(name, {"content-length", "content-encoding", "content-security-policy",
                           "content-security-policy-report-only", "x-content-type-options",
                           "x-frame-options", "referrer-policy", "cache-control", "pragma",
                           "expires", "strict-transport-security", "alt-svc", "refresh", "link",
                           "access-control-allow-origin", "access-control-allow-credentials",
                           "cross-origin-opener-policy", "cross-origin-resource-policy"}))
            continue;
        if (sameName(name, "location")) {
            if (const auto location = rewrittenLocation(value, names))
                out.emplaceBack(name, *location);
        } else if (sameName(name, "set-cookie")) {
            if (const QByteArray cookie = hostOnlyCookie(value, identity.cookieName());
                !cookie.isEmpty())
                out.emplaceBack(name, cookie);
        } else {
            out.emplaceBack(name, value);
        }
    }
    // A host name belongs to one run, so its scripts and pictures may be kept; facts may not.
    const bool asset = head.status == 200 && target.startsWith("/static/");
    out.emplaceBack("Cache-Control", asset ? "private, max-age=3600" : "no-store");
    addPolicies(out, SparkPolicy);
    return out;
}

net::HttpHeaders ownHeaders(const QByteArray &contentType)
{
    net::HttpHeaders out{{"Content-Type", contentType}, {"Cache-Control", "no-store"}};
    addPolicies(out, OwnPolicy);
    return out;
}

bool wantsPage(const net::HttpHeaders &headers)
{
    const QByteArray mode = net::headerValue(headers, "sec-fetch-mode");
    return mode.isEmpty() ? net::headerValue(headers, "accept").contains("text/html")
                          : sameName(mode, "navigate");
}

bool isHtml(const net::HttpHeaders &headers)
{
    return net::headerValue(headers, "content-type").toLower().startsWith("text/html");
}

} // namespace firesteel::engine
