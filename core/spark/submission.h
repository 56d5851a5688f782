// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/spark/notice.h"
#include "core/spark/plan/submitplan.h"

#include <QJsonObject>
#include <QList>

#include <chrono>

namespace firesteel::spark {

/// How the submitting side reaches the API server, from spark.kubernetes.authenticate.submission.*
/// and its neighbours (native-submission §10.1, §10.2). What is empty comes from the kubeconfig.
struct ClientSettings {
    QString apiUrl;  ///< the master without "k8s://"; always wins over the kubeconfig's server
    QString context; ///< spark.kubernetes.context
    QString oauthToken;
    QString oauthTokenFile;
    QString caCertFile;
    QString clientKeyFile;
    QString clientCertFile;
    bool trustCertificates = false;
    std::chrono::milliseconds connectionTimeout{10000};
    std::chrono::milliseconds requestTimeout{10000};
    std::optional<std::chrono::seconds>
        killGracePeriod; ///< spark.kubernetes.appKillPodDeletionGracePeriod

    /// ConflictingOptions if a token and a token file are given; InvalidValue (key, value).
    [[nodiscard]] static Result<ClientSettings> from(const QString &master, const SparkConf &conf,
                                                     const QMap<QString, QString> &environment);
    bool operator==(const ClientSettings &) const = default;
};

/// Which setting made which field: for "why is this line here".
struct FieldOrigin {
    QString kind;    ///< "Pod", "Service", …
    QString name;    ///< of the object
    QString pointer; ///< JSON pointer (RFC 6901) into the object
    QString setting; ///< a property, or "env:NAME", or "--option"
    bool operator==(const FieldOrigin &) const = default;
};

/// All that a submission sends, ready but for the owner references of what follows the driver pod.
/// Order of the calls (native-submission §5): preResources by server-side apply (without owner),
/// POST of driverPod, preResources again with owner, postResources in order by server-side apply
/// with owner. If one fails after the pod exists, the pod is deleted. Field manager of Spark:
/// "fabric8", force.
struct Submission {
    QString master; ///< "k8s://https://…"
    QString namespaceName;
    QString appId;   ///< "spark-<32 hex digits>", also the label spark-app-selector
    QString appName; ///< spark.app.name as given
    QString driverPodName;
    QString submissionId;  ///< "NAMESPACE:POD"
    QJsonObject driverPod; ///< has no metadata.namespace: the request's path decides
    QList<QJsonObject> preResources;
    QList<QJsonObject> postResources; ///< the driver's configuration map is the last
    SparkConf driverProperties;       ///< what spark.properties holds
    ClientSettings client;
    bool waitAppCompletion = true;
    std::chrono::milliseconds reportInterval{1000};
    QList<FieldOrigin> provenance;
    QList<Notice> notices;
};

/// Makes all objects of `plan`: a fold of Spark's feature steps. Reads the files on this machine
/// that the plan names; sends nothing. Any thread. Random ids are drawn in this order: application,
/// name prefix, (service name), configuration map, local directory.
///
/// Errors have "problem" in their context, and where they apply "key", "value", "path", "other"
/// (the second setting), "allowed" and "namedBy":
///   UnsupportedSetting  not-built (a setting whose step does not exist here: never ignored),
///   upload,
///                       remote-template, spark-version
///   MissingArgument     container-image, local-file-without-upload, resource-amount,
///   resource-vendor,
///                       volume-key
///   InvalidValue        bind-address, reserved-label, secret-key-ref, resource-amount,
///   volume-type,
///                       volume-size, mount-path-twice, out-of-range, and those of ConfReader
///   ConflictingOptions  volume-sub-path, hadoop-conf-twice, krb5-twice, keytab-without-principal,
///                       token-secret-incomplete, two-tokens
///   FileMissing, FileUnreadable, FileTooLarge  setting-file
[[nodiscard]] Result<Submission> buildSubmission(const SubmitPlan &plan, IdSource &ids,
                                                 const Clock &clock);

/// `object` with exactly one owner: the driver pod of that uid (native-submission §5).
[[nodiscard]] QJsonObject withOwner(QJsonObject object, const Submission &submission,
                                    const QString &driverUid);

/// One v1 List of all objects in the order of the calls, each with its namespace, for
/// `--dry-run=client`.
[[nodiscard]] QJsonObject asList(const Submission &submission);

} // namespace firesteel::spark
