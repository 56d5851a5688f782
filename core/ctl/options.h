// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>

namespace firesteel::ctl {

enum class Verb {
    Help,
    Version,
    Submit,
    List,
    Status,
    Log,
    Event,
    Forward,
    Kill,
    Practice,
    Check,
    Clusters,
    WhoAmI,
    CanI,
    Setup,
    Preflight
};

enum class OutputFormat { Table, Json, Yaml };

/// How to reach the cluster; empty fields are taken from the kubeconfig.
struct ConnectionOptions {
    QString kubeconfig; ///< one file instead of $KUBECONFIG and ~/.kube/config
    QString context;
    QString nameSpace;
    QString server;
    QString certificateAuthority; ///< path of a PEM file: the only anchor
    QString tokenFile;       ///< path; never the token itself, which the process list would show
    bool allowExec = false;  ///< run the program that the kubeconfig names for logging in
    bool allowWrite = false; ///< in spite of a lock that was set in the window
    bool operator==(const ConnectionOptions &) const = default;
};

/// A parsed command line of firesteelctl.
struct Options {
    Verb verb = Verb::Help;
    QString topic; ///< help TOPIC
    ConnectionOptions connection;
    OutputFormat format = OutputFormat::Table;

    QString application;        ///< id, driver pod name or application name
    bool allNamespaces = false; ///< list
    bool follow = false;        ///< log -f
    QString executor;           ///< log --executor N; empty: the driver
    bool timestamps = false;    ///< log --timestamps
    std::optional<int> tail;    ///< log --tail N: only the last N lines

    quint16 localPort = 0;     ///< forward, practice; 0: any free port
    quint16 remotePort = 4040; ///< forward: the driver UI

    std::optional<std::chrono::seconds> grace; ///< kill --grace-period
    bool dryRun = false;       ///< submit, setup --dry-run=client, setup --dry-run=server
    bool serverDryRun = false; ///< setup --dry-run=server
    bool driverLog = true; ///< submit: the driver's log on standard output (--no-log turns it off)
    std::optional<std::chrono::seconds> startTimeout; ///< submit, preflight --start-timeout
    bool keep = false;      ///< submit --keep: leave a driver that could not start
    double speed = 1;       ///< practice --speed: times as fast as life
    int pods = 0;           ///< practice --pods: further ones that are there from the beginning
    int events = 0;         ///< practice --events: of these pods; of 1000 without --pods
    bool empty = false;     ///< practice --empty: without the usual applications
    QString askedVerb;      ///< can-i VERB RESOURCE: "create"; empty: all that Spark needs
    QString askedResource;  ///< "pods", "pods/log", "deployments.apps"
    bool forDriver = false; ///< can-i --for driver
    QString account;        ///< --service-account: of can-i --for driver, setup, preflight
    bool wide = false;      ///< setup --wide: the ClusterRole edit instead of a Role
    bool canary = false;    ///< preflight --canary
    QString image;          ///< preflight --image
    std::optional<int> executors; ///< preflight --executors
    QStringList spark;            ///< submit: spark-submit's own arguments, in order
    bool operator==(const Options &) const = default;
};

/// Parses the arguments after the program's name. Options common to all commands may stand before
/// or after the command. After `submit` every argument is spark-submit's own but for the common
/// options, -o,
/// --dry-run=client, --no-log, --keep and --start-timeout, which are taken out as long as they
/// stand before the application resource; what follows the resource goes to the application
/// untouched. Errors: UnknownOption, MissingArgument, InvalidValue, ConflictingOptions with
/// "option", "command".
[[nodiscard]] Result<Options> parseOptions(const QStringList &arguments);

/// The command word of a verb.
[[nodiscard]] QString verbName(Verb verb);

} // namespace firesteel::ctl
