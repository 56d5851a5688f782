// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/mailbox.h"
#include "core/base/worker.h"

#include <QTest>
#include <QThread>

#include <algorithm>
#include <optional>

using namespace firesteel;

class TestWorker : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void inOrderAndElsewhere();
    void seesWhatWasWrittenBefore();
    void endsAllBeforeItGoes();
    void answersThroughAMailbox();
};

void TestWorker::inOrderAndElsewhere()
{
    QList<int> seen;
    QList<QThread *> threads;
    Worker worker;
    for (int i = 0; i < 100; ++i) {
        worker.start([&seen, &threads, i] {
            seen.append(i);
            threads.append(QThread::currentThread());
        });
    }
    worker.waitForDone();
    QCOMPARE(seen.size(), 100);
    QVERIFY(std::ranges::is_sorted(seen));
    QVERIFY(!threads.contains(QThread::currentThread()));
}

/// The thread is the same and idle in between: under the thread sanitizer a hand-over that it
/// cannot see would be a race.
void TestWorker::seesWhatWasWrittenBefore()
{
    Worker worker;
    QByteArray text;
    for (int i = 0; i < 20; ++i) {
        const auto before = text;
        text += QByteArray::number(i);
        worker.start([&text] { text += ','; });
        worker.waitForDone();
        QCOMPARE(text, QByteArray(before + QByteArray::number(i) + ','));
    }
}

void TestWorker::endsAllBeforeItGoes()
{
    int done = 0;
    {
        Worker worker;
        for (int i = 0; i < 5; ++i)
            worker.start([&done] { ++done; });
    }
    QCOMPARE(done, 5);
}

void TestWorker::answersThroughAMailbox()
{
    Mailbox mailbox;
    std::optional<int> answer;
    Worker worker;
    const int question = 21;
    worker.start([&mailbox, &answer, question] {
        mailbox.post([&answer, value = 2 * question] { answer = value; });
    });
    QTRY_COMPARE(answer, 42);
}

QTEST_GUILESS_MAIN(TestWorker)
#include "tst_worker.moc"
