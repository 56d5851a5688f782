// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/restapi.h"

#include "core/net/websocket.h"
#include "core/practice/anonymous.h"
#include "core/practice/discovery.h"
#include "core/practice/fields.h"
#include "core/practice/forwardsession.h"
#include "core/practice/logstream.h"
#include "core/practice/rights.h"
#include "core/practice/seed.h"
#include "core/practice/watchstream.h"
#include "core/practice/writing.h"

#include <QLocale>

namespace firesteel::practice {

using namespace Qt::StringLiterals;

namespace {

/// Whether JSON is among what the client takes. Tables and Protobuf are not made here.
bool takesJson(const QByteArray &accept)
{
    if (accept.trimmed().isEmpty())
        return true;
    for (const QByteArray &part : accept.split(',')) {
        const QByteArray type = part.split(';').first().trimmed().toLower();
        const bool plain = !part.contains("as=") && !part.contains("stream=");
        if (type == "*/*" || type == "application/*" || (type == "application/json" && plain))
            return true;
    }
    return false;
}

/// Empty if another scheme or none is used: then it is nobody who asks.
QByteArray bearerToken(const net::HttpHeaders &headers)
{
    const QList<QByteArray> words = net::headerValue(headers, "Authorization").trimmed().split(' ');
    return words.first().toLower() == "bearer" ? words.value(1) : QByteArray();
}

/// Equal in a time that does not tell where they differ.
bool sameSecret(const QByteArray &a, const QByteArray &b)
{
    if (a.size() != b.size())
        return false;
    int different = 0;
    for (qsizetype i = 0; i < a.size(); ++i)
        different |= a.at(i) ^ b.at(i);
    return different == 0;
}

} // namespace

RestApi::RestApi(World &world, QByteArray token, QObject *parent)
    : QObject(parent), m_world(world), m_token(std::move(token))
{}

void RestApi::handle(net::HttpExchange *exchange)
{
    const ApiRequest request = readRequest(exchange->request());
    const QByteArray token = bearerToken(exchange->request().headers);
    if (token.isEmpty()) {
        if (const auto refused = refusalOfAnonymous(request))
            return refuse(exchange, *refused);
    } else if (!sameSecret(token, m_token)) {
        return refuse(exchange, fault::unauthorized());
    }
    const auto done = route(request, exchange);
    if (!done)
        refuse(exchange, done.error());
}

void RestApi::refuse(net::HttpExchange *exchange, const ApiFault &fault)
{
    if (fault.plain)
        answerBytes(exchange, fault.code, fault.message.toUtf8(), "text/plain; charset=utf-8");
    else
        answer(exchange, fault.code, statusOf(fault));
}

void RestApi::answer(net::HttpExchange *exchange, int code, const QJsonObject &object)
{
    answerBytes(exchange, code, toBytes(object) + '\n');
}

void RestApi::answerBytes(net::HttpExchange *exchange, int code, const QByteArray &body,
                          const QByteArray &type)
{
    net::HttpHeaders headers{{"Audit-Id", m_auditIds.uuid().toLatin1()},
                             {"Cache-Control", "no-cache, private"},
                             {"Content-Type", type},
                             {"Date", QLocale::c()
                                          .toString(m_world.timeline.wall().toUTC(),
                                                    u"ddd, dd MMM yyyy HH:mm:ss 'GMT'"_s)
                                          .toLatin1()}};
    exchange->respond(code, headers, body);
}

Answer<> RestApi::route(const ApiRequest &request, net::HttpExchange *exchange)
{
    const QString first = request.parts.value(0);
    if (request.parts.size() == 1 &&
        (first == "healthz"_L1 || first == "livez"_L1 || first == "readyz"_L1)) {
        answerBytes(exchange, 200, "ok", "text/plain; charset=utf-8");
        return {};
    }
    if (const auto found = discover(request.parts, m_address)) {
        if (request.method != "GET")
            return std::unexpected(fault::methodNotAllowed());
        if (!*found)
            return std::unexpected(found->error());
        answer(exchange, 200, **found);
        return {};
    }
    if (first != "api"_L1 && first != "apis"_L1)
        return std::unexpected(fault::pageNotFound());
    const auto target = targetOf(request.parts);
    if (!target)
        return std::unexpected(target.error());
    if (target->subresource.isEmpty() && !takesJson(request.accept))
        return std::unexpected(fault::notAcceptable());
    if (!target->place.type->kept)
        return review(request, *target, exchange);
    return target->isCollection() ? routeCollection(request, *target, exchange)
                                  : routeObject(request, *target, exchange);
}

Answer<> RestApi::routeCollection(const ApiRequest &request, const Target &target,
                                  net::HttpExchange *exchange)
{
    const Place &place = target.place;
    if (request.method == "GET") {
        if (!request.flag(u"watch"_s)) {
            const auto list = makeList(m_world.store, request, place);
            if (!list)
                return std::unexpected(list.error());
            answerBytes(exchange, 200, *list);
            return {};
        }
        const auto selected = selectedBy(request, place);
        if (!selected)
            return std::unexpected(selected.error());
        auto *watch = new WatchStream(m_world.store, m_world.timeline, *selected, exchange);
        return watch->start(request);
    }
    const bool everywhere = place.type->namespaced && place.nameSpace.isEmpty();
    if (everywhere || (request.method != "POST" && request.method != "DELETE"))
        return std::unexpected(fault::methodNotAllowed());
    const auto written = request.method == "POST"
                             ? createObject(m_world.objects, request, place)
                             : deleteCollection(m_world.objects, request, place);
    if (!written)
        return std::unexpected(written.error());
    const bool isNew = request.method == "POST" && place.type->plural == "namespaces"_L1;
    if (isNew && !request.query.contains(u"dryRun"_s))
        furnishNamespace(m_world.objects, nameOf(written->object));
    answer(exchange, written->code, written->object);
    return {};
}

Answer<> RestApi::routeObject(const ApiRequest &request, const Target &target,
                              net::HttpExchange *exchange)
{
    const bool pods = target.place.type->plural == "pods"_L1;
    if (pods && target.subresource == "log"_L1)
        return request.method == "GET" ? log(request, target.place, exchange)
                                       : std::unexpected(fault::methodNotAllowed());
    if (pods && target.subresource == "portforward"_L1)
        return forward(request, target.place, exchange);
    if (!target.subresource.isEmpty() && target.subresource != "status"_L1)
        return std::unexpected(fault::noSuchResource());
    if (request.method == "GET") {
        const auto object = m_world.objects.get(target.place);
        if (!object)
            return std::unexpected(object.error());
        answer(exchange, 200, *object);
        return {};
    }
    Answer<Written> written = std::unexpected(fault::methodNotAllowed());
    if (request.method == "PUT")
        written = replaceObject(m_world.objects, request, target);
    else if (request.method == "PATCH")
        written = patchObject(m_world.objects, request, target);
    else if (request.method == "DELETE" && target.subresource.isEmpty())
        written = deleteObject(m_world.objects, request, target.place);
    if (!written)
        return std::unexpected(written.error());
    answer(exchange, written->code, written->object);
    return {};
}

Answer<> RestApi::review(const ApiRequest &request, const Target &target,
                         net::HttpExchange *exchange)
{
    if (!target.isCollection())
        return std::unexpected(fault::noSuchResource());
    if (request.method != "POST")
        return std::unexpected(fault::methodNotAllowed());
    const auto body = objectOf(request, *target.place.type);
    if (!body)
        return std::unexpected(body.error());
    QJsonObject made = reviewed(*target.place.type, *body, m_world.timeline.stamp());
    if (target.place.type->plural == "localsubjectaccessreviews"_L1) {
        const QJsonObject spec = body->value("spec"_L1).toObject();
        QStringList groups;
        for (const QJsonValue one : spec.value("groups"_L1).toArray())
            groups.append(one.toString());
        const bool allowed = rolesAllow(m_world.store, spec.value("user"_L1).toString(), groups,
                                        spec.value("resourceAttributes"_L1).toObject());
        made.insert(u"status"_s, QJsonObject{{u"allowed"_s, allowed}});
    }
    answer(exchange, 201, made);
    return {};
}

Answer<> RestApi::log(const ApiRequest &request, const Place &place, net::HttpExchange *exchange)
{
    const auto pod = m_world.objects.get(place);
    if (!pod)
        return std::unexpected(pod.error());
    const auto found = findLog(m_world.logs, *pod, request);
    if (!found)
        return std::unexpected(found.error());
    if (!*found) {
        exchange->respond(204, {}, {});
        return {};
    }
    auto *stream = new LogStream(*found, exchange);
    const auto now = std::chrono::milliseconds(m_world.timeline.wall().toMSecsSinceEpoch());
    return stream->start(request, place.name, data::Instant(now));
}

Answer<> RestApi::forward(const ApiRequest &request, const Place &place,
                          net::HttpExchange *exchange)
{
    if (request.method != "GET" && request.method != "POST")
        return std::unexpected(fault::methodNotAllowed());
    const auto pod = m_world.objects.get(place);
    if (!pod)
        return std::unexpected(pod.error());
    if (text(*pod, "spec.nodeName"_L1).isEmpty())
        return std::unexpected(
            fault::badRequest(u"pod "_s + place.name + u" does not have a host assigned"_s));
    if (!exchange->isUpgradeRequest())
        return std::unexpected(fault::badRequest(u"Upgrade request required"_s));
    const QByteArray protocol = "v4.channel.k8s.io";
    bool ok = false;
    const uint port = request.query.value(u"ports"_s).section(u',', 0, 0).toUInt(&ok);
    // From here on it is the kubelet that answers, in plain text.
    if (!ok || port < 1 || port > 65535) {
        answerBytes(exchange, 400, "query parameter \"port\" is required\n",
                    "text/plain; charset=utf-8");
        return {};
    }
    if (!exchange->offeredProtocols().contains(protocol)) {
        answerBytes(exchange, 403, "no supported subprotocol was offered\n",
                    "text/plain; charset=utf-8");
        return {};
    }
    // A sandbox that is not there yet, or not any more, is not found.
    const QString phase = text(*pod, "status.phase"_L1);
    if (text(*pod, "status.podIP"_L1).isEmpty() || phase == "Succeeded"_L1 ||
        phase == "Failed"_L1) {
        answerBytes(exchange, 500,
                    "pod not found (\"" + place.name.toUtf8() + '_' + place.nameSpace.toUtf8() +
                        "\")",
                    "text/plain; charset=utf-8");
        return {};
    }
    auto *session =
        new ForwardSession(*m_world.kubelet, m_world.timeline, uidOf(*pod), quint16(port), this);
    if (net::WebSocket *socket = exchange->upgrade(protocol, session))
        session->adopt(socket);
    else
        session->deleteLater();
    return {};
}

} // namespace firesteel::practice
