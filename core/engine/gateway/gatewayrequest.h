// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/net/localpeer.h"

#include <QByteArrayList>
#include <QMetaType>
#include <QString>
#include <QStringList>

#include <chrono>
#include <functional>
#include <optional>

namespace firesteel::engine {

/// What the gateway's own pages say, in the language of whoever asked for it. {name} is the
/// application. English unless set.
struct GatewayTexts {
    QString language = QStringLiteral("en");
    QString linkUsed = QStringLiteral("This link has been used");
    QString linkUsedNext = QStringLiteral(
        "A link to the web UI of {name} works once. Open the UI again from Firesteel.");
    QString noKey = QStringLiteral("This browser has no key to the web UI of {name}");
    QString noKeyNext = QStringLiteral("Open it from Firesteel: it gives the browser a key.");
    QString notRunning = QStringLiteral("The driver of {name} is not running yet");
    QString notListening = QStringLiteral("The web UI of {name} is not up yet");
    QString waitNext = QStringLiteral("This page looks again by itself.");
    QString unreachable = QStringLiteral("The web UI of {name} cannot be reached just now");
    QString unreachableNext =
        QStringLiteral("The connection to the cluster is cut. This page tries again by itself.");
    QString ended = QStringLiteral("The driver of {name} has ended, and its web UI with it");
    QString endedNext = QStringLiteral(
        "The UI lives inside the driver. Logs and events of the run are still in Firesteel; for "
        "the UI of finished runs, Spark needs event logs and a history server.");
    QString disabled = QStringLiteral("{name} was started without a web UI");
    QString disabledNext =
        QStringLiteral("Remove spark.ui.enabled=false from its settings and run it again.");
    QString refused = QStringLiteral("The cluster does not let you reach the web UI of {name}");
    QString refusedNext = QStringLiteral(
        "Your role needs the verbs get and create on pods/portforward in this namespace.");
    QString encrypted = QStringLiteral("The web UI of {name} speaks TLS only");
    QString encryptedNext = QStringLiteral(
        "spark.ssl.ui.enabled is set, which Firesteel does not open yet. The way from the cluster "
        "to this machine is encrypted anyway.");
    QString locked = QStringLiteral("Nothing was changed: this cluster is locked for reading only");
    QString lockedNext = QStringLiteral(
        "Stopping a job or a stage is a change. Take the lock off on the page Cluster of "
        "Firesteel, then try again.");
};

/// Limits and pauses of the gateway.
struct GatewayTuning {
    std::chrono::milliseconds firstRetry{1'000}; ///< while the UI does not answer
    std::chrono::milliseconds lastRetry{10'000};
    std::chrono::milliseconds linkLife{120'000}; ///< of a link that nobody opens
    std::chrono::milliseconds head{60'000};      ///< for the driver to begin an answer
    std::chrono::milliseconds patience{3'000};   ///< a browser waits so long for the UI to be found
    qint64 buffered = 256LL * 1024;              ///< towards a slow browser, then the pod waits
    int guesses = 3; ///< ports above the set one that are tried when the log does not tell
    /// Whose a browser's connection is: a link, which other users of this machine may see in the
    /// list of processes, is good only for the one who runs Firesteel. Runs in the gateway's
    /// thread.
    std::function<std::optional<uint>(const net::SocketEnd &theirs, const net::SocketEnd &ours)>
        peerOwner = net::ownerOfPeer;
};

/// One driver's UI and how it is shown.
struct GatewayRequest {
    QString namespaceName;
    QString pod;
    QString podUid;
    QString container = QStringLiteral("spark-kubernetes-driver"); ///< whose log may name the port
    QString appId;   ///< spark.app.id; the UI on a guessed port must call itself so
    QString appName; ///< for the pages and the host name
    quint16 uiPort = 4040;
    bool uiEnabled = true;
    /// What Spark puts in front of its links because somebody meant it to stand behind a proxy:
    /// "/proxy/spark-1", "https://spark.example.org/etl". Without a slash at the end.
    QByteArrayList prefixes;
    QStringList ownHosts; ///< by which the driver may call itself in a redirect
    GatewayTexts texts;
    GatewayTuning tuning;
};

/// How the UI is, seen from here.
struct UiState {
    enum class Kind {
        NotRunning,   ///< the driver's container does not run yet
        NotListening, ///< it runs, but nothing answers on the UI's port yet
        Ready,
        Unreachable, ///< cut off; it is tried again
        Ended,       ///< the driver is over
        Disabled,    ///< spark.ui.enabled=false
        Refused,     ///< not allowed; it is not tried again
    };
    Kind kind = Kind::NotRunning;
    quint16 port = 0;           ///< in the pod; of Ready
    std::optional<Error> cause; ///< of Unreachable and Refused
    bool operator==(const UiState &) const = default;
};

} // namespace firesteel::engine

Q_DECLARE_METATYPE(firesteel::engine::UiState)
