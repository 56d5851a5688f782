// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/jobs/submitjob.h"

#include "core/base/logging.h"
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

} // namespace

SubmitJob::SubmitJob(ClusterSession &session, spark::Submission submission, QObject *parent)
    : SubmitJob(session, std::move(submission), RetryTuning(), parent)
{}

SubmitJob::SubmitJob(ClusterSession &session, spark::Submission submission,
                     const RetryTuning &tuning, QObject *parent)
    : Job(parent), m_session(session), m_submission(std::move(submission)),
      m_retry(tuning, session.clock()), m_tuning(tuning)
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
    const kube::ObjectRef ref{*type, m_submission.namespaceName, nameOf(object)};
    m_callUnderWay = true;
    m_session.apply(
        request, this, [this, objects, index, owned, then, ref](const Result<ObjectPtr> &result) {
            m_callUnderWay = false;
            const QString what = kindOf(objects.at(index)) + u' ' + nameOf(objects.at(index));
            // What was refused is not ours: an object of that name may be somebody else's.
            if (result || leavesDoubt(result.error().code)) {
                if (owned)
                    m_owned.append(what);
                else
                    m_applied.append({ref, result ? (*result)->uid : QString()});
            }
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
    m_driverSent = true;
    m_session.create(request, this,
                     [this](const Result<ObjectPtr> &result) { driverAnswered(result); });
}

void SubmitJob::driverAnswered(const Result<ObjectPtr> &result)
{
    m_callUnderWay = false;
    if (result) {
        takeDriver(*result);
    } else if (leavesDoubt(result.error().code)) {
        m_retry.begin();
        findDriver(result.error());
    } else {
        m_driverSent = false;
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
            if ((*result)->label(store::labels::AppSelector) == m_submission.appId) {
                takeDriver(*result);
                return;
            }
            m_driverSent = false;
            breakOff(Error(Errc::AlreadyExists, {}, driverContext()));
        } else if (result.error().code == Errc::NotFound) {
            m_driverSent = false;
            breakOff(why.code == Errc::OutcomeUnknown
                         ? Error(Errc::ConnectionLost, why.detail, why.context)
                         : why);
        } else if (!retryLater([this, why] { findDriver(why); }, result.error())) {
            const Error &last = result.error();
            // What is no API server has not created a pod either.
            const bool foreign = last.code == Errc::NotKubernetes || last.code == Errc::Redirected;
            breakOff(foreign ? last : Error(Errc::OutcomeUnknown, last.detail, driverContext()));
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
    m_retry.begin();
    if (m_driverUid.isEmpty())
        removePreResources();
    else
        removeDriver();
}

void SubmitJob::removeDriver()
{
    const DoomedPod driver{m_submission.namespaceName, m_submission.driverPodName, m_driverUid, {}};
    m_removal = std::make_unique<PodRemoval>(m_session, driver, m_tuning);
    connect(m_removal.get(), &PodRemoval::finished, this, &SubmitJob::driverRemoved);
    m_removal->start();
}

void SubmitJob::driverRemoved(const Result<> &result)
{
    m_removal.release()->deleteLater(); // we are in one of its signals
    if (!result && result.error().code != Errc::PreconditionFailed)
        noteLeft(u"leftover"_s, m_submission.driverPodName, result.error());
    m_retry.begin();
    removePreResources();
}

/// The last first, each until it is gone or given up.
void SubmitJob::removePreResources()
{
    if (m_applied.isEmpty()) {
        finish(std::unexpected(m_failed.value_or(Error(Errc::Cancelled))));
        return;
    }
    kube::DeleteRequest request;
    request.object = m_applied.last().object;
    request.uid = m_applied.last().uid;
    m_session.remove(request, this, [this](const Result<kube::Deleted> &result) {
        const bool done = result || result.error().code == Errc::NotFound ||
                          result.error().code == Errc::PreconditionFailed;
        if (!done && retryLater([this] { removePreResources(); }, result.error()))
            return;
        const kube::ObjectRef object = m_applied.takeLast().object;
        if (!done)
            noteLeft(u"leftoverObjects"_s, object.type.kind + u' ' + object.name, result.error());
        m_retry.begin();
        removePreResources();
    });
}

void SubmitJob::noteLeft(const QString &key, const QString &what, const Error &why)
{
    qCWarning(lcEngine, "roll-back of %s failed: %s", qPrintable(what), errcName(why.code).data());
    if (!m_failed)
        m_failed = Error(Errc::Cancelled);
    QString &left = m_failed->context[key];
    left += left.isEmpty() ? what : QString(u", "_s + what);
}

bool SubmitJob::retryLater(std::function<void()> action, const Error &error)
{
    const auto delay = m_retry.after(error);
    if (!delay)
        return false;
    m_callUnderWay = true; // a roll-back asked for meanwhile waits for this
    QTimer::singleShot(*delay, this, [this, action = std::move(action)] {
        m_callUnderWay = false;
        action();
    });
    return true;
}

bool SubmitJob::rollingBackNow() const
{
    return state() != State::Done && (state() == State::Cancelling || m_failed.has_value());
}

QStringList SubmitJob::atStake() const
{
    QStringList all;
    if (m_driverSent)
        all.append(u"Pod "_s + m_submission.driverPodName);
    all += m_owned;
    for (const Applied &applied : m_applied)
        all.append(applied.object.type.kind + u' ' + applied.object.name);
    all.removeDuplicates();
    return all;
}

} // namespace firesteel::engine
