// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/localpeer.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <unistd.h>

using namespace firesteel::net;

class TestLocalPeer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsTheOwnerOfAConnection_data()
    {
        QTest::addColumn<QHostAddress>("address");
        QTest::newRow("IPv4") << QHostAddress(QHostAddress::LocalHost);
        QTest::newRow("IPv6") << QHostAddress(QHostAddress::LocalHostIPv6);
    }

    void tellsTheOwnerOfAConnection()
    {
        QFETCH(QHostAddress, address);
        QTcpServer server;
        if (!server.listen(address) && address.protocol() == QAbstractSocket::IPv6Protocol)
            return; // a machine without IPv6 has no such connections
        QVERIFY(server.isListening());
        QTcpSocket browser;
        browser.connectToHost(address, server.serverPort());
        QTRY_VERIFY(server.hasPendingConnections());
        QTcpSocket *ours = server.nextPendingConnection();
        const SocketEnd theirs{ours->peerAddress(), ours->peerPort()};
        const SocketEnd own{ours->localAddress(), ours->localPort()};
        QCOMPARE(ownerOfPeer(theirs, own), std::optional<uint>(geteuid()));
        QCOMPARE(ownerOfPeer({address, quint16(theirs.port ^ 1)}, own), std::nullopt);
    }

    void readsTheTable()
    {
        if (QSysInfo::ByteOrder != QSysInfo::LittleEndian)
            return; // the table is in the machine's own order
        const QByteArray table =
            "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  "
            "timeout inode\n"
            "   0: 0100007F:A1B2 0100007F:9C40 01 00000000:00000000 00:00000000 00000000  1001"
            "        0 12345 1 0000000000000000 20 4 30 10 -1\n"
            "   1: 0100007F:9C40 0100007F:A1B2 01 00000000:00000000 00:00000000 00000000  1000"
            "        0 12346 1 0000000000000000 20 4 30 10 -1\n"
            "   2: 00000000000000000000000001000000:A1B2 00000000000000000000000001000000:9C40 01 "
            "00000000:00000000 00:00000000 00000000  1002        0 12347 1\n"
            "   3: broken\n";
        const QHostAddress four(QHostAddress::LocalHost);
        const QHostAddress six(QHostAddress::LocalHostIPv6);
        QCOMPARE(ownerInTable(table, {four, 0xA1B2}, {four, 0x9C40}), std::optional<uint>(1001));
        QCOMPARE(ownerInTable(table, {four, 0x9C40}, {four, 0xA1B2}), std::optional<uint>(1000));
        QCOMPARE(ownerInTable(table, {six, 0xA1B2}, {six, 0x9C40}), std::optional<uint>(1002));
        QCOMPARE(ownerInTable(table, {four, 1}, {four, 2}), std::nullopt);
        QCOMPARE(ownerInTable({}, {four, 1}, {four, 2}), std::nullopt);
    }
};

QTEST_GUILESS_MAIN(TestLocalPeer)
#include "tst_localpeer.moc"
