// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// The job form: what is typed stays, what is wrong is said beside it, what is sent is what was
// shown. With FIRESTEEL_SCREENSHOTS=DIR its pictures are kept there.

#include "core/engine/clustersession.h"
#include "gui/pages/application/applicationpage.h"
#include "gui/pages/newjob/jobformview.h"
#include "gui/pages/newjob/jobpreview.h"
#include "gui/pages/newjob/newjobpage.h"
#include "gui/pages/newjob/settingrows.h"
#include "gui/pages/newjob/submitproblem.h"
#include "gui/theme/steelstyle.h"
#include "gui/widgets/codeview.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/formrow.h"
#include "gui/widgets/linklabel.h"
#include "tests/gui/shellfixture.h"
#include "tests/support/scriptedcluster.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace firesteel;
using namespace firesteel::gui;
using firesteel::test::ScriptedCluster;
using firesteel::test::ShellFixture;

namespace {

struct Bench {
    explicit Bench(const QString &home = {}) : fixture(home)
    {
        page = std::make_unique<NewJobPage>(fixture.services(), draftPath(), nullptr);
        spark::SubmitContext context;
        context.workingDirectory = u"/work"_s;
        context.userName = u"ada"_s;
        page->setContext(context);
        page->resize(1220, 780);
        page->show();
        page->activate();
    }
    [[nodiscard]] QString draftPath() const { return fixture.home() + u"/newjob.json"_s; }
    [[nodiscard]] QLineEdit *field(JobField field) const { return page->form().field(field); }
    template <class T>
    [[nodiscard]] T *find(const QString &name) const
    {
        return page->findChild<T *>(name);
    }
    [[nodiscard]] JobPreview *preview() const { return find<JobPreview>(u"jobPreview"_s); }

    ShellFixture fixture;
    std::unique_ptr<NewJobPage> page;
};

void type(QLineEdit *edit, const QString &text)
{
    edit->selectAll();
    QTest::keyClicks(edit, text);
}

} // namespace

class TestNewJob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filledFormIsAPlan()
    {
        Bench bench;
        type(bench.field(JobField::Name), u"my-pi"_s);
        type(bench.field(JobField::Image), u"docker.io/firesteel/spark:4.1.1"_s);
        type(bench.field(JobField::Resource), u"local:///opt/a.jar"_s);
        type(bench.field(JobField::MainClass), u"org.example.Pi"_s);
        type(bench.field(JobField::Arguments), u"20"_s);
        type(bench.field(JobField::ExecutorMemory), u"4g"_s);
        QTRY_VERIFY(bench.page->planned() && bench.page->outcome().good());
        QCOMPARE(bench.page->outcome().plan->arguments, QStringList{u"20"_s});
        QCOMPARE(bench.page->outcome().plan->conf.raw(u"spark.executor.memory"_s, {}), u"4g"_s);
        auto *names = bench.find<QLabel>(u"resultingNames"_s);
        QVERIFY(names->text().contains("my-pi-"_L1));
        QVERIFY(bench.preview()->shownText().contains("image: docker.io/firesteel/spark:4.1.1"_L1));
        auto *tabs = bench.find<QTabBar>(u"previewTabs"_s);
        tabs->setCurrentIndex(1);
        QVERIFY(bench.preview()->shownText().contains("--executor-memory 4g"_L1));
        tabs->setCurrentIndex(2);
        QVERIFY(bench.preview()->shownText().contains("spark.executor.memory=4g"_L1));
    }

    void badInputIsSaidAndKept()
    {
        Bench bench;
        bench.page->open({{u"template"_s, u"spark-pi"_s}});
        QTRY_VERIFY(bench.page->planned() && bench.page->outcome().good());
        QLineEdit *memory = bench.field(JobField::DriverMemory);
        type(memory, u"lots"_s);
        QTRY_VERIFY(bench.page->planned() && !bench.page->outcome().good());
        auto *said = bench.find<QLabel>(u"error.driverMemory"_s);
        QVERIFY(said->isVisibleTo(bench.page.get()) && said->text().contains("lots"_L1));
        // Nobody says beside it that there is nothing to note.
        QVERIFY(!bench.find<QLabel>(u"findingsTitle"_s)->isVisibleTo(bench.preview()));
        QVERIFY(bench.find<QLabel>(u"preview.missing"_s)->text().contains("nothing is wrong"_L1));
        QCOMPARE(memory->text(), u"lots"_s);
        QVERIFY(memory->property(property::Error).toBool());
        QVERIFY(memory->accessibleDescription().contains("lots"_L1));
        // Submit leads there instead of sending.
        bench.find<QPushButton>(u"submitJob"_s)->click();
        QTRY_VERIFY(QApplication::focusWidget() == memory || bench.page->focusWidget() == memory);
        type(memory, u"2g"_s);
        QTRY_VERIFY(bench.page->planned() && bench.page->outcome().good());
        QVERIFY(!said->isVisibleTo(bench.page.get()));
    }

    void whatIsMissingIsNoFaultYet()
    {
        Bench bench;
        QTRY_VERIFY(bench.page->planned() && !bench.page->outcome().problems.isEmpty());
        for (const JobFieldInfo &info : jobFields())
            QVERIFY(!bench.field(info.field)->property(property::Error).toBool());
        auto *image = bench.find<QLabel>(u"error.image"_s);
        QVERIFY(image->isVisibleTo(bench.page.get()));
    }

    void sourceAndUndo()
    {
        Bench bench;
        bench.page->open({{u"template"_s, u"spark-pi"_s}});
        QLineEdit *arguments = bench.field(JobField::Arguments);
        auto *row = qobject_cast<FormRow *>(arguments->parentWidget());
        QVERIFY(row);
        QVERIFY(!row->undoButton()->isVisibleTo(row));
        type(arguments, u"500"_s);
        QVERIFY(row->undoButton()->isVisibleTo(row));
        row->undoButton()->click();
        QCOMPARE(arguments->text(), u"20"_s);
        QVERIFY(!row->undoButton()->isVisibleTo(row));
    }

    void settingsAreCompletedAndMended()
    {
        Bench bench;
        bench.page->open({{u"template"_s, u"spark-pi"_s}});
        auto *rows = bench.find<SettingRows>(u"settings"_s);
        const auto keys = [&] { return rows->findChildren<QLineEdit *>(u"settingKey"_s); };
        QCOMPARE(keys().size(), 1);
        type(keys().constFirst(), u"spark.kuberentes.node.selector.x"_s);
        QCOMPARE(keys().size(), 2); // one empty line is always there
        QVERIFY(keys().constFirst()->completer());
        keys().constFirst()->setText(u"spark.executor.memoryoverhead"_s);
        rows->findChildren<QLineEdit *>(u"settingValue"_s).constFirst()->setFocus();
        rows->findChildren<QLineEdit *>(u"settingValue"_s).constFirst()->setText(u"1g"_s);
        auto *cure = rows->findChildren<LinkLabel *>(u"settingCure"_s).constFirst();
        QTRY_VERIFY(cure->isVisibleTo(rows));
        QVERIFY(cure->text().contains("spark.executor.memoryOverhead"_L1));
        cure->click();
        QCOMPARE(keys().constFirst()->text(), u"spark.executor.memoryOverhead"_s);
        rows->findChildren<QToolButton *>(u"removeSetting"_s).constFirst()->click();
        QVERIFY(rows->settings().isEmpty());
    }

    void draftSurvivesAKill()
    {
        QTemporaryDir home;
        Bench bench(home.path());
        bench.page->open({{u"template"_s, u"pi-python"_s}});
        type(bench.field(JobField::Name), u"half a na"_s);
        QSignalSpy saved(&bench.page->draft(), &JobDraft::saved);
        QTRY_VERIFY(!saved.isEmpty() && !bench.page->draft().pending());
        // As after a kill: nobody said goodbye.
        const auto kept = JobDraft::read(bench.draftPath());
        QVERIFY(kept);
        QTemporaryDir later; // the window that was killed holds its own file no more
        QVERIFY(QFile::copy(bench.draftPath(), later.filePath(u"newjob.json"_s)));
        Bench again(later.path());
        QCOMPARE(again.field(JobField::Name)->text(), u"half a na"_s);
        QCOMPARE(again.field(JobField::Resource)->text(), bench.field(JobField::Resource)->text());
        QVERIFY(!again.field(JobField::MainClass)->isEnabled()); // a Python file has none
    }

    void typingNeverWaits()
    {
        Bench bench;
        bench.page->open({{u"template"_s, u"spark-pi"_s}});
        QTRY_VERIFY(bench.page->planned());
        QSignalSpy outcomes(bench.page.get(), &NewJobPage::outcomeChanged);
        type(bench.field(JobField::Arguments), u"12345678"_s);
        QCOMPARE(outcomes.size(), 0); // nothing is read through within a keystroke
        QVERIFY(!bench.page->planned());
        QTRY_VERIFY(bench.page->planned());
        QCOMPARE(bench.page->outcome().plan->arguments, QStringList{u"12345678"_s});
    }

    void submitsAndLeadsToTheApplication()
    {
        ScriptedCluster cluster;
        QTemporaryDir home;
        Bench bench(home.path());
        bench.fixture.putKubeconfig(cluster.kubeconfig());
        bench.fixture.workbench.refreshChoices();
        QTRY_VERIFY(bench.fixture.workbench.choicesKnown());
        bench.fixture.workbench.open(u"kubeconfig:test"_s);
        QTRY_VERIFY(bench.fixture.workbench.session());
        QTRY_COMPARE(bench.field(JobField::Namespace)->placeholderText(), u"jobs"_s);
        bench.page->open({{u"template"_s, u"spark-pi"_s}});
        QTRY_VERIFY(bench.page->planned() && bench.page->outcome().good());
        const QString pod = bench.page->outcome().submission->driverPodName;
        const QString app = bench.page->outcome().submission->appId;
        QSignalSpy going(&bench.fixture.navigator, &Navigator::requested);
        bench.find<QPushButton>(u"submitJob"_s)->click();
        QTRY_COMPARE(going.size(), 1);
        QCOMPARE(going[0][0].toString(), u"application"_s);
        QCOMPARE(going[0][1].toMap().value(u"app"_s).toString(), app);
        QVERIFY(!cluster.object(u"pods"_s, pod).isEmpty()); // what was shown
        QCOMPARE(bench.fixture.activities.list().size(), 1);
        // The next one is another run.
        QTRY_VERIFY(bench.page->planned() && bench.page->outcome().submission->appId != app);
    }

    void aJobOfANamespaceThatIsNotShown()
    {
        ScriptedCluster cluster;
        QTemporaryDir home;
        Bench bench(home.path());
        bench.fixture.putKubeconfig(cluster.kubeconfig());
        bench.fixture.workbench.refreshChoices();
        QTRY_VERIFY(bench.fixture.workbench.choicesKnown());
        bench.fixture.workbench.open(u"kubeconfig:test"_s);
        QTRY_VERIFY(bench.fixture.workbench.session());
        ApplicationPage application(bench.fixture.services(), nullptr);
        application.resize(900, 600);
        application.show();
        bench.page->open({{u"template"_s, u"spark-pi"_s}});
        type(bench.field(JobField::Namespace), u"farm"_s);
        QTRY_VERIFY(bench.page->planned() && bench.page->outcome().good());
        QSignalSpy going(&bench.fixture.navigator, &Navigator::requested);
        bench.find<QPushButton>(u"submitJob"_s)->click();
        QTRY_COMPARE(going.size(), 1);
        application.open(going[0][1].toMap());
        auto *nothing = application.findChild<EmptyState *>(u"nothing"_s);
        QVERIFY(nothing->isVisible());
        QVERIFY2(nothing->accessibleName().contains("farm"_L1) &&
                     nothing->accessibleName().contains("jobs"_L1),
                 qPrintable(nothing->accessibleName()));
        auto *show = nothing->findChild<LinkLabel *>(u"namespace"_s);
        QVERIFY(show && show->text().contains("farm"_L1));
        QTest::keyClick(show, Qt::Key_Return);
        QTRY_VERIFY(bench.fixture.workbench.session());
        QCOMPARE(bench.fixture.workbench.namespaceName(), u"farm"_s);
        QTRY_COMPARE(application.title(), u"spark-pi"_s);
        QVERIFY(!nothing->isVisible());
    }

    void refusalStaysOnTheForm()
    {
        ScriptedCluster cluster;
        QTemporaryDir home;
        Bench bench(home.path());
        bench.fixture.putKubeconfig(cluster.kubeconfig());
        bench.fixture.workbench.refreshChoices();
        QTRY_VERIFY(bench.fixture.workbench.choicesKnown());
        bench.fixture.workbench.open(u"kubeconfig:test"_s);
        QTRY_VERIFY(bench.fixture.workbench.session());
        bench.page->open({{u"template"_s, u"spark-pi"_s}});
        QTRY_VERIFY(bench.page->planned() && bench.page->outcome().good());
        cluster.refuse("POST", "pods", 403, u"Forbidden"_s, u"pods is forbidden"_s);
        QSignalSpy going(&bench.fixture.navigator, &Navigator::requested);
        bench.find<QPushButton>(u"submitJob"_s)->click();
        QTRY_VERIFY(bench.page->submitProblem().isVisibleTo(bench.page.get()));
        QCOMPARE(going.size(), 0);
        QTRY_VERIFY(bench.find<QPushButton>(u"submitJob"_s)->isEnabled());
        QCOMPARE(bench.field(JobField::Name)->text(), u"spark-pi"_s);
    }

    void everythingHasANameAndAPlaceInTheTabOrder()
    {
        Bench bench;
        bench.page->open({{u"template"_s, u"spark-pi"_s}});
        QTRY_VERIFY(bench.page->planned());
        const QList<QWidget *> all = bench.page->findChildren<QWidget *>();
        for (QWidget *widget : all) {
            const bool control =
                qobject_cast<QLineEdit *>(widget) || qobject_cast<QAbstractButton *>(widget) ||
                qobject_cast<QTabBar *>(widget) || qobject_cast<QPlainTextEdit *>(widget);
            if (!control || !widget->isVisibleTo(bench.page.get()) ||
                widget->focusPolicy() == Qt::NoFocus)
                continue;
            const auto *button = qobject_cast<QAbstractButton *>(widget);
            QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                     qPrintable(widget->objectName() + u" lacks a name"));
        }
        QLineEdit *first = bench.field(JobField::Name);
        first->setFocus();
        QList<QWidget *> order;
        QWidget *at = first;
        for (int i = 0; i < 200 && (i == 0 || at != first); ++i) {
            order << at;
            at = at->nextInFocusChain();
        }
        qsizetype before = -1;
        for (const JobFieldInfo &info : jobFields()) {
            const qsizetype place = order.indexOf(bench.field(info.field));
            QVERIFY2(place > before, qPrintable(QString(info.id)));
            before = place;
        }
    }

    void pictures()
    {
        Bench bench;
        bench.page->open({{u"template"_s, u"pi-python"_s}});
        bench.field(JobField::Name)->setText(u"sessionize"_s);
        bench.field(JobField::ExecutorMemory)->setText(u"4g"_s);
        bench.field(JobField::ExecutorOverhead)->setText(u"3072m"_s);
        bench.field(JobField::Executors)->setText(u"three"_s);
        QTRY_VERIFY(bench.page->planned() && !bench.page->outcome().good());
        keep(bench, u"newjob-error"_s);
        auto *form = bench.find<QScrollArea>(u"jobForm"_s);
        QVERIFY(form->widget()->width() <= form->viewport()->width()); // nothing is cut off
        bench.field(JobField::Executors)->setText(u"3"_s);
        QTRY_VERIFY(bench.page->planned() && bench.page->outcome().good());
        keep(bench, u"newjob"_s);
        bench.page->form().goTo(JobSection::Executors, true);
        keep(bench, u"newjob-executors"_s);
        Bench empty;
        QTRY_VERIFY(empty.page->planned());
        keep(empty, u"newjob-empty"_s);
    }

private:
    static void keep(Bench &bench, const QString &name)
    {
        const QString folder = qEnvironmentVariable("FIRESTEEL_SCREENSHOTS");
        for (const Theme::Choice choice : {Theme::Choice::Light, Theme::Choice::Dark}) {
            bench.fixture.theme.setChoice(choice);
            QTest::qWait(1); // layouts
            const QPixmap picture = bench.page->grab();
            QVERIFY(!picture.isNull());
            if (!folder.isEmpty())
                QVERIFY(picture.save(u"%1/%2-%3.png"_s.arg(
                    folder, name, choice == Theme::Choice::Light ? u"light"_s : u"dark"_s)));
        }
    }
};

QTEST_MAIN(TestNewJob)
#include "tst_newjob.moc"
