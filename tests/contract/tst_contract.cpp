// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/practicecluster.h"
#include "tests/contract/contractrunner.h"
#include "tests/support/sourcedir.h"

#include <QSignalSpy>
#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::contract;
using namespace Qt::StringLiterals;

namespace {

QString folder()
{
    return test::sourceDir() + u"/tests/contract/"_s;
}

} // namespace

/// The contract suite itself: that it can be run from end to end, that two runs agree, and that a
/// difference is found.
class TestContract : public QObject
{
    Q_OBJECT

    /// All cases against a fresh practice cluster.
    static void run(Record &record)
    {
        practice::PracticeCluster::Options options;
        options.speed = 20;
        practice::PracticeCluster cluster(options);
        QSignalSpy ready(&cluster, &practice::PracticeCluster::ready);
        cluster.start();
        QVERIFY(ready.wait(20'000));
        const auto context =
            kube::resolve(kube::parseKubeconfig(cluster.kubeconfig(), u"practice"_s), {}, {});
        QVERIFY(context);
        ContractRunner runner(*context, readCases(folder() + u"cases.json"_s));
        QSignalSpy finished(&runner, &ContractRunner::finished);
        QSignalSpy failed(&runner, &ContractRunner::failed);
        runner.start();
        QTRY_VERIFY_WITH_TIMEOUT(!finished.isEmpty() || !failed.isEmpty(), 100'000);
        QVERIFY2(failed.isEmpty(),
                 qPrintable(failed.isEmpty() ? QString() : failed.first().first().toString()));
        record = runner.record();
    }

private Q_SLOTS:
    void twoRunsAgree()
    {
        Record first;
        Record second;
        run(first);
        run(second);
        QVERIFY2(first.size() >= 60, qPrintable(QString::number(first.size())));
        const Comparison result = compare(first, second, {});
        QVERIFY2(result.differences.isEmpty(), qPrintable(result.differences.join(u'\n')));
        QCOMPARE(result.compared, int(first.size()));
        QCOMPARE(recordFromJson(toJson(first)), first);
        QVERIFY(!toJson(first).contains("127.0.0.1"));
    }

    void differencesAreFound()
    {
        const Record real{{u"a"_s, {{u"status"_s, u"200"_s}, {u"kind"_s, u"Pod"_s}}},
                          {u"b"_s, {{u"status"_s, u"404"_s}}},
                          {u"c"_s, {{u"status"_s, u"200"_s}}}};
        const Record practice{{u"a"_s, {{u"status"_s, u"201"_s}}},
                              {u"b"_s, {{u"status"_s, u"404"_s}, {u"reason"_s, u"NotFound"_s}}}};
        const Comparison result =
            compare(real, practice, {{u"b"_s, u"reason"_s, u"because"_s}, {u"d"_s, u"x"_s, {}}});
        QCOMPARE(result.compared, 3);
        QCOMPARE(result.differences, QStringList({u"a: kind: real \"Pod\", practice \"\""_s,
                                                  u"a: status: real \"200\", practice \"201\""_s,
                                                  u"c: status: real \"200\", practice \"\""_s}));
        QCOMPARE(result.known.size(), 1);
        QCOMPARE(result.unseen, QStringList{u"d x"_s});
    }

    /// A case without a recorded answer is a difference, unless its answer is awaited.
    void awaitedAnswers()
    {
        const Facts fine{{u"status"_s, u"200"_s}};
        const Record real{{u"a"_s, fine}};
        const Record practice{{u"a"_s, {{u"status"_s, u"404"_s}}}, {u"b"_s, fine}, {u"c"_s, fine}};
        const Comparison result = compare(real, practice, {}, {u"a"_s, u"b"_s});
        QCOMPARE(result.compared, 2);
        QCOMPARE(result.unrecorded, QStringList{u"b"_s});
        QCOMPARE(result.differences, QStringList({u"a: status: real \"200\", practice \"404\""_s,
                                                  u"c: status: real \"\", practice \"200\""_s}));
    }

    void factsOfAnswers()
    {
        const Case list{.id = u"x"_s, .names = true};
        const Facts facts = factsOf(
            list, {.status = 200,
                   .contentType = "application/json; charset=utf-8",
                   .body = R"({"kind":"PodList","metadata":{"resourceVersion":"7","continue":"abc"},
                              "items":[{"metadata":{"name":"p"}},{"metadata":{"name":"q"}}]})"});
        QCOMPARE(facts[u"items"_s], u"p q"_s);
        QCOMPARE(facts[u"metadata"_s], u"continue resourceVersion"_s);
        QCOMPARE(facts[u"type"_s], u"application/json"_s);
        const Case text{.id = u"x"_s, .text = true};
        QCOMPARE(factsOf(text, {.status = 200,
                                .contentType = "text/plain",
                                .body = "2026-01-02T03:04:05.123456789Z one\n"})[u"text"_s],
                 u"<time> one\n"_s);
    }
};

QTEST_GUILESS_MAIN(TestContract)
#include "tst_contract.moc"
