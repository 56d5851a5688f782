// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/clustersession.h"
#include "core/kube/auth/jwt.h"
#include "gui/shell/opening.h"
#include "tests/gui/shellfixture.h"
#include "tests/support/podmaker.h"
#include "tests/support/scriptedcluster.h"

#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>
#include <QTimeZone>

using namespace firesteel;
using namespace firesteel::gui;
using namespace Qt::StringLiterals;
using firesteel::test::PodMaker;
using firesteel::test::ScriptedCluster;
using firesteel::test::ShellFixture;

namespace {

/// JSON with ' for ".
QByteArray json(QByteArray text)
{
    return text.replace('\'', '"');
}

QByteArray jwt(const QByteArray &claims)
{
    const auto part = [](const QByteArray &text) {
        return text.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
    };
    return part(json("{'alg':'none'}")) + '.' + part(claims) + ".x";
}

} // namespace

class TestShellWorkbench : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void opensAndFeedsTheStore()
    {
        ScriptedCluster cluster;
        cluster.put(u"pods"_s, PodMaker::driver().json());
        ShellFixture f;
        f.putKubeconfig(cluster.kubeconfig());
        f.workbench.refreshChoices();
        QVERIFY(!f.workbench.choicesKnown()); // not inside the call
        QTRY_VERIFY(f.workbench.choicesKnown());
        QCOMPARE(f.workbench.choices().constFirst().problem, std::nullopt);
        const QString id = f.workbench.choices().constFirst().id;
        QSignalSpy opened(&f.workbench, &Workbench::sessionOpened);
        f.workbench.open(id, u"jobs"_s);
        QCOMPARE(f.workbench.freshness().state, Freshness::State::Connecting);
        QTRY_COMPARE(opened.size(), 1);
        QCOMPARE(f.workbench.namespaceName(), u"jobs"_s);
        QTRY_COMPARE(f.workbench.freshness().state, Freshness::State::Live);
        QVERIFY(f.workbench.freshness().asOf.isValid());
        QTRY_COMPARE(f.workbench.session()->apps().apps().size(), 1);
    }

    void silentClusterIsStaleAndComesBack()
    {
        ScriptedCluster cluster;
        ShellFixture f;
        f.putKubeconfig(cluster.kubeconfig());
        f.workbench.refreshChoices();
        QTRY_VERIFY(f.workbench.choicesKnown());
        f.workbench.open(f.workbench.choices().constFirst().id, u"jobs"_s);
        QTRY_COMPARE(f.workbench.freshness().state, Freshness::State::Live);
        cluster.refuse("GET", "/version", 503, u"ServiceUnavailable"_s, u"gone"_s);
        f.workbench.reconnect();
        QTRY_COMPARE(f.workbench.freshness().state, Freshness::State::Stale);
        QVERIFY(f.workbench.freshness().cause);
        f.workbench.reconnect();
        QTRY_COMPARE(f.workbench.freshness().state, Freshness::State::Live);
    }

    void anotherNamespaceIsAnotherSession()
    {
        ScriptedCluster cluster;
        ShellFixture f;
        f.putKubeconfig(cluster.kubeconfig());
        f.workbench.refreshChoices();
        QTRY_VERIFY(f.workbench.choicesKnown());
        const QString id = f.workbench.choices().constFirst().id;
        QStringList order;
        connect(&f.workbench, &Workbench::sessionAboutToClose, this, [&] {
            order.append(u"close "_s + f.workbench.session()->connection().namespaceName);
        });
        connect(&f.workbench, &Workbench::sessionOpened, this,
                [&] { order.append(u"open "_s + f.workbench.namespaceName()); });
        f.workbench.open(id, u"jobs"_s);
        QTRY_VERIFY(f.workbench.session());
        f.workbench.open(id, QString(Workbench::AllNamespaces));
        QTRY_COMPARE(order, QStringList({u"open jobs"_s, u"close jobs"_s, u"open "_s}));
        QVERIFY(f.workbench.allNamespaces());
        f.workbench.close();
        QVERIFY(!f.workbench.session());
        QVERIFY(!f.workbench.current());
        QCOMPARE(f.workbench.freshness().state, Freshness::State::None);
    }

    void onlyTheLastOpeningCounts()
    {
        ScriptedCluster cluster;
        ShellFixture f;
        f.putKubeconfig(cluster.kubeconfig());
        f.workbench.refreshChoices();
        QTRY_VERIFY(f.workbench.choicesKnown());
        const QString id = f.workbench.choices().constFirst().id;
        QSignalSpy opened(&f.workbench, &Workbench::sessionOpened);
        f.workbench.open(id, u"one"_s);
        f.workbench.open(id, u"two"_s);
        QTRY_COMPARE(opened.size(), 1);
        QCOMPARE(f.workbench.namespaceName(), u"two"_s);
        f.workbench.open(id, u"three"_s);
        f.workbench.close();
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::sendPostedEvents();
        QVERIFY(!f.workbench.session());
    }

    void missingAndBrokenFiles()
    {
        ShellFixture f;
        f.workbench.refreshChoices();
        QTRY_VERIFY(f.workbench.choicesKnown());
        QVERIFY(!f.workbench.kubeconfigProblem()); // there simply is none
        QSignalSpy changed(&f.workbench, &Workbench::choicesChanged);
        f.workbench.setKubeconfig(f.home() + u"/not-there"_s);
        f.workbench.refreshChoices();
        QTRY_COMPARE(changed.size(), 1);
        QCOMPARE(f.workbench.kubeconfigProblem()->code, Errc::FileMissing);
        f.workbench.setKubeconfig({});
        f.putKubeconfig("apiVersion: v1\nkind: [\n");
        f.workbench.refreshChoices();
        QTRY_COMPARE(changed.size(), 2);
        QVERIFY(f.workbench.kubeconfigProblem());
    }

    void endOfAToken()
    {
        QCOMPARE(kube::tokenEnd(jwt(json("{'exp':1800000000}"))),
                 QDateTime::fromSecsSinceEpoch(1'800'000'000, QTimeZone::UTC));
        QCOMPARE(kube::tokenEnd(jwt(json("{'exp':'soon'}"))), std::nullopt);
        QCOMPARE(kube::tokenEnd(jwt("{}")), std::nullopt);
        QCOMPARE(kube::tokenEnd("kubeconfig-u-abc:xyz"), std::nullopt);
        QCOMPARE(kube::tokenEnd("a.b.c"), std::nullopt);
        QCOMPARE(kube::tokenEnd({}), std::nullopt);
    }
};

QTEST_MAIN(TestShellWorkbench)
#include "tst_shellworkbench.moc"
