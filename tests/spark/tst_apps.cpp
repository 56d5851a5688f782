// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/data/json.h"
#include "core/spark/apps/exitcodes.h"
#include "core/spark/apps/labels.h"
#include "core/spark/apps/podtext.h"
#include "tests/support/sourcedir.h"

#include <QFile>
#include <QJsonArray>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace firesteel;
using namespace firesteel::spark;

class TestApps : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void identities_data();
    void identities();
    void stateBlock();
    void earlyPod();
    void containers();
    void lines();
    void exitCodes_data();
    void exitCodes();
};

void TestApps::identities_data()
{
    QTest::addColumn<QJsonObject>("labels");
    QTest::addColumn<QString>(
        "summary"); // role, name, executor, profile, inactive; null: no application
    const QJsonObject base{{u"spark-app-selector"_s, u"spark-1"_s}, {u"spark-app-name"_s, u"pi"_s}};
    const auto with = [&base](std::initializer_list<std::pair<QString, QString>> more) {
        QJsonObject out = base;
        for (const auto &[key, value] : more)
            out.insert(key, value);
        return out;
    };
    QTest::newRow("none") << QJsonObject{{u"app"_s, u"x"_s}} << QString();
    QTest::newRow("driver") << with({{u"spark-role"_s, u"driver"_s}}) << u"0 pi -1 -1 0"_s;
    QTest::newRow("executor") << with({{u"spark-role"_s, u"executor"_s},
                                       {u"spark-exec-id"_s, u"7"_s},
                                       {u"spark-exec-resourceprofile-id"_s, u"0"_s}})
                              << u"1 pi 7 0 0"_s;
    QTest::newRow("set member") << with({{u"spark-role"_s, u"executor"_s},
                                         {u"spark-exec-id"_s, u"EXECID"_s}})
                                << u"1 pi -1 -1 0"_s;
    QTest::newRow("kept") << with({{u"spark-role"_s, u"executor"_s},
                                   {u"spark-exec-inactive"_s, u"true"_s}})
                          << u"1 pi -1 -1 1"_s;
    QTest::newRow("service") << base << u"2 pi -1 -1 0"_s;
}

void TestApps::identities()
{
    QFETCH(QJsonObject, labels);
    QFETCH(QString, summary);
    const auto identity = sparkIdentity(labels);
    QCOMPARE(identity.has_value(), !summary.isNull());
    if (!identity)
        return;
    QCOMPARE(identity->appId, u"spark-1"_s);
    QCOMPARE(u"%1 %2 %3 %4 %5"_s.arg(int(identity->role))
                 .arg(identity->appName)
                 .arg(identity->executorId.value_or(-1))
                 .arg(identity->resourceProfile.value_or(-1))
                 .arg(int(identity->inactive)),
             summary);
    QCOMPARE(appSelector(identity->appId), u"spark-app-selector=spark-1"_s);
    QCOMPARE(driverSelector(), u"spark-role=driver"_s);
}

void TestApps::stateBlock()
{
    QFile file(firesteel::test::sourceDir() + u"/tests/spark/golden/finished-driver.json");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject pod = data::parseJson(file.readAll()).value().toObject();
    // As spark-submit 4.1.1 logged it for this pod.
    QCOMPARE(stateChangedLine(pod),
             u"State changed, new state: "
             "\n\t pod name: spark-pi-d9d108a228b9a36d-driver"
             "\n\t namespace: spark"
             "\n\t labels: spark-app-name -> spark-pi, spark-app-selector -> "
             "spark-994b1a2e82cd4302bba1246d76e15776, spark-role -> driver, spark-version -> 4.1.1"
             "\n\t pod uid: 18920335-b2bb-459d-af51-c391e1ff443e"
             "\n\t creation time: 2026-11-29T19:13:05Z"
             "\n\t service account name: spark"
             "\n\t volumes: spark-local-dir-1, spark-conf-volume-driver, kube-api-access-hnzjw"
             "\n\t node name: fs-node"
             "\n\t start time: 2026-11-29T19:13:05Z"
             "\n\t phase: Succeeded"
             "\n\t container status: "
             "\n\t\t container name: spark-kubernetes-driver"
             "\n\t\t container image: docker.io/firesteel/spark:4.1.1"
             "\n\t\t container state: terminated"
             "\n\t\t container started at: 2026-11-29T19:13:06Z"
             "\n\t\t container finished at: 2026-11-29T19:13:17Z"
             "\n\t\t exit code: 0"
             "\n\t\t termination reason: Completed"_s);
    QVERIFY(finalStatusesLine(pod).startsWith(
        u"Container final statuses:\n\n\n\t container name: spark-kubernetes-driver\n\t container image: "_s));
}

void TestApps::earlyPod()
{
    const QJsonObject pod{{u"metadata"_s, QJsonObject{{u"name"_s, u"p"_s}}}};
    const QString block = podStateBlock(pod);
    QVERIFY(block.startsWith(u"\n\t pod name: p\n\t namespace: N/A\n\t labels: N/A\n"_s));
    QVERIFY(block.endsWith(u"\n\t phase: N/A\n\t container status: N/A"_s));
    QCOMPARE(finalStatusesLine(pod), u"Container final statuses:\n\nN/A"_s);
}

void TestApps::containers()
{
    const auto pod = [](const QJsonObject &state) {
        const QJsonObject status{{u"name"_s, u"c"_s}, {u"image"_s, u"i"_s}, {u"state"_s, state}};
        return QJsonObject{
            {u"status"_s, QJsonObject{{u"containerStatuses"_s, QJsonArray{status, status}}}}};
    };
    const QString head = u"\n\t container name: c\n\t container image: i"_s;
    const QString none = head + u"\n\t container state: N/A";
    QCOMPARE(containerBlocks(pod({}), 1), QString(none + u"\n\n" + none));
    QVERIFY(containerBlocks(pod({{u"waiting"_s, QJsonObject{{u"reason"_s, u"ErrImagePull"_s}}}}), 1)
                .startsWith(QString(
                    head + u"\n\t container state: waiting\n\t pending reason: ErrImagePull\n")));
    QVERIFY(containerBlocks(pod({{u"running"_s, QJsonObject{{u"startedAt"_s, u"T"_s}}}}), 1)
                .startsWith(QString(
                    head + u"\n\t container state: running\n\t container started at: T\n")));
}

void TestApps::lines()
{
    const SubmissionNames names{u"Pi"_s, u"spark-1"_s, u"ns:pi-driver"_s};
    QCOMPARE(
        waitingLine(names),
        u"Waiting for application Pi with application ID spark-1 and submission ID ns:pi-driver to finish..."_s);
    QCOMPARE(phaseLine(u"spark-1"_s, u"Running"_s),
             u"Application status for spark-1 (phase: Running)"_s);
    QCOMPARE(phaseLine(u"spark-1"_s, QString()),
             u"Application status for spark-1 (phase: unknown)"_s);
    QCOMPARE(
        finishedLine(names),
        u"Application Pi with application ID spark-1 and submission ID ns:pi-driver finished"_s);
    QCOMPARE(
        deployedLine(names),
        u"Deployed Spark application Pi with application ID spark-1 and submission ID ns:pi-driver into Kubernetes"_s);
    QVERIFY(statusLine({}).startsWith(u"Application status (driver): \n\t pod name: N/A"_s));
}

void TestApps::exitCodes_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("slug");
    QTest::newRow("0") << 0 << u"success"_s;
    QTest::newRow("1") << 1 << u"generic-error"_s;
    QTest::newRow("11") << 11 << u"too-many-executor-failures"_s;
    QTest::newRow("50") << 50 << u"uncaught-exception"_s;
    QTest::newRow("52") << 52 << u"jvm-out-of-memory"_s;
    QTest::newRow("53") << 53 << u"no-local-directory"_s;
    QTest::newRow("56") << 56 << u"heartbeat-failure"_s;
    QTest::newRow("58") << 58 << u"block-manager-registration"_s;
    QTest::newRow("101") << 101 << u"main-class-missing"_s;
    QTest::newRow("126") << 126 << u"not-executable"_s;
    QTest::newRow("137") << 137 << u"killed"_s;
    QTest::newRow("139") << 139 << u"segmentation-fault"_s;
    QTest::newRow("143") << 143 << u"terminated"_s;
    QTest::newRow("255") << 255 << u"minus-one"_s;
    QTest::newRow("77") << 77 << u"unexpected"_s;
}

void TestApps::exitCodes()
{
    QFETCH(int, code);
    QFETCH(QString, slug);
    QCOMPARE(exitCauseSlug(exitCause(code)), slug);
    QVERIFY(!exitCauseText(exitCause(code)).isEmpty());
}

QTEST_GUILESS_MAIN(TestApps)
#include "tst_apps.moc"
