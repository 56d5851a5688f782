// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/newjob/jobsender.h"

#include "core/engine/clustersession.h"
#include "core/engine/jobs/submitjob.h"
#include "gui/shell/activities.h"
#include "gui/shell/navigator.h"
#include "gui/shell/notices.h"
#include "gui/shell/workbench.h"

namespace firesteel::gui {

using namespace Qt::StringLiterals;

JobSender::JobSender(const Services &services, QObject *parent)
    : QObject(parent), m_services(services)
{
    connect(&services.workbench, &Workbench::sessionAboutToClose, this, &JobSender::breakOff);
}

void JobSender::send(const spark::Submission &submission)
{
    m_sending = true;
    auto *job = new engine::SubmitJob(*m_services.workbench.session(), submission);
    connect(job, &engine::Job::finished, this, [this, job] { finish(job); });
    m_job = job;
    m_services.activities.add(
        job,
        [name = submission.appName] {
            //: %1 is the name of a job
            return tr("Submit %1").arg(name);
        },
        true);
}

void JobSender::breakOff()
{
    if (!m_job)
        return;
    const spark::Submission submission = m_job->submission();
    delete m_job.data();
    m_sending = false;
    Q_EMIT ended();
    m_services.notices.show(
        {.kind = Notice::Kind::Warning,
         .title = tr("The submission of %1 was cut off").arg(submission.appName),
         .text = tr("Whether the cluster has taken it is not known. Look for the pod %1 in the "
                    "namespace %2.")
                     .arg(submission.driverPodName, submission.namespaceName),
         .key = u"newjob.submit"_s});
}

void JobSender::finish(engine::SubmitJob *job)
{
    m_job.clear();
    m_sending = false;
    Q_EMIT ended();
    const spark::Submission &submission = job->submission();
    const Result<> &result = job->result();
    if (result) {
        Q_EMIT submitted(submission.namespaceName, submission.appId);
        return;
    }
    tellLeftover(submission, result.error());
    if (result.error().code != Errc::Cancelled)
        Q_EMIT refused(result.error().with(u"namespace"_s, submission.namespaceName));
}

/// What a roll-back could not take away goes on in the cluster, whatever the end is called.
void JobSender::tellLeftover(const spark::Submission &submission, const Error &error)
{
    QStringList left;
    if (const QString pod = error.context.value(u"leftover"_s); !pod.isEmpty())
        left.append(u"Pod "_s + pod);
    if (const QString objects = error.context.value(u"leftoverObjects"_s); !objects.isEmpty())
        left.append(objects);
    if (left.isEmpty())
        return;
    m_services.notices.show(
        {.kind = Notice::Kind::Warning,
         .title = tr("Not everything of %1 could be removed").arg(submission.appName),
         .text = tr("Still in the namespace %1, and it may run: %2")
                     .arg(submission.namespaceName, left.join(u", "_s)),
         .links = {{tr("Show the applications"), this,
                    [this] { m_services.navigator.go(u"applications"_s); }}},
         .key = u"newjob.leftover"_s});
}

} // namespace firesteel::gui
