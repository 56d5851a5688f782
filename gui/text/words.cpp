// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/text/words.h"

#include <QCoreApplication>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using store::AppReason;
using store::AppState;
using store::PhaseStep;
using PodKind = kube::PodState::Kind;

namespace {

/// The translation context of this file.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

QString shortened(const QString &text, qsizetype size = 300)
{
    const QString plain = text.simplified();
    return plain.size() <= size ? plain : QString(plain.left(size - 1) + u'…');
}

} // namespace

QString stateWord(AppState state)
{
    switch (state) {
    case AppState::Waiting:
        return Words::tr("waiting");
    case AppState::Starting:
        return Words::tr("starting");
    case AppState::Running:
        return Words::tr("running");
    case AppState::Succeeded:
        return Words::tr("succeeded");
    case AppState::Failed:
        return Words::tr("failed");
    case AppState::Stopped:
        return Words::tr("stopped");
    case AppState::Unknown:
        return Words::tr("unknown");
    }
    return {};
}

QString exitPhrase(int exitCode)
{
    switch (exitCode) {
    case 11:
        return Words::tr("Exit code 11: too many executors failed");
    case 52:
        return Words::tr("Exit code 52: the JVM ran out of memory");
    case 101:
        return Words::tr("Exit code 101: the main class was not found");
    case 126:
        return Words::tr("Exit code 126: the command is not executable");
    case 127:
        return Words::tr("Exit code 127: the command was not found");
    case 137:
        return Words::tr("Exit code 137: killed");
    case 139:
        return Words::tr("Exit code 139: crashed");
    case 143:
        return Words::tr("Exit code 143: asked to stop");
    default:
        return Words::tr("Exit code %1").arg(exitCode);
    }
}

QString reasonPhrase(const store::SparkApp &app)
{
    const QString message = shortened(app.reason.proof.value(u"message"_s));
    const QString node = app.reason.proof.value(u"node"_s);
    switch (app.reason.code) {
    case AppReason::Code::None:
        return {};
    case AppReason::Code::NoNodeFits:
        return message.isEmpty() ? Words::tr("No node fits")
                                 : Words::tr("No node fits: %1").arg(message);
    case AppReason::Code::ImagePull:
        return Words::tr("The image cannot be pulled: %1")
            .arg(imagePhrase(app.reason.proof.value(u"message"_s)).why);
    case AppReason::Code::MissingConfig:
        return message.isEmpty() ? Words::tr("Configuration is missing")
                                 : Words::tr("Configuration is missing: %1").arg(message);
    case AppReason::Code::ContainerStart:
        return message.isEmpty() ? Words::tr("The container cannot start")
                                 : Words::tr("The container cannot start: %1").arg(message);
    case AppReason::Code::ExitCode:
        return app.exitCode ? exitPhrase(*app.exitCode) : message;
    case AppReason::Code::OutOfMemory:
        return Words::tr("The driver was killed for using too much memory");
    case AppReason::Code::Evicted:
        return message.isEmpty() ? Words::tr("Put out by its node")
                                 : Words::tr("Put out by its node: %1").arg(message);
    case AppReason::Code::DeletionRequested:
        return Words::tr("Its deletion was asked for");
    case AppReason::Code::NodeSilent:
        return node.isEmpty() ? Words::tr("Its node does not answer")
                              : Words::tr("No word from %1").arg(node);
    case AppReason::Code::DriverGone:
        return Words::tr("The driver is gone, executors are left");
    }
    return {};
}

QString reasonTerm(const store::SparkApp &app)
{
    const QString own = app.reason.proof.value(u"reason"_s);
    switch (app.reason.code) {
    case AppReason::Code::OutOfMemory:
        return u"OOMKilled"_s;
    case AppReason::Code::NoNodeFits:
        return own.isEmpty() ? u"Unschedulable"_s : own;
    case AppReason::Code::Evicted:
        return own.isEmpty() ? u"Evicted"_s : own;
    case AppReason::Code::ExitCode:
        if (app.exitCode == 137 || app.exitCode == 9)
            return u"SIGKILL"_s;
        if (app.exitCode == 139)
            return u"SIGSEGV"_s;
        if (app.exitCode == 143)
            return u"SIGTERM"_s;
        return own == "Error"_L1 ? QString() : own;
    default: // these two say nothing that the state does not
        return own == "Error"_L1 || own == "Completed"_L1 ? QString() : own;
    }
}

QString podStateWord(const kube::PodState &state)
{
    switch (state.kind) {
    case PodKind::Pending:
        return Words::tr("accepted");
    case PodKind::Unschedulable:
        return Words::tr("no node fits");
    case PodKind::Gated:
        return Words::tr("held back");
    case PodKind::Preparing:
        return Words::tr("being prepared");
    case PodKind::ImagePullFailing:
        return Words::tr("image cannot be pulled");
    case PodKind::ConfigFailing:
        return Words::tr("configuration is missing");
    case PodKind::StartFailing:
        return Words::tr("cannot start");
    case PodKind::InitFailing:
        return Words::tr("preparation fails");
    case PodKind::Running:
        return Words::tr("running", "pod");
    case PodKind::CrashLooping:
        return Words::tr("crashes again and again");
    case PodKind::Succeeded:
        return Words::tr("succeeded", "pod");
    case PodKind::Failed:
        return Words::tr("failed", "pod");
    case PodKind::OutOfMemory:
        return Words::tr("out of memory");
    case PodKind::Evicted:
        return Words::tr("put out by its node");
    case PodKind::Terminating:
        return Words::tr("being stopped");
    case PodKind::Unknown:
        return Words::tr("unknown", "pod");
    }
    return {};
}

AppState appStateOf(const kube::PodState &state)
{
    switch (state.kind) {
    case PodKind::Pending:
    case PodKind::Unschedulable:
    case PodKind::Gated:
    case PodKind::ImagePullFailing:
    case PodKind::ConfigFailing:
        return AppState::Waiting;
    case PodKind::Preparing:
    case PodKind::StartFailing:
    case PodKind::InitFailing:
        return AppState::Starting;
    case PodKind::Running:
        return AppState::Running;
    case PodKind::Succeeded:
        return AppState::Succeeded;
    case PodKind::CrashLooping:
    case PodKind::Failed:
    case PodKind::OutOfMemory:
    case PodKind::Evicted:
        return AppState::Failed;
    case PodKind::Terminating:
        return AppState::Stopped;
    case PodKind::Unknown:
        return AppState::Unknown;
    }
    return AppState::Unknown;
}

QString podReasonPhrase(const kube::PodState &state)
{
    const QString message = shortened(state.message);
    switch (state.kind) {
    case PodKind::ImagePullFailing:
        return imagePhrase(state.message).why;
    case PodKind::OutOfMemory:
        return state.node.isEmpty()
                   ? Words::tr("Its container was killed for using too much memory")
                   : Words::tr("Its container was killed for using too much memory on %1")
                         .arg(state.node);
    case PodKind::Failed:
        if (!state.exitCode)
            return message;
        //: the phrase for an exit code, and a node's name
        return state.node.isEmpty()
                   ? exitPhrase(*state.exitCode)
                   : Words::tr("%1, on %2").arg(exitPhrase(*state.exitCode), state.node);
    case PodKind::Unknown:
        return state.node.isEmpty() ? Words::tr("Its node does not answer")
                                    : Words::tr("No word from %1").arg(state.node);
    case PodKind::Running:
    case PodKind::Succeeded:
    case PodKind::Terminating:
        //: a pod, and the name of its node
        return state.node.isEmpty() ? QString() : Words::tr("On %1").arg(state.node);
    default:
        return message;
    }
}

namespace {

QString driverStep(const PhaseStep &step, const QString &message)
{
    switch (step.kind) {
    case PhaseStep::Kind::Created:
        return Words::tr("Driver pod created");
    case PhaseStep::Kind::Scheduled:
        return Words::tr("Driver placed on %1").arg(step.node);
    case PhaseStep::Kind::Unschedulable:
        return Words::tr("Driver waits for a node: %1").arg(message);
    case PhaseStep::Kind::Preparing:
        return Words::tr("Driver prepares its container");
    case PhaseStep::Kind::ImageFailing:
        return Words::tr("Driver cannot get its image: %1").arg(imagePhrase(step.message).why);
    case PhaseStep::Kind::ConfigFailing:
        return Words::tr("Driver waits for configuration: %1").arg(message);
    case PhaseStep::Kind::StartFailing:
        return Words::tr("Driver cannot start: %1").arg(message);
    case PhaseStep::Kind::Running:
        return Words::tr("Driver runs");
    case PhaseStep::Kind::Terminating:
        return Words::tr("Driver is being stopped");
    case PhaseStep::Kind::Succeeded:
        return Words::tr("Driver succeeded");
    case PhaseStep::Kind::Failed:
        return step.exitCode ? Words::tr("Driver failed: %1").arg(exitPhrase(*step.exitCode))
                             : Words::tr("Driver failed");
    case PhaseStep::Kind::Deleted:
        return step.finalStateUnknown ? Words::tr("Driver is gone; how it ended was not seen")
                                      : Words::tr("Driver removed");
    }
    return {};
}

QString otherStep(const PhaseStep &step, const QString &who, const QString &message)
{
    switch (step.kind) {
    case PhaseStep::Kind::Created:
        return Words::tr("%1 created").arg(who);
    case PhaseStep::Kind::Scheduled:
        return Words::tr("%1 placed on %2").arg(who, step.node);
    case PhaseStep::Kind::Unschedulable:
        return Words::tr("%1 waits for a node: %2").arg(who, message);
    case PhaseStep::Kind::Preparing:
        return Words::tr("%1 prepares its container").arg(who);
    case PhaseStep::Kind::ImageFailing:
        return Words::tr("%1 cannot get its image: %2").arg(who, imagePhrase(step.message).why);
    case PhaseStep::Kind::ConfigFailing:
        return Words::tr("%1 waits for configuration: %2").arg(who, message);
    case PhaseStep::Kind::StartFailing:
        return Words::tr("%1 cannot start: %2").arg(who, message);
    case PhaseStep::Kind::Running:
        return Words::tr("%1 runs").arg(who);
    case PhaseStep::Kind::Terminating:
        return Words::tr("%1 is being stopped").arg(who);
    case PhaseStep::Kind::Succeeded:
        return Words::tr("%1 succeeded").arg(who);
    case PhaseStep::Kind::Failed:
        return step.exitCode ? Words::tr("%1 failed: %2").arg(who, exitPhrase(*step.exitCode))
                             : Words::tr("%1 failed").arg(who);
    case PhaseStep::Kind::Deleted:
        return step.finalStateUnknown ? Words::tr("%1 is gone; how it ended was not seen").arg(who)
                                      : Words::tr("%1 removed").arg(who);
    }
    return {};
}

} // namespace

QString stepPhrase(const PhaseStep &step)
{
    const QString message = shortened(step.message.isEmpty() ? step.reason : step.message);
    if (step.role == store::PodRole::Driver)
        return driverStep(step, message);
    const bool executor = step.role == store::PodRole::Executor && !step.executorId.isEmpty();
    return otherStep(step,
                     executor ? Words::tr("Executor %1").arg(step.executorId)
                              : Words::tr("Pod %1").arg(step.podName),
                     message);
}

ImagePhrase imagePhrase(const QString &message)
{
    const QString text = message.toLower();
    const auto has = [&text](std::initializer_list<QLatin1StringView> parts) {
        return std::any_of(parts.begin(), parts.end(),
                           [&text](QLatin1StringView part) { return text.contains(part); });
    };
    if (has({"toomanyrequests"_L1, "429"_L1, "rate limit"_L1}))
        return {Words::tr("the registry limits how often one may pull"),
                Words::tr("Wait, log in to the registry with a pull secret, or use a mirror.")};
    if (has({"unauthorized"_L1, "401"_L1, "authorization failed"_L1, "no basic auth"_L1,
             "authentication required"_L1, "insufficient_scope"_L1, "denied"_L1, "403"_L1}))
        return {Words::tr("the registry asks for a login"),
                Words::tr("Create a pull secret and name it in the job "
                          "(spark.kubernetes.container.image.pullSecrets).")};
    if (has({"not found"_L1, "404"_L1, "manifest unknown"_L1, "does not exist"_L1}))
        return {Words::tr("the registry has no such image or tag"),
                Words::tr("Check the image's name and tag in the job.")};
    if (has({"no match for platform"_L1}))
        return {Words::tr("the image has no variant for the node's processor"),
                Words::tr("Use an image built for this platform.")};
    if (has({"invalidimagename"_L1, "invalid reference"_L1, "couldn't parse image"_L1}))
        return {Words::tr("the name is not a valid image name"),
                Words::tr("Correct the image's name in the job; it has no capital letters.")};
    if (has({"no such host"_L1}))
        return {Words::tr("the name of the registry cannot be resolved on the node"),
                Words::tr("Check the registry's name.")};
    if (has({"x509"_L1, "certificate"_L1}))
        return {Words::tr("the node does not trust the registry's certificate"),
                Words::tr("Have the registry's authority installed on the nodes.")};
    if (has({"http response to https client"_L1}))
        return {Words::tr("the registry speaks HTTP without TLS"),
                Words::tr("Have it allowed in the nodes' container runtime.")};
    if (has({"connection refused"_L1, "i/o timeout"_L1, "unreachable"_L1, "deadline exceeded"_L1}))
        return {Words::tr("the node cannot reach the registry"),
                Words::tr("Check the registry and the network of the nodes.")};
    return {message.isEmpty() ? Words::tr("the kubelet gives no reason") : shortened(message),
            Words::tr("Check the image's name in the job.")};
}

} // namespace firesteel::gui
