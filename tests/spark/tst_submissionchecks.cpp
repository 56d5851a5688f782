// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/spark/submissiontest.h"

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

/// What is refused, and all that comes with the objects.
class TestSubmissionChecks : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void excludedSteps();
    void confFiles();
    void olderVersions();
    void refusals_data();
    void refusals();
    void clientSettings();
    void waiting();
    void ownersAndList();
    void provenance();
    void propertiesText();
    void deterministic();
};

void TestSubmissionChecks::excludedSteps()
{
    const QStringList jar{u"--class"_s, u"C"_s, kJar};
    const QString key =
        u"spark.kubernetes.driver.pod.excludedFeatureSteps=org.apache.spark.deploy.k8s.features."_s;
    const Submission s = made(conf({QString(key + u"DriverServiceFeatureStep,org.apache.spark."
                                                  u"deploy.k8s.features.LocalDirsFeatureStep")}) +
                              jar);
    QCOMPARE(s.postResources.size(), 1);
    CHECK(s.driverPod, "/spec/volumes", "spark-conf-volume-driver");
    CommandLine line(basics() + conf({QString(key + u"BasicDriverFeatureStep")}) +
                     conf({u"spark.driver.bindAddress=0.0.0.0"_s}) + jar);
    QCOMPARE(problemOf(line.submit()), u"bind-address"_s); // checked all the same
}

void TestSubmissionChecks::confFiles()
{
    const QTemporaryDir folder;
    const auto write = [&folder](const char *name, const QByteArray &content) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    };
    write("log4j2.properties", "a=b\n");
    write("spark-env.sh", "X=1\n");
    write("core-site.xml", "<x/>");
    for (const char *name : {"spark-defaults.conf", "spark.properties", "x.jar", "y.gz",
                             "z.template", "spark-x.properties"})
        write(name, "");
    write("bad.txt", "\xff\xfe\xfd");
    write("large.txt", QByteArray(2000, 'x'));
    const Submission s = made(conf({u"spark.kubernetes.configMap.maxSize=1000"_s}) +
                                  QStringList{u"--class"_s, u"C"_s, kJar},
                              {{u"SPARK_CONF_DIR"_s, folder.path()}});
    CHECK(s.postResources.last(), "/data",
          "{core-site.xml log4j2.properties spark-env.sh spark.kubernetes.namespace "
          "spark.properties}");
    QStringList items;
    for (const QJsonValue &item : at(s.driverPod, u"/spec/volumes/1/configMap/items"_s).toArray())
        items << item.toObject().value("key"_L1).toString();
    QCOMPARE(items, (QStringList{u"core-site.xml"_s, u"log4j2.properties"_s, u"spark-env.sh"_s,
                                 u"spark.properties"_s}));
    QCOMPARE(s.notices.size(), 2);
    QCOMPARE(s.notices[0].context.value(u"reason"_s), u"encoding"_s);
    QCOMPARE(s.notices[1].context.value(u"reason"_s), u"size"_s);
}

void TestSubmissionChecks::olderVersions()
{
    CommandLine line({u"--master"_s, u"k8s://h"_s, u"--deploy-mode"_s, u"cluster"_s, u"-c"_s,
                      u"spark.kubernetes.container.image=apache/spark:4.0.1"_s, u"--class"_s,
                      u"C"_s, kJar});
    const auto s = line.submit();
    CHECK(container(*s), "/ports", "driver-rpc-port blockmanager spark-ui");
    CHECK(s->postResources[0], "/spec/ports", "driver-rpc-port blockmanager spark-ui");
    CHECK(s->driverPod, "/metadata/labels/spark-version", "4.0.1");
    line.arguments[5] = u"spark.kubernetes.container.image=apache/spark:4.2.0"_s;
    QCOMPARE(line.parse().value().notices.last().slug, u"newer-version"_s);
    line.arguments[5] = u"spark.kubernetes.container.image=apache/spark:3.4.4"_s;
    QCOMPARE(problemOf(line.submit()), u"spark-version"_s);
}

void TestSubmissionChecks::refusals_data()
{
    QTest::addColumn<QStringList>("entries");
    QTest::addColumn<QString>("resource");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("problem");
    QTest::addColumn<QString>("key");
    const auto row = [](const char *name, Errc code, const char *problem, const char *key,
                        const QStringList &entries, const QString &resource = kJar) {
        QTest::newRow(name) << entries << resource << int(code) << QString::fromLatin1(problem)
                            << QString::fromLatin1(key);
    };
    row("driver template", Errc::UnsupportedSetting, "not-built",
        "spark.kubernetes.driver.podTemplateFile",
        {u"spark.kubernetes.driver.podTemplateFile=/t.yml"_s});
    row("feature steps", Errc::UnsupportedSetting, "not-built",
        "spark.kubernetes.driver.pod.featureSteps",
        {u"spark.kubernetes.driver.pod.featureSteps=a.B"_s});
    row("upload", Errc::UnsupportedSetting, "upload", "spark.kubernetes.file.upload.path",
        {u"spark.kubernetes.file.upload.path=s3a://b"_s}, u"/a.jar"_s);
    row("no upload path", Errc::MissingArgument, "local-file-without-upload",
        "spark.kubernetes.file.upload.path", {}, u"/a.jar"_s);
    row("local Python", Errc::MissingArgument, "local-file-without-upload",
        "spark.kubernetes.file.upload.path", {}, u"/a.py"_s);
    row("local file", Errc::MissingArgument, "local-file-without-upload",
        "spark.kubernetes.file.upload.path", {u"spark.files=x"_s});
    row("bind address", Errc::InvalidValue, "bind-address", "spark.driver.bindAddress",
        {u"spark.driver.bindAddress=0.0.0.0"_s});
    row("reserved label", Errc::InvalidValue, "reserved-label",
        "spark.kubernetes.driver.label.spark-role",
        {u"spark.kubernetes.driver.label.spark-role=z"_s});
    row("secret ref short", Errc::InvalidValue, "secret-key-ref",
        "spark.kubernetes.driver.secretKeyRef.A", {u"spark.kubernetes.driver.secretKeyRef.A=s"_s});
    row("secret ref long", Errc::InvalidValue, "secret-key-ref",
        "spark.kubernetes.driver.secretKeyRef.A",
        {u"spark.kubernetes.driver.secretKeyRef.A=s:a:b"_s});
    row("resource vendor", Errc::MissingArgument, "resource-vendor",
        "spark.driver.resource.gpu.vendor", {u"spark.driver.resource.gpu.amount=1"_s});
    row("resource amount", Errc::MissingArgument, "resource-amount",
        "spark.driver.resource.gpu.amount", {u"spark.driver.resource.gpu.vendor=v"_s});
    row("resource number", Errc::InvalidValue, "resource-amount",
        "spark.driver.resource.gpu.amount", {u"spark.driver.resource.gpu.amount=x"_s});
    row("policy", Errc::InvalidValue, "not-allowed", "spark.kubernetes.container.image.pullPolicy",
        {u"spark.kubernetes.container.image.pullPolicy=always"_s});
    row("families", Errc::InvalidValue, "not-allowed", "spark.kubernetes.driver.service.ipFamilies",
        {u"spark.kubernetes.driver.service.ipFamilies=IPv5"_s});
    row("port", Errc::InvalidValue, "not-an-integer", "spark.driver.port",
        {u"spark.driver.port=x"_s});
    row("factor", Errc::InvalidValue, "out-of-range", "spark.driver.memoryOverheadFactor",
        {u"spark.driver.memoryOverheadFactor=0"_s});
    row("common factor", Errc::InvalidValue, "out-of-range",
        "spark.kubernetes.memoryOverheadFactor", {u"spark.kubernetes.memoryOverheadFactor=-1"_s});
    row("huge factor", Errc::InvalidValue, "out-of-range", "spark.driver.memoryOverheadFactor",
        {u"spark.driver.memoryOverheadFactor=1e300"_s});
    row("overhead", Errc::InvalidValue, "not-a-size", "spark.driver.memoryOverhead",
        {u"spark.driver.memoryOverhead=0.5g"_s});
    row("map size", Errc::InvalidValue, "out-of-range", "spark.kubernetes.configMap.maxSize",
        {u"spark.kubernetes.configMap.maxSize=1048577"_s});
    row("wait", Errc::InvalidValue, "not-a-boolean",
        "spark.kubernetes.submission.waitAppCompletion",
        {u"spark.kubernetes.submission.waitAppCompletion=no"_s});
    row("interval", Errc::InvalidValue, "out-of-range", "spark.kubernetes.report.interval",
        {u"spark.kubernetes.report.interval=0"_s});
    row("two tokens", Errc::ConflictingOptions, "two-tokens",
        "spark.kubernetes.authenticate.submission.oauthToken",
        {u"spark.kubernetes.authenticate.submission.oauthToken=a"_s,
         u"spark.kubernetes.authenticate.submission.oauthTokenFile=/b"_s});
    row("credential file", Errc::FileMissing, "setting-file",
        "spark.kubernetes.authenticate.driver.caCertFile",
        {u"spark.kubernetes.authenticate.driver.caCertFile=/no/such"_s});
    row("krb5 twice", Errc::ConflictingOptions, "krb5-twice", "spark.kubernetes.kerberos.krb5.path",
        {u"spark.kubernetes.kerberos.krb5.path=/a"_s,
         u"spark.kubernetes.kerberos.krb5.configMapName=b"_s});
    row("keytab alone", Errc::ConflictingOptions, "keytab-without-principal",
        "spark.kerberos.keytab", {u"spark.kerberos.keytab=/a"_s});
    row("token secret", Errc::ConflictingOptions, "token-secret-incomplete",
        "spark.kubernetes.kerberos.tokenSecret.name",
        {u"spark.kubernetes.kerberos.tokenSecret.name=a"_s});
    row("python version", Errc::InvalidValue, "not-allowed",
        "spark.kubernetes.pyspark.pythonVersion", {u"spark.kubernetes.pyspark.pythonVersion=2"_s},
        u"local:///a.py"_s);
    row("template far away", Errc::UnsupportedSetting, "remote-template",
        "spark.kubernetes.executor.podTemplateFile",
        {u"spark.kubernetes.executor.podTemplateFile=s3a://b/t.yml"_s});
    const QString d = u"spark.kubernetes.driver.volumes."_s;
    row("volume type", Errc::InvalidValue, "volume-type",
        "spark.kubernetes.driver.volumes.hostpath.a.mount.path",
        {d + u"hostpath.a.mount.path=/a"_s});
    row("mount path", Errc::MissingArgument, "volume-key",
        "spark.kubernetes.driver.volumes.emptyDir.a.mount.path",
        {d + u"emptyDir.a.options.medium=Memory"_s});
    row("nfs server", Errc::MissingArgument, "volume-key",
        "spark.kubernetes.driver.volumes.nfs.a.options.server",
        {d + u"nfs.a.mount.path=/a"_s, d + u"nfs.a.options.path=/p"_s});
    row("size", Errc::InvalidValue, "volume-size",
        "spark.kubernetes.driver.volumes.emptyDir.a.options.sizeLimit",
        {d + u"emptyDir.a.mount.path=/a"_s, d + u"emptyDir.a.options.sizeLimit=512"_s});
    row("read-only", Errc::InvalidValue, "not-a-boolean",
        "spark.kubernetes.driver.volumes.emptyDir.a.mount.readOnly",
        {d + u"emptyDir.a.mount.path=/a"_s, d + u"emptyDir.a.mount.readOnly=1"_s});
    row("sub paths", Errc::ConflictingOptions, "volume-sub-path",
        "spark.kubernetes.driver.volumes.emptyDir.a.mount.subPathExpr",
        {d + u"emptyDir.a.mount.path=/a"_s, d + u"emptyDir.a.mount.subPath=x"_s,
         d + u"emptyDir.a.mount.subPathExpr=y"_s});
    row("same path", Errc::InvalidValue, "mount-path-twice",
        "spark.kubernetes.driver.volumes.emptyDir.b.mount.path",
        {d + u"emptyDir.a.mount.path=/a"_s, d + u"emptyDir.b.mount.path=/a"_s});
    row("executor volume first", Errc::MissingArgument, "volume-key",
        "spark.kubernetes.executor.volumes.nfs.a.mount.path",
        {u"spark.kubernetes.executor.volumes.nfs.a.options.path=/p"_s,
         u"spark.driver.bindAddress=x"_s});
    row("circle", Errc::InvalidValue, "circular-reference", "spark.kubernetes.namespace",
        {u"spark.kubernetes.namespace=${spark.kubernetes.namespace}"_s});
}

void TestSubmissionChecks::refusals()
{
    QFETCH(QStringList, entries);
    QFETCH(QString, resource);
    QFETCH(int, code);
    QFETCH(QString, problem);
    QFETCH(QString, key);
    const auto s =
        CommandLine(basics() + conf(entries) + QStringList{u"--class"_s, u"C"_s, resource})
            .submit();
    QVERIFY(!s);
    QCOMPARE(problemOf(s), problem);
    QCOMPARE(s.error().context.value(u"key"_s), key);
    QCOMPARE(int(s.error().code), code);
}

void TestSubmissionChecks::clientSettings()
{
    const SparkConf given{{u"spark.kubernetes.context"_s, u"dev"_s},
                          {u"spark.kubernetes.authenticate.submission.oauthTokenFile"_s, u"/t"_s},
                          {u"spark.kubernetes.authenticate.submission.caCertFile"_s, u"/ca"_s},
                          {u"spark.kubernetes.authenticate.submission.clientKeyFile"_s, u"/k"_s},
                          {u"spark.kubernetes.authenticate.submission.clientCertFile"_s, u"/c"_s},
                          {u"spark.kubernetes.trust.certificates"_s, u"true"_s},
                          {u"spark.kubernetes.submission.connectionTimeout"_s, u"500"_s}};
    const auto settings = ClientSettings::from(u"k8s://https://h:1"_s, given, {});
    QVERIFY(settings);
    QCOMPARE(settings->apiUrl, u"https://h:1"_s);
    QCOMPARE(settings->context, u"dev"_s);
    QCOMPARE(settings->oauthTokenFile, u"/t"_s);
    QCOMPARE(settings->caCertFile, u"/ca"_s);
    QCOMPARE(settings->clientKeyFile, u"/k"_s);
    QCOMPARE(settings->clientCertFile, u"/c"_s);
    QVERIFY(settings->trustCertificates);
    QCOMPARE(settings->connectionTimeout, std::chrono::milliseconds(500));
    QCOMPARE(settings->requestTimeout, std::chrono::milliseconds(10000));
    QVERIFY(!settings->killGracePeriod);
}

void TestSubmissionChecks::waiting()
{
    const QStringList jar{u"--class"_s, u"C"_s, kJar};
    QVERIFY(made(jar).waitAppCompletion);
    QCOMPARE(made(jar).reportInterval, std::chrono::milliseconds(1000));
    const Submission s =
        made(conf({u"spark.kubernetes.submission.waitAppCompletion=false"_s,
                   u"spark.kubernetes.report.interval=250ms"_s, u"spark.kubernetes.bogus=1"_s}) +
             jar);
    QVERIFY(!s.waitAppCompletion);
    QCOMPARE(s.reportInterval, std::chrono::milliseconds(250));
    QStringList slugs;
    for (const Notice &notice : s.notices)
        slugs.append(notice.slug + u' ' + notice.context.value(u"key"_s));
    slugs.sort();
    QCOMPARE(slugs, QStringList({u"no-effect spark.kubernetes.report.interval"_s,
                                 u"unknown-key spark.kubernetes.bogus"_s}));
    QCOMPARE(propertiesOf(s).value(u"spark.kubernetes.bogus"_s), u"1"_s);
}

void TestSubmissionChecks::ownersAndList()
{
    const Submission s = made(conf({u"spark.kubernetes.namespace=jobs"_s}) +
                              QStringList{u"--class"_s, u"C"_s, kJar});
    const QJsonObject owned = withOwner(s.postResources[0], s, u"u-1"_s);
    QCOMPARE(at(owned, u"/metadata/ownerReferences"_s).toArray(),
             (QJsonArray{QJsonObject{{u"apiVersion"_s, u"v1"_s},
                                     {u"kind"_s, u"Pod"_s},
                                     {u"name"_s, s.driverPodName},
                                     {u"uid"_s, u"u-1"_s},
                                     {u"controller"_s, true}}}));
    const QJsonObject list = asList(s);
    CHECK(list, "/kind", "List");
    CHECK(list, "/items/0/kind", "Pod");
    CHECK(list, "/items/0/metadata/namespace", "jobs");
    CHECK(list, "/items/1/kind", "Service");
    CHECK(list, "/items/1/metadata/namespace", "jobs");
    CHECK(list, "/items/2/kind", "ConfigMap");
}

void TestSubmissionChecks::provenance()
{
    const Submission s =
        made(conf({u"spark.kubernetes.driver.limit.cores=3"_s,
                   u"spark.kubernetes.node.selector.disk=ssd"_s,
                   u"spark.kubernetes.driver.label.a/b=c"_s, u"spark.kubernetes.driverEnv.X=1"_s,
                   u"spark.kubernetes.driver.service.label.x=1"_s}) +
             QStringList{u"--class"_s, u"C"_s, kJar});
    const auto settingOf = [&s](const QString &kind, const QString &pointer) {
        for (const FieldOrigin &origin : s.provenance) {
            if (origin.kind == kind && origin.pointer == pointer)
                return origin.setting;
        }
        return QString();
    };
    const QString pod = u"Pod"_s;
    QCOMPARE(settingOf(pod, u"/spec/containers/0/image"_s), u"spark.kubernetes.container.image"_s);
    QCOMPARE(settingOf(pod, u"/spec/containers/0/resources/limits/cpu"_s),
             u"spark.kubernetes.driver.limit.cores"_s);
    QCOMPARE(settingOf(pod, u"/spec/nodeSelector/disk"_s),
             u"spark.kubernetes.node.selector.disk"_s);
    QCOMPARE(settingOf(pod, u"/metadata/labels/a~1b"_s), u"spark.kubernetes.driver.label.a/b"_s);
    QCOMPARE(settingOf(pod, u"/spec/containers/0/env/2"_s), u"spark.kubernetes.driverEnv.X"_s);
    QCOMPARE(settingOf(u"Service"_s, u"/metadata/labels/x"_s),
             u"spark.kubernetes.driver.service.label.x"_s);
    for (const FieldOrigin &origin : s.provenance) {
        QVERIFY(!origin.name.isEmpty());
        if (origin.kind == pod && !origin.pointer.contains(u'~'))
            QVERIFY2(!at(s.driverPod, origin.pointer).isUndefined(), qPrintable(origin.pointer));
    }
}

void TestSubmissionChecks::propertiesText()
{
    const Submission s = made(conf({u"spark.files=local:///opt/a#b,s3a://b/x!"_s,
                                    u"spark.note= a=b\tc\\d é"_s, u"spark.a b=1"_s}) +
                              QStringList{u"--class"_s, u"C"_s, kJar});
    const QJsonObject data = s.postResources.last().value("data"_L1).toObject();
    const QStringList lines = data.value("spark.properties"_L1).toString().split(u'\n');
    QCOMPARE(
        lines.value(0),
        u"#Java properties built from Kubernetes config map with name: spark-drv-0000029b7ca98c88-conf-map"_s);
    QCOMPARE(lines.value(1), u"#Fri Jan 02 03:04:05 UTC 2026"_s);
    QVERIFY(lines.contains(u"spark.files=local\\:///opt/a\\#b,s3a\\://b/x\\!"_s));
    QVERIFY(lines.contains(u"spark.note=\\ a\\=b\\tc\\\\d é"_s));
    QVERIFY(lines.contains(u"spark.a\\ b=1"_s));
    QVERIFY(lines.contains(u"spark.submit.pyFiles="_s));
    QVERIFY(std::ranges::is_sorted(lines.mid(2, lines.size() - 3)));
    QCOMPARE(lines.last(), QString());
}

void TestSubmissionChecks::deterministic()
{
    const CommandLine line(basics() + QStringList{u"--class"_s, u"C"_s, kJar});
    QCOMPARE(asList(line.submit().value()), asList(line.submit().value()));
}

QTEST_GUILESS_MAIN(TestSubmissionChecks)
#include "tst_submissionchecks.moc"
