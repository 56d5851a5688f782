// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// The ways to a browser: which is tried when, and why the embedded one is not there.

#include "gui/webview/browseropener.h"
#include "gui/webview/webviewloader.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <atomic>

using namespace Qt::StringLiterals;
using namespace firesteel::gui;

namespace {

const QUrl Address(u"http://etl-1a2b3c4d.localhost:40123/.firesteel/open/x"_s);

/// A folder of programs that note their argument and end as told.
class Programs
{
public:
    void add(const QString &name, int exitCode) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no program");
        file.write("#!/bin/sh\nprintf '%s' \"$1\" > '" + m_folder.filePath(name).toUtf8() +
                   ".seen'\nexit " + QByteArray::number(exitCode) + "\n");
        file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner |
                            QFileDevice::ExeOwner);
    }
    [[nodiscard]] QString find(const QString &name) const
    {
        const QString path = m_folder.filePath(name);
        return QFile::exists(path) ? path : QString();
    }
    [[nodiscard]] QByteArray seen(const QString &name) const
    {
        QFile file(m_folder.filePath(name + u".seen"_s));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] auto finder() const
    {
        return [this](const QString &name) { return find(name); };
    }

private:
    QTemporaryDir m_folder;
};

} // namespace

class TestBrowser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void waysInOrder()
    {
        const auto all = [](const QString &name) { return u"/bin/"_s + name; };
        QStringList programs;
        for (const auto &way : BrowserOpener::ways(Address, true, all))
            programs << way.program;
        QCOMPARE(programs,
                 (QStringList{u"/bin/wslview"_s, u"/bin/explorer.exe"_s, u"/bin/xdg-open"_s}));
        QCOMPARE(BrowserOpener::ways(Address, false, all).size(), 1);
        QCOMPARE(BrowserOpener::ways(Address, false, all).constFirst().arguments,
                 QStringList{Address.toString()});
        for (const QString &other : {u"file:///etc/passwd"_s, u"javascript:alert(1)"_s, u"-x"_s,
                                     u"http:///x"_s, u""_s, u"ms-settings:x"_s})
            QVERIFY2(BrowserOpener::ways(QUrl(other), true, all).isEmpty(), qPrintable(other));
    }

    void opens_data()
    {
        QTest::addColumn<bool>("wsl");
        QTest::addColumn<QMap<QString, int>>("programs");
        QTest::addColumn<QString>("by");
        using P = QMap<QString, int>;
        QTest::newRow("linux") << false << P{{u"xdg-open"_s, 0}, {u"wslview"_s, 0}}
                               << u"xdg-open"_s;
        QTest::newRow("wsl") << true << P{{u"xdg-open"_s, 0}, {u"wslview"_s, 0}} << u"wslview"_s;
        QTest::newRow("explorer's exit code means nothing")
            << true << P{{u"xdg-open"_s, 0}, {u"explorer.exe"_s, 1}} << u"explorer.exe"_s;
        QTest::newRow("the next when one fails")
            << true << P{{u"xdg-open"_s, 0}, {u"wslview"_s, 3}} << u"xdg-open"_s;
        QTest::newRow("none works") << false << P{{u"xdg-open"_s, 4}} << QString();
        QTest::newRow("none is there") << true << P{} << QString();
    }

    void opens()
    {
        QFETCH(bool, wsl);
        using P = QMap<QString, int>;
        QFETCH(P, programs);
        QFETCH(QString, by);
        const Programs folder;
        for (auto it = programs.cbegin(); it != programs.cend(); ++it)
            folder.add(it.key(), it.value());
        BrowserOpener opener(folder.finder(), wsl);
        QSignalSpy opened(&opener, &BrowserOpener::opened);
        QSignalSpy failed(&opener, &BrowserOpener::failed);
        opener.open(Address);
        QTRY_COMPARE(opened.size() + failed.size(), 1);
        QCOMPARE(opened.size(), by.isEmpty() ? 0 : 1);
        if (by.isEmpty())
            QCOMPARE(failed[0][0].toUrl(), Address); // to be shown and copied
        else
            QCOMPARE(folder.seen(by), Address.toEncoded());
    }

    /// Nobody waits for a child process in the main thread.
    void sandboxIsTriedBeside()
    {
        const QTemporaryDir folder;
        QFile fake(folder.filePath(u"firesteel-webview.so"_s));
        QVERIFY(fake.open(QIODevice::WriteOnly));
        std::atomic<int> tried = 0;
        std::atomic<bool> beside = false;
        WebViewLoader loader({{folder.path()}, false, false, [&] {
                                  ++tried;
                                  beside = !QThread::isMainThread();
                                  return false;
                              }});
        int told = 0;
        loader.whenChecked(this, [&told] { ++told; });
        QCOMPARE(told, 0);
        QTRY_COMPARE(told, 1);
        QVERIFY(beside);
        QVERIFY(!loader.webView());
        QVERIFY(loader.obstacle() == WebViewObstacle::NoSandbox);
        loader.whenChecked(this, [&told] { ++told; });
        QCOMPARE(told, 2); // it is known
        QCOMPARE(tried, 1);
    }

    void obstacles()
    {
        QTemporaryDir folder;
        WebViewLoader::Surroundings where{{folder.path()}, false, false, [] { return true; }};
        WebViewLoader none(where);
        QVERIFY(!none.webView());
        QVERIFY(none.obstacle() == WebViewObstacle::NotInstalled);
        QVERIFY(!none.reason().isEmpty());
        QFile fake(folder.filePath(u"firesteel-webview.so"_s));
        QVERIFY(fake.open(QIODevice::WriteOnly));
        fake.write("no library");
        fake.close();
        WebViewLoader::Surroundings root = where;
        root.root = true;
        WebViewLoader asRoot(root);
        QVERIFY(!asRoot.webView());
        QVERIFY(asRoot.obstacle() == WebViewObstacle::Root);
        WebViewLoader::Surroundings tight = where;
        tight.sandboxWorks = [] { return false; };
        WebViewLoader unsafe(tight);
        QVERIFY(!unsafe.webView());
        QVERIFY(unsafe.obstacle() == WebViewObstacle::NoSandbox);
        WebViewLoader broken(where);
        QVERIFY(!broken.webView());
        QVERIFY(broken.obstacle() == WebViewObstacle::Broken);
        QVERIFY(!broken.detail().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestBrowser)
#include "tst_browser.moc"
