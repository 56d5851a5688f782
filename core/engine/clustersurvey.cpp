// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/clustersurvey.h"

#include "core/base/quantity.h"
#include "core/kube/api/podstate.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QMap>

#include <algorithm>
#include <array>

namespace firesteel::engine {

using namespace Qt::StringLiterals;

namespace {

const QString kSystemNamespace = u"kube-system"_s;
constexpr qint64 kMebi = 1024LL * 1024;

constexpr auto kControlPlane = std::to_array<QLatin1StringView>(
    {"kube-apiserver"_L1, "kube-controller-manager"_L1, "kube-scheduler"_L1, "etcd"_L1,
     "cloud-controller-manager"_L1});

/// What a pod belongs to, as the usual labels have it (kubernetes.io, "Recommended Labels").
QString programOf(const kube::Object &pod)
{
    for (const QString &label :
         {u"component"_s, u"k8s-app"_s, u"app.kubernetes.io/name"_s, u"app"_s, u"name"_s}) {
        const QString value = pod.label(label);
        if (!value.isEmpty())
            return value == "kube-dns"_L1 ? u"coredns"_s : value;
    }
    return pod.name;
}

bool condition(const QJsonObject &status, QLatin1StringView type)
{
    for (const QJsonValue &one : status.value("conditions"_L1).toArray()) {
        if (one["type"_L1].toString() == type)
            return one["status"_L1].toString() == "True"_L1;
    }
    return false;
}

qint64 milliOf(const QJsonObject &amounts, QLatin1StringView name)
{
    const auto quantity = Quantity::parse(amounts.value(name).toString());
    return quantity ? quantity->milli() : 0;
}

} // namespace

QList<HealthCheck> healthChecks(const QByteArray &verboseText)
{
    QList<HealthCheck> checks;
    for (const QByteArray &line : verboseText.split('\n')) {
        const bool passed = line.startsWith("[+]");
        if (!passed && !line.startsWith("[-]"))
            continue;
        const QString rest = QString::fromUtf8(line.sliced(3)).trimmed();
        const qsizetype blank = rest.indexOf(u' ');
        HealthCheck check{blank < 0 ? rest : rest.first(blank), passed, {}};
        if (!passed && blank >= 0)
            check.text = rest.sliced(blank + 1);
        checks.append(check);
    }
    return checks;
}

NodeFacts nodeFacts(const QList<kube::ObjectPtr> &nodes)
{
    NodeFacts facts;
    QStringList architectures;
    for (const kube::ObjectPtr &node : nodes) {
        const QJsonObject status = node->body.value("status"_L1).toObject();
        const QJsonObject info = status.value("nodeInfo"_L1).toObject();
        ++facts.all;
        facts.versions << info.value("kubeletVersion"_L1).toString();
        architectures << info.value("architecture"_L1).toString();
        if (!condition(status, "Ready"_L1)) {
            facts.notReady << node->name;
            continue;
        }
        ++facts.ready;
        const QJsonObject spec = node->body.value("spec"_L1).toObject();
        if (spec.value("unschedulable"_L1).toBool()) {
            ++facts.closed;
            continue;
        }
        const QJsonObject room = status.value("allocatable"_L1).toObject();
        facts.milliCpu += milliOf(room, "cpu"_L1);
        facts.memoryMiB += milliOf(room, "memory"_L1) / 1000 / kMebi;
    }
    for (QStringList *list : {&facts.versions, &architectures}) {
        list->removeAll(QString());
        list->removeDuplicates();
        list->sort();
    }
    facts.architectures = architectures.join(u", "_s);
    return facts;
}

QList<SystemProgram> systemPrograms(const QList<kube::ObjectPtr> &pods)
{
    QMap<QString, SystemProgram> all;
    for (const kube::ObjectPtr &pod : pods) {
        const kube::PodState state = kube::podState(*pod);
        if (state.kind == kube::PodState::Kind::Succeeded || state.deleting)
            continue; // a job that has done its work, a pod that is being replaced
        const QString name = programOf(*pod);
        SystemProgram &program = all[name];
        program.name = name;
        program.controlPlane = std::ranges::find(kControlPlane, name) != kControlPlane.end();
        ++program.wanted;
        if (state.ready)
            ++program.ready;
        else if (program.reason.isEmpty())
            program.reason =
                state.reason.isEmpty() ? QString(kube::podStateName(state.kind)) : state.reason;
    }
    QList<SystemProgram> sorted = all.values();
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const SystemProgram &a, const SystemProgram &b) {
                         return a.controlPlane && !b.controlPlane;
                     });
    return sorted;
}

ClusterSurvey::ClusterSurvey(ClusterSession &session, QObject *parent)
    : QObject(parent), m_session(session)
{}

void ClusterSurvey::look()
{
    if (looking())
        return;
    m_facts.problem.reset();
    askVersion();
    askHealth("/readyz?verbose", &ClusterFacts::readiness, &ClusterFacts::isReady,
              &ClusterFacts::readyChecks);
    askHealth("/livez?verbose", &ClusterFacts::liveness, &ClusterFacts::isLive,
              &ClusterFacts::liveChecks);
    askIdentity();
    askNodes();
    askSystem();
}

Answered ClusterSurvey::failed(const Error &error)
{
    if (error.code == Errc::Forbidden || error.code == Errc::NotFound ||
        error.code == Errc::ApiNotFound || error.code == Errc::NamespaceMissing)
        return Answered::Withheld;
    if (!m_facts.problem)
        m_facts.problem = error;
    return Answered::Failed;
}

void ClusterSurvey::answered()
{
    --m_waiting;
    m_facts.asOf = m_session.clock().wall();
    Q_EMIT changed();
}

void ClusterSurvey::askVersion()
{
    ++m_waiting;
    m_session.rawGet("/version", this, [this](const Result<kube::RawAnswer> &answer) {
        if (answer) {
            const QJsonObject version = QJsonDocument::fromJson(answer->body).object();
            m_facts.version = Answered::Known;
            m_facts.gitVersion = version.value("gitVersion"_L1).toString();
            m_facts.platform = version.value("platform"_L1).toString();
        } else {
            m_facts.version = failed(answer.error());
        }
        answered();
    });
}

/// An unhealthy server answers with 500 and the same list.
void ClusterSurvey::askHealth(const QByteArray &target, Answered ClusterFacts::*state,
                              bool ClusterFacts::*good, QList<HealthCheck> ClusterFacts::*checks)
{
    ++m_waiting;
    const auto take = [this, state, good, checks](const Result<kube::RawAnswer> &answer) {
        const bool refused =
            answer && (answer->status == 401 || answer->status == 403 || answer->status == 404);
        if (!answer) {
            m_facts.*state = failed(answer.error());
        } else if (refused) {
            m_facts.*state = Answered::Withheld;
        } else {
            m_facts.*state = Answered::Known;
            m_facts.*good = answer->status == 200;
            m_facts.*checks = healthChecks(answer->body);
        }
        answered();
    };
    m_session.rawGet(target, this, take, true);
}

/// Servers before 1.28 do not have it.
void ClusterSurvey::askIdentity()
{
    ++m_waiting;
    const QJsonObject question{{"apiVersion"_L1, "authentication.k8s.io/v1"_L1},
                               {"kind"_L1, "SelfSubjectReview"_L1}};
    m_session.post(
        "/apis/authentication.k8s.io/v1/selfsubjectreviews", question, this,
        [this](const Result<QJsonObject> &review) {
            if (review) {
                const QJsonObject user =
                    review->value("status"_L1).toObject().value("userInfo"_L1).toObject();
                m_facts.identity = Answered::Known;
                m_facts.user = user.value("username"_L1).toString();
                m_facts.groups.clear();
                for (const QJsonValue &one : user.value("groups"_L1).toArray())
                    m_facts.groups << one.toString();
            } else {
                m_facts.identity = failed(review.error());
            }
            answered();
        });
}

void ClusterSurvey::askNodes()
{
    ++m_waiting;
    kube::ListRequest request;
    request.selection.type = kube::resources::Nodes;
    m_session.list(request, this, [this](const Result<kube::ListPage> &page) {
        m_facts.nodes = page ? Answered::Known : failed(page.error());
        if (page)
            m_facts.nodeFacts = nodeFacts(page->items);
        answered();
    });
}

void ClusterSurvey::askSystem()
{
    ++m_waiting;
    kube::ListRequest request;
    request.selection.type = kube::resources::Pods;
    request.selection.namespaceName = kSystemNamespace;
    m_session.list(request, this, [this](const Result<kube::ListPage> &page) {
        m_facts.system = page ? Answered::Known : failed(page.error());
        if (page)
            m_facts.programs = systemPrograms(page->items);
        answered();
    });
}

} // namespace firesteel::engine
