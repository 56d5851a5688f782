// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
//
// Rows 1 to 16 of the fault catalogue (kube-client §10.1): what a watch may carry. A Reflector over
// TLS against a scripted server: after each fault it knows what the server has, and nothing was
// asked for that need not be.
#include "tests/kube/watchbench.h"

using namespace firesteel;
using namespace firesteel::test;

namespace {

QByteArray added(const QString &name, const QString &version)
{
    return eventLine(u"ADDED"_s, name, u"uid-"_s + name, version);
}

} // namespace

class TestFaultsFraming : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void row_data()
    {
        QTest::addColumn<QList<Script>>("lists");
        QTest::addColumn<QList<Script>>("watches");
        QTest::addColumn<QString>("knowledge");
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("lists_"); // how many requests of each kind it takes
        QTest::addColumn<int>("watches_");
        QTest::addColumn<QString>("from"); // where the last watch starts
        const auto row = [](const char *name, const QList<Script> &lists,
                            const QList<Script> &watches, const QString &knowledge,
                            const QString &words, int listCount, int watchCount,
                            const QString &from) {
            QTest::newRow(name) << lists << watches << knowledge << words << listCount << watchCount
                                << from;
        };
        const Script empty = listAnswer({}, u"100"_s);
        const Script one = listAnswer({{u"a"_s, u"uid-a"_s, u"90"_s}}, u"100"_s);
        const QByteArray whole = added(u"b"_s, u"102"_s);

        row("1 end in the middle of a line", {empty},
            {closing(added(u"a"_s, u"101"_s) + whole.left(whole.size() / 2)), standing(whole)},
            u"a:101 b:102"_s, u"+a +b"_s, 1, 2, u"101"_s);
        row("1 end before the line feed", {empty}, {closing(whole.chopped(1)), standing(whole)},
            u"b:102"_s, u"+b"_s, 1, 2, u"100"_s);
        row("3 one byte in each segment", {empty},
            {watchHead().split(1).chunk(added(u"a"_s, u"101"_s) + whole).gate("never")},
            u"a:101 b:102"_s, u"+a +b"_s, 1, 1, u"100"_s);
        row("5 blank lines, CRLF, byte order mark", {empty},
            {standing("\xEF\xBB\xBF\r\n\n" + added(u"a"_s, u"101"_s).chopped(1) + "\r\n\r\n\n" +
                      whole)},
            u"a:101 b:102"_s, u"+a +b"_s, 1, 1, u"100"_s);
        row("7 broken JSON in mid-stream",
            {empty,
             listAnswer({{u"a"_s, u"uid-a"_s, u"101"_s}, {u"x"_s, u"u"_s, u"102"_s}}, u"110"_s)},
            {standing(added(u"a"_s, u"101"_s) + "{\"type\":\"ADDED\",\"object\":{]}\n" + whole),
             standing()},
            u"a:101 x:102"_s, u"+a +x"_s, 2, 2, u"110"_s);
        row("8 unknown type", {empty},
            {standing(line(u"FOO"_s, podObject(u"x"_s, u"u"_s, u"5"_s)) + whole)}, u"b:102"_s,
            u"+b"_s, 1, 1, u"100"_s);
        row("8 object of another kind", {empty},
            {standing(
                line(u"ADDED"_s, QJsonObject{{"kind"_L1, "Secret"_L1},
                                             {"metadata"_L1, QJsonObject{{"name"_L1, "s"_L1}}}}) +
                whole)},
            u"b:102"_s, u"+b"_s, 1, 1, u"100"_s);
        row("8 object null", {empty}, {standing(line(u"MODIFIED"_s, QJsonValue::Null) + whole)},
            u"b:102"_s, u"+b"_s, 1, 1, u"100"_s);
        row("8 three in a row", {empty, one},
            {standing(line(u"FOO"_s, {}) + line(u"FOO"_s, {}) + line(u"FOO"_s, {}) + whole),
             standing()},
            u"a:90"_s, u"+a"_s, 2, 2, u"100"_s);
        row("9 ADDED for a known one", {one}, {standing(added(u"a"_s, u"101"_s))}, u"a:101"_s,
            u"+a ~a"_s, 1, 1, u"100"_s);
        row("9 MODIFIED for an unknown one", {empty},
            {standing(eventLine(u"MODIFIED"_s, u"b"_s, u"u"_s, u"101"_s))}, u"b:101"_s, u"+b"_s, 1,
            1, u"100"_s);
        row("9 DELETED for an unknown one", {one},
            {standing(eventLine(u"DELETED"_s, u"x"_s, u"u"_s, u"101"_s) + whole)}, u"a:90 b:102"_s,
            u"+a +b"_s, 1, 1, u"100"_s);
        row("10 version goes back", {one},
            {standing(added(u"a"_s, u"120"_s) +
                      eventLine(u"MODIFIED"_s, u"a"_s, u"uid-a"_s, u"110"_s))},
            u"a:110"_s, u"+a ~a ~a"_s, 1, 1, u"100"_s);
        row("11 same name, other uid", {one},
            {standing(eventLine(u"MODIFIED"_s, u"a"_s, u"other"_s, u"101"_s))}, u"a:101"_s,
            u"+a =a?"_s, 1, 1, u"100"_s);
        row("13 bookmark without version", {one},
            {closing(line(u"BOOKMARK"_s, QJsonObject{{"kind"_L1, "Pod"_L1}}) +
                     added(u"b"_s, u"101"_s) +
                     line(u"BOOKMARK"_s, QJsonObject{{"metadata"_L1, QJsonObject()}})),
             standing()},
            u"a:90 b:101"_s, u"+a +b"_s, 1, 2, u"101"_s);
        row("13 bookmark moves the version", {one}, {closing(bookmark(u"170"_s)), standing()},
            u"a:90"_s, u"+a"_s, 1, 2, u"170"_s);
        row("15 items null",
            {jsonAnswer(200, {{"kind"_L1, "PodList"_L1},
                              {"apiVersion"_L1, "v1"_L1},
                              {"metadata"_L1, QJsonObject{{"resourceVersion"_L1, "100"_L1}}},
                              {"items"_L1, QJsonValue::Null}})},
            {standing(whole)}, u"b:102"_s, u"+b"_s, 1, 1, u"100"_s);
        row("15 list without a version",
            {listAnswer({{u"a"_s, u"u"_s, u"1"_s}}, {}),
             listAnswer({{u"b"_s, u"u"_s, u"2"_s}}, {})},
            {}, u"b:2"_s, u"+a +b -a?"_s, 2, 0, {});
        row("16 nesting beyond reason", {empty, one},
            {standing("{\"type\":\"ADDED\",\"object\":{\"metadata\":" + QByteArray(8000, '[') +
                      QByteArray(8000, ']') + "}}\n"),
             standing()},
            u"a:90"_s, u"+a"_s, 2, 2, u"100"_s);
        row("16 number beyond a double", {empty, one},
            {standing(QByteArray(whole).replace("\"kind\"", "\"n\":1e400,\"kind\"")), standing()},
            u"a:90"_s, u"+a"_s, 2, 2, u"100"_s);
    }

    void row()
    {
        QFETCH(QList<Script>, lists);
        QFETCH(QList<Script>, watches);
        QFETCH(QString, knowledge);
        QFETCH(QString, words);
        QFETCH(int, lists_);
        QFETCH(int, watches_);
        QFETCH(QString, from);
        WatchBench bench;
        bench.lists = lists;
        bench.watches = watches;
        bench.reflector.start();
        QTRY_VERIFY(bench.knowledge() == knowledge && bench.listQueries.size() >= lists_ &&
                    bench.watchQueries.size() >= watches_ && bench.live());
        QCOMPARE(bench.words.join(u' '), words);
        QCOMPARE(bench.watchQueries.size(), watches_);
        if (watches_ > 0) { // otherwise it goes on listing
            QCOMPARE(bench.listQueries.size(), lists_);
            QTRY_COMPARE(bench.watchedFrom(watches_ - 1), from);
        }
        QCOMPARE(bench.syncs, 1);
    }

    void row1_isCounted()
    {
        WatchBench bench;
        bench.watches = {closing(added(u"a"_s, u"101"_s) + "{\"type\":"), standing()};
        bench.reflector.start();
        QTRY_COMPARE(bench.watchQueries.size(), 2);
        QCOMPARE(bench.reflector.counters().partialLines, 1);
        QCOMPARE(bench.reflector.counters().badLines, 0);
    }

    void row2_chunksCutCharacters()
    {
        const QString text = u"za\u017c\u00f3\u0142\u0107 \U0001F525"_s;
        const QByteArray whole =
            line(u"ADDED"_s, podObject(u"a"_s, u"u"_s, u"101"_s, {{"note"_L1, text}}));
        const qsizetype middle = whole.indexOf("\xF0\x9F\x94\xA5") + 2;
        for (const qsizetype step : {qsizetype(0), qsizetype(1), qsizetype(3)}) {
            WatchBench bench;
            Script script = watchHead();
            if (step > 0)
                script.split(step); // cuts the chunk headers and their line ends, too
            bench.watches = {
                script.chunk(whole.left(middle)).chunk(whole.mid(middle)).gate("never")};
            bench.reflector.start();
            QTRY_COMPARE(bench.knowledge(), u"a:101"_s);
            QCOMPARE(bench.known.value(u"a"_s)->annotation(u"note"_s), text);
        }
    }

    void row3_tenThousandEventsAtOnce()
    {
        WatchBench bench;
        QByteArray lines;
        for (int i = 1; i <= 10'000; ++i)
            lines += eventLine(u"MODIFIED"_s, u"p%1"_s.arg(i % 100), u"uid"_s,
                               QString::number(1000 + i));
        bench.watches = {standing(lines)};
        bench.reflector.start();
        QTRY_COMPARE_WITH_TIMEOUT(bench.words.size(), 10'000, 30'000);
        QCOMPARE(bench.known.size(), 100);
        QCOMPARE(bench.known.value(u"p0"_s)->resourceVersion, u"11000"_s);
        QVERIFY2(bench.batches < 2000, "events that came together are handed over together");
    }

    void row4_largeLines()
    {
        kube::ReflectorTuning tuning = fastTuning();
        tuning.maxLine = 2 * 1024 * 1024;
        WatchBench bench(tuning);
        const auto large = [](qsizetype size) {
            return line(u"ADDED"_s,
                        podObject(u"big"_s, u"u"_s, u"101"_s, {{"x"_L1, QString(size, u'x')}}));
        };
        bench.watches = {
            watchHead().chunk(large(1'500'000)).gate("more").chunk(large(3'000'000)).gate("never")};
        bench.reflector.start();
        QTRY_COMPARE(bench.knowledge(), u"big:101"_s);
        bench.lists = {listAnswer({{u"big"_s, u"u"_s, u"101"_s}}, u"200"_s)};
        bench.proxy.open("more");
        QTRY_VERIFY(bench.listQueries.size() >=
                    5); // listed once more, then again the same line: lists alone
        QCOMPARE(bench.watchQueries.size(), 2);
        QVERIFY(bench.live());
        QCOMPARE(bench.knowledge(), u"big:101"_s);
    }

    void row6_bytesThatAreNotUtf8()
    {
        WatchBench bench;
        QByteArray broken =
            line(u"ADDED"_s, podObject(u"a"_s, u"u"_s, u"101"_s, {{"note"_L1, "x@@y"_L1}}));
        broken.replace("@@", "\xff\xc3");
        bench.watches = {standing(broken + added(u"b"_s, u"102"_s))};
        bench.reflector.start();
        QTRY_COMPARE(bench.knowledge(), u"a:101 b:102"_s);
        const QString note = bench.known.value(u"a"_s)->annotation(u"note"_s);
        QVERIFY2(note.startsWith(u'x') && note.endsWith(u'y') &&
                     note.contains(QChar::ReplacementCharacter),
                 qPrintable(note));
        QCOMPARE(bench.listQueries.size(), 1);
    }

    void row12_leftTheSelectionIsNotDeletion()
    {
        WatchBench bench(fastTuning(), u"spark-role=driver"_s);
        bench.lists = {listAnswer({{u"a"_s, u"u"_s, u"90"_s}}, u"100"_s)};
        bench.watches = {standing(eventLine(u"DELETED"_s, u"a"_s, u"u"_s, u"101"_s))};
        bench.proxy.once("GET", "/api/v1/namespaces/spark/pods/a",
                         jsonAnswer(200, podObject(u"a"_s, u"u"_s, u"101"_s)));
        bench.reflector.start();
        QTRY_COMPARE(bench.words.join(u' '), u"+a -a"_s);
        QCOMPARE(
            bench.watchQueries.constFirst().queryItemValue(u"labelSelector"_s, QUrl::FullyDecoded),
            u"spark-role=driver"_s);
        QCOMPARE(
            bench.listQueries.constFirst().queryItemValue(u"labelSelector"_s, QUrl::FullyDecoded),
            u"spark-role=driver"_s);
        // Whoever it matters to asks for the object itself.
        kube::ObjectPtr found;
        bench.client.get(
            {kube::resources::Pods, u"spark"_s, u"a"_s}, &bench.context,
            [&found](const Result<kube::ObjectPtr> &object) { found = object.value_or(nullptr); });
        QTRY_VERIFY(found);
        QVERIFY(!found->deleting());
    }

    void row14_noBookmarksEver()
    {
        kube::ReflectorTuning tuning = fastTuning();
        tuning.silence = std::chrono::milliseconds(60);
        tuning.watchWithoutBookmarks = std::chrono::milliseconds(1000);
        tuning.endGrace = std::chrono::milliseconds(60'000);
        WatchBench bench(tuning);
        bench.lists = {listAnswer({{u"a"_s, u"u"_s, u"90"_s}}, u"100"_s)};
        bench.reflector.start();
        QTRY_COMPARE(bench.reflector.counters().silences, 3);
        QTRY_COMPARE(bench.watchQueries.size(), 4);
        QTRY_VERIFY(bench.live());
        // From then on the server's own end of the watch is the sign of life, and there is no loop.
        QCOMPARE(bench.watchQueries.constLast().queryItemValue(u"timeoutSeconds"_s), u"1"_s);
        QCOMPARE(bench.listQueries.size(), 2);
        QCOMPARE(bench.knowledge(), u"a:90"_s);
    }

    void row16_manyAnnotationsAndLargeIntegers()
    {
        QJsonObject annotations;
        for (int i = 0; i < 5000; ++i)
            annotations.insert(u"key-%1"_s.arg(i), QString::number(i));
        QJsonObject pod = podObject(u"a"_s, u"u"_s, u"101"_s, annotations);
        pod.insert("n"_L1, std::numeric_limits<qint64>::max());
        WatchBench bench;
        bench.watches = {standing(line(u"ADDED"_s, pod))};
        bench.reflector.start();
        QTRY_COMPARE(bench.knowledge(), u"a:101"_s);
        const kube::ObjectPtr object = bench.known.value(u"a"_s);
        QCOMPARE(object->metadata().value("annotations"_L1).toObject().size(), 5000);
        QCOMPARE(object->body.value("n"_L1).toInteger(), std::numeric_limits<qint64>::max());
    }
};

QTEST_GUILESS_MAIN(TestFaultsFraming)
#include "tst_faults_framing.moc"
