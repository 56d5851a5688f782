// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/activities.h"

#include "core/base/clock.h"

namespace firesteel::gui {

namespace {
constexpr qsizetype kMost = 100; ///< that ended and are still listed
}

Activities::Activities(Clock &clock, QObject *parent) : QObject(parent), m_clock(clock) {}

Activities::~Activities() = default;

Activity::Id Activities::add(engine::Job *job, std::function<QString()> title, bool quiet)
{
    const Activity::Id id = m_next++;
    Activity activity;
    activity.id = id;
    activity.title = std::move(title);
    activity.started = m_clock.wall();
    activity.quiet = quiet;
    m_list.prepend(activity);
    m_jobs.insert(id, job);
    job->setParent(this);
    connect(job, &engine::Job::stateChanged, this, [this, id](engine::Job::State state) {
        if (Activity *one = find(id)) {
            one->state = state;
            Q_EMIT changed(id);
        }
    });
    connect(job, &engine::Job::finished, this, [this, id, job] { ended(id, job); });
    connect(job, &QObject::destroyed, this, [this, id] { lost(id); });
    if (job->state() == engine::Job::State::Idle)
        job->start();
    find(id)->state = job->state();
    Q_EMIT listChanged();
    return id;
}

Activity *Activities::find(Activity::Id id)
{
    const auto found = std::find_if(m_list.begin(), m_list.end(),
                                    [id](const Activity &one) { return one.id == id; });
    return found == m_list.end() ? nullptr : &*found;
}

void Activities::ended(Activity::Id id, engine::Job *job)
{
    m_jobs.remove(id);
    job->deleteLater();
    Activity *one = find(id);
    if (!one)
        return;
    one->state = engine::Job::State::Done;
    one->ended = m_clock.wall();
    one->progress.reset();
    if (const Result<> &result = job->result(); !result) {
        one->cancelled = result.error().code == Errc::Cancelled;
        if (!one->cancelled)
            one->error = result.error();
    }
    qsizetype over = m_list.size() - running() - kMost;
    for (qsizetype i = m_list.size() - 1; i >= 0 && over > 0; --i) {
        if (!m_list[i].running()) {
            m_list.removeAt(i);
            --over;
        }
    }
    Q_EMIT changed(id);
    Q_EMIT listChanged();
    Q_EMIT finished(id);
}

/// Somebody has deleted the job, as when its session closes: what became of it is not known.
void Activities::lost(Activity::Id id)
{
    m_jobs.remove(id);
    Activity *one = find(id);
    if (!one || !one->running())
        return;
    one->state = engine::Job::State::Done;
    one->ended = m_clock.wall();
    one->progress.reset();
    one->cancelled = true;
    Q_EMIT changed(id);
    Q_EMIT listChanged();
}

void Activities::setNote(Activity::Id id, std::function<QString()> note)
{
    if (Activity *one = find(id)) {
        one->note = std::move(note);
        Q_EMIT changed(id);
    }
}

void Activities::setProgress(Activity::Id id, std::optional<double> progress)
{
    if (Activity *one = find(id); one && one->running()) {
        one->progress = progress;
        Q_EMIT changed(id);
    }
}

void Activities::cancel(Activity::Id id)
{
    if (engine::Job *job = m_jobs.value(id))
        job->cancel();
}

void Activities::cancelAll()
{
    const QList<engine::Job *> jobs = m_jobs.values();
    for (engine::Job *job : jobs)
        job->cancel();
}

void Activities::tidyUp()
{
    const QList<engine::Job *> jobs = m_jobs.values();
    for (engine::Job *job : jobs) {
        if (job->leavesTraces())
            job->cancel();
    }
}

int Activities::untidy() const
{
    return int(std::ranges::count_if(m_jobs, &engine::Job::leavesTraces));
}

void Activities::forgetFinished()
{
    if (m_list.removeIf([](const Activity &one) { return !one.running(); }) > 0)
        Q_EMIT listChanged();
}

int Activities::running() const
{
    return int(std::count_if(m_list.begin(), m_list.end(),
                             [](const Activity &one) { return one.running(); }));
}

} // namespace firesteel::gui
