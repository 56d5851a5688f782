// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/models/appreason.h"

#include "gui/text/words.h"

#include <QCoreApplication>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using store::AppReason;
using store::AppState;
using PodKind = kube::PodState::Kind;

namespace {

struct Reasons {
    Q_DECLARE_TR_FUNCTIONS(firesteel::gui::AppReason)
};

constexpr qsizetype longest = 300; ///< characters of a message in a line

QString oneLine(const QString &text)
{
    QString plain = text.simplified();
    if (plain.endsWith(u'.')) // it stands in a line with others
        plain.chop(1);
    return plain.size() <= longest ? plain : QString(plain.left(longest - 1) + u'…');
}

QString preparing(const QString &node)
{
    return node.isEmpty() ? Reasons::tr("Being prepared")
                          : Reasons::tr("Being prepared on %1").arg(node);
}

ReasonText ofWarning(const QString &reason, const QString &message)
{
    if (reason == "FailedScheduling"_L1)
        return {Reasons::tr("No node fits: %1").arg(message), reason};
    if (reason == "FailedMount"_L1 || reason == "FailedAttachVolume"_L1 ||
        reason == "FailedMapVolume"_L1)
        return {Reasons::tr("A volume cannot be mounted: %1").arg(message), reason};
    if (reason == "FailedCreatePodSandBox"_L1 || reason == "NetworkNotReady"_L1)
        return {Reasons::tr("The node cannot set up the pod: %1").arg(message), reason};
    return {message.isEmpty() ? reason : message, message.isEmpty() ? QString() : reason};
}

/// Of a driver that does not run yet and whose pod gives no reason: what was heard of it last.
ReasonText ofEvent(const AppFacts &facts)
{
    const QString node = facts.app->driverState.node;
    const QJsonObject event = facts.driverEvent ? facts.driverEvent->body : QJsonObject();
    const QString reason = event.value("reason"_L1).toString();
    const QString message = oneLine(event.value("message"_L1).toString());
    if (event.value("type"_L1).toString() == "Warning"_L1)
        return ofWarning(reason, message);
    if (reason == "Pulling"_L1)
        return {node.isEmpty() ? Reasons::tr("Pulling the image")
                               : Reasons::tr("Pulling the image on %1").arg(node),
                {}};
    if (reason == "TriggeredScaleUp"_L1)
        return {Reasons::tr("The cluster adds a node"), reason};
    if (reason == "WaitForFirstConsumer"_L1 || reason == "ExternalProvisioning"_L1)
        return {Reasons::tr("A volume is being made"), reason};
    if (facts.app->state == AppState::Starting)
        return {preparing(node), {}};
    return {Reasons::tr("Accepted, no node chosen yet"), {}};
}

ReasonText ofWaitingExecutors(const ExecutorTrouble &trouble)
{
    const int count = int(trouble.waiting);
    const QString message = oneLine(trouble.first.message);
    const QString term = trouble.first.reason;
    switch (trouble.first.kind) {
    case PodKind::Unschedulable:
    case PodKind::Gated:
        return {
            message.isEmpty()
                ? Reasons::tr("%n executor(s) wait for a node", nullptr, count)
                : Reasons::tr("%n executor(s) wait for a node: %1", nullptr, count).arg(message),
            term.isEmpty() ? u"Unschedulable"_s : term};
    case PodKind::ImagePullFailing:
        return {Reasons::tr("%n executor(s) cannot get their image: %1", nullptr, count)
                    .arg(imagePhrase(trouble.first.message).why),
                term};
    case PodKind::ConfigFailing:
        return {
            Reasons::tr("%n executor(s) wait for configuration: %1", nullptr, count).arg(message),
            term};
    default:
        return {Reasons::tr("%n executor(s) cannot start: %1", nullptr, count).arg(message), term};
    }
}

ReasonText ofRunning(const AppFacts &facts)
{
    if (facts.trouble.waiting > 0)
        return ofWaitingExecutors(facts.trouble);
    if (facts.trouble.outOfMemory > 0)
        return {Reasons::tr("%n executor(s) ran out of memory so far", nullptr,
                            int(facts.trouble.outOfMemory)),
                u"OOMKilled"_s};
    return {podReasonPhrase(facts.app->driverState), {}};
}

} // namespace

bool hasLastWords(const AppFacts &facts)
{
    return facts.app->reason.code == AppReason::Code::ExitCode && !facts.lastWords.isEmpty();
}

ReasonText shownReason(const AppFacts &facts)
{
    const ReasonText reason = clusterReason(facts);
    return hasLastWords(facts) ? ReasonText{Reasons::tr("%1 (%2)", "an exception, an exit code")
                                                .arg(oneLine(facts.lastWords), reason.phrase),
                                            reason.term}
                               : reason;
}

ReasonText clusterReason(const AppFacts &facts)
{
    const store::SparkApp &app = *facts.app;
    if (app.reason.code == AppReason::Code::ExitCode && app.exitCode &&
        facts.trouble.outOfMemory > 0)
        return {Reasons::tr("%1, after %n executor(s) ran out of memory",
                            "%1: the phrase for an exit code", int(facts.trouble.outOfMemory))
                    .arg(exitPhrase(*app.exitCode)),
                u"OOMKilled"_s};
    if (app.reason.code != AppReason::Code::None) {
        const QString phrase = oneLine(reasonPhrase(app));
        if (!phrase.isEmpty())
            return {phrase, reasonTerm(app)};
    }
    switch (app.state) {
    case AppState::Waiting:
    case AppState::Starting:
        return ofEvent(facts);
    case AppState::Running:
        return ofRunning(facts);
    case AppState::Succeeded:
        return {app.driverState.node.isEmpty()
                    ? Reasons::tr("Finished")
                    : Reasons::tr("Finished on %1").arg(app.driverState.node),
                {}};
    default:
        return {app.driver ? podReasonPhrase(app.driverState) : QString(), reasonTerm(app)};
    }
}

} // namespace firesteel::gui
