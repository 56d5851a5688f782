// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/window/realperson.h"

#include "core/kube/config/kubeconfig.h"
#include "core/kube/config/resolvedcontext.h"

#include <QProcessEnvironment>
#include <QSslCertificate>

namespace firesteel::test {

using namespace Qt::StringLiterals;

namespace {

// What a person needs to submit, and what a driver needs: nobody gives what he does not have. The
// rest is for looking at the namespace and for making the account.
constexpr auto kPersonManifest = R"(
apiVersion: v1
kind: Namespace
metadata: {name: NS}
---
apiVersion: v1
kind: ServiceAccount
metadata: {name: person, namespace: NS}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: Role
metadata: {name: person, namespace: NS}
rules:
- apiGroups: [""]
  resources: [pods]
  verbs: [create, get, list, watch, delete, patch, deletecollection]
- apiGroups: [""]
  resources: [services, configmaps]
  verbs: [create, patch, list, watch, deletecollection]
- apiGroups: [""]
  resources: [persistentvolumeclaims]
  verbs: [create, patch, list, deletecollection]
- apiGroups: [""]
  resources: [secrets]
  verbs: [create, patch]
- apiGroups: [""]
  resources: [pods/log]
  verbs: [get]
- apiGroups: [""]
  resources: [pods/portforward]
  verbs: [create, get]
- apiGroups: [""]
  resources: [events]
  verbs: [list, watch]
- apiGroups: [""]
  resources: [resourcequotas, limitranges]
  verbs: [list]
- apiGroups: [""]
  resources: [namespaces]
  verbs: [get]
- apiGroups: [""]
  resources: [serviceaccounts]
  verbs: [get, create]
- apiGroups: [rbac.authorization.k8s.io]
  resources: [roles, rolebindings]
  verbs: [list, create]
- apiGroups: [authorization.k8s.io]
  resources: [localsubjectaccessreviews]
  verbs: [create]
---
apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: {name: person, namespace: NS}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: person}
subjects:
- {kind: ServiceAccount, name: person, namespace: NS}
)";

} // namespace

bool RealPerson::fail(const QString &problem)
{
    m_problem = problem;
    return false;
}

bool RealPerson::begin()
{
    if (!m_cluster.isThere() || !m_cluster.makeNamespace(kPersonManifest))
        return fail(m_cluster.problem());
    const auto kubeconfig = m_cluster.kubeconfigOf(u"person"_s);
    return kubeconfig ? takeApart(*kubeconfig) : fail(m_cluster.problem());
}

bool RealPerson::end()
{
    return m_cluster.removeNamespace() || fail(m_cluster.problem());
}

bool RealPerson::takeApart(const QByteArray &kubeconfig)
{
    const kube::Kubeconfig config = kube::parseKubeconfig(kubeconfig, m_cluster.kubeconfig());
    const Result<kube::ResolvedContext> context =
        kube::resolve(config, {}, QProcessEnvironment::systemEnvironment());
    if (!context)
        return fail(u"the person's kubeconfig cannot be used: "_s + context.error().detail);
    m_handed.server = context->server;
    m_handed.token = context->auth.token;
    for (const QSslCertificate &one :
         context->endpoint.security.anchors.value_or(QList<QSslCertificate>()))
        m_handed.caPem += one.toPem();
    if (m_handed.token.count('.') != 2 || m_handed.caPem.isEmpty())
        return fail(u"the person's kubeconfig has no CA, or no token of an account"_s);
    return true;
}

} // namespace firesteel::test
