// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// The way through the connection wizard: what it wants before it goes on and how it says so, where
// the keyboard is, and how it asks for pass-phrases.

#include "gui/dialogs/unlockdialog.h"
#include "gui/wizards/connect/tokenview.h"
#include "tests/gui/connectbench.h"
#include "tests/support/faultproxy.h"

#include <QApplication>
#include <QCheckBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>

using namespace firesteel;
using namespace firesteel::gui;
using namespace firesteel::test;
using namespace Qt::StringLiterals;
using Identity = ConnectionDraft::Identity;

namespace {

/// What keeps the wizard from going on; empty: nothing.
QString obstacle(Bench &bench)
{
    const auto *next = bench.find<QPushButton>(u"connect.next"_s);
    const auto *text = bench.find<QLabel>(u"connect.obstacle"_s);
    const bool said = text->isVisible() && next->accessibleDescription() == text->text();
    if (next->isEnabled())
        return text->isVisible() ? u"on, with: "_s + text->text() : QString();
    return said ? text->text() : u"off, without a reason"_s;
}

FaultProxy::Options silent()
{
    FaultProxy::Options options;
    options.answerTls = false;
    return options;
}

/// A token that says this of itself.
QByteArray tokenOf(const QByteArray &claims)
{
    const auto part = [](const QByteArray &text) {
        return text.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
    };
    return part("{\"alg\":\"RS256\"}") + '.' + part(claims) + ".c2lnbmF0dXJl";
}

/// How far below the top of its row the first line of a label stands.
int baseLine(const QLabel &label)
{
    return label.y() + label.contentsMargins().top() + label.fontMetrics().ascent();
}

/// Those of a name and a value.
QList<const QWidget *> visibleRows(const QWidget &view)
{
    QList<const QWidget *> rows;
    for (const QWidget *row : view.findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        if (row->isVisible() && row->findChildren<QLabel *>(Qt::FindDirectChildrenOnly).size() == 2)
            rows.append(row);
    }
    return rows;
}

} // namespace

class TestConnectSteps : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void nextSaysWhyItIsOff();
    void connectWantsAPassedTest();
    void withoutATestOnlyByAnOpenChoice();
    void plainHttpIsOfTheDraft();
    void focusGoesToTheFirstField_data();
    void focusGoesToTheFirstField();
    void lookKeepsTheKeyboard();
    void aNewPassphraseIsAskedForTwice();
    void nothingHasFailedBeforeTheAnswer();
    void linesOfTheTokenStandOnOneLine();
};

void TestConnectSteps::nextSaysWhyItIsOff()
{
    Bench bench;
    QVERIFY2(obstacle(bench).contains(connectStepTitle(ConnectStep::Source)),
             qPrintable(obstacle(bench)));
    bench.choose(ConnectionDraft::Source::Parts);
    QCOMPARE(obstacle(bench), QString());
    bench.next();
    QVERIFY2(obstacle(bench).contains(connectStepTitle(ConnectStep::Address)),
             qPrintable(obstacle(bench)));
    bench.type(u"connect.server"_s, u"https://127.0.0.1:1"_s);
    QCOMPARE(obstacle(bench), QString());
    bench.session().edit([](ConnectionDraft &one) {
        one.proxy = ConnectionDraft::Proxy::Url;
        one.proxyUrl = u"ftp://x"_s;
    });
    QCOMPARE(obstacle(bench), QString()); // it is not wrong on this page
    for (const ConnectStep step : {ConnectStep::Proxy, ConnectStep::Room}) {
        bench.page()->goTo(step);
        QVERIFY2(obstacle(bench).contains(connectStepTitle(ConnectStep::Proxy)),
                 qPrintable(obstacle(bench)));
    }
    bench.session().edit([](ConnectionDraft &one) { one.proxy = ConnectionDraft::Proxy::None; });
    // a test that cannot begin without the certificate does not make the empty page a wrong one
    bench.session().edit([](ConnectionDraft &one) { one.identity = Identity::Certificate; });
    bench.page()->goTo(ConnectStep::Identity);
    bench.session().startTest();
    QVERIFY(bench.session().obstacle());
    QVERIFY2(obstacle(bench).contains(u"is not filled in yet"_s), qPrintable(obstacle(bench)));
    bench.session().edit([](ConnectionDraft &one) { one.identity = Identity::Token; });
    bench.page()->goTo(ConnectStep::Test);
    QVERIFY2(obstacle(bench).contains(u"has not passed"_s), qPrintable(obstacle(bench)));
}

void TestConnectSteps::connectWantsAPassedTest()
{
    Server server;
    Bench bench;
    bench.session().edit([&server](ConnectionDraft &one) {
        one.source = ConnectionDraft::Source::Parts;
        one.server = server.url();
        one.caPem = server.caPem();
        one.identity = Identity::Token;
        one.token = server.token();
        one.namespaceName = u"spark"_s;
    });
    bench.page()->goTo(ConnectStep::Room);
    QVERIFY2(obstacle(bench).contains(u"has not passed"_s), qPrintable(obstacle(bench)));
    bench.page()->goTo(ConnectStep::Test);
    QTRY_VERIFY_WITH_TIMEOUT(bench.session().hasPassed(), 20'000);
    bench.page()->goTo(ConnectStep::Room);
    QCOMPARE(obstacle(bench), QString());
    QVERIFY(!bench.find<QCheckBox>(u"connect.untested"_s)->isVisible());
    // which namespace is a matter of the pages after the test
    bench.session().edit([](ConnectionDraft &one) { one.namespaceName = u"default"_s; });
    QCOMPARE(obstacle(bench), QString());
    bench.session().edit([](ConnectionDraft &one) { one.token = "another"; });
    QVERIFY2(obstacle(bench).contains(u"has not passed"_s), qPrintable(obstacle(bench)));
}

void TestConnectSteps::withoutATestOnlyByAnOpenChoice()
{
    Bench bench;
    bench.session().edit([](ConnectionDraft &one) {
        one.source = ConnectionDraft::Source::Parts;
        one.server = u"https://127.0.0.1:1"_s;
        one.systemCa = true;
    });
    auto *untested = bench.find<QCheckBox>(u"connect.untested"_s);
    bench.page()->goTo(ConnectStep::Access);
    QVERIFY(!untested->isVisible());
    bench.page()->goTo(ConnectStep::Room);
    QVERIFY(!obstacle(bench).isEmpty());
    QVERIFY(!untested->isChecked());
    bench.click(u"connect.untested"_s);
    QVERIFY(untested->isChecked());
    QCOMPARE(obstacle(bench), QString());
    bench.session().edit([](ConnectionDraft &one) { one.image = u"apache/spark:4.1.1"_s; });
    QCOMPARE(obstacle(bench), QString());
    // it was said of this connection alone
    bench.session().edit([](ConnectionDraft &one) { one.server = u"https://127.0.0.1:2"_s; });
    QVERIFY(!obstacle(bench).isEmpty());
    QVERIFY(!untested->isChecked());
    bench.click(u"connect.untested"_s);
    bench.next();
    QTRY_COMPARE(bench.fixture.profiles.profiles().size(), 1);
    QVERIFY(!bench.session().goesWithoutTest());
}

void TestConnectSteps::plainHttpIsOfTheDraft()
{
    QVERIFY(isPlainHttp({.server = u" HTTP://10.1.2.3:8080"_s}));
    QVERIFY(!isPlainHttp({.server = u"https://10.1.2.3:8080"_s}));
    QVERIFY(!isPlainHttp({.server = u"10.1.2.3:8080"_s}));
    QVERIFY(!isPlainHttp({}));
}

void TestConnectSteps::focusGoesToTheFirstField_data()
{
    QTest::addColumn<ConnectStep>("step");
    QTest::addColumn<Identity>("identity");
    QTest::addColumn<QString>("name");
    const auto add = [](ConnectStep step, Identity identity, const QString &name) {
        QTest::addRow("%s %d", qPrintable(connectStepId(step)), int(identity))
            << step << identity << name;
    };
    const QString parts = u"connect.way%1"_s.arg(int(ConnectionDraft::Source::Parts));
    add(ConnectStep::Source, Identity::None, parts);
    add(ConnectStep::Address, Identity::None, u"connect.server"_s);
    add(ConnectStep::Trust, Identity::None, u"connect.caChoose"_s);
    add(ConnectStep::Identity, Identity::None, u"connect.identity"_s);
    add(ConnectStep::Identity, Identity::Token, u"connect.token"_s);
    add(ConnectStep::Identity, Identity::TokenFile, u"connect.tokenFile"_s);
    add(ConnectStep::Identity, Identity::Basic, u"connect.user"_s);
    const QString proxy = u"connect.proxy%1"_s.arg(int(ConnectionDraft::Proxy::Environment));
    add(ConnectStep::Proxy, Identity::None, proxy);
    add(ConnectStep::Test, Identity::None, u"connect.testCancel"_s);
    add(ConnectStep::Access, Identity::None, u"connect.namespace"_s);
    add(ConnectStep::Room, Identity::None, u"connect.image"_s);
}

void TestConnectSteps::focusGoesToTheFirstField()
{
    QFETCH(ConnectStep, step);
    QFETCH(Identity, identity);
    QFETCH(QString, name);
    FaultProxy server(silent()); // a test goes on until it is cancelled
    Bench bench;
    bench.session().edit([identity, &server](ConnectionDraft &one) {
        one.source = ConnectionDraft::Source::Parts;
        one.server = u"https://127.0.0.1:%1"_s.arg(server.port());
        one.identity = identity;
    });
    bench.find<QWidget>(u"connect.steps"_s)->setFocus();
    bench.page()->goTo(step);
    const QWidget *focus = QApplication::focusWidget();
    QVERIFY(focus);
    QCOMPARE(focus->objectName(), name);
}

void TestConnectSteps::lookKeepsTheKeyboard()
{
    FaultProxy server(silent());
    Bench bench;
    bench.session().edit([&server](ConnectionDraft &one) {
        one.source = ConnectionDraft::Source::Parts;
        one.server = u"https://127.0.0.1:%1"_s.arg(server.port());
        one.systemCa = true;
    });
    for (const auto &[step, name] : {std::pair{ConnectStep::Room, u"connect.roomLook"_s},
                                     {ConnectStep::Access, u"connect.accessLook"_s}}) {
        bench.page()->goTo(step);
        auto *look = bench.find<QPushButton>(name);
        look->setFocus();
        for (int i = 0; i < 2; ++i) { // pressed again, it goes on
            QTest::keyClick(look, Qt::Key_Space);
            QVERIFY2(look->hasFocus(), qPrintable(name));
        }
    }
    const QString verdict = bench.find<QLabel>(u"connect.roomVerdict"_s)->text();
    QVERIFY2(verdict.startsWith(u"Looking"_s), qPrintable(verdict));
}

void TestConnectSteps::aNewPassphraseIsAskedForTwice()
{
    Bench bench;
    auto made = std::make_unique<secrets::EncryptedFileStore>(bench.fixture.home() + u"/sealed"_s);
    secrets::EncryptedFileStore *file = made.get();
    bench.fixture.vault.setStore(std::move(made));
    bench.session().edit([](ConnectionDraft &one) {
        one.source = ConnectionDraft::Source::Parts;
        one.identity = Identity::Token;
        one.token = "abc123";
    });
    bench.page()->goTo(ConnectStep::Identity);
    bench.click(u"connect.keep%1"_s.arg(int(secrets::SecretStore::Kind::EncryptedFile)));
    auto *first = bench.find<QLineEdit>(u"connect.filePassphrase"_s);
    auto *second = bench.find<QLineEdit>(u"connect.fileRepeat"_s);
    QVERIFY(first->isVisible() && second->isVisible());
    QVERIFY(first->hasFocus());
    bench.type(u"connect.filePassphrase"_s, u"right horse"_s);
    bench.type(u"connect.fileRepeat"_s, u"left horse"_s);
    bench.click(u"connect.fileUnlock"_s);
    QVERIFY(!file->isCreated());
    QVERIFY(second->hasFocus());
    QVERIFY2(second->accessibleDescription().contains(u"not the same"_s),
             qPrintable(second->accessibleDescription()));
    bench.type(u"connect.fileRepeat"_s, u"right horse"_s);
    bench.click(u"connect.fileUnlock"_s);
    QTRY_VERIFY_WITH_TIMEOUT(file->isCreated() && !file->isLocked(), 20'000);
    QTRY_VERIFY(!first->isVisible() && !second->isVisible());
    QVERIFY(first->text().isEmpty() && second->text().isEmpty());
}

/// Behind the question of the pass-phrase nothing says that it was not answered.
void TestConnectSteps::nothingHasFailedBeforeTheAnswer()
{
    Bench bench;
    bench.sealCluster();
    Workbench &workbench = bench.fixture.workbench;
    workbench.refreshChoices();
    QTRY_VERIFY(workbench.choice(bench.sealedId));
    const auto question = [&bench] { return bench.fixture.window().findChild<UnlockDialog *>(); };
    QSignalSpy failed(&workbench, &Workbench::openFailed);
    workbench.open(bench.sealedId);
    QTRY_VERIFY(question());
    QVERIFY(!workbench.openProblem());
    QCOMPARE(workbench.freshness().state, Freshness::State::Connecting);
    QVERIFY(!workbench.freshness().cause);
    QCOMPARE(failed.size(), 0);
    question()->reject();
    QCOMPARE(failed.size(), 1);
    QVERIFY(workbench.openProblem());
    QCOMPARE(workbench.openProblem()->context.value(u"problem"_s), u"secret-locked"_s);
    QTRY_VERIFY(!question());
    workbench.reconnect();
    QTRY_VERIFY(question());
    QVERIFY(!workbench.openProblem());
    question()->field()->setText(u"right"_s);
    question()->unlockButton()->click();
    QTRY_VERIFY_WITH_TIMEOUT(workbench.session(), 20'000);
    QCOMPARE(failed.size(), 1);
}

void TestConnectSteps::linesOfTheTokenStandOnOneLine()
{
    Bench bench;
    bench.page()->goTo(ConnectStep::Identity);
    bench.session().edit([](ConnectionDraft &one) {
        one.identity = Identity::Token;
        one.token = tokenOf("{\"sub\":\"system:serviceaccount:spark:me\",\"kubernetes.io\":"
                            "{\"namespace\":\"spark\"}}");
    });
    auto *view = bench.find<TokenView>(u"connect.tokenView"_s);
    QTRY_VERIFY(view->isVisible());
    QTRY_VERIFY(visibleRows(*view).size() > 1); // a layout shows what it is given a little later
    for (const QWidget *row : visibleRows(*view)) {
        const auto labels = row->findChildren<QLabel *>(Qt::FindDirectChildrenOnly);
        QTRY_COMPARE(baseLine(*labels.first()), baseLine(*labels.last()));
        QCOMPARE(labels.first()->x(), 0);
    }
}

int main(int argc, char **argv)
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    TestConnectSteps test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_connectsteps.moc"
