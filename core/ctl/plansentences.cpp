// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/plansentences.h"

#include "core/base/causetexts.h"

#include <array>

namespace firesteel::ctl {

using namespace Qt::StringLiterals;

namespace {

/// {name} stands for that particular of the error.
struct Row {
    QLatin1StringView problem;
    const char16_t *what;
    const char16_t *next;
};

constexpr auto kRows = std::to_array<Row>({
    // The command line
    {"no-arguments"_L1, u"No application is given.",
     u"Give options and an application, for instance local:///opt/app.jar."},
    {"no-application"_L1, u"No application is given.",
     u"End the command with a jar, a .py or an .R file, and its arguments."},
    {"no-value"_L1, u"{option} needs a value.", u"Write it as {option} VALUE or {option}=VALUE."},
    {"no-master"_L1, u"No cluster is named.",
     u"Give --master k8s://https://HOST:PORT, or a kubeconfig with a current context."},
    {"no-class"_L1, u"The main class of {value} is not known.", u"Give it with --class."},
    {"unknown-option"_L1, u"The option {option} is not known.",
     u"Compare it with \"firesteelctl help submit\"; what belongs to the application stands behind "
     u"it."},
    {"conf-without-equals"_L1, u"\"{value}\" is no setting: it has no equals sign.",
     u"Write --conf KEY=VALUE."},
    {"heap-in-java-options"_L1, u"{key} holds {value}, but the heap is not set there.",
     u"Use --driver-memory instead."},
    {"deploy-mode"_L1, u"\"{value}\" is no deploy mode.", u"Give --deploy-mode cluster."},
    {"driver-memory"_L1, u"\"{value}\" is no memory size for the driver.",
     u"Give a positive whole number with a unit, such as --driver-memory 2g."},
    {"executor-memory"_L1, u"\"{value}\" is no memory size for executors.",
     u"Give a positive whole number with a unit, such as --executor-memory 2g."},
    {"driver-cores"_L1, u"\"{value}\" is no number of cores for the driver.",
     u"Give a positive whole number with --driver-cores."},
    {"executor-cores"_L1, u"\"{value}\" is no number of cores for executors.",
     u"Give a positive whole number with --executor-cores."},
    {"total-executor-cores"_L1, u"\"{value}\" is no number of cores.",
     u"Leave {option} out; it means nothing on Kubernetes."},
    {"num-executors"_L1, u"\"{value}\" is no number of executors.",
     u"Give a positive whole number, or set spark.dynamicAllocation.enabled=true."},
    {"master-not-kubernetes"_L1, u"\"{value}\" is no Kubernetes master.",
     u"Give --master k8s://https://HOST:PORT."},
    {"master-scheme"_L1, u"\"{value}\" names a protocol other than https or http.",
     u"Give --master k8s://https://HOST:PORT."},
    {"submission-id"_L1, u"\"{value}\" is no submission id.",
     u"Give [NAMESPACE:]POD, where POD may end in *."},
    {"two-actions"_L1, u"More than one of --kill and --status is given.",
     u"Give one of them, once."},
    {"remote-and-master"_L1, u"--remote excludes --master and --deploy-mode.",
     u"Leave out --remote, and unset SPARK_REMOTE."},
    {"remote"_L1, u"--remote connects to a running Spark server, which is not what submit does.",
     u"Give --master k8s://https://HOST:PORT, and unset SPARK_REMOTE."},
    {"proxy-user-and-principal"_L1, u"--proxy-user and --principal exclude each other.",
     u"Leave one of them out."},
    {"properties-file"_L1, u"The properties file {path} cannot be read.",
     u"Check its path, rights and text."},
    {"keytab"_L1, u"The keytab {path} does not exist.", u"Check the path given with --keytab."},
    {"client-mode"_L1, u"Only cluster mode is supported yet; nothing was sent.",
     u"Give --deploy-mode cluster, or use Spark's own spark-submit for client mode."},
    {"shell-in-cluster-mode"_L1, u"{value} is a shell, which cannot run in cluster mode.",
     u"Submit an application instead."},
    {"class-in-cluster-mode"_L1, u"{value} cannot run in cluster mode.",
     u"Start it in client mode with Spark's own spark-submit."},
    {"run-example"_L1, u"run-example is not supported yet; nothing was sent.",
     u"Submit the jar of the examples in the image with --class org.apache.spark.examples.NAME."},
    {"remote-glob"_L1,
     u"{value} in {key} is a pattern on remote storage, which is not searched yet.",
     u"Name each file."},
    {"spark-version"_L1, u"Spark {value} is older than 3.5, the oldest release supported.",
     u"Use the spark-submit of that release."},
    // Settings
    {"not-built"_L1, u"The setting {key} is not supported yet; nothing was sent.",
     u"Leave it out, or use Spark's own spark-submit for this job."},
    {"upload"_L1,
     u"{path} would have to be uploaded, which is not supported yet; nothing was sent.",
     u"Put it into the image (local:///…) or onto storage that the driver reads (s3a://…, "
     u"https://…)."},
    {"local-file-without-upload"_L1,
     u"{path} is a file of this computer, which the driver cannot read.",
     u"Put it into the image (local:///…) or onto storage that the driver reads (s3a://…, "
     u"https://…)."},
    {"container-image"_L1, u"No container image is given.",
     u"Give --conf spark.kubernetes.container.image=IMAGE."},
    {"reserved-label"_L1, u"{key} is a label that Spark sets itself.",
     u"Choose another name for it."},
    {"bind-address"_L1, u"{key} must not be set in cluster mode, as Spark sets it itself.",
     u"Leave it out."},
    {"secret-key-ref"_L1, u"\"{value}\" of {key} is not of the form SECRET:KEY.",
     u"Name the secret and one key in it, with one colon between them."},
    {"resource-amount"_L1, u"{key} is not a whole number.",
     u"Set it to how many of them the driver needs."},
    {"resource-vendor"_L1, u"{key} is missing.",
     u"Set it to the vendor of the device plug-in, such as nvidia.com."},
    {"volume-type"_L1, u"\"{value}\" in {key} is no type of volume.",
     u"Use hostPath, emptyDir, nfs or persistentVolumeClaim, with capitals as shown."},
    {"volume-key"_L1, u"{key} is missing.", u"Set it; a volume of this type needs it."},
    {"volume-size"_L1, u"{key}={value} is a size in bytes; its unit was forgotten.",
     u"Add the unit, such as {value}Gi."},
    {"volume-sub-path"_L1, u"A volume has both subPath and subPathExpr ({key}).",
     u"Leave one of them out."},
    {"mount-path-twice"_L1, u"Two volumes are mounted at {value}.",
     u"Give {key} or {other} another path."},
    {"hadoop-conf-twice"_L1, u"Both HADOOP_CONF_DIR and {key} are set.", u"Unset one of them."},
    {"krb5-twice"_L1, u"Both {key} and {other} are set.", u"Leave one of them out."},
    {"keytab-without-principal"_L1, u"A keytab and a principal are needed together.",
     u"Give both --keytab and --principal, or neither."},
    {"token-secret-incomplete"_L1, u"{key} and {other} are needed together.",
     u"Set both, or neither."},
    {"two-tokens"_L1, u"Both {key} and {other} are set.", u"Leave one of them out."},
    {"remote-template"_L1, u"The template {value} is not a file of this computer.",
     u"Copy it here and name its path."},
    {"not-an-integer"_L1, u"\"{value}\" of {key} is not a whole number.", u"Correct it."},
    {"not-a-number"_L1, u"\"{value}\" of {key} is not a number.", u"Correct it."},
    {"not-a-boolean"_L1, u"\"{value}\" of {key} is neither true nor false.", u"Correct it."},
    {"not-a-size"_L1, u"\"{value}\" of {key} is not a size.",
     u"Give a whole number with a unit, such as 512m or 2g."},
    {"not-a-time"_L1, u"\"{value}\" of {key} is not a time.",
     u"Give a whole number with a unit, such as 500ms or 30s."},
    {"not-allowed"_L1, u"\"{value}\" is not allowed for {key}.", u"Use one of: {allowed}."},
    {"out-of-range"_L1, u"\"{value}\" is out of range for {key}.", u"Correct it."},
    {"circular-reference"_L1, u"{key} refers to itself: \"{value}\".",
     u"Take the reference out of the circle."},
    // Runs
    {"pod-left"_L1,
     u"The pod {name} in namespace {namespace} is still there, although its deletion was accepted.",
     u"See whether its node answers; \"firesteelctl kill {name} -n {namespace} --grace-period 0\" "
     u"removes it without waiting for the node."},
    {"executors-left"_L1, u"The driver is gone, but executors are left: {names}.",
     u"Look at them with \"firesteelctl status {application} -n {namespace}\", and try again with "
     u"\"firesteelctl kill {application} -n {namespace}\" as a user who may delete pods."},
    {"driver-ended"_L1, u"The driver {name} has ended, and there is nothing to forward to.",
     u"Read its log with \"firesteelctl log {name} -n {namespace}\"."},
    {"not-a-driver"_L1,
     u"The pod {name} in namespace {namespace} is no Spark driver; it was left alone.",
     u"See the drivers with \"firesteelctl list -n {namespace}\"."},
    {"not-with-action"_L1, u"{option} means nothing with {other}; nothing was done.",
     u"Leave one of them out."},
    {"start-timeout-without-waiting"_L1,
     u"{option} needs a submit that waits, but {other} is false; nothing was sent.",
     u"Leave one of them out."},
    {"log-is-text"_L1, u"A log is text: -o {value} means nothing here.", u"Leave it out."},
    // Clusters that were set up in the window
    {"secret-missing"_L1, u"The token, key or password of {name} is no longer where it was kept.",
     u"Enter it again in the window, on the page Cluster, or give a token in FIRESTEEL_TOKEN."},
    {"secret-locked"_L1, u"The keyring did not give the token, key or password of {name}.",
     u"Unlock the keyring of the desktop, and try again."},
    {"secret-store-missing"_L1,
     u"The token, key or password of {name} lies in the desktop's keyring, which is not there.",
     u"Run this in the session of the desktop, or export a kubeconfig on the window's page "
     u"Cluster."},
    {"secret-in-file"_L1,
     u"The token, key or password of {name} lies in a file with a pass-phrase, which only the "
     u"window opens.",
     u"Keep it in the keyring, or export a kubeconfig on the window's page Cluster."},
    {"secret-of-session"_L1,
     u"The token, key or password of {name} is kept by the window until it ends, and nowhere else.",
     u"Keep it in the keyring, or give a token in FIRESTEEL_TOKEN."},
    {"clusters-broken"_L1, u"The file {path}, in which the window keeps its clusters, is damaged.",
     u"Start the window, which keeps it aside and tells where, or correct it."},
    {"clusters-of-later"_L1,
     u"The file {path}, in which the window keeps its clusters, is of a later version.",
     u"Use that version of Firesteel."},
    {"clusters-unreadable"_L1,
     u"The file {path}, in which the window keeps its clusters, cannot be read.",
     u"Check that it is a regular file and that you may read it."},
    {"output"_L1, u"Standard output cannot be written.", u"Check the free space where it goes."},
});

} // namespace

std::optional<Sentence> planSentence(const Error &error)
{
    const auto filled = [&error](QStringView pattern) {
        return filledIn(pattern.toString(), error.context, UnknownNames::Go);
    };
    const QString problem = error.context.value(u"problem"_s);
    for (const Row &row : kRows) {
        if (row.problem == problem)
            return Sentence{filled(row.what), filled(row.next)};
    }
    return std::nullopt;
}

} // namespace firesteel::ctl
