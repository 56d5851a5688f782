// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/commands/checkcommand.h"

#include "core/base/wsl.h"
#include "core/ctl/connect.h"
#include "core/ctl/findingwords.h"
#include "core/ctl/text.h"
#include "core/kube/config/discovery.h"
#include "core/kube/config/kubeconfigfindings.h"

#include <QJsonArray>

#include <algorithm>
#include <functional>

namespace firesteel::ctl {

using namespace Qt::StringLiterals;
using kube::Rung;
using kube::RungResult;
using kube::RungState;

namespace {

kube::ConfigSurroundings aroundOf(const Surroundings &surroundings)
{
    return {surroundings.environment, detectWsl(surroundings.environment),
            surroundings.clock.wall()};
}

QList<RungResult> nothingReached()
{
    QList<RungResult> rungs;
    for (int i = 0; i <= int(Rung::SparkRights); ++i) {
        RungResult result;
        result.rung = Rung(i);
        result.state = RungState::NotReached;
        rungs.append(result);
    }
    return rungs;
}

ExitCode exitCodeOf(Rung rung, const QString &cause)
{
    if (cause == "api-server-not-reachable"_L1)
        return ExitCode::Unreachable;
    if (cause == "tls-handshake-failed"_L1) // TLS 1.3 refuses a client after the handshake
        return ExitCode::Tls;
    if (cause == "exec-plugin-unusable"_L1)
        return ExitCode::Configuration;
    switch (rung) {
    case Rung::Resolve:
    case Rung::Tcp:
    case Rung::Proxy:
        return ExitCode::Unreachable;
    case Rung::Tls:
    case Rung::Trust:
    case Rung::Name:
        return ExitCode::Tls;
    case Rung::Kubernetes:
        return ExitCode::Server;
    default:
        return ExitCode::Unauthorized;
    }
}

} // namespace

void CheckCommand::run()
{
    const kube::ConfigSurroundings around = aroundOf(m_surroundings);
    const auto connection = connectionFor(m_options.connection, m_surroundings);
    const bool byParts = connection && connection->contextName.isEmpty();
    const auto &chosen = m_surroundings.chosen;
    if (!byParts && (!chosen || settings::isMarksOnly(chosen->profile))) {
        const kube::EffectiveKubeconfig config =
            kube::effectiveKubeconfig(kubeconfigPath(m_options.connection, m_surroundings), around);
        m_findings = kube::contextFindings(config.config, m_options.connection.context, around);
        if (config.config.contexts.isEmpty())
            m_findings = config.findings;
    }
    if (!m_options.connection.server.isEmpty()) // not the one of the file
        m_findings.removeIf([](const Finding &one) {
            return one.context.value(u"kind"_s) == "cluster"_L1 ||
                   one.cause == "server-address-wrong"_L1;
        });
    if (connection) {
        climb(*connection);
        return;
    }
    if (m_options.verb == Verb::WhoAmI) {
        failWith(connection.error());
        return;
    }
    const Finding reason = kube::configFinding(connection.error(), around);
    const bool told = std::ranges::any_of(
        m_findings, [&](const Finding &one) { return one.detail == reason.detail; });
    if (!told)
        m_findings.prepend(reason);
    checked(nothingReached(), false);
}

/// The document of check is the same whatever fails: here nobody is there to log in.
void CheckCommand::notChosen(const Error &error)
{
    if (m_options.verb == Verb::WhoAmI) {
        failWith(error);
        return;
    }
    Finding reason = finding("credential-missing"_L1, error.context);
    if (!error.detail.isEmpty())
        reason.evidence.append({u"keyring"_s, error.detail});
    QList<RungResult> rungs = nothingReached();
    RungResult &login = rungs[int(Rung::WhoAmI)];
    login.state = RungState::Failed;
    login.findings.append(reason);
    checked(rungs, false);
}

void CheckCommand::climb(const engine::Connection &connection)
{
    kube::LadderRequest request;
    request.endpoint = connection.endpoint;
    request.auth = connection.auth;
    request.namespaceName = connection.namespaceName;
    request.authServices = connection.authServices;
    request.wsl = detectWsl(m_surroundings.environment).inside;
    m_ladder = std::make_unique<kube::Ladder>(request, m_surroundings.clock);
    connect(m_ladder.get(), &kube::Ladder::rungChanged, this, &CheckCommand::rungChanged);
    connect(m_ladder.get(), &kube::Ladder::finished, this, [this] {
        if (m_interrupted)
            finish(interruptCode());
        else if (m_options.verb == Verb::Check)
            checked(m_ladder->results(), m_ladder->passed());
    });
    m_ladder->start();
}

void CheckCommand::interrupted()
{
    m_interrupted = true;
    if (m_ladder)
        m_ladder->cancel();
    else
        finish(interruptCode());
}

void CheckCommand::rungChanged(const RungResult &result)
{
    if (m_interrupted || m_options.verb != Verb::WhoAmI)
        return;
    if (result.state == RungState::Failed)
        unknown(result);
    else if (result.rung == Rung::WhoAmI && result.state != RungState::Running)
        identified(result);
}

void CheckCommand::checked(const QList<RungResult> &rungs, bool passed)
{
    QList<Finding> findings = m_findings;
    for (const RungResult &rung : rungs)
        findings += rung.findings;
    std::ranges::stable_sort(findings, std::greater(), &Finding::severity);
    if (m_options.format != OutputFormat::Table) {
        QJsonArray all;
        for (const RungResult &rung : rungs)
            all.append(rungJson(rung));
        printDocument(QJsonObject{{u"rungs"_s, all}, {u"findings"_s, findingsJson(findings)}});
    } else {
        QString text;
        for (const RungResult &rung : rungs)
            text += rungLine(rung);
        for (const Finding &finding : std::as_const(findings)) {
            if (!passed || finding.severity != Finding::Severity::Notice)
                text += u'\n' + findingText(finding);
        }
        m_console.outText(text);
    }
    finish(passed ? ExitCode::Ok : ExitCode::Unexpected);
}

void CheckCommand::identified(const RungResult &result)
{
    m_ladder->disconnect(this); // one answer; the rungs that are still to come say nothing
    m_ladder->cancel();
    const auto &facts = result.facts;
    const QString user = facts.value(u"user"_s);
    const QStringList groups = facts.value(u"groups"_s).split(u", "_s, Qt::SkipEmptyParts);
    const QString end = facts.value(u"expires"_s);
    if (m_options.format != OutputFormat::Table) {
        QJsonObject json{{u"user"_s, user}, {u"groups"_s, QJsonArray::fromStringList(groups)}};
        if (!end.isEmpty())
            json.insert(u"expires"_s, end);
        if (facts.contains(u"guessed"_s))
            json.insert(u"guessed"_s, true);
        printDocument(json);
    } else {
        QString text = u"user        "_s + printable(user) + u'\n';
        if (!groups.isEmpty())
            text += u"groups      "_s + printable(groups.join(u", "_s)) + u'\n';
        if (!end.isEmpty())
            text += u"expires     "_s +
                    QDateTime::fromString(end, Qt::ISODate)
                        .toLocalTime()
                        .toString(u"yyyy-MM-dd HH:mm:ss t"_s) +
                    u'\n';
        m_console.outText(text);
        if (facts.contains(u"guessed"_s))
            m_console.errText(u"note: this server cannot tell; it is what the certificate or the "
                              "token says.\n"_s);
    }
    finish(ExitCode::Ok);
}

void CheckCommand::unknown(const RungResult &failed)
{
    m_ladder->disconnect(this); // else "not reached" would follow as an answer
    const Finding reason = failed.findings.value(0);
    if (m_options.format != OutputFormat::Table)
        printDocument(QJsonObject{{u"error"_s, findingJson(reason)}});
    m_console.errText(findingText(reason));
    finish(exitCodeOf(failed.rung, reason.cause));
}

} // namespace firesteel::ctl
