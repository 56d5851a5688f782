// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/submit/commandline.h"
#include "core/spark/submit/layers.h"
#include "tests/spark/sparktest.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace firesteel;
using namespace firesteel::spark;
using namespace firesteel::test;

namespace {

const QString kJar = u"local:///a.jar"_s;

QString write(const QTemporaryDir &folder, const QString &name, const QByteArray &content)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(file.fileName()));
    return file.fileName();
}

/// The properties of a command line that begins like the vectors.
SparkConf confOf(const QStringList &more, const QMap<QString, QString> &environment = {})
{
    CommandLine line(basics() + more);
    line.context.environment = environment;
    const auto request = line.parse();
    if (!request)
        qFatal("refused: %s", qPrintable(problemOf(request)));
    return request->plan.conf;
}

} // namespace

class TestCommandLine : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyOption();
    void parsingRules();
    void driverFlagsTieWithConf();
    void properties();
    void environment();
    void files();
    void names_data();
    void names();
    void masters_data();
    void masters();
    void kinds_data();
    void kinds();
    void users_data();
    void users();
    void refusals_data();
    void refusals();
    void orderOfChecks_data();
    void orderOfChecks();
    void operations();
    void submissionIds_data();
    void submissionIds();
    void frontEndOptions();
    void defaultsOfTheFrontEnd();
    void planRoundTrip();
};

void TestCommandLine::everyOption()
{
    const SparkConf conf = confOf({u"--name"_s,
                                   u"n"_s,
                                   u"--class"_s,
                                   u"C"_s,
                                   u"--jars"_s,
                                   u"local:///b.jar,s3a://b/c.jar"_s,
                                   u"--packages"_s,
                                   u"g:a:1"_s,
                                   u"--exclude-packages"_s,
                                   u"g:x"_s,
                                   u"--repositories"_s,
                                   u"https://r"_s,
                                   u"--py-files"_s,
                                   u"local:///m.py"_s,
                                   u"--files"_s,
                                   u"local:///f"_s,
                                   u"--archives"_s,
                                   u"local:///z#e"_s,
                                   u"--driver-memory"_s,
                                   u"2g"_s,
                                   u"--driver-java-options"_s,
                                   u"-Dx=1"_s,
                                   u"--driver-library-path"_s,
                                   u"/l"_s,
                                   u"--driver-class-path"_s,
                                   u"/c"_s,
                                   u"--driver-default-class-path"_s,
                                   u"/d"_s,
                                   u"--driver-cores"_s,
                                   u"2"_s,
                                   u"--executor-memory"_s,
                                   u"3g"_s,
                                   u"--executor-cores"_s,
                                   u"4"_s,
                                   u"--num-executors"_s,
                                   u"5"_s,
                                   kJar});
    const SparkConf expected{
        {u"spark.kubernetes.container.image"_s, u"apache/spark:{{SPARK_VERSION}}"_s},
        {u"spark.driver.memory"_s, u"2g"_s},
        {u"spark.driver.extraJavaOptions"_s, u"-Dx=1"_s},
        {u"spark.driver.extraLibraryPath"_s, u"/l"_s},
        {u"spark.driver.extraClassPath"_s, u"/c"_s},
        {u"spark.driver.defaultExtraClassPath"_s, u"/d"_s},
        {u"spark.master"_s, u"k8s://https://10.0.0.1:6443"_s},
        {u"spark.submit.deployMode"_s, u"cluster"_s},
        {u"spark.app.name"_s, u"n"_s},
        {u"spark.submit.pyFiles"_s, u"local:///m.py"_s},
        {u"spark.jars.packages"_s, u"g:a:1"_s},
        {u"spark.jars.repositories"_s, u"https://r"_s},
        {u"spark.jars.excludes"_s, u"g:x"_s},
        {u"spark.executor.instances"_s, u"5"_s},
        {u"spark.executor.cores"_s, u"4"_s},
        {u"spark.executor.memory"_s, u"3g"_s},
        {u"spark.files"_s, u"local:///f"_s},
        {u"spark.archives"_s, u"local:///z#e"_s},
        {u"spark.jars"_s, u"local:///b.jar,s3a://b/c.jar,local:///a.jar"_s},
        {u"spark.driver.cores"_s, u"2"_s},
        {u"spark.app.submitTime"_s, u"1767323045000"_s},
    };
    QCOMPARE(conf.size(), expected.size());
    for (const auto &[key, value] : expected.entries())
        QCOMPARE(conf.raw(key, u"(missing)"_s), value);
}

void TestCommandLine::parsingRules()
{
    const auto request =
        CommandLine({u"--master=k8s://h"_s, u"--deploy-mode=cluster"_s, u"-v"_s, u"-c"_s,
                     u"spark.a=x=y"_s, u"--conf=spark.b="_s, u"--class"_s, u"A"_s, u"--class=B"_s,
                     u"--conf"_s, u"spark.c=1"_s, u"--conf"_s, u"spark.c=2"_s, kJar, u"--name"_s,
                     u"-x"_s, u"--conf=z"_s})
            .parse();
    QVERIFY(request);
    QVERIFY(request->verbose);
    QCOMPARE(request->plan.mainClass, u"B"_s);
    QCOMPARE(request->plan.conf.raw(u"spark.a"_s), u"x=y"_s);
    QCOMPARE(request->plan.conf.raw(u"spark.b"_s), QString());
    QVERIFY(request->plan.conf.contains(u"spark.b"_s));
    QCOMPARE(request->plan.conf.raw(u"spark.c"_s), u"2"_s);
    QCOMPARE(request->plan.arguments, (QStringList{u"--name"_s, u"-x"_s, u"--conf=z"_s}));
    // "--name=" is no option with a value: it is not known.
    const auto empty = CommandLine(basics() + QStringList{u"--name="_s, kJar}).parse();
    QCOMPARE(empty.error().code, Errc::UnknownOption);
    QCOMPARE(empty.error().context.value(u"option"_s), u"--name="_s);
    const auto unknown = CommandLine(basics() + QStringList{u"--foo=bar"_s, kJar}).parse();
    QCOMPARE(unknown.error().context.value(u"option"_s), u"--foo"_s);
    QCOMPARE(CommandLine({u"--help"_s, u"--nonsense"_s}).parse().value().action,
             SubmitAction::Help);
    QCOMPARE(CommandLine({u"--version"_s}).parse().value().action, SubmitAction::Version);
    QCOMPARE(CommandLine({u"-h"_s}).parse().value().action, SubmitAction::Help);
}

void TestCommandLine::driverFlagsTieWithConf()
{
    const QString memory = u"spark.driver.memory"_s;
    const QString conf = u"spark.driver.memory=4g"_s;
    QCOMPARE(confOf({u"--driver-memory"_s, u"2g"_s, u"-c"_s, conf, u"--class"_s, u"C"_s, kJar})
                 .raw(memory),
             u"4g"_s);
    QCOMPARE(confOf({u"-c"_s, conf, u"--driver-memory"_s, u"2g"_s, u"--class"_s, u"C"_s, kJar})
                 .raw(memory),
             u"2g"_s);
    // Of all others the option wins, wherever it stands.
    const SparkConf cores = confOf({u"--executor-cores"_s, u"2"_s, u"-c"_s,
                                    u"spark.executor.cores=4"_s, u"--class"_s, u"C"_s, kJar});
    QCOMPARE(cores.raw(u"spark.executor.cores"_s), u"2"_s);
}

void TestCommandLine::properties()
{
    const SparkConf python = confOf({u"local:///pi.py"_s});
    QVERIFY(!python.contains(u"spark.jars"_s));
    QCOMPARE(python.raw(u"spark.submit.pyFiles"_s), QString());
    const SparkConf internal = confOf({u"--class"_s, u"C"_s, u"spark-internal"_s});
    QCOMPARE(internal.raw(u"spark.jars"_s), QString());
    QVERIFY(internal.contains(u"spark.jars"_s));
    const SparkConf fixed =
        confOf({u"-c"_s, u"spark.driver.host=h"_s, u"-c"_s, u"spark.app.submitTime=7"_s, u"-c"_s,
                u"spark.jars= local:///x , ,local:///y"_s, u"--class"_s, u"C"_s, kJar});
    QVERIFY(!fixed.contains(u"spark.driver.host"_s));
    QCOMPARE(fixed.raw(u"spark.app.submitTime"_s), u"7"_s);
    QCOMPARE(fixed.raw(u"spark.jars"_s), u"local:///x,local:///y,local:///a.jar"_s);
    // A relative path is one of this machine.
    QCOMPARE(confOf({u"--files"_s, u"x.conf"_s, u"--class"_s, u"C"_s, kJar}).raw(u"spark.files"_s),
             u"file:/home/bob/x.conf"_s);
}

void TestCommandLine::environment()
{
    const QMap<QString, QString> variables{
        {u"SPARK_DRIVER_MEMORY"_s, u"3g"_s},
        {u"SPARK_EXECUTOR_MEMORY"_s, u"4g"_s},
        {u"SPARK_EXECUTOR_CORES"_s, u"6"_s},
        {u"MASTER"_s, u"k8s://wrong"_s},
        {u"SPARK_LOCAL_DIRS"_s, u"/s"_s},
        {u"TEAM"_s, u"red"_s},
        {u"OTHER"_s, u"x"_s},
        {u"SPARK_SUBMIT_OPTS"_s, u"-Dspark.low='a b' -Xmx1g -Dspark.executor.cores=9 -Dx=1"_s}};
    CommandLine line(basics() + QStringList{u"-c"_s, u"spark.kubernetes.namespace=${env:TEAM}"_s,
                                            u"--class"_s, u"C"_s, kJar});
    line.context.environment = variables;
    const auto request = line.parse();
    QVERIFY(request);
    const SparkConf &conf = request->plan.conf;
    QCOMPARE(conf.raw(u"spark.driver.memory"_s), u"3g"_s);
    QCOMPARE(conf.raw(u"spark.executor.memory"_s), u"4g"_s);
    QCOMPARE(conf.raw(u"spark.executor.cores"_s), u"6"_s);
    QCOMPARE(conf.raw(u"spark.low"_s), u"a b"_s);
    QCOMPARE(conf.raw(u"spark.master"_s), u"k8s://https://10.0.0.1:6443"_s);
    QCOMPARE(request->plan.environment,
             (QMap<QString, QString>{{u"SPARK_LOCAL_DIRS"_s, u"/s"_s}, {u"TEAM"_s, u"red"_s}}));

    CommandLine bare({u"--class"_s, u"C"_s, kJar});
    bare.context.environment = {{u"MASTER"_s, u"k8s://h:1"_s}, {u"DEPLOY_MODE"_s, u"cluster"_s}};
    QCOMPARE(bare.parse().value().master, u"k8s://https://h:1"_s);
}

void TestCommandLine::files()
{
    const QTemporaryDir folder;
    const QString file =
        write(folder, u"p.conf"_s,
              "spark.driver.memory 3g\nspark.app.name from-file\nspark.executor.instances=7\n"
              "foo.bar=1\nspark.nl = a\\n\n! comment\nspark.long=a\\\n   b\n");
    write(folder, u"spark-defaults.conf"_s, "spark.ui.port=5050\nspark.app.name=low\n");
    const QMap<QString, QString> variables{{u"SPARK_CONF_DIR"_s, folder.path()}};
    const QStringList tail{u"--num-executors"_s, u"3"_s, u"--class"_s, u"C"_s, kJar};
    CommandLine line(basics() + QStringList{u"--properties-file"_s, file, u"-c"_s, u"bar=2"_s} +
                     tail);
    line.context.environment = variables;
    const auto request = line.parse();
    QVERIFY(request);
    const SparkConf &conf = request->plan.conf;
    QCOMPARE(conf.raw(u"spark.driver.memory"_s), u"3g"_s);
    QCOMPARE(conf.raw(u"spark.app.name"_s), u"from-file"_s);
    QCOMPARE(conf.raw(u"spark.executor.instances"_s), u"3"_s);
    QCOMPARE(conf.raw(u"spark.nl"_s), u"a\n"_s);
    QCOMPARE(conf.raw(u"spark.long"_s), u"ab"_s);
    QVERIFY(!conf.contains(u"spark.ui.port"_s));
    QVERIFY(!conf.contains(u"foo.bar"_s) && !conf.contains(u"bar"_s));
    QCOMPARE(request->notices.size(), 2); // both foreign keys
    QCOMPARE(request->plan.confDirectory, folder.path());

    line.arguments.prepend(u"--load-spark-defaults"_s);
    QCOMPARE(line.parse().value().plan.conf.raw(u"spark.ui.port"_s), u"5050"_s);
    QCOMPARE(line.parse().value().plan.conf.raw(u"spark.app.name"_s), u"from-file"_s);
    CommandLine defaults(basics() + tail);
    defaults.context.environment = variables;
    QCOMPARE(defaults.parse().value().plan.conf.raw(u"spark.ui.port"_s), u"5050"_s);
    CommandLine home(basics() + tail);
    home.context.environment = {
        {u"SPARK_HOME"_s, u"/opt/spark"_s}}; // no such file: nothing is read
    QCOMPARE(home.parse().value().plan.confDirectory, u"/opt/spark/conf"_s);
}

void TestCommandLine::names_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("name");
    QTest::newRow("flag") << QStringList{u"--name"_s,  u"n"_s, u"-c"_s, u"spark.app.name=c"_s,
                                         u"--class"_s, u"C"_s, kJar}
                          << u"n"_s;
    QTest::newRow("property") << QStringList{u"-c"_s, u"spark.app.name=c"_s, u"--class"_s, u"C"_s,
                                             kJar}
                              << u"c"_s;
    QTest::newRow("class") << QStringList{u"--class"_s, u"a.B"_s, kJar} << u"a.B"_s;
    QTest::newRow("resource") << QStringList{u"local:///opt/app/pi.py"_s} << u"pi.py"_s;
    QTest::newRow("class of Python")
        << QStringList{u"--class"_s, u"X"_s, u"local:///pi.py"_s} << u"X"_s;
}

void TestCommandLine::names()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, name);
    QCOMPARE(confOf(arguments).raw(u"spark.app.name"_s), name);
}

void TestCommandLine::masters_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("result"); // a URL or the problem
    QTest::addColumn<QString>("notice");
    QTest::newRow("host") << u"k8s://h:6443"_s << u"k8s://https://h:6443"_s << u"https-assumed"_s;
    QTest::newRow("https") << u"k8s://https://h"_s << u"k8s://https://h"_s << QString();
    QTest::newRow("upper case") << u"k8s://HTTPS://h"_s << u"k8s://HTTPS://h"_s << QString();
    QTest::newRow("http") << u"k8s://http://h:1"_s << u"k8s://http://h:1"_s << u"plain-http"_s;
    QTest::newRow("other scheme") << u"k8s://ftp://h"_s << u"master-scheme"_s << QString();
    QTest::newRow("yarn") << u"yarn"_s << u"master-not-kubernetes"_s << QString();
    QTest::newRow("spark") << u"spark://h:7077"_s << u"master-not-kubernetes"_s << QString();
    QTest::newRow("local") << u"local[4]"_s << u"master-not-kubernetes"_s << QString();
    QTest::newRow("k8s alone") << u"k8s:h"_s << u"master-not-kubernetes"_s << QString();
}

void TestCommandLine::masters()
{
    QFETCH(QString, given);
    QFETCH(QString, result);
    QFETCH(QString, notice);
    const auto request = CommandLine({u"--master"_s, given, u"--deploy-mode"_s, u"cluster"_s,
                                      u"--class"_s, u"C"_s, kJar})
                             .parse();
    QCOMPARE(request ? request->master : problemOf(request), result);
    if (request)
        QCOMPARE(request->notices.value(0).slug, notice);
}

void TestCommandLine::kinds_data()
{
    QTest::addColumn<QString>("resource");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("mainClass");
    QTest::newRow("Python") << u"s3a://b/x.py"_s << int(AppKind::Python)
                            << u"org.apache.spark.deploy.PythonRunner"_s;
    QTest::newRow("R") << u"local:///x.R"_s << int(AppKind::R)
                       << u"org.apache.spark.deploy.RRunner"_s;
    QTest::newRow("r") << u"local:///x.r"_s << int(AppKind::R)
                       << u"org.apache.spark.deploy.RRunner"_s;
    QTest::newRow("jar") << u"local:///x.jar"_s << int(AppKind::Java) << u"C"_s;
    QTest::newRow("PY") << u"local:///x.PY"_s << int(AppKind::Java) << u"C"_s;
    QTest::newRow("internal") << u"spark-internal"_s << int(AppKind::Java) << u"C"_s;
}

void TestCommandLine::kinds()
{
    QFETCH(QString, resource);
    QFETCH(int, kind);
    QFETCH(QString, mainClass);
    const SubmitPlan plan =
        CommandLine(basics() + QStringList{u"--class"_s, u"C"_s, resource}).parse().value().plan;
    QCOMPARE(int(plan.kind), kind);
    QCOMPARE(plan.mainClass, mainClass);
    QCOMPARE(plan.primaryResource, resource);
}

void TestCommandLine::users_data()
{
    QTest::addColumn<QString>("sparkUser");
    QTest::addColumn<QString>("proxyUser");
    QTest::addColumn<QString>("hadoopUser");
    QTest::addColumn<QString>("user");
    QTest::newRow("system") << QString() << QString() << QString() << u"bob"_s;
    QTest::newRow("hadoop") << QString() << QString() << u"hd"_s << u"hd"_s;
    QTest::newRow("proxy") << QString() << u"alice"_s << u"hd"_s << u"alice"_s;
    QTest::newRow("variable") << u"carol"_s << u"alice"_s << u"hd"_s << u"carol"_s;
}

void TestCommandLine::users()
{
    QFETCH(QString, sparkUser);
    QFETCH(QString, proxyUser);
    QFETCH(QString, hadoopUser);
    QFETCH(QString, user);
    CommandLine line(basics());
    if (!proxyUser.isEmpty())
        line.arguments << u"--proxy-user"_s << proxyUser;
    line.arguments << u"--class"_s << u"C"_s << kJar;
    line.context.environment = {{u"SPARK_USER"_s, sparkUser}, {u"HADOOP_USER_NAME"_s, hadoopUser}};
    const SubmitPlan plan = line.parse().value().plan;
    QCOMPARE(plan.sparkUser, user);
    QCOMPARE(plan.proxyUser, proxyUser);
}

void TestCommandLine::refusals_data()
{
    QTest::addColumn<QStringList>("arguments"); // a first "$B" stands for basics()
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *name, Errc code, const char *problem,
                        const QStringList &arguments) {
        QTest::newRow(name) << arguments << int(code) << QString::fromLatin1(problem);
    };
    const QString b = u"$B"_s;
    const QString c = u"--class=C"_s;
    row("nothing", Errc::MissingArgument, "no-arguments", {});
    row("no value", Errc::MissingArgument, "no-value", {b, c, u"--name"_s});
    row("no application", Errc::MissingArgument, "no-application", {b, c});
    row("unknown", Errc::UnknownOption, "unknown-option", {b, u"--executor"_s, kJar});
    row("conf", Errc::InvalidValue, "conf-without-equals", {b, u"--conf"_s, u"spark.x"_s, c, kJar});
    row("file", Errc::FileMissing, "properties-file",
        {b, u"--properties-file"_s, u"/no/such"_s, c, kJar});
    row("folder", Errc::FileMissing, "properties-file",
        {b, u"--properties-file"_s, u"/"_s, c, kJar});
    row("heap", Errc::InvalidValue, "heap-in-java-options",
        {b, u"--driver-java-options"_s, u"-Da=1 -Xmx2g"_s, c, kJar});
    row("heap default", Errc::InvalidValue, "heap-in-java-options",
        {b, u"-c"_s, u"spark.driver.defaultJavaOptions=-Xmx1g"_s, c, kJar});
    row("mode", Errc::InvalidValue, "deploy-mode", {b, u"--deploy-mode"_s, u"Cluster"_s, c, kJar});
    row("mode in conf", Errc::InvalidValue, "deploy-mode",
        {u"--master"_s, u"k8s://h"_s, u"-c"_s, u"spark.submit.deployMode=x"_s, c, kJar});
    row("kill and status", Errc::ConflictingOptions, "two-actions",
        {b, u"--kill"_s, u"a"_s, u"--status"_s, u"a"_s});
    row("remote", Errc::ConflictingOptions, "remote-and-master",
        {b, u"--remote"_s, u"sc://h"_s, c, kJar});
    row("remote alone", Errc::UnsupportedSetting, "remote", {u"--remote"_s, u"sc://h"_s, c, kJar});
    row("driver memory", Errc::InvalidValue, "driver-memory",
        {b, u"--driver-memory"_s, u"0"_s, c, kJar});
    row("driver memory text", Errc::InvalidValue, "driver-memory",
        {b, u"--driver-memory"_s, u"1.5g"_s, c, kJar});
    row("executor memory", Errc::InvalidValue, "executor-memory",
        {b, u"--executor-memory"_s, u"-1g"_s, c, kJar});
    row("driver cores", Errc::InvalidValue, "driver-cores",
        {b, u"--driver-cores"_s, u"0"_s, c, kJar});
    row("executor cores", Errc::InvalidValue, "executor-cores",
        {b, u"--executor-cores"_s, u"two"_s, c, kJar});
    row("total cores", Errc::InvalidValue, "total-executor-cores",
        {b, u"--total-executor-cores"_s, u"0"_s, c, kJar});
    row("executors", Errc::InvalidValue, "num-executors",
        {b, u"--num-executors"_s, u"0"_s, c, kJar});
    row("proxy", Errc::ConflictingOptions, "proxy-user-and-principal",
        {b, u"--proxy-user"_s, u"a"_s, u"--principal"_s, u"p"_s, c, kJar});
    row("no master", Errc::MissingArgument, "no-master",
        {u"--deploy-mode"_s, u"cluster"_s, c, kJar});
    row("client mode", Errc::UnsupportedSetting, "client-mode",
        {u"--master"_s, u"k8s://h"_s, c, kJar});
    row("shell", Errc::UnsupportedSetting, "shell-in-cluster-mode", {b, c, u"pyspark-shell"_s});
    row("thrift server", Errc::UnsupportedSetting, "class-in-cluster-mode",
        {b, u"--class"_s, u"org.apache.spark.sql.hive.thriftserver.HiveThriftServer2"_s,
         u"spark-internal"_s});
    row("keytab", Errc::FileMissing, "keytab",
        {b, u"--principal"_s, u"p"_s, u"--keytab"_s, u"/no/such"_s, c, kJar});
    row("no class", Errc::MissingArgument, "no-class", {b, kJar});
    row("no class internal", Errc::MissingArgument, "no-class", {b, u"spark-internal"_s});
    row("glob", Errc::UnsupportedSetting, "remote-glob",
        {b, u"--jars"_s, u"s3a://b/*.jar"_s, c, kJar});
    row("example", Errc::UnsupportedSetting, "run-example", {u"run-example"_s, u"SparkPi"_s});
    row("empty id", Errc::InvalidValue, "submission-id", {b, u"--kill"_s, u"ns:"_s});
}

void TestCommandLine::refusals()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    QFETCH(QString, problem);
    if (arguments.value(0) == "$B"_L1)
        arguments = basics() + arguments.mid(1);
    const auto request = CommandLine(arguments).parse();
    QVERIFY(!request);
    QCOMPARE(problemOf(request), problem);
    QCOMPARE(int(request.error().code), code);
}

void TestCommandLine::orderOfChecks_data()
{
    // Each row takes away the mistakes found so far; the first one left is reported (§1.15).
    QTest::addColumn<int>("fixed");
    QTest::addColumn<QString>("problem");
    const char *order[] = {"unknown-option",
                           "properties-file",
                           "heap-in-java-options",
                           "deploy-mode",
                           "driver-memory",
                           "executor-memory",
                           "driver-cores",
                           "executor-cores",
                           "total-executor-cores",
                           "num-executors",
                           "proxy-user-and-principal",
                           "master-not-kubernetes",
                           "no-class",
                           ""};
    for (int i = 0; i < int(std::size(order)); ++i)
        QTest::addRow("%02d %s", i, order[i]) << i << QString::fromLatin1(order[i]);
}

void TestCommandLine::orderOfChecks()
{
    QFETCH(int, fixed);
    QFETCH(QString, problem);
    const QList<QPair<QStringList, QStringList>> mistakes{
        {{u"--nonsense"_s}, {}},
        {{u"--properties-file=/no/such"_s}, {}},
        {{u"--driver-java-options=-Xmx1g"_s}, {}},
        {{u"--deploy-mode=x"_s}, {u"--deploy-mode=cluster"_s}},
        {{u"--driver-memory=0"_s}, {}},
        {{u"--executor-memory=0"_s}, {}},
        {{u"--driver-cores=0"_s}, {}},
        {{u"--executor-cores=0"_s}, {}},
        {{u"--total-executor-cores=0"_s}, {}},
        {{u"--num-executors=0"_s}, {}},
        {{u"--proxy-user=a"_s, u"--principal=b"_s}, {}},
        {{u"--master=yarn"_s}, {u"--master=k8s://h"_s}},
        {{}, {u"--class=C"_s}},
    };
    QStringList arguments;
    for (qsizetype i = mistakes.size() - 1; i >= 0; --i)
        arguments += i < fixed ? mistakes[i].second : mistakes[i].first;
    QCOMPARE(problemOf(CommandLine(arguments + QStringList{kJar}).parse()), problem);
}

void TestCommandLine::operations()
{
    const auto kill =
        CommandLine({u"--master"_s, u"k8s://10.0.0.1:6443"_s, u"--kill"_s, u"jobs:etl-*"_s,
                     u"--conf"_s, u"spark.kubernetes.appKillPodDeletionGracePeriod=20"_s})
            .parse();
    QVERIFY(kill);
    QCOMPARE(kill->action, SubmitAction::Kill);
    QCOMPARE(kill->master, u"k8s://10.0.0.1:6443"_s); // as given
    QCOMPARE(kill->target, (SubmissionId{u"jobs"_s, u"etl-"_s, true}));
    const auto settings = ClientSettings::from(kill->master, kill->conf, {});
    QCOMPARE(settings.value().killGracePeriod, std::chrono::seconds(20));
    const auto status =
        CommandLine({u"--master"_s, u"k8s://h"_s, u"--status"_s, u"etl-1-driver"_s}).parse();
    QCOMPARE(status.value().action, SubmitAction::Status);
    QCOMPARE(status.value().target, (SubmissionId{std::nullopt, u"etl-1-driver"_s, false}));
    QCOMPARE(problemOf(CommandLine({u"--kill"_s, u"a"_s}).parse()), u"no-master"_s);
    QCOMPARE(problemOf(CommandLine({u"--master"_s, u"yarn"_s, u"--kill"_s, u"a"_s}).parse()),
             u"master-not-kubernetes"_s);
}

void TestCommandLine::submissionIds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("pod");
    QTest::addColumn<bool>("matches");
    QTest::newRow("name") << u"a-driver"_s << u"a-driver"_s << true;
    QTest::newRow("name, not a prefix") << u"a"_s << u"a-driver"_s << false;
    QTest::newRow("glob") << u"ns:a*"_s << u"a-driver"_s << true;
    QTest::newRow("all") << u"ns:*"_s << u"x"_s << true;
    QTest::newRow("star inside") << u"a*b"_s << u"axb"_s << false;
}

void TestCommandLine::submissionIds()
{
    QFETCH(QString, text);
    QFETCH(QString, pod);
    QFETCH(bool, matches);
    const auto id = SubmissionId::parse(text);
    QVERIFY(id);
    QCOMPARE(id->matches(pod), matches);
    QCOMPARE(id->text(), text);
}

void TestCommandLine::frontEndOptions()
{
    CommandLine line({u"--dry-run=client"_s, u"-o"_s, u"json"_s, u"--dry-run"_s});
    line.arguments += basics() + QStringList{u"--class"_s, u"C"_s, kJar, u"-o"_s, u"x"_s};
    line.context.extraOptions = {{u"--dry-run"_s, false}, {u"-o"_s, true}};
    const auto request = line.parse();
    QVERIFY(request);
    QCOMPARE(request->extras.size(), 3);
    QCOMPARE(request->extras[0], (std::pair{u"--dry-run"_s, u"client"_s}));
    QCOMPARE(request->extras[1], (std::pair{u"-o"_s, u"json"_s}));
    QCOMPARE(request->extras[2], (std::pair{u"--dry-run"_s, QString()}));
    QCOMPARE(request->plan.arguments, (QStringList{u"-o"_s, u"x"_s}));
}

void TestCommandLine::defaultsOfTheFrontEnd()
{
    CommandLine line({u"--class"_s, u"C"_s, kJar});
    line.context.defaultMaster = u"k8s://https://127.0.0.1:1"_s;
    line.context.defaultDeployMode = u"cluster"_s;
    const auto request = line.parse();
    QCOMPARE(request.value().master, u"k8s://https://127.0.0.1:1"_s);
    line.context.version = SparkVersion::parse(u"3.5.6"_s);
    QCOMPARE(line.parse().value().plan.version.text(), u"3.5.6"_s);
}

void TestCommandLine::planRoundTrip()
{
    CommandLine line(basics() +
                     QStringList{u"--proxy-user"_s, u"a"_s, u"local:///x.py"_s, u"1"_s, u"é"_s});
    line.context.environment = {{u"PYSPARK_PYTHON"_s, u"/p"_s}, {u"SPARK_CONF_DIR"_s, u"/c"_s}};
    const SubmitPlan plan = line.parse().value().plan;
    const auto back = SubmitPlan::fromJson(plan.toJson());
    QVERIFY(back);
    QCOMPARE(*back, plan);
    QCOMPARE(back->conf.entries(), plan.conf.entries()); // the order too
    QJsonObject broken = plan.toJson();
    broken.remove(u"mainClass"_s);
    QCOMPARE(SubmitPlan::fromJson(broken).error().context.value(u"key"_s), u"mainClass"_s);
    broken = plan.toJson();
    broken.insert(u"kind"_s, u"scala"_s);
    QCOMPARE(SubmitPlan::fromJson(broken).error().context.value(u"key"_s), u"kind"_s);
}

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_commandline.moc"
