// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/net/httpserver.h"
#include "tests/support/testcertificates.h"

#include <QJsonObject>
#include <QMap>
#include <QStringList>

#include <functional>
#include <memory>

namespace firesteel::test {

/// A Kubernetes API that keeps objects by their path and knows what each user may: for tests of
/// rights. Reviews are answered by the same rule as the calls themselves. Lives in the test's
/// thread.
class RightsCluster
{
public:
    RightsCluster();
    ~RightsCluster();

    [[nodiscard]] net::Endpoint endpoint() const;

    /// Whether a user may do "verb resource" in a namespace ("" for none); by default nothing.
    /// Resource is "pods", "pods/log", "roles.rbac.authorization.k8s.io". Who may not "bind" roles
    /// may bind those that are there.
    using Rule = std::function<bool(const QString &user, const QString &verb,
                                    const QString &resource, const QString &namespaceName)>;
    void setRule(Rule rule) { m_rule = std::move(rule); }
    void setUser(const QString &name) { m_user = name; }

    void put(const QString &path, const QJsonObject &object); ///< "/api/v1/namespaces/spark"
    [[nodiscard]] QJsonObject object(const QString &path) const { return m_objects.value(path); }
    /// What is answered at a path as it is, such as /version.
    void setPage(const QString &path, const QByteArray &body) { m_pages.insert(path, body); }
    /// "POST /api/v1/…" of everything that was written and stored.
    [[nodiscard]] const QStringList &written() const { return m_written; }
    [[nodiscard]] int dryRuns() const { return m_dryRuns; }
    /// Called before a request is answered: to let something change in between.
    std::function<void(const QByteArray &method, const QString &path)> before;

private:
    struct Call {
        QString user;
        QString path;
        QString group;
        QString namespaceName;
        QString resource; ///< with subresource
        QString name;
        bool dryRun = false;
    };
    void handle(net::HttpExchange *exchange);
    void review(net::HttpExchange *exchange, const Call &call);
    void read(net::HttpExchange *exchange, const Call &call);
    void write(net::HttpExchange *exchange, const Call &call);
    [[nodiscard]] Call callOf(const net::HttpServerRequest &request) const;
    [[nodiscard]] bool may(const Call &call, const QString &verb) const;
    /// The role that a binding refers to in vain; empty: there is none such.
    [[nodiscard]] QString lostRole(const Call &call, const QJsonObject &binding) const;
    void refuse(net::HttpExchange *exchange, int code, const QString &reason,
                const QString &message, const Call &call);

    TestAuthority m_authority;
    std::unique_ptr<net::HttpServer> m_server;
    Rule m_rule;
    QString m_user = QStringLiteral("alice");
    QMap<QString, QJsonObject> m_objects;
    QMap<QString, QByteArray> m_pages;
    QStringList m_written;
    int m_dryRuns = 0;
    int m_version = 100;
};

} // namespace firesteel::test
