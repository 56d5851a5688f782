// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/window/practicestage.h"

#include "core/engine/clustersession.h"
#include "core/engine/jobs/submitjob.h"
#include "gui/models/jobplanner.h"
#include "gui/pages/newjob/newjobpage.h"
#include "gui/shell/activities.h"
#include "gui/shell/services.h"
#include "gui/shell/workbench.h"

#include <QTest>

namespace firesteel::test {

using namespace Qt::StringLiterals;

PracticeStage::PracticeStage()
{
    practice::PracticeCluster::Options options;
    options.manual = true;
    m_cluster = std::make_unique<practice::PracticeCluster>(options);
}

PracticeStage::~PracticeStage() = default;

bool PracticeStage::start()
{
    m_cluster->start();
    return QTest::qWaitFor([this] { return m_cluster->isReady(); }, 20'000);
}

void PracticeStage::stop()
{
    m_cluster->stop();
}

void PracticeStage::play(std::chrono::milliseconds time)
{
    m_cluster->advance(time);
    m_clock.advance(time);
}

QByteArray PracticeStage::kubeconfig(const QByteArray &context, const QByteArrayList &others) const
{
    QByteArray text = m_cluster->kubeconfig();
    text.replace("current-context: practice", QByteArray("current-context: " + context));
    QByteArray contexts = "contexts:\n";
    for (const QByteArray &other : others)
        contexts += "- name: " + other +
                    "\n  context:\n    cluster: practice\n    user: practice\n"
                    "    namespace: default\n";
    text.replace("contexts:\n- name: practice\n",
                 QByteArray(contexts + "- name: " + context + "\n"));
    return text;
}

bool PracticeStage::submit(const gui::Services &services, const gui::JobForm &form)
{
    engine::ClusterSession *session = services.workbench.session();
    if (!session) {
        m_problem = u"no cluster is open"_s;
        return false;
    }
    gui::JobForm whole = form;
    whole.set(gui::JobField::Namespace, services.workbench.namespaceName());
    gui::JobIds ids(m_clock.wall());
    const gui::JobOutcome outcome =
        gui::planJob(whole, u"k8s://https://127.0.0.1:"_s + QString::number(m_cluster->port()),
                     gui::submitContext(), ids, m_clock.wall());
    const QString name = form.value(gui::JobField::Name);
    if (!outcome.good()) {
        m_problem = u"the form of %1 is not good"_s.arg(name);
        return false;
    }
    const QPointer<engine::SubmitJob> job =
        new engine::SubmitJob(*session, *outcome.submission); // Activities takes it
    bool done = false;
    Result<> result;
    QObject::connect(job, &engine::Job::finished, job, [&] {
        result = job->result();
        done = true;
    });
    services.activities.add(job, [name] { return gui::NewJobPage::tr("Submit %1").arg(name); });
    if (!QTest::qWaitFor([&] { return done || !job; }, 20'000)) {
        m_problem = u"the submission of %1 does not end"_s.arg(name);
        return false;
    }
    if (!result)
        m_problem = u"the submission of %1 fails: error %2 %3"_s.arg(name)
                        .arg(int(result.error().code))
                        .arg(result.error().detail);
    return result.has_value();
}

} // namespace firesteel::test
