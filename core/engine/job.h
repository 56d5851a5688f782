// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <QMap>
#include <QObject>
#include <QString>

#include <optional>

namespace firesteel::engine {

/// Something that takes time, that a person can see and cancel: the handle and the work in one.
/// Started once, ends once: finished() is its last signal and never comes from inside start() or
/// cancel(). Deleting a running job drops it without cleaning up; cancel() and wait for finished()
/// to leave nothing behind. Thread: main. Owned by whoever made it.
class Job : public QObject
{
    Q_OBJECT
public:
    enum class State {
        Idle,
        Running,
        Cancelling, ///< undoing what was begun
        Done,
    };

    using QObject::QObject;

    void start();
    void cancel(); ///< nothing once it is Done or Cancelling

    /// Whether it leaves something of no use in the cluster if it is dropped on its way: then it is
    /// to be cancelled, and waited for, before the program ends.
    [[nodiscard]] virtual bool leavesTraces() const { return false; }

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const Result<> &result() const
    {
        return m_result;
    } ///< valid from finished(); Cancelled after cancel()

Q_SIGNALS:
    void stateChanged(firesteel::engine::Job::State state);
    void finished();

protected:
    virtual void run() = 0;
    /// Undo, then finish(). Never called twice.
    virtual void abandon() = 0;
    void finish(Result<> result);

private:
    void setState(State state);

    State m_state = State::Idle;
    Result<> m_result;
};

} // namespace firesteel::engine
