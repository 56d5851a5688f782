// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/spark/notice.h"
#include "core/spark/plan/submitplan.h"

#include <QMap>
#include <QStringList>

namespace firesteel::spark {

enum class SubmitAction { Submit, Kill, Status, Help, Version };

/// "[NAMESPACE:]NAME", where a final "*" of the name stands for any rest (native-submission §11).
struct SubmissionId {
    std::optional<QString> namespaceName; ///< none: the client's own default namespace
    QString name;                         ///< without the final "*" if `glob`
    bool glob = false;

    [[nodiscard]] static Result<SubmissionId> parse(const QString &text);
    [[nodiscard]] QString text() const;
    [[nodiscard]] bool matches(const QString &podName) const;
    bool operator==(const SubmissionId &) const = default;
};

/// The surroundings of a command line. Nothing is read from the process itself.
struct SubmitContext {
    QMap<QString, QString> environment; ///< native-submission §1.17
    QString workingDirectory;           ///< for relative paths
    QString homeDirectory;
    QString userName; ///< short name of the operating system's user
    /// Used when neither option, property nor variable names a master ("k8s://https://…"), for
    /// instance the server of the current kubeconfig context. Empty: a master is required, as
    /// spark-submit has it.
    QString defaultMaster;
    /// Used when no deploy mode is given. spark-submit means "client"; a front end that can only do
    /// cluster mode may say "cluster". Empty: client.
    QString defaultDeployMode;
    std::optional<SparkVersion> version; ///< none: from the image's tag, else 4.1.1
    /// Further options of the front end, by full name ("--dry-run", "-o"), and whether they take a
    /// value. They may stand anywhere before the application; for a switch, both --x and --x=value
    /// are taken.
    QMap<QString, bool> extraOptions;
};

/// What a command line asks for.
struct SubmitRequest {
    SubmitAction action = SubmitAction::Submit;
    /// Submit: normalised ("k8s://https://HOST:PORT"). Kill, Status: as given, with its "k8s://".
    QString master;
    SubmitPlan plan;     ///< Submit only, complete but for ids and files
    SubmissionId target; ///< Kill and Status only
    SparkConf conf;      ///< Kill and Status: the properties given (authentication, grace period)
    bool verbose = false;
    QList<std::pair<QString, QString>>
        extras; ///< the extraOptions that were given; a bare switch has ""
    QList<Notice> notices;
};

/// Reads spark-submit's own arguments (without the program's name), with properties files and
/// spark-defaults.conf, in cluster mode on Kubernetes (native-submission §1). Reads files, touches
/// nothing else. Any thread.
///
/// Errors, checked in spark-submit's order (§1.15). The context always has "problem", a slug that
/// tells more than the code, and where they apply "option", "key", "value", "path":
///   MissingArgument      no-arguments, no-value, no-application, no-master, no-class,
///   no-submission-id UnknownOption        unknown-option InvalidValue         conf-without-equals,
///   heap-in-java-options, deploy-mode, driver-memory,
///                        executor-memory, driver-cores, executor-cores, total-executor-cores,
///                        num-executors, master-not-kubernetes, master-scheme, submission-id
///   ConflictingOptions   two-actions, remote-and-master, proxy-user-and-principal
///   FileMissing          properties-file, keytab ; FileUnreadable: properties-file, jar
///   UnsupportedSetting   client-mode, shell-in-cluster-mode, class-in-cluster-mode, remote,
///   run-example,
///                        remote-glob, spark-version
[[nodiscard]] Result<SubmitRequest>
parseCommandLine(const QStringList &arguments, const SubmitContext &context, const Clock &clock);

} // namespace firesteel::spark
