// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/patch.h"
#include "core/practice/selectors.h"

#include <QJsonDocument>
#include <QtTest/QTest>

using namespace firesteel::practice;
using namespace Qt::StringLiterals;

namespace {
QJsonObject object(const char *json)
{
    return QJsonDocument::fromJson(json).object();
}
} // namespace

/// Selectors and patches: the pure functions on objects.
class TestSelectors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void labels_data()
    {
        QTest::addColumn<QString>("selector");
        QTest::addColumn<bool>("fits");
        const auto row = [](const char *selector, bool fits) {
            QTest::newRow(selector) << QString::fromLatin1(selector) << fits;
        };
        row("", true);
        row("a=1", true);
        row("a==1", true);
        row("a=2", false);
        row("a!=2", true);
        row("gone!=2", true);
        row("a!=1", false);
        row("a", true);
        row("gone", false);
        row("!gone", true);
        row("!a", false);
        row("a in (0, 1),b", true);
        row("a in (2)", false);
        row("a notin (2,3)", true);
        row("gone notin (2)", true);
        row("a=1,x.io/y=z", true);
        row("a=1,x.io/y=q", false);
    }
    void labels()
    {
        QFETCH(QString, selector);
        QFETCH(bool, fits);
        const auto parsed = LabelSelector::parse(selector);
        QVERIFY(parsed);
        QCOMPARE(parsed->matches(object(R"({"a":"1","b":"","x.io/y":"z"})")), fits);
    }

    void badSelectors()
    {
        for (const QString &bad : {u"a in 1"_s, u"=b"_s, u"a=b c"_s, u"a=-"_s, u",a"_s}) {
            const auto parsed = LabelSelector::parse(bad);
            QVERIFY2(!parsed, qPrintable(bad));
            QCOMPARE(parsed.error().code, 400);
        }
        const auto field = FieldSelector::parse(coreType(u"pods"), u"spec.colour=red"_s);
        QVERIFY(!field);
        QCOMPARE(field.error().message, u"field label not supported: spec.colour"_s);
    }

    void fields()
    {
        const QJsonObject pod = object(
            R"({"metadata":{"name":"a","namespace":"n"},"status":{"phase":"Running"},"spec":{}})");
        const auto fits = [&pod](const QString &text) {
            const auto parsed = FieldSelector::parse(coreType(u"pods"), text);
            return parsed && parsed->matches(pod);
        };
        QVERIFY(fits(u"metadata.name=a"_s));
        QVERIFY(fits(u"metadata.name=a,status.phase!=Pending"_s));
        QVERIFY(fits(u"spec.nodeName="_s));
        QVERIFY(!fits(u"metadata.namespace==m"_s));
        const auto event = FieldSelector::parse(coreType(u"events"), u"involvedObject.uid=7"_s);
        QVERIFY(event && event->matches(object(R"({"involvedObject":{"uid":"7"}})")));
    }

    void mergePatches()
    {
        QCOMPARE(mergePatch(object(R"({"a":{"b":1,"c":[1,2]},"d":1})"),
                            object(R"({"a":{"b":null,"c":[3]},"e":{"f":null,"g":1}})"))
                     .toObject(),
                 object(R"({"a":{"c":[3]},"d":1,"e":{"g":1}})"));
    }

    void jsonPatches_data()
    {
        QTest::addColumn<QByteArray>("patch");
        QTest::addColumn<QByteArray>("result"); // empty: refused
        QTest::newRow("add") << QByteArray(R"([{"op":"add","path":"/x","value":1}])")
                             << QByteArray(R"({"a":{"b":[1,2]},"x":1})");
        QTest::newRow("append") << QByteArray(R"([{"op":"add","path":"/a/b/-","value":3}])")
                                << QByteArray(R"({"a":{"b":[1,2,3]}})");
        QTest::newRow("insert") << QByteArray(R"([{"op":"add","path":"/a/b/0","value":0}])")
                                << QByteArray(R"({"a":{"b":[0,1,2]}})");
        QTest::newRow("remove") << QByteArray(R"([{"op":"remove","path":"/a/b/0"}])")
                                << QByteArray(R"({"a":{"b":[2]}})");
        QTest::newRow("replace") << QByteArray(R"([{"op":"replace","path":"/a","value":1}])")
                                 << QByteArray(R"({"a":1})");
        QTest::newRow("move") << QByteArray(R"([{"op":"move","from":"/a/b","path":"/c~1d"}])")
                              << QByteArray(R"({"a":{},"c/d":[1,2]})");
        QTest::newRow("copy") << QByteArray(R"([{"op":"copy","from":"/a/b/1","path":"/c"}])")
                              << QByteArray(R"({"a":{"b":[1,2]},"c":2})");
        QTest::newRow("test fits")
            << QByteArray(
                   R"([{"op":"test","path":"/a/b/0","value":1},{"op":"remove","path":"/a"}])")
            << QByteArray("{}");
        QTest::newRow("test fails")
            << QByteArray(R"([{"op":"test","path":"/a","value":1}])") << QByteArray();
        QTest::newRow("remove nothing")
            << QByteArray(R"([{"op":"remove","path":"/z"}])") << QByteArray();
        QTest::newRow("replace nothing")
            << QByteArray(R"([{"op":"replace","path":"/z","value":1}])") << QByteArray();
        QTest::newRow("beyond the end")
            << QByteArray(R"([{"op":"add","path":"/a/b/7","value":1}])") << QByteArray();
        QTest::newRow("no such operation")
            << QByteArray(R"([{"op":"twist","path":"/a"}])") << QByteArray();
    }
    void jsonPatches()
    {
        QFETCH(QByteArray, patch);
        QFETCH(QByteArray, result);
        const auto done =
            jsonPatch(object(R"({"a":{"b":[1,2]}})"), QJsonDocument::fromJson(patch).array());
        QCOMPARE(done.has_value(), !result.isEmpty());
        if (done)
            QCOMPARE(*done, QJsonDocument::fromJson(result).object());
        else
            QCOMPARE(done.error().code, 422);
    }

    void strategicMerges()
    {
        const QJsonObject pod = object(
            R"({"spec":{"containers":[{"name":"a","image":"1","env":[{"name":"X","value":"1"}]},{"name":"b"}]},
                "metadata":{"labels":{"p":"1","q":"2"},"finalizers":["f"]}})");
        const QJsonObject merged = strategicMerge(
            pod,
            object(
                R"({"spec":{"containers":[{"name":"a","image":"2","env":[{"name":"Y"}]},{"name":"c"}]},
                            "metadata":{"labels":{"q":null},"finalizers":["g"]}})"));
        QCOMPARE(merged, object(R"({"spec":{"containers":[
            {"name":"a","image":"2","env":[{"name":"X","value":"1"},{"name":"Y"}]},{"name":"b"},{"name":"c"}]},
            "metadata":{"labels":{"p":"1"},"finalizers":["g"]}})"));
    }
};

QTEST_GUILESS_MAIN(TestSelectors)
#include "tst_selectors.moc"
