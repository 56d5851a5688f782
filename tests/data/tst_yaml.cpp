// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/data/yaml.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

using namespace firesteel;
using namespace firesteel::data;
using namespace Qt::StringLiterals;

namespace {

QJsonValue json(const QByteArray &yaml)
{
    const auto documents = readYaml(yaml);
    if (!documents || documents->size() != 1)
        return QJsonValue(QJsonValue::Undefined);
    return toJson(documents->front()).value_or(QJsonValue(QJsonValue::Undefined));
}

QByteArray nested(int depth, char open, char close)
{
    return QByteArray(depth, open) + QByteArray(depth, close);
}

} // namespace

class TestYaml : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void plainScalars_data();
    void plainScalars();
    void asJson_data();
    void asJson();
    void notJson_data();
    void notJson();
    void positions();
    void documents();
    void refused_data();
    void refused();
    void duplicateKeyHasBothLines();
    void aliasesAndMerges_data();
    void aliasesAndMerges();
    void aliasBombIsCheap();
    void largeTextsBehindAliasesAreCounted();
    void limitsCanBeSet();
    void endlessDocuments_data();
    void endlessDocuments();
};

void TestYaml::plainScalars_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QJsonValue>("value");
    const QJsonValue null(QJsonValue::Null);
    const auto row = [](const char *text, const QJsonValue &value) {
        QTest::newRow(*text ? text : "(empty)") << QString::fromLatin1(text) << value;
    };
    for (const char *text : {"", "~", "null", "Null", "NULL"})
        row(text, null);
    for (const char *text :
         {"true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON", "y", "Y"})
        row(text, true);
    for (const char *text :
         {"false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF", "n", "N"})
        row(text, false);
    for (const char *text : {"tRUE",       "yEs",
                             "nULL",       "~x",
                             "truee",      "0x",
                             "0xg",        "08x",
                             "-",          "+",
                             ".",          "1.2.3",
                             "1e",         "1e400",
                             "1 2",        "10.0.0.1",
                             "500m",       "2Gi",
                             "=",          "<<",
                             "2026-01-02", "2026-01-02T03:04:05Z",
                             "12:30",      "1_a",
                             "_1",         "--1",
                             "e5",         "Infinity",
                             "nan"})
        row(text, QString::fromLatin1(text));
    row("0", 0);
    row("-0", 0);
    row("42", 42);
    row("+42", 42);
    row("-42", -42);
    row("017", 15);
    row("0o17", 15);
    row("0x1F", 31);
    row("0X1f", 31);
    row("-0x10", -16);
    row("0b101", 5);
    row("-0b11", -3);
    row("1_000", 1000);
    row("089", 89);
    row("9223372036854775807", std::numeric_limits<qint64>::max());
    row("-9223372036854775808", std::numeric_limits<qint64>::min());
    row("18446744073709551615", 18446744073709551615.0);
    row("123456789012345678901234567890", 1.2345678901234568e29);
    row("0.5", 0.5);
    row(".5", 0.5);
    row("5.", 5.0);
    row("-1.25e2", -125.0);
    row("1e3", 1000.0);
    row("1E-2", 0.01);
    row(".inf", std::numeric_limits<double>::infinity());
    row("-.INF", -std::numeric_limits<double>::infinity());
}

void TestYaml::plainScalars()
{
    QFETCH(QString, text);
    QFETCH(QJsonValue, value);
    const QJsonValue read = plainScalar(text);
    QCOMPARE(read.type(), value.type());
    QCOMPARE(read.toDouble(), value.toDouble());
    QCOMPARE(read.toInteger(), value.toInteger());
    QCOMPARE(read.toVariant(), value.toVariant());
}

void TestYaml::asJson_data()
{
    QTest::addColumn<QByteArray>("yaml");
    QTest::addColumn<QByteArray>("expected"); // wrapped in an array
    const auto row = [](const char *name, const QByteArray &yaml, const QByteArray &expected) {
        QTest::newRow(name) << yaml << QByteArray("[" + expected + "]");
    };
    row("map", "a: 1\nb: [x, 'y', \"z\"]\nc: {d: ~}\n",
        R"({"a":1,"b":["x","y","z"],"c":{"d":null}})");
    row("quoted is text", "a: \"true\"\nb: '0123'\nc: \"\"\n", R"({"a":"true","b":"0123","c":""})");
    row("tags",
        "a: !!str 1\nb: !!int \"5\"\nc: !!bool 'yes'\nd: ! 7\ne: !!map {}\nf: !!seq []\ng: !!float "
        "\"1.5\"\nh: !!null ''\n",
        R"({"a":"1","b":5,"c":true,"d":"7","e":{},"f":[],"g":1.5,"h":null})");
    row("keys", "1: a\ntrue: b\n0x10: c\n1.5: d\n'2': e\n",
        R"({"1":"a","true":"b","16":"c","1.5":"d","2":"e"})");
    row("block text", "a: |\n  x\n   y\nb: >\n  x\n  y\nc: |-\n  z\n",
        R"({"a":"x\n y\n","b":"x y\n","c":"z"})");
    row("escapes", R"(a: "\x41\u00e9\U0001F600\t\\")", R"({"a":"A\u00e9\ud83d\ude00\t\\"})");
    row("empty values", "a:\nb: {}\nc: []\n", R"({"a":null,"b":{},"c":[]})");
    row("JSON with tabs", "{\n\t\"a\": [1,\n\t2]}", R"({"a":[1,2]})");
    row("scalar", "just text", R"("just text")");
    row("comment", "a: b # c\n", R"({"a":"b"})");
}

void TestYaml::asJson()
{
    QFETCH(QByteArray, yaml);
    QFETCH(QByteArray, expected);
    QCOMPARE(json(yaml), QJsonDocument::fromJson(expected).array().at(0));
}

void TestYaml::notJson_data()
{
    QTest::addColumn<QByteArray>("yaml");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("line");
    QTest::newRow("infinity") << QByteArray("a: 1\nb: .inf\n") << u"type"_s << u"2"_s;
    QTest::newRow("null key") << QByteArray("~: 1\n") << u"type"_s << u"1"_s;
    QTest::newRow("list key") << QByteArray("? [a]\n: 1\n") << u"type"_s << u"1"_s;
    QTest::newRow("own tag") << QByteArray("a: !secret x\n") << u"tag"_s << u"1"_s;
    QTest::newRow("own tag of a map") << QByteArray("a: !thing {}\n") << u"tag"_s << u"1"_s;
    QTest::newRow("tag does not fit") << QByteArray("a: !!int x\n") << u"tag"_s << u"1"_s;
}

void TestYaml::notJson()
{
    QFETCH(QByteArray, yaml);
    QFETCH(QString, reason);
    QFETCH(QString, line);
    const auto documents = readYaml(yaml);
    QVERIFY(documents.has_value());
    const Result<QJsonValue> value = toJson(documents->front());
    QVERIFY(!value.has_value());
    QCOMPARE(value.error().code, Errc::NotYaml);
    QCOMPARE(value.error().context.value(u"reason"_s), reason);
    QCOMPARE(value.error().context.value(u"line"_s), line);
}

void TestYaml::positions()
{
    const auto documents = readYaml("a: 1\nb:\r\n  - x\n  - {c: d}\n");
    QVERIFY(documents.has_value());
    const YamlNode &root = documents->front();
    QCOMPARE(root.line, 1);
    const YamlNode *b = root.find(u"b");
    QVERIFY(b);
    QCOMPARE(b->items[1].line, 4);
    QCOMPARE(b->items[1].column, 5);
    QVERIFY(b->items[0].plain);
    QCOMPARE(root.find(u"c"), nullptr);
    QCOMPARE(b->find(u"c"), nullptr);
}

void TestYaml::documents()
{
    QCOMPARE(readYaml("")->size(), 0U);
    QCOMPARE(readYaml("# nothing\n")->size(), 0U);
    QCOMPARE(readYaml("a: 1\n---\nb: 2\n...\n---\n- c\n")->size(), 3U);
    QCOMPARE(readYaml("---\n---\n---\n")->size(), 3U);
    QCOMPARE(readYaml("%YAML 1.1\n---\na: 1\n")->size(), 1U);
}

void TestYaml::refused_data()
{
    QTest::addColumn<QByteArray>("yaml");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const QByteArray &yaml, Errc code, const char *reason) {
        QTest::newRow(name) << yaml << static_cast<int>(code) << QString::fromLatin1(reason);
    };
    row("NUL", QByteArray("a: \0b", 5), Errc::NotYaml, "nul");
    row("UTF-16 without mark", QByteArray("a\0:\0 \0b\0", 8), Errc::NotYaml, "nul");
    row("not UTF-8", "a: \xc3\x28", Errc::NotYaml, "encoding");
    row("half a character of UTF-16",
        QByteArray("\xff\xfe"
                   "a\0b",
                   5),
        Errc::NotYaml, "encoding");
    row("half a surrogate pair",
        QByteArray("\xff\xfe"
                   "a\0\0\xd8",
                   6),
        Errc::NotYaml, "encoding");
    row("open quote", "a: \"b", Errc::NotYaml, "syntax");
    row("65 lists", nested(65, '[', ']'), Errc::YamlRefused, "depth");
    row("65 maps", QByteArray("{a: ").repeated(65) + QByteArray(65, '}'), Errc::YamlRefused,
        "depth");
    row("20000 lists", nested(20'000, '[', ']'), Errc::YamlRefused, "depth");
    row("20000 dashes", QByteArray("- ").repeated(20'000), Errc::YamlRefused, "depth");
    row("20000 question marks", QByteArray("? ").repeated(20'000), Errc::YamlRefused, "depth");
    row("deep through aliases",
        "a: &a [[[[[[[[[[[[[[[[[[[[[[x]]]]]]]]]]]]]]]]]]]]]]\n"
        "b: &b [[[[[[[[[[[[[[[[[[[[[[*a]]]]]]]]]]]]]]]]]]]]]]\n"
        "c: [[[[[[[[[[[[[[[[[[[[[[*b]]]]]]]]]]]]]]]]]]]]]]\n",
        Errc::YamlRefused, "depth");
    row("many documents", QByteArray("---\n").repeated(1001), Errc::YamlRefused, "documents");
    row("cycle", "&a [*a]", Errc::YamlRefused, "cycle");
    row("cycle through a map", "&a {b: {c: *a}}", Errc::YamlRefused, "cycle");
    row("merge of text", "<<: x\n", Errc::YamlRefused, "merge");
    row("merge of a list of texts", "<<: [x]\n", Errc::YamlRefused, "merge");
    row("too large", QByteArray((4 << 20) + 1, ' '), Errc::FileTooLarge, "");
}

void TestYaml::refused()
{
    QFETCH(QByteArray, yaml);
    QFETCH(int, code);
    QFETCH(QString, reason);
    const auto documents = readYaml(yaml);
    QVERIFY(!documents.has_value());
    QCOMPARE(errcName(documents.error().code), errcName(static_cast<Errc>(code)));
    QCOMPARE(documents.error().context.value(u"reason"_s), reason);
}

void TestYaml::duplicateKeyHasBothLines()
{
    for (const QByteArray &yaml : {QByteArray("x:\n  a: 1\n  b: 2\n  \"a\": 3\n"),
                                   QByteArray("x: {\n a: 1,\n b: 2, a: 3}\n")}) {
        const auto documents = readYaml(yaml);
        QVERIFY(!documents.has_value());
        QCOMPARE(documents.error().code, Errc::YamlDuplicateKey);
        QCOMPARE(documents.error().context.value(u"key"_s), u"a"_s);
        QCOMPARE(documents.error().context.value(u"firstLine"_s), u"2"_s);
        QVERIFY(documents.error().context.value(u"line"_s).toInt() >= 3);
    }
}

void TestYaml::aliasesAndMerges_data()
{
    QTest::addColumn<QByteArray>("yaml");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("alias") << QByteArray("a: &x [1, 2]\nb: *x\n")
                           << QByteArray(R"({"a":[1,2],"b":[1,2]})");
    QTest::newRow("alias of text")
        << QByteArray("a: &x \"1\"\nb: *x\n") << QByteArray(R"({"a":"1","b":"1"})");
    QTest::newRow("anchor given again")
        << QByteArray("a: &x 1\nb: &x 2\nc: *x\n") << QByteArray(R"({"a":1,"b":2,"c":2})");
    QTest::newRow("merge") << QByteArray("a: &x {p: 1, q: 2}\nb: {<<: *x, q: 3}\n")
                           << QByteArray(R"({"a":{"p":1,"q":2},"b":{"p":1,"q":3}})");
    QTest::newRow("merge of several")
        << QByteArray("a: &x {p: 1}\nb: &y {p: 2, q: 2}\nc: {<<: [*x, *y]}\n")
        << QByteArray(R"({"a":{"p":1},"b":{"p":2,"q":2},"c":{"p":1,"q":2}})");
    QTest::newRow("merge of a merge")
        << QByteArray("a: &x {p: 1}\nb: &y {<<: *x, q: 2}\nc: {<<: *y}\n")
        << QByteArray(R"({"a":{"p":1},"b":{"p":1,"q":2},"c":{"p":1,"q":2}})");
    QTest::newRow("quoted << is a key") << QByteArray("\"<<\": 1\n") << QByteArray(R"({"<<":1})");
}

void TestYaml::aliasesAndMerges()
{
    QFETCH(QByteArray, yaml);
    QFETCH(QByteArray, expected);
    QCOMPARE(json(yaml), QJsonValue(QJsonDocument::fromJson(expected).object()));
    const auto strict = readYaml(yaml, {.aliases = false});
    if (yaml.startsWith('"'))
        QVERIFY(strict.has_value());
    else
        QCOMPARE(strict.error_or(Error()).code, Errc::YamlRefused);
}

void TestYaml::aliasBombIsCheap()
{
    QByteArray yaml = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n";
    for (int i = 1; i < 20; ++i) {
        const QByteArray before = "*a" + QByteArray::number(i - 1);
        const QByteArray name = "a" + QByteArray::number(i);
        yaml += name + ": &" + name + " [" + QByteArray(before + ", ").repeated(8) + before + "]\n";
    }
    QCOMPARE(readYaml(yaml).error_or(Error()).context.value(u"reason"_s), u"nodes"_s);
}

void TestYaml::largeTextsBehindAliasesAreCounted()
{
    const QByteArray yaml =
        "a: &a " + QByteArray(1 << 20, 'x') + "\nb: [" + QByteArray("*a,").repeated(100) + "]\n";
    QCOMPARE(readYaml(yaml).error_or(Error()).context.value(u"reason"_s), u"nodes"_s);
}

void TestYaml::limitsCanBeSet()
{
    QVERIFY(readYaml(nested(64, '[', ']')).has_value());
    QVERIFY(readYaml(nested(100, '[', ']'), {.depth = 100}).has_value());
    QCOMPARE(readYaml("[a, b]", {.nodes = 2}).error_or(Error()).code, Errc::YamlRefused);
    QVERIFY(readYaml("[a, b]", {.nodes = 3}).has_value());
    QCOMPARE(readYaml("abc", {.bytes = 2}).error_or(Error()).code, Errc::FileTooLarge);
}

void TestYaml::endlessDocuments_data()
{
    QTest::addColumn<QByteArray>("yaml");
    for (const char *yaml : {",", "- a\n- b)\n,c", "]", "}", "a: b\n]", "? ,", "--- ,\n--- ,"})
        QTest::newRow(yaml) << QByteArray(yaml);
}

void TestYaml::endlessDocuments()
{
    QFETCH(QByteArray, yaml);
    QCOMPARE(readYaml(yaml).error_or(Error()).code, Errc::NotYaml);
}

QTEST_GUILESS_MAIN(TestYaml)
#include "tst_yaml.moc"
