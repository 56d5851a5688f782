// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/base/finding.h"
#include "core/kube/auth/authservices.h"
#include "core/kube/auth/authsettings.h"
#include "core/net/endpoint.h"
#include "core/net/tlsverdict.h"

#include <QList>
#include <QMap>
#include <QObject>
#include <QString>

#include <chrono>
#include <memory>
#include <optional>

namespace firesteel::kube {

/// The steps from an address to a cluster on which Spark may run, in their order.
enum class Rung {
    Resolve,    ///< the name has an address
    Tcp,        ///< something listens
    Proxy,      ///< the proxy lets us through; skipped without one
    Tls,        ///< the port speaks TLS; skipped for plain HTTP
    Trust,      ///< the chain ends in the given CA
    Name,       ///< the certificate carries the name
    Kubernetes, ///< /version answers as Kubernetes does; a 401 proves TLS (kube-client §2.5)
    WhoAmI,     ///< the credential is accepted, and whose it is
    Namespaces, ///< the namespaces that may be used
    SparkRights ///< what Spark needs there (native-submission §14)
};
/// "resolve", "tcp", "proxy", "tls", "trust", "name", "kubernetes", "who-am-i", "namespaces",
/// "spark-rights": for JSON and tests.
[[nodiscard]] QLatin1StringView rungName(Rung rung);

enum class RungState { Waiting, Running, Passed, Warned, Failed, NotReached, Skipped };
/// "waiting", "running", "passed", "warned", "failed", "not-reached", "skipped".
[[nodiscard]] QLatin1StringView rungStateName(RungState state);

struct RungResult {
    Rung rung = Rung::Resolve;
    RungState state = RungState::Waiting;
    std::chrono::milliseconds took{0};
    /// What was learnt, by rung: "addresses" (of the proxy, if there is one), "address", "proxy",
    /// "protocol", "issuer" "subject" "notAfter", "names", "version" "platform" "status",
    /// "user" "groups" "expires" "guessed" (yes: the server cannot tell), "namespaces" "count"
    /// "listed" (yes, no), "namespace" "missing" "optional".
    QMap<QString, QString> facts;
    QList<Finding> findings; ///< of Failed and Warned: the first one is the answer. Of Passed only
                             ///< notices
    bool operator==(const RungResult &) const = default;
};

struct LadderRequest {
    net::Endpoint endpoint;
    AuthSettings auth;
    QString namespaceName;                          ///< whose rights are asked; empty: "default"
    std::chrono::milliseconds connectTimeout{4500}; ///< of name, TCP and proxy together; of TLS
    std::chrono::milliseconds answerTimeout{4500};  ///< of each question
    std::chrono::milliseconds credentialTimeout{60'000}; ///< of a program or an identity server
                                                         ///< that gives the credential
    std::shared_ptr<AuthServices> authServices = {};     ///< for plug-ins and identity servers
    bool wsl = false;                                    ///< this machine is a WSL one
    std::optional<bool> clusterHere = {}; ///< a cluster is installed here; nullopt: look
};

/// Climbs from an address to a usable cluster and says for each rung how long it took, what was
/// seen and, where it fails, why and what helps. The rungs after a failure are NotReached. Nothing
/// is written to the cluster. Thread: the one it lives in; nothing blocks. Owned by whoever asks;
/// deleting it stops it.
class Ladder : public QObject
{
    Q_OBJECT
public:
    Ladder(LadderRequest request, Clock &clock, QObject *parent = nullptr);
    ~Ladder() override;

    void start();
    /// At once: the running rung and those after it become NotReached; finished() follows.
    void cancel();

    [[nodiscard]] QList<RungResult> results() const; ///< one for each rung, in their order
    [[nodiscard]] bool passed() const;               ///< over, and nothing failed
    /// What the server presented, also when it is not trusted.
    [[nodiscard]] net::TlsPeer peer() const;

Q_SIGNALS:
    // Both from the event loop, never from inside start() or cancel().
    void rungChanged(const firesteel::kube::RungResult &result);
    void finished();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace firesteel::kube
