// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/redact.h"

#include <QTest>

using namespace firesteel;
using namespace Qt::StringLiterals;

class TestRedact : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void secrets_data();
    void secrets();
    void harmless_data();
    void harmless();
    void keys_data();
    void keys();
};

void TestRedact::secrets_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const QString &text) { QTest::newRow(name) << text; };
    row("bearer", u"Authorization: Bearer HUNTER2abc"_s);
    row("bearer in lower case", u"authorization=bearer HUNTER2abc"_s);
    row("basic", u"Authorization: Basic HUNTER2=="_s);
    row("bearer alone", u"sent bearer HUNTER2.abc-def"_s);
    row("JSON Web Token", u"got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJIUNTER2.c2lnHUNTER2 here"_s);
    row("OpenShift", u"token sha256~HUNTER2HUNTER2"_s);
    row("Rancher", u"kubeconfig-u-abc123:hunter2hunter2hunter2x"_s);
    row("PEM", u"-----BEGIN RSA PRIVATE KEY-----\nHUNTER2\n-----END RSA PRIVATE KEY-----\nafter"_s);
    row("PEM cut off", u"-----BEGIN PRIVATE KEY-----\nHUNTER2\n"_s);
    row("URL", u"proxy http://joe:HUNTER2@proxy.test:3128 refused"_s);
    row("URL with an @ in the password", u"http://joe:p@HUNTER2@proxy.test:3128 refused"_s);
    row("Spark's conf", u"spark.hadoop.fs.s3a.secret.key=HUNTER2"_s);
    row("access key", u"spark.hadoop.fs.s3a.access.key=HUNTER2"_s);
    row("password", u"password: HUNTER2"_s);
    row("JSON", u"{\"oauthToken\": \"HUNTER2\", \"x\": 1}"_s);
    row("after a long word", QString(2'000'000, u'a') + u" password=HUNTER2"_s);
    row("two on one line", u"password=HUNTER2 token=HUNTER2"_s);
}

void TestRedact::secrets()
{
    QFETCH(QString, text);
    const QString clean = redacted(text);
    QVERIFY2(!clean.contains(u"hunter2"_s, Qt::CaseInsensitive), qPrintable(clean));
    QVERIFY(clean.contains(u"***"_s));
    QCOMPARE(redacted(clean), clean); // nothing more to find
}

void TestRedact::harmless_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"",
          "pods \"spark-pi-driver\" is forbidden: User \"jane\" cannot create resource \"pods\"",
          "https://kube.test:6443/api/v1/pods?limit=500", "spark.executor.instances=2",
          "Pi is roughly 3.14", "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----",
          "the bearer of news"})
        QTest::newRow(*text ? text : "(empty)") << QString::fromLatin1(text);
}

void TestRedact::harmless()
{
    QFETCH(QString, text);
    QCOMPARE(redacted(text), text);
}

void TestRedact::keys_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<bool>("secret");
    for (const char *key :
         {"spark.hadoop.fs.s3a.secret.key", "SPARK_PASSWORD", "oauthToken", "fs.s3a.access.key",
          "accessKeyId", "access_key", "spark.ssl.keyPassword"})
        QTest::newRow(key) << QString::fromLatin1(key) << true;
    for (const char *key : {"spark.app.name", "spark.executor.memory", "key", ""})
        QTest::newRow(*key ? key : "(empty)") << QString::fromLatin1(key) << false;
}

void TestRedact::keys()
{
    QFETCH(QString, key);
    QFETCH(bool, secret);
    QCOMPARE(isSecretKey(key), secret);
}

QTEST_GUILESS_MAIN(TestRedact)
#include "tst_redact.moc"
