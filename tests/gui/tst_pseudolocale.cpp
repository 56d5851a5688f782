// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// Every page, dialog, menu and the palette in a language whose texts are accented, 40 % longer and
// between « and »: nothing is left untranslated, cut, out of its place or over its neighbour. With
// FIRESTEEL_SCREENSHOTS=DIR pictures are kept there.

#include "tests/gui/pseudolocale.h"
#include "tests/gui/widgetfit.h"
#include "tests/gui/widgettexts.h"
#include "tests/gui/windowtour.h"

#include <QApplication>
#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::test;
using namespace Qt::StringLiterals;

namespace {

QStringList untranslated(QWidget *root)
{
    QStringList found;
    for (const WidgetText &one : widgetTexts(root)) {
        if (!one.verbatim && !isPseudo(one.text))
            found.append(one.where + u": \""_s + one.text + u'"');
    }
    found.removeDuplicates();
    return found;
}

} // namespace

class TestPseudoLocale : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { QCoreApplication::removeTranslator(&m_pseudo); }

    void knowsWhatIsTranslated()
    {
        QVERIFY(isPseudo(PseudoTranslator::pseudo(u"Stop %1"_s).arg(u"etl"_s)));
        QVERIFY(isPseudo(u"12 — 3"_s));
        QVERIFY(!isPseudo(u"Stop"_s));
        QVERIFY(!isPseudo(u"«Stop» etl"_s));
        QVERIFY(PseudoTranslator::pseudo(u"Removes %n of **%1**"_s).contains(u"%n"_s));
        QVERIFY(PseudoTranslator::pseudo(u"{option} needs"_s).contains(u"{option}"_s));
        QVERIFY(PseudoTranslator::pseudo(u"d MMM"_s) == u"«d MMM»"_s);
    }

    /// The check itself: a window in which everything is wrong.
    void findsWhatDoesNotFit()
    {
        QWidget bad;
        bad.resize(200, 100);
        auto *row = new QHBoxLayout(&bad);
        auto *label = new QLabel(u"A long text without room"_s);
        label->setFixedWidth(40);
        row->addWidget(label);
        auto *button = new QPushButton(u"Another text"_s);
        row->addWidget(button);
        bad.show();
        row->setEnabled(false);
        button->setGeometry(20, 10, 30, 30);
        const QStringList found = misfits(&bad);
        QVERIFY2(found.join(u'\n').contains(u"A long text"_s), qPrintable(found.join(u'\n')));
        QVERIFY(found.join(u'\n').contains(u"overlap"_s));
        QVERIFY(found.join(u'\n').contains(u"Another text"_s));
        QCOMPARE(untranslated(&bad).size(), 2);
    }

    void everythingIsTranslatedAndFits_data() { sizes(); }
    void everythingIsTranslatedAndFits()
    {
        QFETCH(QSize, size);
        WindowTour tour(size, &m_pseudo);
        QStringList found;
        for (const WindowTour::Stop &stop : tour.stops()) {
            QWidget *root = stop.go();
            QVERIFY2(root, qPrintable(stop.name));
            WindowTour::settle(root);
            QCOMPARE(tour.window->size(), size);
            WindowTour::keep(root, stop.name);
            const QStringList wrong = untranslated(root) + misfits(root);
            for (const QString &one : wrong)
                found.append(stop.name + u" | "_s + one);
        }
        for (const QString &one : std::as_const(found))
            qInfo("%s", qPrintable(one));
        QVERIFY2(found.isEmpty(), qPrintable(u"%1 faults"_s.arg(found.size())));
    }

    /// A language that comes while the window is there reaches every text.
    void everythingFollowsTheLanguage()
    {
        WindowTour tour({1280, 800});
        QStringList found;
        for (const WindowTour::Stop &stop : tour.stops()) {
            if (stop.passing || stop.name == "notices"_L1) // in the language of their moment
                continue;
            QWidget *root = stop.go();
            QVERIFY2(root, qPrintable(stop.name));
            QCoreApplication::installTranslator(&m_pseudo);
            WindowTour::settle(root);
            const QStringList wrong = untranslated(root);
            QCoreApplication::removeTranslator(&m_pseudo);
            WindowTour::settle(root);
            for (const QString &one : wrong)
                found.append(stop.name + u" | "_s + one);
            for (const WidgetText &one : widgetTexts(root)) {
                if (one.text.contains(u'«'))
                    found.append(
                        u"%1 | back again: %2 \"%3\""_s.arg(stop.name, one.where, one.text));
            }
        }
        for (const QString &one : std::as_const(found))
            qInfo("%s", qPrintable(one));
        QVERIFY2(found.isEmpty(), qPrintable(u"%1 faults"_s.arg(found.size())));
    }

private:
    static void sizes()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1280x800") << QSize(1280, 800);
        QTest::newRow("1024x640") << QSize(1024, 640);
    }

    PseudoTranslator m_pseudo;
};

int main(int argc, char **argv)
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    TestPseudoLocale test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_pseudolocale.moc"
