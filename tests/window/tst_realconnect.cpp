// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
//
// From nothing but an address, a CA and a token to a result on the real cluster: an empty profile,
// the connection wizard, the job form. The token goes to the keyring, and is nowhere else: in no
// file, on no command line, in no core dump. The keyring is a real one, on a session bus of its
// own.
#include "core/secrets/keyringstore.h"
#include "core/settings/profilestore.h"
#include "gui/shell/mainwindow.h"
#include "gui/shell/services.h"
#include "gui/shell/workbench.h"
#include "tests/support/privatebus.h"
#include "tests/support/processlook.h"
#include "tests/window/realwindow.h"
#include "tests/window/wizardjourney.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <sys/prctl.h>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace firesteel;
using namespace firesteel::test;
using secrets::KeyringStore;
using secrets::SecretStore;
using settings::ClusterProfile;

namespace {

/// Where the keyring keeps its files, for the program within the bus.
constexpr auto kKeyringHome = "FIRESTEEL_KEYRING_HOME";

/// What would give the token away: its signature, however the rest is written, and the whole as a
/// Secret would hold it.
QList<QByteArray> tracesOf(const QByteArray &token)
{
    return {token.sliced(token.lastIndexOf('.') + 1), token.toBase64()};
}

struct Search {
    QStringList seen;
    QStringList telling; ///< hold a trace of the token
};

Search searched(const QString &folder, const QByteArray &token)
{
    Search search;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        search.seen.append(path);
        for (const QByteArray &trace : tracesOf(token)) {
            if (ProcessLook::fileHolds(path, trace))
                search.telling.append(path);
        }
    }
    return search;
}

template <class T>
Result<T> waitFor(const std::function<void(QObject *, SecretStore::Reply<T>)> &start)
{
    QObject context;
    std::optional<Result<T>> answer;
    start(&context, [&answer](const Result<T> &result) { answer = result; });
    (void)QTest::qWaitFor([&answer] { return answer.has_value(); }, 30'000);
    return answer.value_or(std::unexpected(Error(Errc::Internal)));
}

} // namespace

class TestRealConnect : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void fromTheFirstStartToAnOpenCluster();
    void theTokenIsInTheKeyring();
    void sparkPiByTheForm();
    void theTokenIsInNoFile();
    void aCrashDoesNotTellIt_data();
    void aCrashDoesNotTellIt();
    void cleanupTestCase();

private:
    [[nodiscard]] const QByteArray &token() const { return m_person.handed().token; }

    RealPerson m_person; ///< first: it reads the surroundings
    QTemporaryDir m_home;
    std::unique_ptr<WindowDriver> m_driver;
    QProcessEnvironment m_environment; ///< of the window, for the program itself
};

void TestRealConnect::initTestCase()
{
    QVERIFY2(m_person.begin(), qPrintable(m_person.problem()));
    // What is written there is looked at afterwards, too.
    for (const auto &[name, below] : std::initializer_list<std::pair<const char *, QString>>{
             {"XDG_RUNTIME_DIR", u"run"_s}, {"TMPDIR", u"tmp"_s}}) {
        const QString path = m_home.filePath(below);
        QVERIFY(QDir().mkpath(path));
        QVERIFY(
            QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        qputenv(name, QFile::encodeName(path));
    }
    KeyringStore store;
    const auto answers = [&store] {
        return waitFor<void>([&store](QObject *context, const SecretStore::Reply<void> &reply) {
                   store.write(u"first"_s, "x", context, reply);
               })
            .has_value();
    };
    QTRY_VERIFY_WITH_TIMEOUT(answers(), 20'000);
}

void TestRealConnect::fromTheFirstStartToAnOpenCluster()
{
    WindowDriver::Options options;
    options.home = m_home.path();
    m_driver = std::make_unique<WindowDriver>(options);
    m_environment = QProcessEnvironment::systemEnvironment();
    QVERIFY(!m_environment.contains(u"KUBECONFIG"_s));
    WizardJourney journey(*m_driver, m_person.handed());
    for (const WizardJourney::Step &step : journey.steps())
        QVERIFY2(step.run(), qPrintable(step.done + u": "_s + journey.problem()));
    QCOMPARE(m_driver->services().workbench.namespaceName(),
             QLatin1StringView(RealPerson::Namespace));
    // What the wizard has made is there for others, too.
    QVERIFY2(m_person.cluster().kubectl({u"get"_s, u"serviceaccount/spark"_s,
                                         u"role/spark-driver"_s, u"rolebinding/spark-driver"_s}),
             qPrintable(m_person.cluster().problem()));
}

void TestRealConnect::theTokenIsInTheKeyring()
{
    const gui::Services &services = m_driver->services();
    QCOMPARE(services.profiles.profiles().size(), 1);
    const ClusterProfile profile = services.profiles.profiles().first();
    QCOMPARE(services.workbench.current()->id, profile.id);
    QCOMPARE(profile.identity, ClusterProfile::Identity::Token);
    QCOMPARE(profile.serviceAccount, u"spark"_s);
    QVERIFY(profile.secretId.startsWith("keyring/"_L1));
    KeyringStore store; // not by the window
    const Result<QByteArray> kept =
        waitFor<QByteArray>([&](QObject *context, const SecretStore::Reply<QByteArray> &reply) {
            store.read(profile.secretId, context, reply);
        });
    QVERIFY(kept.has_value());
    QVERIFY(*kept == token()); // without showing it where it differs
}

void TestRealConnect::sparkPiByTheForm()
{
    PiJourney::Options options;
    options.practice = false;
    options.image = QString::fromLatin1(RealCluster::Image);
    options.small = true;
    options.open = true;
    options.settings = RealWindow::jobSettings();
    options.most = 240s;
    PiJourney journey(*m_driver, options);
    for (const PiJourney::Step &step : journey.steps())
        QVERIFY2(step.run(), qPrintable(step.done + u": "_s + m_driver->problem()));
}

void TestRealConnect::theTokenIsInNoFile()
{
    m_driver->window().close();
    m_driver.reset(); // all that is to be written is written
    const Search home = searched(m_home.path(), token());
    QVERIFY2(home.telling.isEmpty(), qPrintable(home.telling.join(u' ')));
    for (const QString &name : {u"/clusters.json"_s, u"/state.json"_s})
        QVERIFY2(!home.seen.filter(name).isEmpty(), qPrintable(home.seen.join(u' ')));
    const Search keyring = searched(qEnvironmentVariable(kKeyringHome), token());
    QVERIFY2(keyring.telling.isEmpty(), qPrintable(keyring.telling.join(u' ')));
    QVERIFY(keyring.seen.size() > 1); // it is among them
}

void TestRealConnect::aCrashDoesNotTellIt_data()
{
    QTest::addColumn<bool>("lifted");
    QTest::newRow("as it is") << false;
    QTest::newRow("with a handler, for which no limit counts") << true;
}

/// The program itself opens the cluster again, and is ended by a signal that leaves a core dump.
void TestRealConnect::aCrashDoesNotTellIt()
{
    QFETCH(bool, lifted);
    const QByteArray trace = tracesOf(token()).constFirst();
    QTemporaryDir folder(m_home.filePath(u"crash-XXXXXX"_s));
    QProcess program;
    program.setProcessEnvironment(m_environment);
    program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    program.setWorkingDirectory(folder.path());
    program.setChildProcessModifier([] { ProcessLook::allowCores(); });
    program.start(QCoreApplication::applicationDirPath() + u"/firesteel"_s, {u"--new-instance"_s});
    QTRY_VERIFY_WITH_TIMEOUT(program.state() == QProcess::Running, 20'000);
    const ProcessLook look(program.processId());
    QTRY_VERIFY2_WITH_TIMEOUT(look.remembers(trace), "it does not fetch the token", 60'000);
    for (const char *name : {"cmdline", "environ"})
        QVERIFY2(!look.file(name).isEmpty() && !look.file(name).contains(trace), name);
    QCOMPARE(look.file("coredump_filter").trimmed().toUInt(nullptr, 16), 0U);
    if (lifted)
        QVERIFY(look.liftCoreLimit());
    QVERIFY(look.crash());
    QTRY_VERIFY_WITH_TIMEOUT(program.state() == QProcess::NotRunning, 60'000);
    QCOMPARE(program.exitStatus(), QProcess::CrashExit);
    QCOMPARE(program.exitCode(), SIGABRT);
    const Search left = searched(folder.path(), token());
    QCOMPARE(left.seen.size(), lifted && ProcessLook::coresAreFiles() ? 1 : 0);
    const Search home = searched(m_home.path(), token()); // with what it has left there
    QVERIFY2(home.telling.isEmpty(), qPrintable(home.telling.join(u' ')));
}

void TestRealConnect::cleanupTestCase()
{
    m_driver.reset();
    QVERIFY2(m_person.end(), qPrintable(m_person.problem()));
}

namespace {

/// A process asks for its bus once, and windows do so when they are made. So this program runs
/// itself again, within the bus.
int runWithinABus(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const PrivateBus bus(true);
    if (bus.address().isEmpty())
        qFatal("dbus-daemon does not start");
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, bus.address());
    environment.insert(QString::fromLatin1(kKeyringHome), bus.home());
    QProcess self;
    self.setProcessEnvironment(environment);
    self.setProcessChannelMode(QProcess::ForwardedChannels);
    self.setInputChannelMode(QProcess::ForwardedInputChannel);
    self.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
    self.start(QCoreApplication::applicationFilePath(), QCoreApplication::arguments().sliced(1));
    self.waitForFinished(-1);
    return self.exitStatus() == QProcess::NormalExit ? self.exitCode() : 1;
}

} // namespace

int main(int argc, char **argv)
{
    return qEnvironmentVariableIsSet(kKeyringHome) ? runOnReal<TestRealConnect>(argc, argv)
                                                   : runWithinABus(argc, argv);
}
#include "tst_realconnect.moc"
