// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/causes.h"
#include "core/base/causetexts.h"
#include "core/base/finding.h"
#include "tests/support/sourcedir.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QtTest/QTest>

using namespace firesteel;
using namespace Qt::StringLiterals;

namespace {

/// Slugs in quotes, in the sources that make findings.
QSet<QString> slugsInSources()
{
    QSet<QString> slugs;
    static const QRegularExpression quoted(u"\"([a-z0-9]+(?:-[a-z0-9]+)+)\""_s);
    for (const QString &folder :
         {u"core/base"_s, u"core/kube/check"_s, u"core/kube/config"_s, u"core/kube/auth"_s,
          u"core/engine/access"_s, u"core/engine/preflight"_s, u"core/engine/canary"_s}) {
        QDirIterator files(test::sourceDir() + u'/' + folder, {u"*.cpp"_s}, QDir::Files);
        while (files.hasNext()) {
            const QString path = files.next();
            if (path.endsWith("/causes.cpp"_L1) || path.contains("/causerows_"_L1))
                continue;
            QFile file(path);
            if (!file.open(QIODevice::ReadOnly))
                continue;
            const QString text = QString::fromUtf8(file.readAll());
            for (auto it = quoted.globalMatch(text); it.hasNext();) {
                const QString word = it.next().captured(1);
                if (!causeOf(word).isEmpty())
                    slugs.insert(word);
            }
        }
    }
    return slugs;
}

} // namespace

/// The list of causes, and the words for them.
class TestCauses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void detailsBelongToCauses();
    void rowsAreWellFormed();
    void everySlugHasAFirstAndALastRow();
    void everySlugInTheSourcesHasWords();
    void theFirstRowThatFits();
    void filling();
};

void TestCauses::detailsBelongToCauses()
{
    QSet<QString> seen;
    for (const CauseRow &row : causeRows()) {
        const QString slug(row.slug);
        QVERIFY2(!seen.contains(slug), qPrintable(slug));
        seen.insert(slug);
        QVERIFY2(row.cause.isEmpty() || isCause(QString(row.cause)), qPrintable(slug));
    }
    QCOMPARE(causeOf(u"server-not-running"), "api-server-not-reachable"_L1);
    QCOMPARE(causeOf(u"token-expired"), "token-expired"_L1);
    QCOMPARE(causeOf(u"no-such-thing"), QLatin1StringView());
}

void TestCauses::rowsAreWellFormed()
{
    for (const CauseText &row : causeTexts()) {
        const QByteArray slug(row.detail.data(), row.detail.size());
        QVERIFY2(!causeOf(QString(row.detail)).isEmpty(), slug.constData());
        QVERIFY2(row.explanation && *row.explanation, slug.constData());
        QVERIFY2(row.fixes.front() && *row.fixes.front(), slug.constData());
        bool ended = false;
        for (const char *fix : row.fixes) {
            QVERIFY2(!fix || !ended, slug.constData());
            ended = ended || !fix;
        }
        QStringList texts{QString::fromUtf8(row.explanation)};
        for (const char *fix : row.fixes) {
            if (fix)
                texts.append(QString::fromUtf8(fix));
        }
        for (const QString &text : std::as_const(texts)) {
            const bool command = text != texts.constFirst() && text.contains(u": "_s);
            QVERIFY2(command || u".?!)}"_s.contains(text.back()), qPrintable(text));
            QCOMPARE(text.count(u'{'), text.count(u'}'));
            QVERIFY2(text == text.trimmed(), qPrintable(text));
        }
    }
}

/// A finding without particulars has words, too, and no row is there twice.
void TestCauses::everySlugHasAFirstAndALastRow()
{
    QMap<QString, QStringList> needs;
    for (const CauseText &row : causeTexts()) {
        QStringList &before = needs[QString(row.detail)];
        const QString what = row.detail + u" ["_s + row.needs + u']';
        QVERIFY2(!before.contains(QString(row.needs)), qPrintable(what + u" comes twice"_s));
        before.append(QString(row.needs));
    }
    for (auto it = needs.cbegin(); it != needs.cend(); ++it)
        QVERIFY2(it->contains(QString()), qPrintable(it.key() + u" has no last row"_s));
}

void TestCauses::everySlugInTheSourcesHasWords()
{
    const QSet<QString> slugs = slugsInSources();
    QVERIFY(slugs.size() > 40);
    QStringList missing;
    for (const QString &slug : slugs) {
        Finding made;
        made.detail = slug;
        made.cause = causeOf(slug);
        if (!causeText(made))
            missing.append(slug);
    }
    missing.sort();
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u", "_s)));
}

void TestCauses::theFirstRowThatFits()
{
    const auto explanation = [](const QMap<QString, QString> &context) {
        return causeWords(finding("server-not-running"_L1, context)).explanation;
    };
    const QString plain = explanation({{u"host"_s, u"h"_s}, {u"port"_s, u"1"_s}});
    const QString gateway = explanation({{u"host"_s, u"h"_s},
                                         {u"port"_s, u"1"_s},
                                         {u"status"_s, u"503"_s},
                                         {u"reason"_s, u"gateway"_s}});
    QVERIFY(plain != gateway);
    QVERIFY2(gateway.contains(u"503"_s), qPrintable(gateway));
}

void TestCauses::filling()
{
    const QMap<QString, QString> context{{u"host"_s, u"{port}"_s}, {u"port"_s, u"6443"_s}};
    QCOMPARE(filledIn(u"{host}:{port} {other} {"_s, context), u"{port}:6443 {other} {"_s);
    QCOMPARE(filledIn(QString(), context), QString());
    QCOMPARE(filledIn(u"{host}:{port} {other}{a{port} {"_s, context, UnknownNames::Go),
             u"{port}:6443  {"_s);
}

QTEST_GUILESS_MAIN(TestCauses)
#include "tst_causes.moc"
