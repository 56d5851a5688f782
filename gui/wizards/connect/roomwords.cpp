// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/roomwords.h"

#include "gui/text/format.h"
#include "gui/text/sentences.h"

#include <QCoreApplication>
#include <QLocale>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file.
struct Room {
    Q_DECLARE_TR_FUNCTIONS(Room)
};

QString nodesText(const engine::PreflightItem &item)
{
    const int all = item.facts.value(u"nodes"_s).toInt();
    const int usable = item.facts.value(u"usable"_s).toInt();
    return Room::tr("%n node(s)", nullptr, all) + u", "_s +
           Room::tr("%n of them can be used", nullptr, usable);
}

QString imageText(const engine::PreflightItem &item)
{
    const QStringList holders = item.facts.value(u"holders"_s).split(u' ', Qt::SkipEmptyParts);
    QStringList parts{Room::tr("%n node(s) hold it", nullptr, int(holders.size()))};
    if (item.facts.contains(u"pullMilliseconds"_s))
        parts << Room::tr("the last pull took %1")
                     .arg(shortAge(std::chrono::milliseconds(
                         item.facts.value(u"pullMilliseconds"_s).toLongLong())));
    return parts.join(u", "_s);
}

/// "3", "2.5": of thousandths.
QString cores(qint64 milli)
{
    return QLocale().toString(double(milli) / 1000, 'f', milli % 1000 == 0 ? 0 : 1);
}

QString roomText(const engine::PreflightItem &item)
{
    QStringList parts;
    if (item.facts.contains(u"freeCpu"_s))
        //: %1 is a number, %2 a size such as 12 GiB
        parts << Room::tr("%1 CPUs and %2 of memory are free")
                     .arg(cores(item.facts.value(u"freeCpu"_s).toLongLong()),
                          bytes(item.facts.value(u"freeMemory"_s).toLongLong()));
    if (item.facts.value(u"driver"_s) == "yes"_L1)
        parts << Room::tr("enough for a driver and %n executor(s)", nullptr,
                          item.facts.value(u"executors"_s).toInt());
    return parts.join(u", "_s);
}

QString storageText(const engine::PreflightItem &item)
{
    const int classes = item.facts.value(u"classes"_s).toInt();
    if (classes == 0)
        return Room::tr("none");
    QStringList parts{Room::tr("%n storage class(es)", nullptr, classes)};
    if (const QString usual = item.facts.value(u"default"_s); !usual.isEmpty())
        //: %1 is the name of a storage class
        parts << Room::tr("%1 is the default").arg(usual);
    return parts.join(u", "_s);
}

QString quotaText(const engine::PreflightItem &item)
{
    const int quotas = item.facts.value(u"quotas"_s).toInt();
    if (quotas == 0)
        return Room::tr("none");
    QStringList lines;
    for (const QMap<QString, QString> &row : item.rows) {
        const auto figure = [&row](const QString &key) {
            const qint64 number = row.value(key).toLongLong();
            const QString kind = row.value(u"kind"_s);
            if (kind == "cpu"_L1)
                return cores(number);
            return kind == "memory"_L1 ? bytes(number) : count(number);
        };
        QString what = row.value(u"resource"_s);
        if (quotas > 1)
            what.prepend(row.value(u"quota"_s) + u' ');
        //: a resource of a quota, how much of it is used, and how much there is at most
        lines << Room::tr("%1: %2 of %3 used").arg(what, figure(u"used"_s), figure(u"hard"_s));
    }
    return lines.isEmpty() ? Room::tr("%n quota(s)", nullptr, quotas) : lines.join(u'\n');
}

} // namespace

QString preflightStateText(const engine::PreflightItem &item)
{
    switch (item.state) {
    case engine::PreflightState::Ok:
        return Room::tr("good");
    case engine::PreflightState::Warn:
        return Room::tr("worth a look");
    case engine::PreflightState::Problem:
        return Room::tr("stands in the way");
    case engine::PreflightState::Unknown:
        break;
    }
    return isUnseen(item) ? Room::tr("could not be looked at") : Room::tr("not known");
}

QString withState(const QString &title, const QString &state)
{
    //: a thing that was looked at, and how it is, such as: Quota: good
    return Room::tr("%1: %2").arg(title, state);
}

bool isUnseen(const engine::PreflightItem &item)
{
    return item.state == engine::PreflightState::Unknown && item.error.has_value();
}

QString preflightTitle(const QString &id)
{
    if (id == "server-version"_L1)
        return Room::tr("Version of the server");
    if (id == "namespace"_L1)
        return Room::tr("Namespace");
    if (id == "service-account"_L1)
        return Room::tr("Account of the drivers");
    if (id == "pod-security"_L1)
        return Room::tr("Pod security level");
    if (id == "quota"_L1)
        return Room::tr("Quota");
    if (id == "limit-range"_L1)
        return Room::tr("Limits of a pod");
    if (id == "nodes"_L1)
        return Room::tr("Nodes");
    if (id == "room"_L1)
        return Room::tr("Free room");
    if (id == "image"_L1)
        return Room::tr("Image");
    if (id == "pull-secret"_L1)
        return Room::tr("Login to the registry");
    if (id == "dns"_L1)
        return Room::tr("Name service (DNS)");
    if (id == "storage"_L1)
        return Room::tr("Storage");
    if (id == "operators"_L1)
        return Room::tr("Spark operators");
    return id;
}

QString preflightText(const engine::PreflightItem &item)
{
    const auto fact = [&item](const QString &key) { return item.facts.value(key); };
    if (item.state == engine::PreflightState::Unknown)
        return item.error ? sentenceFor(*item.error).what : Room::tr("not known");
    if (item.id == "nodes"_L1)
        return nodesText(item);
    if (item.id == "image"_L1)
        return imageText(item);
    if (item.id == "dns"_L1 && !item.facts.contains(u"ready"_s)) // its pods are not shown to us
        return fact(u"address"_s);
    if (item.id == "dns"_L1)
        return Room::tr("%n pod(s) of it are ready", nullptr, fact(u"ready"_s).toInt());
    if (item.id == "quota"_L1)
        return quotaText(item);
    if (item.id == "room"_L1)
        return roomText(item);
    if (item.id == "storage"_L1)
        return storageText(item);
    if (item.id == "limit-range"_L1 && fact(u"limitRanges"_s).toInt() == 0)
        return Room::tr("none");
    if (item.id == "operators"_L1)
        return fact(u"operators"_s).isEmpty() ? Room::tr("none") : fact(u"operators"_s);
    for (const QString &key : {u"version"_s, u"level"_s, u"namespace"_s, u"account"_s}) {
        if (!fact(key).isEmpty())
            return fact(key);
    }
    return {};
}

QString canaryStageText(engine::CanaryJob::Stage stage, const QString &detail)
{
    using Stage = engine::CanaryJob::Stage;
    switch (stage) {
    case Stage::Creating:
        return Room::tr("Creating the pod…");
    case Stage::Waiting:
        //: %1 is the technical word of a waiting pod
        return detail.isEmpty() ? Room::tr("Waiting for it to start…")
                                : Room::tr("Waiting for it to start: %1").arg(detail);
    case Stage::Running:
        return Room::tr("It runs…");
    case Stage::Reading:
        return Room::tr("Reading what it says…");
    case Stage::Removing:
        return Room::tr("Removing it…");
    }
    return {};
}

QStringList canaryLines(const engine::CanaryReport &report)
{
    QStringList lines;
    const auto version = [&lines](const QString &name, const QString &found) {
        if (!found.isEmpty())
            lines << name + u' ' + found;
    };
    version(u"Java"_s, report.java);
    version(u"Python"_s, report.python);
    version(u"Spark"_s, report.spark);
    version(u"Scala"_s, report.scala);
    if (!report.dnsAddress.isEmpty())
        lines << Room::tr("The name kubernetes.default.svc is %1 there.").arg(report.dnsAddress);
    if (report.apiStatus > 0)
        lines << Room::tr("The Kubernetes API answers it (HTTP %1).").arg(report.apiStatus);
    if (!report.machine.isEmpty())
        lines << Room::tr("Kind of machine: %1").arg(report.machine);
    return lines;
}

} // namespace firesteel::gui
