// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/submit/uri.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace firesteel::spark;

class TestUri : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void resolves_data();
    void resolves();
    void followsLinks();
    void lists();
    void places();

private:
    QTemporaryDir m_folder;
};

void TestUri::initTestCase()
{
    QVERIFY(m_folder.isValid());
    QVERIFY(QDir(m_folder.path()).mkdir(u"sub"_s));
}

void TestUri::resolves_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("resolved"); // @: the working folder
    QTest::newRow("local") << u"local:///opt/a.jar"_s << u"local:///opt/a.jar"_s;
    QTest::newRow("s3") << u"s3a://b/k/a.jar"_s << u"s3a://b/k/a.jar"_s;
    QTest::newRow("file") << u"file:///x/../a.jar"_s << u"file:///x/../a.jar"_s;
    QTest::newRow("opaque") << u"local:a.jar"_s << u"local:a.jar"_s;
    QTest::newRow("drive") << u"C:/x"_s << u"C:/x"_s;
    QTest::newRow("absolute") << u"/no/where/a.jar"_s << u"file:/no/where/a.jar"_s;
    QTest::newRow("relative") << u"a.jar"_s << u"file:@/a.jar"_s;
    QTest::newRow("dots") << u"./x/../a.jar"_s << u"file:@/a.jar"_s;
    QTest::newRow("folder") << u"sub"_s << u"file:@/sub/"_s;
    QTest::newRow("blank in path") << u"/no where/a.jar"_s << u"file:/no%20where/a.jar"_s;
    QTest::newRow("percent") << u"/x%zz"_s << u"file:/x%25zz"_s;
    QTest::newRow("not ASCII") << u"/x/é.jar"_s << u"file:/x/é.jar"_s;
    QTest::newRow("fragment") << u"/x/e.tgz#env"_s << u"file:/x/e.tgz#env"_s;
    QTest::newRow("blank after scheme") << u"local:///a b.jar"_s << u"file:@/local:/a%20b.jar"_s;
    QTest::newRow("question") << u"/x/a?b"_s << u"file:/x/a%3Fb"_s;
    QTest::newRow("bracket") << u"/x/[a]"_s << u"file:/x/%5Ba%5D"_s;
}

void TestUri::resolves()
{
    QFETCH(QString, given);
    QFETCH(QString, resolved);
    const QString here = QDir(m_folder.path()).canonicalPath();
    QCOMPARE(resolveUri(given, here), resolved.replace(u'@', here));
}

void TestUri::followsLinks()
{
    const QString here = QDir(m_folder.path()).canonicalPath();
    QVERIFY(QFile::link(here + u"/sub", here + u"/link"));
    QCOMPARE(resolveUri(u"link/new.jar"_s, here), QString(u"file:" + here + u"/sub/new.jar"));
}

void TestUri::lists()
{
    QCOMPARE(resolveUris(u"local:///a, ,s3a://b/c,"_s, u"/w"_s), u"local:///a,s3a://b/c"_s);
    QCOMPARE(resolveUris(QString(), u"/w"_s), QString());
}

void TestUri::places()
{
    QVERIFY(isClientLocal(u"file:/a"_s));
    QVERIFY(isClientLocal(u"/a"_s));
    QVERIFY(!isClientLocal(u"local:///a"_s));
    QVERIFY(!isClientLocal(u"hdfs://n/a"_s));
    QVERIFY(isRemoteGlob(u"s3a://b/*.jar"_s));
    QVERIFY(isRemoteGlob(u"hdfs://n/a?.jar#x"_s));
    QVERIFY(!isRemoteGlob(u"s3a://b/a.jar#*"_s));
    QVERIFY(!isRemoteGlob(u"https://h/a?x=*"_s));
    QVERIFY(!isRemoteGlob(u"local:///opt/*.jar"_s));
    QCOMPARE(localPath(u"file:///x/a%20b#f"_s), u"/x/a b"_s);
    QCOMPARE(localPath(u"file:/x/y"_s), u"/x/y"_s);
    QCOMPARE(localPath(u"/x"_s), u"/x"_s);
}

QTEST_GUILESS_MAIN(TestUri)
#include "tst_uri.moc"
