// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/findingwords.h"

#include "core/base/causetexts.h"
#include "core/base/redact.h"
#include "core/ctl/plansentences.h"
#include "core/ctl/text.h"

namespace firesteel::ctl {

using namespace Qt::StringLiterals;
using kube::Rung;
using kube::RungResult;
using kube::RungState;

namespace {

QString severityName(Finding::Severity severity)
{
    switch (severity) {
    case Finding::Severity::Problem:
        return u"problem"_s;
    case Finding::Severity::Warning:
        return u"warning"_s;
    case Finding::Severity::Notice:
        break;
    }
    return u"notice"_s;
}

/// What the window does by a dialog is an option here.
CauseWords wordsFor(const Finding &finding)
{
    if (const auto own = planSentence(Error(Errc::ConfigInvalid, {}, finding.context)))
        return {own->what, {own->next}}; // of what is told here alone, such as the keyring
    CauseWords words = causeWords(finding);
    if (finding.detail == "exec-plugin-not-allowed"_L1)
        words.fixes.append(u"Then run this again with --allow-exec."_s);
    return words;
}

QString explanationOf(const Finding &finding, const CauseWords &words)
{
    return words.explanation.isEmpty() ? QString(u"Something is wrong: "_s + finding.detail + u'.')
                                       : words.explanation;
}

/// The facts that fit behind a rung in a line.
QString learnt(const RungResult &result)
{
    const auto &facts = result.facts;
    switch (result.rung) {
    case Rung::Resolve:
        return facts.value(u"addresses"_s);
    case Rung::Tcp:
        return facts.value(u"address"_s);
    case Rung::Proxy:
        return facts.value(u"proxy"_s);
    case Rung::Tls:
        return facts.value(u"protocol"_s);
    case Rung::Trust:
        return facts.value(u"issuer"_s);
    case Rung::Name:
        return facts.value(u"names"_s);
    case Rung::Kubernetes:
        return facts.contains(u"version"_s) ? facts.value(u"version"_s) : facts.value(u"status"_s);
    case Rung::WhoAmI:
        return facts.value(u"user"_s);
    case Rung::Namespaces:
        return facts.value(u"listed"_s) == "no"_L1
                   ? QString(facts.value(u"namespaces"_s) + u" (the others may not be listed)"_s)
                   : facts.value(u"namespaces"_s);
    case Rung::SparkRights:
        return facts.value(u"missing"_s).isEmpty()
                   ? facts.value(u"namespace"_s)
                   : QString(u"missing: "_s + facts.value(u"missing"_s));
    }
    return {};
}

QChar signOf(RungState state)
{
    switch (state) {
    case RungState::Passed:
        return u'\u2713';
    case RungState::Warned:
        return u'!';
    case RungState::Failed:
        return u'\u2717';
    case RungState::Skipped:
        return u'-';
    default:
        return u'\u00b7';
    }
}

} // namespace

QJsonObject findingJson(const Finding &finding)
{
    const CauseWords words = wordsFor(finding);
    QJsonArray evidence;
    for (const Evidence &one : finding.evidence)
        evidence.append(QJsonObject{{u"source"_s, one.source}, {u"text"_s, redacted(one.text)}});
    return {{u"severity"_s, severityName(finding.severity)},
            {u"cause"_s, finding.cause},
            {u"detail"_s, finding.detail},
            {u"explanation"_s, explanationOf(finding, words)},
            {u"fix"_s, QJsonArray::fromStringList(words.fixes)},
            {u"evidence"_s, evidence}};
}

QJsonArray findingsJson(const QList<Finding> &findings)
{
    QJsonArray all;
    for (const Finding &finding : findings)
        all.append(findingJson(finding));
    return all;
}

QString findingText(const Finding &finding)
{
    const CauseWords words = wordsFor(finding);
    QString text = finding.severity == Finding::Severity::Problem   ? u"error: "_s
                   : finding.severity == Finding::Severity::Warning ? u"warning: "_s
                                                                    : u"note: "_s;
    text += printable(explanationOf(finding, words)) + u'\n';
    for (const QString &fix : words.fixes)
        text += u"  next: "_s + printable(fix) + u'\n';
    QStringList details;
    for (const Evidence &one : finding.evidence) {
        const QString seen = printable(redacted(one.text)).simplified().left(500);
        if (seen.isEmpty()) { // a place alone
            if (!one.source.isEmpty())
                details.append(printable(one.source));
            continue;
        }
        details.append(one.source.isEmpty() ? seen
                                            : QString(printable(one.source) + u": "_s + seen));
    }
    if (!details.isEmpty())
        text += u"  details: "_s + details.join(u"; "_s) + u'\n';
    return text;
}

QString rungWords(Rung rung)
{
    switch (rung) {
    case Rung::Resolve:
        return u"the name has an address"_s;
    case Rung::Tcp:
        return u"the port accepts connections"_s;
    case Rung::Proxy:
        return u"the proxy lets us through"_s;
    case Rung::Tls:
        return u"the port speaks TLS"_s;
    case Rung::Trust:
        return u"the certificate is trusted"_s;
    case Rung::Name:
        return u"the certificate has the name"_s;
    case Rung::Kubernetes:
        return u"Kubernetes answers"_s;
    case Rung::WhoAmI:
        return u"you are known"_s;
    case Rung::Namespaces:
        return u"the namespace is there"_s;
    case Rung::SparkRights:
        return u"you may run Spark there"_s;
    }
    return {};
}

QJsonObject rungJson(const RungResult &result)
{
    QJsonObject json{{u"id"_s, QString(kube::rungName(result.rung))},
                     {u"state"_s, QString(kube::rungStateName(result.state))},
                     {u"ms"_s, qint64(result.took.count())},
                     {u"cause"_s, QString()},
                     {u"detail"_s, QString()},
                     {u"fix"_s, QJsonArray()}};
    if (!result.findings.isEmpty()) {
        const QJsonObject first = findingJson(result.findings.first());
        for (const QString &key : {u"cause"_s, u"detail"_s, u"fix"_s, u"explanation"_s})
            json.insert(key, first.value(key));
    }
    QJsonObject facts;
    for (auto it = result.facts.cbegin(); it != result.facts.cend(); ++it)
        facts.insert(it.key(), it.value());
    if (!facts.isEmpty())
        json.insert(u"facts"_s, facts);
    return json;
}

QString rungLine(const RungResult &result)
{
    constexpr qsizetype width = 30;
    constexpr qsizetype longest = 100;
    const bool timed = result.state == RungState::Passed || result.state == RungState::Warned ||
                       result.state == RungState::Failed;
    QString line =
        signOf(result.state) + u"  "_s + rungWords(result.rung).leftJustified(width) +
        (timed ? QString::number(result.took.count()) + u" ms"_s : QString()).rightJustified(8);
    QString what = result.state == RungState::NotReached ? u"not reached"_s
                   : result.state == RungState::Skipped  ? u"not needed"_s
                                                         : printable(learnt(result));
    if (what.size() > longest)
        what = what.left(longest - 1) + u'\u2026';
    line += u"  "_s + what;
    while (line.endsWith(u' '))
        line.chop(1);
    return line + u'\n';
}

} // namespace firesteel::ctl
