// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// The embedded browser for real, in front of two little web servers: it shows its own origin and
// nothing else. The sandbox is off, for tests run as root.

#include "core/net/httpserver.h"
#include "gui/webview/webviewloader.h"

#include <QApplication>
#include <QHostAddress>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace firesteel;
using namespace firesteel::gui;

namespace {

class Site
{
public:
    Site() : m_server(net::HttpServer::Options())
    {
        m_server.setHandler([this](net::HttpExchange *exchange) {
            const QByteArray target = exchange->request().target;
            targets << target;
            if (target == "/file")
                return exchange->respond(200,
                                         {{"Content-Type", "application/octet-stream"},
                                          {"Content-Disposition", "attachment; filename=f"}},
                                         "file");
            exchange->respond(200, {{"Content-Type", "text/html"}}, page);
        });
        listening = m_server.listen(QHostAddress(QHostAddress::LocalHost));
    }
    [[nodiscard]] QUrl url(const QString &path = u"/"_s) const
    {
        return QUrl(u"http://127.0.0.1:"_s + QString::number(m_server.port()) + path);
    }

    QByteArray page = "<html><body>ready</body></html>";
    QByteArrayList targets;
    Result<> listening;

private:
    net::HttpServer m_server;
};

} // namespace

class TestWebView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        WebViewLoader::Surroundings surroundings = WebViewLoader::surroundings();
        m_loader = std::make_unique<WebViewLoader>(surroundings);
        m_plugin = m_loader->webView();
        QVERIFY2(m_plugin, qPrintable(m_loader->detail()));
    }

    void showsItsOriginAlone()
    {
        Site own;
        Site foreign;
        own.page = "<html><body><img src=\"" + foreign.url(u"/picture"_s).toEncoded() +
                   "\"><script src=\"" + foreign.url(u"/script"_s).toEncoded() +
                   "\"></script><script>"
                   "window.open('/popup'); navigator.geolocation.getCurrentPosition(() => {});"
                   "fetch('/alive');"
                   "setTimeout(() => { location.href = '/file'; }, 50);"
                   "setTimeout(() => { fetch('/after'); }, 400);"
                   "</script></body></html>";
        QList<QUrl> outside;
        int links = 0;
        const std::unique_ptr<QWidget> view(
            m_plugin->createView({own.url(),
                                  [&] {
                                      ++links;
                                      return own.url(u"/.firesteel/open/key"_s);
                                  },
                                  [&](const QUrl &url) { outside << url; },
                                  {}},
                                 nullptr));
        view->resize(600, 400);
        view->show();
        QTRY_VERIFY_WITH_TIMEOUT(own.targets.contains("/after"), 60'000);
        QVERIFY(own.targets.contains("/.firesteel/open/key"));
        QCOMPARE(links, 1);
        QVERIFY(!own.targets.contains("/popup"));
        QVERIFY(foreign.targets.isEmpty());
        QVERIFY(outside.isEmpty());
        const auto buttons = view->findChildren<QToolButton *>();
        for (const QToolButton *button : buttons)
            QVERIFY(!button->accessibleName().isEmpty() || !button->text().isEmpty());
        buttons.constLast()->click(); // open in the browser, by a link of its own
        QCOMPARE(outside, QList<QUrl>{own.url(u"/.firesteel/open/key"_s)});
        QCOMPARE(links, 2);
    }

    void asksBeforeALinkLeadsOutside()
    {
        Site own;
        Site foreign;
        own.page = "<html><body><a id=\"a\" href=\"" + foreign.url(u"/there"_s).toEncoded() +
                   "\">x</a><script>document.getElementById('a').click(); fetch('/clicked');"
                   "</script></body></html>";
        QList<QUrl> outside;
        const std::unique_ptr<QWidget> view(m_plugin->createView(
            {own.url(), [&] { return own.url(); }, [&](const QUrl &url) { outside << url; }, {}},
            nullptr));
        view->resize(600, 400);
        view->show();
        QTRY_VERIFY_WITH_TIMEOUT(!view->findChildren<QPushButton *>().isEmpty() &&
                                     view->findChildren<QPushButton *>().constFirst()->isVisible(),
                                 60'000);
        QVERIFY(foreign.targets.isEmpty());
        QVERIFY(outside.isEmpty()); // nobody has said yes
        view->findChildren<QPushButton *>().constFirst()->click();
        QCOMPARE(outside, QList<QUrl>{foreign.url(u"/there"_s)});
        QVERIFY(foreign.targets.isEmpty());
    }

    /// Spark's links that kill a job ask so. Nobody waits for the answer: the person gives it in
    /// the window, and what was clicked is clicked again.
    void asksWhatAPageAsks()
    {
        Site own;
        own.page =
            "<html><body><a id=\"a\" href=\"/kill\" onclick=\"if (window.confirm('Kill job 3 ?')) "
            "{ return true; } else { fetch('/held'); return false; }\"><b id=\"b\">kill</b></a>"
            "<script>if (location.pathname == '/') document.getElementById('b').click();</script>"
            "</body></html>";
        const std::unique_ptr<QWidget> view(m_plugin->createView(
            {own.url(), [&] { return own.url(); }, [](const QUrl &) {}, {}}, nullptr));
        view->resize(600, 400);
        view->show();
        QTRY_VERIFY_WITH_TIMEOUT(own.targets.contains("/held"), 60'000);
        const auto buttons = view->findChildren<QPushButton *>();
        QTRY_VERIFY(buttons.constFirst()->isVisible());
        QVERIFY(!QApplication::activeModalWidget());
        const auto labels = view->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
            return label->isVisible() && label->text().contains("Kill job 3 ?"_L1);
        }));
        QVERIFY(!own.targets.contains("/kill"));
        buttons.constFirst()->click();
        QTRY_VERIFY_WITH_TIMEOUT(own.targets.contains("/kill"), 60'000);
        QVERIFY(!buttons.constFirst()->isVisible());
    }

private:
    std::unique_ptr<WebViewLoader> m_loader;
    WebViewInterface *m_plugin = nullptr;
};

int main(int argc, char **argv)
{
    qputenv("QTWEBENGINE_DISABLE_SANDBOX", "1");
    QApplication app(argc, argv);
    TestWebView test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_webview.moc"
