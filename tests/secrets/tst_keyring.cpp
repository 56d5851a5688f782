// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/secrets/opening.h"
#include "tests/support/privatebus.h"

#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>

using namespace firesteel;
using namespace firesteel::secrets;
using namespace Qt::StringLiterals;
using firesteel::test::PrivateBus;

class TestKeyring : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { m_bus.reset(); }

    void roundTrip();
    void largeAndBinary();
    void servicesAreApart();
    void bestIsTheKeyring();
    void nothingOnDiskInClear();
    void goneContext();
    void noKeyring_data();
    void noKeyring();

private:
    template <class T>
    static Result<T> waitFor(const std::function<void(QObject *, SecretStore::Reply<T>)> &start)
    {
        QObject context;
        std::optional<Result<T>> answer;
        start(&context, [&](const Result<T> &result) { answer = result; });
        [&] { QTRY_VERIFY_WITH_TIMEOUT(answer.has_value(), 30'000); }();
        return answer.value_or(fail(Errc::Internal));
    }
    static Result<> write(SecretStore &store, const QString &id, const QByteArray &secret)
    {
        return waitFor<void>([&](QObject *c, auto r) { store.write(id, secret, c, r); });
    }
    static Result<> remove(SecretStore &store, const QString &id)
    {
        return waitFor<void>([&](QObject *c, auto r) { store.remove(id, c, r); });
    }
    static Result<QByteArray> read(SecretStore &store, const QString &id)
    {
        return waitFor<QByteArray>([&](QObject *c, auto r) { store.read(id, c, r); });
    }

    std::unique_ptr<PrivateBus> m_bus;
};

void TestKeyring::initTestCase()
{
    m_bus = std::make_unique<PrivateBus>(true);
    QVERIFY2(!m_bus->address().isEmpty(), "dbus-daemon does not start");
    qunsetenv("DISPLAY");
    qputenv("DBUS_SESSION_BUS_ADDRESS", m_bus->address().toLatin1());
    KeyringStore store;
    QTRY_VERIFY_WITH_TIMEOUT(write(store, u"first"_s, "x").has_value(), 20'000);
}

void TestKeyring::roundTrip()
{
    KeyringStore store;
    QCOMPARE(store.kind(), SecretStore::Kind::Keyring);
    QCOMPARE(read(store, u"a"_s).error().code, Errc::NotFound);
    QVERIFY(write(store, u"a"_s, "one"));
    QVERIFY(write(store, u"a"_s, "two"));
    QCOMPARE(read(store, u"a"_s).value(), "two");
    QVERIFY(remove(store, u"a"_s));
    QCOMPARE(read(store, u"a"_s).error().code, Errc::NotFound);
    QCOMPARE(remove(store, u"a"_s).error().code, Errc::NotFound);
}

void TestKeyring::largeAndBinary()
{
    KeyringStore store;
    const QByteArray key = QByteArray("-----BEGIN PRIVATE KEY-----\n").repeated(400);
    QVERIFY(write(store, u"key"_s, key));
    QCOMPARE(read(store, u"key"_s).value(), key);
    const QByteArray binary("a\0b\xff", 4);
    QVERIFY(write(store, u"binary"_s, binary));
    QCOMPARE(read(store, u"binary"_s).value(), binary);
}

void TestKeyring::servicesAreApart()
{
    KeyringStore one(u"firesteel-one"_s);
    KeyringStore two(u"firesteel-two"_s);
    QVERIFY(write(one, u"a"_s, "1"));
    QCOMPARE(read(two, u"a"_s).error().code, Errc::NotFound);
}

void TestKeyring::bestIsTheKeyring()
{
    std::optional<Stores> stores;
    QTemporaryDir folder;
    openBest(folder.filePath(u"secrets.json"_s), this,
             [&](Stores found) { stores = std::move(found); });
    QVERIFY(!stores);
    QTRY_VERIFY(stores);
    QCOMPARE(stores->best, SecretStore::Kind::Keyring);
    QVERIFY(stores->keyring && stores->file && stores->session);
    QVERIFY(!stores->keyringProblem);
}

void TestKeyring::nothingOnDiskInClear()
{
    KeyringStore store;
    QVERIFY(write(store, u"prod"_s, "clear-text-needle"));
    int files = 0;
    QDirIterator all(m_bus->home(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        QFile file(all.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        ++files;
        QVERIFY2(!file.readAll().contains("clear-text-needle"), qPrintable(file.fileName()));
    }
    QVERIFY(files > 1); // the keyring is among them
}

void TestKeyring::goneContext()
{
    KeyringStore store;
    int calls = 0;
    auto context = std::make_unique<QObject>();
    store.read(u"first"_s, context.get(), [&](const Result<QByteArray> &) { ++calls; });
    context.reset();
    QCOMPARE(read(store, u"first"_s).value(), "x"); // answered after the first would have been
    QCOMPARE(calls, 0);
}

void TestKeyring::noKeyring_data()
{
    QTest::addColumn<QString>("bus");
    QTest::newRow("no bus at all") << u"none"_s;
    QTest::newRow("a bus that is not there") << u"wrong"_s;
    QTest::newRow("a bus without a keyring") << u"empty"_s;
}

/// Each in a process of its own: a process asks for its bus once.
void TestKeyring::noKeyring()
{
    QFETCH(QString, bus);
    const PrivateBus empty(false);
    QProcessEnvironment environment = empty.environment();
    if (bus == "none"_L1)
        environment.remove(u"DBUS_SESSION_BUS_ADDRESS"_s);
    else if (bus == "wrong"_L1)
        environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, u"unix:path=/no/such/bus"_s);
    QProcess child;
    child.setProcessEnvironment(environment);
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::applicationFilePath(), {u"--child"_s, empty.home()});
    QVERIFY(child.waitForFinished(30'000));
    const QString told = QString::fromUtf8(child.readAllStandardOutput());
    QVERIFY2(told.startsWith("session service-unavailable write service-unavailable "_L1),
             qPrintable(told));
    QVERIFY2(told.endsWith("words\n"_L1), qPrintable(told)); // the reason, for people
}

namespace {

int child(const QString &folder)
{
    QTextStream out(stdout);
    QObject context;
    bool over = false;
    openBest(folder + u"/secrets.json"_s, &context, [&](const Stores &stores) {
        out << (stores.best == SecretStore::Kind::Session ? "session " : "other ")
            << (stores.keyring ? "keyring"_L1 : errcName(stores.keyringProblem->code)) << ' ';
        over = true;
    });
    if (!QTest::qWaitFor([&] { return over; }, 20'000))
        return 1;
    KeyringStore store;
    over = false;
    store.write(u"a"_s, "secret", &context, [&](const Result<> &result) {
        out << "write " << (result ? "done"_L1 : errcName(result.error().code)) << ' '
            << (result || result.error().detail.isEmpty() ? "silence" : "words") << '\n';
        over = true;
    });
    return QTest::qWaitFor([&] { return over; }, 20'000) ? 0 : 1;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--child"_L1)
        return child(arguments.value(2));
    TestKeyring test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_keyring.moc"
