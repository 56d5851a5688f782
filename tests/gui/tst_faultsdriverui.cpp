// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// The pane of a driver's web UI when there is none: it never listens, is forbidden, the driver
// goes, the cluster goes, no browser is there.

#include "core/engine/clustersession.h"
#include "gui/webview/browseropener.h"
#include "gui/webview/driveruipane.h"
#include "gui/webview/webviewloader.h"
#include "tests/gui/appsfixture.h"
#include "tests/support/drivercluster.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace firesteel;
using namespace firesteel::gui;
using engine::UiState;
using firesteel::test::DriverCluster;
using firesteel::test::PageFixture;
using firesteel::test::PodMaker;

namespace {

/// A cluster with a running driver in which nothing listens, and the pane for it, without the
/// embedded browser and without any other.
struct Bench {
    Bench()
        : loader(WebViewLoader::Surroundings{{plugins.path()}, false, false, [] { return true; }}),
          opener([](const QString &) { return QString(); }, false), pane(theme, loader, opener)
    {
        cluster.setPod(PodMaker::driver().running().json());
        engine::Connection connection;
        connection.endpoint = cluster.endpoint();
        connection.auth.token = "test-token";
        connection.namespaceName = u"jobs"_s;
        session = std::make_unique<engine::ClusterSession>(connection, clock);
        session->feedStore({kube::resources::Pods, u"jobs"_s, {}, {}});
    }
    ~Bench() { pane.clear(); }
    void show()
    {
        QTRY_VERIFY(session->apps().apps().size() == 1);
        pane.showApp(*session, *session->apps().apps().constFirst());
        pane.resize(900, 500);
        pane.show();
    }
    [[nodiscard]] QString said() const
    {
        return pane.findChild<QLabel *>(u"driverUiState"_s)->text();
    }
    [[nodiscard]] bool is(UiState::Kind kind) const
    {
        return pane.driverUi() && pane.driverUi()->state().kind == kind;
    }

    QTemporaryDir plugins;
    SystemClock clock;
    Theme theme;
    WebViewLoader loader;
    BrowserOpener opener;
    DriverCluster cluster;
    std::unique_ptr<engine::ClusterSession> session;
    DriverUiPane pane;
};

} // namespace

class TestFaultsDriverUi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void neverListens()
    {
        Bench b;
        b.show();
        QVERIFY(!b.said().isEmpty()); // from the first moment on
        QTRY_VERIFY(b.is(UiState::Kind::NotListening));
        QVERIFY2(b.said().contains("not up yet"_L1), qPrintable(b.said()));
        // It comes after all.
        b.cluster.web(4040).setHandler([](net::HttpExchange *exchange) {
            if (exchange->request().target == "/api/v1/applications")
                return exchange->respond(200, {{"Content-Type", "application/json"}},
                                         "[{\"id\":\"spark-a\"}]");
            exchange->respond(200, {{"Content-Type", "text/html"}}, "page");
        });
        QTRY_VERIFY_WITH_TIMEOUT(b.is(UiState::Kind::Ready), 30'000);
        QVERIFY(b.said().contains("is up"_L1));
        // And goes with its driver.
        b.cluster.removePod(u"pi-driver"_s);
        QTRY_VERIFY_WITH_TIMEOUT(b.is(UiState::Kind::Ended), 30'000);
        QVERIFY(b.said().contains("has ended"_L1));
    }

    void listensAndSaysNothing()
    {
        Bench b;
        QList<QPointer<net::HttpExchange>> silent;
        b.cluster.web(4040).setHandler(
            [&silent](net::HttpExchange *exchange) { silent.append(exchange); });
        b.show();
        QTRY_VERIFY(!silent.isEmpty());
        QVERIFY(!b.said().isEmpty());
        QVERIFY(!b.is(UiState::Kind::Ready));
        b.pane.clear(); // leaving does not wait for it
        QVERIFY(!b.pane.driverUi());
    }

    void isForbidden()
    {
        Bench b;
        b.cluster.deniedVerbs = {u"create"_s, u"get"_s};
        b.cluster.refuseForwards = 403;
        b.show();
        QTRY_VERIFY(b.is(UiState::Kind::Refused));
        QVERIFY2(b.said().contains("does not let you"_L1), qPrintable(b.said()));
    }

    void noBrowserAnywhere()
    {
        Bench b;
        b.show();
        auto *open = b.pane.findChild<QPushButton *>(u"openInBrowser"_s);
        auto *address = b.pane.findChild<QLineEdit *>(u"driverUiAddress"_s);
        QTRY_VERIFY(open->isEnabled());
        open->click();
        QTRY_VERIFY(address->isVisible()); // to be copied
        QVERIFY(address->text().startsWith("http://"_L1));
    }

    /// Only a link to the UI works once; what leads out of it is an address like any other.
    void noBrowserForAnAddressOutside()
    {
        Bench b;
        b.show();
        auto *open = b.pane.findChild<QPushButton *>(u"openInBrowser"_s);
        auto *address = b.pane.findChild<QLineEdit *>(u"driverUiAddress"_s);
        auto *words = b.pane.findChild<QLabel *>(u"driverUiAddressText"_s);
        QTRY_VERIFY(open->isEnabled());
        const QString foreign = u"https://docs.example.com/tuning.html"_s;
        b.pane.openOutside(QUrl(foreign));
        QTRY_COMPARE(address->text(), foreign);
        QVERIFY2(!words->text().contains("once"_L1), qPrintable(words->text()));
        QVERIFY(!address->accessibleName().contains("of the web UI"_L1));
        open->click(); // and a link of its own again
        QTRY_VERIFY(address->text() != foreign);
        QVERIFY2(words->text().contains("once"_L1), qPrintable(words->text()));
    }

    void clusterThatGoesAway()
    {
        Bench b;
        b.show();
        QTRY_VERIFY(b.is(UiState::Kind::NotListening));
        b.pane.clear();
        b.session.reset();
        QVERIFY(!b.pane.driverUi());
    }
};

QTEST_MAIN(TestFaultsDriverUi)
#include "tst_faultsdriverui.moc"
