// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/access/accesssetupjob.h"

#include "core/engine/access/accesswrite.h"

namespace firesteel::engine {

AccessSetupJob::AccessSetupJob(ClusterSession &session, AccessPlan plan, QObject *parent)
    : Job(parent), m_session(session), m_plan(std::move(plan))
{}

void AccessSetupJob::run()
{
    next(0);
}

void AccessSetupJob::next(qsizetype index)
{
    const auto toDo = [](const AccessStep &step) { // what an earlier try has made stays made
        return writes(step) && step.state != AccessStep::State::Done;
    };
    while (index < m_plan.steps.size() && !toDo(m_plan.steps.at(index)))
        ++index;
    if (index == m_plan.steps.size()) {
        finish({});
        return;
    }
    m_call = write(m_session, m_plan.steps.at(index), false, this,
                   [this, index](const Result<kube::ObjectPtr> &result) {
                       AccessStep &step = m_plan.steps[index];
                       step.state = result ? AccessStep::State::Done : AccessStep::State::Failed;
                       if (!result)
                           step.error = result.error();
                       Q_EMIT stepChanged(int(index));
                       if (state() == State::Cancelling)
                           finish(fail(Errc::Cancelled));
                       else if (!result)
                           finish(std::unexpected(result.error()));
                       else
                           next(index + 1);
                   });
}

void AccessSetupJob::abandon()
{
    // The write under way is waited for, so that its step tells what became of it; it ends soon,
    // as its answer or the cancellation comes.
    m_session.cancel(m_call);
}

} // namespace firesteel::engine
