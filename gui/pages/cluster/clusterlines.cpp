// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/cluster/clusterlines.h"

#include "gui/text/format.h"

#include <QCoreApplication>
#include <QLocale>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using engine::Answered;

namespace {

struct ClusterWords {
    Q_DECLARE_TR_FUNCTIONS(firesteel::gui::ClusterWords)
};

constexpr qint64 kDaySeconds = 24LL * 3600;
constexpr qint64 kWeekSeconds = 7 * kDaySeconds;
constexpr qsizetype kMostShown = 4;

/// What stands in for an answer that is not there.
ClusterLine unanswered(ClusterLine line, Answered state)
{
    switch (state) {
    case Answered::NotYet:
        line.value = ClusterWords::tr("asking…");
        line.ink = &Tokens::text3;
        break;
    case Answered::Withheld:
        line.value = ClusterWords::tr("not shown to you");
        line.ink = &Tokens::text3;
        break;
    case Answered::Failed:
        line.value = ClusterWords::tr("no answer");
        line.ink = &Tokens::failed;
        break;
    case Answered::Known:
        break;
    }
    return line;
}

QString few(const QStringList &names)
{
    const QString shown = names.mid(0, kMostShown).join(u", "_s);
    const int more = int(std::max<qsizetype>(0, names.size() - kMostShown));
    //: %1 is a list of names
    return more > 0 ? ClusterWords::tr("%1 and %n more", nullptr, more).arg(shown) : shown;
}

QStringList failedChecks(const QList<engine::HealthCheck> &checks)
{
    QStringList names;
    for (const engine::HealthCheck &one : checks) {
        if (!one.passed)
            names << one.name;
    }
    return names;
}

ClusterLine healthLine(const QString &id, const QString &label, Answered state, bool good,
                       const QList<engine::HealthCheck> &checks)
{
    ClusterLine line{.id = id, .label = label};
    if (state != Answered::Known)
        return unanswered(line, state);
    const QStringList failed = failedChecks(checks);
    if (good && failed.isEmpty()) {
        line.value = ClusterWords::tr("yes");
        line.hint = checks.isEmpty()
                        ? QString()
                        : ClusterWords::tr("%n check(s) passed", nullptr, int(checks.size()));
        line.icon = u"check"_s;
    } else {
        line.value =
            failed.isEmpty() ? ClusterWords::tr("no") : ClusterWords::tr("no: %1").arg(few(failed));
        line.ink = &Tokens::failed;
        line.icon = u"state-failed"_s;
    }
    return line;
}

QString serverText(const engine::Connection &connection)
{
    const auto &endpoint = connection.endpoint;
    const QString host = endpoint.host.contains(u':') ? u'[' + endpoint.host + u']' : endpoint.host;
    return (endpoint.tls ? u"https://"_s : u"http://"_s) + host + u':' +
           QString::number(endpoint.port) + QString::fromLatin1(endpoint.pathPrefix);
}

ClusterLine trustLine(const engine::Connection &connection)
{
    const auto &endpoint = connection.endpoint;
    ClusterLine line{.id = u"trust"_s, .label = ClusterWords::tr("Trust")};
    if (!endpoint.tls) {
        line.value = ClusterWords::tr("not encrypted");
        line.hint = ClusterWords::tr("HTTP without TLS; right only on this computer");
        line.ink = &Tokens::waiting;
    } else if (endpoint.security.insecure) {
        line.value = ClusterWords::tr("not verified");
        line.hint = ClusterWords::tr("another computer could answer in its place");
        line.ink = &Tokens::failed;
        line.icon = u"warning"_s;
        line.link = ClusterWords::tr("Set up trust");
    } else if (endpoint.security.anchors) {
        line.value = ClusterWords::tr("verified with the CA of the cluster");
        line.icon = u"lock"_s;
    } else {
        line.value = ClusterWords::tr("verified with the certificates of this computer");
        line.icon = u"lock"_s;
    }
    return line;
}

QString loginText(const engine::Connection &connection)
{
    QStringList ways;
    const kube::AuthSettings &auth = connection.auth;
    if (auth.exec)
        //: %1 is the name of a program
        ways << ClusterWords::tr("program %1").arg(auth.exec->command);
    else if (auth.oidc)
        ways << ClusterWords::tr("identity provider (OIDC)");
    else if (!auth.tokenFile.isEmpty())
        ways << ClusterWords::tr("token in the file %1").arg(auth.tokenFile);
    else if (!auth.token.isEmpty())
        ways << ClusterWords::tr("token");
    else if (auth.basic)
        ways << ClusterWords::tr("user name and password");
    if (!connection.endpoint.security.clientChain.isEmpty())
        ways << ClusterWords::tr("client certificate");
    return ways.isEmpty() ? ClusterWords::tr("nothing: anonymous") : ways.join(u", "_s);
}

ClusterLine nodeLine(const engine::ClusterFacts &facts)
{
    ClusterLine line{.id = u"nodes"_s, .label = ClusterWords::tr("Nodes")};
    if (facts.nodes != Answered::Known)
        return unanswered(line, facts.nodes);
    const engine::NodeFacts &nodes = facts.nodeFacts;
    line.value = nodes.ready == nodes.all
                     ? ClusterWords::tr("%n ready", nullptr, nodes.ready)
                     : ClusterWords::tr("%1 of %n ready", nullptr, nodes.all).arg(nodes.ready);
    QStringList hints;
    if (!nodes.notReady.isEmpty())
        hints << ClusterWords::tr("not ready: %1").arg(few(nodes.notReady));
    if (nodes.closed > 0)
        hints << ClusterWords::tr("%n takes no new pods", nullptr, nodes.closed);
    hints << few(nodes.versions) << nodes.architectures;
    hints.removeAll(QString());
    line.hint = hints.join(u", "_s);
    if (nodes.ready < nodes.all) {
        line.ink = &Tokens::waiting;
        line.icon = u"warning"_s;
    }
    return line;
}

ClusterLine roomLine(const engine::ClusterFacts &facts)
{
    ClusterLine line{.id = u"room"_s, .label = ClusterWords::tr("Room for pods")};
    if (facts.nodes != Answered::Known)
        return unanswered(line, facts.nodes);
    const engine::NodeFacts &nodes = facts.nodeFacts;
    const int whole = int(nodes.milliCpu / 1000);
    //: %1 is an amount of memory; of all nodes together
    line.value = ClusterWords::tr("%n core(s) and %1", nullptr, whole)
                     .arg(bytes(nodes.memoryMiB * 1024 * 1024));
    line.hint = ClusterWords::tr("on all nodes together, what runs there included");
    line.link = ClusterWords::tr("Can Spark run here?");
    return line;
}

} // namespace

QUrl rancherPage(const engine::Connection &connection)
{
    static constexpr QByteArrayView prefix("/k8s/clusters/");
    const auto &endpoint = connection.endpoint;
    if (!endpoint.pathPrefix.startsWith(prefix))
        return {};
    QUrl url(serverText(connection));
    url.setPath(u"/dashboard/c/"_s +
                QString::fromLatin1(endpoint.pathPrefix.sliced(prefix.size())) + u"/explorer"_s);
    return url;
}

QList<ClusterLine> serverLines(const engine::ClusterFacts &facts, const ClusterAccess &access)
{
    QList<ClusterLine> lines;
    ClusterLine version{.id = u"version"_s, .label = ClusterWords::tr("Kubernetes")};
    if (facts.version == Answered::Known) {
        version.value = facts.gitVersion;
        version.hint = facts.platform;
        version.verbatim = true;
    } else {
        version = unanswered(version, facts.version);
    }
    lines << version
          << ClusterLine{.id = u"address"_s,
                         .label = ClusterWords::tr("Address"),
                         .value = serverText(access.connection),
                         .verbatim = true}
          << trustLine(access.connection);
    const auto &proxy = access.connection.endpoint.proxy;
    if (!proxy.host.isEmpty())
        lines << ClusterLine{.id = u"proxy"_s,
                             .label = ClusterWords::tr("Proxy"),
                             .value = proxy.host + u':' + QString::number(proxy.port),
                             .verbatim = true};
    if (const QUrl page = rancherPage(access.connection); !page.isEmpty())
        lines << ClusterLine{.id = u"rancher"_s,
                             .label = ClusterWords::tr("Managed by"),
                             .value = u"Rancher"_s,
                             .link = ClusterWords::tr("Open it there"),
                             .verbatim = true};
    lines << healthLine(u"ready"_s, ClusterWords::tr("API server ready"), facts.readiness,
                        facts.isReady, facts.readyChecks)
          << healthLine(u"live"_s, ClusterWords::tr("API server healthy"), facts.liveness,
                        facts.isLive, facts.liveChecks)
          << nodeLine(facts) << roomLine(facts);
    return lines;
}

QList<ClusterLine> accessLines(const engine::ClusterFacts &facts, const ClusterAccess &access,
                               const QDateTime &now)
{
    QList<ClusterLine> lines;
    ClusterLine user{.id = u"user"_s, .label = ClusterWords::tr("You are")};
    if (facts.identity == Answered::Known) {
        user.value = facts.user;
        user.hint = few(facts.groups);
        user.verbatim = true;
    } else {
        user = unanswered(user, facts.identity);
    }
    lines << user
          << ClusterLine{.id = u"login"_s,
                         .label = ClusterWords::tr("Logged in by"),
                         .value = loginText(access.connection)};
    if (const QString other = access.connection.auth.impersonation.user; !other.isEmpty())
        lines << ClusterLine{.id = u"impersonation"_s,
                             .label = ClusterWords::tr("Acting as"),
                             .value = other,
                             .verbatim = true};
    if (access.tokenEnd)
        lines << endLine(u"tokenEnd"_s, ClusterWords::tr("Token ends"), *access.tokenEnd, now);
    if (access.certificateEnd)
        lines << endLine(u"certificateEnd"_s, ClusterWords::tr("Certificate ends"),
                         *access.certificateEnd, now);
    lines << ClusterLine{.id = u"source"_s,
                         .label = ClusterWords::tr("Set up in"),
                         .value = access.kubeconfigFile.isEmpty() ? ClusterWords::tr("Firesteel")
                                                                  : access.kubeconfigFile,
                         .verbatim = !access.kubeconfigFile.isEmpty()};
    return lines;
}

QList<ClusterLine> systemLines(const engine::ClusterFacts &facts)
{
    QList<ClusterLine> lines;
    if (facts.system != Answered::Known) {
        lines << unanswered({.id = u"system"_s, .label = u"kube-system"_s, .verbatimLabel = true},
                            facts.system);
        return lines;
    }
    bool control = false;
    for (const engine::SystemProgram &one : facts.programs)
        control = control || one.controlPlane;
    if (!control)
        lines << ClusterLine{.id = u"controlPlane"_s,
                             .label = ClusterWords::tr("Control plane"),
                             .value = ClusterWords::tr("runs outside of pods"),
                             .hint = ClusterWords::tr("as in K3s and in managed clusters")};
    for (const engine::SystemProgram &one : facts.programs) {
        ClusterLine line{.id = u"program."_s + one.name, .label = one.name};
        line.verbatimLabel = true;
        if (one.ready == one.wanted) {
            line.value = ClusterWords::tr("%n running", nullptr, one.ready);
            line.icon = u"check"_s;
        } else {
            line.value = ClusterWords::tr("%1 of %n running", nullptr, one.wanted).arg(one.ready);
            line.hint = one.reason;
            line.ink = &Tokens::waiting;
            line.icon = u"warning"_s;
        }
        lines << line;
    }
    return lines;
}

ClusterLine endLine(const QString &id, const QString &label, const QDateTime &end,
                    const QDateTime &now)
{
    ClusterLine line{.id = id, .label = label};
    const qint64 left = now.secsTo(end);
    if (left <= 0) {
        line.value = ClusterWords::tr("ended %1").arg(relativeTime(end, now));
        line.ink = &Tokens::failed;
        line.icon = u"state-failed"_s;
    } else if (left < kDaySeconds) {
        //: %1 is a duration
        line.value = ClusterWords::tr("in %1").arg(duration(std::chrono::seconds(left)));
        line.ink = &Tokens::waiting;
        line.icon = u"warning"_s;
    } else {
        line.value = relativeTime(end, now);
        line.ink = left < kWeekSeconds ? &Tokens::waiting : &Tokens::text;
    }
    line.hint = absoluteTime(end);
    if (left < kWeekSeconds)
        line.link = ClusterWords::tr("Renew…");
    return line;
}

ClusterVerdict clusterVerdict(const engine::ClusterFacts &facts, const ClusterAccess &access,
                              const QDateTime &now)
{
    using Tone = ClusterVerdict::Tone;
    for (const auto &end : {access.tokenEnd, access.certificateEnd}) {
        if (end && *end <= now)
            return {Tone::Bad, ClusterWords::tr("Your access has ended."),
                    ClusterWords::tr("Log in again, or fetch the kubeconfig anew.")};
    }
    if (facts.readiness == Answered::Known && !facts.isReady) {
        const QStringList failed = failedChecks(facts.readyChecks);
        return {Tone::Bad,
                failed.isEmpty()
                    ? ClusterWords::tr("The API server answers, but says that it is not ready.")
                    : ClusterWords::tr("The API server is not ready: %1 failed.").arg(few(failed)),
                ClusterWords::tr("It may just be starting. If it stays so, tell whoever runs the "
                                 "cluster.")};
    }
    if (facts.nodes == Answered::Known && facts.nodeFacts.ready < facts.nodeFacts.all)
        return {Tone::Warning,
                ClusterWords::tr("%n node(s) of the cluster are not ready.", nullptr,
                                 facts.nodeFacts.all - facts.nodeFacts.ready),
                ClusterWords::tr("Jobs may wait for room: %1").arg(few(facts.nodeFacts.notReady))};
    QStringList limping;
    for (const engine::SystemProgram &one : facts.programs) {
        if (one.ready == 0)
            limping << one.name;
    }
    if (!limping.isEmpty())
        return {Tone::Warning,
                ClusterWords::tr("A program of the system does not run: %1.").arg(few(limping)),
                ClusterWords::tr("Without CoreDNS, for instance, no driver finds the API server.")};
    for (const auto &end : {access.tokenEnd, access.certificateEnd}) {
        if (end && now.secsTo(*end) < kDaySeconds)
            return {Tone::Warning,
                    ClusterWords::tr("The cluster is healthy, but your access ends soon."),
                    ClusterWords::tr("Renew it before you start something long.")};
    }
    if (facts.readiness == Answered::NotYet)
        return {Tone::Busy, ClusterWords::tr("Looking at the cluster…"), {}};
    if (facts.readiness != Answered::Known)
        return {Tone::Good, ClusterWords::tr("The cluster answers."),
                ClusterWords::tr("Its health is not shown to you.")};
    return {Tone::Good, ClusterWords::tr("The cluster answers and is healthy."), {}};
}

} // namespace firesteel::gui
