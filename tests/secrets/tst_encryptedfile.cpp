// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/secrets/encryptedfilestore.h"
#include "core/secrets/sessionstore.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace firesteel;
using namespace firesteel::secrets;
using namespace Qt::StringLiterals;

namespace {

constexpr auto kPhrase = "correct horse ż";

} // namespace

class TestEncryptedFile : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QVERIFY(m_dir.emplace().isValid()); }

    void sessionKeepsForAWhile();
    void keepsOverRestarts();
    void nothingIsReadable();
    void onlyItsOwnerReadsIt();
    void lockedAndWrong();
    void damage_data();
    void damage();
    void damageIsNeverWrittenOver();
    void newerFormat();
    void unwritableFolderKeepsTheOld();
    void createNeverReplaces();
    void anotherPassphrase();
    void twoProgramsShareIt();
    void repliesOnlyWhileWanted();
    void goneWhileDeriving();
    void scryptFilesOpen();

private:
    [[nodiscard]] QString path() const { return m_dir->filePath(u"secrets.json"_s); }
    [[nodiscard]] QByteArray file() const
    {
        QFile in(path());
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    void put(const QByteArray &text) const
    {
        QFile out(path());
        if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
            qFatal("cannot write a test file");
    }

    template <class T>
    static Result<T> waitFor(const std::function<void(QObject *, SecretStore::Reply<T>)> &start)
    {
        QObject context;
        std::optional<Result<T>> answer;
        start(&context, [&](const Result<T> &result) { answer = result; });
        if (answer)
            qFatal("answered from inside the call");
        [&] { QTRY_VERIFY_WITH_TIMEOUT(answer.has_value(), 60'000); }();
        return *answer;
    }
    static Result<> done(const std::function<void(QObject *, SecretStore::Reply<void>)> &start)
    {
        return waitFor<void>(start);
    }
    static Result<> create(EncryptedFileStore &store, const QByteArray &phrase = kPhrase,
                           bool aside = false)
    {
        return done([&](QObject *c, auto r) { store.create(phrase, aside, c, r); });
    }
    static Result<> unlock(EncryptedFileStore &store, const QByteArray &phrase = kPhrase)
    {
        return done([&](QObject *c, auto r) { store.unlock(phrase, c, r); });
    }
    static Result<> write(SecretStore &store, const QString &id, const QByteArray &secret)
    {
        return done([&](QObject *c, auto r) { store.write(id, secret, c, r); });
    }
    static Result<> remove(SecretStore &store, const QString &id)
    {
        return done([&](QObject *c, auto r) { store.remove(id, c, r); });
    }
    static Result<QByteArray> read(SecretStore &store, const QString &id)
    {
        return waitFor<QByteArray>([&](QObject *c, auto r) { store.read(id, c, r); });
    }
    template <class T>
    static QString problem(const Result<T> &result)
    {
        if (result)
            return u"none"_s;
        return errcName(result.error().code) + u' ' + result.error().context.value(u"reason"_s);
    }

    std::optional<QTemporaryDir> m_dir;
};

void TestEncryptedFile::sessionKeepsForAWhile()
{
    SessionStore store;
    QCOMPARE(store.kind(), SecretStore::Kind::Session);
    QCOMPARE(problem(read(store, u"a"_s)), u"not-found "_s);
    QVERIFY(write(store, u"a"_s, "one"));
    QVERIFY(write(store, u"a"_s, "two"));
    QCOMPARE(read(store, u"a"_s).value(), "two");
    QVERIFY(remove(store, u"a"_s));
    QCOMPARE(problem(remove(store, u"a"_s)), u"not-found "_s);
    QCOMPARE(problem(read(store, u"a"_s)), u"not-found "_s);
}

void TestEncryptedFile::keepsOverRestarts()
{
    const QByteArray binary("\0\x01\xff token", 9);
    {
        EncryptedFileStore store(path());
        QVERIFY(!store.isCreated());
        QVERIFY(create(store));
        QVERIFY(!store.isLocked());
        QVERIFY(write(store, u"a"_s, "one"));
        QVERIFY(write(store, u"b"_s, binary));
        QVERIFY(write(store, u"big"_s, QByteArray(200'000, 'x')));
        QVERIFY(remove(store, u"a"_s));
    }
    EncryptedFileStore store(path());
    QVERIFY(store.isCreated());
    QVERIFY(store.isLocked());
    QVERIFY(unlock(store));
    QCOMPARE(read(store, u"b"_s).value(), binary);
    QCOMPARE(read(store, u"big"_s).value().size(), 200'000);
    QCOMPARE(problem(read(store, u"a"_s)), u"not-found "_s);
}

void TestEncryptedFile::nothingIsReadable()
{
    EncryptedFileStore store(path());
    QVERIFY(create(store));
    QVERIFY(write(store, u"profile-of-prod"_s, "very-secret-token"));
    const QByteArray first = file();
    for (const QByteArray &part :
         {QByteArray("very-secret-token"), QByteArray("very-secret-token").toBase64(),
          QByteArray("profile-of-prod"), QByteArray(kPhrase)})
        QVERIFY(!first.contains(part));
    QVERIFY(write(store, u"profile-of-prod"_s, "very-secret-token"));
    const auto nonce = [](const QByteArray &text) {
        return QJsonDocument::fromJson(text)[u"nonce"_s].toString();
    };
    QVERIFY(nonce(first) != nonce(file())); // never the same twice under one key
}

void TestEncryptedFile::onlyItsOwnerReadsIt()
{
    EncryptedFileStore store(path());
    QVERIFY(create(store));
    QVERIFY(write(store, u"a"_s, "b"));
    constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther |
                            QFile::WriteOther | QFile::ExeOther | QFile::ExeGroup;
    QVERIFY(!(QFileInfo(path()).permissions() & others));
    QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden),
             QStringList{u"secrets.json"_s}); // nothing is left beside it
}

void TestEncryptedFile::lockedAndWrong()
{
    EncryptedFileStore store(path());
    QCOMPARE(problem(unlock(store)), u"not-found "_s);
    QCOMPARE(problem(read(store, u"a"_s)), u"unauthorized locked"_s);
    QVERIFY(create(store));
    QVERIFY(write(store, u"a"_s, "one"));
    store.lock();
    QCOMPARE(problem(read(store, u"a"_s)), u"unauthorized locked"_s);
    QCOMPARE(problem(write(store, u"a"_s, "two")), u"unauthorized locked"_s);
    QCOMPARE(problem(remove(store, u"a"_s)), u"unauthorized locked"_s);
    const QByteArray before = file();
    const Result<> wrong = unlock(store, "another one");
    QCOMPARE(problem(wrong), u"unauthorized passphrase"_s);
    QCOMPARE(wrong.error().context.value(u"path"_s), path());
    QVERIFY(store.isLocked());
    QCOMPARE(file(), before);
    QVERIFY(unlock(store));
    QCOMPARE(read(store, u"a"_s).value(), "one");
}

void TestEncryptedFile::damage_data()
{
    QTest::addColumn<QString>("kind");
    for (const char *kind : {"empty", "cut", "flipped", "no sum", "another salt", "text", "huge"})
        QTest::newRow(kind) << QString::fromLatin1(kind);
}

void TestEncryptedFile::damage()
{
    QFETCH(QString, kind);
    {
        EncryptedFileStore store(path());
        QVERIFY(create(store));
        QVERIFY(write(store, u"a"_s, "one"));
    }
    QByteArray text = file();
    QJsonObject object = QJsonDocument::fromJson(text).object();
    if (kind == "empty"_L1)
        text.clear();
    else if (kind == "cut"_L1)
        text.truncate(text.size() / 2);
    else if (kind == "flipped"_L1)
        text[text.indexOf("\"data\": \"") + 12] ^= 1;
    else if (kind == "no sum"_L1)
        object.remove(u"sum"_s);
    else if (kind == "another salt"_L1)
        object.insert(u"salt"_s, u"AAAAAAAAAAAAAAAAAAAAAA=="_s);
    else if (kind == "text"_L1)
        text = "my secrets";
    else if (kind == "huge"_L1)
        object.insert(u"memoryKiB"_s, 1 << 30);
    if (object != QJsonDocument::fromJson(file()).object())
        text = QJsonDocument(object).toJson();
    put(text);
    EncryptedFileStore store(path());
    QCOMPARE(problem(unlock(store)), u"file-unreadable damaged"_s);
    QCOMPARE(file(), text);
}

void TestEncryptedFile::damageIsNeverWrittenOver()
{
    EncryptedFileStore store(path());
    QVERIFY(create(store));
    QVERIFY(write(store, u"a"_s, "one"));
    put("broken");
    QCOMPARE(problem(write(store, u"b"_s, "two")), u"file-unreadable damaged"_s);
    QCOMPARE(problem(create(store)), u"already-exists "_s);
    QCOMPARE(file(), "broken");
    QVERIFY(create(store, kPhrase, true)); // on demand, and the old one is kept
    QFile old(path() + u".old"_s);
    QVERIFY(old.open(QIODevice::ReadOnly));
    QCOMPARE(old.readAll(), "broken");
    QVERIFY(write(store, u"b"_s, "two"));
}

void TestEncryptedFile::newerFormat()
{
    put("{\"format\": 2, \"cipher\": \"better\"}");
    EncryptedFileStore store(path());
    QCOMPARE(problem(unlock(store)), u"file-unreadable newer"_s);
}

void TestEncryptedFile::unwritableFolderKeepsTheOld()
{
    EncryptedFileStore store(path());
    QVERIFY(create(store));
    QVERIFY(write(store, u"a"_s, "one"));
    const QByteArray before = file();
    EncryptedFileStore elsewhere(u"/proc/no/such/secrets.json"_s);
    QCOMPARE(problem(create(elsewhere)), u"file-write-failed "_s);
    QVERIFY(elsewhere.isLocked());
    QCOMPARE(file(), before);
}

void TestEncryptedFile::createNeverReplaces()
{
    EncryptedFileStore store(path());
    QVERIFY(create(store));
    QVERIFY(write(store, u"a"_s, "one"));
    EncryptedFileStore other(path());
    QCOMPARE(problem(create(other, "x")), u"already-exists "_s);
    QVERIFY(other.isLocked());
    QCOMPARE(read(store, u"a"_s).value(), "one");
}

void TestEncryptedFile::anotherPassphrase()
{
    EncryptedFileStore store(path());
    QVERIFY(create(store));
    QVERIFY(write(store, u"a"_s, "one"));
    QVERIFY(done([&](QObject *c, auto r) { store.changePassphrase("next", c, r); }));
    QCOMPARE(read(store, u"a"_s).value(), "one");
    EncryptedFileStore other(path());
    QCOMPARE(problem(unlock(other)), u"unauthorized passphrase"_s);
    QVERIFY(unlock(other, "next"));
    QCOMPARE(read(other, u"a"_s).value(), "one");
    store.lock();
    QCOMPARE(problem(done([&](QObject *c, auto r) { store.changePassphrase("x", c, r); })),
             u"unauthorized locked"_s);
}

void TestEncryptedFile::twoProgramsShareIt()
{
    EncryptedFileStore one(path());
    EncryptedFileStore two(path());
    QVERIFY(create(one));
    QVERIFY(unlock(two));
    QVERIFY(write(one, u"a"_s, "1"));
    QVERIFY(write(two, u"b"_s, "2"));
    QCOMPARE(read(one, u"b"_s).value(), "2");
    QCOMPARE(read(two, u"a"_s).value(), "1");
    QVERIFY(done([&](QObject *c, auto r) { two.changePassphrase("next", c, r); }));
    QCOMPARE(problem(read(one, u"a"_s)), u"unauthorized locked"_s);
    QCOMPARE(problem(write(one, u"c"_s, "3")), u"unauthorized locked"_s);
    QVERIFY(unlock(one, "next"));
    QCOMPARE(read(one, u"b"_s).value(), "2");
}

void TestEncryptedFile::repliesOnlyWhileWanted()
{
    EncryptedFileStore store(path());
    int calls = 0;
    auto context = std::make_unique<QObject>();
    store.create(kPhrase, false, context.get(), [&](const Result<> &) { ++calls; });
    std::optional<Result<>> second; // one at a time
    QObject other;
    store.unlock(kPhrase, &other, [&](const Result<> &result) { second = result; });
    context.reset();
    QTRY_VERIFY(second);
    QTRY_VERIFY(!store.isLocked()); // though nobody waits any more
    QCOMPARE(calls, 0);
    QVERIFY(write(store, u"a"_s, "one"));
}

void TestEncryptedFile::goneWhileDeriving()
{
    auto store = std::make_unique<EncryptedFileStore>(path());
    QObject context;
    bool called = false;
    store->create(kPhrase, false, &context, [&](const Result<> &) { called = true; });
    store.reset();
    QTest::qWait(0);
    QVERIFY(!called);
}

void TestEncryptedFile::scryptFilesOpen()
{
    KeyRecipe recipe = newRecipe();
    recipe.argon = false;
    const auto key = deriveKey(recipe, kPhrase);
    QVERIFY(key.has_value());
    const auto text = seal({{u"a"_s, u"b25l"_s}}, *key);
    QVERIFY(text.has_value());
    put(*text);
    EncryptedFileStore store(path());
    QVERIFY(unlock(store));
    QCOMPARE(read(store, u"a"_s).value(), "one");
}

QTEST_GUILESS_MAIN(TestEncryptedFile)
#include "tst_encryptedfile.moc"
