// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/ctl/command.h"
#include "core/ctl/sentences.h"
#include "tests/support/eventmaker.h"
#include "tests/support/podmaker.h"
#include "tests/support/scriptedcluster.h"

#include <QFile>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest/QTest>

#include <csignal>

using namespace firesteel;
using namespace firesteel::ctl;
using namespace Qt::StringLiterals;
using firesteel::test::PodMaker;
using firesteel::test::ScriptedCluster;

namespace {

class CapturedConsole final : public Console
{
public:
    void out(const QByteArray &bytes) override { output += bytes; }
    void err(const QByteArray &bytes) override { errors += bytes; }
    QByteArray output;
    QByteArray errors;
};

/// One run of firesteelctl in this process, against a scripted cluster.
struct Run {
    ScriptedCluster cluster;
    CapturedConsole console;
    SystemClock clock;
    SystemIdSource ids;
    QTemporaryDir folder;
    QProcessEnvironment environment;
    std::unique_ptr<Command> command;
    int code = -1;

    Run()
    {
        write(u"config"_s, cluster.kubeconfig());
        environment.insert(u"KUBECONFIG"_s, path(u"config"_s));
        environment.insert(u"HOME"_s, folder.path());
    }

    [[nodiscard]] QString path(const QString &name) const { return folder.filePath(name); }
    void write(const QString &name, const QByteArray &content) const
    {
        QFile file(path(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(content);
    }

    /// As main() does it. `line` is split at blanks.
    void start(const QString &line) { start(line.split(u' ', Qt::SkipEmptyParts)); }
    void start(const QStringList &arguments)
    {
        const auto options = parseOptions(arguments);
        if (!options) {
            console.errText(errorText(options.error()));
            code = int(exitCodeFor(options.error().code));
            return;
        }
        command = makeCommand(*options, {console, clock, ids, environment, folder.path(),
                                         folder.path(), u"tester"_s});
        QObject::connect(command.get(), &Command::done, command.get(),
                         [this](ExitCode done) { code = int(done); });
        command->start();
    }
    [[nodiscard]] QString submitLine(const QString &more = {}) const
    {
        return u"submit --master k8s://"_s + cluster.proxy().url() +
               u" --deploy-mode cluster --name pi --class C "
               "--conf spark.kubernetes.namespace=jobs --conf "
               "spark.kubernetes.container.image=firesteel/spark:4.1.1 "
               "--conf spark.kubernetes.driver.pod.name=pi-driver "_s +
               more + u" local:///opt/a.jar 10"_s;
    }
};

} // namespace

class TestCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Each wrong kubeconfig: one sentence, a next step, the exit code, and not one request.
    void badKubeconfig_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QByteArray>("says");
        const QByteArray cluster =
            "clusters:\n- name: c\n  cluster: {server: 'https://127.0.0.1:1'";
        const QByteArray rest = "}\nusers:\n- name: u\n  user: {token: t}\ncontexts:\n- name: x\n  "
                                "context: {cluster: c, user: u}\ncurrent-context: x\n";
        QTest::newRow("missing") << QByteArray() << u"--kubeconfig /no/such/file list"_s << 3
                                 << QByteArray("no kubeconfig at /no/such/file");
        QTest::newRow("empty") << QByteArray("") << u"--kubeconfig bad list"_s << 3
                               << QByteArray("names no cluster");
        QTest::newRow("not YAML") << QByteArray("a: [1, 2\nb: }") << u"--kubeconfig bad list"_s << 3
                                  << QByteArray("is not YAML");
        QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16)
                                   << u"--kubeconfig bad list"_s << 3 << QByteArray("is not YAML");
        QTest::newRow("duplicate keys")
            << cluster + ", server: 'https://127.0.0.1:2'" + rest << u"--kubeconfig bad list"_s << 3
            << QByteArray("gives the key \"server\" twice");
        QTest::newRow("current context dangles")
            << QByteArray("current-context: gone\n") + cluster + "}\n"
            << u"--kubeconfig bad list"_s << 3 << QByteArray("context \"gone\"");
        QTest::newRow("cluster dangles")
            << QByteArray("contexts:\n- name: x\n  context: {cluster: gone, user: "
                          "u}\ncurrent-context: x\n")
            << u"--kubeconfig bad list"_s << 3 << QByteArray("cluster \"gone\"");
        QTest::newRow("asked-for context dangles")
            << cluster + rest << u"--kubeconfig bad --context nope list"_s << 3
            << QByteArray("context \"nope\"");
        QTest::newRow("CA file missing")
            << cluster + ", certificate-authority: /no/such/ca.crt" + rest
            << u"--kubeconfig bad list"_s << 3 << QByteArray("/no/such/ca.crt");
        QTest::newRow("CA is no certificate")
            << cluster + ", certificate-authority-data: aGVsbG8=" + rest
            << u"--kubeconfig bad list"_s << 3 << QByteArray("certificate");
        QTest::newRow("exec plug-in")
            << QByteArray(
                   "clusters:\n- name: c\n  cluster: {server: 'https://127.0.0.1:1'}\nusers:\n- "
                   "name: u\n"
                   "  user: {exec: {apiVersion: client.authentication.k8s.io/v1, command: aws, "
                   "interactiveMode: Never}}\n"
                   "contexts:\n- name: x\n  context: {cluster: c, user: u}\ncurrent-context: x\n")
            << u"--kubeconfig bad list"_s << 3 << QByteArray("program aws for the credential");
        QTest::newRow("token file missing")
            << cluster + rest << u"--kubeconfig bad --token-file /no/such/token list"_s << 3
            << QByteArray("/no/such/token");
    }

    void badKubeconfig()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, options);
        QFETCH(int, exitCode);
        QFETCH(QByteArray, says);
        Run run;
        run.write(u"bad"_s, content);
        run.start(options);
        QTRY_VERIFY_WITH_TIMEOUT(run.code >= 0, 15'000);
        QVERIFY2(run.console.errors.contains(says), run.console.errors.constData());
        QCOMPARE(run.code, exitCode);
        QVERIFY(run.console.errors.startsWith("error: "));
        QVERIFY(run.console.errors.contains("\n  next: "));
        QCOMPARE(run.cluster.proxy().requests().size(), 0);
        QVERIFY(run.console.output.isEmpty());
    }

    /// PowerShell's redirection writes UTF-16: it simply works.
    void utf16Kubeconfig()
    {
        Run run;
        const QString text = QString::fromUtf8(run.cluster.kubeconfig());
        QByteArray utf16("\xff\xfe");
        for (const QChar c : text) {
            utf16.append(char(c.unicode() & 0xff));
            utf16.append(char(c.unicode() >> 8));
        }
        run.write(u"bad"_s, utf16);
        run.start(u"--kubeconfig bad list"_s);
        QTRY_COMPARE_WITH_TIMEOUT(run.code, 0, 15'000);
    }

    void badServer_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("wrong CA") << u"wrong-ca"_s << 5
                                  << QByteArray("not signed by the given authority");
        QTest::newRow("name not in the certificate")
            << u"name"_s << 5 << QByteArray("does not carry this name");
        QTest::newRow("dead server")
            << u"dead"_s << 4 << QByteArray("Nothing listens at 127.0.0.1:");
        QTest::newRow("plain HTTP") << u"plain"_s << 5 << QByteArray("without TLS");
        QTest::newRow("401") << u"401"_s << 6 << QByteArray("does not accept the credentials");
        QTest::newRow("403") << u"403"_s << 7 << QByteArray("may not");
        QTest::newRow("403 for nobody") << u"anonymous"_s << 7 << QByteArray("without credentials");
        QTest::newRow("a login page")
            << u"html"_s << 15 << QByteArray("not as a Kubernetes API server");
        QTest::newRow("redirected") << u"redirect"_s << 15 << QByteArray("redirects");
        QTest::newRow("500") << u"500"_s << 15 << QByteArray("internal error");
    }

    /// The same fault meets a reading and a writing command: words, exit code, and nothing is left.
    void badServer()
    {
        QFETCH(QString, kind);
        QFETCH(int, exitCode);
        QFETCH(QByteArray, says);
        for (const bool submit : {false, true}) {
            Run run;
            QByteArray config = run.cluster.kubeconfig();
            QString server = run.cluster.proxy().url();
            std::unique_ptr<test::FaultProxy> plain;
            const QByteArray target = "/api/v1";
            const QByteArray method = submit ? "POST" : "GET";
            if (kind == "wrong-ca"_L1) {
                config.replace(run.cluster.authority().pem().toBase64(),
                               test::TestAuthority(u"another"_s).pem().toBase64());
            } else if (kind == "name"_L1) {
                config.replace(
                    "server: https://127.0.0.1:",
                    "tls-server-name: elsewhere.example\n    server: https://127.0.0.1:");
            } else if (kind == "dead"_L1) {
                run.cluster.proxy().stopListening();
            } else if (kind == "plain"_L1) {
                plain = std::make_unique<test::FaultProxy>(test::FaultProxy::Options());
                server = u"https://127.0.0.1:"_s + QString::number(plain->port());
                config.replace(run.cluster.proxy().url().toUtf8(), server.toUtf8());
            } else if (kind == "html"_L1) {
                run.cluster.proxy().setResponder([](const test::SeenRequest &) {
                    return test::Script::response(200, "<html><body>Please log in</body></html>",
                                                  "text/html");
                });
            } else if (kind == "redirect"_L1) {
                run.cluster.proxy().setResponder([](const test::SeenRequest &) {
                    return test::Script::response(302, "", "text/plain",
                                                  {{"Location", "https://login.example/"}});
                });
            } else {
                const int status = kind == "anonymous"_L1 ? 403 : kind.toInt();
                const QString reason = status == 401   ? u"Unauthorized"_s
                                       : status == 403 ? u"Forbidden"_s
                                                       : u"InternalError"_s;
                const QString user = kind == "anonymous"_L1 ? u"system:anonymous"_s : u"bob"_s;
                const QString message =
                    status == 403
                        ? QString(
                              u"pods is forbidden: User \""_s + user +
                              u"\" cannot list resource \"pods\" in API group \"\" in the namespace \"jobs\""_s)
                    : status == 401 ? u"Unauthorized"_s
                                    : u"etcd is on fire"_s;
                for (int i = 0; i < 20; ++i)
                    run.cluster.refuse(method, target, status, reason, message,
                                       {{u"kind"_s, u"pods"_s}});
            }
            run.write(u"config"_s, config);
            run.start(submit ? run.submitLine().replace(run.cluster.proxy().url(), server)
                             : u"list"_s);
            QTRY_VERIFY_WITH_TIMEOUT(run.code >= 0, 30'000);
            QVERIFY2(run.console.errors.contains(says), run.console.errors.constData());
            QCOMPARE(run.code, exitCode);
            QVERIFY(run.console.errors.contains("error: ") &&
                    run.console.errors.contains("\n  next: "));
            QVERIFY(!run.console.errors.contains("test-token"));
            QCOMPARE(run.cluster.count(u"pods"_s), 0);
            QCOMPARE(run.cluster.count(u"services"_s), 0);
            QCOMPARE(run.cluster.count(u"configmaps"_s), 0);
        }
    }

    void badSubmit_data()
    {
        QTest::addColumn<QString>("more");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("unknown option")
            << u"--frobnicate"_s << 2 << QByteArray("--frobnicate is not known");
        QTest::newRow("unsupported setting")
            << u"--conf spark.kubernetes.driver.podTemplateFile=/t.yml"_s << 14
            << QByteArray("spark.kubernetes.driver.podTemplateFile");
        QTest::newRow("client mode") << u"--deploy-mode client"_s << 14 << QByteArray("client");
        QTest::newRow("bad number") << u"--driver-cores many"_s << 2 << QByteArray("many");
        QTest::newRow("master of another kind") << u"--master yarn"_s << 2 << QByteArray("yarn");
        QTest::newRow("properties file missing")
            << u"--properties-file /no/such.conf"_s << 3 << QByteArray("/no/such.conf");
        QTest::newRow("a time limit without waiting")
            << u"--start-timeout 5 --conf spark.kubernetes.submission.waitAppCompletion=false"_s
            << 2 << QByteArray("--start-timeout needs a submit that waits");
        QTest::newRow("two servers") << u"--server https://127.0.0.1:1"_s << 2
                                     << QByteArray("--server and --master exclude each other");
        QTest::newRow("a dry run of a kill") << u"--dry-run=client --kill jobs:pi-driver"_s << 2
                                             << QByteArray("--dry-run means nothing with --kill");
        QTest::newRow("a time limit of a status")
            << u"--start-timeout 5 --status jobs:pi-driver"_s << 2
            << QByteArray("--start-timeout means nothing with --status");
        QTest::newRow("token on the command line")
            << u"--token abc"_s << 2 << QByteArray("process list");
    }

    void badSubmit()
    {
        QFETCH(QString, more);
        QFETCH(int, exitCode);
        QFETCH(QByteArray, says);
        Run run;
        run.start(run.submitLine(more));
        QTRY_VERIFY_WITH_TIMEOUT(run.code >= 0, 15'000);
        QVERIFY2(run.console.errors.contains(says), run.console.errors.constData());
        QCOMPARE(run.code, exitCode);
        QVERIFY(run.console.errors.contains("error: ") &&
                run.console.errors.contains("\n  next: "));
        QCOMPARE(run.cluster.proxy().requests().size(), 0);
    }

    void refusedByTheCluster_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("reason");
        QTest::addColumn<QString>("message");
        QTest::addColumn<QJsonObject>("details");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("namespace missing")
            << 404 << u"NotFound"_s << u"namespaces \"jobs\" not found"_s
            << QJsonObject{{u"name"_s, u"jobs"_s}, {u"kind"_s, u"namespaces"_s}} << 8
            << QByteArray("The namespace \"jobs\" does not exist");
        QTest::newRow("service account missing")
            << 403 << u"Forbidden"_s
            << u"pods \"pi-driver\" is forbidden: error looking up service account jobs/nobody: serviceaccount \"nobody\" not found"_s
            << QJsonObject{{u"name"_s, u"pi-driver"_s}, {u"kind"_s, u"pods"_s}} << 8
            << QByteArray("service account \"nobody\"");
        QTest::newRow("quota")
            << 403 << u"Forbidden"_s
            << u"pods \"pi-driver\" is forbidden: exceeded quota: small, requested: requests.memory=1408Mi, used: requests.memory=1Gi, limited: requests.memory=2Gi"_s
            << QJsonObject{{u"name"_s, u"pi-driver"_s}, {u"kind"_s, u"pods"_s}} << 12
            << QByteArray("quota");
        QTest::newRow("invalid") << 422 << u"Invalid"_s
                                 << u"Pod \"pi-driver\" is invalid: spec.x: bad"_s
                                 << QJsonObject{{u"name"_s, u"pi-driver"_s}, {u"kind"_s, u"Pod"_s}}
                                 << 12 << QByteArray("does not accept");
    }

    void refusedByTheCluster()
    {
        QFETCH(int, status);
        QFETCH(QString, reason);
        QFETCH(QString, message);
        QFETCH(QJsonObject, details);
        QFETCH(int, exitCode);
        QFETCH(QByteArray, says);
        Run run;
        run.cluster.refuse("POST", "pods", status, reason, message, details);
        run.start(run.submitLine());
        QTRY_VERIFY_WITH_TIMEOUT(run.code >= 0, 15'000);
        QVERIFY2(run.console.errors.contains(says), run.console.errors.constData());
        QCOMPARE(run.code, exitCode);
        QCOMPARE(run.cluster.count(u"pods"_s), 0);
        QCOMPARE(run.cluster.seen("PATCH").size(), 0);
    }

    void nameTaken()
    {
        Run run;
        run.cluster.put(u"pods"_s,
                        PodMaker::driver(u"pi-driver"_s, u"theirs"_s, u"spark-other"_s).json());
        run.start(run.submitLine());
        QTRY_COMPARE_WITH_TIMEOUT(run.code, 9, 15'000);
        QVERIFY(run.console.errors.contains("The name is taken"));
        QCOMPARE(run.cluster.count(u"pods"_s), 1);
        QCOMPARE(run.cluster.seen("DELETE").size(), 0);
    }

    void dryRunTouchesNothing()
    {
        Run run;
        run.start(run.submitLine(
            u"--verbose --conf spark.kubernetes.report.interval=5s --dry-run=client -o json"_s));
        QTRY_COMPARE(run.code, 0);
        // What has no effect is said, not passed over.
        QVERIFY(run.console.errors.contains("--verbose has no effect"));
        QVERIFY(run.console.errors.contains("spark.kubernetes.report.interval is read but"));
        const QJsonObject list = QJsonDocument::fromJson(run.console.output).object();
        QCOMPARE(list["kind"_L1].toString(), u"List"_s);
        QCOMPARE(list["items"_L1].toArray().size(), 3);
        QCOMPARE(list["items"_L1].toArray().first()["kind"_L1].toString(), u"Pod"_s);
        QCOMPARE(run.cluster.proxy().connectionsSeen(), 0);
    }

    void submitWithoutWaiting()
    {
        Run run;
        run.start(run.submitLine(u"--conf spark.kubernetes.submission.waitAppCompletion=false"_s));
        QTRY_COMPARE_WITH_TIMEOUT(run.code, 0, 15'000);
        QVERIFY(run.console.output.startsWith("spark-"));
        QCOMPARE(run.cluster.count(u"pods"_s), 1);
        QCOMPARE(run.cluster.count(u"services"_s), 1);
        QCOMPARE(run.cluster.count(u"configmaps"_s), 1);
    }

    void ctrlCBeforeTheDriverExistsTakesAllBack()
    {
        Run run;
        run.cluster.hold("PATCH", "configmaps", "held");
        run.start(run.submitLine());
        QTRY_COMPARE(run.cluster.proxy().waiting("held"), 1);
        run.command->interrupt(SIGINT);
        run.cluster.proxy().open("held");
        QTRY_COMPARE_WITH_TIMEOUT(run.code, 130, 15'000);
        QCOMPARE(run.cluster.count(u"pods"_s), 0);
        QCOMPARE(run.cluster.count(u"configmaps"_s), 0);
    }

    /// The first Ctrl+C takes back, a second says what that still waits for, a third ends at once.
    void ctrlCDuringTheRollBack()
    {
        Run run;
        run.cluster.linger();
        run.cluster.hold("PATCH", "configmaps", "held");
        run.start(run.submitLine());
        QTRY_COMPARE(run.cluster.proxy().waiting("held"), 1);
        run.command->interrupt(SIGINT);
        run.cluster.proxy().open("held");
        QTRY_COMPARE_WITH_TIMEOUT(run.cluster.seen("DELETE", "pi-driver").size(), 1, 15'000);
        QVERIFY(!run.console.errors.contains("still taking back"));
        run.command->interrupt(SIGINT);
        QVERIFY(run.console.errors.contains("still taking back"));
        QVERIFY(run.console.errors.contains("Pod pi-driver, Service "));
        QVERIFY(run.console.errors.contains("in namespace jobs"));
        bool turned = false; // whatever the interrupt had queued has come by then
        QTimer::singleShot(0, run.command.get(), [&turned] { turned = true; });
        QTRY_VERIFY(turned);
        QCOMPARE(run.code, -1);
        QVERIFY(!run.console.errors.contains("firesteelctl kill"));
        run.command->interrupt(SIGINT);
        QTRY_COMPARE(run.code, 130);
        QVERIFY(run.console.errors.contains("left on the cluster, perhaps: Pod pi-driver"));
        QVERIFY(run.console.errors.contains("firesteelctl kill pi-driver -n jobs"));
        QVERIFY(!run.console.errors.contains("nothing is left"));
    }

    void aRollBackThatFailsIsToldAfterCtrlC()
    {
        Run run;
        run.cluster.hold("PATCH", "configmaps", "held");
        run.cluster.refuse("DELETE", "pi-driver", 403, u"Forbidden"_s, u"no"_s);
        run.start(run.submitLine());
        QTRY_COMPARE(run.cluster.proxy().waiting("held"), 1);
        run.command->interrupt(SIGINT);
        run.cluster.proxy().open("held");
        QTRY_COMPARE_WITH_TIMEOUT(run.code, 130, 15'000);
        QVERIFY(run.console.errors.contains("the pod pi-driver could not be removed"));
        QVERIFY(run.console.errors.contains("firesteelctl kill pi-driver -n jobs"));
        QVERIFY(!run.console.errors.contains("nothing is left"));
    }

    /// The same when a driver that cannot start is being removed: it is not left half done, and
    /// nobody is told that it goes on running.
    void ctrlCDuringARemoval()
    {
        Run run;
        run.cluster.linger();
        const QJsonObject pod = PodMaker::driver(u"pi-driver"_s, u"uid-1"_s)
                                    .waiting(u"InvalidImageName"_s)
                                    .version(u"130"_s)
                                    .json();
        run.cluster.setPodWatch({{u"MODIFIED"_s, pod, "bad"}, {u"DELETED"_s, pod, "gone"}});
        run.start(run.submitLine());
        QTRY_COMPARE_WITH_TIMEOUT(run.cluster.proxy().waiting("bad"), 1, 15'000);
        run.cluster.proxy().open("bad");
        QTRY_COMPARE_WITH_TIMEOUT(run.cluster.seen("DELETE", "pi-driver").size(), 1, 15'000);
        run.command->interrupt(SIGINT);
        QVERIFY(run.console.errors.contains("still taking back"));
        QVERIFY(!run.console.errors.contains("goes on running"));
        run.cluster.expire(u"pods"_s, u"pi-driver"_s);
        run.cluster.proxy().open("gone");
        QTRY_COMPARE_WITH_TIMEOUT(run.code, 10, 15'000);
    }

    void ctrlCLaterLeavesTheDriver()
    {
        Run run;
        run.start(run.submitLine());
        QTRY_COMPARE_WITH_TIMEOUT(run.cluster.count(u"configmaps"_s), 1, 15'000);
        QTRY_VERIFY(!run.cluster.seen("GET", "watch=").isEmpty());
        run.command->interrupt(SIGINT);
        QTRY_COMPARE_WITH_TIMEOUT(run.code, 130, 15'000);
        QCOMPARE(run.cluster.count(u"pods"_s), 1);
        QVERIFY(run.console.errors.contains("firesteelctl log -f pi-driver"));
        QVERIFY(run.console.errors.contains("firesteelctl kill pi-driver"));
    }

    /// submit tells what the cluster says of executors, too: each complaint once.
    void submitTellsOfExecutors()
    {
        Run run;
        run.cluster.put(u"events"_s, test::eventJson(u"mount"_s, u"u-exec-1"_s, u"pi-exec-1"_s));
        QJsonObject second = test::eventJson(u"mount-2"_s, u"u-exec-2"_s, u"pi-exec-2"_s);
        second.insert(u"message"_s, u"told by mount"_s);
        run.cluster.put(u"events"_s, second);
        run.cluster.put(u"events"_s, test::eventJson(u"strange"_s, u"u-other"_s, u"x-exec-1"_s));
        run.cluster.setPodWatch(
            {{u"ADDED"_s,
              PodMaker::executor(1).unschedulable(u"0/1 nodes fit"_s).version(u"101"_s).json(),
              {}},
             {u"ADDED"_s, PodMaker::executor(2).version(u"102"_s).json(), {}}});
        run.start(run.submitLine());
        QTRY_VERIFY_WITH_TIMEOUT(
            run.console.errors.contains("executor 1: warning: FailedMount: told by mount\n"),
            15'000);
        QTRY_VERIFY(run.console.errors.contains("executor 1 waits for a node: 0/1 nodes fit"));
        QTRY_VERIFY(run.console.errors.contains("executor 2 created"));
        QCOMPARE(run.console.errors.count("FailedMount"), 1);
        run.command->interrupt(SIGINT);
        QTRY_COMPARE_WITH_TIMEOUT(run.code, 130, 15'000);
    }

    /// event and status show what was said of executors that are gone, and of no others.
    void eventsOfExecutorsThatAreGone_data()
    {
        QTest::addColumn<bool>("configured");
        QTest::newRow("an executor shows the prefix") << false;
        QTest::newRow("the driver's configuration has the prefix") << true;
    }

    void eventsOfExecutorsThatAreGone()
    {
        QFETCH(bool, configured);
        for (const QString &verb : {u"event"_s, u"status"_s}) {
            Run run;
            QJsonObject driver = PodMaker::driver().running().json();
            if (configured) {
                QJsonObject spec = driver[u"spec"_s].toObject();
                spec.insert(u"volumes"_s,
                            QJsonArray{QJsonObject{
                                {u"name"_s, u"spark-conf-volume-driver"_s},
                                {u"configMap"_s, QJsonObject{{u"name"_s, u"pi-map"_s}}}}});
                driver.insert(u"spec"_s, spec);
                run.cluster.put(
                    u"configmaps"_s,
                    {{u"metadata"_s,
                      QJsonObject{{u"name"_s, u"pi-map"_s}, {u"namespace"_s, u"jobs"_s}}},
                     {u"data"_s,
                      QJsonObject{{u"spark.properties"_s,
                                   u"spark.kubernetes.executor.podNamePrefix=pi\n"_s}}}});
            } else {
                run.cluster.put(u"pods"_s, PodMaker::executor(1).running().json());
            }
            run.cluster.put(u"pods"_s, driver);
            run.cluster.put(u"events"_s, test::eventJson(u"ours"_s, u"gone-2"_s, u"pi-exec-2"_s));
            run.cluster.put(u"events"_s, test::eventJson(u"old"_s, u"gone-3"_s, u"pi-exec-3"_s,
                                                         u"2026-01-02T02:00:00Z"_s));
            run.cluster.put(u"events"_s, test::eventJson(u"other"_s, u"gone-4"_s, u"x-exec-2"_s));
            run.start(verb + u" pi -o json"_s);
            QTRY_COMPARE_WITH_TIMEOUT(run.code, 0, 15'000);
            const QJsonArray events =
                QJsonDocument::fromJson(run.console.output).object()["events"_L1].toArray();
            QCOMPARE(events.size(), 1);
            QCOMPARE(events.first()["object"_L1].toString(), u"pi-exec-2"_s);
            QCOMPARE(events.first()["message"_L1].toString(), u"told by ours"_s);
        }
    }

    void statusWithoutTheRightToSeeEvents()
    {
        Run run;
        run.cluster.put(u"pods"_s, PodMaker::driver().running().json());
        run.cluster.refuse("GET", "events", 403, u"Forbidden"_s, u"no"_s);
        run.start(u"status pi"_s);
        QTRY_COMPARE_WITH_TIMEOUT(run.code, 0, 15'000);
        QVERIFY(run.console.output.contains("pi-driver"));
        QVERIFY(run.console.errors.contains("warning: its events cannot be read"));
    }

    /// --kill and --status of spark-submit, for drivers alone.
    void killAsSparkSubmitDoes()
    {
        const auto line = [](const Run &run, const QString &rest) {
            return u"submit --master k8s://"_s + run.cluster.proxy().url() + u' ' + rest;
        };
        Run run;
        run.cluster.put(u"pods"_s, PodMaker::executor(1).running().json());
        run.start(line(run, u"--kill jobs:pi-exec-1"_s));
        QTRY_COMPARE_WITH_TIMEOUT(run.code, 2, 15'000);
        QVERIFY(run.console.errors.contains("is no Spark driver"));
        QCOMPARE(run.cluster.seen("DELETE").size(), 0);
    }

    /// One that cannot be removed does not keep the others; the exit code is its.
    void killOfSeveral()
    {
        Run run;
        run.cluster.put(u"pods"_s, PodMaker::driver(u"a-driver"_s, u"u-a"_s, u"spark-a"_s).json());
        run.cluster.put(u"pods"_s, PodMaker::driver(u"b-driver"_s, u"u-b"_s, u"spark-b"_s).json());
        run.cluster.refuse("DELETE", "a-driver", 403, u"Forbidden"_s, u"no"_s);
        run.start(u"submit --master k8s://"_s + run.cluster.proxy().url() +
                  u" -o json --kill jobs:*"_s);
        QTRY_COMPARE_WITH_TIMEOUT(run.code, 7, 15'000);
        QCOMPARE(run.cluster.count(u"pods"_s), 1);
        const QJsonArray all =
            QJsonDocument::fromJson(run.console.output).object()["applications"_L1].toArray();
        QCOMPARE(all.size(), 2);
        for (const QJsonValue &one : all)
            QCOMPARE(one["removed"_L1].toBool(), one["driverPod"_L1].toString() == "b-driver"_L1);
    }

    /// A second kill finishes what a first one left.
    void killOfExecutorsWithoutADriver()
    {
        Run run;
        run.cluster.put(u"pods"_s, PodMaker::executor(1).running().deleting().json());
        run.start(u"kill spark-a"_s);
        QTRY_VERIFY_WITH_TIMEOUT(run.console.errors.contains("removing its executors"), 15'000);
        QTRY_VERIFY(!run.cluster.seen("GET", "spark-role%3Dexecutor").isEmpty());
        run.cluster.expire(u"pods"_s, u"pi-exec-1"_s);
        QTRY_COMPARE_WITH_TIMEOUT(run.code, 0, 15'000);
        QCOMPARE(run.cluster.seen("DELETE").size(), 0);
    }

    /// log -f ends with the driver's result.
    void logFollowTellsTheResult_data()
    {
        QTest::addColumn<QJsonObject>("pod");
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("exitCode");
        const PodMaker driver = PodMaker::driver();
        QTest::newRow("succeeded") << driver.terminated(0).json() << u"log -f pi"_s << 0;
        QTest::newRow("failed") << driver.terminated(3).json() << u"log -f pi"_s << 11;
        QTest::newRow("stopped") << driver.terminated(143).deleting().json() << u"log -f pi"_s
                                 << 13;
        QTest::newRow("failed, not followed") << driver.terminated(3).json() << u"log pi"_s << 0;
        QJsonObject sidecar = driver.terminated(3).json(); // which keeps the pod running
        QJsonObject status = sidecar[u"status"_s].toObject();
        status.insert(u"phase"_s, u"Running"_s);
        sidecar.insert(u"status"_s, status);
        QTest::newRow("failed beside a sidecar") << sidecar << u"log -f pi"_s << 11;
    }

    void logFollowTellsTheResult()
    {
        QFETCH(QJsonObject, pod);
        QFETCH(QString, line);
        QFETCH(int, exitCode);
        Run run;
        run.cluster.put(u"pods"_s, pod);
        run.cluster.setLog({"one"});
        run.start(line);
        QTRY_COMPARE_WITH_TIMEOUT(run.code, exitCode, 15'000);
        QCOMPARE(run.console.output, QByteArray("one\n"));
    }

    /// Nobody reads on: a submit ends, its driver does not.
    void closedOutputWhileSubmitting()
    {
        Run run;
        run.start(run.submitLine());
        QTRY_COMPARE_WITH_TIMEOUT(run.cluster.count(u"configmaps"_s), 1, 15'000);
        QTRY_VERIFY(!run.cluster.seen("GET", "watch=").isEmpty());
        run.command->interrupt(SIGPIPE);
        QTRY_COMPARE_WITH_TIMEOUT(run.code, 141, 15'000);
        QCOMPARE(run.cluster.count(u"pods"_s), 1);
    }

    void listStatusAndKill()
    {
        Run run;
        run.cluster.put(u"pods"_s, PodMaker::driver().running().json());
        run.cluster.put(u"pods"_s, PodMaker::executor(1).running().json());
        run.start(u"list -o json"_s);
        QTRY_COMPARE_WITH_TIMEOUT(run.code, 0, 15'000);
        const QJsonObject app = QJsonDocument::fromJson(run.console.output)
                                    .object()["applications"_L1]
                                    .toArray()
                                    .first()
                                    .toObject();
        QCOMPARE(app["id"_L1].toString(), u"spark-a"_s);
        QCOMPARE(app["state"_L1].toString(), u"running"_s);
        QCOMPARE(app["executors"_L1].toArray().size(), 1);

        run.code = -1;
        run.console.output.clear();
        run.start(u"status pi"_s);
        QTRY_COMPARE_WITH_TIMEOUT(run.code, 0, 15'000);
        QVERIFY(run.console.output.contains("pi-exec-1"));
        QVERIFY(run.console.output.contains("1 of 1 running"));

        run.code = -1;
        run.start(u"kill spark-nope"_s);
        QTRY_COMPARE_WITH_TIMEOUT(run.code, 8, 15'000);
        run.code = -1;
        run.start(u"kill pi-driver"_s);
        QTRY_VERIFY_WITH_TIMEOUT(run.cluster.seen("DELETE").size() == 1, 15'000);
    }

    void oneNameTwoApplications()
    {
        Run run;
        run.cluster.put(u"pods"_s, PodMaker::driver().running().json());
        run.cluster.put(u"pods"_s,
                        PodMaker::driver(u"pi2-driver"_s, u"u2"_s, u"spark-b"_s).running().json());
        run.start(u"kill pi"_s);
        QTRY_COMPARE_WITH_TIMEOUT(run.code, 2, 15'000);
        QVERIFY(run.console.errors.contains("spark-a, spark-b"));
        QCOMPARE(run.cluster.seen("DELETE").size(), 0);
    }

    void log()
    {
        Run run;
        run.cluster.put(u"pods"_s, PodMaker::driver().terminated(0).json());
        run.cluster.setLog({"one", "two"});
        run.start(u"log pi"_s);
        QTRY_COMPARE_WITH_TIMEOUT(run.code, 0, 15'000);
        QCOMPARE(run.console.output, QByteArray("one\ntwo\n"));
    }

    void helpAndVersion()
    {
        Run run;
        run.start(u"version"_s);
        QTRY_COMPARE(run.code, 0);
        QVERIFY(run.console.output.startsWith("firesteelctl "));
        run.code = -1;
        run.start(u"help exit-codes"_s);
        QTRY_COMPARE(run.code, 0);
        QVERIFY(run.console.output.contains("the container image cannot be pulled"));
        run.code = -1;
        run.start(u"help nothing"_s);
        QTRY_COMPARE(run.code, 2);
        run.code = -1;
        run.start(u"submit --help"_s);
        QTRY_COMPARE(run.code, 0);
    }
};

QTEST_GUILESS_MAIN(TestCommands)
#include "tst_commands.moc"
