// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/jobs/killjob.h"

#include "core/kube/api/status.h"

namespace firesteel::engine {

using namespace Qt::StringLiterals;
using kube::ObjectPtr;

namespace {
constexpr int looksBeforeHelping = 5;
constexpr int looksAtMost = 60;
} // namespace

KillJob::KillJob(ClusterSession &session, FollowTarget target,
                 std::optional<std::chrono::seconds> gracePeriod, const RetryTuning &tuning,
                 QObject *parent)
    : Job(parent), m_session(session), m_target(std::move(target)), m_gracePeriod(gracePeriod),
      m_tuning(tuning), m_retry(tuning, session.clock())
{}

KillJob::~KillJob() = default;

void KillJob::run()
{
    if (m_target.driverUid.isEmpty()) {
        m_retry.begin();
        lookForExecutors();
        return;
    }
    const DoomedPod driver{m_target.namespaceName, m_target.driverPodName, m_target.driverUid,
                           m_gracePeriod};
    m_removal = std::make_unique<PodRemoval>(m_session, driver, m_tuning);
    connect(m_removal.get(), &PodRemoval::accepted, this, &KillJob::deletionAccepted);
    connect(m_removal.get(), &PodRemoval::finished, this, &KillJob::driverRemoved);
    m_removal->start();
}

void KillJob::driverRemoved(const Result<> &result)
{
    m_removal.release()->deleteLater(); // we are in one of its signals
    if (state() != State::Running)
        return;
    if (!result) {
        finish(result);
        return;
    }
    Q_EMIT driverGone();
    m_retry.begin();
    lookForExecutors();
}

void KillJob::lookForExecutors()
{
    if (state() != State::Running)
        return;
    if (m_target.appId.isEmpty()) {
        finish({});
        return;
    }
    kube::ListRequest request;
    request.selection = {kube::resources::Pods,
                         m_target.namespaceName,
                         QString(store::labels::AppSelector) + u'=' + m_target.appId +
                             u",spark-role=executor"_s,
                         {}};
    m_session.list(request, this, [this](const Result<kube::ListPage> &result) {
        if (state() != State::Running)
            return;
        if (!result) {
            if (const auto delay = m_retry.after(result.error()))
                QTimer::singleShot(*delay, this, &KillJob::lookForExecutors);
            else
                finish(std::unexpected(result.error()));
            return;
        }
        m_retry.begin();
        if (result->items.isEmpty()) {
            finish({});
        } else if (++m_looks > looksAtMost) {
            finish(std::unexpected(executorsLeft(result->items)));
        } else {
            if (m_looks >= looksBeforeHelping)
                removeExecutors(result->items);
            QTimer::singleShot(m_tuning.look, this, &KillJob::lookForExecutors);
        }
    });
}

void KillJob::removeExecutors(const QList<ObjectPtr> &pods)
{
    for (const ObjectPtr &pod : pods) {
        if (pod->deleting() || m_asked.contains(pod->uid))
            continue;
        m_asked.insert(pod->uid);
        kube::DeleteRequest request;
        request.object = {kube::resources::Pods, pod->namespaceName, pod->name};
        request.uid = pod->uid;
        m_session.remove(request, this, [this, uid = pod->uid](const auto &result) {
            if (result) {
                ++m_executorsRemoved;
                return;
            }
            const Errc code = result.error().code;
            if (code == Errc::NotFound || code == Errc::PreconditionFailed)
                return;
            m_refusal = result.error();
            if (kube::isTransient(code) || leavesDoubt(code))
                m_asked.remove(uid); // the next look asks again
        });
    }
}

Error KillJob::executorsLeft(const QList<ObjectPtr> &pods) const
{
    constexpr qsizetype named = 10;
    QStringList names;
    for (const ObjectPtr &pod : pods.first(std::min(pods.size(), named)))
        names.append(pod->name);
    if (pods.size() > named)
        names.append(u"… +"_s + QString::number(pods.size() - named));
    Error error = m_refusal.value_or(
        Error(Errc::ServerTimeout, u"they are still there a minute after their driver"_s));
    error.context.insert(u"problem"_s, u"executors-left"_s);
    error.context.insert(u"names"_s, names.join(u", "_s));
    error.context.insert(u"application"_s, m_target.appId);
    error.context.insert(u"namespace"_s, m_target.namespaceName);
    return error;
}

void KillJob::abandon()
{
    m_removal.reset();
    finish(std::unexpected(Error(Errc::Cancelled)));
}

} // namespace firesteel::engine
