// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/options.h"

#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::ctl;
using namespace Qt::StringLiterals;

class TestOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void accepts_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<Options>("expected");
        const auto row = [](const QString &line, auto change) {
            Options options;
            change(options);
            QTest::newRow(qPrintable(line)) << line << options;
        };
        row(u""_s, [](Options &) {});
        row(u"help"_s, [](Options &) {});
        row(u"help submit"_s, [](Options &o) { o.topic = u"submit"_s; });
        row(u"log --help"_s, [](Options &o) { o.topic = u"log"_s; });
        row(u"--version"_s, [](Options &o) { o.verb = Verb::Version; });
        row(u"list -A -o json"_s, [](Options &o) {
            o.verb = Verb::List;
            o.allNamespaces = true;
            o.format = OutputFormat::Json;
        });
        row(u"--context=c -n ns --kubeconfig k status app --output=yaml"_s, [](Options &o) {
            o.verb = Verb::Status;
            o.application = u"app"_s;
            o.connection.context = u"c"_s;
            o.connection.nameSpace = u"ns"_s;
            o.connection.kubeconfig = u"k"_s;
            o.format = OutputFormat::Yaml;
        });
        row(u"log -f -e 3 --tail 10 --timestamps app"_s, [](Options &o) {
            o.verb = Verb::Log;
            o.application = u"app"_s;
            o.follow = true;
            o.executor = u"3"_s;
            o.tail = 10;
            o.timestamps = true;
        });
        row(u"check --context c -o json"_s, [](Options &o) {
            o.verb = Verb::Check;
            o.connection.context = u"c"_s;
            o.format = OutputFormat::Json;
        });
        row(u"clusters"_s, [](Options &o) { o.verb = Verb::Clusters; });
        row(u"whoami --allow-exec"_s, [](Options &o) {
            o.verb = Verb::WhoAmI;
            o.connection.allowExec = true;
        });
        row(u"whoami --allow-write -n 0-a"_s, [](Options &o) {
            o.verb = Verb::WhoAmI;
            o.connection.allowWrite = true;
            o.connection.nameSpace = u"0-a"_s;
        });
        row(u"can-i create pods"_s, [](Options &o) {
            o.verb = Verb::CanI;
            o.askedVerb = u"create"_s;
            o.askedResource = u"pods"_s;
        });
        row(u"can-i --for driver --service-account runner"_s, [](Options &o) {
            o.verb = Verb::CanI;
            o.forDriver = true;
            o.account = u"runner"_s;
        });
        row(u"forward app"_s, [](Options &o) {
            o.verb = Verb::Forward;
            o.application = u"app"_s;
        });
        row(u"forward app 8080:4041"_s, [](Options &o) {
            o.verb = Verb::Forward;
            o.application = u"app"_s;
            o.localPort = 8080;
            o.remotePort = 4041;
        });
        row(u"forward app :4041"_s, [](Options &o) {
            o.verb = Verb::Forward;
            o.application = u"app"_s;
            o.remotePort = 4041;
        });
        row(u"kill app --grace-period 5s --server https://h --certificate-authority ca --token-file t"_s,
            [](Options &o) {
                o.verb = Verb::Kill;
                o.application = u"app"_s;
                o.grace = std::chrono::seconds{5};
                o.connection.server = u"https://h"_s;
                o.connection.certificateAuthority = u"ca"_s;
                o.connection.tokenFile = u"t"_s;
            });
    }

    void accepts()
    {
        QFETCH(QString, line);
        QFETCH(Options, expected);
        const auto options = parseOptions(line.split(u' ', Qt::SkipEmptyParts));
        QVERIFY(options);
        QVERIFY(*options == expected);
    }

    /// spark-submit's grammar stays intact: ours is taken out, the rest arrives in its order.
    void submit_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("spark");
        QTest::addColumn<bool>("dryRun");
        QTest::newRow("theirs alone") << u"submit --master k8s://h --conf a=b app.jar 1 2"_s
                                      << u"--master k8s://h --conf a=b app.jar 1 2"_s << false;
        QTest::newRow("ours between")
            << u"submit --master k8s://h --dry-run=client --class C app.jar"_s
            << u"--master k8s://h --class C app.jar"_s << true;
        QTest::newRow("ours before the verb's arguments")
            << u"--kubeconfig k submit --dry-run client app.jar"_s << u"app.jar"_s << true;
        QTest::newRow("after the application nothing is ours")
            << u"submit app.jar --dry-run=client -o json --token x"_s
            << u"app.jar --dry-run=client -o json --token x"_s << false;
        QTest::newRow("a value that looks like ours")
            << u"submit --name --dry-run=client app.jar"_s << u"--name --dry-run=client app.jar"_s
            << false;
        QTest::newRow("a value that looks like the application")
            << u"submit -c x.y=z --dry-run=client app.jar"_s << u"-c x.y=z app.jar"_s << true;
        QTest::newRow("switches take no value")
            << u"submit --verbose --dry-run=client --supervise app.jar"_s
            << u"--verbose --supervise app.jar"_s << true;
        QTest::newRow("equals form takes no further value")
            << u"submit --class=C --dry-run=client app.jar"_s << u"--class=C app.jar"_s << true;
        QTest::newRow("nothing at all") << u"submit"_s << u""_s << false;
        QTest::newRow("help is spark's") << u"submit --help"_s << u"--help"_s << false;
    }

    void submit()
    {
        QFETCH(QString, line);
        QFETCH(QString, spark);
        QFETCH(bool, dryRun);
        const auto options = parseOptions(line.split(u' '));
        QVERIFY(options);
        QVERIFY(options->verb == Verb::Submit);
        QCOMPARE(options->spark.join(u' '), spark);
        QCOMPARE(options->dryRun, dryRun);
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("option");
        const auto row = [](const QString &line, const QString &code, const QString &option) {
            QTest::newRow(qPrintable(line)) << line << code << option;
        };
        row(u"frobnicate"_s, u"invalid-value"_s, u"the command"_s);
        row(u"list --frob"_s, u"unknown-option"_s, u"--frob"_s);
        row(u"list --frob=1"_s, u"unknown-option"_s, u"--frob"_s);
        row(u"list extra"_s, u"unknown-option"_s, u"extra"_s);
        row(u"list -o xml"_s, u"invalid-value"_s, u"--output"_s);
        row(u"list --context"_s, u"missing-argument"_s, u"--context"_s);
        row(u"list --context="_s, u"missing-argument"_s, u"--context"_s);
        row(u"list --token secret"_s, u"unknown-option"_s, u"--token"_s);
        row(u"submit --token=secret app.jar"_s, u"unknown-option"_s, u"--token"_s);
        row(u"submit --dry-run=server app.jar"_s, u"invalid-value"_s, u"--dry-run"_s);
        row(u"submit -n ns app.jar"_s, u"conflicting-options"_s, u"--namespace"_s);
        row(u"setup -n UPPER"_s, u"invalid-value"_s, u"--namespace"_s);
        row(u"kill a --namespace=a.b"_s, u"invalid-value"_s, u"--namespace"_s);
        row(u"list -n -a"_s, u"invalid-value"_s, u"--namespace"_s);
        row(u"list -n a_"_s, u"invalid-value"_s, u"--namespace"_s);
        row(u"list -n "_s + QString(64, u'a'), u"invalid-value"_s, u"--namespace"_s);
        row(u"list -A -n ns"_s, u"conflicting-options"_s, u"--all-namespaces"_s);
        row(u"log a -o json"_s, u"conflicting-options"_s, u"--output"_s);
        row(u"status"_s, u"missing-argument"_s, u"firesteelctl status"_s);
        row(u"status a b"_s, u"unknown-option"_s, u"b"_s);
        row(u"log --tail x a"_s, u"invalid-value"_s, u"--tail"_s);
        row(u"log --tail -1 a"_s, u"invalid-value"_s, u"--tail"_s);
        row(u"forward a 70000"_s, u"invalid-value"_s, u"the port"_s);
        row(u"forward a 1:2:3"_s, u"invalid-value"_s, u"the port"_s);
        row(u"forward a 0"_s, u"invalid-value"_s, u"the port"_s);
        row(u"kill a --grace-period soon"_s, u"invalid-value"_s, u"--grace-period"_s);
        row(u"status -f a"_s, u"unknown-option"_s, u"-f"_s);
    }

    void refuses()
    {
        QFETCH(QString, line);
        QFETCH(QString, code);
        QFETCH(QString, option);
        const auto options = parseOptions(line.split(u' '));
        QVERIFY(!options);
        QCOMPARE(QString(errcName(options.error().code)), code);
        QCOMPARE(options.error().context.value(u"option"_s), option);
        QVERIFY(!options.error().detail.contains(u"secret"_s));
        for (const QString &value : options.error().context)
            QVERIFY(!value.contains(u"secret"_s));
    }
};

QTEST_GUILESS_MAIN(TestOptions)
#include "tst_options.moc"
