// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
//
// firesteelctl as a process of its own: its streams, signals and exit code.
#include "core/secrets/keyringstore.h"
#include "core/settings/profilestore.h"
#include "tests/support/podmaker.h"
#include "tests/support/privatebus.h"
#include "tests/support/scriptedcluster.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include <csignal>

using namespace firesteel;
using namespace Qt::StringLiterals;
using firesteel::test::PodMaker;
using firesteel::test::ScriptedCluster;

namespace {

struct Run {
    ScriptedCluster cluster;
    QTemporaryDir folder;
    QProcess ctl;

    explicit Run(const QString &line)
    {
        QFile file(folder.filePath(u"config"_s));
        if (file.open(QIODevice::WriteOnly))
            file.write(cluster.kubeconfig());
        QProcessEnvironment environment;
        environment.insert(u"KUBECONFIG"_s, file.fileName());
        environment.insert(u"HOME"_s, folder.path());
        environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s); // else Qt complains on standard error
        ctl.setProcessEnvironment(environment);
        ctl.setProgram(QCoreApplication::applicationDirPath() + u"/firesteelctl"_s);
        ctl.setArguments(line.split(u' '));
        cluster.put(u"pods"_s, PodMaker::driver().running().json());
    }
    [[nodiscard]] bool ended() const { return ctl.state() == QProcess::NotRunning; }
};

const QString kKeep = u"--keep"_s; ///< … ID SECRET: this program as one that keeps a secret
const QString kKept = u"token-of-the-keyring"_s;

/// Puts a secret into the keyring of the session's bus, which needs a moment until it answers. Not
/// in the test's own process: a bus that goes takes with it whoever has been on it.
bool isKept(const QString &id, const QByteArray &secret)
{
    secrets::KeyringStore store;
    QObject context;
    std::optional<bool> done;
    return QTest::qWaitFor(
        [&] {
            done.reset();
            store.write(id, secret, &context,
                        [&](const Result<> &result) { done = result.has_value(); });
            return QTest::qWaitFor([&] { return done.has_value(); }, 10'000) && *done;
        },
        30'000);
}

} // namespace

class TestProcess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// firesteelctl log -f | head -1: no word, and the documented exit code.
    void aReaderThatHasEnough()
    {
        Run run(u"log -f pi"_s);
        run.cluster.setLog({"one", "|", "two", "|", "three"});
        QProcess head;
        head.setProgram(u"head"_s);
        head.setArguments({u"-1"_s});
        run.ctl.setStandardOutputProcess(&head);
        run.ctl.start();
        head.start();
        QTRY_COMPARE_WITH_TIMEOUT(run.cluster.proxy().waiting("log"), 1, 20'000);
        QTRY_VERIFY_WITH_TIMEOUT(head.state() == QProcess::NotRunning, 20'000);
        QCOMPARE(head.readAllStandardOutput(), QByteArray("one\n"));
        QVERIFY(!run.ended());
        run.cluster.proxy().openOnce("log");
        QTRY_VERIFY_WITH_TIMEOUT(run.ended(), 20'000);
        QCOMPARE(run.ctl.exitStatus(), QProcess::NormalExit);
        QCOMPARE(run.ctl.exitCode(), 141);
        QCOMPARE(run.ctl.readAllStandardError(), QByteArray());
    }

    /// An answer that could not be written is no success.
    void aFullDisk()
    {
        Run run(u"list"_s);
        run.ctl.setStandardOutputFile(u"/dev/full"_s);
        run.ctl.start();
        QTRY_VERIFY_WITH_TIMEOUT(run.ctl.state() == QProcess::NotRunning, 20'000);
        QCOMPARE(run.ctl.exitCode(), 3);
        const QByteArray errors = run.ctl.readAllStandardError();
        QVERIFY2(errors.contains("Standard output cannot be written"), errors.constData());
        QCOMPARE(errors.count("error: "), 1);
    }

    void signalsEndIt_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("SIGINT") << SIGINT << 130;
        QTest::newRow("SIGTERM") << SIGTERM << 143;
        QTest::newRow("SIGHUP") << SIGHUP << 143;
    }

    void signalsEndIt()
    {
        QFETCH(int, number);
        QFETCH(int, exitCode);
        Run run(u"log -f pi"_s);
        run.cluster.setLog({"one", "|"});
        run.ctl.start();
        QTRY_COMPARE_WITH_TIMEOUT(run.cluster.proxy().waiting("log"), 1, 20'000);
        QByteArray output;
        QTRY_COMPARE_WITH_TIMEOUT(output += run.ctl.readAllStandardOutput(), QByteArray("one\n"),
                                  20'000);
        QCOMPARE(::kill(pid_t(run.ctl.processId()), number), 0);
        QTRY_VERIFY_WITH_TIMEOUT(run.ended(), 20'000);
        QCOMPARE(run.ctl.exitStatus(), QProcess::NormalExit);
        QCOMPARE(run.ctl.exitCode(), exitCode);
        QVERIFY(run.ctl.readAllStandardOutput().isEmpty());
    }

    /// A cluster of the window whose token lies in a real keyring; then without that keyring.
    void aTokenInTheKeyring()
    {
        const test::PrivateBus bus(true);
        QVERIFY2(!bus.address().isEmpty(), "dbus-daemon does not start");
        QProcess keeper;
        keeper.setProcessEnvironment(bus.environment());
        keeper.start(QCoreApplication::applicationFilePath(), {kKeep, u"keyring/1"_s, kKept});
        QTRY_VERIFY_WITH_TIMEOUT(keeper.state() == QProcess::NotRunning, 60'000);
        QVERIFY(keeper.exitStatus() == QProcess::NormalExit && keeper.exitCode() == 0);
        Run run(u"list --context stage"_s);
        QProcessEnvironment environment = bus.environment();
        environment.remove(u"KUBECONFIG"_s);
        environment.remove(u"FIRESTEEL_TOKEN"_s);
        environment.insert(u"XDG_CONFIG_HOME"_s, run.folder.path());
        QVERIFY(QDir().mkpath(run.folder.filePath(u"firesteel"_s)));
        {
            settings::ProfileStore store(run.folder.filePath(u"firesteel/clusters.json"_s));
            store.put({.name = u"stage"_s,
                       .server = run.cluster.proxy().url(),
                       .caPem = run.cluster.authority().pem(),
                       .namespaceName = u"jobs"_s,
                       .identity = settings::ClusterProfile::Identity::Token,
                       .secretId = u"keyring/1"_s});
        }
        run.ctl.setProcessEnvironment(environment);
        run.ctl.start();
        QTRY_VERIFY_WITH_TIMEOUT(run.ended(), 30'000);
        const QByteArray errors = run.ctl.readAllStandardError();
        QVERIFY2(run.ctl.exitCode() == 0, errors.constData());
        QCOMPARE(run.cluster.proxy().requests().last().header("Authorization"),
                 QByteArray("Bearer token-of-the-keyring"));
        QVERIFY(!errors.contains("token-of-the-keyring") &&
                !run.ctl.readAllStandardOutput().contains("token-of-the-keyring"));

        environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, u"unix:path=/no/such/bus"_s);
        run.ctl.setProcessEnvironment(environment);
        run.ctl.start();
        QTRY_VERIFY_WITH_TIMEOUT(run.ended(), 30'000);
        QCOMPARE(run.ctl.exitCode(), 3);
        const QByteArray without = run.ctl.readAllStandardError();
        QVERIFY2(without.contains("stage lies in the desktop's keyring, which is not there"),
                 without.constData());
    }

    void aWrongCommandLine()
    {
        Run run(u"frobnicate"_s);
        run.ctl.start();
        QTRY_VERIFY_WITH_TIMEOUT(run.ctl.state() == QProcess::NotRunning, 20'000);
        QCOMPARE(run.ctl.exitCode(), 2);
        QVERIFY(run.ctl.readAllStandardError().startsWith("error: "));
    }
};

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == kKeep)
        return isKept(arguments.value(2), arguments.value(3).toUtf8()) ? 0 : 1;
    TestProcess test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_process.moc"
