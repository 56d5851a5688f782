// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

// The table of promises: what guides have people type by hand to reach a cluster, and what stands
// in its place here. Each row names the place in the window, the form at the terminal where there
// is one, and the test functions that hold it. A row whose test is gone is a promise that is
// broken.

#include "tests/support/sourcedir.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

struct Promise {
    int row;
    const char *typed;    ///< by hand
    const char *instead;  ///< what Firesteel does
    const char *window;   ///< where
    const char *terminal; ///< firesteelctl; empty: none
    const char *tests;    ///< "module/program:function …"
};

constexpr Promise kPromises[] = {
    {1, "look through the TLS folder of a K3s server for the right CA file",
     "says which file it is and that a CA grants no rights; names a client CA, a key or an "
     "administrator's certificate that was handed over in its place",
     "connect/trust", "", "kube/tst_caimport:wrongFiles kube/tst_caimport:roles"},
    {2, "replace 127.0.0.1 in the server's kubeconfig by its real address",
     "explains the address, offers the replacement, and checks that the certificate carries it",
     "connect/address", "check", "kube/tst_addressreader:noted kube/tst_trustfindings:names"},
    {3, "curl with the CA file against /version, on the server and then from the PC",
     "the rungs TLS, CA and name; a 401 counts as proof that TLS is right", "connect/test", "check",
     "kube/tst_ladder:anonymousRefusedProvesTls"},
    {4, "scp of the CA file or the kubeconfig from the server",
     "shows exactly which commands to run there, and takes what they print", "connect/source", "",
     "kube/tst_caimport:forms gui/tst_connectwizard:fromAPastedKubeconfig"},
    {5, "install kubectl only to read a token or a kubeconfig",
     "reads kubeconfigs itself and shows clusters, users and contexts", "connect/source",
     "clusters", "kube/tst_discovery:summaries ctl/tst_checkcommand:clusters"},
    {6, "export KUBECONFIG with a path on a Windows drive",
     "finds files on the Windows side and remembers those that were added; translates paths",
     "connect/source", "clusters",
     "kube/tst_discovery:windowsProfilesFromWsl base/tst_wsl:translation"},
    {7, "kubectl cluster-info",
     "version, health per check, control plane, system services and nodes on one page", "cluster",
     "",
     "engine/tst_clustersurvey:eachQuestionStandsAlone "
     "gui/tst_clusterpage:showsTheClusterAndItsLadder"},
    {8, "download the kubeconfig from Rancher and find the role in its menus",
     "takes the download as it is, tells whose token it is and how long it lives, and leads to the "
     "cluster's page in Rancher",
     "connect/source", "whoami",
     "kube/tst_jwt:kinds gui/tst_clusterpage:rancherIsRecognisedByItsAddress"},
    {9, "kubectl apply of a namespace, an account, a Role and its binding",
     "made by a form with dry run and difference; of a Role that is there only what lacks is added",
     "connect/access", "",
     "engine/tst_accessjobs:anEmptyClusterIsPlannedTriedAndSetUp "
     "engine/tst_accessjobs:exactlyTheMissingVerbsAreAdded"},
    {10, "kubectl create serviceaccount and a binding to the ClusterRole edit",
     "the same form; the least rights come first, the wide way is possible and marked",
     "connect/access", "", "engine/tst_rbac:aClusterRoleCountsAndTheWideWayIsMarked"},
    {11, "kubectl auth can-i, one verb at a time",
     "a matrix of rights, for oneself and for the account of drivers", "connect/access",
     "can-i --for driver",
     "engine/tst_accessjobs:theMatrixAsksTheServerAboutTheAccount ctl/tst_checkcommand:matrix"},
    {12, "kubectl proxy, and then an address with http",
     "plain HTTP to this computer is taken and its meaning said; elsewhere it is refused or marked",
     "connect/address", "check", "kube/tst_ladder:plainHttp kube/tst_kubeconfigresolve:plainHttp"},
};

/// "void name()" of a test program; a function of data alone does not count.
QSet<QString> functionsOf(const QString &program)
{
    QFile file(firesteel::test::sourceDir() + u"/tests/"_s + program + u".cpp"_s);
    QSet<QString> names;
    if (!file.open(QIODevice::ReadOnly))
        return names;
    static const QRegularExpression function(u"^\\s*void (\\w+)\\(\\)"_s,
                                             QRegularExpression::MultilineOption);
    QRegularExpressionMatchIterator found = function.globalMatch(QString::fromUtf8(file.readAll()));
    while (found.hasNext())
        names.insert(found.next().captured(1));
    return names;
}

} // namespace

class TestPromises : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyRowIsThere()
    {
        int expected = 1;
        for (const Promise &promise : kPromises) {
            QCOMPARE(promise.row, expected++);
            for (const char *text : {promise.typed, promise.instead, promise.window})
                QVERIFY2(qstrlen(text) > 0, promise.typed);
        }
        QCOMPARE(expected, 13);
    }

    void everyTestExists_data()
    {
        QTest::addColumn<QString>("test");
        for (const Promise &promise : kPromises) {
            const QStringList tests = QString::fromLatin1(promise.tests).split(u' ');
            for (const QString &test : tests)
                QTest::addRow("%d %s", promise.row, qPrintable(test)) << test;
        }
    }
    void everyTestExists()
    {
        QFETCH(const QString, test);
        const QString program = test.section(u':', 0, 0);
        const QSet<QString> functions = functionsOf(program);
        QVERIFY2(!functions.isEmpty(), qPrintable(program));
        QVERIFY2(functions.contains(test.section(u':', 1)), qPrintable(test));
    }

    /// The check itself: what is not there is found missing.
    void aTestThatIsGoneIsFound()
    {
        QVERIFY(functionsOf(u"no/such"_s).isEmpty());
        QVERIFY(!functionsOf(u"architecture/tst_promises"_s).contains(u"noSuchFunction"_s));
        QVERIFY(functionsOf(u"architecture/tst_promises"_s).contains(u"everyRowIsThere"_s));
    }
};

QTEST_GUILESS_MAIN(TestPromises)
#include "tst_promises.moc"
