// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/signalwatcher.h"

#include <QSignalSpy>
#include <QtTest/QTest>

#include <csignal>

using namespace firesteel::ctl;

namespace {

/// What a signal does now.
auto handlerOf(int number)
{
    struct sigaction action = {};
    ::sigaction(number, nullptr, &action);
    return action.sa_handler;
}

} // namespace

class TestSignalWatcher : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsEachSignalFromTheEventLoop()
    {
        SignalWatcher watcher;
        QSignalSpy received(&watcher, &SignalWatcher::received);
        for (const int number : {SIGINT, SIGTERM, SIGHUP, SIGINT})
            QCOMPARE(::raise(number), 0);
        QCOMPARE(received.size(), 0); // never from inside the handler
        QTRY_COMPARE(received.size(), 4);
        QList<int> numbers;
        for (const QVariantList &call : received)
            numbers.append(call.first().toInt());
        QCOMPARE(numbers, QList<int>({SIGINT, SIGTERM, SIGHUP, SIGINT}));
    }

    /// A write into a pipe that nobody reads is an error, not the end of the process.
    void brokenPipesDoNotKill()
    {
        const SignalWatcher watcher;
        QVERIFY(handlerOf(SIGPIPE) == SIG_IGN);
    }

    /// nohup and background jobs of a shell start a process with signals ignored.
    void whatWasIgnoredStaysIgnored()
    {
        ::signal(SIGHUP, SIG_IGN);
        {
            SignalWatcher watcher;
            QSignalSpy received(&watcher, &SignalWatcher::received);
            QVERIFY(handlerOf(SIGHUP) == SIG_IGN);
            ::raise(SIGHUP);
            ::raise(SIGINT);
            QTRY_COMPARE(received.size(), 1);
            QCOMPARE(received.first().first().toInt(), SIGINT);
        }
        QVERIFY(handlerOf(SIGHUP) == SIG_IGN);
        ::signal(SIGHUP, SIG_DFL);
    }

    void restoresWhatWasBefore()
    {
        const auto before = handlerOf(SIGTERM);
        {
            const SignalWatcher watcher;
            QVERIFY(handlerOf(SIGTERM) != before);
        }
        QVERIFY(handlerOf(SIGTERM) == before);
        SignalWatcher again;
        QSignalSpy received(&again, &SignalWatcher::received);
        ::raise(SIGTERM);
        QTRY_COMPARE(received.size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestSignalWatcher)
#include "tst_signalwatcher.moc"
