// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/quota.h"

#include "core/base/quantity.h"
#include "core/practice/defaults.h"
#include "core/practice/fields.h"

namespace firesteel::practice {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

QString cpuText(qint64 milli)
{
    return milli % 1000 == 0 ? QString::number(milli / 1000)
                             : QString(QString::number(milli) + u'm');
}

QString memoryText(qint64 bytes)
{
    if (bytes % (1LL << 30) == 0 && bytes > 0)
        return QString::number(bytes >> 30) + u"Gi"_s;
    if (bytes % (1LL << 20) == 0 && bytes > 0)
        return QString::number(bytes >> 20) + u"Mi"_s;
    return QString::number(bytes);
}

bool ended(const QJsonObject &pod)
{
    const QString phase = text(pod, "status.phase"_L1);
    return phase == "Succeeded"_L1 || phase == "Failed"_L1;
}

qint64 limit(const QJsonObject &hard, QLatin1StringView what)
{
    const auto quantity = Quantity::parse(hard.value(what).toString());
    return quantity ? quantity->milli() : 0;
}

} // namespace

Quota::Quota(ResourceStore &store, Timeline &timeline) : m_store(store), m_timeline(timeline)
{
    store.listen([this](const ChangePtr &change) {
        if (change->type->plural == "pods"_L1 || change->type->plural == "resourcequotas"_L1)
            refresh(namespaceOf(change->object->object()));
    });
}

Quota::Sum Quota::used(const QString &nameSpace) const
{
    Sum sum;
    const Entries &pods = m_store.all(coreType(u"pods"));
    for (auto it = pods.lower_bound(nameSpace + u'/'); it != pods.end(); ++it) {
        if (!it->first.startsWith(nameSpace + u'/'))
            break;
        const QJsonObject &pod = it->second->object();
        if (ended(pod))
            continue;
        const Demand demand = demandOf(pod.value("spec"_L1).toObject());
        ++sum.pods;
        sum.milliCpu += demand.milliCpu;
        sum.memory += demand.memory;
    }
    return sum;
}

Answer<> Quota::admit(const QJsonObject &pod) const
{
    const QString nameSpace = namespaceOf(pod);
    const Demand demand = demandOf(pod.value("spec"_L1).toObject());
    for (const auto &[key, entry] : m_store.all(coreType(u"resourcequotas"))) {
        const QJsonObject &quota = entry->object();
        if (namespaceOf(quota) != nameSpace)
            continue;
        const QJsonObject hard = at(quota, "spec.hard"_L1).toObject();
        const Sum sum = used(nameSpace);
        QStringList requested;
        QStringList taken;
        QStringList limited;
        const auto compare = [&](QLatin1StringView what, qint64 milliUsed, qint64 milliAsked,
                                 const QString &asked, const QString &inUse) {
            if (!hard.contains(what) || milliUsed + milliAsked <= limit(hard, what))
                return;
            requested.append(what + u'=' + asked);
            taken.append(what + u'=' + inUse);
            limited.append(what + u'=' + hard.value(what).toString());
        };
        compare("pods"_L1, sum.pods * 1000, 1000, u"1"_s, QString::number(sum.pods));
        compare("requests.cpu"_L1, sum.milliCpu, demand.milliCpu, cpuText(demand.milliCpu),
                cpuText(sum.milliCpu));
        compare("requests.memory"_L1, sum.memory * 1000, demand.memory * 1000,
                memoryText(demand.memory), memoryText(sum.memory));
        if (!requested.isEmpty())
            return std::unexpected(fault::forbidden(
                coreType(u"pods"), nameOf(pod),
                u"exceeded quota: "_s + nameOf(quota) + u", requested: "_s + requested.join(u',') +
                    u", used: "_s + taken.join(u',') + u", limited: "_s + limited.join(u',')));
    }
    return {};
}

void Quota::refresh(const QString &nameSpace)
{
    if (std::exchange(m_due[nameSpace], true))
        return;
    m_timeline.after(200ms, [this, nameSpace] {
        m_due.remove(nameSpace);
        write(nameSpace);
    });
}

void Quota::write(const QString &nameSpace)
{
    const ResourceType &type = coreType(u"resourcequotas");
    QList<QJsonObject> quotas;
    for (const auto &[key, entry] : m_store.all(type)) {
        if (namespaceOf(entry->object()) == nameSpace)
            quotas.append(entry->object());
    }
    if (quotas.isEmpty())
        return;
    const Sum sum = used(nameSpace);
    for (QJsonObject &quota : quotas) {
        const QJsonObject hard = at(quota, "spec.hard"_L1).toObject();
        QJsonObject inUse;
        if (hard.contains("pods"_L1))
            inUse.insert(u"pods"_s, QString::number(sum.pods));
        if (hard.contains("requests.cpu"_L1))
            inUse.insert(u"requests.cpu"_s, cpuText(sum.milliCpu));
        if (hard.contains("requests.memory"_L1))
            inUse.insert(u"requests.memory"_s, memoryText(sum.memory));
        const QJsonObject status{{u"hard"_s, hard}, {u"used"_s, inUse}};
        if (quota.value("status"_L1).toObject() == status)
            continue;
        quota.insert(u"status"_s, status);
        m_store.put(type, quota);
    }
}

} // namespace firesteel::practice
