// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// The job form as a value, read through by core/spark, and kept in a file.

#include "core/base/clock.h"
#include "core/base/files.h"
#include "gui/models/jobdraft.h"
#include "gui/models/jobform.h"
#include "gui/models/jobplanner.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace firesteel;
using namespace firesteel::gui;

namespace {

const QString Master = u"k8s://https://127.0.0.1:6443"_s;
const QDateTime Now(QDate(2026, 11, 17), QTime(13, 14, 20), QTimeZone::UTC);

spark::SubmitContext bareContext()
{
    spark::SubmitContext context;
    context.workingDirectory = u"/work"_s;
    context.homeDirectory = u"/home/ada"_s;
    context.userName = u"ada"_s;
    return context;
}

JobOutcome plan(const JobForm &form, const spark::SubmitContext &context = bareContext())
{
    JobIds ids(Now);
    return planJob(form, Master, context, ids, Now);
}

JobForm sparkPi()
{
    return jobTemplates(u"docker.io/firesteel/spark:4.1.1"_s).constFirst().form;
}

QString slugAt(const JobOutcome &outcome, JobField field)
{
    for (const JobProblem &problem : outcome.problems) {
        if (problem.field == field)
            return problem.error.context.value(u"problem"_s);
    }
    return {};
}

QString slugAt(const JobOutcome &outcome, qsizetype setting)
{
    for (const JobProblem &problem : outcome.problems) {
        if (problem.setting == setting)
            return problem.error.context.value(u"problem"_s);
    }
    return {};
}

} // namespace

class TestNewJobModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theUserIsKnownWithoutAnEnvironment()
    {
        const QByteArray user = qgetenv("USER");
        const QByteArray login = qgetenv("LOGNAME");
        qunsetenv("USER");
        qunsetenv("LOGNAME");
        const spark::SubmitContext context = submitContext();
        qputenv("USER", user);
        qputenv("LOGNAME", login);
        QVERIFY(!context.userName.isEmpty()); // executors without a user end at once
    }

    void planIsThatOfTheCommandLine()
    {
        JobForm form;
        form.set(JobField::Name, u"sessionize"_s);
        form.set(JobField::Namespace, u"spark"_s);
        form.set(JobField::Image, u"registry.ops.example/ops/spark-py:4.0.1-r3"_s);
        form.set(JobField::ServiceAccount, u"spark"_s);
        form.set(JobField::Resource, u"local:///opt/jobs/sessionize.py"_s);
        form.set(JobField::MainClass, u"left.over"_s); // from before it was a Python file
        form.set(JobField::Arguments, u"--day 2026-11-17 'two words'"_s);
        form.set(JobField::DriverMemory, u"2g"_s);
        form.set(JobField::Executors, u"3"_s);
        form.set(JobField::ExecutorMemory, u"4g"_s);
        form.set(JobField::ExecutorOverhead, u"3072m"_s);
        form.set(JobField::ExecutorCores, u"2"_s);
        form.settings = {{u"spark.sql.shuffle.partitions"_s, u"64"_s}};
        const QStringList line{
            u"--master"_s,
            Master,
            u"--deploy-mode"_s,
            u"cluster"_s,
            u"--name"_s,
            u"sessionize"_s,
            u"--driver-memory"_s,
            u"2g"_s,
            u"--num-executors"_s,
            u"3"_s,
            u"--executor-memory"_s,
            u"4g"_s,
            u"--executor-cores"_s,
            u"2"_s,
            u"--conf"_s,
            u"spark.kubernetes.namespace=spark"_s,
            u"--conf"_s,
            u"spark.kubernetes.container.image=registry.ops.example/ops/spark-py:4.0.1-r3"_s,
            u"--conf"_s,
            u"spark.kubernetes.authenticate.driver.serviceAccountName=spark"_s,
            u"--conf"_s,
            u"spark.executor.memoryOverhead=3072m"_s,
            u"--conf"_s,
            u"spark.sql.shuffle.partitions=64"_s,
            u"local:///opt/jobs/sessionize.py"_s,
            u"--day"_s,
            u"2026-11-17"_s,
            u"two words"_s};
        class Standing final : public Clock
        {
        public:
            [[nodiscard]] std::chrono::milliseconds steady() const override { return {}; }
            [[nodiscard]] QDateTime wall() const override { return Now; }
        } clock;
        const auto expected = spark::parseCommandLine(line, bareContext(), clock);
        QVERIFY(expected);
        const JobOutcome outcome = plan(form);
        QVERIFY(outcome.good());
        // The order of settings decides nothing.
        QVERIFY2(*outcome.plan == expected->plan,
                 QJsonDocument(outcome.plan->toJson()).toJson().constData());
        QCOMPARE(outcome.submission->namespaceName, u"spark"_s);
        // 4g + 3072m
        QCOMPARE(outcome.memory->executor(), 7168);
        QCOMPARE(outcome.memory->executors, 3);
        QCOMPARE(outcome.memory->whole(), outcome.memory->driver() + 3 * 7168);
    }

    void templatesAreComplete()
    {
        for (const JobTemplate &one : jobTemplates(u"docker.io/firesteel/spark:4.1.1"_s)) {
            const JobOutcome outcome = plan(one.form);
            QVERIFY2(outcome.good(), qPrintable(one.id));
        }
        QVERIFY(sparkPi().value(JobField::Resource).endsWith("spark-examples_2.13-4.1.1.jar"_L1));
        const JobForm old = jobTemplates(u"apache/spark:3.5.6-scala"_s).constFirst().form;
        QVERIFY(old.value(JobField::Resource).endsWith("spark-examples_2.12-3.5.6.jar"_L1));
    }

    void namesStayWhileTyping()
    {
        JobIds ids(Now);
        JobForm form = sparkPi();
        const auto first = planJob(form, Master, bareContext(), ids, Now);
        form.set(JobField::Executors, u"7"_s);
        const auto second = planJob(form, Master, bareContext(), ids, Now.addSecs(60));
        QCOMPARE(second.submission->driverPodName, first.submission->driverPodName);
        QCOMPARE(second.submission->appId, first.submission->appId);
        QVERIFY(first.submission->driverPodName.startsWith("spark-pi-"_L1));
        JobIds others(Now);
        const auto third = planJob(form, Master, bareContext(), others, Now);
        QVERIFY(third.submission->appId != first.submission->appId);
    }

    void saysWhatIsMissing()
    {
        const JobOutcome empty = plan(JobForm());
        QVERIFY(!empty.good());
        QVERIFY(!slugAt(empty, JobField::Image).isEmpty());
        QVERIFY(!slugAt(empty, JobField::Resource).isEmpty());
        for (const JobProblem &problem : empty.problems)
            QVERIFY(problem.missing); // no fault yet
        JobForm noClass = sparkPi();
        noClass.set(JobField::MainClass, {});
        QCOMPARE(slugAt(plan(noClass), JobField::MainClass), u"no-class"_s);
    }

    void badFields_data()
    {
        QTest::addColumn<int>("field");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("slug");
        const auto row = [](const char *name, JobField field, const QString &text,
                            const QString &slug) {
            QTest::newRow(name) << int(field) << text << slug;
        };
        row("driver memory", JobField::DriverMemory, u"lots"_s, u"driver-memory"_s);
        row("executor memory", JobField::ExecutorMemory, u"4 gigs"_s, u"executor-memory"_s);
        row("fraction", JobField::ExecutorMemory, u"1.5g"_s, u"executor-memory"_s);
        row("executors", JobField::Executors, u"0"_s, u"num-executors"_s);
        row("cores", JobField::DriverCores, u"-1"_s, u"driver-cores"_s);
        row("namespace", JobField::Namespace, u"My Team"_s, u"kubernetes-name"_s);
        row("service account", JobField::ServiceAccount, u"-spark"_s, u"kubernetes-name"_s);
        row("file of this computer", JobField::Resource, u"/home/ada/job.jar"_s, {});
    }

    void badFields()
    {
        QFETCH(int, field);
        QFETCH(QString, text);
        QFETCH(QString, slug);
        JobForm form = sparkPi();
        form.set(JobField(field), text);
        const JobOutcome outcome = plan(form);
        QVERIFY(!outcome.good());
        const QString found = slugAt(outcome, JobField(field));
        QVERIFY(slug.isEmpty() ? !found.isEmpty() : found == slug);
        QCOMPARE(outcome.problems.size(), 1);
        QVERIFY(!outcome.problems.constFirst().missing);
        QCOMPARE(form.value(JobField(field)), text); // kept
    }

    void severalFaultsAtOnce()
    {
        JobForm form = sparkPi();
        form.set(JobField::DriverMemory, u"x"_s);
        form.set(JobField::Executors, u"y"_s);
        form.settings = {{u"spark.kubernetes.driver.secretKeyRef.A"_s, u"no-colon"_s}};
        const JobOutcome outcome = plan(form);
        QCOMPARE(slugAt(outcome, JobField::DriverMemory), u"driver-memory"_s);
        QCOMPARE(slugAt(outcome, JobField::Executors), u"num-executors"_s);
        QCOMPARE(slugAt(outcome, 0), u"secret-key-ref"_s);
    }

    void settings()
    {
        JobForm form = sparkPi();
        form.set(JobField::ExecutorMemory, u"2g"_s);
        form.settings = {{u"spark.a"_s, u"1"_s},
                         {u"spark.a"_s, u"2"_s},
                         {{}, u"value"_s},
                         {u"spark.executor.memory"_s, u"1g"_s},
                         {u"spark.executor.cores"_s, u"2"_s}};
        const JobOutcome outcome = plan(form);
        QCOMPARE(slugAt(outcome, 1), u"key-twice"_s);
        QCOMPARE(slugAt(outcome, 2), u"key-missing"_s);
        QCOMPARE(slugAt(outcome, 3), u"field-above"_s);
        QVERIFY(slugAt(outcome, 4).isEmpty()); // its field is empty
        form.settings = {{u"spark.kubernetes.container.image"_s, u"image:4.1.1"_s}};
        form.set(JobField::Image, {});
        QVERIFY(plan(form).good()); // set here instead of above
    }

    void misspeltKeys_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("meant");
        QTest::newRow("known") << u"spark.kubernetes.namespace"_s << QString();
        QTest::newRow("letter") << u"spark.kuberentes.namespace"_s
                                << u"spark.kubernetes.namespace"_s;
        QTest::newRow("capitals") << u"spark.executor.memoryoverhead"_s
                                  << u"spark.executor.memoryOverhead"_s;
        QTest::newRow("plural") << u"spark.executor.instance"_s << u"spark.executor.instances"_s;
        QTest::newRow("pattern") << u"spark.kubernetes.driver.label.team"_s << QString();
        QTest::newRow("own") << u"spark.mycompany.flag"_s << QString();
        QTest::newRow("short") << u"spark."_s << QString();
    }

    void misspeltKeys()
    {
        QFETCH(QString, key);
        QTEST(suggestedKey(key), "meant");
    }

    void defaultsFileIsNamedAndNotBlamed()
    {
        QTemporaryDir folder;
        QVERIFY(writeFile(folder.filePath(u"spark-defaults.conf"_s),
                          "spark.executor.memory 3g\nspark.executor.instances 5\n"));
        spark::SubmitContext context = bareContext();
        context.environment = {{u"SPARK_CONF_DIR"_s, folder.path()}};
        const JobOutcome outcome = plan(sparkPi(), context);
        QVERIFY(outcome.good());
        QCOMPARE(outcome.inherited.value(u"spark.executor.memory"_s), u"3g"_s);
        QCOMPARE(outcome.memory->executors, 5);
    }

    void sizes()
    {
        QCOMPARE(sizeInBytes(u"4g"_s).value_or(0), 4LL << 30);
        QCOMPARE(sizeInBytes(u"512"_s).value_or(0), 512LL << 20); // MiB
        QVERIFY(!sizeInBytes(u"4 gigs"_s));
        QVERIFY(!sizeInBytes({}));
    }

    void shellWords()
    {
        const QStringList nasty{u""_s,      u"plain"_s, u"two words"_s, u"it's"_s,
                                u"$HOME"_s, u"a\nb"_s,  u"line\n"_s,    u"\\"_s,
                                u"`x`"_s,   u"żółw"_s,  u"*"_s};
        QStringList quoted;
        for (const QString &word : nasty)
            quoted << shellQuoted(word);
        QCOMPARE(quoted[1], u"plain"_s);
        QProcess shell;
        shell.start(u"/bin/sh"_s, {u"-c"_s, u"printf '%s\\0' "_s + quoted.join(u' ')});
        QVERIFY(shell.waitForFinished());
        QList<QByteArray> back = shell.readAllStandardOutput().split('\0');
        back.removeLast();
        QCOMPARE(back.size(), nasty.size());
        for (qsizetype i = 0; i < nasty.size(); ++i)
            QCOMPARE(QString::fromUtf8(back[i]), nasty[i]);
        // And the whole command is one that the parser reads back.
        const QString command = shellCommand(u"printf '%s\\0'"_s, sparkPi().commandLine(Master));
        shell.start(u"/bin/sh"_s, {u"-c"_s, command});
        QVERIFY(shell.waitForFinished());
        QStringList words;
        for (const QByteArray &word : shell.readAllStandardOutput().split('\0'))
            words << QString::fromUtf8(word);
        words.removeLast();
        QCOMPARE(words, sparkPi().commandLine(Master));
    }

    void json()
    {
        JobForm form = sparkPi();
        form.settings = {{u"spark.a"_s, {}}, {{}, u"half typed"_s}};
        QCOMPARE(JobForm::fromJson(form.toJson()), form);
        QCOMPARE(JobForm::fromJson(QJsonObject{{u"fields"_s, 3}, {u"else"_s, true}}), JobForm());
    }

    void draftIsWrittenWhileTyping()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"state/newjob.json"_s);
        JobDraft draft(path);
        QSignalSpy saved(&draft, &JobDraft::saved);
        JobDraft::Content content{sparkPi(), {}, u"spark-pi"_s};
        for (int i = 0; i < 20; ++i) {
            content.form.set(JobField::Arguments, QString::number(i));
            draft.save(content);
        }
        QTRY_VERIFY(!saved.isEmpty());
        QCOMPARE(saved.size(), 1); // not one for each letter
        const auto read = JobDraft::read(path);
        QVERIFY(read);
        QCOMPARE(*read, content);
        const auto rights = QFileInfo(path).permissions();
        QVERIFY(!(rights & (QFileDevice::ReadGroup | QFileDevice::ReadOther)));
    }

    void twoWindowsHaveADraftEach()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"state/newjob.json"_s);
        const auto named = [](const QString &name) {
            JobForm form = sparkPi();
            form.set(JobField::Name, name);
            return JobDraft::Content{form, {}, {}};
        };
        const auto nameIn = [](JobDraft &draft) {
            const JobDraft::Found found = draft.open();
            return found.content ? found.content->form.value(JobField::Name) : QString();
        };
        {
            JobDraft first(path);
            JobDraft second(path);
            QVERIFY(first.path() != second.path());
            QCOMPARE(nameIn(second), QString());
            first.save(named(u"first"_s));
            first.flush();
            second.save(named(u"second"_s));
            second.flush();
            QFile file(second.path()); // later, whatever the file system's clock can tell
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(60),
                                     QFileDevice::FileModificationTime));
        }
        JobDraft newest(path); // what was typed last comes first, and the other is not lost
        QCOMPARE(nameIn(newest), u"second"_s);
        JobDraft other(path);
        QCOMPARE(nameIn(other), u"first"_s);
    }

    void draftIsWrittenAtTheEnd()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"newjob.json"_s);
        {
            JobDraft draft(path);
            draft.save({sparkPi(), {}, {}});
        }
        QVERIFY(JobDraft::read(path));
        QVERIFY(writeFile(path, "{\"version\":1,\"form\":"));
        QVERIFY(!JobDraft::read(path));
        QVERIFY(!JobDraft::read(folder.filePath(u"none"_s)));
    }
};

QTEST_GUILESS_MAIN(TestNewJobModel)
#include "tst_newjobmodel.moc"
