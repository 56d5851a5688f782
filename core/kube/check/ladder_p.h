// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/api/client.h"
#include "core/kube/auth/credentials.h"
#include "core/kube/check/causeof.h"
#include "core/kube/check/ladder.h"
#include "core/kube/check/sparkrights.h"
#include "core/net/httpclient.h"

#include <QPointer>
#include <QTimer>

#include <array>
#include <memory>
#include <optional>

namespace firesteel::kube {

/// The climbing itself. The lower rungs are one request for /version, watched while it connects;
/// the upper ones are ordinary calls over the same connections.
class Ladder::Private
{
public:
    Private(Ladder *ladder, LadderRequest asked, Clock &itsClock);

    void start();
    void stop(); ///< everything that is under way
    void cancel();

    Ladder *q;
    LadderRequest request;
    Clock &clock;
    QList<RungResult> results;
    net::TlsPeer peer;
    bool over = false;

private:
    using Facts = QMap<QString, QString>;
    using Then = void (Private::*)();

    // ---- the state of rungs
    void run(Rung rung, std::chrono::milliseconds limit = {});
    void pass(Rung rung, const Facts &facts = {}, const QList<Finding> &findings = {});
    void skip(Rung rung);
    void failAt(Rung rung, const QList<Finding> &findings);
    void failAt(Rung rung, const Error &error) { failAt(rung, {findingFor(error, situation())}); }
    void set(Rung rung, RungState state, const Facts &facts, const QList<Finding> &findings);
    void end(RungState rest);
    void timedOut();
    RungResult &at(Rung rung) { return results[qsizetype(rung)]; }
    [[nodiscard]] Situation situation() const;

    // ---- the lower rungs (ladderlower.cpp)
    void stage(net::ConnectStage stage, const QString &what);
    void encrypted(const QString &protocol);
    void afterConnection();
    void versionAnswered();
    void connectionFailed(const Error &error);
    void askDate(const Error &error);
    void readVersion(int status, const net::HttpHeaders &headers, const QByteArray &body);
    void askVersionAs(const Error &before);
    [[nodiscard]] QList<Finding> clockNotes() const;

    // ---- the upper rungs (ladderupper.cpp)
    [[nodiscard]] Result<> makeApi();
    void whoAmI();
    void credentialAtHand(const Result<net::HttpHeaders> &headers);
    void askWho(int version);
    void whoAnswered(const QJsonObject &review);
    void guessWho();
    void namespaces();
    void namespacesListed(const ListPage &page);
    void lookAtNamespace(const Facts &facts);
    void namespaceSeen(const Result<ObjectPtr> &found, const Facts &facts);
    void sparkRights();
    void askNextRight();
    void rightAnswered(const SparkRight &right, const Result<AccessAnswer> &answer);
    void rightsKnown();
    [[nodiscard]] QList<Finding> lacking(const QList<Right> &rights, bool needed) const;
    [[nodiscard]] QString namespaceName() const;

    std::unique_ptr<net::HttpClient> m_http;
    std::unique_ptr<net::HttpClient> m_dateHttp; ///< without verification and credential
    std::unique_ptr<Credentials> m_credentials;
    std::unique_ptr<ApiClient> m_api;
    QPointer<net::HttpCall> m_version;
    QByteArray m_versionBody;
    QTimer m_timer;
    Rung m_rung = Rung::Resolve; ///< the one that runs
    std::chrono::milliseconds m_since{0};
    bool m_started = false;
    std::optional<QDateTime> m_serverDate;
    std::optional<QByteArray> m_sentToken;
    QString m_user;
    QList<Finding> m_identityNotes; ///< on our client certificate
    QList<SparkRight> m_toAsk;
    QList<SparkRight> m_denied;
    qsizetype m_asked = 0;
    qsizetype m_open = 0;
    std::optional<Error> m_rightsError;
};

} // namespace firesteel::kube
