// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/kube/check/ladder.h"
#include "tests/support/fakeproxies.h"
#include "tests/support/faultproxy.h"
#include "tests/support/stricttlsserver.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkProxy>
#include <QSet>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include <functional>
#include <memory>
#include <vector>

namespace firesteel::test {

/// A server on loopback that answers as Kubernetes does, until a test bends it, and the ladder up
/// to it.
class CheckRig
{
public:
    CheckRig()
    {
        request.auth.token = "a-good-token";
        request.namespaceName = QStringLiteral("jobs");
        request.clusterHere = false;
        request.connectTimeout = std::chrono::milliseconds(4000);
        request.answerTimeout = std::chrono::milliseconds(4000);
    }

    // ---- servers

    /// TLS with that identity; trusted is `anchors`.
    void serve(const TestIdentity &identity, const QList<QSslCertificate> &anchors)
    {
        FaultProxy::Options options;
        options.tls = identity.serverConfiguration();
        serve(options, anchors);
    }
    void serve(const FaultProxy::Options &options, const QList<QSslCertificate> &anchors)
    {
        server = std::make_unique<FaultProxy>(options);
        server->setResponder([this](const SeenRequest &seen) { return answer(seen); });
        request.endpoint = server->endpoint(anchors);
    }
    void serveWell()
    {
        CertificateOptions options;
        options.commonName = QStringLiteral("kube-apiserver");
        options.dnsNames = {QStringLiteral("localhost"), QStringLiteral("kubernetes"),
                            QStringLiteral("kubernetes.default"),
                            QStringLiteral("kubernetes.default.svc"),
                            QStringLiteral("kubernetes.default.svc.cluster.local")};
        options.addresses = {QStringLiteral("127.0.0.1"), QStringLiteral("::1")};
        options.notAfter = QDateTime::currentDateTimeUtc().addDays(365);
        serve(authority.issue(options), authority.anchors());
    }
    void servePlain()
    {
        serve(FaultProxy::Options{}, {});
        request.endpoint.tls = false;
        request.endpoint.security = {};
    }
    /// One certificate of the authority, for the address that the ladder uses.
    void serveCertificate(CertificateOptions options)
    {
        if (options.addresses.isEmpty() && options.dnsNames.isEmpty())
            options.addresses = {QStringLiteral("127.0.0.1")};
        serve(authority.issue(options), authority.anchors());
    }
    void serveStrictly(const StrictTlsServer::Options &options)
    {
        strict = std::make_unique<StrictTlsServer>(authority.server(), options);
        request.endpoint.host = QStringLiteral("127.0.0.1");
        request.endpoint.port = strict->port();
        request.endpoint.security.anchors = authority.anchors();
    }
    /// Bytes for everybody who connects, then the end.
    void serveBytes(const QByteArray &bytes)
    {
        raw = std::make_unique<QTcpServer>();
        raw->setProxy(QNetworkProxy::NoProxy);
        raw->listen(QHostAddress::LocalHost);
        QObject::connect(raw.get(), &QTcpServer::newConnection, raw.get(), [this, bytes] {
            QTcpSocket *socket = raw->nextPendingConnection();
            QObject::connect(socket, &QTcpSocket::readyRead, socket, [socket, bytes] {
                socket->readAll();
                socket->write(bytes);
                socket->disconnectFromHost();
            });
        });
        request.endpoint.host = QStringLiteral("127.0.0.1");
        request.endpoint.port = raw->serverPort();
        request.endpoint.tls = false;
    }
    void closedPort()
    {
        serveWell();
        server->stopListening();
    }

    /// The server is asked by another name or address, through a proxy that leads here.
    FakeProxy &through(net::Proxy::Kind kind, const QString &host = {}, quint16 port = 0)
    {
        proxy = std::make_unique<FakeProxy>(kind);
        if (server)
            proxy->setTarget(server->port());
        request.endpoint.proxy = proxy->settings();
        if (!host.isEmpty())
            request.endpoint.host = host;
        if (port != 0)
            request.endpoint.port = port;
        return *proxy;
    }

    // ---- what the cluster says

    void always(const QByteArray &method, const QByteArray &target, const Script &script)
    {
        m_special.push_back({method, target, script});
    }
    void version(int status, const QByteArray &body, const QByteArray &type = "application/json",
                 const net::HttpHeaders &headers = {})
    {
        always("GET", "/version", Script::response(status, body, type, headers));
    }
    /// Who comes with a credential gets a Status.
    void refuse(int code, const QString &reason, const QString &message,
                const QByteArray &target = "/apis/authentication.k8s.io")
    {
        always("POST", target, status(code, reason, message));
    }
    static Script status(int code, const QString &reason, const QString &message,
                         const QJsonObject &details = {})
    {
        const QJsonObject body{{QStringLiteral("kind"), QStringLiteral("Status")},
                               {QStringLiteral("apiVersion"), QStringLiteral("v1")},
                               {QStringLiteral("status"), QStringLiteral("Failure")},
                               {QStringLiteral("reason"), reason},
                               {QStringLiteral("message"), message},
                               {QStringLiteral("details"), details},
                               {QStringLiteral("code"), code}};
        return Script::response(code, QJsonDocument(body).toJson());
    }

    // ---- the ladder

    [[nodiscard]] bool climb()
    {
        ladder = std::make_unique<kube::Ladder>(request, clock);
        QSignalSpy over(ladder.get(), &kube::Ladder::finished);
        ladder->start();
        return over.wait(20'000);
    }
    /// The rung that failed, or else the first with a warning.
    [[nodiscard]] kube::RungResult problem() const
    {
        const QList<kube::RungResult> all = ladder->results();
        for (const auto wanted : {kube::RungState::Failed, kube::RungState::Warned}) {
            for (const kube::RungResult &result : all) {
                if (result.state == wanted)
                    return result;
            }
        }
        return {};
    }
    [[nodiscard]] kube::RungResult rung(kube::Rung which) const
    {
        return ladder->results().at(qsizetype(which));
    }

    SystemClock clock;
    TestAuthority authority{QStringLiteral("cluster-ca")};
    std::unique_ptr<FaultProxy> server;
    std::unique_ptr<StrictTlsServer> strict;
    std::unique_ptr<QTcpServer> raw;
    std::unique_ptr<FakeProxy> proxy;
    QTemporaryDir folder;
    kube::LadderRequest request;
    std::unique_ptr<kube::Ladder> ladder;

    QString user = QStringLiteral("jane");
    QStringList namespaces{QStringLiteral("default"), QStringLiteral("jobs")};
    bool mayListNamespaces = true;
    QString namespacePhase = QStringLiteral("Active");
    QSet<QString> denied;     ///< "create pods"
    int reviewsFrom = 0;      ///< 0: v1, 1: v1beta1, 2: v1alpha1, 3: none
    bool anonymousMay = true; ///< read /version

private:
    struct Special {
        QByteArray method;
        QByteArray target;
        Script script;
    };

    /// As if there were no prefix in the server's path.
    std::optional<Script> answer(SeenRequest seen) const
    {
        if (seen.target.startsWith(request.endpoint.pathPrefix))
            seen.target.remove(0, request.endpoint.pathPrefix.size());
        for (const Special &special : m_special) {
            if (seen.method == special.method && seen.target.startsWith(special.target))
                return special.script;
        }
        const bool known = !seen.header("Authorization").isEmpty() || !seen.clientChain.isEmpty();
        if (seen.target == "/version" && !anonymousMay && !known)
            return status(401, QStringLiteral("Unauthorized"), QStringLiteral("Unauthorized"));
        if (seen.target == "/version")
            return Script::response(200,
                                    "{\"major\":\"1\",\"minor\":\"34\",\"gitVersion\":\"v1.34.1\","
                                    "\"platform\":\"linux/amd64\"}");
        if (seen.target.startsWith("/apis/authentication.k8s.io/"))
            return whoAmI(seen);
        if (seen.target.startsWith("/apis/authorization.k8s.io/"))
            return mayI(seen);
        if (seen.target.startsWith("/api/v1/namespaces?"))
            return list();
        if (seen.target.startsWith("/api/v1/namespaces/"))
            return one(QString::fromLatin1(seen.target.sliced(19)));
        return std::nullopt;
    }

    [[nodiscard]] Script whoAmI(const SeenRequest &seen) const
    {
        static const QList<QByteArray> versions{"/v1/", "/v1beta1/", "/v1alpha1/"};
        const qsizetype asked = std::ranges::find_if(versions,
                                                     [&](const QByteArray &version) {
                                                         return seen.target.contains(version);
                                                     }) -
                                versions.begin();
        if (asked < reviewsFrom)
            return Script::response(404, "404 page not found\n", "text/plain; charset=utf-8");
        const QJsonObject info{
            {QStringLiteral("username"), user},
            {QStringLiteral("groups"),
             QJsonArray{QStringLiteral("team-a"), QStringLiteral("system:authenticated")}}};
        return created(
            {{QStringLiteral("status"), QJsonObject{{QStringLiteral("userInfo"), info}}}});
    }

    [[nodiscard]] Script mayI(const SeenRequest &seen) const
    {
        const QJsonObject asked = QJsonDocument::fromJson(seen.body)
                                      .object()
                                      .value(QStringLiteral("spec"))
                                      .toObject()
                                      .value(QStringLiteral("resourceAttributes"))
                                      .toObject();
        QString text = asked.value(QStringLiteral("verb")).toString() + u' ' +
                       asked.value(QStringLiteral("resource")).toString();
        if (const QString sub = asked.value(QStringLiteral("subresource")).toString();
            !sub.isEmpty())
            text += u'/' + sub;
        return created({{QStringLiteral("status"),
                         QJsonObject{{QStringLiteral("allowed"), !denied.contains(text)}}}});
    }

    [[nodiscard]] Script list() const
    {
        if (!mayListNamespaces)
            return status(
                403, QStringLiteral("Forbidden"),
                QStringLiteral("namespaces is forbidden: User \"%1\" cannot list resource "
                               "\"namespaces\" in API group \"\" at the cluster scope")
                    .arg(user));
        QJsonArray items;
        for (const QString &name : namespaces)
            items.append(item(name));
        const QJsonObject body{
            {QStringLiteral("kind"), QStringLiteral("NamespaceList")},
            {QStringLiteral("apiVersion"), QStringLiteral("v1")},
            {QStringLiteral("metadata"),
             QJsonObject{{QStringLiteral("resourceVersion"), QStringLiteral("1")}}},
            {QStringLiteral("items"), items}};
        return Script::response(200, QJsonDocument(body).toJson());
    }

    [[nodiscard]] Script one(const QString &name) const
    {
        if (!mayListNamespaces)
            return status(403, QStringLiteral("Forbidden"),
                          QStringLiteral("namespaces \"%1\" is forbidden: User \"%2\" cannot get "
                                         "resource \"namespaces\" in API group \"\"")
                              .arg(name, user));
        return Script::response(200, QJsonDocument(item(name)).toJson());
    }

    [[nodiscard]] QJsonObject item(const QString &name) const
    {
        return {{QStringLiteral("apiVersion"), QStringLiteral("v1")},
                {QStringLiteral("kind"), QStringLiteral("Namespace")},
                {QStringLiteral("metadata"), QJsonObject{{QStringLiteral("name"), name}}},
                {QStringLiteral("status"), QJsonObject{{QStringLiteral("phase"), namespacePhase}}}};
    }

    static Script created(QJsonObject body)
    {
        body.insert(QStringLiteral("kind"), QStringLiteral("Review"));
        body.insert(QStringLiteral("apiVersion"), QStringLiteral("v1"));
        return Script::response(201, QJsonDocument(body).toJson());
    }

    std::vector<Special> m_special;
};

} // namespace firesteel::test
