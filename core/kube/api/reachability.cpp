// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/api/reachability.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace firesteel::kube {

using std::chrono::milliseconds;

namespace {
constexpr milliseconds FirstPause{500};
constexpr milliseconds LongestPause{4000};
constexpr int Together = 10;      ///< so many go on at once,
constexpr milliseconds Span{100}; ///< the others one after the other
} // namespace

Reachability::Reachability(net::HttpClient &http, QObject *parent)
    : QObject(parent), m_http(http), m_pause(FirstPause)
{
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &Reachability::probe);
}

void Reachability::suspect()
{
    m_open = false;
}

void Reachability::answered()
{
    if (m_open)
        return;
    m_open = true;
    m_pause = FirstPause;
    m_again.stop();
    release();
}

void Reachability::whenOpen(QObject *context, std::function<void()> go)
{
    if (m_open) {
        go();
        return;
    }
    m_waiting.push_back({context, std::move(go)});
    if (!m_call && !m_again.isActive())
        probe();
}

void Reachability::probe()
{
    const bool wanted =
        std::ranges::any_of(m_waiting, [](const Waiting &w) { return !w.context.isNull(); });
    if (!wanted) {
        m_waiting.clear();
        return;
    }
    net::HttpRequest request;
    request.target = "/version";
    request.headers.emplaceBack("Accept", "application/json");
    request.timeouts.head = milliseconds(10'000);
    request.timeouts.total = milliseconds(20'000);
    request.maxBody = 1 << 20;
    m_http.closeIdle(); // what was open before proves nothing
    m_call = m_http.send(request);
    connect(m_call, &net::HttpCall::finished, this, &Reachability::probed);
}

void Reachability::probed()
{
    const bool reached = m_call && m_call->result() && m_call->head().status < 500;
    m_call.clear();
    if (reached) {
        answered();
        return;
    }
    const double jitter = 1.0 + 0.25 * QRandomGenerator::global()->generateDouble();
    m_again.start(milliseconds(qint64(double(m_pause.count()) * jitter)));
    m_pause = std::min(2 * m_pause, LongestPause);
}

void Reachability::release()
{
    const auto waiting = std::exchange(m_waiting, {});
    int count = 0;
    for (const Waiting &one : waiting) {
        if (!one.context)
            continue;
        const milliseconds delay = count < Together ? milliseconds(0) : Span * (count - Together);
        ++count;
        // Through the gate anew: it may be shut again by then.
        QTimer::singleShot(delay, one.context,
                           [self = QPointer(this), context = one.context, go = one.go] {
                               if (self && context)
                                   self->whenOpen(context, go);
                           });
    }
}

} // namespace firesteel::kube
