// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/models/connectiondraft.h"
#include "gui/wizards/connect/systemproxy.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <QThreadPool>

#include <atomic>

using namespace firesteel;
using namespace firesteel::gui;
using namespace Qt::StringLiterals;

namespace {

net::Proxy proxyNamed(const QString &host)
{
    net::Proxy proxy;
    proxy.kind = net::Proxy::Kind::Http;
    proxy.host = host;
    proxy.port = 3128;
    return proxy;
}

} // namespace

class TestSystemProxy : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QThreadPool::globalInstance()->setMaxThreadCount(2); }
    void asksAside();
    void lastServerCounts();
    void noServerNeedsNone();
    void countsWhereItIsWanted();
};

void TestSystemProxy::asksAside()
{
    std::atomic<QThread *> thread = nullptr;
    std::atomic<int> asked = 0;
    SystemProxy proxy([&](const net::Endpoint &endpoint) {
        thread = QThread::currentThread();
        ++asked;
        return proxyNamed(u"for-"_s + endpoint.host);
    });
    const QSignalSpy answered(&proxy, &SystemProxy::answered);
    const QString server = u"https://cluster:6443"_s;
    QVERIFY(!proxy.knows(server));
    proxy.ask(server);
    proxy.ask(server);
    QTRY_COMPARE(answered.count(), 1);
    QVERIFY(proxy.knows(server));
    QCOMPARE(proxy.proxy().host, u"for-cluster"_s);
    QCOMPARE(asked.load(), 1);
    QVERIFY(thread.load() != QThread::currentThread());
    QVERIFY(!proxy.knows(u"https://another:6443"_s));
}

/// The answer for a server that is no longer asked for comes last, and is none.
void TestSystemProxy::lastServerCounts()
{
    QSemaphore slow;
    SystemProxy proxy([&slow](const net::Endpoint &endpoint) {
        if (endpoint.host == u"first"_s)
            slow.acquire();
        return proxyNamed(endpoint.host);
    });
    const QSignalSpy answered(&proxy, &SystemProxy::answered);
    proxy.ask(u"https://first"_s);
    proxy.ask(u"https://second"_s);
    QTRY_COMPARE(answered.count(), 1);
    slow.release();
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    QCOMPARE(answered.count(), 1);
    QCOMPARE(proxy.proxy().host, u"second"_s);
    QVERIFY(!proxy.knows(u"https://first"_s));
}

void TestSystemProxy::noServerNeedsNone()
{
    SystemProxy proxy([](const net::Endpoint &) { return net::Proxy(); });
    proxy.ask(u"not a server"_s);
    QVERIFY(proxy.knows(u"not a server"_s));
}

void TestSystemProxy::countsWhereItIsWanted()
{
    ConnectionDraft draft;
    draft.server = u"https://cluster:6443"_s;
    draft.proxy = ConnectionDraft::Proxy::System;
    const net::Proxy system = proxyNamed(u"desk"_s);
    QCOMPARE(ladderRequest(draft, {}, system)->endpoint.proxy, system);
    draft.proxy = ConnectionDraft::Proxy::None;
    QCOMPARE(ladderRequest(draft, {}, system)->endpoint.proxy, net::Proxy());
}

QTEST_GUILESS_MAIN(TestSystemProxy)
#include "tst_systemproxy.moc"
