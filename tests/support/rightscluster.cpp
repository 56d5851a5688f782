// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/rightscluster.h"

#include "core/data/json.h"
#include "core/data/jsonwriter.h"

#include <QHostAddress>
#include <QJsonArray>
#include <QUrl>
#include <QUrlQuery>

namespace firesteel::test {

using namespace Qt::StringLiterals;

namespace {

void answerJson(net::HttpExchange *exchange, int code, const QJsonObject &object)
{
    exchange->respond(code, {{"Content-Type", "application/json"}}, data::toCompactJson(object));
}

QString fullResource(const QString &group, const QString &resource)
{
    return group.isEmpty() ? resource : QString(resource + u'.' + group);
}

} // namespace

RightsCluster::RightsCluster()
    : m_rule(
          [](const QString &, const QString &, const QString &, const QString &) { return false; })
{
    net::HttpServer::Options options;
    options.tls = m_authority.server().serverConfiguration();
    m_server = std::make_unique<net::HttpServer>(options);
    m_server->setHandler([this](net::HttpExchange *exchange) { handle(exchange); });
    if (!m_server->listen(QHostAddress(QHostAddress::LocalHost)))
        qFatal("no port");
}

RightsCluster::~RightsCluster() = default;

net::Endpoint RightsCluster::endpoint() const
{
    net::Endpoint endpoint;
    endpoint.host = u"127.0.0.1"_s;
    endpoint.port = m_server->port();
    endpoint.security.anchors = m_authority.anchors();
    return endpoint;
}

void RightsCluster::put(const QString &path, const QJsonObject &object)
{
    QJsonObject kept = object;
    QJsonObject metadata = kept.value("metadata"_L1).toObject();
    metadata.insert("name"_L1, path.section(u'/', -1));
    metadata.insert("resourceVersion"_L1, QString::number(++m_version));
    metadata.insert("uid"_L1, QString(u"uid-"_s + QString::number(m_version)));
    kept.insert("metadata"_L1, metadata);
    m_objects.insert(path, kept);
}

RightsCluster::Call RightsCluster::callOf(const net::HttpServerRequest &request) const
{
    const QUrl url = QUrl::fromEncoded(request.target);
    Call call;
    call.path = url.path();
    call.dryRun = QUrlQuery(url).hasQueryItem(u"dryRun"_s);
    call.user = m_user;
    for (const auto &[name, value] : request.headers) {
        if (name.compare("Impersonate-User", Qt::CaseInsensitive) == 0)
            call.user = QString::fromUtf8(value);
    }
    QStringList parts = call.path.split(u'/', Qt::SkipEmptyParts);
    call.group = parts.value(0) == "apis"_L1 ? parts.value(1) : QString();
    parts = parts.sliced(std::min<qsizetype>(parts.size(), call.group.isEmpty() ? 2 : 3));
    if (parts.value(0) == "namespaces"_L1) {
        call.namespaceName = parts.value(1);
        if (parts.size() > 2)
            parts = parts.sliced(2);
    }
    call.resource = parts.value(0);
    call.name = parts.value(1);
    if (parts.size() > 2)
        call.resource += u'/' + parts.value(2);
    return call;
}

bool RightsCluster::may(const Call &call, const QString &verb) const
{
    return m_rule(call.user, verb, fullResource(call.group, call.resource), call.namespaceName);
}

void RightsCluster::handle(net::HttpExchange *exchange)
{
    const net::HttpServerRequest &request = exchange->request();
    const Call call = callOf(request);
    if (before)
        before(request.method, call.path);
    if (call.user != m_user && !m_rule(m_user, u"impersonate"_s, u"serviceaccounts"_s, {})) {
        refuse(exchange, 403, u"Forbidden"_s, u"may not impersonate"_s, call);
        return;
    }
    if (m_pages.contains(call.path))
        exchange->respond(200, {{"Content-Type", "application/json"}}, m_pages.value(call.path));
    else if (call.resource.endsWith("reviews"_L1))
        review(exchange, call);
    else if (request.method == "GET")
        read(exchange, call);
    else
        write(exchange, call);
}

void RightsCluster::review(net::HttpExchange *exchange, const Call &call)
{
    QJsonObject body = data::parseObject(exchange->request().body).value_or(QJsonObject());
    if (call.resource == "selfsubjectreviews"_L1) {
        body.insert("status"_L1,
                    QJsonObject{{u"userInfo"_s, QJsonObject{{u"username"_s, call.user}}}});
        answerJson(exchange, 201, body);
        return;
    }
    const QJsonObject spec = body.value("spec"_L1).toObject();
    QString user = call.user;
    if (call.resource == "localsubjectaccessreviews"_L1) {
        if (!may(call, u"create"_s)) {
            refuse(exchange, 403, u"Forbidden"_s, u"may not ask about others"_s, call);
            return;
        }
        user = spec.value("user"_L1).toString();
    }
    const QJsonObject asked = spec.value("resourceAttributes"_L1).toObject();
    QString resource = asked.value("resource"_L1).toString();
    if (asked.contains("subresource"_L1))
        resource += u'/' + asked.value("subresource"_L1).toString();
    const bool allowed = m_rule(user, asked.value("verb"_L1).toString(),
                                fullResource(asked.value("group"_L1).toString(), resource),
                                asked.value("namespace"_L1).toString());
    body.insert("status"_L1, QJsonObject{{u"allowed"_s, allowed}});
    answerJson(exchange, 201, body);
}

void RightsCluster::read(net::HttpExchange *exchange, const Call &call)
{
    if (!may(call, call.name.isEmpty() ? u"list"_s : u"get"_s)) {
        refuse(exchange, 403, u"Forbidden"_s, u"may not read"_s, call);
        return;
    }
    const bool one = !call.name.isEmpty() || call.path.section(u'/', -2, -2) == "namespaces"_L1;
    if (one) {
        if (m_objects.contains(call.path))
            answerJson(exchange, 200, m_objects.value(call.path));
        else
            refuse(exchange, 404, u"NotFound"_s, u"not found"_s, call);
        return;
    }
    QJsonArray items;
    for (auto it = m_objects.cbegin(); it != m_objects.cend(); ++it) {
        if (it.key().section(u'/', 0, -2) == call.path)
            items.append(it.value());
    }
    answerJson(exchange, 200,
               {{u"kind"_s, u"List"_s},
                {u"apiVersion"_s, u"v1"_s},
                {u"metadata"_s, QJsonObject{{u"resourceVersion"_s, u"1"_s}}},
                {u"items"_s, items}});
}

QString RightsCluster::lostRole(const Call &call, const QJsonObject &binding) const
{
    if (call.resource != "rolebindings"_L1 ||
        m_rule(call.user, u"bind"_s, u"roles.rbac.authorization.k8s.io"_s, call.namespaceName))
        return {};
    const QString name = binding.value("roleRef"_L1)["name"_L1].toString();
    const QString roles = call.path.section(u'/', 0, -2) + u"/roles/"_s;
    return m_objects.contains(roles + name) ? QString() : name;
}

void RightsCluster::write(net::HttpExchange *exchange, const Call &call)
{
    const QByteArray method = exchange->request().method;
    const QJsonObject body = data::parseObject(exchange->request().body).value_or(QJsonObject());
    const QJsonObject metadata = body.value("metadata"_L1).toObject();
    const bool create = method == "POST";
    if (!may(call, create ? u"create"_s : u"patch"_s)) {
        refuse(exchange, 403, u"Forbidden"_s, u"may not write"_s, call);
        return;
    }
    const QString path =
        create ? QString(call.path + u'/' + metadata.value("name"_L1).toString()) : call.path;
    if (create && m_objects.contains(path)) {
        refuse(exchange, 409, u"AlreadyExists"_s, u"already exists"_s, call);
        return;
    }
    if (const QString role = create ? lostRole(call, body) : QString(); !role.isEmpty()) {
        Call missing = call;
        missing.resource = u"roles"_s;
        missing.name = role;
        refuse(exchange, 404, u"NotFound"_s, u"roles \"%1\" not found"_s.arg(role), missing);
        return;
    }
    QJsonObject next = create ? body : m_objects.value(path);
    if (!create) {
        const QString version =
            next.value("metadata"_L1).toObject().value("resourceVersion"_L1).toString();
        if (metadata.value("resourceVersion"_L1).toString() != version) {
            refuse(exchange, 409, u"Conflict"_s, u"the object has been modified"_s, call);
            return;
        }
        for (auto it = body.begin(); it != body.end(); ++it) {
            if (it.key() != "metadata"_L1)
                next.insert(it.key(), it.value());
        }
    }
    if (call.dryRun) {
        ++m_dryRuns;
    } else {
        put(path, next);
        m_written.append(QString::fromLatin1(method) + u' ' + path);
        next = m_objects.value(path);
    }
    answerJson(exchange, create ? 201 : 200, next);
}

void RightsCluster::refuse(net::HttpExchange *exchange, int code, const QString &reason,
                           const QString &message, const Call &call)
{
    QJsonObject details{{u"group"_s, call.group}, {u"kind"_s, call.resource}};
    if (!call.name.isEmpty())
        details.insert("name"_L1, call.name);
    answerJson(exchange, code,
               {{u"kind"_s, u"Status"_s},
                {u"apiVersion"_s, u"v1"_s},
                {u"status"_s, u"Failure"_s},
                {u"reason"_s, reason},
                {u"message"_s, message},
                {u"details"_s, details},
                {u"code"_s, code}});
}

} // namespace firesteel::test
