// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/localstream.h"

#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <sys/socket.h>

using namespace firesteel::net;

namespace {

class Acceptor final : public QTcpServer
{
public:
    qintptr descriptor = -1;

protected:
    void incomingConnection(qintptr accepted) override { descriptor = accepted; }
};

/// A connection: a LocalStream at one end, a QTcpSocket at the other.
struct Pair {
    Pair()
    {
        if (!acceptor.listen(QHostAddress::LocalHost))
            return;
        far.connectToHost(QHostAddress(QHostAddress::LocalHost), acceptor.serverPort());
        [this] { QTRY_VERIFY(acceptor.descriptor >= 0); }();
        [this] { QTRY_COMPARE(far.state(), QAbstractSocket::ConnectedState); }();
        near = new LocalStream(acceptor.descriptor, &owner);
        QObject::connect(near, &LocalStream::readEnded, &owner, [this] { ++ends; });
        QObject::connect(near, &LocalStream::broken, &owner, [this] { ++breaks; });
    }

    void endFarWriting() const { ::shutdown(int(far.socketDescriptor()), SHUT_WR); }

    QObject owner;
    Acceptor acceptor;
    QTcpSocket far;
    QPointer<LocalStream> near;
    int ends = 0;
    int breaks = 0;
};

} // namespace

class TestLocalStream : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void directionsEndApart();
    void ourEndComesAfterWhatWasWritten();
    void readsOnlySoFarAhead();
    void brokenByReset();
    void abortIsNoOrderlyEnd();
    void deletedInEachSignal_data();
    void deletedInEachSignal();
};

void TestLocalStream::directionsEndApart()
{
    Pair pair;
    pair.far.write("question");
    QTRY_COMPARE(pair.near->bytesAvailable(), 8);
    pair.endFarWriting();
    QTRY_COMPARE(pair.ends, 1);
    QVERIFY(pair.near->ended());
    QCOMPARE(pair.near->read(100), QByteArray("question"));
    pair.near->write("answer");
    QTRY_COMPARE(pair.far.bytesAvailable(), 6);
    QCOMPARE(pair.far.state(), QAbstractSocket::ConnectedState);
    QCOMPARE(pair.breaks, 0);
    pair.near->close();
    QTRY_COMPARE(pair.far.state(), QAbstractSocket::UnconnectedState);
    QCOMPARE(pair.ends, 1); // told once
}

void TestLocalStream::ourEndComesAfterWhatWasWritten()
{
    Pair pair;
    const QByteArray body(5'000'000, 'x');
    qsizetype got = 0;
    QObject::connect(&pair.far, &QTcpSocket::readyRead, &pair.owner,
                     [&] { got += pair.far.readAll().size(); });
    pair.near->write(body);
    pair.near->finishWriting();
    pair.near->write("too late");
    QTRY_COMPARE(pair.far.state(), QAbstractSocket::UnconnectedState);
    QCOMPARE(got, body.size());
    QTRY_COMPARE(pair.ends, 1);
    QCOMPARE(pair.near->bytesToWrite(), 0);
}

void TestLocalStream::readsOnlySoFarAhead()
{
    Pair pair;
    pair.near->setReadLimit(100'000);
    const QByteArray body(20'000'000, 'x');
    pair.far.write(body);
    QTRY_COMPARE(pair.near->bytesAvailable(), 100'000);
    QByteArray got;
    QObject::connect(pair.near, &LocalStream::readyRead, &pair.owner, [&] {
        QVERIFY(pair.near->bytesAvailable() <= 100'000);
        got += pair.near->read(30'000);
    });
    got += pair.near->read(1);
    QTRY_COMPARE_WITH_TIMEOUT(got.size() + pair.near->bytesAvailable(), body.size(), 20'000);
    QCOMPARE(pair.breaks, 0);
}

void TestLocalStream::brokenByReset()
{
    Pair pair;
    pair.endFarWriting();
    QTRY_COMPARE(pair.ends, 1);
    pair.near->write("a");
    QTRY_COMPARE(pair.far.bytesAvailable(), 1);
    pair.far.abort();
    // Told as soon as something more is written: by an RST in return.
    const auto write = [&] {
        if (pair.breaks == 0)
            pair.near->write("b");
        return pair.breaks == 1;
    };
    QTRY_VERIFY(write());
    pair.near->write("c"); // harmless
    QCOMPARE(pair.near->bytesToWrite(), 0);
}

void TestLocalStream::abortIsNoOrderlyEnd()
{
    Pair pair;
    pair.near->abort();
    QTRY_COMPARE(pair.far.state(), QAbstractSocket::UnconnectedState);
    QVERIFY(pair.far.errorString().contains(QStringLiteral("reset")) ||
            pair.far.error() == QAbstractSocket::RemoteHostClosedError);
    QCOMPARE(pair.breaks, 0);
}

void TestLocalStream::deletedInEachSignal_data()
{
    QTest::addColumn<int>("which");
    QTest::newRow("readyRead") << 0;
    QTest::newRow("readEnded") << 1;
    QTest::newRow("bytesWritten") << 2;
}

void TestLocalStream::deletedInEachSignal()
{
    QFETCH(int, which);
    Pair pair;
    const auto gone = [&pair] { delete pair.near; };
    if (which == 0)
        QObject::connect(pair.near, &LocalStream::readyRead, &pair.owner, gone);
    else if (which == 1)
        QObject::connect(pair.near, &LocalStream::readEnded, &pair.owner, gone);
    else
        QObject::connect(pair.near, &LocalStream::bytesWritten, &pair.owner, gone);
    pair.near->write("a");
    pair.far.write("b");
    if (which == 1)
        pair.endFarWriting();
    QTRY_VERIFY(!pair.near);
    QTRY_COMPARE(pair.far.state(), QAbstractSocket::UnconnectedState);
}

QTEST_GUILESS_MAIN(TestLocalStream)
#include "tst_localstream.moc"
