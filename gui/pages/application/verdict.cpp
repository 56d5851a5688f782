// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/application/verdict.h"

#include "gui/models/appreason.h"
#include "gui/text/format.h"
#include "gui/text/words.h"
#include "gui/widgets/richtext.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using store::AppReason;
using store::AppState;
using store::SparkApp;

namespace {

struct Verdict {
    Q_DECLARE_TR_FUNCTIONS(firesteel::gui::Verdict)
};

constexpr qsizetype longestWords = 240;

QString imageOf(const SparkApp &app)
{
    if (!app.driver)
        return {};
    return app.driver->spec()
        .value("containers"_L1)
        .toArray()
        .first()
        .toObject()
        .value("image"_L1)
        .toString();
}

/// The cluster says more than the state itself.
bool isTold(const AppFacts &facts)
{
    if (facts.app->reason.code != AppReason::Code::None)
        return true;
    switch (facts.app->state) {
    case AppState::Waiting:
    case AppState::Starting:
        return facts.driverEvent != nullptr;
    case AppState::Running:
        return facts.trouble.waiting > 0 || facts.trouble.outOfMemory > 0;
    default:
        return false;
    }
}

QString executorAdvice(const ExecutorTrouble &trouble)
{
    using Kind = kube::PodState::Kind;
    switch (trouble.first.kind) {
    case Kind::Unschedulable:
    case Kind::Gated:
        return Verdict::tr("Ask for fewer or smaller executors, or make room on a node.");
    case Kind::ImagePullFailing:
        return imagePhrase(trouble.first.message).next;
    case Kind::ConfigFailing:
        return Verdict::tr("Make the config map, secret or key that is missing.");
    default:
        return Verdict::tr("Read in the events what keeps the executors from starting.");
    }
}

qsizetype warnings(const SparkApp &app)
{
    return std::ranges::count_if(app.events, [](const kube::ObjectPtr &event) {
        return event->body.value("type"_L1).toString() == "Warning"_L1;
    });
}

} // namespace

QString verdictTitle(const AppFacts &facts, const QDateTime &now)
{
    const SparkApp &app = *facts.app;
    const qint64 seconds = facts.seconds(now);
    const QString time = seconds < 0 ? QString() : duration(std::chrono::seconds(seconds));
    switch (app.state) {
    case AppState::Failed:
        return time.isEmpty() ? Verdict::tr("%1 failed").arg(app.name)
                              : Verdict::tr("%1 failed after %2").arg(app.name, time);
    case AppState::Succeeded:
        return time.isEmpty() ? Verdict::tr("%1 succeeded").arg(app.name)
                              : Verdict::tr("%1 succeeded after %2").arg(app.name, time);
    case AppState::Stopped:
        if (!facts.ended.isValid())
            return Verdict::tr("%1 is being stopped").arg(app.name);
        return Verdict::tr("%1 was stopped after %2").arg(app.name, time);
    case AppState::Running:
        return Verdict::tr("%1 has run for %2").arg(app.name, time);
    case AppState::Waiting:
        return Verdict::tr("%1 has waited for %2").arg(app.name, time);
    case AppState::Starting:
        return Verdict::tr("%1 is starting").arg(app.name);
    case AppState::Unknown:
        return Verdict::tr("Nothing is heard of %1").arg(app.name);
    }
    return app.name;
}

QString verdictNote(const AppFacts &facts, const QDateTime &now)
{
    const SparkApp &app = *facts.app;
    if (facts.ended.isValid())
        return Verdict::tr("ended %1, %2", "a clock time, how long ago")
            .arg(clockTime(facts.ended), relativeTime(facts.ended, now));
    if (app.state == AppState::Running)
        return facts.executors == 0
                   ? Verdict::tr("no executors yet")
                   : Verdict::tr("%1 of %2 executors")
                         .arg(count(facts.runningExecutors), count(facts.executors));
    return app.created.isValid() ? Verdict::tr("submitted %1, %2", "a clock time, how long ago")
                                       .arg(clockTime(app.created), relativeTime(app.created, now))
                                 : QString();
}

QString verdictSentence(const AppFacts &facts)
{
    const SparkApp &app = *facts.app;
    if (hasLastWords(facts)) {
        const QString &words = facts.lastWords;
        const QString shortened =
            words.size() > longestWords ? QString(words.left(longestWords) + u'…') : words;
        return Verdict::tr("The program ended with %1 (%2).",
                           "an exception; the exit code in words")
            .arg(asCode(shortened), clusterReason(facts).phrase);
    }
    const ReasonText reason = isTold(facts) ? shownReason(facts) : ReasonText();
    if (!reason.phrase.isEmpty()) {
        QString phrase = reason.phrase;
        while (phrase.endsWith(u'.')) // a message of the cluster may be a sentence
            phrase.chop(1);
        return reason.term.isEmpty() ? Verdict::tr("%1.").arg(phrase)
                                     : Verdict::tr("%1 — %2.", "a reason, its technical term")
                                           .arg(phrase, reason.term);
    }
    switch (app.state) {
    case AppState::Running:
        return app.driverState.node.isEmpty()
                   ? Verdict::tr("The driver is running.")
                   : Verdict::tr("The driver runs on %1.").arg(asCode(app.driverState.node));
    case AppState::Succeeded:
        return Verdict::tr("The driver ended with exit code 0.");
    case AppState::Starting:
        return app.driverState.node.isEmpty()
                   ? Verdict::tr("The driver's container is being prepared.")
                   : Verdict::tr("The driver's container is being prepared on %1.")
                         .arg(asCode(app.driverState.node));
    case AppState::Waiting:
        return Verdict::tr("The cluster has accepted the driver and not placed it yet.");
    case AppState::Stopped:
        return Verdict::tr("It was ended on somebody's request.");
    case AppState::Failed:
    case AppState::Unknown:
        break;
    }
    return Verdict::tr("The cluster does not say why.");
}

QList<Proof> proofs(const SparkApp &app)
{
    QList<Proof> list;
    if (app.started.isValid())
        list.append({Verdict::tr("Driver log"), u"logs"_s});
    if (app.exitCode)
        list.append({Verdict::tr("Exit code %1").arg(*app.exitCode), u"pods"_s});
    if (const qsizetype count = warnings(app); count > 0)
        list.append(
            {Verdict::tr("%n warning(s) of the cluster", nullptr, int(count)), u"events"_s});
    else if (!app.events.isEmpty())
        list.append({Verdict::tr("%n event(s)", nullptr, int(app.events.size())), u"events"_s});
    return list;
}

QStringList advice(const AppFacts &facts)
{
    const SparkApp &app = *facts.app;
    if (facts.trouble.waiting > 0 && app.state == AppState::Running)
        return {executorAdvice(facts.trouble)};
    if (facts.trouble.outOfMemory > 0 && app.state != AppState::Succeeded)
        return {Verdict::tr("Give each executor a larger reserve outside the heap: "
                            "`spark.executor.memoryOverhead`."),
                Verdict::tr("Or let fewer tasks run at a time in each: `spark.executor.cores`.")};
    switch (app.reason.code) {
    case AppReason::Code::NoNodeFits:
        return {Verdict::tr("Ask for less memory or fewer cores, or make room on a node."),
                Verdict::tr("Read in the events what each node lacks.")};
    case AppReason::Code::ImagePull: {
        const QString next = imagePhrase(app.reason.proof.value(u"message"_s)).next;
        return next.isEmpty() ? QStringList() : QStringList{next};
    }
    case AppReason::Code::MissingConfig:
        return {Verdict::tr("Make the config map, secret or key that is missing: the driver then "
                            "starts by itself. Or correct its name and submit again.")};
    case AppReason::Code::ContainerStart:
        return {Verdict::tr("Check the command and the mounts of the driver in its YAML.")};
    case AppReason::Code::ExitCode:
        return {Verdict::tr("Read the end of the driver's log.")};
    case AppReason::Code::OutOfMemory:
        return {Verdict::tr("Give the driver a larger reserve outside the heap: "
                            "`spark.driver.memoryOverhead`."),
                Verdict::tr("Or bring less to the driver: avoid `collect()` and `toPandas()` of "
                            "large results.")};
    case AppReason::Code::Evicted:
        return {Verdict::tr("Submit it again. If that repeats, ask for as much memory and disk as "
                            "the driver really uses.")};
    case AppReason::Code::NodeSilent:
        return {Verdict::tr("Wait for the node to come back, or stop the application.")};
    case AppReason::Code::DriverGone:
        return {Verdict::tr("Stop it to remove the executors that are left: without a driver they "
                            "do no work.")};
    case AppReason::Code::DeletionRequested:
    case AppReason::Code::None:
        break;
    }
    return {};
}

QList<Fact> appFactList(const AppFacts &facts, const QDateTime &now)
{
    const SparkApp &app = *facts.app;
    QList<Fact> list;
    const QDateTime start = app.started.isValid() ? app.started : app.created;
    const bool today = now.toLocalTime().date() == start.toLocalTime().date();
    list.append({app.started.isValid() ? Verdict::tr("Started") : Verdict::tr("Submitted"),
                 today ? clockTime(start) : dateTime(start), absoluteTime(start), false});
    list.append({Verdict::tr("Namespace"), app.key.namespaceName, {}, false, true});
    list.append({Verdict::tr("Driver"),
                 app.driver ? app.driver->name : Verdict::tr("gone"),
                 {},
                 bool(app.driver)});
    if (!app.driverState.node.isEmpty())
        list.append({Verdict::tr("Node"), app.driverState.node, {}, true});
    if (const QString image = imageOf(app); !image.isEmpty())
        list.append({Verdict::tr("Image"), image, {}, true});
    if (facts.executors > 0) // else it is not known how many
        list.append({Verdict::tr("Executors"),
                     app.finished()
                         ? count(facts.executors)
                         : Verdict::tr("%1 of %2", "executors that run, and that are wanted")
                               .arg(count(facts.runningExecutors), count(facts.executors)),
                     {},
                     false});
    if (facts.memory > 0)
        list.append({Verdict::tr("Memory"), bytes(facts.memory),
                     Verdict::tr("Asked for by its pods that are there now"), false});
    list.append({Verdict::tr("Application id"), app.key.appId, {}, true});
    return list;
}

} // namespace firesteel::gui
