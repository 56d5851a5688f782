// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/commands/canicommand.h"

#include "core/ctl/findingwords.h"
#include "core/ctl/text.h"

#include <QJsonArray>

#include <algorithm>

namespace firesteel::ctl {

using namespace Qt::StringLiterals;
using engine::AccessMatrix;

namespace {

/// "pods", "pods/log", "deployments.apps", "statefulsets.apps/scale".
kube::AccessQuestion questionOf(const QString &namespaceName, const QString &verb,
                                const QString &resource)
{
    kube::AccessQuestion question;
    question.namespaceName = namespaceName;
    question.verb = verb;
    const QString whole = resource.section(u'/', 0, 0);
    question.subresource = resource.section(u'/', 1);
    question.resource = whole.section(u'.', 0, 0);
    question.group = whole.section(u'.', 1);
    return question;
}

/// The same as a role names it, for somebody else.
kube::Right rightOf(const QString &verb, const QString &resource)
{
    const kube::AccessQuestion question = questionOf({}, verb, resource);
    QString whole = question.resource;
    if (!question.subresource.isEmpty())
        whole += u'/' + question.subresource;
    return {question.group, whole, verb};
}

QString answerWord(const std::optional<bool> &allowed)
{
    return !allowed ? u"?"_s : *allowed ? u"yes"_s : u"no"_s;
}

} // namespace

QString CanICommand::account() const
{
    return m_options.account.isEmpty() ? u"spark"_s : m_options.account;
}

void CanICommand::run()
{
    if (!connectToCluster())
        return;
    const QString namespaceName = session().connection().namespaceName;
    if (!m_options.forDriver && !m_options.askedVerb.isEmpty()) {
        askOne();
        return;
    }
    m_job = m_options.forDriver
                ? std::make_unique<engine::AccessMatrixJob>(session(), namespaceName, account())
                : std::make_unique<engine::AccessMatrixJob>(session(), namespaceName);
    if (!m_options.askedVerb.isEmpty())
        m_job->setRights({rightOf(m_options.askedVerb, m_options.askedResource)});
    connect(m_job.get(), &engine::Job::finished, this, &CanICommand::matrixKnown);
    m_job->start();
}

void CanICommand::interrupted()
{
    if (m_job)
        m_job->disconnect(this);
    finish(interruptCode());
}

void CanICommand::askOne()
{
    session().mayI(questionOf(session().connection().namespaceName, m_options.askedVerb,
                              m_options.askedResource),
                   this, [this](const Result<kube::AccessAnswer> &answer) {
                       if (answer)
                           oneKnown(answer->allowed, answer->reason);
                       else
                           failWith(answer.error());
                   });
}

void CanICommand::oneKnown(const std::optional<bool> &allowed, const QString &reason)
{
    if (m_options.format != OutputFormat::Table) {
        printDocument(QJsonObject{
            {u"allowed"_s, allowed ? QJsonValue(*allowed) : QJsonValue(QJsonValue::Null)},
            {u"reason"_s, reason}});
    } else {
        const QString why = printable(reason).simplified();
        m_console.outText((allowed ? answerWord(allowed) : u"cannot be checked"_s) +
                          (why.isEmpty() ? QString() : QString(u" ("_s + why + u')')) + u'\n');
    }
    finish(allowed == true ? ExitCode::Ok : ExitCode::Forbidden);
}

void CanICommand::accountKnown(const AccessMatrix &matrix)
{
    const AccessMatrix::Row row = matrix.rows.value(0);
    if (row.allowed || matrix.known())
        oneKnown(row.allowed, row.reason);
    else
        oneKnown({}, u"you may neither ask for the rights of others nor act as them"_s);
}

void CanICommand::matrixKnown()
{
    if (!m_job->result()) {
        failWith(m_job->result().error());
        return;
    }
    const AccessMatrix &matrix = m_job->matrix();
    if (!m_options.askedVerb.isEmpty()) { // one right of the driver's account
        accountKnown(matrix);
        return;
    }
    if (!matrix.known() && matrix.error) {
        failWith(*matrix.error);
        return;
    }
    const QList<kube::Right> missing = matrix.missing();
    showMatrix(matrix,
               m_options.forDriver
                   ? engine::driverFindings(matrix.subject, matrix.namespaceName, missing)
                   : engine::submitterFindings(matrix.subject.name, matrix.namespaceName, missing));
    const bool unknown = std::ranges::any_of(
        matrix.rows, [](const AccessMatrix::Row &row) { return !row.allowed.has_value(); });
    finish(missing.isEmpty() && !unknown ? ExitCode::Ok : ExitCode::Forbidden);
}

void CanICommand::showMatrix(const AccessMatrix &matrix, const QList<Finding> &findings)
{
    if (m_options.format != OutputFormat::Table) {
        QJsonArray rows;
        for (const AccessMatrix::Row &row : matrix.rows) {
            rows.append(QJsonObject{{u"group"_s, row.right.right.group},
                                    {u"resource"_s, row.right.right.resource},
                                    {u"verb"_s, row.right.right.verb},
                                    {u"allowed"_s, row.allowed ? QJsonValue(*row.allowed)
                                                               : QJsonValue(QJsonValue::Null)}});
        }
        printDocument(QJsonObject{{u"namespace"_s, matrix.namespaceName},
                                  {u"subject"_s, matrix.subject.name},
                                  {u"method"_s, QString(engine::accessMethodName(matrix.method))},
                                  {u"rights"_s, rows},
                                  {u"findings"_s, findingsJson(findings)}});
        return;
    }
    const QStringList verbs = matrix.verbs();
    QStringList headings{u"RESOURCE"_s};
    for (const QString &verb : verbs)
        headings.append(verb.toUpper());
    QList<QStringList> rows;
    for (const QString &resource : matrix.resources()) {
        QStringList line{resource};
        for (const QString &verb : verbs) {
            const AccessMatrix::Row *row = matrix.row(resource, verb);
            line.append(row ? answerWord(row->allowed) : QString());
        }
        rows.append(line);
    }
    QString text = table(headings, rows);
    for (const Finding &finding : findings)
        text += u'\n' + findingText(finding);
    m_console.outText(text);
}

} // namespace firesteel::ctl
