// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/ctl/command.h"
#include "core/ctl/connect.h"
#include "core/ctl/sentences.h"
#include "core/secrets/sessionstore.h"
#include "core/settings/profilestore.h"
#include "tests/kube/checkrig.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest/QTest>

#include <csignal>

using namespace firesteel;
using namespace firesteel::ctl;
using namespace firesteel::test;
using namespace Qt::StringLiterals;

namespace {

class TestConsole final : public Console
{
public:
    void out(const QByteArray &bytes) override { output += bytes; }
    void err(const QByteArray &bytes) override { errors += bytes; }
    QByteArray output;
    QByteArray errors;
};

/// One run of firesteelctl in this process, against the server of a rig.
struct CheckRun {
    CheckRig rig;
    TestConsole console;
    SystemIdSource ids;
    QProcessEnvironment environment;
    std::unique_ptr<Command> command;
    QString profilesFile; ///< what was set up in the window
    secrets::SessionStore kept;
    secrets::SecretStore *keyring = &kept;
    int code = -1;

    explicit CheckRun(const QByteArray &user = "token: a-good-token")
    {
        rig.serveWell();
        write(user);
    }
    void write(const QByteArray &user)
    {
        QFile file(rig.folder.filePath(u"config"_s));
        if (file.open(QIODevice::WriteOnly))
            file.write(
                "apiVersion: v1\nkind: Config\ncurrent-context: lab\nclusters:\n- name: lab\n"
                "  cluster:\n    server: " +
                rig.server->url().toUtf8() + "\n    certificate-authority-data: " +
                rig.authority.pem().toBase64() + "\nusers:\n- name: me\n  user: {" + user +
                "}\ncontexts:\n- name: lab\n  context: {cluster: lab, user: me, namespace: "
                "jobs}\n");
        environment.insert(u"KUBECONFIG"_s, rig.folder.filePath(u"config"_s));
        environment.insert(u"HOME"_s, rig.folder.path());
    }
    /// The rig's cluster as it is set up in the window, with its secret under that id.
    void put(const settings::ClusterProfile &profile)
    {
        profilesFile = rig.folder.filePath(u"clusters.json"_s);
        settings::ProfileStore store(profilesFile);
        store.put(profile);
        store.flush();
        kept.write(u"keyring/1"_s, "kept-token", &kept, [](const Result<> &) {});
    }
    void breakProfiles()
    {
        profilesFile = rig.folder.filePath(u"clusters.json"_s);
        QFile file(profilesFile);
        if (file.open(QIODevice::WriteOnly))
            file.write("{\"version\": 1, \"clusters\"");
    }
    void setUp(const QString &name, const QString &secretId, bool readOnly = false)
    {
        settings::ClusterProfile profile;
        profile.name = name;
        profile.server = rig.server->url();
        profile.caPem = rig.authority.pem();
        profile.namespaceName = u"jobs"_s;
        profile.identity = settings::ClusterProfile::Identity::Token;
        profile.secretId = secretId;
        profile.readOnly = readOnly;
        put(profile);
    }
    [[nodiscard]] Surroundings surroundings()
    {
        return {console,           rig.clock,   ids,          environment, rig.folder.path(),
                rig.folder.path(), u"tester"_s, profilesFile, keyring};
    }
    void start(const QString &line)
    {
        const auto options = parseOptions(line.split(u' ', Qt::SkipEmptyParts));
        if (!options) {
            console.errText(errorText(options.error()));
            code = int(exitCodeFor(options.error().code));
            return;
        }
        command = makeCommand(*options, surroundings());
        QObject::connect(command.get(), &Command::done, command.get(),
                         [this](ExitCode done) { code = int(done); });
        command->start();
    }
    [[nodiscard]] QJsonObject json() const
    {
        return QJsonDocument::fromJson(console.output).object();
    }
};

QJsonObject rungOf(const QJsonObject &document, const QString &id)
{
    for (const QJsonValue &rung : document.value(u"rungs"_s).toArray()) {
        if (rung.toObject().value(u"id"_s).toString() == id)
            return rung.toObject();
    }
    return {};
}

} // namespace

/// check, clusters, whoami and can-i.
class TestCheckCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goodCluster();
    void goodClusterInATable();
    void tokenExpired();
    void wrongAuthority();
    void deadServer();
    void brokenKubeconfig();
    void noKubeconfig();
    void byParts();
    void execOnlyWhenAllowed();
    void interrupt();
    void whoAmI();
    void whoAmIStranger();
    void whoAmIOfNoServer();
    void clusters();
    void clustersOfTheWindow();
    void contextOfTheWindow_data();
    void contextOfTheWindow();
    void kubeconfigComesFirst();
    void namesThatFitTwice();
    void lockOfTheWindow();
    void lockOfAContext_data();
    void lockOfAContext();
    void decisionsOnAContext();
    void decisionsForASubmit();
    void damagedClusters();
    void checkWithoutItsSecret();
    void canI_data();
    void canI();
    void canIAsksForTheAccount();
    void canIThatCannotBeChecked();
    void matrix();
    void matrixThatIsNotKnown();
    void strangerSaysNothing();
};

void TestCheckCommand::goodCluster()
{
    CheckRun run;
    run.start(u"check -o json"_s);
    QTRY_COMPARE(run.code, 0);
    const QJsonObject document = run.json();
    QCOMPARE(document.keys(), QStringList({u"findings"_s, u"rungs"_s}));
    QStringList ids;
    for (const QJsonValue &rung : document.value(u"rungs"_s).toArray()) {
        const QJsonObject one = rung.toObject();
        ids.append(one.value(u"id"_s).toString());
        QVERIFY(one.value(u"ms"_s).isDouble());
        QVERIFY(one.value(u"fix"_s).isArray());
        QVERIFY(one.contains(u"cause"_s) && one.contains(u"detail"_s));
        QVERIFY2(one.value(u"state"_s) == u"passed"_s || one.value(u"state"_s) == u"skipped"_s,
                 run.console.output.constData());
    }
    QCOMPARE(ids.join(u' '),
             u"resolve tcp proxy tls trust name kubernetes who-am-i namespaces spark-rights"_s);
    QVERIFY2(run.console.errors.isEmpty(), run.console.errors.constData());
}

void TestCheckCommand::goodClusterInATable()
{
    CheckRun run;
    run.start(u"check"_s);
    QTRY_COMPARE(run.code, 0);
    QCOMPARE(run.console.output.count('\n'), 10);
    QVERIFY(run.console.output.contains("jane"));
    QVERIFY(run.console.output.contains("v1.34.1"));
    QVERIFY(run.console.output.contains("\u2713"));
    QVERIFY(!run.console.output.contains("a-good-token"));
}

void TestCheckCommand::tokenExpired()
{
    CheckRun run("token: 'kubeconfig-u-abc12xyz:q8w7e6r5t4'");
    run.rig.anonymousMay = false;
    run.rig.refuse(401, u"Unauthorized"_s, u"Unauthorized"_s);
    run.start(u"check -o json"_s);
    QTRY_COMPARE(run.code, 1);
    const QJsonObject rung = rungOf(run.json(), u"who-am-i"_s);
    QCOMPARE(rung.value(u"state"_s).toString(), u"failed"_s);
    QCOMPARE(rung.value(u"detail"_s).toString(), u"token-expired"_s);
    QVERIFY(!rung.value(u"fix"_s).toArray().isEmpty());
    QCOMPARE(rungOf(run.json(), u"kubernetes"_s).value(u"state"_s).toString(), u"passed"_s);
    QCOMPARE(rungOf(run.json(), u"namespaces"_s).value(u"state"_s).toString(), u"not-reached"_s);
    QVERIFY(!run.console.output.contains("q8w7e6r5t4"));
}

void TestCheckCommand::wrongAuthority()
{
    CheckRun other;
    other.rig.serve(TestAuthority(u"other-ca"_s).server(), {});
    other.write("token: a-good-token");
    other.start(u"check -o json"_s);
    QTRY_COMPARE(other.code, 1);
    const QJsonObject rung = rungOf(other.json(), u"trust"_s);
    QCOMPARE(rung.value(u"state"_s).toString(), u"failed"_s);
    QCOMPARE(rung.value(u"cause"_s).toString(), u"ca-unknown-authority"_s);
    QVERIFY(!rung.value(u"fix"_s).toArray().isEmpty());
}

void TestCheckCommand::deadServer()
{
    CheckRun run;
    run.rig.server->stopListening();
    run.start(u"check"_s);
    QTRY_COMPARE(run.code, 1);
    QVERIFY2(run.console.output.contains("\u2717"), run.console.output.constData());
    QVERIFY2(run.console.output.contains("error: "), run.console.output.constData());
    QVERIFY2(run.console.output.contains("  next: "), run.console.output.constData());
    QVERIFY2(run.console.output.contains("not reached"), run.console.output.constData());
}

void TestCheckCommand::brokenKubeconfig()
{
    CheckRun run;
    QFile file(run.rig.folder.filePath(u"config"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("clusters: [1, 2\nb: }");
    file.close();
    run.start(u"check -o json"_s);
    QTRY_COMPARE(run.code, 1);
    const QJsonArray findings = run.json().value(u"findings"_s).toArray();
    QVERIFY(!findings.isEmpty());
    QCOMPARE(findings.at(0).toObject().value(u"cause"_s).toString(), u"kubeconfig-unreadable"_s);
    QVERIFY(!findings.at(0).toObject().value(u"fix"_s).toArray().isEmpty());
    QCOMPARE(rungOf(run.json(), u"resolve"_s).value(u"state"_s).toString(), u"not-reached"_s);
}

void TestCheckCommand::noKubeconfig()
{
    CheckRun run;
    run.environment.remove(u"KUBECONFIG"_s);
    run.start(u"check -o json"_s);
    QTRY_COMPARE(run.code, 1);
    const QJsonArray findings = run.json().value(u"findings"_s).toArray();
    QVERIFY(!findings.isEmpty());
    QCOMPARE(findings.at(0).toObject().value(u"detail"_s).toString(), u"kubeconfig-missing"_s);
}

/// Without any kubeconfig, with what an administrator hands over.
void TestCheckCommand::byParts()
{
    CheckRun run;
    run.environment.remove(u"KUBECONFIG"_s);
    run.environment.insert(u"FIRESTEEL_TOKEN"_s, u"a-good-token"_s);
    QFile ca(run.rig.folder.filePath(u"ca.pem"_s));
    QVERIFY(ca.open(QIODevice::WriteOnly));
    ca.write(run.rig.authority.pem());
    ca.close();
    run.start(u"check -n jobs -o json --certificate-authority ca.pem --server "_s +
              run.rig.server->url());
    QTRY_COMPARE(run.code, 0);
    QVERIFY2(run.json().value(u"findings"_s).toArray().isEmpty(), run.console.output.constData());
}

void TestCheckCommand::execOnlyWhenAllowed()
{
    const QByteArray exec = "exec: {apiVersion: client.authentication.k8s.io/v1, interactiveMode: "
                            "Never, command: ./login}";
    CheckRun run(exec);
    QFile login(run.rig.folder.filePath(u"login"_s));
    QVERIFY(login.open(QIODevice::WriteOnly));
    login.write("#!/bin/sh\necho '{\"apiVersion\":\"client.authentication.k8s.io/v1\","
                "\"kind\":\"ExecCredential\",\"status\":{\"token\":\"of-the-plug-in\"}}'\n");
    login.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    login.close();
    run.environment.insert(u"PATH"_s, qEnvironmentVariable("PATH"));
    run.start(u"check -o json"_s);
    QTRY_COMPARE(run.code, 1);
    const QJsonObject rung = rungOf(run.json(), u"who-am-i"_s);
    QCOMPARE(rung.value(u"detail"_s).toString(), u"exec-plugin-not-allowed"_s);

    run.console.output.clear();
    run.code = -1;
    run.start(u"check -o json --allow-exec"_s);
    QTRY_COMPARE(run.code, 0);
    QCOMPARE(run.rig.server->requests().last().header("Authorization"),
             QByteArray("Bearer of-the-plug-in"));
}

void TestCheckCommand::interrupt()
{
    CheckRun run;
    run.rig.always("POST", "/apis/authentication", Script::nothing());
    run.start(u"check"_s);
    QTRY_VERIFY(run.rig.server->count("POST", "/apis/authentication") > 0);
    run.command->interrupt(SIGINT);
    QTRY_COMPARE(run.code, 130);
}

void TestCheckCommand::whoAmI()
{
    CheckRun run;
    run.start(u"whoami"_s);
    QTRY_COMPARE(run.code, 0);
    QVERIFY2(run.console.output.contains("user        jane"), run.console.output.constData());
    QVERIFY(run.console.output.contains("team-a"));
    CheckRun json;
    json.start(u"whoami -o json"_s);
    QTRY_COMPARE(json.code, 0);
    QCOMPARE(json.json().value(u"user"_s).toString(), u"jane"_s);
    QCOMPARE(json.json().value(u"groups"_s).toArray().size(), 2);
}

void TestCheckCommand::whoAmIStranger()
{
    CheckRun run;
    run.rig.refuse(401, u"Unauthorized"_s, u"Unauthorized"_s);
    run.start(u"whoami"_s);
    QTRY_COMPARE(run.code, 6);
    QVERIFY2(run.console.errors.contains("error: "), run.console.errors.constData());
    QVERIFY2(run.console.errors.contains("  next: "), run.console.errors.constData());
}

/// What fails before the question gives one answer: the error.
void TestCheckCommand::whoAmIOfNoServer()
{
    for (const QString &format : {u""_s, u" -o json"_s}) {
        CheckRun run;
        run.rig.server->stopListening();
        run.start(u"whoami"_s + format);
        QTRY_COMPARE(run.code, 4);
        QVERIFY2(run.console.errors.contains("error: "), run.console.errors.constData());
        if (format.isEmpty())
            QVERIFY2(run.console.output.isEmpty(), run.console.output.constData());
        else
            QCOMPARE(run.json().keys(), QStringList{u"error"_s});
    }
}

void TestCheckCommand::clusters()
{
    CheckRun run;
    run.start(u"clusters"_s);
    QTRY_COMPARE(run.code, 0);
    QVERIFY2(run.console.output.contains(run.rig.server->url().toUtf8()),
             run.console.output.constData());
    QCOMPARE(run.rig.server->requests().size(), 0);
    CheckRun json;
    json.start(u"clusters -o json"_s);
    QTRY_COMPARE(json.code, 0);
    const QJsonArray contexts = json.json().value(u"contexts"_s).toArray();
    QCOMPARE(contexts.size(), 1);
    QCOMPARE(contexts.at(0).toObject().value(u"context"_s).toString(), u"lab"_s);
    QCOMPARE(contexts.at(0).toObject().value(u"current"_s).toBool(), true);
    QCOMPARE(contexts.at(0).toObject().value(u"logins"_s).toArray().at(0).toString(), u"token"_s);
    QVERIFY(!json.console.output.contains("a-good-token"));
}

void TestCheckCommand::clustersOfTheWindow()
{
    CheckRun run;
    run.setUp(u"stage"_s, u"keyring/1"_s, true);
    {
        settings::ProfileStore store(run.profilesFile);
        store.put({.id = u"kubeconfig:lab"_s, .name = u"a decision"_s});
    }
    run.start(u"clusters"_s);
    QTRY_COMPARE(run.code, 0);
    const QByteArray table = run.console.output;
    QVERIFY2(table.contains("SET UP IN THE WINDOW"), table.constData());
    QVERIFY2(table.contains("stage") && table.contains("keyring") && table.contains("read-only"),
             table.constData());
    QVERIFY2(!table.contains("a decision") && !table.contains("kept-token"), table.constData());
    QVERIFY(table.contains("lab")); // those of the kubeconfig, too
    QCOMPARE(run.rig.server->requests().size(), 0);
    run.console.output.clear();
    run.code = -1;
    run.start(u"clusters -o json"_s);
    QTRY_COMPARE(run.code, 0);
    const QJsonArray profiles = run.json().value(u"profiles"_s).toArray();
    QCOMPARE(profiles.size(), 1);
    const QJsonObject stage = profiles.at(0).toObject();
    QCOMPARE(stage.value(u"name"_s).toString(), u"stage"_s);
    QCOMPARE(stage.value(u"server"_s).toString(), run.rig.server->url());
    QCOMPARE(stage.value(u"login"_s).toString(), u"token"_s);
    QCOMPARE(stage.value(u"secretIn"_s).toString(), u"keyring"_s);
    QVERIFY(stage.value(u"readOnly"_s).toBool());
    // without a kubeconfig there are clusters all the same
    run.environment.remove(u"KUBECONFIG"_s);
    run.console.output.clear();
    run.code = -1;
    run.start(u"clusters"_s);
    QTRY_COMPARE(run.code, 0);
    QVERIFY2(run.console.output.contains("stage") && run.console.output.contains("note: ") &&
                 !run.console.output.contains("error:"),
             run.console.output.constData());
}

void TestCheckCommand::contextOfTheWindow_data()
{
    QTest::addColumn<QString>("secretId");
    QTest::addColumn<bool>("keyring");
    QTest::addColumn<QString>("token"); // of the environment
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("in the keyring")
        << u"keyring/1"_s << true << QString() << 0 << QByteArray("Bearer kept-token");
    QTest::newRow("no longer there")
        << u"keyring/2"_s << true << QString() << 3 << QByteArray("no longer where it was kept");
    QTest::newRow("no keyring") << u"keyring/1"_s << false << QString() << 3
                                << QByteArray("keyring, which is not there");
    QTest::newRow("sealed file") << u"file/1"_s << true << QString() << 3
                                 << QByteArray("file with a pass-phrase");
    QTest::newRow("of a session") << u"session/1"_s << true << QString() << 3
                                  << QByteArray("until it ends");
    QTest::newRow("given here instead")
        << u"session/1"_s << true << u"given-token"_s << 0 << QByteArray("Bearer given-token");
}

void TestCheckCommand::contextOfTheWindow()
{
    QFETCH(QString, secretId);
    QFETCH(bool, keyring);
    QFETCH(QString, token);
    QFETCH(int, code);
    QFETCH(QByteArray, says);
    CheckRun run;
    run.setUp(u"stage"_s, secretId);
    if (!keyring)
        run.keyring = nullptr;
    if (!token.isEmpty())
        run.environment.insert(u"FIRESTEEL_TOKEN"_s, token);
    run.start(u"whoami --context stage"_s);
    QTRY_COMPARE(run.code, code);
    if (code == 0) {
        QCOMPARE(run.rig.server->requests().last().header("Authorization"), says);
        QVERIFY(run.console.output.contains("jane"));
        return;
    }
    QVERIFY2(run.console.errors.contains(says), run.console.errors.constData());
    QVERIFY2(run.console.errors.contains("stage"), run.console.errors.constData());
    QVERIFY(run.console.errors.contains("\n  next: "));
    QCOMPARE(run.rig.server->requests().size(), 0);
}

/// Scripts that name a context go on as before, whatever is set up in the window.
void TestCheckCommand::kubeconfigComesFirst()
{
    CheckRun run;
    run.setUp(u"lab"_s, u"keyring/1"_s);
    run.start(u"whoami --context lab"_s);
    QTRY_COMPARE(run.code, 0);
    QCOMPARE(run.rig.server->requests().last().header("Authorization"),
             QByteArray("Bearer a-good-token"));
}

void TestCheckCommand::namesThatFitTwice()
{
    CheckRun run;
    run.setUp(u"stage"_s, u"keyring/1"_s);
    run.setUp(u"stage"_s, u"keyring/1"_s);
    run.start(u"whoami --context stage"_s);
    QTRY_COMPARE(run.code, 2);
    QVERIFY2(run.console.errors.contains("several clusters"), run.console.errors.constData());
    const auto both = settings::ProfileStore::profilesIn(run.profilesFile);
    QVERIFY(both && both->size() == 2);
    run.code = -1;
    run.start(u"whoami --context "_s + both->at(0).id);
    QTRY_COMPARE(run.code, 0);
}

void TestCheckCommand::lockOfTheWindow()
{
    CheckRun run;
    run.setUp(u"stage"_s, u"keyring/1"_s, true);
    const auto profiles = settings::ProfileStore::profilesIn(run.profilesFile);
    QVERIFY(profiles && profiles->size() == 1);
    Surroundings around = run.surroundings();
    around.chosen = ChosenProfile{profiles->at(0), {.login = "kept-token"}};
    const auto connection = connectionFor({}, around);
    QVERIFY(connection);
    QVERIFY(connection->readOnly);
    QCOMPARE(connection->contextName, u"stage"_s);
    QCOMPARE(connection->auth.token, QByteArray("kept-token"));
    ConnectionOptions named;
    named.context = u"stage"_s;
    const auto master = defaultMaster(named, run.surroundings()); // asks no keyring
    QVERIFY(master);
    QCOMPARE(*master, QString(u"k8s://"_s + run.rig.server->url()));
}

void TestCheckCommand::lockOfAContext_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("refused");
    const QString submit = u"submit --class C --conf spark.kubernetes.namespace=jobs "
                           "--conf spark.kubernetes.container.image=spark "_s;
    QTest::newRow("kill") << u"kill pi"_s << true;
    QTest::newRow("kill, named") << u"kill pi --context lab"_s << true;
    QTest::newRow("setup") << u"setup"_s << true;
    QTest::newRow("setup, only shown") << u"setup --dry-run=client"_s << false;
    QTest::newRow("canary") << u"preflight --canary --image spark"_s << true;
    QTest::newRow("submit") << submit + u"local:///a.jar"_s << true;
    QTest::newRow("submit, context in a setting")
        << submit + u"--conf spark.kubernetes.context=lab local:///a.jar"_s << true;
    QTest::newRow("submit, only shown") << submit + u"--dry-run=client local:///a.jar"_s << false;
    QTest::newRow("kill of submit") << u"submit --kill jobs:pi"_s << true;
    QTest::newRow("status of submit") << u"submit --status jobs:pi"_s << false;
    QTest::newRow("reading") << u"list"_s << false;
    QTest::newRow("lifted") << u"kill pi --allow-write"_s << false;
}

void TestCheckCommand::lockOfAContext()
{
    QFETCH(QString, line);
    QFETCH(bool, refused);
    CheckRun run;
    run.put({.id = u"kubeconfig:lab"_s, .readOnly = true});
    run.start(line);
    QTRY_VERIFY(run.code >= 0);
    const bool told = run.console.errors.contains("The cluster \"lab\" is locked for reading");
    QVERIFY2(told == refused, run.console.errors.constData());
    if (!refused)
        return;
    QCOMPARE(run.code, 12);
    QVERIFY2(run.console.errors.contains("--allow-write"), run.console.errors.constData());
    QCOMPARE(run.rig.server->requests().size(), 0);
}

/// Another authority and another login than those of the kubeconfig.
void TestCheckCommand::decisionsOnAContext()
{
    CheckRun run;
    const TestAuthority imported(u"imported-ca"_s);
    CertificateOptions options;
    options.addresses = {u"127.0.0.1"_s};
    options.notAfter = QDateTime::currentDateTimeUtc().addDays(30);
    run.rig.serve(imported.issue(options), {});
    run.write("token: a-good-token");
    run.put({.id = u"kubeconfig:lab"_s,
             .caPem = imported.pem(),
             .identity = settings::ClusterProfile::Identity::Token,
             .secretId = u"keyring/1"_s});
    for (const QString &line : {u"whoami"_s, u"whoami --context lab"_s}) {
        run.code = -1;
        run.start(line);
        QTRY_VERIFY(run.code >= 0);
        QVERIFY2(run.code == 0, run.console.errors.constData());
        QCOMPARE(run.rig.server->requests().last().header("Authorization"),
                 QByteArray("Bearer kept-token"));
    }
}

/// What needs no secret asks for none; what needs it says whose.
void TestCheckCommand::decisionsForASubmit()
{
    const QString line = u"submit --class C --conf spark.kubernetes.namespace=jobs --conf "
                         "spark.kubernetes.container.image=spark "_s;
    CheckRun run;
    run.keyring = nullptr;
    run.put({.id = u"kubeconfig:lab"_s,
             .identity = settings::ClusterProfile::Identity::Token,
             .secretId = u"keyring/1"_s});
    run.start(line + u"--dry-run=client local:///a.jar"_s);
    QTRY_VERIFY(run.code >= 0);
    QVERIFY2(run.code == 0, run.console.errors.constData());
    run.code = -1;
    run.start(line + u"local:///a.jar"_s);
    QTRY_COMPARE(run.code, 3);
    QVERIFY2(run.console.errors.contains("password of lab lies in the desktop's keyring"),
             run.console.errors.constData());
    QCOMPARE(run.rig.server->requests().size(), 0);
}

void TestCheckCommand::damagedClusters()
{
    CheckRun run;
    run.breakProfiles();
    run.start(u"whoami --context stage"_s);
    QTRY_COMPARE(run.code, 3);
    QVERIFY2(run.console.errors.contains("clusters.json, in which the window keeps its clusters, "
                                         "is damaged"),
             run.console.errors.constData());
    QVERIFY(run.console.errors.contains("\n  next: "));
    run.console.errors.clear();
    run.code = -1;
    run.start(u"whoami --context lab"_s); // the kubeconfig has it
    QTRY_COMPARE(run.code, 0);
    QVERIFY2(run.console.errors.startsWith("warning: ") && run.console.errors.contains("damaged"),
             run.console.errors.constData());
}

void TestCheckCommand::checkWithoutItsSecret()
{
    CheckRun run;
    run.setUp(u"stage"_s, u"keyring/2"_s);
    run.start(u"check --context stage -o json"_s);
    QTRY_COMPARE(run.code, 1);
    QCOMPARE(run.json().keys(), QStringList({u"findings"_s, u"rungs"_s}));
    const QJsonObject rung = rungOf(run.json(), u"who-am-i"_s);
    QCOMPARE(rung.value(u"state"_s).toString(), u"failed"_s);
    QCOMPARE(rung.value(u"cause"_s).toString(), u"credential-missing"_s);
    QVERIFY(rung.value(u"explanation"_s).toString().contains("of stage is no longer"_L1));
    QVERIFY(rung.value(u"fix"_s).toArray().at(0).toString().contains("FIRESTEEL_TOKEN"_L1));
    QCOMPARE(rungOf(run.json(), u"resolve"_s).value(u"state"_s).toString(), u"not-reached"_s);
    QCOMPARE(run.json().value(u"findings"_s).toArray().size(), 1);
    QCOMPARE(run.rig.server->requests().size(), 0);
}

void TestCheckCommand::canI_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("yes") << u"can-i create pods"_s << 0 << QByteArray("yes");
    QTest::newRow("no") << u"can-i delete pods"_s << 7 << QByteArray("no");
    QTest::newRow("subresource") << u"can-i get pods/log"_s << 7 << QByteArray("no");
    QTest::newRow("json") << u"can-i create pods -o json"_s << 0 << QByteArray("\"allowed\": true");
    QTest::newRow("of a driver") << u"can-i create pods --for driver"_s << 0 << QByteArray("yes");
    QTest::newRow("of a driver, no")
        << u"can-i delete pods --for driver"_s << 7 << QByteArray("no");
    QTest::newRow("of a driver, and nothing that drivers use")
        << u"can-i list secrets --for driver"_s << 0 << QByteArray("yes");
    QTest::newRow("of a driver, in a group")
        << u"can-i patch statefulsets.apps/scale --for driver"_s << 7 << QByteArray("no");
    QTest::newRow("half a question") << u"can-i create"_s << 2 << QByteArray();
    QTest::newRow("for whom") << u"can-i create pods --for everybody"_s << 2 << QByteArray();
    QTest::newRow("account of mine") << u"can-i --service-account spark"_s << 2 << QByteArray();
}

void TestCheckCommand::canI()
{
    QFETCH(QString, line);
    QFETCH(int, code);
    QFETCH(QByteArray, says);
    CheckRun run;
    run.rig.denied = {u"delete pods"_s, u"get pods/log"_s, u"patch statefulsets/scale"_s};
    run.start(line);
    QTRY_COMPARE(run.code, code);
    QVERIFY2(run.console.output.contains(says), run.console.output.constData());
}

void TestCheckCommand::canIAsksForTheAccount()
{
    CheckRun run;
    run.start(u"can-i get secrets --for driver --service-account etl"_s);
    QTRY_COMPARE(run.code, 0);
    const SeenRequest asked = run.rig.server->requests().last();
    QCOMPARE(asked.target.split('?').constFirst(),
             QByteArray("/apis/authorization.k8s.io/v1/namespaces/jobs/localsubjectaccessreviews"));
    const QJsonObject spec =
        QJsonDocument::fromJson(asked.body).object().value(u"spec"_s).toObject();
    QCOMPARE(spec.value(u"user"_s).toString(), u"system:serviceaccount:jobs:etl"_s);
    const QJsonObject what = spec.value(u"resourceAttributes"_s).toObject();
    QCOMPARE(what.value(u"resource"_s).toString(), u"secrets"_s);
    QCOMPARE(what.value(u"verb"_s).toString(), u"get"_s);
    QCOMPARE(what.value(u"namespace"_s).toString(), u"jobs"_s);
}

/// Neither by a review for others nor by impersonation.
void TestCheckCommand::canIThatCannotBeChecked()
{
    for (const QString &format : {u""_s, u" -o json"_s}) {
        CheckRun run;
        run.rig.refuse(403, u"Forbidden"_s, u"not for you"_s, "/apis/authorization.k8s.io");
        run.start(u"can-i get secrets --for driver"_s + format);
        QTRY_COMPARE(run.code, 7);
        if (format.isEmpty()) {
            QVERIFY2(run.console.output.startsWith("cannot be checked"),
                     run.console.output.constData());
        } else {
            QVERIFY(run.json().value(u"allowed"_s).isNull());
            QVERIFY(!run.json().value(u"reason"_s).toString().isEmpty());
        }
    }
}

void TestCheckCommand::matrix()
{
    CheckRun run;
    run.rig.denied = {u"create pods"_s};
    run.start(u"can-i"_s);
    QTRY_COMPARE(run.code, 7);
    QVERIFY2(run.console.output.contains("RESOURCE"), run.console.output.constData());
    QVERIFY2(run.console.output.contains("pods"), run.console.output.constData());
    QVERIFY2(run.console.output.contains("error: "), run.console.output.constData());
    CheckRun json;
    json.start(u"can-i -o json"_s);
    QTRY_COMPARE(json.code, 0);
    QCOMPARE(json.json().value(u"namespace"_s).toString(), u"jobs"_s);
    QCOMPARE(json.json().value(u"method"_s).toString(), u"self"_s);
    QVERIFY(!json.json().value(u"rights"_s).toArray().isEmpty());
}

/// A server that is not trusted has said nothing of rights or limits.
void TestCheckCommand::strangerSaysNothing()
{
    for (const QString &line : {u"can-i"_s, u"preflight"_s, u"setup"_s}) {
        CheckRun run;
        run.rig.serve(TestAuthority(u"other-ca"_s).server(), {});
        run.write("token: a-good-token");
        run.start(line);
        QTRY_COMPARE(run.code, 5);
        QVERIFY2(run.console.errors.contains("error: "), run.console.errors.constData());
        QVERIFY2(run.console.output.isEmpty(), run.console.output.constData());
    }
}

/// No answer is no "yes".
void TestCheckCommand::matrixThatIsNotKnown()
{
    CheckRun run;
    run.rig.refuse(403, u"Forbidden"_s, u"not for you"_s, "/apis/authorization.k8s.io");
    run.start(u"can-i -o json"_s);
    QTRY_COMPARE(run.code, 7);
    QVERIFY(!run.json().value(u"rights"_s).toArray().isEmpty());
}

QTEST_GUILESS_MAIN(TestCheckCommand)
#include "tst_checkcommand.moc"
