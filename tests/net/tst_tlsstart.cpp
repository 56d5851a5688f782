// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

#include "core/net/tlsstart.h"

#include <QDir>
#include <QFile>
#include <QSslConfiguration>
#include <QSslSocket>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace firesteel::net {

class TlsStartTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void missingFunctionIsNoFailure();
    void hashedRoots_data();
    void hashedRoots();
    void systemRootsAreNotReadAtTheStart();
};

void TlsStartTest::missingFunctionIsNoFailure()
{
    QVERIFY(!detail::callWithTrue("_ZN8NoSuchQt8functionEb"));
}

void TlsStartTest::hashedRoots_data()
{
    QTest::addColumn<QString>("entry");
    QTest::addColumn<bool>("link");
    QTest::addColumn<bool>("found");
    QTest::newRow("link") << u"5ed36f99.0"_s << true << true;
    QTest::newRow("file") << u"5ed36f99.1"_s << false << true;
    QTest::newRow("upper case") << u"5ED36F99.0"_s << true << false;
    QTest::newRow("other name") << u"root.pem"_s << false << false;
    QTest::newRow("longer") << u"5ed36f99a.0"_s << false << false;
    QTest::newRow("dangling") << u"dangling"_s << true << false;
    QTest::newRow("no folder") << QString() << false << false;
}

void TlsStartTest::hashedRoots()
{
    QFETCH(const QString, entry);
    QFETCH(const bool, link);
    QFETCH(const bool, found);
    const QTemporaryDir folder;
    const QString target = folder.filePath(u"target"_s);
    if (entry == "dangling"_L1) {
        QVERIFY(QFile::link(target, folder.filePath(u"00000000.0"_s)));
    } else if (!entry.isEmpty()) {
        QFile file(link ? target : folder.filePath(entry));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(!link || QFile::link(target, folder.filePath(entry)));
    }
    const QString asked = entry.isEmpty() ? folder.filePath(u"missing"_s) : folder.path();
    QCOMPARE(detail::holdsHashedRoots({u"/nonexistent"_s, asked}), found);
}

void TlsStartTest::systemRootsAreNotReadAtTheStart()
{
    prepareTls();
    QVERIFY(QSslSocket::supportsSsl());
    // With another Qt or another system the roots are there, and everything works as well.
    if (QSslConfiguration::defaultConfiguration().caCertificates().isEmpty())
        QVERIFY(detail::holdsHashedRoots({u"/etc/ssl/certs"_s, u"/usr/lib/ssl/certs"_s}));
    else
        QVERIFY(!detail::holdsHashedRoots({u"/etc/ssl/certs"_s, u"/usr/lib/ssl/certs"_s}) ||
                !detail::callWithTrue(detail::kOnDemandSetter));
}

} // namespace firesteel::net

QTEST_GUILESS_MAIN(firesteel::net::TlsStartTest)
#include "tst_tlsstart.moc"
