// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/canary/canaryjob.h"

#include "core/base/ids.h"
#include "core/engine/canary/podfinding.h"
#include "core/kube/api/podstate.h"
#include "core/kube/api/status.h"
#include "core/kube/check/causeof.h"

#include <QTimer>

namespace firesteel::engine {

using namespace Qt::StringLiterals;
using kube::ObjectPtr;
using namespace std::chrono_literals;
using Kind = kube::PodState::Kind;

namespace {

/// An autoscaler may bring a node; but who waits should soon hear why.
constexpr std::chrono::milliseconds kUnschedulableFor{20'000};

QString newPodName()
{
    SystemIdSource ids;
    return u"firesteel-canary-"_s + ids.uuid().remove(u'-').first(10);
}

} // namespace

CanaryJob::CanaryJob(ClusterSession &session, CanaryRequest request, QObject *parent)
    : CanaryJob(session, std::move(request), RetryTuning(), parent)
{}

CanaryJob::CanaryJob(ClusterSession &session, CanaryRequest request, const RetryTuning &tuning,
                     QObject *parent)
    : Job(parent), m_session(session), m_request(std::move(request)), m_tuning(tuning),
      m_retry(tuning, session.clock()), m_podName(newPodName())
{}

CanaryJob::~CanaryJob() = default;

void CanaryJob::run()
{
    m_begun = m_session.clock().steady();
    enter(Stage::Creating);
    kube::CreateRequest request;
    request.type = kube::resources::Pods;
    request.namespaceName = m_request.namespaceName;
    request.body = canaryPod(m_request, m_podName);
    request.isOurs = [](const kube::Object &pod) {
        return !pod.label(u"firesteel.dev/canary"_s).isEmpty();
    };
    m_sent = true;
    m_session.create(request, this, [this](const Result<ObjectPtr> &result) { created(result); });
}

void CanaryJob::created(const Result<ObjectPtr> &result)
{
    if (result) {
        m_podUid = (*result)->uid;
        if (state() == State::Cancelling) {
            remove();
            return;
        }
        enter(Stage::Waiting);
        m_retry.begin();
        look();
        return;
    }
    const Error &error = result.error();
    if (leavesDoubt(error.code)) {
        giveUp(error);
        return;
    }
    m_sent = false;
    if (state() == State::Cancelling) {
        finish(fail(Errc::Cancelled));
    } else if (kube::isUnreachable(error.code)) {
        finish(std::unexpected(error));
    } else {
        kube::Situation situation;
        situation.endpoint = m_session.connection().endpoint;
        situation.auth = m_session.connection().auth;
        situation.namespaceName = m_request.namespaceName;
        situation.now = m_session.clock().wall();
        m_findings = {kube::findingFor(error, situation)};
        Q_EMIT reported();
        finish({});
    }
}

void CanaryJob::look()
{
    if (state() != State::Running)
        return;
    const kube::ObjectRef pod{kube::resources::Pods, m_request.namespaceName, m_podName};
    m_session.get(pod, this, [this](const Result<ObjectPtr> &result) {
        if (state() != State::Running)
            return;
        if (result) {
            m_retry.begin();
            judge(*result);
        } else if (const auto delay = m_retry.after(result.error())) {
            QTimer::singleShot(*delay, this, &CanaryJob::look);
        } else {
            giveUp(result.error());
        }
    });
}

void CanaryJob::judge(const ObjectPtr &pod)
{
    const kube::PodState now = kube::podState(*pod);
    const std::chrono::milliseconds waited = m_session.clock().steady() - m_begun;
    const bool ran = now.kind == Kind::Running || now.ended();
    if (ran && !m_startedAfter && now.startedAt.isValid())
        m_startedAfter = waited;
    const QMap<QString, QString> context{{u"image"_s, m_request.image},
                                         {u"namespace"_s, m_request.namespaceName},
                                         {u"account"_s, m_request.account},
                                         {u"node"_s, now.node}};
    const bool patient = now.kind == Kind::Unschedulable && waited < kUnschedulableFor;
    if (const auto found = patient ? std::nullopt : podFinding(now, context)) {
        m_findings = {*found};
        conclude();
        return;
    }
    if (now.ended()) {
        readLog();
        return;
    }
    const auto limit = m_request.startTimeout + (ran ? m_request.deadline : 0s);
    if (waited > limit) {
        Error error(Errc::StartTimeout, now.message,
                    {{u"pod"_s, m_podName}, {u"state"_s, QString(kube::podStateName(now.kind))}});
        giveUp(error);
        return;
    }
    enter(ran ? Stage::Running : Stage::Waiting,
          now.reason.isEmpty() ? QString(kube::podStateName(now.kind)) : now.reason);
    QTimer::singleShot(m_tuning.look, this, &CanaryJob::look);
}

void CanaryJob::readLog()
{
    enter(Stage::Reading);
    const auto path =
        kube::resourcePath(kube::resources::Pods, m_request.namespaceName, m_podName, u"log"_s);
    if (!path) {
        giveUp(path.error());
        return;
    }
    m_session.rawGet(*path + "?container=canary&limitBytes=65536", this,
                     [this](const Result<kube::RawAnswer> &answer) {
                         if (state() != State::Running)
                             return;
                         if (answer) {
                             m_report = parseCanaryLog(answer->body);
                             m_findings = canaryFindings(m_request, m_report);
                             conclude();
                         } else if (const auto delay = m_retry.after(answer.error())) {
                             QTimer::singleShot(*delay, this, &CanaryJob::readLog);
                         } else {
                             giveUp(answer.error());
                         }
                     });
}

void CanaryJob::conclude()
{
    Q_EMIT reported();
    if (state() == State::Running)
        remove();
}

void CanaryJob::giveUp(const Error &error)
{
    if (!m_failure)
        m_failure = error;
    remove();
}

void CanaryJob::remove()
{
    if (m_removal)
        return;
    if (m_podUid.isEmpty()) { // its creation is in doubt
        findAndRemove();
        return;
    }
    enter(Stage::Removing);
    m_removal = std::make_unique<PodRemoval>(
        m_session, DoomedPod{m_request.namespaceName, m_podName, m_podUid, std::chrono::seconds{1}},
        m_tuning);
    connect(m_removal.get(), &PodRemoval::finished, this, &CanaryJob::removed);
    m_removal->start();
}

void CanaryJob::findAndRemove()
{
    const kube::ObjectRef pod{kube::resources::Pods, m_request.namespaceName, m_podName};
    m_session.get(pod, this, [this](const Result<ObjectPtr> &result) {
        if (result) {
            m_podUid = (*result)->uid;
            remove();
        } else {
            removed(result.error().code == Errc::NotFound ? Result<>()
                                                          : std::unexpected(result.error()));
        }
    });
}

void CanaryJob::removed(const Result<> &result)
{
    if (m_removal)
        m_removal.release()->deleteLater(); // we are in its signal
    const bool left = !result && result.error().code != Errc::PreconditionFailed;
    Result<> end;
    if (state() == State::Cancelling)
        end = fail(Errc::Cancelled);
    else if (m_failure)
        end = std::unexpected(*m_failure);
    if (left)
        end = std::unexpected((end ? result.error() : end.error()).with(u"leftover"_s, m_podName));
    finish(end);
}

void CanaryJob::abandon()
{
    if (!m_sent)
        finish(fail(Errc::Cancelled));
    else if (!m_podUid.isEmpty())
        remove();
    // else created() removes what the call under way makes
}

void CanaryJob::enter(Stage stage, const QString &detail)
{
    if (m_stage == stage && m_lastDetail == detail && stage != Stage::Creating)
        return;
    m_stage = stage;
    m_lastDetail = detail;
    Q_EMIT stageChanged(stage, detail);
}

} // namespace firesteel::engine
