// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/lastwords.h"

#include <QtTest/QTest>

using namespace firesteel::engine;
using namespace Qt::StringLiterals;

class TestLastWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds_data()
    {
        QTest::addColumn<QByteArray>("log");
        QTest::addColumn<QString>("expected");
        QTest::newRow("nothing") << QByteArray("INFO all is well\nPi is roughly 3.14\n")
                                 << QString();
        QTest::newRow("python") << QByteArray("Traceback (most recent call last):\n"
                                              "  File \"/job.py\", line 8, in <module>\n"
                                              "    row['order_date']\n"
                                              "KeyError: 'order_date'\n"
                                              "26/01/02 INFO SparkContext: stopping\n")
                                << u"KeyError: 'order_date'"_s;
        QTest::newRow("python chained")
            << QByteArray("Traceback (most recent call last):\n  File\nKeyError: 'a'\n\n"
                          "During handling of the above exception, another exception occurred:\n\n"
                          "Traceback (most recent call last):\n  File\nValueError: b\n")
            << u"ValueError: b"_s;
        QTest::newRow("java with causes")
            << QByteArray("Exception in thread \"main\" java.lang.RuntimeException: outer\n"
                          "\tat a.B.c(B.java:1)\n"
                          "Caused by: java.io.IOException: middle\n"
                          "\tat a.B.d(B.java:2)\n\t... 3 more\n"
                          "Caused by: java.net.ConnectException: refused\n"
                          "\t... 5 more\n"
                          "26/01/02 INFO ShutdownHookManager: called\n")
            << u"java.net.ConnectException: refused"_s;
        QTest::newRow("another thread says nothing new")
            << QByteArray("Exception in thread \"main\" java.lang.IllegalStateException: mine\n"
                          "Exception in thread \"dispatcher\" java.lang.NullPointerException\n")
            << u"java.lang.IllegalStateException: mine"_s;
        QTest::newRow("py4j")
            << QByteArray(
                   "Traceback (most recent call last):\n"
                   "  File \"/job.py\", line 3\n"
                   "py4j.protocol.Py4JJavaError: An error occurred while calling o1.collect.\n"
                   ": org.apache.spark.SparkException: Job aborted due to stage failure: "
                   "org.apache.spark.api.python.PythonException: Traceback (most recent call "
                   "last):\n"
                   "  File \"/job.py\", line 2\n"
                   "ValueError: boom\n"
                   "\n"
                   "\tat org.apache.spark.X.y(X.scala:1)\n")
            << u"ValueError: boom"_s;
        QTest::newRow("class that is not there")
            << QByteArray("Error: Failed to load class com.example.Missing.\n"
                          "26/01/02 INFO ShutdownHookManager: called\n")
            << u"Failed to load class com.example.Missing."_s;
        QTest::newRow("script that is not there")
            << QByteArray("python3: can't open file '/x.py': [Errno 2] No such file or directory\n")
            << u"python3: can't open file '/x.py': [Errno 2] No such file or directory"_s;
        QTest::newRow("an exception beats a complaint")
            << QByteArray("Error: something\nException in thread \"main\" a.B: x\n") << u"a.B: x"_s;
        QTest::newRow("log words are no exceptions")
            << QByteArray("Error handling is fun: yes\nStageFailure: no\nexecutor.Error\n")
            << u"executor.Error"_s;
        QTest::newRow("sql")
            << QByteArray("Traceback (most recent call last):\n  File\n"
                          "pyspark.errors.exceptions.captured.AnalysisException: [PATH_NOT_FOUND] "
                          "Path does not exist: file:/nope.\n")
            << u"pyspark.errors.exceptions.captured.AnalysisException: [PATH_NOT_FOUND] Path does not exist: file:/nope."_s;
    }

    void finds()
    {
        QFETCH(QByteArray, log);
        QFETCH(QString, expected);
        LastWords words;
        for (const QByteArray &line : log.split('\n'))
            words.feed(line);
        QCOMPARE(words.text(), expected);
    }

    void isBounded()
    {
        LastWords words;
        words.feed(QByteArray(QByteArray("java.lang.IllegalStateException: ") +
                              QByteArray(10'000'000, 'x')));
        QCOMPARE(words.text().size(), 500);
    }
};

QTEST_GUILESS_MAIN(TestLastWords)
#include "tst_lastwords.moc"
