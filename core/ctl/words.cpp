// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/words.h"

#include "core/ctl/sentences.h"
#include "core/ctl/text.h"

#include <QJsonArray>
#include <QRegularExpression>

namespace firesteel::ctl {

using namespace Qt::StringLiterals;
using store::AppReason;
using store::PhaseStep;

namespace {

QString subject(const PhaseStep &step)
{
    if (step.role == store::PodRole::Driver)
        return u"driver"_s;
    if (step.role == store::PodRole::Executor && !step.executorId.isEmpty())
        return u"executor "_s + step.executorId;
    return u"pod "_s + step.podName;
}

QString exitWords(int code)
{
    switch (code) {
    case 11:
        return u"exit code 11: too many executors failed"_s;
    case 52:
        return u"exit code 52: the JVM ran out of memory"_s;
    case 101:
        return u"exit code 101: the main class was not found"_s;
    case 126:
        return u"exit code 126: the command is not executable"_s;
    case 127:
        return u"exit code 127: the command was not found"_s;
    case 137:
        return u"exit code 137: killed (SIGKILL)"_s;
    case 139:
        return u"exit code 139: crashed (SIGSEGV)"_s;
    case 143:
        return u"exit code 143: asked to stop (SIGTERM)"_s;
    default:
        return u"exit code "_s + QString::number(code);
    }
}

QString withReason(const QString &reason)
{
    return reason.isEmpty() || reason == "Error"_L1 ? QString() : QString(u" ("_s + reason + u')');
}

QString shortened(const QString &text, qsizetype size = 200)
{
    const QString plain = printable(text).simplified();
    return plain.size() <= size ? plain : QString(plain.left(size - 1) + u'…');
}

} // namespace

QString stepWords(const PhaseStep &step)
{
    QString who = subject(step);
    switch (step.kind) {
    case PhaseStep::Kind::Created:
        return step.role == store::PodRole::Driver
                   ? QString(u"driver pod created: "_s + step.podName)
                   : QString(who + u" created"_s);
    case PhaseStep::Kind::Scheduled:
        return who + u" placed on node "_s + step.node;
    case PhaseStep::Kind::Unschedulable:
        return who + u" waits for a node: "_s +
               shortened(step.message.isEmpty() ? step.reason : step.message);
    case PhaseStep::Kind::Preparing:
        return who + u" prepares its container"_s;
    case PhaseStep::Kind::ImageFailing:
        return who + u" cannot get its image: "_s + imageWords(step.message).why +
               withReason(step.reason);
    case PhaseStep::Kind::ConfigFailing:
        return who + u" waits for configuration: "_s +
               shortened(step.message.isEmpty() ? step.reason : step.message);
    case PhaseStep::Kind::StartFailing:
        return who + u" cannot start: "_s +
               shortened(step.message.isEmpty() ? step.reason : step.message);
    case PhaseStep::Kind::Running:
        return who + u" running"_s;
    case PhaseStep::Kind::Terminating:
        return who + u" is being stopped"_s;
    case PhaseStep::Kind::Succeeded:
        return who + u" succeeded"_s;
    case PhaseStep::Kind::Failed:
        return who + u" failed"_s +
               (step.exitCode ? QString(u" with "_s + exitWords(*step.exitCode)) : QString()) +
               withReason(step.reason);
    case PhaseStep::Kind::Deleted:
        return who +
               (step.finalStateUnknown ? u" is gone; how it ended was not seen"_s : u" removed"_s);
    }
    return who;
}

QString eventWords(const kube::Object &event)
{
    const QString reason = event.body.value("reason"_L1).toString();
    const QString message = event.body.value("message"_L1).toString();
    if (reason == "Pulling"_L1)
        return u"pulling the image"_s;
    if (reason == "Pulled"_L1) {
        if (message.contains("already present"_L1))
            return u"image is on the node already"_s;
        static const QRegularExpression took(u" in ([0-9.]+m?s)\\b"_s);
        const auto match = took.match(message);
        return match.hasMatch() ? QString(u"image pulled in "_s + match.captured(1))
                                : u"image pulled"_s;
    }
    if (event.body.value("type"_L1).toString() != "Warning"_L1)
        return {};
    // Pull errors and missing nodes come as phases too; a config map that follows the pod is
    // Spark's own order.
    static const QStringList told{u"Failed"_s, u"BackOff"_s, u"FailedScheduling"_s,
                                  u"ErrImageNeverPull"_s, u"InspectFailed"_s};
    if (told.contains(reason))
        return {};
    return u"warning: "_s + reason + u": "_s + shortened(message);
}

QString freshnessWords(const kube::WatchState &state, bool wasStale)
{
    using Phase = kube::WatchState::Phase;
    if (state.phase == Phase::Stale && !wasStale) {
        QString why = state.cause ? sentenceFor(*state.cause).what : u"the cluster is silent."_s;
        if (why.endsWith(u'.'))
            why.chop(1);
        return u"stale since "_s + state.since.toLocalTime().time().toString(u"HH:mm:ss"_s) +
               u": "_s + why + u"; trying again"_s;
    }
    if (state.phase == Phase::Live && wasStale)
        return u"live again"_s;
    return {};
}

QString noticeWords(const spark::Notice &notice)
{
    const auto get = [&notice](const QString &key) { return notice.context.value(key); };
    if (notice.slug == "dropped-key"_L1)
        return u"the property "_s + get(u"key"_s) +
               u" does not begin with \"spark.\" and is left out"_s;
    if (notice.slug == "ignored-option"_L1)
        return get(u"option"_s) + u" means nothing on Kubernetes and is ignored"_s;
    if (notice.slug == "https-assumed"_L1)
        return u"the master names no scheme; https is taken"_s;
    if (notice.slug == "plain-http"_L1)
        return u"the master is reached without TLS"_s;
    if (notice.slug == "unknown-key"_L1)
        return u"no known Spark release reads "_s + get(u"key"_s) + u"; it is passed on"_s;
    if (notice.slug == "service-name-too-long"_L1)
        return u"the service name would be too long; it is "_s + get(u"replacement"_s);
    if (notice.slug == "conf-file-skipped"_L1)
        return u"the configuration file "_s + get(u"path"_s) + u" is left out ("_s +
               get(u"reason"_s) + u')';
    if (notice.slug == "deprecated-key"_L1)
        return u"the setting "_s + get(u"key"_s) + u" is deprecated"_s;
    if (notice.slug == "no-effect"_L1)
        return u"the setting "_s + get(u"key"_s) +
               u" is read but has no effect here: Firesteel has limits of its own"_s;
    if (notice.slug == "newer-version"_L1)
        return u"Spark "_s + get(u"version"_s) + u" is newer than the releases known here"_s;
    if (notice.slug == "no-krb5"_L1)
        return u"Kerberos is used, but no krb5.conf is given"_s;
    return notice.slug;
}

QString reasonWords(const store::SparkApp &app)
{
    const auto proof = [&app](const QString &key) { return app.reason.proof.value(key); };
    switch (app.reason.code) {
    case AppReason::Code::None:
        return {};
    case AppReason::Code::NoNodeFits:
        return u"no node fits: "_s + shortened(proof(u"message"_s), 100);
    case AppReason::Code::ImagePull:
        return u"image cannot be pulled: "_s + imageWords(proof(u"message"_s)).why;
    case AppReason::Code::MissingConfig:
        return u"configuration is missing: "_s + shortened(proof(u"message"_s), 100);
    case AppReason::Code::ContainerStart:
        return u"container cannot start: "_s + shortened(proof(u"message"_s), 100);
    case AppReason::Code::ExitCode:
        return app.exitCode ? exitWords(*app.exitCode) : shortened(proof(u"message"_s), 100);
    case AppReason::Code::OutOfMemory:
        return u"killed for using too much memory (OOMKilled)"_s;
    case AppReason::Code::Evicted:
        return u"put out by its node: "_s + shortened(proof(u"message"_s), 100);
    case AppReason::Code::DeletionRequested:
        return u"its deletion was asked for"_s;
    case AppReason::Code::NodeSilent:
        return u"its node does not answer"_s;
    case AppReason::Code::DriverGone:
        return u"the driver is gone, executors are left"_s;
    }
    return {};
}

QString failureWords(const QMap<QString, QString> &context)
{
    QString why;
    const QString reason = context.value(u"reason"_s);
    if (reason == store::reasonName(AppReason::Code::OutOfMemory)) {
        why = u"its container was killed for using too much memory (OOMKilled)"_s;
    } else if (reason == store::reasonName(AppReason::Code::Evicted)) {
        why = u"its node put it out"_s;
        if (const QString message = context.value(u"message"_s); !message.isEmpty())
            why += u": "_s + shortened(message);
    } else if (context.contains(u"exitCode"_s)) {
        why = exitWords(context.value(u"exitCode"_s).toInt());
    } else {
        why = shortened(context.value(u"message"_s));
    }
    const QString last = shortened(context.value(u"lastWords"_s), 400);
    if (last.isEmpty())
        return why;
    return why.isEmpty() ? last : QString(why + u": "_s + last);
}

ImageWords imageWords(const QString &message)
{
    const QString text = message.toLower();
    const auto has = [&text](QLatin1StringView part) { return text.contains(part); };
    if (has("toomanyrequests"_L1) || has("429"_L1) || has("rate limit"_L1))
        return {u"the registry limits how often one may pull"_s,
                u"Wait, log in to the registry with a pull secret, or use a mirror."_s};
    if (has("unauthorized"_L1) || has("401"_L1) || has("authorization failed"_L1) ||
        has("no basic auth"_L1) || has("authentication required"_L1) ||
        has("insufficient_scope"_L1) || has("denied"_L1) || has("403"_L1))
        return {
            u"the registry asks for a login"_s,
            u"Create a pull secret and name it with --conf spark.kubernetes.container.image.pullSecrets=…."_s};
    if (has("not found"_L1) || has("404"_L1) || has("manifest unknown"_L1) ||
        has("does not exist"_L1))
        return {u"the registry has no such image or tag"_s,
                u"Check the image's name and tag in spark.kubernetes.container.image."_s};
    if (has("no match for platform"_L1))
        return {u"the image has no variant for the node's processor"_s,
                u"Use an image built for this platform."_s};
    if (has("invalidimagename"_L1) || has("invalid reference"_L1) || has("couldn't parse image"_L1))
        return {u"the name is not a valid image name"_s,
                u"Correct spark.kubernetes.container.image; names have no capital letters."_s};
    if (has("no such host"_L1))
        return {u"the name of the registry cannot be resolved on the node"_s,
                u"Check the registry's name."_s};
    if (has("x509"_L1) || has("certificate"_L1))
        return {u"the node does not trust the registry's certificate"_s,
                u"Have the registry's authority installed on the nodes."_s};
    if (has("http response to https client"_L1))
        return {u"the registry speaks HTTP without TLS"_s,
                u"Have it allowed in the nodes' container runtime."_s};
    if (has("connection refused"_L1) || has("i/o timeout"_L1) || has("unreachable"_L1) ||
        has("deadline exceeded"_L1))
        return {u"the node cannot reach the registry"_s,
                u"Check the registry and the network of the nodes."_s};
    return {message.isEmpty() ? u"the kubelet gives no reason"_s : shortened(message),
            u"Check the image's name in spark.kubernetes.container.image."_s};
}

QJsonObject appJson(const store::SparkApp &app)
{
    const auto time = [](const QDateTime &at) {
        return at.isValid() ? QJsonValue(at.toUTC().toString(Qt::ISODate)) : QJsonValue();
    };
    QJsonArray executors;
    for (const store::ExecutorInfo &executor : app.executors) {
        QJsonObject entry{{u"id"_s, executor.id},
                          {u"pod"_s, executor.pod->name},
                          {u"state"_s, QString(kube::podStateName(executor.state.kind))},
                          {u"node"_s, executor.state.node}};
        if (executor.state.exitCode)
            entry.insert(u"exitCode"_s, *executor.state.exitCode);
        executors.append(entry);
    }
    QJsonObject object{{u"id"_s, app.key.appId},
                       {u"name"_s, app.name},
                       {u"namespace"_s, app.key.namespaceName},
                       {u"state"_s, QString(store::appStateName(app.state))},
                       {u"driverPod"_s, app.driverPodName()},
                       {u"created"_s, time(app.created)},
                       {u"started"_s, time(app.started)},
                       {u"ended"_s, time(app.ended)},
                       {u"executors"_s, executors}};
    if (app.exitCode)
        object.insert(u"exitCode"_s, *app.exitCode);
    if (app.reason.code != AppReason::Code::None) {
        QJsonObject reason{{u"code"_s, QString(store::reasonName(app.reason.code))},
                           {u"text"_s, reasonWords(app)}};
        for (auto proof = app.reason.proof.cbegin(); proof != app.reason.proof.cend(); ++proof)
            reason.insert(proof.key(), proof.value());
        object.insert(u"reason"_s, reason);
    }
    return object;
}

} // namespace firesteel::ctl
