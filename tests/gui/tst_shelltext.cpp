// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/text/format.h"
#include "gui/text/sentencerows.h"
#include "gui/text/sentences.h"
#include "gui/text/words.h"

#include <QLocale>
#include <QRegularExpression>
#include <QTest>
#include <QTimeZone>

using namespace firesteel;
using namespace firesteel::gui;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// Every Errc but the last, which is Internal.
QList<Errc> allCodes()
{
    QList<Errc> codes;
    for (int i = 0; i <= int(Errc::Internal); ++i)
        codes.append(Errc(i));
    return codes;
}

QDateTime at(const QString &text)
{
    return QDateTime::fromString(text, Qt::ISODate);
}

} // namespace

class TestShellText : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        qputenv("TZ", "Europe/Warsaw");
        QLocale::setDefault(QLocale(u"en"_s));
    }

    void everyCodeHasItsOwnSentence()
    {
        const Sentence fault = sentenceFor(Error(Errc::Internal));
        for (const Errc code : allCodes()) {
            const Error bare(code);
            const Error full(code, u"the far side's text"_s,
                             {{u"host"_s, u"k3s.example"_s},
                              {u"port"_s, u"6443"_s},
                              {u"path"_s, u"/a/b"_s},
                              {u"line"_s, u"7"_s},
                              {u"key"_s, u"server"_s},
                              {u"kind"_s, u"Pod"_s},
                              {u"name"_s, u"etl-driver"_s},
                              {u"namespace"_s, u"spark"_s},
                              {u"user"_s, u"maria"_s},
                              {u"verb"_s, u"delete"_s},
                              {u"resource"_s, u"pods"_s},
                              {u"image"_s, u"spark:4"_s},
                              {u"exitCode"_s, u"1"_s}});
            for (const Error &error : {bare, full}) {
                const Sentence sentence = sentenceFor(error);
                const char *name = errcName(code).data();
                QVERIFY2(!sentence.what.isEmpty() && !sentence.next.isEmpty(), name);
                QVERIFY2(code == Errc::Internal || sentence != fault, name);
                for (const QString &text : {sentence.what, sentence.next}) {
                    const QByteArray whole = QByteArray(name) + ": " + text.toUtf8();
                    const char *said = whole.constData();
                    QVERIFY2(text.endsWith(u'.'), said);
                    QVERIFY2(!text.contains(u'{') && !text.contains(u"  "_s), said);
                    QVERIFY2(!text.contains(u"““"_s) && !text.contains(u"“”"_s), said);
                    QVERIFY2(text.at(0).isUpper() || !text.at(0).isLetter(), said);
                    QVERIFY2(!text.contains(u"firesteelctl"_s) && !text.contains(u"--kubeconfig"_s),
                             said);
                }
            }
        }
    }

    void placeholdersAreNeededOrMade()
    {
        static const QRegularExpression hole(u"\\{(\\w+)\\}"_s);
        const QSet<QString> made{u"server"_s,   u"object"_s,    u"file"_s,
                                 u"imageWhy"_s, u"imageNext"_s, u"failure"_s};
        for (const ErrcRow &row : errcRows()) {
            for (const char *text : {row.what, row.next}) {
                auto it = hole.globalMatch(QString::fromUtf8(text));
                while (it.hasNext()) {
                    const QString name = it.next().captured(1);
                    const QStringList needs = QString(row.needs).split(u' ');
                    QVERIFY2(made.contains(name) || needs.contains(name), text);
                }
            }
        }
    }

    void valuesAreNotReadAsPlaceholders()
    {
        const Sentence sentence =
            sentenceFor(Error(Errc::FileMissing, {}, {{u"path"_s, u"/tmp/{path}/%1"_s}}));
        QVERIFY2(sentence.what.contains(u"/tmp/{path}/%1"_s), qPrintable(sentence.what));
        const Sentence relative =
            sentenceFor(Error(Errc::FileMissing, {}, {{u"path"_s, u"kc/config"_s}}));
        QVERIFY2(!relative.what.contains(u"Kc/config"_s), qPrintable(relative.what));
    }

    void problemsOfAPlanAreSaid()
    {
        const Sentence sentence =
            sentenceFor(Error(Errc::InvalidValue, {},
                              {{u"problem"_s, u"driver-memory"_s}, {u"value"_s, u"2 apples"_s}}));
        QCOMPARE(sentence.what, u"“2 apples” is no memory size for the driver."_s);
        QVERIFY(!sentence.next.contains(u"--"_s));
    }

    void detailsHoldNoSecret()
    {
        const Error error(Errc::Internal, u"Authorization: Bearer abcdefghijklmnop\n\x1b[31mred"_s);
        const QString details = detailsOf(error);
        QVERIFY2(!details.contains(u"abcdefghijklmnop"_s), qPrintable(details));
        QVERIFY(!details.contains(u'\x1b') && !details.contains(u'\n'));
    }

    void statesAndReasons()
    {
        QSet<QString> words;
        for (int i = 0; i <= int(store::AppState::Unknown); ++i)
            words.insert(stateWord(store::AppState(i)));
        QCOMPARE(words.size(), 7);
        store::SparkApp app;
        app.reason.code = store::AppReason::Code::OutOfMemory;
        QCOMPARE(reasonTerm(app), u"OOMKilled"_s);
        QVERIFY(reasonPhrase(app).contains(u"memory"_s));
        for (int i = 0; i <= int(kube::PodState::Kind::Unknown); ++i) {
            kube::PodState pod;
            pod.kind = kube::PodState::Kind(i);
            QVERIFY(!podStateWord(pod).isEmpty());
        }
        for (int i = 0; i <= int(store::PhaseStep::Kind::Deleted); ++i) {
            for (const auto role : {store::PodRole::Driver, store::PodRole::Executor}) {
                store::PhaseStep step;
                step.kind = store::PhaseStep::Kind(i);
                step.role = role;
                step.executorId = u"3"_s;
                QVERIFY(!stepPhrase(step).isEmpty());
            }
        }
    }

    void durations()
    {
        QCOMPARE(duration(48s), u"0 min 48 s"_s);
        QCOMPARE(duration(4min + 12s), u"4 min 12 s"_s);
        QCOMPARE(duration(6min + 5s), u"6 min 05 s"_s);
        QCOMPARE(duration(1h + 52min), u"1 h 52 min"_s);
        QCOMPARE(duration(74h), u"3 d 2 h"_s);
        QCOMPARE(duration(-5s), u"0 min 00 s"_s);
        QCOMPARE(shortAge(400ms), u"0.4 s"_s);
        QCOMPARE(shortAge(12300ms), u"12 s"_s);
        QCOMPARE(shortAge(90s), u"1 min 30 s"_s);
    }

    void relativeTimes()
    {
        const QDateTime now = at(u"2026-11-17T14:14:20+01:00"_s);
        QCOMPARE(relativeTime(now.addSecs(-20), now), u"now"_s);
        QCOMPARE(relativeTime(now.addSecs(-12 * 60), now), u"12 min ago"_s);
        QCOMPARE(relativeTime(now.addSecs(-3 * 3600), now), u"3 h ago"_s);
        QCOMPARE(relativeTime(now.addSecs(-20 * 3600), now), u"yesterday"_s);
        QCOMPARE(relativeTime(now.addDays(-3), now), u"3 d ago"_s);
        QCOMPARE(relativeTime(now.addDays(-30), now), u"18 Oct"_s);
        QCOMPARE(relativeTime(now.addDays(6).addSecs(60), now), u"in 6 d"_s);
        QCOMPARE(relativeTime(now.addSecs(90), now), u"in 1 min"_s);
        QCOMPARE(relativeTime(now.addSecs(45), now), u"in 45 s"_s);
        QCOMPARE(relativeTime({}, now), QString());
    }

    void absoluteTimes()
    {
        const QDateTime time = at(u"2026-11-17T13:14:20Z"_s);
        QCOMPARE(absoluteTime(time), u"Tue 17 Nov 2026, 14:14:20 CET"_s);
        QCOMPARE(clockTime(time), u"14:14:20"_s);
        QCOMPARE(dateTime(time), u"17 Nov, 14:14:20"_s);
        QCOMPARE(absoluteTime({}), QString());
    }

    void sizes()
    {
        QCOMPARE(bytes(0), u"0 B"_s);
        QCOMPARE(bytes(1023), u"1,023 B"_s);
        QCOMPARE(bytes(12LL << 30), u"12 GiB"_s);
        QCOMPARE(bytes((1LL << 30) + 100'000'000), u"1.1 GiB"_s);
        QCOMPARE(bytes(512LL << 20), u"512 MiB"_s);
        QCOMPARE(count(184220), u"184,220"_s);
    }
};

QTEST_GUILESS_MAIN(TestShellText)
#include "tst_shelltext.moc"
