// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/ctl/command.h"
#include "core/ctl/sentences.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include <csignal>

using namespace firesteel;
using namespace firesteel::ctl;
using namespace Qt::StringLiterals;

namespace {

class CapturedConsole final : public Console
{
public:
    void out(const QByteArray &bytes) override { output += bytes; }
    void err(const QByteArray &bytes) override { errors += bytes; }
    QByteArray output;
    QByteArray errors;
};

/// One run of firesteelctl in this process.
struct Run {
    CapturedConsole console;
    SystemClock clock;
    SystemIdSource ids;
    std::unique_ptr<Command> command;
    int code = -1;

    Run(const QString &folder, const QStringList &arguments)
    {
        const auto options = parseOptions(arguments);
        if (!options) {
            console.errText(errorText(options.error()));
            code = int(exitCodeFor(options.error().code));
            return;
        }
        QProcessEnvironment environment;
        environment.insert(u"KUBECONFIG"_s, folder + u"/kubeconfig"_s);
        environment.insert(u"HOME"_s, folder);
        command =
            makeCommand(*options, {console, clock, ids, environment, folder, folder, u"tester"_s});
        QObject::connect(command.get(), &Command::done, command.get(),
                         [this](ExitCode done) { code = int(done); });
        command->start();
    }
};

QStringList submission(const QStringList &job, const QString &image = u"firesteel/spark:4.1.1"_s)
{
    return QStringList{u"submit"_s,
                       u"--name"_s,
                       u"pi"_s,
                       u"--conf"_s,
                       u"spark.kubernetes.namespace=spark"_s,
                       u"--conf"_s,
                       u"spark.kubernetes.authenticate.driver.serviceAccountName=spark"_s,
                       u"--conf"_s,
                       u"spark.kubernetes.container.image="_s + image} +
           job;
}

} // namespace

/// The main job of the program without a cluster: submit to a practice cluster.
class TestPracticeCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void submits_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QByteArray>("out");
        QTest::addColumn<QByteArray>("err");
        const QString jar = u"local:///opt/spark/examples/jars/spark-examples.jar"_s;
        QTest::newRow("SparkPi")
            << submission({u"--class"_s, u"org.apache.spark.examples.SparkPi"_s, jar, u"20"_s}) << 0
            << QByteArray("Pi is roughly 3.14") << QByteArray("executor 1 running");
        QTest::newRow("pi.py") << submission({u"local:///opt/spark/pi.py"_s}) << 0
                               << QByteArray("Pi is roughly 3.14") << QByteArray("driver running");
        QTest::newRow("class missing")
            << submission({u"--class"_s, u"com.example.X"_s, jar}) << 11
            << QByteArray("ClassNotFoundException") << QByteArray("exit code 101");
        QTest::newRow("exception") << submission({u"local:///opt/fail.py"_s}) << 11
                                   << QByteArray("ValueError") << QByteArray("exit code 1");
        QTest::newRow("executor memory")
            << submission({u"--conf"_s, u"spark.task.maxFailures=1"_s, u"local:///opt/oom.py"_s})
            << 11 << QByteArray("exit code 137") << QByteArray("OOMKilled");
        QTest::newRow("image missing")
            << submission({u"--class"_s, u"C"_s, jar}, u"firesteel/missing:1"_s).mid(0, 1) +
                   QStringList{u"--start-timeout"_s, u"3"_s} +
                   submission({u"--class"_s, u"C"_s, jar}, u"firesteel/missing:1"_s).mid(1)
            << 17 << QByteArray()
            << QByteArray("the registry has no such image or tag (ErrImagePull)");
        QTest::newRow("account missing")
            << submission({u"--conf"_s,
                           u"spark.kubernetes.authenticate.driver.serviceAccountName=nobody"_s,
                           u"--class"_s, u"C"_s, jar})
            << 8 << QByteArray() << QByteArray("service account \"nobody\" does not exist");
    }
    void submits()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, exitCode);
        QFETCH(QByteArray, out);
        QFETCH(QByteArray, err);
        QTemporaryDir folder;
        Run practice(folder.path(),
                     {u"practice"_s, u"--kubeconfig"_s, u"kubeconfig"_s, u"--speed"_s, u"20"_s});
        QTRY_VERIFY_WITH_TIMEOUT(practice.console.output.contains("practice cluster ready at "
                                                                  "https://127.0.0.1:"),
                                 20'000);
        const QFile::Permissions others =
            QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        QVERIFY(!(QFileInfo(folder.filePath(u"kubeconfig"_s)).permissions() & others));
        Run submit(folder.path(), arguments);
        QTRY_VERIFY_WITH_TIMEOUT(submit.code >= 0, 60'000);
        QVERIFY2(submit.code == exitCode, submit.console.errors.constData());
        QVERIFY2(submit.console.output.contains(out), submit.console.output.constData());
        QVERIFY2(submit.console.errors.contains(err), submit.console.errors.constData());
        practice.command->interrupt(SIGINT);
        QTRY_COMPARE(practice.code, 130);
    }

    void wrongUse_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("speed") << QStringList{u"--speed"_s, u"fast"_s};
        QTest::newRow("port") << QStringList{u"--port"_s, u"70000"_s};
        QTest::newRow("pods") << QStringList{u"--pods"_s, u"-1"_s};
        QTest::newRow("events") << QStringList{u"--events"_s, u"many"_s};
        QTest::newRow("empty with a value") << QStringList{u"--empty=yes"_s};
        QTest::newRow("word") << QStringList{u"now"_s};
    }
    void wrongUse()
    {
        QFETCH(QStringList, arguments);
        QTemporaryDir folder;
        Run run(folder.path(), QStringList{u"practice"_s} + arguments);
        QTRY_COMPARE(run.code, 2);
    }

    void portTaken()
    {
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress::LocalHost));
        QTemporaryDir folder;
        Run run(folder.path(), {u"practice"_s, u"--port"_s, QString::number(other.serverPort())});
        QTRY_COMPARE_WITH_TIMEOUT(run.code, 2, 20'000);
        QVERIFY(run.console.errors.contains("--port"));
    }

    void kubeconfigCannotBeWritten()
    {
        QTemporaryDir folder;
        Run run(folder.path(), {u"practice"_s, u"--kubeconfig"_s, u"/no/such/folder/config"_s});
        QTRY_COMPARE_WITH_TIMEOUT(run.code, 3, 20'000);
    }

    void asDocument()
    {
        QTemporaryDir folder;
        Run run(folder.path(), {u"practice"_s, u"-o"_s, u"json"_s, u"--pods"_s, u"10"_s});
        QTRY_VERIFY_WITH_TIMEOUT(!run.console.output.isEmpty(), 20'000);
        const QJsonObject told = QJsonDocument::fromJson(run.console.output).object();
        QVERIFY(QFileInfo::exists(told["kubeconfig"_L1].toString()));
        Run list(folder.path(), {u"--kubeconfig"_s, told["kubeconfig"_L1].toString(), u"-n"_s,
                                 u"farm"_s, u"list"_s});
        QTRY_COMPARE_WITH_TIMEOUT(list.code, 0, 20'000);
        QVERIFY(list.console.output.contains("etl-orders-0"));
    }
};

QTEST_GUILESS_MAIN(TestPracticeCommand)
#include "tst_practicecommand.moc"
