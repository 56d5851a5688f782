// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/text/sentencerows.h"

#include <QtGlobal>

#include <array>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

// clang-format off
constexpr auto kProblemRows = std::to_array<ProblemRow>({
    // What was stopped and is still there
    {"pod-left"_L1, QT_TRANSLATE_NOOP("Sentences", "The pod {name} was told to stop, but is still there after its grace period."), QT_TRANSLATE_NOOP("Sentences", "Its node may be down: ask the cluster's administrator to look at the node or to remove the pod.")},
    {"executors-left"_L1, QT_TRANSLATE_NOOP("Sentences", "The driver is gone, but executors are left: {names}."), QT_TRANSLATE_NOOP("Sentences", "Stop the application again, or ask for the right to delete its pods.")},
    // What lies in a secret store
    {"secret-missing"_L1, QT_TRANSLATE_NOOP("Sentences", "The token, key or password of this cluster is no longer where it was kept."), QT_TRANSLATE_NOOP("Sentences", "Enter it again on the page Cluster, under Identity.")},
    {"secret-locked"_L1, QT_TRANSLATE_NOOP("Sentences", "The token, key or password of this cluster is locked, and was not opened."), QT_TRANSLATE_NOOP("Sentences", "Connect again, and unlock the keyring or give the pass-phrase when it is asked for.")},
    {"secret-store-missing"_L1, QT_TRANSLATE_NOOP("Sentences", "The token, key or password of this cluster lies in a keyring that is not there now."), QT_TRANSLATE_NOOP("Sentences", "Start the keyring of the desktop, or enter it again on the page Cluster, under Identity.")},
    // A pasted command line
    {"no-arguments"_L1, QT_TRANSLATE_NOOP("Sentences", "No application is given."), QT_TRANSLATE_NOOP("Sentences", "Name a jar or a .py file, for instance local:///opt/app.jar.")},
    {"no-application"_L1, QT_TRANSLATE_NOOP("Sentences", "No application is given."), QT_TRANSLATE_NOOP("Sentences", "Name a jar, a .py or an .R file, and its arguments.")},
    {"no-value"_L1, QT_TRANSLATE_NOOP("Sentences", "{option} needs a value."), QT_TRANSLATE_NOOP("Sentences", "Write it as {option} VALUE or {option}=VALUE.")},
    {"no-master"_L1, QT_TRANSLATE_NOOP("Sentences", "No cluster is named."), QT_TRANSLATE_NOOP("Sentences", "Choose one at the top of the window.")},
    {"no-class"_L1, QT_TRANSLATE_NOOP("Sentences", "The main class of {value} is not known."), QT_TRANSLATE_NOOP("Sentences", "Fill in the main class.")},
    {"unknown-option"_L1, QT_TRANSLATE_NOOP("Sentences", "The option {option} is not known."), QT_TRANSLATE_NOOP("Sentences", "Remove it. What belongs to the application stands behind it.")},
    {"conf-without-equals"_L1, QT_TRANSLATE_NOOP("Sentences", "“{value}” is no setting: it has no equals sign."), QT_TRANSLATE_NOOP("Sentences", "Write KEY=VALUE.")},
    {"heap-in-java-options"_L1, QT_TRANSLATE_NOOP("Sentences", "{key} holds {value}, but the heap is not set there."), QT_TRANSLATE_NOOP("Sentences", "Use the driver's memory instead.")},
    {"deploy-mode"_L1, QT_TRANSLATE_NOOP("Sentences", "“{value}” is no deploy mode."), QT_TRANSLATE_NOOP("Sentences", "Use cluster.")},
    {"driver-memory"_L1, QT_TRANSLATE_NOOP("Sentences", "“{value}” is no memory size for the driver."), QT_TRANSLATE_NOOP("Sentences", "Give a positive whole number with a unit, such as 2g.")},
    {"executor-memory"_L1, QT_TRANSLATE_NOOP("Sentences", "“{value}” is no memory size for executors."), QT_TRANSLATE_NOOP("Sentences", "Give a positive whole number with a unit, such as 2g.")},
    {"driver-cores"_L1, QT_TRANSLATE_NOOP("Sentences", "“{value}” is no number of cores for the driver."), QT_TRANSLATE_NOOP("Sentences", "Give a positive whole number.")},
    {"executor-cores"_L1, QT_TRANSLATE_NOOP("Sentences", "“{value}” is no number of cores for executors."), QT_TRANSLATE_NOOP("Sentences", "Give a positive whole number.")},
    {"total-executor-cores"_L1, QT_TRANSLATE_NOOP("Sentences", "“{value}” is no number of cores."), QT_TRANSLATE_NOOP("Sentences", "Leave {option} out; it means nothing on Kubernetes.")},
    {"num-executors"_L1, QT_TRANSLATE_NOOP("Sentences", "“{value}” is no number of executors."), QT_TRANSLATE_NOOP("Sentences", "Give a positive whole number, or set spark.dynamicAllocation.enabled=true.")},
    {"master-not-kubernetes"_L1, QT_TRANSLATE_NOOP("Sentences", "“{value}” is no Kubernetes master."), QT_TRANSLATE_NOOP("Sentences", "Write k8s://https://HOST:PORT.")},
    {"master-scheme"_L1, QT_TRANSLATE_NOOP("Sentences", "“{value}” names a protocol other than https or http."), QT_TRANSLATE_NOOP("Sentences", "Write k8s://https://HOST:PORT.")},
    {"submission-id"_L1, QT_TRANSLATE_NOOP("Sentences", "“{value}” is no submission id."), QT_TRANSLATE_NOOP("Sentences", "Give [NAMESPACE:]POD, where POD may end in *.")},
    {"two-actions"_L1, QT_TRANSLATE_NOOP("Sentences", "More than one of --kill and --status is given."), QT_TRANSLATE_NOOP("Sentences", "Leave one of them out.")},
    {"remote-and-master"_L1, QT_TRANSLATE_NOOP("Sentences", "--remote excludes --master and --deploy-mode."), QT_TRANSLATE_NOOP("Sentences", "Leave out --remote, and unset SPARK_REMOTE.")},
    {"remote"_L1, QT_TRANSLATE_NOOP("Sentences", "--remote connects to a running Spark server, which is not what a submission does."), QT_TRANSLATE_NOOP("Sentences", "Leave out --remote, and unset SPARK_REMOTE.")},
    {"proxy-user-and-principal"_L1, QT_TRANSLATE_NOOP("Sentences", "--proxy-user and --principal exclude each other."), QT_TRANSLATE_NOOP("Sentences", "Leave one of them out.")},
    {"properties-file"_L1, QT_TRANSLATE_NOOP("Sentences", "The properties file {path} cannot be read."), QT_TRANSLATE_NOOP("Sentences", "Check its path, rights and text.")},
    {"keytab"_L1, QT_TRANSLATE_NOOP("Sentences", "The keytab {path} does not exist."), QT_TRANSLATE_NOOP("Sentences", "Check its path.")},
    {"client-mode"_L1, QT_TRANSLATE_NOOP("Sentences", "Only cluster mode is supported yet. Nothing was sent."), QT_TRANSLATE_NOOP("Sentences", "Use cluster mode, or Spark's own spark-submit for client mode.")},
    {"shell-in-cluster-mode"_L1, QT_TRANSLATE_NOOP("Sentences", "{value} is a shell, which cannot run in cluster mode."), QT_TRANSLATE_NOOP("Sentences", "Submit an application instead.")},
    {"class-in-cluster-mode"_L1, QT_TRANSLATE_NOOP("Sentences", "{value} cannot run in cluster mode."), QT_TRANSLATE_NOOP("Sentences", "Start it in client mode with Spark's own spark-submit.")},
    {"run-example"_L1, QT_TRANSLATE_NOOP("Sentences", "run-example is not supported yet. Nothing was sent."), QT_TRANSLATE_NOOP("Sentences", "Submit the jar of the examples in the image with the class org.apache.spark.examples.NAME.")},
    {"remote-glob"_L1, QT_TRANSLATE_NOOP("Sentences", "{value} in {key} is a pattern on remote storage, which is not searched yet."), QT_TRANSLATE_NOOP("Sentences", "Name each file.")},
    {"spark-version"_L1, QT_TRANSLATE_NOOP("Sentences", "Spark {value} is older than 3.5, the oldest release supported."), QT_TRANSLATE_NOOP("Sentences", "Use the spark-submit of that release.")},
    {"practice-start"_L1, QT_TRANSLATE_NOOP("Sentences", "The practice cluster could not be started: {reason}."), QT_TRANSLATE_NOOP("Sentences", "Try again. If it stays so, close other programs: it needs a free port of this computer and about 50 MB of memory.")},
    // Settings
    {"not-built"_L1, QT_TRANSLATE_NOOP("Sentences", "The setting {key} is not supported yet. Nothing was sent."), QT_TRANSLATE_NOOP("Sentences", "Leave it out, or use Spark's own spark-submit for this job.")},
    {"upload"_L1, QT_TRANSLATE_NOOP("Sentences", "{path} would have to be uploaded, which is not supported yet. Nothing was sent."), QT_TRANSLATE_NOOP("Sentences", "Put it into the image (local:///…) or onto storage that the driver reads (s3a://…, https://…).")},
    {"local-file-without-upload"_L1, QT_TRANSLATE_NOOP("Sentences", "{path} is a file of this computer, which the driver cannot read."), QT_TRANSLATE_NOOP("Sentences", "Put it into the image (local:///…) or onto storage that the driver reads (s3a://…, https://…).")},
    {"container-image"_L1, QT_TRANSLATE_NOOP("Sentences", "No container image is given."), QT_TRANSLATE_NOOP("Sentences", "Name an image with Spark in it.")},
    {"reserved-label"_L1, QT_TRANSLATE_NOOP("Sentences", "{key} is a label that Spark sets itself."), QT_TRANSLATE_NOOP("Sentences", "Choose another name for it.")},
    {"bind-address"_L1, QT_TRANSLATE_NOOP("Sentences", "{key} must not be set in cluster mode, as Spark sets it itself."), QT_TRANSLATE_NOOP("Sentences", "Leave it out.")},
    {"secret-key-ref"_L1, QT_TRANSLATE_NOOP("Sentences", "“{value}” of {key} is not of the form SECRET:KEY."), QT_TRANSLATE_NOOP("Sentences", "Name the secret and one key in it, with one colon between them.")},
    {"resource-amount"_L1, QT_TRANSLATE_NOOP("Sentences", "{key} is not a whole number."), QT_TRANSLATE_NOOP("Sentences", "Set it to how many of them the driver needs.")},
    {"resource-vendor"_L1, QT_TRANSLATE_NOOP("Sentences", "{key} is missing."), QT_TRANSLATE_NOOP("Sentences", "Set it to the vendor of the device plug-in, such as nvidia.com.")},
    {"volume-type"_L1, QT_TRANSLATE_NOOP("Sentences", "“{value}” in {key} is no type of volume."), QT_TRANSLATE_NOOP("Sentences", "Use hostPath, emptyDir, nfs or persistentVolumeClaim, with capitals as shown.")},
    {"volume-key"_L1, QT_TRANSLATE_NOOP("Sentences", "{key} is missing."), QT_TRANSLATE_NOOP("Sentences", "Set it; a volume of this type needs it.")},
    {"volume-size"_L1, QT_TRANSLATE_NOOP("Sentences", "{key}={value} is a size in bytes; its unit was forgotten."), QT_TRANSLATE_NOOP("Sentences", "Add the unit, such as {value}Gi.")},
    {"volume-sub-path"_L1, QT_TRANSLATE_NOOP("Sentences", "A volume has both subPath and subPathExpr ({key})."), QT_TRANSLATE_NOOP("Sentences", "Leave one of them out.")},
    {"mount-path-twice"_L1, QT_TRANSLATE_NOOP("Sentences", "Two volumes are mounted at {value}."), QT_TRANSLATE_NOOP("Sentences", "Give {key} or {other} another path.")},
    {"hadoop-conf-twice"_L1, QT_TRANSLATE_NOOP("Sentences", "Both HADOOP_CONF_DIR and {key} are set."), QT_TRANSLATE_NOOP("Sentences", "Unset one of them.")},
    {"krb5-twice"_L1, QT_TRANSLATE_NOOP("Sentences", "Both {key} and {other} are set."), QT_TRANSLATE_NOOP("Sentences", "Leave one of them out.")},
    {"keytab-without-principal"_L1, QT_TRANSLATE_NOOP("Sentences", "A keytab and a principal are needed together."), QT_TRANSLATE_NOOP("Sentences", "Give both, or neither.")},
    {"token-secret-incomplete"_L1, QT_TRANSLATE_NOOP("Sentences", "{key} and {other} are needed together."), QT_TRANSLATE_NOOP("Sentences", "Set both, or neither.")},
    {"two-tokens"_L1, QT_TRANSLATE_NOOP("Sentences", "Both {key} and {other} are set."), QT_TRANSLATE_NOOP("Sentences", "Leave one of them out.")},
    {"remote-template"_L1, QT_TRANSLATE_NOOP("Sentences", "The template {value} is not a file of this computer."), QT_TRANSLATE_NOOP("Sentences", "Copy it here and name its path.")},
    {"not-an-integer"_L1, QT_TRANSLATE_NOOP("Sentences", "“{value}” of {key} is not a whole number."), QT_TRANSLATE_NOOP("Sentences", "Correct it.")},
    {"not-a-number"_L1, QT_TRANSLATE_NOOP("Sentences", "“{value}” of {key} is not a number."), QT_TRANSLATE_NOOP("Sentences", "Correct it.")},
    {"not-a-boolean"_L1, QT_TRANSLATE_NOOP("Sentences", "“{value}” of {key} is neither true nor false."), QT_TRANSLATE_NOOP("Sentences", "Correct it.")},
    {"not-a-size"_L1, QT_TRANSLATE_NOOP("Sentences", "“{value}” of {key} is not a size."), QT_TRANSLATE_NOOP("Sentences", "Give a whole number with a unit, such as 512m or 2g.")},
    {"not-a-time"_L1, QT_TRANSLATE_NOOP("Sentences", "“{value}” of {key} is not a time."), QT_TRANSLATE_NOOP("Sentences", "Give a whole number with a unit, such as 500ms or 30s.")},
    {"not-allowed"_L1, QT_TRANSLATE_NOOP("Sentences", "“{value}” is not allowed for {key}."), QT_TRANSLATE_NOOP("Sentences", "Use one of: {allowed}.")},
    {"out-of-range"_L1, QT_TRANSLATE_NOOP("Sentences", "“{value}” is out of range for {key}."), QT_TRANSLATE_NOOP("Sentences", "Correct it.")},
    {"circular-reference"_L1, QT_TRANSLATE_NOOP("Sentences", "{key} refers to itself: “{value}”."), QT_TRANSLATE_NOOP("Sentences", "Take the reference out of the circle.")},
});
// clang-format on

} // namespace

std::span<const ProblemRow> problemRows()
{
    return kProblemRows;
}

} // namespace firesteel::gui
