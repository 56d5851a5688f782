// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/jobs/killjob.h"

#include "core/kube/api/status.h"

namespace firesteel::engine {

using namespace Qt::StringLiterals;
using kube::ObjectPtr;

namespace {
constexpr std::chrono::seconds defaultGrace{30};
constexpr std::chrono::seconds beyondGrace{60};
constexpr std::chrono::milliseconds lookAgain{1'000};
constexpr int looksBeforeHelping = 5;
constexpr int looksAtMost = 60;
} // namespace

KillJob::KillJob(ClusterSession &session, FollowTarget target,
                 std::optional<std::chrono::seconds> gracePeriod, QObject *parent)
    : Job(parent), m_session(session), m_target(std::move(target)), m_gracePeriod(gracePeriod)
{
    m_limit.setSingleShot(true);
    connect(&m_limit, &QTimer::timeout, this, [this] {
        m_watch.reset();
        finish(fail(Errc::ServerTimeout, u"the pod is still there after its grace period"_s,
                    {{u"kind"_s, u"Pod"_s},
                     {u"name"_s, m_target.driverPodName},
                     {u"namespace"_s, m_target.namespaceName}}));
    });
}

void KillJob::run()
{
    m_retryDelay = m_tuning.first;
    m_retryUntil = m_session.clock().steady() + m_tuning.patience;
    requestDeletion();
}

void KillJob::requestDeletion()
{
    kube::DeleteRequest request;
    request.object = {kube::resources::Pods, m_target.namespaceName, m_target.driverPodName};
    request.uid = m_target.driverUid;
    request.gracePeriod = m_gracePeriod;
    m_session.remove(request, this, [this](const Result<kube::Deleted> &result) {
        if (state() != State::Running)
            return;
        if (!result) {
            if (result.error().code == Errc::NotFound)
                driverIsGone();
            else if (!retry(result.error(), [this] { requestDeletion(); }))
                finish(std::unexpected(result.error()));
            return;
        }
        Q_EMIT deletionAccepted();
        if (result->gone)
            driverIsGone();
        else
            watchUntilGone(result->pending);
    });
}

void KillJob::watchUntilGone(const ObjectPtr &pending)
{
    std::chrono::seconds grace = m_gracePeriod.value_or(defaultGrace);
    if (pending) {
        const qint64 told =
            pending->metadata().value("deletionGracePeriodSeconds"_L1).toInteger(-1);
        if (told >= 0)
            grace = std::chrono::seconds{told};
    }
    m_limit.start(grace + beyondGrace);
    m_watch = m_session.watch({kube::resources::Pods,
                               m_target.namespaceName,
                               {},
                               u"metadata.name="_s + m_target.driverPodName});
    const auto present = std::make_shared<bool>(false);
    connect(m_watch.get(), &Watch::changed, this,
            [this, present](const QList<kube::WatchDelta> &deltas) {
                for (const kube::WatchDelta &delta : deltas)
                    *present = delta.kind != kube::WatchDelta::Kind::Deleted &&
                               delta.object->uid == m_target.driverUid;
                if (!*present && m_watch && m_watch->state().synced)
                    driverIsGone();
            });
    connect(m_watch.get(), &Watch::synced, this, [this, present] {
        if (!*present)
            driverIsGone();
    });
}

void KillJob::driverIsGone()
{
    if (m_gone || state() != State::Running)
        return;
    m_gone = true;
    m_limit.stop();
    if (m_watch)
        m_watch.release()->deleteLater(); // we may be in one of its signals
    Q_EMIT driverGone();
    m_retryUntil = m_session.clock().steady() + m_tuning.patience;
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
            if (!retry(result.error(), [this] { lookForExecutors(); }))
                finish(std::unexpected(result.error()));
            return;
        }
        if (result->items.isEmpty() || ++m_looks > looksAtMost) {
            finish({});
            return;
        }
        if (m_looks == looksBeforeHelping)
            removeExecutors(result->items);
        QTimer::singleShot(lookAgain, this, &KillJob::lookForExecutors);
    });
}

void KillJob::removeExecutors(const QList<ObjectPtr> &pods)
{
    for (const ObjectPtr &pod : pods) {
        if (pod->deleting())
            continue;
        kube::DeleteRequest request;
        request.object = {kube::resources::Pods, pod->namespaceName, pod->name};
        request.uid = pod->uid;
        m_session.remove(request, this, [this](const Result<kube::Deleted> &result) {
            if (result)
                ++m_executorsRemoved;
        });
    }
}

bool KillJob::retry(const Error &error, const std::function<void()> &action)
{
    if (!kube::isTransient(error.code) && !kube::isUnreachable(error.code) &&
        error.code != Errc::OutcomeUnknown)
        return false;
    if (m_session.clock().steady() >= m_retryUntil)
        return false;
    QTimer::singleShot(error.retryAfter.value_or(m_retryDelay), this, action);
    m_retryDelay = std::min(m_retryDelay * 2, m_tuning.most);
    return true;
}

void KillJob::abandon()
{
    m_limit.stop();
    finish(std::unexpected(Error(Errc::Cancelled)));
}

} // namespace firesteel::engine
