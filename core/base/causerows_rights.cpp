// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/causetextrows.h"

#include <QtGlobal>

#include <array>

namespace firesteel::detail {

using namespace Qt::StringLiterals;

namespace {

// clang-format off
constexpr auto kRightsRows = std::to_array<CauseText>({
    // What a person may
    {"rbac-user"_L1, "reason=impersonate"_L1,
     QT_TRANSLATE_NOOP("Causes", "{user} may not act as another user."),
     {QT_TRANSLATE_NOOP("Causes", "Leave the name to act as empty, or ask the administrator for the right to impersonate it.")}},
    {"rbac-user"_L1, "reason=cannot-ask"_L1,
     QT_TRANSLATE_NOOP("Causes", "The server does not tell which rights you have."),
     {QT_TRANSLATE_NOOP("Causes", "Go on: a missing right shows when it is needed. Or ask the administrator for the ClusterRole system:basic-user.")}},
    {"rbac-user"_L1, "reason=optional missing"_L1,
     QT_TRANSLATE_NOOP("Causes", "{user} may not {missing} in the namespace {namespace}; some jobs need it."),
     {QT_TRANSLATE_NOOP("Causes", "Ask the administrator for these rights; Firesteel writes the Role for him.")}},
    {"rbac-user"_L1, "missing"_L1,
     QT_TRANSLATE_NOOP("Causes", "{user} may not {missing} in the namespace {namespace}; Spark needs it."),
     {QT_TRANSLATE_NOOP("Causes", "Ask the administrator for these rights; Firesteel writes the Role for him.")}},
    {"rbac-user"_L1, "verb resource"_L1,
     QT_TRANSLATE_NOOP("Causes", "{user} may not {verb} {resource} in the namespace {namespace}."),
     {QT_TRANSLATE_NOOP("Causes", "Ask the administrator for this right; Firesteel writes the Role for him.")}},
    {"rbac-user"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "You are known to the cluster, but may not do this."),
     {QT_TRANSLATE_NOOP("Causes", "Ask the administrator for the right; the details name it.")}},
    {"rbac-user-pods"_L1, "missing"_L1,
     QT_TRANSLATE_NOOP("Causes", "{user} may not {missing} in the namespace {namespace}; without it no job can be submitted and followed."),
     {QT_TRANSLATE_NOOP("Causes", "Ask the administrator for a RoleBinding in {namespace}: to the ClusterRole edit, or to the Role that Firesteel writes."),
      QT_TRANSLATE_NOOP("Causes", "Or choose the namespace in which you may work.")}},
    {"rbac-user-pods"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "You may not use pods in the namespace {namespace} as Spark needs it."),
     {QT_TRANSLATE_NOOP("Causes", "Ask the administrator for a RoleBinding in {namespace}: to the ClusterRole edit, or to the Role that Firesteel writes."),
      QT_TRANSLATE_NOOP("Causes", "Or choose the namespace in which you may work.")}},
    {"rbac-user-pod-log"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "{user} may not read logs of pods in the namespace {namespace}: jobs run, but their output stays hidden."),
     {QT_TRANSLATE_NOOP("Causes", "Ask the administrator for the verb get on pods/log in {namespace}.")}},
    {"rbac-user-portforward"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "{user} may not forward ports of pods in the namespace {namespace}: the web UI of a running job cannot be shown."),
     {QT_TRANSLATE_NOOP("Causes", "Ask the administrator for the verbs get and create on pods/portforward in {namespace}.")}},
    {"rbac-user-sparkapplications"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "{user} may not use SparkApplications in the namespace {namespace}."),
     {QT_TRANSLATE_NOOP("Causes", "Ask the administrator for create, get, list, watch and delete on sparkapplications.sparkoperator.k8s.io in {namespace}.")}},
    {"namespace-missing"_L1, "reason=terminating"_L1,
     QT_TRANSLATE_NOOP("Causes", "The namespace {namespace} is being deleted; nothing new can be created in it."),
     {QT_TRANSLATE_NOOP("Causes", "Choose another namespace, or wait until it is gone and create it anew.")}},
    {"namespace-missing"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "There is no namespace {namespace} in this cluster."),
     {QT_TRANSLATE_NOOP("Causes", "Choose one of those that are there, or create it: kubectl create namespace {namespace}.")}},
    // What a driver's account may
    {"rbac-driver-default-sa"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "The driver would run as the account default of {namespace}, which may not do what Spark needs."),
     {QT_TRANSLATE_NOOP("Causes", "Make an account of its own for Spark on the page Namespace and driver account, and set spark.kubernetes.authenticate.driver.serviceAccountName to it.")}},
    {"rbac-driver-pods"_L1, "missing"_L1,
     QT_TRANSLATE_NOOP("Causes", "The driver's account {account} may not {missing} in {namespace}: it cannot run executors."),
     {QT_TRANSLATE_NOOP("Causes", "Add the missing rights on the page Namespace and driver account; Firesteel proposes exactly these."),
      QT_TRANSLATE_NOOP("Causes", "Without the right to do so, send the administrator the text that it writes.")}},
    {"rbac-driver-configmaps"_L1, "missing"_L1,
     QT_TRANSLATE_NOOP("Causes", "The driver's account {account} may not {missing} in {namespace}: it cannot hand its settings to executors."),
     {QT_TRANSLATE_NOOP("Causes", "Add the missing rights on the page Namespace and driver account; Firesteel proposes exactly these.")}},
    {"rbac-driver-pvc"_L1, "missing"_L1,
     QT_TRANSLATE_NOOP("Causes", "The driver's account {account} may not {missing} in {namespace}: jobs with volumes on demand fail."),
     {QT_TRANSLATE_NOOP("Causes", "Add the missing rights on the page Namespace and driver account, or use no volumes on demand.")}},
    {"rbac-driver-deletecollection"_L1, "missing"_L1,
     QT_TRANSLATE_NOOP("Causes", "The driver's account {account} may not {missing} in {namespace}: jobs run, but leave objects behind."),
     {QT_TRANSLATE_NOOP("Causes", "Add the missing rights on the page Namespace and driver account; Firesteel proposes exactly these.")}},
    {"rbac-driver-role-incomplete"_L1, "missing"_L1,
     QT_TRANSLATE_NOOP("Causes", "The driver's account {account} may not {missing} in {namespace}."),
     {QT_TRANSLATE_NOOP("Causes", "Add the missing rights on the page Namespace and driver account; Firesteel proposes exactly these.")}},
    {"service-account-missing"_L1, "account"_L1,
     QT_TRANSLATE_NOOP("Causes", "There is no service account {account} in the namespace {namespace}, so that no driver can start."),
     {QT_TRANSLATE_NOOP("Causes", "Make it on the page Namespace and driver account, or choose one that is there."),
      QT_TRANSLATE_NOOP("Causes", "Or by hand: kubectl create serviceaccount {account} -n {namespace}")}},
    {"credential-missing"_L1, "automount=off"_L1,
     QT_TRANSLATE_NOOP("Causes", "Pods of the account {account} in {namespace} get no token, so that a driver cannot talk to the API server."),
     {QT_TRANSLATE_NOOP("Causes", "Remove automountServiceAccountToken: false from the account, or use a pod template that sets it to true.")}},
    {"token-expired-in-driver"_L1, "account"_L1,
     QT_TRANSLATE_NOOP("Causes", "The API server does not accept the token that pods of the account {account} get."),
     {QT_TRANSLATE_NOOP("Causes", "Ask the administrator whether the cluster's token signing key or issuer has changed, and whether the node's clock is right.")}},
    // The same without particulars
    {"rbac-driver-pods"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "The driver's account may not do with pods what Spark needs."),
     {QT_TRANSLATE_NOOP("Causes", "Look at the page Namespace and driver account: it shows which rights are missing, and proposes exactly these.")}},
    {"rbac-driver-configmaps"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "The driver's account may not make the config map that its executors read."),
     {QT_TRANSLATE_NOOP("Causes", "Look at the page Namespace and driver account: it shows which rights are missing, and proposes exactly these.")}},
    {"rbac-driver-pvc"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "The driver's account may not make or list volume claims."),
     {QT_TRANSLATE_NOOP("Causes", "Look at the page Namespace and driver account: it shows which rights are missing, and proposes exactly these.")}},
    {"rbac-driver-deletecollection"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "The driver's account may not remove what a job has made; jobs run, but leave objects behind."),
     {QT_TRANSLATE_NOOP("Causes", "Look at the page Namespace and driver account: it shows which rights are missing, and proposes exactly these.")}},
    {"rbac-driver-role-incomplete"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "The driver's account lacks rights that Spark needs."),
     {QT_TRANSLATE_NOOP("Causes", "Look at the page Namespace and driver account: it shows which rights are missing, and proposes exactly these.")}},
    {"service-account-missing"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "The service account that the job names does not exist in the namespace."),
     {QT_TRANSLATE_NOOP("Causes", "Make it on the page Namespace and driver account, or choose one that is there.")}},
});
// clang-format on

} // namespace

std::span<const CauseText> rightsRows()
{
    return kRightsRows;
}

} // namespace firesteel::detail
