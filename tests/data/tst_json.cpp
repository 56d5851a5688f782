// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/data/json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <limits>

using namespace firesteel;
using namespace firesteel::data;
using namespace Qt::StringLiterals;

namespace {

const QByteArray kManaged = R"("metadata":{"name":"a","managedFields":[{"manager":"m"}]})";

QByteArray nested(int depth)
{
    return QByteArray(depth, '[') + QByteArray(depth, ']');
}

} // namespace

class TestJson : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void agreesWithQt_data();
    void agreesWithQt();
    void scalars();
    void integersAreExact();
    void integersBeyondSixtyFourBits();
    void lastDuplicateWins();
    void refused_data();
    void refused();
    void repairsUtf8();
    void depthLimit();
    void marksInsideStrings();
    void readerIsReusable();
    void objectOnly();
    void list();
    void listVariants();
    void notALists_data();
    void notALists();
    void quickAndWholeAgree_data();
    void quickAndWholeAgree();
    void watchLines_data();
    void watchLines();
    void bigListInParts();
};

void TestJson::agreesWithQt_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty object") << QByteArray("{}");
    QTest::newRow("empty array") << QByteArray("[]");
    QTest::newRow("mixed") << QByteArray(
        R"({"a":[1,-2,3.5,1e3,true,false,null,"x"],"b":{"c":{"d":[[],{}]}}})");
    QTest::newRow("text") << QByteArray(
        R"({"a":"\u00fc \ud83d\ude00 \"q\" \\ \/ \b\f\n\r\t","ключ":"значение","":""})");
    QTest::newRow("long ASCII") << QByteArray("{\"a\":\"" + QByteArray(100'000, 'x') + "\"}");
    QTest::newRow("long text") << QByteArray("{\"a\":\"" +
                                             QByteArray("\u00e4\u6f22").repeated(10'000) + "\"}");
    QTest::newRow("empty keys") << QByteArray(R"({"ż":1,"":2,"a":"","":3})");
    QTest::newRow("blanks") << QByteArray(" \r\n\t{ \"a\" : [ 1 , 2 ] } \r\n");
}

void TestJson::agreesWithQt()
{
    QFETCH(QByteArray, text);
    const Result<QJsonValue> value = parseJson(text);
    QVERIFY(value.has_value());
    const QJsonDocument document = QJsonDocument::fromJson(text);
    QVERIFY(!document.isNull());
    QCOMPARE(*value,
             document.isObject() ? QJsonValue(document.object()) : QJsonValue(document.array()));
}

void TestJson::scalars()
{
    QCOMPARE(*parseJson("\"ok\""), QJsonValue(u"ok"_s));
    QCOMPARE(*parseJson("true"), QJsonValue(true));
    QCOMPARE(*parseJson(" null\n"), QJsonValue(QJsonValue::Null));
    QCOMPARE(parseJson("9007199254740993")->toInteger(), 9007199254740993);
    QCOMPARE(*parseJson("\xEF\xBB\xBF{}"), QJsonValue(QJsonObject{}));
}

void TestJson::integersAreExact()
{
    const Result<QJsonObject> object = parseObject(
        R"({"max":9223372036854775807,"min":-9223372036854775808,"big":9007199254740993})");
    QVERIFY(object.has_value());
    QCOMPARE(object->value("max"_L1).toInteger(), std::numeric_limits<qint64>::max());
    QCOMPARE(object->value("min"_L1).toInteger(), std::numeric_limits<qint64>::min());
    QCOMPARE(object->value("big"_L1).toInteger(), 9007199254740993);
}

void TestJson::integersBeyondSixtyFourBits()
{
    QCOMPARE(parseJson("18446744073709551615")->toDouble(), 18446744073709551615.0);
    QCOMPARE((*parseJson("[123456789012345678901234567890]"))[0].toDouble(), 1.2345678901234568e29);
}

void TestJson::lastDuplicateWins()
{
    QCOMPARE((*parseJson(R"({"a":1,"b":2,"a":3})"))["a"_L1].toInteger(), 3);
    const Result<ListPage> page = JsonReader().parseList(
        R"({"kind":"PodList","items":[{"metadata":{"name":"x"}}],"items":[]})");
    QVERIFY(page.has_value());
    QVERIFY(page->items.isEmpty());
}

void TestJson::refused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("blanks") << QByteArray(" \n");
    QTest::newRow("cut off") << QByteArray(R"({"a":[1,2)");
    QTest::newRow("two values") << QByteArray("{} {}");
    QTest::newRow("trailing comma") << QByteArray("[1,]");
    QTest::newRow("single quotes") << QByteArray("{'a':1}");
    QTest::newRow("huge number") << QByteArray("[1e400]");
    QTest::newRow("leading zero") << QByteArray("[01]");
    QTest::newRow("NaN") << QByteArray("[NaN]");
    QTest::newRow("not UTF-8") << QByteArray("[\"\xff\"]");
    QTest::newRow("overlong UTF-8") << QByteArray("[\"\xc0\xaf\"]");
    QTest::newRow("NUL") << QByteArray("[1\0]", 4);
    QTest::newRow("8000 deep") << nested(8000);
    QTest::newRow("1025 deep") << nested(1025);
    QTest::newRow("cut off in a key") << QByteArray(R"({"a":1,"b)");
    QTest::newRow("no colon") << QByteArray(R"({"metadata" {}})");
    QTest::newRow("no comma") << QByteArray(R"({"metadata":{"a":1 "b":2}})");
    QTest::newRow("wrong brackets") << QByteArray(R"({"metadata":{"managedFields":[}]}})");
    QTest::newRow("page") << QByteArray("<html></html>");
}

void TestJson::refused()
{
    QFETCH(QByteArray, text);
    JsonReader reader;
    QCOMPARE(reader.parse(text).error_or(Error()).code, Errc::NotJson);
    QCOMPARE(reader.parseObject(text).error_or(Error()).code, Errc::NotJson);
    QCOMPARE(*reader.parse("[1]"), QJsonValue(QJsonArray{1})); // a failure leaves no trace
}

void TestJson::repairsUtf8()
{
    const QByteArray text =
        "{\"type\":\"ADDED\",\"object\":{\"kind\":\"Pod\",\"a\":\"x\xff\xfey\"}}";
    const Result<QJsonValue> strict = parseJson(text);
    QCOMPARE(strict.error().code, Errc::NotJson);
    QCOMPARE(strict.error().context.value(u"reason"_s), u"utf8"_s);
    QVERIFY(strict.error().context.contains(u"offset"_s));
    const Result<WatchLine> line = JsonReader().parseWatchLine(text, {.repairUtf8 = true});
    QVERIFY(line.has_value());
    QVERIFY(line->repaired);
    QCOMPARE(line->object["a"_L1].toString(), u"x\uFFFD\uFFFDy"_s);
    QVERIFY(!JsonReader().parseWatchLine("{\"type\":\"ADDED\"}", {.repairUtf8 = true})->repaired);
}

void TestJson::depthLimit()
{
    QVERIFY(parseJson(nested(1024)).has_value());
    const Result<QJsonValue> deeper = parseJson(nested(1025));
    QCOMPARE(deeper.error().context.value(u"reason"_s), u"depth"_s);
}

/// U+FEFF at the beginning of a key or a value belongs to it.
void TestJson::marksInsideStrings()
{
    const QByteArray text("{\"\xEF\xBB\xBF"
                          "ain\":\"\xEF\xBB\xBFx\",\"b\":1}");
    for (const bool drop : {true, false}) {
        JsonReader reader;
        const Result<QJsonObject> object =
            reader.parseObject(text, {.dropManagedFields = drop, .repairUtf8 = false});
        QVERIFY(object);
        QCOMPARE(object->keys(), QStringList({u"b"_s, u"\ufeff"_s + u"ain"_s}));
        QCOMPARE(object->value(u"\ufeff"_s + u"ain"_s).toString(), u"\ufeff"_s + u"x"_s);
        QCOMPARE(object->value("b"_L1).toInt(), 1);
    }
}

void TestJson::readerIsReusable()
{
    JsonReader reader;
    for (int i = 0; i < 200; ++i) {
        const QByteArray text =
            "[\"" + QByteArray(i * 100, 'x') + "\"," + QByteArray::number(i) + "]";
        const Result<QJsonValue> value = reader.parse(text);
        QVERIFY(value.has_value());
        QCOMPARE((*value)[0].toString().size(), i * 100);
        QCOMPARE((*value)[1].toInteger(), i);
    }
    JsonReader moved = std::move(reader);
    QCOMPARE(*moved.parse("[]"), QJsonValue(QJsonArray{}));
}

void TestJson::objectOnly()
{
    QCOMPARE(parseObject("[1]").error().code, Errc::NotJson);
    QCOMPARE(parseObject("3").error().code, Errc::NotJson);
    const QByteArray text = "{" + kManaged + ",\"spec\":{\"metadata\":{\"managedFields\":1}}}";
    const Result<QJsonObject> slim = parseObject(text);
    QCOMPARE(slim->value("metadata"_L1), (QJsonValue(QJsonObject{{u"name"_s, u"a"_s}})));
    QCOMPARE((*slim)["spec"_L1]["metadata"_L1]["managedFields"_L1].toInteger(),
             1); // a pod template's stays
    QVERIFY(parseObject(text, {.dropManagedFields = false})
                ->value("metadata"_L1)["managedFields"_L1]
                .isArray());
    QVERIFY((*parseJson(text))["metadata"_L1]["managedFields"_L1].isArray());
}

void TestJson::list()
{
    const QByteArray text =
        R"({"kind":"PodList","apiVersion":"v1","metadata":{"resourceVersion":"42","continue":"tok",)"
        R"("remainingItemCount":7},"items":[{)" +
        kManaged + R"(},{"kind":"Other","apiVersion":"x/v2","spec":{}}]})";
    const Result<ListPage> page = JsonReader().parseList(text);
    QVERIFY(page.has_value());
    QCOMPARE(page->resourceVersion, u"42"_s);
    QCOMPARE(page->continueToken, u"tok"_s);
    QCOMPARE(page->kind, u"PodList"_s);
    QCOMPARE(page->apiVersion, u"v1"_s);
    QCOMPARE(page->remaining, 7);
    const QList<QJsonObject> expected{
        {{u"apiVersion"_s, u"v1"_s},
         {u"kind"_s, u"Pod"_s},
         {u"metadata"_s, QJsonObject{{u"name"_s, u"a"_s}}}},
        {{u"apiVersion"_s, u"x/v2"_s}, {u"kind"_s, u"Other"_s}, {u"spec"_s, QJsonObject{}}}};
    QCOMPARE(page->items, expected);
}

void TestJson::listVariants()
{
    JsonReader reader;
    const Result<ListPage> null = reader.parseList(R"({"kind":"PodList","items":null})");
    QVERIFY(null.has_value());
    QVERIFY(null->items.isEmpty());
    QVERIFY(null->resourceVersion.isEmpty());
    QVERIFY(!null->remaining);
    const Result<ListPage> plain =
        reader.parseList(R"({"apiVersion":"v1","kind":"List","items":[{"metadata":{}}]})");
    QVERIFY(!plain->items[0].contains("kind"_L1)); // a List holds objects of any kind
    const QByteArray managed = "{\"kind\":\"PodList\",\"items\":[{" + kManaged + "}]}";
    const Result<ListPage> whole = reader.parseList(managed, {.dropManagedFields = false});
    QVERIFY(whole->items[0]["metadata"_L1]["managedFields"_L1].isArray());
}

void TestJson::notALists_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("kind");
    QTest::newRow("status") << QByteArray(R"({"kind":"Status","code":403})") << u"Status"_s;
    QTest::newRow("array") << QByteArray("[]") << QString();
    QTest::newRow("text") << QByteArray("\"ok\"") << QString();
    QTest::newRow("items is an object")
        << QByteArray(R"({"kind":"PodList","items":{}})") << u"PodList"_s;
    QTest::newRow("an item is a number")
        << QByteArray(R"({"kind":"PodList","items":[1]})") << u"PodList"_s;
}

void TestJson::notALists()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, kind);
    const Result<ListPage> page = JsonReader().parseList(text);
    QVERIFY(!page.has_value());
    QCOMPARE(page.error().code, Errc::NotKubernetes);
    QCOMPARE(page.error().context.value(u"kind"_s), kind);
}

void TestJson::quickAndWholeAgree_data()
{
    QTest::addColumn<QByteArray>("object");
    for (const char *object :
         {"{}",
          R"({"metadata":{}})",
          R"({"metadata":null})",
          R"({"metadata":[1]})",
          R"({"metadata":"x"})",
          R"({"metadata":7})",
          R"({"metadata":{"managedFields":null}})",
          R"({"metadata":{"managedFields":[],"name":"a"}})",
          R"({"metadata":{"name":"a","managedFields":{"x":[1,{"y":"]}"}]},"uid":"u"}})",
          R"({"a":1,"metadata":{"managedFields":1},"b":"}"})",
          R"({"metadata":{"a":1},"metadata":{"managedFields":1}})",
          R"({"m\u0065tadata":{"managedFields":1}})",
          R"({"metadata":{"managed\u0046ields":1}})",
          R"({"spec":{"metadata":{"managedFields":1}}})",
          R"({"managedFields":1})",
          R"({"":{"":""}})",
          R"({"ż":"\u017c","":""})",
          R"({ "metadata" : { "managedFields" : [ ] , "x" : [ ] } , "y" : null })",
          R"({"n":123456789012345678901234567890})",
          R"({"s":"\ud800","t":"\ud83d\ude00"})"})
        QTest::newRow(object) << QByteArray(object);
}

void TestJson::quickAndWholeAgree()
{
    QFETCH(QByteArray, object);
    QJsonObject expected = QJsonDocument::fromJson(object).object();
    if (const QJsonValue metadata = expected.value("metadata"_L1); metadata.isObject()) {
        QJsonObject rest = metadata.toObject();
        rest.remove("managedFields"_L1);
        expected.insert("metadata"_L1, rest);
    }
    JsonReader reader;
    QCOMPARE(*reader.parseObject(object), expected);
    const QByteArray line = "{\"type\":\"ADDED\",\"object\":" + object + "}";
    QCOMPARE(reader.parseWatchLine(line)->object, expected);
    const QByteArray list = "{\"kind\":\"List\",\"items\":[" + object + ", " + object + "]}";
    QCOMPARE(reader.parseList(list)->items, (QList{expected, expected}));
}

void TestJson::watchLines_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QJsonObject>("object");
    const QJsonObject pod{{u"kind"_s, u"Pod"_s}};
    QTest::newRow("event") << QByteArray(R"({"type":"ADDED","object":{"kind":"Pod"}})")
                           << u"ADDED"_s << pod;
    QTest::newRow("other order, CRLF")
        << QByteArray("{\"object\":{\"kind\":\"Pod\"},\"type\":\"MODIFIED\"}\r\n") << u"MODIFIED"_s
        << pod;
    QTest::newRow("byte order mark")
        << QByteArray("\xEF\xBB\xBF{\"type\":\"DELETED\",\"object\":{\"kind\":\"Pod\"}}")
        << u"DELETED"_s << pod;
    QTest::newRow("unknown type") << QByteArray(R"({"type":"FOO","object":{"kind":"Pod"}})")
                                  << u"FOO"_s << pod;
    QTest::newRow("object null") << QByteArray(R"({"type":"ADDED","object":null})") << u"ADDED"_s
                                 << QJsonObject();
    QTest::newRow("no object") << QByteArray(R"({"type":"ADDED"})") << u"ADDED"_s << QJsonObject();
    QTest::newRow("type is a number")
        << QByteArray(R"({"type":1,"object":{"kind":"Pod"}})") << QString() << pod;
    QTest::newRow("no event") << QByteArray("[1]") << QString() << QJsonObject();
    QTest::newRow("managed fields")
        << QByteArray("{\"type\":\"ADDED\",\"object\":{" + kManaged + "}}") << u"ADDED"_s
        << QJsonObject{{u"metadata"_s, QJsonObject{{u"name"_s, u"a"_s}}}};
}

void TestJson::watchLines()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, type);
    QFETCH(QJsonObject, object);
    const Result<WatchLine> event = JsonReader().parseWatchLine(line);
    QVERIFY(event.has_value());
    QCOMPARE(event->type, type);
    QCOMPARE(event->object, object);
}

void TestJson::bigListInParts()
{
    QByteArray items;
    for (int i = 0; i < 5000; ++i)
        items += (i ? ",{\"metadata\":{\"name\":\"p" : "{\"metadata\":{\"name\":\"p") +
                 QByteArray::number(i) + "\",\"annotations\":{\"a\":\"" + QByteArray(2000, 'y') +
                 "\"}}}";
    JsonReader reader;
    const QByteArray text =
        "{\"kind\":\"PodList\",\"apiVersion\":\"v1\",\"items\":[" + items + "]}";
    const Result<ListPage> page = reader.parseList(text);
    QVERIFY(page.has_value());
    QCOMPARE(page->items.size(), 5000);
    QCOMPARE(page->items[4999]["metadata"_L1]["name"_L1].toString(), u"p4999"_s);
    QVERIFY(reader.parseWatchLine(R"({"type":"ADDED","object":{}})").has_value());
}

QTEST_GUILESS_MAIN(TestJson)
#include "tst_json.moc"
