// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/jobs/submitjob.h"

#include "core/base/logging.h"
#include "core/kube/api/status.h"
#include "core/store/phasestep.h"

#include <QTimer>

namespace firesteel::engine {

using namespace Qt::StringLiterals;
using kube::ObjectPtr;

namespace {

/// Spark's field manager: who applies again with Spark's own client then owns the same fields.
kube::WriteOptions sparkOptions()
{
    kube::WriteOptions options;
    options.fieldManager = u"fabric8"_s;
    return options;
}

QString kindOf(const QJsonObject &object)
{
    return object.value("kind"_L1).toString();
}

QString nameOf(const QJsonObject &object)
{
    return object.value("metadata"_L1).toObject().value("name"_L1).toString();
}

/// Whether the far side may still have carried out what was sent.
bool leavesDoubt(Errc code)
{
    return code == Errc::OutcomeUnknown || code == Errc::ConnectionLost ||
           code == Errc::ResponseTimeout;
}

} // namespace

SubmitJob::SubmitJob(ClusterSession &session, spark::Submission submission, QObject *parent)
    : SubmitJob(session, std::move(submission), RetryTuning(), parent)
{}

SubmitJob::SubmitJob(ClusterSession &session, spark::Submission submission,
                     const RetryTuning &tuning, QObject *parent)
    : Job(parent), m_session(session), m_submission(std::move(submission)), m_tuning(tuning)
{}

void SubmitJob::run()
{
    applyNext(m_submission.preResources, 0, false, [this] { createDriver(); });
}

void SubmitJob::applyNext(const QList<QJsonObject> &objects, qsizetype index, bool owned,
                          std::function<void()> then)
{
    if (index == objects.size()) {
        then();
        return;
    }
    const QJsonObject &object = objects.at(index);
    const kube::ResourceType *type =
        kube::resources::find(object.value("apiVersion"_L1).toString(), kindOf(object));
    if (!type) {
        breakOff(Error(Errc::ApiNotFound, {},
                       {{u"kind"_s, kindOf(object)}, {u"name"_s, nameOf(object)}}));
        return;
    }
    kube::ApplyRequest request;
    request.type = *type;
    request.namespaceName = m_submission.namespaceName;
    request.body = owned ? spark::withOwner(object, m_submission, m_driverUid) : object;
    request.options = sparkOptions();
    request.force = true;
    m_callUnderWay = true;
    m_session.apply(
        request, this, [this, objects, index, owned, then](const Result<ObjectPtr> &result) {
            m_callUnderWay = false;
            if (!owned)
                m_applied.append(objects.at(index));
            if (!result) {
                breakOff(result.error());
                return;
            }
            if (stopped()) {
                rollBack();
                return;
            }
            Q_EMIT resourceApplied(kindOf(objects.at(index)), nameOf(objects.at(index)));
            if (stopped()) // cancelled by a receiver of that signal
                return;
            applyNext(objects, index + 1, owned, then);
        });
}

void SubmitJob::createDriver()
{
    kube::CreateRequest request;
    request.type = kube::resources::Pods;
    request.namespaceName = m_submission.namespaceName;
    request.body = m_submission.driverPod;
    request.options = sparkOptions();
    request.isOurs = [appId = m_submission.appId](const kube::Object &pod) {
        return pod.label(store::labels::AppSelector) == appId;
    };
    m_callUnderWay = true;
    m_session.create(request, this,
                     [this](const Result<ObjectPtr> &result) { driverAnswered(result); });
}

void SubmitJob::driverAnswered(const Result<ObjectPtr> &result)
{
    m_callUnderWay = false;
    if (result) {
        takeDriver(*result);
    } else if (leavesDoubt(result.error().code)) {
        m_retryDelay = m_tuning.first;
        m_retryUntil = m_session.clock().steady() + m_tuning.patience;
        findDriver(result.error());
    } else {
        breakOff(result.error());
    }
}

QMap<QString, QString> SubmitJob::driverContext() const
{
    return {{u"kind"_s, u"Pod"_s},
            {u"name"_s, m_submission.driverPodName},
            {u"namespace"_s, m_submission.namespaceName}};
}

void SubmitJob::findDriver(const Error &why)
{
    m_callUnderWay = true;
    const kube::ObjectRef driver{kube::resources::Pods, m_submission.namespaceName,
                                 m_submission.driverPodName};
    m_session.get(driver, this, [this, why](const Result<ObjectPtr> &result) {
        m_callUnderWay = false;
        if (result) {
            if ((*result)->label(store::labels::AppSelector) == m_submission.appId)
                takeDriver(*result);
            else
                breakOff(Error(Errc::AlreadyExists, {}, driverContext()));
        } else if (result.error().code == Errc::NotFound) {
            breakOff(why.code == Errc::OutcomeUnknown
                         ? Error(Errc::ConnectionLost, why.detail, why.context)
                         : why);
        } else {
            retryLater([this, why] { findDriver(why); }, result.error(),
                       [this](const Error &last) {
                           // What is no API server has not created a pod either.
                           const bool foreign =
                               last.code == Errc::NotKubernetes || last.code == Errc::Redirected;
                           breakOff(
                               foreign ? last
                                       : Error(Errc::OutcomeUnknown, last.detail, driverContext()));
                       });
        }
    });
}

void SubmitJob::takeDriver(const ObjectPtr &pod)
{
    m_driverUid = pod->uid;
    if (stopped()) {
        rollBack();
        return;
    }
    Q_EMIT driverCreated(pod);
    if (stopped()) // cancelled by a receiver of that signal
        return;
    applyNext(m_submission.preResources, 0, true,
              [this] { applyNext(m_submission.postResources, 0, true, [this] { finish({}); }); });
}

void SubmitJob::abandon()
{
    // A call under way is let finish: only its answer tells what there is to undo.
    if (!m_callUnderWay)
        rollBack();
}

void SubmitJob::breakOff(const Error &error)
{
    if (!m_failed)
        m_failed = error;
    Q_EMIT rollingBack(*m_failed);
    rollBack();
}

void SubmitJob::rollBack()
{
    if (m_rollingBack)
        return;
    m_rollingBack = true;
    m_retryDelay = m_tuning.first;
    m_retryUntil = m_session.clock().steady() + m_tuning.patience;
    if (m_driverUid.isEmpty())
        removePreResources(m_applied.size() - 1);
    else
        removeDriver();
}

void SubmitJob::removeDriver()
{
    kube::DeleteRequest request;
    request.object = {kube::resources::Pods, m_submission.namespaceName,
                      m_submission.driverPodName};
    request.uid = m_driverUid;
    m_callUnderWay = true;
    m_session.remove(request, this, [this](const Result<kube::Deleted> &result) {
        m_callUnderWay = false;
        if (result || result.error().code == Errc::NotFound ||
            result.error().code == Errc::PreconditionFailed) {
            removePreResources(m_applied.size() - 1);
            return;
        }
        retryLater([this] { removeDriver(); }, result.error(),
                   [this](const Error &last) {
                       m_failed = m_failed.value_or(Error(Errc::Cancelled))
                                      .with(u"leftover"_s, m_submission.driverPodName);
                       qCWarning(lcEngine, "roll-back of a driver pod failed: %s",
                                 errcName(last.code).data());
                       removePreResources(m_applied.size() - 1);
                   });
    });
}

void SubmitJob::removePreResources(qsizetype index)
{
    if (index < 0) {
        finish(std::unexpected(m_failed.value_or(Error(Errc::Cancelled))));
        return;
    }
    const QJsonObject &object = m_applied.at(index);
    const kube::ResourceType *type =
        kube::resources::find(object.value("apiVersion"_L1).toString(), kindOf(object));
    if (!type) {
        removePreResources(index - 1);
        return;
    }
    kube::DeleteRequest request;
    request.object = {*type, m_submission.namespaceName, nameOf(object)};
    m_session.remove(request, this, [this, index](const Result<kube::Deleted> &) {
        removePreResources(index - 1);
    });
}

void SubmitJob::retryLater(std::function<void()> action, const Error &error,
                           std::function<void(const Error &)> giveUp)
{
    const bool worth =
        kube::isTransient(error.code) || kube::isUnreachable(error.code) || leavesDoubt(error.code);
    if (!worth || m_session.clock().steady() >= m_retryUntil) {
        giveUp(error);
        return;
    }
    const auto delay = error.retryAfter.value_or(m_retryDelay);
    m_retryDelay = std::min(m_retryDelay * 2, m_tuning.most);
    m_callUnderWay = true; // a roll-back asked for meanwhile waits for this
    QTimer::singleShot(delay, this, [this, action = std::move(action)] {
        m_callUnderWay = false;
        action();
    });
}

} // namespace firesteel::engine
