// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
//
// The window on the real cluster: jobs that are filled into the form and end well, jobs that fail,
// and Stop. With FIRESTEEL_LONG set there are more of them.
#include "tests/window/realwindow.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace firesteel;
using namespace firesteel::test;
using store::AppState;

namespace {

struct Expected {
    RealWindow::Job job;
    AppState state = AppState::Failed;
    QString words; ///< on the application's page
    QString log;   ///< in its log; empty: none
};

/// Those that take longer, or whose kind is shown by another, belong to the long run.
const QList<Expected> &jobs()
{
    using R = RealWindow;
    static const QString registry = u"registry.firesteel.test:5000/"_s;
    static const QList<Expected> few{
        {{u"no-image"_s, R::jar(), u"C"_s, {}, registry + u"nothing/spark:1"_s},
         AppState::Waiting,
         u"the registry has no such image or tag"_s,
         {}},
        {{u"spark-pi"_s, R::jar(), u"org.apache.spark.examples.SparkPi"_s, u"4"_s},
         AppState::Succeeded,
         u"succeeded"_s,
         u"Pi is roughly 3.1"_s},
        {{u"exit-code"_s, R::script(u"exit_code.py"_s), {}, u"7"_s},
         AppState::Failed,
         u"exit code 7"_s,
         u"ending with 7"_s},
        {{u"pi-py"_s, R::examples() + u"/src/main/python/pi.py"_s, {}, u"4"_s},
         AppState::Succeeded,
         u"succeeded"_s,
         u"Pi is roughly 3.1"_s},
        {{u"missing-main-class"_s, R::jar(), u"com.example.Missing"_s},
         AppState::Failed,
         u"the main class was not found"_s,
         u"com.example.Missing"_s},
        {{u"driver-exception"_s, R::script(u"uncaught_exception.py"_s), {}, u"driver"_s},
         AppState::Failed,
         u"exit code 1"_s,
         u"ValueError: order 42 has no customer"_s},
    };
    static const QList<Expected> more{
        {{u"no-login"_s, R::jar(), u"C"_s, {}, registry + u"private/spark:1"_s},
         AppState::Waiting,
         u"the registry asks for a login"_s,
         {}},
        {{u"task-exception"_s, R::script(u"uncaught_exception.py"_s), {}, u"task"_s},
         AppState::Failed,
         u"exit code 1"_s,
         u"ZeroDivisionError"_s},
        {{u"driver-oom"_s, R::script(u"driver_oom.py"_s)},
         AppState::Failed,
         u"exit code 1"_s,
         u"OutOfMemoryError"_s},
        {{u"missing-class"_s, R::script(u"missing_class.py"_s)},
         AppState::Failed,
         u"exit code 1"_s,
         u"ClassNotFoundException"_s},
        {{u"missing-input"_s, R::script(u"missing_input.py"_s)},
         AppState::Failed,
         u"exit code 1"_s,
         u"PATH_NOT_FOUND"_s},
        {{u"missing-script"_s, R::script(u"not_there.py"_s)},
         AppState::Failed,
         u"exit code 2"_s,
         u"can't open file"_s},
        // the last one: its settings stay in the form
        {{.name = u"executor-oom"_s,
          .resource = R::script(u"executor_oom.py"_s),
          .arguments = u"executor 1200"_s,
          .settings = {{u"spark.executor.memoryOverhead"_s, u"100"_s},
                       {u"spark.task.maxFailures"_s, u"1"_s}}},
         AppState::Failed,
         u"ran out of memory"_s,
         u"137"_s},
    };
    static const QList<Expected> all =
        qEnvironmentVariableIsSet("FIRESTEEL_LONG") ? few + more : few;
    return all;
}

} // namespace

class TestRealJobs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        ON_REAL(m_real, begin());
        m_real.stalls().reset();
    }

    void ends_data()
    {
        QTest::addColumn<int>("index");
        for (qsizetype i = 0; i < jobs().size(); ++i)
            QTest::newRow(qPrintable(jobs()[i].job.name)) << int(i);
    }

    void ends()
    {
        QFETCH(int, index);
        // While one is looked at, the next one starts.
        for (; m_submitted < std::min<qsizetype>(jobs().size(), index + 2); ++m_submitted)
            ON_REAL(m_real, submit(jobs()[m_submitted].job));
        const Expected &one = jobs()[index];
        WindowDriver &d = m_real.driver();
        DRIVE(d, untilState(one.job.name, one.state, 240s));
        ON_REAL(m_real, show(one.job.name, u"overview"_s));
        ON_REAL(m_real, untilWords(one.words, 60s));
        if (one.state == AppState::Failed)
            ON_REAL(m_real, untilWords(u"failed"_s, 5s));
        if (!one.log.isEmpty()) {
            DRIVE(d, clickTab(u"tabs"_s, u"logs"_s));
            DRIVE(d, untilLog(one.log, 60s));
        }
        DRIVE(d, shot(u"real-"_s + one.job.name));
    }

    void stopAsksAndRemovesAll()
    {
        WindowDriver &d = m_real.driver();
        ON_REAL(m_real,
                submit({u"sleeper"_s, RealWindow::script(u"long_sleep.py"_s), {}, u"600 1 600"_s}));
        ON_REAL(m_real, untilRunningExecutor(u"sleeper"_s, 180s));
        const auto app = d.app(u"sleeper"_s);
        DRIVE(d, click(u"stopApplication"_s));
        DRIVE(d, untilSeen(u"confirm"_s));
        DRIVE(d, shot(u"real-stop"_s));
        DRIVE(d, click(u"confirm.keep"_s));
        QTRY_VERIFY(!d.sees(u"confirm"_s));
        const auto pods = m_real.cluster().podsOf(app->key.appId);
        QVERIFY2(pods, qPrintable(m_real.cluster().problem()));
        QCOMPARE(pods->size(), 2); // nothing was done
        DRIVE(d, click(u"stopApplication"_s));
        DRIVE(d, untilSeen(u"confirm"_s));
        DRIVE(d, click(u"confirm.action"_s));
        QVERIFY2(m_real.cluster().untilNothingOf(app->key.appId, 90s),
                 qPrintable(m_real.cluster().problem()));
        ON_REAL(m_real, untilWords(u"removed"_s, 30s));
        QVERIFY(!d.seen(u"stopApplication"_s) || !d.seen(u"stopApplication"_s)->isEnabled());
    }

    /// The question names one driver; when it is answered, another one of the same name is there.
    void stopSparesASuccessor()
    {
        WindowDriver &d = m_real.driver();
        RealCluster &cluster = m_real.cluster();
        const auto app = d.app(u"no-image"_s);
        QVERIFY(app && app->driver);
        const QString pod = app->driver->name;
        ON_REAL(m_real, show(u"no-image"_s, u"overview"_s));
        DRIVE(d, click(u"stopApplication"_s));
        DRIVE(d, untilSeen(u"confirm"_s));
        QVERIFY2(cluster.kubectl({u"delete"_s, u"pod"_s, pod, u"--force"_s, u"--grace-period=0"_s}),
                 qPrintable(cluster.problem()));
        const QByteArray successor =
            "{\"apiVersion\":\"v1\",\"kind\":\"Pod\",\"metadata\":{\"name\":\"" + pod.toUtf8() +
            "\"},\"spec\":{\"schedulerName\":\"nobody\",\"containers\":[{\"name\":\"c\","
            "\"image\":\"docker.io/firesteel/nothing:1\"}]}}";
        QVERIFY2(cluster.kubectl({u"apply"_s, u"-f"_s, u"-"_s}, successor),
                 qPrintable(cluster.problem()));
        const auto before = cluster.pod(pod);
        QVERIFY2(before, qPrintable(cluster.problem()));
        if (d.sees(u"confirm.action"_s)) // or the window has seen it itself
            DRIVE(d, click(u"confirm.action"_s));
        ON_REAL(m_real, untilWords(u"removed"_s, 30s));
        const auto after = cluster.pod(pod);
        QVERIFY2(after, qPrintable(cluster.problem()));
        QCOMPARE((*after)["metadata"_L1]["uid"_L1], (*before)["metadata"_L1]["uid"_L1]);
        QVERIFY((*after)["metadata"_L1]["deletionTimestamp"_L1].isUndefined());
    }

    void cleanupTestCase()
    {
        qInfo("in all: %s", qPrintable(m_real.stalls().text()));
        ON_REAL(m_real, end());
    }

private:
    RealWindow m_real;
    qsizetype m_submitted = 0;
};

int main(int argc, char **argv)
{
    return runOnReal<TestRealJobs>(argc, argv);
}
#include "tst_realjobs.moc"
