// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/clusterprobe.h"

#include "core/engine/clustersession.h"

#include <array>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::milliseconds kProbeEvery{10'000};
constexpr std::chrono::milliseconds kProbePatience{5'000};

/// Whether a server that answers so is there all the same.
bool isProof(const Error &error)
{
    return error.code == Errc::Forbidden || error.code == Errc::NotFound ||
           error.code == Errc::ApiNotFound || error.code == Errc::TooManyRequests;
}

/// What is not shown to us is not out of date. Without pods there is no picture at all.
bool isWithheld(const kube::ResourceType &type, const kube::WatchState &state)
{
    return type.plural != kube::resources::Pods.plural && state.cause &&
           state.cause->code == Errc::Forbidden;
}

} // namespace

ClusterProbe::ClusterProbe(Clock &clock, QObject *parent) : QObject(parent), m_clock(clock)
{
    m_timer.setInterval(kProbeEvery);
    connect(&m_timer, &QTimer::timeout, this, &ClusterProbe::ask);
    m_patience.setSingleShot(true);
    m_patience.setInterval(kProbePatience);
    connect(&m_patience, &QTimer::timeout, this, &ClusterProbe::overdue);
}

void ClusterProbe::begin(engine::ClusterSession &session)
{
    m_session = &session;
    connect(&session.store(), &store::ObjectStore::stateChanged, this, &ClusterProbe::changed);
    connect(&session.store(), &store::ObjectStore::changed, this,
            [this] { m_lastProof = m_clock.wall(); });
    ask();
    if (m_visible)
        m_timer.start();
}

void ClusterProbe::end()
{
    m_timer.stop();
    m_patience.stop();
    if (m_session)
        disconnect(&m_session->store(), nullptr, this, nullptr);
    m_session.clear();
    m_lastProof = {};
    m_problem.reset();
    m_asking = false;
}

void ClusterProbe::setTiming(std::chrono::milliseconds every, std::chrono::milliseconds patience)
{
    m_timer.setInterval(every);
    m_patience.setInterval(patience);
}

void ClusterProbe::setVisible(bool visible)
{
    if (std::exchange(m_visible, visible) == visible || !m_session)
        return;
    if (visible) {
        m_timer.start();
        ask();
    } else {
        m_timer.stop();
    }
}

void ClusterProbe::ask()
{
    if (!m_session || m_asking)
        return;
    m_asking = true;
    m_patience.start();
    m_session->rawGet("/version", m_session,
                      [this, asked = m_session](const Result<kube::RawAnswer> &answer) {
                          if (asked == m_session)
                              answered(answer);
                      });
}

/// A server that hangs accepts connections and says nothing; the call itself waits for longer.
void ClusterProbe::overdue()
{
    const auto &endpoint = m_session->connection().endpoint;
    m_problem = Error(Errc::ResponseTimeout, {},
                      {{u"host"_s, endpoint.host}, {u"port"_s, QString::number(endpoint.port)}});
    Q_EMIT changed();
}

void ClusterProbe::answered(const Result<kube::RawAnswer> &answer)
{
    m_asking = false;
    m_patience.stop();
    const bool hadProblem = m_problem.has_value();
    if (answer || isProof(answer.error())) {
        m_lastProof = m_clock.wall();
        m_problem.reset();
        if (hadProblem)
            m_session->retryFeeds();
    } else {
        m_problem = answer.error();
    }
    Q_EMIT changed();
}

Freshness ClusterProbe::judge() const
{
    Freshness now;
    now.asOf = m_lastProof;
    now.cause = m_problem;
    bool stale = m_problem.has_value();
    for (const kube::ResourceType &type : {kube::resources::Pods, kube::resources::Services,
                                           kube::resources::ConfigMaps, kube::resources::Events}) {
        const kube::WatchState state = m_session->store().state(store::typeId(type));
        if (state.phase != kube::WatchState::Phase::Stale || isWithheld(type, state))
            continue;
        stale = true;
        if (!now.asOf.isValid() || state.since < now.asOf)
            now.asOf = state.since;
        if (!now.cause)
            now.cause = state.cause;
    }
    if (!m_lastProof.isValid())
        now.state = Freshness::State::Connecting;
    else
        now.state = stale ? Freshness::State::Stale : Freshness::State::Live;
    if (now.cause && m_visible)
        now.nextTry = m_clock.wall().addMSecs(m_timer.remainingTime());
    return now;
}

} // namespace firesteel::gui
