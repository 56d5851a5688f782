// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// The files in translations/ against the sources and against each other, and the window in each
// language: changed while it runs, back again, and nothing cut. With FIRESTEEL_SCREENSHOTS=DIR
// pictures are kept there.

#include "tests/gui/widgetfit.h"
#include "tests/gui/widgettexts.h"
#include "tests/gui/windowtour.h"
#include "tests/support/sourcedir.h"

#include <QDirIterator>
#include <QLibraryInfo>
#include <QProcess>
#include <QXmlStreamReader>
#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::test;
using namespace Qt::StringLiterals;
namespace keys = firesteel::settings::keys;

namespace {

const QStringList kLanguages{u"en"_s, u"pl"_s, u"ja"_s, u"zh_CN"_s};

struct Message {
    QString source;
    QStringList forms; ///< one, or those of the plural
    bool plural = false;
    QString type; ///< "unfinished", "vanished", "obsolete"; empty: good
};
using Messages = QMap<QString, Message>; ///< by context, source and comment

QString pathOf(const QString &language)
{
    return sourceDir() + u"/translations/firesteel_"_s + language + u".ts"_s;
}

Message readMessage(QXmlStreamReader &xml, QString &comment)
{
    Message message;
    message.plural = xml.attributes().value("numerus"_L1) == "yes"_L1;
    while (xml.readNextStartElement()) {
        if (xml.name() == "source"_L1) {
            message.source = xml.readElementText();
        } else if (xml.name() == "comment"_L1) {
            comment = xml.readElementText();
        } else if (xml.name() == "translation"_L1) {
            message.type = xml.attributes().value("type"_L1).toString();
            if (!message.plural) {
                message.forms = {xml.readElementText()};
                continue;
            }
            while (xml.readNextStartElement())
                message.forms.append(xml.readElementText());
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

/// Nothing if the file is not whole.
Messages read(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    Messages all;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "name"_L1) {
            context = xml.readElementText();
        } else if (xml.name() == "message"_L1) {
            QString comment;
            const Message message = readMessage(xml, comment);
            all.insert(QStringList{context, message.source, comment}.join(u'|'), message);
        }
    }
    return xml.hasError() ? Messages() : all;
}

/// %1, %n, {name}, `code` and marks, in order of the alphabet.
QStringList placeholders(const QString &text)
{
    static const QRegularExpression one(
        u"%L?\\d+|%L?n|\\{[A-Za-z]+\\}|`[^`]*`|\\*\\*|&(?=\\S)|https?://[A-Za-z0-9:._/-]*[A-Za-z0-9/]|\n"_s);
    QStringList found;
    auto match = one.globalMatch(text);
    while (match.hasNext())
        found.append(match.next().captured());
    found.sort();
    return found;
}

/// What a text ends with: a sentence, a question, a list to come, or more to ask.
QChar ending(const QString &text)
{
    static const QHash<QChar, QChar> same{{u'。', u'.'}, {u'？', u'?'}, {u'：', u':'},
                                          {u'！', u'!'}, {u'，', u','}, {u'、', u','}};
    static const QString ends = u".?:!…,"_s;
    const QChar last = same.value(text.back(), text.back());
    return ends.contains(last) ? last : QChar();
}

QStringList faultsOf(const QString &key, const Message &message, const QString &language)
{
    static const QHash<QString, int> forms{
        {u"en"_s, 2}, {u"pl"_s, 3}, {u"ja"_s, 1}, {u"zh_CN"_s, 1}};
    const auto say = [&](const QString &what) {
        return QStringList(language + u": "_s + key + u": "_s + what);
    };
    if (!message.type.isEmpty())
        return say(message.type);
    if (message.plural && message.forms.size() != forms.value(language))
        return say(u"%1 forms"_s.arg(message.forms.size()));
    for (const QString &form : message.forms) {
        if (form.trimmed().isEmpty())
            return say(u"empty"_s);
        if (placeholders(form) != placeholders(message.source))
            return say(u"other placeholders: "_s + form);
        if (form != form.trimmed() || form.contains("  "_L1) != message.source.contains("  "_L1))
            return say(u"blanks: "_s + form);
        if (ending(form) != ending(message.source))
            return say(u"another ending: "_s + form);
    }
    return {};
}

QMap<QString, QString> byWidget(QWidget *root)
{
    QMap<QString, QString> texts;
    QHash<QString, int> seen;
    for (const WidgetText &one : widgetTexts(root))
        texts.insert(u"%1 (%2)"_s.arg(one.where).arg(seen[one.where]++), one.text);
    return texts;
}

QStringList differences(const QMap<QString, QString> &a, const QMap<QString, QString> &b)
{
    QStringList found;
    for (auto it = a.cbegin(); it != a.cend(); ++it) {
        if (b.value(it.key()) != it.value())
            found.append(it.key() + u": \""_s + it.value() + u"\" / \""_s + b.value(it.key()) +
                         u'"');
    }
    if (a.size() != b.size())
        found.append(u"%1 texts / %2"_s.arg(a.size()).arg(b.size()));
    return found;
}

void languages(bool english)
{
    QTest::addColumn<QString>("language");
    for (const QString &language : kLanguages) {
        if (english || language != "en"_L1)
            QTest::newRow(qPrintable(language)) << language;
    }
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyTextIsTranslated_data() { languages(true); }
    void everyTextIsTranslated()
    {
        QFETCH(QString, language);
        const Messages all = read(pathOf(language));
        const Messages polish = read(pathOf(u"pl"_s));
        QVERIFY(polish.size() > 500);
        QStringList faults;
        for (auto it = all.cbegin(); it != all.cend(); ++it)
            faults += faultsOf(it.key(), *it, language);
        for (auto it = polish.cbegin(); it != polish.cend(); ++it) {
            const bool wanted = language != "en"_L1 || it->plural; // English needs plurals alone
            if (wanted != all.contains(it.key()))
                faults.append((wanted ? u"missing: "_s : u"too many: "_s) + it.key());
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    /// What `update-translations` would take from the sources is what the files have.
    void filesAreThoseOfTheSources_data() { languages(true); }
    void filesAreThoseOfTheSources()
    {
        QFETCH(QString, language);
        QTemporaryDir folder;
        const QString copy = folder.filePath(u"firesteel_"_s + language + u".ts"_s);
        QVERIFY(QFile::copy(pathOf(language), copy));
        QFile(copy).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
        QStringList arguments{u"-silent"_s, u"-no-obsolete"_s, u"-locations"_s,  u"none"_s,
                              u"-I"_s,      sourceDir(),       u"-extensions"_s, u"cpp,h"_s};
        if (language == "en"_L1)
            arguments.append(u"-pluralonly"_s);
        arguments << sourceDir() + u"/gui"_s << sourceDir() + u"/core/kube/check/sparkrights.cpp"_s;
        const QDir base(sourceDir() + u"/core/base"_s);
        for (const QString &rows : base.entryList({u"causerows_*.cpp"_s}, QDir::Files))
            arguments << base.filePath(rows);
        arguments << u"-ts"_s << copy;
        QProcess lupdate;
        lupdate.start(QLibraryInfo::path(QLibraryInfo::BinariesPath) + u"/lupdate"_s, arguments);
        QVERIFY2(lupdate.waitForFinished(60'000) && lupdate.exitCode() == 0,
                 lupdate.readAllStandardError().constData());
        const Messages ours = read(pathOf(language));
        const Messages theirs = read(copy);
        QVERIFY(!theirs.isEmpty());
        QStringList faults;
        for (auto it = theirs.cbegin(); it != theirs.cend(); ++it) {
            if (!ours.contains(it.key()))
                faults.append(u"new: "_s + it.key());
        }
        for (auto it = ours.cbegin(); it != ours.cend(); ++it) {
            if (!theirs.contains(it.key()))
                faults.append(u"no longer there: "_s + it.key());
        }
        QVERIFY2(faults.isEmpty(),
                 qPrintable(u"Build the target update-translations and translate what is new:\n"_s +
                            faults.join(u'\n')));
    }

    /// lupdate gives some texts another context than the program asks for.
    void contextsAreAskedFor()
    {
        QByteArray sources;
        for (const QString &folder : {u"/gui"_s, u"/core"_s}) {
            QDirIterator files(sourceDir() + folder, {u"*.cpp"_s, u"*.h"_s}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                sources += file.readAll();
            }
        }
        QFile file(pathOf(u"pl"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString texts = QString::fromUtf8(file.readAll());
        static const QRegularExpression name(u"<name>([^<]+)</name>"_s);
        QStringList faults;
        for (const QRegularExpressionMatch &match : name.globalMatch(texts)) {
            const QByteArray context = match.captured(1).toUtf8();
            const QByteArray last = context.mid(context.lastIndexOf(':') + 1);
            const auto has = [&sources](const QByteArray &text) { return sources.contains(text); };
            const bool asked = has("Q_DECLARE_TR_FUNCTIONS(" + context + ')') ||
                               has('"' + context + '"') ||
                               (context != last && has("class " + last + " : "));
            if (!asked)
                faults.append(QString::fromUtf8(context));
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void pluralsAreChosen_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("words"); // for 1, 2, 5, 22
        QTest::newRow("en") << u"en"_s
                            << QStringList{u"1 application"_s, u"2 applications"_s,
                                           u"5 applications"_s, u"22 applications"_s};
        QTest::newRow("pl") << u"pl"_s
                            << QStringList{u"1 aplikacja"_s, u"2 aplikacje"_s, u"5 aplikacji"_s,
                                           u"22 aplikacje"_s};
        QTest::newRow("ja") << u"ja"_s
                            << QStringList{u"アプリケーション 1 件"_s, u"アプリケーション 2 件"_s,
                                           u"アプリケーション 5 件"_s, u"アプリケーション 22 件"_s};
        QTest::newRow("zh_CN") << u"zh_CN"_s
                               << QStringList{u"1 个应用程序"_s, u"2 个应用程序"_s,
                                              u"5 个应用程序"_s, u"22 个应用程序"_s};
    }
    void pluralsAreChosen()
    {
        QFETCH(QString, language);
        QFETCH(QStringList, words);
        QTranslator translator;
        QVERIFY(translator.load(u":/i18n/firesteel_"_s + language + u".qm"_s));
        QCoreApplication::installTranslator(&translator);
        QStringList said;
        for (const int n : {1, 2, 5, 22})
            said.append(QCoreApplication::translate("firesteel::gui::ApplicationsPage",
                                                    "%n application(s)", nullptr, n));
        QCoreApplication::removeTranslator(&translator);
        QCOMPARE(said, words);
    }

    /// Another language and back without a restart: every text of every page comes along.
    void languageChangesWhileItRuns()
    {
        WindowTour tour({1280, 800});
        tour.settings.set(keys::Language, u"en"_s);
        const QList<WindowTour::Stop> stops = tour.stops();
        QStringList faults;
        for (const WindowTour::Stop &stop : stops) {
            if (stop.passing || stop.name == "notices"_L1) // in the language of their moment
                continue;
            QWidget *root = stop.go();
            QVERIFY2(root, qPrintable(stop.name));
            WindowTour::settle(root);
            // there, back, through others, there again, and back again
            QHash<QString, QMap<QString, QString>> seen{{u"en"_s, byWidget(root)}};
            for (const QString &language :
                 {u"pl"_s, u"en"_s, u"ja"_s, u"zh_CN"_s, u"pl"_s, u"en"_s}) {
                tour.settings.set(keys::Language, language);
                WindowTour::settle(root);
                const auto now = byWidget(root);
                for (const QString &one : differences(seen.value(language, now), now))
                    faults.append(u"%1, %2 again | %3"_s.arg(stop.name, language, one));
                seen.insert(language, now);
            }
            for (const QString &language : {u"pl"_s, u"ja"_s, u"zh_CN"_s})
                QVERIFY2(seen[language] != seen[u"en"_s], qPrintable(stop.name + u' ' + language));
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void everyLanguageFits_data() { languages(false); }
    void everyLanguageFits()
    {
        QFETCH(QString, language);
        WindowTour tour({1024, 640});
        tour.settings.set(keys::Language, language);
        QStringList faults;
        for (const WindowTour::Stop &stop : tour.stops()) {
            QWidget *root = stop.go();
            QVERIFY2(root, qPrintable(stop.name));
            WindowTour::settle(root);
            WindowTour::keep(root, stop.name + u'-' + language);
            for (const QString &one : misfits(root))
                faults.append(stop.name + u" | "_s + one);
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }
};

int main(int argc, char **argv)
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    TestTranslations test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_translations.moc"
