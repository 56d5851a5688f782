// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/wsl.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace firesteel;
using namespace Qt::StringLiterals;

namespace {

const QByteArray kWsl2 = "5.15.153.1-microsoft-standard-WSL2\n";
const QByteArray kDebian = "6.12.57+deb13-amd64\n";

Wsl inWsl(const QByteArray &conf = {})
{
    QProcessEnvironment env;
    env.insert(u"WSL_DISTRO_NAME"_s, u"Debian"_s);
    return wslFrom(kWsl2, conf, env);
}

/// Stands for wslpath.
class FakeRunner final : public ProcessRunner
{
public:
    void run(const ProcessRequest &request, QObject *context, Done done) override
    {
        asked.append(request);
        QMetaObject::invokeMethod(
            context, [done = std::move(done), answer = answer] { done(answer); },
            Qt::QueuedConnection);
    }

    QList<ProcessRequest> asked;
    ProcessResult answer;
};

ProcessResult exited(int code, const QByteArray &output)
{
    ProcessResult result;
    result.end = ProcessResult::End::Exited;
    result.exitCode = code;
    result.output = output;
    return result;
}

void write(const QString &path, const QByteArray &content)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).absolutePath()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

} // namespace

class TestWsl : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QVERIFY(m_dir.emplace().isValid()); }

    void detection_data();
    void detection();
    void readsTheSystem();
    void configuration_data();
    void configuration();
    void windowsPaths_data();
    void windowsPaths();
    void translation_data();
    void translation();
    void nothingIsTranslatedElsewhere();
    void wslpathIsAsked();
    void wslpathFails_data();
    void wslpathFails();
    void profiles();
    void pathLists_data();
    void pathLists();
    void windowsPrograms();
    void sharedVariables_data();
    void sharedVariables();
    void browsers();
    void hints();

private:
    std::optional<QTemporaryDir> m_dir;
};

void TestWsl::detection_data()
{
    QTest::addColumn<QByteArray>("osRelease");
    QTest::addColumn<QString>("distribution");
    QTest::addColumn<bool>("inside");
    QTest::newRow("WSL 2") << kWsl2 << u"Debian"_s << true;
    QTest::newRow("WSL 1") << QByteArray("4.4.0-19041-Microsoft") << u"Debian"_s << true;
    QTest::newRow("started without variables") << kWsl2 << QString() << true;
    QTest::newRow("a kernel of one's own") << QByteArray("6.6.1-mine") << u"Ubuntu"_s << true;
    QTest::newRow("Debian") << kDebian << QString() << false;
    QTest::newRow("nothing") << QByteArray() << QString() << false;
}

void TestWsl::detection()
{
    QFETCH(QByteArray, osRelease);
    QFETCH(QString, distribution);
    QFETCH(bool, inside);
    QProcessEnvironment env;
    if (!distribution.isEmpty())
        env.insert(u"WSL_DISTRO_NAME"_s, distribution);
    const Wsl wsl = wslFrom(osRelease, {}, env);
    QCOMPARE(wsl.inside, inside);
    QCOMPARE(wsl.distribution, distribution);
    QCOMPARE(wsl.automountRoot, u"/mnt/"_s);
    QVERIFY(wsl.interop);
}

void TestWsl::readsTheSystem()
{
    const QString root = m_dir->path();
    QVERIFY(!detectWsl({}, root).inside);
    write(root + "/proc/sys/kernel/osrelease"_L1, kWsl2);
    write(root + "/etc/wsl.conf"_L1, "[automount]\nroot=/w\n");
    const Wsl wsl = detectWsl({}, root);
    QVERIFY(wsl.inside);
    QCOMPARE(wsl.automountRoot, u"/w/"_s);
}

void TestWsl::configuration_data()
{
    QTest::addColumn<QByteArray>("conf");
    QTest::addColumn<QString>("root");
    QTest::addColumn<bool>("interop");
    QTest::newRow("empty") << QByteArray() << u"/mnt/"_s << true;
    QTest::newRow("root") << QByteArray("[automount]\nenabled = true\nroot = /windir/\n")
                          << u"/windir/"_s << true;
    QTest::newRow("no slash at the end")
        << QByteArray("[automount]\nroot=/w\n") << u"/w/"_s << true;
    QTest::newRow("the top") << QByteArray("[automount]\r\nroot = /\r\n") << u"/"_s << true;
    QTest::newRow("quotes and comment")
        << QByteArray("# mine\n[AutoMount]\nRoot = \"/my drives\" # here\n") << u"/my drives/"_s
        << true;
    QTest::newRow("of another section")
        << QByteArray("[network]\nroot = /x\n") << u"/mnt/"_s << true;
    QTest::newRow("not absolute") << QByteArray("[automount]\nroot = x\n") << u"/mnt/"_s << true;
    QTest::newRow("no interop") << QByteArray("[interop]\nenabled=False\n") << u"/mnt/"_s << false;
    QTest::newRow("garbage") << QByteArray("\xff\xfe[\n=\n[automount\nroot\n") << u"/mnt/"_s
                             << true;
}

void TestWsl::configuration()
{
    QFETCH(QByteArray, conf);
    const Wsl wsl = inWsl(conf);
    QTEST(wsl.automountRoot, "root");
    QTEST(wsl.interop, "interop");
}

void TestWsl::windowsPaths_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("windows");
    QTest::newRow("backslashes") << u"C:\\Users\\a"_s << true;
    QTest::newRow("slashes") << u"c:/Users/a"_s << true;
    QTest::newRow("share") << u"\\\\server\\share\\x"_s << true;
    QTest::newRow("long form") << u"\\\\?\\C:\\x"_s << true;
    QTest::newRow("relative to a drive") << u"C:x"_s << false;
    QTest::newRow("Linux") << u"/mnt/c/Users"_s << false;
    QTest::newRow("two slashes") << u"//server/share"_s << false;
    QTest::newRow("URL") << u"https://host/x"_s << false;
    QTest::newRow("a colon") << u"ab:/c"_s << false;
    QTest::newRow("no ASCII letter") << u"ä:/c"_s << false;
    QTest::newRow("drive alone") << u"C:"_s << false;
    QTest::newRow("empty") << QString() << false;
}

void TestWsl::windowsPaths()
{
    QFETCH(QString, path);
    QTEST(isWindowsPath(path), "windows");
}

void TestWsl::translation_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("root");
    QTest::addColumn<QString>("linux");
    const auto row = [](const char *name, const QString &path, const QString &linux,
                        const QString &root = {}) { QTest::newRow(name) << path << root << linux; };
    row("backslashes", u"C:\\Users\\dev\\.minikube\\ca.crt"_s,
        u"/mnt/c/Users/dev/.minikube/ca.crt"_s);
    row("slashes", u"D:/data/ca.crt"_s, u"/mnt/d/data/ca.crt"_s);
    row("both", u"C:\\a/b\\c"_s, u"/mnt/c/a/b/c"_s);
    row("top of a drive", u"C:\\"_s, u"/mnt/c"_s);
    row("doubled", u"C:\\a\\\\b\\.\\c\\"_s, u"/mnt/c/a/b/c"_s);
    row("upwards ends at the drive", u"C:\\a\\..\\..\\..\\etc\\passwd"_s, u"/mnt/c/etc/passwd"_s);
    row("long form", u"\\\\?\\C:\\a"_s, u"/mnt/c/a"_s);
    row("blanks and letters", u"C:\\Users\\Jürgen Müller\\x"_s, u"/mnt/c/Users/Jürgen Müller/x"_s);
    row("another root", u"C:\\a"_s, u"/windir/c/a"_s, u"/windir/"_s);
    row("root is the top", u"C:\\a"_s, u"/c/a"_s, u"/"_s);
    row("own distribution", u"\\\\wsl.localhost\\Debian\\home\\a\\.kube\\config"_s,
        u"/home/a/.kube/config"_s);
    row("older name", u"\\\\wsl$\\debian\\home\\a"_s, u"/home/a"_s);
    row("long form of a share", u"\\\\?\\UNC\\wsl$\\Debian\\home"_s, u"/home"_s);
    row("another distribution", u"\\\\wsl$\\Ubuntu\\home\\a"_s, QString());
    row("network share", u"\\\\server\\share\\a"_s, QString());
    row("Linux path", u"/home/a"_s, QString());
    row("relative", u"a\\b"_s, QString());
}

void TestWsl::translation()
{
    QFETCH(QString, path);
    QFETCH(QString, root);
    Wsl wsl = inWsl();
    if (!root.isEmpty())
        wsl.automountRoot = root;
    QTEST(linuxPath(path, wsl).value_or(QString()), "linux");
}

void TestWsl::nothingIsTranslatedElsewhere()
{
    QVERIFY(!linuxPath(u"C:\\a"_s, wslFrom(kDebian, {}, {})));
    FakeRunner runner;
    std::optional<std::optional<QString>> answer;
    askLinuxPath(u"C:\\a"_s, {}, {}, runner, this,
                 [&answer](const std::optional<QString> &path) { answer = path; });
    QVERIFY(!answer);
    QTRY_VERIFY(answer);
    QVERIFY(!answer->has_value());
    QVERIFY(runner.asked.isEmpty());
    QVERIFY(windowsProfiles({}, {}, m_dir->path()).isEmpty());
}

void TestWsl::wslpathIsAsked()
{
    FakeRunner runner;
    runner.answer = exited(0, "/somewhere/else/a b\n");
    std::optional<QString> answer;
    askLinuxPath(u"Z:\\a b"_s, inWsl(), {}, runner, this,
                 [&answer](const std::optional<QString> &path) { answer = path; });
    QTRY_COMPARE(answer, u"/somewhere/else/a b"_s);
    QCOMPARE(runner.asked.size(), 1);
    QCOMPARE(runner.asked[0].program, u"wslpath"_s);
    QCOMPARE(runner.asked[0].arguments, (QStringList{u"-u"_s, u"Z:\\a b"_s}));
}

void TestWsl::wslpathFails_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("output");
    QTest::newRow("no such drive") << 1 << QByteArray("wslpath: Z:\\x\n");
    QTest::newRow("says nothing") << 0 << QByteArray();
    QTest::newRow("no path") << 0 << QByteArray("Z:\\x\n");
    QTest::newRow("several lines") << 0 << QByteArray("/a\n/b\n");
}

void TestWsl::wslpathFails()
{
    QFETCH(int, code);
    QFETCH(QByteArray, output);
    FakeRunner runner;
    runner.answer = exited(code, output);
    std::optional<QString> answer;
    askLinuxPath(u"Z:\\x"_s, inWsl(), {}, runner, this,
                 [&answer](const std::optional<QString> &path) { answer = path; });
    QTRY_COMPARE(answer, u"/mnt/z/x"_s);
    runner.answer = {};
    runner.answer.end = ProcessResult::End::NotFound;
    answer.reset();
    askLinuxPath(u"Z:\\x"_s, inWsl(), {}, runner, this,
                 [&answer](const std::optional<QString> &path) { answer = path; });
    QTRY_COMPARE(answer, u"/mnt/z/x"_s);
}

void TestWsl::profiles()
{
    const QString users = m_dir->path() + "/mnt/c/Users"_L1;
    for (const QString &name : {u"Public"_s, u"Default"_s, u"All Users"_s, u"Default User"_s,
                                u"anna"_s, u"Bert"_s, u"defaultuser0"_s})
        QVERIFY(QDir().mkpath(users + u'/' + name));
    write(users + "/desktop.ini"_L1, "x");
    const QStringList all{users + "/Bert"_L1, users + "/anna"_L1};
    QCOMPARE(windowsProfiles(inWsl(), {}, m_dir->path()), all);
    QProcessEnvironment env; // as WSLENV hands it over, with and without /p
    for (const QString &own : {u"/mnt/c/Users/anna"_s, u"C:\\Users\\anna"_s}) {
        env.insert(u"USERPROFILE"_s, own);
        QCOMPARE(windowsProfiles(inWsl(), env, m_dir->path()),
                 (QStringList{users + "/anna"_L1, users + "/Bert"_L1}));
    }
    env.insert(u"USERPROFILE"_s, u"H:\\gone"_s);
    QCOMPARE(windowsProfiles(inWsl(), env, m_dir->path()), all);
}

void TestWsl::pathLists_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<QStringList>("paths");
    QTest::newRow("Linux") << u"/a:/b"_s << QStringList();
    QTest::newRow("one") << u"C:\\a\\config"_s << QStringList{u"C:\\a\\config"_s};
    QTest::newRow("two") << u"C:\\a;D:/b"_s << QStringList{u"C:\\a"_s, u"D:/b"_s};
    QTest::newRow("empty parts") << u";C:\\a;;"_s << QStringList{u"C:\\a"_s};
    QTest::newRow("joined by a colon") << u"C:\\a:D:\\b"_s << QStringList{u"C:\\a"_s, u"D:\\b"_s};
    QTest::newRow("mixed") << u"/home/a:C:\\b"_s << QStringList{u"/home/a"_s, u"C:\\b"_s};
    QTest::newRow("a name of one letter alone") << u"a:b"_s << QStringList();
    QTest::newRow("empty") << QString() << QStringList();
}

void TestWsl::pathLists()
{
    QFETCH(QString, list);
    QTEST(windowsPathList(list), "paths");
}

void TestWsl::windowsPrograms()
{
    QVERIFY(isWindowsProgram(u"/mnt/c/x/kubelogin.exe"));
    QVERIFY(isWindowsProgram(u"AWS.EXE"));
    QVERIFY(!isWindowsProgram(u"aws"));
    QVERIFY(!isWindowsProgram(u"exe"));
}

void TestWsl::sharedVariables_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("none yet") << QString() << u"INFO/w:AWS_PROFILE/w"_s;
    QTest::newRow("others stay") << u"USERPROFILE/p"_s << u"USERPROFILE/p:INFO/w:AWS_PROFILE/w"_s;
    QTest::newRow("listed for both ways") << u"INFO:AWS_PROFILE/p"_s << u"INFO:AWS_PROFILE/p"_s;
    QTest::newRow("listed for the other way") << u"INFO/u"_s << u"INFO/u:INFO/w:AWS_PROFILE/w"_s;
    QTest::newRow("a longer name") << u"INFO2"_s << u"INFO2:INFO/w:AWS_PROFILE/w"_s;
}

void TestWsl::sharedVariables()
{
    QFETCH(QString, before);
    QProcessEnvironment env;
    env.insert(u"INFO"_s, u"{}"_s);
    if (!before.isEmpty())
        env.insert(u"WSLENV"_s, before);
    const QProcessEnvironment shared = sharedWithWindows(env, {u"INFO"_s, u"AWS_PROFILE"_s});
    QTEST(shared.value(u"WSLENV"_s), "after");
    QCOMPARE(shared.value(u"INFO"_s), u"{}"_s);
}

void TestWsl::browsers()
{
    const auto names = [](bool wsl) {
        QStringList all;
        for (const BrowserProgram &program : browserPrograms(wsl))
            all += program.name;
        return all;
    };
    QCOMPARE(names(true), (QStringList{u"wslview"_s, u"explorer.exe"_s, u"xdg-open"_s}));
    QCOMPARE(names(false), QStringList{u"xdg-open"_s});
    QVERIFY(!browserPrograms(true)[1].exitCodeTells);
}

void TestWsl::hints()
{
    QMap<QString, QString> context;
    addWslParticular(context, {});
    QVERIFY(context.isEmpty());
    addWslParticular(context, inWsl());
    QCOMPARE(context.value(u"wsl"_s), u"yes"_s);
    QVERIFY(QString::fromUtf8(noKeyringHint(true)).contains("WSL"_L1));
    QVERIFY(!QString::fromUtf8(noKeyringHint(false)).contains("WSL"_L1));
}

QTEST_GUILESS_MAIN(TestWsl)
#include "tst_wsl.moc"
