// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/kube/api/client.h"

#include <QDateTime>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <optional>

namespace firesteel {
class Clock;
}
namespace firesteel::engine {
class ClusterSession;
}

namespace firesteel::gui {

/// How far the picture of the cluster can be trusted; from a probe and the watches, never a guess.
struct Freshness {
    enum class State { None, Connecting, Live, Stale };
    State state = State::None;
    QDateTime asOf;             ///< the last proof that the cluster answers (UTC)
    std::optional<Error> cause; ///< of Stale, or of Connecting that meets difficulties
    QDateTime nextTry;          ///< of Stale; invalid: not known
    bool operator==(const Freshness &) const = default;
};

/// Asks an open cluster now and then whether it is there, as long as somebody looks, and judges
/// what its watches and these answers say together. Main thread; owned by Workbench.
class ClusterProbe : public QObject
{
    Q_OBJECT
public:
    explicit ClusterProbe(Clock &clock, QObject *parent = nullptr);

    void begin(engine::ClusterSession &session);
    void end(); ///< before the session goes
    void ask(); ///< now
    void setVisible(bool visible);
    void setTiming(std::chrono::milliseconds every, std::chrono::milliseconds patience);

    [[nodiscard]] QDateTime lastProof() const { return m_lastProof; }
    [[nodiscard]] Freshness judge() const; ///< of a session

Q_SIGNALS:
    void changed(); ///< judge() may say something else

private:
    void overdue();
    void answered(const Result<kube::RawAnswer> &answer);

    Clock &m_clock;
    QPointer<engine::ClusterSession> m_session;
    QTimer m_timer;
    QTimer m_patience; ///< with the question under way
    bool m_visible = true;
    bool m_asking = false;
    QDateTime m_lastProof;
    std::optional<Error> m_problem;
};

} // namespace firesteel::gui
