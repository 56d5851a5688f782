// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/exitcodes.h"
#include "core/ctl/sentences.h"
#include "core/ctl/text.h"
#include "core/ctl/words.h"

#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::ctl;
using namespace Qt::StringLiterals;

class TestSentences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Every error has a sentence and a next step of its own, with and without particulars.
    void everyErrorHasWords()
    {
        const QMap<QString, QString> everything{{u"host"_s, u"::1"_s},     {u"port"_s, u"6443"_s},
                                                {u"path"_s, u"/k"_s},      {u"line"_s, u"7"_s},
                                                {u"kind"_s, u"Pod"_s},     {u"name"_s, u"pi"_s},
                                                {u"namespace"_s, u"ns"_s}, {u"key"_s, u"k"_s},
                                                {u"value"_s, u"v"_s},      {u"option"_s, u"--o"_s}};
        for (int i = 0; i <= int(Errc::Internal); ++i) {
            const auto code = Errc(i);
            for (const auto &context : {QMap<QString, QString>(), everything}) {
                const Sentence sentence = sentenceFor(Error(code, {}, context));
                const char *where = errcName(code).data();
                QVERIFY2(sentence.what.size() > 10 && sentence.what.endsWith(u'.'), where);
                QVERIFY2(sentence.next.size() > 5 && sentence.next.endsWith(u'.'), where);
                QVERIFY2(!sentence.what.contains(u'\n') && !sentence.next.contains(u'\n'), where);
                QVERIFY2(!sentence.what.contains(u"  "_s) && !sentence.what.contains(u"\"\""_s),
                         where);
                QVERIFY2(sentence.what.at(0).isUpper() || !sentence.what.at(0).isLetter(), where);
                QVERIFY2(code == Errc::Internal || !sentence.what.contains(u"fault of its own"_s),
                         where);
                QVERIFY2(code == Errc::Internal || exitCodeFor(code) != ExitCode::Unexpected,
                         where);
            }
        }
    }

    void sentences_data()
    {
        QTest::addColumn<Error>("error");
        QTest::addColumn<QString>("what");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("refused") << Error(Errc::ConnectionRefused, {},
                                          {{u"host"_s, u"::1"_s}, {u"port"_s, u"6443"_s}})
                                 << u"Nothing listens at [::1]:6443: the connection was refused."_s
                                 << 4;
        QTest::newRow("name") << Error(Errc::TlsNameMismatch, {},
                                       {{u"host"_s, u"a"_s}, {u"names"_s, u"b, c"_s}})
                              << u"The certificate of a does not carry this name; it is for b, c."_s
                              << 5;
        QTest::newRow("account")
            << Error(Errc::ServiceAccountMissing, {},
                     {{u"serviceAccount"_s, u"spark"_s}, {u"namespace"_s, u"ns"_s}})
            << u"The service account \"spark\" does not exist in namespace \"ns\"."_s << 8;
        QTest::newRow("taken")
            << Error(Errc::AlreadyExists, {},
                     {{u"kind"_s, u"Pod"_s}, {u"name"_s, u"pi"_s}, {u"namespace"_s, u"ns"_s}})
            << u"The name is taken: Pod \"pi\" already exists in namespace \"ns\"."_s << 9;
        QTest::newRow("unsupported")
            << Error(Errc::UnsupportedSetting, {}, {{u"key"_s, u"spark.x"_s}})
            << u"The setting spark.x is not supported yet; nothing was sent."_s << 14;
        QTest::newRow("image")
            << Error(Errc::ImagePullFailed, {},
                     {{u"image"_s, u"r/i:t"_s},
                      {u"message"_s, u"failed to resolve reference: r/i:t: not found"_s}})
            << u"The image r/i:t cannot be pulled: the registry has no such image or tag."_s << 10;
        QTest::newRow("driver") << Error(Errc::DriverFailed, {},
                                         {{u"reason"_s, u"exit-code"_s},
                                          {u"exitCode"_s, u"1"_s},
                                          {u"lastWords"_s, u"KeyError: 'x'"_s}})
                                << u"The driver failed: exit code 1: KeyError: 'x'."_s << 11;
        QTest::newRow("oom")
            << Error(Errc::DriverFailed, {},
                     {{u"reason"_s, u"out-of-memory"_s}, {u"exitCode"_s, u"137"_s}})
            << u"The driver failed: its container was killed for using too much memory (OOMKilled)."_s
            << 11;
        QTest::newRow("token")
            << Error(Errc::UnknownOption, {}, {{u"option"_s, u"--token"_s}})
            << u"--token is not accepted, because every user of this computer could read it in the process list."_s
            << 2;
    }

    void sentences()
    {
        QFETCH(Error, error);
        QFETCH(QString, what);
        QFETCH(int, exitCode);
        QCOMPARE(sentenceFor(error).what, what);
        QCOMPARE(int(exitCodeFor(error.code)), exitCode);
    }

    /// A next step that names a command names the namespace too: the kubeconfig's may be another.
    void nextStepsFindTheObject_data()
    {
        QTest::addColumn<Error>("error");
        QTest::addColumn<QString>("command");
        const QMap<QString, QString> pod{{u"kind"_s, u"Pod"_s},
                                         {u"name"_s, u"pi"_s},
                                         {u"application"_s, u"spark-a"_s},
                                         {u"namespace"_s, u"ns"_s}};
        const auto row = [&pod](const char *name, Errc code, const QString &problem,
                                const QString &command) {
            Error error(code, {}, pod);
            if (!problem.isEmpty())
                error = error.with(u"problem"_s, problem);
            QTest::newRow(name) << error << command;
        };
        row("driver failed", Errc::DriverFailed, {}, u"firesteelctl log pi -n ns"_s);
        row("did not start", Errc::StartTimeout, {}, u"firesteelctl event pi -n ns"_s);
        row("name taken", Errc::AlreadyExists, {}, u"firesteelctl kill pi -n ns"_s);
        row("outcome unknown", Errc::OutcomeUnknown, {}, u"firesteelctl list -n ns"_s);
        row("another of the name", Errc::PreconditionFailed, {}, u"firesteelctl list -n ns"_s);
        row("pod left", Errc::ServerTimeout, u"pod-left"_s,
            u"firesteelctl kill pi -n ns --grace-period 0"_s);
        row("executors left", Errc::Forbidden, u"executors-left"_s,
            u"firesteelctl kill spark-a -n ns"_s);
        row("nothing to forward to", Errc::DriverGone, u"driver-ended"_s,
            u"firesteelctl log pi -n ns"_s);
    }

    void nextStepsFindTheObject()
    {
        QFETCH(Error, error);
        QFETCH(QString, command);
        QVERIFY2(sentenceFor(error).next.contains(u'"' + command + u'"'),
                 qPrintable(sentenceFor(error).next));
    }

    /// A driver that was removed cannot be looked at.
    void nextStepOfARemovedDriver()
    {
        const Sentence sentence = sentenceFor(Error(
            Errc::StartTimeout, {},
            {{u"name"_s, u"pi"_s}, {u"reason"_s, u"Unschedulable"_s}, {u"removed"_s, u"yes"_s}}));
        QVERIFY(sentence.what.contains(u"(Unschedulable)"_s));
        QVERIFY(sentence.next.contains(u"--keep"_s));
        QVERIFY(!sentence.next.contains(u"event pi"_s));
    }

    void detailsAreCleanAndWithoutSecrets()
    {
        const QString text = errorText(Error(
            Errc::InternalServerError, u"bad\x1b[31m\nAuthorization: Bearer abcdefghijklmnop"_s));
        QVERIFY(text.startsWith(u"error: "_s));
        QVERIFY(text.contains(u"\n  next: "_s));
        QVERIFY(text.contains(u"\n  details: "_s));
        QVERIFY(!text.contains(u'\x1b'));
        QVERIFY(!text.contains(u"abcdefghijklmnop"_s));
        QCOMPARE(text.count(u'\n'), 3);
    }

    void exitCodesAreAllDocumented()
    {
        const QString help = exitCodesHelp();
        for (int code = 0; code <= 17; ++code)
            QVERIFY2(help.contains(QString::number(code).rightJustified(5) + u"  "_s),
                     qPrintable(QString::number(code)));
        for (const ExitCode code :
             {ExitCode::Interrupted, ExitCode::OutputClosed, ExitCode::Terminated})
            QVERIFY(help.contains(QString::number(int(code))));
    }

    void imageReasons_data()
    {
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("why");
        QTest::newRow("404")
            << u"rpc error: code = NotFound desc = failed to pull and unpack image \"r/a:b\": failed to resolve reference \"r/a:b\": r/a:b: not found"_s
            << u"the registry has no such image or tag"_s;
        QTest::newRow("401")
            << u"failed to authorize: failed to fetch anonymous token: unexpected status: 401 Unauthorized"_s
            << u"the registry asks for a login"_s;
        QTest::newRow("denied")
            << u"pull access denied, repository does not exist or may require authorization"_s
            << u"the registry asks for a login"_s;
        QTest::newRow("429")
            << u"unexpected status code 429 Too Many Requests - toomanyrequests: You have reached your limit"_s
            << u"the registry limits how often one may pull"_s;
        QTest::newRow("dns") << u"dial tcp: lookup nowhere.example: no such host"_s
                             << u"the name of the registry cannot be resolved on the node"_s;
        QTest::newRow("tls")
            << u"tls: failed to verify certificate: x509: certificate signed by unknown authority"_s
            << u"the node does not trust the registry's certificate"_s;
        QTest::newRow("none") << QString() << u"the kubelet gives no reason"_s;
    }

    void imageReasons()
    {
        QFETCH(QString, message);
        QFETCH(QString, why);
        QCOMPARE(imageWords(message).why, why);
    }

    void tablesAndDurations()
    {
        QCOMPARE(table({u"A"_s, u"LONG"_s}, {{u"value"_s, u""_s}, {u"v"_s, u"w"_s}}),
                 u"A      LONG\nvalue\nv      w\n"_s);
        QCOMPARE(duration(std::chrono::seconds{0}), u"0 s"_s);
        QCOMPARE(duration(std::chrono::seconds{252}), u"4 min 12 s"_s);
        QCOMPARE(duration(std::chrono::seconds{3600}), u"1 h"_s);
        QCOMPARE(duration(std::chrono::seconds{93600}), u"1 d 2 h"_s);
    }

    void logLinesCannotSteerTheTerminal_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("plain") << QByteArray("a\tb") << QByteArray("a\tb");
        QTest::newRow("colour stays")
            << QByteArray("\x1b[1;31mred\x1b[0m") << QByteArray("\x1b[1;31mred\x1b[0m");
        QTest::newRow("cursor goes") << QByteArray("a\x1b[2Jb\x1b[Hc") << QByteArray("abc");
        QTest::newRow("title goes") << QByteArray("a\x1b]0;title\x07"
                                                  "b")
                                    << QByteArray("ab");
        QTest::newRow("clipboard goes") << QByteArray("a\x1b]52;c;aGk=\x1b\\b") << QByteArray("ab");
        QTest::newRow("NUL, CR and bell go") << QByteArray("a\0b\rc\a", 6) << QByteArray("abc");
        QTest::newRow("cut sequence") << QByteArray("a\x1b[31") << QByteArray("a");
        QTest::newRow("bytes that are not UTF-8 stay")
            << QByteArray("\xff\xfe") << QByteArray("\xff\xfe");
    }

    void logLinesCannotSteerTheTerminal()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, expected);
        QCOMPARE(printableLog(line), expected);
    }
};

QTEST_GUILESS_MAIN(TestSentences)
#include "tst_sentences.moc"
