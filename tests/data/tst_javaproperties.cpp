// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/data/javaproperties.h"

#include <QRandomGenerator>
#include <QTest>
#include <QTimeZone>

using namespace firesteel;
using namespace firesteel::data;
using namespace Qt::StringLiterals;

namespace {

const QDateTime kWhen(QDate(2025, 11, 29), QTime(17, 21, 27), QTimeZone::UTC);

} // namespace

class TestJavaProperties : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void reads_data();
    void reads();
    void linesAreKnown();
    void brokenEscape_data();
    void brokenEscape();
    void trims();
    void writes();
    void comments_data();
    void comments();
    void dates();
    void readsBackEqual();
};

void TestJavaProperties::reads_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    const auto row = [](const char *name, const QByteArray &text, const QString &key,
                        const QString &value) { QTest::newRow(name) << text << key << value; };
    row("equals", "a=b", u"a"_s, u"b"_s);
    row("colon", "a:b", u"a"_s, u"b"_s);
    row("blank", "a b", u"a"_s, u"b"_s);
    row("tab", "a\tb", u"a"_s, u"b"_s);
    row("blanks around", "  a \t = \f b  ", u"a"_s, u"b  "_s);
    row("blank, then colon", "a : b", u"a"_s, u"b"_s);
    row("two separators", "a == b", u"a"_s, u"= b"_s);
    row("no value", "a", u"a"_s, QString());
    row("no value, equals", "a=", u"a"_s, QString());
    row("no key", "=b", QString(), u"b"_s);
    row("escaped separators", "a\\=\\:\\ b=c", u"a=: b"_s, u"c"_s);
    row("escaped letters", "a=\\t\\n\\r\\f\\q\\\\", u"a"_s, u"\t\n\r\fq\\"_s);
    row("unicode", "a=\\u017C\\u00f3\\uD83D\\uDE00", u"a"_s, u"żó😀"_s);
    row("UTF-8", "klucz=zażółć", u"klucz"_s, u"zażółć"_s);
    row("continued", "a=b\\\n   c", u"a"_s, u"bc"_s);
    row("continued CRLF", "a=b\\\r\n\tc\r\n", u"a"_s, u"bc"_s);
    row("continued key", "a\\\n  b=c", u"ab"_s, u"c"_s);
    row("continued twice", "a=b\\\nc\\\nd", u"a"_s, u"bcd"_s);
    row("continued by a comment's look", "a=b\\\n#c", u"a"_s, u"b#c"_s);
    row("continued by an empty line", "a=b\\\n\n", u"a"_s, u"b"_s);
    row("two backslashes do not continue", "a=b\\\\\n#c", u"a"_s, u"b\\"_s);
    row("three do", "a=b\\\\\\\nc", u"a"_s, u"b\\c"_s);
    row("backslash at the end", "a=b\\", u"a"_s, u"b"_s);
    row("comments", "# x\n  ! y\n\n \t\na=b", u"a"_s, u"b"_s);
    row("comment does not continue", "# x\\\na=b", u"a"_s, u"b"_s);
    row("comment signs in a value", "a=#b!", u"a"_s, u"#b!"_s);
    row("carriage returns", "# x\ra=b\r", u"a"_s, u"b"_s);
    row("byte order mark",
        "\xEF\xBB\xBF"
        "a=b",
        u"a"_s, u"b"_s);
    row("not UTF-8", "a=\xff", u"a"_s, u"\uFFFD"_s);
    row("spark", "spark.executor.extraJavaOptions  -Dx=y -Dz=\"a b\"",
        u"spark.executor.extraJavaOptions"_s, u"-Dx=y -Dz=\"a b\""_s);
}

void TestJavaProperties::reads()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, key);
    QFETCH(QString, value);
    const Result<QList<Property>> properties = readProperties(text);
    QVERIFY(properties.has_value());
    QCOMPARE(properties->size(), 1);
    QCOMPARE(properties->at(0).key, key);
    QCOMPARE(properties->at(0).value, value);
}

void TestJavaProperties::linesAreKnown()
{
    const Result<QList<Property>> properties = readProperties("# c\n\na=1\r\nb=2\\\n  3\nc=4\ra=5");
    const QList<Property> expected{
        {u"a"_s, u"1"_s, 3}, {u"b"_s, u"23"_s, 4}, {u"c"_s, u"4"_s, 6}, {u"a"_s, u"5"_s, 7}};
    QCOMPARE(*properties, expected);
    QCOMPARE(readProperties("")->size(), 0);
    QCOMPARE(readProperties("\n# only\n")->size(), 0);
}

void TestJavaProperties::brokenEscape_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : {"a=b\nc=\\u12", "a=b\nc=\\u12g4", "a=b\nc\\u=x", "a=b\nc=\\u"})
        QTest::newRow(text) << QByteArray(text);
}

void TestJavaProperties::brokenEscape()
{
    QFETCH(QByteArray, text);
    const Error error = readProperties(text).error_or(Error());
    QCOMPARE(error.code, Errc::InvalidValue);
    QCOMPARE(error.context.value(u"line"_s), u"2"_s);
}

void TestJavaProperties::trims()
{
    QCOMPARE(trimmedExceptLineEnds(u" \t a b \u0001"_s), u"a b"_s);
    QCOMPARE(trimmedExceptLineEnds(u"a\n "_s), u"a\n"_s);
    QCOMPARE(trimmedExceptLineEnds(u" \r\n "_s), u"\r\n"_s);
    QCOMPARE(trimmedExceptLineEnds(u"   "_s), QString());
    QCOMPARE(trimmedExceptLineEnds(u"\u00a0a"_s), u"\u00a0a"_s);
}

void TestJavaProperties::writes()
{
    const QMap<QString, QString> properties{
        {u"spark.jars"_s, u"local:///opt/a b.jar,s3a://b/x#y=z!"_s},
        {u"spark.submit.pyFiles"_s, QString()},
        {u"a key"_s, u" leading, trailing "_s},
        {u"B"_s, u"tab\tline\nreturn\rfeed\fback\\"_s},
        {u"z.\u017c"_s, u"zażółć"_s}};
    QCOMPARE(writeProperties(properties,
                             u"Java properties built from Kubernetes config map with name: m"_s,
                             kWhen),
             R"(#Java properties built from Kubernetes config map with name: m
#Sat Nov 29 17:21:27 UTC 2025
B=tab\tline\nreturn\rfeed\fback\\
a\ key=\ leading, trailing 
spark.jars=local\:///opt/a b.jar,s3a\://b/x\#y\=z\!
spark.submit.pyFiles=
z.ż=zażółć
)");
}

void TestJavaProperties::comments_data()
{
    QTest::addColumn<QString>("comment");
    QTest::addColumn<QByteArray>("lines");
    QTest::newRow("none") << QString() << QByteArray();
    QTest::newRow("empty") << u""_s << QByteArray("#\n");
    QTest::newRow("two lines") << u"a\nb"_s << QByteArray("#a\n#b\n");
    QTest::newRow("carriage returns") << u"a\r\nb\rc"_s << QByteArray("#a\n#b\n#c\n");
    QTest::newRow("own signs") << u"a\n!b\n#c"_s << QByteArray("#a\n!b\n#c\n");
    QTest::newRow("newline at the end") << u"a\n"_s << QByteArray("#a\n#\n");
    QTest::newRow("beyond Latin-1") << u"é ż"_s << QByteArray("#é \\u017C\n");
}

void TestJavaProperties::comments()
{
    QFETCH(QString, comment);
    QFETCH(QByteArray, lines);
    QCOMPARE(writeProperties({}, comment, kWhen),
             QByteArray(lines + "#Sat Nov 29 17:21:27 UTC 2025\n"));
}

void TestJavaProperties::dates()
{
    QCOMPARE(javaDate(kWhen), u"Sat Nov 29 17:21:27 UTC 2025"_s);
    QCOMPARE(javaDate(QDateTime(QDate(2026, 7, 1), QTime(0, 0), QTimeZone::UTC)),
             u"Wed Jul 01 00:00:00 UTC 2026"_s);
}

void TestJavaProperties::readsBackEqual()
{
    const QString letters = u"ab =:#!\\\t\n\r\f'\"ż漢$"_s;
    QRandomGenerator random(7);
    for (int i = 0; i < 5000; ++i) {
        QMap<QString, QString> properties;
        for (int entries = random.bounded(5); entries > 0; --entries) {
            const auto text = [&] {
                QString result;
                for (int n = random.bounded(8); n > 0; --n)
                    result += letters[random.bounded(letters.size())];
                return result;
            };
            properties.insert(text(), text());
        }
        const Result<QList<Property>> read =
            readProperties(writeProperties(properties, u"c"_s, kWhen));
        QVERIFY(read.has_value());
        QMap<QString, QString> again;
        for (const Property &property : *read)
            again.insert(property.key, property.value);
        QCOMPARE(again, properties);
    }
}

QTEST_GUILESS_MAIN(TestJavaProperties)
#include "tst_javaproperties.moc"
