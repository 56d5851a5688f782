// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/configchanges.h"
#include "core/kube/config/kubeconfigwatcher.h"
#include "tests/support/testcertificates.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace firesteel;
using namespace firesteel::kube;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

using Kind = ConfigChange::Kind;

constexpr auto kQuiet = 20ms;

QByteArray config(const QByteArray &server, const QByteArray &user = "token: abc",
                  const QByteArray &more = {})
{
    return "current-context: x\nclusters:\n- name: c\n  cluster: {server: '" + server +
           "'}\nusers:\n- name: u\n  user: {" + user +
           "}\ncontexts:\n- name: x\n  context: {cluster: c, user: u}\n" + more;
}

const QByteArray kOne = config("https://192.0.2.1:6443");
const QByteArray kTwo = config("https://192.0.2.2:6443");

Kubeconfig parsed(const QByteArray &text)
{
    return parseKubeconfig(text, u"/home/a/config"_s);
}

QList<ConfigChange> between(const QByteArray &before, const QByteArray &after)
{
    return changesBetween(parsed(before), parsed(after));
}

} // namespace

class TestKubeconfigWatcher : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();

    void nothingDifferent();
    void serverAndToken();
    void contextsComeAndGo();
    void everyKind_data();
    void everyKind();
    void renewedCertificate();
    void changesHoldNoSecrets();

    void writtenInPlace();
    void replacedByRename();
    void replacedTwice();
    void throughALink();
    void removedAndMadeAnew();
    void madeLater();
    void changedBeforeItWasFollowed();
    void halfWritten_data();
    void halfWritten();
    void badEntryLeavesTheRest_data();
    void badEntryLeavesTheRest();
    void otherBadEntryIsTold();
    void emptied();
    void entryRemovedOnPurpose();
    void brokenFromTheStart();
    void sameContentIsNoChange();
    void materialFiles();
    void followsOthersNow();
    void goneWhileReading();

private:
    [[nodiscard]] QString path(const QString &name = u"config"_s) const
    {
        return m_dir->filePath(name);
    }
    void write(const QByteArray &content, const QString &name = u"config"_s) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }
    void replace(const QByteArray &content, const QString &name = u"config"_s) const
    {
        write(content, name + ".new"_L1);
        QCOMPARE(std::rename(path(name + ".new"_L1).toLocal8Bit().constData(),
                             path(name).toLocal8Bit().constData()),
                 0);
    }
    [[nodiscard]] Kubeconfig now() const { return readKubeconfig(path()); }

    std::optional<QTemporaryDir> m_dir;
};

void TestKubeconfigWatcher::init()
{
    QVERIFY(m_dir.emplace().isValid());
}

void TestKubeconfigWatcher::nothingDifferent()
{
    QVERIFY(between(kOne, kOne).isEmpty());
    QVERIFY(between(kOne, "# moved\n\n" + kOne).isEmpty());
    QVERIFY(between({}, {}).isEmpty());
}

void TestKubeconfigWatcher::serverAndToken()
{
    QCOMPARE(between(kOne, config("https://192.0.2.2:6443", "token: def")),
             (QList<ConfigChange>{
                 {Kind::Server, u"x"_s, u"https://192.0.2.1:6443"_s, u"https://192.0.2.2:6443"_s},
                 {Kind::Token, u"x"_s, {}, {}}}));
}

void TestKubeconfigWatcher::contextsComeAndGo()
{
    const QByteArray more = config("https://192.0.2.1:6443", "token: abc",
                                   "- name: y\n  context: {cluster: c, user: u}\n")
                                .replace("current-context: x", "current-context: y");
    QCOMPARE(between(kOne, more), (QList<ConfigChange>{{Kind::CurrentContext, {}, u"x"_s, u"y"_s},
                                                       {Kind::ContextAdded, u"y"_s, {}, {}}}));
    QCOMPARE(between(more, kOne), (QList<ConfigChange>{{Kind::CurrentContext, {}, u"y"_s, u"x"_s},
                                                       {Kind::ContextRemoved, u"y"_s, {}, {}}}));
}

void TestKubeconfigWatcher::everyKind_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    const auto row = [](const char *name, const QByteArray &from, const QByteArray &to, Kind kind,
                        const QString &before = {}, const QString &after = {}) {
        QTest::newRow(name) << from << to << static_cast<int>(kind) << before << after;
    };
    const auto cluster = [](const QByteArray &more) {
        return QByteArray(kOne).replace("6443'}", QByteArray("6443', " + more + '}'));
    };
    const auto user = [](const QByteArray &more) { return config("https://192.0.2.1:6443", more); };
    row("authority", cluster("certificate-authority: a"), cluster("certificate-authority: b"),
        Kind::Authority);
    row("verification", kOne, cluster("insecure-skip-tls-verify: true"), Kind::Verification,
        u"on"_s, u"off"_s);
    row("proxy", kOne, cluster("proxy-url: 'http://joe:pw@p:1'"), Kind::Proxy, {}, u"p:1"_s);
    row("verified name", kOne, cluster("tls-server-name: a"), Kind::Other);
    row("namespace", kOne, QByteArray(kOne).replace("user: u}", "user: u, namespace: spark}"),
        Kind::Namespace, {}, u"spark"_s);
    row("login", kOne, user("exec: {command: aws}"), Kind::Login, u"token"_s, u"exec"_s);
    row("arguments", user("exec: {command: aws}"), user("exec: {command: aws, args: [a]}"),
        Kind::Other);
    row("token file", user("tokenFile: a"), user("tokenFile: b"), Kind::Token);
    row("renewed by OIDC", user("auth-provider: {name: oidc, config: {id-token: a, client-id: k}}"),
        user("auth-provider: {name: oidc, config: {id-token: b, client-id: k}}"), Kind::Token);
    row("certificate file", user("client-certificate: a, client-key: k"),
        user("client-certificate: b, client-key: k"), Kind::Certificate);
    row("impersonation", kOne, user("token: abc, as: boss"), Kind::Other);
    row("another entry",
        QByteArray(kOne).replace("contexts:", "- name: v\n  user: {token: abc}\ncontexts:"),
        QByteArray(kOne)
            .replace("contexts:", "- name: v\n  user: {token: abc}\ncontexts:")
            .replace("user: u}", "user: v}"),
        Kind::User, u"u"_s, u"v"_s);
}

void TestKubeconfigWatcher::everyKind()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(int, kind);
    QFETCH(QString, before);
    QFETCH(QString, after);
    QCOMPARE(between(from, to),
             (QList<ConfigChange>{{static_cast<Kind>(kind), u"x"_s, before, after}}));
}

void TestKubeconfigWatcher::renewedCertificate()
{
    const test::TestAuthority authority;
    const auto user = [&authority](int days) {
        test::CertificateOptions options;
        options.notAfter = QDateTime::currentDateTimeUtc().addDays(days);
        const test::TestIdentity identity = authority.issue(options);
        return config("https://192.0.2.1:6443",
                      "client-certificate-data: " + identity.certificatePem().toBase64() +
                          ", client-key-data: " + identity.keyPem().toBase64());
    };
    const QList<ConfigChange> changes = between(user(3), user(300));
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes[0].kind, Kind::Certificate);
    QVERIFY(changes[0].before < changes[0].after);
    QVERIFY(QDateTime::fromString(changes[0].after, Qt::ISODate).isValid());
}

void TestKubeconfigWatcher::changesHoldNoSecrets()
{
    const QList<ConfigChange> changes =
        between(config("https://192.0.2.1", "token: HUNTER1"),
                config("https://192.0.2.1", "username: j, password: HUNTER2"));
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes[0].after, u"basic"_s);
    QVERIFY(!QString(changes[0].before + changes[0].after).contains("HUNTER"_L1));
}

void TestKubeconfigWatcher::writtenInPlace()
{
    write(kOne);
    KubeconfigWatcher watcher(kQuiet);
    QSignalSpy changed(&watcher, &KubeconfigWatcher::changed);
    watcher.follow({path()}, {}, now());
    QCOMPARE(watcher.config().clusters[0].server, u"https://192.0.2.1:6443"_s);
    write(kTwo);
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(watcher.config().clusters[0].server, u"https://192.0.2.2:6443"_s);
    const auto changes = changed[0][1].value<QList<ConfigChange>>();
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes[0].kind, Kind::Server);
}

void TestKubeconfigWatcher::replacedByRename()
{
    write(kOne);
    KubeconfigWatcher watcher(kQuiet);
    QSignalSpy changed(&watcher, &KubeconfigWatcher::changed);
    watcher.follow({path()}, {}, now());
    replace(kTwo);
    QTRY_COMPARE(changed.size(), 1);
}

/// The watch on the file went with the first one.
void TestKubeconfigWatcher::replacedTwice()
{
    write(kOne);
    KubeconfigWatcher watcher(kQuiet);
    QSignalSpy changed(&watcher, &KubeconfigWatcher::changed);
    watcher.follow({path()}, {}, now());
    replace(kTwo);
    QTRY_COMPARE(changed.size(), 1);
    write(kOne); // in place
    QTRY_COMPARE(changed.size(), 2);
    replace(kTwo);
    QTRY_COMPARE(changed.size(), 3);
}

void TestKubeconfigWatcher::throughALink()
{
    QVERIFY(QDir(m_dir->path()).mkdir(u"dotfiles"_s));
    write(kOne, u"dotfiles/real"_s);
    QVERIFY(QFile::link(path(u"dotfiles/real"_s), path()));
    KubeconfigWatcher watcher(kQuiet);
    QSignalSpy changed(&watcher, &KubeconfigWatcher::changed);
    watcher.follow({path()}, {}, now());
    replace(kTwo, u"dotfiles/real"_s);
    QTRY_COMPARE(changed.size(), 1);
}

void TestKubeconfigWatcher::removedAndMadeAnew()
{
    write(kOne);
    KubeconfigWatcher watcher(kQuiet);
    QSignalSpy changed(&watcher, &KubeconfigWatcher::changed);
    QSignalSpy failed(&watcher, &KubeconfigWatcher::failed);
    QSignalSpy recovered(&watcher, &KubeconfigWatcher::recovered);
    watcher.follow({path()}, {}, now());
    QVERIFY(QFile::remove(path()));
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed[0][0].value<Error>().code, Errc::FileMissing);
    QCOMPARE(watcher.config().contexts.size(), 1); // the last good one
    write(kOne);
    QTRY_COMPARE(recovered.size(), 1);
    QCOMPARE(changed.size(), 0);
    QVERIFY(QFile::remove(path()));
    QTRY_COMPARE(failed.size(), 2);
    write(kTwo);
    QTRY_COMPARE(changed.size(), 1);
}

void TestKubeconfigWatcher::madeLater()
{
    const QString file = path(u"home/.kube/config"_s);
    KubeconfigWatcher watcher(kQuiet);
    QSignalSpy changed(&watcher, &KubeconfigWatcher::changed);
    watcher.follow({file}, {}, {});
    QVERIFY(QDir().mkpath(path(u"home/.kube"_s)));
    write(kOne, u"home/.kube/config"_s);
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(watcher.config().currentContext, u"x"_s);
}

void TestKubeconfigWatcher::changedBeforeItWasFollowed()
{
    write(kTwo);
    KubeconfigWatcher watcher(kQuiet);
    QSignalSpy changed(&watcher, &KubeconfigWatcher::changed);
    watcher.follow({path()}, {}, parseKubeconfig(kOne, path()));
    QTRY_COMPARE(changed.size(), 1);
}

void TestKubeconfigWatcher::halfWritten_data()
{
    QTest::addColumn<QByteArray>("half");
    QTest::newRow("inside a bracket") << kTwo.first(kTwo.indexOf("6443'"));
    QTest::newRow("with zeros") << QByteArray(kTwo.first(60) + QByteArray(200, '\0'));
}

void TestKubeconfigWatcher::halfWritten()
{
    QFETCH(QByteArray, half);
    write(kOne);
    KubeconfigWatcher watcher(kQuiet);
    QSignalSpy changed(&watcher, &KubeconfigWatcher::changed);
    QSignalSpy failed(&watcher, &KubeconfigWatcher::failed);
    watcher.follow({path()}, {}, now());
    write(half);
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(changed.size(), 0);
    QCOMPARE(watcher.config().clusters[0].server, u"https://192.0.2.1:6443"_s);
    write(kTwo);
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(watcher.config().clusters[0].server, u"https://192.0.2.2:6443"_s);
}

void TestKubeconfigWatcher::badEntryLeavesTheRest_data()
{
    QTest::addColumn<QByteArray>("bad");
    QTest::addColumn<QString>("name");
    QTest::newRow("one that was good before")
        << QByteArray(kTwo).replace("token: abc", "client-key-data: LS0tL") << u"u"_s;
    QTest::newRow("a new one") << QByteArray(kTwo).replace("contexts:",
                                                           "- name: v\n  user: {client-key-data: "
                                                           "LS0tL}\ncontexts:")
                               << u"v"_s;
}

/// As when the file is read for the first time: what is good of it counts.
void TestKubeconfigWatcher::badEntryLeavesTheRest()
{
    QFETCH(QByteArray, bad);
    QFETCH(QString, name);
    write(kOne);
    KubeconfigWatcher watcher(kQuiet);
    QSignalSpy changed(&watcher, &KubeconfigWatcher::changed);
    QSignalSpy failed(&watcher, &KubeconfigWatcher::failed);
    QSignalSpy recovered(&watcher, &KubeconfigWatcher::recovered);
    watcher.follow({path()}, {}, now());
    write(bad);
    QTRY_COMPARE(failed.size(), 1);
    const auto problem = failed[0][0].value<Error>();
    QCOMPARE(problem.context.value(u"kind"_s), u"user"_s);
    QCOMPARE(problem.context.value(u"name"_s), name);
    QCOMPARE(changed.size(), 1);
    const auto changes = changed[0][1].value<QList<ConfigChange>>();
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes[0].kind, Kind::Server);
    QCOMPARE(watcher.config().clusters[0].server, u"https://192.0.2.2:6443"_s);
    QCOMPARE(watcher.config().user(u"u"_s)->auth.token, QByteArray("abc")); // the last good one
    write(kTwo);
    QTRY_COMPARE(recovered.size(), 1);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(failed.size(), 1);
}

void TestKubeconfigWatcher::otherBadEntryIsTold()
{
    const auto with = [](const QByteArray &first, const QByteArray &second) {
        const QByteArray users =
            "- name: v\n  user: {" + first + "}\n- name: w\n  user: {" + second + "}\ncontexts:";
        return QByteArray(kOne).replace("contexts:", users);
    };
    const QByteArray bad = "client-key-data: LS0tL";
    write(with(bad, "token: a"));
    KubeconfigWatcher watcher(kQuiet);
    QSignalSpy failed(&watcher, &KubeconfigWatcher::failed);
    watcher.follow({path()}, {}, now()); // known from the start
    write(with("token: a", bad));        // not more of them than before
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed[0][0].value<Error>().context.value(u"name"_s), u"w"_s);
}

void TestKubeconfigWatcher::emptied()
{
    write(kOne);
    KubeconfigWatcher watcher(kQuiet);
    QSignalSpy failed(&watcher, &KubeconfigWatcher::failed);
    watcher.follow({path()}, {}, now());
    write({});
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed[0][0].value<Error>().code, Errc::ConfigEmpty);
    QCOMPARE(watcher.config().contexts.size(), 1);
}

/// `kubectl config delete-cluster` leaves the context: it is taken when it stays so.
void TestKubeconfigWatcher::entryRemovedOnPurpose()
{
    write(kOne);
    KubeconfigWatcher watcher(kQuiet);
    QSignalSpy changed(&watcher, &KubeconfigWatcher::changed);
    QSignalSpy failed(&watcher, &KubeconfigWatcher::failed);
    watcher.follow({path()}, {}, now());
    write("current-context: x\nusers:\n- name: u\n  user: {token: abc}\ncontexts:\n- name: x\n"
          "  context: {cluster: c, user: u}\n");
    QTRY_COMPARE(changed.size(), 1);
    QVERIFY(watcher.config().clusters.isEmpty());
    QCOMPARE(failed.size(), 0);
}

void TestKubeconfigWatcher::brokenFromTheStart()
{
    write(kOne);
    write("clusters: [\n", u"broken"_s);
    const QStringList files{path(u"broken"_s), path()};
    const Kubeconfig known = mergeKubeconfigs({readKubeconfig(files[0]), readKubeconfig(files[1])});
    KubeconfigWatcher watcher(kQuiet);
    QSignalSpy changed(&watcher, &KubeconfigWatcher::changed);
    QSignalSpy failed(&watcher, &KubeconfigWatcher::failed);
    watcher.follow(files, {}, known);
    write(kTwo);
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(failed.size(), 0);
}

void TestKubeconfigWatcher::sameContentIsNoChange()
{
    write(kOne);
    KubeconfigWatcher watcher(kQuiet);
    QSignalSpy changed(&watcher, &KubeconfigWatcher::changed);
    watcher.follow({path()}, {}, now());
    replace("# touched\n" + kOne);
    // the other one shows that the first was read
    replace(kTwo);
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(changed[0][1].value<QList<ConfigChange>>().size(), 1);
}

void TestKubeconfigWatcher::materialFiles()
{
    write(kOne);
    write("one", u"ca.crt"_s);
    write("one", u"token"_s);
    const QStringList material{path(u"ca.crt"_s), path(u"token"_s)};
    KubeconfigWatcher watcher(kQuiet);
    QSignalSpy different(&watcher, &KubeconfigWatcher::materialChanged);
    QSignalSpy changed(&watcher, &KubeconfigWatcher::changed);
    watcher.follow({path()}, material, now());
    replace(kTwo);
    QTRY_COMPARE(changed.size(), 1); // by now the material is known
    QCOMPARE(different.size(), 0);
    replace("two", u"token"_s);
    QTRY_COMPARE(different.size(), 1);
    QCOMPARE(different[0][0].toStringList(), QStringList{path(u"token"_s)});
    QVERIFY(QFile::remove(path(u"token"_s)));
    replace("two", u"ca.crt"_s);
    QTRY_COMPARE(different.size(), 2); // one that is gone is not different
    QCOMPARE(different[1][0].toStringList(), QStringList{path(u"ca.crt"_s)});
}

void TestKubeconfigWatcher::followsOthersNow()
{
    write(kOne);
    write(kOne, u"other"_s);
    KubeconfigWatcher watcher(kQuiet);
    QSignalSpy changed(&watcher, &KubeconfigWatcher::changed);
    watcher.follow({path()}, {}, now());
    watcher.follow({path(u"other"_s)}, {}, readKubeconfig(path(u"other"_s)));
    write(kTwo); // nobody asks any more
    write(config("https://192.0.2.3"), u"other"_s);
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(watcher.config().clusters[0].server, u"https://192.0.2.3"_s);
}

void TestKubeconfigWatcher::goneWhileReading()
{
    write(kOne);
    auto watcher = std::make_unique<KubeconfigWatcher>(kQuiet);
    watcher->follow({path()}, {}, now());
    watcher.reset(); // must neither hang nor crash
    QVERIFY(!watcher);
}

QTEST_GUILESS_MAIN(TestKubeconfigWatcher)
#include "tst_kubeconfigwatcher.moc"
