// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/access/accessplan.h"
#include "core/engine/clustersession.h"
#include "core/engine/job.h"

namespace firesteel::engine {

/// Carries a plan out, step by step in its order, as it was shown: an object that has come or
/// changed since then is an error (AlreadyExists, Conflict) and is not overwritten. Ends at the
/// first step that fails; what was made stays, and plan() says which steps were done. Cancelling
/// stops before the next step.
class AccessSetupJob : public Job
{
    Q_OBJECT
public:
    AccessSetupJob(ClusterSession &session, AccessPlan plan, QObject *parent = nullptr);

    [[nodiscard]] const AccessPlan &plan() const { return m_plan; }

Q_SIGNALS:
    void stepChanged(int index); ///< of plan().steps

protected:
    void run() override;
    void abandon() override;

private:
    void next(qsizetype index);

    ClusterSession &m_session;
    AccessPlan m_plan;
    ClusterSession::CallId m_call = 0;
};

} // namespace firesteel::engine
