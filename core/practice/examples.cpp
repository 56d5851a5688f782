// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/examples.h"

#include "core/practice/fields.h"
#include "core/practice/world.h"

#include <QCryptographicHash>

#include <algorithm>

namespace firesteel::practice {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// One application and how it goes.
struct Example {
    QString name;
    std::chrono::seconds ago{}; ///< when it was submitted
    QString scenario;           ///< see scenarioNamed()
    QString resource;
    QString mainClass{};
    QString arguments{};
    double pace = 1;
    int executors = 2;
    QString executorMemory = u"1g"_s;
    QString driverMemory = u"1408Mi"_s; ///< of the pod
    QString image = u"ops/spark-py:4.1.1-r3"_s;
    bool keepsExecutors = false; ///< when they have ended
};

QList<Example> yesterday()
{
    const QString folder = u"local:///opt/jobs/"_s;
    return {{.name = u"geo-index"_s,
             .ago = 26h + 20min,
             .scenario = u"ordinary"_s,
             .resource = folder + u"geo_index.py"_s,
             .pace = 850},
            {.name = u"daily-kpi"_s,
             .ago = 25h + 5min,
             .scenario = u"ordinary"_s,
             .resource = folder + u"daily_kpi.py"_s,
             .pace = 9000,
             .executors = 3},
            {.name = u"etl-orders"_s,
             .ago = 24h + 10min,
             .scenario = u"ordinary"_s,
             .resource = folder + u"etl_orders.py"_s,
             .pace = 400,
             .executors = 3}};
}

QList<Example> today()
{
    const QString folder = u"local:///opt/jobs/"_s;
    const QString jar = u"ops/spark:4.1.1-r3"_s;
    return {{.name = u"clickstream"_s,
             .ago = 5h + 40min,
             .scenario = u"evicted"_s,
             .resource = folder + u"clickstream.py"_s,
             .pace = 2000},
            {.name = u"backfill-2025"_s,
             .ago = 4h + 2min,
             .scenario = u"driver-oom"_s,
             .resource = folder + u"backfill.py"_s,
             .arguments = u"--year 2025"_s,
             .pace = 1500,
             .executors = 4},
            {.name = u"dim-products"_s,
             .ago = 3h,
             .scenario = u"ordinary"_s,
             .resource = u"local:///opt/jobs/warehouse.jar"_s,
             .mainClass = u"shop.warehouse.Products"_s,
             .pace = 300,
             .executors = 3,
             .image = jar},
            {.name = u"pi-check"_s,
             .ago = 2h,
             .scenario = u"pi"_s,
             .resource = u"local:///opt/spark/examples/jars/spark-examples_2.13-4.1.1.jar"_s,
             .mainClass = u"org.apache.spark.examples.SparkPi"_s,
             .arguments = u"1000"_s,
             .image = u"docker.io/firesteel/spark:4.1.1"_s}};
}

QList<Example> lastHour()
{
    const QString folder = u"local:///opt/jobs/"_s;
    const QString jar = u"ops/spark:4.1.1-r3"_s;
    return {{.name = u"ledger"_s,
             .ago = 55min,
             .scenario = u"class-missing"_s,
             .resource = u"local:///opt/jobs/warehouse.jar"_s,
             .mainClass = u"shop.warehouse.Ledgers"_s,
             .image = jar},
            {.name = u"daily-kpi"_s,
             .ago = 43min,
             .scenario = u"sleep"_s,
             .resource = folder + u"daily_kpi.py"_s,
             .arguments = u"9600 12 60"_s,
             .executors = 3},
            {.name = u"sessionize"_s,
             .ago = 31min,
             .scenario = u"executor-oom"_s,
             .resource = folder + u"sessionize.py"_s,
             .pace = 100,
             .executors = 3,
             .executorMemory = u"2g"_s,
             .keepsExecutors = true},
            {.name = u"etl-orders"_s,
             .ago = 16min,
             .scenario = u"traceback"_s,
             .resource = folder + u"etl_orders.py"_s,
             .pace = 1100,
             .executors = 3,
             .keepsExecutors = true},
            {.name = u"big-join"_s,
             .ago = 6min,
             .scenario = u"ordinary"_s,
             .resource = folder + u"big_join.py"_s,
             .driverMemory = u"24Gi"_s},
            {.name = u"geo-index"_s,
             .ago = 3min,
             .scenario = u"ordinary"_s,
             .resource = folder + u"geo_index.py"_s,
             .image = u"ops/spark-py:4.1.1-r4-missing"_s}};
}

/// What a submission of that example sends.
class Submission
{
public:
    explicit Submission(const Example &example)
        : m_example(example),
          m_digest(QString::fromLatin1(
              QCryptographicHash::hash(
                  (example.name + QString::number(example.ago.count())).toUtf8(),
                  QCryptographicHash::Sha256)
                  .toHex())),
          m_prefix(example.name + u'-' + m_digest.left(16)), m_driver(m_prefix + u"-driver"_s),
          m_map(u"spark-drv-"_s + m_digest.mid(16, 16) + u"-conf-map"_s)
    {}

    void send(Objects &objects) const
    {
        const auto made = objects.create({&coreType(u"pods"), u"spark"_s, m_driver}, pod());
        if (!made)
            return;
        const QJsonArray owner{QJsonObject{{u"apiVersion"_s, u"v1"_s},
                                           {u"kind"_s, u"Pod"_s},
                                           {u"name"_s, m_driver},
                                           {u"uid"_s, uidOf(*made)},
                                           {u"controller"_s, true}}};
        [[maybe_unused]] const auto map =
            objects.create({&coreType(u"configmaps"), u"spark"_s, m_map}, configMap(owner));
        const QString service = m_driver + u"-svc"_s;
        [[maybe_unused]] const auto headless = objects.create(
            {&coreType(u"services"), u"spark"_s, service}, serviceObject(service, owner));
    }

private:
    [[nodiscard]] QString appId() const { return u"spark-"_s + m_digest.mid(32); }
    [[nodiscard]] QJsonObject labels() const
    {
        return {{u"spark-app-name"_s, m_example.name},
                {u"spark-app-selector"_s, appId()},
                {u"spark-role"_s, u"driver"_s},
                {u"spark-version"_s, u"4.1.1"_s}};
    }

    [[nodiscard]] QJsonArray words() const
    {
        QJsonArray words{u"driver"_s,
                         u"--properties-file"_s,
                         u"/opt/spark/conf/spark.properties"_s,
                         u"--class"_s,
                         m_example.mainClass.isEmpty() ? u"org.apache.spark.deploy.PythonRunner"_s
                                                       : m_example.mainClass,
                         m_example.resource};
        for (const QString &word : m_example.arguments.split(u' ', Qt::SkipEmptyParts))
            words.append(word);
        return words;
    }

    [[nodiscard]] QJsonObject pod() const
    {
        const auto port = [](const QString &name, int number) {
            return QJsonObject{
                {u"name"_s, name}, {u"containerPort"_s, number}, {u"protocol"_s, u"TCP"_s}};
        };
        const QJsonObject container{
            {u"name"_s, u"spark-kubernetes-driver"_s},
            {u"image"_s, m_example.image},
            {u"imagePullPolicy"_s, u"IfNotPresent"_s},
            {u"args"_s, words()},
            {u"env"_s,
             QJsonArray{QJsonObject{{u"name"_s, u"SPARK_USER"_s}, {u"value"_s, u"spark"_s}},
                        QJsonObject{{u"name"_s, u"SPARK_APPLICATION_ID"_s}, {u"value"_s, appId()}},
                        QJsonObject{{u"name"_s, u"SPARK_CONF_DIR"_s},
                                    {u"value"_s, u"/opt/spark/conf"_s}}}},
            {u"ports"_s, QJsonArray{port(u"driver-rpc-port"_s, 7078), port(u"blockmanager"_s, 7079),
                                    port(u"spark-ui"_s, 4040)}},
            {u"resources"_s,
             QJsonObject{{u"requests"_s, QJsonObject{{u"cpu"_s, u"500m"_s},
                                                     {u"memory"_s, m_example.driverMemory}}},
                         {u"limits"_s, QJsonObject{{u"memory"_s, m_example.driverMemory}}}}},
            {u"volumeMounts"_s, QJsonArray{QJsonObject{{u"name"_s, u"spark-conf-volume-driver"_s},
                                                       {u"mountPath"_s, u"/opt/spark/conf"_s}}}}};
        const QJsonObject volume{{u"name"_s, u"spark-conf-volume-driver"_s},
                                 {u"configMap"_s, QJsonObject{{u"name"_s, m_map}}}};
        return {{u"metadata"_s, QJsonObject{{u"name"_s, m_driver}, {u"labels"_s, labels()}}},
                {u"spec"_s, QJsonObject{{u"containers"_s, QJsonArray{container}},
                                        {u"volumes"_s, QJsonArray{volume}},
                                        {u"restartPolicy"_s, u"Never"_s},
                                        {u"serviceAccountName"_s, u"spark"_s}}}};
    }

    [[nodiscard]] QMap<QString, QString> conf() const
    {
        return {{u"spark.app.id"_s, appId()},
                {u"spark.app.name"_s, m_example.name},
                {u"spark.driver.host"_s, QString(m_driver + u"-svc.spark.svc"_s)},
                {u"spark.driver.port"_s, u"7078"_s},
                {u"spark.executor.instances"_s, QString::number(m_example.executors)},
                {u"spark.executor.memory"_s, m_example.executorMemory},
                {u"spark.kubernetes.container.image"_s, m_example.image},
                {u"spark.kubernetes.driver.pod.name"_s, m_driver},
                {u"spark.kubernetes.executor.deleteOnTermination"_s,
                 m_example.keepsExecutors ? u"false"_s : u"true"_s},
                {u"spark.kubernetes.executor.podNamePrefix"_s, m_prefix},
                {u"spark.kubernetes.executor.request.cores"_s, u"500m"_s},
                {u"spark.kubernetes.namespace"_s, u"spark"_s},
                {u"spark.practice.pace"_s, QString::number(m_example.pace)},
                {u"spark.practice.scenario"_s, m_example.scenario},
                {u"spark.submit.deployMode"_s, u"cluster"_s}};
    }

    [[nodiscard]] QJsonObject configMap(const QJsonArray &owner) const
    {
        QString properties;
        const QMap<QString, QString> settings = conf();
        for (auto it = settings.cbegin(); it != settings.cend(); ++it)
            properties += it.key() + u'=' + it.value() + u'\n';
        return {{u"metadata"_s, QJsonObject{{u"name"_s, m_map}, {u"ownerReferences"_s, owner}}},
                {u"immutable"_s, true},
                {u"data"_s, QJsonObject{{u"spark.kubernetes.namespace"_s, u"spark"_s},
                                        {u"spark.properties"_s, properties}}}};
    }

    [[nodiscard]] QJsonObject serviceObject(const QString &name, const QJsonArray &owner) const
    {
        QJsonArray ports;
        for (const auto &[port, number] :
             {std::pair(u"driver-rpc-port"_s, 7078), std::pair(u"blockmanager"_s, 7079),
              std::pair(u"spark-ui"_s, 4040)})
            ports.append(QJsonObject{{u"name"_s, port},
                                     {u"port"_s, number},
                                     {u"protocol"_s, u"TCP"_s},
                                     {u"targetPort"_s, number}});
        const QJsonObject mine{{u"spark-app-selector"_s, appId()}};
        return {
            {u"metadata"_s,
             QJsonObject{{u"name"_s, name}, {u"labels"_s, mine}, {u"ownerReferences"_s, owner}}},
            {u"spec"_s, QJsonObject{{u"clusterIP"_s, u"None"_s},
                                    {u"selector"_s, labels()},
                                    {u"ports"_s, ports}}}};
    }

    const Example &m_example;
    QString m_digest; ///< hexadecimal, for the names that a submission draws
    QString m_prefix;
    QString m_driver;
    QString m_map;
};

} // namespace

void playExamples(World &world)
{
    const QList<Example> all = yesterday() + today() + lastHour(); // the oldest first
    const milliseconds past = all.first().ago + 1min;
    world.timeline.goBack(past);
    milliseconds played{0};
    for (const Example &example : all) {
        const milliseconds begin = past - example.ago;
        world.timeline.advance(begin - played);
        played = begin;
        Submission(example).send(world.objects);
    }
    world.timeline.advance(past - played);
}

} // namespace firesteel::practice
