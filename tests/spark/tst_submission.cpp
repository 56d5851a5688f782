// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/data/json.h"
#include "tests/spark/submissiontest.h"
#include "tests/support/sourcedir.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace firesteel;
using namespace firesteel::spark;
using namespace firesteel::test;

namespace {

const QString kJar = u"local:///a.jar"_s;

} // namespace

/// The objects of the vectors in native-submission §16.
class TestSubmission : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void minimalJar();
    void memory_data();
    void memory();
    void python();
    void gpu();
    void ports();
    void longName();
    void digitName();
    void secretsAndEnvironment();
    void fourVolumeTypes();
    void claimAsLocalDir();
    void localDirs();
    void proxyUser();
    void driverCredentials();
    void metadataAndScheduling();
    void hadoopTemplateAndKerberos();
    void keytab();
    void r();
};

void TestSubmission::minimalJar()
{
    const Submission s =
        made({u"--name"_s, u"spark-pi"_s, u"--class"_s, u"org.apache.spark.examples.SparkPi"_s,
              u"--num-executors"_s, u"5"_s,
              u"local:///opt/spark/examples/jars/spark-examples.jar"_s, u"1000"_s});
    const QString pfx = u"spark-pi-"_s + kUnique;
    QCOMPARE(s.driverPodName, QString(pfx + u"-driver"));
    QCOMPARE(s.submissionId, QString(u"default:" + pfx + u"-driver"));
    QCOMPARE(s.appId, kAppId);
    QCOMPARE(s.namespaceName, u"default"_s);
    QFile file(firesteel::test::sourceDir() + u"/tests/spark/golden/vector-minimal-jar.json");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject expected = data::parseJson(file.readAll()).value().toObject();
    QCOMPARE(s.driverPod, expected.value("pod"_L1).toObject());
    QCOMPARE(s.preResources.size(), 0);
    QCOMPARE(s.postResources.size(), 2);
    QCOMPARE(s.postResources[0], expected.value("service"_L1).toObject());
    QCOMPARE(s.postResources[1].value("immutable"_L1), QJsonValue(true));
    CHECK(s.postResources[1], "/metadata/name", "spark-drv-0000029b7ca98c88-conf-map");
    CHECK(s.postResources[1], "/metadata/namespace", "default");
    QCOMPARE(s.postResources[1].value("data"_L1).toObject().keys(),
             (QStringList{u"spark.kubernetes.namespace"_s, u"spark.properties"_s}));
    QJsonObject properties;
    for (const auto &[key, value] : propertiesOf(s).asKeyValueRange())
        properties.insert(key, value);
    QCOMPARE(properties, expected.value("properties"_L1).toObject());
}

void TestSubmission::memory_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("version");
    QTest::addColumn<QString>("memory");
    QTest::addColumn<QString>("factor");
    const auto row = [](const char *name, const QStringList &arguments, const char *memory,
                        const char *factor, const char *version = "4.1.1") {
        QTest::newRow(name) << arguments << QString::fromLatin1(version)
                            << QString::fromLatin1(memory) << QString::fromLatin1(factor);
    };
    const QStringList jar{u"--class"_s, u"C"_s, kJar};
    row("default", jar, "1408Mi", "0.1");
    row("Python", {u"--driver-memory"_s, u"2g"_s, u"local:///pi.py"_s}, "2867Mi", "0.4");
    row("Python, old factor",
        QStringList{u"--driver-memory"_s, u"4g"_s} +
            conf({u"spark.kubernetes.memoryOverheadFactor=0.2"_s}) +
            QStringList{u"local:///a.py"_s},
        "4915Mi", "0.2");
    row("driver factor first",
        QStringList{u"--driver-memory"_s, u"8g"_s} +
            conf({u"spark.driver.memoryOverheadFactor=0.15"_s,
                  u"spark.kubernetes.memoryOverheadFactor=0.3"_s}) +
            jar,
        "9420Mi", "0.3");
    row("explicit overhead",
        QStringList{u"--driver-memory"_s, u"3g"_s} + conf({u"spark.driver.memoryOverhead=1g"_s}) +
            jar,
        "4096Mi", "0.1");
    row("bare overhead",
        QStringList{u"--driver-memory"_s, u"3g"_s} + conf({u"spark.driver.memoryOverhead=200"_s}) +
            jar,
        "3272Mi", "0.1");
    row("old overhead key",
        QStringList{u"--driver-memory"_s, u"3g"_s} +
            conf({u"spark.yarn.driver.memoryOverhead=200"_s}) + jar,
        "3272Mi", "0.1");
    row("floor",
        QStringList{u"--driver-memory"_s, u"256m"_s} +
            conf({u"spark.driver.minMemoryOverhead=500m"_s}) + jar,
        "756Mi", "0.1");
    row("floor in 3.5",
        QStringList{u"--driver-memory"_s, u"256m"_s} +
            conf({u"spark.driver.minMemoryOverhead=500m"_s}) + jar,
        "640Mi", "0.1", "3.5.6");
    row("above the floor",
        QStringList{u"--driver-memory"_s, u"10g"_s} +
            conf({u"spark.driver.minMemoryOverhead=500m"_s}) + jar,
        "11264Mi", "0.1");
    row("R", {u"--driver-memory"_s, u"6g"_s, u"local:///opt/app/fit.R"_s}, "8601Mi", "0.4");
    row("bare heap counts MiB", QStringList{u"--driver-memory"_s, u"2048"_s} + jar, "2432Mi",
        "0.1");
    row("tiny factor", conf({u"spark.kubernetes.memoryOverheadFactor=0.0001"_s}) + jar, "1408Mi",
        "1.0E-4");
    row("Python file of this kind", {u"--driver-memory"_s, u"1g"_s, u"local:///job.py"_s}, "1433Mi",
        "0.4");
}

void TestSubmission::memory()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, version);
    QFETCH(QString, memory);
    QFETCH(QString, factor);
    CommandLine line(basics() + arguments);
    line.context.version = SparkVersion::parse(version);
    const auto s = line.submit();
    QVERIFY(s);
    QCOMPARE(text(at(container(*s), u"/resources/requests/memory"_s)), memory);
    QCOMPARE(text(at(container(*s), u"/resources/limits/memory"_s)), memory);
    QCOMPARE(propertiesOf(*s).value(u"spark.kubernetes.memoryOverheadFactor"_s), factor);
}

void TestSubmission::python()
{
    const Submission s = made(QStringList{u"--driver-cores"_s, u"2"_s} +
                              conf({u"spark.kubernetes.driver.limit.cores=3"_s}) +
                              QStringList{u"local:///opt/app/pi.py"_s, u"10"_s});
    CHECK(container(s), "/args",
          "driver --properties-file /opt/spark/conf/spark.properties --class "
          "org.apache.spark.deploy.PythonRunner local:///opt/app/pi.py 10");
    CHECK(container(s), "/resources/requests/cpu", "2");
    CHECK(container(s), "/resources/limits/cpu", "3");
    CHECK(s.driverPod, "/metadata/labels/spark-app-name", "pi-py");
    QCOMPARE(s.driverPodName, QString(u"pi-py-" + kUnique + u"-driver"));
    QVERIFY(!envOf(s).contains(u"PYSPARK"_s));
    QVERIFY(!propertiesOf(s).contains(u"spark.jars"_s));
    QCOMPARE(propertiesOf(s).value(u"spark.kubernetes.resource.type"_s), u"python"_s);

    const Submission own =
        made(conf({u"spark.pyspark.python=/opt/py"_s}) + QStringList{u"local:///a.py"_s});
    QVERIFY(envOf(own).contains(u" PYSPARK_PYTHON=/opt/py PYSPARK_DRIVER_PYTHON=/opt/py "_s));
    const Submission variables =
        made({u"local:///a.py"_s},
             {{u"PYSPARK_PYTHON"_s, u"/e"_s}, {u"PYSPARK_DRIVER_PYTHON"_s, u"/d"_s}});
    QVERIFY(envOf(variables).contains(u" PYSPARK_PYTHON=/e PYSPARK_DRIVER_PYTHON=/d "_s));
    const Submission both =
        made(conf({u"spark.pyspark.driver.python=/p"_s}) + QStringList{u"local:///a.py"_s},
             {{u"PYSPARK_DRIVER_PYTHON"_s, u"/d"_s}});
    QVERIFY(envOf(both).contains(u" PYSPARK_DRIVER_PYTHON=/p "_s));
    QVERIFY(!envOf(both).contains(u"PYSPARK_PYTHON"_s));
}

void TestSubmission::gpu()
{
    const QStringList gpu = conf({u"spark.driver.resource.gpu.amount=2"_s,
                                  u"spark.driver.resource.gpu.vendor=nvidia.com"_s,
                                  u"spark.driver.resource.gpu.discoveryScript=/opt/gpus.sh"_s,
                                  u"spark.driver.resource.fpga.amount=0"_s});
    const QJsonObject c = container(made(gpu + QStringList{u"--class"_s, u"C"_s, kJar}));
    QCOMPARE(at(c, u"/resources/limits"_s).toObject(),
             (QJsonObject{{u"memory"_s, u"1408Mi"_s}, {u"nvidia.com/gpu"_s, u"2"_s}}));
    QCOMPARE(at(c, u"/resources/requests"_s).toObject(),
             (QJsonObject{{u"memory"_s, u"1408Mi"_s}, {u"cpu"_s, u"1"_s}}));
}

void TestSubmission::ports()
{
    const Submission s =
        made(conf({u"spark.driver.port=17078"_s, u"spark.blockManager.port=17079"_s,
                   u"spark.ui.port=14040"_s, u"spark.driver.host=x"_s}) +
             QStringList{u"--class"_s, u"C"_s, kJar});
    CHECK(container(s), "/ports/0/containerPort", "17078");
    CHECK(container(s), "/ports/1/containerPort", "17079");
    CHECK(container(s), "/ports/2/containerPort", "14040");
    CHECK(s.postResources[0], "/spec/ports/0/port", "17078");
    CHECK(s.postResources[0], "/spec/ports/1/port",
          "7079"); // another setting than for the container
    CHECK(s.postResources[0], "/spec/ports/1/targetPort", "7079");
    CHECK(s.postResources[0], "/spec/ports/2/port", "14040");
    const auto properties = propertiesOf(s);
    QCOMPARE(properties.value(u"spark.driver.port"_s), u"17078"_s);
    QCOMPARE(properties.value(u"spark.driver.blockManager.port"_s), u"7079"_s);
    QCOMPARE(properties.value(u"spark.blockManager.port"_s), u"17079"_s);
    QVERIFY(properties.value(u"spark.driver.host"_s).endsWith(u"-driver-svc.default.svc"_s));
}

void TestSubmission::longName()
{
    const Submission s = made(
        {u"--class"_s, u"com.example.analytics.pipelines.daily.customer.SegmentationJob"_s, kJar});
    const QString part = u"com-example-analytics-pipelines-daily-customer-segmentationjob"_s;
    QCOMPARE(s.driverPodName, QString(part + u'-' + kUnique + u"-driver"));
    CHECK(s.postResources[0], "/metadata/name", "spark-0000029b7ca98c88-driver-svc");
    QCOMPARE(propertiesOf(s).value(u"spark.driver.host"_s),
             u"spark-0000029b7ca98c88-driver-svc.default.svc"_s);
    QCOMPARE(text(at(s.driverPod, u"/metadata/labels/spark-app-name"_s)), part);
    QCOMPARE(s.notices.value(0).slug, u"service-name-too-long"_s);
}

void TestSubmission::digitName()
{
    const Submission s = made({u"--name"_s, u"123 ETL Job"_s, u"--class"_s, u"C"_s, kJar});
    QCOMPARE(s.driverPodName, QString(u"x23-etl-job-" + kUnique + u"-driver"));
    CHECK(s.driverPod, "/metadata/labels/spark-app-name", "123-etl-job");
    QCOMPARE(s.appName, u"123 ETL Job"_s);
}

void TestSubmission::secretsAndEnvironment()
{
    const Submission s = made(
        conf({u"spark.kubernetes.driverEnv.REGION=eu"_s, u"spark.kubernetes.driverEnv.EMPTY="_s,
              u"spark.kubernetes.driver.secrets.db-cred=/etc/db"_s,
              u"spark.kubernetes.driver.secretKeyRef.DB_PW=db-cred:password"_s}) +
        QStringList{u"--class"_s, u"C"_s, kJar});
    QCOMPARE(envOf(s),
             QString(u"SPARK_USER=bob SPARK_APPLICATION_ID=" + kAppId +
                     u" EMPTY= REGION=eu SPARK_DRIVER_BIND_ADDRESS= DB_PW= SPARK_LOCAL_DIRS=" +
                     kLocalDir + u" SPARK_CONF_DIR=/opt/spark/conf"));
    CHECK(container(s), "/env/5/valueFrom/secretKeyRef/name", "db-cred");
    CHECK(container(s), "/env/5/valueFrom/secretKeyRef/key", "password");
    CHECK(s.driverPod, "/spec/volumes",
          "db-cred-volume spark-local-dir-1 spark-conf-volume-driver");
    CHECK(s.driverPod, "/spec/volumes/0/secret/secretName", "db-cred");
    CHECK(container(s), "/volumeMounts/0/mountPath", "/etc/db");
}

void TestSubmission::fourVolumeTypes()
{
    QStringList entries;
    for (const char *rest :
         {"hostPath.h1.mount.path=/host", "hostPath.h1.options.path=/data",
          "hostPath.h1.options.type=Directory", "emptyDir.cache.mount.path=/cache",
          "emptyDir.cache.options.sizeLimit=2Gi", "nfs.n1.mount.path=/nfs",
          "nfs.n1.mount.readOnly=true", "nfs.n1.options.server=fs.example.com",
          "nfs.n1.options.path=/exp", "persistentVolumeClaim.chk.mount.path=/chk",
          "persistentVolumeClaim.chk.mount.subPath=sub",
          "persistentVolumeClaim.chk.options.claimName=chk-claim"})
        entries << u"spark.kubernetes.driver.volumes."_s + QString::fromLatin1(rest);
    const Submission s = made(conf(entries) + QStringList{u"--class"_s, u"C"_s, kJar});
    CHECK(s.driverPod, "/spec/volumes",
          "cache h1 n1 chk spark-local-dir-1 spark-conf-volume-driver");
    QCOMPARE(at(s.driverPod, u"/spec/volumes/0/emptyDir"_s).toObject(),
             (QJsonObject{{u"medium"_s, QString()}, {u"sizeLimit"_s, u"2Gi"_s}}));
    QCOMPARE(at(s.driverPod, u"/spec/volumes/1/hostPath"_s).toObject(),
             (QJsonObject{{u"path"_s, u"/data"_s}, {u"type"_s, u"Directory"_s}}));
    QCOMPARE(at(s.driverPod, u"/spec/volumes/2/nfs"_s).toObject(),
             (QJsonObject{{u"path"_s, u"/exp"_s}, {u"server"_s, u"fs.example.com"_s}}));
    QCOMPARE(at(s.driverPod, u"/spec/volumes/3/persistentVolumeClaim"_s).toObject(),
             (QJsonObject{{u"claimName"_s, u"chk-claim"_s}, {u"readOnly"_s, false}}));
    QCOMPARE(at(container(s), u"/volumeMounts/2"_s).toObject(),
             (QJsonObject{{u"name"_s, u"n1"_s},
                          {u"mountPath"_s, u"/nfs"_s},
                          {u"readOnly"_s, true},
                          {u"subPath"_s, QString()},
                          {u"subPathExpr"_s, QString()}}));
    CHECK(container(s), "/volumeMounts/3/subPath", "sub");
    QVERIFY(resource(s, u"PersistentVolumeClaim"_s).isEmpty());
}

void TestSubmission::claimAsLocalDir()
{
    QStringList entries;
    for (const char *rest :
         {"options.claimName=OnDemand", "options.storageClass=gp3", "options.sizeLimit=100Gi",
          "mount.path=/data", "label.team=x", "annotation.a=b"})
        entries << u"spark.kubernetes.driver.volumes.persistentVolumeClaim.spark-local-dir-1."_s +
                       QString::fromLatin1(rest);
    const QStringList arguments =
        QStringList{u"--name"_s, u"w"_s} + conf(entries) + QStringList{u"--class"_s, u"C"_s, kJar};
    const Submission s = made(arguments);
    const QString claim = u"w-"_s + kUnique + u"-driver-pvc-0";
    const QJsonObject expected{
        {u"apiVersion"_s, u"v1"_s},
        {u"kind"_s, u"PersistentVolumeClaim"_s},
        {u"metadata"_s, QJsonObject{{u"name"_s, claim},
                                    {u"labels"_s, QJsonObject{{u"team"_s, u"x"_s},
                                                              {u"spark-app-selector"_s, kAppId}}},
                                    {u"annotations"_s, QJsonObject{{u"a"_s, u"b"_s}}}}},
        {u"spec"_s,
         QJsonObject{{u"storageClassName"_s, u"gp3"_s},
                     {u"accessModes"_s, QJsonArray{u"ReadWriteOncePod"_s}},
                     {u"resources"_s,
                      QJsonObject{{u"requests"_s, QJsonObject{{u"storage"_s, u"100Gi"_s}}}}}}}};
    QCOMPARE(resource(s, u"PersistentVolumeClaim"_s), expected);
    CHECK(s.driverPod, "/spec/volumes", "spark-local-dir-1 spark-conf-volume-driver");
    QCOMPARE(text(at(s.driverPod, u"/spec/volumes/0/persistentVolumeClaim/claimName"_s)), claim);
    QVERIFY(envOf(s).contains(u"SPARK_LOCAL_DIRS=/data "_s));
    QCOMPARE(s.postResources[1], expected); // after the service, before the map

    CommandLine old(basics() + arguments);
    old.context.version = SparkVersion::parse(u"3.5.6"_s);
    const QJsonObject before = resource(old.submit().value(), u"PersistentVolumeClaim"_s);
    CHECK(before, "/spec/accessModes", "ReadWriteOnce");
    CHECK(before, "/metadata/labels", "{spark-app-selector}");
}

void TestSubmission::localDirs()
{
    const QStringList jar{u"--class"_s, u"C"_s, kJar};
    const Submission two =
        made(conf({u"spark.local.dir=/a,/b"_s, u"spark.kubernetes.local.dirs.tmpfs=true"_s}) + jar);
    CHECK(two.driverPod, "/spec/volumes",
          "spark-local-dir-1 spark-local-dir-2 spark-conf-volume-driver");
    CHECK(two.driverPod, "/spec/volumes/1/emptyDir/medium", "Memory");
    CHECK(container(two), "/volumeMounts/1/mountPath", "/b");
    QVERIFY(envOf(two).contains(u"SPARK_LOCAL_DIRS=/a,/b "_s));
    const Submission variable =
        made(conf({u"spark.local.dir=/a"_s}) + jar, {{u"SPARK_LOCAL_DIRS"_s, u"/e"_s}});
    QVERIFY(envOf(variable).contains(u"SPARK_LOCAL_DIRS=/e "_s));
}

void TestSubmission::proxyUser()
{
    const Submission s = made({u"--proxy-user"_s, u"alice"_s, u"--class"_s, u"C"_s, kJar, u"q"_s});
    CHECK(container(s), "/args",
          "driver --proxy-user alice --properties-file /opt/spark/conf/spark.properties --class C "
          "local:///a.jar q");
    QVERIFY(envOf(s).startsWith(u"SPARK_USER=alice "_s));
}

void TestSubmission::driverCredentials()
{
    const QStringList account =
        conf({u"spark.kubernetes.authenticate.driver.serviceAccountName=spark"_s});
    const QStringList tail{u"--name"_s, u"c"_s, u"--class"_s, u"C"_s, kJar};
    const Submission plain = made(account + tail);
    CHECK(plain.driverPod, "/spec/serviceAccount", "spark");
    CHECK(plain.driverPod, "/spec/serviceAccountName", "spark");
    QVERIFY(resource(plain, u"Secret"_s).isEmpty());

    const Submission s =
        made(account + conf({u"spark.kubernetes.authenticate.driver.oauthToken=TKN"_s}) + tail);
    QVERIFY(at(s.driverPod, u"/spec/serviceAccount"_s).isUndefined());
    const QJsonObject secret = s.postResources[0];
    QCOMPARE(text(at(secret, u"/metadata/name"_s)),
             QString(u"c-" + kUnique + u"-kubernetes-credentials"));
    CHECK(secret, "/kind", "Secret");
    CHECK(secret, "/immutable", "true");
    CHECK(secret, "/data/oauth-token", "VEtO");
    CHECK(s.driverPod, "/spec/volumes/0/name", "kubernetes-credentials");
    CHECK(container(s), "/volumeMounts/0/mountPath", "/mnt/secrets/spark-kubernetes-credentials");
    const auto properties = propertiesOf(s);
    QCOMPARE(properties.value(u"spark.kubernetes.authenticate.driver.oauthToken"_s),
             u"<present_but_redacted>"_s);
    QCOMPARE(properties.value(u"spark.kubernetes.authenticate.driver.mounted.oauthTokenFile"_s),
             u"/mnt/secrets/spark-kubernetes-credentials/oauth-token"_s);
    QCOMPARE(properties.value(u"spark.kubernetes.authenticate.driver.serviceAccountName"_s),
             u"spark"_s);

    const QTemporaryDir folder;
    QFile file(folder.filePath(u"ca.crt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("CA") == 2);
    file.close();
    const Submission files =
        made(conf({u"spark.kubernetes.authenticate.driver.caCertFile="_s + file.fileName(),
                   u"spark.kubernetes.authenticate.driver.mounted.caCertFile=/own"_s}) +
             tail);
    CHECK(files.postResources[0], "/data/ca-cert", "Q0E=");
    QCOMPARE(
        propertiesOf(files).value(u"spark.kubernetes.authenticate.driver.mounted.caCertFile"_s),
        u"/own"_s);
}

void TestSubmission::metadataAndScheduling()
{
    const QStringList arguments =
        conf({u"spark.kubernetes.driver.label.app={{APP_ID}}"_s,
              u"spark.kubernetes.driver.annotation.a={{APP_ID}}-{{EXECUTOR_ID}}"_s,
              u"spark.kubernetes.node.selector.disk=ssd"_s,
              u"spark.kubernetes.driver.node.selector.disk=nvme"_s,
              u"spark.kubernetes.container.image.pullSecrets=r1, r2"_s,
              u"spark.kubernetes.scheduler.name=volcano"_s,
              u"spark.kubernetes.driver.service.label.x=1"_s,
              u"spark.kubernetes.driver.service.annotation.y={{APP_ID}}"_s,
              u"spark.kubernetes.container.image.pullPolicy=Always"_s,
              u"spark.kubernetes.driver.service.ipFamilyPolicy=RequireDualStack"_s,
              u"spark.kubernetes.driver.service.ipFamilies=IPv6,IPv4"_s,
              u"spark.kubernetes.namespace=jobs"_s}) +
        QStringList{u"--class"_s, u"C"_s, kJar};
    const Submission s = made(arguments);
    QCOMPARE(text(at(s.driverPod, u"/metadata/labels/app"_s)), kAppId);
    QCOMPARE(text(at(s.driverPod, u"/metadata/annotations/a"_s)), QString(kAppId + u'-'));
    CHECK(s.driverPod, "/spec/nodeSelector/disk", "nvme");
    CHECK(s.driverPod, "/spec/imagePullSecrets", "r1 r2");
    CHECK(s.driverPod, "/spec/schedulerName", "volcano");
    CHECK(container(s), "/imagePullPolicy", "Always");
    const QJsonObject service = s.postResources[0];
    CHECK(service, "/metadata/labels", "{spark-app-selector x}");
    CHECK(service, "/metadata/annotations/y", "{{APP_ID}}");
    CHECK(service, "/spec/selector",
          "{app spark-app-name spark-app-selector spark-role spark-version}");
    CHECK(service, "/spec/ipFamilyPolicy", "RequireDualStack");
    CHECK(service, "/spec/ipFamilies", "IPv6 IPv4");
    QCOMPARE(s.submissionId.section(u':', 0, 0), u"jobs"_s);
    CHECK(s.postResources.last(), "/metadata/namespace", "jobs");
    QVERIFY(at(s.driverPod, u"/metadata/namespace"_s).isUndefined());
    CommandLine old(basics() + arguments);
    old.context.version = SparkVersion::parse(u"3.5.6"_s);
    CHECK(old.submit().value().driverPod, "/metadata/labels/app", "{{APP_ID}}");
}

void TestSubmission::hadoopTemplateAndKerberos()
{
    const QTemporaryDir hadoop;
    const QTemporaryDir other;
    const auto write = [](const QString &path, const QByteArray &content) {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    };
    QVERIFY(write(hadoop.filePath(u"core-site.xml"_s), "<c/>") &&
            write(hadoop.filePath(u"hdfs-site.xml"_s), "<h/>"));
    QVERIFY(write(other.filePath(u"e.yml"_s), "spec: {}\n"));
    const Submission s =
        made(QStringList{u"--name"_s, u"h"_s} +
                 conf({u"spark.kubernetes.executor.podTemplateFile="_s + other.filePath(u"e.yml"_s),
                       u"spark.kubernetes.kerberos.krb5.configMapName=krb"_s}) +
                 QStringList{u"--class"_s, u"C"_s, kJar},
             {{u"HADOOP_CONF_DIR"_s, hadoop.path()}});
    CHECK(s.driverPod, "/spec/volumes",
          "hadoop-properties krb5-file pod-template-volume spark-local-dir-1 "
          "spark-conf-volume-driver");
    CHECK(container(s), "/volumeMounts/0/mountPath", "/opt/hadoop/conf");
    CHECK(container(s), "/volumeMounts/1/mountPath", "/etc/krb5.conf");
    CHECK(container(s), "/volumeMounts/1/subPath", "krb5.conf");
    CHECK(container(s), "/volumeMounts/2/mountPath", "/opt/spark/pod-template");
    CHECK(s.driverPod, "/spec/volumes/0/configMap/items/1/path", "hdfs-site.xml");
    QVERIFY(envOf(s).contains(u" HADOOP_CONF_DIR=/opt/hadoop/conf SPARK_LOCAL_DIRS="_s));
    const QString pfx = u"h-"_s + kUnique;
    QCOMPARE(s.postResources.size(), 4);
    QCOMPARE(text(at(s.postResources[1], u"/metadata/name"_s)), QString(pfx + u"-hadoop-config"));
    CHECK(s.postResources[1], "/data", "{core-site.xml hdfs-site.xml}");
    QCOMPARE(text(at(s.postResources[2], u"/metadata/name"_s)),
             QString(pfx + u"-driver-podspec-conf-map"));
    CHECK(s.postResources[2], "/data/podspec-configmap-key", "spec: {}\n");
    QCOMPARE(propertiesOf(s).value(u"spark.kubernetes.executor.hadoopConfigMapName"_s),
             QString(pfx + u"-hadoop-config"));
    QCOMPARE(propertiesOf(s).value(u"spark.kubernetes.executor.podTemplateFile"_s),
             u"/opt/spark/pod-template/pod-spec-template.yml"_s);

    const Submission map = made(conf({u"spark.kubernetes.hadoop.configMapName=hc"_s,
                                      u"spark.kubernetes.kerberos.tokenSecret.name=ts"_s,
                                      u"spark.kubernetes.kerberos.tokenSecret.itemKey=k"_s}) +
                                QStringList{u"--class"_s, u"C"_s, kJar});
    QCOMPARE(map.postResources.size(), 2);
    CHECK(map.driverPod, "/spec/volumes",
          "hadoop-properties hadoop-secret spark-local-dir-1 spark-conf-volume-driver");
    QVERIFY(
        envOf(map).contains(u" HADOOP_TOKEN_FILE_LOCATION=/mnt/secrets/hadoop-credentials/k "_s));
}

void TestSubmission::keytab()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"bob.keytab"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("\x05\x02", 2) == 2);
    file.close();
    const Submission s = made({u"--name"_s, u"k"_s, u"--principal"_s, u"bob@R"_s, u"--keytab"_s,
                               file.fileName(), u"--class"_s, u"C"_s, kJar});
    const QJsonObject secret = resource(s, u"Secret"_s);
    QCOMPARE(text(at(secret, u"/metadata/name"_s)), QString(u"k-" + kUnique + u"-kerberos-keytab"));
    QCOMPARE(secret.value("data"_L1).toObject().value("bob.keytab"_L1).toString(), u"BQI="_s);
    QCOMPARE(propertiesOf(s).value(u"spark.kerberos.keytab"_s),
             u"/mnt/secrets/kerberos-keytab/bob.keytab"_s);
    QCOMPARE(s.notices.value(0).slug, u"no-krb5"_s);
}

void TestSubmission::r()
{
    const Submission s = made({u"local:///opt/app/fit.R"_s});
    CHECK(container(s), "/args",
          "driver --properties-file /opt/spark/conf/spark.properties --class "
          "org.apache.spark.deploy.RRunner local:///opt/app/fit.R");
    QCOMPARE(propertiesOf(s).value(u"spark.kubernetes.resource.type"_s), u"r"_s);
    CHECK(s.driverPod, "/metadata/labels/spark-app-name", "fit-r");
}

QTEST_GUILESS_MAIN(TestSubmission)
#include "tst_submission.moc"
