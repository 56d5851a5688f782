// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/faultproxy.h"
#include "tests/support/testcertificates.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QList>
#include <QMap>

#include <memory>

namespace firesteel::test {

/// A Kubernetes API of a few resources, in memory behind a FaultProxy: it stores what is created
/// and applied, forgets what is deleted (with all that is owned by it), and shows watches and logs
/// as the test scripts them. What it is told to refuse or to hold back, it does once. Lives in the
/// test's thread.
class ScriptedCluster
{
public:
    ScriptedCluster();

    [[nodiscard]] FaultProxy &proxy() const { return *m_proxy; }
    [[nodiscard]] const TestAuthority &authority() const { return m_authority; }
    /// A kubeconfig for it, with the authority inside and the token "test-token".
    [[nodiscard]] QByteArray kubeconfig() const;

    /// The next request of that kind is answered with a Status.
    void refuse(const QByteArray &method, const QByteArray &target, int code, const QString &reason,
                const QString &message, const QJsonObject &details = {});
    /// The next request of that kind is carried out, but its answer waits for
    /// FaultProxy::open(gate).
    void hold(const QByteArray &method, const QByteArray &target, const QByteArray &gate);
    /// The next request of that kind is carried out, but the connection is reset instead of an
    /// answer.
    void loseAnswer(const QByteArray &method, const QByteArray &target);

    /// From now on a pod that is deleted stays, with a deletionTimestamp and no grace period, until
    /// expire(): as on a node that does not answer.
    void linger() { m_linger = true; }
    void expire(const QString &plural, const QString &name); ///< it is gone, with what it owns

    void put(const QString &plural, const QJsonObject &object); ///< into its namespace
    [[nodiscard]] int count(const QString &plural) const;
    [[nodiscard]] QJsonObject object(const QString &plural, const QString &name) const;
    /// Requests with that method and in whose path `part` occurs, in order.
    [[nodiscard]] QList<SeenRequest> seen(const QByteArray &method,
                                          const QByteArray &part = {}) const;

    /// Watches of pods show these one after the other; each waits for its gate if it has one.
    struct WatchStep {
        QString type;
        QJsonObject object;
        QByteArray gate;
        Fault fault = Fault::None; ///< instead of an event
    };
    void setPodWatch(const QList<WatchStep> &steps) { m_podWatch = steps; }
    /// Logs: lines without timestamps are given some; "|" at a line's place waits for the gate
    /// "log".
    void setLog(const QList<QByteArray> &lines) { m_log = lines; }

private:
    struct Special {
        enum class Kind { Refuse, Hold, Lose } kind = Kind::Refuse;
        QByteArray method;
        QByteArray target;
        Script answer;
        QByteArray gate;
    };
    std::optional<Script> respond(const SeenRequest &request);
    Script carryOut(const SeenRequest &request);
    Script collection(const SeenRequest &request, const QString &path, const QString &plural);
    Script watch(const QString &plural) const;
    Script log() const;
    void forget(const QString &path);
    [[nodiscard]] static Script status(int code, const QString &reason, const QString &message,
                                       const QJsonObject &details);

    TestAuthority m_authority;
    std::unique_ptr<FaultProxy> m_proxy;
    QMap<QString, QJsonObject> m_objects; ///< by path
    QList<Special> m_specials;
    QList<WatchStep> m_podWatch;
    QList<QByteArray> m_log;
    int m_nextUid = 1;
    bool m_linger = false;
};

} // namespace firesteel::test
