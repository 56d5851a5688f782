// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/engine/job.h"

#include <QDateTime>
#include <QList>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace firesteel {
class Clock;
}

namespace firesteel::gui {

/// One piece of long work, as a person sees it.
struct Activity {
    using Id = quint64;
    Id id = 0;
    std::function<QString()> title; ///< `[name] { return tr("Stop %1").arg(name); }`
    std::function<QString()> note;  ///< what it does just now; may be empty
    engine::Job::State state = engine::Job::State::Idle;
    std::optional<double> progress; ///< 0 to 1; none: not known
    QDateTime started;              ///< UTC
    QDateTime ended;
    std::optional<Error> error; ///< of one that failed
    bool cancelled = false;
    bool quiet = false; ///< whoever began it says himself how it ended

    [[nodiscard]] bool running() const { return !ended.isValid(); }
};

/// The long work of the window: what runs, and the last hundred that ended. Main thread; owned by
/// main(). Jobs that still run when it goes are dropped.
class Activities : public QObject
{
    Q_OBJECT
public:
    explicit Activities(Clock &clock, QObject *parent = nullptr);
    ~Activities() override;

    /// Takes the job over, starts it if it is idle, and deletes it some time after its end. Connect
    /// to its signals before.
    Activity::Id add(engine::Job *job, std::function<QString()> title, bool quiet = false);
    void setNote(Activity::Id id, std::function<QString()> note);
    void setProgress(Activity::Id id, std::optional<double> progress);
    void cancel(Activity::Id id);
    void cancelAll();
    void tidyUp();                    ///< cancels those that would leave something behind
    [[nodiscard]] int untidy() const; ///< so many of them are not at their end
    void forgetFinished();

    [[nodiscard]] const QList<Activity> &list() const { return m_list; } ///< newest first
    [[nodiscard]] int running() const;

Q_SIGNALS:
    void changed(firesteel::gui::Activity::Id id);
    void listChanged(); ///< one came or went, or the number that runs is another
    void finished(firesteel::gui::Activity::Id id);

private:
    Activity *find(Activity::Id id);
    void ended(Activity::Id id, engine::Job *job);
    void lost(Activity::Id id);

    Clock &m_clock;
    QList<Activity> m_list;
    QHash<Activity::Id, engine::Job *> m_jobs;
    Activity::Id m_next = 1;
};

} // namespace firesteel::gui
