// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/dialogs/confirm.h"
#include "gui/dialogs/confirmdialog.h"
#include "gui/shell/clusterbar.h"
#include "gui/shell/commandpalette.h"
#include "gui/shell/placebutton.h"
#include "gui/shell/starter.h"
#include "gui/widgets/fitarea.h"
#include "gui/widgets/noticecard.h"
#include "tests/gui/shellfixture.h"

#include <QAccessible>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace firesteel;
using namespace firesteel::gui;
using namespace Qt::StringLiterals;
using firesteel::test::NotingPage;
using firesteel::test::ShellFixture;
namespace keys = settings::keys;

namespace {

/// JSON with ' for ".
QByteArray json(QByteArray text)
{
    return text.replace('\'', '"');
}

void show(MainWindow &window)
{
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
}

NotingPage *noting(MainWindow &window, const QString &id)
{
    return dynamic_cast<NotingPage *>(window.page(id));
}

/// A job that ends when it is told to.
class ManualJob : public engine::Job
{
public:
    using Job::Job;
    void end(const Result<> &result) { finish(result); }

protected:
    void run() override {}
    void abandon() override { finish(fail(Errc::Cancelled)); }
};

/// What a person reads in a window, by widget.
QMap<QString, QString> textsOf(QWidget *root)
{
    QMap<QString, QString> texts;
    const auto children = root->findChildren<QWidget *>();
    for (QWidget *one : children) {
        if (one->objectName() == "statusBar.clock"_L1)
            continue;
        const QString where = u"%1 %2 %3"_s.arg(QString::number(quintptr(one), 16),
                                                QString::fromLatin1(one->metaObject()->className()),
                                                one->objectName());
        for (const char *property :
             {"text", "placeholderText", "title", "accessibleName", "toolTip"}) {
            const QString text = one->property(property).toString();
            if (!text.isEmpty())
                texts.insert(where + u'.' + QString::fromLatin1(property), text);
        }
    }
    return texts;
}

bool takesTab(const QWidget *widget)
{
    return widget->isVisible() && widget->isEnabled() &&
           (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
}

} // namespace

class TestShell : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void emptyHomeShowsTheWelcomePage()
    {
        ShellFixture f;
        QSignalSpy known(&f.workbench, &Workbench::choicesChanged);
        MainWindow &window = f.window();
        show(window);
        f.workbench.refreshChoices();
        QTRY_COMPARE(known.size(), 1);
        QCOMPARE(window.currentPage(), u"one"_s);
        QVERIFY(window.shownPage());
        QCOMPARE(window.shownPage()->id(), u"welcome"_s);
        QVERIFY(!f.workbench.kubeconfigProblem());
        QCOMPARE(window.windowTitle(), u"Firesteel"_s);
        QVERIFY(!QApplication::activeModalWidget());
        QVERIFY(noting(window, u"one"_s)->notes.isEmpty()); // never shown
    }

    void chosenKubeconfigIsAddedToTheList()
    {
        ShellFixture f;
        MainWindow &window = f.window();
        show(window);
        QFile file(f.home() + u"/given.yaml"_s);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(ShellFixture::kubeconfig("stage"));
        file.close();
        window.chooseKubeconfig(); // comes back at once
        auto *dialog = window.findChild<QFileDialog *>(u"welcome.fileDialog"_s);
        QVERIFY(dialog);
        Q_EMIT dialog->fileSelected(file.fileName());
        dialog->close();
        QTRY_VERIFY(f.workbench.choice(u"kubeconfig:stage"_s));
        QCOMPARE(f.settings.get(keys::KubeconfigFiles), QStringList{file.fileName()});
    }

    void openClusterShowsThePageAndProduction()
    {
        ShellFixture f;
        f.putKubeconfig(ShellFixture::kubeconfig("prod-k3s"));
        MainWindow &window = f.window();
        show(window);
        f.workbench.refreshChoices();
        QTRY_VERIFY(f.workbench.choice(u"kubeconfig:prod-k3s"_s));
        QSignalSpy opened(&f.workbench, &Workbench::sessionOpened);
        f.workbench.open(u"kubeconfig:prod-k3s"_s);
        QTRY_COMPARE(opened.size(), 1);
        QCOMPARE(window.shownPage()->id(), u"one"_s);
        QCOMPARE(noting(window, u"one"_s)->notes, QStringList{u"activate"_s});
        QCOMPARE(window.windowTitle(), u"prod-k3s (production) / spark — Firesteel"_s);
        auto *tag = window.findChild<QLabel *>(u"clusterBar.production"_s);
        auto *edge = window.findChild<QWidget *>(u"productionEdge"_s);
        QVERIFY(tag->isVisible());
        QVERIFY(edge->isVisible());
        QCOMPARE(edge->height(), 4);
        QCOMPARE(f.settings.get(keys::LastCluster), u"kubeconfig:prod-k3s"_s);
        // nothing listens: it says so, and is not called live
        QTRY_VERIFY(f.workbench.freshness().cause.has_value());
        QCOMPARE(f.workbench.freshness().state, Freshness::State::Connecting);
        QTRY_VERIFY(window.findChild<QWidget *>(u"clusterBar.retry"_s)->isVisible());
        f.workbench.close();
        QCOMPARE(window.shownPage()->id(), u"welcome"_s);
        QVERIFY(!tag->isVisible());
    }

    void failedOpeningIsExplained()
    {
        ShellFixture f;
        QByteArray config = ShellFixture::kubeconfig("stage");
        config.replace("{token: t}", "{auth-provider: {name: gcp}}"); // nothing that we can do
        f.putKubeconfig(config);
        MainWindow &window = f.window();
        show(window);
        f.workbench.refreshChoices();
        QTRY_VERIFY(f.workbench.choice(u"kubeconfig:stage"_s));
        QVERIFY(f.workbench.choice(u"kubeconfig:stage"_s)->problem);
        f.workbench.open(u"kubeconfig:stage"_s);
        QTRY_VERIFY(f.workbench.openProblem());
        QCOMPARE(window.shownPage()->id(), u"welcome"_s);
        QTRY_VERIFY(window.findChild<QWidget *>(u"welcome.again"_s)->isVisible());
    }

    void pagesAreToldWhenTheyComeAndGo()
    {
        ShellFixture f;
        MainWindow &window = f.window();
        window.showPage(u"two"_s);
        QVERIFY(noting(window, u"two"_s)->notes.isEmpty()); // nobody sees it yet
        show(window);
        f.navigator.go(u"hidden"_s, {{u"x"_s, u"7"_s}});
        QCOMPARE(noting(window, u"two"_s)->notes, QStringList({u"activate"_s, u"deactivate"_s}));
        QCOMPARE(noting(window, u"hidden"_s)->notes, QStringList({u"open 7"_s, u"activate"_s}));
        QVERIFY(window.findChild<PlaceButton *>(u"place.two"_s)->isChecked());
        f.navigator.back();
        QCOMPARE(window.currentPage(), u"two"_s);
    }

    void keysLeadToPlacesAndPanes()
    {
        ShellFixture f;
        MainWindow &window = f.window();
        show(window);
        QTest::keyClick(&window, Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(window.currentPage(), u"two"_s);
        QTest::keyClick(&window, Qt::Key_Comma, Qt::ControlModifier);
        QCOMPARE(window.currentPage(), u"settings"_s);
        QTest::keyClick(&window, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(window.currentPage(), u"two"_s);
        QCOMPARE(QApplication::focusWidget(), noting(window, u"two"_s)->focusTarget());
        QStringList panes;
        for (int i = 0; i < 4; ++i) {
            QTest::keyClick(&window, Qt::Key_F6);
            panes.append(QApplication::focusWidget()->objectName());
        }
        QCOMPARE(panes.mid(0, 3),
                 QStringList({u"statusBar.jobs"_s, u"clusterBar.picker"_s, u"place.two"_s}));
        QCOMPARE(QApplication::focusWidget(), noting(window, u"two"_s)->focusTarget());
    }

    void paletteFindsAndRuns()
    {
        ShellFixture f;
        MainWindow &window = f.window();
        show(window);
        window.showPage(u"two"_s);
        int ran = 0;
        f.actions.add({.id = u"test.report"_s, .text = [] { return u"Write the yearly report"_s; }},
                      &window, [&ran] { ++ran; });
        QWidget *before = QApplication::focusWidget();
        QVERIFY(before);
        QTest::keyClick(&window, Qt::Key_K, Qt::ControlModifier);
        CommandPalette &palette = window.commandPalette();
        QVERIFY(palette.isVisible());
        QWidget *field = QApplication::focusWidget();
        QCOMPARE(field->objectName(), u"palette.field"_s);
        QTest::keyClicks(field, u"yearep"_s);
        QCOMPARE(palette.shownIds().value(0), u"action.test.report"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(ran, 1);
        QVERIFY(!palette.isVisible());
        QCOMPARE(QApplication::focusWidget(), before);
        palette.open(); // what was used last comes first
        QCOMPARE(palette.shownIds().value(0), u"action.test.report"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!palette.isVisible());
        QCOMPARE(ran, 1);
        palette.open();
        QTest::keyClicks(QApplication::focusWidget(), u"qqqqq"_s);
        QVERIFY(palette.shownIds().isEmpty());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(palette.isVisible());
    }

    void paletteLeadsToPages()
    {
        ShellFixture f;
        MainWindow &window = f.window();
        show(window);
        window.commandPalette().open();
        QTest::keyClicks(QApplication::focusWidget(), u"go to settings"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(window.currentPage(), u"settings"_s);
    }

    void languageChangesWithoutARestart()
    {
        ShellFixture f;
        f.settings.set(keys::Language, u"en"_s);
        MainWindow &window = f.window();
        show(window);
        window.showPage(u"settings"_s);
        const auto english = textsOf(&window);
        auto *box = window.findChild<QComboBox *>(u"settings.language"_s);
        QTest::keyClick(box, Qt::Key_P); // "Polski"
        f.settings.set(keys::Language, u"pl"_s);
        QCOMPARE(box->currentText(), u"Polski"_s);
        // Qt tells widgets of another language by posted events
        QTRY_COMPARE(window.findChild<PlaceButton *>(u"place.settings"_s)->text(), u"Ustawienia"_s);
        QVERIFY(f.actions.action(u"place.settings"_s)->text().contains(u"Ustawienia"_s));
        const auto polish = textsOf(&window);
        f.settings.set(keys::Language, u"ja"_s);
        QTRY_VERIFY(!QSet<QString>({u"Settings"_s, u"Ustawienia"_s})
                         .contains(window.findChild<PlaceButton *>(u"place.settings"_s)->text()));
        f.settings.set(keys::Language, u"en"_s);
        QTRY_COMPARE(window.findChild<PlaceButton *>(u"place.settings"_s)->text(), u"Settings"_s);
        const auto again = textsOf(&window);
        int compared = 0;
        int changed = 0;
        for (auto it = english.cbegin(); it != english.cend(); ++it) {
            if (!again.contains(it.key())) // a link that is made anew with its words
                continue;
            QVERIFY2(
                again.value(it.key()) == it.value(),
                qPrintable(it.key() + u": "_s + it.value() + u" / "_s + again.value(it.key())));
            ++compared;
            changed += polish.contains(it.key()) && polish.value(it.key()) != it.value() ? 1 : 0;
        }
        QVERIFY2(compared > int(english.size()) * 9 / 10, qPrintable(QString::number(compared)));
        QVERIFY2(changed > 40, qPrintable(QString::number(changed)));
    }

    void everyControlHasANameAndATurn_data()
    {
        QTest::addColumn<QString>("page");
        for (const char *page : {"two", "settings", "help", "activity", "welcome"})
            QTest::newRow(page) << QString::fromLatin1(page);
    }

    void everyControlHasANameAndATurn()
    {
        QFETCH(QString, page);
        ShellFixture f;
        f.putKubeconfig(ShellFixture::kubeconfig("stage"));
        MainWindow &window = f.window();
        show(window);
        f.workbench.refreshChoices();
        QTRY_VERIFY(f.workbench.choicesKnown());
        auto *job = new ManualJob;
        f.activities.add(job, [] { return u"Stop etl"_s; });
        f.notices.show(
            {Notice::Kind::Warning, u"Something"_s, u"More"_s, {{u"Undo"_s, &window, [] {}}}});
        window.showPage(page);
        QCOMPARE(window.shownPage()->id(), page);
        QCoreApplication::sendPostedEvents();
        QSet<QWidget *> wanted;
        const auto all = window.findChildren<QWidget *>();
        for (QWidget *one : all) {
            if (!takesTab(one))
                continue;
            wanted.insert(one);
            QAccessibleInterface *face = QAccessible::queryAccessibleInterface(one);
            QVERIFY(face);
            const QString who =
                QString::fromLatin1(one->metaObject()->className()) + u' ' + one->objectName();
            if (one->focusProxy())
                continue;
            QVERIFY2(!face->text(QAccessible::Name).isEmpty(), qPrintable(who));
        }
        QVERIFY(wanted.size() >= 5);
        // one round of Tab meets each of them
        QWidget *start = window.findChild<QWidget *>(u"clusterBar.picker"_s);
        start->setFocus();
        QSet<QWidget *> met;
        const QList<QWidget *> panes{
            window.findChild<QWidget *>(u"clusterBar"_s), window.findChild<QWidget *>(u"places"_s),
            window.findChild<QWidget *>(u"pageArea"_s), window.findChild<QWidget *>(u"notices"_s),
            window.findChild<QWidget *>(u"statusBar"_s)};
        qsizetype pane = 0;
        for (int i = 0; i < 200; ++i) {
            QWidget *now = QApplication::focusWidget();
            if (!now || (i > 0 && now == start))
                break;
            met.insert(now);
            while (pane < panes.size() - 1 && !panes[pane]->isAncestorOf(now))
                ++pane; // from the head of the window to its foot, never back
            QVERIFY2(panes[pane]->isAncestorOf(now), qPrintable(now->objectName()));
            QTest::keyClick(now, Qt::Key_Tab);
        }
        for (QWidget *one : std::as_const(wanted)) {
            const bool partOfAGroup = qobject_cast<PlaceButton *>(one); // arrows go within
            QVERIFY2(met.contains(one) || partOfAGroup || one->focusProxy(),
                     qPrintable(QString::fromLatin1(one->metaObject()->className()) + u' ' +
                                one->objectName()));
        }
        job->end({});
    }

    void sessionComesBack()
    {
        QTemporaryDir home;
        {
            ShellFixture f(home.path());
            MainWindow &window = f.window();
            show(window);
            window.resize(FitArea::roomFor(window).width(), 655);
            window.showPage(u"two"_s);
            QTest::keyClicks(noting(window, u"two"_s)->focusTarget(), u"half a word"_s);
            window.showPage(u"hidden"_s);
            window.showPage(u"two"_s);
            QVERIFY(window.close());
        }
        ShellFixture f(home.path());
        MainWindow &window = f.window();
        window.restoreSession();
        show(window);
        QCOMPARE(window.size(), QSize(FitArea::roomFor(window).width(), 655));
        QCOMPARE(window.currentPage(), u"two"_s);
        QCOMPARE(noting(window, u"two"_s)->saveState(), QByteArray("half a word"));
    }

    void settingsFromTheFutureAreKeptAndSaid()
    {
        QTemporaryDir home;
        const QString path = ShellFixture::paths(home.path()).config;
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        const QByteArray future = json("{'version':99,'settings':{'language':'eo'}}");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(future);
        file.close();
        ShellFixture f(home.path());
        MainWindow &window = f.window();
        Starter starter(f.services(), window);
        starter.begin({});
        QCOMPARE(f.notices.entries().size(), 1);
        QCOMPARE(window.findChildren<NoticeCard *>().size(), 1);
        QFile kept(path + u".version-99"_s);
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), future);
    }

    void confirmationNeedsTheNameOnProduction()
    {
        ShellFixture f;
        f.putKubeconfig(ShellFixture::kubeconfig("prod"));
        MainWindow &window = f.window();
        show(window);
        f.workbench.refreshChoices();
        QTRY_VERIFY(f.workbench.choice(u"kubeconfig:prod"_s));
        f.workbench.open(u"kubeconfig:prod"_s);
        bool yes = false;
        confirm(&window, f.services(),
                {.title = u"Stop etl?"_s,
                 .text = u"Gone."_s,
                 .action = u"Stop etl"_s,
                 .typedName = u"etl"_s},
                [&yes] { yes = true; });
        auto *dialog = window.findChild<ConfirmDialog *>();
        QVERIFY(dialog);
        QVERIFY(dialog->nameField());
        QVERIFY(dialog->findChild<QLabel *>(u"confirm.production"_s));
        QVERIFY(!dialog->actionButton()->isEnabled());
        QTest::keyClicks(dialog->nameField(), u"etl"_s);
        QVERIFY(dialog->actionButton()->isEnabled());
        QTest::mouseClick(dialog->actionButton(), Qt::LeftButton);
        QVERIFY(yes);
    }

    void confirmationIsNoByDefault()
    {
        ShellFixture f;
        MainWindow &window = f.window();
        show(window);
        bool yes = false;
        confirm(&window, f.services(),
                {.title = u"Stop etl?"_s, .action = u"Stop etl"_s, .typedName = u"etl"_s},
                [&yes] { yes = true; });
        auto *dialog = window.findChild<ConfirmDialog *>();
        QVERIFY(dialog);
        QVERIFY(!dialog->nameField());
        QVERIFY(dialog->actionButton()->isEnabled());
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY(!window.findChild<ConfirmDialog *>());
        QVERIFY(!yes);
    }

    void quittingAsksWhileJobsRun()
    {
        ShellFixture f;
        MainWindow &window = f.window();
        show(window);
        auto *job = new ManualJob;
        f.activities.add(job, [] { return u"Stop etl"_s; });
        QCOMPARE(window.findChild<QPushButton *>(u"statusBar.jobs"_s)->text(),
                 u"1 background job"_s);
        QVERIFY(!window.close());
        auto *dialog = window.findChild<ConfirmDialog *>();
        QVERIFY(dialog);
        dialog->reject();
        QVERIFY(window.isVisible());
        QSignalSpy finished(&f.activities, &Activities::finished);
        job->end({});
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(f.activities.running(), 0);
        QCOMPARE(f.notices.entries().size(), 1);
        QVERIFY(window.close());
    }

    void activitiesTellHowWorkEnded()
    {
        ShellFixture f;
        auto *good = new ManualJob;
        auto *bad = new ManualJob;
        auto *dropped = new ManualJob;
        f.activities.add(good, [] { return u"good"_s; });
        const auto badId = f.activities.add(bad, [] { return u"bad"_s; });
        const auto droppedId = f.activities.add(dropped, [] { return u"dropped"_s; });
        QCOMPARE(f.activities.running(), 3);
        good->end({});
        bad->end(fail(Errc::Forbidden));
        f.activities.cancel(droppedId);
        QTRY_COMPARE(f.activities.running(), 0);
        for (const Activity &one : f.activities.list()) {
            QCOMPARE(one.error.has_value(), one.id == badId);
            QCOMPARE(one.cancelled, one.id == droppedId);
        }
        f.activities.forgetFinished();
        QVERIFY(f.activities.list().isEmpty());
    }

    void noticesReplaceAndUndo()
    {
        ShellFixture f;
        MainWindow &window = f.window();
        show(window);
        int undone = 0;
        f.notices.show({.title = u"a"_s, .key = u"k"_s});
        const auto id = f.notices.show({.title = u"b"_s,
                                        .links = {{u"Undo"_s, &window, [&undone] { ++undone; }}},
                                        .key = u"k"_s});
        QCOMPARE(f.notices.entries().size(), 1);
        f.notices.follow(id, 0);
        f.notices.follow(id, 0);
        QCOMPARE(undone, 1);
        QVERIFY(f.notices.entries().isEmpty());
        auto gone = std::make_unique<QObject>();
        const auto dead = f.notices.show(
            {.title = u"c"_s, .links = {{u"x"_s, gone.get(), [&undone] { ++undone; }}}});
        gone.reset();
        f.notices.follow(dead, 0);
        QCOMPARE(undone, 1);
    }

    void measuresAreTheDesigned()
    {
        ShellFixture f;
        f.putKubeconfig(ShellFixture::kubeconfig("prod"));
        MainWindow &window = f.window();
        show(window);
        window.resize(1440, 900);
        QCoreApplication::sendPostedEvents();
        const Metrics &metrics = f.theme.metrics();
        QCOMPARE(window.findChild<QWidget *>(u"clusterBar"_s)->height(), metrics.clusterBar);
        QCOMPARE(window.findChild<QWidget *>(u"statusBar"_s)->height(), metrics.statusBar);
        QCOMPARE(window.findChild<QWidget *>(u"palette.field"_s)->width(), 320);
        QVERIFY(window.findChild<QWidget *>(u"places"_s)->width() >= 176);
        QVERIFY(window.findChild<QWidget *>(u"places"_s)->width() <= 208);
        QCOMPARE(window.findChild<QWidget *>(u"place.two"_s)->height(), metrics.place);
    }
};

QTEST_MAIN(TestShell)
#include "tst_shell.moc"
