// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/newjob/submitquestion.h"

#include "core/base/clock.h"
#include "core/engine/clustersession.h"
#include "core/settings/settings.h"
#include "gui/dialogs/confirm.h"
#include "gui/shell/opencluster.h"
#include "gui/shell/production.h"
#include "gui/shell/services.h"
#include "gui/shell/workbench.h"
#include "gui/text/format.h"
#include "gui/widgets/richtext.h"

#include <QCoreApplication>
#include <QPointer>

namespace firesteel::gui {

using namespace std::chrono_literals;

namespace {

struct SubmitQuestion {
    Q_DECLARE_TR_FUNCTIONS(firesteel::gui::SubmitQuestion)
};

/// What is to be said of our access, or nothing.
QString accessWarning(const Services &services, const spark::Submission &submission)
{
    const auto end = services.workbench.credentialEnd();
    if (!end)
        return {};
    const QDateTime now = services.clock.wall();
    const std::chrono::seconds left(now.secsTo(*end));
    const auto expected = expectedRun(services.workbench.session()->apps().apps(),
                                      submission.namespaceName, submission.appName);
    if (left >= expected)
        return {};
    return left <= 0s
               ? SubmitQuestion::tr("Your access has ended: the cluster will refuse this.")
               : SubmitQuestion::tr("Your access ends in %1. The job goes on after that, but "
                                    "you can no longer watch or stop it from here.")
                     .arg(duration(left));
}

} // namespace

std::chrono::seconds expectedRun(const QList<std::shared_ptr<const store::SparkApp>> &apps,
                                 const QString &namespaceName, const QString &name)
{
    std::chrono::seconds longest = 1h;
    for (const auto &app : apps) {
        if (app->name != name || app->key.namespaceName != namespaceName ||
            !app->started.isValid() || !app->ended.isValid())
            continue;
        longest = std::max(longest, std::chrono::seconds(app->started.secsTo(app->ended)));
    }
    return longest;
}

void askBeforeSubmit(QWidget *parent, const Services &services, const spark::Submission &submission,
                     std::function<void()> go)
{
    const auto cluster = services.workbench.current();
    const bool production = cluster && isProduction(services.settings, *cluster);
    const QString warning = accessWarning(services, submission);
    if (!production && warning.isEmpty()) {
        go();
        return;
    }
    Confirmation question;
    question.title = SubmitQuestion::tr("Submit %1?").arg(submission.appName);
    question.text =
        SubmitQuestion::tr("It starts in **%1** on **%2**.")
            .arg(submission.namespaceName, cluster ? clusterTitle(*cluster) : QString());
    if (!warning.isEmpty())
        question.facts.append(warning);
    question.action = SubmitQuestion::tr("Submit %1").arg(submission.appName);
    question.typedName = submission.appName;
    question.destructive = false;
    const QPointer<engine::ClusterSession> session = services.workbench.session();
    confirm(parent, services, question, [session, go = std::move(go)] {
        if (session) // and no other cluster was opened meanwhile
            go();
    });
}

} // namespace firesteel::gui
