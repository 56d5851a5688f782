// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/check/sparkrights.h"

#include <QMap>
#include <QtGlobal>

#include <algorithm>
#include <array>
#include <span>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

using Need = SparkRight::Need;

struct RightRow {
    QLatin1StringView group;
    QLatin1StringView resource;
    QLatin1StringView verbs; ///< with blanks between
    Need need;
    QLatin1StringView purpose;
};

// Library calls behind the verbs: native-submission §14.
constexpr auto kDriver = std::to_array<RightRow>({
    {""_L1, "pods"_L1, "create get list watch delete"_L1, Need::Must, "executors"_L1},
    {""_L1, "pods"_L1, "patch"_L1, Need::CleanUp, "executor-labels"_L1},
    {""_L1, "pods"_L1, "deletecollection"_L1, Need::CleanUp, "executor-cleanup"_L1},
    {""_L1, "configmaps"_L1, "create"_L1, Need::Must, "executor-settings"_L1},
    {""_L1, "configmaps"_L1, "deletecollection"_L1, Need::CleanUp, "driver-cleanup"_L1},
    {""_L1, "services"_L1, "deletecollection"_L1, Need::CleanUp, "driver-cleanup"_L1},
    {""_L1, "persistentvolumeclaims"_L1, "deletecollection"_L1, Need::CleanUp, "driver-cleanup"_L1},
});
constexpr auto kVolumes = std::to_array<RightRow>({
    {""_L1, "persistentvolumeclaims"_L1, "create list"_L1, Need::Feature, "executor-volumes"_L1},
});
constexpr auto kStatefulSets = std::to_array<RightRow>({
    {"apps"_L1, "statefulsets"_L1, "create get delete patch update"_L1, Need::Feature,
     "stateful-sets"_L1},
    {"apps"_L1, "statefulsets/scale"_L1, "get update patch"_L1, Need::Feature, "stateful-sets"_L1},
});
constexpr auto kSubmitter = std::to_array<RightRow>({
    {""_L1, "pods"_L1, "create"_L1, Need::Must, "submit"_L1},
    {""_L1, "pods"_L1, "get list watch"_L1, Need::Must, "follow"_L1},
    {""_L1, "pods"_L1, "delete"_L1, Need::CleanUp, "stop"_L1},
    {""_L1, "services"_L1, "create patch"_L1, Need::Must, "submit"_L1},
    {""_L1, "configmaps"_L1, "create patch"_L1, Need::Must, "submit"_L1},
    {""_L1, "pods/log"_L1, "get"_L1, Need::Look, "log"_L1},
    {""_L1, "pods/portforward"_L1, "create get"_L1, Need::Look, "web-ui"_L1},
    {""_L1, "events"_L1, "list watch"_L1, Need::Look, "events"_L1},
    {""_L1, "services"_L1, "list watch"_L1, Need::Look, "overview"_L1},
    {""_L1, "configmaps"_L1, "list watch"_L1, Need::Look, "overview"_L1},
    {""_L1, "resourcequotas"_L1, "list"_L1, Need::Look, "preflight"_L1},
    {""_L1, "limitranges"_L1, "list"_L1, Need::Look, "preflight"_L1},
    {""_L1, "serviceaccounts"_L1, "get"_L1, Need::Look, "preflight"_L1},
    {""_L1, "secrets"_L1, "create patch"_L1, Need::Feature, "driver-credentials"_L1},
    {""_L1, "persistentvolumeclaims"_L1, "create patch"_L1, Need::Feature, "driver-volumes"_L1},
});

struct PurposeRow {
    QLatin1StringView purpose;
    const char *text;
};
// clang-format off
constexpr auto kPurposes = std::to_array<PurposeRow>({
    {"executors"_L1, QT_TRANSLATE_NOOP("Causes", "The driver starts, watches and ends its executors.")},
    {"executor-labels"_L1, QT_TRANSLATE_NOOP("Causes", "The driver marks executors that it gives up.")},
    {"executor-cleanup"_L1, QT_TRANSLATE_NOOP("Causes", "The driver removes its executors at the end.")},
    {"executor-settings"_L1, QT_TRANSLATE_NOOP("Causes", "The driver hands its settings to the executors in a config map.")},
    {"driver-cleanup"_L1, QT_TRANSLATE_NOOP("Causes", "The driver removes what it has made when the job ends.")},
    {"executor-volumes"_L1, QT_TRANSLATE_NOOP("Causes", "Executors get volumes of their own, if a job asks for them.")},
    {"stateful-sets"_L1, QT_TRANSLATE_NOOP("Causes", "Executors run in a stateful set, if a job asks for that.")},
    {"submit"_L1, QT_TRANSLATE_NOOP("Causes", "Submitting makes the driver's pod, its service and its config map.")},
    {"follow"_L1, QT_TRANSLATE_NOOP("Causes", "Following a job reads the state of its pods.")},
    {"stop"_L1, QT_TRANSLATE_NOOP("Causes", "Stopping a job, and taking a failed submission back, deletes its pod.")},
    {"log"_L1, QT_TRANSLATE_NOOP("Causes", "Reading the log of a driver or an executor.")},
    {"web-ui"_L1, QT_TRANSLATE_NOOP("Causes", "Opening Spark's own pages of a running job.")},
    {"events"_L1, QT_TRANSLATE_NOOP("Causes", "Seeing why a pod does not start.")},
    {"overview"_L1, QT_TRANSLATE_NOOP("Causes", "Showing what belongs to a job.")},
    {"preflight"_L1, QT_TRANSLATE_NOOP("Causes", "Checking limits and accounts before a job is sent.")},
    {"driver-credentials"_L1, QT_TRANSLATE_NOOP("Causes", "A job brings credentials of its own, kept in a secret.")},
    {"driver-volumes"_L1, QT_TRANSLATE_NOOP("Causes", "The driver gets a volume of its own, if a job asks for it.")},
});
// clang-format on

void append(QList<SparkRight> &rights, std::span<const RightRow> rows)
{
    for (const RightRow &row : rows) {
        const QString verbs(row.verbs);
        for (const QString &verb : verbs.split(u' '))
            rights.append(SparkRight{Right{row.group, row.resource, verb}, row.need, row.purpose});
    }
}

} // namespace

QString Right::text() const
{
    return verb + u' ' + resource + (group.isEmpty() ? QString() : QString(u'.' + group));
}

QList<SparkRight> driverRights(const DriverOptions &options)
{
    QList<SparkRight> rights;
    append(rights, kDriver);
    if (options.volumes)
        append(rights, kVolumes);
    if (options.statefulSets)
        append(rights, kStatefulSets);
    return rights;
}

QList<SparkRight> submitterRights()
{
    QList<SparkRight> rights;
    append(rights, kSubmitter);
    return rights;
}

const char *rightPurposeText(QStringView purpose)
{
    const auto row = std::ranges::find_if(
        kPurposes, [&](const PurposeRow &one) { return one.purpose == purpose; });
    return row == kPurposes.end() ? nullptr : row->text;
}

QList<Right> rightsOf(const QList<SparkRight> &rights)
{
    QList<Right> plain;
    for (const SparkRight &one : rights)
        plain.append(one.right);
    return plain;
}

AccessQuestion questionOf(const Right &right, const QString &namespaceName)
{
    const qsizetype slash = right.resource.indexOf(u'/');
    AccessQuestion question;
    question.namespaceName = namespaceName;
    question.verb = right.verb;
    question.group = right.group;
    question.resource = slash < 0 ? right.resource : right.resource.first(slash);
    question.subresource = slash < 0 ? QString() : right.resource.sliced(slash + 1);
    return question;
}

QString rightsText(const QList<Right> &rights)
{
    QStringList order;
    QMap<QString, QStringList> verbs;
    for (const Right &right : rights) {
        const QString what =
            right.resource + (right.group.isEmpty() ? QString() : QString(u'.' + right.group));
        if (!verbs.contains(what))
            order.append(what);
        verbs[what].append(right.verb);
    }
    QStringList parts;
    for (const QString &what : order)
        parts.append(verbs[what].join(u", "_s) + u' ' + what);
    return parts.join(u"; "_s);
}

} // namespace firesteel::kube
