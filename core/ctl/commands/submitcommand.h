// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/ctl/command.h"
#include "core/engine/jobs/followjob.h"
#include "core/engine/jobs/killjob.h"
#include "core/engine/jobs/submitjob.h"
#include "core/spark/submission.h"
#include "core/spark/submit/commandline.h"

#include <QHash>
#include <QJsonArray>
#include <QSet>

#include <memory>
#include <optional>

namespace firesteel::ctl {

/// submit: spark-submit's own grammar, also its --kill and --status.
class SubmitCommand final : public Command
{
    Q_OBJECT
public:
    using Command::Command;

protected:
    void run() override;
    void interrupted() override;
    void interruptedAgain(int times) override;

private:
    void submit(const spark::SubmitRequest &request);
    void send();
    /// The options of the command line, with the context of a setting where they name none.
    [[nodiscard]] ConnectionOptions optionsWith(const spark::ClientSettings &client) const;
    void submitted();
    void follow();
    void eventSeen(const kube::ObjectPtr &event);
    void ended();
    void killOrStatus(const spark::SubmitRequest &request);
    void lookFor(const spark::SubmissionId &target, const QString &namespaceName, bool kill);
    void actOn(const QList<kube::ObjectPtr> &pods, bool kill);
    void killNext();
    void killsDone();
    [[nodiscard]] bool checkOptions(const spark::SubmitRequest &request);
    void tellSteps();
    void tellLog();
    void warnOfLeftovers(const Error &error);
    [[nodiscard]] bool takingBack() const;
    [[nodiscard]] QString atStake() const; ///< what would be left by ending now, in words
    [[nodiscard]] QString killLine() const;
    void report(const QString &state, const std::optional<Error> &error);
    void howToGoOn();

    std::optional<spark::Submission> m_submission;
    std::optional<std::chrono::seconds> m_grace;
    QList<kube::ObjectPtr> m_toKill;
    QJsonArray m_killed;
    std::optional<Error> m_killFailure; ///< the first
    std::unique_ptr<engine::SubmitJob> m_submit;
    std::unique_ptr<engine::FollowJob> m_follow;
    std::unique_ptr<engine::KillJob> m_kill;
    QSet<QString> m_eventsTold;
    QHash<QString, QString> m_executors; ///< "executor 1" by the uid of its pod, while it is there
    bool m_stale = false;
    bool m_lineOpen = false;
};

} // namespace firesteel::ctl
