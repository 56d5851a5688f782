// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/sentsecrets.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace firesteel::net;

/// What was sent and comes back in the peer's words.
class TestSentSecrets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void blanked_data();
    void blanked();
    void nothingSent();
    void ofTheProxy();
    void longestFirst();
};

void TestSentSecrets::blanked_data()
{
    QTest::addColumn<QByteArray>("sent");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("shown");
    const QByteArray token = "Bearer q7+Zx81/kkW2";
    QTest::newRow("token") << token << u"bad token q7+Zx81/kkW2, twice q7+Zx81/kkW2"_s
                           << u"bad token ***, twice ***"_s;
    QTest::newRow("token in a longer word") << token << u"xq7+Zx81/kkW2y"_s << u"x***y"_s;
    QTest::newRow("another case") << token << u"Q7+ZX81/KKW2"_s << u"***"_s;
    QTest::newRow("percent-encoded")
        << token << u"?t=q7%2BZx81%2FkkW2&u=q7%2bZx81%2fkkW2"_s << u"?t=***&u=***"_s;
    QTest::newRow("nothing of it")
        << token << u"Bearer q7 is no token"_s << u"Bearer q7 is no token"_s;
    QTest::newRow("another scheme")
        << QByteArray("Negotiate abcdefghijk") << u"abcdefghijk"_s << u"***"_s;
    QTest::newRow("no scheme") << QByteArray("abcdefghijk") << u"abcdefghijk"_s << u"***"_s;
    QTest::newRow("scheme alone") << QByteArray("Bearer ") << u"Bearer x"_s << u"Bearer x"_s;

    const QByteArray basic = "Basic " + QByteArray("anna:p<w>&\"7ö:Kz").toBase64();
    const QString pair = QString::fromLatin1(basic.sliced(6));
    QTest::newRow("basic") << basic << QString(u"refused: Basic "_s + pair)
                           << u"refused: Basic ***"_s;
    QTest::newRow("basic without its padding")
        << QByteArray("Basic " + QByteArray("a:passwort").toBase64()) << u"YTpwYXNzd29ydA."_s
        << u"***."_s;
    QTest::newRow("password") << basic << u"anna with p<w>&\"7ö:Kz"_s << u"anna with ***"_s;
    QTest::newRow("password in HTML")
        << basic << u"p&lt;w&gt;&amp;&quot;7ö:Kz, p&lt;w&gt;&amp;&#34;7ö:Kz"_s << u"***, ***"_s;
    QTest::newRow("password in JSON")
        << basic << u"\"p<w>&\\\"7ö:Kz\" or \"p\\u003cw\\u003e\\u0026\\\"7ö:Kz\""_s
        << u"\"***\" or \"***\""_s;
    QTest::newRow("short password")
        << QByteArray("Basic " + QByteArray("u:not").toBase64())
        << u"not another one, cannot: \"not\""_s << u"*** another one, cannot: \"***\""_s;
    QTest::newRow("empty password")
        << QByteArray("Basic " + QByteArray("u:").toBase64()) << u"u may not"_s << u"u may not"_s;
}

void TestSentSecrets::blanked()
{
    QFETCH(QByteArray, sent);
    QFETCH(QString, said);
    const SentSecrets secrets({{"Accept", "a-long-value"}, {"authorization", sent}}, {});
    QTEST(secrets.blanked(said), "shown");
    QCOMPARE(secrets.blanked(u"a-long-value"_s), u"a-long-value"_s);
}

void TestSentSecrets::nothingSent()
{
    const SentSecrets none({{"Impersonate-User", "somebody"}}, {});
    QVERIFY(none.isEmpty());
    QCOMPARE(none.blanked(u"somebody"_s), u"somebody"_s);
}

void TestSentSecrets::ofTheProxy()
{
    Endpoint endpoint;
    endpoint.proxy = {Proxy::Kind::Http, u"proxy"_s, 3128, u"anna"_s, u"pr0xy:secret"_s};
    endpoint.preamble = "0123456789abcdef\n";
    const SentSecrets secrets({}, endpoint);
    const QString pair = QString::fromLatin1(QByteArray("anna:pr0xy:secret").toBase64());
    QCOMPARE(secrets.blanked(QString(u"anna pr0xy:secret "_s + pair)), u"anna *** ***"_s);
    QCOMPARE(secrets.blanked(u"pr0xy%3Asecret 0123456789abcdef"_s), u"*** ***"_s);
}

void TestSentSecrets::longestFirst()
{
    SentSecrets secrets;
    secrets.add(u"abcdefgh"_s);
    secrets.add(u"abcdefgh-ijklmnop"_s);
    secrets.add(u"***"_s); // finds an end, too
    QCOMPARE(secrets.blanked(u"abcdefgh-ijklmnop abcdefgh"_s), u"*** ***"_s);
}

QTEST_GUILESS_MAIN(TestSentSecrets)
#include "tst_sentsecrets.moc"
