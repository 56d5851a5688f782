// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/connection.h"
#include "core/kube/config/resolvedcontext.h"
#include "core/net/httpclient.h"
#include "core/practice/practicecluster.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPointer>
#include <QSignalSpy>
#include <QtTest/QTest>

namespace firesteel::test {

using namespace Qt::StringLiterals;

/// A practice cluster and somebody who asks it over HTTP. Time passes only by advance(), unless
/// the options say otherwise.
class PracticeClient
{
public:
    explicit PracticeClient(practice::PracticeCluster::Options options = manual())
        : cluster(options)
    {
        QSignalSpy ready(&cluster, &practice::PracticeCluster::ready);
        cluster.start();
        if (!ready.wait(10'000))
            qFatal("the practice cluster did not start");
        const auto config = kube::parseKubeconfig(cluster.kubeconfig(), u"kubeconfig"_s);
        const auto context = kube::resolve(config, {}, {});
        if (!context)
            qFatal("its kubeconfig is bad");
        connection.endpoint = context->endpoint;
        connection.auth = context->auth;
        connection.namespaceName = context->namespaceName;
        http = std::make_unique<net::HttpClient>(connection.endpoint);
    }

    static practice::PracticeCluster::Options manual()
    {
        practice::PracticeCluster::Options options;
        options.manual = true;
        return options;
    }

    struct Reply {
        int status = 0;
        net::HttpHeaders headers{};
        QByteArray body{};
        bool over = false;
        [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(body).object(); }
        [[nodiscard]] QString reason() const { return json()["reason"_L1].toString(); }
        /// Of a watch: "ADDED name".
        [[nodiscard]] QStringList events() const
        {
            QStringList list;
            for (const QByteArray &line : body.split('\n')) {
                if (line.isEmpty())
                    continue;
                const QJsonObject event = QJsonDocument::fromJson(line).object();
                list.append(event["type"_L1].toString() + u' ' +
                            event["object"_L1]["metadata"_L1]["name"_L1].toString());
            }
            return list;
        }
    };
    using ReplyPtr = std::shared_ptr<Reply>;

    /// Begins an exchange; the reply fills as it comes.
    ReplyPtr begin(const QByteArray &method, const QByteArray &target, const QByteArray &body = {},
                   net::HttpHeaders headers = {}, bool stream = false)
    {
        net::HttpRequest request;
        request.method = method;
        request.target = target;
        request.body = body;
        request.stream = stream;
        const bool given = !net::headerValue(headers, "Authorization").isEmpty();
        if (!given && !connection.auth.token.isEmpty())
            headers.emplaceBack("Authorization", "Bearer " + connection.auth.token);
        if (!body.isEmpty() && net::headerValue(headers, "Content-Type").isEmpty())
            headers.emplaceBack("Content-Type", "application/json");
        request.headers = headers;
        auto reply = std::make_shared<Reply>();
        net::HttpCall *call = http->send(request);
        QObject::connect(call, &net::HttpCall::headReceived, call, [call, reply] {
            reply->status = call->head().status;
            reply->headers = call->head().headers;
        });
        QObject::connect(call, &net::HttpCall::bodyReceived, call,
                         [reply](const QByteArray &piece) { reply->body += piece; });
        QObject::connect(call, &net::HttpCall::finished, call, [reply] { reply->over = true; });
        return reply;
    }

    Reply ask(const QByteArray &method, const QByteArray &target, const QByteArray &body = {},
              const net::HttpHeaders &headers = {})
    {
        const ReplyPtr reply = begin(method, target, body, headers);
        [[maybe_unused]] const bool over = QTest::qWaitFor([&] { return reply->over; }, 20'000);
        return *reply;
    }
    Reply get(const QByteArray &target) { return ask("GET", target); }
    Reply post(const QByteArray &target, const QJsonObject &body)
    {
        return ask("POST", target, QJsonDocument(body).toJson());
    }
    Reply patch(const QByteArray &target, const QByteArray &type, const QByteArray &body)
    {
        return ask("PATCH", target, body, {{"Content-Type", type}});
    }
    ReplyPtr watch(const QByteArray &target) { return begin("GET", target, {}, {}, true); }

    practice::PracticeCluster cluster;
    engine::Connection connection;
    std::unique_ptr<net::HttpClient> http;
};

} // namespace firesteel::test
