// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/podremoval.h"

#include "core/kube/api/status.h"

namespace firesteel::engine {

using namespace Qt::StringLiterals;
using kube::ObjectPtr;

namespace {
constexpr std::chrono::seconds defaultGrace{30}; ///< what a pod has if it says nothing
} // namespace

PodRemoval::PodRemoval(ClusterSession &session, DoomedPod pod, const RetryTuning &tuning,
                       QObject *parent)
    : QObject(parent), m_session(session), m_pod(std::move(pod)), m_tuning(tuning),
      m_retry(tuning, session.clock())
{
    m_limit.setSingleShot(true);
    connect(&m_limit, &QTimer::timeout, this, &PodRemoval::limitReached);
}

PodRemoval::~PodRemoval() = default;

void PodRemoval::start()
{
    m_retry.begin();
    remove();
}

void PodRemoval::remove()
{
    kube::DeleteRequest request;
    request.object = {kube::resources::Pods, m_pod.namespaceName, m_pod.name};
    request.uid = m_pod.uid;
    request.gracePeriod = m_pod.gracePeriod;
    m_session.remove(request, this, [this](const Result<kube::Deleted> &result) {
        if (result) {
            if (!std::exchange(m_accepted, true))
                Q_EMIT accepted();
            if (result->gone)
                end({});
            else
                waitUntilGone(result->pending);
        } else if (result.error().code == Errc::NotFound) {
            end({});
        } else if (const auto delay = m_retry.after(result.error())) {
            QTimer::singleShot(*delay, this, &PodRemoval::remove);
        } else {
            end(std::unexpected(result.error()));
        }
    });
}

void PodRemoval::waitUntilGone(const ObjectPtr &pending)
{
    std::chrono::seconds grace = m_pod.gracePeriod.value_or(defaultGrace);
    if (pending) {
        const qint64 told =
            pending->metadata().value("deletionGracePeriodSeconds"_L1).toInteger(-1);
        if (told >= 0)
            grace = std::chrono::seconds{told};
    }
    m_limit.start(grace + m_tuning.beyondGrace);
    watch();
}

void PodRemoval::watch()
{
    m_watch = m_session.watch(
        {kube::resources::Pods, m_pod.namespaceName, {}, u"metadata.name="_s + m_pod.name});
    connect(m_watch.get(), &Watch::changed, this, [this](const QList<kube::WatchDelta> &deltas) {
        for (const kube::WatchDelta &delta : deltas)
            m_present = delta.kind != kube::WatchDelta::Kind::Deleted && ours(*delta.object);
        if (!m_present && m_watch && m_watch->state().synced)
            end({});
    });
    connect(m_watch.get(), &Watch::synced, this, [this] {
        if (!m_present)
            end({});
    });
    connect(m_watch.get(), &Watch::stateChanged, this, [this](const kube::WatchState &state) {
        m_blind = state.phase != kube::WatchState::Phase::Live;
        const bool refused = state.cause && !state.synced && state.cause->code == Errc::Forbidden;
        if (!refused || !m_watch)
            return;
        m_watch.release()->deleteLater(); // who may delete may perhaps get, but not watch
        look();
    });
}

void PodRemoval::look()
{
    if (m_ended)
        return;
    m_session.get({kube::resources::Pods, m_pod.namespaceName, m_pod.name}, this,
                  [this](const Result<ObjectPtr> &pod) {
                      const bool passing = !pod && (kube::isTransient(pod.error().code) ||
                                                    leavesDoubt(pod.error().code));
                      m_blind = passing;
                      if ((pod && ours(**pod)) || passing)
                          QTimer::singleShot(m_tuning.look, this, &PodRemoval::look);
                      else if (pod || pod.error().code == Errc::NotFound)
                          end({});
                      else
                          end(std::unexpected(pod.error()));
                  });
}

void PodRemoval::limitReached()
{
    if (m_blind) {
        end(fail(Errc::OutcomeUnknown, {}, context()));
        return;
    }
    Error left(Errc::ServerTimeout, u"the pod is still there after its grace period"_s, context());
    end(std::unexpected(left.with(u"problem"_s, u"pod-left"_s)));
}

QMap<QString, QString> PodRemoval::context() const
{
    return {{u"kind"_s, u"Pod"_s}, {u"name"_s, m_pod.name}, {u"namespace"_s, m_pod.namespaceName}};
}

void PodRemoval::end(const Result<> &result)
{
    if (std::exchange(m_ended, true))
        return;
    m_limit.stop();
    if (m_watch)
        m_watch.release()->deleteLater(); // we may be in one of its signals
    Q_EMIT finished(result);
}

} // namespace firesteel::engine
