// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/access/accessplan.h"

#include "core/data/yaml.h"

#include <algorithm>

namespace firesteel::engine {

using namespace Qt::StringLiterals;

namespace {

using Action = AccessStep::Action;

kube::AccessQuestion writeQuestion(const AccessStep &step, const QString &verb)
{
    kube::AccessQuestion question;
    question.namespaceName = step.namespaceName;
    question.verb = verb;
    question.group = step.type.group;
    question.resource = step.type.plural;
    return question;
}

/// What a right is for, by resource: "pods: create, get. The driver …"
void appendRights(QStringList &lines, const QList<kube::SparkRight> &rights,
                  const QList<kube::Right> &wanted)
{
    QStringList purposes;
    for (const kube::SparkRight &one : rights) {
        if (wanted.contains(one.right) && !purposes.contains(one.purpose))
            purposes.append(one.purpose);
    }
    for (const QString &purpose : purposes) {
        QList<kube::Right> those;
        for (const kube::SparkRight &one : rights) {
            if (one.purpose == purpose && wanted.contains(one.right))
                those.append(one.right);
        }
        lines.append(u"  - "_s + kube::rightsText(those));
        lines.append(u"    "_s + QString::fromUtf8(kube::rightPurposeText(purpose)));
    }
}

/// A paragraph on what may be there without being seen; empty if all was seen.
QStringList unseenText(const QList<AccessStep> &steps)
{
    QStringList names;
    for (const AccessStep &step : steps) {
        if (step.mayReplace())
            names.append(step.what());
    }
    if (names.isEmpty())
        return {};
    return {u"I may not see the Roles and RoleBindings that are there. If one of these names is "
            u"taken already, applying the file replaces its rules or subjects, and who had rights "
            u"by it may lose them. Please look first, and choose another name in the file then "
            u"(also in the roleRef of the binding):"_s,
            QString(), QString(u"    "_s + names.join(u", "_s)), QString()};
}

/// Of an object that may be there without being seen.
QByteArray replaceComment(const AccessStep &step)
{
    const bool role = step.type == resources::Roles;
    return "# Whether a " + step.type.kind.toUtf8() +
           " of this name is there already could not be seen.\n"
           "# If so, this replaces its " +
           (role ? "rules" : "subjects") + ": look first, and choose another name then.\n";
}

} // namespace

QString AccessStep::what() const
{
    return type.kind + u' ' + name;
}

bool AccessStep::mayReplace() const
{
    const bool roleOrBinding = type == resources::Roles || type == resources::RoleBindings;
    return action == Action::Unknown && roleOrBinding;
}

QString AccessStep::beforeYaml() const
{
    return before.isEmpty() ? QString() : QString::fromUtf8(data::writeYaml(before));
}

QString AccessStep::afterYaml() const
{
    return after.isEmpty() ? QString() : QString::fromUtf8(data::writeYaml(after));
}

QList<DiffLine> AccessStep::diff() const
{
    return lineDiff(beforeYaml(), afterYaml());
}

bool AccessPlan::complete() const
{
    return std::ranges::all_of(
        steps, [](const AccessStep &step) { return step.action == Action::Nothing; });
}

bool AccessPlan::canApply() const
{
    if (!mayNot.isEmpty())
        return false;
    bool something = false;
    for (const AccessStep &step : steps) {
        // A namespace that cannot be read may well be there: the dry run of the rest has told.
        if (step.action == Action::Unknown && step.part != AccessStep::Part::Namespace)
            return false;
        if (step.state == AccessStep::State::Refused)
            return false;
        const bool toDo = step.action == Action::Create || step.action == Action::Patch;
        something |= toDo && step.state != AccessStep::State::Done;
    }
    return something;
}

QByteArray AccessPlan::yaml() const
{
    QByteArray text;
    for (const AccessStep &step : steps) {
        if (!text.isEmpty())
            text += "---\n";
        if (step.mayReplace())
            text += replaceComment(step);
        text += manifestsYaml({step.after});
    }
    return text;
}

QString AccessPlan::administratorText() const
{
    const QString account = request.namespaceName + u':' + request.account;
    const QStringList unseen = unseenText(steps);
    QStringList lines{
        u"Hello,"_s,
        {},
        (user.isEmpty() ? u"I would like"_s : u"I, \""_s + user + u"\", would like"_s) +
            u" to run Apache Spark jobs in the namespace \""_s + request.namespaceName +
            u"\" of this cluster. The file below makes what is needed for that: the namespace, "
            u"the service account \""_s +
            request.account +
            u"\" for Spark's drivers, and the least rights. It gives nothing outside this "
            u"namespace"_s +
            (unseen.isEmpty() ? u" and takes nothing away."_s : u"."_s),
        {}};
    lines.append(unseen);
    lines.append(QStringList{
        u"Please save it as spark-access.yaml, look at what it changes, and apply it:"_s,
        {},
        u"    kubectl diff -f spark-access.yaml"_s,
        u"    kubectl apply -f spark-access.yaml"_s,
        {}});
    if (!driverMissing.isEmpty()) {
        lines.append(u"For the service account "_s + account + u":"_s);
        if (request.grant == AccessRequest::Grant::EditClusterRole)
            lines.append(u"  - the ClusterRole \"edit\" in this namespace. That is more than Spark "
                         u"needs, secrets included."_s);
        else
            appendRights(lines, kube::driverRights(request.options), driverMissing);
        lines.append(QString());
    }
    if (!submitterMissing.isEmpty()) {
        const QString who = request.submitter ? request.submitter->userName() : user;
        lines.append(u"For "_s + (who.isEmpty() ? u"the person who submits"_s : who) + u":"_s);
        appendRights(lines, kube::submitterRights(), submitterMissing);
        lines.append(QString());
    }
    lines.append(u"----- spark-access.yaml -----"_s);
    return lines.join(u'\n') + u'\n' + QString::fromUtf8(yaml());
}

QList<kube::AccessQuestion> writesOf(const AccessPlan &plan)
{
    QList<kube::AccessQuestion> questions;
    const auto ask = [&](const AccessStep &step, const QString &verb) {
        const kube::AccessQuestion question = writeQuestion(step, verb);
        if (!questions.contains(question))
            questions.append(question);
    };
    for (const AccessStep &step : plan.steps) {
        switch (step.action) {
        case Action::Nothing:
            break;
        case Action::Create:
            ask(step, u"create"_s);
            break;
        case Action::Patch:
            ask(step, u"patch"_s);
            break;
        case Action::Unknown:
            if (step.part == AccessStep::Part::Namespace)
                break; // it is most likely there
            ask(step, step.part == AccessStep::Part::Account ? u"get"_s : u"list"_s);
            ask(step, u"create"_s);
            break;
        }
    }
    return questions;
}

} // namespace firesteel::engine
