// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/job.h"
#include "gui/dialogs/confirmdialog.h"
#include "gui/shell/fuzzy.h"
#include "gui/shell/leaving.h"
#include "gui/shell/production.h"
#include "tests/gui/shellfixture.h"

#include <QJsonArray>
#include <QSignalSpy>
#include <QTest>

using namespace firesteel;
using namespace firesteel::gui;
using namespace Qt::StringLiterals;
using firesteel::test::ShellFixture;
namespace keys = settings::keys;

namespace {

const QKeySequence kCtrlJ(Qt::CTRL | Qt::Key_J);
const QKeySequence kCtrlL(Qt::CTRL | Qt::Key_L);
const QKeySequence kDel(Qt::Key_Delete);

struct Fixture : ShellFixture {
    using ShellFixture::ShellFixture;
    QWidget context;
    int ran = 0;
    /// Confirms that the window is to go, whatever runs.
    void agree()
    {
        window().close();
        QTRY_VERIFY(window().findChild<ConfirmDialog *>());
        window().findChild<ConfirmDialog *>()->accept();
    }
    QAction *add(const QString &id, const QList<QKeySequence> &shortcuts, const QString &page = {})
    {
        return actions.add(
            {.id = id, .text = [id] { return id; }, .shortcuts = shortcuts, .page = page}, &context,
            [this] { ++ran; });
    }
};

/// Takes back what it has done when it is told to.
class TracingJob : public engine::Job
{
public:
    explicit TracingJob(bool leavesTraces) : m_leavesTraces(leavesTraces) {}
    [[nodiscard]] bool leavesTraces() const override { return m_leavesTraces; }
    void takenBack() { finish(fail(Errc::Cancelled)); }

protected:
    void run() override {}
    void abandon() override {}

private:
    bool m_leavesTraces;
};

QString title()
{
    return u"a job"_s;
}

} // namespace

class TestShellActions : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void conflictIsFoundAndRefused()
    {
        Fixture f;
        f.add(u"a"_s, {kCtrlJ});
        f.add(u"b"_s, {kCtrlL});
        QCOMPARE(f.actions.conflicts(u"b"_s, kCtrlJ), QStringList{u"a"_s});
        QVERIFY(!f.actions.setShortcuts(u"b"_s, {kCtrlJ}));
        QCOMPARE(f.actions.shortcuts(u"b"_s), QList{kCtrlL});
        QCOMPARE(f.actions.action(u"b"_s)->shortcut(), kCtrlL);
        QVERIFY(!f.settings.get(keys::Shortcuts).contains(u"b"_s));
        f.actions.takeShortcut(u"b"_s, kCtrlJ);
        QCOMPARE(f.actions.shortcuts(u"a"_s), QList<QKeySequence>());
        QCOMPARE(f.actions.shortcuts(u"b"_s), (QList{kCtrlJ, kCtrlL}));
        f.actions.resetShortcuts(u"a"_s); // takes its own back
        QCOMPARE(f.actions.shortcuts(u"a"_s), QList{kCtrlJ});
        QCOMPARE(f.actions.shortcuts(u"b"_s), QList{kCtrlL});
    }

    void beginningOfALongerOneIsAConflict()
    {
        Fixture f;
        f.add(u"a"_s, {QKeySequence(u"Ctrl+J, A"_s)});
        f.add(u"b"_s, {});
        QCOMPARE(f.actions.conflicts(u"b"_s, kCtrlJ), QStringList{u"a"_s});
        QCOMPARE(f.actions.conflicts(u"b"_s, QKeySequence(u"Ctrl+J, B"_s)), QStringList());
    }

    void pagesDoNotDisturbEachOther()
    {
        Fixture f;
        f.add(u"one.stop"_s, {kDel}, u"one"_s);
        f.add(u"two.remove"_s, {}, u"two"_s);
        f.add(u"window"_s, {});
        QVERIFY(f.actions.setShortcuts(u"two.remove"_s, {kDel}));
        QVERIFY(!f.actions.setShortcuts(u"window"_s, {kDel}));
        QCOMPARE(f.actions.conflicts(u"window"_s, kDel),
                 QStringList({u"one.stop"_s, u"two.remove"_s}));
    }

    void ownKeysComeBack()
    {
        QTemporaryDir home;
        {
            Fixture f(home.path());
            f.add(u"a"_s, {kCtrlJ});
            QVERIFY(f.actions.setShortcuts(u"a"_s, {kCtrlL}));
            QVERIFY(f.actions.isCustom(u"a"_s));
        }
        Fixture f(home.path());
        QCOMPARE(f.add(u"a"_s, {kCtrlJ})->shortcut(), kCtrlL);
        f.actions.resetAllShortcuts();
        QCOMPARE(f.actions.action(u"a"_s)->shortcut(), kCtrlJ);
        QVERIFY(!f.actions.isCustom(u"a"_s));
    }

    void noKeysIsAChoiceToo()
    {
        Fixture f;
        f.add(u"a"_s, {kCtrlJ});
        QVERIFY(f.actions.setShortcuts(u"a"_s, {}));
        QVERIFY(f.actions.action(u"a"_s)->shortcuts().isEmpty());
        QVERIFY(f.actions.isCustom(u"a"_s));
    }

    void tooltipNamesTheKeys()
    {
        Fixture f;
        QAction *action = f.add(u"Stop…"_s, {kDel});
        QCOMPARE(action->toolTip(), u"Stop (Del)"_s);
        QVERIFY(f.actions.setShortcuts(u"Stop…"_s, {kCtrlL}));
        QCOMPARE(action->toolTip(), u"Stop (Ctrl+L)"_s);
    }

    void leavesWithItsContext()
    {
        ShellFixture f;
        auto widget = std::make_unique<QWidget>();
        f.actions.add({.id = u"a"_s, .text = [] { return u"a"_s; }}, widget.get(), [] {});
        QSignalSpy changed(&f.actions, &ActionRegistry::changed);
        widget.reset();
        QCOMPARE(f.actions.entries().size(), 0);
        QCOMPARE(changed.size(), 1);
    }

    void deliveredKeysDoNotCollide()
    {
        ShellFixture f;
        f.window();
        for (const ActionRegistry::Entry &entry : f.actions.entries()) {
            for (const QKeySequence &sequence : entry.spec.shortcuts) {
                const QStringList others = f.actions.conflicts(entry.spec.id, sequence);
                QVERIFY2(others.isEmpty(),
                         qPrintable(entry.spec.id + u" and "_s + others.join(u", "_s)));
            }
        }
    }

    void rubbishInTheSettingsIsNoKey()
    {
        Fixture f;
        f.settings.set(keys::Shortcuts,
                       {{u"a"_s, QJsonArray{u""_s, 7, u"Ctrl+L"_s}}, {u"b"_s, u"Ctrl+J"_s}});
        QCOMPARE(f.add(u"a"_s, {kCtrlJ})->shortcuts(), QList{kCtrlL});
        QCOMPARE(f.add(u"b"_s, {kDel})->shortcuts(), QList{kDel});
    }

    void fuzzy_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("better");
        QTest::addColumn<QString>("worse"); // empty: must not fit at all
        QTest::newRow("beginnings of words") << u"gs"_s << u"Go to Settings"_s << u"Logs"_s;
        QTest::newRow("runs") << u"set"_s << u"Settings"_s << u"Use the light theme"_s;
        QTest::newRow("short") << u"stop"_s << u"Stop"_s << u"Stop the application"_s;
        QTest::newRow("case") << u"STOP"_s << u"stop"_s << u"Start"_s;
        QTest::newRow("accents") << u"zrodla"_s << u"Źródła"_s << u"Zadania"_s;
        QTest::newRow("camel case") << u"es"_s << u"etlSales"_s << u"tiles"_s;
        QTest::newRow("Japanese") << u"設定"_s << u"設定を開く"_s << u"開く"_s;
    }

    void fuzzy()
    {
        QFETCH(QString, pattern);
        QFETCH(QString, better);
        QFETCH(QString, worse);
        const auto good = fuzzyScore(pattern, better);
        QVERIFY(good);
        const auto bad = fuzzyScore(pattern, worse);
        QVERIFY2(!bad || *bad < *good, qPrintable(u"%1 %2"_s.arg(*good).arg(bad.value_or(0))));
    }

    void fuzzyRefuses()
    {
        QVERIFY(!fuzzyScore(u"pots", u"stop"));
        QVERIFY(!fuzzyScore(u"a", u""));
        QCOMPARE(fuzzyScore(u"", u"anything"), 0);
        QCOMPARE(fuzzyScore(u"  ", u"anything"), 0);
    }

    void productionByName_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("production");
        for (const char *yes : {"prod", "prod-k3s", "k8s_prod_eu", "PRODUCTION", "eu.prd.01"})
            QTest::newRow(yes) << QString::fromLatin1(yes) << true;
        for (const char *no : {"products", "reproduce", "stage", "non-prod", "pre-prod", "dev"})
            QTest::newRow(no) << QString::fromLatin1(no) << false;
    }

    void quitWaitsForWhatIsTakenBack()
    {
        Fixture f;
        auto *pod = new TracingJob(true);
        auto *other = new TracingJob(false);
        f.activities.add(pod, title);
        f.activities.add(other, title);
        f.window().show();
        f.agree();
        QTRY_COMPARE(pod->state(), engine::Job::State::Cancelling);
        QCOMPARE(other->state(), engine::Job::State::Running); // it leaves nothing behind
        QVERIFY(f.window().isVisible());
        QVERIFY(!f.window().isEnabled());
        pod->takenBack();
        QTRY_VERIFY(!f.window().isVisible());
    }

    void quitDoesNotWaitForEver()
    {
        Fixture f;
        f.activities.add(new TracingJob(true), title);
        f.window().findChild<Leaving *>()->setPatience(std::chrono::milliseconds(1));
        f.window().show();
        f.agree();
        QTRY_VERIFY(!f.window().isVisible());
        QCOMPARE(f.activities.running(), 1);
    }

    void quitAtOnceWhereNothingIsLeft()
    {
        Fixture f;
        f.settings.set(keys::ConfirmQuit, false);
        f.activities.add(new TracingJob(false), title);
        f.window().show();
        QVERIFY(f.window().close());
    }

    void productionByName()
    {
        QFETCH(QString, name);
        QFETCH(bool, production);
        QCOMPARE(soundsLikeProduction(name), production);
        ShellFixture f;
        const ClusterChoice choice{.id = u"kubeconfig:"_s + name, .name = name};
        QCOMPARE(isProduction(f.settings, choice), production);
        setProduction(f.settings, choice, !production);
        QCOMPARE(isProduction(f.settings, choice), !production);
        setProduction(f.settings, choice, production);
        QVERIFY(f.settings.get(keys::Production).isEmpty());
    }
};

QTEST_MAIN(TestShellActions)
#include "tst_shellactions.moc"
