// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/player/executorpod.h"

#include "core/practice/fields.h"

#include <QRegularExpression>

namespace firesteel::practice {

using namespace Qt::StringLiterals;

namespace {

QJsonArray ownedBy(const QJsonObject &driver)
{
    return {QJsonObject{{u"apiVersion"_s, u"v1"_s},
                        {u"kind"_s, u"Pod"_s},
                        {u"name"_s, nameOf(driver)},
                        {u"uid"_s, uidOf(driver)},
                        {u"controller"_s, true}}};
}

QJsonObject variable(const QString &name, const QString &value)
{
    return {{u"name"_s, name}, {u"value"_s, value}};
}

QJsonArray environment(const JobFacts &facts, int id)
{
    return {variable(u"SPARK_USER"_s, u"spark"_s),
            variable(u"SPARK_DRIVER_URL"_s,
                     u"spark://CoarseGrainedScheduler@"_s + facts.driverHost + u":7078"_s),
            variable(u"SPARK_EXECUTOR_CORES"_s, QString::number(facts.coresPerExecutor)),
            variable(u"SPARK_EXECUTOR_MEMORY"_s, facts.executorMemory),
            variable(u"SPARK_APPLICATION_ID"_s, facts.appId),
            variable(u"SPARK_CONF_DIR"_s, u"/opt/spark/conf"_s),
            variable(u"SPARK_EXECUTOR_ID"_s, QString::number(id)),
            variable(u"SPARK_RESOURCE_PROFILE_ID"_s, u"0"_s),
            variable(u"SPARK_DRIVER_POD_IP"_s, facts.podIp)};
}

QJsonObject container(const JobFacts &facts, int id)
{
    const QJsonObject driver =
        at(facts.driverPod, "spec.containers"_L1).toArray().first().toObject();
    const QString memory =
        QString::number(facts.executorMebibytes + facts.executorOverhead) + u"Mi"_s;
    const QString cores = facts.conf.value(u"spark.kubernetes.executor.request.cores"_s,
                                           QString::number(facts.coresPerExecutor));
    const QString image = facts.conf.value(u"spark.kubernetes.executor.container.image"_s,
                                           driver.value("image"_L1).toString());
    return {
        {u"name"_s, u"spark-kubernetes-executor"_s},
        {u"image"_s, image},
        {u"imagePullPolicy"_s, driver.value("imagePullPolicy"_L1)},
        {u"args"_s, QJsonArray{u"executor"_s}},
        {u"env"_s, environment(facts, id)},
        {u"ports"_s, QJsonArray{QJsonObject{{u"name"_s, u"blockmanager"_s},
                                            {u"containerPort"_s, 7079},
                                            {u"protocol"_s, u"TCP"_s}}}},
        {u"resources"_s,
         QJsonObject{{u"limits"_s, QJsonObject{{u"memory"_s, memory}}},
                     {u"requests"_s, QJsonObject{{u"cpu"_s, cores}, {u"memory"_s, memory}}}}},
        {u"volumeMounts"_s, QJsonArray{QJsonObject{{u"name"_s, u"spark-conf-volume-exec"_s},
                                                   {u"mountPath"_s, u"/opt/spark/conf"_s}},
                                       QJsonObject{{u"name"_s, u"spark-local-dir-1"_s},
                                                   {u"mountPath"_s, u"/var/data/spark-local"_s}}}}};
}

} // namespace

QString executorPrefix(const QString &appName, const QByteArray &random)
{
    static const QRegularExpression other(u"[^a-z0-9-]+"_s);
    static const QRegularExpression ends(u"^[-0-9]+|-+$"_s);
    QString name = appName.toLower().replace(other, u"-"_s).remove(ends).left(40);
    if (name.isEmpty())
        name = u"spark"_s;
    return name + u'-' + QString::fromLatin1(random);
}

QString executorMapName(const QString &prefix)
{
    return u"spark-exec-"_s + prefix.section(u'-', -1) + u"-conf-map"_s;
}

void createExecutorMap(Objects &objects, const JobFacts &facts, const QString &prefix)
{
    const QString name = executorMapName(prefix);
    const QJsonObject map{
        {u"metadata"_s,
         QJsonObject{{u"name"_s, name}, {u"ownerReferences"_s, ownedBy(facts.driverPod)}}},
        {u"immutable"_s, true},
        {u"data"_s, QJsonObject{{u"spark.kubernetes.namespace"_s, namespaceOf(facts.driverPod)}}}};
    (void)objects.create({&coreType(u"configmaps"), namespaceOf(facts.driverPod), name}, map);
}

QJsonObject executorPod(const JobFacts &facts, const QString &prefix, int id)
{
    const QString number = QString::number(id);
    QJsonObject labels = labelsOf(facts.driverPod);
    labels.insert(u"spark-role"_s, u"executor"_s);
    labels.insert(u"spark-exec-id"_s, number);
    labels.insert(u"spark-exec-resourceprofile-id"_s, u"0"_s);
    const QString account =
        facts.conf.value(u"spark.kubernetes.authenticate.executor.serviceAccountName"_s,
                         text(facts.driverPod, "spec.serviceAccountName"_L1));
    const QString name = prefix + u"-exec-"_s + number;
    const QJsonArray volumes{
        QJsonObject{{u"name"_s, u"spark-conf-volume-exec"_s},
                    {u"configMap"_s, QJsonObject{{u"name"_s, executorMapName(prefix)}}}},
        QJsonObject{{u"name"_s, u"spark-local-dir-1"_s}, {u"emptyDir"_s, QJsonObject()}}};
    return {{u"apiVersion"_s, u"v1"_s},
            {u"kind"_s, u"Pod"_s},
            {u"metadata"_s, QJsonObject{{u"name"_s, name},
                                        {u"labels"_s, labels},
                                        {u"ownerReferences"_s, ownedBy(facts.driverPod)}}},
            {u"spec"_s, QJsonObject{{u"containers"_s, QJsonArray{container(facts, id)}},
                                    {u"hostname"_s, name.right(63)},
                                    {u"restartPolicy"_s, u"Never"_s},
                                    {u"serviceAccountName"_s, account},
                                    {u"volumes"_s, volumes}}}};
}

QByteArray dated(const QString &lines, const QDateTime &now)
{
    static const QRegularExpression level(u"^(?=(INFO|WARN|ERROR) )"_s,
                                          QRegularExpression::MultilineOption);
    QString text = lines;
    text.replace(level, now.toUTC().toString(u"yy/MM/dd HH:mm:ss "_s));
    return text.toUtf8();
}

QString taskName(int task, int attempt, int stage, int tid)
{
    return u"task "_s + QString::number(task) + u'.' + QString::number(attempt) + u" in stage "_s +
           QString::number(stage) + u".0 (TID "_s + QString::number(tid) + u')';
}

} // namespace firesteel::practice
