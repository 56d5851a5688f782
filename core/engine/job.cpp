// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/job.h"

#include <QMetaObject>

namespace firesteel::engine {

void Job::start()
{
    if (m_state != State::Idle)
        return;
    setState(State::Running);
    run();
}

void Job::cancel()
{
    if (m_state == State::Idle) {
        setState(State::Cancelling);
        finish(fail(Errc::Cancelled));
        return;
    }
    if (m_state != State::Running)
        return;
    setState(State::Cancelling);
    abandon();
}

void Job::finish(Result<> result)
{
    if (m_state == State::Done)
        return;
    m_result = std::move(result);
    setState(State::Done);
    QMetaObject::invokeMethod(this, [this] { Q_EMIT finished(); }, Qt::QueuedConnection);
}

void Job::setState(State state)
{
    m_state = state;
    Q_EMIT stateChanged(state);
}

} // namespace firesteel::engine
