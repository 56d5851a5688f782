// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/window/realcluster.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QProcess>
#include <QTest>

namespace firesteel::test {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto kManifest = R"(
apiVersion: v1
kind: Namespace
metadata: {name: NS}
---
apiVersion: v1
kind: ServiceAccount
metadata: {name: spark, namespace: NS}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: Role
metadata: {name: spark, namespace: NS}
rules:
- apiGroups: [""]
  resources: [pods, services, configmaps, persistentvolumeclaims]
  verbs: [create, get, list, watch, update, patch, delete, deletecollection]
---
apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: {name: spark, namespace: NS}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: spark}
subjects:
- {kind: ServiceAccount, name: spark, namespace: NS}
)";

const QString kKinds = u"pods,services,configmaps,secrets,persistentvolumeclaims"_s;

QStringList words(const QByteArray &text)
{
    return QString::fromUtf8(text).split(u'\n', Qt::SkipEmptyParts);
}

} // namespace

RealCluster::RealCluster(QString namespaceName)
    : m_namespace(std::move(namespaceName)), m_kubeconfig(qEnvironmentVariable("KUBECONFIG")),
      m_program(qEnvironmentVariable("FIRESTEEL_NODE")),
      m_folder(qEnvironmentVariable("FIRESTEEL_CLUSTER"))
{
    if (m_kubeconfig.isEmpty() || !QFileInfo::exists(m_kubeconfig))
        m_problem = u"KUBECONFIG does not name a file: ./dev cluster up makes one"_s;
    else if (!QFileInfo(m_program).isExecutable())
        m_problem = u"FIRESTEEL_NODE does not name the cluster's program"_s;
    if (m_folder.isEmpty())
        m_folder = QFileInfo(m_kubeconfig).absolutePath();
}

QStringList RealCluster::windowArguments() const
{
    return {u"--kubeconfig"_s, m_kubeconfig, u"--namespace"_s, m_namespace};
}

bool RealCluster::fail(const QString &problem)
{
    m_problem = problem;
    return false;
}

std::optional<QByteArray> RealCluster::run(const QStringList &words, const QByteArray &input)
{
    QProcess process;
    process.setProgram(m_program);
    process.setArguments(words);
    process.start();
    process.write(input);
    process.closeWriteChannel();
    const bool ended = QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; },
                                       std::chrono::milliseconds(180s));
    if (ended && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0)
        return process.readAllStandardOutput();
    const QByteArray said = process.readAllStandardError().simplified().right(600);
    process.kill();
    process.waitForFinished(1000);
    fail(words.join(u' ') + u": "_s +
         (said.isEmpty() ? process.errorString() : QString::fromUtf8(said)));
    return std::nullopt;
}

std::optional<QByteArray> RealCluster::kubectl(const QStringList &words, const QByteArray &input)
{
    return run(QStringList{u"kubectl"_s, u"--kubeconfig"_s, m_kubeconfig, u"-n"_s, m_namespace} +
                   words,
               input);
}

bool RealCluster::component(const QString &verb)
{
    return run({verb, u"--dir"_s, m_folder, u"kube-apiserver"_s}, {}).has_value();
}

std::optional<QByteArray> RealCluster::kubeconfigOf(const QString &account)
{
    return run({u"kubeconfig"_s, u"--dir"_s, m_folder, u"--user"_s, account, u"--namespace"_s,
                m_namespace},
               {});
}

bool RealCluster::makeNamespace()
{
    return makeNamespace(kManifest);
}

bool RealCluster::makeNamespace(const QByteArray &manifest)
{
    // What is left of an earlier run goes first, and with it all that was in it.
    return run({u"kubectl"_s, u"--kubeconfig"_s, m_kubeconfig, u"delete"_s, u"namespace"_s,
                m_namespace, u"--ignore-not-found"_s, u"--timeout=150s"_s},
               {}) &&
           kubectl({u"apply"_s, u"-f"_s, u"-"_s},
                   QByteArray(manifest).replace("NS", m_namespace.toUtf8())) &&
           kubectl(
               {u"wait"_s, u"--for=create"_s, u"configmap/kube-root-ca.crt"_s, u"--timeout=60s"_s});
}

bool RealCluster::removeNamespace()
{
    return kubectl({u"delete"_s, u"namespace"_s, m_namespace, u"--ignore-not-found"_s,
                    u"--wait=false"_s})
        .has_value();
}

std::optional<QStringList> RealCluster::objects()
{
    const auto names = kubectl({u"get"_s, kKinds, u"-o"_s, u"name"_s});
    if (!names)
        return std::nullopt;
    QStringList found = words(*names);
    found.removeAll(u"configmap/kube-root-ca.crt"_s);
    return found;
}

std::optional<QStringList> RealCluster::podsOf(const QString &appId)
{
    const auto names = kubectl(
        {u"get"_s, u"pods"_s, u"-l"_s, u"spark-app-selector="_s + appId, u"-o"_s, u"name"_s});
    return names ? std::optional(words(*names)) : std::nullopt;
}

bool RealCluster::untilNothingOf(const QString &appId, std::chrono::seconds most)
{
    const auto begin = std::chrono::steady_clock::now();
    QStringList left;
    do {
        const auto found = podsOf(appId);
        if (!found)
            return false;
        if (found->isEmpty())
            return true;
        left = *found;
    } while (std::chrono::steady_clock::now() - begin < most);
    return fail(u"after %1 s there still are: %2"_s.arg(most.count()).arg(left.join(u", "_s)));
}

std::optional<QJsonObject> RealCluster::pod(const QString &name)
{
    const auto text = kubectl({u"get"_s, u"pod"_s, name, u"-o"_s, u"json"_s});
    if (!text)
        return std::nullopt;
    return QJsonDocument::fromJson(*text).object();
}

} // namespace firesteel::test
