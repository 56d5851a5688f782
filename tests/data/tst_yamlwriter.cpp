// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/data/jsonwriter.h"
#include "core/data/yaml.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTest>

using namespace firesteel;
using namespace firesteel::data;
using namespace Qt::StringLiterals;

namespace {

QJsonValue readBack(const QByteArray &yaml)
{
    const auto documents = readYaml(yaml);
    if (!documents || documents->size() != 1)
        return QJsonValue(QJsonValue::Undefined);
    return toJson(documents->front()).value_or(QJsonValue(QJsonValue::Undefined));
}

/// Makes values that are hard to write: texts that look like other types, odd characters, odd
/// nesting.
class Generator
{
public:
    explicit Generator(quint32 seed) : m_random(seed) {}

    QJsonValue value(int depth)
    {
        switch (m_random.bounded(depth > 0 ? 8 : 6)) {
        case 0:
            return QJsonValue(QJsonValue::Null);
        case 1:
            return m_random.bounded(2) == 0;
        case 2:
            return static_cast<qint64>(m_random.generate64());
        case 3:
            return (m_random.generateDouble() - 0.5) * std::pow(10.0, m_random.bounded(-20, 20));
        case 6: {
            QJsonArray array;
            for (int i = m_random.bounded(4); i > 0; --i)
                array.append(value(depth - 1));
            return array;
        }
        case 7: {
            QJsonObject object;
            for (int i = m_random.bounded(4); i > 0; --i)
                object.insert(text(), value(depth - 1));
            return object;
        }
        default:
            return text();
        }
    }

private:
    QString text()
    {
        static const QStringList pieces{
            u"true"_s,   u"no"_s,     u"~"_s,          u"null"_s,     u"0"_s,
            u"1"_s,      u"0x1f"_s,   u"1e3"_s,        u".5"_s,       u"-"_s,
            u"?"_s,      u":"_s,      u": "_s,         u" #"_s,       u"#"_s,
            u"'"_s,      u"\""_s,     u"\\"_s,         u"\n"_s,       u"\n\n"_s,
            u"\r"_s,     u"\t"_s,     u" "_s,          u"  "_s,       u"["_s,
            u"]"_s,      u"{"_s,      u"}"_s,          u","_s,        u"&a"_s,
            u"*a"_s,     u"!"_s,      u"|"_s,          u">"_s,        u"%"_s,
            u"@"_s,      u"`"_s,      u"---"_s,        u"..."_s,      u"<<"_s,
            u"="_s,      u"a"_s,      u"word"_s,       u"zażółć"_s,   u"漢字"_s,
            u"😀"_s,     u"\u0001"_s, u"\u007f"_s,     u"\u0085"_s,   u"\u00a0"_s,
            u"\u2028"_s, u"\ufeff"_s, u"2026-01-02"_s, u"12:30:45"_s, u"local:///opt/a.jar"_s,
            u"-Dx=y"_s,  u"\uffff"_s};
        QString result = u""_s; // never null: QJsonObject of Qt 6.8 breaks on null keys
        for (int i = m_random.bounded(5); i > 0; --i)
            result += pieces[m_random.bounded(pieces.size())];
        return result;
    }

    QRandomGenerator m_random;
};

} // namespace

class TestYamlWriter : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void looks();
    void scalars_data();
    void scalars();
    void readsBackEqual();
    void longKeys();
    void jsonOrder();
    void jsonNumbers_data();
    void jsonNumbers();
    void jsonText();
};

void TestYamlWriter::looks()
{
    const QJsonObject pod{
        {u"status"_s, QJsonObject{}},
        {u"zeta"_s, 1},
        {u"spec"_s, QJsonObject{{u"containers"_s,
                                 QJsonArray{QJsonObject{
                                     {u"name"_s, u"main"_s},
                                     {u"args"_s, QJsonArray{u"driver"_s, u"--class"_s, u"a.B"_s}},
                                     {u"env"_s, QJsonArray{}}}}},
                                {u"matrix"_s, QJsonArray{QJsonArray{1, 2}, QJsonArray{}}}}},
        {u"kind"_s, u"Pod"_s},
        {u"metadata"_s,
         QJsonObject{{u"name"_s, u"p"_s}, {u"labels"_s, QJsonObject{{u"version"_s, u"4.0"_s}}}}},
        {u"apiVersion"_s, u"v1"_s},
        {u"data"_s,
         QJsonObject{{u"spark.properties"_s, u"#x\na=b\n\nc=d\n"_s}, {u"end"_s, u"a\nb"_s}}}};
    const QByteArray expected = R"(apiVersion: v1
kind: Pod
metadata:
  labels:
    version: "4.0"
  name: p
spec:
  containers:
  - args:
    - driver
    - --class
    - a.B
    env: []
    name: main
  matrix:
  - - 1
    - 2
  - []
data:
  end: |-
    a
    b
  spark.properties: |
    #x
    a=b

    c=d
status: {}
zeta: 1
)";
    QCOMPARE(writeYaml(pod), expected);
    QCOMPARE(readBack(expected), QJsonValue(pod));
}

void TestYamlWriter::scalars_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("yaml");
    const auto plain = [](const char *text) {
        QTest::newRow(text) << QString::fromUtf8(text) << QByteArray(text);
    };
    for (const char *text : {"word",
                             "two words",
                             "local:///opt/spark/a.jar",
                             "-Dx=y",
                             "500m",
                             "2Gi",
                             "10.0.0.1",
                             "a#b",
                             "a:b",
                             "v1",
                             "k8s://https://h:6443",
                             "--class",
                             "1.2.3",
                             "zażółć",
                             "a'b",
                             "a\"b",
                             "$(VAR)",
                             "/bin/sh",
                             "sha256~x",
                             "4.1.0-scala"})
        plain(text);
    const auto quoted = [](const char *text) {
        QTest::newRow(*text ? text : "(empty)")
            << QString::fromUtf8(text) << QByteArray('"' + QByteArray(text) + '"');
    };
    for (const char *text :
         {"",           "true",  "No", "y",  "null", "~",   "0123",  "1e3",  "0x1", "1_0", ".5",
          "2026-01-02", "12:30", "=",  "<<", " a",   "a ",  "a: b",  "a #b", "a:",  "- a", "-",
          "?",          ":x",    "#a", "[a", "{a",   "&a",  "*a",    "!a",   "|",   ">",   "'a",
          "%a",         "@a",    "`a", ",a", "---",  "...", "--- a", "0o7",  "089", ".inf"})
        quoted(text);
    QTest::newRow("escapes") << u"a\"b\\ c\td\r\n\u0001\u0085\u2028\ufeff "_s
                             << QByteArray(R"("a\"b\\ c\td\r\n\u0001\u0085\u2028\ufeff ")");
}

void TestYamlWriter::scalars()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, yaml);
    QCOMPARE(writeYaml(text), QByteArray(yaml + '\n'));
    QCOMPARE(readBack(yaml), QJsonValue(text));
    QCOMPARE(readBack(writeYaml(QJsonObject{{text, text}})),
             (QJsonValue(QJsonObject{{text, text}})));
}

void TestYamlWriter::readsBackEqual()
{
    Generator generator(20260102);
    for (int i = 0; i < 5000; ++i) {
        const QJsonValue value = generator.value(4);
        const QByteArray yaml = writeYaml(value);
        const QJsonValue again = readBack(yaml);
        if (again != value) {
            qWarning("value %d was written as\n%s", i, yaml.constData());
            QCOMPARE(again, value);
        }
    }
}

void TestYamlWriter::longKeys()
{
    for (const int length : {800, 1000, 1030, 5000}) {
        const QString key(length, u'k');
        const QJsonObject object{{key, QJsonObject{{key, QJsonArray{1, u"x"_s}}}},
                                 {key + u'"', u"a\nb"_s}};
        QCOMPARE(readBack(writeYaml(object)), QJsonValue(object));
    }
}

void TestYamlWriter::jsonOrder()
{
    const QJsonObject pod{
        {u"status"_s, 1},
        {u"kind"_s, u"Pod"_s},
        {u"apiVersion"_s, u"v1"_s},
        {u"Zeta"_s, 2},
        {u"metadata"_s, QJsonObject{{u"name"_s, u"p"_s}, {u"kind"_s, 1}, {u"data"_s, 2}}}};
    const QByteArray compact = toCompactJson(pod);
    QCOMPARE(
        compact,
        R"({"apiVersion":"v1","kind":"Pod","metadata":{"data":2,"kind":1,"name":"p"},"status":1,"Zeta":2})");
    const QJsonObject list{
        {u"kind"_s, u"List"_s}, {u"items"_s, QJsonArray{pod}}, {u"apiVersion"_s, u"v1"_s}};
    QCOMPARE(toCompactJson(list),
             QByteArray(R"({"apiVersion":"v1","kind":"List","items":[)" + compact + "]}"));
    QCOMPARE(
        toPrettyJson(QJsonObject{{u"a"_s, QJsonArray{1, QJsonObject{}}}, {u"b"_s, QJsonArray{}}}),
        "{\n  \"a\": [\n    1,\n    {}\n  ],\n  \"b\": []\n}\n");
}

void TestYamlWriter::jsonNumbers_data()
{
    QTest::addColumn<QJsonValue>("number");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *text, const QJsonValue &number) {
        QTest::newRow(text) << number << QByteArray(text);
    };
    row("0", 0);
    row("-1", -1);
    row("9223372036854775807", std::numeric_limits<qint64>::max());
    row("-9223372036854775808", std::numeric_limits<qint64>::min());
    row("0.1", 0.1);
    row("1e+300", 1e300);
    row("5e-324", 5e-324);
    row("1", 1.0);
    row("29203623418234116.0", 29203623418234116.0);
    row("1e+20", 1e20);
    row("null", std::numeric_limits<double>::infinity());
}

void TestYamlWriter::jsonNumbers()
{
    QFETCH(QJsonValue, number);
    QFETCH(QByteArray, text);
    QCOMPARE(toCompactJson(number), text);
}

void TestYamlWriter::jsonText()
{
    QCOMPARE(toCompactJson(u"\"\\/\b\f\n\r\t\u0001\u001fż😀<&>"_s),
             "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u001fż😀<&>\"");
    QCOMPARE(toCompactJson(u"\ufeffa\ufeff"_s), R"("\ufeffa\ufeff")");
    const QString key = u"kind"_s + QString(14, QChar::Null); // is not "kind"
    const QJsonObject odd{{key, 1}};
    QCOMPARE(orderedKeys(odd, true), QStringList{key});
    QCOMPARE(toCompactJson(QJsonValue(QJsonValue::Null)), "null");
    QCOMPARE(toCompactJson(true), "true");
}

QTEST_GUILESS_MAIN(TestYamlWriter)
#include "tst_yamlwriter.moc"
