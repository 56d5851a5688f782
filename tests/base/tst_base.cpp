// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// The small things of core/base: names of errors, mailbox, ids, files.
#include "core/base/clock.h"
#include "core/base/errc.h"
#include "core/base/files.h"
#include "core/base/ids.h"
#include "core/base/mailbox.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <atomic>

#include <sys/stat.h>
#include <unistd.h>

using namespace firesteel;
using namespace Qt::StringLiterals;

class TestBase : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void errcNamesAreUniqueSlugs();
    void mailboxKeepsTheOrder();
    void mailboxMayBePostedToFromItself();
    void mailboxRunsInItsOwnThread();
    void mailboxWithManySenders();
    void mailboxThatDiesDropsItsQueue();
    void mailboxThatDiesInOneOfItsFunctions();
    void ids();
    void clocks();
    void filesAreRead_data();
    void filesAreRead();
    void filesThatCannotBeRead();
    void inheritedPipesAreRead();
};

void TestBase::errcNamesAreUniqueSlugs()
{
    static const QRegularExpression slug(u"^[a-z0-9]+(-[a-z0-9]+)*$"_s);
    QSet<QLatin1StringView> names;
    for (int i = 0; i <= static_cast<int>(Errc::Internal); ++i) {
        const QLatin1StringView name = errcName(static_cast<Errc>(i));
        QVERIFY2(slug.match(name).hasMatch(), name.data());
        QVERIFY2(!names.contains(name), name.data());
        names.insert(name);
    }
}

void TestBase::mailboxKeepsTheOrder()
{
    Mailbox mailbox;
    QList<int> seen;
    for (int i = 0; i < 100; ++i)
        mailbox.post([&seen, i] { seen.append(i); });
    QVERIFY(seen.isEmpty());
    QTRY_COMPARE(seen.size(), 100);
    QVERIFY(std::ranges::is_sorted(seen));
}

void TestBase::mailboxMayBePostedToFromItself()
{
    Mailbox mailbox;
    QList<int> seen;
    mailbox.post([&] {
        seen.append(1);
        mailbox.post([&] { seen.append(3); });
    });
    mailbox.post([&] { seen.append(2); });
    QTRY_COMPARE(seen, (QList<int>{1, 2, 3}));
}

void TestBase::mailboxRunsInItsOwnThread()
{
    QThread thread;
    auto *mailbox = new Mailbox;
    mailbox->moveToThread(&thread);
    connect(&thread, &QThread::finished, mailbox, &QObject::deleteLater);
    thread.start();
    Mailbox back;
    QThread *where = nullptr;
    mailbox->post([&back, &where] {
        QThread *current = QThread::currentThread();
        back.post([&where, current] { where = current; });
    });
    QTRY_COMPARE(where, &thread);
    thread.quit();
    QVERIFY(thread.wait());
}

void TestBase::mailboxWithManySenders()
{
    constexpr int kSenders = 4;
    constexpr int kEach = 2000;
    Mailbox mailbox;
    QList<QList<int>> seen(kSenders);
    std::vector<std::unique_ptr<QThread>> threads;
    for (int sender = 0; sender < kSenders; ++sender) {
        threads.emplace_back(QThread::create([&mailbox, &seen, sender] {
            for (int i = 0; i < kEach; ++i)
                mailbox.post([&seen, sender, i] { seen[sender].append(i); });
        }));
        threads.back()->start();
    }
    for (const auto &thread : threads)
        QVERIFY(thread->wait());
    for (const QList<int> &of : seen) {
        QTRY_COMPARE(of.size(), kEach);
        QVERIFY(std::ranges::is_sorted(of));
    }
}

void TestBase::mailboxThatDiesDropsItsQueue()
{
    const auto held = std::make_shared<int>(1);
    bool ran = false;
    {
        Mailbox mailbox;
        mailbox.post([held, &ran] { ran = true; });
        QCOMPARE(held.use_count(), 2);
    }
    QCOMPARE(held.use_count(), 1);
    QCoreApplication::sendPostedEvents();
    QVERIFY(!ran);
}

void TestBase::mailboxThatDiesInOneOfItsFunctions()
{
    const auto held = std::make_shared<int>(1);
    bool ran = false;
    auto *mailbox = new Mailbox;
    mailbox->post([mailbox] { delete mailbox; });
    mailbox->post([held, &ran] { ran = true; });
    QTRY_COMPARE(held.use_count(), 1);
    QVERIFY(!ran);
}

void TestBase::ids()
{
    SystemIdSource source;
    static const QRegularExpression form(
        u"^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"_s);
    QSet<QString> seen;
    for (int i = 0; i < 100; ++i) {
        const QString uuid = source.uuid();
        QVERIFY2(form.match(uuid).hasMatch(), qPrintable(uuid));
        seen.insert(uuid);
    }
    QCOMPARE(seen.size(), 100);
    for (const int count : {0, 1, 7, 16, 33})
        QCOMPARE(source.bytes(count).size(), count);
    QVERIFY(source.bytes(16) != source.bytes(16));
}

void TestBase::clocks()
{
    const SystemClock clock;
    const auto before = clock.steady();
    QVERIFY(clock.steady() >= before);
    QCOMPARE(clock.wall().timeSpec(), Qt::UTC);
}

void TestBase::filesAreRead_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<bool>("fits");
    QTest::newRow("empty") << 0 << true;
    QTest::newRow("small") << 10 << true;
    QTest::newRow("at the limit") << 100'000 << true;
    QTest::newRow("beyond") << 100'001 << false;
    QTest::newRow("far beyond") << 1'000'000 << false;
}

void TestBase::filesAreRead()
{
    QFETCH(int, size);
    QFETCH(bool, fits);
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"f"_s);
    const QByteArray content(size, 'x');
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
    file.close();
    const Result<QByteArray> read = readFile(path, 100'000);
    QCOMPARE(read.has_value(), fits);
    if (fits) {
        QCOMPARE(*read, content);
    } else {
        QCOMPARE(read.error().code, Errc::FileTooLarge);
        QCOMPARE(read.error().context.value(u"limit"_s), u"100000"_s);
        QCOMPARE(read.error().context.value(u"path"_s), path);
    }
}

void TestBase::filesThatCannotBeRead()
{
    const QTemporaryDir dir;
    QCOMPARE(readFile({}, 10).error_or(Error()).code, Errc::FileMissing);
    QCOMPARE(readFile(dir.filePath(u"none"_s), 10).error_or(Error()).code, Errc::FileMissing);
    QCOMPARE(readFile(dir.path(), 10).error_or(Error()).context.value(u"reason"_s),
             u"not-regular"_s);
    const QString fifo = dir.filePath(u"fifo"_s);
    QCOMPARE(mkfifo(QFile::encodeName(fifo).constData(), 0600), 0);
    QCOMPARE(readFile(fifo, 10).error_or(Error()).context.value(u"reason"_s), u"not-regular"_s);
    QCOMPARE(readFile(u"/dev/null"_s, 10).error_or(Error()).code, Errc::FileUnreadable);
}

void TestBase::inheritedPipesAreRead()
{
    int ends[2] = {-1, -1};
    QCOMPARE(pipe(ends), 0);
    QCOMPARE(write(ends[1], "content", 7), ssize_t(7));
    close(ends[1]);
    const Result<QByteArray> read = readFile(u"/dev/fd/"_s + QString::number(ends[0]), 100);
    close(ends[0]);
    QVERIFY(read.has_value());
    QCOMPARE(*read, "content");
}

QTEST_GUILESS_MAIN(TestBase)
#include "tst_base.moc"
