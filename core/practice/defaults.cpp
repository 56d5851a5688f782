// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/defaults.h"

#include "core/base/quantity.h"
#include "core/practice/fields.h"

namespace firesteel::practice {

using namespace Qt::StringLiterals;

namespace {

void setIfMissing(QJsonObject &object, QLatin1StringView key, const QJsonValue &value)
{
    if (!object.contains(key))
        object.insert(key, value);
}

QJsonObject filledContainer(QJsonObject container, const QString &tokenVolume)
{
    const QString image = container.value("image"_L1).toString();
    const QString tag = image.section(u'/', -1).section(u':', 1);
    setIfMissing(container, "imagePullPolicy"_L1,
                 tag.isEmpty() || tag == "latest"_L1 ? u"Always"_s : u"IfNotPresent"_s);
    setIfMissing(container, "resources"_L1, QJsonObject());
    setIfMissing(container, "terminationMessagePath"_L1, u"/dev/termination-log"_s);
    setIfMissing(container, "terminationMessagePolicy"_L1, u"File"_s);
    QJsonArray ports = container.value("ports"_L1).toArray();
    for (qsizetype i = 0; i < ports.size(); ++i) {
        QJsonObject port = ports.at(i).toObject();
        setIfMissing(port, "protocol"_L1, u"TCP"_s);
        ports.replace(i, port);
    }
    if (!ports.isEmpty())
        container.insert(u"ports"_s, ports);
    QJsonObject resources = container.value("resources"_L1).toObject();
    const QJsonObject limits = resources.value("limits"_L1).toObject();
    QJsonObject requests = resources.value("requests"_L1).toObject();
    for (auto it = limits.begin(); it != limits.end(); ++it) {
        if (!requests.contains(it.key()))
            requests.insert(it.key(), it.value());
    }
    if (!requests.isEmpty())
        resources.insert(u"requests"_s, requests);
    container.insert(u"resources"_s, resources);
    QJsonArray mounts = container.value("volumeMounts"_L1).toArray();
    mounts.append(
        QJsonObject{{u"name"_s, tokenVolume},
                    {u"readOnly"_s, true},
                    {u"mountPath"_s, u"/var/run/secrets/kubernetes.io/serviceaccount"_s}});
    container.insert(u"volumeMounts"_s, mounts);
    return container;
}

QJsonObject tokenVolume(const QString &name)
{
    const QJsonObject field{
        {u"path"_s, u"namespace"_s},
        {u"fieldRef"_s,
         QJsonObject{{u"apiVersion"_s, u"v1"_s}, {u"fieldPath"_s, u"metadata.namespace"_s}}}};
    const QJsonObject authority{
        {u"name"_s, u"kube-root-ca.crt"_s},
        {u"items"_s, QJsonArray{QJsonObject{{u"key"_s, u"ca.crt"_s}, {u"path"_s, u"ca.crt"_s}}}}};
    const QJsonObject token{{u"expirationSeconds"_s, 3607}, {u"path"_s, u"token"_s}};
    return {
        {u"name"_s, name},
        {u"projected"_s,
         QJsonObject{{u"defaultMode"_s, 420},
                     {u"sources"_s,
                      QJsonArray{QJsonObject{{u"serviceAccountToken"_s, token}},
                                 QJsonObject{{u"configMap"_s, authority}},
                                 QJsonObject{{u"downwardAPI"_s,
                                              QJsonObject{{u"items"_s, QJsonArray{field}}}}}}}}}};
}

QJsonObject toleration(const QString &key)
{
    return {{u"key"_s, key},
            {u"operator"_s, u"Exists"_s},
            {u"effect"_s, u"NoExecute"_s},
            {u"tolerationSeconds"_s, 300}};
}

void fillVolumes(QJsonObject &spec, const QString &tokenName)
{
    QJsonArray volumes = spec.value("volumes"_L1).toArray();
    for (qsizetype i = 0; i < volumes.size(); ++i) {
        QJsonObject volume = volumes.at(i).toObject();
        for (const auto source : {"configMap"_L1, "secret"_L1, "projected"_L1, "downwardAPI"_L1}) {
            if (!volume.contains(source))
                continue;
            QJsonObject inner = volume.value(source).toObject();
            setIfMissing(inner, "defaultMode"_L1, 420);
            volume.insert(source, inner);
        }
        volumes.replace(i, volume);
    }
    volumes.append(tokenVolume(tokenName));
    spec.insert(u"volumes"_s, volumes);
}

void fillPod(QJsonObject &pod, const QString &suffix)
{
    QJsonObject spec = pod.value("spec"_L1).toObject();
    const QString tokenName = u"kube-api-access-"_s + suffix;
    for (const auto list : {"containers"_L1, "initContainers"_L1}) {
        QJsonArray containers = spec.value(list).toArray();
        for (qsizetype i = 0; i < containers.size(); ++i)
            containers.replace(i, filledContainer(containers.at(i).toObject(), tokenName));
        if (!containers.isEmpty())
            spec.insert(list, containers);
    }
    fillVolumes(spec, tokenName);
    setIfMissing(spec, "dnsPolicy"_L1, u"ClusterFirst"_s);
    setIfMissing(spec, "enableServiceLinks"_L1, true);
    setIfMissing(spec, "preemptionPolicy"_L1, u"PreemptLowerPriority"_s);
    setIfMissing(spec, "priority"_L1, 0);
    setIfMissing(spec, "restartPolicy"_L1, u"Always"_s);
    setIfMissing(spec, "schedulerName"_L1, u"default-scheduler"_s);
    setIfMissing(spec, "securityContext"_L1, QJsonObject());
    const QString account = spec.value("serviceAccountName"_L1)
                                .toString(spec.value("serviceAccount"_L1).toString(u"default"_s));
    spec.insert(u"serviceAccountName"_s, account);
    spec.insert(u"serviceAccount"_s, account);
    setIfMissing(spec, "terminationGracePeriodSeconds"_L1, 30);
    QJsonArray tolerations = spec.value("tolerations"_L1).toArray();
    tolerations.append(toleration(u"node.kubernetes.io/not-ready"_s));
    tolerations.append(toleration(u"node.kubernetes.io/unreachable"_s));
    spec.insert(u"tolerations"_s, tolerations);
    pod.insert(u"spec"_s, spec);
    put(pod, "metadata.generation"_L1, 1);
    pod.insert(u"status"_s,
               QJsonObject{{u"phase"_s, u"Pending"_s}, {u"qosClass"_s, qosClass(spec)}});
}

void fillService(QJsonObject &service)
{
    QJsonObject spec = service.value("spec"_L1).toObject();
    QJsonArray ports = spec.value("ports"_L1).toArray();
    for (qsizetype i = 0; i < ports.size(); ++i) {
        QJsonObject port = ports.at(i).toObject();
        setIfMissing(port, "protocol"_L1, u"TCP"_s);
        setIfMissing(port, "targetPort"_L1, port.value("port"_L1));
        ports.replace(i, port);
    }
    if (!ports.isEmpty())
        spec.insert(u"ports"_s, ports);
    setIfMissing(spec, "clusterIP"_L1, u"10.43.0.17"_s);
    spec.insert(u"clusterIPs"_s, QJsonArray{spec.value("clusterIP"_L1)});
    setIfMissing(spec, "type"_L1, u"ClusterIP"_s);
    setIfMissing(spec, "sessionAffinity"_L1, u"None"_s);
    setIfMissing(spec, "ipFamilies"_L1, QJsonArray{u"IPv4"_s});
    setIfMissing(spec, "ipFamilyPolicy"_L1, u"SingleStack"_s);
    setIfMissing(spec, "internalTrafficPolicy"_L1, u"Cluster"_s);
    service.insert(u"spec"_s, spec);
    service.insert(u"status"_s, QJsonObject{{u"loadBalancer"_s, QJsonObject()}});
}

qint64 amount(const QJsonValue &value, qint64 scale)
{
    const QString text =
        value.isString() ? value.toString() : QString::number(value.toDouble(), 'g', 15);
    const auto quantity = Quantity::parse(text);
    if (!quantity)
        return 0;
    return scale == 1000 ? quantity->milli() : quantity->rounded();
}

} // namespace

void fillDefaults(const ResourceType &type, QJsonObject &object, const QString &suffix)
{
    if (type.plural == "pods"_L1) {
        fillPod(object, suffix);
    } else if (type.plural == "services"_L1) {
        fillService(object);
    } else if (type.plural == "secrets"_L1) {
        setIfMissing(object, "type"_L1, u"Opaque"_s);
        QJsonObject data = object.value("data"_L1).toObject();
        const QJsonObject plain = object.take("stringData"_L1).toObject();
        for (auto it = plain.begin(); it != plain.end(); ++it)
            data.insert(it.key(), QString::fromLatin1(it.value().toString().toUtf8().toBase64()));
        if (!data.isEmpty())
            object.insert(u"data"_s, data);
    } else if (type.plural == "namespaces"_L1) {
        QJsonObject labels = labelsOf(object);
        labels.insert(u"kubernetes.io/metadata.name"_s, nameOf(object));
        put(object, "metadata.labels"_L1, labels);
        object.insert(u"spec"_s, QJsonObject{{u"finalizers"_s, QJsonArray{u"kubernetes"_s}}});
        object.insert(u"status"_s, QJsonObject{{u"phase"_s, u"Active"_s}});
    } else if (type.plural == "persistentvolumeclaims"_L1) {
        QJsonObject spec = object.value("spec"_L1).toObject();
        setIfMissing(spec, "volumeMode"_L1, u"Filesystem"_s);
        setIfMissing(spec, "storageClassName"_L1, u"standard"_s);
        object.insert(u"spec"_s, spec);
        put(object, "metadata.finalizers"_L1, QJsonArray{u"kubernetes.io/pvc-protection"_s});
        object.insert(u"status"_s, QJsonObject{{u"phase"_s, u"Pending"_s}});
    } else if (type.plural == "resourcequotas"_L1) {
        object.insert(u"status"_s, QJsonObject());
    }
}

QString qosClass(const QJsonObject &podSpec)
{
    bool any = false;
    bool all = true;
    for (const QJsonValue &container : podSpec.value("containers"_L1).toArray()) {
        const QJsonObject resources = container.toObject().value("resources"_L1).toObject();
        const QJsonObject limits = resources.value("limits"_L1).toObject();
        const QJsonObject requests = resources.value("requests"_L1).toObject();
        any = any || !limits.isEmpty() || !requests.isEmpty();
        for (const auto what : {"cpu"_L1, "memory"_L1})
            all = all && limits.contains(what) && limits.value(what) == requests.value(what);
    }
    return !any ? u"BestEffort"_s : all ? u"Guaranteed"_s : u"Burstable"_s;
}

Demand demandOf(const QJsonObject &podSpec)
{
    Demand demand;
    for (const QJsonValue &container : podSpec.value("containers"_L1).toArray()) {
        const QJsonObject requests = at(container.toObject(), "resources.requests"_L1).toObject();
        demand.milliCpu += amount(requests.value("cpu"_L1), 1000);
        demand.memory += amount(requests.value("memory"_L1), 1);
    }
    return demand;
}

} // namespace firesteel::practice
