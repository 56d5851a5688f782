// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/access/accessplanjob.h"

#include "core/engine/access/accesswrite.h"
#include "core/kube/api/status.h"

#include <algorithm>

namespace firesteel::engine {

using namespace Qt::StringLiterals;
using kube::ObjectPtr;

namespace {

/// Nothing that is asked after this fares better, or it is no cluster that knows us.
bool endsTheLook(const Error &error)
{
    return kube::concernsConnection(error.code) || error.code == Errc::ForbiddenAnonymous ||
           error.code == Errc::NotKubernetes;
}

/// Who may not bind just any Role may bind one that is there and gives no more than he has himself.
/// A dry run makes none: the binding of a Role that the same plan makes cannot be tried.
bool bindsRoleOfPlan(const AccessPlan &plan, const AccessStep &binding)
{
    const QString role = binding.after.value("roleRef"_L1)["name"_L1].toString();
    return !role.isEmpty() && std::ranges::any_of(plan.steps, [&role](const AccessStep &one) {
        return one.type == resources::Roles && one.name == role &&
               one.action == AccessStep::Action::Create;
    });
}

} // namespace

AccessPlanJob::AccessPlanJob(ClusterSession &session, AccessRequest request, QObject *parent)
    : Job(parent), m_session(session), m_request(std::move(request))
{}

void AccessPlanJob::run()
{
    lookAround();
}

void AccessPlanJob::begin(const QString &stage, int calls)
{
    m_stage = stage;
    m_open = m_total = calls;
    Q_EMIT progress(m_stage, 0, m_total);
}

/// One answer has come. False: the job is over, or waits for more of them.
bool AccessPlanJob::lastOne(const Error *error)
{
    if (state() != State::Running)
        return false;
    if (error && endsTheLook(*error)) {
        finish(std::unexpected(*error));
        return false;
    }
    --m_open;
    Q_EMIT progress(m_stage, m_total - m_open, m_total);
    return m_open == 0 && state() == State::Running;
}

template <class T>
kube::Reply<T> AccessPlanJob::into(Result<T> &place, void (AccessPlanJob::*then)())
{
    return [this, &place, then](const Result<T> &result) {
        place = result;
        if (lastOne(result ? nullptr : &result.error()))
            (this->*then)();
    };
}

void AccessPlanJob::listInto(const kube::ResourceType &type, Result<QList<ObjectPtr>> &place,
                             void (AccessPlanJob::*then)())
{
    kube::ListRequest request;
    request.selection.type = type;
    if (type.namespaced)
        request.selection.namespaceName = m_request.namespaceName;
    m_session.list(request, this, [this, &place, then](const Result<kube::ListPage> &page) {
        if (page)
            place = page->items;
        else
            place = std::unexpected(page.error());
        if (lastOne(page ? nullptr : &page.error()))
            (this->*then)();
    });
}

void AccessPlanJob::lookAround()
{
    begin(u"looking"_s, 7);
    const auto next = &AccessPlanJob::askOwnRights;
    const QString &where = m_request.namespaceName;
    m_session.get({kube::resources::Namespaces, {}, where}, this,
                  into(m_sight.namespaceObject, next));
    m_session.get({kube::resources::ServiceAccounts, where, m_request.account}, this,
                  into(m_sight.account, next));
    listInto(resources::Roles, m_sight.roles, next);
    listInto(resources::RoleBindings, m_sight.bindings, next);
    listInto(resources::ClusterRoles, m_sight.clusterRoles, next);
    listInto(resources::ClusterRoleBindings, m_sight.clusterBindings, next);
    const QJsonObject review{{u"apiVersion"_s, u"authentication.k8s.io/v1"_s},
                             {u"kind"_s, u"SelfSubjectReview"_s}};
    m_session.post("/apis/authentication.k8s.io/v1/selfsubjectreviews", review, this,
                   [this, next](const Result<QJsonObject> &answer) {
                       if (answer)
                           m_sight.user =
                               answer->value("status"_L1)["userInfo"_L1]["username"_L1].toString();
                       if (lastOne(answer ? nullptr : &answer.error()))
                           (this->*next)();
                   });
}

void AccessPlanJob::askOwnRights()
{
    if (!m_request.forSubmitter || m_request.submitter) {
        askDriverRights();
        return;
    }
    startMatrix(std::make_unique<AccessMatrixJob>(m_session, m_request.namespaceName),
                [this](const AccessMatrix &matrix) {
                    m_sight.submitterMissing = matrix.missing();
                    askDriverRights();
                });
}

void AccessPlanJob::askDriverRights()
{
    startMatrix(std::make_unique<AccessMatrixJob>(m_session, m_request.namespaceName,
                                                  m_request.account, m_request.options),
                [this](const AccessMatrix &matrix) {
                    if (matrix.known())
                        m_sight.driverMissing = matrix.missing();
                    makePlan();
                });
}

void AccessPlanJob::startMatrix(std::unique_ptr<AccessMatrixJob> job,
                                std::function<void(const AccessMatrix &)> then)
{
    begin(u"asking"_s, 1);
    m_matrix = std::move(job);
    connect(m_matrix.get(), &Job::finished, this, [this, then] {
        AccessMatrixJob *done = m_matrix.release();
        done->deleteLater(); // we are in its signal
        if (!done->result()) {
            if (lastOne(&done->result().error()))
                finish(std::unexpected(done->result().error()));
        } else if (lastOne(nullptr)) {
            then(done->matrix());
        }
    });
    m_matrix->start();
}

void AccessPlanJob::makePlan()
{
    m_plan = makeAccessPlan(m_request, m_sight);
    const QList<kube::AccessQuestion> questions = writesOf(m_plan);
    if (questions.isEmpty()) {
        tryNext(0);
        return;
    }
    begin(u"asking"_s, int(questions.size()));
    for (const kube::AccessQuestion &question : questions) {
        m_session.mayI(question, this, [this, question](const Result<kube::AccessAnswer> &answer) {
            if (!answer || !answer->allowed)
                m_plan.mayNot.append({question.group, question.resource, question.verb});
            if (lastOne(answer ? nullptr : &answer.error()))
                tryNext(0);
        });
    }
}

void AccessPlanJob::tryNext(qsizetype index)
{
    bool newNamespace = false;
    for (AccessStep &step : m_plan.steps) {
        const bool inIt = !step.namespaceName.isEmpty();
        newNamespace |= !inIt && step.action == AccessStep::Action::Create;
        if (inIt && newNamespace && writes(step))
            step.state = AccessStep::State::DryRunSkipped;
    }
    const auto toTry = [](const AccessStep &step) {
        return writes(step) && step.state == AccessStep::State::Planned;
    };
    while (index < m_plan.steps.size() && !toTry(m_plan.steps.at(index)))
        ++index;
    if (index == m_plan.steps.size() || !m_plan.mayNot.isEmpty()) {
        finish({});
        return;
    }
    begin(u"trying"_s, 1);
    write(m_session, m_plan.steps.at(index), true, this,
          [this, index](const Result<ObjectPtr> &result) {
              AccessStep &step = m_plan.steps[index];
              if (result) {
                  step.state = AccessStep::State::DryRunPassed;
              } else if (result.error().code != Errc::NotFound || !bindsRoleOfPlan(m_plan, step)) {
                  step.state = AccessStep::State::Refused;
                  step.error = result.error();
              }
              if (lastOne(result ? nullptr : &result.error()))
                  tryNext(index + 1);
          });
}

void AccessPlanJob::abandon()
{
    finish(fail(Errc::Cancelled));
}

} // namespace firesteel::engine
