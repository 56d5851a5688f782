// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/commands/preflightcommand.h"

#include "core/ctl/findingwords.h"
#include "core/ctl/sentences.h"
#include "core/ctl/text.h"

#include <QJsonArray>

namespace firesteel::ctl {

using namespace Qt::StringLiterals;
using engine::CanaryReport;
using engine::PreflightItem;
using engine::PreflightState;

namespace {

QJsonObject mapJson(const QMap<QString, QString> &map)
{
    QJsonObject json;
    for (auto it = map.cbegin(); it != map.cend(); ++it)
        json.insert(it.key(), it.value());
    return json;
}

QJsonObject itemJson(const PreflightItem &item)
{
    QJsonArray rows;
    for (const auto &row : item.rows)
        rows.append(mapJson(row));
    QJsonObject json{{u"id"_s, item.id},
                     {u"state"_s, QString(engine::preflightStateName(item.state))},
                     {u"facts"_s, mapJson(item.facts)},
                     {u"rows"_s, rows},
                     {u"findings"_s, findingsJson(item.findings)}};
    if (item.error)
        json.insert(u"error"_s, QString(errcName(item.error->code)));
    return json;
}

QJsonObject reportJson(const CanaryReport &report)
{
    return {{u"java"_s, report.java},         {u"python"_s, report.python},
            {u"spark"_s, report.spark},       {u"scala"_s, report.scala},
            {u"user"_s, report.user},         {u"machine"_s, report.machine},
            {u"dns"_s, report.dnsAddress},    {u"tcp"_s, report.tcp},
            {u"token"_s, report.token},       {u"api"_s, report.apiStatus},
            {u"apiVia"_s, report.apiVia},     {u"apiError"_s, report.apiError},
            {u"complete"_s, report.complete}, {u"sparkHome"_s, report.sparkHome}};
}

QString gibibytes(const QString &bytes)
{
    return QString::number(bytes.toDouble() / double(1LL << 30), 'f', 1) + u" GiB"_s;
}

QString cores(const QString &milli)
{
    return QString::number(milli.toDouble() / 1000, 'g', 3);
}

/// What a person wants to see of an item in one line.
QString learnt(const PreflightItem &item)
{
    const auto fact = [&](const QString &key) { return item.facts.value(key); };
    if (item.state == PreflightState::Unknown && item.error)
        return u"cannot be seen ("_s + QString(errcName(item.error->code)) + u')';
    if (item.id == "server-version"_L1)
        return fact(u"server"_s) + u", Spark "_s + fact(u"spark"_s) + u" with client "_s +
               fact(u"client"_s);
    if (item.id == "nodes"_L1)
        return fact(u"usable"_s) + u" of "_s + fact(u"nodes"_s) + u" take pods"_s;
    if (item.id == "room"_L1)
        return u"driver and "_s + fact(u"executors"_s) + u" of "_s + fact(u"wanted"_s) +
               u" executors"_s;
    if (item.id == "image"_L1 && !fact(u"image"_s).isEmpty()) {
        QString words = fact(u"holders"_s).isEmpty() ? u"on no node as far as is known"_s
                                                     : QString(u"on "_s + fact(u"holders"_s));
        if (item.facts.contains(u"pullMilliseconds"_s))
            words += u", pulled in "_s +
                     QString::number(fact(u"pullMilliseconds"_s).toDouble() / 1000, 'f', 1) +
                     u" s"_s;
        return words;
    }
    for (const QString &key : {u"quotas"_s, u"limitRanges"_s, u"secrets"_s, u"operators"_s}) {
        if (item.facts.contains(key))
            return fact(key).isEmpty() || fact(key) == "0"_L1 ? u"none"_s : fact(key);
    }
    if (item.facts.contains(u"enforce"_s))
        return fact(u"enforce"_s).isEmpty() ? u"no level is enforced"_s : fact(u"enforce"_s);
    for (const QString &key : {u"account"_s, u"namespace"_s, u"address"_s, u"default"_s}) {
        if (!fact(key).isEmpty())
            return fact(key);
    }
    return {};
}

QString nodeTable(const PreflightItem &item)
{
    QList<QStringList> lines;
    for (const auto &row : item.rows)
        lines.append({row.value(u"node"_s),
                      row.contains(u"freeCpu"_s)
                          ? QString(cores(row.value(u"freeCpu"_s)) + u" of "_s +
                                    cores(row.value(u"totalCpu"_s)))
                          : cores(row.value(u"totalCpu"_s)),
                      row.contains(u"freeMemory"_s)
                          ? QString(gibibytes(row.value(u"freeMemory"_s)) + u" of "_s +
                                    gibibytes(row.value(u"totalMemory"_s)))
                          : gibibytes(row.value(u"totalMemory"_s)),
                      row.value(u"usable"_s)});
    return table({u"NODE"_s, u"FREE CORES"_s, u"FREE MEMORY"_s, u"USABLE"_s}, lines);
}

QString itemLines(const PreflightItem &item)
{
    return QString(engine::preflightStateName(item.state)).leftJustified(9) +
           item.id.leftJustified(17) + printable(learnt(item)) + u'\n';
}

} // namespace

void PreflightCommand::run()
{
    if (!connectToCluster())
        return;
    m_request.namespaceName = session().connection().namespaceName;
    if (!m_options.account.isEmpty())
        m_request.account = m_options.account;
    m_request.image = m_options.image;
    if (const auto version = spark::SparkVersion::fromImage(m_options.image))
        m_request.sparkVersion = *version;
    if (m_options.executors)
        m_request.executors = *m_options.executors;
    m_preflight = std::make_unique<engine::PreflightJob>(session(), m_request);
    connect(m_preflight.get(), &engine::Job::finished, this, &PreflightCommand::judged);
    m_preflight->start();
}

void PreflightCommand::interrupted()
{
    if (m_canary)
        m_canary->cancel(); // its pod is removed first
    else
        finish(interruptCode());
}

void PreflightCommand::judged()
{
    if (!m_preflight->result()) {
        failWith(m_preflight->result().error());
        return;
    }
    if (m_options.format == OutputFormat::Table) {
        QString text;
        for (const PreflightItem &item : m_preflight->items())
            text += itemLines(item);
        for (const PreflightItem &item : m_preflight->items()) {
            if (item.id == "nodes"_L1 && !item.rows.isEmpty())
                text += u'\n' + nodeTable(item);
            for (const Finding &finding : item.findings)
                text += u'\n' + findingText(finding);
        }
        m_console.outText(text);
    }
    if (m_options.canary)
        sendCanary();
    else
        conclude();
}

void PreflightCommand::sendCanary()
{
    engine::CanaryRequest request;
    request.namespaceName = m_request.namespaceName;
    request.account = m_request.account;
    request.image = m_request.image;
    if (m_options.startTimeout)
        request.startTimeout = *m_options.startTimeout;
    m_canary = std::make_unique<engine::CanaryJob>(session(), request);
    connect(m_canary.get(), &engine::CanaryJob::stageChanged, this,
            &PreflightCommand::stageChanged);
    connect(m_canary.get(), &engine::Job::finished, this, &PreflightCommand::canaryDone);
    m_canary->start();
}

void PreflightCommand::stageChanged(engine::CanaryJob::Stage stage, const QString &detail)
{
    using Stage = engine::CanaryJob::Stage;
    const QString why = detail.isEmpty() ? QString() : QString(u" ("_s + printable(detail) + u')');
    switch (stage) {
    case Stage::Creating:
        say(u"canary: pod "_s + m_canary->podName() + u" is made"_s);
        break;
    case Stage::Waiting:
        say(u"canary: waits"_s + why);
        break;
    case Stage::Running:
        say(u"canary: runs"_s);
        break;
    case Stage::Reading:
        say(u"canary: has ended"_s);
        break;
    case Stage::Removing:
        say(u"canary: is removed"_s);
        break;
    }
}

void PreflightCommand::canaryDone()
{
    if (!m_canary->result()) {
        if (m_canary->result().error().code == Errc::Cancelled)
            finish(interruptCode());
        else
            failWith(m_canary->result().error());
        return;
    }
    if (m_options.format == OutputFormat::Table) {
        const CanaryReport &report = m_canary->report();
        QString text;
        if (report.complete) {
            const auto line = [&text](const QString &what, const QString &value) {
                text += what.leftJustified(26) +
                        (value.isEmpty() ? u"not there"_s : printable(value)) + u'\n';
            };
            text += u'\n';
            line(u"Java"_s, report.java);
            line(u"Python"_s, report.python);
            line(u"Spark"_s, report.spark);
            line(u"Scala"_s, report.scala);
            line(u"user in the container"_s, report.user);
            line(u"kubernetes.default.svc"_s, report.dnsAddress);
            line(u"API server"_s, report.apiStatus > 0
                                      ? QString(u"answers "_s + QString::number(report.apiStatus) +
                                                u" (asked by "_s + report.apiVia + u')')
                                      : report.apiError);
        }
        for (const Finding &finding : m_canary->findings())
            text += u'\n' + findingText(finding);
        m_console.outText(text);
    }
    conclude();
}

void PreflightCommand::conclude()
{
    bool good = true;
    bool seen = m_canary != nullptr;
    std::optional<Error> error;
    QJsonArray items;
    for (const PreflightItem &item : m_preflight->items()) {
        seen |= item.state != PreflightState::Unknown;
        if (!error)
            error = item.error;
        good &= item.state != PreflightState::Problem;
        items.append(itemJson(item));
    }
    QJsonObject document{{u"namespace"_s, m_request.namespaceName}, {u"items"_s, items}};
    if (m_canary) {
        for (const Finding &finding : m_canary->findings())
            good &= finding.severity != Finding::Severity::Problem;
        document.insert(u"canary"_s,
                        QJsonObject{{u"report"_s, reportJson(m_canary->report())},
                                    {u"findings"_s, findingsJson(m_canary->findings())}});
    }
    if (m_options.format != OutputFormat::Table)
        printDocument(document);
    if (!seen && error) { // nothing at all is no "yes"
        m_console.errText(errorText(*error));
        finish(exitCodeFor(error->code));
        return;
    }
    finish(good ? ExitCode::Ok : ExitCode::Unexpected);
}

} // namespace firesteel::ctl
