// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/access/accessmatrixjob.h"
#include "core/engine/access/accessplan.h"
#include "core/engine/clustersession.h"
#include "core/engine/job.h"

#include <functional>
#include <memory>

namespace firesteel::engine {

/// Looks at namespace, account, roles and bindings, makes the plan, asks which of its writes are
/// allowed and, if all are, lets the server try each without storing it (dry run). Nothing is
/// changed. It succeeds also where much cannot be read; it fails only where the server does not
/// answer at all or does not accept who we are.
class AccessPlanJob : public Job
{
    Q_OBJECT
public:
    AccessPlanJob(ClusterSession &session, AccessRequest request, QObject *parent = nullptr);

    [[nodiscard]] const AccessPlan &plan() const { return m_plan; } ///< from finished() on

Q_SIGNALS:
    /// "looking", "asking", "trying".
    void progress(const QString &stage, int done, int total);

protected:
    void run() override;
    void abandon() override;

private:
    void lookAround();
    void askOwnRights();
    void askDriverRights();
    void makePlan();
    void tryNext(qsizetype index);
    void startMatrix(std::unique_ptr<AccessMatrixJob> job,
                     std::function<void(const AccessMatrix &)> then);
    void listInto(const kube::ResourceType &type, Result<QList<kube::ObjectPtr>> &place,
                  void (AccessPlanJob::*then)());
    template <class T>
    [[nodiscard]] kube::Reply<T> into(Result<T> &place, void (AccessPlanJob::*then)());
    void begin(const QString &stage, int calls);
    [[nodiscard]] bool lastOne(const Error *error);

    ClusterSession &m_session;
    AccessRequest m_request;
    AccessSight m_sight;
    AccessPlan m_plan;
    std::unique_ptr<AccessMatrixJob> m_matrix;
    int m_open = 0;
    int m_total = 0;
    QString m_stage;
};

} // namespace firesteel::engine
